"""How often what may be done. Counted in memory, by person and by address."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Mapping

from limits import RateLimitItem, parse_many

from .refusals import HttpRefusal
from .settings import RATES, Settings
from .windows import Windows


class Rates:
    """Counts what is done and refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._windows = Windows()
        self.change({})

    def change(self, limits: Mapping[str, str]) -> None:
        """From now on these hold, and the usual ones for the rest; a name or a rate that nobody knows is left aside."""
        items: dict[str, list[RateLimitItem]] = {}
        for name in RATES:
            items[name] = _rate(limits.get(name, "")) or parse_many(self._settings.rate(name))
        self._items = items

    def count(self, what: str, who: str) -> None:
        """One more; raises `HttpRefusal` if that is one too many."""
        for item in self._items[what]:
            if self._windows.count((item, what, who), item.get_expiry()) > item.amount:
                raise self._too_fast(item, what, who)

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
