"""Tests that are coroutines run in a loop that does not wait, at a table of three people or of whoever is named."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.table import answering, audience, company
from subrosa.table import hub as hubs
from subrosa.table import live as lives
from subrosa.table.hub import Hub
from subrosa.table.live import Live

from .people import Evening, Quick, at_once, people, settle


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """What waits for nothing fails."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    pyfuncitem._request.getfixturevalue("runner").run(asyncio.wait_for(pyfuncitem.obj(**given), 1e9))
    return True


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Runner]:
    with asyncio.Runner(loop_factory=Quick) as found:
        clock = found.get_loop().time
        for module in (lives, hubs, audience, answering, company):
            monkeypatch.setattr(module, "time", SimpleNamespace(time=clock, monotonic=clock, perf_counter=clock))
        monkeypatch.setattr(asyncio, "to_thread", at_once)
        yield found


def _asked(request: pytest.FixtureRequest) -> dict[str, Any]:
    """What a test says of its evening: `@pytest.mark.evening(chairs=..., pace=1.0)`."""
    mark = request.node.get_closest_marker("evening")
    return dict(mark.kwargs) if mark else {}


@pytest.fixture
def party(request: pytest.FixtureRequest) -> Evening:
    asked = _asked(request)
    return Evening(asked.get("pace", 0.0), asked.get("idle", 60.0))


@pytest.fixture
def hub(party: Evening, runner: asyncio.Runner) -> Iterator[Hub]:
    async def end() -> None:
        await settle()
        await found.stop()

    found = party.hub()
    yield found
    runner.run(end())


@pytest.fixture
def live(request: pytest.FixtureRequest, hub: Hub, runner: asyncio.Runner) -> Live:
    chairs = _asked(request).get("chairs", people(3))
    return hub.live(runner.run(hub.open(Setup.of(find("rose"), len(chairs)), chairs, "p0")).id)
