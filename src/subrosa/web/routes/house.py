"""The house itself: what its host says to everybody."""

from __future__ import annotations

from subrosa.table.messages import HouseAt

from ..asking import Ask
from ..heeding import house_at


async def house(ask: Ask) -> HouseAt:
    """What the host says to everybody, and whether the house is closed for maintenance."""
    return house_at(ask.house)
