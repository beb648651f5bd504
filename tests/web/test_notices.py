"""Who is not looking is told that it is his turn, once, and nothing more."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from .served import Client, Served, serving

MAIL = {"mail": "ann@example.org"}


@dataclass
class Listener:
    """Somebody who is posted to, and what he got."""

    base: str
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: int = 201
    answers: threading.Event = field(default_factory=threading.Event)
    """Until this is set he does not answer."""


@contextmanager
def listening_elsewhere() -> Iterator[Listener]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.got.append((self.path, dict(self.headers), body))
            found.answers.wait(60)
            self.send_response(found.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Listener(f"http://127.0.0.1:{server.server_port}")
        found.answers.set()
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield found
        finally:
            found.answers.set()
            server.shutdown()
            thread.join()


def soon(what: Callable[[], Any]) -> Any:
    """Wait a while for something to come true."""
    for _ in range(300):
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it never came")


def two(served: Served) -> tuple[Client, Client, str]:
    """Ann and Bob at a table of nuns: Ann guards, Bob and a third seat of his are novices."""
    ann, bob = served.browser("Ann"), served.browser("Bob")
    ann.ask("PATCH", "/me", MAIL)
    id = bob.opened("nuns", "open", "me", "me")["table"]["id"]
    ann.post(f"/matches/{id}/sit")
    return ann, bob, id


def play_until_other(client: Client, id: str, seats: tuple[int, ...]) -> None:
    """Decide until none of these seats has anything to decide."""
    busy = True
    while busy:
        busy = False
        for seat in seats:
            stands = client.get(f"/matches/{id}/seat?seat={seat}")
            if stands["choices"]:
                busy = True
                wish = {"type": "decide", "n": stands["n"], "choices": [stands["choices"][0]["choice"]]}
                client.post(f"/matches/{id}/commands?seat={seat}", wish, None)


def played(id: str, people: list[Client]) -> None:
    """Everybody chooses what comes first until it is over."""
    while people[0].get(f"/matches/{id}")["state"] == "playing":
        for seat, client in enumerate(people):
            play_until_other(client, id, (seat,))


def test_an_open_page_hears_of_a_turn_at_a_table_it_does_not_show(served: Served) -> None:
    ann, bob, id = two(served)

    async def hears() -> Any:
        async with ann.socket("/live") as socket:
            await asyncio.to_thread(play_until_other, bob, id, (1, 2))
            return json.loads(await asyncio.wait_for(socket.recv(), 10))

    assert asyncio.run(hears()) == {"type": "turn", "id": id, "game": "nuns", "why": "turn"}


def test_an_open_page_hears_of_a_chair_kept_for_it_and_of_the_end_of_a_match(served: Served) -> None:
    ann, bob = served.browser("Ann"), served.browser("Bob")
    id = ann.opened("rose", "me", "open", "thrifty")["table"]["id"]
    bob.post(f"/matches/{id}/sit")
    new = ann.opened("rose", "me", "open", "thrifty")["table"]["id"]
    wish = {"seat": 1, "match": id, "other": 1}

    async def hears(what: Callable[[], Any], why: str) -> str:
        async with bob.socket("/live") as socket:
            await asyncio.to_thread(what)
            told = json.loads(await asyncio.wait_for(socket.recv(), 10))
            while told["why"] != why:
                told = json.loads(await asyncio.wait_for(socket.recv(), 10))
        return str(told["id"])

    assert asyncio.run(hears(lambda: ann.post(f"/matches/{new}/companion", wish), "invitation")) == new
    assert asyncio.run(hears(lambda: played(id, [ann, bob]), "over")) == id


def test_nobody_hears_of_a_chair_kept_for_him_by_somebody_he_has_blocked(served: Served) -> None:
    ann, bob = served.browser("Ann"), served.browser("Bob")
    id = ann.opened("rose", "me", "open", "thrifty")["table"]["id"]
    bob.post(f"/matches/{id}/sit")
    bob.post("/me/blocks", {"match": id, "seat": 0})
    new = ann.opened("rose", "me", "open", "thrifty")["table"]["id"]

    async def hears() -> str:
        async with bob.socket("/live") as socket:
            await asyncio.to_thread(ann.post, f"/matches/{new}/companion", {"seat": 1, "match": id, "other": 1})
            await socket.send('{"type": "ping"}')
            return str(json.loads(await asyncio.wait_for(socket.recv(), 10))["type"])

    assert asyncio.run(hears()) == "pong"


def test_who_looks_at_the_table_is_not_told_what_he_sees(served: Served) -> None:
    ann, bob, id = two(served)

    async def hears() -> str:
        async with ann.socket("/live") as socket, ann.socket(f"/matches/{id}/live") as table:
            await table.recv()
            await asyncio.to_thread(play_until_other, bob, id, (1, 2))
            await socket.send('{"type": "ping"}')
            return str(json.loads(await asyncio.wait_for(socket.recv(), 10))["type"])

    assert asyncio.run(hears()) == "pong"


def test_the_host_s_program_and_address_are_told_once_until_the_player_acts(tmp_path: Path) -> None:
    out = tmp_path / "mails"
    program = f"import sys; open({str(out)!r}, 'a').write(sys.stdin.read() + '\\n')"
    command = f'{sys.executable} -c "{program}"'
    with (
        listening_elsewhere() as elsewhere,
        serving(
            tmp_path / "store",
            notice_command=command,
            notice_url=f"{elsewhere.base}/hook",
            notice_delay=0.0,
            url="https://games.example",
        ) as served,
    ):
        ann, bob, id = two(served)
        play_until_other(bob, id, (1, 2))
        told = json.loads(soon(lambda: out.exists() and out.read_text()).splitlines()[0])
        assert told == {
            "name": "Ann",
            "mail": "ann@example.org",
            "link": f"https://games.example/m/{id}",
            "game": "nuns",
            "language": "en",
            "why": "turn",
        }
        assert json.loads(soon(lambda: elsewhere.got)[0][2]) == told
        play_until_other(ann, id, (0,))
        play_until_other(bob, id, (1, 2))
        soon(lambda: len(elsewhere.got) == 2)
        assert len(elsewhere.got) == 2
        text = served.app.house.metrics.text().decode()
        assert 'outcome="sent",way="url"' in text.replace(" ", "") and "Bob" not in out.read_text()


def test_no_second_notice_while_the_first_is_unanswered(tmp_path: Path) -> None:
    """Everything falls silent about a match until its reader has acted."""
    with (
        listening_elsewhere() as elsewhere,
        serving(tmp_path, notice_url=f"{elsewhere.base}/hook", notice_delay=0.0) as served,
    ):
        ann, bob, id = two(served)
        play_until_other(bob, id, (1, 2))
        soon(lambda: elsewhere.got)
        notices = served.app.house.notices

        async def again() -> None:
            notices.waiting(id, "nuns", {ann.me["id"]: 0}, False)

        asyncio.run_coroutine_threadsafe(again(), served.loop).result()
        time.sleep(0.3)
        assert len(elsewhere.got) == 1


def test_who_has_nothing_to_decide_is_not_reminded_because_another_has(served: Served) -> None:
    ann, bob, id = two(served)
    asked = [served.app.house.notices._still_waits(one.me["id"], id) for one in (ann, bob)]
    assert [asyncio.run_coroutine_threadsafe(one, served.loop).result() for one in asked] == [False, True]


def test_who_acts_in_time_or_looks_at_the_table_is_not_written_to(tmp_path: Path) -> None:
    with (
        listening_elsewhere() as elsewhere,
        serving(tmp_path, notice_url=f"{elsewhere.base}/hook", notice_delay=0.4) as served,
    ):
        ann, bob, id = two(served)
        play_until_other(bob, id, (1, 2))
        play_until_other(ann, id, (0,))

        async def looks() -> None:
            async with ann.socket(f"/matches/{id}/live") as table:
                await table.recv()
                await asyncio.to_thread(play_until_other, bob, id, (1, 2))
                await asyncio.sleep(0.6)

        asyncio.run(looks())
        assert served.table(id).to_decide() == (0,)
        assert elsewhere.got == []


def browser_keys() -> tuple[ec.EllipticCurvePrivateKey, bytes, dict[str, str]]:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    form = serialization.PublicFormat.UncompressedPoint
    point = key.public_key().public_bytes(serialization.Encoding.X962, form)
    text = [base64.urlsafe_b64encode(raw).rstrip(b"=").decode() for raw in (point, auth)]
    return key, auth, {"p256dh": text[0], "auth": text[1]}


def test_a_browser_that_is_closed_is_told_and_one_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    with (
        listening_elsewhere() as elsewhere,
        serving(tmp_path, push=True, push_services=(f"{elsewhere.base}/",), notice_delay=0.0) as served,
    ):
        ann, bob, id = two(served)
        ann.ask("PATCH", "/me", {"language": "de"})
        key, auth, keys = browser_keys()
        assert len(base64.urlsafe_b64decode(ann.get("/push/key")["key"] + "=")) == 65
        ann.post("/push", {"endpoint": f"{elsewhere.base}/here", **keys})
        play_until_other(bob, id, (1, 2))
        path, headers, body = soon(lambda: elsewhere.got)[0]
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
        assert told == {"type": "turn", "id": id, "text": "Du bist am Zug."}
        assert path == "/here" and any(name.lower() == "authorization" for name in headers)
        elsewhere.status = 410
        play_until_other(ann, id, (0,))
        play_until_other(bob, id, (1, 2))
        soon(lambda: len(elsewhere.got) == 2)
        soon(lambda: served.app.house.people.subscriptions(ann.me["id"]) == [])
        assert (tmp_path / "push.pem").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:22/",
        "https://127.0.0.1/",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "http://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "nonsense",
    ],
)
def test_the_server_posts_nowhere_but_to_services_that_reach_browsers(tmp_path: Path, endpoint: str) -> None:
    from subrosa.store import Store
    from subrosa.store.people import People
    from subrosa.web import Settings
    from subrosa.web.push import Push

    with Store(tmp_path) as store:
        push = Push(Settings(), People(store))
        assert not push.allows(endpoint)
        assert push.allows("https://fcm.googleapis.com/fcm/send/x")
        assert push.allows("https://updates.push.services.mozilla.com/wpush/v2/x")


def test_a_server_without_push_says_so(served: Served) -> None:
    ann = served.browser("Ann")
    assert ann.get("/push/key", 404)["code"] == "web-no-push"
    _, _, keys = browser_keys()
    assert ann.post("/push", {"endpoint": "https://fcm.googleapis.com/x", **keys}, 404)["code"] == "web-no-push"


def test_nobody_waits_for_a_notice_that_is_not_taken(tmp_path: Path) -> None:
    """One thread for everything but notices: if a notice held it, nobody could ask anything."""
    with (
        listening_elsewhere() as elsewhere,
        serving(tmp_path, notice_url=elsewhere.base, notice_delay=0.0) as served,
        ThreadPoolExecutor(1) as only,
    ):
        served.loop.call_soon_threadsafe(served.loop.set_default_executor, only)
        elsewhere.answers.clear()
        _, bob, id = two(served)
        play_until_other(bob, id, (1, 2))
        soon(lambda: elsewhere.got)
        assert bob.get("/me")["name"] == "Bob"
        elsewhere.answers.set()
