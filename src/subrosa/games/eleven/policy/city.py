"""Clues, location tiles, organ and discards: what the greedy player does on the board between the turns (7, 9, 10)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from subrosa.core.fields import State

from ..rules.auction import placed
from ..rules.board import FIGURES, MYSTIC_COUNT, SLOT_COUNT, SPOT_COUNT, fits, in_region, valid_tile
from ..rules.terms import BY_SYMBOL, LEAVE, PASS
from ..ways import DISTANCE, NEAR
from . import weights
from .aims import Aims, keep_worth
from .turn import best, figure_worth


def lay_clue(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """A clue near the figure he is likely to get, away from the others (7.1)."""
    free = [figure for figure in range(FIGURES) if figure != v.locked]
    free.sort(key=lambda figure: figure_worth(v, aim, figure), reverse=True)
    mine = free[min(placed(v, aim.seat), len(free) - 1)]
    others = [v.place[figure] for figure in free if figure != mine]
    worths = []
    for spot in choices:
        away = min(DISTANCE[spot][other] for other in others)
        worths.append((min(away, weights.ASIDE_FAR) * weights.ASIDE - DISTANCE[spot][v.place[mine]], spot))
    return best(worths, random)


def location(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The tile that leaves most room for those to come; the organ if possible (9). Fenrir is in no hurry."""
    laid = sum(building >= 0 for building in v.compass)
    if aim.fenrir and laid >= SLOT_COUNT - 2:
        return PASS
    symbols = [choice for choice in choices if choice >= BY_SYMBOL]
    tiles = [choice for choice in choices if choice < PASS]
    if laid == SLOT_COUNT - 1 and tiles:
        return best([(room(v, choice), choice) for choice in tiles], random)
    if symbols:
        return best([(-keep_worth(v, aim, choice - BY_SYMBOL), choice) for choice in symbols], random)
    return best([(room(v, choice), choice) for choice in tiles], random) if tiles else PASS


def room(v: State, choice: int) -> float:
    """How much a location tile leaves: spots for the organ, and tiles that still fit afterwards."""
    building, slot = choice // SLOT_COUNT, choice % SLOT_COUNT
    spots = sum(in_region(v, spot) and fits(spot, slot, building) for spot in range(SPOT_COUNT))
    v.compass[slot] = building
    further = sum(
        valid_tile(v, other, tile)
        for other in range(SLOT_COUNT)
        if v.compass[other] < 0
        for tile in range(MYSTIC_COUNT)
    )
    v.compass[slot] = -1
    return float(spots + weights.FURTHER * further)


def organ(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """Near those who may be the Chosen One; as Fenrir far from them (9.7)."""
    sign = 1 if aim.fenrir else -1
    return best([(sign * _mean_distance(v, aim, spot), spot) for spot in choices], random)


def _mean_distance(v: State, aim: Aims, spot: int) -> float:
    away: list[int] = [DISTANCE[spot][v.place[suspect]] for suspect in aim.suspects]
    return sum(away) / len(away)


def discard(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The tile worth least (10.1)."""
    return best([(-keep_worth(v, aim, face), face) for face in choices], random)


def trace(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """A mystic building near the acting figure for a clue (16, 19)."""
    here = v.place[v.figure] if v.figure >= 0 else choices[0]
    return best([(-DISTANCE[here][spot], spot) for spot in choices], random)


def clue_from(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """A clue next to the acting figure, else any (8.4.5)."""
    near = NEAR[v.place[v.figure]] if v.figure >= 0 else ()
    return random.choice([spot for spot in choices if spot in near] or list(choices))


def clue_to(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """Onto the acting figure, whose player takes it, else nearer to it."""
    here = v.place[v.figure] if v.figure >= 0 else choices[0] % LEAVE
    return best([(-DISTANCE[here][choice % LEAVE] - (choice >= LEAVE), choice) for choice in choices], random)
