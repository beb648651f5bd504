"""A table that other servers write to as well: what they have kept is entered here too, nothing is folded anew.

    following.heard(57, sealed)      # another server has kept entries up to this number; these are the last of them

Where nobody sits, and which another server looks after, nothing is entered before somebody asks. A table that this
server looks after though its people sit at another is handed over to that one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from subrosa.core.errors import SubRosaError

from . import entries
from .table import Table

if TYPE_CHECKING:
    from .live import Live

HANDED_LATER = 1.0
"""So many seconds later a table is handed over that somebody was just writing."""


class Following:
    """What other servers have done to a table, as far as it is known here."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._upto = 0
        """So many entries others are known to have kept."""
        self.seen_to = 0
        """Of so many entries those who sit here were told, and clocks and bots seen to."""
        self._handing = False

    def heard(self, n: int, sealed: Sequence[bytes] = ()) -> None:
        """Another server has kept entries up to this number; it may have sent them along."""
        self._upto = max(self._upto, n)
        if self._live.mine or self._live.audience.subscribers:
            self._live.start(lambda: self._catch_up(n, sealed))

    def heard_anew(self) -> None:
        """Another server has written this table anew, or nobody knows what has become of it."""
        self._live.start(self._look)

    def is_behind(self, table: Table) -> bool:
        """Have others kept more than was entered here?"""
        return table.entries < self._upto

    async def _look(self) -> None:
        try:
            await self._live.look()
        except Exception as error:
            self._live.failed(error)

    async def _catch_up(self, n: int, sealed: Sequence[bytes]) -> None:
        live = self._live
        try:
            async with live.lock:
                table = live.folded
                if table is not None and table.entries < n:
                    await self.enter_fresh(table, sealed)
        except Exception as error:
            live.failed(error)
            return
        if table is None:
            live.audience.publish()  # whoever looks folds it
        elif self.seen_to < n:  # who asked meanwhile has entered it, and told nobody
            live.after(table)

    async def enter_fresh(self, table: Table, sealed: Sequence[bytes] = ()) -> None:
        """Enter what is lacking: what was sent along, if it goes on where this table ends, else what is kept."""
        live = self._live
        try:
            fresh = live.store.brought(live.id, table.entries, sealed)
            if fresh is None:
                fresh = await asyncio.to_thread(live.store.entries, live.id, table.entries)
            for kept in fresh:
                entry = table.enter(entries.decode(kept))
                if isinstance(entry, entries.ACTS):
                    live.observer.acted(table.chairs[entry.seat].person, live.id)
        except BaseException:
            live.throw_away()
            raise

    def hand_over(self) -> None:
        """Where nobody sits at this server and somebody at another, that one looks after the table."""
        live = self._live
        if live.mine and live.playing and not live.audience.subscribers and not self._handing:
            to = live.audience.presence.busiest
            if to in live.store.servers.living:
                self._handing = True
                live.start(lambda: self._hand_to(to))

    async def _hand_to(self, other: str) -> None:
        live = self._live
        try:
            owners = await asyncio.to_thread(live.store.servers.hand, [live.id], other)
        except SubRosaError:
            return  # it is looked after here, as before
        finally:
            self._handing = False
        if live.id in owners:
            live.owned(owners[live.id])
        else:
            asyncio.get_running_loop().call_later(HANDED_LATER, self.hand_over)  # somebody is writing there just now
