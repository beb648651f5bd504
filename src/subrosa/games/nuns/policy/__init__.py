"""What a sensible player prefers: the greedy novices and guards of Nuns on the Run.

Each reads her own view only and remembers nothing. A novice goes by short ways to key, wish and home and weighs every
step against what the guards, whose paths lie open, can see, hear and reach next. A guard follows the path along which
novices are to be expected, and with permission goes where markers, tokens and the errands of the night say they are.
"""

from __future__ import annotations

from random import Random

from subrosa.core.fields import State

from .. import rules
from ..rules.terms import BLESS, EARS, FALSE_NOISE, GO, HEAR, MOVE, ORDER, PATH, TOKEN
from . import noises, novice, patrol

MOST_CHOICES = 64


def prefer(v: State, seat: int, random: Random) -> int:
    """The choice a greedy player makes from her view."""
    out = [0] * MOST_CHOICES
    choices = out[: rules.legal(v, seat, out)]
    return choices[0] if len(choices) == 1 else ANSWERS[v.step](v, seat, choices, random)


ANSWERS = {
    MOVE: novice.move,
    BLESS: noises.bless,
    TOKEN: noises.tokens,
    FALSE_NOISE: noises.false_noise,
    HEAR: noises.tokens,
    ORDER: patrol.order,
    PATH: patrol.path,
    GO: patrol.go,
    EARS: patrol.ears,
}
"""The answer to each question."""
