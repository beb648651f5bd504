"""What a finished match gave away: per decision and seat the bits told, what could have been kept, who was unmasked when.

    study = of_match(Match.from_record(text))
    study.moves[12].hard, study.moves[12].soft       # bits, by the rules alone and by how people choose
    study.lines[0].points                            # what an onlooker could believe of a secret, decision by decision

The observer is one who watches and knows nothing but what everybody is told. Hard leaks are facts, soft ones are the
opinion of a model, whose version stands in the study.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import log2

from subrosa.core.beliefs import Belief, Matter
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import THOUGHTS, best
from subrosa.core.errors import BadRequest
from subrosa.core.fields import State
from subrosa.core.match import Decision, Match, legal, see
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
    others: Mapping[int, float]
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
    game = match.game
    if not match.over:
        raise BadRequest("only a finished match can be studied: while it lasts it has secrets")
    if game.belief is None:
        raise BadRequest(f"nothing is believed in {game.id}, so there is nothing to study")
    end = match.state
    belief = Belief(game, SPECTATOR, see(game, match.setup.start(), SPECTATOR).numbers)
    lines: dict[tuple[object, ...], Line] = {}
    moves: list[Move] = []
    progress: list[tuple[int, int]] = []
    before: dict[tuple[object, ...], tuple[float, float]] = {}
    for n, (decision, was, now) in enumerate(match.positions(), start=1):
        moment = int(getattr(now, game.progress))
        if moment > 0 and (not progress or progress[-1][1] != moment):
            progress.append((n, moment))
        if not game.rules.deciders(now):
            break
        earlier = belief.copy()
        known = game.knows(was, decision.decider, decision.choice, SPECTATOR)
        belief.notice(decision.decider, decision.choice if known else -1, see(game, now, SPECTATOR).numbers)
        matters = belief.matters
        after = {_key(matter): _true(game.truth(end, matter), matter) for matter in matters}
        for matter in matters:
            _point(lines, matter, game.truth(end, matter), n, before, after)
        if decision.decider != CHANCE:
            move = _move(match, n, moment, decision, was, before, after)
            if move.bits > WORTH_SAYING and known:
                move = _with_instead(match, move, decision, was, earlier, before, end)
            moves.append(move)
        before = after
    return Study(
        game.id, game.belief.VERSION, len(match.decisions), progress, [_ended(line) for line in lines.values()], moves
    )


def _key(matter: Matter) -> tuple[object, ...]:
    return (matter.kind, *matter.of.items())


def _true(truth: str, matter: Matter) -> tuple[float, float]:
    share = matter.shares.get(truth)
    return (share.believed, share.counted) if share else (1.0, 1.0)


def _point(
    lines: dict[tuple[object, ...], Line],
    matter: Matter,
    truth: str,
    n: int,
    before: Mapping[tuple[object, ...], tuple[float, float]],
    after: Mapping[tuple[object, ...], tuple[float, float]],
) -> None:
    key = _key(matter)
    line = lines.setdefault(key, Line(matter.kind, matter.of, truth, [], None))
    if before.get(key) != after[key]:
        line.points.append((n, *after[key]))


def _ended(line: Line) -> Line:
    """A line with the moment since which it was known for good."""
    since = None
    for n, believed, _ in line.points:
        if believed < UNMASKED:
            since = None
        elif since is None:
            since = n
    return Line(line.kind, line.of, line.truth, line.points, since)


def _bits(
    key: tuple[object, ...],
    before: Mapping[tuple[object, ...], tuple[float, float]],
    after: Mapping[tuple[object, ...], tuple[float, float]],
) -> tuple[float, float]:
    """The hard and the soft part of what was told about a secret."""
    if key not in before:
        return 0.0, 0.0
    (old, old_counted), (new, new_counted) = before[key], after[key]
    hard = log2(new_counted / old_counted)
    return hard, log2(new / old) - hard


def _move(
    match: Match,
    n: int,
    progress: int,
    decision: Decision,
    was: State,
    before: Mapping[tuple[object, ...], tuple[float, float]],
    after: Mapping[tuple[object, ...], tuple[float, float]],
) -> Move:
    said = match.game.said(was, decision.decider, decision.choice)
    hard = soft = 0.0
    others: dict[int, float] = {}
    for key in after:
        seat = dict(part for part in key[1:] if isinstance(part, tuple)).get("seat")
        first, second = _bits(key, before, after)
        if seat == decision.decider + 1:
            hard, soft = hard + first, soft + second
        elif seat is not None and abs(first + second) > 1e-9:
            others[int(seat) - 1] = others.get(int(seat) - 1, 0.0) + first + second
    return Move(n, decision.decider, progress, said.line, said.facts, hard, soft, others)


def _with_instead(
    match: Match,
    move: Move,
    decision: Decision,
    was: State,
    earlier: Belief,
    before: Mapping[tuple[object, ...], tuple[float, float]],
    end: State,
) -> Move:
    """A move with the one that would have been as good and told least."""
    game, seat = match.game, decision.decider
    least: tuple[float, int] | None = None
    for choice in _as_good(match, decision, was):
        state = was.copy()
        game.rules.apply(state, seat, choice)
        belief = earlier.copy()
        belief.notice(seat, choice, see(game, state, SPECTATOR).numbers)
        after = {_key(matter): _true(game.truth(end, matter), matter) for matter in belief.matters}
        own = [key for key in after if ("seat", seat + 1) in key]
        told = sum(sum(_bits(key, before, after)) for key in own)
        if least is None or told < least[0]:
            least = told, choice
    if least is None or move.bits - least[0] < WORTH_SAYING:
        return move
    said = game.said(was, seat, least[1])
    return replace(move, instead=Instead(said.line, said.facts, move.bits - least[0]))


def _as_good(match: Match, decision: Decision, was: State) -> Iterator[int]:
    """The other choices that were worth as much to the player, by what he saw."""
    game, seat = match.game, decision.decider
    view = see(game, was, seat).numbers
    choices = legal(game, view, seat)
    if len(choices) < 2:
        return
    worths = best(game, THOUGHTS).appraised(view, seat)
    for choice in choices:
        if choice != decision.choice and worths[choice] >= worths[decision.choice] - AS_GOOD:
            yield choice
