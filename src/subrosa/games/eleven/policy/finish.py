"""The turn that wins: can a declared player bring the figure to its goal and have the sheets (12)?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from subrosa.core.fields import State

from ..box import (
    ABILITY_AMOUNT,
    ABILITY_COST,
    ACTION_FACES,
    BONUS_CHARACTER,
    BONUS_CLUES,
    BONUS_SHEETS,
    BONUS_TIME,
    BONUS_WALK,
    COMPOSE,
    EFFECT_BOOTS,
    EFFECT_EXCHANGE,
    EFFECT_GATE,
    EFFECT_INSPIRATION,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_RIDE_STEAM,
    EFFECT_SHEETS,
    EFFECT_TIME,
    EFFECT_TRADE,
    FENRIR_SHEETS,
    FREE_WALK,
    GAIN_SHEETS,
    GAIN_TIME,
    GEAR_STATES,
    HERO_SHEETS,
    JOHNSSON,
    LOCOMOTIVE,
    MYSTICS,
    NO_OBJECT_TILES,
    NO_POWER_CARDS,
    P_COMPOSE,
    P_TRANSPORT,
    PAHLSSON,
    POSITION_AMOUNT,
    POSITION_EFFECT,
    POWER_AMOUNT,
    SNOWY,
    STEP_FACES,
    TILE_AMOUNT,
    TILE_COST,
    TILE_EFFECT,
    TILE_FACES,
    TRADE_CLUES,
    TRANSPORT_FACES,
    VIDAL,
    VIKSTROM,
)
from ..rules.board import empty_mystic
from ..rules.effects import WALK_LENGTH, position_counts
from ..rules.goods import cap
from ..rules.terms import CHOOSE, COPY, FENRIR, FREE_ACTION, POWER, PREPARE, TILE, TRAVEL, TURN_GEAR
from ..rules.travel import transport_banned
from .ways import Extra, Means, closed, ways


class Purse(NamedTuple):
    """What a player has in a declared turn, and has done for it."""

    time: int
    sheets: int
    clues: int
    walks: int = 0
    walking: int = 0
    copied: int = -1
    teeth: int = 0
    ride: int = -1
    steps: int = 0
    composes: bool = False
    plays: tuple[int, ...] = ()
    extras: tuple[Extra, ...] = ()
    start: int = -1


class Plan(NamedTuple):
    """How to win in this turn."""

    copied: int
    """Whose ability Påhlsson uses."""
    teeth: int
    plays: tuple[int, ...]
    """Cards and tiles to play at the next pause."""
    path: tuple[int, ...]


class Quest(NamedTuple):
    """What a declared turn has to do: bring a figure to a goal, with so many sheets."""

    seat: int
    figure: int
    goal: int
    need: int


def quest(v: State, seat: int, named: int) -> Quest:
    """The quest of a seat that names a character (12.2, 12.3)."""
    if v.role[seat] == FENRIR:
        own = next(character for character in range(len(v.place)) if v.card[character] == seat)
        return Quest(seat, own, v.place[named], FENRIR_SHEETS)
    return Quest(seat, named, v.organ, HERO_SHEETS)


def plan(v: State, task: Quest) -> Plan | None:
    """A way to fulfil a quest from where the turn stands, or None. Nothing in it is left to chance."""
    shut = closed(v, task.figure, task.goal)
    arrived = v.declared > 0 and v.arrived == 1
    for purse in _with_cards(v, task):
        if purse.sheets + purse.composes * (1 + purse.clues) < task.need or purse.time < 1:
            continue
        if arrived:
            return Plan(purse.copied, purse.teeth, purse.plays, ())
        steps = min(purse.steps, purse.time - 1)
        means = Means(steps, purse.ride, purse.walks, purse.walking, purse.extras)
        start = purse.start if purse.start >= 0 else v.place[task.figure]
        found = ways(start, means, shut, task.goal).get(task.goal)
        if found is not None:
            return Plan(purse.copied, purse.teeth, purse.plays, found.path)
    return None


def _with_cards(v: State, task: Quest) -> Iterator[Purse]:
    """Every state of affairs before moving: abilities, gears, a power card, a tile."""
    for purse in _at_hand(v, task):
        for turned in _geared(v, purse):
            for powered in _powered(v, task.seat, turned):
                yield from _tiled(v, task, powered)


def _at_hand(v: State, task: Quest) -> Iterator[Purse]:
    """What he has before the gears turn; before choosing, what event and ability will bring as well."""
    seat = task.seat
    purse = Purse(v.time[seat], v.sheets[seat], v.clues[seat])
    if v.stage != CHOOSE:
        yield from _under_way(v, purse._replace(walks=v.walks, walking=v.walking if v.walker == task.figure else 0))
        return
    purse = _bonus(v, task.figure, _position(v, seat, purse))
    purse = purse._replace(time=min(purse.time, cap(v)))
    if task.figure != PAHLSSON:
        yield _ability(v, task.figure, purse)
    elif purse.time > ABILITY_COST[PAHLSSON]:
        less = purse._replace(time=purse.time - ABILITY_COST[PAHLSSON])
        yield from _copied(v, less)
    else:
        yield purse


def _under_way(v: State, purse: Purse) -> Iterator[Purse]:
    """What he has in the middle of the turn: an ability may just be asking."""
    if v.step == COPY:
        yield from _copied(v, purse)
    elif v.step == FREE_ACTION:
        yield _ability(v, VIDAL, purse)
    else:
        yield purse


def _copied(v: State, purse: Purse) -> Iterator[Purse]:
    """Each ability Påhlsson may copy with profit."""
    for character in (JOHNSSON, SNOWY, VIKSTROM, VIDAL):
        yield _ability(v, character, purse)._replace(copied=character)


def _position(v: State, seat: int, purse: Purse) -> Purse:
    """What the event gives to his position (5.3)."""
    if not position_counts(v, seat):
        return purse
    effect, amount = POSITION_EFFECT[v.event], POSITION_AMOUNT[v.event]
    return purse._replace(
        time=purse.time + amount * (effect == GAIN_TIME),
        sheets=purse.sheets + amount * (effect == GAIN_SHEETS),
        walks=purse.walks + (effect == FREE_WALK),
    )


def _bonus(v: State, figure: int, purse: Purse) -> Purse:
    """What the event gives for choosing this character (5.4)."""
    event = v.event
    if BONUS_CHARACTER[event] != figure:
        return purse
    return purse._replace(
        time=purse.time + BONUS_TIME[event],
        sheets=purse.sheets + BONUS_SHEETS[event],
        clues=purse.clues + min(BONUS_CLUES[event], v.supply),
        walks=purse.walks + (BONUS_WALK[event] > 0),
    )


def _ability(v: State, character: int, purse: Purse) -> Purse:
    """What an ability surely brings (16)."""
    amount = ABILITY_AMOUNT[character]
    if character == JOHNSSON:
        return purse._replace(sheets=purse.sheets + amount)
    if character == VIKSTROM:
        return purse._replace(time=min(purse.time + amount, cap(v)))
    if character == SNOWY:
        return purse._replace(walking=WALK_LENGTH if v.snowy_copy_moves == 1 else 0)
    if character == VIDAL:
        return purse._replace(sheets=purse.sheets + 1)
    return purse


def _geared(v: State, purse: Purse) -> Iterator[Purse]:
    """The turns of the gears, or what they show if they have been turned (8.3)."""
    if v.stage > TURN_GEAR:
        moving = v.stage == TRAVEL
        yield purse._replace(
            steps=v.steps * moving,
            ride=v.transport if moving and v.rides > 0 else -1,
            walks=v.walks * moving,
            composes=v.stage in (TRAVEL, PREPARE) and shown_action(v.gear) == COMPOSE,
        )
        return
    for teeth in range(1, 4 if v.gear_arrows == 0 else 7):
        forward = teeth if teeth <= 3 else 3 - teeth
        gear = (v.gear + forward) % GEAR_STATES
        transport = TRANSPORT_FACES[gear % len(TRANSPORT_FACES)]
        if purse.time > abs(forward):
            yield purse._replace(
                time=purse.time - abs(forward),
                teeth=teeth,
                steps=STEP_FACES[gear % len(STEP_FACES)],
                ride=-1 if transport_banned(v, transport) else transport,
                composes=shown_action(gear) == COMPOSE,
            )


def shown_action(gear: int) -> int:
    """The action the gears show in a position."""
    return ACTION_FACES[gear % len(ACTION_FACES)]


def _powered(v: State, seat: int, purse: Purse) -> Iterator[Purse]:
    """Without a power card, or with one that helps (18)."""
    yield purse
    if v.played & 1 or NO_POWER_CARDS[v.event]:
        return
    if v.powers[seat] >> P_COMPOSE & 1:
        sheets = purse.sheets + POWER_AMOUNT[P_COMPOSE]
        yield purse._replace(sheets=sheets, plays=(*purse.plays, POWER + P_COMPOSE))
    if v.powers[seat] >> P_TRANSPORT & 1 and v.stage <= TRAVEL and not transport_banned(v, 0):
        offers = tuple(range(LOCOMOTIVE + (v.locomotive_is_transport == 0)))
        yield purse._replace(extras=(*purse.extras, (POWER + P_TRANSPORT, offers)))


def _tiled(v: State, task: Quest, purse: Purse) -> Iterator[Purse]:
    """Without an object tile, or with one that helps (19)."""
    yield purse
    if v.played & 2 or NO_OBJECT_TILES[v.event]:
        return
    for face in range(TILE_FACES):
        if v.tile[task.seat][face] > 0 and purse.time > TILE_COST[face]:
            yield from _with_tile(v, task, purse._replace(time=purse.time - TILE_COST[face]), face)


def _with_tile(v: State, task: Quest, purse: Purse, face: int) -> Iterator[Purse]:
    """What a tile, paid for, can do."""
    effect, amount, choice = TILE_EFFECT[face], TILE_AMOUNT[face], TILE + face
    played = purse._replace(plays=(*purse.plays, choice))
    if effect in (EFFECT_SHEETS, EFFECT_INSPIRATION):
        yield played._replace(sheets=purse.sheets + amount)
    elif effect == EFFECT_TIME:
        yield played._replace(time=min(purse.time + amount, cap(v)))
    elif effect == EFFECT_TRADE and purse.clues >= TRADE_CLUES:
        yield played._replace(time=min(purse.time + amount, cap(v)), clues=purse.clues - TRADE_CLUES)
    elif v.stage > TRAVEL:
        return
    elif EFFECT_RIDE_STEAM <= effect <= EFFECT_RIDE_AIRSHIP and not transport_banned(v, 0):
        yield purse._replace(extras=(*purse.extras, (choice, (effect - EFFECT_RIDE_STEAM,))))
    elif effect == EFFECT_BOOTS:
        yield purse._replace(extras=(*purse.extras, (choice, (LOCOMOTIVE,))))
    elif effect == EFFECT_GATE:
        for spot in MYSTICS:
            if empty_mystic(v, spot):
                yield played._replace(start=spot, walking=0)
    elif effect == EFFECT_EXCHANGE:
        for other in range(len(v.place)):
            if other != task.figure and v.place[other] != task.goal:
                yield played._replace(start=v.place[other], walking=0)
