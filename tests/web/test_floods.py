"""Too much of anything: frames, connections, halves of requests, brackets. Who sends it is cut off; others go on."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from subrosa.web import door, sockets

from .served import FREELY, Served, serving

FRAMES = 20


async def flooded(socket: ClientConnection, frame: str, count: int = 200) -> tuple[int, int]:
    """With what code a flood is ended, and how many answers it got."""
    answers = 0
    try:
        for _ in range(count):
            await socket.send(frame)
        while True:
            answers += '"update"' not in str(await asyncio.wait_for(socket.recv(), 10))
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd else 1006), answers


@pytest.mark.parametrize("frame", ['{"type": "ping"}', '{"type": "draft"}', "nonsense"])
@pytest.mark.parametrize("who", ["player", "spectator", "nobody", "notices"])
def test_a_flood_on_a_socket_is_counted_and_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str, frame: str
) -> None:
    monkeypatch.setattr(sockets, "BREATH", 0.0)
    with serving(tmp_path, rates=FREELY | {"frame": f"{FRAMES}/hour"}) as served:
        ann = served.browser("Ann")
        path = f"/matches/{ann.opened('rose', 'me', 'me')['table']['id']}/live"
        eyes = {"player": ann, "notices": ann, "spectator": served.browser("Eve"), "nobody": served.browser()}[who]

        async def flood() -> tuple[int, int]:
            async with eyes.socket("/live" if who == "notices" else path) as line:
                return await flooded(line, frame)

        code, answers = asyncio.run(flood())
        assert code in (sockets.TOO_MUCH, 1006) and answers <= FRAMES + 1
        assert ann.get("/me")["name"] == "Ann"


def test_nothing_is_read_of_a_flood_until_there_is_time_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers to commands above a player's rate are counted like frames."""
    monkeypatch.setattr(sockets, "BREATH", 3600.0)
    monkeypatch.setitem(served.app.house.rates._items, "command", served.app.house.rates._items["rename"][:0])
    rates = served.app.house.rates
    monkeypatch.setitem(rates._items, "command", [type(rates._items["person"][0])(2, 1)])
    ann = served.browser("Ann")
    id = ann.opened("rose", "me", "me")["table"]["id"]

    async def flood() -> list[str]:
        async with ann.socket(f"/matches/{id}/live") as line:
            await line.recv()
            for _ in range(50):
                await line.send('{"type": "draft"}')
            heard = []
            while len(heard) < 3:
                heard.append(str(json.loads(await line.recv())["type"]))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(line.recv(), 0.2)
            return heard

    assert asyncio.run(flood())[-1] == "refusal"


def test_control_frames_without_end_are_cut_off(served: Served) -> None:
    ann = served.browser("Ann")

    async def flood() -> None:
        async with ann.socket("/live") as line:
            with pytest.raises(ConnectionClosed):
                for _ in range(2_000):
                    await line.ping()
                    await asyncio.sleep(0)
                await asyncio.wait_for(line.recv(), 10)

    asyncio.run(flood())


def opened(served: Served, data: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", int(served.base.rpartition(":")[2])), timeout=20)
    if data:
        line.sendall(data)
    return line


def is_closed(line: socket.socket) -> bool:
    """Does the server hang up? Waits until it does."""
    try:
        while line.recv(4096):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    finally:
        line.close()
    return True


HEAD = b"POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n"
HALVES = {
    "silence": b"",
    "half a head": HEAD,
    "half a body": HEAD + b'\r\n{"name',
    "half of a second head": b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" + HEAD[:30],
    "empty lines": b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n\r\n\r\n",
}


def test_who_does_not_say_what_he_wants_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path, header_seconds=0.3, body_seconds=0.3) as served:
        lines = {name: opened(served, data) for name, data in HALVES.items()}
        assert {name: is_closed(line) for name, line in lines.items()} == dict.fromkeys(HALVES, True)
        ann = served.browser("Ann")

        async def stays() -> str:
            async with ann.socket("/live") as line:
                await asyncio.sleep(0.8)
                await line.send('{"type": "ping"}')
                return str(await line.recv())

        assert "pong" in asyncio.run(stays())
        assert "broken" not in served.log.getvalue()


def test_one_address_has_not_all_connections(tmp_path: Path) -> None:
    """Proxies that are believed bring many people: of those only the whole is counted."""
    with serving(tmp_path, connections_each=3, proxies="192.0.2.1") as served:
        first = [opened(served) for _ in range(3)]
        assert is_closed(opened(served))
        for line in first:
            line.close()
        served.browser("Ann")
    with serving(tmp_path / "other", connections_each=3, connections=6) as served:
        many = [opened(served) for _ in range(6)]
        assert is_closed(opened(served))
        for line in many:
            line.close()
        served.browser("Ann")


def test_the_server_has_as_many_files_as_the_system_lets_it() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = min(hard, 1_024) - 1
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
    try:
        assert door._file_handles() > few and resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_socket_that_ends_leaves_its_place(tmp_path: Path) -> None:
    with serving(tmp_path, connections_each=3, proxies="192.0.2.1") as served:
        ann = served.browser("Ann")

        async def come_and_go() -> None:
            for _ in range(5):
                async with ann.socket("/live"):
                    pass

        asyncio.run(come_and_go())


DEEP = "[" * 1_500


def test_brackets_within_brackets_are_refused(served: Served) -> None:
    ann = served.browser("Ann")
    id = ann.opened("rose", "me", "me")["table"]["id"]
    kind = {"content-type": "application/json"}
    for path, body in (("/matches", f'{{"game": {DEEP}'), (f"/matches/{id}/commands", DEEP)):
        reply = ann.http.post(path, content=body, headers=kind)
        assert (reply.status_code, reply.json()["code"]) == (400, "web-malformed")

    async def over_socket() -> list[str]:
        async with ann.socket(f"/matches/{id}/live") as line:
            await line.recv()
            await line.send(f'{{"type": "say", "x": {DEEP}')
            await line.send('{"type": "ping"}')
            return [str(json.loads(await line.recv())["type"]) for _ in range(2)]

    assert asyncio.run(over_socket()) == ["refusal", "pong"]


@pytest.mark.parametrize("host", ["[::1", "[", "]x[", "a:b:c", "\\"])
def test_an_address_that_cannot_be_read_is_refused(served: Served, host: str) -> None:
    for method, path in (("POST", "/api/v1/me"), ("GET", "/api/v1/games"), ("GET", "/health"), ("GET", "/x")):
        reply = httpx.request(method, served.base + path, headers={"host": host, "origin": f"http://{host}"})
        assert reply.status_code < 500
