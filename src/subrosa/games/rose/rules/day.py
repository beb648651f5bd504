"""The end of a day, the secret rounds, and the end of the game (6, 8)."""

from ..box import DAYS, EVENT_CARD_POINTS, HIT, REVELATION_AFTER, REVELATION_POINTS, SUNDIAL
from .terms import ACCUSE, CARRY, EVENT, MARKER, OVER
from .tracks import convert, times


def end_of_day(s):
    """Conversion, the event card to whoever ended the day, the sundial, then a revelation or the next day (6)."""
    convert(s, times(s))
    s.taker[s.day - 1] = s.turn
    s.sundial = dawn(s)
    s.event = -1
    if REVELATION_AFTER[s.day]:
        s.choosing = (1 << s.seats) - 1
        s.step = MARKER
    else:
        next_day(s)


def dawn(s):
    """Where the next day begins on the sundial: steps beyond the blue field count for it, or do not (6.3, Q2)."""
    return s.sundial - SUNDIAL if s.sundial_overshoot == CARRY else 0


def next_day(s):
    """The next event is turned up; after day 6 comes the accusation (4.2, 8)."""
    s.day += 1
    if s.day <= DAYS:
        s.step = EVENT
    else:
        s.choosing = (1 << s.seats) - 1
        s.step = ACCUSE


def choose_marker(s, seat, colour):
    """A marker is laid in secret; the last one opens them all (6.5)."""
    s.pick[seat] = colour
    s.choosing &= ~(1 << seat)
    if s.choosing == 0:
        reveal(s)


def reveal(s):
    """All markers are turned up together; each brings its colour 2 evidence (6.5)."""
    round = revelations_before(s.day)
    for seat in range(s.seats):
        s.shown[seat][round] = s.pick[seat]
        s.evidence[s.pick[seat]] += REVELATION_POINTS
        s.pick[seat] = -1
    next_day(s)


def revelations_before(day):
    """How many revelations there were before the end of this day."""
    count = 0
    for earlier in range(day):
        count += REVELATION_AFTER[earlier]
    return count


def guesses_made(s, seat):
    """How many opponents this seat has accused already."""
    made = 0
    while made < s.seats - 1 and s.guess[seat][made] >= 0:
        made += 1
    return made


def opponent(s, seat, number):
    """Whom a player accuses first, second, ...: clockwise from his left (8.2)."""
    return (seat + 1 + number) % s.seats


def accuse(s, seat, colour):
    """A marker is laid before the next opponent, clockwise; the last one of all opens everything (8.2, Q19)."""
    made = guesses_made(s, seat)
    s.guess[seat][made] = colour
    if made + 1 == s.seats - 1:
        s.choosing &= ~(1 << seat)
        if s.choosing == 0:
            settle(s)


def settle(s):
    """Right guesses and event cards weigh on the monks of their players; the game is over (8.3, 8.4)."""
    for seat in range(s.seats):
        s.evidence[s.identity[seat]] += HIT[s.seats] * hits(s, seat) + EVENT_CARD_POINTS * event_cards(s, seat)
    s.step = OVER


def hits(s, seat):
    """How many of the others have named this player's monk (8.3)."""
    count = 0
    for other in range(s.seats):
        for i in range(s.seats - 1):
            if opponent(s, other, i) == seat and s.guess[other][i] == s.identity[seat]:
                count += 1
    return count


def event_cards(s, seat):
    """How many event cards a player has taken."""
    count = 0
    for day in range(DAYS):
        if s.taker[day] == seat:
            count += 1
    return count


def places(s, out):
    """The place of every seat: least evidence first, ties to more event cards, then shared (8.6)."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            mine = s.evidence[s.identity[seat]]
            theirs = s.evidence[s.identity[other]]
            if theirs < mine or (theirs == mine and event_cards(s, other) > event_cards(s, seat)):
                out[seat] += 1
