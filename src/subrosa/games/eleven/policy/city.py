"""Clues, location tiles, organ and discards: what the greedy player does on the board between the turns (7, 9, 10)."""

from ..rules.auction import placed
from ..rules.board import FIGURES, MYSTIC_COUNT, SLOT_COUNT, SPOT_COUNT, compass_tiles, fits, in_region, valid_tile
from ..rules.terms import BY_SYMBOL, PASS
from ..ways import DISTANCE
from .aims import keep_worth
from .bids import rank_figures
from .weights import ASIDE, ASIDE_FAR, FURTHER, NO_TILE


def expect_figure(v, seat, mind):
    """The figure he is likely to get comes to his mind."""
    count = rank_figures(v, seat, mind)
    mind.mine = mind.figures[min(placed(v, seat), count - 1)]


def clue_worth(v, spot, mind):
    """What a clue is worth on a spot: near the figure he is likely to get, away from the others (7.1)."""
    aside = ASIDE_FAR
    for figure in range(FIGURES):
        if figure != v.locked and figure != mind.mine:
            aside = min(aside, DISTANCE[spot][v.place[figure]])
    return aside * ASIDE - DISTANCE[spot][v.place[mind.mine]]


def location_worth(v, seat, choice, mind):
    """The tile that leaves most room for those to come, else the symbol worth least; Fenrir is in no hurry (9)."""
    if choice == PASS:
        return NO_TILE if mind.fenrir and compass_tiles(v) >= SLOT_COUNT - 2 else -2 * NO_TILE
    if choice >= BY_SYMBOL:
        return -NO_TILE - keep_worth(v, seat, choice - BY_SYMBOL, mind)
    return room_left(v, choice // SLOT_COUNT, choice % SLOT_COUNT)


def room_left(v, building, slot):
    """How much a location tile leaves: spots for the organ, and tiles that still fit afterwards."""
    room = 0.0
    for spot in range(SPOT_COUNT):
        if in_region(v, spot) and fits(spot, slot, building):
            room += 1
    v.compass[slot] = building
    for other in range(SLOT_COUNT):
        for tile in range(MYSTIC_COUNT):
            if valid_tile(v, other, tile):
                room += FURTHER
    v.compass[slot] = -1
    return room


def organ_worth(v, spot, mind):
    """The organ stands well near those who may be the Chosen One; for Fenrir far from them (9.7)."""
    away = 0
    for suspect in range(FIGURES):
        if mind.suspects >> suspect & 1:
            away += DISTANCE[spot][v.place[suspect]]
    return away / mind.suspected if mind.fenrir else -away / mind.suspected
