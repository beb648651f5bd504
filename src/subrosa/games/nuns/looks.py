"""All that guards can see, in one table, for players who plan (5)."""

from itertools import compress

from .box import DISTANCE, MOST_NEIGHBOURS, NOWHERE, PLACE_COUNT, ROOM_2025, SHRINE, SIGHT, SIGHT_RANGE, UNREACHED


def _looks() -> tuple[tuple[int, ...], ...]:
    """All that can be seen, a row for each place: by range, shrine and facing, then from nowhere, then by rooms (5)."""
    rows = []
    for far in (SIGHT_RANGE, UNREACHED):
        for hidden in (SHRINE, NOWHERE):
            for facing in range(MOST_NEIGHBOURS):
                for at in range(PLACE_COUNT):
                    ahead = compress(range(PLACE_COUNT), SIGHT[at * MOST_NEIGHBOURS + facing])
                    rows.append([at, *(place for place in ahead if place != hidden and DISTANCE[at][place] <= far)])
    rows += [[at] for at in range(PLACE_COUNT)]
    rows += [[place for place in range(PLACE_COUNT) if ROOM_2025[place] == room] for room in ROOM_2025]
    longest = max(map(len, rows)) + 1
    return tuple((*row, *[-1] * (longest - len(row))) for row in rows)


SEEN = _looks()
"""What is seen in each look: places, -1 behind the last."""
FROM_NOWHERE = 4 * MOST_NEIGHBOURS * PLACE_COUNT
IN_ROOM = FROM_NOWHERE + PLACE_COUNT
