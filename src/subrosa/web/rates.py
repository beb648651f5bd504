"""How often what may be done. Counted in memory, by person and by address."""

from __future__ import annotations

import ipaddress
import math
import time

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from .refusals import HttpRefusal
from .settings import RATES, Settings


class Rates:
    """Counts what is done and refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        self._items: dict[str, list[RateLimitItem]] = {name: parse_many(settings.rate(name)) for name in RATES}
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    def count(self, what: str, who: str) -> None:
        """One more; raises `HttpRefusal` if that is one too many."""
        for item in self._items[what]:
            if not self._limiter.hit(item, what, who):
                raise self._too_fast(item, what, who)

    def check(self, what: str, who: str) -> None:
        """Raise `HttpRefusal` if one more would be too many, and count nothing."""
        for item in self._items[what]:
            if not self._limiter.test(item, what, who):
                raise self._too_fast(item, what, who)

    def _too_fast(self, item: RateLimitItem, what: str, who: str) -> HttpRefusal:
        left = self._limiter.get_window_stats(item, what, who).reset_time - time.time()
        return HttpRefusal("too-fast", seconds=max(1, math.ceil(left)))


def whose_address(host: str | None) -> str:
    """An address as it is counted: of the newer ones the half that belongs to one house."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)
