"""What may be chosen: one list for each question (6-10, 16-19)."""

from ..box import (
    LEWIS,
    LOCOMOTIVE,
    MOVE_CLUE,
    MYSTICS,
    NEIGHBOURS,
    ORGAN_MARK,
    POWERS,
    TILE_FACES,
)
from .auction import most_bid
from .board import (
    FIGURES,
    MOST_NEIGHBOURS,
    MYSTIC_COUNT,
    SLOT_COUNT,
    SPOT_COUNT,
    can_step,
    compass_tiles,
    empty_mystic,
    figure_on,
    free_for_clue,
    in_region,
    leaves_room,
    mystic_for_clue,
    valid_tile,
)
from .effects import (
    ANY_RIDE,
    clue_targets,
    gear_action,
    is_target,
    may_take_clue,
)
from .goods import front_bunch
from .hour import (
    fenrir_dealt,
    roles_left,
)
from .terms import (
    BY_SYMBOL,
    FENRIR,
    HERO,
    LEAVE,
    LOCOMOTIVE_WALK,
    PASS,
    PILE,
    TRACE,
    UNKNOWN,
)
from .travel import list_rides, transport_banned
from .turn import choosable

A_POWER_CARD = FIGURES
"""What a look can show beside a character."""


def first(count, out):
    """The choices 0, 1, 2, ..."""
    for i in range(count):
        out[i] = i
    return count


def listed(choice, out, count):
    """One more choice."""
    out[count] = choice
    return count + 1


def list_positions(s, out):
    """The positions nobody has yet (6.2)."""
    count = 0
    for position in range(s.positions):
        if s.order[position] < 0:
            count = listed(position, out, count)
    return count


def list_raises(s, seat, out):
    """To pass, or any higher bid that can be paid (6.3, 6.8)."""
    count = listed(PASS, out, 0)
    for amount in range(s.bid + 1, most_bid(s, seat) + 1):
        count = listed(amount, out, count)
    return count


def list_clue_spots(s, out):
    """The free building spots (7.1)."""
    count = 0
    for spot in range(SPOT_COUNT):
        if free_for_clue(s, spot):
            count = listed(spot, out, count)
    return count


def list_figures(s, out):
    """The figures that may be chosen (8.1.1)."""
    count = 0
    for figure in range(FIGURES):
        if choosable(s, figure):
            count = listed(figure, out, count)
    return count


def list_teeth(s, out):
    """How far the gears may be turned: what can be paid, one tooth always (8.3.1, 8.3.3)."""
    count = 0
    for teeth in range(1, 4):
        if teeth == 1 or s.time[s.turn] - teeth >= 1:
            count = listed(teeth, out, count)
    if s.gear_arrows == 1:
        for teeth in range(1, 4):
            if teeth == 1 or s.time[s.turn] - teeth >= 1:
                count = listed(teeth + 3, out, count)
    return count


def list_handed(s, out):
    """How many clues may be handed in: any, but none to move a clue (8.4.1)."""
    return first(1 if gear_action(s) == MOVE_CLUE else s.clues[s.turn] + 1, out)


def list_targets(s, out):
    """The hands and the pile with a card left to look at (8.6.1)."""
    count = 0
    for target in range(s.seats):
        if is_target(s, target):
            count = listed(target, out, count)
    if is_target(s, UNKNOWN):
        count = listed(UNKNOWN, out, count)
    return count


def list_locations(s, out):
    """Nothing, a location tile in a slot where it fits, or an organ symbol after three tiles (9)."""
    count = listed(PASS, out, 0)
    for building in range(MYSTIC_COUNT):
        if s.tile[s.turn][building] > 0:
            for slot in range(SLOT_COUNT):
                if valid_tile(s, slot, building):
                    count = listed(building * SLOT_COUNT + slot, out, count)
    if compass_tiles(s) == SLOT_COUNT - 1 and leaves_room(s, True):
        for face in range(TILE_FACES):
            if ORGAN_MARK[face] and s.tile[s.turn][face] > 0:
                count = listed(BY_SYMBOL + face, out, count)
    return count


def list_organ_spots(s, out):
    """The spots of the region without a figure (9.7)."""
    count = 0
    for spot in range(SPOT_COUNT):
        if in_region(s, spot) and figure_on(s, spot) < 0:
            count = listed(spot, out, count)
    return count


def list_tiles(s, seat, out):
    """The different tiles in a hand."""
    count = 0
    for face in range(TILE_FACES):
        if s.tile[seat][face] > 0:
            count = listed(face, out, count)
    return count


def list_movable_clues(s, out):
    """The clues that can go somewhere (8.4.5)."""
    count = 0
    for spot in range(SPOT_COUNT):
        if s.clue[spot] and clue_targets(s, spot) > 0:
            count = listed(spot, out, count)
    return count


def list_clue_targets(s, out):
    """Where the clue may go; onto the acting figure it may be taken or left (8.4.5)."""
    count = 0
    for i in range(MOST_NEIGHBOURS):
        spot = NEIGHBOURS[s.moving][i]
        if may_take_clue(s, spot):
            count = listed(spot, out, count)
            if s.figure >= 0 and s.place[s.figure] == spot and s.auto_pickup == 0:
                count = listed(spot + LEAVE, out, count)
    return count


def list_mystics(s, out):
    """The mystic buildings for a clue, or for a figure that is set there."""
    count = 0
    for i in range(MYSTIC_COUNT):
        if mystic_for_clue(s, MYSTICS[i]) if s.step == TRACE else empty_mystic(s, MYSTICS[i]):
            count = listed(MYSTICS[i], out, count)
    return count


def list_others(figure, out):
    """All characters but one."""
    count = 0
    for other in range(FIGURES):
        if other != figure:
            count = listed(other, out, count)
    return count


def list_lockable(s, out):
    """Characters nobody has chosen yet this hour, Lewis apart and whoever is locked already (17.1, 17.1b)."""
    count = 0
    for character in range(FIGURES):
        free = s.chosen_may_be_locked == 1 or not s.used >> character & 1
        if free and character != LEWIS and character != s.locked:
            count = listed(character, out, count)
    return count


def list_recoverable(s, out):
    """The power cards a player has played (17.3)."""
    count = 0
    for power in range(len(POWERS)):
        if not s.powers[s.turn] >> power & 1:
            count = listed(power, out, count)
    return count


def list_effect_rides(s, out):
    """The rides of a card or tile; the card may be used for the locomotive as well (18)."""
    count = list_rides(s, s.moving, out, 0)
    if s.moving == ANY_RIDE and s.locomotive_is_transport == 0 and can_step(s, s.figure):
        if not transport_banned(s, LOCOMOTIVE):
            count = listed(LOCOMOTIVE_WALK, out, count)
    return count


def list_draws(s, out, weights):
    """The tiles at the top of the stack: the bag, then what lies under it in order (2.8, 22.10)."""
    count = 0
    for face in range(TILE_FACES):
        copies = 0
        if s.bag_left > 0:
            copies = s.bag[face]
        else:
            for i in range(front_bunch(s)):
                if s.under[i] == face:
                    copies += 1
        if copies > 0:
            out[count] = face
            weights[count] = copies
            count += 1
    return count


def list_look(s, out, weights):
    """The cards of the target not looked at in this turn: characters one by one, power cards together (8.6.2)."""
    count = 0
    seen = 0
    for character in range(FIGURES):
        if s.card[character] == s.target:
            if s.apart[character]:
                seen += 1
            else:
                out[count] = character
                weights[count] = 1
                count += 1
    if s.target < PILE:
        powers = seen - s.looked[s.target]
        for power in range(len(POWERS)):
            powers += s.powers[s.target] >> power & 1
        if powers > 0:
            out[count] = A_POWER_CARD
            weights[count] = powers
            count += 1
    return count


def list_roles(s, out, weights):
    """Hero or Fenrir, by the cards left (11.1)."""
    left = roles_left(s)
    count = 0
    heroes = left if fenrir_dealt(s) else left - 1
    if heroes > 0:
        out[count] = HERO
        weights[count] = heroes
        count += 1
    if not fenrir_dealt(s):
        out[count] = FENRIR
        weights[count] = 1
        count += 1
    return count


def undealt(dealt, slots, kinds, out):
    """The kinds that lie in none of the slots yet."""
    count = 0
    for kind in range(kinds):
        new = True
        for i in range(slots):
            if dealt[i] == kind:
                new = False
        if new:
            count = listed(kind, out, count)
    return count
