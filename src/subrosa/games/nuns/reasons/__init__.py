"""Why a good player of the Nuns prefers one choice to another, from her view and what she had in mind."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.fields import State
from subrosa.core.reasons import Weighed

from ..rules.terms import BLESS, EARS, FALSE_NOISE, GO, MOVE, ORDER, PATH
from . import guards, noises, novices


def reasons(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What speaks for a choice beside the other."""
    if v.step == MOVE:
        return novices.move(v, seat, mind, choice, second)
    if v.step == GO:
        return guards.go(v, mind, choice, second)
    if v.step == ORDER:
        return guards.order(v, mind, choice, second)
    if v.step == PATH:
        return guards.path(v, seat, mind, choice, second)
    if v.step == EARS:
        return guards.ears(v, seat, mind, choice)
    if v.step == BLESS:
        return noises.bless(v, choice)
    if v.step == FALSE_NOISE:
        return noises.false_noise(v, choice, second)
    return noises.tokens(v, seat, mind, choice, second)
