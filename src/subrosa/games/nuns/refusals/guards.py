"""Refusals in the guards' moves: order, paths, steps, names of moves, false noise (7, 10.3, 10.6)."""

from __future__ import annotations

from subrosa.core.fields import State

from ..box import (
    BLESSINGS,
    FALSE_NOISE,
    GUARDS,
    NEIGHBOURS,
    PATH_DISTANCE,
    PATH_ENDS,
    PATH_INDEX,
    PATHS,
    PLACES,
    SWIFT_FOOT,
)
from ..rules.figures import has_swift_foot
from ..rules.patrol import LONGEST_WALK, SHORTEST_WALK, held, longest_run, onward
from ..rules.terms import EARS, GO, NOVICE_COUNT
from .common import Reason, apart, lacking, next_to_guard, no_place, place_of, useless

FIGURES = range(NOVICE_COUNT, NOVICE_COUNT + len(GUARDS))
"""The guards among all figures."""


def starting(v: State, seat: int, thing: str) -> Reason | None:
    return None if thing in GUARDS else ("nuns-no-guard", {"wish": thing[:40]})


# Paths (7.6, 7.7)


def taking(v: State, seat: int, thing: str) -> Reason | None:
    """A path card is taken at the end of another, if it begins here, lies there and is unused."""
    if v.step == GO:
        return on_her_way(v)
    if thing not in PATHS:
        return "nuns-no-path", {"wish": thing[:40]}
    path, here = PATHS.index(thing), v.at[v.guard]
    if here not in PATH_ENDS[path]:
        return "nuns-not-path-end", {"path": thing, "place": PLACES[here]}
    if held(v, path):
        return "nuns-not-path-held", {"path": thing, "guard": GUARDS[1 - v.guard]}
    return "nuns-not-path-used", {"path": thing}


def on_her_way(v: State) -> Reason:
    return "nuns-not-path-now", {"guard": GUARDS[v.guard], "path": PATHS[v.path[v.guard]]}


def u_turning(v: State, seat: int, thing: str) -> Reason | None:
    if thing:
        return None
    if v.step == GO:
        return on_her_way(v)
    if v.paths_reusable == 1:
        return "nuns-not-u-turn-needed", {}
    if v.u_turns == 1:
        return "nuns-not-u-turns", {}
    if v.u_turns_left == 0:
        return "nuns-not-u-turn-left", {}
    return "nuns-not-u-turn-yet", {"guard": GUARDS[v.guard]}


def pathless(v: State, seat: int, thing: str) -> Reason | None:
    return "nuns-not-before-path", {"guard": GUARDS[v.guard]}


# Steps and stops (7.1, 7.3, 10.6)


def going(v: State, seat: int, thing: str) -> Reason | None:
    guard, place = v.guard, place_of(thing)
    if place < 0:
        return no_place(thing)
    if v.paces >= longest_run(v) + has_swift_foot(v, NOVICE_COUNT + guard):
        return "nuns-not-paces-left", {"guard": GUARDS[guard], "steps": v.paces}
    return apart(v.at[guard], place) or bound(v, guard)


def bound(v: State, guard: int) -> Reason:
    """Without permission she follows her path, or goes back to it."""
    here, path = v.at[guard], v.path[guard]
    if PATH_INDEX[path][here] >= 0:
        ahead = PLACES[onward(v, guard, here)]
        return "nuns-not-off-path", {"guard": GUARDS[guard], "path": PATHS[path], "place": ahead}
    nearer = PATH_DISTANCE[path][here] - 1
    ways = [PLACES[place] for place in NEIGHBOURS[here] if place >= 0 and PATH_DISTANCE[path][place] == nearer]
    return "nuns-not-way-back", {"guard": GUARDS[guard], "path": PATHS[path], "places": ", ".join(ways)}


def stopping(v: State, seat: int, thing: str) -> Reason | None:
    return None if thing else ("nuns-not-stop-yet", {"guard": GUARDS[v.guard], "steps": SHORTEST_WALK})


def naming_walk(v: State, seat: int, thing: str) -> Reason | None:
    """Five steps can be named a walk by a swift foot; fewer are one anyway, more never."""
    if thing or v.paces < SHORTEST_WALK:
        return stopping(v, seat, thing)
    if v.paces <= LONGEST_WALK:
        return "nuns-not-walk-anyway", {"steps": LONGEST_WALK, "example": "stop"}
    if v.paces > LONGEST_WALK + 1:
        return "nuns-not-walk-so-long", {"blessing": BLESSINGS[SWIFT_FOOT], "steps": LONGEST_WALK + 1}
    return lacking(v, [NOVICE_COUNT + v.guard], SWIFT_FOOT)


def naming_card(v: State, seat: int, thing: str) -> Reason | None:
    """A guard's card follows from her steps (7.1b)."""
    return "nuns-not-guard-card", {}


# Blessings (10.3-10.5)


def patrol_noise(v: State, seat: int, thing: str) -> Reason | None:
    """The false noise of either guard, in the move of either (10.3c-10.3e)."""
    found = lacking(v, FIGURES, FALSE_NOISE)
    if found is not None:
        return found
    if v.step == EARS or v.round == 0:
        return "nuns-not-false-patrol", {}
    return next_to_guard(v, thing)


def using_for_ears(v: State, seat: int, thing: str) -> Reason | None:
    return None if thing else useless(v, NOVICE_COUNT + v.guard)
