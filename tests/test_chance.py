"""The random stream both engines share, and drawing by weights."""

from __future__ import annotations

from collections import Counter
from random import Random

from subrosa.core import loops
from subrosa.core.deciders import CHANCE
from subrosa.core.game import Setup
from subrosa.core.match import Match, odds
from subrosa.games import find


def stream(seed: int, number: int) -> list[int]:
    g = [0] * 4
    loops.seed_stream(g, seed, number)
    return g


def test_the_stream_is_the_published_one() -> None:
    """sfc32 from the state 1, 2, 3, 4: worked out by hand from its definition."""
    g = [1, 2, 3, 4]
    assert loops.word(g) == 1 + 2 + 4
    assert g == [2 ^ (2 >> 9), 3 + (3 << 3), (3 << 21) + 7, 5]


def test_streams_of_different_games_and_seeds_differ() -> None:
    words = {
        tuple(loops.word(g) for _ in range(3)) for g in (stream(s, n) for s in (0, 1, 1 << 40) for n in (0, 1, 1 << 40))
    }
    assert len(words) == 9


def test_draws_follow_their_weights() -> None:
    g = stream(1, 2)
    counts = Counter(loops.drawn(3, [10, 20, 30], [1, 2, 5], g) for _ in range(16_000))
    for choice, expected in ((10, 2_000), (20, 4_000), (30, 10_000)):
        assert abs(counts[choice] - expected) < 5 * expected**0.5


def test_one_of_several_deciders_is_drawn_evenly() -> None:
    g = stream(3, 4)
    counts = Counter(loops.one_of(0b10110, g) for _ in range(9_000))
    assert set(counts) == {1, 2, 4}
    assert all(abs(count - 3_000) < 250 for count in counts.values())
    assert loops.one_of(1 << CHANCE, g) == CHANCE


def test_a_match_draws_by_the_odds_of_the_rules() -> None:
    """The eight William or Adson cards come eight times as often as a single card."""
    match = Match(Setup.of(find("rose"), 2), Random(5))
    first = next(n for n, (_, before, _) in enumerate(match.positions()) if before.step == _step("deal"))
    choices, weights = odds(match.game, match.position(first))
    assert dict(zip(choices, weights, strict=True))[52] == 8 and sum(weights) == 60
    dealt = [Match(Setup.of(find("rose"), 2), Random(seed)).decisions[first].choice for seed in range(900)]
    assert abs(dealt.count(52) - 120) < 4 * 120**0.5


def _step(name: str) -> int:
    return find("rose").fields.by_name["step"].values.index(name)
