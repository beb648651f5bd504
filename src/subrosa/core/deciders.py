"""Who decides: seats 0 to 7, chance, and the spectator who never does. A set of deciders is a bit mask."""

SEATS = 8
CHANCE = 8
SPECTATOR = 9


_SEATS_OF = [tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS)]


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats in a mask, in order."""
    return _SEATS_OF[mask & (1 << SEATS) - 1]
