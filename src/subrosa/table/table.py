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

from msgspec.structs import replace

from subrosa.core import record
from subrosa.core.beliefs import Belief
from subrosa.core.deal import Deal
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import Chance, Decision, Line, Match, TakenBack, Withdrawal
from subrosa.core.tellings import EVERYBODY, only

from . import entries
from .clocks import Timer
from .entries import AnyEntry, Chair, Clock, Deciding, Notebook, TookOver
from .feed import READERS, Feed
from .messages import TableAt
from .moment import Moment
from .proposals import Proposal

KEYS_KEPT = 64
"""How many of a seat's last requests are known again when they are repeated."""
SYSTEM = random.SystemRandom()
"""The system's entropy, for whoever draws from it."""
PARTS = """
id chance deal lots after_lot entries setup chairs host title rematch public chat allows_spectators notebook
created changed ended match feed timer nonces linked several interrupted away paused moved closed
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
        self.created = self.changed = self.ended = 0.0
        self.match: Match | None = None
        self.feed = Feed()
        self.timer = Timer(Clock())
        self.nonces: dict[int, str] = {}
        self.linked: frozenset[int] = frozenset()
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
        self.muted: frozenset[tuple[int, int]] = frozenset()
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
            _ENTER[type(entry)](self, entry)
        self.entries += 1
        self.changed = entry.at
        if isinstance(entry, entries.ACTS):
            self.acted[entry.seat] = self.entries
        return entry

    def _opened(self, entry: entries.Opened) -> None:
        self.setup = record.setup_of(entry.head)
        self.feed = Feed(self.setup.seats)
        self.chairs, self.host = list(entry.chairs), entry.host
        self.public, self.chat, self.allows_spectators = entry.public, entry.chat, entry.allows_spectators
        self.title, self.created, self.notebook = entry.title, entry.at, entry.notebook
        self.timer = Timer(entry.clock)
        people = [chair.person for chair in entry.chairs if chair.person]
        self.several = entry.several or len(set(people)) < len(people)
        self.unrated = "" if entry.rated else "wish"
        if entry.secret:
            self.deal, self.after_lot = Deal(entry.secret), entry.after_lot

    def _imported(self, entry: entries.Imported) -> None:
        """A match of the terminal: lines in words."""
        me, bots = entry.seats_info.get("me", 0), entry.seats_info.get("bots", {})
        seats = record.setup_of(entry.head).seats
        chairs = [Chair("bot", bot=bots.get(str(seat), "greedy")) for seat in range(seats)]
        chairs[me] = Chair("person", person="terminal")
        self._opened(entries.Opened(entry.at, entry.head, chairs, "terminal", chat=False, allows_spectators=False))
        self.unrated = "elsewhere"
        self._begin(entry.at)
        for text in entry.lines:
            line = record.parse_line(self.begun, text)
            seat = line.decider if isinstance(line, Decision) and line.decider != CHANCE else -1
            self._play([line], entry.at, seat)

    def _invited(self, entry: entries.Invited) -> None:
        self.nonces[entry.seat] = entry.nonce

    def _sat(self, entry: entries.Sat) -> None:
        self.chairs[entry.seat] = Chair("person", entry.person, entry.name, avatar=entry.avatar)
        self.nonces.pop(entry.seat, None)
        if entry.nonce:
            self.linked |= {entry.seat}
        self.feed.tell(entry.at, "sat", seat=entry.seat + 1, name=entry.name)

    def _added(self, entry: entries.Added) -> None:
        self.lots[entry.seat] = entry.lot

    def _left(self, entry: entries.Left) -> None:
        self.feed.tell(entry.at, "left", seat=entry.seat + 1, name=self.chairs[entry.seat].name)
        self.chairs[entry.seat] = Chair("open")
        self.linked -= {entry.seat}
        self.lots.pop(entry.seat, None)

    def _chair_changed(self, entry: entries.Changed) -> None:
        self.chairs[entry.seat] = entry.chair
        self.nonces.pop(entry.seat, None)
        self.lots.pop(entry.seat, None)
        self.feed.tell(entry.at, "chair", seat=entry.seat + 1, chair=entry.chair.kind, bot=entry.chair.bot)

    def _renamed(self, entry: entries.Renamed) -> None:
        chair = self.chairs[entry.seat]
        if entry.name != chair.name or entry.told:
            self.feed.tell(entry.at, "renamed", seat=entry.seat + 1, name=entry.name, before=chair.name)
        self.chairs[entry.seat] = replace(chair, name=entry.name, avatar=entry.avatar or chair.avatar)

    def _decided(self, entry: entries.Decided) -> None:
        self._play(map(entries.line_of, entry.lines), entry.at, entry.seat, entry.key)

    def _asked(self, entry: entries.Asked) -> None:
        self._remember(entry.seat, entry.key)

    def _hinted(self, entry: entries.Hinted) -> None:
        self.hints += 1
        self.unrated = self.unrated or "hint"

    def _took_over(self, entry: entries.TookOver) -> None:
        self.away[entry.seat] = entry
        self.feed.tell(entry.at, entry.why, seat=entry.seat + 1, bot=entry.bot)
        if self.proposal is not None and entry.seat in (self.proposal.seat, self.proposal.other):
            self.proposal = None
        self._tick(entry.at)

    def _missed(self, entry: entries.Missed) -> None:
        self.feed.tell(entry.at, "missed", seat=entry.seat + 1)

    def _returned(self, entry: entries.Returned) -> None:
        del self.away[entry.seat]
        self.feed.tell(entry.at, "returned", seat=entry.seat + 1)
        self._tick(entry.at)

    def _proposed(self, entry: entries.Proposed) -> None:
        self.proposals += 1
        agreed = self._same_person(entry.seat)
        self.proposal = Proposal(self.proposals, entry.seat, entry.what, entry.upto, entry.other, agreed, entry.until)
        self.feed.tell(entry.at, "proposed", seat=entry.seat + 1, what=entry.what, other=entry.other + 1)

    def _agreed(self, entry: entries.Agreed) -> None:
        if self.proposal is not None:
            self.proposal.agreed |= self._same_person(entry.seat)
            self.feed.tell(entry.at, "agreed", seat=entry.seat + 1)

    def _declined(self, entry: entries.Declined) -> None:
        back = self.proposal is not None and self.proposal.what == "bot" and self.proposal.other == entry.seat
        self.proposal = None
        self.feed.tell(entry.at, "returned" if back else "declined", seat=entry.seat + 1)

    def _same_person(self, seat: int) -> set[int]:
        return set(self.seats_of(self.chairs[seat].person)) if self.chairs[seat].kind == "person" else {seat}

    def _paused(self, entry: entries.Paused) -> None:
        self.paused, self.proposal = True, None
        self.timer.stop(entry.at)
        self.feed.tell(entry.at, "paused")

    def _resumed(self, entry: entries.Resumed) -> None:
        self.paused = False
        self.timer.go_on(entry.at)
        self.feed.tell(entry.at, "resumed", seat=entry.seat + 1)

    def _interrupted(self, entry: entries.Interrupted) -> None:
        """Nothing could be kept for a while: that time is nobody's."""
        self.interrupted = entry.upto
        self.timer.since += entry.seconds
        self.feed.tell(entry.upto, "interrupted", seconds=round(entry.seconds))

    def _said(self, entry: entries.Said) -> None:
        deaf = sum(only(reader) for reader, other in self.muted if other == entry.seat)
        self.feed.tell(entry.at, "said", EVERYBODY & ~deaf, seat=entry.seat + 1, text=entry.text, phrase=entry.phrase)
        self._remember(entry.seat, entry.key)

    def _muted(self, entry: entries.Muted) -> None:
        pair = {(entry.seat, entry.other)}
        self.muted = self.muted | pair if entry.muted else self.muted - pair
        self.feed.tell(entry.at, "muted" if entry.muted else "unmuted", only(entry.seat), other=entry.other + 1)

    def _rematched(self, entry: entries.Rematched) -> None:
        self.rematch = entry.id
        self.feed.tell(entry.at, "rematch", id=entry.id)

    def _moved(self, entry: entries.Moved) -> None:
        self.moved = True
        self.timer.turn((), False, entry.at)
        self.feed.tell(entry.at, "moved")

    def _arrived(self, entry: entries.Arrived) -> None:
        """The same table elsewhere: nobody is known here yet, and nobody's time has run meanwhile."""
        self.host, self.unrated = "", "elsewhere"
        self.keys.clear()
        for seat in entry.seats:
            self.chairs[seat] = Chair("invited", name=self.chairs[seat].name)
        self.timer.since += entry.at - self.changed
        self.feed.tell(entry.at, "arrived")

    def _closed(self, entry: entries.Closed) -> None:
        self.closed = True
        self.feed.tell(entry.at, "closed")

    # Play

    def _begin(self, at: float) -> None:
        """Everybody is there: the match, before the deal."""
        self.match = Match(self.setup)
        if self.deal is not None:
            self.deal = Deal(self.deal.secret, dict(self.lots))
        self.timer.start(self.match.setup.seats, at)
        self.feed.tell(at, "began")

    def _come_about(self, deciding: Deciding) -> entries.Decided:
        lines = self._play(self._drawn(deciding.lines), deciding.at, deciding.seat, deciding.key)
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

    def _play(self, lines: Iterable[Line], at: float, seat: int = -1, key: str = "") -> list[Line]:
        """Enter lines of play; those that were entered."""
        if self.match is None:
            self._begin(at)
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
        self._tick(at)
        self._remember(seat, key)
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

    def _tick(self, at: float) -> None:
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

    def _remember(self, seat: int, key: str) -> None:
        """What a request was called."""
        if key:
            keys = self.keys.setdefault(seat, {})
            keys[key] = len(self.feed[seat])
            while len(keys) > KEYS_KEPT:
                del keys[next(iter(keys))]


_ENTER: dict[type, Callable[[Table, Any], None]] = {
    entries.Opened: Table._opened,
    entries.Imported: Table._imported,
    entries.Invited: Table._invited,
    entries.Sat: Table._sat,
    entries.Added: Table._added,
    entries.Left: Table._left,
    entries.Changed: Table._chair_changed,
    entries.Renamed: Table._renamed,
    entries.Decided: Table._decided,
    entries.Asked: Table._asked,
    entries.Hinted: Table._hinted,
    entries.TookOver: Table._took_over,
    entries.Missed: Table._missed,
    entries.Returned: Table._returned,
    entries.Proposed: Table._proposed,
    entries.Agreed: Table._agreed,
    entries.Declined: Table._declined,
    entries.Paused: Table._paused,
    entries.Resumed: Table._resumed,
    entries.Interrupted: Table._interrupted,
    entries.Said: Table._said,
    entries.Muted: Table._muted,
    entries.Rematched: Table._rematched,
    entries.Moved: Table._moved,
    entries.Arrived: Table._arrived,
    entries.Closed: Table._closed,
}
