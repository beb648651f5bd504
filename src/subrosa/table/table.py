"""One table: a match and the people at it, as a fold over its entries. No clock of its own, no network, no disk.

    table = Table("k2m9", entries)
    made = changes.decide(table, seat=1, wishes=["play red 4"], n=57, now=time.time())
    store.append(table.id, table.entries, made)          # and only then is anybody told

Changes check, enter what happens and return the entries that say so. Whoever cannot keep those entries throws the
table away and folds what was kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from subrosa.core.beliefs import Belief
from subrosa.core.deal import Deal
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import Chance, Decision, Line, Match, TakenBack, Withdrawal

from . import entries
from .clocks import Timer
from .entering import ENTER
from .entries import AnyEntry, Chair, Clock, Deciding, Notebook, TookOver
from .feed import READERS, Feed
from .messages import TableAt
from .moment import Moment
from .proposals import Proposal

KEYS_KEPT = 64
"""How many of a seat's last requests are known again when they are repeated."""
NOBODY: frozenset[Any] = frozenset()
"""The same nobody at all tables."""
SYSTEM = random.SystemRandom()
"""The system's entropy, for whoever draws from it."""
PARTS = """
id chance deal lots after_lot entries setup chairs host title rematch public chat allows_spectators notebook
created changed began ended match feed timer nonces linked several interrupted away paused moved closed
proposals proposal muted acted hints unrated keys turns marks phase _turned _moment around __weakref__
"""
"""What a table has, and nothing besides: a server holds thousands, and each does without a dictionary of a kibibyte."""


class Table:
    """Where a table stands after the entries it was given."""

    __slots__ = tuple(PARTS.split())

    def __init__(self, id: str, entries: Iterable[AnyEntry] = (), chance: Chance | None = None) -> None:
        self.id = id
        self.chance = chance
        """What chance draws from, if not from the deal under seal; else the system's entropy."""
        self.deal: Deal | None = None
        """The deal under seal: its secret is nobody's to know before the end."""
        self.lots: dict[int, str] = {}
        self.after_lot = False
        """Does play wait until the host has added his lot?"""
        self.entries = 0
        self.setup: Setup
        self.chairs: list[Chair] = []
        self.host = self.title = self.rematch = ""
        self.public = self.chat = self.allows_spectators = False
        self.notebook: Notebook = "off"
        self.created = self.changed = self.began = self.ended = 0.0
        self.match: Match | None = None
        self.feed = Feed()
        self.timer = Timer(Clock())
        self.nonces: dict[int, str] = {}
        self.linked: frozenset[int] = NOBODY
        """Chairs of people who came by a link."""
        self.several = False
        """May one person have several chairs?"""
        self.interrupted = 0.0
        """Up to when it is settled what time was lost by nobody's doing."""
        self.away: dict[int, TookOver] = {}
        """Seats a bot plays for."""
        self.paused = self.moved = self.closed = False
        self.proposals = 0
        self.proposal: Proposal | None = None
        self.muted: frozenset[tuple[int, int]] = NOBODY
        self.acted: dict[int, int] = {}
        """How many entries there were when each seat last did something."""
        self.hints = 0
        """How often somebody asked what a good player would do."""
        self.unrated = ""
        """Why this match moves nobody's rating, by what has happened so far; see `rated`."""
        self.keys: dict[int, dict[str, int]] = {}
        """What each seat's last requests were called, and up to which number it had been told after each."""
        self.turns: list[tuple[int, int]] = []
        """Who decided, and how many decisions there were before."""
        self.marks = dict.fromkeys(READERS, 0)
        """How much each reader had been told when it last became possible that its choices are others."""
        self.phase = 0
        """How many decisions there were when those who choose now began to."""
        self._turned = (0, 0)
        """How much spectators had been told, and which phase it was, when the clock last turned."""
        self._moment: Moment | None = None
        self.around: tuple[tuple[int, ...], TableAt] | None = None
        """What everybody sees of the table itself, as it was last worked out, and from what."""
        for entry in entries:
            self.enter(entry)

    # What there is

    @property
    def state(self) -> str:
        """Open until everybody is there; then playing or paused, and finished; or moved away, or closed."""
        if self.moved or self.closed:
            return "moved" if self.moved else "closed"
        if self.match is None:
            return "open"
        if self.match.over:
            return "finished"
        return "paused" if self.paused else "playing"

    @property
    def begun(self) -> Match:
        """The match, once there is one."""
        if self.match is None:
            raise RuntimeError("play has not begun")
        return self.match

    @property
    def moment(self) -> Moment:
        """Where the match stands, as its readers see it."""
        if self._moment is None or self._moment.lines != len(self.begun.log):
            self._moment = Moment(self.begun)
        return self._moment

    def put_away(self) -> None:
        """Nobody looks: what can be worked out again is not kept."""
        self._moment = self.around = None
        self.feed.put_away()

    def rest(self) -> None:
        """Nothing has happened for a while, either."""
        self.put_away()
        if self.match is not None:
            self.match.put_away()

    def seats_of(self, person: str) -> list[int]:
        """The chairs of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person]

    def bot_of(self, seat: int) -> str:
        """The bot that plays for a seat, or nothing."""
        return self.away[seat].bot if seat in self.away else self.chairs[seat].bot

    @property
    def bots(self) -> dict[int, str]:
        """The bots that sit here from the start, by seat."""
        return {seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.kind == "bot"}

    def people(self) -> list[int]:
        """The seats that are played by people, also if one has yet to come from another server."""
        kinds = ("person", "invited")
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind in kinds and seat not in self.away]

    @property
    def practice(self) -> bool:
        """Does one person play against bots, and was it never otherwise?"""
        return sum(chair.kind != "bot" for chair in self.chairs) == 1

    def belief(self, seat: int) -> Belief:
        """What a seat believes now, from what it saw and heard."""
        return self.begun.belief(seat)

    def to_decide(self) -> tuple[int, ...]:
        """The seats that have to choose. A secret: to be told only to each of them."""
        return self.match.deciders if self.match is not None and self.state == "playing" else ()

    def bots_to_decide(self) -> list[int]:
        return [seat for seat in self.to_decide() if self.bot_of(seat)]

    # The fold

    def enter(self, entry: AnyEntry | Deciding) -> AnyEntry:
        """One more entry: the only way in which a table changes. The entry, to be kept."""
        if isinstance(entry, Deciding):
            entry = self._come_about(entry)
        else:
            ENTER[type(entry)](self, entry)
        self.entries += 1
        self.changed = entry.at
        if isinstance(entry, entries.ACTS):
            self.acted[entry.seat] = self.entries
        return entry

    # Play

    def begin(self, at: float) -> None:
        """Everybody is there: the match, before the deal."""
        self.match, self.began = Match(self.setup), at
        if self.deal is not None:
            self.deal = Deal(self.deal.secret, dict(self.lots))
        self.timer.start(self.match.setup.seats, at)
        self.feed.tell(at, "began")

    def _come_about(self, deciding: Deciding) -> entries.Decided:
        lines = self.play(self._drawn(deciding.lines), deciding.at, deciding.seat, deciding.key)
        return entries.Decided(deciding.at, entries.pairs(lines), deciding.seat, deciding.key, deciding.bot)

    def _drawn(self, deciding: Callable[[Match], Iterator[Line]]) -> Iterator[Line]:
        """What is decided, and after each line what chance makes of it."""
        match = self.begun
        yield from iter(lambda: self.drawn(match), None)
        for line in deciding(match):
            yield line
            yield from iter(lambda: self.drawn(match), None)

    def drawn(self, match: Match) -> Decision | None:
        """What chance decides now in this match or in a copy of it, if it is to decide.

        A deal under seal has it settled already; what was drawn before, taken back or not, is not drawn again.
        """
        if self.deal is not None and self.is_sealed:
            return match.drawn(self.deal.at(match.draws + 1))
        return match.drawn(self.chance or SYSTEM)

    @property
    def is_sealed(self) -> bool:
        """Does chance draw from a deal under seal?"""
        return self.deal is not None and self.chance is None

    def play(self, lines: Iterable[Line], at: float, seat: int = -1, key: str = "") -> list[Line]:
        """Enter lines of play; those that were entered."""
        if self.match is None:
            self.begin(at)
        match, done = self.begun, []
        # Of choices under seal nobody else knows the order: to go back to before one is to go back to before all.
        before = self.phase if match.state.step in match.game.sealed_steps else len(match.decisions)
        decided = len(match.decisions)
        for line in lines:
            self._enter_line(line, at)
            done.append(line)
        if seat < 0 and any(isinstance(line, Decision) and line.decider != CHANCE for line in done):
            self.unrated = "begun"  # what others decided elsewhere was put on this table
        self.ended = (self.ended or at) if match.over else 0.0
        if seat >= 0 and len(match.decisions) > decided:
            self.turns.append((seat, before))
        self.tick(at)
        self.remember(seat, key)
        return done

    def _enter_line(self, line: Line, at: float) -> None:
        match = self.begun
        before, choosing, told = int(match.state.step), match.deciders, len(match.told)
        numbers = [len(self.feed[reader]) for reader in READERS]
        match.enter(line)
        if isinstance(line, TakenBack):
            self.unrated = self.unrated or "back"
            self.feed.take_back(at, match.told[told:], line.upto)
            self.turns = [turn for turn in self.turns if turn[1] < line.upto]
            self.proposal, self._turned = None, (-1, -1)
        else:
            self.feed.tell_of_game(at, match.told[told:], len(match.decisions))
        if isinstance(line, Withdrawal):
            self.turns = [turn for turn in self.turns if turn != (line.seat, self.phase)]
            return
        elif match.over:
            self.proposal = None  # all is open now: nobody goes back
        same = not isinstance(line, TakenBack) and match.state.step in match.game.sealed_steps
        if same and match.state.step == before and set(match.deciders) <= set(choosing):
            return
        self.phase = len(match.decisions)
        for reader, number in zip(READERS, numbers, strict=True):
            if len(self.feed[reader]) > number:
                self.marks[reader] = len(self.feed[reader])

    def tick(self, at: float) -> None:
        """The clock goes by what spectators see."""
        match = self.begun
        choosing = self.moment.view(SPECTATOR).deciders if not match.over else ()
        choosing = tuple(seat for seat in choosing if not self.bot_of(seat))
        told = len(match.tellings(SPECTATOR))
        sealed = match.state.step in match.game.sealed_steps
        if sealed and self.timer.together and self.phase == self._turned[1]:
            self.timer.choosing = choosing  # one clock for all: nobody starts it anew by choosing or choosing again
        elif (told, choosing) != (self._turned[0], self.timer.choosing):
            self._turned = told, self.phase
            self.timer.turn(choosing, sealed, at)

    def remember(self, seat: int, key: str) -> None:
        """What a request was called."""
        if key:
            keys = self.keys.setdefault(seat, {})
            keys[key] = len(self.feed[seat])
            while len(keys) > KEYS_KEPT:
                del keys[next(iter(keys))]
