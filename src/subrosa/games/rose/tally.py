"""What tables of many games count at the end of one: how it came out, and who found out whom."""

from __future__ import annotations

from subrosa.core.fields import State

from .box import COLOURS


def part(s: State, seat: int) -> str:
    """Which monk a seat was."""
    return str(COLOURS[s.identity[seat]])


def tallied(s: State, seat: int) -> dict[str, float]:
    """A seat's evidence at last, how many of its last guesses were right, and how many of the others guessed it."""
    others = [(seat + 1 + i) % s.seats for i in range(s.seats - 1)]
    right = [s.guess[seat][i] == s.identity[other] for i, other in enumerate(others)]
    found = [s.guess[other][(seat - other - 1) % s.seats] == s.identity[seat] for other in others]
    evidence = float(s.evidence[s.identity[seat]])
    return {"evidence": evidence, "right_guesses": sum(right) / len(right), "found_out": sum(found) / len(found)}
