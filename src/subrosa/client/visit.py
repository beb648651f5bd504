"""Coming to a table: as somebody who was there before, or as a new guest who takes a chair or looks on."""

from __future__ import annotations

import getpass
from secrets import token_hex
from typing import Any

from subrosa.core.errors import IllegalAction

from .links import Link, refusal
from .memory import Memory, Person, Place
from .server import Server, printable

LONGEST_NAME = 40
UNASKED = ("web-nothing-here", "web-no-such-way", "terminal-no-server")
"""What a server says that is too old to be asked about an invitation."""


def come(told: str | None, name: str, language: str, memory: Memory) -> Place:
    """To the table a link leads to; without a link, to the one joined last."""
    if told is None:
        last = memory.last()
        if last is None:
            raise refusal("terminal-no-last")
        return last
    link = Link.of(told)
    known = memory.place(link, name)
    if known is not None and known.seat is not None:
        return memory.sit(known)
    return memory.sit(_as_somebody(link, name, language, memory))


def _as_somebody(link: Link, name: str, language: str, memory: Memory) -> Place:
    """Take the chair, as who one is at this server already if it still knows."""
    person = memory.person(link.base, name)
    if person is not None:
        try:
            return _seated(link, person)
        except IllegalAction as error:
            if error.key != "web-sign-in":
                raise
    word = _invited(link) if link.kind == "join" else ""
    return _seated(link, _guest(link.base, name or _own_name(), language, memory), word)


def _invited(link: Link) -> str:
    """What to join by if the invitation is good: nobody becomes a guest for a bad one, and a code counts once."""
    try:
        told: str = Server(link.base).ask("POST", "/invitation", {"link": link.word})["link"]
    except IllegalAction as error:
        if error.key not in UNASKED:
            raise
        return link.word
    return told


def _guest(base: str, name: str, language: str, memory: Memory) -> Person:
    told = Server(base).ask("POST", "/me", {"name": name[:LONGEST_NAME], "language": language})
    person = Person(base, name, str(told["token"]))
    memory.meet(person)
    return person


def _own_name() -> str:
    """What the person is called on this machine."""
    try:
        return printable(getpass.getuser()).strip() or "Guest"
    except (OSError, KeyError, ImportError):
        return "Guest"


def _seated(link: Link, person: Person, word: str = "") -> Place:
    server = Server(link.base, person.token)
    if link.kind == "join":
        sitting = server.ask("POST", "/join", {"link": word or link.word, "lot": token_hex(16)})
        return _place(link, person, sitting["table"]["id"], sitting["seat"])
    table = server.ask("GET", f"/matches/{link.word}")
    mine = [seat for seat, chair in enumerate(table["seats"]) if chair["you"]]
    if mine:
        return _place(link, person, link.word, mine[0])
    return _place(link, person, link.word, _open_chair(server, link.word, table))


def _open_chair(server: Server, id: str, table: Any) -> int | None:
    """A chair that is open; None if one can only look on."""
    if table["state"] != "open" or all(chair["kind"] != "open" for chair in table["seats"]):
        return None
    seat: int = server.ask("POST", f"/matches/{id}/sit", {"lot": token_hex(16)})["seat"]
    return seat


def _place(link: Link, person: Person, id: str, seat: int | None) -> Place:
    return Place(person.base, person.name, person.token, id, seat, str(link))
