"""What can be worked out before secret moves are shown: the guards stand still meanwhile, and nothing new is seen.

Each decision of the secret moves that is noticed brings one part of it, whoever decides and whatever. What is missing
when the moves are shown is worked out then: what is believed does not depend on how much was ready.
"""

from ..box import CARD_MAX, DISTANCE, PLACE_COUNT
from ..policy.heat import shine
from ..policy.mind import BARE, CASES, LADEN, WISH_COUNT
from ..policy.ways import looking
from ..rules.figures import in_play, least, most
from ..rules.terms import CARD_COUNT, GUARD_COUNT, NOVICE_COUNT
from ..trees import HEIGHT, LOCK_DISTANCE, ROOM, ROW, TREE, TREES
from .habits import any_of, ease, is_drawn, tempt
from .memory import first
from .ways import find_ways, steps_ahead

CALM, SUMS = 1, 2
"""What is ready after the first parts."""


def begin_anew(v, memory):
    """What was worked out for another round is of no use."""
    if memory.ready_for != v.round:
        memory.ready_for = v.round
        memory.ready = 0
        for card in range(CARD_COUNT):
            memory.found[card] = 0
        for novice in range(NOVICE_COUNT):
            memory.ran[novice] = 0


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


# Habits.


def get_habits_ready(v, part, memory, mind):
    """How greedy novices are drawn, up to this part."""
    if memory.ready < CALM:
        tempt(v, mind)
        for place in range(PLACE_COUNT):
            for card in range(CARD_COUNT):
                memory.calm[place][card] = mind.calm[place][card]
    if memory.ready < SUMS == part:
        recall_calm(memory, mind)
        ease(mind)
        sum_all(v, memory, mind)


def sum_all(v, memory, mind):
    """How strongly everybody is drawn from wherever she may be, and what she may carry there."""
    for novice in range(NOVICE_COUNT):
        if in_play(v, novice):
            for place in range(PLACE_COUNT):
                if memory.possible[novice][place]:
                    sum_of(novice, place, memory, mind)


def sum_of(novice, place, memory, mind):
    """The same for one novice on one place."""
    row = novice * PLACE_COUNT + place
    is_drawn(novice, place, BARE, LADEN, memory, mind)
    memory.drawn_cases[row] = mind.drawn_cases
    for k in range(mind.drawn_cases):
        memory.drawn[row][k] = mind.drawn[k]
    memory.plain_cases[row] = cases_of(memory.mass[row], 0, BARE, LADEN)
    memory.feet_cases[row] = cases_of(memory.mass[row], 1, BARE, LADEN)


def cases_of(mass, swift, least_load, most_load):
    """Behind which case there is nothing more with so much to carry; 0 if there is nothing at all."""
    cases = 0
    for load in range(least_load, most_load + 1):
        if any_of(mass, first(load, swift), first(load, swift) + WISH_COUNT):
            cases = first(load + 1, 0)
    return cases


def recall_calm(memory, mind):
    """How little there is to fear on each place comes to mind."""
    for place in range(PLACE_COUNT):
        for card in range(CARD_COUNT):
            mind.calm[place][card] = memory.calm[place][card]


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


def keep_some(v, card, part, parts, memory, mind):
    """The ways of a card from all places, in so many parts."""
    if part == 0:
        for tree in range(TREES):
            memory.ends[card * TREES + tree] = -1
    describe_unseen(v, card, mind)
    if is_usual(mind):
        for start in range(PLACE_COUNT * part // parts, PLACE_COUNT * (part + 1) // parts):
            keep_ways(v, start, memory, mind)
        memory.found[card] = 1 if part == parts - 1 else 0


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
    row = mind.card * TREES + TREE[key * PLACE_COUNT + start]
    find_ways(start, key, mind)
    memory.ends[row] = mind.row
    lay_down(ROW[row], memory, mind)


def lay_down(at, memory, mind):
    """What was found is laid down from here on."""
    mind.row_at = at
    for i in range(mind.row):
        end = mind.row_end[i]
        memory.end[at + i] = end
        memory.plain[at + i] = mind.plain[end]
        memory.swiftly[at + i] = mind.swiftly[end]


def are_kept(memory, mind):
    """Were the ways that look like this move found ahead?"""
    return mind.sights == 0 and not mind.further and memory.found[mind.card] == 1


def is_usual(mind):
    """Are ways no longer than there is room for? The first moves may be."""
    return mind.farthest <= CARD_MAX[mind.card] and steps_ahead(mind) <= HEIGHT


def is_as_kept(v, start, mind):
    """Do the guards matter to ways from here as they did when they were found: all who are near would catch her?"""
    for guard in range(GUARD_COUNT):
        if mind.posts[guard] != v.at[guard] and DISTANCE[v.at[guard]][start] <= steps_ahead(mind):
            return False
    return True


def recall_ways(v, start, key, memory, mind):
    """All ways from a place, as they were found ahead, or found now."""
    row = mind.card * TREES + TREE[key * PLACE_COUNT + start]
    if mind.kept_ways and memory.ends[row] >= 0 and is_as_kept(v, start, mind):
        mind.row = memory.ends[row]
        mind.row_at = ROW[row]
    else:
        find_ways(start, key, mind)
        lay_down(ROOM, memory, mind)
