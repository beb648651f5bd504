"""How often, how many, what every answer carries, and how a server ends."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from subrosa.core import text
from subrosa.core.errors import BadRequest
from subrosa.web import Settings
from subrosa.web.app import HEADERS
from subrosa.web.rates import whose_address
from subrosa.web.windows import ROOM, Windows

from .served import FREELY, Client, Served, serving


def test_every_answer_says_how_it_may_be_used(served: Served) -> None:
    ann = served.browser("Ann")
    answers = [ann.get("/me", None), ann.get("/nothing", None), ann.post("/matches", {"x": 1}, None)]
    answers += [httpx.get(served.base + path) for path in ("/health", "/openapi/v1.json", "/metrics", "/x")]
    for reply in answers:
        assert HEADERS.items() <= dict(reply.headers).items()
        assert reply.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in reply.headers and "server" not in reply.headers
    policy = HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy


def test_behind_https_the_cookie_is_secure_and_stays_so(served: Served) -> None:
    """A proxy on this machine is believed when it says that people come by https."""
    origin = served.base.replace("http", "https", 1)
    headers = {"origin": origin, "x-forwarded-proto": "https"}
    reply = httpx.post(served.base + "/api/v1/me", json={"name": "Ann"}, headers=headers)
    assert reply.status_code == 201
    assert reply.headers["strict-transport-security"].startswith("max-age=")
    cookie = reply.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("secure", "httponly", "samesite=lax", "path=/api/v1"))


def test_another_origin_can_be_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://games.example",)) as served:
        assert served.browser("Ann", origin="https://games.example").get("/me")["name"] == "Ann"
        assert served.browser(origin="http://games.example").post("/me", {"name": "x"}, 403)["code"] == "web-origin"


@pytest.mark.parametrize("wrong", [{"origins": ("games.example",)}, {"url": "ftp://x"}, {"rates": {"x": "1/second"}}])
def test_settings_that_make_no_sense(wrong: dict[str, object]) -> None:
    with pytest.raises(BadRequest):
        Settings(**wrong)  # type: ignore[arg-type]


def test_too_often_is_refused_and_says_when_to_come_again(tmp_path: Path) -> None:
    rates = {"guest": "3/hour", "sign-in": "2/hour", "open": "1/hour", "command": "5/hour", "say": "1/hour"}
    with serving(tmp_path, rates=FREELY | rates) as served:
        ann, bob, _ = (served.browser(name) for name in ("Ann", "Bob", "Cid"))
        refused = ann.http.post("/me", json={"name": "Dan"})
        assert refused.status_code == 429 and refused.json()["code"] == "web-too-fast"
        assert 0 < int(refused.headers["retry-after"]) <= 3600
        assert served.program().post("/me", {"name": "Dan"}, 429)["code"] == "web-too-fast"
        stranger = served.browser()
        codes = [stranger.post("/session", {"login": "x", "password": "12345678"}, None).status_code for _ in range(3)]
        assert codes == [401, 401, 429]
        id = ann.opened("rose", "me", "me")["table"]["id"]
        assert ann.post("/matches", {"game": "rose", "seats": 2, "chairs": [{"kind": "me"}] * 2}, 429)["facts"]
        assert bob.opened("rose", "me", "open")["table"]["state"] == "open"
        replies = [ann.post(f"/matches/{id}/commands", {"type": "say", "text": "hi"}, None) for _ in range(2)]
        assert [reply.status_code for reply in replies] == [200, 429]
        codes = [ann.post(f"/matches/{id}/commands", {"type": "ping"}, None).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]

        async def over_socket() -> str:
            async with ann.socket(f"/matches/{id}/live") as socket:
                await socket.recv()
                await socket.send('{"type": "draft"}')
                return str(json.loads(await socket.recv())["code"])

        assert asyncio.run(over_socket()) == "web-too-fast"


def test_a_login_is_not_tried_from_many_addresses(tmp_path: Path) -> None:
    with serving(tmp_path, rates=FREELY | {"login": "3/hour"}) as served:
        codes = []
        for n in range(5):
            headers = {"x-forwarded-for": f"10.0.0.{n}", "origin": served.base}
            wish = {"login": "ann", "password": "12345678"}
            codes.append(httpx.post(f"{served.base}/api/v1/session", json=wish, headers=headers).status_code)
        assert codes == [401, 401, 401, 429, 429]


def test_how_addresses_are_counted() -> None:
    same = {"2001:db8:1:2::1", "2001:db8:1:2:ffff::9"}
    assert len({whose_address(one) for one in same}) == 1
    assert whose_address("2001:db8:1:3::1") != whose_address("2001:db8:1:2::1")
    assert whose_address("::ffff:192.0.2.1") == whose_address("192.0.2.1") == "192.0.2.1"
    assert whose_address(None) == whose_address("nonsense") == "unknown"


def test_nobody_has_sockets_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_each=2) as served:
        ann = served.browser("Ann")

        async def try_it() -> None:
            async with ann.socket("/live"), ann.socket("/live"):
                with pytest.raises(InvalidStatus) as refused:
                    async with ann.socket("/live"):
                        pass
                assert refused.value.response.status_code == 429
            await asyncio.sleep(0.1)
            async with ann.socket("/live") as socket:
                await socket.send('{"type": "ping"}')
                assert json.loads(await socket.recv())["type"] == "pong"

        asyncio.run(try_it())


def test_a_server_that_stops_says_so_and_one_that_starts_knows_everything(tmp_path: Path) -> None:
    async def watched(ann: Client, id: str, served: Served) -> tuple[dict[str, object], int]:
        async with ann.socket(f"/matches/{id}/live") as socket:
            shown = json.loads(await socket.recv())
            served.uvicorn.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            return shown, closed.value.rcvd.code

    with serving(tmp_path) as served:
        ann = served.browser("Ann")
        id = ann.opened("rose", "me", "me")["table"]["id"]
        shown, code = asyncio.run(watched(ann, id, served))
    assert code == 1012
    with serving(tmp_path) as served:
        again = served.browser()
        again.http.cookies = ann.http.cookies
        stands = again.get(f"/matches/{id}/seat")
        assert {key: stands[key] for key in ("n", "view", "news")} == {key: shown[key] for key in ("n", "view", "news")}


def test_the_server_runs_as_a_process_until_it_is_told_to_stop(tmp_path: Path) -> None:
    code = "import sys; from subrosa.web import Settings, serve; serve(Settings(port=0, store=sys.argv[1], log='none'))"
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Sub Rosa is at http://127.0.0.1:")
        assert httpx.get(said.split()[-1] + "/health").json() == {"status": "ok"}
        assert (tmp_path / "operator").stat().st_mode & 0o777 == 0o600
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
    assert (tmp_path / "store.db").exists()


def test_sentences_are_read_before_the_server_is_ready_and_never_where_everybody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers, honest = [], text.files

    def files(folder: Path, language: str) -> list[Path]:
        readers.append((language, threading.get_ident()))
        return honest(folder, language)

    for kept in (text.bundle, text._said):
        kept.cache_clear()
    monkeypatch.setattr(text, "files", files)
    with serving(tmp_path) as served:
        loop: concurrent.futures.Future[int] = concurrent.futures.Future()
        served.loop.call_soon_threadsafe(lambda: loop.set_result(threading.get_ident()))
        assert {language for language, _ in readers} == {"en"}, "English is there at the start"
        ann = served.browser("Ann")
        id = ann.opened("rose", "me", "me")["table"]["id"]
        assert ann.get("/nowhere", 404)["sentence"] and ann.get(f"/matches/{id}/export?language=de")
        assert {language for language, _ in readers} == {"en", "de"}
        assert loop.result() not in {thread for _, thread in readers}


def test_a_window_opens_with_the_first_and_runs_out_and_is_forgotten_then() -> None:
    now = 0.0
    windows = Windows(lambda: now)
    assert [windows.count("ann", 10.0) for _ in range(3)] == [1, 2, 3]
    now = 9.0
    assert (windows.count("bob", 10.0), windows.counted("ann"), windows.left("ann")) == (1, 3, 1.0)
    now = 10.0
    assert (windows.counted("ann"), windows.left("ann"), windows.counted("bob")) == (0, 0.0, 1)
    assert (windows.count("ann", 10.0), windows.left("ann")) == (1, 10.0)
    now = 100.0
    for n in range(ROOM):
        windows.count(n, 10.0)
    assert len(windows) == ROOM, "both that have run out are forgotten"
    for n in range(3 * ROOM):
        windows.count(n, 10.0)
    assert len(windows) == 3 * ROOM, "none that runs is"
