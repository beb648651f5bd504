"""How a greedy novice is held to move: towards key, wish and home, away from what the guards see and hear next."""

from math import exp

from ..box import CELLS, DIE, DISTANCE, KEY_PLACE, PLACE_COUNT, UNLOCKED, UNREACHED, WISH_PLACE
from ..policy.danger import FARTHEST, hunted, met, watch
from ..policy.mind import LADEN, WISH_COUNT
from ..policy.ways import faces
from ..policy.weights import CAPTURE, GLIMPSED, HEARD, LAST_CAPTURE, SHOWN, TAKEN, TEAM
from ..rules.figures import noise
from ..rules.noises import deaf
from ..rules.terms import CARD_COUNT, GUARD_COUNT, NOVICE_COUNT, RUN_CARD

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


def _pull(novice, place):
    bare = [_drawn(UNLOCKED[place][key], TAKEN) for key in KEY_PLACE]
    keyed = [_drawn(DISTANCE[place][wish], TAKEN) for wish in WISH_PLACE]
    laden = [_drawn(DISTANCE[place][CELLS[novice]], HOMEWARD)] * WISH_COUNT
    return (*bare, *keyed, *laden)


PULL = tuple(_pull(novice, place) for novice in range(NOVICE_COUNT) for place in range(PLACE_COUNT))
"""Row novice * PLACE_COUNT + place: how strongly a place draws her, by what she carries and which wish is hers."""
NEAREST = tuple(tuple(sorted(range(PLACE_COUNT), key=lambda there: far[there])) for far in DISTANCE)
"""All places from each, nearest first."""


def tempt(v, mind):
    """How little a novice has to fear on each place after playing each card, by what is open before the moves."""
    watch(v, NOBODY, mind)
    left = v.limit - v.captures
    fear = WARIER * (CAPTURE + (TEAM / left if left > 1 else LAST_CAPTURE))
    for place in range(PLACE_COUNT):
        calm = mind.calm[place]
        for card in range(CARD_COUNT):
            calm[card] = exp(-BETA * dread(v, place, card, fear, mind))
        for far in range(mind.reach[RUN_CARD] + 1):
            mind.ease[place][far] = 0.0
            for card in range(CARD_COUNT):
                if mind.needs[card] <= far <= mind.reach[card]:
                    mind.ease[place][far] += calm[card]
        for load in range(LADEN):
            mind.summed[load][place] = 0


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


def draw_near(novice, start, load, memory, mind):
    """What rests on a start goes to the ends of its ways as a greedy novice would choose card and end (`sum_up`)."""
    liked = memory.liked[novice * PLACE_COUNT + start]
    low = load * WISH_COUNT
    if not is_drawn(novice, start, load, liked, mind):
        return
    for i in range(mind.row):
        end = mind.row_end[i]
        far = distance(start, end, load)
        led = mind.led[novice * PLACE_COUNT + end]
        trembling = mind.swiftly[end] if mind.further else TREMBLE * mind.plain[end]
        if mind.needs[mind.card] <= far <= mind.reach[mind.card]:
            calm = mind.calm[end][mind.card]
            pull = PULL[novice * PLACE_COUNT + end]
            for k in range(low, low + WISH_COUNT):
                led[k] += liked[k] * trembling + mind.drawn[k] * pull[k] * calm
        else:
            for k in range(low, low + WISH_COUNT):
                led[k] += liked[k] * trembling


def is_drawn(novice, start, load, liked, mind):
    """May a greedy novice be here with so much? Then by how much she is drawn away, for each wish card."""
    low = load * WISH_COUNT
    found = False
    for k in range(low, low + WISH_COUNT):
        if liked[k] > 0.0:
            found = True
    if found:
        if load == LADEN:
            sum_homeward(novice, start, mind)
        elif not mind.summed[load][start]:
            sum_up(start, load, mind)
        total = mind.total[start]
        for k in range(low, low + WISH_COUNT):
            mind.drawn[k] = (1.0 - TREMBLE) * liked[k] / total[k]
    return found


def distance(start, end, load):
    """How many steps she needs, with what she carries."""
    return DISTANCE[start][end] if load > 0 else UNLOCKED[start][end]


def sum_up(start, load, mind):
    """How strongly all places in reach draw any novice together, whatever card leads there: to keys, or to wishes."""
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
    low = LADEN * WISH_COUNT
    drawn = 0.0
    for i in range(PLACE_COUNT):
        end = NEAREST[start][i]
        far = DISTANCE[start][end]
        if far > mind.reach[RUN_CARD]:
            break
        drawn += PULL[novice * PLACE_COUNT + end][low] * mind.ease[end][far]
    for k in range(low, low + WISH_COUNT):
        mind.total[start][k] = drawn
