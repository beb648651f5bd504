"""An owner's map, gears and tiles: the same rules over other tables, on every engine, in records too."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from conftest import compiled

from subrosa import checks
from subrosa.bots import seated
from subrosa.cli import main
from subrosa.core import doors, record
from subrosa.core.compiling import cache_folder
from subrosa.core.deciders import SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.errors import BadData, BadRecord, BadRequest
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.core.played import differences
from subrosa.core.styles import GREEDY, THRIFTY
from subrosa.games import find
from subrosa.games.eleven import box

ELEVEN = find("eleven")


def our_map(change: Callable[[dict[str, Any]], None] = lambda board: None) -> str:
    board = json.loads(json.dumps(box.BOARD))
    change(board)
    return json.dumps(board)


def our_cards(change: Callable[[dict[str, Any]], None] = lambda data: None) -> str:
    data = json.loads(json.dumps(box.DATA))
    change(data)
    return json.dumps(data)


def with_a_cafe(board: dict[str, Any]) -> None:
    """One building more than is printed, with a name of two spaces, as an owner might type it."""
    board["spots"].append({"id": "caffe", "name": "Il  Caffè", "kind": "building", "col": 0, "row": 0, "x": 9, "y": 9})
    board["edges"].append({"a": "caffe", "b": "valdocco", "type": "side"})


def other_gears(data: dict[str, Any]) -> None:
    data["gears"]["steps"] = [1 + step % 4 for step in range(len(data["gears"]["steps"]))]


def many_faces(data: dict[str, Any]) -> None:
    """Marks so that as many tiles as possible can be told apart."""
    for row in data["object_tiles"]["rows"]:
        if row["effect"] != "seal":
            copies = len(row["organ"])
            row["organ"] = [i % 2 for i in range(copies)]
            row["wolf"] = [i // 2 % 2 for i in range(copies)]


def traced(setup: Setup, number: int = 1) -> Match:
    trace = engine(setup.game, "python").trace(setup.start(), 3, number, THRIFTY)
    return Match.from_log(setup, [Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True)])


@pytest.mark.rule("24.6")
def test_the_rules_run_on_an_owner_s_map() -> None:
    own = ELEVEN.read_data(our_map(with_a_cafe))
    setup = Setup.of(ELEVEN, 4, data=own)
    assert setup.options["map"] == "custom" and setup.options["cards"] == "printed"
    assert setup.game is not ELEVEN
    assert list(setup.game.box.SPOTS) == [*box.SPOTS, "caffe"]
    for number in range(4):
        match = traced(setup, number)
        assert checks.violations(match) == []
    assert any(line.endswith(" caffe") for line in record.lines(match))
    greedy = engine(setup.game, "python").games(setup.start(), [GREEDY] * 4, 1, 5)
    assert set(greedy.places[0][:4]) == {1, 2}, "greedy players find their way there, too"


def test_a_map_is_loaded_once_and_the_printed_game_stays_as_it_is() -> None:
    games = [Setup.of(ELEVEN, 4, data=ELEVEN.read_data(our_map(with_a_cafe))).game for _ in range(2)]
    assert games[0] is games[1] and games[0].is_edition and not ELEVEN.is_edition
    assert Setup.of(games[0], 4, data=ELEVEN.read_data(our_map(with_a_cafe))).game is games[0]
    assert len(ELEVEN.box.SPOTS) == len(box.SPOTS) == len(box.BOARD["spots"])
    assert Setup.of(ELEVEN, 4).game is ELEVEN


@pytest.mark.rule("24.7")
def test_owner_s_gears_are_turned() -> None:
    setup = Setup.of(ELEVEN, 4, data=ELEVEN.read_data(our_cards(other_gears)))
    assert setup.options["cards"] == "custom" and setup.options["map"] == "printed"
    match = traced(setup)
    shown = [told.facts for told in match.told if told.kind == "gears_show"]
    faces = setup.game.box.STEP_FACES
    assert {fact["steps"] for fact in shown} == set(faces) != set(box.STEP_FACES)
    assert checks.violations(match) == []


@pytest.mark.long
def test_as_many_different_tiles_as_marks_can_make_have_lines_of_their_own() -> None:
    setup = Setup.of(ELEVEN, 5, data=ELEVEN.read_data(our_cards(many_faces)))
    assert setup.game.box.TILE_FACES > box.TILE_FACES
    for number in range(3):
        match = traced(setup, number)
        assert checks.violations(match) == []
        for seat in (*range(5), SPECTATOR):
            assert doors.leaks(match, len(match.decisions) * 2 // 3, seat, Random(number)) == []


def test_both_files_can_be_given_and_either_left_out_again() -> None:
    own = ELEVEN.read_data(our_cards(other_gears), our_map(with_a_cafe))
    both = Setup.of(ELEVEN, 3, data=own)
    assert (both.options["map"], both.options["cards"]) == ("custom", "custom")
    one = Setup.of(ELEVEN, 3, {"map": "printed"}, data=own)
    assert one.game.box.SPOTS == box.SPOTS and one.game.box.STEP_FACES == both.game.box.STEP_FACES != box.STEP_FACES
    none = Setup.of(ELEVEN, 3, {"map": "printed", "cards": "printed"}, data=own)
    assert none.game is ELEVEN and none.data is None
    with pytest.raises(BadData, match="one is enough"):
        ELEVEN.read_data(our_map(), our_map(with_a_cafe))


def test_custom_without_a_file_is_refused() -> None:
    with pytest.raises(BadRequest, match="map=custom needs a data file"):
        Setup.of(ELEVEN, 4, {"map": "custom"}, data=ELEVEN.read_data(our_cards(other_gears)))
    with pytest.raises(BadRequest, match="cards=custom needs a data file"):
        Setup.of(ELEVEN, 4, {"cards": "custom"})


def test_a_record_carries_its_map_and_replays_without_the_file() -> None:
    setup = Setup.of(ELEVEN, 4, data=ELEVEN.read_data(our_map(with_a_cafe), our_cards(other_gears)))
    match = Match(setup, Random(4))
    match.play_out(seated(["thrifty"], 4, 4))
    text = record.write(match)
    again = record.read(text)
    assert again.game is match.game
    assert record.write(again) == text
    damaged = text.replace('"caffe","name"', '"valdocco","name"', 1)
    with pytest.raises(BadRecord, match="valdocco is listed 2 times"):
        record.read(damaged)
    without = re.sub(r"\ncards .*", r"\ncards printed", text)
    with pytest.raises(BadRecord, match="the option cards is custom, but there are no figures for it"):
        record.read(without)


@pytest.mark.long
@pytest.mark.compiled
def test_both_engines_agree_on_an_owner_s_map() -> None:
    setup = Setup.of(ELEVEN, 4, data=ELEVEN.read_data(our_map(with_a_cafe)))
    assert cache_folder(setup.game) != cache_folder(ELEVEN)
    fast, slow = compiled(setup.game, checked=False), engine(setup.game, "python")
    start = setup.start()
    for number in range(6):
        assert differences(setup.game, slow.trace(start, 2, number, 1), fast.trace(start, 2, number, 1)) == []


def test_the_commands_take_an_owner_s_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board, cards = tmp_path / "map.json", tmp_path / "cards.json"
    board.write_text(our_map(with_a_cafe), "utf-8")
    cards.write_text(our_cards(other_gears), "utf-8")
    for file in (board, cards):
        with pytest.raises(SystemExit) as left:
            main(["data", "check", str(file)])
        assert left.value.code == 0
    command = [
        "simulate",
        "eleven",
        "--seats",
        "4",
        "--games",
        "2",
        "--bots",
        "thrifty",
        "--engine",
        "python",
        "--json",
    ]
    capsys.readouterr()
    with pytest.raises(SystemExit) as left:
        main([*command, "--data", str(board), "--data", str(cards), "--record", str(tmp_path / "games")])
    assert left.value.code == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    written = sorted((tmp_path / "games").glob("*.txt"))
    assert len(written) == 2
    assert "option map custom\noption cards custom\nmap {" in written[0].read_text("utf-8")


def test_the_command_says_what_is_wrong_with_a_map_and_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_it(board: dict[str, Any]) -> None:
        with_a_cafe(board)
        board["edges"].pop()

    file = tmp_path / "map.json"
    file.write_text(our_map(break_it), "utf-8")
    with pytest.raises(SystemExit) as left:
        main(["data", "check", str(file)])
    assert left.value.code == 2
    assert "these spots cannot be reached from valdocco: caffe" in capsys.readouterr().out
