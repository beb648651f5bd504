"""What all refusals share: places, guards, what is next to what, and blessings that are not there."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.core.fields import State
from subrosa.core.tellings import Fact

from ..box import BLESSINGS, GUARDS, NEIGHBOURS, PLACES, SWIFT_FOOT

Reason = tuple[str, dict[str, Fact]]


def place_of(thing: str) -> int:
    """The index of a place, -1 for none."""
    return PLACES.index(thing) if thing in PLACES else -1


def no_place(thing: str) -> Reason:
    return "nuns-no-place", {"wish": thing[:40]}


def apart(here: int, place: int) -> Reason | None:
    """A step leads along a link to another place."""
    if place == here:
        return "nuns-not-there-already", {"place": PLACES[place]}
    if place not in NEIGHBOURS[here]:
        return "nuns-not-linked", {"here": PLACES[here], "place": PLACES[place]}
    return None


def beside(v: State, guard: int, place: int) -> Reason | None:
    """A noise lies next to its guard."""
    if place in NEIGHBOURS[v.at[guard]]:
        return None
    return "nuns-not-beside", {"guard": GUARDS[guard], "place": PLACES[place]}


def next_to_guard(v: State, thing: str) -> Reason | None:
    """Why a false noise cannot lie there: it takes a place and the guard next to it."""
    words = thing.split()
    if len(words) != 2:
        return None
    place, who = words
    if place not in PLACES:
        return no_place(place)
    if who not in GUARDS:
        return "nuns-no-guard", {"wish": who[:40]}
    return beside(v, GUARDS.index(who), place_of(place))


def lacking(v: State, figures: Sequence[int], kind: int) -> Reason | None:
    """Why none of these figures, whose cards are known, can use a blessing of a kind; None if one can."""
    if v.blessings == 1:
        return "nuns-not-blessings", {}
    holders = [figure for figure in figures if v.blessing[figure] == kind]
    if holders and kind == SWIFT_FOOT and v.swift_foot == 1:
        return "nuns-not-blank", {"blessing": BLESSINGS[kind]}
    if any(v.spent[figure] < 0 for figure in holders):
        return None
    return ("nuns-not-used-twice" if holders else "nuns-not-held", {"blessing": BLESSINGS[kind]})


def useless(v: State, figure: int) -> Reason:
    """Some blessings are of no use to a die, and some are blank (10.2b, 13.40)."""
    kind = v.blessing[figure]
    if kind == SWIFT_FOOT and v.swift_foot == 1:
        return "nuns-not-blank", {"blessing": BLESSINGS[kind]}
    return "nuns-not-for-a-die", {"blessing": BLESSINGS[kind]}
