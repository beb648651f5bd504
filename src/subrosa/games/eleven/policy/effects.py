"""What the greedy player answers when an effect asks him: whom to look at, copy, lock or set elsewhere (16-19)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from subrosa.core.fields import State

from ..box import P_COMPOSE, P_INVESTIGATE, P_RESEARCH, PAHLSSON, SNOWY
from ..rules.board import FIGURES
from . import weights
from .aims import Aims, finds, hidden
from .turn import ability_worth, approach, best, figure_worth


def target(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The hand or pile that shows most: where unknown characters are among few cards (8.6)."""
    looks = 1 if v.spread else v.looks
    return best([(finds(*hidden(v, choice), looks), choice) for choice in choices], random)


def look_on(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """Look on as long as there is something unknown (8.6.3b)."""
    return int(hidden(v, v.target)[0] > 0)


def copy(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The ability worth most (16)."""
    worths = [
        (ability_worth(v, aim, other) + weights.STRAY_STEPS * (other == SNOWY), other)
        for other in choices
        if other != PAHLSSON
    ]
    return best(worths, random)


def twice(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """Use the ability again unless it costs more than it brings (16.1)."""
    return int(v.figure != PAHLSSON or ability_worth(v, aim, PAHLSSON) > 0)


def lock(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The figure he would like best himself: others will too (17.1)."""
    return best([(figure_worth(v, aim, figure), figure) for figure in choices], random)


def recover(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The power card that still has a use (17.3)."""
    use = {P_COMPOSE: 3.0 * (aim.missing > 0), P_INVESTIGATE: 2.0 * (aim.know > 0), P_RESEARCH: 1.0 * (aim.marks > 0)}
    return best([(use.get(power, 0.5), power) for power in choices], random)


def relocated(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The figure that would profit most from being set elsewhere (19)."""
    return best([(_wish(v, aim, figure), figure) for figure in choices], random)


def _wish(v: State, aim: Aims, figure: int) -> float:
    """How much nearer to its goal a figure could be than it is."""
    spots = [v.place[other] for other in range(FIGURES)]
    return max(approach(v, aim, figure, spot) for spot in spots) - approach(v, aim, figure, v.place[figure])


def set_on(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The mystic building where the figure stands best."""
    return best([(approach(v, aim, v.moving, spot), spot) for spot in choices], random)


def swapped_with(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The figure in whose place the first one stands best."""
    return best([(approach(v, aim, v.moving, v.place[other]), other) for other in choices], random)
