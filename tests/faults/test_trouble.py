"""The disk is full, the database is gone: players are told, nothing is corrupted, and play goes on when it is back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

from postgres import Postgres
from sqlalchemy import event
from web.served import Client, Player, Served, serving

from subrosa.store import Store
from subrosa.table.messages import Trouble


def room(store: Store, pages: int) -> None:
    """From now on the file of the store may grow by so many pages."""

    def limit(raw: sqlite3.Connection, *_: object) -> None:
        (now,) = raw.execute("PRAGMA page_count").fetchone()
        raw.execute(f"PRAGMA max_page_count = {now + pages}")

    event.listen(store._writing, "checkout", limit, once=True)


def act(client: Client, id: str, seat: int, **wish: Any) -> tuple[int, dict[str, Any]]:
    reply = client.post(f"/matches/{id}/commands?seat={seat}", wish, None)
    return reply.status_code, reply.json()


def say(client: Client, id: str, text: str) -> tuple[int, dict[str, Any]]:
    return act(client, id, 0, type="say", text=text, key=text[:20])


def test_a_full_disk_is_told_and_nothing_half_done_stays(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        anna = served.browser("Anna")
        id = anna.opened("rose", "me", "me", "me")["table"]["id"]
        asyncio.run(_full(served, anna, id))


async def _full(served: Served, anna: Client, id: str) -> None:
    async with anna.socket(f"/matches/{id}/live?seat=0") as socket:
        player = Player(socket, Random(1))
        await player.hear()
        before = served.kept(id)
        room(served.store, 0)
        told = 200
        for n in range(200):  # until the pages that are there are full
            told, answer = await asyncio.to_thread(say, anna, id, f"{n} " + "x" * 480)
            if told != 200:
                break
        assert told == 503 and answer["type"] == "trouble" and "Nothing is lost" in answer["sentence"]
        while json.loads(await asyncio.wait_for(socket.recv(), 20))["type"] != "trouble":
            pass
        kept = served.kept(id)
        assert kept[: len(before)] == before and len(kept) == len(before) + n, "what was acknowledged, and no more"
        room(served.store, 10_000)
        again = await asyncio.to_thread(say, anna, id, f"{n} " + "x" * 480)
        assert again[0] == 200, "the same request goes through when there is room"
        table = served.table(id)
        assert sum(news.kind == "said" for news in table.feed[1]) == n + 1


def test_a_database_that_goes_away_is_told_and_play_goes_on_when_it_is_back(postgres: Postgres) -> None:
    address = postgres.new_place()
    with serving(address) as served:
        anna = served.browser("Anna")
        id = anna.opened("rose", "me", "me", "me")["table"]["id"]
        assert say(anna, id, "before")[0] == 200
        entries = served.kept(id)
        postgres.stop()
        try:
            status, answer = say(anna, id, "meanwhile")
            assert (status, answer["type"]) == (503, "trouble")
            assert anna.http.get(f"{served.base}/health").status_code == 503
        finally:
            postgres.start()
        assert _soon(lambda: say(anna, id, "after")[0] == 200)
        assert _soon(lambda: anna.http.get(f"{served.base}/health").status_code == 200)
        table = served.table(id)
        said = [news.facts["text"] for news in table.feed[0] if news.kind == "said"]
        assert said == ["before", "after"] and served.kept(id)[: len(entries)] == entries


def _soon(there: Any) -> bool:
    """Does it come about within a while?"""
    for _ in range(200):
        if there():
            return True
        time.sleep(0.05)
    return False


def test_a_whole_game_is_played_on_postgresql(postgres: Postgres) -> None:
    with serving(postgres.new_place()) as served:
        anna = served.browser("Anna")
        id = anna.opened("nuns", "me", "thrifty", "thrifty", "thrifty")["table"]["id"]

        async def play() -> Player:
            async with anna.socket(f"/matches/{id}/live") as socket:
                player = Player(socket, Random(2))
                await player.play()
                return player

        player = asyncio.run(play())
        assert player.table["state"] == "finished" and served.table(id).begun.over


def test_what_players_read_in_trouble_names_nothing_of_the_machine() -> None:
    from subrosa.table.answering import trouble

    assert isinstance(trouble(), Trouble) and "/" not in trouble().sentence
