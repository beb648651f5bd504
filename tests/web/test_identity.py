"""Who asks, and who may: by every route, at both surfaces."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from subrosa.web.routes import matches
from subrosa.web.routes.all import ROUTES

from .served import Client, Served

BODIES: dict[str, Any] = {
    "/me": {"name": "Eve"},
    "/account": {"login": "eve", "password": "correct horse"},
    "/session": {"login": "nobody", "password": "12345678"},
    "/tokens": {"label": "x"},
    "/push": {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x", "auth": "x"},
    "/matches": {"game": "rose", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]},
    "/join": {"link": "x"},
    "/matches/{id}/leave": {"seat": 0},
    "/matches/{id}/invite": {"seat": 2},
    "/matches/{id}/chairs/{seat}": {"kind": "bot", "bot": "greedy"},
    "/matches/{id}/companion": {"seat": 1, "match": "zzzzzzzzzzzz", "other": 0},
    "/matches/{id}/play-on": {"at": 0, "seat": 0},
    "/matches/{id}/commands": {"type": "say", "text": "I am Ann"},
}
OF_A_MATCH = [way for way in ROUTES if "/matches/{id}" in way.path]
UNKNOWN = "zzzzzzzzzzzz"


def ask(client: Client, method: str, path: str, **names: str) -> httpx.Response:
    body = BODIES.get(path) if method in ("POST", "PATCH") else None
    where = path
    for name, value in ({"id": UNKNOWN, "seat": "0"} | names).items():
        where = where.replace(f"{{{name}}}", value)
    reply: httpx.Response = client.ask(method, where, body, None)
    return reply


def surfaces(served: Served, name: str = "") -> list[Client]:
    return [served.browser(name), served.program(name)]


@pytest.fixture(scope="module")
def eves(served: Served) -> list[Client]:
    return surfaces(served, "Eve")


@pytest.fixture(scope="module")
def hidden(served: Served) -> list[str]:
    """Tables of others without spectators: one that has not begun, one at which somebody has to decide."""
    ann = served.browser("Ann")
    chairs = ("me", "invited", "invited"), ("me", "me")
    return [ann.opened("rose", *kinds, allows_spectators=False)["table"]["id"] for kinds in chairs]


@pytest.fixture(scope="module")
def looking(served: Served) -> str:
    return str(served.browser("Ann").opened("rose", "me", "invited", "invited")["table"]["id"])


@pytest.mark.parametrize("way", [way for way in ROUTES if way.person], ids=lambda way: f"{way.method} {way.path}")
def test_who_has_not_said_who_he_is_gets_nothing(served: Served, way: Any) -> None:
    for client in surfaces(served):
        reply = ask(client, way.method, way.path)
        assert (reply.status_code, reply.json()["code"]) == (401, "web-sign-in")


def test_each_face_heeds_only_its_own_credential(served: Served) -> None:
    browser, program = surfaces(served, "Ann")
    cookie, token = browser.http.cookies, program.http.headers["authorization"]
    confused = [served.browser(), served.program()]
    confused[0].http.headers["authorization"] = token
    confused[1].http.headers["cookie"] = "; ".join(f"{one.name}={one.value}" for one in cookie.jar)
    for client in confused:
        assert client.get("/me", 401)["code"] == "web-sign-in"


@pytest.mark.parametrize("way", OF_A_MATCH, ids=lambda way: f"{way.method} {way.path}")
def test_a_match_one_may_not_see_is_as_if_it_were_not_there(
    served: Served, way: Any, hidden: list[str], eves: list[Client]
) -> None:
    """The same bytes and headers for a table without spectators as for none, whoever asks."""
    before = [served.kept(id) for id in hidden]
    for stranger in eves if way.person else (*eves, served.browser()):
        answers = [ask(stranger, way.method, way.path, id=id) for id in (UNKNOWN, *hidden)]
        assert {reply.status_code for reply in answers} == {404}
        assert len({reply.content for reply in answers}) == 1
        assert len({tuple((n, v) for n, v in reply.headers.items() if n != "date") for reply in answers}) == 1
    assert [served.kept(id) for id in hidden] == before


@pytest.mark.parametrize("way", OF_A_MATCH, ids=lambda way: f"{way.method} {way.path}")
def test_a_seat_of_somebody_else_is_out_of_reach_by_every_route(
    served: Served, way: Any, looking: str, eves: list[Client]
) -> None:
    id, before = looking, served.kept(looking)
    for eve in eves:
        query = "?seat=0" if "seat" in way.query.__struct_fields__ else ""
        body = {"seat": 0} if way.path.endswith("sit") else BODIES.get(way.path)
        path = way.path.replace("{id}", id).replace("{seat}", "0") + query
        reply = eve.ask(way.method, path, body if way.method == "POST" else None, None)
        if (way.method, way.path) == ("GET", "/matches/{id}"):
            assert not any(seat["you"] for seat in reply.json()["seats"])
        elif way.path == "/matches/{id}/components":
            assert reply.json() == {"lines": []}, "what the box is made of is nobody's seat"
        else:
            assert reply.status_code in (403, 404, 409), reply.text
            assert reply.json()["code"] in (
                "web-not-your-seat",
                "web-not-at-table",
                "web-not-host",
                "web-others-sit-there",
                "web-not-met",
                "refused-chair-taken",
                "refused-not-over",
            )
    assert served.kept(id) == before


def denied(client: Client, path: str, **headers: str) -> tuple[int, str]:
    async def knock() -> tuple[int, str]:
        with pytest.raises(InvalidStatus) as refused:
            async with client.socket(path, **headers):
                pass
        return refused.value.response.status_code, json.loads(refused.value.response.body or b"{}")["code"]

    return asyncio.run(knock())


def test_a_socket_needs_the_credential_of_its_seat(served: Served) -> None:
    ann, eve = served.browser("Ann"), served.program("Eve")
    hidden = ann.opened("rose", "me", "greedy", allows_spectators=False)["table"]["id"]
    watched = ann.opened("rose", "me", "greedy")["table"]["id"]
    assert denied(eve, f"/matches/{hidden}/live") == (404, "web-no-such-match")
    assert denied(eve, f"/matches/{UNKNOWN}/live") == (404, "web-no-such-match")
    assert denied(eve, f"/matches/{watched}/live?seat=0") == (403, "web-not-your-seat")
    assert denied(eve, f"/matches/{watched}/live?seat=7") == (400, "web-no-such-seat")
    assert denied(eve, f"/matches/{watched}/live?seat=x") == (400, "web-malformed")
    assert denied(eve, f"/matches/{watched}/live?what=1") == (400, "web-malformed")
    assert denied(served.program(), "/live") == (401, "web-sign-in")


def test_a_spectator_can_do_nothing_at_his_socket(served: Served) -> None:
    ann, eve = served.browser("Ann"), served.program("Eve")
    id = ann.opened("rose", "me", "me")["table"]["id"]
    before = served.kept(id)

    async def try_it() -> None:
        for client in (eve, served.program()):
            async with client.socket(f"/matches/{id}/live") as socket:
                shown = json.loads(await socket.recv())
                assert shown["seat"] == 9 and shown["choices"] == []
                await socket.send(json.dumps({"type": "decide", "n": 99, "choices": [0], "key": "mine"}))
                while (reply := json.loads(await socket.recv()))["type"] == "update":
                    pass  # who watched before is gone
                assert (reply["code"], reply["key"]) == ("web-not-at-table", "mine")

    asyncio.run(try_it())
    assert served.kept(id) == before


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "HTTPS"])
def test_a_page_of_another_site_cannot_act_in_somebodys_name(served: Served, origin: str) -> None:
    ann = served.browser("Ann")
    id = ann.opened("rose", "me", "open")["table"]["id"]
    before = served.kept(id)
    ann.http.headers["origin"] = origin
    for path in ("/matches", f"/matches/{id}/commands", f"/matches/{id}/close", "/me/out-everywhere", "/me"):
        assert ann.post(path, BODIES.get(path), 403)["code"] == "web-origin"
    assert denied(ann, f"/matches/{id}/live") == (403, "web-origin")
    assert denied(ann, "/live") == (403, "web-origin")
    del ann.http.headers["origin"]
    assert ann.post(f"/matches/{id}/close", None, 403)["code"] == "web-origin"
    assert denied(ann, f"/matches/{id}/live") == (403, "web-origin")
    assert ann.get("/me")["name"] == "Ann"
    assert served.kept(id) == before


def test_a_chair_that_changes_hands_takes_its_secrets_along(served: Served) -> None:
    """Whoever gets up before play begins is no longer told what his chair is told."""
    ann, eve, bob = served.browser("Ann"), served.browser("Eve"), served.browser("Bob")
    id = ann.opened("rose", "me", "open", "open")["table"]["id"]
    eve.post(f"/matches/{id}/sit")

    async def try_it() -> None:
        async with eve.socket(f"/matches/{id}/live?seat=1") as socket:
            assert json.loads(await socket.recv())["seat"] == 1
            await asyncio.to_thread(eve.post, f"/matches/{id}/leave", {"seat": 1})
            await asyncio.to_thread(bob.post, f"/matches/{id}/sit")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    assert json.loads(await asyncio.wait_for(socket.recv(), 5))["view"] == {}
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403

    asyncio.run(try_it())


# Links


def test_a_link_is_for_one_chair_and_works_once(served: Served) -> None:
    ann, bob, eve = served.browser("Ann"), served.program("Bob"), served.browser("Eve")
    opened = ann.opened("rose", "me", "invited", "open", allows_spectators=False, title=" For\u200b friends ")
    assert opened["table"]["title"] == "For friends"
    id, link = opened["table"]["id"], opened["links"][0]["link"]
    assert link.startswith(f"{served.base}/join/") and opened["links"][0]["seat"] == 1
    payload, _, signature = link.rpartition("/")[2].partition(".")
    other = ("B" if signature[0] == "A" else "A") + signature[1:]
    for wrong in (f"{payload}.{other}", f"{payload[1:]}.{signature}", payload, "x", link.replace(".", "")):
        assert eve.post("/join", {"link": wrong}, 400)["code"] == "web-bad-link"
    assert bob.post("/join", {"link": link.rpartition("/")[2]})["seat"] == 1
    before = served.kept(id)
    assert eve.post("/join", {"link": link}, 409)["code"] == "refused-chair-taken"
    assert bob.post("/join", {"link": link})["seat"] == 1
    assert served.kept(id) == before
    new = ann.post(f"/matches/{id}/invite", {"seat": 2})["link"]
    newer = ann.post(f"/matches/{id}/invite", {"seat": 2})["link"]
    assert eve.post("/join", {"link": new}, 409)["code"] == "refused-link-used"
    assert eve.post("/join", {"link": newer})["table"]["state"] == "playing"
    assert ann.post(f"/matches/{id}/invite", {"seat": 2}, 409)["code"] == "refused-begun-already"


def test_a_stranger_takes_one_chair_of_an_open_table_and_not_another_s(served: Served) -> None:
    ann, eve = served.browser("Ann"), served.program("Eve")
    id = ann.opened("rose", "me", "open", "open", "invited", public=True, allows_spectators=False)["table"]["id"]
    assert id in [row["id"] for row in eve.get("/tables")["matches"]]
    assert eve.post(f"/matches/{id}/sit", {"seat": 3}, 409)["code"] == "refused-chair-kept"
    assert eve.post(f"/matches/{id}/sit", {"seat": 7}, 400)["code"] == "web-no-such-seat"
    assert eve.post(f"/matches/{id}/sit", {"seat": 2})["seat"] == 2
    assert eve.post(f"/matches/{id}/sit", None, 409)["code"] == "web-sitting-already"
    for path, body in (("close", None), ("invite", {"seat": 3}), ("chairs/1", {"kind": "bot", "bot": "greedy"})):
        assert eve.post(f"/matches/{id}/{path}", body, 403)["code"] == "web-not-host"
    assert ann.post(f"/matches/{id}/chairs/2", {"kind": "open"}, 409)["code"] == "refused-chair-taken"
    assert ann.post(f"/matches/{id}/chairs/9", {"kind": "open"}, 400)["code"] == "web-no-such-seat"
    assert eve.post(f"/matches/{id}/leave", {"seat": 2})["seats"][2]["kind"] == "open"
    assert ann.post(f"/matches/{id}/close")["state"] == "closed"
    assert eve.post(f"/matches/{id}/sit", None, 404)["code"] == "web-no-such-match"


# People


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(served: Served) -> None:
    ann = served.browser("  Ann \u200b ")
    assert ann.me["name"] == "Ann" and ann.me["login"] is None
    wish = {"login": "Ann@home", "password": "correct horse"}
    assert ann.post("/account", wish)["login"] == "ann@home"
    there, program = served.browser(), served.program()
    assert there.post("/session", wish)["id"] == ann.me["id"] == there.get("/me")["id"]
    assert program.post("/session", wish)["token"].startswith("sr_")
    for login, password in (("Ann@home", "wrong horse"), ("nobody", "correct horse"), ("\u200b", "correct horse")):
        refused = served.browser().post("/session", {"login": login, "password": password}, 401)
        assert refused["code"] == "web-wrong-login"
    assert served.browser("Eve").post("/account", wish, 409)["code"] == "web-login-taken"
    assert ann.post("/account", wish | {"password": "battery staple"}, 401)["code"] == "web-wrong-login"
    ann.post("/account", wish | {"password": "battery staple", "current": "correct horse"})
    assert there.get("/me", 401)["code"] == "web-sign-in"
    assert ann.get("/me")["name"] == "Ann"
    there.post("/session", wish | {"password": "battery staple"})


def test_signing_out_here_and_everywhere(served: Served) -> None:
    ann = served.browser("Ann")
    ann.post("/account", {"login": "everywhere", "password": "correct horse"})
    there = served.browser()
    there.post("/session", {"login": "everywhere", "password": "correct horse"})

    async def watched() -> int:
        async with there.socket("/live") as socket:
            await asyncio.to_thread(ann.post, "/me/out-everywhere")
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(socket.recv(), 5)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(watched()) == 4401
    assert there.get("/me", 401)["code"] == "web-sign-in"
    assert ann.get("/me")["name"] == "Ann"
    ann.ask("DELETE", "/me")
    assert ann.get("/me", 401)["code"] == "web-sign-in"


def test_what_a_person_changes_about_himself(served: Served) -> None:
    ann, bob = served.browser("Ann"), served.program("Bob")
    id = ann.opened("rose", "me", "open")["table"]["id"]
    change = {"name": "Anna", "language": "cs", "prefs": {"sound": False, "size": 2}, "mail": "ann@example.org"}
    assert change.items() <= ann.ask("PATCH", "/me", change).items()
    assert bob.get(f"/matches/{id}")["seats"][0]["name"] == "Anna"
    assert ann.ask("PATCH", "/me", {"mail": None})["mail"] is None
    assert ann.ask("PATCH", "/me", {"name": " \u200b"}, 400)["code"] == "web-bad-name"
    assert ann.ask("PATCH", "/me", {"mail": "nowhere"}, 400)["code"] == "web-bad-mail"
    for wrong in ({"name": ""}, {"name": "x" * 41}, {"language": "xx"}, {"prefs": {"x": [1]}}, {"id": "y"}):
        assert ann.ask("PATCH", "/me", wrong, 400)["code"] == "web-malformed"
    assert ann.get("/me")["name"] == "Anna"


def test_tokens_are_shown_once_and_taken_back_by_their_owner(served: Served) -> None:
    ann, eve = served.browser("Ann"), served.browser("Eve")
    made = ann.post("/tokens", {"label": "my bot"}, 201)
    assert [row | {"used": None} for row in ann.get("/tokens")["tokens"]] == [made | {"token": ""}]
    program = served.program()
    program.http.headers["authorization"] = f"Bearer {made['token']}"
    assert program.get("/me")["id"] == ann.me["id"]
    assert eve.ask("DELETE", f"/tokens/{made['id']}", None, 404)["code"] == "web-no-such-token"

    async def watched() -> int:
        async with program.socket("/live") as socket:
            await asyncio.to_thread(ann.ask, "DELETE", f"/tokens/{made['id']}")
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(socket.recv(), 5)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(watched()) == 4401
    assert program.get("/me", 401)["code"] == "web-sign-in"


def choose(client: Client, id: str, seat: int) -> None:
    stands = client.get(f"/matches/{id}/seat?seat={seat}")
    if stands["choices"]:
        wish = {"type": "decide", "n": stands["n"], "choices": [stands["choices"][0]["choice"]]}
        client.post(f"/matches/{id}/commands?seat={seat}", wish)


def test_my_list_says_of_turns_only_my_own(served: Served) -> None:
    """While others choose in secret, nothing in my list moves: not an order, not a time, not a number."""
    ann, bob = served.browser("Ann"), served.program("Bob")
    id = ann.opened("nuns", "me", "open", "me")["table"]["id"]
    bob.post(f"/matches/{id}/sit")
    assert served.table(id).to_decide() == (1, 2)
    lists = [client.get("/matches")["matches"][0] for client in (ann, bob)]
    assert [row["my_turn"] for row in lists] == [True, True]
    told = {"id", "title", "game", "state", "progress", "created", "public", "chairs", "host", "my_turn"}
    assert lists[0].keys() == told
    while 2 in served.table(id).to_decide():
        choose(ann, id, 2)
    assert served.table(id).to_decide() == (1,)
    assert ann.get("/matches")["matches"][0]["my_turn"] is False
    assert bob.get("/matches")["matches"][0] == lists[1]


def test_a_match_that_waits_for_me_is_in_a_list_that_is_too_short_for_all(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "MOST", 2)
    ann = served.browser("Ann")
    waits, _, newest = [ann.opened("rose", *chairs)["table"]["id"] for chairs in (["me"] * 2, *[("me", "open")] * 2)]
    assert [row["id"] for row in ann.get("/matches")["matches"]] == [waits, newest]
