"""Who knows at once what was decided (22)."""

from subrosa.core.tellings import EVERYBODY

from .goods import WATCHERS, knowers_of_top
from .terms import CHOSEN, DEAL, DISCARD, DRAW, LOOK, ROLE, UNKNOWN


def knows(s, decider, choice):
    """The address of everybody who learns at once what is decided: hidden cards, roles, tiles and looks."""
    step = s.step
    if step == DEAL:
        return 1 << dealt_to(s)
    if step == CHOSEN:
        return 0
    if step == ROLE:
        return 1 << s.index
    if step == DRAW:
        return knows_drawn(s)
    if step == LOOK:
        return 1 << s.turn | looked_at(s)
    if step == DISCARD and s.tiles_hidden == 0:
        return 1 << decider
    return EVERYBODY


def dealt_to(s):
    """The seat that is dealt the next card: two each with three players (15)."""
    return s.index // 2 if s.seats == 3 else s.index


def knows_drawn(s):
    """A tile drawn: its drawer sees it, and whoever knew what lay on top knows it too (22.10)."""
    if s.tiles_hidden == 1:
        return EVERYBODY
    knowers = knowers_of_top(s)
    return EVERYBODY if knowers >> WATCHERS & 1 else knowers | 1 << s.turn


def looked_at(s):
    """Whose card is looked at, where he learns which (22.3)."""
    if s.target == UNKNOWN or s.owner_sees_investigated_card == 1:
        return 0
    return 1 << s.target
