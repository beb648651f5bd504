"""The facts of a puzzle as they are put before the solver, a few numbers; and what each reason weighs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from subrosa.core.beliefs import Reason
from subrosa.core.game import Game
from subrosa.core.tellings import Telling

if TYPE_CHECKING:
    from . import Puzzle

MOST = 5
"""So many are looked over at once."""


@dataclass(frozen=True)
class Line:
    """What stands behind one number: the clues that it tells, after how many decisions, and how they were told."""

    clues: tuple[int, ...]
    until: int
    facts: tuple[Telling, ...]


@dataclass(frozen=True)
class Weight:
    """What a reason does: the answers that it rules out by itself, and whether it does so only with others."""

    out: tuple[str, ...]
    together: bool


def bears_out(game: Game, telling: Telling, reason: Reason) -> bool:
    """Is this the fact of a reason, or one of several that it follows from?"""
    facts, told = reason.facts.items(), telling.facts.items()
    if game.puzzling.bears_out.get(telling.kind) == reason.kind and (facts <= told or told <= facts):
        return True
    return game.puzzling.supports(telling, reason)


def lines(puzzle: Puzzle) -> list[Line]:
    """What the answer follows from, clue by clue. Where there are more than a few, those that weigh least beside each
    other stand together."""
    told = [(at[-1], clue) for at, clue in zip(puzzle.told, puzzle.clues, strict=True)]
    clues = _borne_out(puzzle) if puzzle.told and not puzzle.out else told
    found = [Line((n,), at, tuple(clue)) for n, (at, clue) in enumerate(clues)]
    while len(found) > MOST:
        weights = [_ruled_out(puzzle, line) for line in found]
        at = min(range(len(found) - 1), key=lambda n: weights[n] + weights[n + 1])
        one, other = found[at : at + 2]
        found[at : at + 2] = [Line(one.clues + other.clues, other.until, one.facts + other.facts)]
    return found


def _borne_out(puzzle: Puzzle) -> list[tuple[int, list[Telling]]]:
    """Everything that was told and that a reason follows from, by decisions, each once."""
    known: list[Telling] = []
    found: list[tuple[int, list[Telling]]] = []
    for at, told in puzzle.spoken():
        new = [one for one in told if one not in known and any(bears_out(puzzle.game, one, r) for r in puzzle.reasons)]
        known += new
        found += [(at, new)] if new else []
    return found


def _ruled_out(puzzle: Puzzle, line: Line) -> int:
    """How many answers fall by what a line tells."""
    if puzzle.out:
        return sum(clue in line.clues for clue in puzzle.out.values())
    borne = [reason for reason in puzzle.reasons if any(bears_out(puzzle.game, one, reason) for one in line.facts)]
    return sum(len(weigh(puzzle, reason).out) for reason in borne)


def weigh(puzzle: Puzzle, reason: Reason) -> Weight:
    """What a reason for the answer rules out."""
    if puzzle.out:
        named = str(reason.facts.get("answers", ""))
        return Weight(tuple(named.split(", ")) if named else (), False)
    by = {name: puzzle.matter.ruled_out.get(name, ()) for name in puzzle.answers}
    alone = tuple(name for name, reasons in by.items() if reasons == (reason,))
    return Weight(alone, not alone and any(reason in reasons for reasons in by.values()))


def left(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """The answers that are left after each line: whatever follows from it and from those before it is gone."""
    found, out = [], set[str]()
    for at, line in enumerate(puzzle.lines):
        out |= _fallen(puzzle, line) if puzzle.out else _followed(puzzle, at)
        found.append(tuple(name for name in puzzle.answers if name not in out))
    return found


def _fallen(puzzle: Puzzle, line: Line) -> set[str]:
    """The answers that the clues of a line rule out."""
    return {name for name, clue in puzzle.out.items() if clue in line.clues}


def _followed(puzzle: Puzzle, at: int) -> set[str]:
    """The answers that could be ruled out when a line was told, by lines up to this one."""
    told = [fact for line in puzzle.lines[: at + 1] for fact in line.facts]
    then = replace(puzzle, decisions=puzzle.decisions[: puzzle.lines[at].until]).matter.ruled_out

    def follows(reason: Reason) -> bool:
        return any(bears_out(puzzle.game, fact, reason) for fact in told)

    return {name for name, reasons in then.items() if reasons and all(map(follows, reasons))}
