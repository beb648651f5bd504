"""By what somebody is known: cookies, tokens and links that are damaged, of another, void, or much too long."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from random import Random
from typing import Any

from itsdangerous import URLSafeTimedSerializer
from starlette.requests import cookie_parser
from starlette.responses import Response

from subrosa.store.people import Person
from subrosa.web.farewells import SECONDS, see_off
from subrosa.web.identity import COOKIE, HASHED, KNOWN, digest

from .counting import Changed, Crashed, check_sentence
from .house import PREFIX, Memory, Socket
from .spoiling import any_text, spoiled_text

PAGES = "/api/v1"
HUGE = (5_000, 60_000, 300_000)
TABLE = "/matches/{id}/commands"
WAYS = (("GET", "/me"), ("GET", "/matches"), ("GET", "/tokens"), ("SOCKET", "/live"), ("POST", TABLE))
PASSWORD = "nine roses in a row"


def is_but_for_its_seal(text: str, right: str) -> bool:
    """Is this what was sealed? A seal can be written in more than one way; what it is for cannot."""
    return text.rpartition(".")[0] == right.rpartition(".")[0] != ""


@dataclass(frozen=True)
class Credential:
    """What somebody shows, whose it is, and whether it counts."""

    text: str
    person: str
    cookie: bool
    counts: bool = True

    def is_shown_by(self, text: str) -> bool:
        return text == self.text or (self.cookie and is_but_for_its_seal(text, self.text))


class Shown:
    """Whatever somebody shows, he is nobody, or the one whose credential it is and counts."""

    name = "cookies and tokens"

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.sent: Any = None
        self.all: list[Credential] = []

    async def meet(self, random: Random) -> bool:
        if not self.all:
            self.all = await Given(self.memory).credentials()
            self.table = await self.memory.opened(self._token("ann"), "rose", "me", "me", several=True)
            await self.memory.settled()
        right = random.choice(self.all)
        cookie = right.cookie if random.random() < 0.9 else not right.cookie
        text = right.text if random.random() < 0.2 else _spoiled(random, right.text)
        header = _header(random, text, cookie)
        method, path = random.choice(WAYS)
        self.sent = method, path, header
        status, told = await self._asked(method, path.replace("{id}", self.table), cookie, header)
        self._judge(_read(header, cookie), cookie, path, status, told)
        return status < 300

    def _token(self, person: str) -> str:
        return next(one.text for one in self.all if one.person == person and one.counts and not one.cookie)

    async def _asked(self, method: str, path: str, cookie: bool, header: str) -> tuple[int, bytes]:
        shown = {"cookie" if cookie else "authorization": header, "origin": "http://house"}
        where = (PAGES if cookie else PREFIX) + path
        if method == "SOCKET":
            socket = Socket(self.memory, where, **shown)
            status, text = await socket.enter()
            await socket.leave()
            return (200 if status == 101 else status), text
        status, text, _ = await self.memory.ask(method, where, b'{"type":"ping"}' * (method == "POST"), **shown)
        return status, text

    def _judge(self, read: str, cookie: bool, path: str, status: int, told: bytes) -> None:
        self.memory.check_whole()
        if self.memory.writes:
            raise Changed(f"written: {self.memory.writes!r:.300}")
        known = [one for one in self.all if one.cookie == cookie and one.counts and one.is_shown_by(read)]
        if status >= 500:
            raise Crashed(f"{status} {told!r:.300}")
        if status >= 300:
            check_sentence(json.loads(told)["sentence"])
            if path != TABLE and any(one.text == read for one in known):
                raise Changed(f"{known[0].person} was not known again: {told!r:.300}")
        elif not known or (path == TABLE and known[0].person != "ann"):
            raise Changed(f"somebody was let in: {told!r:.300}")
        elif path == "/me" and json.loads(told)["name"] != known[0].person:
            raise Changed(f"{known[0].person} was taken for {told!r:.300}")


def _spoiled(random: Random, text: str) -> str:
    kind = random.random()
    if kind < 0.1:
        return any_text(random)
    if kind < 0.13:
        return (text * random.choice(HUGE))[: random.choice(HUGE)]
    if kind < 0.35:  # its seal in other words, or cut, or another's
        head, dot, seal = text.rpartition(".")
        return (
            head + dot + random.choice((seal[:-1] + random.choice("ABCDwxyz"), seal + "=", seal[:-2], "", seal[::-1]))
        )
    return spoiled_text(random, text)


def _header(random: Random, text: str, cookie: bool) -> str:
    text = text.encode("latin-1", "replace").decode("latin-1")
    if not cookie:
        return random.choice(("Bearer ", "Bearer ", "Bearer ", "bEARER ", "Bearer  ", "Basic ", "")) + text
    return random.choice(
        (
            f"{COOKIE}={text}",
            f"{COOKIE}={text}",
            f"a=b; {COOKIE}={text}",
            f"{COOKIE}={text}; {COOKIE}=",
            f"{KNOWN}={text}",
        )
    )


def _read(header: str, cookie: bool) -> str:
    """What a server finds in such a header."""
    if cookie:
        return cookie_parser(header).get(COOKIE, "")
    kind, _, text = header.partition(" ")
    return text if kind.lower() == "bearer" else ""


class Given:
    """All that people could be known by, and much that nobody is: of Ann, of Bob, of Dot, who has left a browser, and
    of Gus, who is gone."""

    def __init__(self, memory: Memory) -> None:
        self.memory, self.identity = memory, memory.house.identity

    async def credentials(self) -> list[Credential]:
        tokens = {name: await self.memory.newcomer(name) for name in ("ann", "bob", "dot", "gus")}
        people = {name: await self._person(token) for name, token in tokens.items()}
        found = [Credential(token, name, False, name != "gus") for name, token in tokens.items()]
        found += [Credential(self._cookie(person), name, True, name != "gus") for name, person in people.items()]
        found += [Credential(self._without_session(people["ann"]), "ann", True)]
        found += await self._void(people["ann"], tokens["ann"])
        found += [Credential(await self._left_without_session(people["dot"]), "dot", True, False)]
        await self.memory.told("DELETE", "/account", tokens["gus"], {"name": people["gus"].name})
        await see_off(self.memory.house, self.memory.house.hub.now() + SECONDS)
        return found

    async def _person(self, token: str) -> Person:
        id = (await self.memory.told("GET", "/me", token))["id"]
        found: Person = self.memory.house.people.person(id)
        return found

    def _cookie(self, person: Person, session: str = "") -> str:
        response = Response()
        self.identity.sign_in(response, person, False, session)
        return cookie_parser(response.headers["set-cookie"])[COOKIE]

    def _without_session(self, person: Person, stamp: int = 0) -> str:
        """As cookies once were."""
        return str(self.identity._cookies.dumps([person.id, person.stamp + stamp]))

    async def _void(self, ann: Person, token: str) -> list[Credential]:
        """What was Ann's, or looks like it."""
        house = self.memory.house
        dropped = await self.memory.told("POST", "/tokens", token, {"label": "dropped"})
        await self.memory.told("DELETE", f"/tokens/{dropped['id']}", token)
        other = URLSafeTimedSerializer(secrets.token_bytes(32), salt="cookie", signer_kwargs=HASHED)
        left = self._cookie(ann, "left"), self._without_session(ann, -1), str(other.dumps([ann.id, ann.stamp, "s"]))
        links = self.identity._known.dumps(ann.id), self.identity._links.dumps([ann.id, 0, "n"]), house.operator
        found = [Credential(text, "ann", True, False) for text in (*left, *map(str, links))]
        house.identity.sessions.end("left")
        return [*found, Credential(dropped["token"], "ann", False, False), Credential(token[:-1], "ann", False, False)]

    async def _left_without_session(self, person: Person) -> str:
        """The cookie of a browser that was left, from when cookies had no session."""
        text = self._without_session(person)
        shown = {"cookie": f"{COOKIE}={text}", "origin": "http://house"}
        await self.memory.ask("DELETE", f"{PAGES}/me", b"{}", **shown)
        return text


def _end(link: str) -> str:
    return link.strip().rstrip("/").rpartition("/")[2]


class Links:
    """Links to a chair and to a new password: only the one that was made leads there, once."""

    name = "links"

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.sent: Any = None
        self.ann = ""

    async def meet(self, random: Random) -> bool:
        if not self.ann:
            await self._begin()
        right, path, more = random.choice(
            (
                (self.chair, "/join", {}),
                (self.chair, "/invitation", {}),
                (self.recovery, "/recovery/password", {"password": PASSWORD}),
            )
        )
        link = right if random.random() < 0.02 else self._spoiled(random, right)
        self.sent = path, link
        self.memory.writes.clear()
        key = "token" if right == self.recovery else "link"
        body = json.dumps({key: link[:2_000], **more}).encode()
        status, text, _ = await self.memory.ask("POST", PREFIX + path, body, authorization=f"Bearer {self.bob}")
        good = self.open if right == self.recovery else [right, *self.used]  # by his link one comes to his table again
        accepted = await self._judged(_end(link), list(map(_end, good)), status, text)
        if accepted and path == "/invitation" and self.memory.writes:
            raise Changed(f"written by asking: {self.memory.writes!r:.300}")
        if accepted and path != "/invitation":
            await self._made(recovered=path != "/join")
        return accepted

    async def _judged(self, link: str, good: list[str], status: int, text: bytes) -> bool:
        self.memory.check_whole()
        if status >= 500:
            raise Crashed(f"{status} {text!r:.300}")
        if status >= 300:
            check_sentence(json.loads(text)["sentence"])
            if self.memory.writes:
                raise Changed(f"written: {self.memory.writes!r:.300}")
            return False
        if not any(is_but_for_its_seal(link, one) for one in good):
            raise Changed(f"a link that nobody made: {text!r:.300}")
        return True

    def _spoiled(self, random: Random, right: str) -> str:
        """Damaged; or used before; or made for something else."""
        kind = random.random()
        if kind < 0.1 and self.used:
            return random.choice(self.used)
        if kind < 0.2:
            return random.choice((self.chair, self.recovery)).replace("/join/", "/recover/")
        return _spoiled(random, right)

    async def _begin(self) -> None:
        self.ann, self.bob = [await self.memory.newcomer(name) for name in ("Ann", "Bob")]
        self.account = {"login": digest(self.ann)[:12], "password": PASSWORD}
        await self.memory.told("POST", "/account", self.ann, self.account)
        self.used, self.open, self.chair, self.recovery = [], list[str](), "", ""
        await self._made(recovered=True)

    async def _made(self, recovered: bool) -> None:
        """New links, in the place of those that were used. A new password has signed Ann out, and earlier links to one
        are void."""
        self.used = [one for one in (*self.used, self.chair, self.recovery) if one][-20:]
        self.ann = (await self.memory.told("POST", "/session", "", self.account))["token"]
        wish = {"game": "rose", "seats": 3, "chairs": [{"kind": kind} for kind in ("me", "open", "invited")]}
        self.chair = (await self.memory.told("POST", "/matches", self.ann, wish))["links"][0]["link"]
        people = self.memory.house.people
        self.recovery = self.memory.house.recovery.link("http://house", people.by_login(self.account["login"]))
        self.open = [*([] if recovered else self.open), self.recovery]
        await self.memory.settled()
