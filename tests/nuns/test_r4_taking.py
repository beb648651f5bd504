"""Keys, wishes and the log of a novice (4.8-4.12)."""

from __future__ import annotations

import pytest

from subrosa.core import record
from subrosa.core.match import dump
from subrosa.games.nuns import GAME, box

from .table import WATCHER, Table


def one(place: int, wish: str, **facts: int) -> Table:
    """One novice with a wish card on a place in round 2, the guards away in the kitchen."""
    table = Table(2, wishes={1: wish}).guard("abbess", 142, 141).guard("prioress", 142, 141)
    return table.put(1, place, **facts).begin()


def have(table: Table) -> tuple[int, int]:
    """Whether she has key and wish."""
    return table.s.key[0], table.s.wish[0]


def log(table: Table, seat: int = 2) -> list[tuple[str, int, int, str]]:
    """Card code, end, number of steps and what was taken, for each round, from what her own seat was told."""
    found: list[tuple[str, int, int, str]] = []
    for telling in table.match.tellings(seat - 1):
        kind, facts = telling.kind, telling.facts
        code, end, steps, taken = found[-1] if found else ("", table.match.position(0).place[0] + 1, 0, "")
        if kind == "you_choose":
            found.append((box.CARD_CODES[box.CARDS.index(str(facts["card"]))], end, 0, ""))
        elif kind in ("you_step", "you_step_seen"):
            found[-1] = (code, int(facts["place"]), steps + 1, taken)
        elif kind in ("you_take_key", "you_take_wish"):
            found[-1] = (code, end, steps, "K" if kind == "you_take_key" else "SW")
    return found


@pytest.mark.rule("4.8", "15.4")
@pytest.mark.parametrize("wish", box.WISHES)
def test_a_move_that_ends_on_her_key_takes_it(wish: str) -> None:
    key = box.KEY_PLACE[box.WISHES.index(wish)] + 1
    before = next(place + 1 for place in box.NEIGHBOURS[key - 1] if place >= 0)
    table = one(before, wish).play("play sneak", f"step {key}")
    assert have(table) == (0, 0)
    table.play("stop")
    assert have(table) == (1, 0) and table.step == "roll"


@pytest.mark.rule("4.8a")
def test_standing_still_on_a_key_is_enough_and_passing_is_not() -> None:
    assert have(one(130, "w5").play("play stand", "stop")) == (1, 0)
    passing = one(114, "w5").play("play walk", "step 130", "step 129", "step 115", "stop")
    assert have(passing) == (0, 0)


@pytest.mark.rule("4.8b", "9.6c", "15.22")
def test_a_key_is_kept_even_when_she_is_caught() -> None:
    table = Table(3, wishes={1: "w5"}).guard("abbess", 18, 17).put(1, 19, key=1).begin()
    table.play("2: play sneak", "2: step 18", "2: stop", "3: play stand", "3: stop")
    assert table.status(1) == "caught" and table.s.key[0] == 1
    for _ in range(3):
        table.next_round()
    assert table.s.key[0] == 1


@pytest.mark.rule("4.9")
@pytest.mark.parametrize("wish", box.WISHES)
def test_with_her_key_a_move_that_ends_on_her_wish_takes_it(wish: str) -> None:
    place = box.WISH_PLACE[box.WISHES.index(wish)] + 1
    before = next(near + 1 for near in box.NEIGHBOURS[place - 1] if near >= 0)
    table = one(before, wish, key=1).play("play sneak", f"step {place}")
    assert have(table) == (1, 0)
    assert have(table.play("stop")) == (1, 1)


@pytest.mark.rule("4.9a", "15.5", "4.9b", "R10", "4.9c")
def test_a_wish_is_taken_with_the_key_where_a_move_ends_and_nobody_has_to_stop_there() -> None:
    assert have(one(118, "w3", key=1).play("play stand", "stop")) == (1, 1)
    passing = one(101, "w3", key=1).play("play walk", "step 118", "step 119", "step 126", "stop")
    assert have(passing) == (1, 0)
    table = one(101, "w3", key=1).play("play walk", "step 118")
    assert table.lines() == ["step 119"], "one step is too few for a walk"
    table = one(101, "w3", key=1).play("play sneak", "step 118")
    assert table.lines() == ["step 119", "stop"]
    table = one(118, "w3").play("play stand", "stop")
    assert have(table) == (0, 0)


@pytest.mark.rule("4.10", "4.10a")
def test_each_takes_what_is_hers_and_nothing_of_others_even_on_the_same_place() -> None:
    for wish in box.WISHES[:4]:
        for other in set(box.KEY_PLACE) - {box.KEY_PLACE[box.WISHES.index(wish)]}:
            assert have(one(other + 1, wish).play("play stand", "stop")) == (0, 0)
        for other in set(box.WISH_PLACE) - {box.WISH_PLACE[box.WISHES.index(wish)]}:
            assert have(one(other + 1, wish, key=1).play("play stand", "stop")) == (1, 0)
    table = Table(3, wishes={1: "w5", 2: "w6"}).guard("abbess", 40, 41).put(1, 121, key=1).put(2, 122, key=1).begin()
    table.play("2: play stand", "2: stop", "3: play sneak", "3: step 121", "3: stop")
    assert table.s.wish[:2] == [1, 1]


@pytest.mark.rule("4.11", "13.34", "15.3", "15.6")
def test_her_own_seat_is_told_what_stands_in_her_log_and_nobody_else() -> None:
    table = one(114, "w5").play("play sneak", "step 130", "stop")
    table.next_round().play("play stand", "stop").next_round()
    table.play("play walk", "step 114", "step 115", "step 116", "stop")
    assert log(table) == [("Sn", 130, 1, "K"), ("ST", 130, 0, ""), ("W", 116, 3, "")]
    assert box.CARD_CODES == ("ST", "Sn", "W", "R")
    table = one(122, "w5", key=1).play("play run", "step 121", "stop")
    assert log(table) == [("R", 121, 1, "SW")]
    assert not any("take" in line for seat in (1, WATCHER) for line in table.told(seat))


@pytest.mark.rule("4.11a", "13.11", "13.36")
def test_whole_ways_are_kept_and_open_when_the_game_is_over() -> None:
    table = Table(2, capture_limit="players").wander()
    assert table.over
    text = record.write(table.match)
    ways = [line for line in text.splitlines() if line.startswith("2 step ")]
    steps = [t for t in table.match.tellings(1) if t.kind in ("you_step", "you_step_seen", "you_walk")]
    assert ways == [f"2 step {t.facts['place']}" for t in steps] and ways
    assert dump(GAME, record.read(text).state) == dump(GAME, table.s)


@pytest.mark.rule("4.12", "R11")
def test_a_caught_walk_takes_neither_key_nor_wish_even_if_she_turns_back() -> None:
    for wish, way, key in (("w5", (149, 135, 129, 130), 0), ("w3", (139, 126, 119, 118), 1)):
        table = Table(2, cells=(5,), wishes={5: wish}, capture_limit="players").guard("abbess", 40, 39)
        table.guard("prioress", 40, 39).put(5, way[0], status="caught", captured=1, fresh=1, key=key).begin()
        table.play(*(f"step {place}" for place in way[1:]), "stop", "turn back")
        assert table.stands(5) == way[-1] and table.status(5) == "run"
        assert (table.s.key[4], table.s.wish[4]) == (key, 0)
