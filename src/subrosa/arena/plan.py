"""What is to be played: cells, the line-ups they are made of, and those cut into chunks of deals.

A cell is one player among others of one kind. Every deal is played once with the tested one on each side, and where
nobody plays with others a seat is a side. So whoever is tested gets every hand and every identity of a deal once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import subrosa
from subrosa.bots import STYLES, named, style
from subrosa.core import editions
from subrosa.core.compiling import modules
from subrosa.core.errors import BadRequest
from subrosa.core.finding import find
from subrosa.core.game import Game, Printed, Setup
from subrosa.core.parts import THOUGHTS
from subrosa.core.styles import DEDUCER, SEARCH

from .outside import digest, is_outside

CHUNK, SLOW_CHUNK = 50, 5
"""So many deals are played at a time and kept together; fewer where players take their time."""

Lineup = tuple[str, ...]
"""Who sits where."""


class Unit(NamedTuple):
    """Deals of one line-up that are played together."""

    lineup: Lineup
    first: int
    deals: int


class Chunk(msgspec.Struct, frozen=True):
    """What came of a unit: places game by game, decisions, seconds of a processor, and what was counted by seat."""

    lineup: Lineup
    first: int
    places: list[list[int]]
    decisions: int
    seconds: float
    tallies: dict[str, list[float]]

    @property
    def unit(self) -> Unit:
        """What was played."""
        return Unit(self.lineup, self.first, len(self.places))


@dataclass(frozen=True)
class Plan:
    """Who is measured at which table, in how many games and by which seed."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    """A cell."""
    slow: int
    """A cell in which somebody searches or comes from outside."""
    seed: int
    ones: tuple[str, ...]
    """Those who are tested; the rest are company."""

    @staticmethod
    def of(
        setup: Setup,
        bots: Sequence[str],
        games: int,
        seed: int,
        slow: int | None = None,
        ones: Sequence[str] | None = None,
    ) -> Plan:
        """A plan, if these players are there and can be compared."""
        if len(set(bots)) < len(bots):
            raise BadRequest("--bots names somebody twice")
        tested = tuple(dict.fromkeys(ones or bots))
        if not set(tested) <= set(bots):
            raise BadRequest("--one names somebody who is not among --bots")
        plan = Plan(setup, tuple(bots), games, games if slow is None else slow, seed, tested)
        if len(bots) < (1 if plan.sided else 2):
            raise BadRequest("--bots needs two names at least, one to play among others of the other")
        for name in bots:
            if not is_outside(name) and setup.game.players is None and STYLES[named(name)[0]].rung >= DEDUCER:
                raise BadRequest(f"{setup.game.id} has no {name} of its own: it would only be greedy by another name")
        return plan

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are modules and stay where they are: another process finds its own, or loads what was cut from it."""
        table = (self.setup.game.id, self.cut, self.setup.seats, dict(self.setup.options), self.setup.data)
        return _again, (*table, self.bots, self.games, self.slow, self.seed, self.ones)

    @property
    def cut(self) -> dict[str, str]:
        """The component files of a small version; an owner's are data."""
        return {} if self.setup.data else dict(editions.files_of(_package(self.setup.game)))

    @cached_property
    def side_names(self) -> tuple[str, ...]:
        """The sides, where seats play together."""
        return tuple(dict.fromkeys(self.setup.game.sides(self.setup)))

    @property
    def sided(self) -> bool:
        """Do seats play together against others?"""
        return bool(self.side_names)

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        if not self.sided:
            return tuple(range(self.setup.seats))
        return tuple(self.side_names.index(side) for side in self.setup.game.sides(self.setup))

    @cached_property
    def sides(self) -> int:
        """How many sides there are."""
        return len(set(self.side_of))

    @cached_property
    def cells(self) -> list[tuple[str, str]]:
        """Whom among which others; on sides that differ also against one's own kind."""
        return [(one, rest) for one in self.ones for rest in self.bots if one != rest or self.sided]

    def lineups(self, one: str, rest: str) -> list[Lineup]:
        """The tested player on each side, the others everywhere else."""
        return [tuple(one if of == side else rest for of in self.side_of) for side in range(self.sides)]

    def is_slow(self, lineup: Lineup) -> bool:
        """Does somebody search, or come from outside?"""
        return any(is_outside(name) or style(self.setup.game, *named(name)).rung >= SEARCH for name in lineup)

    def deals(self, lineup: Lineup) -> int:
        """How many deals a line-up plays: each deal is one game on every side."""
        return -(-(self.slow if self.is_slow(lineup) else self.games) // self.sides)

    @cached_property
    def units(self) -> list[Unit]:
        """All there is to play, the slow first; line-ups that two cells share are played once."""
        found: list[Unit] = []
        all_of = dict.fromkeys(lineup for cell in self.cells for lineup in self.lineups(*cell))
        for lineup in sorted(all_of, key=self.is_slow, reverse=True):
            size, deals = SLOW_CHUNK if self.is_slow(lineup) else CHUNK, self.deals(lineup)
            found += [Unit(lineup, first, min(size, deals - first)) for first in range(0, deals, size)]
        return found

    @cached_property
    def settings(self) -> dict[str, Any]:
        """All that decides what is played: games played under other settings are other games."""
        game = self.setup.game
        return {
            "subrosa": subrosa.__version__,
            "game": game.id,
            "rules": game.version,
            "belief": self.belief,
            "text": _text_of(self.setup),
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "data": list(self.setup.data.lines()) if self.setup.data else [],
            **({"cut": hashlib.sha256(repr(self.cut).encode()).hexdigest()[:16]} if self.cut else {}),
            "bots": list(self.bots),
            "outside": {name: digest(name) for name in self.bots if is_outside(name)},
            "games": self.games,
            "slow": self.slow,
            "seed": self.seed,
            **({"ones": list(self.ones)} if self.ones != self.bots else {}),
        }

    @property
    def belief(self) -> int | None:
        """The version of the model by which players believe."""
        return getattr(self.setup.game.belief, "VERSION", None)


def _package(game: Game) -> str:
    return game.rules.__name__.rpartition(".")[0]


def _again(
    game: str,
    cut: dict[str, str],
    seats: int,
    options: dict[str, str],
    data: Printed | None,
    bots: tuple[str, ...],
    games: int,
    slow: int,
    seed: int,
    ones: tuple[str, ...],
) -> Plan:
    found = editions.load(_package(find(game)), cut) if cut else find(game)
    return Plan(Setup(found, seats, options, data), bots, games, slow, seed, ones)


def _text_of(setup: Setup) -> str:
    """A hash of everything by which games are played: rules, policy, belief and players as they stand."""
    found = hashlib.sha256()
    for module in modules(setup.game, THOUGHTS):
        found.update(Path(str(module.__file__)).read_bytes())
    return found.hexdigest()[:16]
