"""How random players lean so that games see keys, wishes, chases and homecomings: no rule, only what the seat knows."""

from ..box import DISTANCE
from .moves import acting, errand, here
from .terms import CARD, GO, MOVE, NOISE_AT, NOVICE_COUNT, PLAY_CARD, RUN_CARD, STEPPING, STOP

EVEN = 10
KEEN = 60
UNLIKELY = 2


def leanings(s, seat, out, count, weights):
    """Weights for the choices on offer."""
    for i in range(count):
        weights[i] = EVEN
        if s.step == MOVE:
            weights[i] = lean_to_move(s, acting(s, seat), out[i])
        elif s.step == GO:
            weights[i] = lean_to_go(s, out[i])


def lean_to_move(s, novice, choice):
    """On her errand: cards that go somewhere, steps that come nearer, a stop where she wants to be."""
    stage = s.stage[novice]
    if stage == CARD:
        if choice == PLAY_CARD:
            return UNLIKELY
        return KEEN if choice == PLAY_CARD + RUN_CARD else EVEN
    if stage != STEPPING:
        return EVEN
    there = errand(s, novice)
    now = DISTANCE[here(s, novice)][there]
    if choice == STOP:
        return KEEN * 20 if now == 0 else 1
    return KEEN * 3 if DISTANCE[choice][there] < now else EVEN // 2


def lean_to_go(s, choice):
    """A guard goes where she has seen somebody, and seldom makes a false noise."""
    if choice >= NOISE_AT:
        return 1
    if choice >= STOP:
        return KEEN
    nearer = 0
    for novice in range(NOVICE_COUNT):
        marker = s.marker[novice]
        if s.sighted >> novice & 1 and marker >= 0:
            if DISTANCE[choice][marker] < DISTANCE[s.at[s.guard]][marker]:
                nearer = 1
    return KEEN * 2 if nearer else EVEN
