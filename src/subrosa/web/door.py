"""The door: raw connections, counted by address, each with a time in which to say what it wants.

Uvicorn waits for ever for the end of a head or of a body, and takes as many connections as there are file handles.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import defaultdict
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .rates import whose_address
from .settings import Settings

KEPT_BACK = 100
"""So many file handles are for the store, the page and the programs of bots."""
CONTROL_FRAMES = 50
"""The most frames in a second that only ask whether the other side is there."""


class Door:
    """Who is connected, by address. Proxies that are believed bring many people and have no limit of their own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._proxies = ProxyHeadersMiddleware(_nothing, settings.proxies).trusted_hosts
        self.most = min(settings.connections, _file_handles() - KEPT_BACK)
        self._by_address: defaultdict[str, set[asyncio.BaseTransport]] = defaultdict(set)
        self.count = 0

    def enters(self, transport: asyncio.BaseTransport, host: str | None) -> bool:
        """One more connection, if there is room for it."""
        there = self._by_address[whose_address(host)]
        if self.count >= self.most or (len(there) >= self.settings.connections_each and host not in self._proxies):
            return False
        there.add(transport)
        self.count += 1
        return True

    def leaves(self, transport: asyncio.BaseTransport, host: str | None) -> None:
        address = whose_address(host)
        if transport in self._by_address[address]:
            self._by_address[address].discard(transport)
            self.count -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def protocols(self) -> dict[str, Any]:
        """What uvicorn speaks with at this door."""
        return {"http": type("Http", (Asking,), {"door": self}), "ws": type("Socket", (Connected,), {"door": self})}


class Asking(HttpToolsProtocol):
    """A connection that asks: what it asks has to be here in time."""

    door: Door
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.enters(transport, _host(self)):
            self._arm(self.door.settings.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self.door.leaves(self.transport, _host(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asks = self.transport.get_protocol() is self and not self.transport.is_closing()
        if asks and self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._arm(self.door.settings.header_seconds)

    def on_headers_complete(self) -> None:
        self._disarm()
        super().on_headers_complete()
        self._arm(self.door.settings.body_seconds)

    def on_message_complete(self) -> None:
        self._disarm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        super().handle_websocket_upgrade()

    def _arm(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Connected(WebSocketsSansIOProtocol):
    """A socket. What it asks of the server itself is counted here, the rest where it is read."""

    door: Door
    _second, _asked = 0, 0

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leaves(self.transport, _host(self))
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        second = int(self.loop.time())
        self._second, self._asked = second, self._asked + 1 if second == self._second else 1
        if self._asked > CONTROL_FRAMES:
            self.transport.abort()
        else:
            super().handle_ping()


async def _nothing(*_: Any) -> None:
    """No application: of the middleware only the list of proxies is wanted."""


def _host(protocol: HttpToolsProtocol | WebSocketsSansIOProtocol) -> str | None:
    return protocol.client[0] if protocol.client else None


def _file_handles() -> int:
    """How many files and connections this process may have; as many as the system lets it."""
    if sys.platform == "win32":
        return 8_192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft != resource.RLIM_INFINITY else 2**20
