"""Where novices are likely, as far as the table shows: markers, tokens, cards, and the ways errands take (13)."""

from itertools import accumulate

from subrosa.core.fields import NONE, Field

from ..box import (
    CARD_MAX,
    CELLS,
    DIE,
    DISTANCE,
    KEY_PLACE,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    PATH_INDEX,
    PATH_PLACES,
    PLACE_COUNT,
    ROUNDS,
    UNLOCKED,
    WISH_PLACE,
)
from ..looks import SEEN
from ..rules.figures import factor, noise, running
from ..rules.noises import deaf, walked_home
from ..rules.patrol import longest_run
from ..rules.terms import GUARD_COUNT, NOVICE_COUNT
from .danger import fear
from .warmest import WARMTH, keep_warmest
from .ways import faces, look, looking, stepped
from .weights import (
    ANYWHERE,
    ASIDE,
    ASTEP,
    DOUBT,
    FARTHEST_DETOUR,
    LATEST,
    SET_BACK,
    SHUNNED,
    SPEED,
    SPREAD,
    STALE,
    START,
)

HEAT = (
    Field("likely", NONE, by=PLACE_COUNT, real=True),
    Field("heat", NONE, by=PLACE_COUNT, real=True),
    Field("lit", NONE, by=PLACE_COUNT, high=1),
    # what is left of a novice's liking for a place that a guard may come to
    Field("shunned", NONE, by=(GUARD_COUNT, PLACE_COUNT), real=True),
    # the novices on the run whom everybody sees and who can be caught: where they are
    Field("marks", NONE, high=NOVICE_COUNT),
    Field("mark", NONE, by=NOVICE_COUNT, high=PLACE_COUNT),
    *WARMTH,
)

# Errands.

MOST_STEPS = START + SPEED * (ROUNDS - 1 + LATEST)
"""The most steps a novice can have made on her errand."""
HALF = 2 * (SPREAD + 1)
"""How far around a moment an errand spreads, in half steps."""


def _legs(cell):
    """The parts of the errands of a cell: from where to where, the steps made before, and the distances."""
    home = CELLS[cell]
    for key, wish in zip(KEY_PLACE, WISH_PLACE, strict=True):
        to_key, to_wish = UNLOCKED[home][key], DISTANCE[key][wish]
        yield home, key, 0, UNLOCKED
        yield key, wish, to_key, DISTANCE
        yield wish, home, to_key + to_wish, DISTANCE


def _moments(cell):
    """When and how well the errands of a cell lead over each place: half steps made so far, and a weight."""
    for start, goal, before, far in _legs(cell):
        length = far[start][goal]
        for place in range(PLACE_COUNT):
            made, left = far[start][place], far[place][goal]
            detour = made + left - length
            if detour <= FARTHEST_DETOUR:
                yield place, 2 * before + made + length - left, ASIDE**detour * ASTEP ** (FARTHEST_DETOUR - detour)


def _expected(cell):
    """How likely the novice of a cell is on each place, for each number of steps: rows of weights.

    A moment counts fully when it comes and less and less before and after: a tent, the sum of a sum of three numbers.
    """
    moments = list(_moments(cell))
    latest = max(MOST_STEPS * 2, *(when for _, when, _ in moments))
    tents = [[0] * (latest + 2 * HALF + 1) for _ in range(PLACE_COUNT)]
    for place, when, weight in moments:
        tent = tents[place]
        tent[when] += weight
        tent[when + HALF] -= 2 * weight
        tent[when + 2 * HALF] += weight
    found = [list(accumulate(accumulate(tent)))[HALF - 1 :: 2][: MOST_STEPS + 1] for tent in tents]
    return zip(*found, strict=True)


def _shares(weights):
    """The same, one in all."""
    whole = max(1, sum(weights))
    return tuple(weight / whole for weight in weights)


EXPECTED = tuple(_shares(row) for cell in range(NOVICE_COUNT) for row in _expected(cell))
"""Row cell * (MOST_STEPS + 1) + steps: where the novice of a cell is when she has made so many steps on an errand.

The less a place lies off the shortest way of an errand and the nearer to so many steps on it, the likelier.
"""


def share(v, novice, later, likely):
    """Where a novice is some rounds later by her errands alone, one in all."""
    steps = START + SPEED * (v.round - 1 + later) - SET_BACK * max(0, v.captured[novice])
    expected = EXPECTED[novice * (MOST_STEPS + 1) + max(0, steps)]
    for place in range(PLACE_COUNT):
        likely[place] = expected[place]


def expect(v, later, heat, mind):
    """All novices on the run by their errands alone."""
    for place in range(PLACE_COUNT):
        heat[place] = 0.0
    for novice in range(NOVICE_COUNT):
        if running(v, novice):
            share(v, novice, later, mind.likely)
            for place in range(PLACE_COUNT):
                heat[place] += mind.likely[place]


# What the guards have in sight.


def lighten(v, mind):
    """All places the guards see, and those the moving one must have seen on her way here."""
    for place in range(PLACE_COUNT):
        mind.lit[place] = 0
    for guard in range(GUARD_COUNT):
        shine(looking(v, guard), mind)
    if v.guard >= 0 and v.paces > 0:
        if behind(v, v.guard, v.at[v.guard]) == NEIGHBOURS[v.at[v.guard]][v.facing[v.guard]]:
            come_along(v, v.guard, mind)
        else:
            come_across(v, v.guard, mind)


def shine(row, mind):
    """What is seen in a look is lit."""
    seen = SEEN[row]
    i = 0
    while seen[i] >= 0:
        mind.lit[seen[i]] = 1
        i += 1


def behind(v, guard, place):
    """The place behind a guard who has followed her path to one of its places; -1 where it begins."""
    path = v.path[guard]
    if path < 0 or PATH_INDEX[path][place] < 0:
        return -1
    index = PATH_INDEX[path][place] + (-1 if v.heading[guard] == 1 else 1)
    return PATH_PLACES[path][index] if 0 <= index < len(PATH_PLACES[path]) else -1


def come_along(v, guard, mind):
    """A guard has come along her path."""
    at = v.at[guard]
    back = behind(v, guard, at)
    paces = v.paces
    while paces > 0 and back >= 0:
        shine(stepped(v, back, at), mind)
        at = back
        back = behind(v, guard, at)
        paces -= 1
    shine(look(v, at, -1), mind)


def come_across(v, guard, mind):
    """A guard has come across from where a noise called her, by a shortest way; her last step at least is known."""
    at = v.at[guard]
    back = NEIGHBOURS[at][v.facing[guard]]
    start = back
    for i in range(v.noises - 1, -1, -1):
        if v.noise_guard[i] == guard:
            start = origin(v, guard, v.noise_place[i])
    far = DISTANCE[start]
    shine(stepped(v, back, at), mind)
    while back != start and far[back] < far[at]:
        at = back
        back = nearest(at, far)
        shine(stepped(v, back, at), mind)
    shine(look(v, back, -1), mind)


def nearest(place, far):
    """The neighbour of a place from which it is least far."""
    found = NEIGHBOURS[place][0]
    for j in range(1, MOST_NEIGHBOURS):
        there = NEIGHBOURS[place][j]
        if there >= 0 and far[there] < far[found]:
            found = there
    return found


def origin(v, guard, token):
    """Where a guard stood when a token was laid next to her: here, or, if she has moved, as far back as she can be."""
    if waits(v, guard):
        return v.at[guard]
    paces = v.paces if v.guard == guard else longest_run(v)
    far = DISTANCE[v.at[guard]]
    found = -1
    for j in range(MOST_NEIGHBOURS):
        there = NEIGHBOURS[token][j]
        if there >= 0 and far[there] <= paces and (found < 0 or far[there] > far[found]):
            found = there
    return found if found >= 0 else token


def waits(v, guard):
    """Is a guard where the novices heard her last: has she not moved yet?"""
    return not v.moved >> guard & 1 and not (v.guard == guard and v.paces > 0)


# Where novices are.


def mark(v, mind):
    """The novices on the run whose places everybody sees, and who can be caught there."""
    mind.marks = 0
    for novice in range(NOVICE_COUNT):
        safe = v.safe_cell == 1 and v.marker[novice] == CELLS[novice]
        if running(v, novice) and v.marker[novice] >= 0 and not safe:
            mind.mark[mind.marks] = v.marker[novice]
            mind.marks += 1


def suspect(v, mind):
    """The other novices on the run, by errands and tokens, on places no guard sees: the warmest of all."""
    lighten(v, mind)
    for place in range(PLACE_COUNT):
        mind.heat[place] = 0.0
    for guard in range(GUARD_COUNT):
        shun(v, guard, mind)
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and v.marker[novice] < 0:
            begin_likely(v, novice, mind.likely)
            hear(v, novice, mind.likely)
            warm_up(avoid(mind), mind)
    keep_warmest(mind)


def shun(v, guard, mind):
    """What is left of a novice's liking for each place, where a guard who has not moved yet would catch her."""
    shunned = mind.shunned[guard]
    if not waits(v, guard):
        for place in range(PLACE_COUNT):
            shunned[place] = 1.0
        return
    fear(v, guard, mind)
    caught = mind.caught[guard]
    for place in range(PLACE_COUNT):
        shunned[place] = 1.0 - SHUNNED * min(1.0, caught[place])


def begin_likely(v, novice, likely):
    """Where one novice may be before she is heard: near where she vanished, else on an errand."""
    share(v, novice, 0, likely)
    last = -1
    for i in range(v.vanishings):
        if v.vanished_owner[i] == novice:
            last = i
    if last >= 0:
        far = DISTANCE[v.vanished_to[last] if v.vanished_to[last] >= 0 else v.vanished_from[last]]
        left = CARD_MAX[v.played[novice]] * factor(v) - 1
        for place in range(PLACE_COUNT):
            near = far[place] <= left
            likely[place] = (1.0 + PLACE_COUNT * likely[place]) / (1 + far[place]) if near else 0.0


def hear(v, novice, likely):
    """What the noise tokens of a novice, or their absence, leave of where she may be."""
    heard = 0
    for token in range(v.noises):
        if v.noise_owner[token] == novice:
            if heard == 0:
                for place in range(PLACE_COUNT):
                    likely[place] += ANYWHERE / PLACE_COUNT
            heard |= 1 << v.noise_guard[token]
            towards(v, novice, token, likely)
    for guard in range(GUARD_COUNT):
        if not heard >> guard & 1 and listened(v, novice, guard):
            far = DISTANCE[v.at[guard]]
            modifier = noise(v, v.played[novice])
            for place in range(PLACE_COUNT):
                likely[place] *= 1.0 - faces(far[place], modifier) / DIE


def listened(v, novice, guard):
    """Did a guard who still stands there listen to this novice's move?"""
    return not walked_home(v, novice) and v.played[novice] >= 0 and not deaf(v, guard) and waits(v, guard)


def fresh(v, token):
    """Is a noise token one of this round, and not what a guard heard after her last move (8.7)?"""
    unheard = deaf(v, v.noise_guard[token]) or walked_home(v, v.noise_owner[token])
    return v.noise_round[token] == v.round and not unheard


def towards(v, novice, token, likely):
    """The places in hearing to which a shortest way begins at a token; a novice heard last round has moved since."""
    beside = v.noise_place[token]
    start = DISTANCE[origin(v, v.noise_guard[token], beside)]
    far = DISTANCE[beside]
    new = fresh(v, token)
    modifier = noise(v, v.played[novice])
    moved = DIE + CARD_MAX[v.played[novice]]
    for place in range(PLACE_COUNT):
        fits = 0.0
        if new and far[place] < start[place]:
            fits = faces(far[place] + 1, modifier) / DIE
        elif not new and far[place] < moved:
            fits = STALE
        likely[place] *= fits + DOUBT


def avoid(mind):
    """She is nowhere in sight, and shuns where a guard would catch her; all that is left of where she may be."""
    total = 0.0
    for place in range(PLACE_COUNT):
        left = 0.0
        if not mind.lit[place]:
            left = mind.likely[place] * mind.shunned[0][place] * mind.shunned[1][place]
        mind.likely[place] = left
        total += left
    return total


def warm_up(total, mind):
    """One novice more, shared out to the places where she may be."""
    if total > 0.0:
        for place in range(PLACE_COUNT):
            mind.heat[place] += mind.likely[place] / total
