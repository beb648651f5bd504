"""What research tiles in other hands bear: every tile the seat has not seen is as likely in one place as in another.

A tile put back unseen may be any of a hand, so what stays is as likely as what goes, and what is played says nothing
of the rest: the unseen tiles are spread over hands, bag and stack like cards of a shuffled pack.
"""

from ..box import ORGAN_MARK, SEAL, TILE_COPIES, TILE_FACES, WOLF_MARKS
from .deals import TINY
from .looks import choose

KEPT = 1.7
"""By behaviour a tile with a wolf mark stays in a hand so many times as gladly as one without,"""
SPENT = 0.65
"""and one with an organ symbol, most of which are songs, so many times."""
MORE = 2
"""Two marks or more are counted together: two are what Fenrir needs (12.2)."""


def weigh_tiles(v, mind):
    """How likely each hand bears no wolf mark, one or more, and no organ symbol or some."""
    weigh_marks(v, WOLF_MARKS, 1.0, mind.wolf_counted)
    weigh_marks(v, WOLF_MARKS, KEPT, mind.wolf_believed)
    weigh_marks(v, ORGAN_MARK, 1.0, mind.organ_counted)
    weigh_marks(v, ORGAN_MARK, SPENT, mind.organ_believed)


def weigh_marks(v, marks, odds, shares):
    """The same for one kind of mark, tiles that bear it being so much likelier in a hand than others."""
    hidden = hidden_tiles(v)
    single = unseen(v, marks, 1)
    double = unseen(v, marks, 2)
    if v.declared == 2 and marks[SEAL] > 0:  # Fenrir shows all tiles with a wolf mark (12.2)
        hidden -= hidden_in(v, v.turn)
    for player in range(v.seats):
        spread(v, player, marks, odds, hidden, single, double, shares[player])


def spread(v, player, marks, odds, hidden, single, double, shares):
    """How many marks one hand bears: those that are seen, and what its hidden tiles may bear."""
    for n in range(len(shares)):
        shares[n] = 0.0
    seen = 0
    for face in range(TILE_FACES):
        if v.tile[player][face] > 0:
            seen += v.tile[player][face] * marks[face]
    tiles = hidden_in(v, player)
    if v.declared == 2 and player == v.turn and marks[SEAL] > 0:
        tiles = 0
    plain = hidden - single - double
    ways = 0.0
    weight = 1.0
    for marked in range(min(tiles, single + double) + 1):
        ways += weight * choose(single + double, marked) * choose(plain, tiles - marked)
        weight *= odds
    none = choose(plain, tiles) / ways
    one = odds * single * choose(plain, tiles - 1) / ways
    shares[min(MORE, seen)] += none
    shares[min(MORE, seen + 1)] += one
    more = 1.0 - none - one
    shares[MORE] += more if more > TINY else 0.0


def hidden_in(v, player):
    """How many tiles of a hand the seat does not know."""
    count = v.tiles[player]
    for face in range(TILE_FACES):
        count -= max(0, v.tile[player][face])
    return count


def hidden_tiles(v):
    """How many tiles the seat does not know: in the bag, in hands, under the stack."""
    count = v.bag_left
    for player in range(v.seats):
        count += hidden_in(v, player)
    for i in range(v.under_left):
        count += v.under[i] < 0
    return count


def unseen(v, marks, bearing):
    """How many tiles that bear one mark, or more than one, the seat does not know."""
    count = 0
    for face in range(TILE_FACES):
        if min(MORE, marks[face]) == bearing and not (face == SEAL and v.seats == 3):
            count += TILE_COPIES[face] - seen_copies(v, face)
    return count


def seen_copies(v, face):
    """How many tiles of a face the seat can see."""
    count = 0
    for player in range(v.seats):
        count += max(0, v.tile[player][face])
    for i in range(v.under_left):
        count += v.under[i] == face
    return count + (v.spent == face)
