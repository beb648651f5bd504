"""What can be known of who is who: counted by hand, by brute force, and as the compiled text has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import log2, prod

import pytest

from subrosa.core.beliefs import divergence, entropy, expected_leak, leak, posterior
from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.games.rose import GAME, belief, notebook
from subrosa.games.rose.box import COLOURS, MONKS
from subrosa.games.rose.policy import MIND

RED, BLUE, WHITE, GREY, BLACK, ORANGE = range(MONKS)


def seen(seats: int, shown: Mapping[int, Sequence[int]] | None = None, seat: int = SPECTATOR, own: int = -1) -> State:
    """A view in which so many markers were shown."""
    v = GAME.fields.blank()
    v.seats = seats
    for player, colours in (shown or {}).items():
        v.shown[player][: len(colours)] = colours
    if seat < seats:
        v.identity[seat] = own
    return v


def counted(v: State, seat: int = SPECTATOR) -> tuple[float, list[list[float]]]:
    """The number of worlds, and the share of every colour for every player."""
    mind, memory = MIND.blank(), belief.MEMORY.blank()
    belief.forget(v, seat, memory)
    return belief.weigh(v, seat, memory, mind), mind.counted[: v.seats]


def worlds(v: State, seat: int = SPECTATOR) -> list[tuple[int, ...]]:
    """All worlds, one by one."""
    fits = [[belief.possible(v, seat, player, colour) for colour in range(MONKS)] for player in range(v.seats)]
    every = permutations(range(MONKS), v.seats)
    return [world for world in every if all(fits[player][colour] for player, colour in enumerate(world))]


def test_at_the_start_all_worlds_are_open() -> None:
    """360 worlds from outside, 60 from a seat."""
    count, shares = counted(seen(4))
    assert (count, round(log2(count), 4)) == (360, 8.4919)
    assert entropy(shares[0]) == pytest.approx(2.5850, abs=5e-5)
    count, shares = counted(seen(4, seat=0, own=RED), 0)
    assert (count, round(log2(count), 4)) == (60, 5.9069)
    assert entropy(shares[1]) == pytest.approx(2.3219, abs=5e-5) and shares[0][RED] == 1.0


def test_a_marker_tells_of_its_owner_and_a_little_of_the_others() -> None:
    count, shares = counted(seen(4, {1: [BLUE]}))
    assert count == 300 and log2(6 / 5) == pytest.approx(0.2630, abs=5e-5)
    assert shares[2][BLUE] == pytest.approx(0.20) and shares[2][RED] == pytest.approx(0.16)
    assert entropy(shares[2]) == pytest.approx(2.5795, abs=5e-5)
    assert log2(6) - entropy(shares[2]) == pytest.approx(0.0055, abs=5e-5)


def test_three_players_who_can_only_be_three_colours_take_them_all() -> None:
    v = seen(5, {player: [RED, BLUE, WHITE] for player in range(3)})
    assert counted(v)[0] == 36
    matters = list(notebook.matters(v, SPECTATOR, weighed(v)))
    for matter in matters[3:]:
        assert matter.possible == ["red", "blue", "white"]
        assert [reason.kind for reason in matter.ruled_out["grey"]] == ["taken_by"]
        assert matter.ruled_out["grey"][0].facts == {"seats": "1, 2, 3", "monks": "grey, black, orange"}


def test_two_players_with_three_markers_each() -> None:
    count, shares = counted(seen(2, {0: [RED, BLUE, WHITE], 1: [RED, BLUE, GREY]}))
    assert count == 7
    assert [shares[0][colour] for colour in (GREY, BLACK, ORANGE)] == pytest.approx([3 / 7, 2 / 7, 2 / 7])


def test_one_likelier_colour() -> None:
    prior = dict.fromkeys(COLOURS, 1 / 6)
    after = posterior(prior, {colour: 0.5 if colour == "red" else 0.1 for colour in COLOURS})
    assert after["red"] == pytest.approx(0.5) and after["blue"] == pytest.approx(0.1)
    assert entropy(after.values()) == pytest.approx(2.1610, abs=5e-5)
    assert leak(prior, after, "red") == pytest.approx(1.5850, abs=5e-5)
    assert leak(prior, after, "blue") == pytest.approx(-0.7370, abs=5e-5)
    assert divergence(prior, after) == pytest.approx(0.4240, abs=5e-5)
    assert sum(after[colour] * leak(prior, after, colour) for colour in COLOURS) == pytest.approx(0.4240, abs=5e-5)


def test_what_a_way_of_choosing_tells_on_average() -> None:
    rule = {colour: {"a": 1.0} if colour == "red" else {"a": 0.5, "b": 0.5} for colour in COLOURS}
    assert expected_leak(dict.fromkeys(COLOURS, 1 / 6), rule) == pytest.approx(0.1465, abs=5e-5)
    assert expected_leak(dict.fromkeys(COLOURS, 1 / 6), {colour: {"a": 0.3, "b": 0.7} for colour in COLOURS}) == 0.0


@pytest.mark.parametrize(("greedy", "red", "bits"), [(0.5, 0.5, 0.0), (0.9, 0.74, 0.5656)])
def test_who_may_be_hiding_is_read_otherwise(greedy: float, red: float, bits: float) -> None:
    """Two colours; a greedy player of either would choose so at 0.8 and 0.2, one who hides the other way round."""
    likely = {"red": greedy * 0.8 + (1 - greedy) * 0.2, "blue": greedy * 0.2 + (1 - greedy) * 0.8}
    prior = {"red": 0.5, "blue": 0.5}
    after = posterior(prior, likely)
    assert after["red"] == pytest.approx(red) and leak(prior, after, "red") == pytest.approx(bits, abs=5e-5)


def fresh(v: State) -> State:
    memory = belief.MEMORY.blank()
    belief.forget(v, SPECTATOR, memory)
    return memory


def weighed(v: State, seat: int = SPECTATOR) -> State:
    mind = MIND.blank()
    belief.weigh(v, seat, fresh(v), mind)
    return mind


CASES = [
    (2, {0: [RED], 1: [BLUE, GREY, WHITE]}, 0, BLACK),
    (3, {0: [RED, BLUE], 1: [RED, WHITE], 2: [BLUE]}, 2, GREY),
    (4, {0: [RED, BLUE, WHITE], 1: [RED, BLUE, WHITE], 2: [GREY]}, SPECTATOR, -1),
    (5, {0: [ORANGE], 1: [ORANGE, RED], 2: [RED, BLUE, GREY], 4: [BLACK, RED]}, 3, WHITE),
]


@pytest.mark.parametrize(("seats", "shown", "seat", "own"), CASES)
def test_shares_are_those_of_all_worlds_one_by_one(
    seats: int, shown: Mapping[int, list[int]], seat: int, own: int
) -> None:
    """Counted, and weighed by behaviour: the numbers carried from player to player are those of the enumeration."""
    v = seen(seats, shown, seat, own)
    mind, memory = MIND.blank(), fresh(v)
    for player in range(seats):
        for i in range(MONKS * belief.STYLES):
            memory.likely[player][i] = ((player * 37 + i * 11) % 19 + 1) / 20
    every = worlds(v, seat)
    assert belief.weigh(v, seat, memory, mind) == len(every)
    weights = [
        prod(belief.of_styles(memory.likely[player], colour) for player, colour in enumerate(world)) for world in every
    ]
    for player in range(seats):
        for colour in range(MONKS):
            inside = [n for n, world in enumerate(every) if world[player] == colour]
            assert mind.counted[player][colour] == pytest.approx(len(inside) / len(every))
            assert mind.believed[player][colour] == pytest.approx(sum(weights[n] for n in inside) / sum(weights))


def test_a_hider_is_held_to_pay_for_what_a_choice_tells_of_his_colour() -> None:
    """Of two choices one is what Blue would do (90 to 10); Orange was shown, so nobody takes him for Orange."""
    v = seen(4, {0: [ORANGE]})
    mind, memory = MIND.blank(), belief.MEMORY.blank()
    belief.forget(v, 0, memory)
    for colour in range(MONKS):
        mind.drawn_to[0][colour], mind.drawn_to[1][colour] = (0.9, 0.1) if colour == BLUE else (0.5, 0.5)
    belief.hide(v, 0, memory, mind, 2)
    price = belief.HIDING * 12
    assert mind.table[0][BLUE] == pytest.approx(-price * 0.9 / (0.9 + 4 * 0.5))
    assert mind.table[1][BLUE] == pytest.approx(-price * 0.1 / (0.1 + 4 * 0.5))
    assert mind.table[0][ORANGE] == mind.table[1][ORANGE] == 0.0


def test_a_colour_is_ruled_out_for_the_simplest_reason() -> None:
    v = seen(4, {1: [BLUE]}, 0, RED)
    mine, second, *_ = notebook.matters(v, 0, weighed(v, 0))
    assert mine.certain == "red" and {reason.kind for reason in mine.reasons} == {"own_card"}
    assert [reason.kind for reason in second.ruled_out["blue"]] == ["shown_by"]
    assert [reason.kind for reason in second.ruled_out["red"]] == ["own_card"]
    assert second.certain is None and len(second.possible) == 4
