"""An onlooker goes through a match decision by decision, and afterwards knows the truth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import log2

from subrosa.core.beliefs import Belief, Matter
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.errors import BadRequest
from subrosa.core.fields import State
from subrosa.core.match import Decision, Match, see

from .findings import Guess, Instead, Line, Move, OfSeat, Point, Points, Study, Tale, Told
from .guessing import Guessing, Key, key_of
from .notes import notes
from .weighing import Weighing

AS_GOOD = 0.5
"""A move is as good as another if it is worth no more than this less."""
WORTH_SAYING = 0.1
"""Leaks below this many bits are not asked about."""
UNMASKED = 0.9
"""Who is believed to be what he is with so much, to the end, is unmasked."""
LEAST = 1e-12
"""A share below this counts as this: shares are kept to so many places."""
NOTHING = 1e-9
"""Bits below this are what rounding leaves."""
LIKELIEST = 8
"""So many alternatives of each secret are kept at each point."""


def of_match(match: Match) -> Study:
    """The study of a finished match; an unfinished one is refused, since it has secrets."""
    if not match.over:
        raise BadRequest("only a finished match can be studied: while it lasts it has secrets")
    if match.game.belief is None:
        raise BadRequest(f"nothing is believed in {match.game.id}, so there is nothing to study")
    return _Watching(match).study()


class _Secret:
    """One secret while it is watched."""

    def __init__(self, matter: Matter, number: int, seat: int) -> None:
        self.matter, self.number, self.seat = matter, number, seat
        self.points: list[Point] = []
        self.by_owner = self.by_others = self.by_chance = self.by_change = 0.0
        self.dealt = 0
        """With which point chance made it what it is."""
        self.moved = False
        """Has a player made it something else?"""

    def told(self, truth: str, matter: Matter, by: int) -> Told:
        """What has been told since the last point; nothing at the first, nor where the truth is no longer the same."""
        if not self.points:
            return Told(0.0, 0.0)
        last, share = self.points[-1], matter.shares[truth]
        hard, whole = _bits(share.counted, last.counted), _bits(share.believed, last.believed)
        if truth == last.truth:
            return Told(hard, whole - hard)
        self.by_change += whole
        self.dealt, self.moved = len(self.points), self.moved or by != CHANCE
        return Told(0.0, 0.0)

    def line(self) -> Line:
        since = None if self.moved else _known_since(self.points[self.dealt :])
        owner = self.seat if self.seat >= 0 else None
        told = (self.by_owner, self.by_others, self.by_chance, self.by_change)
        return Line(self.matter.kind, self.matter.of, owner, self.points, *told, since)


class _Watching:
    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.game
        # Asked decision by decision, compiled code would spend its time on packing views, and must be loaded first.
        self.engine = engine(self.game, "python")
        self.belief = Belief(self.game, SPECTATOR, self._seen(match.setup.start()), self.engine)
        self.weighing, self.guessing = Weighing(), Guessing(match, self.engine)
        self.secrets: dict[Key, _Secret] = {}
        self.moves: list[Move] = []
        self.progress: list[tuple[int, int]] = []
        self.sealed: dict[int, int] = {}
        """The last move of each seat under the seal that is still closed."""

    def study(self) -> Study:
        """Everything from the start to where all is opened."""
        for n, (decision, was, now) in enumerate(self.match.positions(), start=1):
            self.guessing.before(n, self.belief)
            if not self.game.rules.deciders(now):
                break
            self._go_on(n, decision, was, now)
        self._put_in_order()
        lines = [secret.line() for secret in self.secrets.values()]
        guesses = self.guessing.all()
        seats = [self._of_seat(seat, lines, guesses) for seat in range(self.match.setup.seats)]
        model = self.game.belief.VERSION if self.game.belief else 0
        decisions = len(self.match.decisions)
        found = Study(
            self.game.id, self.game.version, model, decisions, self.progress, lines, self.moves, guesses, seats, []
        )
        return replace(found, notes=notes(found, self.game.noted))

    def _go_on(self, n: int, decision: Decision, was: State, now: State) -> None:
        moment = max(0, int(getattr(now, self.game.progress)))
        if moment > 0 and (not self.progress or self.progress[-1][1] != moment):
            self.progress.append((n, moment))
        known = self.game.knows(was, decision.decider, decision.choice, SPECTATOR)
        earlier = self.belief.copy()
        self.belief.notice(decision.decider, decision.choice if known else -1, self._seen(now))
        row, before = self._noticed(n, decision.decider, now)
        if decision.decider == CHANCE:
            for i, told in row.items():
                self._secret(i).by_chance += told.bits
            return
        sealed = was.step in self.game.sealed_steps
        line = self.game.said(was, decision.decider, decision.choice).line
        tale = next(iter(self._tales(was, decision.decider, decision.choice, now)), None)
        self.moves.append(Move(n, n, decision.decider, moment, line, tale, 0.0, 0.0))
        if sealed and now.step != was.step:
            self.sealed[decision.decider] = len(self.moves) - 1
            self._opened(n, row, was, decision, now, before)
        else:
            self._credit(len(self.moves) - 1, row, now, before)
            if sealed:
                self.sealed[decision.decider] = len(self.moves) - 1
            elif n not in self.guessing.bets:  # a bet is made to be right, not to be quiet
                self.moves[-1] = self._compared(self.moves[-1], decision, was, now, earlier, before)

    def _put_in_order(self) -> None:
        """Secrets in the order of the notebook, not in that in which they came into being."""
        kinds = list(dict.fromkeys(matter.kind for matter in self.weighing.of(self.belief)))
        known = sorted(self.secrets.items(), key=lambda one: (kinds.index(one[1].matter.kind), one[1].number))
        at = {secret.number: n for n, (_, secret) in enumerate(known)}
        self.secrets = dict(known)
        self.moves = [replace(move, row={at[i]: told for i, told in move.row.items()}) for move in self.moves]

    def _seen(self, state: State) -> State:
        return see(self.game, state, SPECTATOR).numbers

    def _secret(self, i: int) -> _Secret:
        return list(self.secrets.values())[i]

    # What is told

    def _noticed(self, n: int, by: int, now: State) -> tuple[dict[int, Told], list[Point | None]]:
        """What a decision told of every secret it told anything of, and where each of them stood before."""
        row: dict[int, Told] = {}
        before = [secret.points[-1] if secret.points else None for secret in self.secrets.values()]
        for matter in self.weighing.of(self.belief):
            truth = self.game.truth(now, matter)
            if truth not in matter.shares or matter.kind in self.game.hearsay:
                continue
            if (key := key_of(matter)) not in self.secrets:
                owner = self.game.whose(self.match.state, matter)
                self.secrets[key] = _Secret(matter, len(self.secrets), owner)
            secret = self.secrets[key]
            told = secret.told(truth, matter, by)
            point = _point(n, truth, matter)
            if not secret.points or replace(point, n=0) != replace(secret.points[-1], n=0):
                secret.points.append(point)
            if abs(told.hard) > NOTHING or abs(told.soft) > NOTHING:
                row[secret.number] = told
        return row, before

    def _credit(self, at: int, row: dict[int, Told], now: State, before: list[Point | None]) -> None:
        """A move told this besides: of its own seat's secrets, and by elimination of others'."""
        move = self.moves[at]
        own, points, whole = Told(move.hard, move.soft), move.points, dict(move.row)
        for i, told in row.items():
            secret = self._secret(i)
            whole[i] = _sum(whole.get(i), told)
            if secret.seat != move.seat:
                secret.by_others += told.bits
                continue
            secret.by_owner += told.bits
            own = _sum(own, told)
            points = _added(points, self._points(secret, now, before[i]))
        self.moves[at] = replace(move, hard=own.hard, soft=own.soft, row=whole, points=points)

    def _opened(
        self, n: int, row: dict[int, Told], was: State, decision: Decision, now: State, before: list[Point | None]
    ) -> None:
        """Choices under seal are opened together: what they tell of a seat was told by its own choice."""
        tellings = list(self.game.consequences(was, decision.decider, decision.choice, now))
        for seat, at in self.sealed.items():
            for told in tellings:
                if told.reaches(SPECTATOR) and self.game.about(now, told.facts) == seat:
                    self.moves[at] = replace(self.moves[at], opened=n, tale=Tale(told.kind, told.facts))
                    break
        for i, bits in row.items():
            self._credit(self.sealed.get(self._secret(i).seat, len(self.moves) - 1), {i: bits}, now, before)
        self.sealed.clear()

    def _points(self, secret: _Secret, now: State, before: Point | None) -> Points | None:
        """What it cost that the secret became easier to guess, where points hang on it."""
        stake = self.game.at_stake(now, secret.matter)
        if not stake or before is None:
            return None
        after = secret.points[-1]
        return Points(stake * (after.believed - before.believed), stake * (after.guessed - before.guessed))

    def _tales(self, was: State, decider: int, choice: int, now: State) -> list[Tale]:
        """A decision as everybody is told of it: first what is said of the decider, then what came of it."""
        told = [one for one in self.game.tell(was, decider, choice, now) if one.reaches(SPECTATOR)]
        told.sort(key=lambda one: self.game.about(now, one.facts) != decider)
        return [Tale(one.kind, one.facts) for one in told]

    # What could have been kept

    def _compared(
        self, move: Move, decision: Decision, was: State, now: State, earlier: Belief, before: list[Point | None]
    ) -> Move:
        """A move with the one that would have been as good and told least, when all was told of it."""
        if move.bits <= WORTH_SAYING:
            return move
        least, found = move.bits - WORTH_SAYING, None
        for other in self._as_good(decision, was):
            state = was.copy()
            self.game.rules.apply(state, move.seat, other)
            heard = other if self.game.knows(was, move.seat, other, SPECTATOR) else -1
            if heard < 0 and state.step != now.step:
                continue
            belief = earlier.copy()
            belief.notice(move.seat, heard, self._seen(state))
            told = self._would_tell(move.seat, belief, state, before)
            if told < least:
                least, found = told, (other, state)
        if found is None:
            return move
        other, then = found
        line, known = self.game.said(was, move.seat, other).line, self._tales(was, move.seat, decision.choice, now)
        tales = self._tales(was, move.seat, other, then)
        tale = next((one for one in tales if one not in known), next(iter(tales), None))
        return replace(move, instead=Instead(line, tale, move.bits - least))

    def _would_tell(self, seat: int, belief: Belief, state: State, before: list[Point | None]) -> float:
        """The bits that a belief has more of a seat's secrets than there were before."""
        told = 0.0
        for matter in belief.matters:
            secret = self.secrets.get(key_of(matter))
            if secret is not None and secret.seat == seat and secret.number < len(before):
                truth, last = self.game.truth(state, matter), before[secret.number]
                if last and truth == last.truth and truth in matter.shares:
                    told += _bits(matter.shares[truth].believed, last.believed)
        return told

    def _as_good(self, decision: Decision, was: State) -> Iterator[int]:
        """The other choices that were worth as much to the player, by what he saw."""
        view = see(self.game, was, decision.decider).numbers
        worths = self.engine.appraised(view, decision.decider)
        for choice, worth in worths.items():
            if choice != decision.choice and worth >= worths[decision.choice] - AS_GOOD:
                yield choice

    # A player in numbers

    def _of_seat(self, seat: int, lines: list[Line], guesses: list[Guess]) -> OfSeat:
        moves = [move for move in self.moves if move.seat == seat]
        mine = [line for line in lines if line.seat == seat]
        guessed = [guess for guess in guesses if guess.seat == seat]
        right, points = sum(guess.right for guess in guessed), None
        for move in moves:
            points = _added(points, move.points)
        return OfSeat(
            seat,
            hard=sum(move.hard for move in moves),
            soft=sum(move.soft for move in moves),
            by_others=sum(line.by_others for line in mine),
            by_chance=sum(line.by_chance for line in mine),
            avoidable=sum(move.instead.bits for move in moves if move.instead),
            unmasked=min((line.unmasked for line in mine if line.unmasked), default=None),
            right=right,
            guesses=len(guessed),
            luck=right - sum(guess.share for guess in guessed),
            points=points,
        )


def _bits(after: float, before: float) -> float:
    return log2(max(after, LEAST) / max(before, LEAST))


def _point(n: int, truth: str, matter: Matter) -> Point:
    share = matter.shares[truth]
    shown = sorted(((one.shown, name) for name, one in matter.shares.items() if one.shown >= 0.005), reverse=True)
    likeliest = {name: round(part, 4) for part, name in shown[:LIKELIEST]}
    return Point(n, truth, share.believed, share.counted, share.shown, _foremost(truth, matter), likeliest)


def _foremost(truth: str, matter: Matter) -> float:
    """Is the truth what is believed most? Several that are believed alike share it."""
    most = max(share.believed for share in matter.shares.values())
    first = [name for name, share in matter.shares.items() if share.believed > most - NOTHING]
    return 1.0 / len(first) if truth in first else 0.0


def _sum(one: Told | None, other: Told) -> Told:
    return Told(one.hard + other.hard, one.soft + other.soft) if one else other


def _added(one: Points | None, other: Points | None) -> Points | None:
    if one is None or other is None:
        return one or other
    return Points(one.matching + other.matching, one.best + other.best)


def _known_since(points: list[Point]) -> int | None:
    """The moment since which a secret was known for good."""
    since = None
    for point in points:
        if point.believed < UNMASKED:
            since = None
        elif since is None:
            since = point.n
    return since
