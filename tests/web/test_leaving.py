"""Who sits where, who is away, and what is left of somebody who goes."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from subrosa.store import Store
from subrosa.table import changes
from subrosa.table.forgetting import forget
from subrosa.table.table import Table
from subrosa.web import farewells

from .served import Client, Served, serving


def at_table(served: Served, **more: object) -> tuple[Client, Client, str]:
    ann, bob = served.browser("Ann"), served.browser("Bob")
    id = str(ann.opened("rose", "me", "open", **more)["table"]["id"])
    bob.post(f"/matches/{id}/sit", {})
    return ann, bob, id


def test_who_asks_how_it_stands_is_here_and_not_replaced(served: Served) -> None:
    ann, bob, id = at_table(served)
    bob.get(f"/matches/{id}/seat")
    wish = {"type": "propose", "what": "bot", "other": 1}
    assert ann.post(f"/matches/{id}/commands", wish, 409)["code"] == "refused-nobody-away"


def test_somebody_away_is_told_and_his_coming_ends_the_question(served: Served) -> None:
    ann, bob, id = at_table(served)

    async def told() -> dict[str, object]:
        async with bob.socket("/live") as socket:
            wish = {"type": "propose", "what": "bot", "other": 1}
            await asyncio.to_thread(ann.post, f"/matches/{id}/commands", wish)
            while (heard := json.loads(await asyncio.wait_for(socket.recv(), 20)))["why"] != "absent":
                pass
            return dict(heard)

    assert asyncio.run(told())["id"] == id
    assert not served.table(id).away and ann.get(f"/matches/{id}")["proposal"]["until"]
    bob.get(f"/matches/{id}/seat")
    for _ in range(400):
        if ann.get(f"/matches/{id}")["proposal"] is None:
            break
        time.sleep(0.05)
    assert ann.get(f"/matches/{id}")["proposal"] is None


def test_one_person_has_one_chair_but_where_the_table_says_otherwise(served: Served) -> None:
    for several in (False, True):
        ann, bob = served.browser("Ann"), served.browser("Bob")
        made = ann.opened("rose", "me", "invited", "invited", several=several)
        links = [one["link"] for one in made["links"]]
        bob.post("/join", {"link": links[0]})
        bob.post("/join", {"link": links[0]})
        second = bob.post("/join", {"link": links[1]}, None)
        assert second.status_code == (200 if several else 409)


def test_an_account_and_its_data_are_taken_away_and_deleted(served: Served) -> None:
    ann, bob, id = at_table(served)
    alone = ann.opened("rose", "me", "greedy")["table"]["id"]
    ann.post("/account", {"login": "goes", "password": "correct horse"})
    ann.post("/tokens", {"label": "mine"}, 201)
    mine = ann.get("/me/data")
    assert mine["me"]["login"] == "goes" and {one["id"] for one in mine["matches"]} == {id, alone}
    assert [one["label"] for one in mine["tokens"]] == ["mine"]
    ann.go("correct horse")
    served.after(8)
    assert ann.get("/me", 401)["code"] == "web-sign-in"
    wish = {"login": "goes", "password": "correct horse"}
    assert served.browser().post("/session", wish, 401)["code"] == "web-wrong-login"
    assert bob.get(f"/matches/{alone}", 404)["code"] == "web-no-such-match"
    seat = bob.get(f"/matches/{id}")["seats"][0]
    assert seat["name"] != "Ann" and seat["away"] == "resigned"


def test_what_somebody_said_and_was_called_is_forgotten_at_shared_tables(served: Served) -> None:
    ann, bob, id = at_table(served, title="Ann's birthday")
    left = bob.opened("rose", "me", "open", "open")["table"]["id"]
    ann.post(f"/matches/{left}/sit", {})
    for match, who, text in ((id, ann, "ann was here"), (id, bob, "and so is bob"), (left, ann, "ann waits")):
        who.post(f"/matches/{match}/commands", {"type": "say", "text": text})
    for name in ("Anna", "Anna Maria"):
        ann.me = ann.ask("PATCH", "/me", {"name": name})
    ann.post(f"/matches/{left}/leave", {"seat": 1})
    said = ann.get("/me/data")["said"]
    assert sorted((one["match"], one["text"]) for one in said) == sorted([(id, "ann was here"), (left, "ann waits")])
    before = bob.get(f"/matches/{id}/seat")["news"]
    ann.go()
    served.after(8)
    now = bob.get(f"/matches/{id}/seat")
    assert [one["kind"] for one in now["news"][: len(before)]] == [one["kind"] for one in before]
    assert [one["facts"]["text"] for one in now["news"] if one["kind"] == "said"] == ["\u2014", "and so is bob"]
    for match in (id, left):
        log = b" ".join(served.kept(match)).decode()
        assert "ann" not in log.lower() and ann.me["id"] not in log and bob.me["id"] in log, log
    assert "Ann" not in json.dumps(bob.get("/matches")) and bob.get(f"/matches/{id}")["title"] == ""
    choice = bob.get(f"/matches/{id}/seat")
    for _ in range(400):  # the bot that plays on may have to choose first
        if choice["choices"]:
            break
        time.sleep(0.05)
        choice = bob.get(f"/matches/{id}/seat")
    wish = {"type": "decide", "choices": [choice["choices"][0]["choice"]], "n": choice["n"]}
    bob.post(f"/matches/{id}/commands", wish)
    assert served.kept(id)


def test_whoever_waits_to_change_a_table_does_not_name_its_host_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He waits while the match is written anew, and goes on before anybody looks at what was written."""
    ann, bob, id = at_table(served, title="Ann's birthday")
    waits: list[Future[Table]] = []

    def forgotten(store: Store, id: str, person: str) -> None:
        live = served.app.house.hub.live(id)
        said = live.change(lambda table, now: changes.say(table, 1, "and so am I", now))
        waits.append(asyncio.run_coroutine_threadsafe(said, served.loop))
        forget(store, id, person)
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0), served.loop).result(20)

    monkeypatch.setattr(farewells, "forget", forgotten)
    ann.go()
    served.after(8)
    assert waits.pop().result(20) and not waits
    assert "Ann" not in json.dumps(bob.get("/matches")) and bob.get(f"/matches/{id}")["title"] == ""


def test_a_table_whose_host_is_forgotten_before_play_is_closed(served: Served) -> None:
    ann, bob = served.browser("Ann"), served.browser("Bob")
    id = ann.opened("rose", "me", "open", "open")["table"]["id"]
    bob.post(f"/matches/{id}/sit", {})
    ann.go()
    assert bob.get(f"/matches/{id}")["state"] == "closed"


def test_guests_who_do_not_come_are_forgotten_when_the_host_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, keep_guests_days=30.0) as served:
        ann, bob = served.browser("Ann"), served.browser("Bob")
        bob.post("/account", {"login": "bob", "password": "correct horse"})
        id = ann.opened("rose", "me", "open")["table"]["id"]
        bob.post(f"/matches/{id}/sit", {})
        assert served.after(29) == 0 and ann.get("/me")["name"] == "Ann"
        assert served.after(31) == 1
        assert ann.get("/me", 401)["code"] == "web-sign-in" and bob.get("/me")["login"] == "bob"
        assert bob.get(f"/matches/{id}")["seats"][0]["away"] == "resigned"


def test_a_match_is_deleted_by_whoever_is_alone_at_it(served: Served) -> None:
    ann, bob, id = at_table(served)
    assert ann.ask("DELETE", f"/matches/{id}", None, 409)["code"] == "web-others-sit-there"
    alone = ann.opened("rose", "me", "greedy", allows_spectators=False)["table"]["id"]
    assert bob.ask("DELETE", f"/matches/{alone}", None, 404)["code"] == "web-no-such-match"
    ann.ask("DELETE", f"/matches/{alone}")
    assert ann.get(f"/matches/{alone}", 404)["code"] == "web-no-such-match"


def test_old_matches_go_when_the_host_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, keep_days=30.0, keep_unbegun_days=2.0) as served:
        ann = served.browser("Ann")
        waits, goes_on = (ann.opened("rose", "me", other)["table"]["id"] for other in ("open", "me"))
        closed = ann.opened("rose", "me", "open")["table"]["id"]
        ann.post(f"/matches/{closed}/close")

        def after(days: float) -> set[str]:
            served.after(days)
            return {one["id"] for one in ann.get("/matches")["matches"]}

        assert after(1) == {waits, goes_on, closed}
        assert after(3) == {goes_on, closed}
        assert after(31) == {goes_on}
