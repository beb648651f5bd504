"""When nothing can be kept: players hear of it, `/health` says so, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import signal
from pathlib import Path

import httpx
import pytest
from postgres import Postgres
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode

from subrosa.store import Store
from subrosa.web import house

from .served import Served, serving


def health(served: Served) -> int:
    return httpx.get(f"{served.base}/health").status_code


def test_health_tells_of_a_disk_that_takes_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "ASKED", 0.0)
    with serving(tmp_path) as served:
        ann = served.browser("Ann")
        id = ann.opened("rose", "me", "me")["table"]["id"]
        assert health(served) == 200
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
        try:
            assert health(served) == 503
            assert ann.post(f"/matches/{id}/commands", {"type": "say", "text": "x"}, 503)["type"] == "trouble"
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert health(served) == 200
        monkeypatch.setattr(Store, "room", lambda _: 1_000_000)
        assert health(served) == 503


async def _answered(socket: ClientConnection) -> list[str]:
    """What comes before a ping is answered, and the answer."""
    await socket.send(json.dumps({"type": "ping", "key": "p"}))
    heard = [""]
    while heard[-1] != "pong":
        heard.append(json.loads(await asyncio.wait_for(socket.recv(), 20))["type"])
    return heard[1:]


def test_a_killed_database_is_trouble_and_no_end(
    postgres: Postgres, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "ASKED", 0.0)
    with serving(postgres.new_place()) as served:
        ann = served.browser("Ann")
        id = ann.opened("rose", "me", "me")["table"]["id"]

        async def watched() -> list[str]:
            async with ann.socket(f"/matches/{id}/live") as socket:
                await socket.recv()
                await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
                heard = []
                try:
                    await socket.send(json.dumps({"type": "say", "text": "x", "key": "k"}))
                    while "trouble" not in heard:
                        heard.append(json.loads(await asyncio.wait_for(socket.recv(), 20))["type"])
                    await socket.send(json.dumps({"type": "say", "text": "y", "key": "l"}))
                    heard.append(json.loads(await asyncio.wait_for(socket.recv(), 20))["type"])
                    assert await asyncio.to_thread(health, served) == 503
                finally:
                    await asyncio.to_thread(postgres.start)
                with contextlib.suppress(ConnectionClosedError):  # a server that missed news has everybody come back
                    heard += await _answered(socket)
                    return heard
                assert socket.close_code == CloseCode.SERVICE_RESTART
            async with ann.socket(f"/matches/{id}/live") as socket:
                return heard + await _answered(socket)

        assert set(asyncio.run(watched())) <= {"trouble", "update", "pong"}
        assert health(served) == 200
