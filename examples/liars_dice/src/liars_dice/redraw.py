"""Other worlds: histories that would have told a player the same.

Dice that were opened, and one's own once all have rolled, are kept, in any order in which they may have fallen; all
others are rolled anew. So histories come out as chance has them, and every weight is 1.
"""

from collections.abc import Sequence
from random import Random

from subrosa.core.game import Setup
from subrosa.core.match import Decision

from . import rules
from .rules import BID, OVER, ROLL


def redraw(setup: Setup, decisions: Sequence[Decision], seat: int, random: Random) -> tuple[list[Decision], float]:
    """Another history that a seat, or the spectator, cannot tell from this one, and its weight."""
    s, drawn = setup.start(), list(decisions)
    under: dict[int, list[int]] = {}  # by seat, which decisions rolled the dice that are under its cup now
    for at, decision in enumerate(decisions):
        if s.step == ROLL:
            under.setdefault(rules.roller(s)[0], []).append(at)
        rules.apply(s, decision.decider, decision.choice)
        if s.step == ROLL and s.rolled == 0:
            _draw(drawn, under, list(under), s.faces, random)
            under = {}
    if s.step == OVER:
        return list(decisions), 1.0
    _draw(drawn, under, [seat] if s.step == BID else [], s.faces, random)
    return drawn, 1.0


def _draw(drawn: list[Decision], under: dict[int, list[int]], known: list[int], faces: int, random: Random) -> None:
    """Roll the dice under the cups anew; those that are known fall as they are, one way or another."""
    for seat, rolls in under.items():
        dice = sorted(drawn[at].choice if seat in known else random.randrange(faces) for at in rolls)
        random.shuffle(dice)
        for at, face in zip(rolls, dice, strict=True):
            drawn[at] = Decision(drawn[at].decider, face)
