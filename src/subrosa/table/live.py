"""A table that somebody is at: one queue of changes, each kept before anybody is told of it, and those who are told.

async with live.audience.subscribe(reader=1) as subscriber:
    update = await subscriber.next()
message = await live.answer(1, Decide(choices=["play red 4"], n=57))
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

from subrosa.core.errors import IllegalAction, SubRosaError
from subrosa.store import Store
from subrosa.store.errors import Conflict, StoreUnavailable

from . import changes, entries
from .absence import Absence, Leaving
from .answering import Answered, answered, trouble
from .audience import LOOKS, Audience
from .company import Company
from .downtime import Downtime
from .entries import AnyEntry
from .following import Following
from .messages import AnyCommand, Trouble, Update
from .observing import Choosing, Observer
from .ownership import Ownership
from .presence import Present
from .showing import Shown, listing, update
from .table import Table

GRID = 0.02
"""Answers that only read come after a multiple of this, in seconds. Without it whoever asks again and again would feel
each time somebody else's secret decision is being written."""
PATIENCE = 300.0
"""So many seconds somebody who is away has to come back when others want a bot to play for him."""
ATTEMPTS = 5
"""So often a change is tried while other servers change the same table."""
SOON = 0.5
"""Seconds after which a table that could not be claimed is tried again."""
Change = Callable[[Table, float], list[AnyEntry]]
"""Changes a table, at a time, and says with what entries."""


class Live:
    """A table in memory."""

    def __init__(
        self,
        id: str,
        store: Store,
        observer: Observer,
        thinkers: Choosing,
        pace: float = 0.8,
        now: Callable[[], float] = time.time,
        grid: float = GRID,
        downtime: Downtime | None = None,
        patience: float = PATIENCE,
        leaving: Leaving = "clock",
    ) -> None:
        self.id, self.store, self.observer, self.pace, self.now, self.grid = id, store, observer, pace, now, grid
        self.downtime, self.patience = downtime or Downtime(store, now), patience
        self.absence = Absence(leaving, patience)
        self.thinkers, self.company = thinkers, Company(self)
        self.lock = asyncio.Lock()
        self.audience = Audience(self._news, observer.told, self._see_who_is_away, self._say_who_is_here)
        self.ownership = Ownership(id, store.servers)
        self.following = Following(self)
        self._table: Table | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: frozenset[int] = frozenset()
        self._known_to_wait = False
        """May those who are waited for have been told so, by whoever looked after this table before?"""
        self._missed = 0
        """The last proposal of which somebody who is away was told."""

    async def _news(self, reader: int, shown: Shown) -> Update | Trouble | None:
        """What is new for a reader."""
        try:
            async with self.lock:
                there = self.audience.everybody
                return update(await self.table(), reader, shown, there.here, self.now(), there.looking_on)
        except StoreUnavailable:
            self.later()
            return trouble()

    # Changing

    async def table(self) -> Table:
        """The table as it is kept; the caller holds the lock."""
        if self._table is None:
            log = await asyncio.to_thread(self.store.entries, self.id)
            self._table = await asyncio.to_thread(Table, self.id, [entries.decode(entry) for entry in log])
            self._table.put_away()
            self._waiting, self._known_to_wait = frozenset(), True  # whoever looked after it may have been stopped
            self.audience.presence.ask()
            if self._table.state == "playing":
                self._set("again", 0.0, self.wake)
        elif self.following.is_behind(self._table):
            await self.following.enter_fresh(self._table)
        return self._table

    @property
    def folded(self) -> Table | None:
        """The table as far as it has been folded here; the caller holds the lock."""
        return self._table

    def throw_away(self) -> None:
        """What was entered may not be what was kept: whoever asks next folds it."""
        self._table = None

    def take(self, table: Table) -> None:
        """A table that has just been opened and kept."""
        self._table = table
        self.ownership.begin()
        self.after(table)

    async def change(self, change: Change, began: float | None = None) -> Table:
        """Change the table. It is kept when this returns, and then everybody is told.

        Whoever waits for it may go away; the change is made all the same.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(change, began)))

    async def _change(self, change: Change, began: float | None) -> Table:
        async with self.lock:
            table, _ = await self.kept(change)
        self.after(table, began)
        return table

    async def kept(self, change: Change) -> tuple[Table, list[AnyEntry]]:
        """Change the table; the caller holds the lock. Of several servers that change it at once one is first, the
        others look again and try anew."""
        for left in reversed(range(ATTEMPTS)):
            table = await self.table()
            try:
                await self._keep(table, changes.interrupted(table, self.downtime.outages, self.now()))
                made = self._entries(table, change)
                await self._keep(table, made)
                return table, made
            except Conflict:
                if not left:
                    raise
        raise AssertionError("it is tried at least once")

    def _entries(self, table: Table, change: Change) -> list[AnyEntry]:
        """What a change enters; a table on which one broke off is thrown away."""
        before = _length(table)
        try:
            return change(table, self.now())
        except BaseException as error:
            if not isinstance(error, IllegalAction) or _length(table) != before:
                self._table = None
            raise

    async def look(self) -> None:
        """This table was written anew, or nobody knows what has become of it: fold what is kept."""
        async with self.lock:
            self._table = None
            table = await self.table()
        self.after(table)

    def forget(self) -> None:
        """This table is no more: whoever is at it hears so."""
        self._table = None
        self.audience.publish()

    @property
    def changed(self) -> float | None:
        """When this table changed last, as far as is known here."""
        return self._table.changed if self._table is not None and not self.lock.locked() else None

    async def _keep(self, table: Table, made: list[AnyEntry]) -> None:
        if not made:
            return
        at = table.entries - len(made)
        try:
            lines = [entries.encode(entry) for entry in made]
            await asyncio.wrap_future(self.store.append(self.id, at, lines, listing(table, self.pace)))
            if table.state == "finished" and any(isinstance(entry, entries.Decided) for entry in made):
                people = {chair.person for chair in table.chairs if chair.person}
                self.observer.ended(self.id, table.setup.game.id, people)
        except BaseException as error:
            self._table = None  # what is not kept has not happened
            if not isinstance(error, Conflict):
                self.downtime.doubt()
            raise

    def after(self, table: Table, began: float | None = None) -> None:
        """Tell everybody, and see to clocks, bots and those who are away, or leave that to the server that does."""
        self.following.seen_to = table.entries
        self.audience.publish(began)
        self._set("again", None, self.wake)
        if self.mine or table.state != "playing":
            self._see_to(table)
        else:
            self._leave(table)

    def _see_to(self, table: Table) -> None:
        waiting = frozenset(self._people_to_decide(table))
        new, self._waiting = waiting - self._waiting, waiting
        if new:
            people = {table.chairs[seat].person: table.acted.get(seat, 0) for seat in sorted(new)}
            self.observer.waiting(self.id, table.setup.game.id, people, self._known_to_wait)
        self._known_to_wait = False
        self.company.see_to(table)
        deadline = table.timer.deadline if waiting else None  # when only bots have yet to choose nobody can be late
        self._set("clock", None if deadline is None else deadline - self.now(), self.wake)
        proposal = table.proposal
        self._set("absent", proposal.until - self.now() if proposal and proposal.until else None, self.wake)
        if proposal and proposal.until and proposal.number > self._missed:
            self._missed = proposal.number
            person, acted = table.chairs[proposal.other].person, table.acted.get(proposal.other, 0)
            self.observer.missed(self.id, table.setup.game.id, person, acted)

    def _leave(self, table: Table) -> None:
        self._waiting = frozenset(self._people_to_decide(table))
        for name in ("clock", "absent"):
            self._set(name, None, self.wake)
        if self.ownership.is_orphaned:
            self.wake()

    # Other servers

    def is_here(self, person: str) -> bool:
        """Is somebody connected to this table, at whichever server?"""
        connected = self.audience.presence.everywhere.connected
        return self._table is not None and any(seat in connected for seat in self._table.seats_of(person))

    @property
    def playing(self) -> bool:
        return self._table is not None and self._table.state == "playing"

    @property
    def mine(self) -> bool:
        """Does this server look after the clocks and bots here?"""
        return self.ownership.mine

    def owned(self, owner: str) -> None:
        """A server has claimed this table, was handed it, or has left it."""
        had, dead = self.mine, self.ownership.is_orphaned
        self.ownership.owner = owner
        if self.mine and not had:
            self._waiting = frozenset()  # whoever looked after it before reminds nobody any more
            self._known_to_wait = not dead
        elif had and not self.mine and self._table is not None:
            self._leave(self._table)
            for chair in self._table.chairs:
                self.observer.acted(chair.person, self.id)
        if self.mine != had or self.ownership.is_orphaned:
            self.wake()

    def _say_who_is_here(self, here: Present, asks: bool) -> None:
        self.store.servers.tell("here", [self.id, asks, *here.told()])

    @property
    def has_clock(self) -> bool:
        """Does somebody's time run?"""
        return "clock" in self._timers

    def looked(self, seat: int) -> None:
        """Somebody looks at his seat: he is here, whether or not he has a socket."""
        self.audience.looked(seat)
        self._set("looked", LOOKS, self.audience.publish)
        self.came(seat)

    def came(self, seat: int) -> None:
        """Somebody is here: no bot has to play for him."""
        table = self._table
        if table is None:
            return
        if self.following.is_behind(table) or (table.proposal is not None and table.proposal.other == seat):
            self.start(lambda: self._quietly(lambda table, now: changes.here_again(table, seat, now)))

    def _see_who_is_away(self) -> None:
        if self._table is not None and not self.audience.subscribers:
            self._table.put_away()
        playing = self._table is not None and self._table.state == "playing" and not self.downtime.resting
        people = self._table.people() if self._table is not None and playing else []
        wait = self.absence.wait(people, self.audience.here(), asyncio.get_running_loop().time())
        self._set("left", wait, self._miss)
        self.following.hand_over()

    def _miss(self) -> None:
        """Somebody has been away for long enough."""
        if not self.mine:
            return
        seats, how = self.absence.missed(asyncio.get_running_loop().time()), self.absence.leaving
        self.start(lambda: self._quietly(lambda table, now: changes.miss(table, seats, how, now)))

    def _people_to_decide(self, table: Table) -> list[int]:
        return [seat for seat in table.to_decide() if not table.bot_of(seat)]

    def _set(self, name: str, delay: float | None, what: Callable[[], None]) -> None:
        """Set a timer anew."""
        running = self._timers.pop(name, None)
        if running is not None:
            running.cancel()
        if delay is not None:
            self._timers[name] = asyncio.get_running_loop().call_later(max(0.0, min(delay, 3_600.0)), what)

    @property
    def busy(self) -> bool:
        """Is there anybody here, or anything about to happen that only this process knows of?"""
        return bool(self.audience.subscribers) or self.lock.locked() or bool(self._tasks)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def start(self, task: Callable[[], Coroutine[None, None, None]]) -> asyncio.Task[None]:
        """Something to be done beside."""
        started = asyncio.ensure_future(task())
        self._tasks.add(started)
        started.add_done_callback(self._tasks.discard)
        return started

    async def _quietly(self, change: Change) -> None:
        """A change nobody asked for; if it cannot be kept now it is tried again later."""
        try:
            await self.change(change)
        except Exception as error:
            self.failed(error)

    def failed(self, error: Exception) -> None:
        """What nobody asked for has not come about: the table must not stop for good."""
        if not isinstance(error, SubRosaError):
            self.observer.broken(error)
        self.later()

    def later(self) -> None:
        """Nothing can be kept or read now: look again after a while."""
        self.observer.trouble(self.id)
        self._set("again", 5.0, self.wake)

    def wake(self) -> None:
        """Look after clocks, bots and what was agreed to: its time has come, or there was a restart or trouble."""
        self.start(self._look_after)

    async def _look_after(self) -> None:
        """Whether somebody is late is judged by what is known of outages now. While all rest, nobody is."""
        if self.downtime.resting:
            return
        try:
            if await self.ownership.claim():
                self._set("again", SOON, self.wake)
            await self.downtime.beat(clocks=True)
        except SubRosaError as error:
            self.failed(error)
        else:
            if self.mine:
                await self._quietly(changes.look_after)

    async def answer(self, seat: int, command: AnyCommand) -> Answered:
        """Carry out what a seat's client asks for, and answer it."""
        return await answered(self, seat, command)

    async def rest(self, began: float) -> None:
        """Wait until the next line of the grid, from when something was asked for."""
        if self.grid:
            await asyncio.sleep(self.grid - (time.perf_counter() - began) % self.grid)


async def on_grid(grid: float) -> None:
    """Wait until the clock shows a multiple of the grid: what takes no time must not show what else goes on either."""
    if grid:
        await asyncio.sleep(grid - time.perf_counter() % grid)


def _length(table: Table) -> tuple[int, int]:
    """How much there is of a table: entries and lines of play."""
    return table.entries, len(table.match.log) if table.match else -1
