"""What a player knows and still needs, and what things are therefore worth to him (8.6, 12.2)."""

from __future__ import annotations

from dataclasses import dataclass

from subrosa.core.fields import State

from ..box import (
    AWAKENING,
    EFFECT_ARCHIVE,
    EFFECT_BOOTS,
    EFFECT_EXCHANGE,
    EFFECT_GATE,
    EFFECT_INSPIRATION,
    EFFECT_LOCATION,
    EFFECT_LOOK,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_SHEETS,
    EFFECT_TIME,
    EFFECT_TRACE,
    EFFECT_TRADE,
    FENRIR_SHEETS,
    HERO_SHEETS,
    HOURS,
    MYSTICS,
    ORGAN_MARK,
    TILE_AMOUNT,
    TILE_COST,
    TILE_EFFECT,
    TILE_FACES,
    WOLF_MARKS,
    WOLF_MARKS_NEEDED,
)
from ..rules.board import FIGURES, SLOT_COUNT, compass_tiles, mystic_for_clue, valid_tile
from ..rules.effects import WALK_LENGTH, is_target
from ..rules.goods import cap, hand_count, wolf_marks
from ..rules.terms import CHOSEN_ONE, FENRIR, GEAR, PILE
from ..ways import DISTANCE, FAR
from . import weights


@dataclass(frozen=True, slots=True)
class Aims:
    """A seat's situation in a few numbers."""

    seat: int
    fenrir: bool
    own: tuple[int, ...]
    """The characters on his cards."""
    suspects: tuple[int, ...]
    """Whoever the Chosen One can be, all equally likely by counting."""
    missing: int
    """Sheets still needed."""
    marks: int
    """Wolf marks still needed."""
    price: float
    """What a time unit is worth."""
    sheet: float
    """What a sheet is worth,"""
    know: float
    """a character excluded,"""
    draw: float
    """a research tile drawn,"""
    clue: float
    """and a clue in hand."""


def aims_of(v: State, seat: int) -> Aims:
    """What a seat is after."""
    fenrir = v.role[seat] == FENRIR
    who = suspects(v)
    missing = max(0, (FENRIR_SHEETS if fenrir else HERO_SHEETS) - v.sheets[seat])
    marks = max(0, WOLF_MARKS_NEEDED - wolf_marks(v, seat)) if fenrir else 0
    know = weights.KNOWLEDGE if len(who) > 1 else 0.0
    needs_tile = not fenrir and v.organ < 0 and not any(brings(v, seat, face) for face in range(TILE_FACES))
    return Aims(
        seat=seat,
        fenrir=fenrir,
        own=tuple(character for character in range(FIGURES) if v.card[character] == seat),
        suspects=who,
        missing=missing,
        marks=marks,
        price=price(v, seat),
        sheet=weights.SHEET if missing else 0.0,
        know=know,
        draw=weights.TILE + weights.TILE_FOR_ORGAN * needs_tile + weights.TILE_FOR_MARKS * (marks > 0),
        clue=weights.CLUE if missing or know else weights.CLUE / 4,
    )


def suspects(v: State) -> tuple[int, ...]:
    """Whoever the Chosen One can be: no card known to lie elsewhere, and not named in vain."""
    for character in range(FIGURES):
        if v.card[character] == CHOSEN_ONE:
            return (character,)
    return tuple(character for character in range(FIGURES) if v.card[character] < 0 and v.wrong[character] != 1)


def price(v: State, seat: int) -> float:
    """The shadow price of a time unit: it rises as less is left for the turns to come."""
    turns, spare = turns_left(v), spare_time(v, seat)
    return weights.PRICE / (weights.EASE + max(0.0, spare / turns)) + weights.WANT * max(0, -spare)


def spare_time(v: State, seat: int) -> int:
    """The time left beside one tooth for each turn to come and what the winning turn will take."""
    return int(v.time[seat]) - turns_left(v) - weights.LAST_TURN


def turns_left(v: State) -> int:
    """How many turns a player still has, that of this hour included."""
    return HOURS + 1 - int(v.hour)


def room_for_time(v: State, seat: int, amount: int) -> int:
    """How much of a gain of time would not be lost above the cap (8.7.1)."""
    return min(amount, int(cap(v)) - int(v.time[seat]))


def hidden(v: State, target: int) -> tuple[int, int]:
    """How many unknown characters are in a hand or in the pile, and how many cards could be looked at there."""
    if not is_target(v, target):
        return 0, 0
    count = hand_count(v, target)
    held = count if target == PILE else (2 if v.seats == 3 else 1)
    seen = sum(1 for character in range(FIGURES) if v.card[character] == target)
    return held - seen, count - v.looked[target]


def targets(v: State, seat: int) -> dict[int, tuple[int, int]]:
    """All that can be looked at by a seat, whose turn it may or may not be."""
    found = {}
    for target in (*range(v.seats), PILE):
        if target != seat:
            unknown, cards = hidden(v, target)
            if cards > 0:
                found[target] = (unknown, cards)
    return found


def finds(unknown: float, cards: int, looks: int) -> float:
    """How many unknown characters so many looks at one target show on average."""
    return min(looks, cards) * unknown / cards if cards else 0.0


def looks_worth(v: State, aim: Aims, looks: int, spread: bool) -> float:
    """What looks are worth, at one target or spread over several."""
    if not aim.know:
        return 0.0
    left = targets(v, aim.seat)
    if not spread:
        return aim.know * max((finds(*here, looks) for here in left.values()), default=0.0)
    total = 0.0
    piles: list[tuple[float, int]] = list(left.values())
    for _ in range(looks):
        piles.sort(key=lambda here: here[0] / here[1], reverse=True)
        if not piles:
            break
        unknown, cards = piles.pop(0)
        total += unknown / cards
        if cards > 1:
            piles.append((unknown - unknown / cards, cards - 1))
    return aim.know * min(total, len(aim.suspects) - 1)


def trace_worth(v: State, aim: Aims, figure: int) -> float:
    """What a clue on a mystic building is worth: he may fetch it, if one is near the acting figure."""
    if figure < 0 or v.supply == 0:
        return 0.0
    away = [DISTANCE[v.place[figure]][spot] for spot in MYSTICS if mystic_for_clue(v, spot)]
    steps = min(away, default=FAR)
    return max(weights.TRACE, aim.clue - aim.price * steps if steps <= WALK_LENGTH else 0.0)


def brings(v: State, seat: int, face: int) -> bool:
    """Does a seat hold this tile, and can it help to find the organ?"""
    if v.organ >= 0 or v.tile[seat][face] <= 0:
        return False
    return bool(ORGAN_MARK[face]) if TILE_EFFECT[face] != EFFECT_LOCATION else fits_somewhere(v, face)


def fits_somewhere(v: State, building: int) -> bool:
    """Is there a slot for this location tile?"""
    return any(valid_tile(v, slot, building) for slot in range(SLOT_COUNT))


def use_worth(v: State, aim: Aims, face: int) -> float:
    """What playing a tile brings, beside moving figures."""
    effect, amount, cost = TILE_EFFECT[face], TILE_AMOUNT[face], TILE_COST[face] * aim.price
    if effect in (EFFECT_SHEETS, EFFECT_INSPIRATION):
        return min(amount, aim.missing) * aim.sheet - cost
    if effect == EFFECT_TIME:
        return room_for_time(v, aim.seat, amount) * aim.price
    if effect == EFFECT_TRADE:
        return room_for_time(v, aim.seat, amount) * aim.price - aim.clue
    if effect == EFFECT_LOOK:
        return looks_worth(v, aim, amount, False)
    if effect == EFFECT_ARCHIVE:
        return amount * aim.draw - cost
    if effect == EFFECT_TRACE and v.step == GEAR:
        return trace_worth(v, aim, v.figure)
    return 0.0


def held_worth(v: State, aim: Aims, face: int) -> float:
    """What a tile is worth for what it shows, apart from its effect: a place, an organ symbol, wolf marks."""
    worth = 0.0
    if WOLF_MARKS[face] and v.seats > 3:
        if aim.fenrir:
            spare = wolf_marks(v, aim.seat) - WOLF_MARKS[face] >= WOLF_MARKS_NEEDED
            worth += 0.0 if spare else weights.MARK_NEEDED * WOLF_MARKS[face]
        elif v.hour < AWAKENING:
            worth += weights.MARK_PERHAPS * WOLF_MARKS[face]
    if v.organ < 0 and not aim.fenrir:
        if TILE_EFFECT[face] == EFFECT_LOCATION:
            worth += (weights.LOCATION + weights.CLUE) * fits_somewhere(v, face)
        elif ORGAN_MARK[face]:
            others = sum(v.tile[aim.seat][other] for other in range(TILE_FACES) if ORGAN_MARK[other])
            soon = compass_tiles(v) >= SLOT_COUNT - 2
            worth += (weights.SYMBOL_SOON if soon else weights.SYMBOL) if others < 2 else weights.SYMBOL_TO_SPARE
    return worth


def keep_worth(v: State, aim: Aims, face: int) -> float:
    """What a tile is worth in hand at the end of an hour."""
    effect = TILE_EFFECT[face]
    moves = effect in (EFFECT_BOOTS, EFFECT_GATE, EFFECT_EXCHANGE) or EFFECT_SHEETS < effect <= EFFECT_RIDE_AIRSHIP
    return held_worth(v, aim, face) + weights.LATER * use_worth(v, aim, face) + weights.IN_RESERVE * moves
