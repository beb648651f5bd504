"""The history of a lane of a batch, by the number of its game and what seats chose, and other worlds one by one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy

from subrosa.core.deciders import CHANCE
from subrosa.core.game import Setup
from subrosa.core.match import Decision
from subrosa.core.streams import FATE, drawn, lowest, seed_stream


def decided(setup: Setup, seed: int, number: int, choices: Sequence[int]) -> list[Decision]:
    """All decisions of a game under a seed, chance among them, up to where seats have chosen."""
    state, rules, stream, chosen = setup.start(), setup.game.rules, [0] * 4, iter(choices)
    out, weights = ([0] * setup.game.most_choices for _ in range(2))
    found: list[Decision] = []
    seed_stream(stream, seed, number)
    while True:
        mask = rules.deciders(state)
        if mask == FATE:
            decision = Decision(CHANCE, drawn(rules.odds(state, out, weights), out, weights, stream))
        elif (choice := next(chosen, -1)) >= 0:
            decision = Decision(lowest(mask), choice)
        else:
            return found
        rules.apply(state, decision.decider, decision.choice)
        found.append(decision)


def redrawn(
    setup: Setup, lanes: Sequence[tuple[Sequence[Decision], int]], each: int, random: Random
) -> tuple[list[Any], Any]:
    """So many worlds for one seat of each history, and their weights: in plain Python, one after the other."""
    worlds, weights = [], []
    for decisions, seat in lanes:
        for _ in range(each):
            history, weight = setup.game.redraw(setup, decisions, seat, random)
            state = setup.start()
            for decision in history:
                setup.game.rules.apply(state, decision.decider, decision.choice)
            worlds.append(state)
            weights.append(weight)
    return worlds, numpy.array(weights)
