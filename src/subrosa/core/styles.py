"""How players choose: their rung on the ladder, and what they weigh besides.

In the loops a style is a row of numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

EVEN, THRIFTY, GREEDY, DEDUCER, SEARCH = range(5)
"""The rungs: at random, all choices alike; at random by the game's leanings; what is worth most at once; what is worth
most by what is believed; the same, tried out in worlds that are believed."""
RUNG, HIDING, WORLDS = range(3)
"""Where each stands in the row of a style."""


class Style(NamedTuple):
    """One way to choose."""

    rung: int
    hiding: float = 0.0
    """What giving oneself away counts, of what it can cost at worst: a deducer who minds it is a hider."""
    worlds: int = 0
    """In how many worlds a searcher tries a decision."""


def rows(styles: Sequence[int | Style]) -> list[list[float]]:
    """Styles as the loops take them; a rung alone is a style too."""
    return [[float(number) for number in (Style(style) if isinstance(style, int) else style)] for style in styles]


def keeps(styles: Sequence[int | Style], kept: Sequence[int]) -> list[int]:
    """Which seats keep a memory: those asked for, and all who think by what they believe."""
    asked = [*kept, *[0] * (len(styles) - len(kept))]
    return [int(keep or row[RUNG] >= DEDUCER) for row, keep in zip(rows(styles), asked, strict=False)]
