"""The numbers that any screen of 011 needs, worked out from what a seat sees, in names.

What a choice would change is not here: it is what follows from the view after that choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from functools import lru_cache
from typing import Any

from subrosa.core.fields import State

from .box import (
    ACTIONS,
    BONUS_CHARACTER,
    BONUS_CLUES,
    BONUS_DRAW,
    BONUS_LOCK,
    BONUS_SHEETS,
    BONUS_TIME,
    BONUS_WALK,
    LAST,
    NO_OBJECT_TILES,
    NO_POWER_CARDS,
    NO_TRANSPORT,
    NOTHING,
    POSITION_AMOUNT,
    POSITION_EFFECT,
    POSITION_EFFECTS,
    POSITION_WHO,
    SPOTS,
    TRANSPORTS,
    WOLF_MARKS_NEEDED,
)
from .fields import PLACES
from .rules.auction import placed
from .rules.board import FIGURES, SPOT_COUNT, compass_tiles, goal, in_region
from .rules.effects import is_target
from .rules.finish import CANNOT, COST, SHEETS_THEN, WINS, most_teeth, sheets_for, where_to
from .rules.gears import action_at, steps_at, teeth_of, transport_at, turned
from .rules.goods import cap, hand_count, wolf_marks
from .rules.terms import (
    AUCTION,
    CHOSEN_ONE,
    FACE_UP,
    FENRIR,
    LEAVE,
    MOVE,
    OVER,
    PILE,
    RAISE,
    TARGET,
    TURNS,
    UNKNOWN,
    WALK,
)
from .rules.travel import needed
from .steps import about_event, character
from .ways import Leg, hope, ways

BONUSES = (
    ("gain_time", BONUS_TIME),
    ("clues", BONUS_CLUES),
    ("gain_sheets", BONUS_SHEETS),
    ("draw", BONUS_DRAW),
    ("free_walk", BONUS_WALK),
    ("lock", BONUS_LOCK),
)
"""What an event may give to whoever chooses a character."""
BANS = (("transport", NO_TRANSPORT), ("power_cards", NO_POWER_CARDS), ("object_tiles", NO_OBJECT_TILES))
"""What an event may forbid for an hour."""


def common(v: State) -> dict[str, Any]:
    """What follows for everybody alike at the step at hand."""
    found: dict[str, Any] = {"cap": cap(v), "players": [player(v, other) for other in range(v.seats)]}
    found["pile"] = 0 if v.open_unknown_pile == 1 else hand_count(v, UNKNOWN)
    if v.gear >= 0:
        found["gears"] = [shows(v, choice) for choice in range(7 if v.gear_arrows == 1 else 4)]
    if v.event >= 0:
        found["event"] = event(v)
    if v.phase == AUCTION and v.step != OVER:
        found["places"] = [brings(v, position) for position in range(v.positions)]
    if v.organ < 0 < compass_tiles(v):
        found["region"] = [SPOTS[spot] for spot in range(SPOT_COUNT) if in_region(v, spot)]
    return found


def derive(v: State, seat: int) -> dict[str, Any]:
    """What follows for a seat from what it sees, beside that."""
    found: dict[str, Any] = {"certain": certain(v), "aim": aim(v, seat)}
    if seat < v.seats and v.step != OVER:
        found.update(turn(v, seat))
    return found


def turn(v: State, seat: int) -> Iterator[tuple[str, Any]]:
    """What follows for a player himself; most of it in his own turn."""
    yield "needs", sheets_for(v, seat)
    if v.turn != seat:
        return
    if v.declared:
        yield "goal", {"spot": SPOTS[goal(v)], "sheets": needed(v)}
    if v.named >= 0 and where_to(v, v.named) >= 0:
        yield "chances", list(chances(v))
    if v.step in (MOVE, WALK):
        yield "reach", reach(v)
    if v.step == TARGET:
        targets = [target for target in (*range(v.seats), UNKNOWN) if is_target(v, target)]
        yield "unseen", {PLACES[target]: hand_count(v, target) - v.looked[target] for target in targets}


def aim(v: State, seat: int) -> dict[str, Any]:
    """What the game is about for a seat now: `kind` names the sentence, `facts` are what it says (12)."""
    if seat >= v.seats or v.step == OVER or v.hour < 1:
        return {"kind": "", "facts": {}}
    facts: dict[str, int] = {"sheets": int(v.sheets[seat]), "needs": int(sheets_for(v, seat))}
    if v.role[seat] == FENRIR:
        return {"kind": "fenrir", "facts": {**facts, "marks": int(wolf_marks(v, seat)), "wolves": WOLF_MARKS_NEEDED}}
    return {"kind": "hero" if v.organ >= 0 else "hidden", "facts": facts}


def shows(v: State, choice: int) -> dict[str, Any]:
    """What the gears show after a turn (8.3); 0 for now."""
    gear = turned(v, choice)
    return {
        "teeth": teeth_of(choice),
        "transport": TRANSPORTS[transport_at(gear)],
        "steps": steps_at(gear),
        "action": ACTIONS[action_at(gear)],
    }


def event(v: State) -> dict[str, Any]:
    """The event of the hour: what it gives to which position, and for choosing which character (5.3, 5.4)."""
    found: dict[str, Any] = {**about_event(v, v.event), "bans": [ban for ban, events in BANS if events[v.event]]}
    who, effect = POSITION_WHO[v.event], POSITION_EFFECT[v.event]
    at = v.positions if who == LAST else who
    if effect != NOTHING:
        found |= {"position": at, "last": who == LAST, "gift": gift(POSITION_EFFECTS[effect], POSITION_AMOUNT[v.event])}
    if BONUS_CHARACTER[v.event] >= 0:
        found["gifts"] = [gift(name, amounts[v.event]) for name, amounts in BONUSES if amounts[v.event]]
    return found


def gift(name: str, count: int) -> dict[str, Any]:
    """Something that is given, and how much of it."""
    return {"gift": name, "count": max(1, count)}


def brings(v: State, position: int) -> list[dict[str, Any]]:
    """What a position brings: the event's gift, the first turn and no clue to lay, or the last turn (7.1, 9.1)."""
    said = event(v) if v.event >= 0 else {}
    found = [said["gift"]] if said.get("position") == position + 1 else []
    if position == 0:
        found.append(gift("first", 1))
    elif position == v.positions - 1:
        found.append(gift("location" if v.organ < 0 else "last", 1))
    return found


def player(v: State, seat: int) -> dict[str, Any]:
    """A player in the order of the hour: position, that of the hour before, what he is about; and his hidden cards."""
    old = [at + 1 for at in range(v.seats) if v.old[at] == seat]
    return {
        "place": placed(v, seat) + 1,
        "was": max(old, default=0),
        "about": about(v, seat),
        "cards": hand_count(v, seat),
    }


def about(v: State, seat: int) -> str:
    """What a player is about in this phase."""
    place = placed(v, seat)
    if not v.alive >> seat & 1:
        return "out"
    if v.step == OVER:
        return "won" if v.winner == seat else "lost"
    if v.phase == AUCTION and place >= 0:
        return "placed"
    if v.step == RAISE and v.bidder == seat:
        return "leads"
    if v.step == RAISE and v.passed >> seat & 1:
        return "passed"
    if v.phase != TURNS or v.turn < 0:
        return "waits"
    after = place - placed(v, v.turn)
    return "plays" if after == 0 else "moved" if after < 0 else "next" if after == 1 else "waits"


def certain(v: State) -> dict[str, str]:
    """Where a character's card is for certain: what is seen, and what counting the places adds (3.4, 15.1)."""
    places = counted(v.seats, tuple(map(int, v.card)), tuple(map(int, v.wrong)))
    return {character(v, card): PLACES[place] for card, place in enumerate(places) if place >= 0}


@lru_cache(4096)
def counted(seats: int, cards: tuple[int, ...], wrong: tuple[int, ...]) -> tuple[int, ...]:
    """The place of every character's card, as far as it follows from those that are seen and from wrong names."""
    seen = list(cards)
    room = Counter(dict.fromkeys(range(seats), 2 if seats == 3 else 1))
    room[CHOSEN_ONE] = 1
    room[FACE_UP if seats == 3 else PILE] = FIGURES - room.total()
    room.subtract(place for place in seen if place >= 0)
    while True:
        could = {
            card: [place for place, left in room.items() if left > 0 and (place != CHOSEN_ONE or wrong[card] != 1)]
            for card in range(FIGURES)
            if seen[card] < 0
        }
        found = {card: fits[0] for card, fits in could.items() if len(fits) == 1}
        for place, left in room.items():
            cards_there = [card for card, fits in could.items() if place in fits]
            if len(cards_there) == left:
                found.update(dict.fromkeys(cards_there, place))
        if not found:
            return tuple(seen)
        for card, place in found.items():
            seen[card] = place
            room[place] -= 1


def reach(v: State) -> list[dict[str, Any]]:
    """The cheapest ways of the figure that moves, part by part: each names the part `from` which it goes on (8.3).

    `take` are the choices for it, `leave` those that leave the clue there (R12). What is come to first is the way.
    """
    found: list[dict[str, Any]] = []
    at: dict[int, int] = {}
    for leg in ways(v).values():
        for part in _unlaid(leg, at):
            before = {} if part.before is None else {"from": at[id(part.before)]}
            at[id(part)] = len(found)
            found.append({**_leg(v, part), **before})
    return found


def _unlaid(leg: Leg, at: Container[int]) -> list[Leg]:
    """The parts of a way that do not lie there yet, the first one first."""
    parts: list[Leg] = []
    part: Leg | None = leg
    while part is not None and id(part) not in at:
        parts.insert(0, part)
        part = part.before
    return parts


def _leg(v: State, leg: Leg) -> dict[str, Any]:
    found: dict[str, Any] = {"to": SPOTS[leg.to], "by": leg.by, "cost": leg.cost, "take": list(leg.choices)}
    if v.clue[leg.to] and v.auto_pickup == 0:
        found["leave"] = [*leg.choices[:-1], leg.choices[-1] + LEAVE]
    return found


def chances(v: State) -> Iterator[dict[str, Any]]:
    """What each turn of the gears could still lead to, if the name is right: the way to the goal, the sheets (12)."""
    most = most_teeth(v)
    for choice in range(min(1, most), most + 1):
        rank, line = hope(v, v.named, choice, True)
        if rank > CANNOT:
            steps = {} if choice else {"steps": v.steps}
            yield {**shows(v, choice), **steps, "cost": line[COST], "sheets": line[SHEETS_THEN], "wins": rank == WINS}
