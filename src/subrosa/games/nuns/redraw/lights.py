"""What guards see, as masks of places: everybody knows where they stand and look (13.1)."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

from subrosa.core.fields import State

from ..box import PLACE_COUNT
from ..rules.eyes import sees, turning_sees

KEPT = 8_192


@lru_cache(KEPT)
def _seen_from(sight: int, sight_range: int, shrine_hidden: int, at: int, facing: int, turned_to: int) -> int:
    """The places a guard sees, as a mask; or those she sees while she turns to her next place."""
    guard = SimpleNamespace(sight=sight, sight_range=sight_range, shrine_hidden=shrine_hidden, at=[at], facing=[facing])
    if turned_to >= 0:
        return sum(1 << place for place in range(PLACE_COUNT) if turning_sees(guard, 0, turned_to, place))
    return sum(1 << place for place in range(PLACE_COUNT) if sees(guard, 0, place))


def seen_by(s: State, guard: int) -> int:
    """What a guard sees."""
    return _seen_from(s.sight, s.sight_range, s.shrine_hidden, s.at[guard], s.facing[guard], -1)


def glanced_at(s: State, guard: int, place: int) -> int:
    """What a guard sees while she turns to her next place (5.5)."""
    return _seen_from(s.sight, s.sight_range, s.shrine_hidden, s.at[guard], s.facing[guard], place)


def lit_places(s: State) -> int:
    """What either guard sees (5.7)."""
    return seen_by(s, 0) | seen_by(s, 1)
