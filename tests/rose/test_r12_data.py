"""Names, presets, and figures of an owner's own (12)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from spoiling import GONE, printed, refused, spoiled

from subrosa.core import record
from subrosa.core.engines import engine
from subrosa.core.errors import BadRequest
from subrosa.core.game import Setup
from subrosa.games.rose import GAME, box, datacheck, figures, steps
from subrosa.games.rose.box import BUILDINGS, COLOURS, TARGETS, TILE_NAMES, Figures

from .table import Table, at_random

CARDS = {"even_1_4": ((1, 2, 3, 4), (2, 3)), "slow_2_4": ((2, 3, 3, 4), (2, 4)), "wide_1_5": ((2, 3, 4, 5), (1, 3))}
TILES = {"ml_2_6": (2, 2, 3, 4, 4, 5, 6), "flat_2_6": (2, 3, 3, 4, 5, 5, 6), "low_2_6": (2, 2, 3, 3, 4, 5, 6)}


def read(data: Any) -> Figures:
    """The figures of a file."""
    return datacheck.read(json.dumps(data))


def own(
    monk: tuple[int, ...] = (0, 0, 9, 9), building: tuple[int, ...] = (7, 7), tiles: tuple[int, ...] = (0,) * 6 + (9,)
) -> Figures:
    """Figures as far from ours as a file may go."""
    times = {**dict.fromkeys(BUILDINGS, building), **dict.fromkeys(COLOURS, monk)}
    return Figures(times, william=9, adson=1, tiles=dict.fromkeys(COLOURS, tiles))


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


@pytest.mark.rule("12.4", "6.1", "7.caught", "8.3", "8.4")
def test_the_numbers_of_the_rules_are_those_of_the_page() -> None:
    assert box.CONVERSION == (5, 4, 3, 2, 1, 0)
    assert (box.WILLIAM_POINTS, box.ADSON_POINTS, box.REVELATION_POINTS, box.EVENT_CARD_POINTS) == (3, 5, 2, 2)
    assert box.HIT[2:] == (12, 6, 4, 3)


@pytest.mark.rule("12.5")
def test_an_owners_figures_are_read_from_his_file() -> None:
    data = printed("rose", "rose")
    assert read(data) == box.preset("even_1_4", "ml_2_6")
    for row in data["action_cards"]["rows"]:
        if row["kind"] == "william_adson":
            row["time"] = {"william": 9, "adson": 1}
    spoiled(data, "action_cards.b_library_1.time", 0)
    figures = read(spoiled(data, "task_tiles.t_red_1.value", 9))
    assert (figures.william, figures.adson, figures.times["library"]) == (9, 1, (0, 3))
    assert 9 in figures.tiles["red"] and len(figures.tiles["red"]) == 7


FIXED = "; a data file cannot change it"
FIGURE = " must be a whole number from 0 to 9, not "


@pytest.mark.rule("12.4", "12.5")
@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("action_cards.b_library_1.time", 10, f'"action_cards.b_library_1.time"{FIGURE}10'),
        ("action_cards.b_library_1.time", -1, f'"action_cards.b_library_1.time"{FIGURE}-1'),
        ("task_tiles.t_red_1.value", "3", f'"task_tiles.t_red_1.value"{FIGURE}"3"'),
        ("task_tiles.t_red_1.value", 2.5, f'"task_tiles.t_red_1.value"{FIGURE}2.5'),
        ("action_cards.wa_8.time.william", 4, "the 8 cards for William or Adson must all show the same two times"),
        ("action_cards.b_library_1.kind", "monk", '"action_cards.b_library_1.kind" must stay "building"' + FIXED),
        ("action_cards.b_library_1.kind", "shelf", '"action_cards.b_library_1.kind" must stay "building"' + FIXED),
        ("action_cards.b_library_1.id", "b_library_2", 'row number 1 of "action_cards" must be b_library_1, not "b_l'),
        ("action_cards.b_library_1", GONE, 'row number 1 of "action_cards" must be b_library_1, not "b_library_2"'),
        ("task_tiles.#0", {"id": "t_pink_1"}, 'row number 43 of "task_tiles" must be none, not "t_pink_1"'),
        ("action_cards.active_preset", "fast", '"action_cards.active_preset" must stay "even_1_4"' + FIXED),
        ("task_tiles.presets.ml_2_6.per_colour", [9] * 7, '"task_tiles.presets.ml_2_6.per_colour" must stay [2, 2'),
        ("figures.red.kind", "nun", '"figures.red.kind" must stay "monk"' + FIXED),
        ("conversion.points_by_position", [6] * 6, '"conversion.points_by_position" must stay [5, 4, 3, 2, 1'),
        ("investigators.william.points", 4, '"investigators.william.points" must stay 3' + FIXED),
        ("revelation.evidence_per_marker", 3, '"revelation.evidence_per_marker" must stay 2' + FIXED),
        ("accusation.evidence_per_event_card_held", 1, '"accusation.evidence_per_event_card_held" must stay 2' + FIXED),
        ("tracks.suspicion.max", 50, '"tracks.suspicion.max" must stay 40' + FIXED),
        ("setup.hand_size", 4, '"setup.hand_size" must stay 3' + FIXED),
        *((f"{names}.#1", GONE, f'row number 1 of "{names}" must be ') for names in ("colours", "buildings", "events")),
    ],
)
def test_a_place_that_makes_no_sense_is_named(place: str, value: object, sentence: str) -> None:
    (found,) = refused(read, spoiled(printed("rose", "rose"), place, value))
    assert found.startswith(sentence)


def timed(cards: int) -> Figures:
    """So many cards that show time 1, and none that shows more."""
    times = iter([1] * cards + [0] * 60)
    shown = {target: tuple(next(times) for _ in range(2 if target in BUILDINGS else 4)) for target in TARGETS}
    return Figures(shown, 5, 0, own().tiles)


@pytest.mark.rule("12.5a")
@pytest.mark.parametrize(("cards", "left"), [(0, 0), (1, 0), (16, 1), (38, 23)])
def test_figures_with_which_a_day_need_never_end_are_refused(cards: int, left: int) -> None:
    sentence = "the 45 quickest cards must show a time of 24 together, or a day need never end; they show "
    assert refused(datacheck.from_lines, timed(cards).lines()) == [f"{sentence}{left}"]


@pytest.mark.rule("12.5a")
def test_the_slowest_figures_that_are_allowed_end_in_time() -> None:
    setup = Setup.of(GAME, 5, data=datacheck.from_lines(timed(39).lines()))
    decisions = engine(GAME, "python").playouts(setup.start(), 5, 1).decisions
    assert max(decisions) < 2000 < GAME.most_decisions


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
def test_figures_come_back_from_the_lines_of_a_record_unless_one_is_damaged(line: str, damage: str) -> None:
    lines = own().lines()
    assert datacheck.from_lines(lines) == own() and len(lines) == GAME.data_lines
    (found,) = refused(datacheck.from_lines, [damage if whole.startswith(line) else whole for whole in lines])
    assert found.startswith(f"{damage!r} is not {line} with ")
