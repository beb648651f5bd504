"""Task tiles: winning them, giving them back, and the chain they come from (5.2, 5.4a, Q4, Q5, Q6)."""

from ..box import SQUARES, VALUES
from .terms import LOSE, OLDEST_FIRST, OWNER_CHOICE, REFILL, RETURN, WAIT
from .tracks import suspect


def colour_of(tile):
    """The colour of a tile; no tile has none."""
    return tile // VALUES if tile >= 0 else -1


def value_of(tile):
    """The value of a tile; no tile counts nothing (Q5a)."""
    return tile % VALUES if tile >= 0 else 0


def take_task(s, monk, building, square):
    """The monk does a task: less suspicion, and its tile is won as a time tile (5.4a)."""
    tile = s.tile[building][square]
    suspect(s, monk, -value_of(tile))
    s.tile[building][square] = -1
    s.held[s.turn][s.tiles[s.turn]] = tile
    s.tiles[s.turn] += 1
    s.sure[s.turn] += 1
    if s.tile[building][1 - square] < 0:
        s.waiting[s.waiting_length] = building
        s.waiting_length += 1


def return_tile(s, seat, which):
    """One time tile goes face down to the end of the chain; chosen in secret only its owner knows it (Q4)."""
    s.chain[s.chain_length] = s.held[seat][which]
    s.chain_knower[s.chain_length] = seat if s.tile_return == OWNER_CHOICE else -1
    s.chain_length += 1
    s.tiles[seat] -= 1
    for later in range(which, s.tiles[seat]):
        s.held[seat][later] = s.held[seat][later + 1]
    s.held[seat][s.tiles[seat]] = -1
    s.owes[seat] -= 1
    s.owed -= 1
    if seat == s.turn:
        s.purse -= 1
    s.sure[seat] = s.tiles[seat] - returnable(s, seat)


def returnable(s, seat):
    """How many of a player's tiles, the oldest, may go back: one won in this turn cannot be spent in it (5.2)."""
    return s.purse if seat == s.turn else s.tiles[seat]


def told_apart(s, seat):
    """How many of a player's tiles, the latest, everybody can name who has followed the game (15.12a).

    All, while no tile that he gave back in secret is still in the chain; else those that he has won since.
    """
    for i in range(s.chain_length):
        if s.chain_knower[i] == seat:
            return s.sure[seat]
    return s.tiles[seat]


def gives_back(s):
    """Return what is owed, clockwise from the player whose turn it is (Q6); True if a tile must be chosen first."""
    if s.owed == 0:
        return False
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        while s.owes[seat] > 0:
            if s.tile_return == OLDEST_FIRST:
                return_tile(s, seat, 0)
            elif s.tile_return == OWNER_CHOICE:
                if returnable(s, seat) > s.owes[seat]:
                    s.giver = seat
                    s.step = RETURN
                    return True
                return_tile(s, seat, 0)
            else:
                s.giver = seat
                s.step = LOSE
                return True
    return False


def lay_front(s, tile):
    """Turn a tile up on the building that waits longest."""
    building = s.waiting[0]
    square = 0 if s.tile[building][0] < 0 else 1
    s.tile[building][square] = tile
    s.laying -= 1
    if s.laying == 0:
        stop_waiting(s)


def stop_waiting(s):
    """The first building in the queue needs no tiles any more."""
    s.waiting_length -= 1
    for i in range(s.waiting_length):
        s.waiting[i] = s.waiting[i + 1]
    s.waiting[s.waiting_length] = -1


def next_known(s):
    """Take the front tile of the chain where all unseen ones are gone."""
    tile = s.chain[0]
    s.chain_length -= 1
    for i in range(s.chain_length):
        s.chain[i] = s.chain[i + 1]
        s.chain_knower[i] = s.chain_knower[i + 1]
    s.chain[s.chain_length] = -1
    s.chain_knower[s.chain_length] = -1
    return tile


def lays_tiles(s):
    """Refill the emptied buildings, earliest first; True if chance must turn up a tile (Q5)."""
    while s.waiting_length > 0:
        if s.laying == 0:
            s.laying = min(SQUARES, s.unseen_left + s.chain_length)
            if s.laying == 0:
                if s.short_chain == WAIT:
                    return False
                stop_waiting(s)
                continue
        if s.unseen_left > 0 or s.chain[0] < 0:  # a view may not know the tile: then it waits for it as for chance
            s.step = REFILL
            return True
        lay_front(s, next_known(s))
    return False


def turn_up(s, tile):
    """Chance has turned up a tile nobody had seen."""
    s.unseen[tile] -= 1
    s.unseen_left -= 1
    lay_front(s, tile)
