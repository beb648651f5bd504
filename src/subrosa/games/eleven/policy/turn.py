"""A turn as the greedy player takes it: which figure, how far to turn, where to go, what to strengthen (8)."""

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
    NEIGHBOURS,
    PAHLSSON,
    RESEARCH,
    SNOWY,
    VIDAL,
    VIKSTROM,
)
from ..rules.board import FIGURES, MOST_NEIGHBOURS, SPOT_COUNT
from ..rules.effects import WALK_LENGTH, gear_action
from ..rules.gears import action_at, steps_at, teeth_of, transport_at, turned
from ..rules.reach import A_SPOT, leads, reach
from ..rules.terms import BY_RIDE, LEAVE, LOCOMOTIVE_WALK, OPEN, RAISE, STOP, TRAVEL, WALK
from ..rules.travel import transport_banned
from ..ways import DISTANCE, FAR, STATIONS
from .aims import approach, looks_worth, sheets_worth, time_worth, trace_worth
from .weights import CLUE_TO_KEEP, DETOUR, STRAY_STEPS

FROM_STOP = tuple(
    tuple(min((DISTANCE[stop][spot] for stop in stops), default=FAR) for spot in range(SPOT_COUNT))
    for stops in STATIONS
)
"""How far each spot is from the nearest stop of each transport."""


# Figures.


def figure_worth(v, seat, figure, mind):
    """What a turn with a figure is worth: event, ability, and the best turn of the gears (8.1)."""
    walk = WALK_LENGTH if figure == SNOWY else 0
    most = LOWEST
    for teeth in range(1, 4):
        most = max(most, gear_worth(v, seat, figure, teeth, walk, mind))
    return ability_worth(v, seat, figure, mind) + bonus_worth(v, seat, figure, mind) + most


def ability_worth(v, seat, character, mind):
    """What a character's ability is worth, walks apart (16)."""
    if character != PAHLSSON:
        return own_worth(v, seat, character, mind)
    most = LOWEST
    for other in range(FIGURES):
        if other != PAHLSSON:
            most = max(most, own_worth(v, seat, other, mind))
    return most - ABILITY_COST[PAHLSSON] * mind.price


def own_worth(v, seat, character, mind):
    """The same of one who copies nobody."""
    amount = ABILITY_AMOUNT[character]
    if character == LILJA:
        return amount * mind.draw
    if character == JOHNSSON:
        return sheets_worth(amount, mind)
    if character == VIKSTROM:
        return time_worth(v, seat, amount, mind)
    if character == LEWIS:
        return looks_worth(amount, v.ability_investigate_may_split == 1, mind)
    if character == KOLEBERG:
        return trace_worth(v, v.figure if v.figure >= 0 else KOLEBERG, mind)
    most = 0.0
    if character == VIDAL:
        for action in range(len(ACTIONS)):
            most = max(most, action_worth(v, action, 0, mind))
    return most


def bonus_worth(v, seat, figure, mind):
    """What the event gives for choosing a figure (5.4)."""
    event = v.event
    if event < 0 or BONUS_CHARACTER[event] != figure:
        return 0.0
    worth = time_worth(v, seat, BONUS_TIME[event], mind) + sheets_worth(BONUS_SHEETS[event], mind)
    worth += BONUS_CLUES[event] * mind.clue + BONUS_DRAW[event] * mind.draw
    return worth + STRAY_STEPS if BONUS_WALK[event] > 0 else worth


# Actions.


def action_worth(v, action, clues, mind):
    """What an action brings, strengthened by as many of these clues as pay (8.4)."""
    if action == MOVE_CLUE:
        return 0.0
    most = LOWEST
    for handed in range(clues + 1):
        most = max(most, strengthened(v, action, handed, mind))
    return most


def strengthened(v, action, handed, mind):
    """What an action is worth with so many clues handed in, less what these are kept for (8.4.1)."""
    keep = CLUE_TO_KEEP / 2 if v.hour >= HOURS - 1 else CLUE_TO_KEEP
    return amount_worth(v, action, 1 + handed, mind) - keep * handed


def amount_worth(v, action, amount, mind):
    """What so much of an action is worth."""
    if action == INVESTIGATE:
        return looks_worth(amount, v.gear_investigate_may_split == 0, mind)
    if action == RESEARCH:
        return amount * mind.draw
    return sheets_worth(amount, mind)


# Gears.


def walks_left(v):
    """The free walks of this turn; at the auction there is no turn yet, and what is left of the last one is nothing."""
    return 0 if v.step == OPEN or v.step == RAISE else v.walks


def gear_worth(v, seat, figure, teeth, walk, mind):
    """What a turn of the gears is worth: the action, and what the figure can reach (8.3.1)."""
    gear = turned(v, teeth)
    cost = abs(teeth_of(teeth))
    steps = min(steps_at(gear), max(0, v.time[seat] - cost - 1))
    free = walk + WALK_LENGTH * walks_left(v)
    ride = -1 if transport_banned(v, transport_at(gear)) else transport_at(gear)
    if ride == LOCOMOTIVE:
        free += WALK_LENGTH
    action = action_at(gear)
    found = trip_worth(v, figure, steps, free, ride, action == MOVE_CLUE, mind)
    return action_worth(v, action, v.clues[seat], mind) + found - cost * mind.price


def trip_worth(v, figure, steps, free, ride, moves_clue, mind):
    """A rough guess of what a figure can do on the board: the best clue within reach, or the goal nearer."""
    here = v.place[figure]
    rides = 0 <= ride < LOCOMOTIVE and COLOUR[here] == ride
    reached = steps + free
    top = 0.0
    for i in range(mind.clues_lie):
        spot = mind.clue_at[i]
        away = DISTANCE[here][spot]
        far = (min(away, FROM_STOP[ride][spot]) if rides else away) - moves_clue
        if spot != here and far <= reached:
            top = max(top, mind.clue - mind.price * max(0, far - free))
    if mind.movers >> figure & 1:
        now = approach(figure, here, mind)
        for spot in range(SPOT_COUNT):
            away = DISTANCE[here][spot]
            if away <= reached or (rides and COLOUR[spot] == ride):
                top = max(top, approach(figure, spot, mind) - mind.price * max(0, away - free) - now)
    return top


# Ways.


def weigh_ways(v, count, mind):
    """What each way through the city is worth, by its first choice, and to stop (8.3.5)."""
    figure = v.walker if v.step == WALK else v.figure
    moves_clue = figure == v.figure and v.stage == TRAVEL and gear_action(v) == MOVE_CLUE
    here = v.place[figure]
    reached = reach(v, mind.shut, mind.came, mind.paid, mind.queue)
    for i in range(count):
        mind.values[i] = LOWEST
    leads_to(STOP, spot_worth(v, figure, here, moves_clue, False, mind), count, mind)
    mind.shut[here] = 1  # the cheapest way to a spot comes first: then it is shut for the others
    for i in range(1, reached):
        situation = mind.queue[i]
        spot = situation // A_SPOT
        if not mind.shut[spot]:
            mind.shut[spot] = 1
            worth = spot_worth(v, figure, spot, moves_clue, v.clue[spot] > 0, mind) - mind.price * mind.paid[situation]
            while mind.came[situation] != mind.queue[0]:
                situation = mind.came[situation]
                worth -= DETOUR
            leads_to(leads(mind.queue[0], situation), worth - DETOUR, count, mind)
    for i in range(reached):
        mind.came[mind.queue[i]] = -1


def leads_to(choice, worth, count, mind):
    """A choice is worth the best that it leads to."""
    i = 0
    while i < count and mind.lists[0][i] != choice:
        i += 1
    if i < count:
        mind.values[i] = max(mind.values[i], worth)


def spot_worth(v, figure, spot, moves_clue, takes, mind):
    """What it is worth to end a way on a spot, a clue taken there or moved there afterwards."""
    worth = approach(figure, spot, mind)
    if takes:
        worth += mind.clue
    return worth + mind.clue if moves_clue and clue_beside(v, spot) else worth


def clue_beside(v, spot):
    """Does a clue lie on a neighbouring spot?"""
    for n in range(MOST_NEIGHBOURS):
        near = NEIGHBOURS[spot][n]
        if near >= 0 and v.clue[near]:
            return True
    return False


def ride_worth(v, choice, mind):
    """What a ride of a card or tile is worth, by where it goes."""
    if choice == LOCOMOTIVE_WALK:
        return spot_worth(v, v.figure, v.place[v.figure], False, False, mind)
    spot = (choice - BY_RIDE) % LEAVE
    return spot_worth(v, v.figure, spot, False, v.clue[spot] > 0 and choice - BY_RIDE < LEAVE, mind)
