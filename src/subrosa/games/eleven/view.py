"""What a seat may see: built up from nothing by naming what is allowed (RULES.md, section 22)."""

from .box import CHARACTERS, HOURS, SEATS, SLOTS, SPOTS, TILES
from .rules.goods import WATCHERS
from .rules.terms import OVER

FIGURES = len(CHARACTERS)
SPOT_COUNT = len(SPOTS)
TILE_FACES = len(TILES)
SLOT_COUNT = len(SLOTS)
STACK = 50


def see(s, seat, v):
    """Fill the blank record v with what a seat, or the spectator, may know."""
    see_table(s, v)
    see_hour(s, v)
    see_city(s, v)
    see_players(s, v)
    see_turn(s, v)
    for other in range(s.seats):
        if other == seat or s.step == OVER:
            see_own(s, other, v)
        elif s.tiles_hidden == 1:
            see_tiles(s, other, v)
        else:
            see_told_tiles(s, seat, other, v)
    for character in range(FIGURES):
        see_card(s, seat, character, v)
    for i in range(STACK):
        if s.step == OVER or knows_under(s, seat, i):
            v.under[i] = s.under[i]
    if s.step == OVER:
        for face in range(TILE_FACES):
            v.bag[face] = s.bag[face]


def knows_under(s, seat, i):
    """Does a seat know a tile under the stack: it put it there, or the whole table saw it (22.10)?"""
    if s.under_knower[i] < 0:
        return False
    if s.under_knower[i] == (1 << s.seats) - 1:
        return True
    return seat < SEATS and (s.under_knower[i] >> seat) % 2 == 1


def see_card(s, seat, character, v):
    """Where a character's card is: those that lie open, and those this seat has seen (22.2, 22.3)."""
    if s.step == OVER or s.open[character] == 1 or (seat < s.seats and s.known[seat][character] == 1):
        v.card[character] = s.card[character]
    mine = seat < s.seats and s.card[character] == seat and s.owner_sees_investigated_card == 0
    if s.step == OVER or seat == s.turn or mine:
        v.apart[character] = s.apart[character]


def see_own(s, seat, v):
    """What only its owner sees: tiles, role, and what he has seen of the cards."""
    see_tiles(s, seat, v)
    v.role[seat] = s.role[seat]
    for face in range(TILE_FACES):
        v.told[seat][face] = s.told[seat][face]
    for character in range(FIGURES):
        v.known[seat][character] = s.known[seat][character]


def see_tiles(s, seat, v):
    """The tiles of a hand."""
    for face in range(TILE_FACES):
        v.tile[seat][face] = s.tile[seat][face]


def see_told_tiles(s, seat, other, v):
    """Tiles in another's hand: whose face this seat knew when they were drawn (22.10b), or that a Fenrir showed who
    declared; what he draws later he has not (12.2, R41)."""
    knows = 1 << WATCHERS | (1 << seat if seat < s.seats else 0)
    for face in range(TILE_FACES):
        if s.bag_left == 0 and s.told[other][face] & knows:
            v.told[other][face] = s.told[other][face] & knows
            v.tile[other][face] = 1
        if s.declared == 2 and other == s.turn and s.wolves[face] > 0:
            v.tile[other][face] = s.wolves[face]


def see_table(s, v):
    """How this table plays: everybody knows it."""
    v.seats = s.seats
    v.gear_arrows = s.gear_arrows
    v.bid_may_eliminate = s.bid_may_eliminate
    v.win_at_zero_time = s.win_at_zero_time
    v.owner_sees_investigated_card = s.owner_sees_investigated_card
    v.gear_investigate_may_split = s.gear_investigate_may_split
    v.ability_investigate_may_split = s.ability_investigate_may_split
    v.declared_pass_through = s.declared_pass_through
    v.locomotive_is_transport = s.locomotive_is_transport
    v.clue_field_must_be_free_of_figures = s.clue_field_must_be_free_of_figures
    v.reveal_role_on_elimination = s.reveal_role_on_elimination
    v.auto_pickup = s.auto_pickup
    v.snowy_copy_moves = s.snowy_copy_moves
    v.time_cap_3p = s.time_cap_3p
    v.fenrir_redeal_counts = s.fenrir_redeal_counts
    v.mid_turn_declaration = s.mid_turn_declaration
    v.clue_under_organ = s.clue_under_organ
    v.gear_setup = s.gear_setup
    v.phase5_after_elimination = s.phase5_after_elimination
    v.tiles_hidden = s.tiles_hidden
    v.open_unknown_pile = s.open_unknown_pile
    v.character_names = s.character_names
    v.moved_clue_may_join = s.moved_clue_may_join
    v.chosen_may_be_locked = s.chosen_may_be_locked


def see_hour(s, v):
    """Where the game stands: clock, event, gears, order, bids (22.1)."""
    v.step = s.step
    v.phase = s.phase
    v.stage = s.stage
    v.index = s.index
    v.hour = s.hour
    v.event = s.event
    v.gear = s.gear
    v.alive = s.alive
    v.winner = s.winner
    v.positions = s.positions
    v.auctioned = s.auctioned
    v.bid = s.bid
    v.bidder = s.bidder
    v.asked = s.asked
    v.passed = s.passed
    for hour in range(HOURS):
        v.row[hour] = s.row[hour]
    for i in range(SEATS):
        v.old[i] = s.old[i]
        v.order[i] = s.order[i]


def see_city(s, v):
    """The board lies open (22.1)."""
    v.supply = s.supply
    v.organ = s.organ
    v.locked = s.locked
    v.used = s.used
    v.bag_left = s.bag_left
    v.under_left = s.under_left
    for character in range(FIGURES):
        v.place[character] = s.place[character]
        v.open[character] = s.open[character]
        v.wrong[character] = s.wrong[character]
    for spot in range(SPOT_COUNT):
        v.clue[spot] = s.clue[spot]
    for slot in range(SLOT_COUNT):
        v.compass[slot] = s.compass[slot]
    for i in range(STACK):
        v.under_knower[i] = s.under_knower[i]
        v.under_bunch[i] = s.under_bunch[i]


def see_players(s, v):
    """What lies open before the players (22.1)."""
    for seat in range(SEATS):
        v.time[seat] = s.time[seat]
        v.sheets[seat] = s.sheets[seat]
        v.clues[seat] = s.clues[seat]
        v.powers[seat] = s.powers[seat]
        v.tiles[seat] = s.tiles[seat]
        v.shown_role[seat] = s.shown_role[seat]
        for target in range(SEATS + 1):
            v.seen_least[seat][target] = s.seen_least[seat][target]
            v.seen_most[seat][target] = s.seen_most[seat][target]


def see_turn(s, v):
    """The turn that is being played, step by step before all eyes (22.1)."""
    v.turn = s.turn
    v.figure = s.figure
    v.copied = s.copied
    v.twice = s.twice
    v.steps = s.steps
    v.transport = s.transport
    v.rides = s.rides
    v.walks = s.walks
    v.walking = s.walking
    v.walker = s.walker
    v.played = s.played
    v.spent = s.spent
    v.handed = s.handed
    v.draws = s.draws
    v.looks = s.looks
    v.target = s.target
    v.spread = s.spread
    v.may_stop = s.may_stop
    v.traces = s.traces
    v.moving = s.moving
    v.declared = s.declared
    v.named = s.named
    v.arrived = s.arrived
    for target in range(SEATS + 1):
        v.looked[target] = s.looked[target]
    for face in range(TILE_FACES):
        v.wolves[face] = s.wolves[face]
