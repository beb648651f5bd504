"""Sight and distance: table look-ups (5, 8.1)."""

from ..box import (
    CELLS,
    DISTANCE,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    ROOM_2025,
    SHRINE,
    SIGHT,
    SIGHT_RANGE,
    SIGHT_TURNED,
    VISIBLE,
)
from .terms import GUARD_COUNT, NO_RANGE, ROOMS


def sees(s, guard, place):
    """Does a guard see a place: her own always, else in front of her, in range, nothing between (5.1-5.4)?"""
    here = s.at[guard]
    if here == place:
        return True
    if s.sight == ROOMS:
        return ROOM_2025[here] == ROOM_2025[place]
    if s.facing[guard] < 0 or out_of_sight(s, here, place):
        return False
    return SIGHT[here * MOST_NEIGHBOURS + s.facing[guard]][place] == 1


def out_of_sight(s, here, place):
    """Is a place too far away, or is it the hidden shrine (5.1, 5.3)?"""
    if s.shrine_hidden == 0 and (here == SHRINE or place == SHRINE):
        return True
    return s.sight_range != NO_RANGE and DISTANCE[here][place] > SIGHT_RANGE


def turning_sees(s, guard, next_place, place):
    """Does a guard see a place when she turns towards her next one (5.5)?"""
    here = s.at[guard]
    if s.sight == ROOMS or out_of_sight(s, here, place):
        return False
    return SIGHT_TURNED[here * MOST_NEIGHBOURS + neighbour_number(here, next_place)][place] == 1


def could_see(s, here, place):
    """Would a guard who stands on a place see another if she looked that way (5.1-5.3, 5.8)?"""
    if s.sight == ROOMS:
        return ROOM_2025[here] == ROOM_2025[place]
    return VISIBLE[here][place] == 1 and not out_of_sight(s, here, place)


def lit(s, place):
    """Is a place seen by either guard (5.7)?"""
    return sees(s, 0, place) or sees(s, 1, place)


def guard_on(s, place):
    """Does a guard stand here?"""
    for guard in range(GUARD_COUNT):
        if s.at[guard] == place:
            return True
    return False


def catches(s, novice, place):
    """Would a novice be caught here: a guard is on the place, and it is no safe cell of hers (4.7, 9.5)?"""
    return guard_on(s, place) and not (s.safe_cell == 1 and place == CELLS[novice])


def neighbour_number(place, neighbour):
    """Which neighbour of a place another place is."""
    for j in range(MOST_NEIGHBOURS):
        if NEIGHBOURS[place][j] == neighbour:
            return j
    return -1
