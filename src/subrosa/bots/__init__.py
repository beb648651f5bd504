"""Artificial players. A bot is a seat: it gets that seat's view and tellings and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from subrosa.core.engines import Engine, best
from subrosa.core.errors import BadRequest
from subrosa.core.loops import GREEDY, THRIFTY
from subrosa.core.match import Action, Bot, View
from subrosa.core.parts import THOUGHTS, styles
from subrosa.core.tellings import Telling


class _Streamed:
    """A bot that draws from a stream of its own."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class RandomBot(_Streamed):
    """Any legal action, all equally likely."""

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        return self.random.choice(view.actions)


class ThriftyBot(_Streamed):
    """Any legal action, but by the game's leanings where it has some: a random player who lives to see the end."""

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        count = len(view.actions)
        weights = [1] * count
        if THRIFTY in styles(view.game):
            choices = [action.choice for action in view.actions]
            view.game.rules.leanings(view.numbers, view.seat, choices, count, weights)
        return self.random.choices(view.actions, weights)[0]


class GreedyBot(_Streamed):
    """What the game's own policy prefers, one step ahead. It remembers nothing: its memory stays as it was made."""

    _engine: Engine | None = None

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        engine = best(view.game, THOUGHTS)
        if engine is not self._engine:
            self._engine, self._memory = engine, engine.memory()
        stream = [self.random.getrandbits(32) for _ in range(4)]
        choice = engine.preferred(view.numbers, view.seat, self._memory, GREEDY, stream)
        return next(action for action in view.actions if action.choice == choice)


BOTS: dict[str, type[RandomBot] | type[ThriftyBot] | type[GreedyBot]] = {
    "random": RandomBot,
    "thrifty": ThriftyBot,
    "greedy": GreedyBot,
}


def bot(name: str, random: Random) -> Bot:
    """The bot of that name, with a stream of its own."""
    if name not in BOTS:
        raise BadRequest(f"there is no bot called {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](random)


def seated(names: Sequence[str], seats: int, seed: int | None = None) -> dict[int, Bot]:
    """Bots for the seats 0, 1, ..., names taken in turn, each with its own stream under a seed."""
    source = Random(seed)
    return {seat: bot(names[seat % len(names)], Random(source.getrandbits(64))) for seat in range(seats)}


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "ThriftyBot", "bot", "seated"]
