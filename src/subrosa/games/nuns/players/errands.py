"""Where novices will be in the rounds to come: from where they are believed to be, on the ways to what each lacks.

A round later a novice is a few steps further on a shortest way to her key, her wish or her cell, whichever is next by
what she carries and which wish is hers, or beside that way; who has come there goes on to what is next.
"""

from ..box import (
    CELLS,
    DISTANCE,
    KEY_PLACE,
    LOCKED,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    PLACE_COUNT,
    UNLOCKED,
    WISH_PLACE,
)
from ..policy.mind import CASES, KEYED, LADEN, WISH_COUNT
from ..policy.weights import LATEST, SPEED
from ..rules.figures import running
from ..rules.terms import NOVICE_COUNT
from .believing import locate, share
from .weights import BESIDE, FAINT, ON_HER_WAY


def _after(place, goal, key):
    """Where a shortest way to a goal leads in a round, with or without a key; she does not pass it."""
    far = DISTANCE[goal] if key else UNLOCKED[goal]
    for _ in range(SPEED):
        for there, locked in zip(NEIGHBOURS[place], LOCKED[place], strict=True):
            if there >= 0 and far[there] == far[place] - 1 and (key or not locked):
                place = there
                break
    return place


def _row(novice, place):
    """The same by what she carries and which wish is hers."""
    bare = [_after(place, key, False) for key in KEY_PLACE]
    keyed = [_after(place, wish, True) for wish in WISH_PLACE]
    return (*bare, *keyed, *[_after(place, CELLS[novice], True)] * WISH_COUNT)


AFTER = tuple(_row(novice, place) for novice in range(NOVICE_COUNT) for place in range(PLACE_COUNT))
"""Row novice * PLACE_COUNT + place: where she is a round later, by what she carries and which wish is hers."""


def foresee(v, memory, mind):
    """All novices on the run, round by round (`mind.later`)."""
    for later in range(LATEST + 1):
        for place in range(PLACE_COUNT):
            mind.later[later][place] = 0.0
    for novice in range(NOVICE_COUNT):
        if running(v, novice):
            locate(novice, memory, mind)
            for place in range(PLACE_COUNT):
                if mind.believed[novice][place] > 0.0:
                    mind.later[0][place] += mind.believed[novice][place]
                    send_on(novice, place, memory, mind)


def send_on(novice, place, memory, mind):
    """What is believed to rest on a place goes on, case by case."""
    mass = memory.mass[novice * PLACE_COUNT + place]
    liked = memory.liked[novice * PLACE_COUNT + place]
    total = 0.0
    for case in range(CASES):
        total += share(mass, liked, case)
    for case in range(CASES):
        part = mind.believed[novice][place] * share(mass, liked, case) / total
        if part > FAINT:
            lead_away(novice, place, case, part, mind)


def lead_away(novice, place, case, part, mind):
    """A novice with what she carries and her wish card goes her way, in each round a part of it."""
    for later in range(1, LATEST + 1):
        there = AFTER[novice * PLACE_COUNT + place][case]
        if there == place and case < first_of(LADEN):
            case += first_of(KEYED)
            there = AFTER[novice * PLACE_COUNT + place][case]
        place = there
        mind.later[later][place] += ON_HER_WAY * part
        for j in range(MOST_NEIGHBOURS):
            if NEIGHBOURS[place][j] >= 0:
                mind.later[later][NEIGHBOURS[place][j]] += BESIDE * part


def first_of(load):
    """The first case in which she carries so much."""
    return load * WISH_COUNT
