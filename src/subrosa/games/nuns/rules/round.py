"""The round: novices, noise, victory, guards, listening, and the next one (3, 9.1-9.3, 12)."""

from ..box import CELLS, ROUNDS
from .eyes import lit
from .figures import in_play, running
from .moves import begin_moves, movers, publish
from .noises import listening, noise_turn
from .terms import (
    GUARD_COUNT,
    GUARD_WALK,
    NOVICE_COUNT,
    ORDER,
    OVER,
    SWIFT_FOOT,
    SWIFT_WALK,
)


def begin_round(s):
    """A new round; the last one over, the guards have won by time (3.4, 9.3)."""
    over = s.round == last_round(s)
    s.round = min(s.round + 1, ROUNDS)
    if over:
        s.guards_won = 1
        s.step = OVER
        return
    begin_moves(s)
    after_moves(s)


def last_round(s):
    """How many rounds the night has (3.4)."""
    return ROUNDS - 1 if s.rounds == 1 else ROUNDS


def after_moves(s):
    """When all novices are done their moves are published, and noise is checked (12.2-12.4)."""
    if movers(s) == 0:
        publish(s)
        if s.step != OVER:
            s.novice = -1
            next_noise(s)


def next_noise(s):
    """The next novice's check; after the last come victory and the guards (12.4-12.7)."""
    if not noise_turn(s):
        come_home(s)
        if s.step != OVER:
            begin_guards(s)


def complete(s, novice):
    """Is a novice on the run at home with key and wish (9.1)?"""
    return running(s, novice) and s.place[novice] == CELLS[novice] and s.key[novice] == 1 and s.wish[novice] == 1


def come_home(s):
    """Novices who are home with their wish win, together or the one least often caught (9.1)."""
    fewest = 99
    for novice in range(NOVICE_COUNT):
        if complete(s, novice):
            fewest = min(fewest, s.captured[novice])
    for novice in range(NOVICE_COUNT):
        if complete(s, novice) and (s.tie == 0 or s.captured[novice] == fewest):
            s.won |= 1 << novice
            s.step = OVER


def begin_guards(s):
    """The guard side says who goes first (3.3)."""
    s.moved = 0
    s.guard = -1
    s.step = ORDER
    for guard in range(GUARD_COUNT):
        s.named[guard] = -1


def guards_moved(s):
    """Markers nobody sees go home, cards are shown, tokens are cleared, then walkers listen (6.6, 12.9, 12.10)."""
    for novice in range(NOVICE_COUNT):
        if in_play(s, novice) and running(s, novice) and s.marker[novice] >= 0 and not lit(s, s.marker[novice]):
            s.marker[novice] = -1
    for guard in range(GUARD_COUNT):
        if s.named[guard] == SWIFT_WALK:
            s.spent[NOVICE_COUNT + guard] = SWIFT_FOOT
            s.shown[guard] = GUARD_WALK
        else:
            s.shown[guard] = s.named[guard]
        s.named[guard] = -1
    clear_tokens(s)
    s.paces = 0
    s.sighted = 0
    s.trail = 0
    s.guard = -1
    next_listening(s)


def clear_tokens(s):
    """All noise and vanished tokens leave the board (8.7)."""
    for i in range(s.noises):
        s.noise_place[i] = -1
        s.noise_guard[i] = -1
        s.noise_owner[i] = -1
        s.noise_round[i] = -1
    for i in range(s.vanishings):
        s.vanished_from[i] = -1
        s.vanished_to[i] = -1
        s.vanished_owner[i] = -1
    s.noises = 0
    s.vanishings = 0


def next_listening(s):
    """The next guard listens; after the last the round is over (8.6, 3.4)."""
    if not listening(s):
        begin_round(s)
