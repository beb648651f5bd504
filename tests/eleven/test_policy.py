"""The greedy player of 011: he keeps the rules, knows no more than his seat, and runs the race."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playing import Evening

from subrosa.core.engines import engine
from subrosa.core.game import Setup
from subrosa.core.styles import GREEDY
from subrosa.games.eleven import GAME, box, policy
from subrosa.games.eleven.fields import FIELDS, STEPS
from subrosa.games.eleven.policy import aims, bids, victory, weights
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, FENRIR, HERO, PASS, PILE
from subrosa.games.eleven.ways import DISTANCE, ways

from .table import Table


def seen_by(table: Table, seat: int) -> Any:
    v = FIELDS.blank()
    GAME.see(table.s, seat, v)
    return v


def prefers(table: Table, seat: int) -> int:
    """What the greedy player in a seat would choose."""
    plain = engine(GAME, "python")
    return plain.preferred(seen_by(table, seat), seat, plain.memory(), GREEDY, [1, 2, 3, 4])


def says(table: Table) -> str:
    """What the greedy player in the decider's seat would choose, as a line."""
    return GAME.said(table.s, table.decider, prefers(table, table.decider)).line


def minded(table: Table, seat: int) -> Any:
    """What a seat has in mind that weighs the positions of the hour."""
    v, mind = seen_by(table, seat), policy.MIND.blank()
    aims.take_aim(v, seat, mind)
    bids.weigh_positions(v, seat, mind)
    return mind


def plays_on(table: Table, seat: int = 0) -> Table:
    """The seat plays by its preferences until another seat decides or the game is over; chance goes at random."""
    while table.decider >= 0 and (table.decider == seat or table.decider >= table.s.seats):
        if table.decider == seat:
            table.play(says(table))
        else:
            table.until_next()
    return table


def hidden_cards(table: Table, chosen: str, known: bool = True) -> Table:
    """Deal the cards anew: the Chosen One, then a card for each seat in order, the rest in the pile. Seat 1 knows all
    of them, or all but the Chosen One's and the last of the pile."""
    s = table.s
    who = box.CHARACTERS.index(chosen)
    rest = [character for character in range(8) if character != who]
    s.card[who] = CHOSEN_ONE
    for i, character in enumerate(rest):
        s.card[character] = i if i < s.seats else PILE
        s.known[0][character] = 1
    if not known:
        s.known[0][rest[-1]] = 0
    return table


def ready(chosen: str = "vikstrom", at: str = "", organ: str = "", **more: Any) -> Table:
    """Seat 1 about to begin its turn in hour 6, with all sheets, no cards and no tiles, and the organ on the map."""
    table = Table(more.pop("seats", 4), **more.pop("options", {}))
    known = more.pop("known", True)
    table.at_turn(0, more.pop("event", "e07"), more.pop("hour", 6))
    s = table.s
    hidden_cards(table, chosen, known)
    for seat in range(s.seats):
        s.role[seat] = HERO
        s.powers[seat] = 0
    for spot in range(box.SPOT_COUNT):
        s.clue[spot] = 0
    s.supply, s.clues = box.CLUES, [0] * 6
    s.gear = more.pop("gear", 0)
    s.sheets[0] = more.pop("sheets", 15)
    s.time[0] = more.pop("time", 20)
    start = s.place[box.CHARACTERS.index(chosen)]
    if at:
        table.stand(chosen, at)
    elif not organ:
        organ = box.SPOTS[next(near for near in free_spots(s) if DISTANCE[start][near] == 3)]
    if organ:
        s.organ = box.SPOTS.index(organ)
    assert not more
    return table


def free_spots(s: Any) -> list[int]:
    return [spot for spot in range(box.SPOT_COUNT) if box.KIND[spot] == box.BUILDING and spot not in s.place]


def away(s: Any, character: str, steps: int) -> int:
    """A free building just so many steps from a figure."""
    here = s.place[box.CHARACTERS.index(character)]
    return next(spot for spot in free_spots(s) if DISTANCE[here][spot] == steps)


# He counts.


def test_he_suspects_whoever_no_card_excludes() -> None:
    table = Table(4).until("open")
    v = seen_by(table, 0)
    assert aims.how_many(aims.suspects(v)) == 7
    hidden_cards(table, "lewis", known=False)
    v = seen_by(table, 0)
    assert aims.suspects(v) == 1 << box.LEWIS | 1 << box.KOLEBERG
    v.wrong[box.KOLEBERG] = 1
    assert aims.suspects(v) == 1 << box.LEWIS


def test_time_is_dearer_when_less_of_it_is_left() -> None:
    v = seen_by(Table(4).until("open"), 0)
    prices = []
    for time in range(45, 0, -1):
        v.time[0] = time
        prices.append(aims.price(v, 0))
    assert all(less <= more for less, more in pairwise(prices)) and prices[-1] > 5 * prices[0]


def test_he_looks_where_unknown_characters_are_among_few_cards() -> None:
    table = Table(4).at_turn(0, "e07").play("choose lewis")
    assert table.step == "target" and says(table) == "look pile"
    for character in range(8):
        if table.s.card[character] == PILE:
            table.s.known[0][character] = 1
    table.s.powers[2] = 0
    assert says(table) == "look 3"


# He bids by the price of time.


@pytest.mark.parametrize("option", ["false", "true"])
def test_he_never_bids_his_last_unit(option: str) -> None:
    asked = 0
    for seed in range(12):
        table = Table(4, seed, bid_may_eliminate=option).until("raise")
        s, seat = table.s, table.decider
        for time in range(1, 46):
            s.time[seat] = time
            for bid in (0, time // 2, time - 2, time - 1):
                s.bid = max(0, bid)
                choice = prefers(table, seat)
                assert choice == PASS or s.bid < choice < time
                asked += choice != PASS
    assert asked > 20


def test_he_keeps_a_tooth_for_every_hour_to_come() -> None:
    for seed in range(8):
        table = Table(4, seed).until("raise")
        s, seat = table.s, table.decider
        s.hour, s.time[seat], s.bid = 3, 9, 0
        assert says(table) == "pass"


def test_with_a_tile_for_the_compass_he_wants_to_be_last() -> None:
    table = Table(4).until("event").play("event e07")
    without = minded(table, table.decider).positions
    table.give(table.decider, *box.TILES[:2])
    withal = minded(table, table.decider).positions
    assert withal[3] - without[3] > 1 > withal[0] - without[0]
    table = Table(4).until("event").play("event e07")
    s, seat = table.s, table.decider
    table.give(seat, box.TILES[0])
    s.sheets[seat] = 15
    for character in range(8):
        s.known[seat][character] = s.card[character] != CHOSEN_ONE
    assert says(table) == "open 4"


@pytest.mark.parametrize("left", [0, 2])
def test_at_the_auction_no_walk_is_left_of_another_turn(left: int) -> None:
    """Before the first turn of all the state has no walks, which is not less than none."""
    table = Table(4).until("open")
    seat, table.s.clue[::3] = table.decider, [1] * len(table.s.clue[::3])
    before = minded(table, seat).positions[:4]
    assert table.s.walks < 0
    table.s.walks = left
    assert minded(table, seat).positions[:4] == before


def test_ready_to_win_he_wants_to_be_first() -> None:
    worths = minded(ready(), 0).positions[:4]
    assert worths == sorted(worths, reverse=True) and worths[0] - worths[3] > weights.READY / 2


# He moves, strengthens and keeps what pays.


def at_move(clue_at: int = 0) -> Table:
    """Seat 1 is to move Vikström, with a clue so many steps away, or none."""
    table = ready(sheets=5).play("choose vikstrom", "turn 3")
    s = table.s
    s.steps = 4
    if clue_at:
        s.clue[next(spot for spot, way in ways(s).items() if way.cost == clue_at and spot in free_spots(s))] = 1
        s.supply -= 1
    return table


@pytest.mark.parametrize("steps", [1, 2])
def test_he_takes_a_clue_on_the_way(steps: int) -> None:
    table = at_move(steps)
    for _ in range(steps):
        assert says(table).startswith("step")
        table.play(says(table))
    assert table.s.clues[0] == 1 and says(table) == "stop"


def test_without_anything_to_fetch_or_the_time_for_it_he_stays() -> None:
    assert says(at_move()) == "stop"
    table = at_move(2)
    table.s.time[0] = 6
    assert says(table) == "stop"


@pytest.mark.parametrize(("sheets", "handed"), [(5, 3), (13, 1), (15, 0)])
def test_he_hands_in_the_clues_that_bring_missing_sheets(sheets: int, handed: int) -> None:
    table = ready(sheets=sheets, organ="")
    s = table.s
    s.organ, s.clues[0], s.supply = -1, 3, 18
    s.gear = 2
    table.play("choose koleberg").until("gear").play("turn 1", "stop")
    assert table.step == "hand_in" and says(table) == f"hand in {handed}"


def test_fenrir_keeps_his_wolf_marks_and_heroes_their_places() -> None:
    for role, kept in ((FENRIR, "seal_of_fenrir"), (HERO, box.TILES[0])):
        table = ready(organ="")
        s = table.s
        s.organ, s.hour = -1, 7
        s.role[0] = role
        table.give(0, "seal_of_fenrir", box.TILES[0], "hourglass", "magnifier", "ticket_steam", "ticket_airship")
        s.step, s.turn = STEPS.index("discard"), 0
        while s.tiles[0] > 1:
            face = prefers(table, 0)
            s.tile[0][face] -= 1
            s.tiles[0] -= 1
        assert s.tile[0][box.TILES.index(kept)] == 1


def test_last_he_lays_tiles_and_puts_the_organ_where_the_suspects_are_but_fenrir_holds_it_up() -> None:
    table = Table(4).at_turn(0)
    s = table.s
    table.give(0, box.TILES[1])
    s.turn, s.step = 0, STEPS.index("location")
    assert says(table).startswith("place")
    s.compass = [4, -1, 2, -1]
    s.role[0] = FENRIR
    assert says(table) == "pass"
    table = ready("snowy", organ="")
    s = table.s
    s.organ, s.turn, s.step = -1, 0, STEPS.index("organ")
    s.compass = [-1, -1, -1, -1]
    spot = prefers(table, 0)
    assert DISTANCE[spot][s.place[box.SNOWY]] == 1
    s.role[0] = FENRIR
    assert DISTANCE[prefers(table, 0)][s.place[box.SNOWY]] > 6


# He declares by counting.


@pytest.mark.parametrize("chosen", box.CHARACTERS)
def test_certain_ready_and_near_he_declares_and_wins(chosen: str) -> None:
    table = ready(chosen)
    assert says(table) == f"name {chosen}"
    assert plays_on(table).s.winner == 0


def test_he_declares_by_reach_and_time_whatever_is_locked() -> None:
    table = ready("lewis", event="e01")
    table.s.used |= 1 << box.LEWIS
    assert says(table) == "name lewis" and plays_on(table).s.winner == 0
    table = ready("vikstrom")
    table.s.organ = away(table.s, "vikstrom", 6)
    assert not says(table).startswith("name")
    # Two teeth for a gear with three steps, the steps, and one unit to live on.
    assert says(ready("lewis", time=6)) == "name lewis"
    assert not says(ready("lewis", time=5)).startswith("name")


@pytest.mark.parametrize(("sheets", "declares"), [(9, False), (12, True), (15, True)])
def test_missing_sheets_are_promised_if_a_card_brings_them(sheets: int, declares: bool) -> None:
    table = ready("lewis", sheets=sheets)
    table.s.powers[0] = 1 << box.P_COMPOSE
    table.s.gear = 3  # no turn of the gears composes
    assert says(table).startswith("name") == declares
    assert (plays_on(table).s.winner == 0) == declares


def test_composing_after_the_walk_wins_too() -> None:
    table = ready("koleberg", sheets=12, gear=12)
    table.s.clues[0], table.s.supply = 2, 19
    assert says(table) == "name koleberg" and plays_on(table).s.winner == 0


@pytest.mark.parametrize(
    ("tile", "sheets", "steps"),
    [("exchange", 15, 7), ("mystic_gate", 15, 7), ("swift_boots", 15, 7), ("inspiration", 11, 2), ("hourglass", 15, 5)],
)
def test_a_tile_may_make_the_difference(tile: str, sheets: int, steps: int) -> None:
    """Just out of reach, two sheets or a time unit short without the tile; won with it."""
    table = ready("lewis", sheets=sheets, gear=3, time=20 if tile != "hourglass" else 7)
    s = table.s
    s.organ = away(s, "lewis", steps)
    assert not says(table).startswith("name")
    table.give(0, next(face for face in box.TILES if face.startswith(tile)))
    assert says(table) == "name lewis"
    assert plays_on(table).s.winner == 0


@pytest.mark.parametrize("means", ["ticket_steam", "p_transport"])
def test_a_ride_more_may_make_the_difference(means: str) -> None:
    table = ready("lewis", event="e01")
    s = table.s
    stops = [spot for spot in range(box.SPOT_COUNT) if box.COLOUR[spot] == box.STEAM_TRAIN]
    start, stop = max(((a, b) for a in stops for b in stops), key=lambda pair: DISTANCE[pair[0]][pair[1]])
    s.place[box.LEWIS] = start
    s.organ = next(spot for spot in free_spots(s) if DISTANCE[stop][spot] == 1 and DISTANCE[start][spot] > 8)
    assert not says(table).startswith("name")
    if means == "p_transport":
        s.powers[0] = 1 << box.P_TRANSPORT
    else:
        table.give(0, means)
    assert says(table) == "name lewis"
    assert plays_on(table).s.winner == 0


def test_between_two_he_waits_until_the_last_hour_unless_rivals_are_ready() -> None:
    assert not says(ready("lewis", known=False)).startswith("name")
    table = ready("lewis", known=False, hour=11)
    assert says(table).startswith("name")
    table = ready("lewis", known=False)
    table.s.sheets[1] = table.s.sheets[2] = 15
    assert says(table).startswith("name")


def test_fenrir_declares_by_his_marks_and_catches_the_chosen_one() -> None:
    table = ready("lewis", sheets=12)
    s = table.s
    s.role[0], s.organ = FENRIR, -1
    own = next(character for character in range(8) if s.card[character] == 0)
    near = next(spot for spot in free_spots(s) if DISTANCE[spot][s.place[box.LEWIS]] == 2)
    s.place[own] = near
    assert not says(table).startswith("name")
    table.give(0, "seal_of_fenrir")
    assert says(table) == "name lewis as fenrir"
    assert plays_on(table).s.winner == 0


def test_a_plan_never_costs_the_last_unit() -> None:
    for time in range(1, 12):
        table = ready("johnsson", time=time)
        v = seen_by(table, 0)
        if victory.plan(v, box.JOHNSSON, policy.MIND.blank()) >= 0:
            assert plays_on(table).s.winner == 0 and table.s.time[0] >= 1


# He wins.


@pytest.mark.long
def test_greedy_games_end_by_a_win() -> None:
    """More often than not; measured, nearly all of them do."""
    ended = [
        Evening(Setup.of(GAME, seats), ["greedy"], seed).play().s.winner >= 0
        for seats in GAME.seats
        for seed in range(4)
    ]
    assert sum(ended) > 12


def test_a_greedy_player_among_thrifty_ones_wins_what_is_won_as_hero_and_as_fenrir() -> None:
    winners, roles = [], set()
    for seed in range(12):
        names = ["thrifty"] * 4
        names[seed % 4] = "greedy"
        s = Evening(Setup.of(GAME, 4), names, 50 + seed).play().s
        if s.winner >= 0:
            winners.append(names[s.winner])
            roles.add(s.role[s.winner])
    assert winners.count("greedy") >= 10 and winners.count("thrifty") <= 1
    assert roles == {HERO, FENRIR}
