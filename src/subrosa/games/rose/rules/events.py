"""The fourteen events (7). Each takes effect after the regular action; what it asks becomes the next step."""

from ..box import (
    ADSON,
    BUILDING_OF,
    CHURCH,
    COMMUNICATIVE,
    DELICATE,
    DILIGENT,
    DUBIOUS,
    ENIGMATIC,
    FIRST_MONK,
    FORBIDDEN,
    INCONSPICUOUS,
    INQUIRING,
    LIBRARY,
    MONKS,
    ON_THE_SCENT,
    PIECES,
    SPLIT_FIRST,
    SPLIT_SECOND,
    SUSPICIOUS,
    UNBELIEVING,
    WILLIAM,
)
from .terms import AGAIN, DELICATE_POINTS, SPLIT
from .tracks import all_equal, convert, incriminate, suspect


def happens(s):
    """What the event of the day does after the action; True if the player must decide something."""
    event = s.event
    if event == SUSPICIOUS:
        suspicious(s)
    elif event == DELICATE:
        return asks_delicate(s)
    elif event == DILIGENT:
        return asks_again(s)
    elif s.mover >= FIRST_MONK:
        return monk_event(s, event, s.mover - FIRST_MONK, s.place[s.mover])
    elif event == COMMUNICATIVE:
        communicative(s)
    elif event == ON_THE_SCENT and s.mover == WILLIAM:
        s.step = SPLIT
        return True
    return False


def monk_event(s, event, monk, building):
    """Events that look at a monk who was moved."""
    if event == DUBIOUS:
        incriminate(s, monk, 1)
    elif event == FORBIDDEN:
        if building == LIBRARY:
            incriminate(s, monk, 2)
    elif event == INQUIRING:
        inquiring(s, monk, building)
    elif event == INCONSPICUOUS:
        if alone(s, monk, building):
            incriminate(s, monk, -1)
    elif event == UNBELIEVING:
        if building == CHURCH:
            unbelieving(s)
    elif event == ENIGMATIC and s.place[WILLIAM] == building:
        s.step = SPLIT
        return True
    return False


def communicative(s):
    """William and Adson meet: a conversion at once, unless all six are equal."""
    if s.place[WILLIAM] == s.place[ADSON] and not all_equal(s):
        convert(s, 1)


def inquiring(s, monk, building):
    """The other monks in the building get 1 evidence each."""
    for other in range(MONKS):
        if other != monk and s.place[FIRST_MONK + other] == building:
            incriminate(s, other, 1)


def alone(s, monk, building):
    """Is no other figure in the building?"""
    for figure in range(PIECES):
        if figure != FIRST_MONK + monk and s.place[figure] == building:
            return False
    return True


def unbelieving(s):
    """Every other player who has a time tile returns one."""
    for seat in range(s.seats):
        if seat != s.turn and s.tiles[seat] > 0:
            s.owes[seat] = 1
            s.owed += 1


def suspicious(s):
    """The most suspected get 1 evidence; nobody if all six are equal."""
    if all_equal(s):
        return
    most = 0
    for monk in range(MONKS):
        most = max(most, s.suspicion[monk])
    for monk in range(MONKS):
        if s.suspicion[monk] == most:
            incriminate(s, monk, 1)


def asks_delicate(s):
    """The player will add the card's time to somebody's suspicion; a card of 0 asks nothing."""
    if s.cost > 0:
        s.step = DELICATE_POINTS
        return True
    return False


def asks_again(s):
    """May the card be used once more? Not if it was, nor if no figure can move (Q18)."""
    if s.uses > 1:
        return False
    building = BUILDING_OF[s.card]
    if building >= 0:
        others = 0
        for figure in range(PIECES):
            if s.place[figure] != building:
                others += 1
        if others == 0:
            return False
    s.step = AGAIN
    return True


def split_points(s, split):
    """Two points of evidence for one monk, or one for each of two."""
    incriminate(s, SPLIT_FIRST[split], 1)
    incriminate(s, SPLIT_SECOND[split], 1)


def add_delicate(s, monk):
    """As much suspicion as the printed value of the card, whatever was spent."""
    suspect(s, monk, s.cost)
