"""The two tracks, and how suspicion turns into evidence (5.4, 6.1)."""

from ..box import CAUGHT, CONVERSION, MAX_SUSPICION, MONKS, START_SUSPICION
from .terms import STOPS_AT_ZERO


def suspected(s, monk, points):
    """Where a monk's suspicion marker would come to; it stays on the track (5.4)."""
    return min(max(s.suspicion[monk] + points, 0), MAX_SUSPICION)


def incriminated(s, monk, points):
    """Where a monk's evidence marker would come to; it stops at 0 unless the table plays without that floor (Q3)."""
    evidence = s.evidence[monk] + points
    if evidence < 0 and points < 0 and s.evidence_floor == STOPS_AT_ZERO:
        return 0
    return evidence


def suspect(s, monk, points):
    """Move a monk's suspicion marker (5.4)."""
    s.suspicion[monk] = suspected(s, monk, points)


def incriminate(s, monk, points):
    """Move a monk's evidence marker (5.4c)."""
    s.evidence[monk] = incriminated(s, monk, points)


def all_equal(s):
    """Do all six share one suspicion?"""
    for monk in range(1, MONKS):
        if s.suspicion[monk] != s.suspicion[0]:
            return False
    return True


def position(s, monk):
    """How many different suspicion values are above this monk's: ties share a place and none is skipped (6.1)."""
    return above(levels(s), s.suspicion[monk])


def levels(s):
    """Which suspicion values there are, a bit for each."""
    found = 0
    for monk in range(MONKS):
        found |= 1 << s.suspicion[monk]
    return found


def above(found, suspicion):
    """How many of these suspicion values are above this one."""
    found >>= suspicion + 1
    higher = 0
    while found:
        found &= found - 1
        higher += 1
    return higher


def times(s):
    """How often a night counts: twice when Caught (7)."""
    return 2 if s.event == CAUGHT else 1


def tonight(s, monk):
    """The evidence a monk would get if night fell now (6.1, 7)."""
    return times(s) * CONVERSION[position(s, monk)]


def convert(s, factor):
    """Suspicion turns into evidence by position; then all suspicion is 10 again (6.1, 6.2)."""
    for monk in range(MONKS):
        s.evidence[monk] += factor * CONVERSION[position(s, monk)]
    for monk in range(MONKS):
        s.suspicion[monk] = START_SUSPICION
