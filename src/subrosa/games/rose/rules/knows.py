"""Who knows at once what was decided (15)."""

from subrosa.core.tellings import EVERYBODY

from ..box import HAND
from .terms import ACCUSE, DEAL, DRAW, IDENTITY, MARKER, RETURN


def knows(s, decider, choice):
    """The address of everybody who learns at once what is decided: hidden cards, identities, markers and tiles."""
    step = s.step
    if step == DRAW:
        return 1 << s.turn
    if step == DEAL:
        return 1 << (s.index // HAND)
    if step == IDENTITY:
        return 1 << s.index
    if step == MARKER or step == ACCUSE or step == RETURN:
        return 1 << decider
    return EVERYBODY
