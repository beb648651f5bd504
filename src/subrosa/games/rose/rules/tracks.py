"""The two tracks, and how suspicion turns into evidence (5.4, 6.1)."""

from ..box import CONVERSION, MAX_SUSPICION, MONKS, START_SUSPICION
from .terms import STOPS_AT_ZERO


def suspect(s, monk, points):
    """Move a monk's suspicion marker; it stays on the track (5.4)."""
    s.suspicion[monk] = min(max(s.suspicion[monk] + points, 0), MAX_SUSPICION)


def incriminate(s, monk, points):
    """Move a monk's evidence marker; it stops at 0 unless the table plays without that floor (Q3)."""
    evidence = s.evidence[monk] + points
    if evidence < 0 and points < 0 and s.evidence_floor == STOPS_AT_ZERO:
        evidence = 0
    s.evidence[monk] = evidence


def all_equal(s):
    """Do all six share one suspicion?"""
    for monk in range(1, MONKS):
        if s.suspicion[monk] != s.suspicion[0]:
            return False
    return True


def position(s, monk):
    """How many different suspicion values are above this monk's: ties share a place and none is skipped (6.1)."""
    above = 0
    for other in range(MONKS):
        if s.suspicion[other] > s.suspicion[monk]:
            first = True
            for earlier in range(other):
                if s.suspicion[earlier] == s.suspicion[other]:
                    first = False
            if first:
                above += 1
    return above


def convert(s, factor):
    """Suspicion turns into evidence by position; then all suspicion is 10 again (6.1, 6.2)."""
    for monk in range(MONKS):
        s.evidence[monk] += factor * CONVERSION[position(s, monk)]
    for monk in range(MONKS):
        s.suspicion[monk] = START_SUSPICION
