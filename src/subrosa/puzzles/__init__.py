"""Puzzles: positions of whole games in which something hidden has exactly one answer, by the rules alone.

    puzzle = of_day(date.today())
    puzzle.facts                        # what has to be put together, as it was told
    puzzle.answers, puzzle.right("blue")
    puzzle.matter.reasons               # why it is so

The files in `data` hold one puzzle a line: the decisions that lead there and what is asked of whom. Everything else is
worked out from them by the rules and by what a seat can believe.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property, lru_cache
from pathlib import Path

from subrosa import games
from subrosa.core import text
from subrosa.core.beliefs import Matter, of_match
from subrosa.core.errors import BadRequest
from subrosa.core.game import Game, Setup
from subrosa.core.match import Decision, Match, View
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import say, sentence

DATA = Path(__file__).parent / "data"
FIRST_DAY = date(2026, 1, 1)
LEVELS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Puzzle:
    """A question that a seat can answer for certain."""

    game: Game
    number: int
    setup: Setup
    decisions: Sequence[Decision]
    seat: int
    kind: str
    of: Mapping[str, Fact]
    answers: tuple[str, ...]
    """What may be answered."""
    told: tuple[int, ...]
    """After which decisions something was told that has to be put together."""
    level: str

    def __repr__(self) -> str:
        return f"<Puzzle {self.id}: {self.kind} of {dict(self.of)}, {self.level}>"

    @property
    def id(self) -> str:
        return f"{self.game.id}-{self.number}"

    @cached_property
    def match(self) -> Match:
        """The match up to the question."""
        return Match.from_log(self.setup, self.decisions)

    @property
    def view(self) -> View:
        """What is seen by whoever is asked."""
        return self.match.view(self.seat)

    @cached_property
    def matter(self) -> Matter:
        """What is asked, with its answer and the reasons for it."""
        matters = of_match(self.match, self.seat).matters
        return next(one for one in matters if one.kind == self.kind and dict(one.of) == dict(self.of))

    @cached_property
    def facts(self) -> list[Telling]:
        """What has to be put together, as it was told."""
        return [telling for at in self.told for telling in self._told(at)]

    @property
    def last(self) -> list[Telling]:
        """What was told last and left one answer only."""
        return self._told(self.told[-1])

    def _told(self, at: int) -> list[Telling]:
        before, decision, after = self.match.position(at - 1), self.decisions[at - 1], self.match.position(at)
        told = self.game.tell(before, decision.decider, decision.choice, after)
        return [telling for telling in told if self._speaks(telling)]

    def _speaks(self, telling: Telling) -> bool:
        """Does something follow from it, for whoever is asked?"""
        return telling.kind in self.game.speaking and bool(telling.to >> self.seat & 1)

    @property
    def answer(self) -> str:
        """The only one."""
        certain = self.matter.certain
        assert certain is not None
        return certain

    def right(self, answer: str) -> bool:
        """Is this the answer?"""
        if answer not in self.answers:
            raise BadRequest(f"{answer!r} is no answer here; there is {', '.join(self.answers)}")
        return answer == self.answer

    def written(self) -> str:
        """The line it is kept as."""
        kept = {
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seat": self.seat,
            "kind": self.kind,
            "of": dict(self.of),
            "answers": self.answers,
            "told": self.told,
            "level": self.level,
            "decisions": " ".join(f"{one.decider}.{one.choice}" for one in self.decisions),
        }
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def read(game: Game, number: int, line: str) -> Puzzle:
    """A puzzle from the line it is kept as."""
    kept = json.loads(line)
    decisions = [Decision(*map(int, pair.split("."))) for pair in kept["decisions"].split()]
    setup = Setup.of(game, kept["seats"], kept["options"])
    answers, told = tuple(kept["answers"]), tuple(kept["told"])
    return Puzzle(game, number, setup, decisions, kept["seat"], kept["kind"], kept["of"], answers, told, kept["level"])


@cache
def _lines(game: str) -> tuple[str, ...]:
    path = DATA / f"{game}.txt"
    return tuple(path.read_text("utf-8").splitlines()) if path.exists() else ()


def count(game: str) -> int:
    """How many puzzles of a game there are."""
    return len(_lines(game))


@lru_cache(64)
def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle of a game by its number, from 1 on."""
    if not 1 <= number <= count(game):
        raise BadRequest(f"there is no puzzle {number} of {game}; there are {count(game)}")
    return read(games.find(game), number, _lines(game)[number - 1])


def by_id(id: str) -> Puzzle:
    """A puzzle by its game and number, as `rose-17`."""
    game, _, number = id.rpartition("-")
    if game not in games.names() or not number.isdecimal() or len(number) > 6:
        raise BadRequest(f"there is no puzzle {id[:40]!r}")
    return puzzle(game, int(number))


def asked() -> list[str]:
    """The games of which there are puzzles."""
    return [name for name in games.names() if count(name)]


def of_day(day: date, game: str | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody: the games take turns, unless one is asked for."""
    played = asked()
    since = (day - FIRST_DAY).days
    if game is None:
        return puzzle(played[since % len(played)], since // len(played) % count(played[since % len(played)]) + 1)
    if game not in played:
        raise BadRequest(f"there are no puzzles of {game!r}; there are some of {', '.join(played)}")
    return puzzle(game, since % count(game) + 1)


def shown(puzzle: Puzzle, language: str) -> dict[str, object]:
    """What is asked, in words and as data; not the answer."""
    names = {seat: say(language, "terminal-seat", {"number": seat + 1}) for seat in range(puzzle.setup.seats)}
    asked = say(language, f"{puzzle.game.id}-matter-{puzzle.kind}", text.shown(puzzle.game, puzzle.of, language, names))
    return {
        "puzzle": puzzle.id,
        "game": puzzle.game.id,
        "level": puzzle.level,
        "seat": puzzle.seat + 1,
        "question": asked,
        "answers": list(puzzle.answers),
        "facts": [sentence(puzzle.game, telling, language, puzzle.seat, names) for telling in puzzle.facts],
        "view": puzzle.view.names,
    }
