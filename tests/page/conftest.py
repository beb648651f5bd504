"""A server and a browser for each process of the tests, and visitors for each test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .browsing import Server, Visit, Visitor
from .chromium import chromium


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("page"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Gone again after each file: while it is there no other loop can run in this thread, and other tests need one."""
    with chromium() as found:
        yield found


@pytest.fixture
def visit(server: Server, browser: Any) -> Iterator[Visit]:
    """Call it for somebody who visits, as often as the test has people."""
    here: list[Visitor] = []

    def arrive(**how: Any) -> Visitor:
        here.append(Visitor(browser, server.base, **how))
        return here[-1]

    yield arrive
    for visitor in here:
        visitor.leave()
