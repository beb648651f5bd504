"""How a greedy novice is held to move: towards key, wish and home, away from what the guards see and hear next."""

from math import exp

from ..box import CELLS, DIE, DISTANCE, KEY_PLACE, PLACE_COUNT, UNLOCKED, UNREACHED, WISH_PLACE
from ..policy.danger import FARTHEST, hunted, met, watch
from ..policy.mind import CASES, LADEN, WISH_COUNT
from ..policy.ways import faces
from ..policy.weights import CAPTURE, GLIMPSED, HEARD, LAST_CAPTURE, SHOWN, TAKEN, TEAM
from ..rules.figures import noise
from ..rules.noises import deaf
from ..rules.terms import CARD_COUNT, GUARD_COUNT, NOVICE_COUNT, RUN_CARD
from ..trees import NEAREST

BETA = 2.0
"""How sharply she prefers what is worth more: by so much a step of her errand."""
TREMBLE = 0.05
"""So often she does just anything."""
HOMEWARD = 6.0
"""What coming home with the wish is worth, beside the steps that led there."""
WARIER = 1.9
"""How much dearer she is held to find a capture than a greedy novice does: some think of the whole night."""
NOBODY = -1


def _drawn(far, taken):
    """How strongly a place draws her from which so many steps are left."""
    return exp(BETA * (taken - far)) if far == 0 else exp(-BETA * min(far, UNREACHED))


def _pull(place):
    bare = [_drawn(UNLOCKED[place][key], TAKEN) for key in KEY_PLACE]
    keyed = [_drawn(DISTANCE[place][wish], TAKEN) for wish in WISH_PLACE]
    return (*bare, *keyed)


PULL = tuple(_pull(place) for place in range(PLACE_COUNT))
"""How strongly a place draws any novice who is not on her way home, by what she carries and which wish is hers."""
HOME_PULL = tuple(tuple(_drawn(DISTANCE[place][home], HOMEWARD) for place in range(PLACE_COUNT)) for home in CELLS)
"""By novice and place: how strongly it draws her home."""


def tempt(v, mind):
    """How little a novice has to fear on each place after playing each card, by what is open before the moves."""
    watch(v, NOBODY, mind)
    left = v.limit - v.captures
    fear = WARIER * (CAPTURE + (TEAM / left if left > 1 else LAST_CAPTURE))
    for place in range(PLACE_COUNT):
        for card in range(CARD_COUNT):
            mind.calm[place][card] = exp(-BETA * dread(v, place, card, fear, mind))
    ease(mind)


def ease(mind):
    """The same by how far it is, whatever card leads so far; nothing has been summed up yet."""
    for place in range(PLACE_COUNT):
        for far in range(mind.reach[RUN_CARD] + 1):
            mind.ease[place][far] = 0.0
            for card in range(CARD_COUNT):
                if mind.needs[card] <= far <= mind.reach[card]:
                    mind.ease[place][far] += mind.calm[place][card]
        for load in range(LADEN):
            mind.summed[load][place] = 0
        for case in range(CASES):
            mind.total[place][case] = 1.0
        for novice in range(NOVICE_COUNT):
            mind.homeward[novice][place] = 0.0


def dread(v, place, card, fear, mind):
    """What it costs to end a move here: being caught, seen or heard."""
    spared = 1.0
    cost = 0.0
    for guard in range(GUARD_COUNT):
        far = DISTANCE[v.at[guard]][place]
        risk = max(met(guard, place, mind), hunted(v, guard, NOBODY, place, mind))
        if not deaf(v, guard):
            risk += faces(far, noise(v, card)) / DIE * max(0.0, HEARD[min(far, FARTHEST)] - risk)
        if mind.watched[place] >> guard & 1:
            cost += SHOWN
            risk = max(risk, HEARD[min(far, FARTHEST)])
        spared *= 1.0 - min(1.0, risk)
        cost += GLIMPSED * mind.glimpsed[guard][place]
    return cost + fear * (1.0 - spared)


def is_drawn(novice, start, least_load, most_load, memory, mind):
    """May a greedy novice be here with so much? Then by how much she is drawn away, case by case."""
    liked, liking, drawn, total = memory.liked[novice * PLACE_COUNT + start], mind.liking, mind.drawn, mind.total[start]
    cases = 0
    for load in range(least_load, most_load + 1):
        if any_of(liked, load * WISH_COUNT, (load + 1) * WISH_COUNT):
            cases = (load + 1) * WISH_COUNT
            sum_up(novice, start, load, mind)
    for k in range(cases):
        liking[k] = liked[k]
        drawn[k] = (1.0 - TREMBLE) * liked[k] / total[k]
    for k in range(least_load * WISH_COUNT):
        liking[k] = 0.0
        drawn[k] = 0.0
    mind.drawn_cases = cases
    return cases > 0


def any_of(row, start, end):
    """Is there anything between two numbers of a row?"""
    for i in range(start, end):
        if row[i] > 0.0:
            return True
    return False


def distance(start, end, key):
    """How many steps she needs, with a key or without."""
    return DISTANCE[start][end] if key else UNLOCKED[start][end]


def sum_up(novice, start, load, mind):
    """How strongly all places in reach draw a novice together, whatever card leads there (`mind.total`)."""
    if load < LADEN:
        if not mind.summed[load][start]:
            sum_errands(start, load, mind)
        return
    if mind.homeward[novice][start] == 0.0:
        sum_homeward(novice, start, mind)
    for k in range(LADEN * WISH_COUNT, CASES):
        mind.total[start][k] = mind.homeward[novice][start]


def sum_errands(start, load, mind):
    """The same to keys, or to wishes: for any novice alike."""
    mind.summed[load][start] = 1
    low = load * WISH_COUNT
    total = mind.total[start]
    for k in range(low, low + WISH_COUNT):
        total[k] = 0.0
    for i in range(PLACE_COUNT):
        end = NEAREST[start][i]
        if DISTANCE[start][end] > mind.reach[RUN_CARD]:
            break
        far = distance(start, end, load)
        if far <= mind.reach[RUN_CARD]:
            ease = mind.ease[end][far]
            pull = PULL[end]
            for k in range(low, low + WISH_COUNT):
                total[k] += pull[k] * ease


def sum_homeward(novice, start, mind):
    """The same for a novice with her wish: whichever it is, she is drawn home."""
    drawn = 0.0
    for i in range(PLACE_COUNT):
        end = NEAREST[start][i]
        far = DISTANCE[start][end]
        if far > mind.reach[RUN_CARD]:
            break
        drawn += HOME_PULL[novice][end] * mind.ease[end][far]
    mind.homeward[novice][start] = drawn
