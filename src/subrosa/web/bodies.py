"""What the routes are asked with and what they answer, as JSON. Fields that nobody knows are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from subrosa.core.tellings import Fact
from subrosa.table.entries import Notebook
from subrosa.table.feed import News
from subrosa.table.messages import LotText, ReasonAt, TableAt, ThoughtAt

Word = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "de", "fr", "cs"]
Seat = Annotated[int, Meta(ge=0, le=7)]
Avatar = Literal["", "flower", "owl", "cat", "fox", "raven", "key", "candle", "quill", "book", "gear", "moon", "bell"]
"""The pictures a person may choose, as the page draws them."""
Pref = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=200)]
Prefs = Annotated[dict[Word, Pref], Meta(max_length=64)]
File = Annotated[str, Meta(max_length=900_000)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a route is asked with."""


class Nothing(Body, frozen=True, kw_only=True):
    """Nothing more to say."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a route answers."""


class Done(Answer, frozen=True, kw_only=True):
    """It was done."""

    done: bool = True


class Health(Answer, frozen=True, kw_only=True):
    """Is the server ready?"""

    status: str


# People


class NewGuest(Body, frozen=True, kw_only=True):
    """Somebody new, by the name others will see."""

    name: Name
    language: Language = "en"


class ChangeMe(Body, frozen=True, kw_only=True):
    """What is to be another from now on. `mail` is for notices, and nobody sees it."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    prefs: Prefs | UnsetType = UNSET
    mail: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    avatar: Avatar | UnsetType = UNSET


class Credentials(Body, frozen=True, kw_only=True):
    """A login and a password."""

    login: Login
    password: Password


class Account(Body, frozen=True, kw_only=True):
    """A login and a password to be known by; who has one says the password he has now."""

    login: Login
    password: Password
    current: Annotated[str, Meta(max_length=200)] = ""


class Me(Answer, frozen=True, kw_only=True):
    """Who you are. A program that has just said who it is gets its token, once."""

    id: str
    name: str
    language: str
    login: str | None
    mail: str | None
    prefs: Mapping[str, Any]
    avatar: str = ""
    token: str = ""
    farewell: float | None = None
    """When you are to be known no longer, if you asked for that and have not taken it back."""


class NewToken(Body, frozen=True, kw_only=True):
    """For what program?"""

    label: Name


class TokenAt(Answer, frozen=True, kw_only=True):
    """What a program is known by; the token itself is shown once, when it is made."""

    id: str
    label: str
    created: float
    used: float | None
    token: str = ""


class Tokens(Answer, frozen=True, kw_only=True):
    tokens: list[TokenAt]


# Browsers


class PushKey(Answer, frozen=True, kw_only=True):
    """What a browser asks its service with, to be told when it is somebody's turn."""

    key: str


class Browser(Body, frozen=True, kw_only=True):
    """Where a browser is reached, and with what keys, as it says itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class NoBrowser(Body, frozen=True, kw_only=True):
    """A browser that is to be told nothing more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]


# Games


class OptionAt(Answer, frozen=True, kw_only=True):
    """Something a table can choose, the default among the values."""

    id: str
    values: list[str]
    default: str


class GameAt(Answer, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    version: int
    seats: list[int]
    options: list[OptionAt]
    presets: Mapping[str, Mapping[str, str]]
    bots: list[str]
    data_options: list[str]
    """What an owner's component files can set to `custom`."""
    usual_seat: int
    """Where a person sits who does not say."""
    sides: dict[str, list[str]]
    """The side of each seat, by the number of seats, where seats play together against others."""
    asked_first: list[str]
    """The options that people really change; none: all are asked alike."""
    offered_preset: str
    """A preset that is worth a question of its own."""
    studied: bool
    """Can a match that is over be studied?"""


class Games(Answer, frozen=True, kw_only=True):
    games: list[GameAt]
    languages: list[str]


class FieldAt(Answer, frozen=True, kw_only=True):
    """A field of a game's views: who may know it, by what it goes, and what it can hold."""

    name: str
    known: Literal["all", "owner", "none", "some"]
    by: list[int | list[str]]
    """Its axes: names, or how many there are."""
    by_seat: bool
    """Has every player a row of it?"""
    counts: str
    """The field whose rows it counts, known or not."""
    values: list[str]
    """The names of its values; none: numbers."""
    low: int
    high: int


class Manifest(Answer, frozen=True, kw_only=True):
    """What a screen has to know of a game."""

    id: str
    version: int
    seats: list[int]
    options: dict[str, list[str]]
    presets: dict[str, dict[str, str]]
    progress: str
    """The field that says how far a game has come."""
    steps: list[str]
    sealed: list[str]
    fields: list[FieldAt]


class Words(Answer, frozen=True, kw_only=True):
    """The words of a game in a language: its sentences as Fluent, and what things are called."""

    ftl: str
    names: dict[str, dict[str, str]]
    """By section and id."""
    named: dict[str, list[str]]
    """The sections in which each kind of fact finds its name."""
    sentences: list[str]
    """The facts that are sentences themselves, `GAME-FACT-VALUE`, made with the other facts."""


class Rulebook(Answer, frozen=True, kw_only=True):
    """The rules of a game: how to play, if it says so in this language, and every rule by its number."""

    guide: str
    rules: str


# Matches


class ChairWish(Body, frozen=True, kw_only=True):
    """Who is to sit in a chair: I, anybody, whoever gets the link, or a bot."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: Word = ""
    name: Word = ""
    """What I am called in this chair, where one device is passed round."""


class ClockWish(Body, frozen=True, kw_only=True):
    """Seconds for a decision, and a reserve of seconds for each seat. No seconds: no clock."""

    seconds: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 0.0
    reserve: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 0.0


class NewMatch(Body, frozen=True, kw_only=True):
    """A table to be opened. `data` are the texts of an owner's component files."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=8)]
    preset: Word | None = None
    options: Annotated[dict[Word, Word], Meta(max_length=64)] = {}
    data: Annotated[list[File], Meta(max_length=4)] = []
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=8)]
    clock: ClockWish = ClockWish()
    chat: bool = True
    allows_spectators: bool = True
    public: bool = False
    title: Word = ""
    notebook: Notebook | None = None
    """What notebooks fill in; nothing said: everything against bots alone, nothing among people."""
    several: bool = False
    """May one person take several chairs? Who opens it with several of his own says so too."""
    after_lot: bool = False
    """Is play to begin only when I have added a lot to the deal under seal?"""
    rated: bool = True
    """Is the match to move ratings? Only if nobody has a hint, nothing is taken back and the like."""


class Link(Answer, frozen=True, kw_only=True):
    """A link for one chair; whoever follows it first sits there."""

    seat: int
    link: str
    code: str
    """Six signs that do the same, to be read aloud."""


class NewTable(Answer, frozen=True, kw_only=True):
    """The table that was opened, and the links for its invited chairs."""

    table: TableAt
    links: list[Link]


class ChairAt(Answer, frozen=True, kw_only=True):
    """A chair in a list."""

    name: str
    bot: str
    taken: bool
    you: bool
    place: int
    """Where it came in when all was over; 0 before."""
    avatar: str = ""


class MatchAt(Answer, frozen=True, kw_only=True):
    """A match in a list."""

    id: str
    title: str
    game: str
    state: str
    progress: int
    """The day, the hour or the round; 0 before play."""
    created: float
    public: bool
    chairs: list[ChairAt]
    host: bool
    my_turn: bool
    """Is anything to be decided by me? Of others nothing is said."""


class Matches(Answer, frozen=True, kw_only=True):
    matches: list[MatchAt]


class Sit(Body, frozen=True, kw_only=True):
    """Which chair? The first open one if none is named. With a lot for the deal under seal, if you like."""

    seat: Seat | None = None
    lot: LotText | None = None


class AtSeat(Body, frozen=True, kw_only=True):
    """Which chair?"""

    seat: Seat


class Invited(Body, frozen=True, kw_only=True):
    """A link that somebody gave you, the last part of it, or the code of six signs."""

    link: Annotated[str, Meta(min_length=1, max_length=600)]


class Invitation(Answer, frozen=True, kw_only=True):
    """What a link or a code leads to, and the link: who came by a code joins by it, and his code is counted once."""

    match: str
    seat: int
    link: str


class Join(Invited, frozen=True, kw_only=True):
    """A link that somebody gave you, the last part of it, or the code of six signs; with a lot, if you like."""

    lot: LotText | None = None


class Sitting(Answer, frozen=True, kw_only=True):
    """The table you sit at, and your chair."""

    seat: int
    table: TableAt


# What stands after the question mark


class BySeat(Body, frozen=True, kw_only=True):
    """As which of my seats; the first if none is named."""

    seat: Seat | None = None


class Since(BySeat, frozen=True, kw_only=True):
    """How much this seat was told already."""

    since: Annotated[int, Meta(ge=0, le=10_000_000)] = 0


class ServerKey(Answer, frozen=True, kw_only=True):
    """By what records that this server signed are known."""

    key: str


class Export(BySeat, frozen=True, kw_only=True):
    language: Language = "en"


class Picture(Body, frozen=True, kw_only=True):
    """A study drawn: in which language, of which seat and which sort of secrets; of all seats, the first sort."""

    language: Language = "en"
    seat: Seat | None = None
    kind: Word = ""


class Thoughts(Answer, frozen=True, kw_only=True):
    thoughts: list[ThoughtAt]


class OfDay(Body, frozen=True, kw_only=True):
    """Which puzzle: of which day (as 2026-11-16; today), of which game (whichever has its turn)."""

    date: Annotated[str, Meta(max_length=10)] = ""
    game: Word = ""


class PuzzleAt(Answer, frozen=True, kw_only=True):
    """A puzzle: where a game stands for the seat that is asked, the facts to put together, the question."""

    id: str
    date: str
    level: str
    seat: int
    kind: str
    of: Mapping[str, Fact]
    answers: list[str]
    facts: list[list[News]]
    """A few, each with what stands behind its number."""
    table: TableAt
    view: Mapping[str, Any]
    derived: Mapping[str, Any]
    news: list[News]
    """Everything the seat has been told."""
    games: list[str]
    """The games of which there are puzzles."""
    tried: int
    """How many have answered it on that day."""


class PuzzleAnswer(Body, frozen=True, kw_only=True):
    """An answer to a puzzle, and the day whose puzzle it is."""

    answer: Word
    date: Word = ""


class PuzzleReason(Answer, frozen=True, kw_only=True):
    """A reason, and what it weighs."""

    kind: str
    facts: Mapping[str, Fact]
    out: list[str] = []
    """The answers that it rules out by itself."""
    together: bool = False
    """Does it rule one out, but only with others?"""


class PuzzleJudged(Answer, frozen=True, kw_only=True):
    """Is an answer right, and what speaks for it or against it?"""

    right: bool
    reasons: list[PuzzleReason]
    facts: list[News]
    """What it follows from, where no reason says so."""
    given: Mapping[str, int] = {}
    """How many gave each answer first on that day; told with the right one only."""
    left: list[list[str]] = []
    """The answers that are left after each fact of the puzzle; told with the right one only."""


class PuzzlePlayOn(Body, frozen=True, kw_only=True):
    """Against whom a puzzle is played on."""

    bot: Word = "greedy"


class PuzzleKnown(Body, frozen=True, kw_only=True):
    """The answers that have been ruled out already."""

    known: Annotated[list[Word], Meta(max_length=16)] = []


class PuzzleHint(Answer, frozen=True, kw_only=True):
    """One more answer that it is not, and why; empty when there is none."""

    answer: str = ""
    reasons: list[ReasonAt] = []
    facts: list[News] = []


class Components(Answer, frozen=True, kw_only=True):
    """What an owner's own files say, a line for each part as a record has it; none where everything is as printed."""

    lines: list[str]


# What comes over the socket of notices


class Turn(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """It is your turn; `absent`: others want a bot to play for you; `invitation`: to a chair; `over`: it has ended."""

    id: str
    game: str
    why: str = "turn"
