"""A turn: choose, ability, gears, move, action, rest, with a pause between (8)."""

from ..box import LOCKS, PAHLSSON, TILE_FACES
from .board import FIGURES
from .effects import act, bonus, foreseen_time, gear_action, pending, position_effect, use_ability
from .goods import eliminate
from .terms import (
    ABILITY,
    ACT,
    AGAIN,
    BONUS,
    CHOOSE,
    END,
    FIGURE,
    GEAR,
    HAND_IN,
    MOVE,
    OVER,
    POSITION,
    PREPARE,
    REST,
    TRAVEL,
    TURN_GEAR,
    TWICE,
)
from .travel import wins


def begin_turn(s, seat):
    """A player's turn begins; nothing lies apart (8, 8.6.5)."""
    s.turn = seat
    s.figure = -1
    s.copied = -1
    s.twice = 0
    s.steps = 0
    s.transport = -1
    s.rides = 0
    s.walks = 0
    s.walking = 0
    s.walker = -1
    s.played = 0
    s.handed = 0
    s.draws = 0
    s.looks = 0
    s.target = -1
    s.traces = 0
    s.declared = 0
    s.named = -1
    s.arrived = 0
    put_back(s)
    s.stage = CHOOSE


def put_back(s):
    """The cards that were looked at return to their hands and to the pile; nothing is shown any more (8.6.2)."""
    for face in range(TILE_FACES):
        s.wolves[face] = 0
    for i in range(len(s.looked)):
        s.looked[i] = 0
    for character in range(FIGURES):
        s.apart[character] = 0


def choosable(s, figure):
    """May this figure be chosen: nobody has, it is not locked, and Påhlsson can be paid (8.1.1, 16)?"""
    if s.used >> figure & 1 or s.locked == figure:
        return False
    return figure != PAHLSSON or foreseen_time(s, figure) >= 3


def choose_figure(s, figure):
    """The acting figure of this turn (8.1)."""
    s.figure = figure
    s.used |= 1 << figure
    s.stage = POSITION


def plays_turn(s):
    """Take the stages of the turn in order; True while somebody has to decide, False when the turn is over."""
    while True:
        if wins(s) or s.step == OVER:
            return True
        if not s.alive >> s.turn & 1:
            return False
        if s.time[s.turn] == 0:
            eliminate(s, s.turn)
            continue
        if pending(s):
            return True
        stage = s.stage
        if stage == CHOOSE:
            s.step = FIGURE
            return True
        if stage == POSITION:
            s.stage = BONUS
            if position_effect(s):
                return True
        elif stage == BONUS:
            s.stage = ABILITY
            if bonus(s):
                return True
        elif stage == ABILITY:
            s.stage = AGAIN
            if use_ability(s, s.figure):
                return True
        elif stage == AGAIN:
            s.stage = TURN_GEAR
            if s.twice:
                s.twice = 0
                s.step = TWICE
                return True
        elif stage == TURN_GEAR:
            s.step = GEAR
            return True
        elif stage == TRAVEL:
            s.step = MOVE
            return True
        elif stage == PREPARE:
            s.step = HAND_IN
            return True
        elif stage == ACT:
            s.stage = REST
            if act(s, gear_action(s), 1 + s.handed):
                return True
        elif stage == REST:
            s.step = END
            return True
        else:
            return False


def end_turn(s):
    """What lies apart goes back; a declared turn that is not won by now is lost (8.6.2, 12.6)."""
    if s.declared and s.alive >> s.turn & 1 and s.step != OVER:
        eliminate(s, s.turn)
    put_back(s)


def lock_of_event(s):
    """The character the event of the hour locks (5.2)."""
    s.locked = LOCKS[s.event]
