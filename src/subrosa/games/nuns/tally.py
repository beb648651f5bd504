"""What tables of many games count at the end of one, and who plays against whom."""

from __future__ import annotations

from subrosa.core.fields import State
from subrosa.core.game import Setup

from . import rules


def sides(setup: Setup) -> list[str]:
    """Guards sit first, against all novices: a novice who comes home ends the game for the guards (9.1)."""
    guards = rules.guard_players(setup.start())
    return ["guards"] * guards + ["novices"] * (setup.seats - guards)


def tallied(s: State, seat: int) -> dict[str, float]:
    """How often novices were caught, and how long it took."""
    return {"captures": float(s.captures), "rounds": float(s.round)}
