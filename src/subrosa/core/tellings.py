"""What is told to whom. A telling has its address from birth; an empty address tells nobody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .deciders import SEATS, SPECTATOR

Fact = str | int
SPECTATORS = 1 << SPECTATOR
MOST_KEPT = 100_000
"""So many tellings are known again; then it is begun anew."""
EVERYBODY = (1 << SEATS) - 1 | SPECTATORS


def only(seat: int) -> int:
    """The address of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The address of everybody else, spectators included."""
    return EVERYBODY & ~(1 << seat)


def _address(to: int) -> str:
    """An address as it is written in Python."""
    names = {seat: "SPECTATOR" if seat == SPECTATOR else str(seat) for seat in (*range(SEATS), SPECTATOR)}
    reached, missed = ([names[seat] for seat in names if to >> seat & 1 == bit] for bit in (1, 0))
    if len(missed) < 2:
        return f"all_but({missed[0]})" if missed else "EVERYBODY"
    return " | ".join(f"only({name})" for name in reached) or "0"


@dataclass(frozen=True, slots=True)
class Telling:
    """One thing told: to whom (a bit mask), what kind of thing, and its facts as ids and numbers."""

    to: int
    kind: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"Telling({_address(self.to)}, {self.kind!r}, {dict(self.facts)})"

    def reaches(self, seat: int) -> bool:
        """Is a seat, or SPECTATOR, told this?"""
        return bool(self.to >> seat & 1)


_KEPT: dict[tuple[object, ...], Telling] = {}


def kept(telling: Telling) -> Telling:
    """The same telling as it was told before, if it was: matches tell much alike, and each thing lies there once."""
    if len(_KEPT) >= MOST_KEPT:
        _KEPT.clear()
    return _KEPT.setdefault((telling.to, telling.kind, *telling.facts.items()), telling)
