"""The auction as the greedy player sees it: what a position is worth this hour, and what time costs (6)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from subrosa.core.fields import State

from ..box import (
    DRAW,
    EFFECT_LOCATION,
    FREE_WALK,
    GAIN_SHEETS,
    GAIN_TIME,
    LAST,
    LOCKS,
    LOOK,
    ORGAN_MARK,
    ORGAN_REWARD_TIME,
    POSITION_AMOUNT,
    POSITION_EFFECT,
    POSITION_WHO,
    RECOVER,
    TILE_EFFECT,
    TILE_FACES,
    TILE_REWARD_CLUES,
    TILE_REWARD_TIME,
    TWICE,
)
from ..rules.board import FIGURES, SLOT_COUNT, compass_tiles
from ..rules.effects import ALL_POWERS
from ..rules.terms import PASS
from . import weights
from .aims import Aims, fits_somewhere, looks_worth, room_for_time, spare_time
from .turn import ability_worth, best, figure_worth


def open_position(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The position to open with: the one worth most."""
    worths = position_worths(v, aim)
    return best([(worths[position], position) for position in choices], random)


def opening(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """Open with nothing: whoever wants the position more will say so."""
    return min(choices)


def raised(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """One more than the bid, as long as the position is worth it, else pass."""
    return v.bid + 1 if v.bid + 1 in choices and v.bid + 1 <= limit(v, aim) else PASS


def limit(v: State, aim: Aims) -> float:
    """The most a position is worth in time: what it has over the others to be had, by the price of time."""
    worths = position_worths(v, aim)
    here: float = worths[v.auctioned]
    others = [worths[i] for i in range(v.positions) if v.order[i] < 0 and i != v.auctioned]
    return min(weights.BIDDEN * (here - sum(others) / len(others)) / aim.price, spare_time(v, aim.seat))


def position_worths(v: State, aim: Aims) -> list[float]:
    """What each position is worth this hour: pick of the figures, event, location tile, and who comes first."""
    figures = sorted((figure_worth(v, aim, f) for f in range(FIGURES) if f != LOCKS[v.event]), reverse=True)
    ready = weights.READY * nearly_ready(v, aim)
    found = []
    for position in range(v.positions):
        worth = figures[position] + ready * (1 - position / v.positions)
        if POSITION_WHO[v.event] == position + 1 or (POSITION_WHO[v.event] == LAST and position == v.positions - 1):
            worth += event_worth(v, aim)
        if position == v.positions - 1:
            worth += last_worth(v, aim)
        found.append(worth)
    return found


def nearly_ready(v: State, aim: Aims) -> float:
    """How sure a player is to declare this hour, as far as sheets, marks, organ and knowledge go."""
    if aim.marks or (not aim.fenrir and v.organ < 0) or aim.missing > 3:
        return 0.0
    return float(1 / len(aim.suspects) ** 2)


def event_worth(v: State, aim: Aims) -> float:
    """What the event gives to a position (5.3)."""
    event: int = v.event
    effect, amount = POSITION_EFFECT[event], POSITION_AMOUNT[event]
    if effect == GAIN_TIME:
        return room_for_time(v, aim.seat, amount) * aim.price
    if effect == FREE_WALK:
        return weights.STRAY_STEPS
    if effect == TWICE:
        return sorted(ability_worth(v, aim, figure) for figure in range(FIGURES))[-2]
    if effect == LOOK:
        return looks_worth(v, aim, amount, v.ability_investigate_may_split == 1)
    if effect == DRAW:
        return amount * aim.draw
    if effect == GAIN_SHEETS:
        return min(amount, aim.missing) * aim.sheet
    if effect == RECOVER:
        return weights.POWER_BACK if v.powers[aim.seat] != ALL_POWERS else 0.0
    return 0.0


def last_worth(v: State, aim: Aims) -> float:
    """What it is worth to be last: a location tile, or the organ itself, which Fenrir would rather hold up (9)."""
    if v.organ >= 0:
        return 0.0
    held = [face for face in range(TILE_FACES) if v.tile[aim.seat][face] > 0]
    tile = any(TILE_EFFECT[face] == EFFECT_LOCATION and fits_somewhere(v, face) for face in held)
    full = compass_tiles(v) == SLOT_COUNT - 1
    symbol = full and any(ORGAN_MARK[face] for face in held)
    worth = 0.0
    if tile:
        worth = TILE_REWARD_TIME * aim.price + TILE_REWARD_CLUES * aim.clue + weights.LOCATION * (not aim.fenrir)
    if full and (tile or symbol):
        worth += ORGAN_REWARD_TIME * aim.price
    if full and (tile or symbol or aim.fenrir):
        worth += weights.ORGAN
    return worth
