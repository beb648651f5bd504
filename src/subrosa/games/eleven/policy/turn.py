"""A turn as the greedy player takes it: which figure, how far to turn, where to go, what to strengthen (8)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from subrosa.core.fields import State

from ..box import (
    ABILITY_AMOUNT,
    ABILITY_COST,
    ACTIONS,
    BONUS_CHARACTER,
    BONUS_CLUES,
    BONUS_DRAW,
    BONUS_SHEETS,
    BONUS_TIME,
    BONUS_WALK,
    COLOUR,
    HOURS,
    INVESTIGATE,
    JOHNSSON,
    KOLEBERG,
    LEWIS,
    LILJA,
    LOCOMOTIVE,
    MOVE_CLUE,
    PAHLSSON,
    RESEARCH,
    SNOWY,
    VIDAL,
    VIKSTROM,
)
from ..rules.board import FIGURES, SPOT_COUNT
from ..rules.effects import WALK_LENGTH, gear_action
from ..rules.gears import action_at, steps_at, teeth_of, transport_at, turned
from ..rules.terms import BY_RIDE, LEAVE, LOCOMOTIVE_WALK, STOP, TRAVEL
from ..rules.travel import transport_banned
from ..ways import DISTANCE, NEAR, STATIONS, ways
from . import weights
from .aims import Aims, looks_worth, room_for_time, trace_worth


def best(worths: Sequence[tuple[float, int]], random: Random) -> int:
    """The choice of the greatest worth; among equals, by lot."""
    top = max(worth for worth, _ in worths)
    return random.choice([choice for worth, choice in worths if worth > top - 1e-9])


def ability_worth(v: State, aim: Aims, character: int) -> float:
    """What a character's ability is worth, walks apart (16)."""
    amount = ABILITY_AMOUNT[character]
    if character == LILJA:
        return amount * aim.draw
    if character == JOHNSSON:
        return min(amount, aim.missing) * aim.sheet
    if character == VIKSTROM:
        return room_for_time(v, aim.seat, amount) * aim.price
    if character == LEWIS:
        return looks_worth(v, aim, amount, v.ability_investigate_may_split == 1)
    if character == VIDAL:
        return max(action_worth(v, aim, action, 0) for action in range(len(ACTIONS)) if action != MOVE_CLUE)
    if character == KOLEBERG:
        return trace_worth(v, aim, v.figure if v.figure >= 0 else KOLEBERG)
    if character == PAHLSSON:
        others = (ability_worth(v, aim, other) for other in range(FIGURES) if other != PAHLSSON)
        return max(others) - ABILITY_COST[PAHLSSON] * aim.price
    return 0.0


def bonus_worth(v: State, aim: Aims, figure: int) -> float:
    """What the event gives for choosing a figure (5.4)."""
    event: int = v.event
    if event < 0 or BONUS_CHARACTER[event] != figure:
        return 0.0
    return (
        room_for_time(v, aim.seat, BONUS_TIME[event]) * aim.price
        + min(BONUS_SHEETS[event], aim.missing) * aim.sheet
        + BONUS_CLUES[event] * aim.clue
        + BONUS_DRAW[event] * aim.draw
        + (BONUS_WALK[event] > 0) * weights.STRAY_STEPS
    )


def action_worth(v: State, aim: Aims, action: int, clues: int) -> float:
    """What an action brings, strengthened by as many of these clues as pay (8.4)."""
    if action == MOVE_CLUE:
        return 0.0
    return strengthened(v, aim, action, clues)[0]


def strengthened(v: State, aim: Aims, action: int, clues: int) -> tuple[float, int]:
    """The worth of an action with the best number of clues handed in, these paid for, and that number."""
    late = v.hour >= HOURS - 1
    keep = weights.CLUE_TO_KEEP / 2 if late else weights.CLUE_TO_KEEP
    worth, handed = _amount_worth(v, aim, action, 1), 0
    for more in range(1, clues + 1):
        gain = _amount_worth(v, aim, action, 1 + more) - worth
        if gain < keep:
            break
        worth, handed = worth + gain, more
    return worth - keep * handed, handed


def _amount_worth(v: State, aim: Aims, action: int, amount: int) -> float:
    if action == INVESTIGATE:
        return looks_worth(v, aim, amount, v.gear_investigate_may_split == 0)
    if action == RESEARCH:
        return amount * aim.draw
    return min(amount, aim.missing) * aim.sheet


def hand_in(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """How many clues strengthen the action (8.4.1)."""
    action = gear_action(v)
    if action == MOVE_CLUE:
        return 0
    return strengthened(v, aim, action, max(choice for choice in choices if choice < LEAVE))[1]


def free_action(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The action Vidal carries out (16)."""
    return best([(action_worth(v, aim, action, 0), action) for action in choices], random)


def approach(v: State, aim: Aims, figure: int, spot: int) -> float:
    """What it is worth to have a figure on a spot: the right one near its goal, once the rest is nearly done."""
    eager = 1 - aim.missing / weights.NEAR_SHEETS
    if eager <= 0 or aim.marks:
        return 0.0
    if aim.fenrir:
        if figure not in aim.own:
            return 0.0
        goals: list[int] = [v.place[suspect] for suspect in aim.suspects]
    elif v.organ < 0 or figure not in aim.suspects:
        return 0.0
    else:
        goals = [v.organ]
    share = 1 / len(aim.suspects)
    steps = sum(max(0, weights.NEAR_REACH - DISTANCE[spot][goal]) for goal in goals) / len(goals)
    return weights.NEAR * eager * share * steps / weights.NEAR_REACH


def figure_worth(v: State, aim: Aims, figure: int) -> float:
    """What a turn with a figure is worth: event, ability, and the best turn of the gears."""
    own = ability_worth(v, aim, figure) + bonus_worth(v, aim, figure)
    walk = WALK_LENGTH if figure == SNOWY else 0
    return own + max(gear_worth(v, aim, figure, teeth, walk) for teeth in (1, 2, 3))


def choose(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The figure for this turn (8.1)."""
    return best([(figure_worth(v, aim, figure), figure) for figure in choices if figure < FIGURES], random)


def gear(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """How far to turn the gears (8.3.1)."""
    turns = [teeth for teeth in choices if teeth < LEAVE]
    return best([(gear_worth(v, aim, v.figure, teeth, 0), teeth) for teeth in turns], random)


def gear_worth(v: State, aim: Aims, figure: int, teeth: int, walk: int) -> float:
    """What a turn of the gears is worth: the action, and what the figure can reach."""
    state, cost = int(turned(v, teeth)), abs(int(teeth_of(teeth)))
    transport = transport_at(state)
    steps = min(steps_at(state), max(0, v.time[aim.seat] - cost - 1))
    free = walk + WALK_LENGTH * v.walks
    ride = -1
    if not transport_banned(v, transport):
        if transport == LOCOMOTIVE:
            free += WALK_LENGTH
        else:
            ride = transport
    action = action_at(state)
    found = trip_worth(v, aim, figure, steps, free, ride, action == MOVE_CLUE)
    return action_worth(v, aim, action, v.clues[aim.seat]) + found - cost * aim.price


def trip_worth(v: State, aim: Aims, figure: int, steps: int, free: int, ride: int, moves_clue: bool) -> float:
    """A rough guess of what a figure can do on the board: the best clue within reach, or the goal nearer."""
    here = v.place[figure]
    away = DISTANCE[here]
    rides = STATIONS[ride] if ride >= 0 and COLOUR[here] == ride else ()
    top = 0.0
    for spot in range(SPOT_COUNT):
        if v.clue[spot] and spot != here:
            far = min((DISTANCE[stop][spot] for stop in rides), default=away[spot])
            far = min(far, away[spot]) - moves_clue
            if far <= steps + free:
                top = max(top, aim.clue - aim.price * max(0, far - free))
    now = approach(v, aim, figure, here)
    if now or eager_figure(v, aim, figure):
        reach = steps + free
        nearest = [spot for spot in range(SPOT_COUNT) if away[spot] <= reach]
        gains = (
            approach(v, aim, figure, spot) - aim.price * max(0, away[spot] - free) - now for spot in (*nearest, *rides)
        )
        top = max(top, max(gains))
    return top


def eager_figure(v: State, aim: Aims, figure: int) -> bool:
    """Would this figure like to come near a goal?"""
    return approach(v, aim, figure, v.place[aim.suspects[0]] if aim.fenrir else v.organ) > 0


def move(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """The next part of the movement: towards a clue or the goal, as long as it pays (8.3.5)."""
    return _go(v, aim, v.figure, v.stage == TRAVEL and gear_action(v) == MOVE_CLUE, random)


def walk(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """A step of a free walk, or its end (8.3.5c)."""
    if v.walker == v.figure:
        return move(v, aim, choices, random)
    return _go(v, aim, v.walker, False, random)


def _go(v: State, aim: Aims, figure: int, moves_clue: bool, random: Random) -> int:
    """The first choice of the best way, or to stop."""
    here = v.place[figure]
    worths = [(spot_worth(v, aim, figure, here, moves_clue, False), STOP)]
    for spot, way in ways(v).items():
        if spot != here:
            worth, path = spot_worth(v, aim, figure, spot, moves_clue, bool(v.clue[spot])), way.path
            worths.append((worth - aim.price * way.cost - weights.DETOUR * len(path), path[0]))
    return best(worths, random)


def spot_worth(v: State, aim: Aims, figure: int, spot: int, moves_clue: bool, takes: bool) -> float:
    """What it is worth to end a way on a spot, a clue taken there or moved there afterwards."""
    worth = approach(v, aim, figure, spot) + aim.clue * takes
    if moves_clue and any(v.clue[near] for near in NEAR[spot]):
        worth += aim.clue
    return worth


def end(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """Nothing more this turn."""
    return STOP


def ride(v: State, aim: Aims, choices: Sequence[int], random: Random) -> int:
    """Where a ride of a card or tile goes."""
    worths = []
    for choice in choices:
        spot = v.place[v.figure] if choice == LOCOMOTIVE_WALK else (choice - BY_RIDE) % LEAVE
        takes = choice != LOCOMOTIVE_WALK and bool(v.clue[spot]) and choice - BY_RIDE < LEAVE
        worths.append((spot_worth(v, aim, v.figure, spot, False, takes), choice))
    return best(worths, random)
