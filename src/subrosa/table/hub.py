"""All tables of a server. Those that somebody is at, or that something is about to happen at, are in memory."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence, Set
from contextlib import asynccontextmanager, suppress
from typing import Any

from subrosa.bots.thinking import Thinkers
from subrosa.core import record
from subrosa.core.deal import new_secret
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.store import Store
from subrosa.store.listing import new_id
from subrosa.store.news import News

from . import changes, entries
from .absence import Leaving
from .downtime import Downtime
from .entries import AnyEntry, Chair, Clock, Decided, Deciding, Notebook, Opened
from .hearing import Hearing, released
from .live import GRID, PATIENCE, Live
from .observing import Observer
from .refusals import TableRefusal
from .showing import listing
from .table import Table

IDLE = 60.0
"""Seconds after which a table nobody is at leaves the memory."""
QUIET = 1.0
"""Seconds after which a table nobody is at takes less of the memory."""
MOST_DUE = 1_000
"""The most tables that are woken at once."""
ROUND = 1.0
"""How often the hub looks for tables whose time has come, and for those that may leave."""


class Quiet:
    """An observer who does nothing."""

    def decided(self, game: str, seconds: float, bot: bool) -> None: ...
    def told(self, seconds: float) -> None: ...
    def waiting(self, id: str, game: str, people: Mapping[str, int], known: bool) -> None: ...
    def missed(self, id: str, game: str, person: str, acted: int) -> None: ...
    def acted(self, person: str, id: str) -> None: ...
    def ended(self, id: str, game: str, people: Set[str]) -> None: ...
    def trouble(self, id: str) -> None: ...
    def broken(self, error: Exception) -> None: ...
    def lesser(self, bot: str, how: str) -> None: ...


class Hub:
    """The tables of one store."""

    def __init__(
        self,
        store: Store,
        observer: Observer | None = None,
        *,
        thinkers: Thinkers | None = None,
        pace: float = 0.8,
        idle: float = IDLE,
        now: Callable[[], float] = time.time,
        grid: float = GRID,
        patience: float = PATIENCE,
        leaving: Leaving = "clock",
        beyond: Callable[[News], None] | None = None,
    ) -> None:
        self.hearing = Hearing(self, beyond)
        """What other servers tell; `beyond` hears all of it too."""
        self.leaving: Leaving = leaving
        self.store, self.observer = store, observer or Quiet()
        self.pace, self.idle, self.now, self.grid, self.patience = pace, idle, now, grid, patience
        self.downtime = Downtime(store, now)
        self.thinkers = thinkers or Thinkers(report=self.observer.lesser)
        self.tables: dict[str, Live] = {}
        self._task: asyncio.Task[None] | None = None
        self._rematching = asyncio.Lock()

    async def start(self) -> None:
        """Begin to hear other servers, and to look after clocks and bots of tables nobody is at."""
        await self.hearing.start()
        self._task = asyncio.create_task(self._rounds())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self.hearing.stop()
        for live in self.tables.values():
            live.stop()
        self.tables.clear()
        await asyncio.to_thread(self.store.servers.leave)  # now others look after what this server did
        await self.thinkers.stop()

    def rest(self, resting: bool) -> None:
        """Let all tables rest, or go on. Those that go on are looked after when it is known how long they rested."""
        if resting != self.downtime.resting:
            self.downtime.resting = resting
            self.downtime.doubt()
            for live in self.tables.values():
                live.wake()

    async def _rounds(self) -> None:
        while True:
            try:
                await self.look_after()
            except SubRosaError:
                self.observer.trouble("")
            except Exception as error:
                self.observer.broken(error)
            await asyncio.sleep(ROUND)

    async def look_after(self) -> None:
        """Wake the tables whose time has come, see what other processes did, let those go that nobody needs."""
        if await self.downtime.beat(clocks=any(live.has_clock for live in self.tables.values())):
            for live in self.tables.values():
                live.wake()
        if not self.downtime.resting:
            for id in await asyncio.to_thread(self.store.due, self.now(), MOST_DUE):
                if id not in self.tables:
                    self.live(id).wake()
        if self.store.servers.alone:
            await self._see_what_programs_did()
        await self._let_go()

    async def _see_what_programs_did(self) -> None:
        """A program may have added to a table; nobody tells the server of an SQLite file."""
        known = {
            id: live.changed
            for id, live in self.tables.items()
            if live.audience.subscribers and live.changed is not None
        }
        for id, changed in (await asyncio.to_thread(self.store.changed, list(known))).items():
            if changed != known[id] and id in self.tables and self.tables[id].changed == known[id]:
                await self.tables[id].look()

    async def _let_go(self) -> None:
        """Tables nobody needs leave the memory; where others need them, others look after them."""
        for live in self._quiet_for(QUIET):
            if live.folded is not None:
                live.folded.rest()
        gone = self._quiet_for(self.idle)
        for live in gone:
            live.stop()
            del self.tables[live.id]
        if not self.store.servers.alone and (ids := released(gone)):
            await asyncio.to_thread(self.store.servers.release, ids)

    def _quiet_for(self, seconds: float) -> list[Live]:
        """The tables nobody has been at for so long, nothing being under way there."""
        last = time.monotonic() - seconds
        return [live for live in self.tables.values() if not live.busy and live.audience.touched < last]

    def live(self, id: str) -> Live:
        """A table by its id; whether there is one shows when it is asked something."""
        if id not in self.tables:
            how = self.pace, self.now, self.grid, self.downtime, self.patience, self.leaving
            self.tables[id] = Live(id, self.store, self.observer, self.thinkers, *how)
        self.tables[id].audience.touched = time.monotonic()
        return self.tables[id]

    async def known(self, id: str) -> Live:
        """A table that exists, or `NoMatch`."""
        if id not in self.tables:
            await asyncio.to_thread(self.store.listing, id)
        return self.live(id)

    async def open(
        self,
        setup: Setup,
        chairs: Sequence[Chair],
        host: str,
        *,
        clock: Clock | None = None,
        chat: bool = True,
        allows_spectators: bool = True,
        public: bool = False,
        title: str = "",
        notebook: Notebook = "off",
        several: bool = False,
        after_lot: bool = False,
        rated: bool = True,
    ) -> Table:
        """A new table; play begins at once if nobody is to come and the host has nothing to add to the deal."""
        if len(chairs) != setup.seats:
            raise TableRefusal("chairs-and-seats", seats=setup.seats, chairs=len(chairs))
        for chair in chairs:
            if chair.kind == "bot":
                changes.check_bot(chair.bot)
        now = self.now()
        head = list(record.head(setup))
        more = chat, allows_spectators, public, title, notebook, several, new_secret(), after_lot, rated
        opened = Opened(now, head, list(chairs), host, clock or Clock(), *more)
        made: list[AnyEntry] = [opened]
        table = Table(new_id(), made)
        for seat, chair in enumerate(chairs):
            if chair.kind == "invited":
                made += changes.invite(table, seat, secrets.token_urlsafe(12), now)
        made += changes.begin(table, now)
        return await self._keep(table, made)

    async def _keep(self, table: Table, made: Sequence[AnyEntry]) -> Table:
        """A table that has just come about, on disk and in memory."""
        lines = [entries.encode(entry) for entry in made]
        await asyncio.wrap_future(self.store.create(table.id, lines, listing(table, self.pace)))
        self.live(table.id).take(table)
        return table

    async def play_on(self, over: Match, at: int, seat: int, me: Chair, bot: str) -> Table:
        """Practice from where a match that is over stood after so many decisions, bots in all other seats.

        Of that match it has what was decided up to there: not who played it, nor what came of it. Chance draws anew.
        """
        if not over.over:
            raise TableRefusal("not-over")
        return await self.practise(over.setup, over.decisions[:at], seat, me, bot)

    async def practise(self, setup: Setup, decisions: Sequence[Decision], seat: int, me: Chair, bot: str) -> Table:
        """A table of one's own that begins where these decisions lead, bots in all other seats."""
        now = self.now()
        chairs = [me if other == seat else Chair("bot", bot=changes.check_bot(bot)) for other in range(setup.seats)]
        head = list(record.head(setup))
        opened = Opened(now, head, chairs, me.person, chat=False, allows_spectators=False, notebook="full")
        made: list[AnyEntry] = [opened, Decided(now, entries.pairs(decisions))]
        table = Table(new_id(), made)
        if table.begun.over:
            raise TableRefusal("over")
        made.append(table.enter(Deciding(now, lambda _: iter(()))))
        return await self._keep(table, made)

    async def delete(self, id: str) -> None:
        """Keep nothing more of a table."""
        live = self.tables.pop(id, None)
        await asyncio.wrap_future(self.store.delete(id))
        if live is not None:
            live.stop()
            live.forget()

    async def rematch(self, id: str, person: str) -> str:
        """The same people and bots again, everybody one seat further; the id of the new table."""
        async with self._rematching, self.turn(f"rematch {id}"):  # two who ask at once find each other at one table
            return await self._rematch(id, person)

    @asynccontextmanager
    async def turn(self, what: str) -> AsyncIterator[None]:
        """One server at a time does this."""
        turn = self.store.servers.turn(what)
        await asyncio.to_thread(turn.__enter__)
        try:
            yield
        finally:
            await asyncio.to_thread(turn.__exit__, None, None, None)

    async def _rematch(self, id: str, person: str) -> str:
        live = await self.known(id)
        async with live.lock:
            old = await live.table()
            if not self.store.servers.alone:
                await live.following.enter_fresh(old)  # whose turn it was before may have done it
        if old.rematch:
            return old.rematch
        if old.state != "finished":
            raise TableRefusal("not-over")
        chairs = [_chair_again(old, seat) for seat in (len(old.chairs) - 1, *range(len(old.chairs) - 1))]
        how: dict[str, Any] = {
            "chat": old.chat,
            "allows_spectators": old.allows_spectators,
            "title": old.title,
            "notebook": old.notebook,
            "several": old.several,
            "rated": old.unrated != "wish",
        }
        new = await self.open(old.setup, chairs, person, clock=old.timer.clock, **how)
        done = await live.change(lambda table, now: [] if table.rematch else changes.rematch(table, new.id, now))
        return done.rematch


def _chair_again(table: Table, seat: int) -> Chair:
    """The chair in the next match: who gave up is not asked again."""
    chair, away = table.chairs[seat], table.away.get(seat)
    if away is not None and away.why == "resigned":
        return Chair("bot", bot=away.bot)
    return chair if chair.person or chair.kind == "bot" else Chair("open")
