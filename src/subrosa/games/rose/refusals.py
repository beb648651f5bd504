"""Why a wish is refused at the Rose, from nothing but what the seat sees."""

from __future__ import annotations

from subrosa.core.fields import State
from subrosa.core.refusals import LONGEST, Check, Reason

from .box import BUILDING_OF, BUILDINGS, COLOURS, FACES, FIGURES, HASTY
from .rules.turn import most_to_spend
from .steps import accused, card_id, unused


def playing(v: State, seat: int, card: str) -> Reason | None:
    if any(card_id(v, face) == card for face in v.hand[seat] if face >= 0):
        return "rose-not-full", {"place": card.split()[0]}
    if card in {card_id(v, face) for face in range(FACES) if not unused(v, face)}:
        return "rose-not-held", {"card": card}
    return "rose-no-card", {"wish": card[:LONGEST]}


def spending(v: State, seat: int, tiles: str) -> Reason | None:
    return ("rose-not-hasty", {}) if v.event == HASTY else ("rose-not-spend", {"tiles": most_to_spend(v)})


def moving(v: State, seat: int, way: str) -> Reason | None:
    figure, _, place = way.partition(" ")
    if figure not in FIGURES or place not in BUILDINGS:
        return "rose-no-place", {"wish": way[:LONGEST]}
    building = BUILDING_OF[v.card]
    if building >= 0 and BUILDINGS[building] != place:
        return "rose-not-this-place", {"place": BUILDINGS[building]}
    if building < 0 and FIGURES[v.mover] != figure:
        return "rose-not-this-figure", {"figure": FIGURES[v.mover]}
    return "rose-not-there-already", {"figure": figure, "place": place}


def showing(v: State, seat: int, colour: str) -> Reason | None:
    if colour not in COLOURS:
        return None
    own = COLOURS.index(colour) == v.identity[seat]
    return "rose-not-own-marker" if own else "rose-not-shown-twice", {"monk": colour}


def accusing(v: State, seat: int, wish: str) -> Reason | None:
    opponent, _, colour = wish.partition(" ")
    if opponent != str(accused(v, seat) + 1):
        return "rose-not-this-opponent", {"seat": accused(v, seat) + 1}
    if colour not in COLOURS:
        return None
    twice = COLOURS.index(colour) in v.guess[seat]
    return "rose-not-twice" if twice else "rose-not-own-accusation", {"monk": colour}


CHECKS: dict[tuple[str, str], Check] = {
    ("card", "play"): playing,
    ("spend", "spend"): spending,
    ("place", "move"): moving,
    ("figure", "move"): moving,
    ("again", "move"): moving,
    ("marker", "show"): showing,
    ("accuse", "accuse"): accusing,
}
"""What is looked into for a verb at a step."""
