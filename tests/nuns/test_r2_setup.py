"""Set-up: seats, novices, wishes, blessings, guards and first paths (2)."""

from __future__ import annotations

import pytest

from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import FIGURES

from .table import WATCHER, Table
from .test_r1_box import rows

LIMITS = ("novices", "players", "more_than_novices", "more_than_players")
FROM_26 = {path for path, ends in zip(box.PATHS, box.PATH_ENDS, strict=True) if 25 in ends}


def owners(table: Table) -> dict[int, int]:
    """Which seat leads which novice."""
    return {novice + 1: seat + 1 for novice, seat in enumerate(table.s.owner) if seat >= 0}


@pytest.mark.rule("2.1", "2.1a", "2.1b", "9.2", "9.2a", "9.2b", "9.2c")
@pytest.mark.parametrize("row", rows("## 2. Set-up", 9), ids=lambda row: f"{row[0]} players")
def test_the_table_of_seats_novices_blessings_and_limits(row: list[str]) -> None:
    seats, guards, others, novices, blessings, *limits = row
    table = Table(int(seats), blessed={})
    first, last = others.split("-")[0], others.split("-")[-1]
    leading = list(range(int(first), int(last) + 1))
    assert list(owners(table).values()) == leading and len(leading) == int(novices)
    assert leading[0] == len(guards.split(", ")) + 1
    assert sum(kind >= 0 for kind in table.s.blessing) == int(blessings)
    for value, limit in zip(LIMITS, limits, strict=True):
        assert Table(int(seats), capture_limit=value).s.limit == int(limit)


@pytest.mark.rule("2.1", "2.1a", "R2")
def test_seat_1_leads_both_guards_and_of_eight_players_two_lead_one_each() -> None:
    for seats, second in ((7, 1), (8, 2)):
        table = Table(seats).rest()
        assert table.deciders == (1,)
        table.play("first prioress")
        assert table.deciders == (second,)
        table.until("listen")
        table = Table(seats).rest().play("first abbess")
        assert table.deciders == (1,)
        table.play("path red-26-122", "step 25", "step 24", "step 42", "stop")
        assert table.deciders == (second,)


@pytest.mark.rule("2.2", "12.11", "2.2a", "2.2b")
def test_chance_deals_each_novice_another_cell_where_she_starts_on_the_run() -> None:
    table = Table(4, cells=())
    assert table.step == "cell" and table.lines() == [f"novice {name}" for name in box.NOVICES]
    table.play("novice celeste")
    assert "novice celeste" not in table.lines() and len(table.lines()) == 5
    table.play("novice bernadette", "novice anne_marie")
    assert owners(table) == {4: 2, 6: 3, 1: 4}
    assert [box.names("novices", "en")[id] for id in box.NOVICES] == [
        "Anne Marie",
        "Margaret",
        "Theresa",
        "Celeste",
        "Angelica",
        "Bernadette",
    ]
    table = Table(2, cells=(5,))
    assert owners(table) == {5: 2} and table.stands(5) == 5 and box.NOVICES[4] == "angelica"
    table = Table(5, cells=(6, 2, 3, 5))
    assert table.step == "move"
    for novice in (2, 3, 5, 6):
        assert (table.stands(novice), table.status(novice), table.marker(novice)) == (novice, "run", 0)


@pytest.mark.rule("2.3")
def test_each_novice_gets_another_wish_that_only_she_sees() -> None:
    table = Table(4, wishes={1: "w7", 2: "w2", 3: "w5"})
    assert [box.WISHES[card] for card in table.s.wish_card[:3]] == ["w7", "w2", "w5"]
    dealt = [t for t in table.match.told if t.kind == "your_wish"]
    assert [(t.facts["wish_card"], [seat for seat in range(10) if t.reaches(seat)]) for t in dealt] == [
        ("w7", [1]),
        ("w2", [2]),
        ("w5", [3]),
    ]
    assert [table.view(seat).wish_card["margaret"] for seat in (1, 2, 3, 4, WATCHER)] == [None, None, "w2", None, None]
    table = Table(3, cells=())
    table.play("novice margaret", "novice celeste", "wish margaret w3")
    assert table.lines() == [f"wish celeste w{n}" for n in (1, 2, 4, 5, 6, 7, 8)]


@pytest.mark.rule("2.3a", "2.5c", "13.19")
def test_wishes_and_blessings_that_are_left_over_are_in_nobody_s_view() -> None:
    table = Table(4, wishes={1: "w1", 2: "w2", 3: "w3"}, blessed={"abbess": "soft_steps", "prioress": "soft_steps"})
    for seat in (1, 2, 3, 4, WATCHER):
        view = table.view(seat)
        assert {card for card in view.wish_card.values() if card} <= {"w1", "w2", "w3"}
        seen = [kind for kind in view.blessing.values() if kind]
        assert len(seen) == {1: 2, WATCHER: 0}.get(seat, 1)
    # Not even the record of the deal holds them: chance decides only what is dealt.
    assert len(table.match.decisions) == 3 + 3 + 5


@pytest.mark.rule("2.4", "4.2c")
def test_each_novice_has_all_four_movement_cards_in_every_round() -> None:
    table = Table(3)
    for _ in range(3):
        for seat in (2, 3):
            assert table.lines(seat) == ["play stand", "play sneak", "play walk", "play run"]
        table.next_round()
    assert table.s.round == 4


@pytest.mark.rule("2.5", "2.5a", "2.5b")
@pytest.mark.parametrize(("seats", "side"), [(3, (1,)), (8, (1, 2))])
def test_a_blessing_is_known_to_its_own_side(seats: int, side: tuple[int, ...]) -> None:
    table = Table(seats, blessed={1: "swift_foot", "abbess": "false_noise", "prioress": "second_chance"})
    leads = owners(table)[1]
    for seat in (*range(1, seats + 1), WATCHER):
        blessing = table.view(seat).blessing
        assert blessing["anne_marie"] == ("swift_foot" if seat == leads else None)
        assert [blessing["abbess"], blessing["prioress"]] == (
            ["false_noise", "second_chance"] if seat in side else [None, None]
        )
    for t in table.match.told:
        if t.kind in ("your_blessing", "your_guard_blessing"):
            told = tuple(seat + 1 for seat in range(10) if t.reaches(seat))
            novice = t.facts.get("novice")
            assert told == ((owners(table)[box.NOVICES.index(str(novice)) + 1],) if novice else side)


@pytest.mark.rule("2.5")
def test_every_figure_gets_one_blessing_by_chance_two_of_a_kind_at_most() -> None:
    table = Table(3, cells=(2, 3), wishes={2: "w1", 3: "w2"}, blessed={2: "soft_steps"})
    assert [FIGURES[n] for n, kind in enumerate(table.s.blessing) if kind >= 0] == [
        "margaret",
        "theresa",
        "abbess",
        "prioress",
    ]
    table = Table(8, blessed={1: "soft_steps", 2: "soft_steps"})
    before = table.match.position(6 + 6 + 2)
    out, weights = [0] * 8, [0] * 8
    assert GAME.rules.odds(before, out, weights) == 3 and (out[:3], weights[:3]) == ([0, 1, 3], [2, 2, 2])


@pytest.mark.rule("2.6", "5.6a")
def test_both_guards_start_on_26_and_look_nowhere() -> None:
    table = Table(4)
    assert [table.at(guard) for guard in box.GUARDS] == [26, 26] and table.s.facing == [-1, -1]
    assert table.sees("abbess") == table.sees("prioress") == {26}


@pytest.mark.rule("2.7", "2.7b")
def test_a_guard_takes_her_first_path_when_she_first_moves() -> None:
    table = Table(3)
    assert table.s.path == [-1, -1] and not any(table.s.used)
    table.rest().play("first prioress")
    assert table.step == "path" and {line.split()[1] for line in table.lines()} == FROM_26 and len(FROM_26) == 8
    table.play("path green-26-101", "step 40", "step 41", "step 46", "stop")
    assert table.step == "path" and {line.split()[1] for line in table.lines()} == FROM_26 - {"green-26-101"}
    assert (table.path("abbess"), table.path("prioress")) == ("", "green-26-101")


@pytest.mark.rule("2.7a", "2.7b", "R3")
def test_with_first_path_at_set_up_both_are_chosen_before_round_1_without_false_noise() -> None:
    table = Table(8, first_path="setup")
    assert (table.step, table.s.round, table.deciders) == ("path", 0, (1,)) and len(table.lines()) == 8
    table.play("path blue-26-84")
    assert (table.s.round, table.deciders) == (0, (2,)) and len(table.lines()) == 7
    table.play("path red-26-122")
    assert (table.step, table.s.round) == ("move", 1)
    assert (table.path("abbess"), table.path("prioress")) == ("blue-26-84", "red-26-122")
    assert table.rest().play("first abbess").steps() == {19}
    table = Table(3, first_path="setup", blessed={"abbess": "false_noise"})
    assert all(line.startswith("path ") for line in table.lines())


@pytest.mark.rule("2.8")
def test_markers_stand_at_their_beginnings_and_nothing_has_been_taken() -> None:
    table = Table(5)
    assert (table.s.round, table.s.captures) == (1, 0)
    assert table.s.key[:4] == table.s.wish[:4] == table.s.captured[:4] == [0, 0, 0, 0]


@pytest.mark.rule("2.9", "2.9a", "R4")
@pytest.mark.parametrize(
    ("seats", "each", "seen"),
    [
        (2, "2", [2, 2]),
        (2, "3", [2, 2, 2]),
        (3, "2", [2, 3, 2, 3]),
        (3, "3", [2, 3, 2, 3, 2, 3]),
        (4, "3", [2, 3, 4, 2, 3, 4]),
        (5, "2", [2, 3, 4, 5, 2, 3]),
        (8, "3", [3, 4, 5, 6, 7, 8]),
    ],
)
def test_seats_get_their_novices_in_turn_up_to_six(seats: int, each: str, seen: list[int]) -> None:
    table = Table(seats, novices_per_player=each)
    assert list(owners(table).values()) == seen


@pytest.mark.rule("2.9b", "R4")
def test_a_seat_moves_its_novices_in_the_order_of_cells_and_knows_what_each_knows() -> None:
    table = Table(3, cells=(6, 2, 3, 1), novices_per_player="2", wishes={6: "w3", 3: "w4"})
    assert owners(table) == {6: 2, 2: 3, 3: 2, 1: 3}
    view = table.view(2)
    assert {name: card for name, card in view.wish_card.items() if card} == {"theresa": "w4", "bernadette": "w3"}
    table.play("2: play stand")
    assert table.told(2) == ["you_choose theresa stand"] and table.told(3) == []
    table.play("2: stop", "2: play sneak")
    assert table.told(2) == ["you_stop theresa", "you_choose bernadette sneak"]


@pytest.mark.rule("2.10", "R5")
def test_a_blessing_serves_its_own_figure_only() -> None:
    """The prioress's swift foot gives the abbess no seventh step, nor does hers sharpen the abbess's ears."""
    table = Table(2, blessed={"abbess": "second_chance", "prioress": "swift_foot"}, first_path="setup")
    table.play("path blue-26-84", "path red-26-147").rest()
    table.play("first abbess", *[f"step {n}" for n in (19, 18, 17, 16, 15)])
    assert "stop as walk" not in table.lines()
    table.play("step 14")
    assert table.lines() == ["stop"]
    table.play("stop", *[f"step {n}" for n in (40, 39, 38, 37, 49)])
    assert table.lines() == ["step 50", "stop", "stop as walk"]


@pytest.mark.rule("2.10a", "10.3e", "R5")
def test_only_false_noise_may_be_used_for_the_other_guard() -> None:
    table = Table(2, blessed={"abbess": "soft_steps", "prioress": "false_noise"}).rest().play("first abbess")
    assert [line for line in table.lines() if not line.startswith("path")] == [
        f"false noise {place} {guard}" for guard in box.GUARDS for place in (19, 25, 40)
    ]
    table = Table(2, blessed={"abbess": "false_noise", "prioress": "false_noise"}).rest().play("first prioress")
    table.play("false noise 40 abbess")
    assert table.s.spent[6:] == [-1, box.FALSE_NOISE]
    table.play("false noise 25 abbess")
    assert table.s.spent[6:] == [box.FALSE_NOISE] * 2
