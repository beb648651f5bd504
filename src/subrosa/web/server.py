"""Running the server: uvicorn with what was found quickest, until somebody stops it."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from subrosa.core.errors import BadRequest
from subrosa.store import Store

from .app import App, application
from .door import Door
from .settings import Settings

MESSAGE = 16 * 1024
"""The most bytes of a message from a client."""
SWEEPS = 1_000_000, 20, 50
"""How many new objects, sweeps of those and sweeps of the elder ones make Python look for what is no longer reached.

However few they are, a sweep looks through the views that were shown since the last one, number by number: 10 to 70 ms
at 200 tables, so that one in minutes is best. What a decision leaves behind goes without one."""


def serve(settings: Settings, ready: Callable[[str], None] = print) -> None:
    """Run until told to stop; says where it listens when it does."""
    with listening(settings) as door, Store(settings.store) as store:
        settings = replace(settings, port=door.getsockname()[1])
        running = server(application(settings, store), settings, ready)
        settle()
        running.run(sockets=[door])


def settle() -> None:
    """What is there at the start stays, and is not looked through again; the rest is looked through more seldom.

    While all tables in memory are looked through nobody is told anything.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)


def listening(settings: Settings) -> socket.socket:
    """The door people knock at."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        raise BadRequest(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}") from None


def server(app: App, settings: Settings, ready: Callable[[str], None] | None = None) -> uvicorn.Server:
    """Uvicorn, set up for games: sockets uncompressed and small, no log of its own."""
    return Server(config(app, settings), ready)


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._ready is not None and self.started:
            host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
            self._ready(f"Sub Rosa is at http://{host}:{self.config.port}")


def config(app: App, settings: Settings) -> uvicorn.Config:
    options: dict[str, Any] = {
        **Door(settings).protocols(),
        "ws_per_message_deflate": False,
        "ws_max_size": MESSAGE,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "lifespan": "on",
        "access_log": False,
        "log_config": None,
        "log_level": "critical",  # what goes wrong we log ourselves; uvicorn complains of every refused socket
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": 5,
    }
    return uvicorn.Config(app, settings.host, settings.port, **options)
