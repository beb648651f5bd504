"""A history, decision by decision, and what each seat could notice of it: positions that never change.

A position knows the one before it. What a seat noticed is worked out when it is asked for, from the nearest position
that has it, and kept: whoever walks a tree pays for each branch once.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import Any, NamedTuple, Self

from subrosa.core.deciders import CHANCE
from subrosa.core.fields import NOBODY, State
from subrosa.core.game import Setup
from subrosa.core.match import Decision, odds, parse
from subrosa.core.streams import FATE, lowest
from subrosa.core.tellings import EVERYBODY

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
    so the next position takes the state over; it is worked out anew where it is needed after all. Whoever comes back
    (by a copy) or asks what seats noticed has every position keep its own.
    """

    def __init__(
        self,
        setup: Setup,
        state: State,
        before: Position | None = None,
        choice: int = NOBODY,
        script: tuple[str, ...] = (),
    ) -> None:
        self.setup, self.before, self.choice = setup, before, choice
        self._state: State | None = state
        self.script = script
        """The lines of the script that are still to come."""
        self.known: dict[int, Self] | None = None if before is None or before.known is None else {}
        """Where choices lead, as far as that was asked, where the whole tree is small enough to be kept."""
        self.kept = before is not None and bool(before._noticed)
        """Does it keep its state when a history goes on from here?"""
        self._noticed: dict[int, Noticed] = {}
        self.mask: int = setup.game.rules.deciders(state)
        """Who decides."""
        self.decider = _asked(self.mask)
        """Who is asked: chance, or the lowest of the seats that choose."""
        self._choices: list[int] | None = None

    @classmethod
    def first(cls, setup: Setup, script: Sequence[str] = (), keeps: bool = False) -> Self:
        """Before the first decision that is not in the script: what everybody sees is decided by it, line by line."""
        found = cls(setup, setup.start(), script=tuple(script))
        found.kept = True
        found.known = {} if keeps else None
        found = found._by_script()
        found.kept = True
        return found

    def __repr__(self) -> str:
        return f"<Position of {self.setup.game.id}: {len(self.decisions)} decisions>"

    @property
    def state(self) -> State:
        """The state; where a later position took it over it is worked out anew, and kept."""
        if self._state is None:
            path: list[Position] = []
            position: Position = self
            while position._state is None:
                path.append(position)
                assert position.before is not None
                position = position.before
            self._state, self.kept = position._state.copy(), True
            for later in reversed(path):
                assert later.before is not None
                self.setup.game.rules.apply(self._state, later.before.decider, later.choice)
        return self._state

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
        """What the seat that is asked may choose, in order."""
        if self._choices is None:
            game = self.setup.game
            out = [0] * game.most_choices
            self._choices = sorted(out[: game.rules.legal(self._state or self.state, self.decider, out)])
        return self._choices

    @property
    def odds(self) -> list[tuple[int, float]]:
        """What chance may choose, in order, and how likely each is."""
        choices, weights = odds(self.setup.game, self._state or self.state)
        total = sum(weights)
        found = [(choice, weight / total) for choice, weight in zip(choices, weights, strict=True) if weight]
        found.sort()
        return found

    @cached_property
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
        state = self._state or self.state
        if self.kept or self.known is not None:
            state = state.copy()
        else:
            self._state = None
        self.setup.game.rules.apply(state, self.decider, choice)
        return type(self)(self.setup, state, self, choice, script)

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
        choices = [choice for choice, _ in self.odds] if self.decider == CHANCE else self.choices
        knows = self.setup.game.rules.knows
        return choices if knows(self.state, self.decider, choices[0]) == EVERYBODY else []

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
        cells = self.setup.game.layout.observed(self.view(seat), seat)
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

    def view(self, seat: int) -> Any:
        """What a seat, or the spectator, sees here."""
        view = self.setup.game.fields.blank()
        self.setup.game.see(self.state, seat, view)
        return view


def in_order(setup: Setup, decisions: Sequence[Decision], seat: int, random: Random) -> list[Decision]:
    """The same history with secret choices in the order of seats, up to where a seat is asked.

    In a redrawn history others may not have made the secret choices that come before that seat's own: all that was
    legal is equally likely then. What they would choose after it is dropped.
    """
    position, waiting = Position.first(setup), defaultdict[int, deque[int]](deque)
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
