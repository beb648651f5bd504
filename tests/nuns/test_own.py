"""An owner's files together: they fit each other and the printed ones, stand in records, and make an edition."""

from __future__ import annotations

import importlib
import json
from random import Random
from typing import Any

import pytest
from spoiling import refused, spoiled

from subrosa import checks
from subrosa.core import doors, editions, record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.errors import BadData
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.core.styles import GREEDY, THRIFTY
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.own import FILES

from .test_data import ours

SIGHT_NEEDED = (
    "this map has other places, links, walls or doors than the printed one, so the printed lines of sight do not fit: "
    "give a sight file with it"
)


def misfits(*changed: Any) -> list[str]:
    """What is wrong with files that are sound by themselves."""
    return refused(lambda files: FILES.read(*map(json.dumps, files)), changed)


def with_a_hut(board: Any) -> Any:
    """One place more than is printed, at the end of the outer path."""
    board["places"].append({"id": 156, "x": 20.0, "y": 200.0, "room": "outer_path"})
    board["links"].append({"a": 110, "b": 156})
    board["rooms_2025"]["rows"].append([156])
    return board


def seeing_the_hut(views: Any) -> Any:
    """Lines of sight to it, and the half circles left to be worked out."""
    views["visible"]["156"] = [110]
    views["visible"]["110"].append(156)
    del views["by_facing"]
    return views


def test_our_own_files_fit_together_in_any_order_and_come_back_from_a_record() -> None:
    read = FILES.read(*(json.dumps(ours(name)) for name in ("cards", "map", "sight")))
    assert read.options == tuple(FILES.parts) == ("map", "sight_lines", "cards")
    assert FILES.from_lines(list(read.lines())) == read
    none = FILES.read()
    assert list(none.lines()) == ["map printed", "sight_lines printed", "cards printed"]
    with pytest.raises(BadData, match="a line that begins with sight_lines is missing"):
        FILES.from_lines(["map printed", "cards printed", "sight_lines printed"])


def test_files_of_no_known_kind_and_files_given_twice_are_refused() -> None:
    assert misfits({"schema": "nuns-map/9"}) == [
        'the file must have "schema": "nuns-map/1" or "nuns-sight/1" or "nuns-cards/1"'
    ]
    assert misfits(ours("map"), ours("map")) == ['two files say "schema": "nuns-map/1"; one is enough']


def test_a_map_with_other_places_needs_a_sight_file() -> None:
    assert misfits(with_a_hut(ours("map"))) == [SIGHT_NEEDED]
    assert misfits(with_a_hut(ours("map")), ours("sight")) == [
        "the lines of sight are those of 155 places, the map has 156"
    ]
    assert misfits(seeing_the_hut(ours("sight"))) == ["the lines of sight are those of 156 places, the map has 155"]
    read = FILES.read(json.dumps(with_a_hut(ours("map"))), json.dumps(seeing_the_hut(ours("sight"))))
    assert read.options == ("map", "sight_lines")
    with pytest.raises(BadData, match="give a sight file with it"):
        FILES.edition(read, {"map": "custom", "sight_lines": "printed", "cards": "printed"})


@pytest.mark.parametrize("part", ("walls", "doors"))
def test_other_walls_or_doors_need_a_sight_file(part: str) -> None:
    board = ours("map")
    board[part].pop(0)
    assert misfits(board) == [SIGHT_NEEDED]


def test_other_locks_keys_and_names_need_none() -> None:
    board = ours("map")
    board["locks"].pop()
    board["keys"][0]["place"] = 11
    board["rooms"][6]["en"] = "Wash-house"
    board["links"].reverse()
    assert FILES.read(json.dumps(board)).options == ("map",)


def test_half_circles_belong_to_links() -> None:
    views = ours("sight")
    views["by_facing"][6]["from"] = 9
    assert misfits(views) == [
        "the map has no link for a guard from 9 at 7",
        '"by_facing" does not say what a guard from 8 at 7 sees',
    ]


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("wishes.w3.key", 12, "wish w3 needs key 12, which does not lie on the map"),
        ("wishes.w3.place", 156, "wish w3 lies on 156, which is no place"),
        ("paths.red-122-147.places", [122, 142, 147], "path red-122-147 goes from 122 to 142, where no link is"),
    ],
)
def test_cards_speak_of_what_is_on_the_map(place: str, value: object, sentence: str) -> None:
    assert misfits(spoiled(ours("cards"), place, value))[0] == sentence


def test_guards_start_on_the_end_of_a_path() -> None:
    board = ours("map")
    board["guard_start"] = 27
    assert misfits(board) == [
        "the printed cards do not fit this map: give a cards file with it",
        "no path has an end on 27, where the guards start",
    ]


def edition(files: dict[str, Any]) -> tuple[Any, Any]:
    """Box and reasons of an edition over these files."""
    texts = {FILES.parts[part][0]: json.dumps(data) for part, data in files.items()}
    game = editions.load(FILES.package, texts)
    return game.box, importlib.import_module(f"{game.box.__package__}.sight")


def test_an_edition_has_the_tables_of_its_files() -> None:
    board = with_a_hut(ours("map"))
    board["links"][-1]["via"] = [[30, 210], [25, 190]]
    theirs, reasons = edition({"map": board, "sight_lines": seeing_the_hut(ours("sight"))})
    assert theirs.PLACE_COUNT == 156 and theirs.PLACES[-1] == "156" and box.PLACE_COUNT == 155
    assert theirs.DISTANCE[155][109] == 1 and theirs.NEIGHBOURS[155] == (109, -1, -1, -1)
    assert (theirs.tail(109, 155), theirs.tail(155, 109)) == ((25, 190), (30, 210))
    at = 109 * theirs.MOST_NEIGHBOURS + theirs.NEIGHBOURS[109].index(155)
    assert not theirs.SIGHT[at][155] and theirs.SIGHT_TURNED[at][155]
    assert reasons.why(109, 155, 155).kind == "behind"


def test_a_list_of_half_circles_has_the_last_word() -> None:
    views = ours("sight")
    view = next(view for view in views["by_facing"] if (view["from"], view["at"]) == (41, 40))
    view["sees"].remove(48)
    theirs, reasons = edition({"sight_lines": views})
    assert reasons.why(39, 40, 47).kind == "behind" and reasons.why(39, 40, 48).kind == "seen"
    assert sum(map(sum, theirs.SIGHT)) == sum(map(sum, box.SIGHT)) - 1


def test_a_gate_that_no_link_passes_hides_like_a_door() -> None:
    board = ours("map")
    x = (box.X[6] + box.X[7]) / 2
    board["doors"].append({"between": None, "line": [x, box.Y[6] - 5, x, box.Y[6] + 5]})
    views = ours("sight")
    del views["by_facing"]
    views["visible"] |= {"7": [], "8": [9], "9": [8]}
    _, reasons = edition({"map": board, "sight_lines": views})
    reason = reasons.why(6, 13, 7)
    assert (reason.kind, reason.facts) == ("gate", {"from": "7", "place": "8"})


def test_half_circles_left_out_are_worked_out_as_they_are_listed() -> None:
    views = ours("sight")
    del views["by_facing"]
    theirs, _ = edition({"sight_lines": views})
    assert theirs.SIGHT == box.SIGHT


def test_a_convent_without_a_shrine_hides_nothing() -> None:
    views = ours("sight")
    del views["shrine"]
    theirs, _ = edition({"sight_lines": views})
    assert theirs.SHRINE == theirs.NOWHERE and sum(map(sum, theirs.VISIBLE)) == 2 * 786


def test_whole_games_are_played_on_an_owner_s_map_and_their_records_carry_it() -> None:
    """The hut is entered, everything holds, and the record replays without the files."""
    files = FILES.read(json.dumps(with_a_hut(ours("map"))), json.dumps(seeing_the_hut(ours("sight"))))
    setup = Setup.of(GAME, 4, {"capture_limit": "more_than_players"}, data=files)
    assert setup.game is not GAME and setup.game.box.PLACE_COUNT == 156
    for number in range(3):
        trace = engine(setup.game, "python").trace(setup.start(), 5, number, THRIFTY)
        match = Match.from_log(setup, [Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True)])
        assert checks.violations(match) == []
    greedy = engine(setup.game, "python").games(setup.start(), [GREEDY] * 4, 1, 5)
    assert set(greedy.places[0][:4]) == {1, 2}, "greedy players find their way there, too"
    again = record.read(record.write(match))
    assert again.game is setup.game and again.decisions == match.decisions
    for seat in (*range(4), SPECTATOR):
        assert doors.leaks(match, len(match.decisions) // 2, seat, Random(seat)) == []
