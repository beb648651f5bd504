"""Who wants to be known no longer has a week to think otherwise; nobody else can ask for it, hurry it or stop it."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from subrosa.store.errors import NoPerson
from subrosa.web.farewells import SECONDS
from subrosa.web.keeping import DAY

from .served import Client, Served, serving
from .test_accounts import GOOD, known, replayed, signed_in
from .test_leaving import at_table
from .test_notices import listening_elsewhere
from .test_recovery import sent


@pytest.fixture
def clock(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the server takes for the time, in this test alone."""
    now = [served.app.house.hub.now()]
    monkeypatch.setattr(served.app.house.hub, "now", lambda: now[0])
    return now


def first_seat(client: Client, id: str) -> dict[str, Any]:
    return dict(client.get(f"/matches/{id}")["seats"][0])


def test_who_goes_is_out_elsewhere_and_reads_but_plays_no_more(served: Served, clock: list[float]) -> None:
    ann = known(served, "goes-slowly")
    mine = served.program()
    mine.http.headers["authorization"] = f"Bearer {ann.post('/tokens', {'label': 'mine'}, 201)['token']}"
    browser, program = (signed_in(served, "goes-slowly", program=which) for which in (False, True))
    copied, me = replayed(ann), ann.go(GOOD)
    assert me["farewell"] == clock[0] + SECONDS == ann.get("/me")["farewell"] and me["name"] == "Ann"
    for out in (browser, program, copied):
        assert out.get("/me", 401)["code"] == "web-sign-in"
    assert ann.get("/me/data")["me"]["farewell"] == me["farewell"]
    for client in (ann, mine):
        wish = {"game": "rose", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        assert client.post("/matches", wish, 409)["code"] == "web-farewell"
        assert client.post("/account", {"login": "another", "password": GOOD}, 409)["code"] == "web-farewell"
    assert ann.ask("PATCH", "/me", {"language": "cs"})["language"] == "cs"


def test_bots_play_for_who_goes_until_he_stays_and_comes_back(served: Served) -> None:
    ann, bob, id = at_table(served)
    alone = ann.opened("rose", "me", "greedy")["table"]["id"]
    waits = bob.opened("rose", "me", "open", "open")["table"]["id"]
    ann.post(f"/matches/{waits}/sit", {})
    ann.go()
    assert (first_seat(bob, id)["name"], first_seat(bob, id)["away"]) == ("Ann", "absent")
    assert not first_seat(ann, alone)["away"], "at a table of one's own nobody waits"
    assert bob.get(f"/matches/{waits}")["seats"][1]["kind"] == "open"
    assert "farewell" not in json.dumps([bob.get(way) for way in (f"/matches/{id}", f"/matches/{id}/seat", "/me/page")])
    back = {"type": "return"}
    assert ann.post(f"/matches/{id}/commands", back, 409)["code"] == "web-farewell"
    assert ann.post("/account/keep")["farewell"] is None
    assert first_seat(bob, id)["away"] == "absent"
    ann.post(f"/matches/{id}/commands", back)
    assert not first_seat(bob, id)["away"]
    served.after(8)
    assert ann.get("/me")["name"] == "Ann"


def test_a_socket_that_was_open_says_again_who_it_is(served: Served) -> None:
    ann, _, id = at_table(served)

    async def refused() -> str:
        async with ann.socket(f"/matches/{id}/live") as before:
            await asyncio.to_thread(ann.go)
            await before.wait_closed()
            assert before.close_code == 1012, "come again"
        async with ann.socket(f"/matches/{id}/live") as now:
            await now.send(json.dumps({"type": "return", "key": "k"}))
            while (heard := json.loads(await now.recv()))["type"] != "refusal":
                pass
            return str(heard["code"])

    assert asyncio.run(refused()) == "web-farewell"


def test_asking_again_neither_hurries_nor_delays(served: Served, clock: list[float]) -> None:
    ann = served.browser("Ann")
    first = ann.go()["farewell"]
    clock[0] += 3 * DAY
    assert ann.go()["farewell"] == first
    served.after(3.9)
    assert ann.get("/me")["farewell"] == first
    served.after(4.1)
    assert ann.get("/me", 401)["code"] == "web-sign-in"


def test_a_name_and_a_password_are_asked_for(served: Served) -> None:
    ann = known(served, "asked-twice")
    for wish in ({"name": "Bob", "password": GOOD}, {"name": "", "password": GOOD}):
        assert ann.ask("DELETE", "/account", wish, 400)["code"] == "web-wrong-name"
    assert ann.ask("DELETE", "/account", {"password": GOOD}, 400)["code"] == "web-malformed"
    for password in ("", "wrong horse"):
        assert ann.go(password, 401)["code"] == "web-wrong-login"
    assert ann.get("/me")["farewell"] is None
    assert ann.ask("DELETE", "/account", {"name": " \uff21NN ", "password": GOOD})["farewell"]


def test_another_s_session_neither_asks_nor_takes_back(served: Served) -> None:
    ann, eve = served.browser("Ann"), served.browser("Ann")
    for method, path, body in (("DELETE", "/account", {"name": "Ann"}), ("POST", "/account/keep", {})):
        assert served.browser().ask(method, path, body, 401)["code"] == "web-sign-in"
        elsewhere = replayed(ann)
        elsewhere.http.headers["origin"] = "https://elsewhere.example"
        assert elsewhere.ask(method, path, body, 403)["code"] == "web-origin"
    when = ann.go()["farewell"]
    eve.post("/account/keep")
    assert ann.get("/me")["farewell"] == when and eve.get("/me")["farewell"] is None


def test_when_the_time_has_come_nobody_comes_in_and_nobody_takes_it_back(served: Served, clock: list[float]) -> None:
    ann = known(served, "too-late")
    ann.go(GOOD)
    house = served.app.house
    link = house.recovery.link("", house.people.person(ann.me["id"]))
    clock[0] += SECONDS - 1
    assert signed_in(served, "too-late").get("/me")["login"] == "too-late"
    clock[0] += 1
    assert ann.post("/account/keep", None, 401)["code"] == "web-sign-in"
    wish = {"login": "too-late", "password": GOOD}
    assert served.browser().post("/session", wish, 401)["code"] == "web-wrong-login"
    wish = {"token": link, "password": "battery staple"}
    assert served.browser().post("/recovery/password", wish, 400)["code"] == "web-bad-recovery"
    served.after(0)
    with pytest.raises(NoPerson):
        house.people.person(ann.me["id"])


@pytest.mark.long
def test_a_server_that_was_down_sees_off_whoever_is_due_when_it_starts(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann, bob, id = at_table(served)
        lost = str(ann.opened("rose", "me", "open")["table"]["id"])
        bob.post(f"/matches/{lost}/sit", {})
        house, me = served.app.house, ann.me["id"]
        when = ann.go()["farewell"]
        of_no_game = [one.replace(b"rose", b"no-game") for one in served.kept(lost)]
        served.store.rewrite(lost, lambda _: of_no_game, lambda told: told).result()
        assert house.farewells.take_back(me, when - 1) and house.farewells.ask(me, when - SECONDS), (
            "a week ago, that is"
        )
    with serving(tmp_path) as served:
        with pytest.raises(NoPerson):
            while True:
                served.app.house.people.person(me)
                time.sleep(0.01)
        for match in (id, lost):
            log = b" ".join(served.kept(match)).decode()
            assert me not in log and "Ann" not in log and bob.me["id"] in log


@pytest.mark.long
def test_who_left_an_address_hears_of_it_and_is_not_called_to_a_table_any_more(tmp_path: Path) -> None:
    with (
        listening_elsewhere() as mails,
        serving(tmp_path, notice_url=mails.base, url="https://games.example") as served,
    ):
        ann, house = known(served, "hears"), served.app.house
        ann.ask("PATCH", "/me", {"mail": "hears@example.org"})
        when = ann.go(GOOD)["farewell"]
        (told,) = sent(mails, 1)
        assert (told["why"], told["at"], told["link"]) == ("farewell", when, "https://games.example/me/page")
        calling = house.notices._send(house.people.person(ann.me["id"]), "some-match", "rose")
        asyncio.run_coroutine_threadsafe(calling, served.loop).result(20)
        assert len(mails.got) == 1
