"""Cards, tiles and the declaration: what the greedy player puts in at the pauses of his turn (8.5, 12)."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.core.fields import State

from ..box import (
    FENRIR_SHEETS,
    HERO_SHEETS,
    HOURS,
    P_COMPOSE,
    P_INVESTIGATE,
    P_RESEARCH,
    POWER_AMOUNT,
    TILE_LIMIT,
)
from ..rules.terms import BY_SYMBOL, END, FIGURE, GEAR, NAME, NAME_AS_FENRIR, POWER, TILE
from . import weights
from .aims import Aims, held_worth, looks_worth, use_worth
from .finish import plan


def declaration(v: State, aim: Aims, choices: Sequence[int]) -> int | None:
    """The name to declare with, if that is better than to wait."""
    names = [choice for choice in choices if NAME <= choice < BY_SYMBOL]
    if not names or not aim.suspects or 1 / len(aim.suspects) <= hope(v, aim):
        return None
    for choice in names:
        named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
        if named in aim.suspects and plan(v, named) is not None:
            return choice
    return None


def hope(v: State, aim: Aims) -> float:
    """The chance to win later than now."""
    hours = HOURS - v.hour
    chance = weights.HOPE[min(hours, len(weights.HOPE) - 1)]
    rivals = sum(1 for seat in range(v.seats) if seat != aim.seat and seems_ready(v, seat))
    return float(chance * weights.RIVAL**rivals)


def seems_ready(v: State, seat: int) -> bool:
    """Might this player win soon, as far as sheets and organ show?"""
    if not v.alive >> seat & 1:
        return False
    if v.organ >= 0:
        return bool(v.sheets[seat] >= HERO_SHEETS - 2)
    return v.seats > 3 and bool(v.sheets[seat] >= FENRIR_SHEETS)


def card_or_tile(v: State, aim: Aims, choices: Sequence[int]) -> int | None:
    """A power card or an object tile worth playing now, or None. Looks come first, the rest when the turn is done."""
    if v.step not in (FIGURE, GEAR, END):
        return None
    worths = [(_worth(v, aim, choice), choice) for choice in choices if POWER <= choice < NAME]
    worth, choice = max(worths, default=(0.0, 0))
    return choice if worth > 0 else None


def _worth(v: State, aim: Aims, choice: int) -> float:
    """What playing a card or tile now has over keeping it."""
    if choice >= TILE:
        face = choice - TILE
        crowded = v.tiles[aim.seat] > TILE_LIMIT
        return use_worth(v, aim, face) - held_worth(v, aim, face) * (not crowded or aim.fenrir) - weights.NOT_IDLY
    return _power_worth(v, aim, choice - POWER)


def _power_worth(v: State, aim: Aims, power: int) -> float:
    late = v.hour >= HOURS - 2
    if power == P_INVESTIGATE:
        enough = aim.know * (weights.FINDS_LATE if late else weights.FINDS)
        return looks_worth(v, aim, POWER_AMOUNT[power], False) - enough if aim.know else 0.0
    if power == P_RESEARCH:
        empty = v.tiles[aim.seat] <= 1
        return aim.draw if (empty or aim.marks) and v.hour < HOURS and v.step != END else 0.0
    if power == P_COMPOSE:
        done = 0 < aim.missing <= POWER_AMOUNT[power]
        return aim.sheet if done or (late and aim.missing) else 0.0
    return 0.0
