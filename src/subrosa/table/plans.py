"""What the bots of a table are about to do, thought out on a copy of the match while the table goes on.

    plan = Plan(table)
    while (seat := plan.seat) is not None:
        plan.answer(choice_of(plan.match, seat))
    made = changes.bots_decide(table, plan, now)

What a bot does unseen is done in one go, so that nobody can count or time it: it goes on until somebody else is told
something, or it has no more to choose.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.fields import State
from subrosa.core.match import Decision, Line, Match

from .table import Table


@dataclass
class Turn:
    """What one bot does, and what chance makes of it."""

    seat: int
    bot: str
    lines: list[Line] = field(default_factory=list)
    seen: list[State] = field(default_factory=list)
    """What the seat saw at each of its choices."""

    def lines_at(self, table: Table) -> list[Line] | None:
        """The lines as they are to be entered at a table, if the bot is still asked the same there; else None.

        Others may have chosen meanwhile: if the seat has seen nothing of it, its choices stand.
        """
        if self.seat not in table.to_decide() or table.bot_of(self.seat) != self.bot:
            return None
        match, seen = table.begun.copy(), iter(self.seen)
        for line in self.lines:
            chooses = isinstance(line, Decision) and line.decider == self.seat
            if not chooses and table.is_sealed and table.drawn(match) != line:
                return None  # chance has drawn for others meanwhile
            if chooses and match.view(self.seat).numbers.numbers() != next(seen).numbers():
                return None
            try:
                match.enter(line)
            except IllegalAction:
                return None
        return [*self.lines, *drawn(match, table)]


class Plan:
    """The turns of all bots that have to choose, one after the other; chance is drawn as the table draws."""

    def __init__(self, table: Table) -> None:
        self._table, self.match = table, table.begun.copy()
        self._waiting = [Turn(seat, table.bot_of(seat)) for seat in table.bots_to_decide()]
        self.turns: list[Turn] = []
        self._told = 0
        self.seat = self._next()
        """Who is to choose now; None when the plan is complete."""

    @property
    def bot(self) -> str:
        """Who plays the seat that is to choose."""
        return self.turns[-1].bot

    def answer(self, choice: int) -> None:
        """The seat chooses."""
        turn = self.turns[-1]
        turn.seen.append(self.match.view(turn.seat).numbers)
        line = Decision(turn.seat, choice)
        self.match.enter(line)
        turn.lines += [line, *drawn(self.match, self._table)]
        if turn.seat not in self.match.deciders or _told_others(self.match, turn.seat) != self._told:
            self.seat = self._next()

    def _next(self) -> int | None:
        while self._waiting:
            turn = self._waiting.pop(0)
            if turn.seat in self.match.deciders:
                self.turns.append(turn)
                self._told = _told_others(self.match, turn.seat)
                return turn.seat
        return None


def drawn(match: Match, table: Table) -> list[Line]:
    """What chance decides now, entered."""
    lines: list[Line] = []
    while (line := table.drawn(match)) is not None:
        match.enter(line)
        lines.append(line)
    return lines


def _told_others(match: Match, seat: int) -> int:
    """How much anybody but this seat has been told."""
    readers = (*range(match.setup.seats), SPECTATOR)
    return sum(len(match.tellings(reader)) for reader in readers if reader != seat)
