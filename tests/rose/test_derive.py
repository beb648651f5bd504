"""What follows from a view: the night, an investigator's word, cards and time, the end; worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import View
from subrosa.core.view import derived
from subrosa.games.rose import GAME
from subrosa.games.rose.box import COLOURS

from .table import Table, at_random
from .test_r8_accusation import accusing, guess


def night(view: View) -> dict[str, int]:
    found: dict[str, int] = view.derived["tracks"]["night"]
    return found


def after(view: View, line: str) -> dict[str, Any]:
    """What would follow from a choice, as a preview says it."""
    v = view.numbers.copy()
    GAME.rules.apply(v, view.seat, view.choice(line))
    return derived(GAME, v, view.seat)


SUSPICION = {"grey": 25, "blue": 18, "white": 18, "red": 12, "black": 12, "orange": 7}


@pytest.mark.rule("6.1", "7.caught")
@pytest.mark.parametrize(("event", "times"), [("forbidden", 1), ("caught", 2)])
def test_equal_monks_share_what_a_night_would_bring_and_the_next_rank_is_not_skipped(event: str, times: int) -> None:
    points = {"red": 3, "blue": 4, "white": 4, "grey": 5, "black": 3, "orange": 2}
    view = Table(event=event, suspicion=SUSPICION).view()
    assert night(view) == {monk: times * by for monk, by in points.items()}
    assert view.derived["rank"] == {"red": 2, "blue": 3, "white": 3, "grey": 4, "black": 2, "orange": 1}


@pytest.mark.rule("6.1", "6.4")
@pytest.mark.parametrize(("day", "step"), [(1, "marker"), (7, "accuse")])
def test_between_days_there_is_no_night_to_come(day: int, step: str) -> None:
    assert Table(day=day, step=step).view(1).derived["tracks"]["night"] is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_night_of_a_game_brings_what_was_foreseen_for_it(seats: int) -> None:
    match = at_random(Setup.of(GAME, seats), seed=seats)
    nights = 0
    for _, before, now in match.positions():
        if now.taker != before.taker:
            evidence = dict(
                zip(COLOURS, (n - b for n, b in zip(now.evidence, before.evidence, strict=True)), strict=True)
            )
            assert GAME.common(before)["tracks"]["night"] == evidence
            nights += 1
    assert nights == 6


@pytest.mark.rule("5.4c", "5.4d", "7.incriminating")
@pytest.mark.parametrize(
    ("figure", "event", "points", "track"),
    [
        ("william", "forbidden", 3, "evidence"),
        ("adson", "forbidden", 5, "suspicion"),
        ("william", "incriminating", 6, "evidence"),
        ("adson", "incriminating", 10, "suspicion"),
    ],
)
def test_an_investigators_word_its_weight_and_whom_he_still_asks_about(
    figure: str, event: str, points: int, track: str
) -> None:
    table = Table(event=event, hands={1: ["stable 2"]}, places={"blue": "stable", "orange": "stable"})
    table.do("play stable 2", f"move {figure} stable")
    assert table.view(2).derived["word"] == {"points": points, "track": track, "met": ["red", "blue", "orange"]}
    table.do("more red")
    assert table.view(2).derived["word"]["met"] == ["blue", "orange"]


@pytest.mark.rule("5.4c", "Q3")
def test_a_sign_says_where_it_leads_and_evidence_stops_at_0() -> None:
    table = Table(event="incriminating", hands={1: ["stable 2"]}, evidence={"red": 4})
    more, less = table.do("play stable 2", "move william stable").view(1).actions
    assert (more.facts["points"], more.facts["now"]) == (6, 10)
    assert (less.facts["points"], less.facts["now"]) == (-6, 0)
    assert table.view(1).question["points"] == 6


@pytest.mark.rule("5.2b", "5.2c", "7.hasty")
@pytest.mark.parametrize(
    ("sundial", "tiles", "event", "night", "least"),
    [
        (19, 2, "forbidden", False, 0),
        (20, 2, "forbidden", True, 1),
        (21, 2, "forbidden", True, 2),
        (22, 2, "forbidden", True, None),
        (20, 0, "forbidden", True, None),
        (20, 2, "hasty", True, None),
    ],
)
def test_a_card_of_4_brings_the_night_unless_time_tiles_keep_it_off(
    sundial: int, tiles: int, event: str, night: bool, least: int | None
) -> None:
    held = {1: ["blue 2", "blue 4"][:tiles], 2: []}
    table = Table(event=event, sundial=sundial, held=held, hands={1: ["red 4", "garden 2", "william_adson"]})
    times = table.view(1).derived["times"]
    assert times["red 4"] == {"cost": 4, "now": sundial + 4, "night": night, "tiles": least}
    assert set(times) == {"red 4", "garden 2", "william", "adson"}
    assert times["william"]["cost"] == table.s.william_time


@pytest.mark.rule("5.2b")
def test_no_more_tiles_keep_the_night_off_than_the_card_costs() -> None:
    table = Table(sundial=23, held={1: ["blue 2", "blue 4", "blue 5"]}, hands={1: ["garden 2"]})
    assert table.view(1).derived["times"]["garden 2"]["tiles"] == 2


@pytest.mark.rule("5.2b")
def test_at_the_tile_question_each_answer_says_where_time_comes_to() -> None:
    cost = Table().s.william_time
    table = Table(sundial=25 - cost, held={1: ["blue 2", "blue 4"]}, hands={1: ["william_adson"]})
    view = table.do("play william_adson", "call william").view(1)
    assert [(action.facts["now"], action.facts["night"]) for action in view.actions] == [(25, 1), (24, 1), (23, 0)]
    assert view.derived["times"]["william"] == {"cost": cost, "now": 25, "night": True, "tiles": 2}
    assert view.question["card"] == "william"


@pytest.mark.rule("6.3", "Q2")
@pytest.mark.parametrize(("overshoot", "begins"), [("carry", 1), ("reset", 0)])
def test_after_a_day_has_ended_cards_count_from_the_next_dawn(overshoot: str, begins: int) -> None:
    table = Table(options={"sundial_overshoot": overshoot}, sundial=21, hands={1: ["red 4"], 2: ["garden 2"]})
    table.do("play red 4")
    assert table.view(2).derived["times"]["garden 2"]["now"] == begins + 2


@pytest.mark.rule("7.inconspicuous")
def test_a_task_that_empties_a_place_is_foreseen_with_what_the_event_does_after_it() -> None:
    """The tiles turned up in between change nothing about it."""
    tiles = {"kitchen": ["red 5"], "garden": ["red 4", "red 2"], "church": ["blue 4"]}
    view = Table(event="inconspicuous", hands={1: ["red 4"]}, tiles=tiles).do("play red 4").view(1)
    for place, suspicion in (("kitchen", 5), ("church", 14)):
        found = after(view, f"move red {place}")
        assert (found["tracks"]["suspicion"]["red"], found["tracks"]["evidence"]["red"]) == (suspicion, 4)
    better, other = after(view, "move red garden")["tasks"]
    assert [(task["tile"], task["tracks"]["suspicion"]["red"]) for task in (better, other)] == [
        ("red 4", 6),
        ("red 2", 8),
    ]
    assert better["tracks"]["evidence"]["red"] == other["tracks"]["evidence"]["red"] == 4
    assert better["tracks"]["night"] == {**dict.fromkeys(COLOURS, 5), "red": 4}


@pytest.mark.rule("7.enigmatic", "7.on_the_scent")
@pytest.mark.parametrize(
    ("event", "line", "points"),
    [
        ("enigmatic", "move red kitchen", 2),
        ("enigmatic", "move adson kitchen", 0),
        ("on_the_scent", "move william kitchen", 2),
        ("on_the_scent", "move adson kitchen", 0),
    ],
)
def test_evidence_that_will_be_handed_out_is_foreseen_past_signs_and_new_tiles(
    event: str, line: str, points: int
) -> None:
    places = {"william": "stable" if event == "on_the_scent" else "kitchen", "blue": "kitchen"}
    table = Table(event=event, hands={1: ["kitchen 2"]}, places=places, tiles={"kitchen": ["red 5"]})
    assert after(table.do("play kitchen 2").view(1), line)["hands_out"] == points


@pytest.mark.rule("15.4", "Q4")
def test_the_chain_from_its_front_has_what_nobody_has_seen_first() -> None:
    table = Table(chain=["red 4", "blue 2"], unseen=3)
    assert table.view().derived["chain"] == [None, None, None, "red 4", "blue 2"]


@pytest.mark.rule("6.5")
def test_markers_that_may_be_shown_and_the_evidence_they_bring() -> None:
    table = Table(day=3, step="marker", identities={1: "red"}, shown={1: ["blue"]}, evidence={"white": 9})
    assert table.view(1).derived["markers"] == {"white": 11, "grey": 7, "black": 7, "orange": 7}
    assert "markers" not in table.view().derived
    assert table.view().derived["players"]["seat 1"]["shown"] == ["blue"]


@pytest.mark.rule("8.2")
def test_opponents_are_accused_clockwise_and_guesses_are_the_seats_own() -> None:
    table = accusing(4).do("3: accuse 4 red", "3: accuse 1 blue")
    mine, others = table.view(3).derived, table.view(1).derived
    assert mine["opponents"] == ["seat 4", "seat 1", "seat 2"]
    assert {other: one["monk"] for other, one in mine["guesses"]["seat 3"].items()} == {
        "seat 4": "red",
        "seat 1": "blue",
    }
    assert others["guesses"]["seat 3"] == {}
    assert mine["points"]["hit"] == 4


@pytest.mark.rule("8.3", "8.4", "8.6")
def test_the_end_is_reckoned_seat_by_seat() -> None:
    """Three players are red, blue and white: all end at 28, and more event cards go first."""
    table = accusing(3, evidence={"red": 20, "blue": 10, "white": 24}, takers=(1, 2, 2, 2, 3, 3))
    guess(table, 1, p2="blue", p3="orange")
    guess(table, 2, p3="black", p1="red")
    guess(table, 3, p1="grey", p2="blue")
    end = table.view().derived["end"]
    keys = ("seat", "place", "monk", "before", "hits", "for_hits", "events", "for_events", "total")
    assert [tuple(one[key] for key in keys) for one in end["seats"]] == [
        ("seat 2", 1, "blue", 10, 2, 12, 3, 6, 28),
        ("seat 3", 2, "white", 24, 0, 0, 2, 4, 28),
        ("seat 1", 3, "red", 20, 1, 6, 1, 2, 28),
    ]
    assert end["nobody"] == ["grey", "black", "orange"]
    assert len(end["events"]) == 8
    assert table.view().derived["guesses"]["seat 1"] == {
        "seat 2": {"monk": "blue", "right": True},
        "seat 3": {"monk": "orange", "right": False},
    }


# The aim.


@pytest.mark.rule("8.4")
def test_the_aim_is_my_monks_evidence_his_place_and_my_own_event_cards() -> None:
    evidence = {"red": 4, "blue": 9, "white": 4, "grey": 12, "black": 0, "orange": 9}
    table = Table(2, day=3, takers=(1, 2), evidence=evidence, identities={1: "blue", 2: "black"})
    facts = {"monk": "blue", "evidence": 9, "rank": 4, "points": 2}
    assert table.view(1).derived["aim"] == {"kind": "monk", "facts": facts}
    assert table.view(2).derived["aim"]["facts"] == {"monk": "black", "evidence": 0, "rank": 1, "points": 2}
    assert GAME.derive(table.view(1).numbers, SPECTATOR)["aim"] == {"kind": "", "facts": {}}
