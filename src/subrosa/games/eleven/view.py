"""What some may see of 011: tiles, where cards are, looks, the tiles under the stack (RULES.md, section 22)."""

from .box import CHARACTERS, SEATS, TILES
from .rules.goods import WATCHERS

FIGURES = len(CHARACTERS)
TILE_FACES = len(TILES)


def some(s, seat, v):
    """What a seat may see of what only some may know."""
    for other in range(s.seats):
        if other == seat or s.tiles_hidden == 1:
            for face in range(TILE_FACES):
                v.tile[other][face] = s.tile[other][face]
        else:
            see_told_tiles(s, seat, other, v)
    if seat < s.seats:
        for face in range(TILE_FACES):
            v.told[seat][face] = s.told[seat][face]
    for character in range(FIGURES):
        see_card(s, seat, character, v)
    for i in range(s.under_left):
        if knows_under(s, seat, i):
            v.under[i] = s.under[i]


def see_told_tiles(s, seat, other, v):
    """Tiles in another's hand: whose face this seat knew when they were drawn (22.10b), or that a Fenrir showed who
    declared; what he draws later he has not (12.2, R41)."""
    knows = 1 << WATCHERS | (1 << seat if seat < s.seats else 0)
    if s.bag_left == 0:
        for face in range(TILE_FACES):
            if s.told[other][face] & knows:
                v.told[other][face] = s.told[other][face] & knows
                v.tile[other][face] = 1
    if s.declared == 2 and other == s.turn:
        for face in range(TILE_FACES):
            if s.wolves[face] > 0:
                v.tile[other][face] = s.wolves[face]


def see_card(s, seat, character, v):
    """Where a character's card is: those that lie open, and those this seat has seen (22.2, 22.3)."""
    if s.open[character] == 1 or (seat < s.seats and s.known[seat][character] == 1):
        v.card[character] = s.card[character]
    mine = seat < s.seats and s.card[character] == seat and s.owner_sees_investigated_card == 0
    if seat == s.turn or mine:
        v.apart[character] = s.apart[character]


def knows_under(s, seat, i):
    """Does a seat know a tile under the stack: it put it there, or the whole table saw it (22.10)?"""
    if s.under_knower[i] == (1 << s.seats) - 1:
        return True
    return seat < SEATS and (s.under_knower[i] >> seat) % 2 == 1
