"""Refusals in a turn: figures, gears, movement, actions and what effects ask (8, 16-19)."""

from __future__ import annotations

from subrosa.core.fields import State

from ..box import (
    ABILITY_COST,
    ACTIONS,
    COL,
    COLOUR,
    KIND,
    LEWIS,
    LOCOMOTIVE,
    MOST_TEETH,
    MOVE_CLUE,
    MYSTIC,
    NEIGHBOURS,
    PAHLSSON,
    POWERS,
    ROW,
    SPOTS,
    TRANSPORTS,
)
from ..fields import STEPS
from ..rules.board import (
    can_step,
    enterable,
)
from ..rules.effects import clue_targets, foreseen_time, gear_action, is_target
from ..rules.goods import can_pay
from ..rules.terms import WALK
from ..rules.travel import transport_banned
from .common import Reason, number, occupied, off_stop, people, spot_of, taken

# Figures (8.1, 16, 17, 19)


def figure(v: State, seat: int, thing: str) -> Reason | None:
    """Why a character cannot be meant: not there, chosen, locked, or too dear."""
    if thing not in people(v):
        return "eleven-no-figure", {"wish": thing[:40]}
    who, step = people(v).index(thing), STEPS[v.step]
    if step == "swap_second":
        return "eleven-not-with-itself", {"figure": thing}
    if step == "copy":
        return "eleven-not-own-ability", {"figure": thing}
    if step == "lock" and who == LEWIS:
        return "eleven-not-lock-itself", {"figure": thing}
    if v.used >> who & 1 and (step == "figure" or (step == "lock" and v.chosen_may_be_locked == 0)):
        return "eleven-not-chosen-twice", {"figure": thing}
    if step in ("figure", "lock") and v.locked == who:
        return "eleven-not-locked", {"figure": thing}
    if step == "figure" and who == PAHLSSON and foreseen_time(v, who) <= ABILITY_COST[PAHLSSON]:
        return "eleven-not-payable-ability", {"figure": thing, "cost": ABILITY_COST[PAHLSSON]}
    return None


# Gears and movement (8.3)


def turning(v: State, seat: int, thing: str) -> Reason | None:
    teeth = number(thing)
    if teeth is None:
        return None
    if teeth < 0 and v.gear_arrows == 0:
        return "eleven-not-backwards", {}
    if not 1 <= abs(teeth) <= MOST_TEETH:
        return "eleven-not-teeth", {"most": MOST_TEETH}
    return "eleven-not-payable", {"cost": abs(teeth)}


def stepping(v: State, seat: int, thing: str) -> Reason | None:
    name, leaves = leaving(thing)
    spot, walks = spot_of(name), v.step == WALK
    who = v.walker if walks else v.figure
    if spot < 0:
        return "eleven-no-spot", {"wish": name[:40]}
    if not walks and v.steps == 0:
        return "eleven-not-steps", {}
    return (
        beside(v, who, spot)
        or (None if walks or can_pay(v, seat, 1) else ("eleven-not-payable", {"cost": 1}))
        or entering(v, who, spot)
        or left_behind(v, spot, leaves)
    )


def leaving(thing: str) -> tuple[str, bool]:
    """A spot, and whether the clue there is to be left."""
    return thing.removesuffix(" leave"), thing.endswith(" leave")


def beside(v: State, who: int, spot: int) -> Reason | None:
    """A step leads to a neighbour; side by side is not enough where river or wall part two spots (8.3.6)."""
    here = v.place[who]
    if spot == here:
        return "eleven-not-there-already", {"figure": people(v)[who], "spot": SPOTS[spot]}
    if spot in NEIGHBOURS[here]:
        return None
    if abs(COL[spot] - COL[here]) + abs(ROW[spot] - ROW[here]) == 1:
        return "eleven-not-across", {"spot": SPOTS[spot]}
    return "eleven-not-beside", {"figure": people(v)[who], "spot": SPOTS[spot]}


def entering(v: State, who: int, spot: int) -> Reason | None:
    return None if enterable(v, who, spot) else occupied(v, spot)


def left_behind(v: State, spot: int, leaves: bool) -> Reason | None:
    """Only a clue that is there can be left, where the table lets one (R12)."""
    if not leaves:
        return None
    if not v.clue[spot]:
        return "eleven-not-to-leave", {"spot": SPOTS[spot]}
    return ("eleven-not-leave", {}) if v.auto_pickup == 1 else None


def riding(v: State, seat: int, thing: str) -> Reason | None:
    name, leaves = leaving(thing)
    spot, here = spot_of(name), v.place[v.figure]
    if spot < 0:
        return "eleven-no-spot", {"wish": name[:40]}
    if STEPS[v.step] == "move" and no_ride(v) is not None:
        return no_ride(v)
    if spot == here:
        return "eleven-not-there-already", {"figure": people(v)[v.figure], "spot": SPOTS[spot]}
    if COLOUR[here] < 0:  # a card that is good for a locomotive only
        return "eleven-not-from-here", {"figure": people(v)[v.figure]}
    if COLOUR[spot] != COLOUR[here]:
        return "eleven-not-a-stop", {"spot": SPOTS[spot], "transport": TRANSPORTS[COLOUR[here]]}
    return entering(v, v.figure, spot) or left_behind(v, spot, leaves)


def no_ride(v: State) -> Reason | None:
    """Why there is no ride with what the gears show (8.3.5b)."""
    if transport_banned(v, v.transport):
        return "eleven-not-transport", {}
    if v.transport == LOCOMOTIVE:
        return "eleven-not-ride-locomotive", {}
    if v.rides == 0:
        return "eleven-not-ride-twice", {}
    return None if COLOUR[v.place[v.figure]] == v.transport else off_stop(v, v.transport)


def locomotive(v: State, seat: int, thing: str) -> Reason | None:
    if thing:
        return None
    if v.transport != LOCOMOTIVE:
        return "eleven-not-locomotive", {"transport": TRANSPORTS[v.transport]}
    if transport_banned(v, v.transport):
        return "eleven-not-transport", {}
    return ("eleven-not-ride-twice", {}) if v.rides == 0 else shut_in(v)


def free_walk(v: State, seat: int, thing: str) -> Reason | None:
    if thing:
        return None
    return ("eleven-not-free-walk", {}) if v.walks == 0 else shut_in(v)


def shut_in(v: State) -> Reason | None:
    return None if can_step(v, v.figure) else ("eleven-not-shut-in", {"figure": people(v)[v.figure]})


# The action (8.4, 8.6) and what effects ask (16-19)


def handing_in(v: State, seat: int, thing: str) -> Reason | None:
    clues = number(thing)
    if clues is None or clues < 0:
        return None
    if gear_action(v) == MOVE_CLUE:
        return "eleven-not-strengthened", {"action": ACTIONS[MOVE_CLUE]}
    return "eleven-not-so-many-clues", {"clues": v.clues[seat]}


def looking(v: State, seat: int, thing: str) -> Reason | None:
    if thing == "pile":
        if v.seats == 3:
            return "eleven-no-pile", {}
        return ("eleven-not-open-pile" if v.open_unknown_pile == 1 else "eleven-not-pile-left", {})
    target = number(thing)
    if target is None or not 1 <= target <= v.seats:
        return "eleven-no-seat", {"wish": thing[:40]}
    if target == seat + 1:
        return "eleven-not-yourself", {}
    if not v.alive >> (target - 1) & 1:
        return "eleven-not-living", {"other": target}
    return ("eleven-not-cards-left", {"other": target}) if not is_target(v, target - 1) else None


def taking_up(v: State, seat: int, thing: str) -> Reason | None:
    spot = spot_of(thing)
    if spot < 0:
        return "eleven-no-spot", {"wish": thing[:40]}
    if not v.clue[spot]:
        return "eleven-not-clue-here", {"spot": thing}
    return ("eleven-not-clue-stuck", {"spot": thing}) if clue_targets(v, spot) == 0 else None


def putting(v: State, seat: int, thing: str) -> Reason | None:
    name, leaves = leaving(thing)
    spot = spot_of(name)
    if spot < 0:
        return "eleven-no-spot", {"wish": name[:40]}
    if spot not in NEIGHBOURS[v.moving]:
        return "eleven-not-beside-clue", {"spot": name}
    if v.clue[spot] and v.moved_clue_may_join == 0:
        return "eleven-not-clue-there", {"spot": name}
    if v.organ == spot:
        return "eleven-not-organ-there", {"spot": name}
    if leaves and v.place[v.figure] != spot:
        return "eleven-not-under-figure", {"figure": people(v)[v.figure]}
    return ("eleven-not-leave", {}) if leaves and v.auto_pickup == 1 else None


def mystic(v: State, seat: int, thing: str) -> Reason | None:
    """For a clue or a figure only an empty mystic building will do (16.koleberg, 19)."""
    spot = spot_of(thing)
    if spot < 0:
        return "eleven-no-spot", {"wish": thing[:40]}
    if KIND[spot] != MYSTIC:
        return "eleven-not-mystic", {"spot": thing}
    return taken(v, spot)


def recovering(v: State, seat: int, thing: str) -> Reason | None:
    if thing not in POWERS:
        return "eleven-no-power", {"wish": thing[:40]}
    return "eleven-not-played-yet", {"power": thing}
