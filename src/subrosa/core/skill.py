"""What is thought of a player at a server's tables: one number and how unsure it is, moved table by table.

The model is Plackett and Luce's as openskill has it; it comes with `subrosa-games[server]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from subrosa.extras import needed

POINTS = 40.0
"""So many points people read are one of the model's: who begins, begins at 1000."""


class Skill(NamedTuple):
    """How strong a player seems, and how far off that may be."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def points(self) -> int:
        """The number people read."""
        return round(self.mu * POINTS)

    @property
    def spread(self) -> int:
        """So many points above or below it the truth lies in nineteen cases of twenty."""
        return round(2.0 * self.sigma * POINTS)


@cache
def _model() -> Any:
    with needed("server"):
        from openskill.models import PlackettLuce

    return PlackettLuce()


def after(skills: Sequence[Skill], places: Sequence[Sequence[int]]) -> list[Skill]:
    """What is thought of players after a table: each had some chairs, which came in at these places.

    Who had several, as a bot may, is judged by the mean of what each chair would have had.
    """
    model = _model()
    seats = [(skill, float(place)) for skill, came in zip(skills, places, strict=True) for place in came]
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill, _ in seats]
    rated = iter(model.rate(teams, ranks=[place for _, place in seats]))
    return [_mean([next(rated)[0] for _ in came]) for came in places]


def _mean(rated: Sequence[Any]) -> Skill:
    return Skill(sum(one.mu for one in rated) / len(rated), sum(one.sigma for one in rated) / len(rated))
