"""What the routes about a person and others are asked with and what they answer: my page, notices, strangers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from subrosa.table.messages import LotText

from .bodies import Answer, Body, Seat, Word

Kind = Literal["turn", "invitation", "over"]
How = Literal["far-below", "below", "level", "above", "far-above"]
Why = Literal["insult", "cheating", "leaving", "other"]


# My page


class Share(Answer, frozen=True, kw_only=True):
    """How many matches of some kind, and how many of them were won."""

    of: str
    """A number of seats, or a part."""
    matches: int
    won: int


class GameResults(Answer, frozen=True, kw_only=True):
    """How somebody has done in one game."""

    game: str
    matches: int
    won: int
    by_seats: list[Share]
    by_part: list[Share]


class Length(Answer, frozen=True, kw_only=True):
    """How long matches of a game took, half of them longer and half of them shorter."""

    game: str
    minutes: int


class Results(Answer, frozen=True, kw_only=True):
    """How somebody has done in matches that are over, among people or against bots alone."""

    matches: int
    won: int
    by_luck: float
    """So many would be won if every seat were as likely to win as any other."""
    in_a_row: int
    most_in_a_row: int
    games: list[GameResults]


class Companion(Answer, frozen=True, kw_only=True):
    """Somebody one has played with, and the last chair in which that was."""

    name: str
    avatar: str
    match: str
    seat: int
    matches: int
    won: int
    """How many of these I won, and how many they did."""
    theirs: int


class PastMatch(Answer, frozen=True, kw_only=True):
    """A match of mine that is over."""

    id: str
    title: str
    game: str
    ended: float
    seats: int
    part: str
    place: int
    others: list[str]
    bots: int
    tally: Mapping[str, float]
    """What the game counts of how it came out for me."""
    moved: int | None = None
    """By how many points it moved my rating; nothing if it did not count."""


class RatingPoint(Answer, frozen=True, kw_only=True):
    """My rating after a match."""

    match: str
    at: float
    rating: int


class NearBot(Answer, frozen=True, kw_only=True):
    """The bot of the house that is nearest to me in strength, and how I stand to it."""

    bot: str
    how: How


class RatingAt(Answer, frozen=True, kw_only=True):
    """What is thought of me in a game, on a side where there are sides."""

    game: str
    side: str
    rating: int
    """1000 is where everybody begins."""
    spread: int
    """So many points above or below, in nineteen cases of twenty."""
    matches: int
    """How many have counted."""
    near: NearBot | None
    """Nothing as long as too little is known."""
    course: list[RatingPoint]
    """The last matches that counted, the oldest first."""


class BotRating(Answer, frozen=True, kw_only=True):
    """What is thought of a bot of the house, by its matches here."""

    game: str
    side: str
    bot: str
    rating: int
    spread: int
    matches: int


class Ladder(Answer, frozen=True, kw_only=True):
    """The bots of the house, the strongest of each game first."""

    bots: list[BotRating]


class Profile(Answer, frozen=True, kw_only=True):
    """My page: what came of the matches I took part in and that are over. Only I see it."""

    since: float
    people: Results
    bots: Results
    ratings: list[RatingAt]
    guesses: int
    """How many guesses at the end, and how many were right, where a game has some."""
    right: int
    lengths: list[Length]
    """Of the games that I played most first."""
    companions: list[Companion]
    history: list[PastMatch]
    """The newest first."""


# Notices


class NoticeAt(Answer, frozen=True, kw_only=True):
    """Something for me: it is my turn, a chair is kept for me, a match is over."""

    kind: Kind
    match: str
    game: str
    title: str
    at: float
    """When a chair was kept or a match ended; of my turn nothing is said but that it is."""
    read: bool
    name: str = ""
    """Who invites."""
    link: str = ""
    """How to sit down."""
    place: int = 0


class Inbox(Answer, frozen=True, kw_only=True):
    """What waits for me and what is new, what waits first."""

    notices: list[NoticeAt]
    unread: int


# Strangers


class QuickWish(Body, frozen=True, kw_only=True):
    """A match with whoever comes: of which game, on which side if it has some."""

    game: Word
    side: Word = ""
    lot: LotText | None = None
    """For the deal under seal."""


class WithCompanion(Body, frozen=True, kw_only=True):
    """A chair of my table, kept for somebody with whom I have played: who sat there, in which match."""

    seat: Seat
    match: Word
    other: Seat


class Somebody(Body, frozen=True, kw_only=True):
    """A person, by a chair at a table of mine."""

    match: Word
    seat: Seat


class BlockAt(Answer, frozen=True, kw_only=True):
    """Somebody I do not want to meet, and where I met them."""

    name: str
    match: str
    seat: int


class Blocks(Answer, frozen=True, kw_only=True):
    blocks: list[BlockAt]


class NewReport(Body, frozen=True, kw_only=True):
    """What the host should know of somebody at a table of mine."""

    match: Word
    seat: Seat
    why: Why
    words: Annotated[str, Meta(max_length=1_000)] = ""
