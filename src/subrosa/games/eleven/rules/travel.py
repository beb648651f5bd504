"""Gears, steps and rides, and the moment a declared turn is won (8.3, 12.5, 12.6)."""

from ..box import (
    COLOUR,
    FENRIR_SHEETS,
    HERO_SHEETS,
    LOCOMOTIVE,
    NEIGHBOURS,
    NO_TRANSPORT,
)
from .board import MOST_NEIGHBOURS, SPOT_COUNT, can_step, enterable, goal
from .effects import ANY_RIDE, WALK_LENGTH
from .gears import steps_at, teeth_of, transport_at, turned
from .goods import can_pay
from .terms import BY_RIDE, FREE_WALK_NOW, LEAVE, LOCOMOTIVE_WALK, OVER, STOP


def turn_gear(s, teeth):
    """Turn the gears and read transport and steps (8.3.1-8.3.4). Choices 4 to 6 turn them back (R9)."""
    s.time[s.turn] -= abs(teeth_of(teeth))
    s.gear = turned(s, teeth)
    s.transport = transport_at(s.gear)
    s.steps = steps_at(s.gear)
    s.rides = 0 if transport_banned(s, s.transport) else 1


def transport_banned(s, transport):
    """Does the event of the hour forbid this transport (17.2, R32)?"""
    if s.event < 0 or not NO_TRANSPORT[s.event]:
        return False
    return transport != LOCOMOTIVE or s.locomotive_is_transport == 0


def arrive(s, figure, spot, takes):
    """A figure comes onto a spot; what clues lie there may be taken (8.3.9). It may be a declared goal (12.6)."""
    s.place[figure] = spot
    if takes:
        s.clues[s.turn] += s.clue[spot]
        s.clue[spot] = 0
    if s.declared and figure == s.figure:
        s.arrived = 1 if spot == goal(s) else 0


def needed(s):
    """The sheets a declared turn needs (12.2)."""
    return HERO_SHEETS if s.declared == 1 else FENRIR_SHEETS


def wins(s):
    """Is a declared turn won: on the goal, with the sheets (12.6)? Then the game is over."""
    if s.declared and s.arrived and s.sheets[s.turn] >= needed(s) and s.step != OVER:
        if s.time[s.turn] > 0 or s.win_at_zero_time == 1:
            s.winner = s.turn
            s.step = OVER
    return s.step == OVER


def go(s, figure, choice):
    """A step or ride to a spot, its clue taken or left."""
    takes = not choice & LEAVE
    arrive(s, figure, choice & (LEAVE - 1), takes)


def move(s, choice):
    """A part of the move: a paid step, the ride, the start of a free walk (8.3.5)."""
    if choice == LOCOMOTIVE_WALK:
        s.rides = 0
        begin_walk(s)
    elif choice == FREE_WALK_NOW:
        s.walks -= 1
        begin_walk(s)
    elif choice >= BY_RIDE:
        s.rides = 0
        go(s, s.figure, choice - BY_RIDE)
    else:
        s.steps -= 1
        s.time[s.turn] -= 1
        go(s, s.figure, choice)


def begin_walk(s):
    """An unbroken walk of up to three free steps (R11)."""
    s.walking = WALK_LENGTH
    s.walker = s.figure


def walk(s, choice):
    """One step of a free walk, or its end."""
    if choice == STOP:
        s.walking = 0
        return
    s.walking -= 1
    go(s, s.walker, choice)


def ride(s, choice):
    """The ride of a card or tile (18, 19)."""
    if choice == LOCOMOTIVE_WALK:
        begin_walk(s)
    else:
        go(s, s.figure, choice - BY_RIDE)


def list_spot(s, spot, how, out, count):
    """A spot as a choice, and once more to leave the clue there, where the table lets one (R12)."""
    out[count] = spot + how
    count += 1
    if s.clue[spot] and s.auto_pickup == 0:
        out[count] = spot + how + LEAVE
        count += 1
    return count


def list_steps(s, figure, out, count):
    """The neighbouring spots a figure may enter (8.3.6, 8.3.7)."""
    here = s.place[figure]
    for i in range(MOST_NEIGHBOURS):
        spot = NEIGHBOURS[here][i]
        if spot >= 0 and enterable(s, figure, spot):
            count = list_spot(s, spot, 0, out, count)
    return count


def list_rides(s, transport, out, count):
    """The spots a ride can end on (8.3.5)."""
    here = s.place[s.figure]
    if COLOUR[here] < 0 or (transport != ANY_RIDE and COLOUR[here] != transport):
        return count
    for spot in range(SPOT_COUNT):
        if spot != here and COLOUR[spot] == COLOUR[here] and enterable(s, s.figure, spot):
            count = list_spot(s, spot, BY_RIDE, out, count)
    return count


def list_move(s, out):
    """Everything a figure may do in its move, stopping included (8.3.5)."""
    count = 0
    if s.steps > 0:
        if can_pay(s, s.turn, 1):
            count = list_steps(s, s.figure, out, count)
        elif wins_with_last_unit(s):
            count = list_spot(s, goal(s), 0, out, count)
    if s.rides > 0 and s.transport < LOCOMOTIVE:
        count = list_rides(s, s.transport, out, count)
    if can_step(s, s.figure):
        if s.rides > 0 and s.transport == LOCOMOTIVE:
            out[count] = LOCOMOTIVE_WALK
            count += 1
        if s.walks > 0:
            out[count] = FREE_WALK_NOW
            count += 1
    out[count] = STOP
    return count + 1


def wins_with_last_unit(s):
    """May the last time unit be paid for the step that wins on the spot, as some tables play (R10)?"""
    if s.win_at_zero_time == 0 or s.declared == 0 or s.sheets[s.turn] < needed(s) or s.time[s.turn] != 1:
        return False
    here = s.place[s.figure]
    for i in range(MOST_NEIGHBOURS):
        if NEIGHBOURS[here][i] == goal(s) and goal(s) >= 0:
            return True
    return False


def ride_exists(s, transport):
    """Is there a ride with this transport from where the figure stands?"""
    if s.figure < 0 or transport_banned(s, 0):
        return False
    here = s.place[s.figure]
    if COLOUR[here] < 0 or (transport != ANY_RIDE and COLOUR[here] != transport):
        return False
    for spot in range(SPOT_COUNT):
        if spot != here and COLOUR[spot] == COLOUR[here] and enterable(s, s.figure, spot):
            return True
    return False


def any_ride_exists(s):
    """Can the ride card be used: a ride of any colour, or the locomotive (18, R32)?"""
    if s.figure < 0:
        return False
    if ride_exists(s, ANY_RIDE):
        return True
    return s.locomotive_is_transport == 0 and not transport_banned(s, LOCOMOTIVE) and can_step(s, s.figure)
