"""Where novices are likely, as far as the table shows: markers, tokens, cards, and the ways errands take (13)."""

from __future__ import annotations

from functools import cache
from heapq import nlargest
from operator import itemgetter

from subrosa.core.fields import State

from ..box import CARD_MAX, DIE, DISTANCE, PLACE_COUNT, VISIBLE
from ..rules.eyes import out_of_sight
from ..rules.figures import factor, noise, running
from ..rules.terms import GUARD_COUNT, NOVICE_COUNT, ROOMS
from . import weights
from .danger import fears, is_deaf
from .ways import NEAR, eyes, hearing, seen, stages

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
    """All places the guards see, and those the moving one must have seen before her last step."""
    how = eyes(v)
    found = seen(how, v.at[0], v.facing[0]) | seen(how, v.at[1], v.facing[1])
    if v.guard >= 0 and v.paces > 0 and v.facing[v.guard] >= 0 and v.sight != ROOMS:
        back = NEAR[v.at[v.guard]][v.facing[v.guard]]
        found |= {place for place in range(PLACE_COUNT) if VISIBLE[back][place] and not out_of_sight(v, back, place)}
        found |= {back}
    return found


def marks(v: State) -> Heat:
    """The novices on the run whose places everybody sees."""
    found: Heat = {}
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and v.marker[novice] >= 0:
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
    tokens = [(v.noise_guard[i], v.noise_place[i]) for i in range(v.noises) if v.noise_owner[i] == novice]
    found = likely
    if tokens:
        found = {place: likely.get(place, 0.0) + 1 / PLACE_COUNT for place in range(PLACE_COUNT)}
        for guard, token in tokens:
            found = towards(v, novice, guard, token, found)
    silent = [guard for guard in range(GUARD_COUNT) if listened(v, novice, guard, tokens)]
    for guard in silent:
        far, chance = DISTANCE[v.at[guard]], hearing(noise(v, v.played[novice]))
        found = {place: warmth * (1.0 - chance[far[place]]) for place, warmth in found.items()}
    return found


def listened(v: State, novice: int, guard: int, tokens: list[tuple[int, int]]) -> bool:
    """Would a guard who still stands there have heard her, and did not?"""
    rolled = v.turned[novice] != 2 and v.played[novice] >= 0 and not is_deaf(v, guard)
    return rolled and waits(v, guard) and all(other != guard for other, _ in tokens)


def towards(v: State, novice: int, guard: int, token: int, likely: Heat) -> Heat:
    """The places in hearing to which a shortest way begins at a token."""
    reach = DIE + noise(v, v.played[novice])
    here = v.at[guard]
    still = waits(v, guard)
    found = {}
    for place, warmth in likely.items():
        far = DISTANCE[token][place]
        fits = far < reach and (not still or far == DISTANCE[here][place] - 1)
        found[place] = warmth if fits else warmth * weights.DOUBT
    return found
