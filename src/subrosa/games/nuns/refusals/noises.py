"""Refusals about what is heard: tokens, false noise and blessings of a novice (8.5, 10.3-10.5)."""

from __future__ import annotations

from subrosa.core.fields import State

from ..box import FALSE_NOISE, GUARDS, PLACES
from ..rules.eyes import neighbour_number
from ..rules.moves import acting
from ..rules.noises import begins_way
from ..rules.terms import MOVE
from .common import Reason, beside, lacking, next_to_guard, no_place, place_of, useless

MOST_TOKENS = 2


def laying(v: State, seat: int, thing: str) -> Reason | None:
    """Tokens in her own turn, for the guard she is asked about."""
    return tokens(v, v.asked_for, thing)


def heard(v: State, seat: int, thing: str) -> Reason | None:
    """Tokens for a guard who listened."""
    return tokens(v, v.guard, thing)


def tokens(v: State, guard: int, thing: str) -> Reason | None:
    """One or two places next to the guard, each the first of a shortest way to the novice (8.5)."""
    words = thing.split()
    strange = [word for word in words if word not in PLACES]
    if strange:
        return no_place(strange[0])
    if len(words) > MOST_TOKENS:
        return "nuns-not-three-tokens", {}
    if len(set(words)) < len(words):
        return "nuns-not-same-place", {"place": words[0]}
    for word in words:
        found = first_step(v, guard, place_of(word))
        if found is not None:
            return found
    return None


def first_step(v: State, guard: int, place: int) -> Reason | None:
    found = beside(v, guard, place)
    if found is None and not begins_way(v, guard, neighbour_number(v.at[guard], place), v.novice):
        return "nuns-not-first-step", {"guard": GUARDS[guard], "place": PLACES[place]}
    return found


# False noise (10.3)


def false_place(v: State, seat: int, thing: str) -> Reason | None:
    return next_to_guard(v, thing)


def false_after_roll(v: State, seat: int, thing: str) -> Reason | None:
    """Asked whether she uses her blessing she says so first; the place comes last."""
    return lacking(v, [v.novice], FALSE_NOISE) or ("nuns-not-before-use", {"example": "use"})


def false_among_true(v: State, seat: int, thing: str) -> Reason | None:
    """The true noise first; and who has kept her blessing has kept it for this turn."""
    found = lacking(v, [v.novice], FALSE_NOISE)
    return found or ("nuns-not-before-true" if v.falsely == 1 else "nuns-not-kept", {})


def false_elsewhere(v: State, seat: int, thing: str) -> Reason | None:
    """A novice makes a false noise in her own noise turn only."""
    novice = acting(v, seat) if v.step == MOVE else v.novice
    return lacking(v, [novice], FALSE_NOISE) or ("nuns-not-false-now", {})


# A blessing for a die (10.4, 10.5)


def using(v: State, seat: int, thing: str) -> Reason | None:
    return None if thing else useless(v, v.novice)
