"""Which of several servers looks after a table: its clocks, its bots, and those who are away.

    ownership = Ownership(id, store.servers)
    ownership.mine                       # this one does
    await ownership.claim()              # this one does from now on, if no living one did

It is a matter of who works, not of who may: should two believe it is theirs, the store refuses the second's entries.
"""

from __future__ import annotations

import asyncio

from subrosa.store.servers import Alone


class Ownership:
    """Who looks after one table, as far as is known here."""

    def __init__(self, id: str, servers: Alone) -> None:
        self.id, self._servers = id, servers
        self.owner = ""

    def begin(self) -> None:
        """This server has opened the table."""
        self.owner = self._servers.name

    @property
    def mine(self) -> bool:
        """Does this server look after it?"""
        return self._servers.alone or self.owner == self._servers.name

    @property
    def is_orphaned(self) -> bool:
        """Does no living server do so?"""
        return not self.mine and self.owner not in self._servers.living

    async def claim(self) -> bool:
        """Look after it if no living server does. Is there still none, for somebody writes to it just now?"""
        if not self.is_orphaned:
            return False
        owners = await asyncio.to_thread(self._servers.claim, [self.id])
        self.owner = owners.get(self.id, "")
        return self.is_orphaned and bool(owners)
