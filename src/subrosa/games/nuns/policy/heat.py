"""Where novices are likely, as far as the table shows: markers, tokens, cards, and the ways errands take (13)."""

from __future__ import annotations

from functools import cache
from heapq import nlargest
from itertools import pairwise
from operator import itemgetter

from subrosa.core.fields import State

from ..box import CARD_MAX, CELLS, DIE, DISTANCE, NEIGHBOURS, PATH_ENDS, PATH_INDEX, PLACE_COUNT
from ..rules.figures import factor, noise, running
from ..rules.noises import deaf, walked_home
from ..rules.patrol import longest_run
from ..rules.terms import GUARD_COUNT, NOVICE_COUNT
from ..sight import eyes, seen
from . import weights
from .danger import fears, from_end
from .ways import NEAR, hearing, stages, stepped

Heat = dict[int, float]
"""How many novices are to be expected on a place."""


@cache
def expected(cell: int, steps: int) -> Heat:
    """Where the novice of a cell is when she has made so many steps on one of the eight errands.

    The less a place lies off the shortest way of an errand and the nearer to so many steps on it, the likelier.
    """
    found: Heat = {}
    for place, made, detour in stages(cell):
        timely = 1 + weights.SPREAD - abs(made - steps)
        if timely > 0:
            found[place] = found.get(place, 0.0) + timely * weights.ASIDE**detour
    return shared(found)


def shared(found: Heat) -> Heat:
    """The same heat, one novice in all."""
    whole = sum(found.values())
    return {place: warmth / whole for place, warmth in found.items()} if whole else {}


def steps_made(v: State, novice: int, later: int = 0) -> int:
    """How far a novice may be on her errand, some rounds later."""
    steps = weights.START + weights.SPEED * (v.round - 1 + later) - weights.SET_BACK * max(0, v.captured[novice])
    return max(0, int(steps))


def prior(v: State, later: int = 0) -> Heat:
    """All novices on the run by their errands alone."""
    found: Heat = {}
    for novice in range(NOVICE_COUNT):
        if running(v, novice):
            for place, warmth in expected(novice, steps_made(v, novice, later)).items():
                found[place] = found.get(place, 0.0) + warmth
    return found


def seen_now(v: State) -> frozenset[int]:
    """All places the guards see, and those the moving one must have seen on her way here."""
    how = eyes(v)
    found = seen(how, v.at[0], v.facing[0]) | seen(how, v.at[1], v.facing[1])
    if v.guard >= 0 and v.paces > 0:
        way = come_by(v, v.guard)
        for back, place in pairwise(way):
            found |= stepped(how, back, place)
        found |= seen(how, way[0], -1)
    return found


def come_by(v: State, guard: int) -> list[int]:
    """The way a moving guard has come, as far as path, tokens and facing tell: her last step at least."""
    at = v.at[guard]
    back = NEIGHBOURS[at][v.facing[guard]]
    path = v.path[guard]
    before = from_end(path, PATH_ENDS[path][v.heading[guard]]) if path >= 0 and PATH_INDEX[path][at] >= 0 else []
    if at in before and before[before.index(at) + 1 :][:1] == [back]:
        followed = before[before.index(at) :][: v.paces + 1]
        return followed[::-1]
    tokens = [v.noise_place[i] for i in range(v.noises) if v.noise_guard[i] == guard]
    start = origin(v, guard, tokens[0]) if tokens else back
    way = [at, back]
    while way[-1] != start and DISTANCE[start][way[-1]] < DISTANCE[start][way[-2]]:
        way.append(min(NEAR[way[-1]], key=lambda place: DISTANCE[start][place]))
    return way[::-1]


def origin(v: State, guard: int, token: int) -> int:
    """Where a guard stood when a token was laid next to her: here, or, if she has moved, as far back as she can be."""
    if waits(v, guard):
        return int(v.at[guard])
    paces = v.paces if v.guard == guard else longest_run(v)
    away = DISTANCE[v.at[guard]]
    return max((place for place in NEAR[token] if away[place] <= paces), key=lambda place: away[place], default=token)


def marks(v: State) -> Heat:
    """The novices on the run whose places everybody sees, and who can be caught there."""
    found: Heat = {}
    for novice in range(NOVICE_COUNT):
        safe = v.safe_cell == 1 and v.marker[novice] == CELLS[novice]
        if running(v, novice) and v.marker[novice] >= 0 and not safe:
            found[v.marker[novice]] = found.get(v.marker[novice], 0.0) + 1.0
    return found


def hidden(v: State) -> Heat:
    """The other novices on the run, by errands and tokens, on places no guard sees."""
    lit = seen_now(v)
    shunned = [fears(v, guard).caught for guard in range(GUARD_COUNT) if waits(v, guard)]
    found: Heat = {}
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and v.marker[novice] < 0:
            likely = {place: warmth for place, warmth in suspected(v, novice).items() if place not in lit}
            for feared in shunned:
                for place, risk in feared.items():
                    if place in likely:
                        likely[place] *= 1.0 - weights.SHUNNED * min(1.0, risk)
            for place, warmth in shared(likely).items():
                found[place] = found.get(place, 0.0) + warmth
    return dict(nlargest(weights.WARMEST, found.items(), key=itemgetter(1)))


def suspected(v: State, novice: int) -> Heat:
    """Where one novice may be: near where she vanished, where her noise came from, else on an errand."""
    found = expected(novice, steps_made(v, novice))
    last = max((i for i in range(v.vanishings) if v.vanished_owner[i] == novice), default=-1)
    if last >= 0:
        found = vanished(v, novice, last, found)
    return heard(v, novice, found)


def vanished(v: State, novice: int, token: int, likely: Heat) -> Heat:
    """Where a novice can have got to from where she vanished."""
    start = v.vanished_to[token] if v.vanished_to[token] >= 0 else v.vanished_from[token]
    left = CARD_MAX[v.played[novice]] * factor(v) - 1
    return {
        place: (1.0 + PLACE_COUNT * likely.get(place, 0.0)) / (1 + DISTANCE[start][place])
        for place in range(PLACE_COUNT)
        if DISTANCE[start][place] <= left
    }


def waits(v: State, guard: int) -> bool:
    """Is a guard where the novices heard her last: has she not moved yet?"""
    return not v.moved >> guard & 1 and not (v.guard == guard and v.paces > 0)


def heard(v: State, novice: int, likely: Heat) -> Heat:
    """What the noise tokens of a novice, or their absence, leave of where she may be."""
    tokens = [i for i in range(v.noises) if v.noise_owner[i] == novice]
    found = likely
    if tokens:
        found = {place: likely.get(place, 0.0) + weights.ANYWHERE / PLACE_COUNT for place in range(PLACE_COUNT)}
        for token in tokens:
            found = towards(v, novice, token, found)
    for guard in range(GUARD_COUNT):
        if listened(v, novice, guard) and all(v.noise_guard[token] != guard for token in tokens):
            far, chance = DISTANCE[v.at[guard]], hearing(noise(v, v.played[novice]))
            found = {place: warmth * (1.0 - chance[far[place]]) for place, warmth in found.items()}
    return found


def listened(v: State, novice: int, guard: int) -> bool:
    """Did a guard who still stands there listen to this novice's move?"""
    return bool(not walked_home(v, novice) and v.played[novice] >= 0 and not deaf(v, guard) and waits(v, guard))


def fresh(v: State, token: int) -> bool:
    """Is a noise token one of this round, and not what a guard heard after her last move (8.7)?"""
    unheard = deaf(v, v.noise_guard[token]) or walked_home(v, v.noise_owner[token])
    return bool(v.noise_round[token] == v.round and not unheard)


def towards(v: State, novice: int, token: int, likely: Heat) -> Heat:
    """The places in hearing to which a shortest way begins at a token; a novice heard last round has moved since."""
    place = v.noise_place[token]
    start, next_to = DISTANCE[origin(v, v.noise_guard[token], place)], DISTANCE[place]
    chance = hearing(noise(v, v.played[novice]))
    moved = DIE + CARD_MAX[v.played[novice]]
    new = fresh(v, token)
    found = {}
    for spot, warmth in likely.items():
        far = next_to[spot]
        fits = chance[far + 1] * (far < start[spot]) if new else weights.STALE * (far < moved)
        found[spot] = warmth * (fits + weights.DOUBT)
    return found
