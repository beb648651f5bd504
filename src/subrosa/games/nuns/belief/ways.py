"""All ways a novice may have gone with her card, and how likely each end is if every choice on offer is alike (4)."""

from ..box import DISTANCE, LOCKED, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT
from ..rules.terms import CARD_COUNT, GUARD_COUNT

SEEN, HIDDEN = -1, -2
"""Where to she vanished, if she did not, or if the table is not shown it."""
LOCK_DISTANCE = tuple(
    min((far[place] for place in range(PLACE_COUNT) if any(LOCKED[place])), default=PLACE_COUNT) for far in DISTANCE
)
"""Steps to the nearest place with a lock: a key makes no difference to shorter ways."""


def is_post(place, mind):
    """Does a guard stand here who would catch her?"""
    for guard in range(GUARD_COUNT):
        if mind.posts[guard] == place:
            return True
    return False


def enterable(depth, j, key, mind):
    """May a way go on to a neighbour: no lock without key, not twice, perhaps no guard (4.4, 4.5, 4.7)?"""
    place = mind.trod[depth]
    there = NEIGHBOURS[place][j]
    if there < 0 or (LOCKED[place][j] and not key):
        return False
    if not mind.again:
        for i in range(depth + 1):
            if mind.trod[i] == there:
                return False
    return not (mind.barred and is_post(there, mind))


def extends(depth, needed, key, mind):
    """Can a way go on for so many steps, or to a guard (4.1, 4.7)?"""
    if needed <= 0:
        return True
    last = depth + needed - 1
    at = depth
    mind.probe[at] = 0
    while at >= depth:
        j = mind.probe[at]
        if j == MOST_NEIGHBOURS:
            at -= 1
            continue
        mind.probe[at] = j + 1
        if enterable(at, j, key, mind):
            there = NEIGHBOURS[mind.trod[at]][j]
            if at == last or is_post(there, mind):
                return True
            at += 1
            mind.trod[at] = there
            mind.probe[at] = 0
    return False


def onward(depth, j, key, mind):
    """May a way go on to a neighbour, and can it then still be as long as the card asks?"""
    if not enterable(depth, j, key, mind):
        return False
    if depth + 1 >= mind.fewest:
        return True
    there = NEIGHBOURS[mind.trod[depth]][j]
    mind.trod[depth + 1] = there
    return is_post(there, mind) or extends(depth + 1, mind.fewest - depth - 1, key, mind)


def cards(start, key, mind):
    """How many movement cards could be played from a place (4.1g): all, if the longest least way can be gone."""
    mind.trod[0] = start
    longest = 0
    for card in range(CARD_COUNT):
        longest = max(longest, mind.needs[card])
    if extends(0, longest, key, mind):
        return CARD_COUNT
    count = 0
    for card in range(CARD_COUNT):
        if extends(0, mind.needs[card], key, mind):
            count += 1
    return count


def find_ways(start, key, mind):
    """All ways from a place that look like what was seen, added up by their ends in the row of the mind."""
    for i in range(mind.row):
        mind.in_row[mind.row_end[i]] = 0
    mind.row = 0
    mind.trod[0] = start
    if not extends(0, mind.fewest, key, mind):
        return
    depth = 0
    mind.noted[0] = 0
    mind.chance[0] = 1.0 / cards(start, key, mind)
    mind.scan[0] = arrive(0, key, mind)
    while depth >= 0:
        j = mind.scan[depth]
        if j == MOST_NEIGHBOURS:
            depth -= 1
            continue
        mind.scan[depth] = j + 1
        if onward(depth, j, key, mind):
            there = NEIGHBOURS[mind.trod[depth]][j]
            noted = looks(mind.noted[depth], mind.trod[depth], there, mind)
            if noted >= 0:
                mind.chance[depth + 1] = mind.each[depth]
                depth += 1
                mind.trod[depth] = there
                mind.noted[depth] = noted
                mind.scan[depth] = arrive(depth, key, mind)


def looks(noted, place, there, mind):
    """How much of what was seen has come about after one step more; -1 if that looks otherwise (6.2-6.4)."""
    if mind.lit[there]:
        fits = noted < mind.sights and mind.sight_to[noted] == SEEN and mind.sight_at[noted] == there
    elif mind.lit[place]:
        to = mind.sight_to[noted] if noted < mind.sights else SEEN
        fits = mind.sight_at[noted] == place and (to == there or to == HIDDEN)
    else:
        return noted
    return noted + 1 if fits else -1


def arrive(depth, key, mind):
    """A way has come to a place: if it may end there it is counted; the first neighbour to go on to."""
    place = mind.trod[depth]
    chance = mind.chance[depth]
    complete = mind.noted[depth] == mind.sights
    if depth > mind.farthest:
        if complete:
            end_on(place, 0.0, chance, mind)
        return MOST_NEIGHBOURS
    if (depth > 0 and is_post(place, mind)) or (depth == mind.farthest and not mind.spare):
        if complete and not mind.further:
            end_on(place, chance, chance, mind)
        return MOST_NEIGHBOURS
    ahead = 1 if depth >= mind.fewest else 0
    for j in range(MOST_NEIGHBOURS):
        if onward(depth, j, key, mind):
            ahead += 1
    mind.each[depth] = chance / max(1, ahead)
    if depth >= mind.fewest and complete and not mind.further:
        end_on(place, chance if depth == mind.farthest else mind.each[depth], mind.each[depth], mind)
    return 0 if depth < mind.farthest or mind.further else MOST_NEIGHBOURS


def end_on(place, plain, swiftly, mind):
    """One way more ends on a place."""
    if mind.in_row[place] != 1:
        mind.in_row[place] = 1
        mind.row_end[mind.row] = place
        mind.row += 1
        mind.plain[place] = plain
        mind.swiftly[place] = swiftly
    else:
        mind.plain[place] += plain
        mind.swiftly[place] += swiftly
