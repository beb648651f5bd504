"""What some may see of the Nuns: where novices are, who turned back, blessings, noise turns (RULES.md, section 13)."""

from .fields import MOST_PENDING
from .rules.knows import guard_side
from .rules.terms import BLESS, FALSE_NOISE, GUARD_COUNT, MOVE, NOISE_TURN, NOVICE_COUNT, TOKEN


def some(s, seat, v):
    """What a seat may see of what only some may know."""
    for novice in range(NOVICE_COUNT):
        mine = seat < s.seats and s.owner[novice] == seat
        v.place[novice] = s.place[novice] if mine else s.marker[novice]
        if mine:
            v.blessing[novice] = s.blessing[novice]
        if mine or s.step != MOVE:
            v.turned[novice] = s.turned[novice]
    if guard_side(s) >> seat & 1:
        for guard in range(GUARD_COUNT):
            v.named[guard] = s.named[guard]
            v.blessing[NOVICE_COUNT + guard] = s.blessing[NOVICE_COUNT + guard]
    see_noise_turn(s, seat, v)


def see_noise_turn(s, seat, v):
    """In a novice's noise turn only she knows what she is asked; others see that it goes on (13.42)."""
    own = s.step == BLESS or s.step == TOKEN or s.step == FALSE_NOISE
    if own and not (seat < s.seats and s.owner[s.novice] == seat):
        v.step = NOISE_TURN
        return
    v.step = s.step
    v.hearing = s.hearing
    v.asked_for = s.asked_for
    v.falsely = s.falsely
    v.pending = s.pending
    v.softer = s.softer
    for i in range(MOST_PENDING):
        v.pending_place[i] = s.pending_place[i]
        v.pending_guard[i] = s.pending_guard[i]
