"""What a novice lets be heard of her: her blessing after the die, and the tokens that tell least (8, 10.3-10.5)."""

from ..box import DIE, DISTANCE, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT, UNREACHED
from ..rules.figures import noise
from ..rules.noises import hears, reach, total
from ..rules.terms import (
    BLESSED_FALSE_NOISE,
    FOR_PRIORESS,
    GUARD_COUNT,
    HEAR,
    NOISE_AT,
    PAIR,
    SECOND_CHANCE,
    USE,
)
from .novice import wins
from .weights import BLESSING, REROLL


def hearers(v, novice, far):
    """How many guards hear a novice so far away."""
    found = 0
    for guard in range(GUARD_COUNT):
        found += hears(v, guard, v.place[novice], far)
    return found


def bless(v, count, mind):
    """She uses her blessing if she is heard and it helps."""
    for i in range(count):
        helpful = helps(v, v.novice, v.blessing[v.novice])
        mind.values[i] = BLESSING if (mind.lists[0][i] == USE) == helpful else 0.0


def helps(v, novice, kind):
    """Does a blessing help a novice who has rolled?"""
    far = total(v, novice)
    heard = hearers(v, novice, far)
    if heard == 0 or wins(v, novice, v.place[novice]):
        return False
    if kind == SECOND_CHANCE:
        better = 0
        for die in range(1, DIE + 1):
            better += hearers(v, novice, die + noise(v, v.played[novice])) < heard
        return better >= REROLL * DIE
    return kind == BLESSED_FALSE_NOISE or hearers(v, novice, far - 1) < heard


def tokens(v, count, mind):
    """The token, or the pair, that leaves most places open; one rather than two."""
    guard = v.guard if v.step == HEAR else v.asked_for
    far = reach(v, v.played[v.novice]) if v.step == HEAR else total(v, v.novice)
    at = v.at[guard]
    for i in range(count):
        choice = mind.lists[0][i]
        if choice < PAIR:
            mind.values[i] = 2.0 * open_places(at, far, choice, choice)
        else:
            one = NEIGHBOURS[at][(choice - PAIR) // MOST_NEIGHBOURS]
            other = NEIGHBOURS[at][(choice - PAIR) % MOST_NEIGHBOURS]
            mind.values[i] = 2.0 * open_places(at, far, one, other) - 1.0


def open_places(at, far, one, other):
    """How many places in hearing could have made somebody lay these tokens."""
    found = 0
    for place in range(PLACE_COUNT):
        away = DISTANCE[at][place]
        if 1 <= away <= far and DISTANCE[one][place] == away - 1 and DISTANCE[other][place] == away - 1:
            found += 1
    return found


def false_noise(v, count, mind):
    """A noise on the far side of the nearest guard, away from where she is."""
    far = DISTANCE[v.place[v.novice]]
    nearest = 1 if far[v.at[1]] < far[v.at[0]] else 0
    for i in range(count):
        choice = mind.lists[0][i] - NOISE_AT
        mind.values[i] = 1.0 * far[choice % FOR_PRIORESS]
        if choice // FOR_PRIORESS == nearest:
            mind.values[i] += UNREACHED
