"""Who may know what, and what follows from it (13.1-13.27)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import STEPS
from subrosa.games.nuns.rules import eyes, noises

from .table import WATCHER, Table

lit: Any = eyes.lit
total: Any = noises.total
MOVE, OVER = STEPS.index("move"), STEPS.index("over")


def everybody(table: Table) -> tuple[int, ...]:
    return (*range(1, table.s.seats + 1), WATCHER)


def busy(seed: int = 5, **options: Any) -> Table:
    """A table of five in the midst of a game."""
    table = Table(5, blessed={}, seed=seed, capture_limit="more_than_players", **options)
    while table.s.round < 4 or table.step != "go":
        table.wander(1)
    return table


def same(ours: Table, theirs: Table, *seats: int) -> None:
    """These seats can tell the two tables by nothing."""
    for seat in seats:
        assert ours.view(seat).names == theirs.view(seat).names
        assert ours.view(seat).deciders == theirs.view(seat).deciders
        assert ours.match.tellings(seat - 1) == theirs.match.tellings(seat - 1)


def games(count: int = 4, **options: Any) -> Iterator[Table]:
    for seed in range(count):
        yield Table(5, blessed={}, seed=seed, capture_limit="more_than_players", **options).wander()


# Open to all.

SEEN = """at facing path heading used u_turns_left captures captured round limit spent owner blessings noises
    noise_place noise_guard noise_owner noise_round vanishings vanished_from vanished_to"""
TOLD = """goes_first took_path paced rolled listens used_blessing played named seen walked turned_back caught leads"""


@pytest.mark.rule("13.1", "13.2", "13.4", "13.5", "13.7", "13.8", "13.9", "13.10")
def test_guards_tokens_dice_captures_and_used_blessings_are_open_to_all_and_told() -> None:
    table = busy(seed=2)
    assert any(kind >= 0 for kind in table.s.spent)
    for seat in everybody(table):
        view = table.view(seat).numbers
        assert {name: getattr(view, name) for name in SEEN.split()} == {n: getattr(table.s, n) for n in SEEN.split()}
    for table in games(3):
        told = [t for t in table.match.told if t.kind in TOLD.split()]
        dice = sum(STEPS[before.step] in ("roll", "listen") for _, before, _ in table.match.positions())
        assert sum(t.kind in ("rolled", "listens") for t in told) == dice > 0
        assert {t.kind for t in told} == set(TOLD.split())
        assert all(t.reaches(seat) for t in told for seat in (*range(5), SPECTATOR))


@pytest.mark.rule("13.3", "13.8")
def test_cards_are_open_from_a2_and_b2_on_in_later_rounds_too_and_the_phase_always() -> None:
    table = Table(3).play("2: play sneak", "2: step 21", "2: step 20", "2: stop")
    assert table.view(1).played["anne_marie"] is None
    table.play("3: play stand", "3: stop").next_round()
    for seat in everybody(table):
        view = table.view(seat)
        assert (view.played["anne_marie"], view.shown) == ("sneak", {"abbess": "walk", "prioress": "walk"})
    for step in ("move", "roll", "order", "go", "listen"):
        table.until(step)
        assert {table.view(seat).step for seat in everybody(table)} == {step}


# Known to a novice's seat alone.


def hidden(**facts: int) -> Table:
    """Novice 1 stands unseen on 18 with a wish, things and a blessing; seat 2 leads her."""
    table = Table(3, wishes={1: "w5"}, blessed={1: "soft_steps"}).put(1, 18, **facts)
    return table.begin()


@pytest.mark.rule("13.12", "13.16", "13.13", "13.38", "4.2b")
def test_where_she_is_her_way_and_number_of_steps_are_known_to_her_seat_alone() -> None:
    ours, theirs = hidden(), hidden()
    theirs.put(1, 45).begin()
    same(ours, theirs, 1, 3, WATCHER)
    assert (ours.view(2).place["anne_marie"], theirs.view(2).place["anne_marie"]) == ("18", "45")
    ours = hidden().play("2: play run", "2: step 19", "2: step 20", "2: step 21")
    theirs = hidden().play("2: play run", "2: step 17", "2: stop")
    same(ours, theirs, 1, 3, WATCHER)
    ours.play("2: stop", "3: play stand", "3: stop")
    theirs.play("3: play stand", "3: stop")
    same(ours, theirs, 1, 3, WATCHER)


@pytest.mark.rule("13.14", "13.16")
def test_wish_card_key_and_wish_are_known_to_her_seat_alone() -> None:
    ours, theirs = hidden(), hidden(key=1, wish=1, wish_card=5)
    for seat in (1, 3, WATCHER):
        assert ours.view(seat).names == theirs.view(seat).names
    view = theirs.view(2)
    assert (view.wish_card["anne_marie"], view.key["anne_marie"], view.wish["anne_marie"]) == ("w6", 1, 1)


@pytest.mark.rule("13.15")
def test_her_blessing_is_known_to_her_seat_alone_until_it_is_used() -> None:
    table = hidden().play("2: play stand", "2: stop", "3: play stand", "3: stop", "die 1")
    assert [table.view(seat).blessing["anne_marie"] for seat in (1, 2, 3, WATCHER)] == [None, "soft_steps", None, None]
    table.play("use")
    assert all(table.view(seat).spent["anne_marie"] == "soft_steps" for seat in (1, 2, 3, WATCHER))


@pytest.mark.rule("13.16")
def test_other_novices_see_of_her_exactly_what_the_guards_and_spectators_see() -> None:
    for seed in (3, 4):
        table = busy(seed)
        leads = table.s.owner[0] + 1
        for name in ("place", "wish_card", "key", "wish", "stage", "card", "steps", "swift", "turned", "blessing"):
            seen = {str(table.view(seat).names[name]["anne_marie"]) for seat in everybody(table) if seat != leads}
            assert len(seen) == 1
        assert len({str(table.view(seat).way["anne_marie"]) for seat in everybody(table) if seat != leads}) == 1


# Known to others, or to nobody.


@pytest.mark.rule("13.17")
def test_two_guards_players_share_all_they_know() -> None:
    table = Table(8, blessed={}, seed=3)
    for _ in range(150):
        table.wander(1)
        if table.over:
            break
        assert table.view(1).names == table.view(2).names
    naming = {"you_name", "you_name_swift_walk", "partner_names", "partner_names_swift_walk"}
    told = [t for t in table.match.told if t.kind not in ("stopped", *naming)]
    assert all(t.reaches(0) == t.reaches(1) for t in told)
    named = [[t.facts for t in table.match.told if t.kind in naming and t.reaches(seat)] for seat in (0, 1)]
    assert named[0] and named[0] == named[1]


def five_steps(last: str, seats: int = 3) -> Table:
    table = Table(seats, blessed={"abbess": "swift_foot"}).guard("abbess", 26, 25, "blue-26-84", 84)
    for novice in range(1, 7 if seats == 8 else seats):
        table.put(novice, 118)
    table.begin().rest().play("first abbess", *(f"step {place}" for place in (19, 18, 17, 16, 15)))
    return table.play(last)


@pytest.mark.rule("13.18", "7.1b")
def test_five_steps_may_be_a_run_or_a_walk_until_b2() -> None:
    run, walk = five_steps("stop"), five_steps("stop as walk")
    same(run, walk, 2, 3, WATCHER)
    assert run.view(1).names != walk.view(1).names
    assert (run.told(1), walk.told(1)) == (["you_name abbess run"], ["you_name_swift_walk abbess"])


@pytest.mark.rule("13.17", "13.18", "2.1")
def test_with_eight_players_the_other_guards_player_knows_the_card_but_did_not_name_it() -> None:
    for last, mine, hers in (
        ("stop", "you_name abbess run", "partner_names abbess run"),
        ("stop as walk", "you_name_swift_walk abbess", "partner_names_swift_walk abbess"),
    ):
        table = five_steps(last, seats=8)
        assert (table.told(1), table.told(2)) == ([mine], [hers])
        assert table.told(3) == table.told(WATCHER) == ["stopped abbess"]
        assert table.view(1).named == table.view(2).named


# What follows.


def published(table: Table) -> Iterator[tuple[Any, Any, list[Any]]]:
    """Each publication of A1: the states before and after it, and what was told."""
    for decision, before, after in table.match.positions():
        if before.step == MOVE and after.step != MOVE and after.step != OVER:
            yield before, after, GAME.tell(before, decision.decider, decision.choice, after)


@pytest.mark.rule("13.20", "4.1", "4.3")
def test_a_card_tells_a_range_of_steps() -> None:
    checked = 0
    for table in games():
        for before, after, _ in published(table):
            for n in range(6):
                if before.owner[n] < 0 or before.status[n] or after.captures > before.captures:
                    continue
                card, factor = after.played[n], 2 if before.round == 1 else 1
                low, high = factor * box.CARD_MIN[card], factor * box.CARD_MAX[card]
                assert low <= before.steps[n] <= high + before.swift[n]
                checked += 1
    assert checked > 50


@pytest.mark.rule("13.21", "13.22", "6.1", "6.2", "6.3")
def test_sightings_and_vanishings_tell_exactly_where_she_was_in_view() -> None:
    checked = 0
    for table in games():
        for before, _, told in published(table):
            for n in range(6):
                if before.owner[n] < 0 or (before.status[n] and before.turned[n] != 1):
                    continue
                way = [place for place in before.way[n] if place >= 0]
                mine = [t for t in told if t.facts.get("novice") == box.NOVICES[n]]
                seen = [int(t.facts["place"]) - 1 for t in mine if t.kind == "seen"]
                assert seen == [place for place in way[1:] if lit(before, place)]
                links = [(int(t.facts["place"]) - 1, int(t.facts["towards"]) - 1) for t in mine if t.kind == "vanished"]
                pairs = pairwise(way)
                assert links == [(a, b) for a, b in pairs if lit(before, a) and not lit(before, b)]
                checked += 1
    assert checked > 50


@pytest.mark.rule("13.23", "13.24", "8.3a", "8.5")
def test_tokens_and_their_absence_tell_the_truth_about_distance() -> None:
    heard = unheard = 0
    for table in games(6, blessings="off", deaf_after_run="each"):
        for decision, before, after in table.match.positions():
            if STEPS[before.step] != "roll":
                continue
            novice, place = before.novice, before.place[before.novice]
            before.die, before.softer = decision.choice, 0
            reach = total(before, novice)
            for guard in range(2):
                deaf = before.shown[guard] == box.GUARD_RUN
                far = box.DISTANCE[before.at[guard]][place]
                asked = STEPS[after.step] == "token" and after.novice == novice and after.hearing >> guard & 1
                assert bool(asked) == (not deaf and far <= reach)
                heard, unheard = heard + bool(asked), unheard + (not asked)
    assert heard > 5 and unheard > 50


@pytest.mark.rule("13.25", "9.1")
def test_a_phase_a_without_a_victory_tells_that_nobody_is_home_with_key_and_wish() -> None:
    for table in games():
        for _, before, after in table.match.positions():
            if STEPS[after.step] == "order" and STEPS[before.step] != "order":
                for n in range(6):
                    at_home = after.owner[n] >= 0 and after.status[n] == 0 and after.place[n] == box.CELLS[n]
                    assert not (at_home and after.key[n] == after.wish[n] == 1)


@pytest.mark.rule("13.27", "13.14")
def test_that_she_has_a_key_is_told_only_where_she_is_seen_behind_a_lock() -> None:
    def crossed(key: int, guard: tuple[int, int]) -> Table:
        table = Table(2).guard("abbess", *guard).guard("prioress", 142, 141).put(1, 122, key=key).begin()
        return table.play("play sneak", f"step {121 if key else 97}", "stop")

    same(crossed(1, (40, 39)), crossed(0, (40, 39)), 1, WATCHER)
    seen = crossed(1, (121, 122))
    assert "caught anne_marie 121 1" in seen.told(1)
