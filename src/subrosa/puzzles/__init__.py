"""Puzzles: positions of whole games in which something hidden has exactly one answer, by the rules alone.

    puzzle = of_day(date.today())
    puzzle.facts                        # what has to be put together, as it was told
    puzzle.answers, puzzle.right("blue")
    puzzle.reasons                      # why it is so

The files in `data` hold one puzzle a line: the decisions that lead there and what is asked of whom. Everything else is
worked out from them by the rules and by what a seat can believe.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from subrosa import games
from subrosa.core import text
from subrosa.core.beliefs import Belief, Matter, Reason, of_match
from subrosa.core.errors import BadRequest
from subrosa.core.fields import State
from subrosa.core.game import Game, Setup
from subrosa.core.match import Decision, Match, View, see
from subrosa.core.puzzling import Noticed, Of
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import say, sentence
from subrosa.core.view import derived

from .facts import Line, Weight, left, lines, weigh

DATA = Path(__file__).parent / "data"
FIRST_DAY = date(2026, 1, 1)
LEVELS = ("easy", "medium", "hard")


class _Unsolved(View):
    """A view without what screens conclude from it."""

    @cached_property
    def derived(self) -> Mapping[str, Any]:
        found = derived(self.game, self.numbers, self.seat)
        return {name: {} if name in self.game.puzzling.concluded else value for name, value in found.items()}


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
    told: tuple[tuple[int, ...], ...]
    """What has to be put together, clue by clue: after which decisions each was told."""
    level: str
    out: Mapping[str, int] = field(default_factory=dict)
    """Where what is hidden moves: the clue that rules out each wrong answer."""

    def __repr__(self) -> str:
        return f"<Puzzle {self.id}: {self.kind} of {dict(self.of)}, {self.level}>"

    @property
    def id(self) -> str:
        return f"{self.game.id}-{self.number}"

    @cached_property
    def match(self) -> Match:
        """The match up to the question."""
        return Match.from_log(self.setup, self.decisions)

    @cached_property
    def view(self) -> View:
        """What is seen by whoever is asked."""
        return _Unsolved(self.game, self.seat, self.match.view(self.seat).numbers)

    @cached_property
    def matter(self) -> Matter:
        """What is asked, as it can be counted at this moment."""
        chained = self.game.puzzling.chain is not None
        belief = of_match(self.match, self.seat) if chained else Belief(self.game, self.seat, self.view.numbers)
        matters = self.game.puzzling.asked(belief.matters)
        return next(one for one in matters if one.kind == self.kind and dict(one.of) == dict(self.of))

    @cached_property
    def clues(self) -> list[list[Telling]]:
        """What has to be put together, clue by clue, as it was told."""
        return [clue_told(self.game, [noticed(self.match, self.seat, at) for at in one], self.of) for one in self.told]

    def spoken(self) -> Iterator[tuple[int, list[Telling]]]:
        """Whatever the seat was told from which something follows, each with the number of its decision."""
        game, speaking = self.game, self.game.puzzling.speaking
        for at, (decision, before, after) in enumerate(self.match.positions(), start=1):
            told = game.tell(before, decision.decider, decision.choice, after)
            if any(one.kind in speaking and one.to >> self.seat & 1 for one in told):
                yield at, clue_told(game, [_noticed(game, self.seat, decision, before, after)], self.of)

    @cached_property
    def lines(self) -> list[Line]:
        """The same, as it is put before the solver: a few numbers, with what is needed behind each."""
        return lines(self)

    @cached_property
    def left(self) -> list[tuple[str, ...]]:
        """The answers that are left after each of these lines; after the last one only the right one is."""
        return left(self)

    @property
    def facts(self) -> list[Telling]:
        """All of it, one after the other."""
        return [telling for clue in self.clues for telling in clue]

    @cached_property
    def answer(self) -> str:
        """The only one."""
        if self.out:
            return next(answer for answer in self.answers if answer not in self.out)
        certain = self.matter.certain
        assert certain is not None
        return certain

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it is the answer."""
        if not self.out:
            return self.matter.reasons
        return (*(self._rules_out(clue) for clue in sorted(set(self.out.values()))), Reason("only_place", self.of))

    def _rules_out(self, clue: int) -> Reason:
        """What a clue rules out, by the number it stands behind."""
        number = next(n for n, line in enumerate(self.lines, start=1) if clue in line.clues)
        ruled_out = [answer for answer in self.answers if self.out.get(answer) == clue]
        return Reason("clue", {"fact": number, "answers": ", ".join(ruled_out)})

    def against(self, answer: str) -> tuple[tuple[Reason, ...], list[Telling]]:
        """What speaks against an answer: reasons, or the facts of a clue."""
        if answer in self.out:
            return (), self.clues[self.out[answer]]
        return self.matter.ruled_out[answer], []

    def weigh(self, reason: Reason) -> Weight:
        """What a reason for the answer rules out."""
        return weigh(self, reason)

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
            "told": [at[0] if len(at) == 1 else at for at in self.told],
            **({"out": dict(self.out)} if self.out else {}),
            "level": self.level,
            "decisions": " ".join(f"{one.decider}.{one.choice}" for one in self.decisions),
        }
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def read(game: Game, number: int, line: str) -> Puzzle:
    """A puzzle from the line it is kept as."""
    kept = json.loads(line)
    decisions = [Decision(*map(int, pair.split("."))) for pair in kept["decisions"].split()]
    setup = Setup.of(game, kept["seats"], kept["options"])
    return Puzzle(
        game,
        number,
        setup,
        decisions,
        kept["seat"],
        kept["kind"],
        kept["of"],
        tuple(kept["answers"]),
        tuple((at,) if isinstance(at, int) else tuple(at) for at in kept["told"]),
        kept["level"],
        kept.get("out", {}),
    )


def noticed(match: Match, seat: int, at: int) -> Noticed:
    """The decision of that number, as a seat noticed it."""
    return _noticed(match.game, seat, match.decisions[at - 1], match.position(at - 1), match.position(at))


def all_noticed(match: Match, seat: int) -> Iterator[Noticed]:
    """Every decision, one after the other."""
    for decision, before, after in match.positions():
        yield _noticed(match.game, seat, decision, before, after)


def _noticed(game: Game, seat: int, decision: Decision, before: State, after: State) -> Noticed:
    tellings = game.tell(before, decision.decider, decision.choice, after)
    known = game.knows(before, decision.decider, decision.choice, seat)
    return Noticed(
        see(game, before, seat).numbers,
        decision.decider,
        decision.choice if known else -1,
        see(game, after, seat).numbers,
        [telling for telling in tellings if telling.to >> seat & 1],
    )


def clue_told(game: Game, steps: Sequence[Noticed], of: Of) -> list[Telling]:
    """A clue as it is told: what the game says of it, or those of its tellings from which something follows."""
    if game.puzzling.chain:
        return list(game.puzzling.chain.told(steps, of))
    puzzling = game.puzzling
    return [puzzling.worded(step, one) for step in steps for one in step.tellings if one.kind in puzzling.speaking]


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
        "facts": [_said(puzzle, line, language, names) for line in puzzle.lines],
        "view": puzzle.view.names,
    }


def _said(puzzle: Puzzle, line: Line, language: str, names: Mapping[int, str]) -> str:
    """What stands behind a number."""
    return " ".join(sentence(puzzle.game, telling, language, puzzle.seat, names) for telling in line.facts)
