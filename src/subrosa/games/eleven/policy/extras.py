"""Cards, tiles and the declaration: what the greedy player puts in at the pauses of his turn (8.5, 12)."""

from subrosa.core.turns import LOWEST

from ..box import (
    FENRIR_SHEETS,
    HERO_SHEETS,
    HOURS,
    P_COMPOSE,
    P_INVESTIGATE,
    P_RESEARCH,
    POWER_AMOUNT,
    TILE_LIMIT,
)
from ..rules.terms import END, HAND_IN, MOVE, NAME, NAME_AS_FENRIR, POWER, TILE
from .aims import held_worth, looks_worth, use_worth
from .victory import plan
from .weights import FINDS, FINDS_LATE, HOPE, NOT_IDLY, RIVAL, VICTORY


def weigh_extras(v, seat, begin, count, mind):
    """What the extras are worth that begin so far down the list: a card or tile adds to the best answer.

    Looks come first, the rest when the turn is done: not while the figure moves or the action is prepared.
    """
    most = LOWEST
    for i in range(begin):
        most = max(most, mind.values[i])
    for i in range(begin, count):
        choice = mind.lists[0][i]
        mind.values[i] = LOWEST
        if choice >= NAME:
            if 1 / mind.suspected > hope(v, seat) and names_well(v, choice, mind):
                mind.values[i] = VICTORY
        elif v.step != MOVE and v.step != HAND_IN:
            mind.values[i] = most + extra_worth(v, seat, choice, mind)


def names_well(v, choice, mind):
    """Is this one of the suspects, and sure to win if it is the Chosen One?"""
    named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
    return mind.suspects >> named & 1 == 1 and plan(v, named, mind) >= 0


def hope(v, seat):
    """The chance to win later than now."""
    chance = HOPE[min(HOURS - v.hour, len(HOPE) - 1)]
    for rival in range(v.seats):
        if rival != seat and seems_ready(v, rival):
            chance *= RIVAL
    return chance


def seems_ready(v, seat):
    """Might this player win soon, as far as sheets and organ show?"""
    if not v.alive >> seat & 1:
        return False
    if v.organ >= 0:
        return v.sheets[seat] >= HERO_SHEETS - 2
    return v.seats > 3 and v.sheets[seat] >= FENRIR_SHEETS


def extra_worth(v, seat, choice, mind):
    """What playing a card or tile now has over keeping it."""
    if choice < TILE:
        return power_worth(v, seat, choice - POWER, mind)
    worth = use_worth(v, seat, choice - TILE, mind) - NOT_IDLY
    if v.tiles[seat] > TILE_LIMIT and not mind.fenrir:
        return worth
    return worth - held_worth(v, seat, choice - TILE, mind)


def power_worth(v, seat, power, mind):
    """The same for a power card."""
    late = v.hour >= HOURS - 2
    amount = POWER_AMOUNT[power]
    if power == P_INVESTIGATE and mind.suspected > 1:
        return looks_worth(amount, False, mind) - mind.knowledge * (FINDS_LATE if late else FINDS)
    if power == P_RESEARCH and v.hour < HOURS and v.step != END and (v.tiles[seat] <= 1 or mind.marks > 0):
        return mind.draw
    if power == P_COMPOSE and mind.missing > 0 and (late or mind.missing <= amount):
        return mind.sheet
    return -NOT_IDLY
