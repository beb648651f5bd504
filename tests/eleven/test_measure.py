"""The measure of redraws of 011 is that of brute force: character cards, and what others have seen of them.

Counted is without the redraw, by trying everything chance may have done and keeping what tells and shows the seat
exactly the same (`worlds.counted`).
"""

from __future__ import annotations

from typing import Any

import pytest
from later import rest_later

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.core.match import Match
from subrosa.games.eleven import box
from subrosa.games.eleven.fields import PLACES
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, PILE

from .worlds import Scene, agree, cards, counted, drawn, known

LEWIS, VIDAL = box.CHARACTERS.index("lewis"), box.CHARACTERS.index("vidal")
RUIN: dict[str, Any] = {"bid_may_eliminate": "true"}
FIGURES = range(len(box.CHARACTERS))


def compare_cards(match: Match, seat: int, worlds: int, count: int = 900) -> dict[Any, float]:
    """Every place of every card, and every pair of Chosen One and another's card, is as likely as counted."""
    exact, redrawn = counted(match, seat, cards), drawn(match, seat, cards, count)
    assert len(exact) == worlds
    for character in FIGURES:
        for place in range(len(PLACES)):
            agree(redrawn, exact, lambda world: world[character] == place)  # noqa: B023
        for other in FIGURES:
            agree(redrawn, exact, lambda world: world[character] == CHOSEN_ONE and world[other] == 1)  # noqa: B023
    return exact


@pytest.mark.rule("22.4", "3.4")
@pytest.mark.parametrize(
    ("seats", "seat", "worlds"),
    [(3, 0, 30), (4, 2, 840), (5, 1, 2520), pytest.param(6, 5, 5040, marks=pytest.mark.long)],
)
def test_all_deals_that_leave_a_seat_its_card_are_alike(seats: int, seat: int, worlds: int) -> None:
    """With three players one more lies open: in thirty ways two of the five left go to each, and one is chosen."""
    match = Scene(seats).until("seating").match
    exact = compare_cards(match, seat, worlds)
    assert max(exact.values()) == pytest.approx(min(exact.values()))


@pytest.mark.rule("22.2a", "22.3", "22.4", "8.6.2")
@pytest.mark.parametrize(("seats", "worlds"), rest_later([(3, 12), (4, 120)], [(5, 360), (6, 720)]))
def test_a_card_looked_at_leaves_the_deals_in_which_it_is_there(seats: int, worlds: int) -> None:
    second = "johnsson" if seats == 3 else "pahlsson"
    match = Scene(seats).play("1 choose lewis", "1 look 2", "see power", f"see {second}").match
    compare_cards(match, 0, worlds)


@pytest.mark.rule("22.3a", "22.4")
def test_two_cards_of_the_pile_leave_what_fits_around_them() -> None:
    match = Scene(4).play("1 choose lewis", "1 look pile", "see vidal", "see koleberg").match
    compare_cards(match, 0, 5 * 4 * 3 * 2)


@pytest.mark.rule("22.4")
def test_power_cards_seen_say_nothing_about_the_deal() -> None:
    match = Scene(4).play("1 choose lewis", "1 look 2", "see power", "see power").match
    compare_cards(match, 0, 840)


@pytest.mark.rule("13.2", "22.1g")
@pytest.mark.parametrize(
    ("seats", "seat", "worlds"),
    [(3, 1, 3), (4, 1, 120), (5, 4, 360), pytest.param(4, SPECTATOR, 840, marks=pytest.mark.long)],
)
def test_an_eliminated_players_cards_are_open_and_the_rest_is_alike(seats: int, seat: int, worlds: int) -> None:
    match = Scene(seats, **RUIN).play("1 open 1", f"1 bid {36 if seats == 3 else 45}").until("clue").match
    assert not match.state.alive & 1
    compare_cards(match, seat, worlds)


@pytest.mark.rule("12.3a", "22.1e", "22.2c")
@pytest.mark.parametrize(
    ("seat", "worlds"), [(0, 100), (1, 120), pytest.param(SPECTATOR, 840 - 120, marks=pytest.mark.long)]
)
def test_a_wrong_name_tells_the_declarer_all_and_the_others_who_it_is_not(seat: int, worlds: int) -> None:
    match = Scene(4, organ="san_carlo").play("2 name vidal").match
    exact = compare_cards(match, seat, worlds)
    chosen = [sum(chance for world, chance in exact.items() if world[c] == CHOSEN_ONE) for c in FIGURES]
    assert chosen[VIDAL] == 0
    assert chosen[LEWIS] == pytest.approx(1.0 if seat == 1 else 1 / 5 if seat == 0 else 1 / 6)


@pytest.mark.rule("12.3b", "22.1e")
def test_a_right_name_opens_the_chosen_one() -> None:
    match = Scene(4, organ="san_carlo").play("2 name lewis", "2 look 3", "see power", "see johnsson").match
    exact = compare_cards(match, 0, 6 * 5 * 4)
    assert all(world[LEWIS] == CHOSEN_ONE for world in exact)


# What others have seen.


def looker(world: Any, seat: int, character: int) -> bool:
    """Has a seat seen a character's card in a world of `known`?"""
    return bool(world[0][seat][character])


@pytest.mark.long
@pytest.mark.rule("22.6", "22.3")
@pytest.mark.parametrize("target", ("look 2", "look pile"))
def test_what_another_saw_is_as_likely_as_chance_drew_it(target: str) -> None:
    """Seat 3 knows that seat 1 saw two of five cards of a hand, or two of the three of the pile."""
    match = Scene(4).play("1 choose lewis", f"1 {target}").until("gear").match
    exact, redrawn = counted(match, 2, known), drawn(match, 2, known, 2500)
    held = 1 if target == "look 2" else PILE
    for character in FIGURES:
        agree(redrawn, exact, lambda world: looker(world, 0, character))  # noqa: B023
        agree(redrawn, exact, lambda world: looker(world, 0, character) and world[1][0] == CHOSEN_ONE)  # noqa: B023
    seen = sum(c * any(w[0][0][f] and w[1][f] == held for f in FIGURES) for w, c in exact.items())
    assert seen == pytest.approx(2 / 5 if target == "look 2" else 1)


@pytest.mark.rule("22.3", "22.2d", "R16")
@pytest.mark.parametrize(("owner_sees", "chances"), [("true", {1.0}), ("false", {0.4, 0.6})])
def test_the_owner_knows_which_card_was_seen_where_the_table_lets_him(owner_sees: str, chances: set[float]) -> None:
    scene = Scene(4, owner_sees_investigated_card=owner_sees).play("1 choose lewis", "1 look 2")
    match = scene.play("see pahlsson", "see power").match
    held = ("deal", "chosen")
    exact = {row: round(chance, 9) for row, chance in counted(match, 1, lambda s: tuple(s.known[0]), held).items()}
    assert set(exact.values()) == chances
    redrawn = drawn(match, 1, lambda s: s.known[0][1], 1500)
    agree(redrawn, {bool(row[1]): chance for row, chance in exact.items()})


@pytest.mark.rule("22.6")
def test_looks_spread_over_two_hands_in_one_action_are_weighed_each_by_its_hand() -> None:
    """Seat 1 has played a power card, so that his own card is one of four; seat 3 still has five."""
    scene = Scene(4).play("1 play p_compose", "2 choose vidal", "2 act investigate", "2 look 1")
    match = scene.play("2 play p_investigate", "2 look 3", "2 yes").until("gear").match
    held = ("deal", "chosen")
    exact = counted(match, 3, lambda s: (s.known[1][0], s.known[1][2]), held)
    assert sum(chance for world, chance in exact.items() if world[0]) == pytest.approx(1 / 4)

    def saw(s: State) -> tuple[int, ...]:
        return tuple(sum(s.known[1][c] for c in FIGURES if s.card[c] == place) for place in (0, 2))

    agree(drawn(match, 3, saw, 1500), exact)
