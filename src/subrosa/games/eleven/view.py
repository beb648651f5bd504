"""What some may see of 011: tiles, where cards are, looks, the tiles under the stack (RULES.md, section 22)."""

from .box import CHARACTERS, SEATS, TILES

FIGURES = len(CHARACTERS)
TILE_FACES = len(TILES)
STACK = 50


def some(s, seat, v):
    """What a seat may see of what only some may know."""
    for other in range(s.seats):
        if other == seat or s.tiles_hidden == 1:
            see_tiles(s, other, v)
        elif s.declared == 2 and other == s.turn:
            see_wolf_tiles(s, other, v)
    for character in range(FIGURES):
        see_card(s, seat, character, v)
    for i in range(STACK):
        if knows_under(s, seat, i):
            v.under[i] = s.under[i]


def knows_under(s, seat, i):
    """Does a seat know a tile under the stack: it put it there, or the whole table saw it (22.10)?"""
    if s.under_knower[i] < 0:
        return False
    if s.under_knower[i] == (1 << s.seats) - 1:
        return True
    return seat < SEATS and (s.under_knower[i] >> seat) % 2 == 1


def see_card(s, seat, character, v):
    """Where a character's card is: those that lie open, and those this seat has seen (22.2, 22.3)."""
    if s.open[character] == 1 or (seat < s.seats and s.known[seat][character] == 1):
        v.card[character] = s.card[character]
    mine = seat < s.seats and s.card[character] == seat and s.owner_sees_investigated_card == 0
    if seat == s.turn or mine:
        v.apart[character] = s.apart[character]


def see_tiles(s, seat, v):
    """The tiles of a hand."""
    for face in range(TILE_FACES):
        v.tile[seat][face] = s.tile[seat][face]


def see_wolf_tiles(s, seat, v):
    """A Fenrir who declared has shown his tiles with a wolf mark; what he draws later he has not (12.2, R41)."""
    for face in range(TILE_FACES):
        if s.wolves[face] > 0:
            v.tile[seat][face] = s.wolves[face]
