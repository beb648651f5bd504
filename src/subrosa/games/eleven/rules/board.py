"""The city: spots, figures, clues, the organ, and where it may stand (2.3, 7, 8.3, 9)."""

from ..box import BUILDING, CHARACTERS, COL, EAST, KIND, MYSTICS, NEIGHBOURS, NORTH, ROW, SLOTS, SOUTH, SPOTS

FIGURES = len(CHARACTERS)
SPOT_COUNT = len(SPOTS)
MYSTIC_COUNT = len(MYSTICS)
MOST_NEIGHBOURS = len(NEIGHBOURS[0])
SLOT_COUNT = len(SLOTS)


def figure_on(s, spot):
    """The figure on a spot, or -1."""
    for figure in range(FIGURES):
        if s.place[figure] == spot:
            return figure
    return -1


def free_for_clue(s, spot):
    """May a clue be laid here in phase 3: a building spot with nothing on it (7.1, R1)?"""
    if KIND[spot] != BUILDING or s.clue[spot] or s.organ == spot:
        return False
    return s.clue_field_must_be_free_of_figures == 1 or figure_on(s, spot) < 0


def empty_mystic(s, spot):
    """Is this mystic building empty: no figure and no clue (R1)?"""
    return not s.clue[spot] and figure_on(s, spot) < 0


def any_empty_mystic(s):
    """Is there an empty mystic building?"""
    for i in range(MYSTIC_COUNT):
        if empty_mystic(s, MYSTICS[i]):
            return True
    return False


def mystic_for_clue(s, spot):
    """May a clue be put on this mystic building? Under a figure only where the table wishes it (R1)."""
    return not s.clue[spot] and (s.clue_field_must_be_free_of_figures == 1 or figure_on(s, spot) < 0)


def any_mystic_for_clue(s):
    """Is there a mystic building for a clue?"""
    for i in range(MYSTIC_COUNT):
        if mystic_for_clue(s, MYSTICS[i]):
            return True
    return False


def goal(s):
    """The spot a declared turn has to reach: the organ, or for Fenrir the Chosen One's figure (12.6)."""
    if s.declared == 1:
        return s.organ
    if s.declared == 2:
        return s.place[s.named]
    return -1


def enterable(s, figure, spot):
    """May a figure move onto a spot: not where another figure or the organ is, except while declaring (8.3.7, 12.5)?"""
    if s.declared and figure == s.figure and (s.declared_pass_through == 0 or spot == goal(s)):
        return True
    return s.organ != spot and figure_on(s, spot) < 0


def can_step(s, figure):
    """Is there a neighbouring spot the figure may enter?"""
    here = s.place[figure]
    for i in range(MOST_NEIGHBOURS):
        spot = NEIGHBOURS[here][i]
        if spot >= 0 and enterable(s, figure, spot):
            return True
    return False


def fits(spot, slot, building):
    """Does a spot lie as a location tile says: the building is in that direction from it (9.4)?"""
    there = MYSTICS[building]
    if slot == NORTH:
        return ROW[spot] > ROW[there]
    if slot == SOUTH:
        return ROW[spot] < ROW[there]
    if slot == EAST:
        return COL[spot] < COL[there]
    return COL[spot] > COL[there]


def in_region(s, spot):
    """Does a building spot satisfy all tiles of the compass (9.4)?"""
    if KIND[spot] != BUILDING:
        return False
    for slot in range(SLOT_COUNT):
        if s.compass[slot] >= 0 and not fits(spot, slot, s.compass[slot]):
            return False
    return True


def leaves_room(s, without_figures):
    """Does the compass leave a spot, of all or only of those without a figure?"""
    for spot in range(SPOT_COUNT):
        if in_region(s, spot) and not (without_figures and figure_on(s, spot) >= 0):
            return True
    return False


def compass_tiles(s):
    """How many location tiles lie on the compass."""
    count = 0
    for slot in range(SLOT_COUNT):
        if s.compass[slot] >= 0:
            count += 1
    return count


def valid_tile(s, slot, building):
    """May this tile go into this slot: the region must not be empty, and a fourth tile must leave room (9.5, 9.7)?"""
    if s.compass[slot] >= 0:
        return False
    last = compass_tiles(s) == SLOT_COUNT - 1
    s.compass[slot] = building
    room = leaves_room(s, last)
    s.compass[slot] = -1
    return room
