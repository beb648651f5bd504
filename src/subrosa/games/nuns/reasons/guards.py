"""Why a guard goes so: whom she catches, brings in sight and will hear."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from subrosa.core.beliefs import Reason
from subrosa.core.fields import State
from subrosa.core.reasons import Weighed, instead, percent
from subrosa.core.turns import LOWEST

from .. import rules
from ..players.guards import cover, uncover
from ..policy.patrol import best_tour, may_leave, steps_left
from ..policy.settling import other_ran, settled
from ..policy.ways import beginning
from ..policy.weights import FREEDOM, SURE
from ..rules.figures import running
from ..rules.patrol import LONGEST_WALK, SHORTEST_WALK
from ..rules.terms import NOISE_AT, NOVICE_COUNT, SECOND_CHANCE, STOP, USE

GLANCE = 0.015
"""What a place more in sight is worth beside how likely somebody is there."""


class Tour(NamedTuple):
    """The best rest of her move that begins with a choice."""

    catches: int
    finds: int
    hears: float


def go(v: State, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What speaks for a step, or for stopping."""
    if max(choice, second) >= NOISE_AT:
        yield 1.0, Reason("free" if choice >= NOISE_AT else "no_noise")
        return
    one, other = (_tour(v, mind, v.at[v.guard] if begins >= STOP else begins) for begins in (choice, second))
    if one is None or other is None:
        return
    caught, others = one.catches.bit_count(), other.catches.bit_count()
    yield from instead("catches", SURE * (caught - others), caught, others)
    here, there = (in_sight(v, mind, tour.finds) for tour in (one, other))
    yield from instead("sight", here - there, percent(here), percent(there))
    yield from instead("hears", FREEDOM * (one.hears - other.hears), percent(one.hears), percent(other.hears))
    places, fewer = one.finds.bit_count(), other.finds.bit_count()
    yield from instead("clears", GLANCE * (places - fewer), places, fewer)


def _tour(v: State, mind: State, begins: int) -> Tour | None:
    """As she has just weighed it: all her ways are still in mind."""
    paces, best, found = v.paces, LOWEST, None
    for made in range(steps_left(v, v.guard, mind) + 1):
        for end in mind.ends[made][: mind.ended[made]]:
            if paces + made < SHORTEST_WALK or beginning(mind, made, end) != begins:
                continue
            walks = paces + made <= LONGEST_WALK
            worth = mind.brings[made][end] + settled(v, v.guard, made, end, walks, mind)
            if worth > best:
                best, found = worth, _ending(v, mind, made, end, walks)
    return found


def _ending(v: State, mind: State, made: int, end: int, walks: bool) -> Tour:
    heard = mind.later[0][end] if walks else 0.0
    heard += mind.later[1][end] if walks or not other_ran(v, v.guard) else 0.0
    return Tour(int(mind.catches[made][end]), int(mind.finds[made][end]), 1.0 - exp(-heard))


def in_sight(v: State, mind: State, finds: int) -> float:
    """How likely one novice at least is on these of the warmest places."""
    places, missed = [mind.warm_place[rank] for rank in range(mind.warm) if finds >> rank & 1], 1.0
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and v.marker[novice] < 0:
            missed *= max(0.0, 1.0 - sum(mind.believed[novice][place] for place in places))
    return 1.0 - missed


def order(v: State, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """Who goes first: whoever is bound to her path, or with whom both together look at more."""
    if may_leave(v, second) and not may_leave(v, choice):
        yield 1.0, Reason("bound")
    shares = []
    for guard in (choice, second):
        finds = 0
        for mover in (guard, 1 - guard):
            best_tour(v, mover, may_leave(v, mover), mind)
            finds |= int(mind.finds[mind.tour][mind.tour_end])
            cover(mind)
        uncover(mind)
        shares.append(in_sight(v, mind, finds))
    yield from instead("both", shares[0] - shares[1], percent(shares[0]), percent(shares[1]))


def path(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """How many more novices are to be expected along a path."""
    worth = _worth(v, seat, mind)
    more = percent(worth[choice] / worth[second] - 1.0) if worth[second] > 0.0 else 0
    if more > 0:
        yield 1.0, Reason("path", {"share": more})


def ears(v: State, seat: int, mind: State, choice: int) -> Iterator[Weighed]:
    """Is the blessing worth it?"""
    if v.blessing[NOVICE_COUNT + v.guard] == SECOND_CHANCE:
        yield 1.0, Reason("reroll" if choice == USE else "no_reroll", {"die": v.die})
    else:
        share = percent(min(1.0, _worth(v, seat, mind)[USE]))
        yield 1.0, Reason("sharpen" if choice == USE else "no_sharpen", {"share": share})


def _worth(v: State, seat: int, mind: State) -> dict[int, float]:
    """What each choice was worth to her."""
    out = [0] * len(mind.values)
    return {choice: float(mind.values[n]) for n, choice in enumerate(out[: rules.legal(v, seat, out)])}
