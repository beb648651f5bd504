"""Where the novices are by what everybody saw, quick enough for each step.

That cards are dealt from one deck moves a share by little, and to work it out takes longer than all the rest (`weigh`).
"""

from ..belief.deal import GREEDY, RANDOM
from ..box import CELLS, PLACE_COUNT
from ..policy.heat import mark
from ..policy.mind import CASES
from ..policy.warmest import keep_warmest
from ..policy.weights import WARMEST
from ..rules.figures import noise, running
from ..rules.terms import NOVICE_COUNT


def locate(novice, memory, mind):
    """How likely a novice is on each place, one in all (`mind.believed`)."""
    believed = mind.believed[novice]
    total = 0.0
    for place in range(PLACE_COUNT):
        believed[place] = 0.0
        if memory.possible[novice][place]:
            mass = memory.mass[novice * PLACE_COUNT + place]
            liked = memory.liked[novice * PLACE_COUNT + place]
            weight = 0.0
            for k in range(CASES):
                weight += share(mass, liked, k)
            believed[place] = weight
            total += weight
    if total > 0.0:
        for place in range(PLACE_COUNT):
            believed[place] /= total


def share(mass, liked, case):
    """What rests on a case of what she carries and which wish is hers, her swift foot left aside."""
    return RANDOM * (mass[case] + mass[CASES + case]) + GREEDY * liked[case]


def suspect(v, memory, mind):
    """All novices on the run: those in the open, and the warmest places of the others with how loud they are there."""
    mark(v, mind)
    for place in range(PLACE_COUNT):
        mind.heat[place] = 0.0
        mind.pulled[place] = 0
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and v.marker[novice] < 0:
            locate(novice, memory, mind)
            for place in range(PLACE_COUNT):
                if not (v.safe_cell == 1 and place == CELLS[novice]):
                    mind.heat[place] += mind.believed[novice][place]
    keep_warmest(mind)
    for rank in range(WARMEST):
        mind.loud[rank] = 0.0
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and v.marker[novice] < 0 and v.played[novice] >= 0:
            modifier = noise(v, v.played[novice])
            for rank in range(mind.warm):
                place = mind.warm_place[rank]
                mind.loud[rank] += modifier * mind.believed[novice][place] / mind.warmth[rank]
