"""Short matches by lines, and whether redraws are as likely as counting has it: for the measures of every game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Self

from subrosa.core.deciders import CHANCE
from subrosa.core.fields import State
from subrosa.core.game import Game, Setup
from subrosa.core.match import Decision, Match, legal, odds

MOST_DECISIONS = 600
World = Any
Read = Callable[[State], World]


class Scene:
    """A match from its very beginning. What a line does not say is decided quietly on the way to it."""

    def __init__(self, setup: Setup) -> None:
        self.match, self.game = Match(setup), setup.game
        self._steps = setup.game.fields.by_name["step"].values

    @property
    def s(self) -> State:
        return self.match.state

    @property
    def step(self) -> str:
        return str(self._steps[self.s.step])

    def play(self, *lines: str) -> Self:
        """Go on quietly until each line is on offer, and choose it; `2 ...` is seat 2's, any other chance's."""
        for line in lines:
            who, wish = (int(line[0]) - 1, line[2:]) if line[0].isdigit() else (CHANCE, line)
            while (choice := self._named(who, wish)) is None:
                self.quietly()
            self.match.enter(Decision(who, choice))
        return self

    def until(self, step: str, late: int = 0) -> Self:
        """Go on quietly until a step is reached, in this day, hour or round or later."""
        while self.step != step or getattr(self.s, self.game.progress) < late:
            self.quietly()
        return self

    def quietly(self) -> None:
        """One decision that changes little."""
        assert len(self.match.decisions) < MOST_DECISIONS and not self.match.over, "the line never came on offer"
        decider = deciders(self.game, self.s)[0]
        self.match.enter(Decision(decider, self.quiet(choices(self.game, self.s, decider))))

    def quiet(self, choices: list[int]) -> int:
        """The choice that changes least."""
        return choices[0]

    def _named(self, who: int, wish: str) -> int | None:
        if who not in deciders(self.game, self.s):
            return None
        offered = choices(self.game, self.s, who)
        return next((choice for choice in offered if self.game.said(self.s, who, choice).line == wish), None)


def deciders(game: Game, s: State) -> list[int]:
    """Who decides, chance too."""
    mask = int(game.rules.deciders(s))
    return [who for who in range(CHANCE + 1) if mask >> who & 1]


def choices(game: Game, s: State, decider: int) -> list[int]:
    """What a seat or chance may choose."""
    return odds(game, s)[0] if decider == CHANCE else legal(game, s, decider)


def seen(game: Game, s: State, seat: int) -> tuple[Any, ...]:
    """What a seat sees, in numbers."""
    v = game.fields.blank()
    game.see(s, seat, v)
    return game.fields.numbers(v)


def last(setup: Setup, decisions: Sequence[Decision]) -> State:
    """The position a history leads to."""
    state = setup.start()
    for decision in decisions:
        setup.game.rules.apply(state, decision.decider, decision.choice)
    return state


def agree(
    drawn: Sequence[tuple[World, float]],
    exact: Mapping[World, float],
    what: Callable[[Any], float] | None = None,
    slack: float = 1e-9,
) -> None:
    """Weighted means over the redraws are the exact ones, within four and a half standard errors and some slack.

    Compared is `what`, or else how likely each world is.
    """
    weight: dict[World, float] = defaultdict(float)
    squares: dict[World, float] = defaultdict(float)
    for world, w in drawn:
        weight[world] += w
        squares[world] += w * w
    assert set(weight) <= set(exact), f"a redraw the seat could tell from the truth: {set(weight) - set(exact)}"
    total, spread = sum(weight.values()), sum(squares.values())

    def compare(mean: float, truth: float, found: float, variance: float, of: object) -> None:
        error = sqrt(max(found, spread * variance)) / total
        assert abs(mean - truth) <= 4.5 * error + slack, f"{of}: {mean} instead of {truth}, standard error {error}"

    if what is None:
        for world, truth in exact.items():
            found = squares[world] * (1 - truth) ** 2 + (spread - squares[world]) * truth**2
            compare(weight[world] / total, truth, found, truth * (1 - truth), world)
    else:
        truth = sum(chance * what(world) for world, chance in exact.items())
        found = sum(square * (what(world) - truth) ** 2 for world, square in squares.items())
        variance = sum(chance * (what(world) - truth) ** 2 for world, chance in exact.items())
        compare(sum(w * what(world) for world, w in weight.items()) / total, truth, found, variance, what)
