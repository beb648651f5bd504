"""Why a novice lets so much be heard of her."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.beliefs import Reason
from subrosa.core.fields import State
from subrosa.core.reasons import Weighed, instead

from .. import rules
from ..box import DISTANCE
from ..policy.noises import hearers
from ..rules.noises import total
from ..rules.terms import FOR_PRIORESS, NOISE_AT, USE


def bless(v: State, choice: int) -> Iterator[Weighed]:
    """Does the blessing help?"""
    if choice == USE:
        yield 1.0, Reason("blessed")
    elif hearers(v, v.novice, total(v, v.novice)) == 0:
        yield 1.0, Reason("unheard")
    else:
        yield 1.0, Reason("in_vain")


def tokens(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """On how many places she may be for those who see the tokens: twice as many it was worth, a pair one less."""
    out = [0] * len(mind.values)
    count = rules.legal(v, seat, out)
    here, there = (int(mind.values[out.index(one, 0, count)] + 1) // 2 for one in (choice, second))
    yield from instead("tokens", here - there, here, there)


def false_noise(v: State, choice: int, second: int) -> Iterator[Weighed]:
    """A noise for the nearest guard, and far from where she is."""
    far = DISTANCE[v.place[v.novice]]
    guards, places = zip(*(divmod(one - NOISE_AT, FOR_PRIORESS) for one in (choice, second)), strict=True)
    if far[v.at[guards[0]]] < far[v.at[guards[1]]]:
        yield 1.0, Reason("misleads")
    else:
        yield from instead("astray", far[places[0]] - far[places[1]], far[places[0]], far[places[1]])
