"""How often what may be done. Counted in memory, by person and by address; servers of one store tell each other.

What is counted by the second is counted by each server for itself: the others would hear of it too late.
"""

from __future__ import annotations

import ipaddress
import math
from collections import Counter
from collections.abc import Mapping

from limits import RateLimitItem, parse_many

from .refusals import HttpRefusal
from .settings import RATES, Settings
from .windows import Windows

SHARED = 10.0
"""What is counted for so many seconds or longer is counted together with other servers."""


class Rates:
    """Counts what is done and refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._windows = Windows()
        self._fresh: Counter[tuple[str, str]] = Counter()
        """What was counted here and nowhere else yet."""
        self.change({})

    def change(self, limits: Mapping[str, str]) -> None:
        """From now on these hold, and the usual ones for the rest; a name or a rate that nobody knows is left aside."""
        items: dict[str, list[RateLimitItem]] = {}
        for name in RATES:
            items[name] = _rate(limits.get(name, "")) or parse_many(self._settings.rate(name))
        self._items = items

    def count(self, what: str, who: str) -> None:
        """One more; raises `HttpRefusal` if that is one too many."""
        if any(item.get_expiry() >= SHARED for item in self._items[what]):
            self._fresh[what, who] += 1
        for item in self._items[what]:
            if self._windows.count((item, what, who), item.get_expiry()) > item.amount:
                raise self._too_fast(item, what, who)

    def counted(self) -> list[tuple[str, str, int]]:
        """What was counted since the last time, for other servers."""
        fresh, self._fresh = self._fresh, Counter()
        return [(what, who, times) for (what, who), times in fresh.items()]

    def add(self, what: str, who: str, times: int) -> None:
        """So often another server has counted something."""
        for item in self._items.get(what, ()):
            if item.get_expiry() >= SHARED:
                self._windows.count((item, what, who), item.get_expiry(), times)

    def check(self, what: str, who: str) -> None:
        """Raise `HttpRefusal` if one more would be too many, and count nothing."""
        for item in self._items[what]:
            if self._windows.counted((item, what, who)) >= item.amount:
                raise self._too_fast(item, what, who)

    def _too_fast(self, item: RateLimitItem, what: str, who: str) -> HttpRefusal:
        return HttpRefusal("too-fast", seconds=max(1, math.ceil(self._windows.left((item, what, who)))))


def is_rate(told: str) -> bool:
    """Can this be understood as how often something may be done?"""
    return bool(_rate(told))


def _rate(told: str) -> list[RateLimitItem]:
    try:
        return parse_many(told) if told else []
    except ValueError:
        return []


def whose_address(host: str | None) -> str:
    """An address as it is counted: of the newer ones the half that belongs to one house."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)
