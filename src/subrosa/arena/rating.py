"""Strength as one number, where that is wanted: Plackett-Luce over many games, by choix.

It comes with `subrosa-games[arena]`; whatever else the arena does it does without.
"""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby, permutations
from math import exp, factorial, log

Stage = tuple[int, tuple[int, ...]]
"""Who came first of those who were left, and who the others were."""
POINTS = 400 / log(10)
"""Ratings are 400 times the decimal logarithm of a strength: 120 points are twice as strong."""
PRIOR = 0.05
"""So much of a win everybody has against everybody, so that who never won is weak and not infinitely weak."""
NEAR, ROUNDS = 1e-7, 1000


def installed() -> bool:
    """Can ratings be worked out here?"""
    return importlib.util.find_spec("choix") is not None


def stages(who: Sequence[int], places: Sequence[int]) -> Mapping[Stage, float]:
    """A ranking as choices of the best of those left, as Plackett and Luce have it.

    Who shares a place came in each order equally likely; of the last nothing is known but that they are last.
    """
    order = sorted(zip(places, who, strict=True))
    return _stages(tuple(tuple(bot for _, bot in group) for _, group in groupby(order, key=lambda one: one[0])))


@cache
def _stages(groups: tuple[tuple[int, ...], ...]) -> Mapping[Stage, float]:
    found: Counter[Stage] = Counter()
    for at, group in enumerate(groups[:-1]):
        behind = tuple(bot for later in groups[at + 1 :] for bot in later)
        for stage in _orders(group, behind):
            found[stage] += 1 / factorial(len(group))  # type: ignore[assignment]
    return found


def _orders(group: tuple[int, ...], behind: tuple[int, ...]) -> Iterator[Stage]:
    for order in permutations(group):
        for at, first in enumerate(order):
            yield first, tuple(sorted((*order[at + 1 :], *behind)))


def strengths(bots: int, counted: Mapping[Stage, float], begin: Sequence[float] | None = None) -> list[float]:
    """The ratings under which what happened was likeliest, their mean 0.

    choix takes rankings one by one. Its step for tables of pairs is the same step if each win counts by how much of
    the field the pair is, so many games go in at once.
    """
    import choix
    import numpy

    params = numpy.array([0.0] * bots if begin is None else [points / POINTS for points in begin])
    for _ in range(ROUNDS):
        weights, wins = [exp(param) for param in params], numpy.zeros((bots, bots))
        for (first, others), times in counted.items():
            total = weights[first] + sum(weights[other] for other in others)
            for other in others:
                wins[first][other] += times * (weights[first] + weights[other]) / total
        before, params = params, choix.lsr_pairwise_dense(wins, alpha=PRIOR, initial_params=params)
        if abs(params - before).max() < NEAR:
            break
    return [float(param) * POINTS for param in params]
