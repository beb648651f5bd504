"""Why to open an auction, to bid or to pass: what a position brings, and what time it is worth."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.beliefs import Reason
from subrosa.core.fields import State
from subrosa.core.reasons import Weighed, instead, opinion

from ..box import LAST, POSITION_WHO
from ..players.deducing import most_bid, threat
from ..players.weights import BEFORE, SURE
from ..policy.bids import event_worth, last_worth
from ..rules.terms import BID, PASS, RAISE
from ..steps import character


def reasons(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What speaks for a position, or for so much time."""
    if v.step == BID:
        yield from instead("low", second - choice, choice, second)
    elif v.step == RAISE:
        worth = max(0, most_bid(v, seat, mind))
        if choice == PASS:
            yield 1.0, Reason("passes", {"count": worth})
        else:
            yield 1.0, Reason("bids", {"count": worth})
            yield from instead("low", second - choice if second < PASS else 0, choice, second)
    else:
        yield from _position(v, seat, mind, choice, second)


def _position(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    last, who = v.positions - 1, POSITION_WHO[v.event]
    if choice == 0 and mind.wins > 0.0:
        yield SURE * mind.wins, Reason("wins", {"share": opinion(1.0 if mind.suspected == 1 else 0.5, mind.wins)})
    elif choice < second and threat(v, seat, mind) > 0.0 and (v.organ >= 0 or mind.fenrir):
        rival = max((one for one in range(v.seats) if one != seat), key=lambda one: float(mind.ready[one]))
        yield BEFORE * mind.ready[rival], Reason("rival", {"seat": rival + 1})
    if who == choice + 1 or (who == LAST and choice == last):
        gain = event_worth(v, seat, mind)
        if gain > 0.0:
            yield gain, Reason("event")
    if choice == last:
        gain = last_worth(v, seat, mind)
        if gain > 0.0:
            yield gain, Reason("last")
    if choice < second and mind.worths[choice] > mind.worths[second]:
        facts = {"figure": character(v, mind.figures[choice]), "bonus": character(v, mind.figures[second])}
        yield mind.worths[choice] - mind.worths[second], Reason("pick", facts)
