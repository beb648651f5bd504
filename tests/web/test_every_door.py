"""Anything at all at every door: the long form of the fuzzing tests, run for a while; and whether it would notice."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

sys.path.append(str(Path(__file__).parents[2]))

from bench.fuzz import credentials, house, library, over, server, watching
from bench.fuzz.__main__ import fuzz
from bench.fuzz.counting import Door, Row, knock
from subrosa.core.errors import IllegalAction
from subrosa.core.match import Match
from subrosa.core.view import View
from subrosa.table.messages import Refusal
from subrosa.web import asking, seeing, sockets
from subrosa.web.identity import Identity

Made = Callable[[house.Memory], Door]


@pytest.mark.long
def test_whatever_comes_to_a_door_is_refused_with_a_sentence_or_legal(tmp_path: Path) -> None:
    rows = asyncio.run(fuzz(6_000, 5, tmp_path))
    for row in rows:
        assert row.sound, row.faults
        assert row.refused and row.accepted and row.refused + row.accepted == row.inputs


@pytest.mark.parametrize(
    ("made", "inputs"),
    [
        (watching.Watching, 150),
        (lambda memory: over.Over(memory, (("liars_dice", 2, False),)), 60),
        (credentials.Shown, 150),
        (credentials.Links, 60),
    ],
    ids=["watching", "over", "shown", "links"],
)
def test_whoever_may_do_little_or_nothing_does_no_more(tmp_path: Path, made: Made, inputs: int) -> None:
    row = served(tmp_path, made, inputs)
    assert row.sound and row.refused + row.accepted == inputs, row.faults
    assert row.refused and row.accepted


def knocked(door: Door, inputs: int) -> Row:
    return asyncio.run(knock(door, inputs, Random(2)))


def served(folder: Path, made: Made, inputs: int) -> Row:
    async def run() -> Row:
        async with house.memory(folder) as memory:
            return await knock(made(memory), inputs, Random(2))

    return asyncio.run(run())


# Planted faults


def test_a_wish_that_breaks_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choice(self: View, wish: Any) -> int:
        raise KeyError(wish)

    monkeypatch.setattr(View, "choice", choice)
    assert knocked(library.Wishes(), 20).crashed == 20


@pytest.mark.parametrize("secretly", (False, True))
def test_a_refused_wish_that_leaves_something_is_noticed(monkeypatch: pytest.MonkeyPatch, secretly: bool) -> None:
    """In what was told, or in a row of the state that is the same list as before."""
    right = Match.decide

    def decide(self: Match, seat: int, wish: Any) -> None:
        try:
            right(self, seat, wish)
        except IllegalAction:
            rows = [row for row in self.state.numbers() if isinstance(row, list) and row]
            (rows[0] if secretly else self.told).append(self.told[0])
            raise

    monkeypatch.setattr(Match, "decide", decide)
    row = knocked(library.Wishes(), 20)
    assert row.changed and not row.refused and not row.crashed


def test_a_wish_that_is_carried_out_for_another_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Match.decide

    def decide(self: Match, seat: int, wish: Any) -> None:
        chooser = self.deciders[0]
        right(self, chooser, self.view(chooser).actions[0])

    monkeypatch.setattr(Match, "decide", decide)
    row = knocked(library.Wishes(), 60)
    assert row.changed and "no legal choice" in row.faults[0]


def test_a_record_or_a_file_that_makes_it_stumble_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(*_: Any) -> Any:
        raise ValueError("invalid literal")

    files = library.Files()
    monkeypatch.setattr(Match, "from_record", stumbles)
    records = library.Records()
    records.texts = [["subrosa record 1", "game rose 1"]]
    assert knocked(records, 5).crashed == 5
    monkeypatch.setattr(library, "check_sentence", stumbles)
    assert knocked(files, 10).crashed


def test_a_frame_that_breaks_its_socket_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def read(_: Any) -> Any:
        raise KeyError("type")

    monkeypatch.setattr(sockets, "read_command", read)
    row = served(tmp_path, server.Frames, 3)
    assert row.crashed == 3 and "1011" in row.faults[0]


def test_a_refused_command_that_leaves_something_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    right = sockets.obey

    async def obey(house: Any, live: Any, *rest: Any) -> Any:
        reply = await right(house, live, *rest)
        if isinstance(reply, Refusal):
            live._table.hints += 1
        return reply

    monkeypatch.setattr(sockets, "obey", obey)
    row = served(tmp_path, server.Frames, 60)
    assert row.changed and not row.crashed


def test_a_route_that_breaks_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    right, broken = asking._decoder, []

    def decoder(body: Any) -> Any:
        if broken:
            raise KeyError(body)
        return right(body)

    def made(memory: house.Memory) -> Door:
        return Broken(memory)

    class Broken(server.Routes):
        async def _at_tables(self, random: Random) -> None:
            broken.clear()
            await super()._at_tables(random)
            broken.append(True)

    monkeypatch.setattr(asking, "_decoder", decoder)
    row = served(tmp_path, made, 60)
    assert row.crashed and "500" in row.faults[0]


def test_a_route_that_only_asks_and_writes_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    right = Identity.who

    async def who(self: Identity, *rest: Any) -> Any:
        change = text("UPDATE matches SET changed = changed + 1")
        await asyncio.wrap_future(self.people.store.write(lambda connection: connection.execute(change) and None))
        return await right(self, *rest)

    monkeypatch.setattr(Identity, "who", who)
    row = served(tmp_path, server.Routes, 40)
    assert row.changed and not row.refused and "UPDATE matches" in row.faults[0]


def test_somebody_who_looks_on_and_does_something_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def obeyed(self: sockets.AtTable, command: Any) -> Any:
        return await self.live.answer(0, command)

    monkeypatch.setattr(sockets.AtTable, "_reply", obeyed)
    assert served(tmp_path, watching.Watching, 300).changed


def test_a_match_that_is_over_and_goes_on_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    right = sockets.obey

    async def obey(house: Any, live: Any, *rest: Any) -> Any:
        reply = await right(house, live, *rest)
        if isinstance(reply, Refusal):
            live._table.match.told.append(live._table.match.told[0])
        return reply

    monkeypatch.setattr(sockets, "obey", obey)
    assert served(tmp_path, lambda memory: over.Over(memory, (("liars_dice", 2, False),)), 40).changed


def test_a_match_of_others_that_is_shown_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(seeing, "may_see", lambda *_: True)
    assert served(tmp_path, lambda memory: over.Over(memory, (("liars_dice", 2, False),)), 60).changed


def test_somebody_who_is_taken_for_another_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    right, known = Identity._by_token, list[Any]()

    async def by_token(self: Identity, asked: Any) -> Any:
        if found := await right(self, asked):
            known.append(found)
        return found or (known[0] if known else None)

    monkeypatch.setattr(Identity, "_by_token", by_token)
    assert served(tmp_path, credentials.Shown, 60).changed


def test_a_link_that_nobody_made_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made: list[Any] = []
    right = Identity.link

    def link(self: Identity, base: str, *what: Any) -> str:
        made[:] = [what]
        return right(self, base, *what)

    monkeypatch.setattr(Identity, "link", link)
    monkeypatch.setattr(Identity, "invitation", lambda *_: made[0])
    assert served(tmp_path, credentials.Links, 30).changed
