"""What goes over the wire between a seat and its table: JSON, every message an object with a type.

The same messages are the published schema, the socket, the routes for programs, and the terminal that joins a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from subrosa.core.deal import LOT
from subrosa.core.tale import Chapter
from subrosa.core.tellings import Fact

from .feed import News

VERSION = 1
"""Of the protocol. A change that breaks clients raises it."""

Key = Annotated[str, msgspec.Meta(max_length=64, description="What the client calls this request, to know it again")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Wish = Annotated[str, msgspec.Meta(max_length=200)] | Annotated[int, msgspec.Meta(ge=0, le=100_000)]
LotText = Annotated[str, msgspec.Meta(pattern=f"^{LOT.pattern}$")]
Wishes = Annotated[list[Wish], msgspec.Meta(min_length=1, max_length=64)]


# From a client


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Something a seat wants."""

    key: Key = ""


class Decide(Command, frozen=True):
    """Choices, all together, by a seat that has been told `n` things."""

    choices: Wishes
    n: Annotated[int, msgspec.Meta(ge=0)]


class Draft(Command, frozen=True):
    """What would these choices lead to? Nobody is told and nothing changes. No choices: where it stands."""

    choices: Annotated[list[Wish], msgspec.Meta(max_length=64)] = []


class Preview(Command, frozen=True):
    """What would each next choice lead to, after these? All at once: nobody can tell which one was looked at."""

    choices: Annotated[list[Wish], msgspec.Meta(max_length=64)] = []


class Hint(Command, frozen=True):
    """What would a good player do, after these choices? Only where one person practises against bots."""

    choices: Annotated[list[Wish], msgspec.Meta(max_length=64)] = []


class Lot(Command, frozen=True):
    """Add something of one's own to the deal under seal, before play begins."""

    lot: LotText


class Withdraw(Command, frozen=True):
    """Take a sealed choice back while others still choose."""


class Propose(Command, frozen=True):
    """Ask everybody: go back to before my last decision, pause, or a bot for somebody who is away."""

    what: Literal["back", "pause", "bot"]
    other: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1


class Agree(Command, frozen=True):
    """Agree to what is proposed. With its number, to that and to nothing that has come in its place."""

    number: Annotated[int, msgspec.Meta(ge=0)] = 0


class Decline(Command, frozen=True):
    """Do not agree; or take back what I proposed."""

    number: Annotated[int, msgspec.Meta(ge=0)] = 0


class Resume(Command, frozen=True):
    """Play on after a pause."""


class Resign(Command, frozen=True):
    """Leave for good; a bot plays on."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


class Return(Command, frozen=True):
    """Take the seat back from the bot that played while I was away."""


class Say(Command, frozen=True):
    """A line of chat; or one of the phrases of the house, which everybody reads in his own language."""

    text: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Mute(Command, frozen=True):
    """Do not show me another's lines, or do again."""

    other: SeatNumber
    muted: bool = True


class Rematch(Command, frozen=True):
    """The same people again, at a new table."""


class Ping(Command, frozen=True):
    """Are you there?"""


AnyCommand = (
    Decide
    | Draft
    | Preview
    | Hint
    | Lot
    | Withdraw
    | Propose
    | Agree
    | Decline
    | Resume
    | Resign
    | Return
    | Say
    | Mute
    | Rematch
    | Ping
)


# To a client


class Choice(msgspec.Struct, frozen=True):
    """Something this seat may choose now: the number, the line it goes by, and what that says in names."""

    choice: int
    text: str
    facts: Mapping[str, Fact]


class SeatAt(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    bot: str
    away: str
    """Why a bot plays for the player: `absent`, `resigned`, or nothing."""
    here: bool
    """Is the player connected?"""
    host: bool
    you: bool
    place: int
    """Which place it took, when the match is finished."""
    stands_in: str = ""
    """The bot that plays in the place of one that cannot yet, or cannot here."""
    avatar: str = ""
    """The name of the picture beside the name."""


class ClockAt(msgspec.Struct, frozen=True):
    """The clock as it stands: until when those who are choosing have time, and every seat's reserve."""

    seconds: float
    reserve: float
    choosing: tuple[int, ...]
    deadline: float | None
    left: list[float]


class ProposalAt(msgspec.Struct, frozen=True):
    """What everybody is asked."""

    number: int
    seat: int
    what: str
    other: int
    agreed: list[int]
    asked: list[int]
    until: float | None = None
    """Until when somebody who is away has time to come back, whatever is agreed."""


class TableAt(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    title: str
    game: str
    state: str
    seats: list[SeatAt]
    clock: ClockAt
    chat: bool
    allows_spectators: bool
    public: bool
    notebook: str
    """What notebooks fill in by themselves: nothing (`off`), what is `certain`, or everything (`full`)."""
    options: Mapping[str, str]
    proposal: ProposalAt | None
    rematch: str
    practice: bool = False
    """Does one person play against bots, and may ask for hints?"""
    hints: int = 0
    """How many were given."""
    watching: int = 0
    """How many look on."""
    commitment: str = ""
    """What the deal under seal is known by; nothing if chance is not under seal."""
    lots: tuple[int, ...] = ()
    """The seats that have added a lot of their own to it."""
    after_lot: bool = False
    """Does play wait for the host's lot?"""
    unrated: str = ""
    """Why it moves nobody's rating: `wish`, `hint`, `back`, `begun`, `elsewhere`, `several`, `alone`, `level`."""


class ReasonAt(msgspec.Struct, frozen=True):
    """Why something is certain, or better than something else: a sentence of the game with its facts."""

    kind: str
    facts: Mapping[str, Fact]


class MatterAt(msgspec.Struct, frozen=True):
    """Something hidden, as a seat's notebook has it."""

    kind: str
    of: Mapping[str, Fact]
    counted: Mapping[str, float]
    """The share of every alternative by counting: 1 certain, 0 impossible; -1 open, where shares are not shown."""
    believed: Mapping[str, float]
    """The share by behaviour, as far as it is shown."""
    reasons: list[ReasonAt]
    """If it is certain, why."""
    ruled_out: Mapping[str, list[ReasonAt]]
    """Why what is impossible is so."""
    others: bool
    """Is it what everybody can know of something that the seat itself knows?"""


class ThoughtAt(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot took a person for, just before it was shown. Without a kind: it thought of nothing hidden."""

    seat: int
    of: int
    kind: str = ""
    facts: Mapping[str, Fact] = {}
    name: str = ""
    share: float = 0.0


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something a client is sent."""


class Update(Message, frozen=True):
    """What is new for a seat since it was told `since` things, and where it stands now.

    `view` holds everything the seat sees if `whole`, else only the fields that have changed since the last update.
    """

    since: int
    n: int
    seat: int
    whole: bool
    news: list[News]
    tale: list[Chapter]
    """What was told as turns and moments: those that are new or have grown, each known by its number."""
    view: Mapping[str, Any]
    choosing: tuple[int, ...]
    choices: list[Choice]
    question: Mapping[str, Fact]
    """The facts of what this seat is asked."""
    derived: Mapping[str, Any] | None
    """The numbers that follow from the view, as screens show them, if they have changed since the last update."""
    notebook: list[MatterAt] | None
    """What this seat's notebook fills in by itself, if that has changed since the last update."""
    sealed: bool
    """May a choice of this seat still be withdrawn?"""
    table: TableAt | None
    """How the table stands, if that has changed since the last update."""
    muted: list[int]
    now: float


class Drafted(Message, frozen=True):
    """What drafted choices would lead to, as far as the seat can know: the fields of its view that would change."""

    key: str
    choices: list[Choice]
    complete: bool
    view: Mapping[str, Any]
    derived: Mapping[str, Any]
    """The numbers that would follow from the view then."""
    news: list[News]


class Previewed(msgspec.Struct, frozen=True):
    """What one choice would lead to."""

    choice: int
    complete: bool
    view: Mapping[str, Any]
    derived: Mapping[str, Any]
    """Of the numbers that follow, those that would change; null for what would be gone."""
    news: list[News]


class Previews(Message, frozen=True):
    """What each choice would lead to, from where the drafted ones lead: the fields that would change then."""

    key: str
    previews: list[Previewed]


class Advice(Message, frozen=True):
    """What a good player would choose here, and why."""

    key: str
    choice: int
    second: int
    """The next best; -1 where nothing was weighed."""
    verdict: str
    """How they compare: better, close, alike or balanced; nothing where nothing was weighed."""
    reasons: list[ReasonAt]
    """Why it is better, most weighty first."""
    kind: str
    """What he would believe most of what is hidden: the kind of matter, of whom, which alternative, how likely."""
    of: Mapping[str, Fact]
    name: str
    share: float


class Done(Message, frozen=True):
    """A request was carried out, and nothing can undo that."""

    key: str
    n: int


class Refusal(Message, frozen=True):
    """A request was refused and has changed nothing: a sentence, and the same as a key with facts for any language."""

    key: str
    code: str
    sentence: str
    facts: Mapping[str, Fact]


class Trouble(Message, frozen=True):
    """Nothing can be kept at the moment; nothing that was done is lost, and play goes on when it can."""

    key: str
    sentence: str


class Pong(Message, frozen=True):
    key: str


class HouseAt(Message, frozen=True, tag="house"):
    """What the host says to everybody on this server, and whether it is closed for maintenance."""

    message: str = ""
    closed: str = ""
    """Nothing; `new`: no table is opened; `all`: all tables rest and nobody's clock runs."""


AnyMessage = Update | Drafted | Previews | Advice | Done | Refusal | Trouble | Pong | HouseAt

_encoder = msgspec.json.Encoder()
_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


def encode(message: AnyMessage | AnyCommand) -> bytes:
    return _encoder.encode(message)


def read_command(text: bytes | str) -> AnyCommand:
    """What a client sent; raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
    return _commands.decode(text)


def read_message(text: bytes | str) -> AnyMessage:
    """What a server sent."""
    return _messages.decode(text)
