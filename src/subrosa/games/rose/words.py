"""Actions as lines of text that parse back, why a wish is refused, and names in every language.

The same line is written in records, typed by players and shown in logs. `v` is what is seen: a seat's view, or
the whole state where a record is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from subrosa.core.deciders import CHANCE
from subrosa.core.errors import IllegalAction
from subrosa.core.fields import State
from subrosa.core.tellings import Fact
from subrosa.core.text import say

from .box import (
    BUILDING_FACES,
    BUILDING_OF,
    BUILDINGS,
    COLOURS,
    EVENTS,
    FACE_SLOTS,
    FIGURES,
    FIRST_MONK_FACE,
    HAND,
    HASTY,
    MONK_FACES,
    SPLITS,
    SQUARES,
    TILE_NAMES,
    WILLIAM_ADSON,
    names,
)
from .fields import STEPS
from .rules.day import guesses_made
from .rules.terms import MORE, STOP
from .rules.turn import most_to_spend

CALLER = FACE_SLOTS[WILLIAM_ADSON]


def card_id(v: State, face: int) -> str:
    """A card by what it is for and its time: `red 4`, `library 2`, `william_adson`."""
    if face == WILLIAM_ADSON:
        return CALLER
    return f"{_target(face)} {v.time[face]}"


def _target(face: int) -> str:
    if face < FIRST_MONK_FACE:
        return BUILDINGS[face // BUILDING_FACES]
    return COLOURS[(face - FIRST_MONK_FACE) // MONK_FACES]


def labels(v: State) -> dict[str, str]:
    """What the card slots are called at this table."""
    return {slot: slot if _unused(v, face) else card_id(v, face) for face, slot in enumerate(FACE_SLOTS)}


def _unused(v: State, face: int) -> bool:
    """Is this slot left over because cards of its target are equal? Used slots of a target show rising times."""
    same = 0 < face < WILLIAM_ADSON and _target(face) == _target(face - 1)
    return same and bool(v.time[face] <= v.time[face - 1])


def text(v: State, decider: int, choice: int) -> str:
    """A choice as a line."""
    step = STEPS[v.step]
    if step in ("card", "draw"):
        return f"{'play' if step == 'card' else 'draw'} {card_id(v, choice)}"
    if step == "call":
        return f"call {FIGURES[choice]}"
    if step == "spend":
        return f"spend {choice}"
    if step == "again" and choice == STOP:
        return "stop"
    if step in ("place", "figure", "again"):
        building = BUILDING_OF[v.card]
        if building >= 0:
            return f"move {FIGURES[choice]} {BUILDINGS[building]}"
        return f"move {FIGURES[v.mover]} {BUILDINGS[choice]}"
    if step == "task":
        return f"do {TILE_NAMES[v.tile[v.place[v.mover]][choice]]}"
    if step == "sign":
        return f"{'more' if choice == MORE else 'less'} {COLOURS[v.asked]}"
    if step == "split":
        return f"give {COLOURS[SPLITS[choice][0]]} {COLOURS[SPLITS[choice][1]]}"
    return _rare_text(v, decider, choice)


def _rare_text(v: State, decider: int, choice: int) -> str:
    step = STEPS[v.step]
    if step == "delicate":
        return f"suspect {COLOURS[choice]}"
    if step in ("return", "lose"):
        return f"return {TILE_NAMES[v.held[v.giver][choice]]}"
    if step in ("stand", "pose"):
        return f"put {FIGURES[v.index]} {BUILDINGS[choice]}"
    if step == "marker":
        return f"show {COLOURS[choice]}"
    if step == "accuse":
        return f"accuse {accused(v, decider) + 1} {COLOURS[choice]}"
    if step == "lot":
        return f"first {choice + 1}"
    if step == "lay":
        return f"lay {BUILDINGS[v.index // SQUARES]} {TILE_NAMES[choice]}"
    if step == "refill":
        return f"lay {BUILDINGS[v.waiting[0]]} {TILE_NAMES[choice]}"
    if step == "deal":
        return f"deal {v.index // HAND + 1} {card_id(v, choice)}"
    if step == "identity":
        return f"identity {v.index + 1} {COLOURS[choice]}"
    return f"event {EVENTS[choice]}"


def accused(v: State, seat: int) -> int:
    """The opponent a seat accuses next, clockwise from its left."""
    return int((seat + 1 + guesses_made(v, seat)) % v.seats)


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
    verb, *rest = wish.split() or [""]
    step = STEPS[v.step]
    expected = text(v, decider, choices[0]).split()[0] if len(choices) else ""
    if decider != CHANCE:
        if step == "card" and verb == "play":
            return _why_not_play(v, decider, " ".join(rest))
        if step == "spend" and verb == "spend":
            return ("rose-not-hasty", {}) if v.event == HASTY else ("rose-not-spend", {"tiles": most_to_spend(v)})
        if step in ("place", "figure", "again") and verb == "move" and len(rest) == 2:
            return _why_not_move(v, rest[0], rest[1])
        if step == "marker" and verb == "show" and rest and rest[0] in COLOURS:
            own = COLOURS.index(rest[0]) == v.identity[decider]
            return ("rose-not-own-marker" if own else "rose-not-shown-twice", {"monk": rest[0]})
        if step == "accuse" and verb == "accuse" and len(rest) == 2:
            return _why_not_accuse(v, decider, rest[0], rest[1])
    if expected and verb != expected:
        return "rose-not-now", {"wish": wish[:40], "example": text(v, decider, choices[0])}
    return "rose-not-understood", {"wish": wish[:40], "example": text(v, decider, choices[0]) if len(choices) else ""}


def _why_not_play(v: State, seat: int, card: str) -> tuple[str, dict[str, Fact]]:
    held = [face for face in v.hand[seat] if face >= 0]
    if any(card_id(v, face) == card for face in held):
        return "rose-not-full", {"place": card.split()[0]}
    if card in {card_id(v, face) for face in range(len(FACE_SLOTS)) if not _unused(v, face)}:
        return "rose-not-held", {"card": card}
    return "rose-no-card", {"wish": card[:40]}


def _why_not_move(v: State, figure: str, place: str) -> tuple[str, dict[str, Fact]]:
    if figure not in FIGURES or place not in BUILDINGS:
        return "rose-no-place", {"wish": f"{figure} {place}"[:40]}
    if BUILDING_OF[v.card] >= 0 and BUILDING_OF[v.card] != BUILDINGS.index(place):
        return "rose-not-this-place", {"place": BUILDINGS[BUILDING_OF[v.card]]}
    if BUILDING_OF[v.card] < 0 and v.mover != FIGURES.index(figure):
        return "rose-not-this-figure", {"figure": FIGURES[v.mover]}
    return "rose-not-there-already", {"figure": figure, "place": place}


def _why_not_accuse(v: State, seat: int, opponent: str, colour: str) -> tuple[str, dict[str, Fact]]:
    if opponent != str(accused(v, seat) + 1):
        return "rose-not-this-opponent", {"seat": accused(v, seat) + 1}
    if colour in COLOURS and COLOURS.index(colour) in v.guess[seat]:
        return "rose-not-twice", {"monk": colour}
    if colour in COLOURS:
        return "rose-not-own-accusation", {"monk": colour}
    return "rose-not-understood", {"wish": colour[:40], "example": f"accuse {opponent} {COLOURS[0]}"}


_SECTIONS = {"figure": "figures", "place": "buildings", "event": "events", "monk": "colours", "other": "colours"}


@cache
def _names(section: str, language: str) -> dict[str, str]:
    return names(section, language)


def shown(facts: Mapping[str, Fact], language: str, seats: Mapping[int, str] | None = None) -> dict[str, Fact]:
    """Facts with the names a reader of a language expects; seats by the given names, else by number."""
    found: dict[str, Fact] = {}
    for key, fact in facts.items():
        if key == "seat" or (key == "other" and isinstance(fact, int)):
            found[key] = (seats or {}).get(int(fact) - 1, str(fact))
        elif key in _SECTIONS and isinstance(fact, str):
            found[key] = _names(_SECTIONS[key], language)[fact]
        elif key in ("card", "tile"):
            found[key] = card_name(str(fact), language)
        else:
            found[key] = fact
    return found


def card_name(id: str, language: str) -> str:
    """A card or tile as people of a language call it: `Red 4`."""
    if id == CALLER:
        figures = _names("figures", language)
        return f"{figures['william']}/{figures['adson']}"
    target, _, number = id.partition(" ")
    section = "colours" if target in COLOURS else "buildings"
    return f"{_names(section, language)[target]} {number}"


def wishes(v: State) -> list[str]:
    """Lines a player might try, allowed or not: cards, figures, places and colours in every kind of sentence."""
    cards = [f"play {label}" for label in labels(v).values()]
    moves = [f"move {figure} {place}" for figure in FIGURES for place in BUILDINGS[:4]]
    calls = [f"call {figure}" for figure in FIGURES]
    colours = [f"{verb} {colour}" for verb in ("show", "more", "less", "suspect", "give red") for colour in COLOURS]
    accusations = [f"accuse {seat + 1} {colour}" for seat in range(v.seats) for colour in COLOURS]
    return [*cards, *moves, *calls, *colours, *accusations, "spend 0", "spend 9", "stop", "return red 4", "do red 2"]
