"""Where what rests on places goes when a novice moves in secret: to all ends of her ways, as likely as they are."""

from ..box import DISTANCE, PLACE_COUNT
from ..policy.mind import BARE, CASES, KEYED, LADEN, WISH_COUNT
from ..trees import LOCK_DISTANCE
from .ahead import cases_of, recall_ways
from .habits import HOME_PULL, PULL, TREMBLE, any_of, distance
from .memory import first

HOMEWARD_CASES = LADEN * WISH_COUNT
"""From this case on she is drawn home."""


def spread(v, novice, memory, mind):
    """From every place where she may have been, by all ways that look like what was seen."""
    mind.width = widest(novice, memory)
    for place in range(PLACE_COUNT):
        clear(place, mind)
    for start in range(PLACE_COUNT):
        if memory.possible[novice][start]:
            if mind.sights == 0 or DISTANCE[start][mind.sight_at[0]] <= mind.farthest + 1:
                go_from(v, novice, start, memory, mind)


def widest(novice, memory):
    """Behind which case there is nothing more on any place."""
    width = 0
    for place in range(PLACE_COUNT):
        if memory.possible[novice][place]:
            row = novice * PLACE_COUNT + place
            width = max(width, max(memory.plain_cases[row], memory.feet_cases[row]))
    return width


def clear(place, mind):
    """Nothing has come here yet."""
    there, lured, width = mind.moved[place], mind.lured[place], mind.width
    for k in range(width):
        there[k] = 0.0
        lured[k] = 0.0
    for k in range(CASES, CASES + width):
        there[k] = 0.0


def go_from(v, novice, start, memory, mind):
    """All ways from one place; a key counts only where there are locks to reach."""
    row = novice * PLACE_COUNT + start
    if LOCK_DISTANCE[start] > mind.locked_in:
        mind.cases = memory.plain_cases[row]
        mind.feet_cases = memory.feet_cases[row]
        go_with(v, novice, start, 0, BARE, LADEN, memory, mind)
    else:
        mind.cases = cases_of(memory.mass[row], 0, BARE, BARE)
        mind.feet_cases = cases_of(memory.mass[row], 1, BARE, BARE)
        go_with(v, novice, start, 0, BARE, BARE, memory, mind)
        mind.cases = cases_of(memory.mass[row], 0, KEYED, LADEN)
        mind.feet_cases = cases_of(memory.mass[row], 1, KEYED, LADEN)
        go_with(v, novice, start, 1, KEYED, LADEN, memory, mind)


def go_with(v, novice, start, key, least_load, most_load, memory, mind):
    """All ways from one place with or without a key, if she may carry so much there."""
    if mind.cases > 0 or mind.feet_cases > 0:
        lay_ready(novice, start, least_load, most_load, memory, mind)
        recall_ways(v, start, key, memory, mind)
        bring(novice, start, key, memory, mind)


def lay_ready(novice, start, least_load, most_load, memory, mind):
    """What rests on a start with so much to carry is laid ready."""
    row = novice * PLACE_COUNT + start
    rests, liking, drawn = mind.rests, mind.liking, mind.drawn
    mass, liked, pulled = memory.mass[row], memory.liked[row], memory.drawn[row]
    cases = min(memory.drawn_cases[row], first(most_load + 1, 0))
    for i in range(CASES + mind.feet_cases):
        rests[i] = mass[i]
    for k in range(cases):
        liking[k] = liked[k]
        drawn[k] = pulled[k]
    for k in range(first(least_load, 0)):
        rests[k] = 0.0
        rests[CASES + k] = 0.0
        liking[k] = 0.0
        drawn[k] = 0.0
    mind.drawn_cases = cases


def bring(novice, start, key, memory, mind):
    """What rests on a start goes to all ends of its ways."""
    rests, cases, feet = mind.rests, mind.cases, mind.feet_cases
    swiftly, further = mind.unused[novice] == 1, mind.further
    fewest, farthest = mind.fewest, mind.farthest
    for i in range(mind.row_at, mind.row_at + mind.row):
        end = memory.end[i]
        plain = memory.plain[i]
        swift = memory.swiftly[i]
        there = mind.moved[end]
        for k in range(cases):
            there[k] += rests[k] * plain
        chance = swift if swiftly else plain
        for k in range(CASES, CASES + feet):
            there[k] += rests[k] * chance
        trembling = swift if further else TREMBLE * plain
        if fewest <= distance(start, end, key) <= farthest:
            lure(novice, end, trembling, mind)
        else:
            tremble(end, trembling, mind)


def lure(novice, end, trembling, mind):
    """The same as a greedy novice would choose card and end (`is_drawn`), or now and then just anything."""
    lured, liking, drawn, cases = mind.lured[end], mind.liking, mind.drawn, mind.drawn_cases
    calm = mind.calm[end][mind.card]
    pull = PULL[end]
    for k in range(min(cases, HOMEWARD_CASES)):
        lured[k] += liking[k] * trembling + drawn[k] * pull[k] * calm
    if cases > HOMEWARD_CASES:
        home = HOME_PULL[novice][end]
        for k in range(HOMEWARD_CASES, cases):
            lured[k] += liking[k] * trembling + drawn[k] * home * calm


def tremble(end, trembling, mind):
    """The same where no greedy novice would choose to go."""
    lured, liking = mind.lured[end], mind.liking
    for k in range(mind.drawn_cases):
        lured[k] += liking[k] * trembling


def has_come(place, mind):
    """May she have come here?"""
    there = mind.moved[place]
    return any_of(there, 0, mind.width) or any_of(there, CASES, CASES + mind.width)


def arrive(novice, place, there, lured, memory, mind):
    """The new masses of a place where she may be."""
    mass = memory.mass[novice * PLACE_COUNT + place]
    liked = memory.liked[novice * PLACE_COUNT + place]
    memory.possible[novice][place] = 1
    for k in range(mind.width):
        mass[k] = there[k]
        mass[CASES + k] = there[CASES + k]
        liked[k] = lured[k]
