"""What can be worked out before secret moves are shown: the guards stand still meanwhile, and nothing new is seen.

Each decision of the secret moves brings one part of it, whoever decides and whatever: which part depends on nothing
but how many have gone by, and what is believed does not depend on how much is ready.
"""

from ..box import PLACE_COUNT
from ..policy.heat import shine
from ..policy.mind import BARE, CASES, LADEN, WISH_COUNT
from ..policy.ways import looking
from ..rules.figures import in_play, least, most
from ..rules.terms import CARD_COUNT, GUARD_COUNT, NOVICE_COUNT, RUN_CARD, SNEAK_CARD, STAND_CARD, WALK_CARD
from ..trees import HEIGHT, LOCK_DISTANCE, ROW, TREE, TREES
from .habits import any_of, ease, sum_errands, sum_homeward, tempt
from .memory import first
from .ways import find_ways, steps_ahead

CALM, SUMS, RUNS, WALKS, SNEAKS = range(1, 6)
"""What is ready after each part."""


def look_ahead(v, memory, mind):
    """One part more of what can be worked out ahead for this round's moves."""
    if memory.ready_for != v.round:
        memory.ready_for = v.round
        memory.ready = 0
    if memory.ready >= SNEAKS:
        return
    survey(v, mind)
    if memory.ready < SUMS:
        get_ready(v, memory.ready + 1, memory, mind)
    else:
        memory.ready += 1
        card = RUN_CARD if memory.ready == RUNS else WALK_CARD if memory.ready == WALKS else SNEAK_CARD
        for tree in range(TREES):
            memory.ends[card * TREES + tree] = -1
        describe_unseen(v, card, mind)
        if steps_ahead(mind) <= HEIGHT:
            for start in range(PLACE_COUNT):
                keep_ways(v, start, memory, mind)


def survey(v, mind):
    """What the guards see, and what each card asks for and allows."""
    for place in range(PLACE_COUNT):
        mind.lit[place] = 0
    for guard in range(GUARD_COUNT):
        shine(looking(v, guard), mind)
    for place in range(PLACE_COUNT):
        mind.dark[place] = 0.0 if mind.lit[place] else 1.0
    mind.needed = 0
    for card in range(CARD_COUNT):
        mind.needs[card] = least(v, card)
        mind.reach[card] = most(v, card)
        mind.needed = max(mind.needed, mind.needs[card])
    mind.barred = 1 if v.novice_may_enter_guard == 1 else 0
    mind.again = 1 if v.allow_revisit == 1 else 0


def get_ready(v, part, memory, mind):
    """How greedy novices are drawn, up to this part."""
    if memory.ready < CALM:
        tempt(v, mind)
        for place in range(PLACE_COUNT):
            for card in range(CARD_COUNT):
                memory.calm[place][card] = mind.calm[place][card]
    elif part == SUMS:
        for place in range(PLACE_COUNT):
            for card in range(CARD_COUNT):
                mind.calm[place][card] = memory.calm[place][card]
        ease(mind)
    if memory.ready < SUMS == part:
        sum_all(v, memory, mind)
    memory.ready = max(memory.ready, part)


def sum_all(v, memory, mind):
    """How strongly everybody may be drawn from wherever she may be."""
    for place in range(PLACE_COUNT):
        for load in range(LADEN):
            memory.summed[load][place] = 0
        for novice in range(NOVICE_COUNT):
            memory.homeward[novice][place] = 0.0
            if in_play(v, novice) and memory.possible[novice][place]:
                sum_of(novice, place, memory, mind)


def sum_of(novice, place, memory, mind):
    """The same for one novice on one place, with whatever she may carry there."""
    liked = memory.liked[novice * PLACE_COUNT + place]
    for load in range(LADEN):
        low = load * WISH_COUNT
        if not memory.summed[load][place] and any_of(liked, low, low + WISH_COUNT):
            sum_errands(place, load, mind)
            memory.summed[load][place] = 1
            for k in range(low, low + WISH_COUNT):
                memory.total[place][k] = mind.total[place][k]
    if any_of(liked, LADEN * WISH_COUNT, CASES):
        sum_homeward(novice, place, mind)
        memory.homeward[novice][place] = mind.homeward[novice][place]


def recall(memory, mind):
    """What was worked out of greedy novices comes to mind."""
    for place in range(PLACE_COUNT):
        for card in range(CARD_COUNT):
            mind.calm[place][card] = memory.calm[place][card]
        for load in range(LADEN):
            mind.summed[load][place] = memory.summed[load][place]
        for k in range(LADEN * WISH_COUNT):
            mind.total[place][k] = memory.total[place][k]
        for novice in range(NOVICE_COUNT):
            mind.homeward[novice][place] = memory.homeward[novice][place]


# Ways.


def describe_unseen(v, card, mind):
    """A move of which nothing but the card is open, and after which a swift foot may be left."""
    mind.card = card
    mind.fewest = mind.needs[card]
    mind.farthest = mind.reach[card]
    mind.locked_in = max(mind.farthest, mind.needed)
    mind.further = 0
    mind.spare = 1 if v.blessings == 0 and v.swift_foot == 0 else 0
    mind.sights = 0
    for guard in range(GUARD_COUNT):
        mind.posts[guard] = v.at[guard]


def keep_ways(v, start, memory, mind):
    """The unseen ways from a place where anybody may be, with and without a key."""
    bare = False
    keyed = False
    for novice in range(NOVICE_COUNT):
        if in_play(v, novice) and memory.possible[novice][start]:
            mass = memory.mass[novice * PLACE_COUNT + start]
            for swift in range(2):
                bare = bare or any_of(mass, first(BARE, swift), first(BARE, swift) + WISH_COUNT)
                keyed = keyed or any_of(mass, first(BARE, swift) + WISH_COUNT, first(BARE, swift) + CASES)
    matters = LOCK_DISTANCE[start] <= mind.locked_in
    if bare or (keyed and not matters):
        keep_row(start, 0, memory, mind)
    if keyed and matters:
        keep_row(start, 1, memory, mind)


def keep_row(start, key, memory, mind):
    """The ends of unseen ways are kept."""
    find_ways(start, key, mind)
    row = mind.card * TREES + TREE[key * PLACE_COUNT + start]
    memory.ends[row] = mind.row
    at = ROW[row]
    for i in range(mind.row):
        end = mind.row_end[i]
        memory.end[at + i] = end
        memory.plain[at + i] = mind.plain[end]
        memory.swiftly[at + i] = mind.swiftly[end]


def are_kept(v, memory, mind):
    """Were the ways that look like this move found ahead?"""
    ready = memory.ready_for == v.round and memory.ready >= (
        RUNS if mind.card == RUN_CARD else WALKS if mind.card == WALK_CARD else SNEAKS
    )
    usual = mind.sights == 0 and not mind.further and mind.card != STAND_CARD and steps_ahead(mind) <= HEIGHT
    for guard in range(GUARD_COUNT):
        usual = usual and mind.posts[guard] == v.at[guard]
    return ready and usual


def recall_ways(start, key, memory, mind):
    """All ways from a place, as they were found ahead, or found now."""
    row = mind.card * TREES + TREE[key * PLACE_COUNT + start]
    if not mind.kept_ways or memory.ends[row] < 0:
        find_ways(start, key, mind)
        return
    mind.row = memory.ends[row]
    at = ROW[row]
    for i in range(mind.row):
        end = memory.end[at + i]
        mind.row_end[i] = end
        mind.plain[end] = memory.plain[at + i]
        mind.swiftly[end] = memory.swiftly[at + i]
