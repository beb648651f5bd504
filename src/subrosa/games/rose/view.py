"""What a seat may see: built up from nothing by naming what is allowed (RULES.md, section 15)."""

from .box import BUILDINGS, COLOURS, DAYS, FACES, FIGURES, HAND, REVELATIONS, SEATS, SQUARES, TILE_FACES, TILES
from .rules.chain import told_apart
from .rules.terms import OVER


def see(s, seat, v):
    """Fill the blank record v with what a seat, or the spectator, may know."""
    see_table(s, v)
    see_board(s, v)
    see_players(s, v)
    see_turn(s, v)
    for other in range(s.seats):
        if other == seat or s.step == OVER:
            see_own(s, other, v)
        first = 0 if other == seat or s.step == OVER else s.tiles[other] - told_apart(s, other)
        for i in range(first, s.tiles[other]):
            v.held[other][i] = s.held[other][i]
    for i in range(TILES):
        if s.step == OVER or s.chain_knower[i] < 0 or s.chain_knower[i] == seat:
            v.chain[i] = s.chain[i]
    if s.step == OVER:
        for face in range(FACES):
            v.pile[face] = s.pile[face]


def see_table(s, v):
    """How this table plays: everybody knows it."""
    v.seats = s.seats
    v.time_step = s.time_step
    v.overshoot = s.overshoot
    v.floor = s.floor
    v.tile_return = s.tile_return
    v.short_chain = s.short_chain
    v.figure_setup = s.figure_setup
    v.own_colour = s.own_colour
    v.discard_view = s.discard_view
    v.william_time = s.william_time
    v.adson_time = s.adson_time
    for face in range(FACES):
        v.time[face] = s.time[face]


def see_board(s, v):
    """The board lies open: figures, tiles, tracks, sundial, events, chain by number and owner."""
    v.step = s.step
    v.stage = s.stage
    v.index = s.index
    v.day = s.day
    v.turn = s.turn
    v.choosing = s.choosing
    v.event = s.event
    v.sundial = s.sundial
    v.unseen_left = s.unseen_left
    v.chain_length = s.chain_length
    v.waiting_length = s.waiting_length
    v.laying = s.laying
    for day in range(DAYS):
        v.row[day] = s.row[day]
        v.taker[day] = s.taker[day]
    for figure in range(len(FIGURES)):
        v.place[figure] = s.place[figure]
    for monk in range(len(COLOURS)):
        v.suspicion[monk] = s.suspicion[monk]
        v.evidence[monk] = s.evidence[monk]
    for building in range(len(BUILDINGS)):
        v.waiting[building] = s.waiting[building]
        for square in range(SQUARES):
            v.tile[building][square] = s.tile[building][square]
    for tile in range(TILE_FACES):
        v.unseen[tile] = s.unseen[tile]
    for i in range(TILES):
        v.chain_knower[i] = s.chain_knower[i]


def see_players(s, v):
    """What lies open before the players, and the piles by number."""
    v.owed = s.owed
    v.giver = s.giver
    v.pile_left = s.pile_left
    v.top = s.top
    for seat in range(SEATS):
        v.cards[seat] = s.cards[seat]
        v.tiles[seat] = s.tiles[seat]
        v.sure[seat] = s.sure[seat]
        v.owes[seat] = s.owes[seat]
        for round in range(REVELATIONS):
            v.shown[seat][round] = s.shown[seat][round]
    for face in range(FACES):
        v.discard[face] = s.discard[face]


def see_turn(s, v):
    """The turn that is being played."""
    v.card = s.card
    v.cost = s.cost
    v.purse = s.purse
    v.mover = s.mover
    v.met = s.met
    v.asked = s.asked
    v.uses = s.uses
    v.ending = s.ending


def see_own(s, seat, v):
    """What only its owner sees before the end: hand, identity, and what was laid face down."""
    v.identity[seat] = s.identity[seat]
    v.pick[seat] = s.pick[seat]
    for i in range(HAND):
        v.hand[seat][i] = s.hand[seat][i]
    for i in range(SEATS - 1):
        v.guess[seat][i] = s.guess[seat][i]
