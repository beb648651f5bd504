"""A history, decision by decision, and what each seat could notice of it: positions that never change.

A position knows the one before it. What a seat noticed is worked out when it is asked for, from the nearest position
that has it, and kept: whoever walks a tree pays for each branch once.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, Self

from subrosa.core.deciders import CHANCE
from subrosa.core.fields import NOBODY, State
from subrosa.core.game import Setup
from subrosa.core.match import Decision, parse
from subrosa.core.streams import FATE, lowest
from subrosa.core.tellings import EVERYBODY

from .ground import Ground, Odds

Rows = tuple[tuple[int, int], ...]
"""Cells of the layout that changed and what they hold now; or, below 0, who chose (-1 - decider) and what."""


class Noticed(NamedTuple):
    """What a seat notices of one decision: what it sees then, and what is new to it."""

    cells: list[int]
    words: str
    rows: Rows


class Position:
    """Where a history stands.

    A state is large beside what a decision changes of it. Nobody looks at the positions behind one who only plays on,
    so the next position takes over what it stood on; that is worked out anew where it is needed after all. Whoever
    comes back (by a copy) or asks what seats noticed has every position keep its own.
    """

    __slots__ = (
        "_at",
        "_choices",
        "_noticed",
        "before",
        "choice",
        "decider",
        "ground",
        "kept",
        "known",
        "mask",
        "script",
    )
    known: dict[int, Self] | None
    """Where choices lead, as far as that was asked, where the whole tree is small enough to be kept."""
    script: tuple[str, ...]
    """The lines of the script that are still to come."""
    kept: bool
    """Does it keep what it stands on when a history goes on from here?"""
    mask: int
    """Who decides."""
    decider: int
    """Who is asked: chance, or the lowest of the seats that choose."""

    def __init__(
        self, ground: Ground, at: Any, mask: int, before: Position | None, choice: int, script: tuple[str, ...]
    ) -> None:
        self.ground, self._at, self.mask, self.before, self.choice, self.script = (
            ground,
            at,
            mask,
            before,
            choice,
            script,
        )
        self.decider = _asked(mask)
        self.known = None if before is None or before.known is None else {}
        self.kept = before is not None and bool(before._noticed)
        self._noticed: dict[int, Noticed] = {}
        self._choices: list[int] | None = None

    @classmethod
    def first(cls, ground: Ground, script: Sequence[str] = (), keeps: bool = False) -> Self:
        """Before the first decision that is not in the script: what everybody sees is decided by it, line by line."""
        at = ground.first()
        found = cls(ground, at, ground.mask(at), None, NOBODY, tuple(script))
        found.kept = True
        found.known = {} if keeps else None
        found = found._by_script()
        found.kept = True
        return found

    def __repr__(self) -> str:
        return f"<Position of {self.setup.game.id}: {len(self.decisions)} decisions>"

    @property
    def setup(self) -> Setup:
        """The table."""
        return self.ground.setup

    @property
    def at(self) -> Any:
        """What it stands on; where a later position took it over it is worked out anew, and kept."""
        if self._at is None:
            path: list[Position] = []
            position: Position = self
            while position._at is None:
                path.append(position)
                assert position.before is not None
                position = position.before
            at, self.kept = self.ground.copy(position._at), True
            for later in reversed(path):
                assert later.before is not None
                self.ground.decided(at, later.before.decider, later.choice)
            self._at = at
        return self._at

    @property
    def state(self) -> State:
        """The state, as the rules read it."""
        return self.ground.state(self.at)

    @property
    def decision(self) -> Decision | None:
        """What led here from the position before."""
        return Decision(self.before.decider, self.choice) if self.before else None

    @property
    def over(self) -> bool:
        """Is there nothing left to decide?"""
        return self.mask == 0

    @property
    def choices(self) -> list[int]:
        """What may be chosen by who is asked, in order."""
        if self._choices is None:
            self._choices = self.ground.choices(self._at or self.at, self.decider) if self.mask else []
        return self._choices

    @property
    def odds(self) -> Odds:
        """What chance may choose, in order, and how likely each is."""
        return self.ground.odds(self._at or self.at)

    @property
    def places(self) -> list[int]:
        """The place of every seat at the end."""
        ranks = [0] * self.setup.seats
        self.setup.game.rules.places(self.state, ranks)
        return ranks

    def after(self, choice: int) -> Self:
        """Where a choice leads."""
        if self.known is None:
            found = self._after(choice, self.script)
            return found._by_script() if self.script else found
        if choice not in self.known:
            self.known[choice] = self._after(choice, self.script)._by_script()
        return self.known[choice]

    def _after(self, choice: int, script: tuple[str, ...]) -> Self:
        at, ground = self._at or self.at, self.ground
        if self.kept or self.known is not None:
            at = ground.copy(at)
        else:
            self._at = self._choices = None
        return type(self)(ground, at, ground.decided(at, self.decider, choice), self, choice, script)

    def _by_script(self) -> Self:
        """On to the first decision that the script leaves open: what not everybody sees, and all that comes after."""
        if not self.script:
            return self
        position = self
        while position.script and (choices := position._seen_by_all()):
            choice = parse(self.setup.game, position.state, position.decider, position.script[0], choices)
            position = position._after(choice, position.script[1:])
        return position

    def _seen_by_all(self) -> list[int]:
        """What may be decided here, if everybody sees it."""
        knows = self.setup.game.rules.knows
        return self.choices if knows(self.state, self.decider, self.choices[0]) == EVERYBODY else []

    @property
    def decisions(self) -> list[Decision]:
        """All decisions up to here, those of the script among them."""
        return [position.decision for position in self._back() if position.decision][::-1]

    def along(self, decisions: Sequence[Decision]) -> Self:
        """Where a history leads, what its script decides among it; up to here it is the same."""
        position, taken = self, len(self.decisions)
        while taken < len(decisions):
            position = position.after(decisions[taken].choice)
            taken = len(position.decisions)
        return position

    @property
    def chosen(self) -> list[Decision]:
        """All decisions up to here that were not in the script."""
        path = [position for position in self._back() if position.decision and position.before]
        return [p.decision for p in path if p.before and p.decision and len(p.script) == len(p.before.script)][::-1]

    def _back(self) -> Iterator[Position]:
        position: Position | None = self
        while position:
            yield position
            position = position.before

    def seen(self, seat: int) -> list[int]:
        """What a seat, or the spectator, sees here, by the game's layout."""
        return self._told(seat)[0].cells

    def rows(self, seat: int) -> list[tuple[int, int]]:
        """All that a seat noticed up to here, a change or a choice a row."""
        return [row for noticed in reversed(self._told(seat)) for row in noticed.rows]

    def text(self, seat: int) -> str:
        """All that a seat noticed up to here: equal for two histories if the seat cannot tell them apart."""
        told = (noticed.words for noticed in reversed(self._told(seat)))
        return "; ".join([f"seat {seat + 1}", *filter(None, told)])

    def _told(self, seat: int) -> list[Noticed]:
        """What a seat noticed of each decision, the last one first."""
        self.kept = True
        path = list(self._back())
        missing = next((n for n, position in enumerate(path) if seat in position._noticed), len(path))
        for position in reversed(path[:missing]):
            position._noticed[seat] = position._next(seat)
        return [position._noticed[seat] for position in path]

    def _next(self, seat: int) -> Noticed:
        cells = self.observed(seat).tolist()
        if self.before is None or self.decision is None:
            return Noticed(cells, "", ())
        last, rows, words = self.before._noticed[seat], [], []
        if self._heard(seat):
            rows.append((-1 - self.decision.decider, self.decision.choice))
            words.append(f"{_named(self.decision.decider)}:{self.decision.choice}")
        if last.cells != cells:
            for cell, (was, now) in enumerate(zip(last.cells, cells, strict=True)):
                if was != now:
                    rows.append((cell, now))
                    words.append(f"{cell}={now}")
        # What passes unnoticed leaves no trace: not even that something was decided.
        return Noticed(cells, " ".join(words), tuple(rows))

    def _heard(self, seat: int) -> bool:
        assert self.before is not None and self.decision is not None
        decider, choice = self.decision.decider, self.decision.choice
        return seat == decider or self.setup.game.knows(self.before.state, decider, choice, seat)

    def observed(self, seat: int) -> Any:
        """What a seat, or the spectator, sees here, as an array by the game's layout."""
        return self.ground.observed(self.at, seat)

    def view(self, seat: int) -> Any:
        """What a seat, or the spectator, sees here."""
        view = self.setup.game.fields.blank()
        self.setup.game.see(self.state, seat, view)
        return view


def in_order(ground: Ground, decisions: Sequence[Decision], seat: int, random: Random) -> list[Decision]:
    """The same history with secret choices in the order of seats, up to where a seat is asked.

    In a redrawn history others may not have made the secret choices that come before that seat's own: all that was
    legal is equally likely then. What they would choose after it is dropped.
    """
    position, waiting = Position.first(ground), defaultdict[int, deque[int]](deque)
    for decision in decisions:
        waiting[decision.decider].append(decision.choice)
        while not position.over and waiting[position.decider]:
            position = position.after(waiting[position.decider].popleft())
    while not position.over and position.decider != CHANCE and (waiting[seat] or position.decider != seat):
        chosen = waiting[position.decider]
        position = position.after(chosen.popleft() if chosen else random.choice(position.choices))
    return position.decisions


@cache
def _asked(mask: int) -> int:
    """Who is asked of those who decide."""
    return CHANCE if mask == FATE else lowest(mask) if mask else NOBODY


def _named(decider: int) -> str:
    return "chance" if decider == CHANCE else f"seat {decider + 1}"
