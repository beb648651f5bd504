"""What all refusals share: names, numbers, and what is in the way on a spot."""

from __future__ import annotations

from subrosa.core.fields import State
from subrosa.core.tellings import Fact

from ..box import (
    CHARACTERS,
    NEUTRAL,
    SPOTS,
    TRANSPORTS,
)
from ..rules.board import (
    figure_on,
)

Reason = tuple[str, dict[str, Fact]]


def people(v: State) -> tuple[str, ...]:
    """The characters as lines of this table call them."""
    return NEUTRAL if v.character_names == 1 else CHARACTERS


def number(thing: str) -> int | None:
    """A whole number, if it is one."""
    try:
        return int(thing[:9])
    except ValueError:
        return None


def spot_of(thing: str) -> int:
    """The number of a spot, -1 for none."""
    return SPOTS.index(thing) if thing in SPOTS else -1


def taken(v: State, spot: int) -> Reason | None:
    """What is in the way on a spot: a clue, the organ, a figure (R1)."""
    if v.clue[spot]:
        return "eleven-not-clue-there", {"spot": SPOTS[spot]}
    return occupied(v, spot)


def occupied(v: State, spot: int) -> Reason | None:
    if v.organ == spot:
        return "eleven-not-organ-there", {"spot": SPOTS[spot]}
    figure = figure_on(v, spot)
    return ("eleven-not-occupied", {"figure": people(v)[figure], "spot": SPOTS[spot]}) if figure >= 0 else None


def off_stop(v: State, transport: int) -> Reason:
    return "eleven-not-on-stop", {"figure": people(v)[v.figure], "transport": TRANSPORTS[transport]}
