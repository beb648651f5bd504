"""Why a wish is refused: the key of a sentence and its facts, from nothing but what the seat sees."""

from __future__ import annotations

from subrosa.core.fields import State
from subrosa.core.refusals import Check, Reason

from ..fields import STEPS
from ..rules.terms import TURNS
from ..steps import PAUSES
from .extras import naming, playing, using
from .hour import bidding, by_symbol, held, laying, opening, organ, passing, placing
from .turn import (
    figure,
    free_walk,
    handing_in,
    locomotive,
    looking,
    mystic,
    putting,
    recovering,
    riding,
    stepping,
    taking_up,
    turning,
)


def too_soon(v: State, seat: int, thing: str) -> Reason:
    """Cards, tiles and declarations have their moments (8.5.1, 8.5.5)."""
    if v.phase == TURNS:
        return "eleven-not-before-answer", {}
    return "eleven-not-outside-turns", {}


EXTRAS: dict[str, Check] = {"play": playing, "use": using, "name": naming}
CHECKS: dict[tuple[str, str], Check] = {
    **{(step, verb): check if step in PAUSES else too_soon for step in STEPS for verb, check in EXTRAS.items()},
    ("open", "open"): opening,
    ("bid", "bid"): bidding,
    ("bid", "pass"): passing,
    ("raise", "bid"): bidding,
    ("clue", "lay"): laying,
    ("figure", "choose"): figure,
    ("lock", "lock"): figure,
    ("copy", "copy"): figure,
    ("gate_figure", "gate"): figure,
    ("swap_first", "swap"): figure,
    ("swap_second", "with"): figure,
    ("gear", "turn"): turning,
    ("move", "step"): stepping,
    ("walk", "step"): stepping,
    ("move", "ride"): riding,
    ("ride", "ride"): riding,
    ("move", "locomotive"): locomotive,
    ("move", "free walk"): free_walk,
    ("hand_in", "hand in"): handing_in,
    ("recover", "recover"): recovering,
    ("trace", "trace"): mystic,
    ("gate_spot", "set on"): mystic,
    ("target", "look"): looking,
    ("clue_from", "take up"): taking_up,
    ("clue_to", "put"): putting,
    ("location", "place"): placing,
    ("location", "symbol"): by_symbol,
    ("organ", "organ"): organ,
    ("discard", "discard"): held,
}
"""What is looked into for a verb at a step."""
