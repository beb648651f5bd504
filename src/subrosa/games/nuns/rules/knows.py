"""Who knows at once what was decided (13)."""

from subrosa.core.tellings import EVERYBODY

from .figures import guard_seat
from .patrol import LONGEST_WALK
from .terms import (
    BLESS,
    BLESSING,
    FALSE_NOISE,
    GO,
    MOVE,
    NOVICE_COUNT,
    SECOND_CHANCE,
    STOP,
    STOP_AS_WALK,
    TOKEN,
    USE,
    WISH,
)


def knows(s, decider, choice):
    """The address of everybody who learns at once what is decided."""
    step = s.step
    if step == MOVE or step == TOKEN or step == FALSE_NOISE:
        return 1 << decider
    if step == BLESS:
        again = choice == USE and s.blessing[s.novice] == SECOND_CHANCE
        return EVERYBODY if again else 1 << decider
    if step == WISH:
        return 1 << s.owner[s.index]
    if step == BLESSING:
        return guard_side(s) if s.index >= NOVICE_COUNT else 1 << s.owner[s.index]
    if step == GO and (choice == STOP or choice == STOP_AS_WALK):
        return knows_card(s)
    return EVERYBODY


def guard_side(s):
    """The address of those who lead guards."""
    return 1 | 1 << guard_seat(s, 1)


def knows_card(s):
    """Five steps can be a walk or a run: only her own side knows it until both guards have moved (7.1, 13.18)."""
    if s.paces != LONGEST_WALK + 1 or s.moved == 3 ^ (1 << s.guard):
        return EVERYBODY
    return guard_side(s)
