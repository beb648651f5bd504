"""Two servers of one store, in one process: what a test of what they share needs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from web.served import Client, Served


def soon(what: Callable[[], Any]) -> Any:
    for _ in range(1000):
        if found := what():
            return found
        time.sleep(0.01)
    raise AssertionError("it never came")


def at(served: Served, client: Client) -> Client:
    """The same person, with what he shows, at another server."""
    other = served.program()
    other.http.headers["authorization"] = client.http.headers["authorization"]
    other.me = client.me
    return other
