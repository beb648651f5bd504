"""The bots at a table: they think beside it, and answer at its pace.

company.see_to(table)            # after each change: whoever has to choose now begins to think
"""

from __future__ import annotations

import asyncio
import time
from math import ceil
from typing import TYPE_CHECKING

from . import changes
from .entries import AnyEntry
from .plans import Plan
from .table import Table

if TYPE_CHECKING:
    from .live import Live

BEFORE = 0.1
"""What bots have thought out is kept so long before it is told."""
ROUNDING = 1e-9
"""A pace that has just gone by has gone by."""


class Company:
    """Those of a table who are no people."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    def see_to(self, table: Table) -> None:
        """Bots begin to think when they have to choose; those who do so already go on, whatever happens meanwhile."""
        thinking = self._thinking
        if not table.bots_to_decide():
            if thinking is not None:
                thinking.cancel()
            self._thinking = None
        elif thinking is None:
            self._thinking = self._live.start(self._decide)

    async def _decide(self) -> None:
        """They answer after the table's pace or a multiple of it: never sooner or later for what they hold."""
        live, began = self._live, time.monotonic()
        try:
            plan = await self._thought()
            await asyncio.sleep(max(0.0, self._left(began) - BEFORE))
            async with live.lock:
                self._thinking = None
                if live.downtime.resting or not live.mine:
                    return
                table, made = await self._carried_out(plan)
                await asyncio.sleep(self._left(began))
        except Exception as error:
            self._thinking = None
            live.failed(error)
            return
        if made:
            live.observer.decided(table.setup.game.id, 0.0, True)
        live.after(table)

    async def _thought(self) -> Plan:
        """What they make of the table as it stands."""
        live = self._live
        async with live.lock:
            plan = Plan(await live.table())
        while plan.seat is not None:
            plan.answer(await live.thinkers.choose(live.id, plan.match, plan.seat, plan.bot))
        return plan

    async def _carried_out(self, plan: Plan) -> tuple[Table, list[AnyEntry]]:
        """What was thought of a question that nobody asks any more is dropped."""
        return await self._live.kept(lambda table, now: changes.bots_decide(table, plan, now))

    def _left(self, began: float) -> float:
        """How long it is until bots may answer that began to think then."""
        pace = self._live.pace
        if pace <= 0:
            return 0.0
        gone = time.monotonic() - began
        return max(1, ceil(gone / pace - ROUNDING)) * pace - gone
