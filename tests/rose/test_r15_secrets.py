"""Who may know what (15). That a seat can tell no two worlds apart is tested with redraws."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State, Visibility
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games.rose import GAME
from subrosa.games.rose.box import COLOURS, EVENTS
from subrosa.games.rose.fields import STEPS

from .table import Table, at_random, play

OWNER = {"tile_return": "owner_choice"}


def replayed(match: Match, decisions: int, seat: int, seed: int) -> State:
    """The last position of one redraw of a seat, after so many decisions of the match."""
    told, _ = GAME.redraw(match.setup, match.decisions[:decisions], seat, Random(seed))
    state = match.setup.start()
    for decision in told:
        GAME.rules.apply(state, decision.decider, decision.choice)
    return state


def reshuffled(turn: int) -> tuple[Match, int]:
    """A match of two in which the pile is made anew in a player's turn, and how many decisions there were by then."""
    for seed in range(100):
        match = at_random(Setup.of(GAME, 2), seed)
        for decided, (_, before, after) in enumerate(match.positions(), start=1):
            if after.pile_left > before.pile_left and after.turn == turn:
                return match, decided
    raise AssertionError("no match was reshuffled in that turn")


@pytest.mark.rule("15.1", "15.3")
@pytest.mark.parametrize("turns", (5, 30))
def test_what_is_open_is_seen_alike_by_every_seat_and_by_spectators(turns: int) -> None:
    match = at_random(Setup.of(GAME, 4), seed=2, turns=turns)
    open_fields = [field.name for field in GAME.fields if field.known is Visibility.ALL]
    for seat in (0, 1, 2, 3, SPECTATOR):
        seen = match.view(seat).numbers
        assert {name: getattr(seen, name) for name in open_fields} == {
            name: getattr(match.state, name) for name in open_fields
        }
    assert {"place", "tile", "suspicion", "evidence", "sundial", "event", "row", "taker"} <= set(open_fields)
    assert {"cards", "pile_left", "chain_length", "unseen_left", "tiles"} <= set(open_fields)


@pytest.mark.rule("15.2")
def test_every_card_played_is_told_to_all_in_order() -> None:
    match = at_random(Setup.of(GAME, 3), seed=1, turns=12)
    played = [telling.facts["card"] for telling in match.told if telling.kind == "played"]
    assert len(played) == 12
    for seat in (0, 1, 2, SPECTATOR):
        told = [telling.facts["card"] for telling in match.tellings(seat) if telling.kind == "played"]
        assert told == played
        assert Counter(match.view(seat).discard) == Counter(played)


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("tile_return", ("oldest_first", "random"))
def test_tiles_won_and_returned_are_open_to_all(tile_return: str) -> None:
    table = Table(
        options={"tile_return": tile_return},
        held={1: ["red 2", "blue 4"]},
        tiles={"church": ["red 5", "grey 4"]},
        hands={1: ["red 1"]},
    )
    table.do("play red 1", "spend 1", *(["return red 2"] if tile_return == "random" else []), "move red church")
    for seat in (1, 2, None):
        assert table.view(seat).held["seat 1"][:3] == ["blue 4", "red 5", None]
        assert table.view(seat).chain[:2] == ["red 2", None]


@pytest.mark.rule("15.5", "D8", "15.9", "D9")
def test_others_see_who_has_chosen_but_neither_what_nor_that_it_was_begun() -> None:
    table = Table(seats=3, step="marker", identities={1: "blue", 2: "white", 3: "orange"}).do("2: show red")
    for seat in (1, 3, None):
        assert table.view(seat).deciders == (0, 2)
        assert table.view(seat).pick == dict.fromkeys(table.view(seat).pick)
    assert table.view(2).pick["seat 2"] == "red"
    table = Table(seats=3, day=7, step="accuse")
    before = [table.view(seat).names for seat in (1, 2, None)]
    table.do("3: accuse 1 blue")
    assert [table.view(seat).names for seat in (1, 2, None)] == before
    assert table.view(3).guess["seat 3"][0] == "blue"
    table.do("3: accuse 2 red")
    assert [table.view(seat).deciders for seat in (1, 2, None)] == [(0, 1)] * 3
    match = at_random(Setup.of(GAME, 3), seed=6)
    first = next(i for i, (_, before, _) in enumerate(match.positions()) if STEPS[before.step] == "accuse")
    match = Match.from_log(match.setup, match.decisions[:first])
    match.decide(1, match.view(1).actions[0])
    assert match.tellings(1)[-1].kind == "laid_guess"
    assert match.tellings(0)[-1].kind != "has_chosen"
    match.decide(1, match.view(1).actions[0])
    for seat in (0, 2, SPECTATOR):
        assert (match.tellings(seat)[-1].kind, match.tellings(seat)[-1].facts) == ("has_chosen", {"seat": 2})


@pytest.mark.rule("15.6")
def test_which_tiles_are_unseen_and_which_events_are_left_is_known_by_counting() -> None:
    table = Table(unseen=["blue 2", "grey 6", "blue 2"], day=2, event="hasty")
    view = table.view(2)
    assert {tile: n for tile, n in view.unseen.items() if n} == {"blue 2": 2, "grey 6": 1}
    assert len(set(EVENTS) - set(view.row)) == 12


@pytest.mark.rule("15.7", "15.8")
@pytest.mark.parametrize("seats", (2, 5))
def test_hand_and_identity_are_seen_by_their_owner_only(seats: int) -> None:
    table = Table(seats=seats)
    for seat in (*range(1, seats + 1), None):
        view = table.view(seat)
        for other in range(1, seats + 1):
            if other == seat:
                assert sorted(view.hand[f"seat {other}"]) == table.hand(other)
                assert view.identity[f"seat {other}"] == COLOURS[other - 1]
            else:
                assert view.hand[f"seat {other}"] == [None] * 3
                assert view.identity[f"seat {other}"] is None


@pytest.mark.rule("15.7", "5.6")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    match = Table(hands={1: ["garden 2"]}).match()
    play(match, "1 play garden 2", "1 move adson garden", "chance draw red 4")
    assert match.tellings(0)[-1].facts == {"card": "red 4"}
    for seat in (1, SPECTATOR):
        assert (match.tellings(seat)[-1].kind, match.tellings(seat)[-1].facts) == ("draws", {"seat": 1})


@pytest.mark.rule("15.8", "8.3", "15.14")
def test_identities_are_open_once_all_accusations_are_in() -> None:
    table = Table(day=7, step="accuse", identities={1: "red", 2: "blue"}).do("1: accuse 2 blue")
    assert table.view(1).identity["seat 2"] is None
    table.do("2: accuse 1 grey")
    assert table.view(1).identity["seat 2"] == table.view().identity["seat 2"] == "blue"


@pytest.mark.rule("15.9")
def test_a_marker_may_be_taken_back_until_all_are_laid() -> None:
    match = at_random(Setup.of(GAME, 3), seed=6)
    first = next(i for i, (_, before, _) in enumerate(match.positions()) if STEPS[before.step] == "marker")
    match = Match.from_log(match.setup, match.decisions[:first])
    own = match.state.identity[1]
    colours = [colour for i, colour in enumerate(COLOURS) if i != own]
    match.decide(1, f"show {colours[0]}")
    match.withdraw(1)
    assert match.deciders == (0, 1, 2)
    match.decide(1, f"show {colours[1]}")
    assert match.view(1).pick["seat 2"] == colours[1]


@pytest.mark.rule("15.10")
def test_nobody_sees_the_pile_or_what_was_left_over() -> None:
    match = at_random(Setup.of(GAME, 3), seed=4, turns=8)
    for seat in (0, 1, 2, SPECTATOR):
        assert set(match.view(seat).pile.values()) == {-1}
        assert match.view(seat).row[match.state.day :] == [None] * (6 - match.state.day)


@pytest.mark.rule("15.11", "5.6", "X27")
def test_x27_after_a_reshuffle_two_players_know_each_others_old_cards() -> None:
    match, decided = reshuffled(turn=0)
    truth = match.position(decided)
    assert STEPS[truth.step] == "draw" and truth.turn == 0
    for seed in range(20):
        assert sorted(replayed(match, decided, 0, seed).hand[1]) == sorted(truth.hand[1])
    old = Counter(face for face in truth.hand[0] if face >= 0)
    assert old.total() == 2
    hands = [Counter(replayed(match, decided + 1, 1, seed).hand[0]) for seed in range(20)]
    assert all(hand.total() == 3 and not old - hand for hand in hands)
    assert len({tuple((hand - old).elements()) for hand in hands}) > 5


@pytest.mark.rule("15.11")
def test_after_a_reshuffle_a_spectator_knows_all_hands_as_one_set() -> None:
    match, decided = reshuffled(turn=1)
    truth = match.position(decided)
    together = Counter(face for hand in truth.hand for face in hand if face >= 0)
    worlds = [replayed(match, decided, SPECTATOR, seed) for seed in range(20)]
    assert all(Counter(face for hand in world.hand for face in hand if face >= 0) == together for world in worlds)
    assert len({tuple(sorted(world.hand[0])) for world in worlds}) > 1


@pytest.mark.rule("15.11", "15.7")
def test_before_a_reshuffle_the_other_hand_is_open_to_doubt() -> None:
    match = at_random(Setup.of(GAME, 2), seed=0, turns=10)
    hands = {tuple(sorted(replayed(match, len(match.decisions), 0, seed).hand[1])) for seed in range(20)}
    assert len(hands) > 15


@pytest.mark.rule("15.12", "Q4")
@pytest.mark.parametrize("spent", (1, 2))
def test_a_tile_returned_by_its_owners_choice_is_hidden_from_others_even_if_forced(spent: int) -> None:
    table = Table(options=OWNER, held={1: ["red 2", "blue 4"]}, hands={1: ["garden 2"]})
    table.do("play garden 2", f"spend {spent}", *["return blue 4"][: 2 - spent])
    for seat in (2, None):
        assert table.view(seat).chain[:2] == [None, None]
        assert table.view(seat).chain_length == spent
        assert table.view(seat).held["seat 1"][:2] == [None, None]
    assert table.view(1).chain[:2] == (["blue 4", None] if spent == 1 else ["red 2", "blue 4"])
    assert table.view(1).held["seat 1"][:2] == (["red 2", None] if spent == 1 else [None, None])


@pytest.mark.rule("15.12", "15.12a")
def test_a_hidden_tile_is_known_to_all_when_it_is_turned_up() -> None:
    table = Table(
        options=OWNER, held={1: ["grey 5", "blue 4"]}, unseen=[], tiles={"church": ["red 4"]}, hands={1: ["red 1"]}
    )
    table.do("play red 1", "spend 1", "return blue 4")
    assert table.view(2).chain[0] is None
    table.do("move red church")
    assert table.view(2).tile["church"] == ["blue 4", None]
    assert table.view(2).held["seat 1"][:2] == ["grey 5", "red 4"], "so everybody knows what he kept"


@pytest.mark.rule("15.12a")
@pytest.mark.parametrize("time_step", ("early", "late"))
def test_tiles_won_openly_are_shown_as_long_as_the_log_tells_them(time_step: str) -> None:
    """Until one goes back in secret; then only what is won after it, or in the same turn."""
    table = Table(
        options={**OWNER, "time_step": time_step},
        held={1: ["grey 5", "blue 4"]},
        unseen=[],
        chain=["white 3", "white 6"],
        tiles={"church": ["red 4"], "garden": ["red 2", "blue 2"]},
        hands={1: ["red 1", "red 3"]},
    )
    before = [table.view(seat).held["seat 1"][:2] for seat in (2, None)]
    assert before == [["grey 5", "blue 4"]] * 2
    paid = ["spend 1", "return blue 4"]
    if time_step == "early":
        table.do("play red 3", *paid)
        assert table.view(2).held["seat 1"][:2] == [None, None] and table.s.tiles[0] == 1
        table.do("move red garden")
    else:
        table.do("play red 3", "move red garden")
        table.do(next(iter(table.odds)), *paid)
    for seat in (2, None):
        assert table.view(seat).held["seat 1"][:3] == [None, "red 2", None]
        assert table.view(seat).chain[:3] == ["white 3", "white 6", None]


@pytest.mark.rule("15.13", "C7")
@pytest.mark.parametrize(("knower", "step"), [(0, "draw"), (1, "refill")])
def test_a_draft_waits_at_a_tile_its_player_does_not_know(knower: int, step: str) -> None:
    table = Table(
        options=OWNER, chain=["white 3", "grey 6"], unseen=[], tiles={"church": ["red 4"]}, hands={1: ["red 1"]}
    )
    table.s.chain_knower[:2] = [knower, knower]
    match = Match(table.setup)
    match.state = table.s
    draft = match.draft(0)
    draft.choose("play red 1")
    draft.choose("move red church")
    assert draft.complete and STEPS[draft.view.numbers.step] == step
    assert draft.view.tile["church"] == (["white 3", "grey 6"] if knower == 0 else [None, None])


@pytest.mark.rule("15.13")
def test_a_draft_goes_up_to_chance_can_be_undone_and_changes_nothing() -> None:
    match = Table(places={"red": "garden"}, hands={1: ["garden 2"]}).match()
    draft = match.draft(0)
    for line in ("play garden 2", "move william garden", "more red"):
        assert not draft.complete
        draft.choose(line)
    assert draft.complete and draft.view.evidence["red"] == 8
    assert match.view(0).evidence["red"] == 5
    draft.undo()
    draft.choose("less red")
    draft.confirm()
    assert match.view(0).evidence["red"] == 2 and STEPS[match.state.step] == "draw"
