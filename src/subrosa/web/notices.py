"""Telling people that it is their turn, and nothing else: over sockets, in browsers, by a program of the host.

Who is connected to the table sees it there. A notice that leaves the server waits a while first, and there is one at
most for each match until its reader has acted.
"""

from __future__ import annotations

import asyncio
import shlex
import urllib.request
from collections import OrderedDict
from collections.abc import Coroutine, Mapping, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import IntegrityError

from subrosa.core.errors import SubRosaError
from subrosa.store import reminders
from subrosa.store.people import Person

from . import recovery
from .bodies import Turn
from .logs import where

if TYPE_CHECKING:
    from .house import House

PATIENCE = 30.0
"""Seconds the host's program may take."""
THREADS = 4
"""How many notices are on their way out at once. Nobody else waits for them."""
REMEMBERED = 50_000
Key = tuple[str, str]
"""A person and a match."""


class Notice(msgspec.Struct, frozen=True):
    """What the host's program is given."""

    name: str
    mail: str
    link: str
    game: str
    language: str
    why: str = "turn"
    """`turn`; `absent`: others want a bot to play on; `recovery`: the link makes another password; or `farewell`: the
    account is to be deleted, and is kept by whoever follows the link in time."""


class Farewell(Notice, frozen=True):
    """The notice that an account is to be deleted."""

    at: float = 0.0
    """When."""


class Notices:
    """Watches the tables: counts what is decided, and tells people when it is their turn."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._told: OrderedDict[Key, asyncio.TimerHandle] = OrderedDict()
        self._missed: OrderedDict[Key, None] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(THREADS, "subrosa-notices")

    # What tables say

    def decided(self, game: str, seconds: float, bot: bool) -> None:
        self.house.metrics.decisions.labels(game, "bot" if bot else "person").inc()
        if not bot:
            self.house.metrics.seconds.labels(game).observe(seconds)

    def told(self, seconds: float) -> None:
        self.house.metrics.told.observe(seconds)

    def broken(self, error: Exception) -> None:
        self.house.metrics.errors.inc()
        self.house.log.error("broken", where=where(error))

    def lesser(self, bot: str, how: str) -> None:
        self.house.metrics.errors.inc()
        self.house.log.warning("bot gave no answer", bot=bot, how=how)

    def ended(self, id: str, game: str, people: Set[str]) -> None:
        self.house.rater.ended(id)
        for person in people:
            if not self._is_at(person, id):
                self.house.others.turn(person, Turn(id, game, "over"))

    def trouble(self, id: str) -> None:
        self.house.metrics.troubles.inc()
        self.house.log.warning("trouble")

    def waiting(self, id: str, game: str, people: Mapping[str, int], known: bool) -> None:
        for person, acted in people.items():
            if not known and not self._is_at(person, id):
                self.house.others.turn(person, Turn(id, game))
            if (person, id) not in self._told:
                self._later((person, id), game, acted)

    def _is_at(self, person: str, id: str) -> bool:
        """Is somebody connected to a table, here or at another server?"""
        live = self.house.hub.tables.get(id)
        return self.house.connections.at(person, id) or (live is not None and live.is_here(person))

    def missed(self, id: str, game: str, person: str, acted: int) -> None:
        """Others want a bot to play for somebody: he is told at once, and once until he has acted."""
        if (person, id) not in self._missed:
            self._missed[person, id] = None
            while len(self._missed) > REMEMBERED:
                self._missed.popitem(last=False)
            self.house.others.turn(person, Turn(id, game, "absent"))
            self._start(self._say_once(person, id, game, "absent", acted))

    async def _say_once(self, person: str, id: str, game: str, why: str, acted: int) -> None:
        """Send a notice, unless another server has sent it."""
        try:
            if await asyncio.to_thread(reminders.first, self.house.store, person, id, why, acted):
                await self._send(await asyncio.to_thread(self.house.people.person, person), id, game, why)
        except (SubRosaError, IntegrityError):  # whoever or whatever it was about is gone, or another was quicker
            self._count("any", False)

    def _later(self, key: Key, game: str, acted: int) -> None:
        loop, delay = asyncio.get_running_loop(), self.house.settings.notice_delay
        self._told[key] = loop.call_later(delay, lambda: self._start(self._remind(*key, game, acted)))
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)[1].cancel()

    def acted(self, person: str, id: str) -> None:
        """Somebody has acted: he may be told again."""
        self._missed.pop((person, id), None)
        timer = self._told.pop((person, id), None)
        if timer is not None:
            timer.cancel()

    # Beyond the server

    def _start(self, task: Coroutine[None, None, None]) -> None:
        started = asyncio.ensure_future(task)
        self._tasks.add(started)
        started.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for timer in self._told.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _remind(self, person: str, id: str, game: str, acted: int) -> None:
        try:
            waits = await self._still_waits(person, id)
        except SubRosaError:
            self._count("any", False)
        else:
            if waits:
                await self._say_once(person, id, game, "turn", acted)

    async def _still_waits(self, person: str, id: str) -> bool:
        if self._is_at(person, id):
            return False
        listing = await asyncio.to_thread(self.house.store.listing, id)
        return listing.state == "playing" and any(
            chair.waiting and chair.person == person and not chair.bot for chair in listing.chairs
        )

    async def _send(self, person: Person, id: str, game: str, why: str = "turn") -> None:
        if person.farewell is not None:  # who is about to go is not called back
            return
        loop = asyncio.get_running_loop()
        if self.house.push.here:
            reached, lost = await loop.run_in_executor(self._threads, self.house.push.send, person, id, why)
            self.house.metrics.notices.labels("push", "sent").inc(reached)
            self.house.metrics.notices.labels("push", "failed").inc(lost)
        await self.mail(person, f"{self.house.url}/m/{id}", game, why)

    @property
    def mails(self) -> bool:
        """Can somebody be reached by mail?"""
        return bool(self.house.settings.notice_command or self.house.settings.notice_url)

    def recover(self, asked: str) -> None:
        """Somebody has forgotten his password; whoever asks does not wait for what comes of it."""
        self._start(self._recover(asked))

    async def _recover(self, asked: str) -> None:
        try:
            await recovery.send(self.house, asked)
        except SubRosaError:
            self._count("any", False)

    def farewell(self, person: Person) -> None:
        """Somebody is to be known no longer: he hears of it, in case it was not he who asked."""
        self._start(self.mail(person, f"{self.house.url}/me/page", "", "farewell"))

    async def mail(self, person: Person, link: str, game: str, why: str) -> None:
        """A notice by the host's program, to somebody who has left an address."""
        if not person.mail:
            return
        settings, loop = self.house.settings, asyncio.get_running_loop()
        told = person.name, person.mail, link, game, person.language, why
        text = msgspec.json.encode(Farewell(*told, person.farewell or 0.0) if why == "farewell" else Notice(*told))
        if settings.notice_command:
            self._count("command", await self._command(text))
        if settings.notice_url:
            self._count("url", await loop.run_in_executor(self._threads, self._post, text))

    def _count(self, way: str, well: bool) -> None:
        self.house.metrics.notices.labels(way, "sent" if well else "failed").inc()
        if not well:
            self.house.log.warning("notice failed", way=way)

    async def _command(self, text: bytes) -> bool:
        quiet = asyncio.subprocess.DEVNULL
        try:
            program = await asyncio.create_subprocess_exec(
                *shlex.split(self.house.settings.notice_command),
                stdin=asyncio.subprocess.PIPE,
                stdout=quiet,
                stderr=quiet,
            )
        except OSError:
            return False
        try:
            await asyncio.wait_for(program.communicate(text), PATIENCE)
        except TimeoutError:
            program.kill()
        return await program.wait() == 0

    def _post(self, text: bytes) -> bool:
        kind = {"content-type": "application/json"}
        asked = urllib.request.Request(self.house.settings.notice_url, text, kind, method="POST")
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as reply:
                return bool(200 <= reply.status < 300)
        except Exception as error:
            self.house.log.warning("notice", where=where(error)[:1])
            return False
