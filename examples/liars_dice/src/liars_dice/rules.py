"""The rules of Liar's dice, one text for every engine. Numbers in brackets are those of RULES.md."""

from subrosa.core.deciders import CHANCE
from subrosa.core.tellings import EVERYBODY

from .fields import DICE, LENGTH, STEPS, WILD

OVER, BID, ROLL, UNSEEN = range(len(STEPS))
HIGHEST = WILD.index("highest")
ONE_ROUND = LENGTH.index("one_round")


def start(s):
    """Everybody takes the same number of dice; seat 1 begins (1.1, 2.1)."""
    for seat in range(s.seats):
        s.left[seat] = s.dice
        s.place[seat] = 0
    s.in_play = s.seats * s.dice
    s.round = 1
    s.turn = 0
    shake(s)


def deciders(s):
    """Whose turn it is; chance rolls the dice."""
    if s.step == OVER:
        return 0
    return 1 << (s.turn if s.step == BID else CHANCE)


def legal(s, seat, out):
    """Every higher bid, and the call, which is higher than all of them (3.1, 3.4)."""
    count = 0
    for choice in range(standing(s) + 1, liar(s)):
        out[count] = choice
        count += 1
    if s.count > 0:
        out[count] = liar(s)
        count += 1
    return count


def odds(s, out, weights):
    """A die shows each face alike (2.2)."""
    for face in range(s.faces):
        out[face] = face
        weights[face] = 1
    return s.faces


def apply(s, decider, choice):
    """What a roll, a bid or a call leads to."""
    if s.step == ROLL:
        roll(s, choice)
    elif choice < liar(s):
        s.count = choice // s.faces + 1
        s.face = choice % s.faces
        s.bidder = s.turn
        s.turn = next_player(s, s.turn)
    else:
        call(s)


def places(s, ranks):
    """The place of every player (5)."""
    for seat in range(s.seats):
        ranks[seat] = s.place[seat]


def knows(s, decider, choice):
    """Nobody sees a single die fall; what is said is said aloud (6.1, 6.2)."""
    return 0 if s.step == ROLL else EVERYBODY


def leanings(s, seat, out, count, weights):
    """A thrifty player raises by little, and doubts high bids."""
    for i in range(count):
        weights[i] = max(1, 2 * s.faces - i)
    if s.count > 0:
        weights[count - 1] = s.count * s.faces


def standing(s):
    """The number of the bid that stands: bids go by count, then by face; -1 without one (3.2)."""
    return (s.count - 1) * s.faces + s.face if s.count > 0 else -1


def liar(s):
    """The number of the call: one more than the highest bid (3.3)."""
    return s.in_play * s.faces


def shake(s):
    """A new round: there is no bid, and everybody is about to roll (2.2)."""
    s.count = 0
    s.face = -1
    s.bidder = -1
    s.rolled = 0
    s.step = ROLL


def roll(s, face):
    """One more die, put in its place among those under the cup: how they fell does not matter (2.2)."""
    seat, die = roller(s)
    while die > 0 and s.cup[seat][die - 1] > face:
        s.cup[seat][die] = s.cup[seat][die - 1]
        die -= 1
    s.cup[seat][die] = face
    s.rolled += 1
    if s.rolled == s.in_play:
        s.step = BID


def roller(s):
    """Whose die is next to fall, and how many this player has rolled."""
    seat, die = 0, s.rolled
    while die >= s.left[seat]:
        die -= s.left[seat]
        seat += 1
    return seat, die


def call(s):
    """All dice are opened: who was wrong, the caller or the bidder, loses (4.1-4.3)."""
    if s.rolled < 0:  # a view, which does not tell who is right: a preview waits there as for chance
        s.step = UNSEEN
        return
    found = matching(s)
    for seat in range(s.seats):
        for i in range(DICE):
            s.opened[seat][i] = s.cup[seat][i]
            s.cup[seat][i] = -1
    if found >= s.count:
        lose(s, s.turn, s.bidder)
    else:
        lose(s, s.bidder, s.turn)


def matching(s):
    """How many dice show the face of the bid, wild ones included (4.2)."""
    count = 0
    for seat in range(s.seats):
        for i in range(s.left[seat]):
            face = s.cup[seat][i]
            if face == s.face or (s.wild == HIGHEST and face == s.faces - 1):
                count += 1
    return count


def lose(s, loser, winner):
    """The loser gives up a die, or the game where there is one round only (4.4, 5.1)."""
    if s.length == ONE_ROUND:
        for seat in range(s.seats):
            s.place[seat] = 2
        s.place[loser] = s.seats
    else:
        s.left[loser] -= 1
        s.in_play -= 1
        if s.left[loser] == 0:
            s.place[loser] = players_left(s) + 1
    if s.length == ONE_ROUND or players_left(s) == 1:
        s.place[winner] = 1
        s.step = OVER
    else:
        s.turn = loser if s.left[loser] > 0 else next_player(s, loser)
        s.round += 1
        shake(s)


def players_left(s):
    """How many players have dice (5.2)."""
    count = 0
    for seat in range(s.seats):
        count += s.left[seat] > 0
    return count


def next_player(s, seat):
    """The next player to the left who has dice (3.5, 4.5)."""
    seat = (seat + 1) % s.seats
    while s.left[seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


def some(s, seat, v):
    """A player sees the own dice, once all have rolled (6.1)."""
    if seat < s.seats and s.step != ROLL:
        for i in range(DICE):
            v.cup[seat][i] = s.cup[seat][i]
