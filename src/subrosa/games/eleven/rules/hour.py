"""The hour: event, auction, clues, turns, location tile, discards (4, 5, 7, 9, 10, 11, 14)."""

from ..box import (
    AWAKENING,
    HOURS,
    ORGAN_REWARD_TIME,
    TILE_LIMIT,
    TILE_REWARD_CLUES,
    TILE_REWARD_TIME,
)
from .auction import auctions, begin_auctions, next_bidder, win_auction
from .board import SLOT_COUNT, SPOT_COUNT, compass_tiles, free_for_clue
from .goods import forget, gain_clues, gain_time, lose_tile, put_under, show_tile
from .terms import (
    AUCTION,
    BY_SYMBOL,
    CLUE,
    CLUES_LAID,
    DISCARD,
    DISCARDS,
    EVENT,
    LOCATION,
    LOCATIONS,
    ORGAN,
    OVER,
    PASS,
    ROLE,
    TURNS,
)
from .turn import begin_turn, end_turn, lock_of_event, plays_turn


def begin_hour(s):
    """A new hour; at the fifth Fenrir awakens first (4.2, 11.1)."""
    s.hour += 1
    s.used = 0
    s.locked = -1
    s.event = -1
    s.turn = -1
    if s.hour > HOURS:
        s.step = OVER
    elif s.hour == AWAKENING and s.seats > 3:
        s.index = 0
        deal_roles(s)
    else:
        s.step = EVENT


def deal_roles(s):
    """The next living player gets a role card; when all have one the hour goes on (11.1)."""
    while s.index < s.seats and not s.alive >> s.index & 1:
        s.index += 1
    s.step = ROLE if s.index < s.seats else EVENT


def take_role(s, role):
    """A role card is dealt."""
    s.role[s.index] = role
    s.index += 1
    deal_roles(s)


def roles_left(s):
    """How many role cards are undealt: one for each living player, or for each player of the table (11.1)."""
    cards = 0
    for seat in range(s.seats):
        if s.fenrir_redeal_counts == 1 or s.alive >> seat & 1:
            cards += 1
        if s.role[seat] >= 0:
            cards -= 1
    return cards


def fenrir_dealt(s):
    """Has Fenrir been dealt already?"""
    for seat in range(s.seats):
        if s.role[seat] == 1:
            return True
    return False


def turn_up_event(s, event):
    """The event of the hour, and the character it locks; then the auction begins (5.1, 5.2)."""
    s.event = event
    s.row[s.hour - 1] = event
    lock_of_event(s)
    begin_auctions(s)
    s.phase = AUCTION
    proceed(s)


def proceed(s):
    """Go on with the hour until somebody has to decide (4.1)."""
    waits = False
    while not waits:
        phase = s.phase
        if phase == AUCTION:
            waits = auctions(s) or s.step == OVER
            if not waits:
                enter(s, CLUES_LAID, 1)
        elif phase == CLUES_LAID:
            waits = asks_clue(s)
            if not waits:
                enter(s, TURNS, 0)
        elif phase == TURNS:
            waits = takes_turns(s)
        elif phase == LOCATIONS:
            waits = asks_location(s)
            if not waits:
                enter(s, DISCARDS, 0)
        else:
            waits = asks_discard(s)
            if not waits:
                end_hour(s)
                waits = True


def enter(s, phase, position):
    """Begin a phase that goes by position."""
    s.phase = phase
    s.index = position
    s.turn = -1


def after_bid(s):
    """Ask the next bidder, or settle the auction and go on (6.3, 6.4)."""
    if not next_bidder(s):
        win_auction(s)
        if s.step != OVER:
            proceed(s)


def alive_at(s, position):
    """The living player at a position of this hour, or -1."""
    seat = s.order[position]
    return seat if seat >= 0 and s.alive >> seat & 1 else -1


def asks_clue(s):
    """Positions 2, 3, ... lay a clue each while there are clues; True while one is to be laid (7.1, 7.2)."""
    while s.index < s.positions:
        if alive_at(s, s.index) >= 0 and s.supply > 0 and room_for_clue(s):
            s.step = CLUE
            return True
        s.index += 1
    return False


def room_for_clue(s):
    """Is there a spot for a clue (7.3)?"""
    for spot in range(SPOT_COUNT):
        if free_for_clue(s, spot):
            return True
    return False


def place_clue(s, spot):
    """A clue from the supply is laid (7.1)."""
    s.clue[spot] = 1
    s.supply -= 1
    s.index += 1
    proceed(s)


def takes_turns(s):
    """Go on with the turn, or begin the next one; True while somebody decides, else the turns are over (8)."""
    if s.turn < 0:
        while s.index < s.positions and alive_at(s, s.index) < 0:
            s.index += 1
        if s.index == s.positions:
            enter(s, LOCATIONS, 0)
            return False
        begin_turn(s, s.order[s.index])
    if plays_turn(s):
        return True
    end_turn(s)
    if s.step == OVER:
        return True
    s.turn = -1
    s.figure = -1
    s.declared = 0
    s.index += 1
    return False


def last_living(s):
    """Who may place a location tile: the last position, or the last living one (9.1, R6)."""
    if s.phase5_after_elimination == 1:
        return alive_at(s, s.positions - 1)
    for i in range(s.positions):
        seat = alive_at(s, s.positions - 1 - i)
        if seat >= 0:
            return seat
    return -1


def asks_location(s):
    """The last player is asked while the organ is off the map, whatever he holds (9.1, 22.9)."""
    if s.index > 0 or s.organ >= 0:
        return False
    s.turn = last_living(s)
    s.index = 1
    s.step = LOCATION
    return s.turn >= 0


def place_location(s, choice):
    """A location tile, an organ symbol, or nothing (9.2, 9.6-9.8)."""
    if choice == PASS:
        proceed(s)
    elif choice >= BY_SYMBOL:
        show_tile(s, s.turn, choice - BY_SYMBOL)
        put_under(s, choice - BY_SYMBOL, (1 << s.seats) - 1, 0)
        s.step = ORGAN
    else:
        show_tile(s, s.turn, choice // SLOT_COUNT)
        s.compass[choice % SLOT_COUNT] = choice // SLOT_COUNT
        gain_time(s, s.turn, TILE_REWARD_TIME)
        gain_clues(s, s.turn, TILE_REWARD_CLUES)
        if compass_tiles(s) == SLOT_COUNT:
            s.step = ORGAN
        else:
            proceed(s)


def place_organ(s, spot):
    """The organ stands on the map for the rest of the game (9.7)."""
    s.organ = spot
    if s.clue_under_organ == 0:
        s.supply += s.clue[spot]
        s.clue[spot] = 0
    gain_time(s, s.turn, ORGAN_REWARD_TIME)
    proceed(s)


def asks_discard(s):
    """In turn order the surplus over three tiles goes under the stack, one by one; True while one is to go (10.1)."""
    while s.index < s.positions:
        seat = alive_at(s, s.index)
        if seat >= 0 and s.tiles[seat] > TILE_LIMIT:
            s.turn = seat
            s.step = DISCARD
            return True
        s.index += 1
    return False


def discard(s, face):
    """One tile under the stack; only its owner knows which, unless tiles lie open (10.1, R35)."""
    lose_tile(s, s.turn, face)
    forget(s, s.turn)
    put_under(s, face, (1 << s.seats) - 1 if s.tiles_hidden == 1 else 1 << s.turn, 0)
    proceed(s)


def end_hour(s):
    """The order of this hour is the old order of the next (6.9, 10.3)."""
    for i in range(len(s.old)):
        s.old[i] = s.order[i]
    begin_hour(s)
