"""Whole matches over real sockets, coming back by number, two windows, drafts, withdrawing, rematch."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.games import find, names
from subrosa.web import sockets
from subrosa.web.routes import play

from .served import Client, Player, Served


async def played(clients: list[Client], id: str, seed: int) -> list[Player]:
    """Everybody plays to the end, each at a socket; a spectator looks on."""
    paths = [f"/matches/{id}/live" for _ in clients]
    sockets = [await client.socket(path) for client, path in zip(clients, paths, strict=True)]
    watching = await Client(clients[0].served, "/api/v1", {"origin": clients[0].served.base}, "").socket(paths[0])
    players = [Player(socket, random.Random(seed + n)) for n, socket in enumerate((*sockets, watching))]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
    for player in players:
        await player.socket.close()
    return players


@pytest.mark.parametrize("game", names())
def test_a_whole_match_is_played_over_sockets_by_people_beside_bots(served: Served, game: str) -> None:
    """What each client has put together from updates is what the log, folded, shows its seat."""
    ann, bob = served.browser("Ann"), served.program("Bob")
    opened = ann.opened(game, "me", "open", "thrifty", "thrifty")
    id = opened["table"]["id"]
    assert bob.post(f"/matches/{id}/sit")["seat"] == 1
    players = asyncio.run(played([ann, bob], id, 7))
    table = served.table(id)
    assert table.begun.over
    for seat, player in zip((0, 1, SPECTATOR), players, strict=True):
        assert player.view == json.loads(json.dumps(table.begun.view(seat).names))
        assert player.n == len(table.feed[seat]) == len(player.news)
        assert [news["kind"] for news in player.news] == [news.kind for news in table.feed[seat]]
    text = ann.get(f"/matches/{id}/export")
    assert record.read(text).decisions == table.begun.decisions
    assert served.browser().get(f"/matches/{id}/export") == text


async def first(client: Client, path: str) -> dict[str, Any]:
    async with client.socket(path) as socket:
        found: dict[str, Any] = json.loads(await socket.recv())
        return found


def rose(served: Served, *chairs: str) -> tuple[Client, str]:
    ann = served.browser("Ann")
    return ann, ann.opened("rose", *(chairs or ("me", "me")))["table"]["id"]


def now_deciding(client: Client, id: str) -> dict[str, Any]:
    """What the first of the client's seats sees that has to decide."""
    seat = client.get(f"/matches/{id}/seat")["choosing"][0]
    found: dict[str, Any] = client.get(f"/matches/{id}/seat?seat={seat}")
    assert found["choices"]
    return found


def decide(client: Client, id: str, **more: Any) -> Any:
    stands = now_deciding(client, id)
    wish = {"type": "decide", "n": stands["n"], "choices": [stands["choices"][0]["choice"]]} | more
    return client.post(f"/matches/{id}/commands?seat={stands['seat']}", wish)


def test_who_comes_back_says_the_last_number_and_gets_what_was_since(served: Served) -> None:
    ann, id = rose(served)
    for _ in range(25):
        decide(ann, id)
    stands = ann.get(f"/matches/{id}/seat")
    half = stands["n"] // 2
    back = asyncio.run(first(ann, f"/matches/{id}/live?since={half}"))
    whole = asyncio.run(first(ann, f"/matches/{id}/live"))
    beyond = asyncio.run(first(ann, f"/matches/{id}/live?since=9999"))
    assert back["whole"] and (back["since"], back["n"]) == (half, stands["n"])
    assert whole["news"][half:] == back["news"] and whole["view"] == back["view"] == beyond["view"]
    assert beyond["news"] == [] and beyond["n"] == stands["n"]


def test_two_windows_of_one_player_show_the_same(served: Served) -> None:
    ann, id = rose(served)
    path = f"/matches/{id}/live?seat={now_deciding(ann, id)['seat']}"

    async def both() -> None:
        async with ann.socket(path) as one, ann.socket(path) as two:
            here, there = Player(one, random.Random(1)), Player(two, random.Random(1))
            while not here.choices:
                await here.hear()
            await here.decide()
            while here.waiting or not here.news or here.n < here.done:
                await here.hear()
            while there.n < here.n:
                await there.hear()
            assert (there.view, there.choices, there.news) == (here.view, here.choices, here.news)

    asyncio.run(asyncio.wait_for(both(), 20))


def test_what_is_asked_without_a_socket_is_answered_alike(served: Served) -> None:
    ann, id = rose(served)
    stands = now_deciding(ann, id)
    commands = f"/matches/{id}/commands?seat={stands['seat']}"
    draft = ann.post(commands, {"type": "draft", "choices": [stands["choices"][0]["text"]], "key": "d"})
    assert draft["type"] == "drafted" and draft["key"] == "d" and draft["view"]
    assert now_deciding(ann, id)["n"] == stands["n"]
    done = decide(ann, id, key="once")
    assert done["type"] == "done" and done["n"] > stands["n"]
    assert ann.post(commands, {"type": "ping", "key": "p"}) == {"type": "pong", "key": "p"}
    assert ann.post(commands, {"type": "say", "text": "hello"})["type"] == "done"
    told = ann.get(f"/matches/{id}/seat?seat={stands['seat']}&since={done['n']}")["news"]
    assert "hello" in [news["facts"].get("text") for news in told]


def test_before_the_end_a_seat_takes_away_only_what_it_was_told(served: Served) -> None:
    ann, id = rose(served)
    for _ in range(10):
        decide(ann, id)
    text, theirs = (
        ann.get(f"/matches/{id}/export?language=de"),
        served.browser().get(f"/matches/{id}/export?language=de"),
    )
    assert len(text.splitlines()) == len(served.table(id).begun.tellings(0))
    assert text != theirs and "subrosa record" not in text + theirs


def test_one_device_that_is_passed_around_has_several_seats(served: Served) -> None:
    ann, id = rose(served, "me", "me", "greedy")
    assert [ann.get(f"/matches/{id}/seat?seat={seat}")["seat"] for seat in (0, 1)] == [0, 1]
    mine, other = (ann.get(f"/matches/{id}/seat?seat={seat}")["view"] for seat in (0, 1))
    assert mine != other
    assert ann.get(f"/matches/{id}/seat")["seat"] == 0
    assert ann.get(f"/matches/{id}/seat?seat=2", 403)["code"] == "web-not-your-seat"


def test_after_the_end_the_same_people_play_again(served: Served) -> None:
    ann, id = rose(served, "me", "greedy")
    bob = served.browser("Bob")
    assert ann.post(f"/matches/{id}/commands", {"type": "rematch"}, 409)["code"] == "refused-not-over"
    ann.post(f"/matches/{id}/commands", {"type": "resign"})
    for _ in range(10_000):
        if ann.get(f"/matches/{id}")["state"] == "finished":
            break
    assert bob.post(f"/matches/{id}/commands", {"type": "rematch"}, 403)["code"] == "web-not-at-table"
    assert ann.post(f"/matches/{id}/commands", {"type": "rematch"})["type"] == "done"
    new = ann.get(f"/matches/{id}")["rematch"]
    assert new and ann.get(f"/matches/{new}")["state"] == "playing"
    assert ann.post(f"/matches/{id}/commands", {"type": "rematch"})["type"] == "done"
    assert ann.get(f"/matches/{id}")["rematch"] == new


def test_an_owners_files_are_open_to_whoever_sees_the_table(served: Served) -> None:
    ann = served.browser("Ann")
    box = find("nuns").box
    data = json.dumps({**box.BOARD, "name": "My own convent"})
    id = ann.opened("nuns", "me", "thrifty", data=[data], allows_spectators=False)["table"]["id"]
    first, *others = ann.get(f"/matches/{id}/components")["lines"]
    part, _, text = first.partition(" ")
    assert part == "map" and json.loads(text)["name"] == "My own convent"
    assert others == ["sight_lines printed", "cards printed"]
    assert served.browser("Bob").get(f"/matches/{id}/components", 404)["code"] == "web-no-such-match"
    printed = ann.opened("nuns", "me", "thrifty")["table"]["id"]
    assert ann.get(f"/matches/{printed}/components") == {"lines": []}


@pytest.mark.parametrize("who", ["player", "spectator"])
def test_a_ping_is_answered_on_the_grid(served: Served, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    """By how long it takes nobody feels that somebody decides in secret."""
    rested: list[float] = []

    async def rest(grid: float) -> None:
        rested.append(grid)

    for room in (play, sockets):
        monkeypatch.setattr(room, "on_grid", rest)
    ann = served.browser("Ann")
    id = ann.opened("rose", "me", "me")["table"]["id"]
    eyes = ann if who == "player" else served.browser("Eve")

    async def ping() -> None:
        async with eyes.socket(f"/matches/{id}/live") as line:
            await line.send('{"type": "ping", "key": "k"}')
            while '"pong"' not in str(await line.recv()):
                pass

    asyncio.run(ping())
    assert len(rested) == 1
