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

from .box import BLESSINGS, CARDS, GUARDS, NEIGHBOURS, NOVICES, PATHS, PLACES, WISHES, names
from .fields import FIGURES, STEPS
from .refusals import reason
from .rules.terms import (
    FOR_PRIORESS,
    KEEP,
    NOISE_AT,
    PAIR,
    PLAY_CARD,
    STAY_CAUGHT,
    STOP,
    STOP_AS_WALK,
    TURN_BACK,
    U_TURN,
    USE,
)

FIXED = {
    STOP: "stop",
    STOP_AS_WALK: "stop as walk",
    TURN_BACK: "turn back",
    STAY_CAUGHT: "stay caught",
    KEEP: "keep",
    USE: "use",
}


def labels(v: State) -> dict[str, str]:
    """What things are called at this table: as everywhere."""
    return {}


def text(v: State, decider: int, choice: int) -> str:
    """A choice as a line."""
    step = STEPS[v.step]
    if step in ("cell", "wish", "blessing", "roll", "listen"):
        return _chance(v, step, choice)
    if step == "order":
        return f"first {GUARDS[choice]}"
    if choice >= NOISE_AT:
        guard, place = divmod(choice - NOISE_AT, FOR_PRIORESS)
        return f"false noise {PLACES[place]} {GUARDS[guard]}"
    if step == "path":
        return "u-turn" if choice == U_TURN else f"path {PATHS[choice]}"
    if choice in FIXED:
        return FIXED[choice]
    if step in ("token", "hear"):
        return f"noise {' '.join(token_places(v, v.asked_for if step == 'token' else v.guard, choice))}"
    if PLAY_CARD <= choice < PLAY_CARD + len(CARDS):
        return f"play {CARDS[choice - PLAY_CARD]}"
    return f"step {PLACES[choice]}"


def token_places(v: State, guard: int, choice: int) -> list[str]:
    """The one or two places next to a guard that a choice of tokens names."""
    if choice < PAIR:
        return [PLACES[choice]]
    near = NEIGHBOURS[v.at[guard]]
    return [PLACES[near[j]] for j in divmod(choice - PAIR, len(near))]


def _chance(v: State, step: str, choice: int) -> str:
    if step == "cell":
        return f"novice {NOVICES[choice]}"
    if step == "wish":
        return f"wish {NOVICES[v.index]} {WISHES[choice]}"
    if step == "blessing":
        return f"blessing {FIGURES[v.index]} {BLESSINGS[choice]}"
    return f"die {choice}"


def parse(v: State, decider: int, line: str, choices: Sequence[int]) -> int:
    """The choice a line names, among those on offer; a refusal says why."""
    wish = in_order(" ".join(line.lower().split()))
    for choice in choices:
        if text(v, decider, choice) == wish:
            return choice
    key, facts = why_not(v, decider, wish, choices)
    raise IllegalAction(say("en", key, shown(facts, "en")), key, facts)


def in_order(wish: str) -> str:
    """Two noises may be named in either order."""
    verb, *places = wish.split() or [""]
    if verb == "noise" and all(place in PLACES for place in places):
        return " ".join([verb, *sorted(places, key=PLACES.index)])
    return wish


def why_not(v: State, decider: int, wish: str, choices: Sequence[int]) -> tuple[str, dict[str, Fact]]:
    """Why a wish cannot be fulfilled: the key of a sentence and its facts."""
    return reason(v, decider, wish, [text(v, decider, choice) for choice in choices])


_SECTIONS = {
    "novice": "novices",
    "guard": "guards",
    "card": "cards",
    "guard_card": "cards",
    "wish_card": "wishes",
    "path": "paths",
    "room": "rooms",
}


@cache
def _names(section: str, language: str) -> dict[str, str]:
    return names(section, language)


def shown(facts: Mapping[str, Fact], language: str, seats: Mapping[int, str] | None = None) -> dict[str, Fact]:
    """Facts with the names a reader of a language expects; seats by the given names, else by number.

    A card that is not chosen yet is nothing, and stays so.
    """
    found: dict[str, Fact] = {}
    for key, fact in facts.items():
        if key == "seat" or (key == "other" and isinstance(fact, int)):
            found[key] = (seats or {}).get(int(fact) - 1, str(fact))
        elif key == "blessing":
            found[key] = _blessing(_names("blessings", language)[str(fact)], facts)
        elif key in _SECTIONS:
            found[key] = _names(_SECTIONS[key], language)[str(fact)] if fact != "" else ""
        elif key == "figure":
            found[key] = (_names("novices", language) | _names("guards", language))[str(fact)]
        else:
            found[key] = fact
    return found


def _blessing(name: str, facts: Mapping[str, Fact]) -> str:
    """A blessing by the name it has for the novice or for the guard who is spoken of, where the two differ."""
    halves = name.split(" / ")
    if "guard" in facts or facts.get("figure") in GUARDS:
        return halves[-1]
    return halves[0] if "novice" in facts or "figure" in facts else name


HOUSE = {
    "move": ("novice_may_enter_guard", "slow_novices", "turn_in_sight"),
    "path": ("paths_reusable",),
    "go": ("guard_max", "deviate_on", "sight", "caught_give_permission"),
}
"""The options that change what help says at a step."""


def house(v: State) -> dict[str, Fact]:
    """How a table plays, as far as help has to know at this step: 0 for what is usual, 1 for what is not."""
    step = STEPS[v.step]
    found: dict[str, Fact] = {option: int(getattr(v, option)) for option in HOUSE.get(step, ())}
    if step == "path":
        found["no_u_turns"] = int(v.u_turns == 1 or v.paths_reusable == 1)
    return found


def wishes(v: State) -> list[str]:
    """Lines a player might try, allowed or not: places, cards, paths and tokens in every kind of sentence."""
    steps = [f"step {place}" for place in PLACES]
    cards = [f"play {card}" for card in (*CARDS, "fly")]
    paths = [f"path {path}" for path in PATHS]
    noises = [f"noise {place}" for place in PLACES[::7]]
    false = [f"false noise {place} {guard}" for place in PLACES[::11] for guard in GUARDS]
    odd = ["noise 26 39", "noise 39 39", "noise 19 26 40", "false noise 40 cook", "path", "step", "step 0", "step 156"]
    return [*steps, *cards, *paths, *noises, *false, *odd, "u-turn", "first abbess", "first cook", *FIXED.values()]
