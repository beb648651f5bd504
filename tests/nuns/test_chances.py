"""How likely a guard's way shows somebody, and whom she will hear: by hand, and by walking it (5, 7, 8.6)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from subrosa.core.beliefs import of_match
from subrosa.core.match import Match, legal
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.chances import anywhere
from subrosa.games.nuns.rules.terms import PATH
from subrosa.table.messages import MatterAt
from subrosa.table.showing import noted, previews
from subrosa.terminal import nuns
from subrosa.terminal.look import Look
from subrosa.terminal.nuns.likely import whereabouts

from .table import Table
from .test_r7_guards import WAY, patrol
from .worlds import Scene

Believed = Mapping[int, Mapping[int, float]]
"""For each cell where its novice is believed to be."""
ASLEEP: Believed = {1: {17: 0.5, 118: 0.5}, 2: {27: 0.2, 6: 0.3, 29: 0.5}}
"""In the dormitory: of Anne Marie one place in the corridor, of Margaret one beside it, a cell and the privy."""


def notebook(believed: Believed) -> list[MatterAt]:
    """A notebook in which nothing else stands; by behaviour nothing is believed."""
    return [
        MatterAt(
            "place", {"novice": box.NOVICES[cell - 1]}, {str(at): share for at, share in of.items()}, {}, [], {}, False
        )
        for cell, of in believed.items()
    ]


def chances(table: Table, line: str, known: list[MatterAt]) -> Any:
    """What a preview of a choice says is likely."""
    draft = table.match.draft(0)
    choice = next(action.choice for action in draft.view.actions if action.text == line)
    return next(one for one in previews(draft, "", 0.0, known).previews if one.choice == choice).derived.get("chances")


@pytest.mark.rule("5.1", "7.3")
@pytest.mark.parametrize("line", ["first abbess", "step 19"])
def test_on_her_path_she_sees_step_by_step_what_lies_along_it(line: str) -> None:
    """From 26 to 19 all of the corridor is in sight, from there to 18 also 27; cells and the privy never are."""
    table = patrol()
    if line != "first abbess":
        table.play("first abbess")
    found = chances(table, line, notebook(ASLEEP))
    assert set(found) == {"counted"} and set(found["counted"]) == {"", "anne_marie", "margaret"}
    assert {one["way"] for one in found["counted"].values()} == {"19 18 17 16"}
    assert found["counted"]["anne_marie"]["by"] == [0.5, 0.5, 0.5, 0.5]
    assert found["counted"]["margaret"]["by"] == [0.0, 0.2, 0.2, 0.2]
    assert found["counted"][""]["by"] == [0.5, 0.6, 0.6, 0.6], "one minus 0.5 times 0.8"


@pytest.mark.rule("8.6", "8.6a", "8.6b")
def test_when_her_walk_is_over_she_hears_whom_she_has_not_seen_by_one_die() -> None:
    """On 16, of those who stood still: cell 6 is one link away, the privy three, 118 too far: from a 4, from a 6."""
    table = patrol().play("first abbess")
    heard = (3 / 8 + 3 / 8 + 1) / 6
    found = chances(table, "step 19", notebook(ASLEEP))["counted"][""]["hear"]
    assert found == pytest.approx({"": heard, "anne_marie": 0.0, "margaret": heard}, abs=5e-4)
    both, alike = {1: {6: 1.0}, 2: {6: 1.0}}, {"": 0.5, "anne_marie": 0.5, "margaret": 0.5}
    assert chances(table, "step 19", notebook(both))["counted"][""]["hear"] == alike, "both or neither"
    table.play(*(f"step {place}" for place in WAY[:4]))
    assert chances(table, "stop", notebook(both))["counted"] == {"": {"way": "", "by": [], "hear": alike}}
    on = chances(table, "step 15", notebook({1: {54: 1.0}, 2: {57: 0.25, 118: 0.75}}))["counted"]
    assert on["margaret"] == {"way": "15 14", "by": [0.0, 0.25], "hear": {}}, "a run hears nothing"
    assert on["anne_marie"]["by"] == [1.0, 1.0]
    table.play("step 15")
    assert chances(table, "stop", notebook(both))["counted"][""]["hear"] == {}


@pytest.mark.rule("5.5", "7.5")
@pytest.mark.parametrize("pivot", ["false", "true"])
def test_with_permission_the_likeliest_way_is_that_which_shows_her_on_most_of_her_places(pivot: str) -> None:
    """Every way of four steps is walked, with the novice on each of the places she may be on."""
    places = {20: 0.1, 37: 0.1, 48: 0.15, 23: 0.2, 27: 0.1, 62: 0.2, 118: 0.15}
    table = patrol(pivot_check=pivot).token("noise", 2, 25, "abbess").settle().play("first abbess")
    known = notebook({1: places, 2: {118: 1.0}})
    told = {line: chances(table, line, known)["counted"]["anne_marie"] for line in ("step 19", "step 25", "step 40")}
    walked: dict[str, float] = {}
    for way in anywhere(26 - 1, 4):
        line = f"step {way[0] + 1}"
        seen = sum(share for place, share in places.items() if shows(table, place, [at + 1 for at in way]))
        walked[line] = max(walked.get(line, 0.0), seen)
        if told[line]["way"].split() == [str(at + 1) for at in way]:
            assert told[line]["by"][-1] == pytest.approx(seen)
    assert {line: one["by"][-1] for line, one in told.items()} == pytest.approx(walked)
    assert len(set(walked.values())) > 1, walked


def shows(table: Table, place: int, way: list[int]) -> bool:
    """Is Anne Marie seen there on a way? Whatever card a guard takes where a path ends, she goes on anywhere."""
    s, rules = table.s.copy(), GAME.rules
    s.place[0] = place - 1
    for at in way:
        if s.step == PATH:
            rules.apply(s, 0, legal(GAME, s, 0)[0])
        rules.apply(s, 0, at - 1)
    return bool(s.marker[0] >= 0)


@pytest.mark.rule("7.6b")
def test_at_the_end_of_her_path_she_takes_any_card_that_fits() -> None:
    table = Table(3).guard("abbess", 19, 18, "blue-26-84", 26).guard("prioress", 122, 97, "green-101-122", 101)
    table.put(1, 118).put(2, 118).begin().rest().play("first abbess")
    found = chances(table, "step 26", notebook({1: {39: 1.0}, 2: {20: 1.0}}))["counted"]
    assert found["anne_marie"]["way"].split()[:2] == ["26", "40"] and found["anne_marie"]["by"][-1] == 1.0
    assert found["margaret"]["way"].split()[:2] != ["26", "40"] and found["margaret"]["by"][-1] == 1.0
    table.play("step 26")
    taken = {line: chances(table, line, notebook({1: {39: 1.0}, 2: {20: 1.0}})) for line in table.lines()}
    assert {one["counted"]["margaret"]["by"][-1] for one in taken.values()} == {0.0, 1.0}, "it depends on the card"


@pytest.mark.rule("13.1")
def test_nothing_is_likely_where_the_table_shows_no_shares_or_nobody_is_hidden() -> None:
    table = patrol().play("first abbess")
    open_ones = notebook({1: {17: -1.0, 118: -1.0}, 2: {118: 1.0}})
    assert chances(table, "step 19", open_ones) is None and chances(table, "step 19", []) is None
    assert chances(table.put(1, 17, seen=1).put(2, 18, seen=1).settle(), "step 19", notebook(ASLEEP)) is None


@pytest.mark.rule("13.33")
def test_what_a_guard_cannot_tell_apart_is_equally_likely_to_her() -> None:
    scene = Scene(3, slow_novices="true").play("novice celeste", "novice theresa")
    match = scene.walk(2, "run", 18, 27).walk(3, "sneak", 19).play("die 1", "die 1").until("order").match
    decisions, _ = GAME.redraw(match.setup, match.decisions, 0, Random(5))
    other = Match.from_log(match.setup, decisions)
    assert other.state.place != match.state.place

    def previewed(one: Match) -> Any:
        return previews(one.draft(0), "", 0.0, noted(of_match(one, 0).matters, full=True))

    found = previewed(match)
    assert found == previewed(other) and all(one.derived["chances"]["counted"][""]["by"] for one in found.previews)


# In the terminal.


def look(known: list[MatterAt]) -> Look:
    return Look(GAME, 0, {0: "You", 1: "Two", 2: "Three"}, "en", notebook=lambda: known)


def test_the_terminal_says_how_likely_each_choice_shows_somebody_and_whom_she_hears() -> None:
    table, known = patrol(), notebook(ASLEEP)

    def rows() -> list[str]:
        return [" ".join(cell.plain for cell in row.cells) for row in nuns.rows(look(known), table.view(1))]

    assert "60% seen by step 4" in rows()[0]
    table.play("first abbess")
    assert "50% seen now, 60% by step 4" in rows()[0]
    table.play(*(f"step {place}" for place in WAY[:3]))
    assert rows()[-1] == "will hear: Margaret 17%", "on 27 or in cell 6, two links away: from a 5"
    assert "places" in " ".join(cell.plain for cell in nuns.rows(look([]), table.view(1))[0].cells)


def test_the_terminal_says_on_how_many_places_each_may_be() -> None:
    table = patrol().play("first abbess")
    lines = [line.plain for line in whereabouts(look(notebook(ASLEEP)), table.view(1))]
    assert lines == ["Anne Marie 2 places, 50% on 17", "Margaret 3 places, 50% on 29"]
    assert [line.plain for line in whereabouts(look(notebook({1: {17: -1.0, 18: -1.0}})), table.view(1))] == [
        "Anne Marie 2 places"
    ]
