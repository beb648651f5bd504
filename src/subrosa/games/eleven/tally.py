"""What tables of many games count at the end of one: how far the night went, and who won by treason."""

from __future__ import annotations

from subrosa.core.fields import State

from .box import HOURS
from .fields import ROLES

LATE = 9
"""The hour from which on a game was a long one."""


def part(s: State, seat: int) -> str:
    """Hero or Fenrir; with three players nobody has a role."""
    return ROLES[s.role[seat]] if s.role[seat] >= 0 else ""


def tallied(s: State, seat: int) -> dict[str, float]:
    """The hour it ended in, whether that was a late one, and whether a seat won as Fenrir."""
    hour = min(s.hour, HOURS)
    treason = s.winner == seat and s.role[seat] == ROLES.index("fenrir")
    return {"hour": float(hour), "reached_hour_nine": float(hour >= LATE), "won_as_fenrir": float(treason)}
