"""Set-up (3), the course of an hour (4) and the auction for the order of turns (6)."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.core.deciders import CHANCE
from subrosa.games.eleven import box, rules
from subrosa.games.eleven.fields import PHASES, PLACES, PLAYERS
from subrosa.games.eleven.rules.hour import begin_hour

from .table import SEATS, VECTORS, Table, other

HANDS = [PLACES[seat] for seat in range(len(PLAYERS))]


def set_up(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A table just before its first event."""
    return Table(seats, seed, **options).until("event")


def auction(old: tuple[int, ...] = (0, 1, 2, 3), time: dict[int, int] | None = None, **options: str) -> Table:
    """The first auction of an hour; seats that are missing from the old order are out of the game."""
    table = set_up(len(PLAYERS) if len(old) > 4 else 4, **options)
    s = table.s
    for i in range(len(s.old)):
        s.old[i] = old[i] if i < len(old) else -1
    s.alive = sum(1 << seat for seat in old)
    for seat, left in (time or {}).items():
        s.time[seat] = left
    return table.play("event e07")


def by(table: Table, *bids: tuple[int, str]) -> Table:
    """Lines with the seat that has to say each of them."""
    for seat, line in bids:
        assert table.decider == seat, f"{line!r} of {seat}, but {table.decider} is asked at {table.step}"
        table.play(line)
    return table


def order(table: Table) -> list[int]:
    return list(table.s.order[: table.s.positions])


def cards(table: Table) -> dict[str, list[str]]:
    """The character cards by the place they are in."""
    found: dict[str, list[str]] = {place: [] for place in PLACES}
    for character, place in zip(box.CHARACTERS, table.s.card, strict=True):
        found[PLACES[place]].append(character)
    return found


# Set-up (3)


@pytest.mark.rule("3.1", "3.1a", "R3")
def test_the_gears_start_by_even_lot_in_one_of_72_positions_that_show_move_a_clue() -> None:
    table = Table()
    assert (table.step, table.decider) == ("gears", CHANCE)
    assert table.choices() == list(range(0, 504, 7)) and len(table.choices()) == 72
    assert {box.ACTION_FACES[gear % 7] for gear in table.choices()} == {box.MOVE_CLUE}
    assert table.play("gears 497").s.gear == 497
    out, weights = [0] * 128, [0] * 128
    count = rules.odds(Table().s, out, weights)
    assert weights[:count] == [1] * 72


@pytest.mark.rule("R3")
def test_gears_set_to_zero_show_steam_train_3_and_move_a_clue() -> None:
    table = Table(**other("gear_setup"))
    assert (table.step, table.s.gear) == ("deal", 0)
    faces = box.TRANSPORT_FACES[0], box.STEP_FACES[0], box.ACTION_FACES[0]
    assert faces == (box.STEAM_TRAIN, 3, box.MOVE_CLUE)


@pytest.mark.rule("3.1", "4.1")
def test_the_clock_stands_at_one_before_the_first_event() -> None:
    assert set_up().s.hour == 1


@pytest.mark.rule("3.2", "2.5")
def test_all_21_clues_are_in_the_supply_and_all_tiles_in_the_stack() -> None:
    s = set_up().s
    assert (s.supply, sum(s.clue), s.bag_left, s.under_left) == (21, 0, 50, 0)
    assert list(s.row) == [-1] * 11


@pytest.mark.rule("3.3", "24.3")
def test_each_figure_starts_on_its_rune_and_the_organ_waits_off_the_map() -> None:
    s = set_up().s
    starts = {character: box.SPOTS[spot] for character, spot in zip(box.CHARACTERS, s.place, strict=True)}
    assert starts == box.BOARD["starts"]
    assert (s.organ, list(s.compass)) == (-1, [-1] * 4)


@pytest.mark.rule("3.4", "3.4a")
def test_nobody_knows_any_card_but_his_own() -> None:
    table = set_up(5)
    for seat in range(5):
        known = [id for id, seen in zip(box.CHARACTERS, table.s.known[seat], strict=True) if seen == 1]
        assert known == cards(table)[HANDS[seat]]
    assert list(table.s.open) == [0] * 8


@pytest.mark.rule("3.4")
def test_every_character_not_yet_dealt_may_be_the_chosen_one() -> None:
    table = Table().play("gears 0", "deal 1 lilja", "deal 2 snowy", "deal 3 vidal", "deal 4 lewis")
    assert table.lines() == [f"chosen {id}" for id in ("pahlsson", "johnsson", "vikstrom", "koleberg")]
    table.play("chosen johnsson")
    assert cards(table)["chosen one"] == ["johnsson"]
    assert cards(table)["pile"] == ["pahlsson", "vikstrom", "koleberg"]


@pytest.mark.rule("3.5", "8.1.1")
def test_a_character_card_ties_nobody_to_a_figure() -> None:
    table = set_up().at_turn(0)
    assert [line for line in table.lines() if line.startswith("choose")] == [f"choose {id}" for id in box.CHARACTERS]


@pytest.mark.rule("3.6", "3.7", "3.9")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_players_start_with_45_time_four_power_cards_and_nothing_else(seats: int) -> None:
    s = set_up(seats).s
    assert list(s.time[:seats]) == [45] * seats
    assert list(s.powers[:seats]) == [0b1111] * seats
    assert list(s.sheets[:seats]) == list(s.clues[:seats]) == list(s.tiles[:seats]) == [0] * seats
    assert list(s.role[:seats]) == list(s.shown_role[:seats]) == [-1] * seats
    assert s.locked == -1


@pytest.mark.rule("3.6a", "6.10")
def test_the_order_of_the_first_auction_is_drawn_by_lot_and_opened_by_the_first_drawn() -> None:
    table = Table(4).until("seating")
    assert table.decider == CHANCE and len(table.choices()) == 4
    table.play("order 1 seat 3", "order 2 seat 1")
    assert table.lines() == ["order 3 seat 2", "order 3 seat 4"]
    table.play("order 3 seat 4", "order 4 seat 2")
    assert list(table.s.old[:4]) == [2, 0, 3, 1]
    table.play("event e01")
    assert (table.step, table.decider) == ("open", 2)


@pytest.mark.rule("3.8", "6.3")
def test_seats_stay_clockwise_whatever_the_order_of_turns() -> None:
    table = by(auction(old=(2, 0, 3, 1)), (2, "open 1"), (2, "bid 0"))
    by(table, (3, "pass"), (0, "pass"), (1, "pass"))
    assert table.s.order[0] == 2


@pytest.mark.rule("15.1", "15.1a", "15.2", "15.3a", "3.4")
@pytest.mark.parametrize("seed", range(4))
def test_vector_setup_3p_deals_two_cards_each_and_lays_one_open(seed: int) -> None:
    after = VECTORS["setup_3p"]["after"]
    table = set_up(3, seed)
    s, found = table.s, cards(table)
    assert list(s.time[:3]) == [after["time"]] * 3
    assert [len(found[hand]) for hand in HANDS[:3]] == [after["character_cards_each"]] * 3
    assert len(found["chosen one"]) == after["chosen"]
    assert len(found["open"]) == after["open_card"]
    assert len(found["pile"]) == after["unknown_pile"]
    assert s.bag_left == sum(s.bag) == after["research_tiles"]
    assert [id for id, shown in zip(box.CHARACTERS, s.open, strict=True) if shown] == found["open"]


@pytest.mark.rule("15.3")
def test_vector_setup_3p_deals_no_roles_in_hour_5() -> None:
    table = set_up(3)
    table.s.hour = 4
    begin_hour(table.s)
    assert VECTORS["setup_3p"]["after"]["roles_dealt"] is False
    assert (table.s.hour, table.step, list(table.s.role[:3])) == (5, "event", [-1] * 3)


@pytest.mark.rule("3.4", "3.4a", "3.6", "1.3")
@pytest.mark.parametrize("at", range(3))
def test_vector_setup_4_5_6_deals_one_card_each_and_leaves_a_pile(at: int) -> None:
    row = VECTORS["setup_4_5_6"]
    seats, after = row["before"]["players"][at], row["after"]
    table = set_up(seats)
    s, found = table.s, cards(table)
    assert list(s.time[:seats]) == [after["time"]] * seats
    assert [len(found[hand]) for hand in HANDS[:seats]] == [after["character_cards_each"]] * seats
    assert len(found["chosen one"]) == after["chosen"]
    assert len(found["pile"]) == after["unknown_pile"][at]
    assert s.bag_left == sum(s.bag) == after["research_tiles"]


# The hour (4)


@pytest.mark.rule("4.1", "4.1a")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_phases_of_each_hour_follow_one_another_and_never_mix(seats: int) -> None:
    table = set_up(seats, seed=3)
    hour, phase, seen = 1, 0, {1: {"event"}}
    table.until_next()
    while table.decider >= 0 and table.s.hour <= 4:
        if table.step != "event":
            now = (int(table.s.hour), int(table.s.phase))
            assert now >= (hour, phase)
            hour, phase = now
            seen.setdefault(hour, {"event"}).add(PHASES[phase])
        table.until_next()
    for hour in range(1, 5):
        assert seen[hour] >= {"event", "auction", "clues", "turns", "location"}


# The auction (6)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("old", "positions"), [((0, 1, 2, 3), 4), ((3, 1, 0), 3), ((2, 0), 2), ((5, 4, 3, 2, 1), 5)])
def test_there_are_as_many_positions_as_living_players(old: tuple[int, ...], positions: int) -> None:
    table = auction(old)
    assert table.s.positions == positions
    assert table.lines() == [f"open {position}" for position in range(1, positions + 1)]


@pytest.mark.rule("6.2", "13.4", "6.2a", "6.8")
def test_the_first_living_of_the_old_order_opens_a_free_position_with_any_bid_that_leaves_1_time() -> None:
    table = auction(old=(3, 1, 0, 2))
    assert (table.step, table.decider) == ("open", 3)
    assert "pass" not in table.lines()
    table.play("open 3")
    assert (table.step, table.decider) == ("bid", 3)
    assert "pass" not in table.lines()
    table = by(auction(old=(2, 0, 3)), (2, "open 1"), (2, "bid 0"), (3, "pass"), (0, "pass"))
    assert (table.s.order[0], table.decider, table.step) == (2, 0, "open")
    table = auction(time={0: 12}).play("open 4")
    assert table.lines() == [f"bid {amount}" for amount in range(12)]
    table = by(auction(), (0, "open 2"), (0, "bid 0"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert (table.decider, table.lines()) == (1, ["open 1", "open 3", "open 4"])


@pytest.mark.rule("6.3", "22.1c", "6.4")
def test_bidding_by_any_higher_amount_goes_round_clockwise_until_one_is_left() -> None:
    table = auction(time={1: 9}).play("open 1", "bid 4")
    assert (table.decider, table.lines()) == (1, ["pass", "bid 5", "bid 6", "bid 7", "bid 8"])
    table = by(auction(), (0, "open 1"), (0, "bid 0"), (1, "bid 1"), (2, "bid 3"), (3, "pass"), (0, "bid 4"))
    by(table, (1, "bid 10"), (2, "pass"), (0, "bid 11"), (1, "pass"))
    assert (table.s.order[0], list(table.s.time[:4])) == (0, [34, 45, 45, 45])
    table = by(auction(old=(2, 1, 0, 3)), (2, "open 1"), (2, "bid 0"), (3, "bid 1"), (0, "bid 2"), (1, "bid 3"))
    by(table, (2, "pass"), (3, "pass"), (0, "pass"))
    assert (table.s.order[0], table.s.time[1]) == (1, 42)


@pytest.mark.rule("6.3", "6.3a")
def test_who_has_a_position_is_not_asked_any_more_and_who_passed_is_in_the_next_auction() -> None:
    table = by(auction(), (0, "open 3"), (0, "bid 0"), (1, "bid 1"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert table.s.order[2] == 1
    by(table, (0, "open 1"), (0, "bid 0"), (2, "bid 1"), (3, "bid 2"), (0, "pass"), (2, "pass"))
    assert table.s.order[0] == 3
    table = by(auction(), (0, "open 1"), (0, "bid 0"), (1, "pass"), (2, "bid 1"), (3, "pass"), (0, "bid 2"))
    by(table, (2, "pass"))
    assert (table.decider, table.step, table.s.passed) == (1, "open", 0)
    by(table, (1, "open 2"), (1, "bid 0"), (2, "bid 1"), (3, "bid 2"))


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("amount", [0, 6])
def test_if_nobody_raises_the_opener_has_it_for_his_opening_bid(amount: int) -> None:
    table = by(auction(), (0, "open 4"), (0, f"bid {amount}"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert (table.s.order[3], table.s.time[0]) == (0, 45 - amount)


@pytest.mark.rule("6.7")
def test_the_last_one_gets_what_is_left_for_nothing() -> None:
    table = auction()
    for seat, position in ((0, 4), (1, 3), (2, 1)):
        by(table, (seat, f"open {position}"), (seat, "bid 1"))
        while table.step == "raise":
            table.play("pass")
    assert (order(table), table.s.time[3]) == ([2, 3, 1, 0], 45)
    assert table.step == "clue"
    table = by(auction(old=(3, 1)), (3, "open 2"), (3, "bid 0"), (1, "bid 1"), (3, "pass"))
    assert (order(table), table.s.time[1], table.s.time[3]) == ([3, 1], 44, 45)


@pytest.mark.rule("6.8", "R7", "22.9c")
def test_who_cannot_pay_opens_with_0_and_is_asked_though_he_can_only_pass() -> None:
    table = auction(time={0: 1, 1: 1}).play("open 1")
    assert table.lines() == ["bid 0"]
    table.play("bid 0")
    assert (table.decider, table.lines()) == (1, ["pass"])
    table = auction(time={1: 5}).play("open 1", "bid 4")
    assert (table.decider, table.lines()) == (1, ["pass"])
    assert table.play("pass").decider == 2


@pytest.mark.rule("6.9")
def test_the_new_order_rules_this_hour_and_is_the_old_one_of_the_next() -> None:
    table = auction(old=(0, 1, 2, 3))
    for seat, position in ((0, 4), (1, 3), (2, 1)):
        by(table, (seat, f"open {position}"), (seat, "bid 0"))
        while table.step == "raise":
            table.play("pass")
    turns: list[int] = []
    while table.s.hour == 1:
        if table.step == "figure" and table.s.turn not in turns:
            turns.append(int(table.s.turn))
        table.until_next()
    assert turns == [2, 3, 1, 0]
    table.until("open")
    assert (list(table.s.old[:4]), table.decider) == ([2, 3, 1, 0], 2)


@pytest.mark.rule("20.2", "6.7")
def test_where_bids_may_eliminate_all_time_may_be_bid_and_ruins_the_winner_alone() -> None:
    table = auction(time={0: 3}, **other("bid_may_eliminate")).play("open 1")
    assert table.lines() == ["bid 0", "bid 1", "bid 2", "bid 3"]
    by(table, (0, "bid 3"), (1, "pass"), (2, "pass"), (3, "pass"))
    s = table.s
    assert (s.time[0], s.alive & 1, s.order[0], s.positions) == (0, 0, 0, 4)
    assert table.decider == 1
    table = auction(old=(0, 1), time={0: 3}, **other("bid_may_eliminate"))
    by(table, (0, "open 1"), (0, "bid 3"), (1, "pass"))
    assert (order(table), table.s.alive) == ([0, 1], 0b10)
    by(table, (1, table.lines()[0]))
    assert (table.step, table.s.turn) == ("figure", 1)
    table = auction(time={0: 3}, **other("bid_may_eliminate")).play("open 1", "bid 3", "bid 4", "pass", "pass", "pass")
    assert (table.s.alive, table.s.time[0], table.s.order[0]) == (0b1111, 3, 1)


# Worked examples


def says(table: Table, actions: list[list[Any]]) -> Table:
    """The actions of an example, each by the player it names."""
    for colour, verb, *numbers in actions:
        seat = SEATS[colour]
        if verb == "open":
            by(table, (seat, f"open {numbers[0]}"))
        by(table, (seat, "pass" if verb == "pass" else f"bid {numbers[-1]}"))
    return table


def example(upto: str) -> Table:
    """The example after its auctions up to one of them, each with what it should lead to."""
    before = VECTORS["auction_1"]["before"]
    assert before["seating"] == list(box.COLOURS[:4])
    table = auction(old=tuple(SEATS[colour] for colour in before["old_order"]))
    for id in ("auction_1", "auction_2", "auction_3"):
        says(table, VECTORS[id]["action"])
        after = VECTORS[id]["after"]
        assert {colour: table.s.time[SEATS[colour]] for colour in after["time"]} == after["time"]
        taken = {str(i + 1): box.COLOURS[seat] for i, seat in enumerate(order(table)) if seat >= 0}
        assert taken == after["taken"]
        if id == upto:
            break
    return table


@pytest.mark.rule("6.2", "6.3", "6.4")
def test_vector_auction_1_green_has_the_second_place_for_2() -> None:
    table = example("auction_1")
    assert (table.step, box.COLOURS[table.decider]) == ("open", VECTORS["auction_1"]["after"]["next_opener"])


@pytest.mark.rule("6.3", "6.4", "6.6")
def test_vector_auction_2_green_is_skipped_and_outbid_yellow_opens_again() -> None:
    table = example("auction_2")
    assert (table.step, box.COLOURS[table.decider]) == ("open", VECTORS["auction_2"]["after"]["next_opener"])


@pytest.mark.rule("6.4", "6.7")
def test_vector_auction_3_yellow_has_the_last_place_for_nothing() -> None:
    table = example("auction_3")
    assert [box.COLOURS[seat] for seat in order(table)] == VECTORS["auction_3"]["after"]["new_order"]
    assert (table.step, box.COLOURS[table.decider]) == ("clue", "green")
