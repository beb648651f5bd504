"""Refusals outside the turns: auction, clues, location tiles, organ, discards (6, 7, 9, 10)."""

from __future__ import annotations

from subrosa.core.fields import State

from ..box import (
    BUILDING,
    BUILDINGS,
    KIND,
    ORGAN_MARK,
    SLOTS,
    SPOTS,
    TILES,
)
from ..fields import STEPS
from ..rules.auction import most_bid
from ..rules.board import SLOT_COUNT, compass_tiles, fits, in_region, leaves_room
from .common import Reason, number, occupied, spot_of, taken

# The auction and the clues (6, 7)


def opening(v: State, seat: int, thing: str) -> Reason | None:
    position = number(thing)
    if position is None:
        return None
    if not 1 <= position <= v.positions:
        return "eleven-no-position", {"positions": v.positions}
    return "eleven-not-free-position", {"position": position, "other": v.order[position - 1] + 1}


def bidding(v: State, seat: int, thing: str) -> Reason | None:
    amount = number(thing)
    if amount is None or amount < 0:
        return None
    if STEPS[v.step] == "raise" and amount <= v.bid:
        return "eleven-not-too-low", {"amount": v.bid}
    if v.bid_may_eliminate == 1:
        return "eleven-not-so-much-time", {"most": most_bid(v, seat)}
    return "eleven-not-last-time", {"most": most_bid(v, seat)}


def passing(v: State, seat: int, thing: str) -> Reason | None:
    return None if thing else ("eleven-not-pass-opening", {})


def laying(v: State, seat: int, thing: str) -> Reason | None:
    spot = spot_of(thing)
    if spot < 0:
        return "eleven-no-spot", {"wish": thing[:40]}
    if KIND[spot] != BUILDING:
        return "eleven-not-building", {"spot": thing}
    return taken(v, spot)


# Location tiles, organ, discards (9, 10)


def placing(v: State, seat: int, thing: str) -> Reason | None:
    building, _, slot = thing.partition(" ")
    if building not in BUILDINGS or slot not in SLOTS:
        return "eleven-no-slot", {"wish": thing[:40]}
    tile, at = BUILDINGS.index(building), SLOTS.index(slot)
    if v.tile[seat][tile] <= 0:
        return "eleven-not-held", {"tile": TILES[tile]}
    if v.compass[at] >= 0:
        return "eleven-not-slot", {"slot": slot, "building": BUILDINGS[v.compass[at]]}
    if not any(in_region(v, spot) and fits(spot, at, tile) for spot in range(len(SPOTS))):
        return "eleven-not-region", {"building": building, "slot": slot}
    return "eleven-not-room", {}


def by_symbol(v: State, seat: int, thing: str) -> Reason | None:
    found = held(v, seat, thing)
    if found is not None:
        return found
    if not ORGAN_MARK[TILES.index(thing)]:
        return "eleven-not-organ-mark", {"tile": thing}
    if compass_tiles(v) < SLOT_COUNT - 1:
        return "eleven-not-three-tiles", {"tiles": compass_tiles(v)}
    return ("eleven-not-room", {}) if not leaves_room(v, True) else None


def held(v: State, seat: int, thing: str) -> Reason | None:
    if thing not in TILES:
        return "eleven-no-tile", {"wish": thing[:40]}
    return ("eleven-not-held", {"tile": thing}) if v.tile[seat][TILES.index(thing)] <= 0 else None


def organ(v: State, seat: int, thing: str) -> Reason | None:
    spot = spot_of(thing)
    if spot < 0:
        return "eleven-no-spot", {"wish": thing[:40]}
    if KIND[spot] != BUILDING:
        return "eleven-not-for-organ", {"spot": thing}
    if not in_region(v, spot):
        return "eleven-not-in-region", {"spot": thing}
    return occupied(v, spot)
