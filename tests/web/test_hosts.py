"""What the host says to the whole house holds for everybody on it, at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from subrosa.store import bulletin
from subrosa.store.bulletin import Bulletin
from subrosa.web.heeding import look

from .served import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("store")) as found:
        yield found


def says(served: Served, **what: Any) -> None:
    """The host says something; the server has heeded it when this returns."""
    bulletin.write(served.store, Bulletin(**what))
    asyncio.run_coroutine_threadsafe(look(served.app.house), served.loop).result(20)


async def until_house(socket: Any) -> dict[str, Any]:
    while (heard := json.loads(await asyncio.wait_for(socket.recv(), 20)))["type"] != "house":
        pass
    return dict(heard)


def test_everybody_hears_what_the_host_says_and_so_does_who_comes_later(served: Served) -> None:
    ann, eve = served.browser("Ann"), served.browser()
    id = ann.opened("rose", "me", "open")["table"]["id"]

    async def heard() -> list[dict[str, Any]]:
        at = f"/matches/{id}/live"
        async with ann.socket("/live") as notices, ann.socket(at) as seat, eve.socket(at) as watching:
            for one in (notices, seat, watching):  # they are connected
                await one.send('{"type": "ping", "key": "here"}')
                while json.loads(await asyncio.wait_for(one.recv(), 20))["type"] != "pong":
                    pass
            await asyncio.to_thread(says, served, message="cake at ten")
            found = [await until_house(one) for one in (notices, seat, watching)]
        async with eve.socket(f"/matches/{id}/live") as later:
            return [*found, await until_house(later)]

    assert asyncio.run(heard()) == [{"type": "house", "message": "cake at ten", "closed": ""}] * 4
    assert eve.get("/house")["message"] == "cake at ten"
    says(served)
    assert eve.get("/house") == {"type": "house", "message": "", "closed": ""}


def test_a_closed_house_opens_no_table_and_lets_matches_go_on(served: Served) -> None:
    ann = served.browser("Ann")
    chairs = [{"kind": "me"}, {"kind": "me"}]
    id = ann.opened("rose", "me", "me", several=True)["table"]["id"]
    says(served, closed="new")
    refused = ann.post("/matches", {"game": "rose", "seats": 2, "chairs": chairs}, 503)
    assert refused["code"] == "web-closed" and "no new tables" in refused["sentence"]
    assert ann.post("/quick", {"game": "rose"}, 503)["code"] == "web-closed"
    assert ann.post(f"/matches/{id}/commands", {"type": "rematch"}, 409)["code"] == "web-closed"
    played = ann.get(f"/matches/{id}/seat?seat=0")
    mine = played if played["choices"] else ann.get(f"/matches/{id}/seat?seat=1")
    wish = {"type": "decide", "choices": [mine["choices"][0]["choice"]], "n": mine["n"]}
    assert ann.post(f"/matches/{id}/commands?seat={mine['seat']}", wish)["type"] == "done"
    says(served)
    ann.post("/matches", {"game": "rose", "seats": 2, "chairs": chairs}, 201)


def test_while_all_rest_nobody_decides_but_people_may_talk(served: Served) -> None:
    ann = served.browser("Ann")
    id = ann.opened("rose", "me", "greedy", chat=True)["table"]["id"]
    waits = ann.opened("rose", "me", "open")["table"]["id"]
    says(served, closed="all")
    entries = len(served.kept(id))
    assert ann.post(f"/matches/{id}/commands", {"type": "resign"}, 409)["code"] == "web-resting"
    assert served.browser("Bob").post(f"/matches/{waits}/sit", {}, 503)["code"] == "web-resting"
    assert len(served.kept(id)) == entries
    assert ann.post(f"/matches/{id}/commands", {"type": "say", "text": "hello"})["type"] == "done"
    says(served)
    assert ann.post(f"/matches/{id}/commands", {"type": "resign"})["type"] == "done"


def test_other_limits_hold_at_once(served: Served) -> None:
    says(served, limits={"rename": "1/hour", "open": "no rate", "nothing": "1/hour"})
    ann = served.browser("Ann")
    ann.ask("PATCH", "/me", {"name": "Anna"})
    assert ann.ask("PATCH", "/me", {"name": "Ann"}, 429)["code"] == "web-too-fast"
    says(served)
    ann.ask("PATCH", "/me", {"name": "Ann"})


def test_a_server_that_is_started_heeds_what_was_said_before(tmp_path: Path) -> None:
    from subrosa.store import Store

    with Store(tmp_path) as store:
        bulletin.write(store, Bulletin(closed="new"))
    with serving(tmp_path) as served:
        ann = served.browser("Ann")
        wish = {"game": "rose", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.post("/matches", wish, 503)["code"] == "web-closed"
        bulletin.write(served.store, Bulletin())
        for _ in range(400):  # nobody tells it: it looks by itself
            if ann.get("/house")["closed"] == "":
                break
            asyncio.run(asyncio.sleep(0.05))
        ann.post("/matches", wish, 201)
