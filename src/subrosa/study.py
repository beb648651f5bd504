"""What a finished match gave away: the bits told by each decision, what could have been kept, who was unmasked when.

    study = of_match(Match.from_record(text))
    study.moves[12].hard, study.moves[12].soft       # bits, by the rules alone and by how people choose
    study.lines[0].points                            # what an onlooker could believe of a secret, decision by decision

The observer is one who watches and knows nothing but what everybody is told. Hard leaks are facts, soft ones are the
opinion of a model, whose version stands in the study.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import log2

from subrosa.core.beliefs import Belief, Matter
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import best
from subrosa.core.errors import BadRequest
from subrosa.core.fields import State
from subrosa.core.match import Decision, Match, see
from subrosa.core.parts import THOUGHTS
from subrosa.core.tellings import Fact

AS_GOOD = 0.5
"""A move is as good as another if it is worth no more than this less."""
WORTH_SAYING = 0.1
"""Leaks below this many bits are not asked about."""
UNMASKED = 0.9
"""Who is believed to be what he is with so much, to the end, is unmasked."""


@dataclass(frozen=True)
class Instead:
    """A move that would have been as good and told less."""

    line: str
    facts: Mapping[str, Fact]
    bits: float
    """So much less."""


@dataclass(frozen=True)
class Move:
    """A decision of a seat, with what it told of that seat's own secrets and of the others'."""

    n: int
    seat: int
    progress: int
    line: str
    facts: Mapping[str, Fact]
    hard: float
    soft: float
    others: Mapping[int, float] = field(default_factory=dict)
    """What it told of other seats, by elimination."""
    instead: Instead | None = None

    @property
    def bits(self) -> float:
        """What it told of the seat's own secret, misleading counted against it."""
        return self.hard + self.soft


@dataclass(frozen=True)
class Line:
    """What an onlooker could believe of one secret, decision by decision."""

    kind: str
    of: Mapping[str, Fact]
    truth: str
    points: list[tuple[int, float, float]]
    """After so many decisions: the share of the truth by behaviour, and by counting; only where one has changed."""
    unmasked: int | None
    """After how many decisions it was known for good."""

    @property
    def seat(self) -> int | None:
        """Whose secret it is."""
        return int(self.of["seat"]) - 1 if "seat" in self.of else None


@dataclass(frozen=True)
class Study:
    """Everything a finished match tells about what it told."""

    game: str
    model: int
    decisions: int
    progress: list[tuple[int, int]]
    """After how many decisions a new day, hour or round began, and which."""
    lines: list[Line]
    moves: list[Move]

    def told(self, seat: int) -> float:
        """All bits a seat gave away of its own secrets."""
        return sum(move.bits for move in self.moves if move.seat == seat)


def of_match(match: Match) -> Study:
    """The study of a finished match."""
    if not match.over:
        raise BadRequest("only a finished match can be studied: while it lasts it has secrets")
    if match.game.belief is None:
        raise BadRequest(f"nothing is believed in {match.game.id}, so there is nothing to study")
    return _Watching(match).study()


Key = tuple[object, ...]
"""What a matter is: its kind, and of what."""
Truths = dict[Key, tuple[float, float]]
"""The share of the truth of every matter, believed and counted."""


class _Watching:
    """An onlooker who goes through a match decision by decision, and afterwards knows the truth."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.game
        self.belief = Belief(self.game, SPECTATOR, see(self.game, match.setup.start(), SPECTATOR).numbers)
        self.truths: Truths = {}
        self.lines: dict[Key, Line] = {}
        self.moves: list[Move] = []
        self.progress: list[tuple[int, int]] = []

    def study(self) -> Study:
        """Everything from the start to where all is opened."""
        for n, (decision, was, now) in enumerate(self.match.positions(), start=1):
            if not self.game.rules.deciders(now):
                break
            self._go_on(n, decision, was, now)
        lines = [_ended(line) for line in self.lines.values()]
        version = self.game.belief.VERSION if self.game.belief else 0
        return Study(self.game.id, version, len(self.match.decisions), self.progress, lines, self.moves)

    def _go_on(self, n: int, decision: Decision, was: State, now: State) -> None:
        moment = int(getattr(now, self.game.progress))
        if moment > 0 and (not self.progress or self.progress[-1][1] != moment):
            self.progress.append((n, moment))
        before, earlier = self.truths, self.belief.copy()
        known = self.game.knows(was, decision.decider, decision.choice, SPECTATOR)
        self.belief.notice(decision.decider, decision.choice if known else -1, self._seen(now))
        self.truths = self._true(self.belief)
        for matter in self.belief.matters:
            self._point(matter, n, before)
        if decision.decider == CHANCE:
            return
        said = self.game.said(was, decision.decider, decision.choice)
        move = Move(n, decision.decider, moment, said.line, said.facts, *self._told(decision.decider, before))
        self.moves.append(move)
        if was.step in self.game.sealed_steps:
            if now.step != was.step:
                self._opened(was.step, before)
        else:
            others = {seat: sum(self._told(seat, before)) for seat in range(now.seats) if seat != move.seat}
            move = replace(move, others={seat: bits for seat, bits in others.items() if abs(bits) > 1e-9})
            self.moves[-1] = self._compared(move, decision, was, earlier, before) if known else move

    def _seen(self, state: State) -> State:
        return see(self.game, state, SPECTATOR).numbers

    def _true(self, belief: Belief) -> Truths:
        found: Truths = {}
        for matter in belief.matters:
            share = matter.shares.get(self.game.truth(self.match.state, matter))
            found[_key(matter)] = (share.believed, share.counted) if share else (1.0, 1.0)
        return found

    def _point(self, matter: Matter, n: int, before: Truths) -> None:
        key = _key(matter)
        truth = self.game.truth(self.match.state, matter)
        line = self.lines.setdefault(key, Line(matter.kind, matter.of, truth, [], None))
        if before.get(key) != self.truths[key]:
            line.points.append((n, *self.truths[key]))

    def _told(self, seat: int, before: Truths, after: Truths | None = None) -> tuple[float, float]:
        """The hard and the soft part of what was told of a seat's secrets."""
        after = self.truths if after is None else after
        hard = soft = 0.0
        for key, (believed, counted) in after.items():
            if ("seat", seat + 1) in key and key in before:
                fact = log2(counted / before[key][1])
                hard, soft = hard + fact, soft + log2(believed / before[key][0]) - fact
        return hard, soft

    def _opened(self, step: int, before: Truths) -> None:
        """Choices under seal are opened together: what they tell of a seat was told by its own choice."""
        last = {move.seat: i for i, move in enumerate(self.moves)}
        for seat, i in last.items():
            if self.match.position(self.moves[i].n - 1).step == step:
                hard, soft = self._told(seat, before)
                self.moves[i] = replace(self.moves[i], hard=hard, soft=soft)

    def _compared(self, move: Move, decision: Decision, was: State, earlier: Belief, before: Truths) -> Move:
        """A move with the one that would have been as good and told least."""
        if move.bits <= WORTH_SAYING:
            return move
        least, choice = move.bits - WORTH_SAYING, -1
        for other in self._as_good(decision, was):
            state = was.copy()
            self.game.rules.apply(state, move.seat, other)
            belief = earlier.copy()
            belief.notice(move.seat, other, self._seen(state))
            told = sum(self._told(move.seat, before, self._true(belief)))
            if told < least:
                least, choice = told, other
        if choice < 0:
            return move
        said = self.game.said(was, move.seat, choice)
        return replace(move, instead=Instead(said.line, said.facts, move.bits - least))

    def _as_good(self, decision: Decision, was: State) -> Iterator[int]:
        """The other choices that were worth as much to the player, by what he saw."""
        view = see(self.game, was, decision.decider).numbers
        worths = best(self.game, THOUGHTS).appraised(view, decision.decider)
        for choice, worth in worths.items():
            if choice != decision.choice and worth >= worths[decision.choice] - AS_GOOD:
                yield choice


def _key(matter: Matter) -> Key:
    return (matter.kind, *matter.of.items())


def _ended(line: Line) -> Line:
    """A line with the moment since which it was known for good."""
    since = None
    for n, believed, _ in line.points:
        if believed < UNMASKED:
            since = None
        elif since is None:
            since = n
    return replace(line, unmasked=since)
