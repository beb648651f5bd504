"""A table that somebody is at: one queue of acts, each kept before anybody is told of it, and those who watch.

async with live.watch(reader=1) as watcher:
    update = await watcher.next()
message = await live.act(1, Decide(choices=["play red 4"], n=57))
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container, Coroutine, Sequence
from typing import Protocol

from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import IllegalAction, SubRosaError
from subrosa.core.text import say
from subrosa.store.errors import Conflict, StoreUnavailable
from subrosa.store.store import Store

from . import acts, entries, messages
from .entries import AnyEntry
from .messages import AnyAct, Done, Drafted, Previews, Refusal, Trouble, Update
from .refusals import Refused
from .showing import Shown, drafted, listing, previews, update
from .table import Table

THINKING = 0.1
"""Bots begin to think so long before they are to answer, and what they do is told when the time has come."""
GRID = 0.02
"""Answers that only read come after a multiple of this, in seconds. Without it whoever asks again and again would feel
each time somebody else's secret decision is being written."""
Act = Callable[[Table, float], list[AnyEntry]]


class Observer(Protocol):
    """Who wants to know what goes on, to count it and to notify people: nothing of the game is told here."""

    def decided(self, game: str, seconds: float, bot: bool) -> None: ...
    def told(self, seconds: float) -> None: ...
    def waiting(self, id: str, game: str, people: Sequence[str]) -> None: ...
    def trouble(self, id: str) -> None: ...
    def broken(self, error: Exception) -> None: ...


class Watcher:
    """One connection to a table, as a seat or as a spectator."""

    def __init__(self, live: Live, reader: int, since: int) -> None:
        self.live, self.reader = live, reader
        self.shown = Shown(since)
        self.changed = asyncio.Event()
        self.changed.set()
        self.trouble = False
        self._round = 0
        """Up to which round of tellings this watcher has looked."""
        self._waits = False

    @property
    def idle(self) -> bool:
        """Has everything been sent that there was?"""
        return self._waits and not self.changed.is_set()

    async def next(self) -> Update | Trouble:
        """Wait until there is something new for this reader: the newest view, and all news since the last time."""
        while True:
            self.live.delivered(self, self._round)
            self._waits = True
            await self.changed.wait()
            self._waits = False
            self.changed.clear()
            self._round = self.live.rounds
            if self.trouble:
                self.trouble = False
                return trouble()
            try:
                async with self.live.lock:
                    table = await self.live.table()
                    found = update(table, self.reader, self.shown, self.live.here(), self.live.now())
            except StoreUnavailable:
                self.live.later()
                return trouble()
            except asyncio.CancelledError:
                self.changed.set()  # whoever asks again is told
                raise
            if found is not None:
                return found

    async def __aenter__(self) -> Watcher:
        self.live.enter(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.live.leave(self)


class Live:
    """A table in memory."""

    def __init__(
        self,
        id: str,
        store: Store,
        observer: Observer,
        pace: float = 0.8,
        now: Callable[[], float] = time.time,
        grid: float = GRID,
    ) -> None:
        self.id, self.store, self.observer, self.pace, self.now, self.grid = id, store, observer, pace, now, grid
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.touched = time.monotonic()
        self._table: Table | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: frozenset[int] = frozenset()
        self.rounds = 0
        """How often something was decided of which all who watch are to be told."""
        self._untold: dict[int, tuple[float, set[Watcher]]] = {}
        """For each round when it began, and who has not looked yet."""

    # Watching

    def here(self) -> set[int]:
        """The seats whose players are connected."""
        return {watcher.reader for watcher in self.watchers}

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.publish()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.delivered(watcher, self.rounds)
        self.touched = time.monotonic()
        self.publish()

    def watch(self, reader: int, since: int = 0) -> Watcher:
        return Watcher(self, reader, since)

    def delivered(self, watcher: Watcher, upto: int) -> None:
        """A watcher has been sent what was new for it. The last one ends the round."""
        for number in [number for number in self._untold if number <= upto]:
            began, waiting = self._untold[number]
            waiting.discard(watcher)
            if not waiting:
                del self._untold[number]
                self.observer.told(time.perf_counter() - began)

    def publish(self, began: float | None = None) -> None:
        """Everybody looks whether there is something new."""
        if began is not None and self.watchers:
            self.rounds += 1
            self._untold[self.rounds] = (began, set(self.watchers))
        for watcher in self.watchers:
            watcher.changed.set()

    # Acting

    async def table(self) -> Table:
        """The table as it is kept; the caller holds the lock."""
        if self._table is None:
            kept = await asyncio.to_thread(self.store.entries, self.id)
            self._table = await asyncio.to_thread(Table, self.id, [entries.decode(entry) for entry in kept])
            self._waiting = frozenset(self._people_to_decide(self._table))
        return self._table

    def take(self, table: Table) -> None:
        """A table that has just been opened and kept."""
        self._table = table
        self.after(table)

    async def do(self, act: Act, began: float | None = None) -> Table:
        """Carry out an act. It is kept when this returns, and then everybody is told.

        Whoever waits for it may go away; the act is carried out all the same.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(act, began)))

    async def _do(self, act: Act, began: float | None) -> Table:
        async with self.lock:
            for last in (False, True):
                table = await self.table()
                try:
                    await self._keep(table, self._made(table, act))
                    break
                except Conflict:  # another process was quicker: look again
                    if last:
                        raise
        self.after(table, began)
        return table

    def _made(self, table: Table, act: Act) -> list[AnyEntry]:
        """What an act makes; a table on which one broke off is thrown away."""
        before = _length(table)
        try:
            return act(table, self.now())
        except BaseException as error:
            if not isinstance(error, IllegalAction) or _length(table) != before:
                self._table = None
            raise

    async def look(self) -> None:
        """Another process has added to this table: see what."""
        async with self.lock:
            self._table = None
            table = await self.table()
        self.after(table)

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
        except BaseException:
            self._table = None  # what is not kept has not happened
            raise

    def after(self, table: Table, began: float | None = None) -> None:
        """Tell everybody, and see to clocks, bots and those who are away."""
        self.touched = time.monotonic()
        self.publish(began)
        waiting = frozenset(self._people_to_decide(table))
        new, self._waiting = waiting - self._waiting, waiting
        if new:
            people = sorted({table.chairs[seat].person for seat in new})
            self.observer.waiting(self.id, table.setup.game.id, people)
        self._set("bots", self.pace - THINKING if table.bots_to_decide() else None, self._bots)
        deadline = table.watch.deadline if waiting else None  # when only bots have yet to choose nobody can be late
        self._set("clock", None if deadline is None else deadline - self.now(), self._clock)

    def _people_to_decide(self, table: Table) -> list[int]:
        return [seat for seat in table.to_decide() if not table.bot_of(seat)]

    def _set(self, name: str, delay: float | None, what: Callable[[], None]) -> None:
        """Set a timer; the bots' runs on if it runs already, whatever happens meanwhile."""
        running = self._timers.get(name)
        if running is not None and (name != "bots" or delay is None):
            running.cancel()
            del self._timers[name]
        if delay is not None and name not in self._timers:
            self._timers[name] = asyncio.get_running_loop().call_later(max(0.0, min(delay, 3_600.0)), what)

    @property
    def busy(self) -> bool:
        """Is there anybody here, or anything about to happen that only this process knows of?"""
        return bool(self.watchers) or self.lock.locked() or "bots" in self._timers or bool(self._tasks)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _start(self, task: Callable[[], Coroutine[None, None, None]]) -> None:
        started = asyncio.ensure_future(task())
        self._tasks.add(started)
        started.add_done_callback(self._tasks.discard)

    def _clock(self) -> None:
        self._timers.pop("clock", None)
        self._start(lambda: self._quietly(acts.expire))

    async def _quietly(self, act: Act) -> None:
        """An act nobody asked for; if it cannot be kept now it is tried again later."""
        try:
            await self.do(act)
        except Exception as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        """What nobody asked for has not come about: the table must not stop for good."""
        if not isinstance(error, SubRosaError):
            self.observer.broken(error)
        self.later()

    def later(self) -> None:
        """Nothing can be kept or read now: look again after a while."""
        self.observer.trouble(self.id)
        self._set("again", 5.0, self.wake)

    def wake(self) -> None:
        """Look after clocks and bots, after a restart or trouble."""
        self._timers.pop("again", None)
        self._start(lambda: self._quietly(acts.expire))

    # Bots

    def _bots(self) -> None:
        self._timers.pop("bots", None)
        self._start(self._let_bots_decide)

    async def _let_bots_decide(self) -> None:
        """Bots answer after the table's pace, or a multiple of it: never sooner or later for what they hold."""
        started = time.monotonic() + min(THINKING, self.pace) - self.pace
        try:
            async with self.lock:
                table = await self.table()
                made = self._made(table, acts.bots_decide)
                await self._keep(table, made)
                if self.pace > 0:
                    over = -(time.monotonic() - started) % self.pace
                    await asyncio.sleep(over)
        except Exception as error:
            self._failed(error)
            return
        if made:
            self.observer.decided(table.setup.game.id, 0.0, True)
        self.after(table)

    # What clients send

    async def act(self, seat: int, act: AnyAct) -> Done | Drafted | Previews | Refusal | Trouble:
        """Carry out what a seat's client asks for, and answer it."""
        started, told = time.perf_counter(), 0

        def performed(table: Table, now: float) -> list[AnyEntry]:
            nonlocal told
            made = perform(table, seat, act, now, self.here())
            told = len(table.feed[seat])  # later there may be more that is not kept yet
            return made

        try:
            if isinstance(act, messages.Draft | messages.Preview):
                found = await self._draft(seat, act)
                await self.rest(started)
                return found
            table = await self.do(performed, started)
            self.observer.decided(table.setup.game.id, time.perf_counter() - started, False)
            return Done(act.key, told)
        except IllegalAction as error:
            await self.rest(started)
            return Refusal(act.key, error.key, str(error), error.facts)
        except (StoreUnavailable, Conflict):
            self._in_trouble()
            return trouble(act.key)

    async def rest(self, began: float) -> None:
        """Wait until the next line of the grid, from when something was asked for."""
        if self.grid:
            await asyncio.sleep(self.grid - (time.perf_counter() - began) % self.grid)

    async def _draft(self, seat: int, act: messages.Draft | messages.Preview) -> Drafted | Previews:
        show = drafted if isinstance(act, messages.Draft) else previews
        async with self.lock:
            return show(acts.draft(await self.table(), seat, act.choices), act.key, self.now())

    def _in_trouble(self) -> None:
        self.later()
        for watcher in self.watchers:
            watcher.trouble = True
        self.publish()


def _length(table: Table) -> tuple[int, int]:
    """How much there is of a table: entries and lines of play."""
    return table.entries, len(table.match.log) if table.match else -1


def trouble(key: str = "") -> Trouble:
    """What players are told when nothing can be kept; why is for the host's log."""
    return Trouble(key, say("en", "table-trouble"))


def perform(table: Table, seat: int, act: AnyAct, now: float, here: Container[int] = ()) -> list[AnyEntry]:
    """Carry out an act of a seat; one that was carried out before is not carried out again."""
    if act.key and act.key in table.keys.get(seat, {}):
        return []
    made = _perform(table, seat, act, now, here)
    if made and act.key and act.key not in table.keys.get(seat, {}):
        made.append(entries.Asked(now, seat, act.key))
        table.enter(made[-1])
    return made


def _perform(table: Table, seat: int, act: AnyAct, now: float, here: Container[int]) -> list[AnyEntry]:
    match act:
        case messages.Decide():
            return acts.decide(table, seat, act.choices, act.n, now, act.key)
        case messages.Withdraw():
            return acts.withdraw(table, seat, now, act.key)
        case messages.Propose():
            return acts.propose(table, seat, act.what, now, act.other, here)
        case messages.Agree():
            return acts.agree(table, seat, now, act.number)
        case messages.Decline():
            return acts.decline(table, seat, now, act.number)
        case messages.Resume():
            return acts.resume(table, seat, now)
        case messages.Resign():
            return acts.resign(table, seat, now, act.bot)
        case messages.Return():
            return acts.come_back(table, seat, now)
        case messages.Say():
            return acts.say(table, seat, act.text, now, act.key)
        case messages.Mute():
            return acts.mute(table, seat, act.other, act.muted, now)
        case _:
            raise Refused("not-here")


__all__ = ["SPECTATOR", "Live", "Observer", "Watcher"]
