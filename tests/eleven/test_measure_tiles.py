"""The measure of redraws of 011 is that of brute force: research tiles, drawn, played, put back and drawn again.

The deals of cards are held as they were; they have nothing to do with tiles. Bags are small, so that they run out.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match
from subrosa.games.eleven import box, redraw

from .worlds import Scene, agree, counted, drawn, seen, tiles

BAG = {"loc_mole": 2, "hourglass": 1, "hourglass_organ": 1, "trade_clue": 2, "lemuria": 1}
MOLE, HOURGLASS = box.TILES.index("loc_mole"), box.TILES.index("hourglass")
HELD = ("deal", "chosen", "role")


def compare(match: Match, seat: int, count: int = 900) -> dict[Any, float]:
    """Every world of tiles is as likely as counted."""
    exact = counted(match, seat, tiles, HELD)
    agree(drawn(match, seat, tiles, count), exact)
    return exact


def draws(*faces: str) -> list[str]:
    return [f"draw {face}" for face in faces]


def hoard(bag: dict[str, int] | None = None, **options: str) -> Scene:
    """Seat 2 draws five tiles in the first hour: two by Lilja, three by a power card."""
    scene = Scene(4, bag=bag or BAG, **options).play("2 choose lilja", *draws("loc_mole", "hourglass"))
    return scene.play("2 play p_research", *draws("loc_mole", "trade_clue", "lemuria"))


@pytest.mark.rule("22.2", "8.4.3")
@pytest.mark.parametrize("seat", (0, 1, SPECTATOR))
def test_a_hand_drawn_unseen_is_any_hand_of_the_bag(seat: int) -> None:
    exact = compare(hoard().until("gear").match, seat)
    assert (len(exact) == 1) == (seat == 1)


@pytest.mark.rule("22.10a", "22.2b", "10.1a")
def test_tiles_put_back_unseen_are_any_of_the_different_tiles_held() -> None:
    match = hoard().play("2 discard loc_mole", "2 discard lemuria").match
    exact = compare(match, 0)
    first = sum(chance for world, chance in exact.items() if world[1][0][1] == MOLE)
    assert first != pytest.approx(2 / 7, abs=1e-3), "equal tiles are put back as one choice, not as two"


@pytest.mark.rule("22.1d", "22.10a", "8.5.3a")
@pytest.mark.parametrize("face", ("hourglass", "magnifier"))
def test_a_tile_played_was_in_the_hand_and_the_rest_follows(face: str) -> None:
    """One that there is once, or a magnifier of which he may hold a second one."""
    scene = hoard()
    if face == "hourglass":
        scene.play("2 use hourglass")
    else:
        scene = Scene(4, bag={"magnifier": 2, "hourglass": 1, "lemuria": 1, "loc_mole": 2})
        scene.play("2 choose lilja", *draws("magnifier", "lemuria"), "2 play p_research")
        scene.play(*draws("magnifier", "hourglass", "loc_mole"), "2 use magnifier")
    match = scene.play("2 discard lemuria").match
    assert match.state.under_left == 2
    compare(match, 0)


@pytest.mark.rule("22.1d", "9.2")
def test_a_location_tile_placed_was_in_the_hand_before_the_discards() -> None:
    """Seat 4, last in turn, draws five tiles, places one of up to two equal ones, and puts one back."""
    scene = Scene(4, bag=BAG).play("4 choose lilja", *draws("loc_mole", "hourglass"), "4 play p_research")
    match = scene.play(*draws("loc_mole", "trade_clue", "lemuria"), "4 place mole north").match
    compare(match, 0)
    compare(scene.until("discard").play("4 discard loc_mole").match, 0)


def emptied() -> Scene:
    """Seat 2 has put two of his five tiles under the two that were left; seat 3 draws those, then one of his."""
    scene = hoard().play("2 discard loc_mole", "2 discard lemuria").until("figure", late=2)
    return scene.play("3 play p_research", *draws("hourglass_organ", "trade_clue", "loc_mole"))


@pytest.mark.rule("22.10", "22.10a", "22.10b", "2.8")
@pytest.mark.parametrize("seat", (0, 1, 2, SPECTATOR))
def test_a_tile_put_back_comes_up_again_from_the_bottom(seat: int) -> None:
    exact = compare(emptied().match, seat)
    assert (len(exact) == 1) == (seat == 1)  # he knows what he put there, and so what there was to draw


@pytest.mark.rule("22.10b", "22.2b")
@pytest.mark.parametrize("seat", (0, 1, 2))
def test_who_knew_a_tile_that_was_drawn_loses_it_when_its_holder_puts_one_back(seat: int) -> None:
    """Seat 3 draws the last one as well, and puts one of his four tiles back."""
    scene = emptied().play("3 choose lilja", "draw lemuria", "3 discard trade_clue")
    exact = compare(scene.match, seat)
    lost = sum(chance for world, chance in exact.items() if world[0][2][MOLE] == 0)
    assert seat != 1 or 0 < lost < 1


@pytest.mark.rule("22.10")
def test_own_draws_from_the_bottom_tell_what_another_put_back() -> None:
    scene = hoard().play("2 discard loc_mole", "2 discard lemuria").until("figure", late=2)
    match = scene.play("1 play p_research", *draws("hourglass_organ", "trade_clue", "loc_mole")).match
    exact = compare(match, 0)
    assert len(exact) > 1
    compare(scene.play("1 choose lilja", "draw lemuria").match, 0)


@pytest.mark.rule("22.1f", "22.10a")
def test_a_tile_played_lies_under_the_stack_for_all_to_know() -> None:
    """Seat 2 plays the hourglass; when seat 3 draws it again everybody knows that he holds it."""
    scene = hoard().play("2 use hourglass", "2 discard lemuria").until("figure", late=2)
    scene.play("3 play p_research", *draws("hourglass_organ", "trade_clue", "hourglass"))
    assert all(world[0][2][HOURGLASS] == 1 for world in compare(scene.match, 0))
    scene.play("3 choose lilja", "draw lemuria", "3 discard hourglass")
    compare(scene.match, 0)


@pytest.mark.rule("8.5.3a", "22.10")
def test_a_tile_played_can_be_drawn_again_in_the_same_turn() -> None:
    """The stack is empty but for the hourglass played an hour ago and the song played just now."""
    scene = Scene(4, bag={"hourglass": 1, "lemuria": 1, "loc_mole": 2}).play("2 choose lilja", "2 play p_research")
    scene.play("2 use hourglass").until("figure", late=2).play("2 use lemuria", "2 choose lilja")
    exact = compare(scene.play(*draws("hourglass", "lemuria")).match, 0, 300)
    assert len(exact) == 1


def used_after_all() -> Scene:
    """Seat 3 draws two tiles unseen and two that seat 1 put back, puts one back, and plays a magnifier later on."""
    bag = {"magnifier": 2, "hourglass": 1, "loc_mole": 2, "lemuria": 1, "trade_clue": 2, "inspiration": 1, "archive": 1}
    scene = Scene(4, bag=bag).play("1 choose lilja", *draws("magnifier", "hourglass"), "1 play p_research")
    scene.play(*draws("loc_mole", "lemuria", "loc_mole"), "2 play p_research")
    scene.play(*draws("trade_clue", "inspiration", "trade_clue"), "1 discard magnifier", "1 discard lemuria")
    scene.play("3 play p_research", *draws("magnifier", "archive", "magnifier"), "3 choose lilja", "draw lemuria")
    return scene.play("3 discard lemuria").until("figure", late=3).play("3 use magnifier")


@pytest.mark.rule("22.10b", "22.1d")
@pytest.mark.parametrize("seat", (0, 1))
def test_a_tile_played_may_be_one_that_was_known_or_another_like_it(seat: int) -> None:
    """Seat 1 knows of one magnifier that seat 3 held, and not whether he kept it."""
    exact = compare(used_after_all().match, seat, 1000)
    magnifier = box.TILES.index("magnifier")
    second = sum(chance for world, chance in exact.items() if world[0][2][magnifier] == 1)
    assert 0 < second < 1


def bunch(*, discarding: bool) -> Scene:
    """Seat 2 is out with three or five tiles, which are shuffled; two are left above them."""
    scene = hoard(bid_may_eliminate="true")
    if discarding:
        scene.play("2 discard loc_mole", "2 discard lemuria")
    scene.until("open", late=2)
    left = scene.match.state.time
    return scene.play("1 open 1", "1 bid 0", f"2 bid {left[1]}").until("figure", late=2)


@pytest.mark.rule("13.3a", "22.10c", "22.4a")
@pytest.mark.parametrize("seat", (0, 1, pytest.param(2, marks=pytest.mark.long)))
def test_tiles_of_a_shuffled_bunch_come_up_in_any_order(seat: int) -> None:
    scene = bunch(discarding=True)
    assert not scene.match.state.alive >> 1 & 1
    scene.play("3 play p_research", *draws("hourglass_organ", "trade_clue", "loc_mole"))
    compare(scene.match, seat)
    scene.play("3 choose lilja", *draws("lemuria", "hourglass"))
    compare(scene.match, seat)


@pytest.mark.rule("13.3a", "22.10c")
def test_own_draws_from_a_bunch_weigh_what_may_be_left_in_it() -> None:
    scene = bunch(discarding=True).play("1 play p_research", *draws("hourglass_organ", "trade_clue", "loc_mole"))
    scene.play("1 choose lilja", *draws("lemuria", "loc_mole"))
    compare(scene.match, 0)


# What a view shows of others' tiles, and under the stack.


def shown(match: Match, seat: int, other: int) -> set[str]:
    """The tiles of another hand that a seat's view shows."""
    return {tile for tile, count in zip(box.TILES, match.view(seat).numbers.tile[other], strict=True) if count > 0}


def under(match: Match, seat: int) -> list[str | None]:
    """What a seat's view shows of the tiles under the stack."""
    return [box.TILES[face] if face >= 0 else None for face in match.view(seat).numbers.under[: match.state.under_left]]


def same_views(match: Match, seat: int) -> None:
    """A seat's view is the same in all worlds it cannot tell apart."""
    for number in range(30):
        other, _ = redraw.redraw(match.setup, match.decisions, seat, Random(number))
        assert seen(Match.from_log(match.setup, other).state, seat) == seen(match.state, seat)


@pytest.mark.rule("22.10b")
def test_a_view_shows_a_drawn_tile_in_the_hand_to_whoever_knew_it_until_one_goes_back_unseen() -> None:
    match = emptied().match
    assert [shown(match, seat, 2) for seat in (0, 1, 3, SPECTATOR)] == [set(), {"loc_mole"}, set(), set()]
    match = emptied().play("3 choose lilja", "draw lemuria").match
    assert [shown(match, seat, 2) for seat in (0, 1, SPECTATOR)] == [set(), {"loc_mole", "lemuria"}, set()]
    for seat in (0, 1, SPECTATOR):
        same_views(match, seat)
    match = emptied().play("3 choose lilja", "draw lemuria", "3 discard trade_clue").match
    assert shown(match, 1, 2) == set()


@pytest.mark.rule("22.10b", "22.10a")
def test_a_view_shows_a_tile_everybody_knew_in_the_hand_until_one_like_it_is_played() -> None:
    scene = hoard().play("2 use hourglass", "2 discard lemuria").until("figure", late=2)
    scene.play("3 play p_research", *draws("hourglass_organ", "trade_clue", "hourglass"))
    assert all(shown(scene.match, seat, 2) == {"hourglass"} for seat in (0, 1, 3, SPECTATOR))
    same_views(scene.match, 0)
    scene.play("3 use hourglass")
    assert all(shown(scene.match, seat, 2) == set() for seat in (0, 1, 3, SPECTATOR))


@pytest.mark.rule("22.10d", "13.3a")
def test_tiles_everybody_knew_stay_known_in_a_shuffled_bunch_until_it_is_drawn_from() -> None:
    """Seat 3 is out with a tile all know and two that only he has seen; they lie first, and the rest tells nothing."""
    scene = hoard(bid_may_eliminate="true").play("2 use hourglass", "2 discard lemuria").until("figure", late=2)
    scene.play("3 play p_research", *draws("hourglass_organ", "trade_clue", "hourglass")).until("open", late=3)
    scene.play("1 open 1", "1 bid 0", f"3 bid {scene.match.state.time[2]}").until("figure", late=3)
    match = scene.match
    assert not match.state.alive >> 2 & 1
    assert under(match, 0) == [None, "hourglass", None, None] and under(match, 1)[:2] == ["lemuria", "hourglass"]
    for seat in (0, 1, SPECTATOR):
        same_views(match, seat)
    scene.play("4 choose lilja", *draws("lemuria", "trade_clue"))
    assert under(scene.match, 1) == [None, None] and shown(scene.match, 1, 3) == {"lemuria"}
    same_views(scene.match, 1)


@pytest.mark.rule("22.10d", "12.2e")
def test_wolf_tiles_that_fenrir_showed_are_known_under_the_stack_when_he_is_out() -> None:
    match = declared("seal_of_fenrir", "loc_mole", "hourglass").play("2 name vidal as fenrir").match
    assert not match.state.alive >> 1 & 1
    assert "seal_of_fenrir" in under(match, 0) and under(match, SPECTATOR).count(None) == match.state.under_left - 1
    same_views(match, 0)


# Fenrir's tiles.

PACK = {"deggial": 1, "nifelheim": 1, "seal_of_fenrir": 1, "loc_mole": 3, "hourglass": 1}


def declared(*kept: str) -> Scene:
    """Seat 2 has put two tiles back in the fourth hour, becomes Fenrir, and declares with the three he kept."""
    faces = ("seal_of_fenrir", "loc_mole", "hourglass", "loc_mole", "deggial")
    scene = Scene(4, bag=PACK).until("figure", late=4).play("2 choose lilja", *draws(*faces[:2]), "2 play p_research")
    scene.play(*draws(*faces[2:]))
    rest = list(faces)
    for face in kept:
        rest.remove(face)
    return scene.play(*(f"2 discard {face}" for face in rest), "role 2 fenrir")


@pytest.mark.long
@pytest.mark.rule("12.2e", "22.1d", "R41")
@pytest.mark.parametrize("name", ("lewis", "vidal"))
def test_a_declaring_fenrir_shows_all_wolf_tiles_and_has_no_other(name: str) -> None:
    """Named right, he keeps his tiles; named wrong, they are shuffled under the stack."""
    scene = declared("seal_of_fenrir", "loc_mole", "hourglass").play(f"2 name {name} as fenrir")
    for seat in (0, SPECTATOR):
        exact = compare(scene.match, seat, 700)
        assert len(exact) > 1


@pytest.mark.rule("12.2e", "22.1d")
def test_two_wolf_tiles_shown_leave_the_third_of_the_hand_open() -> None:
    scene = declared("seal_of_fenrir", "deggial", "loc_mole").play("2 play p_compose", "2 name lewis as fenrir")
    compare(scene.match, 2, 700)
