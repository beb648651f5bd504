"""The measure of redraws of 011 is that of brute force: who became Fenrir."""

from __future__ import annotations

from typing import Any

import pytest
from later import rest_later

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match
from subrosa.games.eleven.rules.terms import FENRIR

from .worlds import Scene, agree, counted, drawn, roles

RUIN: dict[str, Any] = {"bid_may_eliminate": "true"}


def awakened(seats: int, *lines: str, out: bool = False, **options: Any) -> Match:
    """The beginning of hour 5, seat 1 being out if so wished; lines say who became Fenrir."""
    scene = Scene(seats, **RUIN, **options)
    if out:
        scene.play("1 open 1", "1 bid 45")
    return scene.play(*lines).until("open", late=5).match


def compare_roles(match: Match, seat: int, count: int = 600) -> dict[Any, float]:
    exact = counted(match, seat, roles, held=("deal", "chosen"))
    agree(drawn(match, seat, roles, count), exact)
    return exact


@pytest.mark.rule("11.1", "11.1a")
@pytest.mark.parametrize(("seats", "seat", "worlds"), [(4, 0, 3), (5, 3, 4), (6, SPECTATOR, 6)])
def test_each_other_player_may_be_fenrir_alike(seats: int, seat: int, worlds: int) -> None:
    exact = compare_roles(awakened(seats, "role 2 fenrir"), seat)
    assert list(exact.values()) == pytest.approx([1 / worlds] * worlds)


@pytest.mark.rule("11.2")
def test_fenrir_himself_knows_all_roles() -> None:
    assert len(compare_roles(awakened(4, "role 2 fenrir"), 1, 50)) == 1


@pytest.mark.rule("11.1", "13.3", "R6")
@pytest.mark.parametrize("seat", (0, 2, SPECTATOR))
def test_only_living_players_have_roles(seat: int) -> None:
    exact = compare_roles(awakened(4, "role 2 fenrir", out=True), seat)
    assert all(world[0] == -1 for world in exact)
    assert list(exact.values()) == pytest.approx([1 / len(exact)] * len(exact))
    assert len(exact) == (2 if seat == 2 else 3)


@pytest.mark.long
@pytest.mark.rule("20.10")
@pytest.mark.parametrize("line", rest_later(["role 2 fenrir"], ["role 4 hero"]))
@pytest.mark.parametrize(("seat", "nobody"), [(0, 1 / 4), (1, 1 / 3), (SPECTATOR, 1 / 4)])
def test_with_a_card_for_every_seat_perhaps_nobody_living_is_fenrir(seat: int, nobody: float, line: str) -> None:
    match = awakened(4, *([line] if seat != 1 else []), out=True, fenrir_redeal_counts="all_players")
    exact = compare_roles(match, seat, 1500)
    assert sum(chance for world, chance in exact.items() if FENRIR not in world) == pytest.approx(nobody)


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("dealt", rest_later([2], (1, 2, 3)))
def test_while_roles_are_being_dealt_fenrir_may_still_be_among_the_cards_left(dealt: int) -> None:
    scene = Scene(5).until("role")
    for _ in range(dealt):
        scene.quietly()
    exact = compare_roles(scene.match, SPECTATOR, 1000)
    assert sum(chance for world, chance in exact.items() if FENRIR not in world) == pytest.approx(1 - dealt / 5)


@pytest.mark.rule("12.2f", "22.1e", "22.8")
def test_a_hero_who_declared_is_not_fenrir_and_the_others_are_alike() -> None:
    match = Scene(4, organ="san_carlo").until("event", late=5).play("2 name vidal").match
    exact = compare_roles(match, 0)
    assert len(exact) == 2 and all(world[1] != FENRIR for world in exact)


@pytest.mark.rule("R26", "13.3")
@pytest.mark.parametrize(("option", "worlds"), [("false", 3), ("true", 2)])
def test_the_role_of_an_eliminated_player_is_open_only_where_the_table_wishes(option: str, worlds: int) -> None:
    scene = Scene(4, **RUIN, reveal_role_on_elimination=option).play("role 2 fenrir").until("open", late=5)
    match = scene.play("1 open 1", f"1 bid {scene.match.state.time[0]}").until("clue").match
    assert not match.state.alive & 1
    assert len(compare_roles(match, 3)) == worlds
