"""Why to take a turn so: what one would have afterwards, and whom one steers where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from subrosa.core.beliefs import Reason
from subrosa.core.fields import State
from subrosa.core.reasons import Weighed, instead, opinion
from subrosa.core.turns import LOWEST

from ..box import (
    ABILITY_AMOUNT,
    ABILITY_COST,
    ACTIONS,
    BONUS_CHARACTER,
    BONUS_CLUES,
    BONUS_DRAW,
    BONUS_SHEETS,
    BONUS_TIME,
    EFFECT_ARCHIVE,
    EFFECT_INSPIRATION,
    EFFECT_LOOK,
    EFFECT_SHEETS,
    EFFECT_TIME,
    EFFECT_TRADE,
    INVESTIGATE,
    JOHNSSON,
    LEWIS,
    LILJA,
    LOCOMOTIVE,
    MOVE_CLUE,
    P_COMPOSE,
    P_INVESTIGATE,
    P_RESEARCH,
    PAHLSSON,
    POWER_AMOUNT,
    RESEARCH,
    SNOWY,
    TILE_AMOUNT,
    TILE_COST,
    TILE_EFFECT,
    VIDAL,
    VIKSTROM,
)
from ..policy.aims import approach
from ..policy.turn import action_worth, gear_worth, own_worth, spot_worth, strengthened, trip_worth, walks_left
from ..policy.weights import DETOUR
from ..rules.board import FIGURES
from ..rules.effects import WALK_LENGTH, gear_action
from ..rules.gears import action_at, steps_at, teeth_of, transport_at, turned
from ..rules.goods import cap
from ..rules.reach import A_SPOT, first_choice, reach
from ..rules.terms import (
    BY_RIDE,
    COPY,
    FIGURE,
    FREE_ACTION,
    GATE_SPOT,
    GEAR,
    HAND_IN,
    LEAVE,
    MOVE,
    POWER,
    RIDE,
    STOP,
    SWAP_SECOND,
    TILE,
    TRAVEL,
    WALK,
)
from ..rules.travel import transport_banned
from ..steps import character
from ..ways import DISTANCE

Gains = Counter[str]
"""What a choice brings, by kind: sheets, looks, tiles, clues and time, which may be less than nothing."""
ON_TOP = 0.02
"""That a card or tile comes on top of all else is said where there is little else to say."""


def reasons(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What would be otherwise afterwards."""
    if v.step in (MOVE, WALK, RIDE, GATE_SPOT, SWAP_SECOND):
        yield from _moved(v, seat, mind, choice, second)
        return
    added = choice >= POWER > second
    here, there = _gains(v, seat, mind, choice), Gains() if added else _gains(v, seat, mind, second)
    yield from _compared(v, seat, mind, here, there)
    if added:
        yield ON_TOP, Reason("added")
    more = here["steered"] - there["steered"]
    if more > 0:
        figure = choice if v.step == FIGURE else v.figure
        yield more / 100, Reason(_steers(mind, figure), _suspect(v, mind, figure))


def _compared(v: State, seat: int, mind: State, here: Gains, there: Gains) -> Iterator[Weighed]:
    """What one would then have, more or dearer things first."""
    look = mind.knowledge * (mind.telling[0] if mind.targets else 0.0)
    yield from instead("looks", look * (here["looks"] - there["looks"]), here["looks"], there["looks"])
    yield from instead("tiles", mind.draw * (here["tiles"] - there["tiles"]), here["tiles"], there["tiles"])
    for kind, price, held in (
        ("sheets", mind.sheet, v.sheets[seat]),
        ("clues", mind.clue, v.clues[seat]),
        ("time", mind.price, v.time[seat]),
    ):
        more = price * (here[kind] - there[kind])
        yield from instead(kind, more, max(0, held + here[kind]), max(0, held + there[kind]))


def _gains(v: State, seat: int, mind: State, choice: int) -> Gains:
    """What a choice is likely to bring."""
    if choice >= TILE:
        return _of_tile(v, seat, mind, choice - TILE)
    if choice >= POWER:
        return _of_power(mind, choice - POWER)
    if v.step == FIGURE:
        teeth = max(range(1, 4), key=lambda one: float(gear_worth(v, seat, choice, one, _walk(choice), mind)))
        gains = _of_ability(v, seat, mind, choice)
        gains.update(_of_bonus(v, seat, mind, choice))
        gains.update(_of_gear(v, seat, mind, choice, teeth, _walk(choice)))
        return gains
    if v.step == GEAR:
        return _of_gear(v, seat, mind, v.figure, choice, 0)
    if v.step == HAND_IN:
        return _of_action(mind, gear_action(v), 1 + choice, choice)
    if v.step == FREE_ACTION:
        return _of_action(mind, choice, 1, 0)
    return _of_ability(v, seat, mind, choice) if v.step == COPY else Gains()


def _walk(figure: int) -> int:
    return WALK_LENGTH if figure == SNOWY else 0


def _of_action(mind: State, action: int, amount: int, handed: int) -> Gains:
    if action == INVESTIGATE:
        return Gains(looks=amount, clues=-handed)
    if action == RESEARCH:
        return Gains(tiles=amount, clues=-handed)
    return Gains(sheets=0 if action == MOVE_CLUE else min(amount, mind.missing), clues=-handed)


def _of_gear(v: State, seat: int, mind: State, figure: int, teeth: int, walk: int) -> Gains:
    """The action as strong as it pays, a clue in reach or a goal nearer, and the time."""
    gear, cost = turned(v, teeth), abs(teeth_of(teeth))
    action = action_at(gear)
    handed = 0
    if action != MOVE_CLUE:
        handed = max(range(v.clues[seat] + 1), key=lambda one: float(strengthened(v, action, one, mind)))
    steps = min(steps_at(gear), max(0, v.time[seat] - cost - 1))
    ride = -1 if transport_banned(v, transport_at(gear)) else transport_at(gear)
    free = walk + WALK_LENGTH * walks_left(v) + (WALK_LENGTH if ride == LOCOMOTIVE else 0)
    trip = figure, steps, free, ride, action == MOVE_CLUE, mind
    whole, movers = trip_worth(v, *trip), mind.movers
    mind.movers = 0
    clue = trip_worth(v, *trip)
    mind.movers = movers
    gains = _of_action(mind, action, 1 + handed, handed)
    gains["time"] -= cost
    gains["clues"] += 0.0 < whole <= clue
    gains["steered"] = round(100 * (whole - clue))
    return gains


def _of_ability(v: State, seat: int, mind: State, who: int) -> Gains:
    """What a character's ability brings, walks apart."""
    if who == PAHLSSON:
        copied = max((one for one in range(FIGURES) if one != PAHLSSON), key=lambda one: own_worth(v, seat, one, mind))
        gains = _of_ability(v, seat, mind, copied)
        gains["time"] -= ABILITY_COST[PAHLSSON]
        return gains
    amount = ABILITY_AMOUNT[who]
    if who == LILJA:
        return Gains(tiles=amount)
    if who == JOHNSSON:
        return Gains(sheets=min(amount, mind.missing))
    if who == VIKSTROM:
        return Gains(time=min(amount, cap(v) - v.time[seat]))
    if who == LEWIS:
        return Gains(looks=amount)
    if who == VIDAL:
        return _of_action(mind, max(range(len(ACTIONS)), key=lambda one: action_worth(v, one, 0, mind)), 1, 0)
    return Gains()


def _of_bonus(v: State, seat: int, mind: State, figure: int) -> Gains:
    event = v.event
    if event < 0 or BONUS_CHARACTER[event] != figure:
        return Gains()
    time, sheets = min(BONUS_TIME[event], cap(v) - v.time[seat]), min(BONUS_SHEETS[event], mind.missing)
    return Gains(time=time, sheets=sheets, clues=BONUS_CLUES[event], tiles=BONUS_DRAW[event])


def _of_power(mind: State, power: int) -> Gains:
    amount = POWER_AMOUNT[power]
    if power == P_INVESTIGATE:
        return Gains(looks=amount)
    if power == P_RESEARCH:
        return Gains(tiles=amount)
    return Gains(sheets=min(amount, mind.missing) if power == P_COMPOSE else 0)


def _of_tile(v: State, seat: int, mind: State, face: int) -> Gains:
    effect, amount = TILE_EFFECT[face], TILE_AMOUNT[face]
    gains = Gains(time=-TILE_COST[face])
    if effect in (EFFECT_SHEETS, EFFECT_INSPIRATION):
        gains["sheets"] = min(amount, mind.missing)
    elif effect in (EFFECT_TIME, EFFECT_TRADE):
        gains["time"] = min(amount, cap(v) - v.time[seat])
        gains["clues"] = -(effect == EFFECT_TRADE)
    elif effect == EFFECT_LOOK:
        gains["looks"] = amount
    elif effect == EFFECT_ARCHIVE:
        gains["tiles"] = amount
    return gains


# Ways through the city.


def _moved(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What a way brings: a clue, time kept, a suspect nearer to the organ or away from it."""
    (end, here), (other, there) = (_way(v, mind, one) for one in (choice, second))
    yield from _compared(v, seat, mind, here, there)
    figure = v.moving if v.step in (GATE_SPOT, SWAP_SECOND) else v.walker if v.step == WALK else v.figure
    more = approach(figure, end, mind) - approach(figure, other, mind)
    if mind.fenrir:
        if more > 0.0:
            yield more, Reason("hunts")
    elif v.organ >= 0:
        far, away, kind = DISTANCE[end][v.organ], DISTANCE[other][v.organ], _steers(mind, figure)
        yield from instead(f"{kind}_steps", more, far, away, **_suspect(v, mind, figure))


def _way(v: State, mind: State, choice: int) -> tuple[int, Gains]:
    """Where the best way ends that begins with a choice, and what it brings."""
    if v.step == GATE_SPOT:
        return choice, Gains()
    if v.step == SWAP_SECOND:
        return v.place[choice], Gains()
    if v.step == RIDE:
        end = (choice - BY_RIDE) % LEAVE if choice >= BY_RIDE and choice < STOP else v.place[v.figure]
        return end, Gains(clues=int(v.clue[end] > 0 and choice - BY_RIDE < LEAVE))
    figure = v.walker if v.step == WALK else v.figure
    moves_clue = figure == v.figure and v.stage == TRAVEL and gear_action(v) == MOVE_CLUE
    best, found, done = LOWEST, (v.place[figure], Gains()), {v.place[figure]}
    count = reach(v, mind.shut, mind.came, mind.paid, mind.queue)
    for situation in mind.queue[1:count]:
        spot = situation // A_SPOT
        if spot not in done:
            done.add(spot)
            takes = v.clue[spot] > 0
            worth = spot_worth(v, figure, spot, moves_clue, takes, mind)
            worth -= (mind.price + DETOUR) * mind.paid[situation]
            if first_choice(mind.came, mind.queue[0], situation) == choice and worth > best:
                best, found = worth, (spot, Gains(clues=int(takes), time=-mind.paid[situation]))
    for situation in mind.queue[:count]:
        mind.came[situation] = -1
    return found


def _steers(mind: State, figure: int) -> str:
    return "hunts" if mind.fenrir else "toward" if mind.pull[figure] > 0.0 else "away"


def _suspect(v: State, mind: State, figure: int) -> dict[str, str | int]:
    """A figure, and how likely it is the Chosen One."""
    if mind.fenrir:
        return {}
    return {"figure": character(v, figure), "share": chosen(mind, figure)}


def chosen(mind: State, figure: int) -> int:
    """How likely a character is the Chosen One, as it is said."""
    return opinion(1.0 if mind.suspected == 1 else 0.5, mind.chance[figure])
