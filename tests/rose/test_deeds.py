"""What each player did to each monk, added up from what everybody was told: who it was, and what was nobody's doing."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from test_moments import played, tale

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match
from subrosa.core.tale import Deeds, Told, deeds
from subrosa.games.rose import GAME, rules, steps
from subrosa.games.rose.box import COLOURS, COMMUNICATIVE, HASTY, MONKS
from subrosa.games.rose.fields import STEPS
from subrosa.games.rose.tell import consequences

from .table import Table

Sums = Counter[tuple[int, str, str]]


def flat(found: Deeds) -> Sums:
    return Counter(
        {
            (seat, str(monk), track): points
            for seat, row in found.items()
            for monk, tracks in row.items()
            for track, points in tracks.items()
            if points
        }
    )


@cache
def by_the_tracks(match: Match) -> Sums:
    """The same by how the tracks stood before and after each decision."""
    found: Sums = Counter()
    for decision, before, after in match.positions():
        if after.taker != before.taker or STEPS[before.step] in ("marker", "accuse"):
            continue
        without = before.copy()
        without.event = HASTY if before.event == COMMUNICATIVE else before.event
        rules.apply(without, decision.decider, decision.choice)
        for monk in range(MONKS):
            found[before.turn + 1, COLOURS[monk], "suspicion"] += without.suspicion[monk] - before.suspicion[monk]
            found[before.turn + 1, COLOURS[monk], "evidence"] += after.evidence[monk] - before.evidence[monk]
    return Counter({key: points for key, points in found.items() if points})


@pytest.mark.parametrize("number", range(3))
def test_what_each_did_is_what_the_tracks_say_and_the_same_for_every_reader(number: int) -> None:
    """By cards, tasks, signs and events, also where a tile is turned up before the event; nothing by night."""
    match = played("rose", 4, number)
    whole = by_the_tracks(match)
    assert len(whole) > 20
    for reader in (0, 3, SPECTATOR):
        assert flat(deeds(tale(match, reader).chapters)) == whole


def told(*tellings: tuple[str, dict[str, str | int]]) -> Sums:
    story = GAME.tale()
    story.hear([Told(kind, facts) for kind, facts in tellings])
    return flat(deeds(story.chapters))


@pytest.mark.parametrize(("figure", "track"), [("adson", "suspicion"), ("william", "evidence")])
def test_a_sign_that_brings_a_conversion_by_day_is_told_before_it(figure: str, track: str) -> None:
    """Its evidence is his who brought it about; that suspicion begins anew is nobody's."""
    other = "william" if figure == "adson" else "adson"
    places = {other: "garden", "red": "garden"}
    table = Table(event="communicative", places=places, suspicion={"blue": 4}, hands={1: ["garden 2"]})
    before = table.do("play garden 2", f"move {figure} garden").s.copy()
    (choice,) = (one for one in range(2) if steps.said(before, 0, one).line == "more red")
    after = table.do("more red").s
    found = told(
        ("played", {"seat": 1, "card": "garden 2"}),
        *((one.kind, dict(one.facts)) for one in consequences(before, 0, choice, after)),
    )
    fallen = {(1, monk, "evidence"): after.evidence[n] - before.evidence[n] for n, monk in enumerate(COLOURS)}
    assert found == ({**fallen, (1, "red", "suspicion"): 5} if track == "suspicion" else fallen)
    assert fallen[1, "red", "evidence"] == (5 if track == "suspicion" else 3 + 5)


def test_what_a_night_and_opened_markers_bring_is_nobodys_deed() -> None:
    found = told(
        ("played", {"seat": 1, "card": "red 4"}),
        ("suspicion", {"monk": "red", "before": 10, "now": 14}),
        ("night", {"seat": 1, "day": 1, "event": "hasty"}),
        ("evidence", {"monk": "red", "before": 5, "now": 10}),
        ("revealed", {"seat": 1, "monk": "blue"}),
        ("evidence", {"monk": "blue", "before": 5, "now": 7}),
    )
    assert found == {(1, "red", "suspicion"): 4}


def test_what_was_taken_back_was_not_done() -> None:
    """A turn taken back to its middle keeps what had come of it by then."""
    match = played("rose", 4, 0)
    heard = [Told(one.kind, one.facts) for one in match.tellings(0)]
    counted = [n for n, one in enumerate(heard) if one.kind in ("suspicion", "evidence")]
    middle = counted[len(counted) // 2]
    again = GAME.tale(0)
    again.hear([*heard[: middle + 30], Told("taken_back", {"from": middle}), *heard[middle:]])
    assert deeds(again.chapters) == deeds(tale(match, 0).chapters)
