"""What can be known of who is who, for people: the colours of every player with shares and reasons (15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from subrosa.core.beliefs import Matter, Reason, Share
from subrosa.core.fields import State
from subrosa.core.game import Bet

from . import belief
from .box import COLOURS, HIT, MONKS
from .fields import STEPS
from .steps import accused


def matters(v: State, seat: int, mind: State) -> Iterator[Matter]:
    """Which colour each player is."""
    for player in range(v.seats):
        counted, believed = mind.counted[player], mind.believed[player]
        shares = {COLOURS[c]: Share(_clean(counted[c]), _clean(believed[c])) for c in range(MONKS)}
        out = {COLOURS[c]: _why_not(v, seat, player, c) for c in range(MONKS) if shares[COLOURS[c]].counted == 0.0}
        certain = [name for name, share in shares.items() if share.counted == 1.0]
        reasons = _together(out) if certain else ()
        yield Matter("identity", {"seat": player + 1}, shares, reasons, out)


def truth(s: State, matter: Matter) -> str:
    """The colour a player is; nothing before the cards are dealt."""
    colour = s.identity[int(matter.of["seat"]) - 1]
    return COLOURS[colour] if colour >= 0 else ""


def guessed(s: State, decider: int, choice: int) -> Iterator[Bet]:
    """Who is taken for which monk at the accusation (8)."""
    if STEPS[s.step] == "accuse":
        yield "identity", {"seat": accused(s, decider) + 1}, [COLOURS[choice]]


def at_stake(s: State, matter: Matter) -> int:
    """The evidence it brings to be seen through by everybody (8)."""
    return int(HIT[s.seats]) * (int(s.seats) - 1)


def _clean(share: float) -> float:
    """A share without what sums of small numbers leave behind."""
    return min(1.0, round(share, 12))


def _why_not(v: State, seat: int, player: int, colour: int) -> tuple[Reason, ...]:
    """The fewest facts by which a player cannot be a colour."""
    own = v.identity[seat] if seat < v.seats else -1
    if player == seat:
        return (Reason("own_card", {"monk": COLOURS[own]}),)
    if belief.has_shown(v, player, colour):
        return (Reason("shown_by", {"seat": player + 1, "monk": COLOURS[colour]}),)
    if colour == own:
        return (Reason("own_card", {"monk": COLOURS[own]}),)
    others = [other for other in range(v.seats) if other != player]
    for size in range(1, len(others) + 1):
        for group in combinations(others, size):
            left = [c for c in range(MONKS) if any(belief.possible(v, seat, other, c) for other in group)]
            if len(left) == size and colour in left:
                seats = ", ".join(str(other + 1) for other in group)
                monks = ", ".join(COLOURS[c] for c in left)
                return (Reason("taken_by", {"seats": seats, "monks": monks}),)
    return ()


def _together(out: dict[str, tuple[Reason, ...]]) -> tuple[Reason, ...]:
    """All that rules the other colours out, each fact once; knowing one's own card is enough by itself."""
    found = [reason for reasons in out.values() for reason in reasons]
    kept: list[Reason] = []
    for reason in found:
        if reason not in kept:
            kept.append(reason)
    return tuple(kept)
