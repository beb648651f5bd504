"""Names, presets, and figures of an owner's own (12)."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from subrosa.core import record
from subrosa.core.errors import BadData, BadRequest
from subrosa.core.game import Setup
from subrosa.games.rose import GAME, box, figures, steps
from subrosa.games.rose.box import BUILDINGS, COLOURS, TILE_NAMES, Figures

from .table import Table, at_random

CARDS = {"even_1_4": ((1, 2, 3, 4), (2, 3)), "slow_2_4": ((2, 3, 3, 4), (2, 4)), "wide_1_5": ((2, 3, 4, 5), (1, 3))}
TILES = {"ml_2_6": (2, 2, 3, 4, 4, 5, 6), "flat_2_6": (2, 3, 3, 4, 5, 5, 6), "low_2_6": (2, 2, 3, 3, 4, 5, 6)}


def data() -> dict[str, Any]:
    """Our own data file, to be changed."""
    text = files("subrosa.games.rose").joinpath("data/rose.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def own(
    monk: tuple[int, ...] = (0, 0, 9, 9), building: tuple[int, ...] = (7, 7), tiles: tuple[int, ...] = (0,) * 6 + (9,)
) -> Figures:
    """Figures as far from ours as a file may go."""
    times = {**dict.fromkeys(BUILDINGS, building), **dict.fromkeys(COLOURS, monk)}
    return Figures(times, william=9, adson=1, tiles=dict.fromkeys(COLOURS, tiles))


def faults(changed: dict[str, Any]) -> list[str]:
    """What the reader finds wrong with a file."""
    with pytest.raises(BadData) as caught:
        box.read(json.dumps(changed))
    return caught.value.found


def deck(setup: Setup) -> dict[str, list[int]]:
    """The times of all cards by what they are for."""
    s = setup.start()
    found: dict[str, list[int]] = {}
    for face, copies in enumerate(s.pile):
        target = steps.card_id(s, face).split()[0]
        found.setdefault(target, []).extend([s.time[face]] * copies)
    return found


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("language", ("en", "de", "fr", "cs"))
def test_everything_has_a_name_in_four_languages(language: str) -> None:
    for section, count in (("colours", 6), ("figures", 8), ("buildings", 14), ("events", 14)):
        names = box.names(section, language)
        assert len(names) == count and all(names.values())
    assert box.names("events", "de")["caught"] == "Erwischt"
    assert box.names("buildings", "la")["church"] == "Ecclesia"


@pytest.mark.rule("12.2")
@pytest.mark.parametrize("preset", CARDS)
def test_each_preset_of_card_times_shows_its_times(preset: str) -> None:
    monk, building = CARDS[preset]
    times = deck(Setup.of(GAME, 2, {"card_times": preset}))
    assert {target: tuple(sorted(times[target])) for target in COLOURS} == dict.fromkeys(COLOURS, monk)
    assert {target: tuple(sorted(times[target])) for target in BUILDINGS} == dict.fromkeys(BUILDINGS, building)
    assert len(times["william_adson"]) == 8


@pytest.mark.rule("12.3")
@pytest.mark.parametrize("preset", TILES)
def test_each_preset_of_tile_values_has_its_tiles(preset: str) -> None:
    s = Setup.of(GAME, 2, {"tile_values": preset}).start()
    tiles = Counter({TILE_NAMES[tile]: copies for tile, copies in enumerate(s.unseen) if copies})
    assert tiles == Counter(f"{colour} {value}" for colour in COLOURS for value in TILES[preset])


@pytest.mark.rule("12.2", "12.3", "D3")
@pytest.mark.parametrize("tiles", TILES)
@pytest.mark.parametrize("cards", CARDS)
def test_presets_of_cards_and_tiles_are_chosen_apart(cards: str, tiles: str) -> None:
    setup = Setup.of(GAME, 2, {"card_times": cards, "tile_values": tiles})
    assert figures(setup) == box.preset(cards, tiles)
    most = max(CARDS[cards][0])
    table = Table(options={"card_times": cards, "tile_values": tiles}, hands={1: [f"red {most}"]})
    assert table.do(f"play red {most}").s.sundial == most


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(
    ("section", "key", "value"),
    [
        ("conversion", "points_by_position", [6, 5, 4, 3, 2, 1]),
        ("investigators", "william", {"track": "evidence", "points": 4}),
        ("revelation", "evidence_per_marker", 3),
        ("accusation", "evidence_per_event_card_held", 1),
        ("tracks", "suspicion", {"min": 0, "max": 50}),
        ("setup", "hand_size", 4),
    ],
)
def test_a_data_file_cannot_change_the_numbers_of_the_rules(section: str, key: str, value: object) -> None:
    changed = data()
    changed[section][key] = value
    found = faults(changed)
    assert len(found) == 1 and found[0].startswith(f'"{section}.{key}"')


@pytest.mark.rule("12.4", "6.1", "7.caught", "8.3", "8.4")
def test_the_numbers_of_the_rules_are_those_of_the_page() -> None:
    assert box.CONVERSION == (5, 4, 3, 2, 1, 0)
    assert (box.WILLIAM_POINTS, box.ADSON_POINTS, box.REVELATION_POINTS, box.EVENT_CARD_POINTS) == (3, 5, 2, 2)
    assert box.HIT[2:] == (12, 6, 4, 3)


@pytest.mark.rule("12.5")
def test_our_own_file_is_read_as_the_first_presets() -> None:
    assert box.read(json.dumps(data())) == box.preset("even_1_4", "ml_2_6")


@pytest.mark.rule("12.5")
def test_an_owners_figures_are_read_from_his_file() -> None:
    changed = data()
    for row in changed["action_cards"]["rows"]:
        if row["kind"] == "william_adson":
            row["time"] = {"william": 9, "adson": 1}
        elif row["id"] == "b_library_1":
            row["time"] = 0
    changed["task_tiles"]["rows"][0]["value"] = 9
    read = box.read(json.dumps(changed))
    assert (read.william, read.adson, read.times["library"]) == (9, 1, (0, 3))
    assert 9 in read.tiles["red"] and len(read.tiles["red"]) == 7


@pytest.mark.rule("12.5")
@pytest.mark.parametrize("bad", (-1, 10, "3", None, True, 2.5))
def test_times_and_values_outside_0_to_9_are_refused(bad: object) -> None:
    changed = data()
    changed["action_cards"]["rows"][0]["time"] = bad
    changed["task_tiles"]["rows"][0]["value"] = bad
    found = faults(changed)
    assert [sentence.split()[0] for sentence in found] == ["library", "red"]


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(("section", "word"), [("action_cards", "library"), ("task_tiles", "red")])
def test_a_missing_card_or_tile_is_refused(section: str, word: str) -> None:
    changed = data()
    changed[section]["rows"].pop(0)
    assert [sentence.split()[0] for sentence in faults(changed)] == [word]


@pytest.mark.rule("12.5")
def test_the_cards_for_the_investigators_must_be_alike() -> None:
    changed = data()
    changed["action_cards"]["rows"][-1]["time"] = {"william": 4, "adson": 0}
    assert len(faults(changed)) == 1


@pytest.mark.rule("12.5")
def test_a_box_in_which_no_time_ever_passes_is_refused() -> None:
    changed = data()
    for row in changed["action_cards"]["rows"]:
        row["time"] = {"william": 0, "adson": 0} if row["kind"] == "william_adson" else 0
    assert len(faults(changed)) == 1


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"schema": "rose-data/1"}', '{"schema": "rose-data/1", "colours": 3}']
)
def test_a_file_that_is_no_data_file_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        box.read(text)


@pytest.mark.rule("12.5")
@pytest.mark.parametrize("lost", ("colours", "buildings", "events", "figures"))
def test_names_must_be_complete_and_in_order(lost: str) -> None:
    changed = data()
    changed[lost]["rows"].reverse()
    assert any(sentence.startswith(f'"{lost}"') for sentence in faults(changed))


@pytest.mark.rule("12.5")
def test_a_data_file_sets_both_options_unless_one_is_named() -> None:
    setup = Setup.of(GAME, 2, data=own())
    assert (setup.options["card_times"], setup.options["tile_values"]) == ("custom", "custom")
    cards = Setup.of(GAME, 2, {"tile_values": "flat_2_6"}, data=own())
    assert figures(cards).times == own().times and figures(cards).tiles["red"] == TILES["flat_2_6"]
    assert figures(cards).william == 9
    tiles = Setup.of(GAME, 2, {"card_times": "slow_2_4"}, data=own())
    assert figures(tiles).tiles == own().tiles and figures(tiles).times["red"] == (2, 3, 3, 4)
    assert figures(tiles).william == 5


@pytest.mark.rule("12.5")
@pytest.mark.parametrize("option", ("card_times", "tile_values"))
def test_custom_figures_need_a_file(option: str) -> None:
    with pytest.raises(BadRequest):
        Setup.of(GAME, 2, {option: "custom"})


@pytest.mark.rule("12.5", "5.2a")
@pytest.mark.parametrize(("figure", "cost"), [("william", 9), ("adson", 1)])
def test_an_owners_times_for_the_investigators_are_paid(figure: str, cost: int) -> None:
    table = Table(data=own(), hands={1: ["william_adson"]}).do("play william_adson", f"call {figure}")
    assert table.s.sundial == cost


@pytest.mark.rule("12.5", "5.4a", "5.4b")
def test_tiles_of_0_and_9_count_as_printed() -> None:
    table = Table(
        data=own(), tiles={"garden": ["blue 9", "grey 9"], "church": ["red 0", "blue 0"]}, hands={1: ["red 0", "red 0"]}
    )
    assert table.do("play red 0", "move red garden").suspicion["red"] == 28
    table.do("any", "any", "any", "any", "play red 0", "move red church")
    assert (table.suspicion["red"], table.held(1), table.on("church")) == (28, ["red 0"], ["blue 0"])


@pytest.mark.rule("12.6", "D1", "C8")
def test_cards_with_equal_times_are_one_card() -> None:
    table = Table(data=own(), hands={1: ["red 0", "red 9", "red 0"]})
    assert table.choices() == ["play red 0", "play red 9"]
    table.do("play red 0", "move red garden")
    assert (table.odds["draw blue 0"], table.odds["draw church 7"]) == (2, 2)
    assert table.hand(1) == ["red 0", "red 9"]


@pytest.mark.rule("12.5", "12.6")
@pytest.mark.parametrize("seats", (2, 5))
def test_a_game_with_an_owners_figures_is_kept_in_its_record(seats: int) -> None:
    match = at_random(Setup.of(GAME, seats, data=own()), seed=4)
    again = record.read(record.write(match))
    assert again.setup == match.setup
    assert GAME.fields.dump(again.state) == GAME.fields.dump(match.state)
    assert GAME.pieces(match.state) == GAME.pieces(match.setup.start())


@pytest.mark.rule("12.5")
def test_figures_come_back_from_the_lines_of_a_record() -> None:
    assert box.from_lines(own().lines()) == own()
    assert len(own().lines()) == GAME.data_lines


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(
    ("line", "damage"),
    [
        ("card william_adson", "card william_adson 5"),
        ("card library", "card"),
        ("tile red", "tile red"),
        ("card red", "card red 1 2 3 x"),
        ("card red", "card red 1 2 3 ²"),
        ("card red", "shelf red 1 2 3 4"),
    ],
)
def test_damaged_lines_of_figures_are_refused_with_a_sentence(line: str, damage: str) -> None:
    lines = [damage if whole.startswith(line) else whole for whole in own().lines()]
    with pytest.raises(BadData):
        box.from_lines(lines)
