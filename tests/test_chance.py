"""The random stream both engines share, and drawing by weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from subrosa.core import record, streams
from subrosa.core.deciders import CHANCE
from subrosa.core.game import Setup
from subrosa.core.match import Match, odds
from subrosa.games import find
from subrosa.table import changes
from subrosa.table.entries import Chair, Opened
from subrosa.table.table import Table


def stream(seed: int, number: int) -> list[int]:
    g = [0] * 4
    streams.seed_stream(g, seed, number)
    return g


def test_the_stream_is_the_published_one() -> None:
    """sfc32 from the state 1, 2, 3, 4: worked out by hand from its definition."""
    g = [1, 2, 3, 4]
    assert streams.word(g) == 1 + 2 + 4
    assert g == [2 ^ (2 >> 9), 3 + (3 << 3), (3 << 21) + 7, 5]


def test_streams_of_different_games_and_seeds_differ() -> None:
    words = {
        tuple(streams.word(g) for _ in range(3))
        for g in (stream(s, n) for s in (0, 1, 1 << 40) for n in (0, 1, 1 << 40))
    }
    assert len(words) == 9


def test_draws_follow_their_weights() -> None:
    g = stream(1, 2)
    counts = Counter(streams.drawn(3, [10, 20, 30], [1, 2, 5], g) for _ in range(16_000))
    for choice, expected in ((10, 2_000), (20, 4_000), (30, 10_000)):
        assert abs(counts[choice] - expected) < 5 * expected**0.5


def test_one_of_several_deciders_is_drawn_evenly() -> None:
    g = stream(3, 4)
    counts = Counter(streams.one_of(0b10110, g) for _ in range(9_000))
    assert set(counts) == {1, 2, 4}
    assert all(abs(count - 3_000) < 250 for count in counts.values())
    assert streams.one_of(1 << CHANCE, g) == CHANCE


class Noting(Random):
    """Chance that notes by what weights it was asked to draw."""

    asked: list[tuple[list[int], list[int]]]

    def choices(self, population: Any, weights: Any = None, **how: Any) -> Any:  # type: ignore[override]
        self.asked.append((list(population), list(weights)))
        return super().choices(population, weights, **how)


def drawn_in_a_match(chance: Noting) -> Match:
    return Match(Setup.of(find("rose"), 2), chance)


def drawn_at_a_table(chance: Noting) -> Match:
    chairs = [Chair("bot", bot="random")] * 2
    table = Table("t", [Opened(0.0, list(record.head(Setup.of(find("rose"), 2))), chairs, "")], chance)
    changes.begin(table, 0.0)
    return table.begun


@pytest.mark.parametrize("drawn", [drawn_in_a_match, drawn_at_a_table])
def test_a_match_draws_by_the_odds_of_the_rules(drawn: Callable[[Noting], Match]) -> None:
    """The eight William or Adson cards are as likely as eight single cards."""
    chance = Noting(5)
    chance.asked = []
    match = drawn(chance)
    assert chance.asked == [odds(match.game, before) for _, before, _ in match.positions()]
    dealt = next(weights for _, weights in chance.asked if len(weights) == 53)
    assert dealt[52] == 8 and sum(dealt) == 60
