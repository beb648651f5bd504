"""Actions as lines of text that parse back, why a wish is refused, and names in every language.

The same line is written in records, typed by players and shown in logs. `v` is what is seen: a seat's view, or the
whole state where a record is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from subrosa.core.errors import IllegalAction
from subrosa.core.fields import State
from subrosa.core.tellings import Fact
from subrosa.core.text import say

from .box import (
    ACTIONS,
    BONUS_CHARACTER,
    BUILDINGS,
    CHARACTERS,
    EVENTS,
    LOCKS,
    NEUTRAL,
    POWERS,
    SLOTS,
    SPOTS,
    TILES,
    names,
)
from .fields import ROLES, STEPS
from .refusals import PAUSES, reason
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


def character(v: State, number: int) -> str:
    """What a character is called in lines at this table: by name, or by a neutral title (23.2)."""
    return (NEUTRAL if v.character_names == 1 else CHARACTERS)[number]


def labels(v: State) -> dict[str, str]:
    """What things are called at this table."""
    return dict(zip(CHARACTERS, NEUTRAL, strict=True)) if v.character_names == 1 else {}


def text(v: State, decider: int, choice: int) -> str:
    """A choice as a line."""
    step = STEPS[v.step]
    if step in PAUSES and choice >= POWER:
        return _extra(v, choice)
    if choice == STOP:
        return "end" if step == "end" else "stop"
    if choice == PASS:
        return "pass"
    if choice == LOCOMOTIVE_WALK:
        return "locomotive"
    if choice == FREE_WALK_NOW:
        return "free walk"
    if step in ("figure", "lock", "copy", "gate_figure", "swap_first", "swap_second", "chosen"):
        return f"{VERBS[step]} {character(v, choice)}"
    if step in ("clue", "trace", "clue_from", "gate_spot", "organ"):
        return f"{VERBS[step]} {SPOTS[choice]}"
    if step in ("move", "walk", "ride", "clue_to"):
        return _way(step, choice)
    return _number(v, step, choice)


def _extra(v: State, choice: int) -> str:
    """A further answer at a pause: a card, a tile or a declaration."""
    if choice >= NAME_AS_FENRIR:
        return f"name {character(v, choice - NAME_AS_FENRIR)} as fenrir"
    if choice >= NAME:
        return f"name {character(v, choice - NAME)}"
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
        return f"deal {v.index // (2 if v.seats == 3 else 1) + 1} {character(v, choice)}"
    if step == "seating":
        return f"order {v.index + 1} seat {choice + 1}"
    if step == "event":
        return f"event {EVENTS[choice]}"
    if step == "role":
        return f"role {v.index + 1} {ROLES[choice]}"
    if step == "draw":
        return f"draw {TILES[choice]}"
    return "see power" if choice == len(CHARACTERS) else f"see {character(v, choice)}"


def parse(v: State, decider: int, line: str, choices: Sequence[int]) -> int:
    """The choice a line names, among those on offer; a refusal says why."""
    wish = " ".join(line.lower().split())
    for choice in choices:
        if text(v, decider, choice) == wish:
            return choice
    key, facts = why_not(v, decider, wish, choices)
    raise IllegalAction(say("en", key, shown(facts, "en")), key, facts)


def why_not(v: State, decider: int, wish: str, choices: Sequence[int]) -> tuple[str, dict[str, Fact]]:
    """Why a wish cannot be fulfilled: the key of a sentence and its facts."""
    return reason(v, decider, wish, [text(v, decider, choice) for choice in choices])


def about_event(v: State, event: int) -> dict[str, Fact]:
    """An event as facts: its id, whom it locks, and who brings something when chosen."""
    facts: dict[str, Fact] = {"event": EVENTS[event]}
    for key, number in (("locks", LOCKS[event]), ("bonus", BONUS_CHARACTER[event])):
        if number >= 0:
            facts[key] = character(v, number)
    return facts


_SECTIONS = {
    "spot": "spots",
    "building": "spots",
    "tile": "tiles",
    "power": "powers",
    "action": "actions",
    "transport": "transports",
}
_CHARACTERS = ("figure", "locks", "bonus")


@cache
def _names(section: str, language: str) -> dict[str, str]:
    return names(section, language)


@cache
def character_names(language: str) -> dict[str, str]:
    """What people of a language call the characters in a sentence, by name and by neutral title."""
    neutral = names("neutral_characters", language)
    return names("characters", "short") | {title: neutral[id] for id, title in zip(CHARACTERS, NEUTRAL, strict=True)}


def shown(facts: Mapping[str, Fact], language: str, seats: Mapping[int, str] | None = None) -> dict[str, Fact]:
    """Facts with the names a reader of a language expects; seats by the given names, else by number."""
    found: dict[str, Fact] = {}
    for key, fact in facts.items():
        if key == "seat" or (key == "other" and isinstance(fact, int)):
            found[key] = (seats or {}).get(int(fact) - 1, str(fact))
        elif key in _CHARACTERS:
            found[key] = character_names(language)[str(fact)]
        elif key in _SECTIONS:
            found[key] = _names(_SECTIONS[key], language)[str(fact)]
        elif key == "slot":
            found[key] = say(language, f"eleven-slot-{fact}")
        else:
            found[key] = fact
    if "event" in found:
        about: dict[str, Fact] = {key: found[key] for key in ("locks", "bonus") if key in found}
        found["event"] = say(language, f"eleven-event-{facts['event']}", about)
    return found


HOUSE = {
    "bid": ("bid_may_eliminate",),
    "clue": ("clue_field_must_be_free_of_figures", "auto_pickup"),
    "gear": ("gear_arrows", "mid_turn_declaration"),
    "move": ("auto_pickup",),
    "end": ("mid_turn_declaration",),
    "lock": ("chosen_may_be_locked",),
    "copy": ("snowy_copy_moves",),
    "trace": ("clue_field_must_be_free_of_figures", "auto_pickup"),
    "walk": ("auto_pickup",),
    "ride": ("auto_pickup",),
    "target": ("owner_sees_investigated_card",),
    "clue_from": ("moved_clue_may_join",),
    "clue_to": ("moved_clue_may_join", "auto_pickup"),
    "location": ("tiles_hidden",),
    "discard": ("tiles_hidden",),
}
"""The options that change what help says at a step."""


def house(v: State) -> dict[str, Fact]:
    """How a table plays, as far as help has to know at this step: 0 for what is usual, 1 for what is not."""
    step = STEPS[v.step]
    found: dict[str, Fact] = {option: int(getattr(v, option)) for option in HOUSE.get(step, ())}
    if step in ("move", "walk", "ride"):
        acts = v.declared > 0 and (step != "walk" or v.walker == v.figure)
        found["passes"] = 1 + int(v.declared_pass_through) if acts else 0
    return found


def wishes(v: State) -> list[str]:
    """Lines a player might try, allowed or not: things of every kind in every kind of sentence."""
    people = [character(v, number) for number in range(len(CHARACTERS))]
    verbs = ("choose", "name", "lock", "copy", "gate", "swap", "with")
    places = [f"{verb} {spot}" for verb in ("step", "ride", "lay", "put", "take up", "organ") for spot in SPOTS[::9]]
    tiles = [f"{verb} {tile}" for verb in ("use", "discard", "symbol") for tile in TILES]
    compass = [f"place {building} {slot}" for building in BUILDINGS for slot in SLOTS]
    looks = [f"look {target}" for target in (*range(1, v.seats + 1), "pile")]
    powers = [f"{verb} {power}" for verb in ("play", "recover") for power in POWERS]
    numbers = [f"{verb} {n}" for verb in ("bid", "open", "turn", "hand in") for n in (-1, 0, 1, 3, 60)]
    named = [f"{verb} {who}" for verb in verbs for who in people] + [f"name {who} as fenrir" for who in people]
    return [*named, *places, *tiles, *compass, *looks, *powers, *numbers, "pass", "stop", "end", "locomotive", "yes"]
