"""Actions as lines of text: what is written in records, typed by players and shown in logs.

`v` is what is seen: a seat's view, or the whole state where a record is written.
"""

from __future__ import annotations

from subrosa.core.fields import State

from .box import ACTIONS, BUILDINGS, CHARACTERS, EVENTS, POWERS, SLOTS, SPOTS, TILES
from .fields import ROLES, STEPS
from .rules.terms import (
    BY_RIDE,
    BY_SYMBOL,
    FREE_WALK_NOW,
    LEAVE,
    LOCOMOTIVE_WALK,
    NAME,
    NAME_AS_FENRIR,
    PASS,
    POWER,
    STOP,
    TILE,
    UNKNOWN,
)

PAUSES = ("figure", "gear", "move", "hand_in", "end")
VERBS = {
    "figure": "choose",
    "lock": "lock",
    "copy": "copy",
    "gate_figure": "gate",
    "swap_first": "swap",
    "swap_second": "with",
    "chosen": "chosen",
    "clue": "lay",
    "trace": "trace",
    "clue_from": "take up",
    "gate_spot": "set on",
    "organ": "organ",
}


def text(v: State, decider: int, choice: int) -> str:
    """A choice as a line."""
    step = STEPS[v.step]
    if step in PAUSES and choice >= POWER:
        return _extra(choice)
    if choice == STOP:
        return "end" if step == "end" else "stop"
    if choice == PASS:
        return "pass"
    if choice == LOCOMOTIVE_WALK:
        return "locomotive"
    if choice == FREE_WALK_NOW:
        return "free walk"
    if step in ("figure", "lock", "copy", "gate_figure", "swap_first", "swap_second", "chosen"):
        return f"{VERBS[step]} {CHARACTERS[choice]}"
    if step in ("clue", "trace", "clue_from", "gate_spot", "organ"):
        return f"{VERBS[step]} {SPOTS[choice]}"
    if step in ("move", "walk", "ride", "clue_to"):
        return _way(step, choice)
    return _number(v, step, choice)


def _extra(choice: int) -> str:
    """A further answer at a pause: a card, a tile or a declaration."""
    if choice >= NAME_AS_FENRIR:
        return f"name {CHARACTERS[choice - NAME_AS_FENRIR]} as fenrir"
    if choice >= NAME:
        return f"name {CHARACTERS[choice - NAME]}"
    if choice >= TILE:
        return f"use {TILES[choice - TILE]}"
    return f"play {POWERS[choice - POWER]}"


def _way(step: str, choice: int) -> str:
    """A step, a ride, or where a clue goes, with what becomes of the clue there."""
    verb = "ride" if choice >= BY_RIDE else "put" if step == "clue_to" else "step"
    spot = choice % BY_RIDE
    return f"{verb} {SPOTS[spot % LEAVE]}{' leave' if spot >= LEAVE else ''}"


def _number(v: State, step: str, choice: int) -> str:
    if step == "open":
        return f"open {choice + 1}"
    if step in ("bid", "raise"):
        return f"bid {choice}"
    if step == "gear":
        return f"turn {choice if choice <= 3 else 3 - choice}"
    if step == "hand_in":
        return f"hand in {choice}"
    if step == "free_action":
        return f"act {ACTIONS[choice]}"
    if step in ("twice", "look_on"):
        return "yes" if choice else "no"
    if step == "recover":
        return f"recover {POWERS[choice]}"
    if step == "target":
        return "look pile" if choice == UNKNOWN else f"look {choice + 1}"
    if step == "location":
        return f"symbol {TILES[choice - BY_SYMBOL]}" if choice >= BY_SYMBOL else _location(choice)
    if step == "discard":
        return f"discard {TILES[choice]}"
    return _chance(v, step, choice)


def _location(choice: int) -> str:
    return f"place {BUILDINGS[choice // len(SLOTS)]} {SLOTS[choice % len(SLOTS)]}"


def _chance(v: State, step: str, choice: int) -> str:
    if step == "gears":
        return f"gears {choice}"
    if step == "deal":
        return f"deal {v.index // (2 if v.seats == 3 else 1) + 1} {CHARACTERS[choice]}"
    if step == "seating":
        return f"order {v.index + 1} seat {choice + 1}"
    if step == "event":
        return f"event {EVENTS[choice]}"
    if step == "role":
        return f"role {v.index + 1} {ROLES[choice]}"
    if step == "draw":
        return f"draw {TILES[choice]}"
    return "see power" if choice == len(CHARACTERS) else f"see {CHARACTERS[choice]}"
