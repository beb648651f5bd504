"""Why one choice is better than another: facts that hold for it and are otherwise with the other, each with a weight.

A game gives them (`Game.reasons`) from a view and from what a player had in mind when he had pondered; the weightiest
few are said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .beliefs import Reason, Share
from .tellings import Fact

Weighed = tuple[float, Reason]
"""How much a reason counts to the player, in whatever he counts in, and the reason."""
MOST, SLIGHT = 3, 0.1
"""So many reasons are said, and none that counts for so little beside the first."""


def weightiest(found: Iterable[Weighed]) -> tuple[Reason, ...]:
    """The reasons that are said, most weighty first."""
    ranked = sorted(found, key=lambda one: -one[0])[:MOST]
    return tuple(reason for weight, reason in ranked if weight >= SLIGHT * ranked[0][0])


def instead(kind: str, weight: float, here: int, there: int, **facts: Fact) -> Iterator[Weighed]:
    """A number that is another with the other choice, where that speaks for this one."""
    if weight > 0.0 and here != there:
        yield weight, Reason(kind, {**facts, "count": here, "instead": there})


def percent(share: float) -> int:
    """A chance as people say it."""
    return round(100 * share)


def opinion(counted: float, believed: float) -> int:
    """What is believed of people as it is said: certain only where the rules say so."""
    return percent(Share(min(1.0, round(counted, 12)), believed).shown)
