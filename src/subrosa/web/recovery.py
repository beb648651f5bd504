"""A forgotten password: a link goes to the address somebody has left for his notices, and makes another one, once.

What is asked for is answered alike and at once, whether or not there is such an account. A link is good for an hour and
for the password it was made for: when there is another, by whatever link, it is void.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from itsdangerous import BadData, URLSafeTimedSerializer

from subrosa.core.errors import BadRequest
from subrosa.store.people import Person

from .identity import HASHED
from .keys import derived
from .passwords import is_weak
from .refusals import HttpRefusal

if TYPE_CHECKING:
    from pathlib import Path

    from .house import House

SECONDS = 3_600
"""How long a link is good for."""
MOST = 5
"""To so many accounts of one address a link is sent."""


class Links:
    """Makes links, and knows them again."""

    def __init__(self, folder: Path) -> None:
        self._signed = URLSafeTimedSerializer(derived(folder, "recovery"), salt="recovery", signer_kwargs=HASHED)

    def link(self, base: str, person: Person) -> str:
        token = self._signed.dumps([person.id, person.stamp, _mark(person)])
        return f"{base}/recover/{token if isinstance(token, str) else token.decode()}"

    def read(self, link: str) -> tuple[str, int, str]:
        """Whose password is to be another, and which one that is now."""
        try:
            id, stamp, mark = self._signed.loads(link.strip().rstrip("/").rpartition("/")[2], max_age=SECONDS)
            return str(id), int(stamp), str(mark)
        except (BadData, ValueError, TypeError):
            raise HttpRefusal("bad-recovery") from None


def _mark(person: Person) -> str:
    """By what a password is known without its hash."""
    return hashlib.sha256((person.password or "").encode()).hexdigest()[:16]


async def send(house: House, asked: str) -> None:
    """A link to whoever has this login, or this address, and an address for notices."""
    for person in await asyncio.to_thread(_meant, house, asked):
        if person.mail and not person.is_gone(house.hub.now()):
            await house.notices.mail(person, house.recovery.link(house.url, person), "", "recovery")


def _meant(house: House, asked: str) -> list[Person]:
    try:
        return [house.people.by_login(asked)]
    except BadRequest:
        return house.people.by_mail(asked.strip(), MOST)


async def use(house: House, link: str, password: str) -> Person:
    """Another password for whom the link was made; nobody is signed in with the old one any more."""
    id, stamp, mark = house.recovery.read(link)
    try:
        person = await asyncio.to_thread(house.people.person, id)
    except BadRequest:
        raise HttpRefusal("bad-recovery") from None
    if (person.stamp, _mark(person)) != (stamp, mark) or person.login is None or person.is_gone(house.hub.now()):
        raise HttpRefusal("bad-recovery")
    if is_weak(password, person.login, person.name):
        raise HttpRefusal("weak-password")
    hashed = await house.passwords.hash(password)
    if not await asyncio.to_thread(house.people.recover, id, hashed, stamp):
        raise HttpRefusal("bad-recovery")
    house.others.end(id, everything=True)
    return person
