"""What shows who somebody is ends when he says so; others cannot lock him out, guess passwords or learn logins."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from subrosa.web import passwords
from subrosa.web.passwords import Passwords, is_weak
from subrosa.web.refusals import HttpRefusal

from .served import FREELY, QUICK, Client, Served, serving

GOOD = "correct horse"


def known(served: Served, login: str) -> Client:
    """Somebody new with a login."""
    client = served.browser("Ann")
    client.post("/account", {"login": login, "password": GOOD})
    return client


def signed_in(served: Served, login: str, password: str = GOOD, program: bool = False) -> Client:
    client = served.program() if program else served.browser()
    me = client.post("/session", {"login": login, "password": password})
    if program:
        client.http.headers["authorization"] = f"Bearer {me['token']}"
    return client


def replayed(client: Client) -> Client:
    """Somebody who has copied what a browser shows."""
    copy = client.served.browser()
    copy.http.headers["cookie"] = "; ".join(f"{one.name}={one.value}" for one in client.http.cookies.jar)
    return copy


def test_a_cookie_is_void_after_its_browser_was_left(served: Served) -> None:
    ann = known(served, "leaves")
    elsewhere = signed_in(served, "leaves")
    early = replayed(ann)
    ann.get("/me")  # signs the cookie anew
    late = replayed(ann)

    async def watched() -> int:
        async with late.socket("/live", cookie=late.http.headers["cookie"]) as socket:
            await asyncio.to_thread(ann.ask, "DELETE", "/me")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(watched()) == 4401
    for copy in (early, late):
        assert copy.get("/me", 401)["code"] == "web-sign-in"
    assert elsewhere.get("/me")["login"] == "leaves"


@pytest.mark.parametrize("seal", ["=", "=="])
def test_a_cookie_of_old_is_void_however_its_seal_is_written(served: Served, seal: str) -> None:
    """Cookies once had no session, and a seal says the same with other signs at its end."""
    ann = served.program("Ann")
    cookie = served.app.house.identity._cookies.dumps([ann.me["id"], 0])
    browser, again = served.browser(), served.browser()
    browser.http.headers["cookie"], again.http.headers["cookie"] = f"subrosa={cookie}", f"subrosa={cookie}{seal}"
    assert again.get("/me")["id"] == ann.me["id"]
    browser.ask("DELETE", "/me")
    assert again.get("/me", 401)["code"] == "web-sign-in"


@pytest.mark.parametrize("how", ["/account", "/me/out-everywhere"])
@pytest.mark.parametrize("by_program", [False, True])
def test_a_program_that_signed_in_is_out_with_all_others(served: Served, how: str, by_program: bool) -> None:
    login = f"all-out{how.replace('/', '-')}-{int(by_program)}"
    ann = known(served, login)
    programs = [signed_in(served, login, program=True) for _ in range(2)]
    acting = programs[0] if by_program else ann
    own = ann.post("/tokens", {"label": "mine"}, 201)["token"]
    wish = {"login": login, "password": "battery staple", "current": GOOD} if how == "/account" else None
    acting.post(how, wish)
    assert acting.get("/me")["login"] == login
    for program in programs:
        if program is not acting:
            assert program.get("/me", 401)["code"] == "web-sign-in"
    if by_program:
        assert ann.get("/me", 401)
    made = served.program()
    made.http.headers["authorization"] = f"Bearer {own}"
    assert made.get("/me")["login"] == login


def tried(served: Served, login: str, password: str, n: int, **more: Any) -> int:
    """Somebody tries a password from an address of his own."""
    headers = {"x-forwarded-for": f"10.0.{n // 250}.{n % 250}", "origin": served.base}
    wish = {"login": login, "password": password}
    return httpx.post(f"{served.base}/api/v1/session", json=wish, headers=headers, **more).status_code


def test_nobody_is_locked_out_by_what_others_try(tmp_path: Path) -> None:
    rates = {"sign-in": "4/hour", "login": "20/hour"}
    with serving(tmp_path, rates=FREELY | rates) as served:
        known(served, "ann")
        there = signed_in(served, "ann")
        cookies = {one.name: one.value or "" for one in there.http.cookies.jar}
        assert {tried(served, "ann", "wrong password", n) for n in range(12)} == {401}
        assert tried(served, "Ａnn", GOOD, 100) == 200, "the right one comes in from wherever"
        assert {tried(served, "ＡNN", "wrong password", n) for n in range(12, 20)} == {401}
        assert tried(served, "ann", GOOD, 101) == 429, "one login is not tried from everywhere"
        assert tried(served, "ann", GOOD, 102, cookies=cookies) == 200, "a browser he has used before lets him in"
        known(served, "bob")
        codes = [tried(served, f"x{n}", "wrong password", 200) for n in range(6)]
        assert codes == [401] * 4 + [429] * 2, "nor are many logins tried from one address"
        assert tried(served, "bob", GOOD, 201) == 200


def test_which_logins_there_are_is_not_found_out_by_trying(tmp_path: Path) -> None:
    with serving(tmp_path, rates=FREELY | {"taken": "3/hour"}) as served:
        known(served, "ann")
        answers = [
            served.browser(f"Eve{n}").post("/account", {"login": "ann", "password": GOOD}, None) for n in range(5)
        ]
        assert [answer.status_code for answer in answers] == [409] * 3 + [429] * 2
        eve = served.browser("Eve")
        assert eve.post("/account", {"login": "nobody-has-this", "password": GOOD}, 429)["code"] == "web-too-fast"
        replies = [
            served.browser().post("/session", {"login": one, "password": "wrong password"}, None)
            for one in ("ann", "x")
        ]
        assert replies[0].content == replies[1].content


WEAK = ["12345678", " " * 8, "a" * 20, "password", "Passw0rd!", "P4ssw0rt123", "qwertzuiop", "abcd1234", "19991231"]
WEAK += ["letmein123", "ann@home1", "iloveyou<3", "ababababab", "87654321abc", "        x        "]


@pytest.mark.parametrize("password", WEAK)
def test_passwords_that_everybody_tries_are_refused(password: str) -> None:
    assert is_weak(password, "ann@home", "Ann")


@pytest.mark.parametrize(
    "password", [GOOD, "battery staple", "zebra crossing", "Tr0ub4dor&3", "x7#kQ9!z", "rosa rosae rosam"]
)
def test_others_are_not(password: str) -> None:
    assert not is_weak(password, "ann@home", "Ann")


def test_a_weak_password_is_refused_with_a_sentence(served: Served) -> None:
    ann = served.browser("Ann")
    for password in ("12345678", " " * 8, "ann-is-ann"):
        assert ann.post("/account", {"login": "ann-is", "password": password}, 400)["code"] == "web-weak-password"


def test_who_signs_in_waits_in_a_short_queue_and_nobody_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing is beside the loop, two at a time; those who would wait long are asked to come again."""
    free = threading.Event()
    hashed = Passwords(QUICK)
    monkeypatch.setattr(hashed, "_verify", lambda *_: free.wait(20))

    async def all_at_once() -> list[Any]:
        asked = [asyncio.ensure_future(hashed.fits("x", "y")) for _ in range(60)]
        _, waiting = await asyncio.wait(asked, timeout=0.05)
        assert len(waiting) == passwords.MOST_WAITING, "the loop goes on meanwhile"
        free.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = asyncio.run(all_at_once())
    hashed.close()
    refused = [one for one in answers if isinstance(one, HttpRefusal)]
    assert len(refused) == 60 - passwords.MOST_WAITING and {one.key for one in refused} == {"web-busy"}
    assert {one.status for one in refused} == {503} and {one.wait for one in refused} == {2}


def test_a_refusal_for_a_queue_says_when_to_come_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 0)
    reply = served.browser().post("/session", {"login": "x", "password": GOOD}, None)
    assert (reply.status_code, reply.json()["code"], reply.headers["retry-after"]) == (503, "web-busy", "2")
    with ThreadPoolExecutor(1) as beside:
        assert beside.submit(served.browser("Ann").get, "/me").result()["name"] == "Ann"
