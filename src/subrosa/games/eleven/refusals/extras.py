"""Refusals of cards, tiles and declarations at the pauses of a turn (8.5, 12)."""

from __future__ import annotations

from subrosa.core.fields import State

from ..box import (
    AWAKENING,
    COLOUR,
    EFFECT_BOOTS,
    EFFECT_GATE,
    EFFECT_LOCATION,
    EFFECT_LOOK,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_RIDE_STEAM,
    EFFECT_SEAL,
    EFFECT_TRACE,
    EFFECT_TRADE,
    NO_OBJECT_TILES,
    NO_POWER_CARDS,
    P_INVESTIGATE,
    P_TRANSPORT,
    POWERS,
    TILE_COST,
    TILE_EFFECT,
    TILES,
    TRADE_CLUES,
    WOLF_MARKS_NEEDED,
)
from ..rules.board import (
    any_empty_mystic,
    any_mystic_for_clue,
)
from ..rules.effects import ANY_RIDE, targets
from ..rules.goods import can_pay, wolf_marks
from ..rules.terms import CHOOSE, FENRIR
from ..rules.travel import any_ride_exists, ride_exists, transport_banned
from .common import Reason, off_stop, people

# Cards, tiles and declarations at the pauses of a turn (8.5, 12)


def playing(v: State, seat: int, thing: str) -> Reason | None:
    if thing not in POWERS:
        return "eleven-no-power", {"wish": thing[:40]}
    power = POWERS.index(thing)
    if not v.powers[seat] >> power & 1:
        return "eleven-not-power-left", {"power": thing}
    if NO_POWER_CARDS[v.event]:
        return "eleven-not-powers-now", {}
    if v.played & 1:
        return "eleven-not-second-power", {}
    if power == P_INVESTIGATE:
        return nobody_to_see(v)
    return unable_to_ride(v, ANY_RIDE) if power == P_TRANSPORT and not any_ride_exists(v) else None


def nobody_to_see(v: State) -> Reason | None:
    return ("eleven-not-target", {}) if targets(v) == 0 else None


def unable_to_ride(v: State, transport: int) -> Reason | None:
    """Why a card or tile gives no ride now."""
    if v.figure < 0:
        return "eleven-not-before-figure", {}
    if transport_banned(v, 0):
        return "eleven-not-transport", {}
    if transport != ANY_RIDE and COLOUR[v.place[v.figure]] != transport:
        return off_stop(v, transport)
    return "eleven-not-from-here", {"figure": people(v)[v.figure]}


def using(v: State, seat: int, thing: str) -> Reason | None:
    if thing not in TILES:
        return "eleven-no-tile", {"wish": thing[:40]}
    face = TILES.index(thing)
    if TILE_EFFECT[face] == EFFECT_LOCATION:
        return "eleven-not-object", {"tile": thing}
    if TILE_EFFECT[face] == EFFECT_SEAL:
        return "eleven-not-seal", {"tile": thing}
    if v.tile[seat][face] <= 0:
        return "eleven-not-held", {"tile": thing}
    if NO_OBJECT_TILES[v.event]:
        return "eleven-not-tiles-now", {}
    if v.played & 2:
        return "eleven-not-second-tile", {}
    if TILE_COST[face] > 0 and not can_pay(v, seat, TILE_COST[face]):
        return "eleven-not-payable", {"cost": TILE_COST[face]}
    return useless(v, seat, TILE_EFFECT[face])


def useless(v: State, seat: int, effect: int) -> Reason | None:
    """An effect without what it needs cannot be played (8.5.2b)."""
    if effect == EFFECT_TRADE and v.clues[seat] < TRADE_CLUES:
        return "eleven-not-clue-to-trade", {}
    if effect == EFFECT_LOOK:
        return nobody_to_see(v)
    if effect == EFFECT_TRACE and v.supply == 0:
        return "eleven-not-supply", {}
    if (effect == EFFECT_TRACE and not any_mystic_for_clue(v)) or (effect == EFFECT_GATE and not any_empty_mystic(v)):
        return "eleven-not-free-mystic", {}
    if effect == EFFECT_BOOTS and v.figure < 0:
        return "eleven-not-before-figure", {}
    if EFFECT_RIDE_STEAM <= effect <= EFFECT_RIDE_AIRSHIP and not ride_exists(v, effect - EFFECT_RIDE_STEAM):
        return unable_to_ride(v, effect - EFFECT_RIDE_STEAM)
    return None


def naming(v: State, seat: int, thing: str) -> Reason | None:
    name, as_fenrir = thing.removesuffix(" as fenrir"), thing.endswith(" as fenrir")
    if name not in people(v):
        return "eleven-no-figure", {"wish": name[:40]}
    if v.declared:
        return "eleven-not-declared-twice", {}
    if v.stage != CHOOSE and v.mid_turn_declaration == 1:
        return "eleven-not-mid-turn", {}
    if as_fenrir and v.role[seat] != FENRIR:
        return not_fenrir(v)
    if v.role[seat] != FENRIR:
        return not_as_hero(v, name)
    if not as_fenrir:
        return "eleven-not-hero", {"example": f"name {name} as fenrir"}
    marks = wolf_marks(v, seat)
    if marks < WOLF_MARKS_NEEDED:
        return "eleven-not-wolf-marks", {"marks": marks}
    return "eleven-not-own-figure", {}


def not_fenrir(v: State) -> Reason:
    if v.seats == 3:
        return "eleven-not-fenrir-at-three", {}
    return ("eleven-not-awake" if v.hour < AWAKENING else "eleven-not-fenrir", {})


def not_as_hero(v: State, name: str) -> Reason | None:
    if v.organ < 0:
        return "eleven-not-organ-yet", {}
    acting = people(v)[v.figure] if v.figure >= 0 else name
    return ("eleven-not-acting-figure", {"figure": acting}) if acting != name else None
