"""What screens are given beside a view: sight, ways, noise, what is known, by hand and against the rules."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from subrosa.core import view as views
from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import View
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import STEPS
from subrosa.games.nuns.sight import KINDS, LETTERS, SEEN

from .pages import TABLES, played
from .table import Table

RULES: Any = GAME.rules
LARGEST = 4_000
"""More bytes than what follows from a view may take on the wire."""


def night(**options: str) -> Table:
    """Anne-Marie (cell 1, seat 2) and two others; the abbess on 40 came from 41, the prioress is far away on 122."""
    table = Table(4, wishes={1: "w1"}, **options)
    return table.guard("abbess", 40, 41, "red-26-147", to=147).guard("prioress", 122, 123)


def derived(table: Table, seat: int = 2) -> Any:
    return table.view(seat).derived


# Sight (5).


@pytest.mark.rule("5.1", "5.7")
def test_what_each_guard_sees_is_listed_with_why() -> None:
    """T4: from 40, having come from 41, she sees fourteen places and her own."""
    found = derived(night().put(1, 30).begin())
    seen = {37, 38, 39, 40, 48, 49, 62, 63, 64, 65, 66, 75, 76, 90, 91}
    assert set(map(int, found["sees"]["abbess"])) == seen and found["back"]["abbess"] == "41"
    why = {place: KINDS[LETTERS.index(sign)] for place, sign in zip(box.PLACES, found["why"]["abbess"], strict=True)}
    assert [why[place] for place in ("40", "39", "41", "92", "50", "28")] == [
        "own",
        "seen",
        "behind",
        "far",
        "door",
        "wall",
    ]
    assert {place for place, kind in why.items() if kind in SEEN} == set(found["sees"]["abbess"])


@pytest.mark.rule("5.4", "5.6")
def test_before_her_first_step_a_guard_sees_only_where_she_is() -> None:
    found = derived(Table(4))
    assert found["sees"] == {"abbess": ["26"], "prioress": ["26"]} and found["back"] == {"abbess": "", "prioress": ""}


@pytest.mark.rule("5.1", "5.8")
def test_where_she_could_be_seen_from_is_by_free_lines_or_by_rooms() -> None:
    lines = derived(night().put(1, 38).begin())["watched"]
    rooms = derived(night(sight="rooms").put(1, 38).begin())["watched"]
    assert {"39", "40"} <= {*lines} and "50" not in lines and "38" not in [*lines, *rooms]
    room = box.ROOM_2025[38 - 1]
    assert {*rooms} == {box.PLACES[at] for at in range(box.PLACE_COUNT) if box.ROOM_2025[at] == room} - {"38"}


# Noise (8).


@pytest.mark.rule("8.2", "8.3")
def test_the_faces_on_which_she_is_heard_count_card_and_way() -> None:
    """Five links from the abbess: a run (+1) is heard on 4, 5, 6, standing (-2) on none; the prioress is too far."""
    place = next(at for at in range(box.PLACE_COUNT) if box.DISTANCE[39][at] == 5 < box.DISTANCE[121][at] - 3)
    table = night().put(1, place + 1).begin()
    table.play("2: play stand")
    found = derived(table)
    assert found["far"]["abbess"] == 5
    assert found["heard"] == {"abbess": [], "prioress": []} and "instead" in found
    table = night().put(1, place + 1).begin().play("2: play run")
    heard = derived(table)["ends"]
    assert "heard" not in derived(table), "a run has a step at least"
    table.play(table.lines(2)[0])
    here = int(derived(table)["here"]["anne_marie"]) - 1
    far = box.DISTANCE[39][here]
    assert derived(table)["heard"]["abbess"] == [face for face in range(1, 7) if far <= face + 1]
    dark = heard[box.PLACES[here]]
    assert dark is None or dark == len(derived(table)["heard"]["abbess"])


@pytest.mark.rule("8.4a", "8.4b")
def test_guards_who_ran_are_deaf_as_the_table_plays() -> None:
    for options, ran, deaf in (
        ({}, (True, False), []),
        ({}, (True, True), ["abbess", "prioress"]),
        ({"deaf_after_run": "each"}, (True, False), ["abbess"]),
        ({"deaf_after_run": "never"}, (True, True), []),
    ):
        table = Table(4, **options).guard("abbess", 40, 41, ran=ran[0]).guard("prioress", 38, 37, ran=ran[1])
        assert derived(table.put(1, 30).begin())["deaf"] == deaf


# What is known (6, 13).


@pytest.mark.rule("6.2", "8.5", "9.6")
def test_everybody_knows_markers_and_noises() -> None:
    table = night().put(1, 39, seen=1).put(2, 30).put(3, 60, status="caught")
    table.token("noise", 2, 39, "abbess").begin()
    known = (
        {"state": "seen", "places": ["39"]},
        {"state": "heard", "places": ["39"]},
        {"state": "caught", "places": ["60"]},
    )
    for seat in (1, 2, SPECTATOR + 1):
        assert tuple(derived(table, seat)["known"].values()) == known
    assert derived(table, 1)["here"] == dict(zip(derived(table)["known"], ("39", "", "60"), strict=True))


@pytest.mark.rule("4.5", "4.8", "9.1")
def test_an_errand_counts_locks_until_the_key_is_there() -> None:
    table = night().put(1, box.CELLS[0] + 1).begin()
    card = table.s.wish_card[0]
    key, wish, home = box.KEY_PLACE[card], box.WISH_PLACE[card], box.CELLS[0]
    steps = [box.UNLOCKED[home][key], box.DISTANCE[key][wish], box.DISTANCE[wish][home]]
    legs = derived(table)["errands"]["anne_marie"]
    assert [(leg["thing"], leg["steps"], leg["done"]) for leg in legs] == [
        ("key", steps[0], False),
        ("wish", steps[1], False),
        ("home", steps[2], False),
    ]
    assert set(derived(table)["errands"]) == {"anne_marie"} and derived(table, 1)["errands"] == {}
    table.put(1, key=1)
    legs = derived(table)["errands"]["anne_marie"]
    assert legs[0]["done"] and legs[0]["steps"] is None and legs[1]["steps"] == box.DISTANCE[home][wish]


@pytest.mark.rule("7.3", "7.4")
def test_a_guard_follows_her_path_unless_she_has_a_reason() -> None:
    table = night().put(1, 30).begin().until("order").play("first abbess")
    found = derived(table, 1)
    assert found["leave"]["abbess"] == [] and found["ahead"]["abbess"][:2] == ["39", "38"]
    assert table.lines() == [f"step {found['ahead']['abbess'][0]}"]
    table.token("noise", 1, 39, "abbess")
    assert derived(table, 1)["leave"]["abbess"] == [{"why": "heard", "figure": "anne_marie", "places": ["39"]}]
    assert len(table.lines()) > 1


# Against the rules, in whole games.


def check(view: View) -> None:
    """Everything derived from a view agrees with what the rules say of it."""
    v, found = view.numbers, view.derived
    assert json.loads(json.dumps(found)) == found and len(json.dumps(found, separators=(",", ":"))) < LARGEST
    assert found == views.derived(GAME, v.copy(), view.seat)
    for guard, id in enumerate(box.GUARDS):
        seen = {box.PLACES[at] for at in range(box.PLACE_COUNT) if RULES.eyes.sees(v, guard, at)}
        assert {*found["sees"][id]} == seen
        if STEPS[v.step] in ("go", "path") and v.guard == guard:
            assert bool(found["leave"][id]) == bool(RULES.patrol.free(v, guard))
        if v.path[guard] >= 0:
            assert found["ahead"][id][-1] == box.PLACES[box.PATH_ENDS[v.path[guard]][v.heading[guard]]]
    for action in view.actions:
        facts = action.facts
        if view.step == "go" and facts["verb"] == "step" and not found["leave"][view.guard]:
            on_path = box.PATH_INDEX[v.path[v.guard]][v.at[v.guard]] >= 0
            assert not on_path or facts["place"] == found["ahead"][view.guard][0]
        if view.step == "move" and facts["verb"] == "step" and view.stage[found["acting"]] == "steps":
            stops = "stop" in [one.facts["verb"] for one in view.after(action.choice).actions]
            after = view.after(action.choice).derived
            assert ("heard" in after) == (stops and facts["place"] not in found["caught"])
            assert after["here"][found["acting"]] == facts["place"]
            if stops and view.steps[found["acting"]] == 0 and facts["place"] not in found["caught"]:
                assert facts["place"] in found["ends"]
    for end, places in [*found.get("routes", {}).items()][:: 1 + len(found.get("routes", {})) // 4]:
        walks(view, end, places.split(), found["ends"][end] is None)


def walks(view: View, end: str, places: list[str], eyed: bool) -> None:
    """The way to an end can be walked step by step and stopped there; it is in the dark unless no way is."""
    lit = {*view.derived["sees"]["abbess"], *view.derived["sees"]["prioress"]}
    start = view.derived["here"][view.derived["acting"]]
    for place in places:
        view = view.after(view.choice(f"step {place}"))
    assert view.derived["here"][view.derived["acting"]] == end and "stop" in [one.text for one in view.actions]
    assert eyed == bool(places and lit & {start, *places})


def test_the_safest_way_keeps_out_of_the_light_and_is_short() -> None:
    """Of all ways to an end none has fewer places in sight; of those with as few none is shorter."""
    table = night().put(1, 38).begin().play("2: play walk")
    view = table.view(2)
    lit = {*view.derived["sees"]["abbess"], *view.derived["sees"]["prioress"]}
    best: dict[str, tuple[int, int]] = {}

    def go(view: View, places: tuple[str, ...]) -> None:
        lines = [one.text for one in view.actions]
        if "stop" in lines and places and places[-1] not in view.derived["caught"]:
            cost = sum(place in lit for place in ("38", *places)), len(places)
            best[places[-1]] = min(best.get(places[-1], (99, 99)), cost)
        for line in lines:
            if line.startswith("step"):
                go(view.after(view.choice(line)), (*places, line.split()[1]))

    go(view, ())
    found = {end: places.split() for end, places in view.derived["routes"].items()}
    assert {end: (sum(at in lit for at in ("38", *way)), len(way)) for end, way in found.items()} == best


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_what_is_derived_agrees_with_the_rules_in_whole_games(seed: int) -> None:
    seats, _, options = TABLES[seed]
    for at, (match, seat) in enumerate(played(seats, seed, options)):
        if at % 5 == 0 or match.over:
            check(match.view(seat if seat >= 0 else SPECTATOR))
            check(match.view(SPECTATOR))
    assert match.view(SPECTATOR).derived["won"] in ("home", "captures", "dawn")


def test_when_the_night_is_over_everybody_reads_the_goal_of_their_own_side() -> None:
    table = night().put(1, 1, key=1, wish=1).put(2, 118).put(3, 118).begin(5).rest()
    goals = [derived(table, seat)["aim"]["kind"] for seat in range(1, 5)]
    assert table.over and goals == ["guards", "", "", ""]
    assert table.match.view(SPECTATOR).derived["aim"]["kind"] == "guards"


@pytest.mark.rule("8.2", "8.3", "8.4b")
def test_a_guard_hears_on_every_face_above_the_quiet_ones() -> None:
    for seats, _, options in TABLES[:3]:
        for match, _ in list(played(seats, 9, options))[::150]:
            v = match.state
            for place in range(0, box.PLACE_COUNT, 3):
                for guard, card, face in product(range(2), range(len(box.CARDS)), range(1, box.DIE + 1)):
                    carries = max(0, face + RULES.figures.noise(v, card))
                    heard = bool(RULES.noises.hears(v, guard, place, carries))
                    assert heard == (face > RULES.noises.quiet(v, guard, card, place))
