"""How a thrifty player leans who otherwise picks at random: so that random games see all eleven hours.

No rule: players who bid evenly over all they have are dead by the third hour. Only what the seat knows is read, so
that the leanings are the same on its view.
"""

from ..box import COL, HERO_SHEETS, ROW
from .board import goal
from .goods import wolf_marks
from .terms import BID, FENRIR, GEAR, LEAVE, LOCATION, LOOK_ON, MOVE, NAME, NAME_AS_FENRIR, PASS, RAISE, STOP, WALK

EVEN = 10
"""The weight of an ordinary choice."""
KEEN = 60
UNLIKELY = 1


def leanings(s, seat, out, count, weights):
    """Weights for the choices on offer."""
    step = s.step
    for i in range(count):
        if step == RAISE or step == BID:
            weights[i] = lean_to_bid(s, out[i])
        elif step == GEAR and out[i] <= 6:
            weights[i] = KEEN if out[i] % 3 == 1 else EVEN
        elif (step == MOVE or step == WALK) and out[i] <= STOP:
            weights[i] = lean_to_go(s, seat, out[i])
        elif step == LOCATION or step == LOOK_ON:
            weights[i] = EVEN if out[i] == PASS or out[i] == 0 else KEEN
        elif out[i] >= NAME:
            weights[i] = lean_to_name(s, seat, out[i])
        else:
            weights[i] = EVEN


def lean_to_bid(s, choice):
    """Pass mostly, seldom bid much more than must be."""
    if choice == PASS:
        return KEEN
    more = choice - s.bid if s.step == RAISE else choice
    return EVEN // (1 + more * more) if more < 4 else 0


def lean_to_go(s, seat, choice):
    """Keep time, except on the way to a declared goal: there every step nearer is welcome."""
    there = goal(s) if s.turn == seat else -1
    if there < 0:
        return KEEN // 2 if choice == STOP and s.time[seat] < 20 else EVEN
    if choice == STOP:
        return UNLIKELY
    here = s.place[s.figure]
    spot = choice & (LEAVE - 1)
    nearer = abs(COL[spot] - COL[there]) + abs(ROW[spot] - ROW[there])
    before = abs(COL[here] - COL[there]) + abs(ROW[here] - ROW[there])
    return KEEN if nearer < before else EVEN // 2


def lean_to_name(s, seat, choice):
    """Name nobody whose card is known to lie elsewhere; with sheets and organ gladly, else hardly ever."""
    named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
    if s.open[named] or s.known[seat][named] or s.wrong[named]:
        return 0
    ready = s.sheets[seat] >= HERO_SHEETS or (s.role[seat] == FENRIR and wolf_marks(s, seat) > 0)
    return KEEN if ready else UNLIKELY
