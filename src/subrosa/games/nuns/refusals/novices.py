"""Refusals in a novice's secret move: cards, steps, walks home and turning back (4, 9.7, 9.8)."""

from __future__ import annotations

from subrosa.core.fields import State

from ..box import CARDS, CELLS, GUARDS, LOCKED, NOVICES, PLACES
from ..rules.eyes import catches, neighbour_number
from ..rules.figures import factor, has_swift_foot, least, most
from ..rules.moves import SHORTEST_WALK, acting, here, leads_on, may_turn
from ..rules.terms import AFTER, CARD, RUNNING, STEPPING, TURN, WALK_CARD, WALK_HOME
from .common import Reason, apart, no_place, place_of


def too_soon(v: State, novice: int) -> Reason | None:
    """Before a step or a stop comes what was asked first: turn back or not, and the card."""
    if v.stage[novice] in (TURN, AFTER):
        return "nuns-not-before-turn", {"novice": NOVICES[novice]}
    return ("nuns-not-before-card", {}) if v.stage[novice] == CARD else None


# Cards (4.1, 4.2)


def playing(v: State, seat: int, thing: str) -> Reason | None:
    novice = acting(v, seat)
    stage = v.stage[novice]
    if stage == WALK_HOME:
        return "nuns-not-card-caught", {"novice": NOVICES[novice]}
    if stage == STEPPING:
        return "nuns-not-second-card", {"card": CARDS[v.card[novice]]}
    if stage != CARD:
        return too_soon(v, novice)
    if thing not in CARDS:
        return "nuns-no-card", {"wish": thing[:40]}
    return "nuns-not-card-here", {"card": thing}


# Steps on the run and home (4.4-4.7, 9.7)


def stepping(v: State, seat: int, thing: str) -> Reason | None:
    novice = acting(v, seat)
    early = too_soon(v, novice)
    if early is not None:
        return early
    place = place_of(thing)
    if place < 0:
        return no_place(thing)
    return (homewards if v.stage[novice] == WALK_HOME else onwards)(v, novice, place)


def onwards(v: State, novice: int, place: int) -> Reason | None:
    """On the run: as far as the card goes, by links, unlocked doors and new places."""
    card, steps, now = v.card[novice], v.steps[novice], here(v, novice)
    if steps > 0 and catches(v, novice, now):
        return "nuns-not-past-guard", {"place": PLACES[now]}
    if steps >= most(v, card) + has_swift_foot(v, novice):
        return "nuns-not-steps-left", {"card": CARDS[card], "steps": steps}
    return apart(now, place) or locked(v, novice, now, place) or barred(v, novice, place)


def locked(v: State, novice: int, now: int, place: int) -> Reason | None:
    if LOCKED[now][neighbour_number(now, place)] and v.key[novice] != 1:
        return "nuns-not-locked", {"here": PLACES[now], "place": PLACES[place]}
    return None


def barred(v: State, novice: int, place: int) -> Reason | None:
    """Places she has been on, guards' places at some tables, and those from which her card could not be kept."""
    if v.allow_revisit == 0 and place in v.way[novice]:
        return "nuns-not-twice", {"place": PLACES[place]}
    if v.novice_may_enter_guard == 1 and catches(v, novice, place):
        guard = next(guard for guard in range(len(GUARDS)) if v.at[guard] == place)
        return "nuns-not-onto-guard", {"guard": GUARDS[guard], "place": PLACES[place]}
    card = v.card[novice]
    if not leads_on(v, novice, place, least(v, card) - v.steps[novice] - 1):
        return "nuns-not-dead-end", {"place": PLACES[place], "card": CARDS[card]}
    return None


def homewards(v: State, novice: int, place: int) -> Reason | None:
    """Caught: three or four steps, each nearer to her cell."""
    now, longest = here(v, novice), most(v, WALK_CARD) // factor(v)
    if now == CELLS[novice]:
        return "nuns-not-past-home", {"novice": NOVICES[novice]}
    if v.steps[novice] >= longest:
        return "nuns-not-walk-longer", {"steps": longest}
    found = apart(now, place) or locked(v, novice, now, place)
    return found or ("nuns-not-homewards", {"here": PLACES[now], "place": PLACES[place]})


def resting(v: State, seat: int, thing: str) -> Reason | None:
    """Why she cannot stop yet."""
    novice = acting(v, seat)
    if thing:
        return None
    early = too_soon(v, novice)
    if early is not None:
        return early
    if v.stage[novice] == WALK_HOME:
        return "nuns-not-walk-enough", {"steps": SHORTEST_WALK}
    card = v.card[novice]
    return "nuns-not-enough-steps", {"card": CARDS[card], "steps": least(v, card)}


# Turning back (9.8)


def turning(v: State, seat: int, thing: str) -> Reason | None:
    novice = acting(v, seat)
    name = NOVICES[novice]
    if thing:
        return None
    if v.status[novice] == RUNNING:
        return "nuns-not-caught", {"novice": name}
    if v.turned[novice] == 1:
        return "nuns-not-turned-twice", {"novice": name}
    if v.fresh[novice] == 1 and v.forced_first_walk == 0 and v.steps[novice] == 0:
        return "nuns-not-turn-fresh", {}
    if catches(v, novice, here(v, novice)):
        return "nuns-not-turn-guard", {"novice": name}
    if not may_turn(v, novice, here(v, novice)):
        return "nuns-not-turn-seen", {"novice": name}
    return "nuns-not-turn-yet", {}


def staying(v: State, seat: int, thing: str) -> Reason | None:
    novice = acting(v, seat)
    if thing or v.status[novice] != RUNNING:
        return None
    return "nuns-not-caught", {"novice": NOVICES[novice]}
