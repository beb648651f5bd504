"""Why a wish is refused: the key of a sentence and its facts, from nothing but what the seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.core.deciders import CHANCE
from subrosa.core.fields import State
from subrosa.core.refusals import Check, Reason, nearest, nothing, parted

from ..fields import STEPS
from ..rules.terms import TURNS
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

PAUSES = ("figure", "gear", "move", "hand_in", "end")
"""The questions that can also be answered with a card, a tile or a declaration (8.5.1)."""
LONG_VERBS = ("hand in", "take up", "set on", "free walk")


def reason(v: State, seat: int, wish: str, lines: Sequence[str]) -> Reason:
    """Why a wish is not among the lines on offer: something particular if we can tell, else what could be said."""
    verb, thing = parted(wish, LONG_VERBS)
    step = STEPS[v.step]
    if seat != CHANCE and lines:
        check = EXTRAS.get(verb) if step in PAUSES else None
        found = (check or CHECKS.get((step, verb), nothing))(v, seat, thing)
        if found is None and verb in EXTRAS and step not in PAUSES:
            found = too_soon(v)
        if found is not None:
            return found
    known, example = nearest(wish, lines, LONG_VERBS)
    return "eleven-not-understood" if known else "eleven-not-now", {"wish": wish[:40], "example": example}


def too_soon(v: State) -> Reason:
    """Cards, tiles and declarations have their moments (8.5.1, 8.5.5)."""
    if v.phase == TURNS:
        return "eleven-not-before-answer", {}
    return "eleven-not-outside-turns", {}


EXTRAS: dict[str, Check] = {"play": playing, "use": using, "name": naming}
CHECKS: dict[tuple[str, str], Check] = {
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
