"""What the log of a table keeps, one entry after the other. Where a table stands is a fold over them.

Entries are JSON with a type and the time at which they came about; the store seals them. Lines of play are pairs of
numbers: who decided and what, `[seat, WITHDRAWN]` for a sealed choice taken back, `[BACK, upto]` for going back by
everybody's consent. A log is never written anew: what gets another name here is called there as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import msgspec

from subrosa.core.match import Decision, Line, Match, TakenBack, Withdrawal

WITHDRAWN = -1
BACK = -1
Pair = tuple[int, int]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: seconds for each, and a reserve for each seat. No seconds, no clock."""

    seconds: float = 0.0
    reserve: float = 0.0


Notebook = Literal["off", "certain", "full"]
"""What notebooks fill in by themselves: nothing, what is certain, or also how likely the rest is."""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a table: open to anybody, kept for whoever has a link, a bot's, or somebody's."""

    kind: Literal["open", "invited", "bot", "person"]
    person: str = ""
    name: str = ""
    bot: str = ""
    avatar: str = ""
    """The name of the picture beside a person's name."""


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """One entry; `at` is the time in seconds since 1970."""

    at: float


class Opened(Entry, frozen=True):
    """A table is opened: how it plays, as the head of a record says it, and who may sit where."""

    head: list[str]
    chairs: list[Chair]
    host: str = ""
    clock: Clock = Clock()
    chat: bool = True
    allows_spectators: bool = msgspec.field(default=True, name="watchers")
    public: bool = False
    title: str = ""
    notebook: Notebook = "off"
    several: bool = False
    """May one person have several chairs? Who opens a table with several chairs of his own says so too."""
    secret: str = ""
    """Of the deal under seal; without it chance is the system's."""
    after_lot: bool = False
    """Play begins only when the host has added his lot."""
    rated: bool = True
    """Is it to move ratings, if nothing else stands against it?"""


class Invited(Entry, frozen=True):
    """A link for a chair; an earlier one for the same chair is void."""

    seat: int
    nonce: str


class Sat(Entry, frozen=True):
    """Somebody takes a chair, by an invitation or because it was open."""

    seat: int
    person: str
    name: str
    nonce: str = ""
    avatar: str = ""


class Added(Entry, frozen=True):
    """Before play somebody adds a lot of his own to the deal under seal."""

    seat: int
    lot: str


class Left(Entry, frozen=True):
    """Somebody gets up before play has begun."""

    seat: int


class Changed(Entry, frozen=True):
    """Before play the host makes a chair something else."""

    seat: int
    chair: Chair


class Renamed(Entry, frozen=True):
    """A person at the table has another name or picture from now on."""

    seat: int
    name: str
    avatar: str = ""
    told: bool = False
    """It is told even where the name is the same: both are forgotten, and no later news may change its number."""


class Decided(Entry, frozen=True):
    """Lines of play, all together: a seat's decisions and what chance made of them; the first are the deal."""

    lines: list[Pair]
    seat: int = -1
    key: str = ""
    """What the client called this request, so that a repeated one is known."""
    bot: bool = False


class Imported(Entry, frozen=True, tag="kept"):
    """A whole match in words, as the terminal kept it before there were tables."""

    head: list[str]
    seats_info: dict[str, Any]
    lines: list[str]


class Asked(Entry, frozen=True):
    """A request of a seat was carried out, so that a repeated one is known; what it did stands before this."""

    seat: int
    key: str


class Hinted(Entry, frozen=True):
    """Somebody who practises asked what a good player would do."""

    seat: int


class TookOver(Entry, frozen=True, tag="took_over"):
    """A bot plays on for a seat: its player is absent, or has resigned."""

    seat: int
    bot: str
    why: Literal["absent", "resigned"]


class Missed(Entry, frozen=True):
    """Somebody has been away for long while others are here."""

    seat: int


class Returned(Entry, frozen=True):
    """An absent player is back and plays on."""

    seat: int


class Proposed(Entry, frozen=True):
    """A seat asks everybody to agree: to go back, to pause, or to let a bot play for somebody who is away."""

    seat: int
    what: Literal["back", "pause", "bot"]
    upto: int = msgspec.field(default=0, name="kept")
    """How many decisions would stay."""
    other: int = -1
    until: float = 0.0
    """Until when somebody who is away has time to come back."""


class Agreed(Entry, frozen=True):
    seat: int


class Declined(Entry, frozen=True):
    """A seat does not agree, or takes back what it proposed."""

    seat: int


class Paused(Entry, frozen=True):
    """All have agreed to pause."""


class Resumed(Entry, frozen=True):
    """A paused table plays on."""

    seat: int


class Interrupted(Entry, frozen=True):
    """For so many seconds nothing could be kept, the last time at `upto`: nobody loses them."""

    seconds: float
    upto: float


class Said(Entry, frozen=True):
    """A line of chat; by the name of its phrase everybody reads it in his own language."""

    seat: int
    text: str
    key: str = ""
    phrase: str = ""


class Muted(Entry, frozen=True):
    """A seat does not want to read another's lines from now on, or does again."""

    seat: int
    other: int
    muted: bool


class Rematched(Entry, frozen=True):
    """The same people play again, at another table."""

    id: str


class Moved(Entry, frozen=True):
    """The whole match has been taken to another server; here nobody plays on."""


class Arrived(Entry, frozen=True):
    """The whole match has come from another server; these seats wait for their players."""

    seats: list[int]


class Closed(Entry, frozen=True):
    """A table that never began is closed by its host."""


AnyEntry = (
    Opened
    | Invited
    | Sat
    | Added
    | Left
    | Changed
    | Renamed
    | Decided
    | Asked
    | Imported
    | Hinted
    | TookOver
    | Missed
    | Returned
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Interrupted
    | Said
    | Muted
    | Rematched
    | Moved
    | Arrived
    | Closed
)


ACTS = Decided | Proposed | Agreed | Declined | Resumed | Returned
"""By what a player shows that he is at it."""


@dataclass(frozen=True)
class Deciding:
    """Play that comes about as it is entered: what is decided, and what chance makes of it, become an entry.

    Each line is entered before the next one is asked for.
    """

    at: float
    lines: Callable[[Match], Iterator[Line]]
    seat: int = -1
    key: str = ""
    bot: bool = False


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(entry: bytes) -> AnyEntry:
    return _decoder.decode(entry)


def pairs(log: Sequence[Line]) -> list[Pair]:
    """Lines of a match's log as numbers."""
    return [_pair(line) for line in log]


def _pair(line: Line) -> Pair:
    if isinstance(line, Withdrawal):
        return line.seat, WITHDRAWN
    if isinstance(line, TakenBack):
        return BACK, line.upto
    return line.decider, line.choice


@lru_cache(4_096)
def line_of(pair: Pair) -> Line:
    """A line of a match's log from its numbers; matches have many alike, and each lies there once."""
    who, what = pair
    if who == BACK:
        return TakenBack(what)
    return Withdrawal(who) if what == WITHDRAWN else Decision(who, what)
