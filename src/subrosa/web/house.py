"""Everything a running server has: its store, tables, people, sockets, rates, figures and log."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, TextIO

from subrosa.bots.thinking import Thinkers
from subrosa.core.errors import SubRosaError
from subrosa.core.text import bundle
from subrosa.store import Store
from subrosa.store.acquaintances import Acquaintances
from subrosa.store.bulletin import Bulletin
from subrosa.store.codes import Codes
from subrosa.store.farewells import Farewells
from subrosa.store.people import People
from subrosa.store.signing import Signer
from subrosa.table.hub import Hub

from . import keys
from .connections import Connections
from .heeding import heed, look
from .identity import Identity
from .keeping import keep_house
from .logs import logger
from .metrics import Metrics
from .notices import Notices
from .others import Others
from .passwords import Passwords
from .push import Push
from .rates import Rates
from .rating import Rater
from .recovery import Links
from .settings import Settings
from .studies import Studies

PATIENCE = 12.0
"""How many seconds a store may take to keep something before it is not well."""
ASKED = 0.5
"""What was kept so many seconds ago is answer enough."""
ROOM = 16 * 2**20
"""With so many bytes left on the disk it is time to do something."""


class House:
    """One server."""

    def __init__(self, settings: Settings, store: Store, log: TextIO | None = None) -> None:
        self.settings, self.store = settings, store
        self.people, self.farewells = People(store), Farewells(store)
        self.codes = Codes(store)
        self.acquaintances = Acquaintances(store)
        self.quick = asyncio.Lock()
        """Of two who look for a table at once the second finds the first."""
        self.log: Any = logger(settings, log)
        self.metrics = Metrics()
        self.connections = Connections()
        self.rates = Rates(settings)
        self.bulletin = Bulletin()
        """What the host says to everybody."""
        self.identity = Identity(settings, self.people, lambda: self.hub.now())
        self.passwords = Passwords()
        self.recovery = Links(store.folder)
        self.push = Push(settings, self.people)
        self.operator = keys.operator(store.folder)
        self.signer = Signer(store.folder)
        self.url = settings.url.rstrip("/") or f"http://{settings.host}:{settings.port}"
        self.notices = Notices(self)
        self.others = Others(self)
        self.rater = Rater(self)
        thinkers = Thinkers(settings.thinkers, report=self.notices.lesser)
        self.hub = Hub(
            store,
            self.notices,
            thinkers=thinkers,
            pace=settings.pace,
            grid=settings.grid,
            patience=settings.patience,
            leaving=settings.leaving,
            beyond=self.others.take,
        )
        self.studies = Studies()
        self.metrics.gauge("sockets", "Sockets that are open", lambda: self.connections.count)
        self.metrics.gauge("tables", "Tables in memory", lambda: len(self.hub.tables))

    async def start(self) -> None:
        await asyncio.to_thread(bundle, "en")  # the language of refusals; others are spoken in threads only
        with suppress(SubRosaError):  # it is looked for again
            await look(self)
        await self.hub.start()
        self._tasks = [
            asyncio.create_task(task) for task in (keep_house(self), heed(self), self.others.count(), self.rater.rate())
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.notices.stop()
        await self.hub.stop()
        self.passwords.close()

    async def is_well(self) -> bool:
        """Can something be kept, and is there room for more?"""
        try:
            await asyncio.wait_for(self.hub.downtime.beat(clocks=True, often=ASKED), PATIENCE)
            return await asyncio.to_thread(self.store.room) >= ROOM
        except Exception:
            return False
