"""What a seat can believe of what is hidden, kept up decision by decision from what it saw and heard alone.

    belief = Belief(game, seat, view)               # as the match begins
    belief.notice(decider, heard, view)             # a decision: what was chosen, -1 if hidden, and the view then
    belief.matters                                  # what is hidden, with the share of each alternative

A memory is a fold over what the seat heard: it is rebuilt from the log, never stored, and says which version of the
model it was made with. Two layers are kept apart: *counted*, which follows from the rules alone, and *believed*, which
is a model's opinion of how people choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import log2
from random import Random

from .engines import Engine, best
from .fields import ALL, NOBODY, Field, State
from .game import Game
from .match import Match, see
from .parts import THOUGHTS
from .tellings import Fact

CAP = 0.95
"""Until it is fitted to people, no opinion of how they choose is shown as surer than this."""


@dataclass(frozen=True)
class Share:
    """How much of what is possible rests on one alternative."""

    counted: float
    believed: float

    @property
    def shown(self) -> float:
        """What the model believes, as it is shown: certain only where the rules say so."""
        return self.counted if self.counted in (0.0, 1.0) else min(self.believed, CAP)


@dataclass(frozen=True)
class Reason:
    """Why something is certain: a sentence of the game with its facts."""

    kind: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Matter:
    """Something that is hidden, or was: the colour of a player, the place of a novice."""

    kind: str
    of: Mapping[str, Fact]
    """What it is asked of, in names."""
    shares: Mapping[str, Share]
    """Every alternative by its name."""
    reasons: tuple[Reason, ...] = ()
    """If it is certain: the fewest facts from which that follows."""
    ruled_out: Mapping[str, tuple[Reason, ...]] = field(default_factory=dict)
    """For each alternative that is impossible: why."""
    others: bool = False
    """Is it what everybody can know of something that the seat itself knows?"""

    @property
    def certain(self) -> str | None:
        """The only alternative that is left."""
        left = self.possible
        return left[0] if len(left) == 1 else None

    @property
    def possible(self) -> list[str]:
        """What it can still be."""
        return [name for name, share in self.shares.items() if share.counted > 0.0]

    def bits(self, counted: bool = False) -> float:
        """How much is still unknown."""
        return entropy(share.counted if counted else share.believed for share in self.shares.values())


class Belief:
    """What one seat believes. It is given that seat's views and nothing else.

    It is kept up by the quickest engine that is ready, or by the one that is given.
    """

    def __init__(self, game: Game, seat: int, view: State, engine: Engine | None = None) -> None:
        self.game, self.seat, self.view = game, seat, view
        self.engine = engine or best(game, THOUGHTS)
        self.memory = self.engine.memory()
        if game.belief is not None:
            self.engine.forgotten(view, seat, self.memory)

    def __repr__(self) -> str:
        return f"<Belief of seat {self.seat + 1} in {self.game.id}: {len(self.matters)} matters>"

    def copy(self) -> Belief:
        """The same belief once more, to try something on."""
        new = Belief.__new__(Belief)
        new.__dict__.update(self.__dict__)
        new.memory = self.memory.copy()
        return new

    def as_seen_by(self, seat: int, view: State) -> Belief:
        """What another seat believes that remembers the same, where the model has one memory for all (`SHARED`)."""
        new = self.copy()
        new.seat, new.view = seat, view
        new.__dict__.pop("matters", None)
        return new

    def notice(self, decider: int, heard: int, view: State) -> None:
        """A decision was taken: what was chosen, -1 where that is hidden, and what is seen now."""
        self.engine.noticed(self.view, view, self.seat, decider, heard, self.memory)
        self.view = view
        self.__dict__.pop("matters", None)

    def miss(self, view: State) -> None:
        """A decision passed unnoticed: only what is seen now has changed."""
        self.view = view
        self.__dict__.pop("matters", None)

    @cached_property
    def matters(self) -> list[Matter]:
        """What is hidden, with the share of each alternative."""
        return self.weighed(self.view, self.memory)

    def weighed(self, view: State, memory: State) -> list[Matter]:
        """What would be hidden if this were seen and kept in memory."""
        if self.game.belief is None:
            return []
        return list(self.game.matters(view, self.seat, self.engine.weighed(view, self.seat, memory)))


def of_match(match: Match, seat: int) -> Belief:
    """What a seat, or the spectator, can believe at the end of a match so far."""
    return Following(match, seat).now()


def redrawn(match: Match, seat: int, random: Random, worlds: int = 400) -> list[Matter]:
    """What is hidden from a seat in a game without a belief of its own: by how often it comes up in other worlds.

    The worlds are histories that would have told the seat the same. Every cell of a field whose values have names, and
    which the seat does not see, is a matter of the kind `field`. The shares are drawn and so are near the truth only;
    nothing is believed beyond them.
    """
    game, view = match.game, match.view(seat).numbers
    cells: dict[tuple[str, tuple[int, ...]], dict[str, float]] = {}
    for _ in range(worlds):
        decisions, weight = game.redraw(match.setup, match.decisions, seat, random)
        state = match.setup.start()
        for decision in decisions:
            game.rules.apply(state, decision.decider, decision.choice)
        for found in game.fields.by_name.values():
            if found.values and found.known is not ALL:
                for at in product(*map(range, found.shape)):
                    value = _cell(state, found.name, at)
                    if _cell(view, found.name, at) == NOBODY and value != NOBODY:
                        cell = cells.setdefault((found.name, at), {})
                        cell[found.values[value]] = cell.get(found.values[value], 0.0) + weight
    return [_drawn(game.fields.by_name[name], at, cell) for (name, at), cell in cells.items()]


def _cell(state: State, name: str, at: tuple[int, ...]) -> int:
    value = getattr(state, name)
    for step in at:
        value = value[step]
    return int(value)


def _drawn(found: Field, at: tuple[int, ...], cell: Mapping[str, float]) -> Matter:
    of: dict[str, Fact] = {"field": found.name}
    for n, (axis, step) in enumerate(zip(found.axes, at, strict=True)):
        if n == 0 and found.by_seat:
            of["seat"] = step + 1
        else:
            of[f"at_{n + 1}"] = step + 1 if isinstance(axis, int) else axis[step]
    total = sum(cell.values())
    return Matter("field", of, {name: Share(weight / total, weight / total) for name, weight in sorted(cell.items())})


def along(match: Match, seat: int, engine: Engine | None = None) -> Iterator[Belief]:
    """The same belief after each decision, from the start on."""
    game = match.game
    belief = Belief(game, seat, see(game, match.setup.start(), seat).numbers, engine)
    yield belief
    for decision, before, after in match.positions():
        known = game.knows(before, decision.decider, decision.choice, seat)
        belief.notice(decision.decider, decision.choice if known else -1, see(game, after, seat).numbers)
        yield belief


class Following:
    """The belief of one seat in a match that goes on: it catches up when it is asked.

    It begins anew after an undo, and when a quicker engine has become ready.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self._begin()

    def _begin(self) -> None:
        self._belief = Belief(
            self.match.game, self.seat, see(self.match.game, self.match.setup.start(), self.seat).numbers
        )
        self._noticed = 0
        self._rebuilt = self.match.rebuilt

    def now(self) -> Belief:
        """What the seat believes at this moment."""
        if self._rebuilt != self.match.rebuilt or self._belief.engine is not best(self.match.game, THOUGHTS):
            self._begin()
        game, decisions = self.match.game, self.match.decisions
        if self._noticed < len(decisions):
            state = self.match.position(self._noticed)
            for decision in decisions[self._noticed :]:
                known = game.knows(state, decision.decider, decision.choice, self.seat)
                game.rules.apply(state, decision.decider, decision.choice)
                self._belief.notice(
                    decision.decider, decision.choice if known else -1, see(game, state, self.seat).numbers
                )
            self._noticed = len(decisions)
        return self._belief


def posterior(prior: Mapping[str, float], likely: Mapping[str, float]) -> dict[str, float]:
    """What is believed after something that was so likely under each alternative."""
    weights = {name: share * likely[name] for name, share in prior.items()}
    total = sum(weights.values())
    return {name: weight / total for name, weight in weights.items()}


def entropy(shares: Iterable[float]) -> float:
    """How much is unknown, in bits."""
    return -sum(share * log2(share) for share in shares if share > 0.0)


def expected_leak(prior: Mapping[str, float], rule: Mapping[str, Mapping[str, float]]) -> float:
    """What a way of choosing tells on average, in bits: how likely each choice is under each alternative."""
    choices = {choice for row in rule.values() for choice in row}
    told = 0.0
    for choice in choices:
        likely = {name: row.get(choice, 0.0) for name, row in rule.items()}
        chance = sum(prior[name] * likely[name] for name in prior)
        if chance > 0.0:
            told += chance * divergence(prior, posterior(prior, likely))
    return told


def leak(before: Mapping[str, float], after: Mapping[str, float], truth: str) -> float:
    """How many bits more point to the truth; negative if what happened misled."""
    return log2(after[truth]) - log2(before[truth])


def divergence(before: Mapping[str, float], after: Mapping[str, float]) -> float:
    """How far a belief moved, in bits."""
    return sum(part * log2(part / before[name]) for name, part in after.items() if part > 0.0)
