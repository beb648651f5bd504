"""The end of the hour: tile limit, discards, clock; Ragnarök (10, 14)."""

from __future__ import annotations

import pytest

from subrosa.core.deciders import CHANCE
from subrosa.games.eleven import box, rules
from subrosa.games.eleven.rules.hour import enter, proceed
from subrosa.games.eleven.rules.terms import DISCARDS

from .table import VECTORS, Table, under

FIVE = ("loc_mole", "lemuria", "hourglass", "archive", "exchange")


def end_of_hour(table: Table) -> Table:
    """Phase 6 of the hour, with the order and tiles the table has."""
    enter(table.s, DISCARDS, 0)
    proceed(table.s)
    return table


def results(table: Table) -> list[int]:
    out = [0] * table.s.seats
    rules.places(table.s, out)
    return out


@pytest.mark.rule("10.1")
def test_vector_tile_limit() -> None:
    vector = VECTORS["tile_limit"]
    table = Table().at_turn(0)
    table.give(2, *FIVE[: vector["before"]["tiles"]])
    end_of_hour(table)
    assert (table.step, table.decider) == ("discard", 2)
    table.play("discard archive", "discard loc_mole")
    assert table.s.tiles[2] == sum(table.s.tile[2]) == vector["after"]["tiles"]
    assert under(table) == ["archive", "loc_mole"]
    assert (table.step, table.s.hour) == ("event", 2)


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("held", "asked"), [(0, 0), (3, 0), (4, 1), (5, 2)])
def test_what_is_over_three_tiles_is_discarded_and_nothing_else(held: int, asked: int) -> None:
    table = end_of_hour(Table().at_turn(0).give(1, *FIVE[:held]))
    count = 0
    while table.step == "discard":
        table.until_next()
        count += 1
    assert (count, table.s.tiles[1]) == (asked, min(held, 3))


@pytest.mark.rule("10.1")
def test_discards_go_in_the_order_of_this_hour() -> None:
    table = Table().at_turn(3, order=(3, 1, 0, 2))
    table.give(0, *FIVE).give(1, "mystic_gate", "deggial", "nifelheim", "inspiration")
    table.give(3, "magnifier", "trade_clue", "ticket_steam", "ticket_airship")
    end_of_hour(table)
    deciders = []
    while table.step == "discard":
        deciders.append(table.decider)
        table.until_next()
    assert deciders == [3, 1, 0, 0]


@pytest.mark.rule("10.1", "13.3")
def test_whoever_is_eliminated_discards_nothing_at_the_end() -> None:
    table = Table().at_turn(0).give(0, *FIVE)
    table.s.time[0] = 1
    table.play("choose johnsson", "turn 1")
    end_of_hour(table)
    assert table.step == "event" and table.s.tiles[0] == 0


@pytest.mark.rule("10.1a", "R21", "22.9e")
@pytest.mark.parametrize("order", [("lemuria", "exchange"), ("exchange", "lemuria")])
def test_he_chooses_the_tiles_and_their_order_one_by_one(order: tuple[str, str]) -> None:
    table = end_of_hour(Table().at_turn(0).give(0, *FIVE))
    assert set(table.lines()) == {f"discard {tile}" for tile in FIVE}
    table.play(f"discard {order[0]}")
    assert set(table.lines()) == {f"discard {tile}" for tile in FIVE if tile != order[0]}
    table.play(f"discard {order[1]}")
    assert under(table) == list(order)


@pytest.mark.rule("10.1a", "22.2b", "10.1", "2.8")
def test_tiles_given_back_are_known_to_their_owner_and_drawn_last_in_their_order() -> None:
    table = end_of_hour(Table().at_turn(0).give(2, *FIVE))
    table.play("discard lemuria", "discard archive")
    assert list(table.s.under_knower[:2]) == [0b0100, 0b0100]
    assert list(table.s.under_bunch[:2]) == [0, 0]
    table = end_of_hour(Table().at_turn(0).give(2, *FIVE)).play("discard lemuria", "discard archive")
    table.at_turn(0, event="e02", hour=2)
    table.s.bag, table.s.bag_left = [0] * len(box.TILES), 0
    table.play("choose lilja")
    assert table.lines() == ["draw lemuria"]
    assert rules.knows(table.s, CHANCE, 0) == 0b0101, "who draws it and who gave it back, and nobody else"
    assert table.play("draw lemuria").lines() == ["draw archive"]


@pytest.mark.rule("10.1b")
def test_during_the_hour_there_is_no_limit_to_tiles() -> None:
    table = Table().at_turn(0).give(0, *FIVE).play("choose lilja")
    while table.step == "draw":
        table.until_next()
    assert (table.step, table.s.tiles[0]) == ("gear", 7)


@pytest.mark.rule("10.2")
def test_characters_are_free_and_unlocked_again_and_the_event_is_gone() -> None:
    table = Table().at_turn(0, event="e01")
    assert box.CHARACTERS[table.s.locked] == "lewis"
    table.play("choose vikstrom")
    end_of_hour(table)
    assert (table.s.used, table.s.locked, table.s.event) == (0, -1, -1)
    table.at_turn(0, event="e02", hour=2)
    assert {"choose lewis", "choose vikstrom"} <= set(table.lines())


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("hour", [1, 2, 3, 5, 10])
def test_the_clock_moves_on_by_one_hour(hour: int) -> None:
    table = end_of_hour(Table().at_turn(0, hour=hour))
    assert (table.s.hour, table.step) == (hour + 1, "event")


@pytest.mark.rule("10.3", "14.1")
def test_hour_11_is_played_to_its_very_end() -> None:
    table = Table().at_turn(3, hour=11, order=(0, 1, 2, 3)).give(0, *FIVE[:4]).give(3, "loc_mole")
    table.play("choose johnsson", "turn 1", "stop").until("end").play("end")
    assert (table.step, table.decider) == ("location", 3)
    table.play("place mole east")
    assert (table.step, table.decider) == ("discard", 0)
    table.play("discard archive")
    assert (table.decider, table.step, table.s.hour) == (-1, "over", 12)


@pytest.mark.rule("14.1", "14.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_ragnarok_all_lose(seats: int) -> None:
    table = end_of_hour(Table(seats).at_turn(0, hour=11))
    assert (table.step, table.s.winner) == ("over", -1)
    assert results(table) == [2] * seats


@pytest.mark.rule("14.2", "12.8", "13.5")
@pytest.mark.parametrize("seed", range(6))
def test_a_game_ends_with_one_winner_or_with_everybody_s_loss(seed: int) -> None:
    table = Table(4, seed)
    while table.decider >= 0:
        table.until_next()
    s = table.s
    assert sorted(results(table)) == ([1, 2, 2, 2] if s.winner >= 0 else [2, 2, 2, 2])
    assert s.winner >= 0 or s.alive == 0 or s.hour == 12
