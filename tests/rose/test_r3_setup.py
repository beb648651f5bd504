"""Components and setup (2, 3), and the shape of the game (4)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games.rose import GAME, steps
from subrosa.games.rose.box import BUILDINGS, COLOURS, EVENTS, FIGURES, REVELATION_AFTER, TILE_NAMES
from subrosa.games.rose.fields import STEPS

from .table import Table, at_random

SEATS = (2, 3, 4, 5)
PILE = {2: 54, 3: 51, 4: 48, 5: 45}


def started(seats: int, seed: int = 1, **options: str) -> Match:
    """A match whose set-up chance has made."""
    return Match(Setup.of(GAME, seats, options), Random(seed))


@pytest.mark.rule("2.1")
def test_there_are_two_investigators_and_six_monks_with_two_markers_each() -> None:
    assert list(FIGURES) == ["william", "adson", *COLOURS]
    s = Table().s
    assert len(COLOURS) == len(s.suspicion) == len(s.evidence) == 6


@pytest.mark.rule("2.2", "5.3a")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_figure_goes_from_any_building_to_every_other(building: str) -> None:
    table = Table(places={"red": building}, hands={1: ["red 1"]}).do("play red 1")
    assert table.choices() == [f"move red {other}" for other in BUILDINGS if other != building]
    assert len(table.choices()) == 13


@pytest.mark.rule("2.3")
def test_there_are_42_task_tiles_seven_of_each_colour() -> None:
    tiles: Counter[int] = GAME.pieces(Table().s)["tiles"]  # type: ignore[assignment]
    colours = Counter(TILE_NAMES[tile].split()[0] for tile in tiles.elements())
    assert colours == dict.fromkeys(COLOURS, 7)


@pytest.mark.rule("2.4", "3.7")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_a_marker_of_each_colour(seats: int) -> None:
    table = Table(seats=seats, day=7, step="accuse")
    for seat in range(1, seats + 1):
        left = seat % seats + 1
        assert table.choices(seat) == [f"accuse {left} {colour}" for colour in COLOURS]


@pytest.mark.rule("2.5", "3.2")
def test_there_are_fourteen_events_and_three_revelations_after_days_one_three_and_five() -> None:
    assert len(set(EVENTS)) == 14
    assert [day for day in range(1, 7) if REVELATION_AFTER[day]] == [1, 3, 5]


@pytest.mark.rule("2.6")
def test_there_are_60_cards_two_a_building_four_a_monk_eight_for_the_investigators() -> None:
    s = Setup.of(GAME, 2).start()
    cards: Counter[str] = Counter()
    for face, copies in enumerate(s.pile):
        cards[steps.card_id(s, face).split()[0]] += copies
    assert cards == {**dict.fromkeys(BUILDINGS, 2), **dict.fromkeys(COLOURS, 4), "william_adson": 8}
    assert (s.william_time, s.adson_time) == (5, 0)


@pytest.mark.rule("2.7", "3.8", "C5")
@pytest.mark.parametrize("seats", SEATS)
def test_identities_are_dealt_from_six_and_are_all_different(seats: int) -> None:
    for seed in range(5):
        state = started(seats, seed).state
        dealt = state.identity[:seats]
        assert len(set(dealt)) == seats and set(dealt) <= set(range(6))
        assert state.identity[seats:] == [-1] * (5 - seats)


@pytest.mark.rule("3.1", "4.1", "C6")
@pytest.mark.parametrize("seats", SEATS)
def test_six_different_events_are_played_on_six_days_and_then_the_game_is_over(seats: int) -> None:
    match = at_random(Setup.of(GAME, seats), seed=seats)
    row = [event for event in match.state.row if event >= 0]
    assert len(row) == len(set(row)) == 6
    assert match.over and match.state.day == 7


@pytest.mark.rule("3.3")
def test_suspicion_starts_at_10_evidence_at_5_and_the_sundial_at_0() -> None:
    s = started(4).state
    assert (s.suspicion, s.evidence, s.sundial) == ([10] * 6, [5] * 6, 0)


@pytest.mark.rule("3.4", "3.5", "3.6", "3.2", "V22")
@pytest.mark.parametrize("seats", SEATS)
def test_v22_the_setup_lays_out_28_tiles_14_in_the_chain_and_three_cards_each(seats: int) -> None:
    s = started(seats).state
    assert sum(tile >= 0 for row in s.tile for tile in row) == 28
    assert all(tile >= 0 for row in s.tile for tile in row)
    assert (s.unseen_left, s.chain_length) == (14, 0)
    assert s.pile_left == 60 - 3 * seats == PILE[seats]
    assert s.cards[:seats] == [3] * seats
    assert len(set(s.place)) == 8
    assert (s.day, STEPS[s.step]) == (1, "card")


@pytest.mark.rule("3.9", "C1")
@pytest.mark.parametrize("figure_setup", ("random", "players_in_turn"))
def test_the_first_player_is_drawn_before_anything_else_and_starts_day_1(figure_setup: str) -> None:
    match = Match(Setup.of(GAME, 3, {"figure_setup": figure_setup}))
    assert STEPS[match.state.step] == "lot"
    for seed in range(5):
        match = started(3, seed, figure_setup=figure_setup)
        while STEPS[match.state.step] == "stand":
            match.decide(match.deciders[0], match.view(match.deciders[0]).actions[0])
        assert match.decisions[0].decider == CHANCE
        assert match.deciders == (match.decisions[0].choice,)


@pytest.mark.rule("3.9", "5.7")
@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_clockwise_in_the_order_of_the_seats(seats: int) -> None:
    table = Table(seats=seats, turn=seats)
    order = []
    for _ in range(seats + 1):
        order.append(table.turn)
        while table.step != "draw":
            table.do("any")
        table.do("any")
    assert order == [seats, *range(1, seats + 1)]


@pytest.mark.rule("4.2", "6.6")
@pytest.mark.parametrize(
    ("day", "after"), [(1, "marker"), (2, "event"), (3, "marker"), (4, "event"), (5, "marker"), (6, "accuse")]
)
def test_after_a_day_comes_a_revelation_the_next_event_or_the_accusation(day: int, after: str) -> None:
    table = Table(day=day, sundial=23, hands={1: ["garden 2"]}).do("play garden 2", "move red garden", "any")
    assert table.step == after
    if after == "marker":
        table.do("1: any", "2: any")
        assert (table.step, table.s.day) == ("event", day + 1)


@pytest.mark.rule("4.2", "C6")
def test_the_event_is_turned_up_at_the_start_of_its_day() -> None:
    table = Table(event="hasty", day=2, sundial=23, hands={1: ["garden 2"]})
    table.do("play garden 2", "move red garden", "any")
    assert table.view().event is None
    left = set(EVENTS) - {"hasty", EVENTS[table.s.row[0]]}
    assert table.odds == {f"event {event}": 1 for event in EVENTS if event in left}
    table.do("event dubious")
    assert (table.view().event, table.s.day, table.step) == ("dubious", 3, "card")


@pytest.mark.rule("4.3", "Q16")
@pytest.mark.parametrize("day", (2, 4))
def test_whoever_ends_a_day_starts_the_next(day: int) -> None:
    table = Table(seats=4, turn=3, day=day, sundial=22, hands={3: ["garden 2"]})
    table.do("play garden 2", "move red garden", "any", "event hasty")
    assert table.deciders == (3,)


@pytest.mark.rule("4.3", "Q16")
def test_whoever_ends_a_day_starts_the_next_after_a_revelation_too() -> None:
    table = Table(seats=3, turn=2, sundial=22, hands={2: ["garden 2"]})
    table.do("play garden 2", "move red garden", "any", "1: any", "2: any", "3: any", "event hasty")
    assert table.deciders == (2,)


@pytest.mark.rule("3.1", "15.10")
def test_nobody_sees_an_event_before_its_day() -> None:
    match = started(3)
    for seat in (0, 1, 2, SPECTATOR):
        assert match.view(seat).row[1:] == [None] * 5
