"""What a seat knows for certain about the character cards: what it has seen, and what counting adds."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from subrosa.core.fields import State
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, FACE_UP, FENRIR, HERO, PILE

from ..look import ROSE, Look

ROLE_LABELS = {HERO: "label-hero", FENRIR: "label-fenrir"}


def certain(look: Look, v: State) -> list[int]:
    """Where each character's card is, -1 where that is not certain; covered, only what lies open to all."""
    count = len(look.game.box.CHARACTERS)
    seen = [v.card[card] if not look.covered or v.open[card] == 1 else -1 for card in range(count)]
    room = places(v, count)
    room.subtract(place for place in seen if place >= 0)
    while True:
        could = {card: candidates(v, card, room) for card in range(count) if seen[card] < 0}
        found = {card: next(iter(fits)) for card, fits in could.items() if len(fits) == 1}
        for place in room:
            cards = [card for card, fits in could.items() if place in fits]
            if len(cards) == room[place]:
                found.update(dict.fromkeys(cards, place))
        if not found:
            return seen
        for card, place in found.items():
            seen[card] = place
            room[place] -= 1


def places(v: State, count: int) -> Counter[int]:
    """How many cards there are in each hand, in the pile, open, and as the Chosen One (3.4, 15.1)."""
    room = Counter(dict.fromkeys(range(v.seats), 2 if v.seats == 3 else 1))
    room[CHOSEN_ONE] = 1
    room[FACE_UP if v.seats == 3 else PILE] = count - room.total()
    return room


def candidates(v: State, card: int, room: Counter[int]) -> set[int]:
    """Where a card may be: where there is room, and not the Chosen One's place if it was named wrongly."""
    return {place for place, left in room.items() if left > 0 and not (place == CHOSEN_ONE and v.wrong[card] == 1)}


def whose(look: Look, v: State, card: int, place: int) -> Text:
    """Where a character's card is, in words."""
    if place == CHOSEN_ONE:
        return Text(look.of_game("label-chosen-one"), f"bold {ROSE}")
    if place == PILE:
        return Text(look.of_game("label-pile"))
    if place == FACE_UP:
        return Text(look.of_game("label-face-up"))
    if place >= 0:
        return Text(look.names[place], "bold" if place == look.me else "")
    return Text(look.of_game("label-not-chosen-one") if v.wrong[card] == 1 else "?", "dim")


def role(look: Look, number: int) -> str:
    """Hero or Fenrir, or nothing if that is not known."""
    return look.of_game(ROLE_LABELS[number]) if number in ROLE_LABELS else ""
