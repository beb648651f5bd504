"""Investigating, and time (8.6, 8.7)."""

from __future__ import annotations

import pytest

from subrosa.core.fields import Visibility
from subrosa.games.eleven import box
from subrosa.games.eleven.fields import FIELDS, PLACES

from .actions import before, begun, clues, know
from .table import Table, odds

# 8.6 investigating


@pytest.mark.rule("8.6.1", "8.6.1a")
@pytest.mark.parametrize(
    ("seats", "lines"),
    [
        (3, ["look 2", "look 3"]),
        (4, ["look 2", "look 3", "look 4", "look pile"]),
        (6, ["look 2", "look 3", "look 4", "look 5", "look 6", "look pile"]),
    ],
)
def test_a_look_goes_to_the_hand_of_another_player_or_to_the_pile(seats: int, lines: list[str]) -> None:
    assert before("investigate", seats=seats).play("hand in 0").lines() == lines


@pytest.mark.rule("8.6.1")
def test_the_hand_of_an_eliminated_player_is_not_looked_at() -> None:
    table = before("investigate")
    table.s.alive = 0b1011
    assert table.play("hand in 0").lines() == ["look 2", "look 4", "look pile"]


@pytest.mark.rule("20.13", "15.5")
def test_an_open_pile_is_no_target() -> None:
    table = before("investigate", open_unknown_pile="true").play("hand in 0")
    assert table.lines() == ["look 2", "look 3", "look 4"]


@pytest.mark.rule("8.6.1", "8.6.2")
@pytest.mark.parametrize(
    ("powers", "odd"),
    [(15, {"see pahlsson": 1, "see power": 4}), (9, {"see pahlsson": 1, "see power": 2}), (0, {"see pahlsson": 1})],
)
def test_every_card_of_a_hand_is_equally_likely_to_be_seen(powers: int, odd: dict[str, int]) -> None:
    table = before("investigate")
    table.s.powers[1] = powers
    assert odds(table.play("hand in 0", "look 2")) == odd


@pytest.mark.rule("8.6.1a", "8.6.2")
def test_the_pile_shows_its_cards_and_never_the_chosen_one() -> None:
    table = before("investigate", 2).play("hand in 2", "look pile")
    assert odds(table) == {"see snowy": 1, "see vidal": 1, "see koleberg": 1}
    table.play("see vidal", "look pile")
    assert odds(table) == {"see snowy": 1, "see koleberg": 1}


@pytest.mark.rule("8.6.2", "8.6.2a")
def test_vector_seen_once_per_turn() -> None:
    table = before("investigate", 1)
    s = table.s
    s.card[box.LILJA], s.card[box.PAHLSSON] = 1, 0
    s.powers[1] = (1 << box.P_RESEARCH) | (1 << box.P_COMPOSE)
    table.play("hand in 1", "look 2", "see power", "look 2")
    assert odds(table) == {"see lilja": 1, "see power": 1}


@pytest.mark.rule("8.6.2", "8.6.2a")
def test_what_an_effect_has_shown_is_not_shown_again_by_the_action_of_this_turn() -> None:
    table = clues(begun(), 1).play("play p_investigate", "look 2", "see pahlsson", "yes", "see power", "no")
    table.play("choose vikstrom", "turn 1", "stop", "hand in 1", "look 2")
    assert odds(table) == {"see power": 3}


@pytest.mark.rule("8.6.2b", "8.4.1")
def test_a_target_all_of_whose_cards_were_seen_cannot_be_chosen_and_looks_without_one_lapse() -> None:
    table = before("investigate", 2)
    table.s.powers[1] = 1
    table.play("hand in 2", "look 2", "see power", "look 2", "see pahlsson")
    assert table.lines() == ["look 3", "look 4", "look pile"]
    table = before("investigate", 3, seats=3)
    table.s.alive = 0b011
    table.s.powers[1] = 0
    table.play("hand in 3", "look 2", "see johnsson", "look 2", "see vikstrom")
    assert (table.step, table.s.clues[0]) == ("end", 0)


@pytest.mark.rule("8.6.3", "8.6.4", "8.6.2a")
def test_vector_investigate_all() -> None:
    table = before("investigate", 4)
    s = table.s
    s.card[box.SNOWY], s.card[box.PAHLSSON] = 1, PLACES.index("pile")
    s.known[1][box.SNOWY], s.known[1][box.PAHLSSON] = 1, 0
    s.supply = 10
    table.play("hand in 4")
    assert (s.clues[0], s.supply) == (0, 14)
    table.play(*["look 2", "see power"] * 4, "look 2")
    assert odds(table) == {"see snowy": 1}
    table.play("see snowy")
    assert (table.step, know(table, 0)) == ("end", {"lilja", "snowy"})
    assert "snowy" not in know(table, 2) | know(table, 3)
    table.play("end")
    assert (s.powers[1], s.card[box.SNOWY], list(s.looked)) == (15, 1, [0] * 7)


@pytest.mark.rule("8.6.3", "R15")
def test_each_look_of_the_action_may_go_to_another_target_unless_the_table_says_otherwise() -> None:
    table = before("investigate", 2)
    table.play("hand in 2", "look 2", "see pahlsson", "look pile", "see koleberg", "look 4", "see vikstrom")
    assert (table.step, know(table, 0)) == ("end", {"lilja", "pahlsson", "koleberg", "vikstrom"})
    assert list(table.s.looked) == [0, 1, 0, 1, 0, 0, 1]
    table = before("investigate", 1, gear_investigate_may_split="false").play("hand in 1", "look 2", "see power")
    assert (table.step, table.s.target) == ("look", 1)


@pytest.mark.rule("8.6.3a")
@pytest.mark.parametrize(("line", "looks"), [("choose lewis", 2), ("play p_investigate", 3)])
def test_the_looks_of_an_effect_end_when_its_target_has_no_card_left(line: str, looks: int) -> None:
    table = begun()
    table.s.powers[1] = 0
    table.play(line)
    assert table.s.looks == looks
    table.play("look 2", "see pahlsson")
    assert table.step == ("gear" if line == "choose lewis" else "figure")


@pytest.mark.rule("8.6.3b", "18.p_investigate", "R39")
@pytest.mark.parametrize(("answers", "looked"), [(["no"], 1), (["yes", "no"], 2), (["yes", "yes"], 3)])
def test_before_each_look_of_up_to_three_after_the_first_one_may_stop(answers: list[str], looked: int) -> None:
    table = begun().play("play p_investigate", "look 2", "see power")
    for answer in answers:
        assert table.lines() == ["no", "yes"]
        table.play(answer)
        if answer == "yes":
            table.play("see power")
    assert (table.step, table.s.looked[1]) == ("figure", looked)


@pytest.mark.rule("8.6.4")
def test_who_looks_at_a_character_knows_it_and_nobody_else_does() -> None:
    table = before("investigate").play("hand in 0", "look 3", "see johnsson")
    assert [know(table, seat) for seat in range(4)] == [{"lilja", "johnsson"}, {"pahlsson"}, {"johnsson"}, {"vikstrom"}]


@pytest.mark.rule("8.6.4a")
def test_the_number_of_cards_looked_at_is_open_to_all() -> None:
    table = before("investigate", 1).play("hand in 1", "look 3", "see johnsson", "look 3", "see power")
    assert (table.s.looked[2], table.s.target) == (2, -1)
    assert [FIELDS.by_name[name].known for name in ("looked", "target", "turn")] == [Visibility.ALL] * 3
    assert Visibility.ALL not in {FIELDS.by_name[name].known for name in ("known", "apart", "card")}


@pytest.mark.rule("8.6.5", "8.6.2a")
def test_a_new_turn_begins_with_nothing_apart() -> None:
    table = before("investigate", 1).play("hand in 1", "look 3", "see johnsson", "look pile", "see vidal", "end")
    assert (table.s.turn, sum(table.s.looked), sum(table.s.apart)) == (1, 0, 0)
    table.play("play p_investigate", "look 3")
    assert odds(table) == {"see johnsson": 1, "see power": 4}


@pytest.mark.rule("8.6.2a")
def test_after_the_last_turn_of_the_hour_nothing_lies_apart() -> None:
    table = begun(event="e01", position=4).play("choose vikstrom", "turn 1", "stop", "hand in 0")
    table.play("look pile", "see vidal")
    assert (table.s.looked[6], table.s.apart[box.VIDAL]) == (1, 1)
    table.play("end")
    assert (table.step, sum(table.s.looked), sum(table.s.apart)) == ("location", 0, 0)


# 8.7 time


@pytest.mark.rule("8.7.1a", "8.3.3", "13.2")
def test_vector_time_zero() -> None:
    table = begun()
    table.play("choose johnsson")
    s = table.s
    s.time[0] = 1
    assert [line for line in table.lines() if line.startswith("turn")] == ["turn 1"]
    table.play("turn 1")
    assert (s.time[0], s.alive, s.open[box.LILJA], s.gear) == (0, 0b1110, 1, 1)
    assert (s.place[box.JOHNSSON], s.turn, table.step) == (box.START[box.JOHNSSON], 1, "figure")
    assert "choose johnsson" not in table.lines()


@pytest.mark.rule("8.7.1b")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_decision_of_a_player_changes_the_time_of_another(seed: int) -> None:
    table = Table(seed=seed).until("figure")
    turns = ("figure", "gear", "move", "hand_in", "end", "walk", "copy", "free_action", "target", "ride")
    checked = 0
    while table.decider >= 0:
        seat, step, time = table.decider, table.step, list(table.s.time)
        table.until_next()
        if step in turns:
            changed = {other for other in range(4) if table.s.time[other] != time[other]}
            assert changed <= {seat}
            checked += bool(changed)
    assert checked > 10
