"""Who asks. Browsers show a signed cookie, programs a token; each surface of the server heeds only its own."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from subrosa.store.errors import NoPerson
from subrosa.store.people import People, Person
from subrosa.store.sessions import Sessions

from .keys import derived
from .refusals import HttpRefusal
from .settings import Settings

COOKIE, KNOWN = "subrosa", "subrosa-known"
DAYS = 400
SECONDS = DAYS * 86_400
SAFE = ("GET", "HEAD")
HASHED = {"key_derivation": "hmac", "digest_method": hashlib.sha256}


@dataclass(frozen=True)
class Surface:
    """One of the two ways in: the same routes, for browsers or for programs."""

    prefix: str
    cookies: bool


BROWSERS = Surface("/api/v1", True)
PROGRAMS = Surface("/program/v1", False)
SURFACES = (BROWSERS, PROGRAMS)


@dataclass(frozen=True)
class Who:
    """Somebody who has shown who he is, and by what: the digest of a program's token, or the session of a browser."""

    person: Person
    shown: str = ""


class Identity:
    """Signs cookies and links, and knows people again by what they show."""

    def __init__(self, settings: Settings, people: People, now: Callable[[], float] = time.time) -> None:
        self.settings, self.people, self.now = settings, people, now
        folder = people.store.folder
        self._cookies = URLSafeTimedSerializer(derived(folder, "cookie"), salt="cookie", signer_kwargs=HASHED)
        self.sessions = Sessions(people.store, SECONDS)
        self._known = URLSafeSerializer(derived(folder, "known"), salt="known", signer_kwargs=HASHED)
        self._links = URLSafeSerializer(derived(folder, "link"), salt="invite", signer_kwargs=HASHED)

    # Cookies and tokens

    async def who(self, asked: HTTPConnection, surface: Surface) -> Who | None:
        """Who asks, by what this surface heeds."""
        try:
            who = await (self._by_cookie(asked) if surface.cookies else self._by_token(asked))
        except NoPerson:
            return None
        if who is None or who.person.is_gone(self.now()):
            return None
        self.people.note_seen(who.person)
        return who

    async def _by_cookie(self, asked: HTTPConnection) -> Who | None:
        shown = asked.cookies.get(COOKIE, "")
        try:
            id, stamp, *session = self._cookies.loads(shown, max_age=SECONDS)
        except (BadData, ValueError, TypeError):
            return None
        sealed = shown.rpartition(".")[0]  # the seal itself can be written in several ways
        which = session[0] if session else digest(sealed)  # cookies once had no session
        person = await asyncio.to_thread(self.sessions.person, id, which)
        return Who(person, which) if person.stamp == stamp else None

    async def _by_token(self, asked: HTTPConnection) -> Who | None:
        kind, _, token = asked.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not token.startswith("sr_") or len(token) > 200:
            return None
        return Who(await asyncio.to_thread(self.people.by_token, token), digest(token))

    def sign_in(self, response: Response, person: Person, secure: bool, session: str = "") -> None:
        """Let a browser show from now on that it is this person's; it stays the session it was."""
        value = self._cookies.dumps([person.id, person.stamp, session or secrets.token_urlsafe(12)])
        _put_cookie(response, COOKIE, value, BROWSERS.prefix, secure)

    def know(self, response: Response, person: Person, secure: bool) -> None:
        """Let a browser show later that this person has signed in there before."""
        _put_cookie(response, KNOWN, self._known.dumps(person.id), f"{BROWSERS.prefix}/session", secure)

    def knows(self, asked: HTTPConnection, person: Person) -> bool:
        """Has this person signed in at this browser before?"""
        try:
            return bool(self._known.loads(asked.cookies.get(KNOWN, "")) == person.id)
        except BadData:
            return False

    def sign_out(self, response: Response, secure: bool) -> None:
        response.delete_cookie(COOKIE, path=BROWSERS.prefix, secure=secure, httponly=True, samesite="lax")

    # Where a request comes from

    def check_origin(self, asked: HTTPConnection) -> None:
        """A page of another site may not act here in somebody's name."""
        origin = asked.headers.get("origin", "")
        if origin.lower() not in (self.own(asked), *(_origin(other) for other in self.settings.origins)):
            raise HttpRefusal("origin")

    def own(self, asked: HTTPConnection) -> str:
        """This server as whoever asks sees it."""
        scheme = "https" if is_secure(asked) else "http"
        try:
            return _origin(f"{scheme}://{asked.headers.get('host', '')}")
        except ValueError:
            raise HttpRefusal("bad-host") from None

    # Links

    def link(self, base: str, match: str, seat: int, nonce: str) -> str:
        """What is sent to somebody who is to sit in a chair."""
        token = self._links.dumps([match, seat, nonce])
        return f"{base}/join/{token if isinstance(token, str) else token.decode()}"

    def invitation(self, link: str) -> tuple[str, int, str]:
        """The match, the seat and the nonce a link was made for."""
        try:
            match, seat, nonce = self._links.loads(link.strip().rstrip("/").rpartition("/")[2])
        except (BadData, ValueError, TypeError):
            raise HttpRefusal("bad-link") from None
        return str(match), int(seat), str(nonce)


def _put_cookie(response: Response, name: str, value: str | bytes, path: str, secure: bool) -> None:
    text = value if isinstance(value, str) else value.decode()
    response.set_cookie(name, text, max_age=SECONDS, path=path, secure=secure, httponly=True, samesite="lax")


def _origin(address: str) -> str:
    """An address as browsers write an origin: without a path, in small letters, the usual port left out."""
    parts = urlsplit(address.lower())
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


def is_secure(asked: HTTPConnection) -> bool:
    return asked.scope["scheme"] in ("https", "wss")


def digest(token: str) -> str:
    """By what a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()
