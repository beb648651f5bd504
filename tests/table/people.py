"""People at a table for tests: a table with its log, everything there is to compare, a store in memory, and time that
goes by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence, Set
from concurrent.futures import Future
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, TypeVar

import pytest

from subrosa.bots import bot
from subrosa.bots.questions import Advised, Steps
from subrosa.bots.thoughts import advice, ahead
from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games import find
from subrosa.store.beats import PROMISE, Beat, Outage
from subrosa.store.errors import Conflict, NoMatch, StoreUnavailable
from subrosa.store.listing import Listing
from subrosa.store.servers import Alone
from subrosa.table import changes, entries, messages
from subrosa.table.audience import Subscriber
from subrosa.table.entries import AnyEntry, Chair, Clock, Opened
from subrosa.table.feed import READERS
from subrosa.table.hub import Hub
from subrosa.table.live import Live
from subrosa.table.messages import Update
from subrosa.table.plans import Plan
from subrosa.table.showing import listing
from subrosa.table.table import Table

T = TypeVar("T")
OPEN = Chair("open")
INVITED = Chair("invited")
BOT = Chair("bot", bot="random")


def person(n: int) -> Chair:
    return Chair("person", f"p{n}", f"Player {n}")


def people(seats: int, bots: int = 0) -> list[Chair]:
    """Chairs of so many people, the last ones bots'."""
    return [person(n) if n < seats - bots else BOT for n in range(seats)]


class Played:
    """A table with its log as a store keeps it, and a clock that is moved by hand."""

    def __init__(
        self,
        name: str = "rose",
        chairs: Sequence[Chair] = (),
        seed: int = 0,
        clock: Clock | None = None,
        chance: Any = None,
        **settings: Any,
    ) -> None:
        self.now = 1_000.0
        chairs = list(chairs or people(3))
        head = list(record.head(Setup.of(find(name), len(chairs), settings.pop("options", None))))
        opened = Opened(self.now, head, chairs, "p0", clock or Clock(), **settings)
        self.table = Table("t", [opened], chance or (None if opened.secret else Random(seed)))
        self.log = [entries.encode(opened)]
        self.do(changes.begin)

    def do(self, change: Callable[..., list[AnyEntry]], *arguments: Any, **more: Any) -> list[AnyEntry]:
        """Make a change at the time it is."""
        made = change(self.table, *arguments, now=self.now, **more)
        self.log += [entries.encode(entry) for entry in made]
        return made

    def refuses(self, code: str, change: Callable[..., list[AnyEntry]], *arguments: Any, **more: Any) -> None:
        """A change is refused, for this reason, and changes nothing."""
        before = everything(self.table)
        with pytest.raises(IllegalAction) as refused:
            self.do(change, *arguments, **more)
        assert (refused.value.key, everything(self.table)) == (code, before)

    def decide(self, seat: int, *wishes: str | int, **more: Any) -> list[AnyEntry]:
        return self.do(changes.decide, seat, list(wishes), len(self.table.feed[seat]), **more)

    def decide_somehow(self, seat: int, random: Random | None = None, **more: Any) -> list[AnyEntry]:
        actions = self.table.begun.view(seat).actions
        return self.decide(seat, (random.choice(actions) if random else actions[0]).text, **more)

    def play_until(self, there: Callable[[Table], bool], seed: int = 0) -> None:
        """Everybody decides at random until the table stands as wanted."""
        random = Random(seed)
        while not there(self.table):
            assert not self.table.begun.over
            seat = random.choice(self.table.to_decide())
            if self.table.bot_of(seat):
                self.do(bots_decide)
            else:
                self.decide_somehow(seat, random)

    def folded(self) -> Table:
        return Table("t", [entries.decode(entry) for entry in self.log])


def at_step(*names: str) -> Callable[[Table], bool]:
    """Is a table at one of these steps, with nobody's choice made?"""

    def there(table: Table) -> bool:
        match = table.begun
        return step_name(table) in names and len(match.decisions) == table.phase and len(match.deciders) > 1

    return there


def step_name(table: Table) -> str:
    return str(table.begun.view(SPECTATOR).names["step"])


ALIVE = ("match", "feed", "chance", "timer", "_moment", "around", "__weakref__")


def everything(table: Table) -> dict[str, Any]:
    """All there is to a table, to compare; what is compared later is a copy."""
    match = table.match
    plain = {name: getattr(table, name) for name in Table.__slots__ if name not in ALIVE}
    told: dict[str, Any] = {name: repr(value) for name, value in plain.items() if name != "setup"}
    told["muted"] = sorted(table.muted)
    told |= {f"feed of {reader}": list(table.feed[reader]) for reader in READERS}
    told["timer"] = repr(table.timer)
    told["set-up"] = list(record.head(table.setup))
    told["listing"] = listing(table, 0.5)
    if match is not None:
        told |= {"log": list(match.log), "decisions": list(match.decisions), "told": list(match.told)}
        told["state"] = match.game.fields.dump(match.state)
    return told


# A store in memory, that can fail


class Memory:
    """A store that forgets everything at the end, fails when told to, and can be made to wait."""

    def __init__(self) -> None:
        self.servers = Alone()
        self.logs: dict[str, list[bytes]] = {}
        self.listings: dict[str, Listing] = {}
        self.down = self.keeps_but_fails = self.waits = False
        self.waiting: list[Callable[[], None]] = []
        self.appended: list[list[bytes]] = []
        self.outages: list[Outage] = []

    def create(self, id: str, entries: Sequence[bytes], listing: Listing) -> Future[None]:
        self.logs[id] = []
        return self.append(id, 0, entries, listing)

    def append(self, id: str, at: int, entries: Sequence[bytes], listing: Listing) -> Future[None]:
        done: Future[None] = Future()

        def keep() -> None:
            if self.down:
                done.set_exception(StoreUnavailable("the disk is full"))
            elif at != len(self.logs[id]):
                done.set_exception(Conflict("gone on elsewhere"))
            else:
                self.logs[id] += entries
                self.listings[id] = listing
                self.appended.append(list(entries))
                if self.keeps_but_fails:
                    done.set_exception(StoreUnavailable("the connection was lost"))
                else:
                    done.set_result(None)

        self.waiting.append(keep)
        if not self.waits:
            self.go_on()
        return done

    def go_on(self) -> None:
        """Do what waits."""
        jobs, self.waiting = self.waiting, []
        for job in jobs:
            job()

    def entries(self, id: str, since: int = 0) -> list[bytes]:
        if self.down:
            raise StoreUnavailable("the disk is full")
        return list(self.logs[id][since:])

    def listing(self, id: str) -> Listing:
        if id not in self.listings:
            raise NoMatch(id)
        return self.listings[id]

    def due(self, now: float, limit: int = 100) -> list[str]:
        if self.down:
            raise StoreUnavailable("the disk is full")
        return [id for id, told in self.listings.items() if told.due is not None and told.due <= now]

    def beat(self, now: float, clocks: bool, resting: bool = False) -> Future[Beat]:
        done: Future[Beat] = Future()
        if self.down:
            done.set_exception(StoreUnavailable("the disk is full"))
            return done
        done.set_result(Beat(list(self.outages), now + PROMISE))
        return done

    def changed(self, ids: Sequence[str]) -> dict[str, float]:
        return {id: self.listings[id].changed for id in ids}


# Time that goes by itself


MOST_TURNS = 100_000


class Quick(asyncio.SelectorEventLoop):
    """A loop that does not wait: when there is nothing to do, it is at once as late as the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = 1_000.0
        self._turns = 0

    def time(self) -> float:
        return self.clock

    def _run_once(self) -> None:
        waiting = [timer for timer in self._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
        if not self._ready and waiting:  # type: ignore[attr-defined]
            self.clock = max(self.clock, min(timer.when() for timer in waiting))
        self._turns += 1
        if self._turns == MOST_TURNS:
            raise RuntimeError("this evening never ends")
        super()._run_once()  # type: ignore[misc]


class Noted:
    """An observer who takes notes."""

    def __init__(self) -> None:
        self.waited: list[list[str]] = []
        self.missing: list[str] = []
        self.over: list[str] = []
        self.troubles = self.commands = 0

    def decided(self, game: str, seconds: float, bot: bool) -> None:
        self.commands += 1

    def waiting(self, id: str, game: str, people: Mapping[str, int], known: bool) -> None:
        self.waited.append(list(people))

    def missed(self, id: str, game: str, person: str, acted: int) -> None:
        self.missing.append(person)

    def acted(self, person: str, id: str) -> None:
        pass

    def told(self, seconds: float) -> None:
        pass

    def broken(self, error: Exception) -> None:
        raise error

    def ended(self, id: str, game: str, people: Set[str]) -> None:
        self.over.append(id)

    def trouble(self, id: str) -> None:
        self.troubles += 1

    def lesser(self, bot: str, how: str) -> None:
        pass


class Here:
    """Bots that think here, in no time."""

    async def choose(self, id: str, match: Match, seat: int, name: str) -> int:
        return match.ask(seat, bot(name, SystemRandom())).choice

    async def advise(self, id: str, match: Match, seat: int, drafted: Steps) -> Advised:
        view = drafted[-1][1] if drafted else match.view(seat).numbers
        return advice(ahead(match.belief(seat), drafted), view, (1, 2, 3, 4))

    async def stop(self) -> None:
        pass


def bots_decide(table: Table, now: float) -> list[AnyEntry]:
    """All bots that have to choose think, and do so."""
    return changes.bots_decide(table, planned(table), now)


def planned(table: Table) -> Plan:
    """What bots think out that are ready at once."""
    plan = Plan(table)
    while plan.seat is not None:
        plan.answer(plan.match.ask(plan.seat, bot(plan.bot, SystemRandom())).choice)
    return plan


class Evening:
    """A hub over a store in memory, in a loop that does not wait."""

    def __init__(self, pace: float = 0.0, idle: float = 60.0, thinkers: Here | None = None) -> None:
        self.store, self.noted, self.thinkers = Memory(), Noted(), thinkers or Here()
        self.pace, self.idle = pace, idle

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def hub(self, **more: Any) -> Hub:
        store: Any = self.store
        thinkers: Any = self.thinkers
        how = {"thinkers": thinkers, "pace": self.pace, "idle": self.idle, "now": lambda: self.now, **more}
        return Hub(store, self.noted, **how)


async def at_once(job: Callable[..., T], *arguments: Any) -> T:
    return job(*arguments)


async def settle(seconds: float = 0.0) -> None:
    """Let everything that is under way come to rest."""
    for _ in range(30):
        await asyncio.sleep(0)
    if seconds:
        await asyncio.sleep(seconds)
        await settle()


class Guest:
    """A client that keeps what it is sent, with the time."""

    def __init__(self, live: Live, seat: int, since: int = 0) -> None:
        self.live, self.seat = live, seat
        self.subscriber: Subscriber = live.audience.subscribe(seat, since)
        self.got: list[Any] = []
        self.times: list[float] = []
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Guest:
        await self.subscriber.__aenter__()
        self._task = asyncio.create_task(self._listen())
        await settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self.subscriber.__aexit__()

    async def _listen(self) -> None:
        while True:
            self.got.append(await self.subscriber.next())
            self.times.append(asyncio.get_running_loop().time())

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.got if isinstance(message, Update)]

    @property
    def news(self) -> list[str]:
        return [news.kind for update in self.updates for news in update.news]

    @property
    def n(self) -> int:
        return self.updates[-1].n if self.updates else 0

    async def ask(self, command: messages.AnyCommand) -> Any:
        answer = await self.live.answer(self.seat, command)
        await settle()
        return answer

    async def decide(self, which: int = 0, key: str = "") -> Any:
        """Choose one of what was last on offer."""
        choices = self.updates[-1].choices
        return await self.ask(messages.Decide(choices=[choices[which].text], n=self.n, key=key))


def kinds(played: Played, reader: int = 0) -> list[str]:
    """What a reader was told of the table itself."""
    return [news.kind for news in played.table.feed[reader] if not news.game]


def finished(seats: int = 2) -> Played:
    """A game of people that is over."""
    played = Played("rose", people(seats))
    played.play_until(lambda table: table.begun.over)
    return played
