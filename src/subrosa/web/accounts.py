"""What is asked and answered about an account: taking one's data away, going for good, a forgotten password."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .bodies import Answer, Body, Login, MatchAt, Me, Password, TokenAt
from .personal import BlockAt, NoticeAt


class Farewell(Body, frozen=True, kw_only=True):
    """To be known no longer: your name, as others see it, and your password if you have one."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)] = ""


class SaidAt(Answer, frozen=True, kw_only=True):
    """A line I said at a table."""

    match: str
    at: float
    text: str


class ReportAt(Answer, frozen=True, kw_only=True):
    """What I told the host of somebody."""

    match: str
    seat: int
    why: str
    words: str
    at: float


class RatedAt(Answer, frozen=True, kw_only=True):
    """What was thought of me after a match that counted: the numbers of the model, as they are kept."""

    match: str
    game: str
    side: str
    at: float
    place: int
    mu: float
    sigma: float


class MyData(Answer, frozen=True, kw_only=True):
    """Everything that is kept of a person: himself, his programs, browsers and matches, what he said, whom he does not
    want to meet, what he told the host, what he is invited to and what is thought of his play."""

    me: Me
    created: float
    seen: float | None
    tokens: list[TokenAt]
    browsers: list[str]
    matches: list[MatchAt]
    said: list[SaidAt]
    blocks: list[BlockAt]
    reports: list[ReportAt]
    notices: list[NoticeAt]
    ratings: list[RatedAt]


class Forgotten(Body, frozen=True, kw_only=True):
    """Who has forgotten a password: his login, or the address for his notices."""

    login: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(Body, frozen=True, kw_only=True):
    """A new password, by what was sent to somebody who forgot the old one."""

    token: Annotated[str, Meta(min_length=1, max_length=500)]
    password: Password


class Recovered(Answer, frozen=True, kw_only=True):
    """Whose password is another now."""

    login: Login
