"""What small games are worth, exactly.

Where two players with perfect recall win what the other loses a linear program over sequences of choices finds it, for
any game of OpenSpiel. Where more play `answered` has each answer those before him as well as can be; if nobody can do
better then (OpenSpiel's `nash_conv` is 0) that is an equilibrium, and what it brings is exact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, hstack

Sequence = tuple[str, int]
"""A choice of a player, by the information state in which it was made; the empty one is the beginning."""
BEGINNING: Sequence = ("", -1)


class Side:
    """One player's sequences, and the information states they lead to."""

    def __init__(self) -> None:
        self.sequences: dict[Sequence, int] = {BEGINNING: 0}
        self.states: dict[str, tuple[int, list[int]]] = {}
        """By information state: the sequence that leads there, and those that go on from it."""

    def enter(self, state: str, came: int, choices: list[int]) -> list[int]:
        """The sequences that go on from an information state."""
        if state not in self.states:
            on = [self.sequences.setdefault((state, choice), len(self.sequences)) for choice in choices]
            self.states[state] = (came, on)
        return self.states[state][1]

    def constraints(self) -> Any:
        """What the weights of sequences add up to: one at the beginning, and in a state what led there."""
        rows, columns, numbers = [0], [0], [1.0]
        for row, (came, on) in enumerate(self.states.values(), 1):
            rows += [row] * (1 + len(on))
            columns += [came, *on]
            numbers += [-1.0, *[1.0] * len(on)]
        return coo_matrix((numbers, (rows, columns)), (1 + len(self.states), len(self.sequences)))


class Count(NamedTuple):
    """How many histories a game has: those at which chance or a player decides, and those at which it is over."""

    chance: int
    choices: int
    ends: int


class Tree:
    """All histories of a game."""

    def __init__(self, game: Any) -> None:
        self.sides = tuple(Side() for _ in range(game.num_players()))
        self.gains: Counter[tuple[int, ...]] = Counter()
        """What the first player gains, times how likely chance makes it, by the last sequences of all."""
        met: Counter[str] = Counter()
        for kind in self._walk(game.new_initial_state(), 1.0, (0,) * len(self.sides)):
            met[kind] += 1
        self.count = Count(met["chance"], met["choice"], met["end"])

    def _walk(self, state: Any, likely: float, came: tuple[int, ...]) -> Iterator[str]:
        if state.is_terminal():
            self.gains[came] += likely * state.returns()[0]
            yield "end"
        elif state.is_chance_node():
            yield "chance"
            for choice, share in state.chance_outcomes():
                yield from self._walk(state.child(choice), likely * share, came)
        else:
            yield "choice"
            player, choices = state.current_player(), state.legal_actions()
            on = self.sides[player].enter(state.information_state_string(), came[player], choices)
            for choice, sequence in zip(choices, on, strict=True):
                now = (*came[:player], sequence, *came[player + 1 :])
                yield from self._walk(state.child(choice), likely, now)

    def value(self) -> float:
        """What a game for two is worth to the first player, if both play as well as can be."""
        ours, theirs = self.sides
        first, second = (list(at) for at in zip(*self.gains, strict=True))
        shape = (len(theirs.sequences), len(ours.sequences))
        gains = coo_matrix((list(self.gains.values()), (second, first)), shape)
        e, f = ours.constraints(), theirs.constraints()
        # The first player weighs sequences so that what the second leaves him at the beginning is as much as can be.
        cost = numpy.zeros(shape[1] + f.shape[0])
        cost[shape[1]] = -1.0
        above = hstack([-gains, f.T])
        equal = hstack([e, coo_matrix((e.shape[0], f.shape[0]))])
        ones = numpy.zeros(e.shape[0])
        ones[0] = 1.0
        bounds = [(0.0, None)] * shape[1] + [(None, None)] * f.shape[0]
        done = linprog(cost, above, numpy.zeros(shape[0]), equal, ones, bounds, method="highs")
        return -float(done.fun)


def tree(game: Any) -> Tree:
    """All histories of a small game for two, by its name in OpenSpiel or as it was loaded."""
    loaded = pyspiel.load_game(game) if isinstance(game, str) else game
    if loaded.num_players() != 2 or loaded.get_type().utility != pyspiel.GameType.Utility.ZERO_SUM:
        raise ValueError("only what two players win from each other has a value")
    return Tree(loaded)


class Answers(policy.Policy):  # type: ignore[misc]
    """What each player does; evenly anything where he has no answer."""

    def __init__(self, game: Any) -> None:
        players = list(range(game.num_players()))
        super().__init__(game, players)
        self.each: list[Any] = [policy.UniformRandomPolicy(game) for _ in players]

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """The share of each choice; an answer leaves open what never comes to pass against those it answers."""
        player = state.current_player() if player_id is None else player_id
        try:
            found: dict[int, float] = self.each[player].action_probabilities(state, player)
        except KeyError:
            choices = state.legal_actions(player)
            found = dict.fromkeys(choices, 1.0 / len(choices))
        return found


def answered(game: Any) -> Answers:
    """Every player in turn answers those before him, and after him any choice is as likely as the next."""
    answers = Answers(game)
    for player in range(game.num_players()):
        best = BestResponsePolicy(game, player, answers)
        best.value(game.new_initial_state())
        answers.each[player] = best
    return answers
