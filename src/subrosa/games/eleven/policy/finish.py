"""The plan of a declared turn: how to win in it, if that is sure (12)."""

from __future__ import annotations

from typing import NamedTuple

from subrosa.core.fields import State

from ..box import EFFECT_BOOTS, EFFECT_RIDE_AIRSHIP, EFFECT_RIDE_STEAM, P_COMPOSE, TILE_EFFECT
from ..rules.finish import CHOICE, COPIED, OBJECT_TILE, POWER_CARD, WINS, most_teeth
from ..rules.terms import POWER, STOP, TILE
from ..ways import hope

RIDES = (*range(EFFECT_RIDE_STEAM, EFFECT_RIDE_AIRSHIP + 1), EFFECT_BOOTS)


class Plan(NamedTuple):
    """How to win in this turn."""

    copied: int
    """Whose ability Påhlsson uses."""
    teeth: int
    plays: tuple[int, ...]
    """Cards and tiles to play at the next pause."""
    goes: int
    """The first choice of the way, to stop where none is needed."""


def plan(v: State, named: int) -> Plan | None:
    """A way to win by naming a character from where the turn stands, or None."""
    most = most_teeth(v)
    for teeth in range(min(1, most), most + 1):
        found, line = hope(v, named, teeth, False)
        if found == WINS:
            goes = line[CHOICE] if line[CHOICE] >= 0 else STOP
            return Plan(line[COPIED], teeth, _plays(line[POWER_CARD], line[OBJECT_TILE]), goes)
    return None


def _plays(power: int, face: int) -> tuple[int, ...]:
    """What to play at the next pause; a ride waits until the way comes to it."""
    cards = (POWER + power,) if power == P_COMPOSE else ()
    return (*cards, TILE + face) if face >= 0 and TILE_EFFECT[face] not in RIDES else cards
