"""Options and presets, and an owner's files (11)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from spoiling import GONE, refused, spoiled

from subrosa.core.errors import BadRequest
from subrosa.core.game import Setup
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.own import FILES

from .table import Table
from .test_data import ours
from .test_r1_box import RULES, rows


def faults(changed: Any) -> list[str]:
    return refused(lambda data: FILES.read(json.dumps(data)), changed)


def plain(cell: str) -> str:
    return cell.replace("`", "")


def test_the_options_are_those_of_the_table_defaults_first() -> None:
    table = {plain(name): tuple(plain(values).split(", ")) for name, values, _ in rows("## 11. Options", 3)}
    assert {option.id: option.values for option in GAME.options} == table
    assert len(table) == 31


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("column", "preset"), [(1, "2010"), (2, "2025"), (3, "web")])
def test_a_preset_sets_the_options_of_the_table_and_no_others(column: int, preset: str) -> None:
    table = {plain(row[0]): plain(row[column]) for row in rows("**11.1**", 4)}
    assert len(table) == 15 and tuple(GAME.presets) == ("2010", "2025", "web")
    options = Setup.of(GAME, 4, preset=preset).options
    for option in GAME.options:
        assert options[option.id] == table.get(option.id, option.default)


@pytest.mark.rule("11.1")
def test_2010_is_every_default() -> None:
    assert Setup.of(GAME, 4, preset="2010").options == Setup.of(GAME, 4).options


@pytest.mark.rule("11.2", "R34")
def test_options_may_be_mixed_freely() -> None:
    assert Setup.of(GAME, 4, {"safe_cell": "false", "rounds": "14"}, "web").options["safe_cell"] == "false"
    for seed in range(12):
        random = Random(seed)
        options: dict[str, Any] = {o.id: random.choice(o.values) for o in GAME.options if o.id not in GAME.data_options}
        table = Table(random.choice(GAME.seats), blessed={}, seed=seed, **options).wander()
        assert table.over and set(table.match.places) == {1, 2}
        assert GAME.pieces(table.s) == {"counters": True}
    with pytest.raises(BadRequest):
        Setup.of(GAME, 3, {"sight": "everything"})


@pytest.mark.rule("11.3", "R34")
def test_an_owner_s_map_takes_the_place_of_ours_if_it_is_sound() -> None:
    board = ours("map")
    board["locks"] = [lock for lock in board["locks"] if {lock["a"], lock["b"]} != {19, 26}]
    read = FILES.read(json.dumps(board))
    theirs = Setup.of(GAME, 2, data=read).game
    assert read.options == ("map",) and theirs is not GAME
    assert sum(map(sum, theirs.box.LOCKED)) == sum(map(sum, box.LOCKED)) - 2


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("links", [link for link in ours("map")["links"] if 36 not in (link["a"], link["b"])], "door number"),
        ("cells.theresa", GONE, '"cells" has no "theresa"'),
        ("guard_start", 156, "the guards start on 156, which is no place"),
        ("locks.#0", {"a": 36, "b": 50, "colour": "red"}, "anne_marie cannot reach key 2 on 36 from her cell without"),
    ],
)
def test_a_map_that_is_not_connected_or_lacks_what_it_needs_is_refused(
    place: str, value: object, sentence: str
) -> None:
    assert faults(spoiled(ours("map"), place, value))[0].startswith(sentence)


@pytest.mark.rule("11.4", "R34")
def test_an_owner_s_sight_lines_are_pairs_and_the_rest_is_computed() -> None:
    views = ours("sight")
    views["visible"]["40"].remove(48)
    views["visible"]["48"].remove(40)
    del views["by_facing"]
    theirs = Setup.of(GAME, 2, data=FILES.read(json.dumps(views))).game.box
    row = 39 * box.MOST_NEIGHBOURS + box.NEIGHBOURS[39].index(40)
    assert box.SIGHT[row][47] == 1 and theirs.SIGHT[row][47] == 0
    assert [n for n in range(155) if theirs.SIGHT[row][n]] == [n for n in range(155) if box.SIGHT[row][n] and n != 47]


@pytest.mark.rule("11.5", "R34")
def test_an_owner_s_cards_may_change_paths_pairs_ranges_modifiers_and_names() -> None:
    cards = ours("cards")
    run = next(row for row in cards["moves"]["rows"] if row["id"] == "run")
    run.update(max=4, noise=2, en="Dash")
    next(row for row in cards["wishes"]["rows"] if row["id"] == "w1")["place"] = 148
    path = next(row for row in cards["paths"]["rows"] if row["id"] == "green-26-101")
    path["places"] = [26, 40, 41, 46, 68, 73, 94, 93, 92, 101]
    theirs = Setup.of(GAME, 2, data=FILES.read(json.dumps(cards))).game.box
    number = box.PATHS.index("green-26-101")
    assert (theirs.PATH_INDEX[number][92 - 1], box.PATH_INDEX[number][92 - 1]) == (8, -1)
    assert (theirs.CARD_MAX[3], theirs.CARD_NOISE[3], theirs.WISH_PLACE[0] + 1) == (4, 2, 148)
    assert theirs.names("cards", "en")["run"] == "Dash" and box.CARD_MAX[3] == 5


@pytest.mark.rule("11.6", "R34")
def test_files_must_fit_together_and_every_fault_is_a_sentence() -> None:
    cards = ours("cards")
    cards["wishes"]["rows"][0]["place"] = 156
    assert faults(cards) == ["wish w1 lies on 156, which is no place"]
    board = spoiled(ours("map"), "cells.theresa", 157)
    board["guard_start"] = 156
    assert faults(board) == [
        "the cell of theresa is 157, which is no place",
        "the guards start on 156, which is no place",
    ]


@pytest.mark.rule("11.6")
def test_custom_needs_a_file() -> None:
    for part in ("map", "sight_lines", "cards"):
        with pytest.raises(BadRequest, match="needs a data file"):
            Setup.of(GAME, 2, {part: "custom"})


def test_every_ruling_names_an_option_that_exists() -> None:
    section = RULES.split("Our rulings", 1)[1].split("## 12.")[0]
    ids = {option.id for option in GAME.options}
    for line in section.splitlines():
        if line.startswith("**R") or not line:
            continue
        last = line.rsplit(". ", 1)[-1]
        if last.startswith("`"):
            assert {plain(name) for name in last.split(", ")} <= ids
