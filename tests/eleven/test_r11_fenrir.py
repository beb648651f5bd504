"""Fenrir awakens: the roles of hour 5 (11)."""

from __future__ import annotations

import pytest

from subrosa.core.fields import Visibility
from subrosa.games.eleven import box
from subrosa.games.eleven.fields import FIELDS
from subrosa.games.eleven.rules.goods import hand_count
from subrosa.games.eleven.rules.hour import enter, proceed
from subrosa.games.eleven.rules.terms import DISCARDS

from .table import FENRIR, HERO, Table, odds


def awakening(seats: int = 4, dead: tuple[int, ...] = (), hour: int = 4, **options: str) -> Table:
    """The end of an hour, by default the fourth, with some players eliminated before."""
    table = Table(seats, **options).at_turn(0, hour=hour)
    for seat in dead:
        table.s.alive &= ~(1 << seat)
        table.s.time[seat] = 0
    enter(table.s, DISCARDS, 0)
    proceed(table.s)
    return table


@pytest.mark.rule("11.1", "4.2", "R4")
def test_hour_5_begins_with_the_roles_before_its_event() -> None:
    table = awakening()
    assert (table.s.hour, table.step, table.s.event) == (5, "role", -1)
    table.play("role 1 hero", "role 2 hero", "role 3 fenrir", "role 4 hero")
    assert (table.step, table.s.hour) == ("event", 5)


@pytest.mark.rule("11.1", "4.2")
@pytest.mark.parametrize("hour", [1, 2, 3, 5, 6, 10])
def test_no_other_hour_deals_roles(hour: int) -> None:
    table = awakening(hour=hour)
    assert table.step == "event" and list(table.s.role[:4]) == [-1] * 4


@pytest.mark.rule("11.1", "22.9f")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_living_player_gets_one_card_and_exactly_one_is_fenrir(seats: int) -> None:
    for seed in range(20):
        table = awakening(seats)
        table.random.seed(seed)
        count = 0
        while table.step == "role":
            table.until_next()
            count += 1
        assert count == seats
        assert sorted(table.s.role[:seats]) == [HERO] * (seats - 1) + [FENRIR]


@pytest.mark.rule("11.1", "R6")
def test_one_of_the_living_is_fenrir_and_each_of_them_alike() -> None:
    table = awakening(5)
    assert odds(table) == {"role 1 hero": 4, "role 1 fenrir": 1}
    assert odds(table.play("role 1 hero")) == {"role 2 hero": 3, "role 2 fenrir": 1}
    assert odds(table.play("role 2 hero", "role 3 hero", "role 4 hero")) == {"role 5 fenrir": 1}
    table = awakening(4).play("role 1 fenrir")
    assert odds(table) == {"role 2 hero": 3}
    assert odds(table.play("role 2 hero", "role 3 hero")) == {"role 4 hero": 1}
    table = awakening(4, dead=(0, 2))
    assert odds(table) == {"role 2 hero": 1, "role 2 fenrir": 1}
    table.play("role 2 hero")
    assert table.lines() == ["role 4 fenrir"]
    table.play("role 4 fenrir")
    assert list(table.s.role[:4]) == [-1, HERO, -1, FENRIR] and table.step == "event"
    assert awakening(4, dead=(0, 1, 3)).lines() == ["role 3 fenrir"]


@pytest.mark.rule("20.10", "R6")
def test_with_fenrir_redeal_counts_all_players_one_is_fenrir_at_most_and_perhaps_none_of_the_living() -> None:
    table = awakening(4, dead=(0, 2), fenrir_redeal_counts="all_players")
    assert odds(table) == {"role 2 hero": 3, "role 2 fenrir": 1}
    table.play("role 2 hero")
    assert odds(table) == {"role 4 hero": 2, "role 4 fenrir": 1}
    table.play("role 4 hero")
    assert table.step == "event" and FENRIR not in table.s.role
    assert list(table.s.role[:4]) == [-1, HERO, -1, HERO]
    table = awakening(5, dead=(4,), fenrir_redeal_counts="all_players").play("role 1 fenrir")
    assert odds(table) == {"role 2 hero": 4}


@pytest.mark.rule("11.1a", "22.2")
def test_a_role_is_known_to_its_owner_alone() -> None:
    known = {field.name: field.known for field in FIELDS}
    assert known["role"] is Visibility.OWNER
    table = awakening().play("role 1 fenrir", "role 2 hero", "role 3 hero", "role 4 hero")
    assert list(table.s.shown_role[:4]) == [-1] * 4


@pytest.mark.rule("11.1a", "8.6.1a")
def test_a_role_is_no_card_of_the_hand() -> None:
    table = awakening()
    before = [hand_count(table.s, seat) for seat in range(4)]
    table.play("role 1 fenrir", "role 2 hero", "role 3 hero", "role 4 hero")
    assert [hand_count(table.s, seat) for seat in range(4)] == before == [5] * 4
    table.at_turn(1, event="e02", hour=5).play("choose lewis", "look 1")
    own = next(name for at, name in enumerate(box.CHARACTERS) if table.s.card[at] == 0)
    assert odds(table) == {f"see {own}": 1, "see power": 4}


@pytest.mark.rule("11.2a", "12.2c", "12.2f")
def test_fenrir_declares_by_marks_alone_and_heroes_by_the_organ_alone() -> None:
    table = awakening().play("role 1 fenrir", "role 2 hero", "role 3 hero", "role 4 hero")
    table.s.organ = box.SPOTS.index("duomo")
    table.s.sheets[0] = 15
    table.at_turn(0, event="e02", hour=5)
    assert not [line for line in table.lines() if line.startswith("name")]
    table.give(0, "seal_of_fenrir")
    assert [line for line in table.lines() if line.startswith("name")] == [
        f"name {character} as fenrir" for character in box.CHARACTERS
    ]
    table = awakening().play("role 1 fenrir", "role 2 hero", "role 3 hero", "role 4 hero")
    table.at_turn(1, event="e02", hour=5).give(1, "seal_of_fenrir")
    assert not [line for line in table.lines() if line.startswith("name")]
    table.s.organ = box.SPOTS.index("duomo")
    assert [line for line in table.lines() if line.startswith("name")] == [f"name {c}" for c in box.CHARACTERS]
