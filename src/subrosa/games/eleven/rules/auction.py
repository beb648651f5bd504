"""The auction for turn order: a chain of ascending auctions paid in time (6)."""

from .goods import eliminate
from .terms import BID, OPEN, OVER, RAISE


def placed(s, seat):
    """The position a seat has won this hour, or -1."""
    for position in range(s.positions):
        if s.order[position] == seat:
            return position
    return -1


def unplaced(s):
    """How many living players have no position yet."""
    count = 0
    for seat in range(s.seats):
        if s.alive >> seat & 1 and placed(s, seat) < 0:
            count += 1
    return count


def opener(s):
    """The unplaced player who stood highest in the old order (6.2)."""
    for i in range(s.seats):
        seat = s.old[i]
        if seat >= 0 and s.alive >> seat & 1 and placed(s, seat) < 0:
            return seat
    return -1


def first_free(s):
    """The first position nobody has."""
    position = 0
    while position < s.positions and s.order[position] >= 0:
        position += 1
    return position


def begin_auctions(s):
    """A position for every living player (6.1)."""
    s.positions = 0
    for seat in range(s.seats):
        s.positions += s.alive >> seat & 1
    for i in range(len(s.order)):
        s.order[i] = -1


def auctions(s):
    """Go on with the auctions; True while somebody has to bid (6.2, 6.7)."""
    left = unplaced(s)
    if s.step == OVER or left == 0:
        return False
    if left == 1:
        s.order[first_free(s)] = opener(s)
        return False
    s.asked = opener(s)
    s.bidder = s.asked
    s.passed = 0
    s.step = OPEN
    return True


def most_bid(s, seat):
    """The highest bid: it must leave 1 time unit, unless the table allows ruin (6.8, R7)."""
    return s.time[seat] if s.bid_may_eliminate == 1 else s.time[seat] - 1


def open_position(s, position):
    """The opener names a free position (6.2)."""
    s.auctioned = position
    s.step = BID


def bid(s, amount):
    """A bid stands; the next player clockwise is asked (6.3)."""
    s.bid = amount
    s.bidder = s.asked


def pass_bid(s):
    """Out of this auction only (6.3)."""
    s.passed |= 1 << s.asked


def next_bidder(s):
    """Ask the next unplaced player clockwise who has not passed; False when only the bidder is left (6.3, 6.4)."""
    for i in range(1, s.seats):
        seat = (s.asked + i) % s.seats
        if seat == s.bidder:
            return False
        if s.alive >> seat & 1 and placed(s, seat) < 0 and not s.passed >> seat & 1:
            s.asked = seat
            s.step = RAISE
            return True
    return False


def win_auction(s):
    """The last bidder pays at once and has the position (6.4)."""
    seat = s.bidder
    s.order[s.auctioned] = seat
    s.time[seat] -= s.bid
    if s.time[seat] == 0:
        eliminate(s, seat)
