"""What can be known of the novices, for people: place, key, wish and wish card of each, with shares and reasons (13).

Of another's novice it is what the seat can know; of a seat's own novices what the others can know of her (`known_...`).
Places that are impossible are left out, with no reason for each: there are a hundred and fifty of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from subrosa.core.beliefs import Matter, Reason, Share
from subrosa.core.fields import State

from .box import NOVICES, PLACES, WISHES
from .policy.mind import LOADS, WISH_COUNT

NO, YES = "no", "yes"
"""Whether she has her key, or her wish."""
KNOWN = "known_"
KEYED, LADEN = 1, 2
TINY = 1e-12


def matters(v: State, seat: int, mind: State) -> Iterator[Matter]:
    """What is hidden of each novice."""
    for novice, name in enumerate(NOVICES):
        if v.owner[novice] < 0:
            continue
        own = seat < v.seats and v.owner[novice] == seat
        kind = KNOWN if own else ""
        of = {"novice": name}
        layers = mind.counted[novice], mind.believed[novice]
        cases = mind.counted_case[novice], mind.believed_case[novice]
        yield Matter(f"{kind}place", of, _shares(PLACES, *layers))
        yield Matter(f"{kind}key", of, _either(*cases, KEYED))
        yield Matter(f"{kind}wish", of, _either(*cases, LADEN))
        cards = [[sum(case[load * WISH_COUNT + c] for load in range(LOADS)) for c in range(WISH_COUNT)] for case in cases]
        yield Matter(f"{kind}wish_card", of, _shares(WISHES, *cards))


def truth(s: State, matter: Matter) -> str:
    """How it is; nothing before the cards are dealt."""
    novice = NOVICES.index(str(matter.of["novice"]))
    kind = matter.kind.removeprefix(KNOWN)
    if kind == "place":
        return PLACES[s.place[novice]]
    if kind == "wish_card":
        return WISHES[s.wish_card[novice]] if s.wish_card[novice] >= 0 else ""
    return YES if (s.key if kind == "key" else s.wish)[novice] == 1 else NO


def _shares(names: Sequence[str], counted: Sequence[float], believed: Sequence[float]) -> dict[str, Share]:
    """The share of each alternative that is possible."""
    return {name: Share(_clean(c), _clean(b)) for name, c, b in zip(names, counted, believed, strict=True) if c > 0.0}


def _either(counted: Sequence[float], believed: Sequence[float], load: int) -> dict[str, Share]:
    """Whether she carries so much."""
    c, b = (sum(case[load * WISH_COUNT :]) for case in (counted, believed))
    return {YES: Share(_clean(c), _clean(b)), NO: Share(_clean(1.0 - c), _clean(1.0 - b))}


def _clean(share: float) -> float:
    """A share without what sums of small numbers leave behind."""
    return max(0.0, min(1.0, round(share, 12)))
