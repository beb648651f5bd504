"""The numbers of every screen: reach, gears, chances of a declaration, order, what is certain."""

from __future__ import annotations

import json
from collections import deque
from random import Random
from typing import Any

import pytest

from subrosa.core.match import Match
from subrosa.core.view import View
from subrosa.games.eleven import GAME, box, rules
from subrosa.games.eleven.fields import FIELDS, PLACES
from subrosa.games.eleven.rules.terms import LEAVE, MOVE, STOP, WALK
from subrosa.games.eleven.ways import ways

from .actions import begun
from .declarations import GOAL, TRAIN_3_SHEET, fenrir_turn, hero_turn
from .table import Table, lay, other
from .turns import LOCOMOTIVE, MONORAIL, PLAIN, STEAM, at_gear, organ, travel


def derived(table: Table, seat: int = 0) -> Any:
    """What follows for a seat, as JSON carries it."""
    v = FIELDS.blank()
    GAME.see(table.s, seat, v)
    return json.loads(json.dumps(View(GAME, seat, v).derived))


def declared(organ_at: str, start: str, gear: int, time: int, **options: str) -> Table:
    """The movement of a hero who has named Vikström rightly and has 15 sheets."""
    table = organ(Table(**options).at_turn(0, PLAIN), organ_at)
    for character in range(len(box.CHARACTERS)):
        table.s.card[character] = PLACES.index("chosen one" if character == box.VIKSTROM else "pile")
    table.s.sheets[0] = 15
    table.play("name vikstrom").stand("vikstrom", start)
    table.s.gear, table.s.time[0] = gear - 1, time + 1
    return table.play("turn 1")


def way(found: Any, spot: str) -> list[dict[str, Any]]:
    """The parts of the way to a spot."""
    legs = found["reach"]
    at = next((i for i, leg in enumerate(legs) if leg["to"] == spot), None)
    parts: list[dict[str, Any]] = []
    while at is not None:
        parts.insert(0, legs[at])
        at = legs[at].get("from")
    return parts


def lines(table: Table, parts: list[dict[str, Any]]) -> list[str]:
    """What is chosen on a way."""
    return [GAME.said(table.s, 0, choice).line for part in parts for choice in part["take"]]


def cost(found: Any, spot: str) -> int | None:
    parts = way(found, spot)
    return int(parts[-1]["cost"]) if parts else None


# Reach (8.3)


@pytest.mark.rule("8.3.5a")
def test_each_paid_step_costs_1_time_as_far_as_the_gear_goes() -> None:
    found = derived(travel("san_carlo", STEAM))
    assert (cost(found, "palazzo_arsenale"), len(way(found, "palazzo_arsenale"))) == (1, 1)
    assert {leg["cost"] for leg in found["reach"]} == {1, 2, 3}
    assert "san_carlo" not in {leg["to"] for leg in found["reach"]}


@pytest.mark.rule("8.3.5a", "R7")
def test_the_last_time_unit_is_not_walked_away() -> None:
    found = derived(travel("san_carlo", MONORAIL, time=2))
    assert {leg["cost"] for leg in found["reach"]} == {1}


@pytest.mark.rule("8.3.5b")
def test_a_ride_is_free_and_goes_on_with_steps() -> None:
    table = travel("caserma_cernaia", STEAM)
    found = derived(table)
    parts = way(found, "tempio_valdese")
    assert lines(table, parts) == ["step porta_susa", "ride porta_nuova", "step tempio_valdese"]
    assert [(part["by"], part["cost"]) for part in parts] == [("step", 1), ("ride", 1), ("step", 2)]
    assert cost(found, "giardino_sambuy") == 3


@pytest.mark.rule("8.3.5c", "R11")
def test_three_steps_with_the_locomotive_are_free_and_not_split() -> None:
    table = travel("san_carlo", LOCOMOTIVE)
    found = derived(table)
    assert lines(table, way(found, "palazzo_arsenale")) == ["locomotive", "step palazzo_arsenale"]
    assert {leg["cost"] for leg in found["reach"] if leg["by"] == "walk"} == {0}
    far = next(leg for leg in found["reach"] if leg["cost"] == 2)
    assert far["by"] == "step" and [part["by"] for part in way(found, far["to"])].count("walk") == 3


@pytest.mark.rule("8.3.5d")
def test_an_ability_walks_alone() -> None:
    found = derived(begun(event="e01").play("choose snowy"))
    assert {leg["cost"] for leg in found["reach"]} == {0} and {leg["by"] for leg in found["reach"]} == {"walk"}


@pytest.mark.rule("8.3.7")
def test_figures_and_the_organ_bar_the_way() -> None:
    table = organ(travel("san_carlo", STEAM), "palazzo_arsenale")
    found = derived(table)
    assert cost(found, "palazzo_arsenale") is None
    assert not {leg["to"] for leg in found["reach"]} & {box.SPOTS[spot] for spot in table.s.place}


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(("options", "passes"), [({}, True), (other("declared_pass_through"), False)])
def test_who_has_declared_passes_through_others_where_the_table_has_it_so(
    options: dict[str, str], passes: bool
) -> None:
    table = declared("palazzo_arsenale", "san_carlo", STEAM, 10, **options).stand("lewis", "palazzo_cisterna")
    found = derived(table)
    assert cost(found, "palazzo_arsenale") == 1
    table = declared("palazzo_cisterna", "san_carlo", MONORAIL, 10, **options).stand("lewis", "palazzo_arsenale")
    assert (cost(derived(table), "palazzo_arsenale") == 1) == passes


@pytest.mark.rule("12.6")
def test_nothing_follows_on_the_goal_that_wins() -> None:
    found = derived(declared("palazzo_arsenale", "san_carlo", STEAM, 10))
    at = next(i for i, leg in enumerate(found["reach"]) if leg["to"] == "palazzo_arsenale")
    assert all(leg.get("from") != at for leg in found["reach"])


@pytest.mark.rule("R10")
@pytest.mark.parametrize(("options", "costs"), [({}, None), (other("win_at_zero_time"), 1)])
def test_the_last_unit_may_pay_for_the_step_that_wins(options: dict[str, str], costs: int | None) -> None:
    assert cost(derived(declared("palazzo_arsenale", "san_carlo", STEAM, 1, **options)), "palazzo_arsenale") == costs


@pytest.mark.rule("8.3.9", "R12")
def test_a_clue_on_the_way_may_be_left() -> None:
    table = lay(travel("san_carlo", STEAM), "palazzo_arsenale")
    (part,) = way(derived(table), "palazzo_arsenale")
    assert part["leave"] == [part["take"][0] + LEAVE]
    table = lay(travel("san_carlo", STEAM, auto_pickup="true"), "palazzo_arsenale")
    assert "leave" not in way(derived(table), "palazzo_arsenale")[0]


def test_nobody_else_is_told_ways() -> None:
    table = travel("san_carlo", STEAM)
    assert "reach" in derived(table, 0) and "reach" not in derived(table, 1) and "reach" not in derived(table, 6)


OPTIONS = [
    {},
    {"win_at_zero_time": "true", "auto_pickup": "true"},
    {"declared_pass_through": "false", "locomotive_is_transport": "false"},
]


def moving(options: dict[str, str], count: int, seed: int) -> list[Table]:
    """Positions in the middle of movements, some of them declared."""
    table, found = Table(3 + seed % 4, seed, **options), list[Table]()
    stream = Random(seed)
    while len(found) < count and table.step != "over":
        if table.step in ("move", "walk"):
            here = Table(table.s.seats)
            here.s = table.s.copy()
            if table.step == "move" and stream.random() < 0.5:
                here.s.walks = stream.randrange(2)
                here.s.time[here.s.turn] = 1 + stream.randrange(5)
                here.s.sheets[here.s.turn] = stream.choice([3, 15])
                here.s.organ = next(spot for spot in stream.sample(range(54), 54) if box.KIND[spot] == box.BUILDING)
                here.s.declared, here.s.named = stream.choice([(0, -1), (1, here.s.figure), (2, 4)])
            found.append(here)
        table.until_next()
    return found


@pytest.mark.rule("8.3.5", "8.3.6", "8.3.7")
@pytest.mark.parametrize("options", OPTIONS)
def test_every_way_can_be_played_and_no_way_is_cheaper(options: dict[str, str]) -> None:
    """Each way, choice by choice on the rules themselves; and everything the rules allow, tried out."""
    tried = 0
    for seed in range(4):
        for table in moving(options, 12, seed):
            found = ways(table.s)
            tried += len(found)
            for spot, leg in found.items():
                played = table.s.copy()
                mover = played.walker if played.step == WALK else played.figure
                for choice in leg.path:
                    out = [0] * box.MOST_CHOICES
                    assert choice in out[: rules.legal(played, played.turn, out)]
                    rules.apply(played, table.s.turn, choice)
                assert played.place[mover] == spot
                assert table.s.time[table.s.turn] - leg.cost == played.time[table.s.turn]
            assert {spot: leg.cost for spot, leg in found.items()} == tried_out(table.s)
    assert tried > 500


def tried_out(s: Any) -> dict[int, int]:
    """The cheapest price of every spot, by carrying out whatever the rules offer, time and again."""
    mover, seat, start = (s.walker if s.step == WALK else s.figure), s.turn, s.place
    stage, found, seen, queue = s.stage, dict[int, int](), set(), deque([s.copy()])
    start = s.place[mover]
    while queue:
        here = queue.popleft()
        key = (here.place[mover], here.rides, here.walks, here.walking, here.steps, here.time[seat])
        if key in seen:
            continue
        seen.add(key)
        out = [0] * box.MOST_CHOICES
        for choice in out[: rules.legal(here, seat, out)]:
            if choice > STOP + 2 or LEAVE & choice or (choice == STOP and here.step == MOVE):
                continue
            after = here.copy()
            rules.apply(after, seat, choice)
            spot, price = after.place[mover], s.time[seat] - after.time[seat]
            came = spot != start or spot == rules.board.goal(s)
            if choice != STOP and came and spot != here.place[mover]:
                found[spot] = min(found.get(spot, 99), price)
            if after.step in (MOVE, WALK) and after.stage == stage and after.turn == seat:
                queue.append(after)
    return found


# Gears (8.3.1 to 8.3.4)


@pytest.mark.rule("8.3.1", "8.3.2")
def test_the_gears_are_read_now_and_after_each_tooth() -> None:
    shown = derived(at_gear(gear=7))["gears"]
    assert shown == [
        {"teeth": 0, "transport": "monorail", "steps": 4, "action": "move_clue"},
        {"teeth": 1, "transport": "steam_train", "steps": 3, "action": "investigate"},
        {"teeth": 2, "transport": "airship", "steps": 3, "action": "research"},
        {"teeth": 3, "transport": "locomotive", "steps": 2, "action": "compose"},
    ]


@pytest.mark.rule("R9")
def test_where_all_arrows_go_one_way_the_gears_turn_back_too() -> None:
    shown = derived(at_gear(gear=0, gear_arrows="all_clockwise"))["gears"]
    assert [reading["teeth"] for reading in shown] == [0, 1, 2, 3, -1, -2, -3]
    assert shown[4] == {"teeth": -1, "transport": "monorail", "steps": 3, "action": "compose"}


# Chances of a declaration (12)


def named(table: Table, line: str = "name lewis") -> Any:
    """What follows for the first seat once it has named somebody whose card it does not know."""
    v = FIELDS.blank()
    GAME.see(table.s, 0, v)
    view = View(GAME, 0, v)
    rules.apply(v, 0, view.choice(line))
    assert View(GAME, 0, v).step == "unseen"
    return View(GAME, 0, v).derived["chances"]


@pytest.mark.rule("12.2", "12.6")
def test_two_steps_from_the_organ_with_15_sheets_any_tooth_will_do() -> None:
    assert [(one["teeth"], one["cost"], one["sheets"], one["wins"]) for one in named(hero_turn())] == [
        (1, 2, 15, True),
        (2, 2, 15, True),
        (3, 0, 15, True),
    ]


@pytest.mark.rule("12.2", "8.4.1")
def test_a_sheet_that_is_missing_is_composed_by_card_or_gear() -> None:
    table = hero_turn(sheets=14)
    assert all(one["wins"] for one in named(table))
    table.s.powers[0] = 0
    assert [(one["action"], one["sheets"], one["wins"]) for one in named(table)] == [
        ("investigate", 14, False),
        ("research", 14, False),
        ("compose", 15, True),
    ]
    table.s.sheets[0], table.s.clues[0] = 11, 2
    assert [one["sheets"] for one in named(table)] == [11, 11, 14]


@pytest.mark.rule("12.7")
def test_the_way_to_the_organ_must_leave_1_time() -> None:
    table = hero_turn(time=3)
    assert named(table)[0]["wins"]  # by the card for a ride
    table.s.powers[0] = 0
    assert (named(table)[0]["cost"], named(table)[0]["wins"]) == (-1, False)
    table.s.time[0] = 4
    assert (named(table)[0]["cost"], named(table)[0]["wins"]) == (2, True)


@pytest.mark.rule("12.2", "12.6")
def test_fenrir_goes_to_the_chosen_one_with_12_sheets() -> None:
    table = fenrir_turn(at="san_carlo", sheets=12, tiles=("seal_of_fenrir",))
    found = named(table, "name lewis as fenrir")
    assert found[0]["cost"] == 1 and found[0]["wins"]
    table = fenrir_turn(at="san_carlo", sheets=8, tiles=("seal_of_fenrir",))
    table.s.powers[0] = 0
    assert not any(one["wins"] for one in named(table, "name lewis as fenrir") if one["action"] != "compose")


def test_in_the_declared_turn_the_gears_have_been_read() -> None:
    table = hero_turn(gear=TRAIN_3_SHEET, sheets=13).play("name lewis").until("gear").play("turn 1")
    found = derived(table)
    assert found["goal"] == {"spot": GOAL, "sheets": 15}
    (one,) = found["chances"]
    assert (one["teeth"], one["steps"], one["wins"]) == (0, 3, True)
    table.s.powers[0] = 0
    assert [(one["sheets"], one["wins"]) for one in derived(table)["chances"]] == [(14, False)]


# Order, event, places (5, 6)


@pytest.mark.rule("5.3", "6.2", "9.1")
def test_what_each_position_brings() -> None:
    table = Table(gear_setup="zero").until("event").play("event e06")
    assert derived(table)["places"] == [
        [{"gift": "first", "count": 1}],
        [],
        [],
        [derived(table)["event"]["gift"], {"gift": "location", "count": 1}],
    ]
    assert derived(table)["event"]["position"] == 4
    assert derived(organ(table, "mole"))["places"][3][-1] == {"gift": "last", "count": 1}
    three = derived(Table(3, gear_setup="zero").until("event").play("event e06"))
    assert three["places"] == [[{"gift": "first", "count": 1}], [], [{"gift": "location", "count": 1}]]


@pytest.mark.rule("6.3", "8")
def test_what_each_player_is_about() -> None:
    table = Table(4, 5, gear_setup="zero").until("event").play("event e06", "open 2", "bid 1", "bid 2", "pass")
    assert sorted(one["about"] for one in derived(table)["players"]) == ["leads", "passed", "waits", "waits"]
    table = Table().at_turn(1, order=(0, 1, 2, 3))
    assert [(one["place"], one["about"]) for one in derived(table)["players"]] == [
        (1, "moved"),
        (2, "plays"),
        (3, "next"),
        (4, "waits"),
    ]
    table.s.alive = 0b1011
    assert derived(table)["players"][2]["about"] == "out"


@pytest.mark.rule("9.4")
def test_the_region_is_where_every_tile_of_the_compass_allows_it() -> None:
    table = at_gear()
    assert "region" not in derived(table)
    table.s.compass[box.NORTH] = 0
    there = box.MYSTICS[0]
    south = [id for at, id in enumerate(box.SPOTS) if box.KIND[at] == box.BUILDING and box.ROW[at] > box.ROW[there]]
    assert derived(table)["region"] == south and 0 < len(south) < 40
    assert "region" not in derived(organ(table, south[0]))


@pytest.mark.rule("3.4", "8.6.1")
def test_the_cards_one_can_look_at() -> None:
    table = begun(gear=0).play("choose vikstrom", "turn 1", "stop", "hand in 0")
    assert table.step == "target"
    found = derived(table)
    assert found["unseen"] == {"seat 2": 5, "seat 3": 5, "seat 4": 5, "pile": 3} and found["pile"] == 3
    table.s.powers[1] = 0
    table.s.looked[6] = 2
    assert derived(table)["unseen"] == {"seat 2": 1, "seat 3": 5, "seat 4": 5, "pile": 1}
    assert derived(table)["players"][1]["cards"] == 1


@pytest.mark.rule("8.7.1", "R28")
@pytest.mark.parametrize(("seats", "options", "cap"), [(4, {}, 45), (3, {}, 45), (3, {"time_cap_3p": "36"}, 36)])
def test_the_most_time(seats: int, options: dict[str, str], cap: int) -> None:
    assert derived(Table(seats, **options))["cap"] == cap


# Secrets


def test_what_is_certain_is_true_and_counted_to_the_end() -> None:
    counted = 0
    for seed in range(4):
        match = Match.new("eleven", seats=3 + seed % 4, chance=Random(seed))
        stream = Random(seed)
        for _ in range(150):
            if not match.deciders:
                break
            for seat in range(match.setup.seats):
                view = match.view(seat)
                truth = match.view(seat).game.fields.dump(match.state)["card"]
                assert view.derived["certain"].items() <= truth.items()
                counted += len(view.derived["certain"]) > sum(at >= 0 for at in view.numbers.card)
            match.decide(match.deciders[0], stream.choice(match.view(match.deciders[0]).actions))
    assert counted > 0


@pytest.mark.rule("3.4")
def test_when_all_others_were_named_in_vain_the_last_one_is_certain() -> None:
    table = begun()
    assert derived(table)["certain"] == {"lilja": "seat 1"}
    for character in range(len(box.CHARACTERS)):
        table.s.wrong[character] = int(character not in (box.LILJA, box.LEWIS))
    assert derived(table)["certain"] == {"lilja": "seat 1", "lewis": "chosen one"}
