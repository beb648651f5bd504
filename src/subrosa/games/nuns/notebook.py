"""What can be known of the novices, for people: place, key, wish and wish card of each, with shares and reasons (13).

Of another's novice it is what the seat can know; of a seat's own novices what the others can know of her (`known_...`).
Places that are impossible are left out, with no reason for each: there are a hundred and fifty of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from subrosa.core.beliefs import Matter, Reason, Share
from subrosa.core.fields import State
from subrosa.core.game import Bet
from subrosa.core.tellings import Fact

from .belief.memory import BY_SIGHT, BY_WALK
from .box import CELLS, GUARDS, MOST_NEIGHBOURS, NOVICES, PLACES, WISHES
from .fields import STEPS
from .policy.mind import KEYED, LADEN, WISH_COUNT
from .rules.eyes import neighbour_number, sees, turning_sees
from .rules.figures import guard_seat, running
from .rules.patrol import SHORTEST_WALK, list_ways

NO, YES = "no", "yes"
"""Whether she has her key, or her wish."""
ALMOST = 1.0 - 2.0**-53
KNOWN = "known_"
"""Before the kind of what the others can know of a seat's own novice."""


def matters(v: State, seat: int, mind: State) -> Iterator[Matter]:
    """What is hidden of each novice, kind by kind."""
    novices = [_of(v, seat, novice, mind) for novice in range(len(NOVICES)) if v.owner[novice] >= 0]
    for alike in zip(*novices, strict=True):
        yield from alike


def _of(v: State, seat: int, novice: int, mind: State) -> Iterator[Matter]:
    own = seat < v.seats and v.owner[novice] == seat
    kind, of = KNOWN if own else "", {"novice": NOVICES[novice]}
    whose: dict[str, Fact] = {**of, "seat": v.owner[novice] + 1}
    cases = mind.counted_case[novice], mind.believed_case[novice]
    places = _shares(PLACES, mind.counted[novice], mind.believed[novice])
    places = {name: share for name, share in places.items() if share.counted > 0.0}
    key, wish = (_either(*cases, load) for load in (KEYED, LADEN))
    cards = _shares(WISHES, *([sum(case[card::WISH_COUNT]) for card in range(WISH_COUNT)] for case in cases))
    held = {WISHES[v.wish_card[other]] for other in range(len(NOVICES)) if not own and v.wish_card[other] >= 0}
    out = {
        name: (Reason("own_card", {"wish_card": name}) if name in held else Reason("other_card", of),)
        for name, share in cards.items()
        if share.counted == 0.0
    }
    there = _why_there(v, novice, mind) if len(places) == 1 else ()
    only = (Reason("only_card", of),) if len(out) == WISH_COUNT - 1 else ()
    yield Matter(f"{kind}place", whose, places, there, others=own)
    yield _flag(f"{kind}key", whose, key, _why_key(novice, mind, key), own)
    yield _flag(f"{kind}wish", whose, wish, _why_wish(novice, mind, key, wish), own)
    yield Matter(f"{kind}wish_card", whose, cards, only, out, others=own)


def _flag(kind: str, of: dict[str, Fact], shares: dict[str, Share], why: tuple[Reason, ...], own: bool) -> Matter:
    """Whether she has something: why it is certain is why the contrary is impossible."""
    return Matter(
        kind, of, shares, why, {name: why for name, share in shares.items() if share.counted == 0.0}, others=own
    )


def truth(s: State, matter: Matter) -> str:
    """How it is; nothing before the cards are dealt."""
    novice = NOVICES.index(str(matter.of["novice"]))
    kind = matter.kind.removeprefix(KNOWN)
    if kind == "place":
        return str(PLACES[s.place[novice]])
    if kind == "wish_card":
        return WISHES[s.wish_card[novice]] if s.wish_card[novice] >= 0 else ""
    return YES if (s.key if kind == "key" else s.wish)[novice] == 1 else NO


def about(s: State, facts: Mapping[str, Fact]) -> int:
    """The seat whose novice or guard is told of."""
    if (novice := facts.get("novice", facts.get("figure"))) in NOVICES:
        return int(s.owner[NOVICES.index(str(novice))])
    guard = facts.get("guard", facts.get("figure"))
    return int(guard_seat(s, GUARDS.index(str(guard)))) if guard in GUARDS else int(facts.get("seat", 0)) - 1


def guessed(s: State, decider: int, choice: int) -> Iterator[Bet]:
    """Every step a guard chooses bets on the novices whom nobody sees: that one of them will be in her sight (6.5).

    A path that binds her asks her nothing, as long as she may not stop (7.3).
    """
    if STEPS[s.step] != "go" or not 0 <= choice < len(PLACES) or _bound(s):
        return
    seen = _seen_by_going(s, choice)
    for novice in range(len(NOVICES)):
        if running(s, novice) and s.marker[novice] < 0:
            of: dict[str, Fact] = {"novice": NOVICES[novice], "seat": s.owner[novice] + 1}
            yield "place", of, [PLACES[choice], *(PLACES[place] for place in seen if place != choice)]


def _bound(s: State) -> bool:
    """Can the guard who moves make one step alone, and not stop?"""
    return bool(s.paces < SHORTEST_WALK and list_ways(s, s.guard, [0] * MOST_NEIGHBOURS) == 1)


def _seen_by_going(s: State, place: int) -> list[int]:
    """What the guard who moves will see by one step: as she turns, where the table plays so, and from there."""
    then, guard = s.copy(), s.guard
    then.facing[guard], then.at[guard] = neighbour_number(place, s.at[guard]), place
    turned = [other for other in range(len(PLACES)) if s.pivot_check == 1 and turning_sees(s, guard, place, other)]
    return turned + [other for other in range(len(PLACES)) if other not in turned and sees(then, guard, other)]


# Why something is certain.


def _why_there(v: State, novice: int, mind: State) -> tuple[Reason, ...]:
    """She is on the board, has not moved, was seen there this round and has not vanished; or nothing else is left."""
    of = {"novice": NOVICES[novice]}
    if v.marker[novice] >= 0:
        return (Reason("on_board", of),)
    if v.round <= 1 and mind.seen_in[novice] < 0 and mind.counted[novice][CELLS[novice]] > 0.0:
        return (Reason("in_cell", of),)
    glimpses = [what for what in v.glimpsed[novice] if what >= 0]
    if mind.seen_in[novice] == v.round and not (glimpses and glimpses[-1] == len(PLACES)):
        return (Reason("seen_in", of | {"round": v.round}),)
    return (Reason("only_place", of),)


def _why_key(novice: int, mind: State, key: dict[str, Share]) -> tuple[Reason, ...]:
    of = {"novice": NOVICES[novice]}
    if key[NO].counted == 1.0:
        return (Reason("key_never", of),)
    if key[YES].counted == 1.0:
        kind = {BY_SIGHT: "key_sight", BY_WALK: "key_walk"}.get(mind.key_by[novice], "key_rest")
        return (Reason(kind, of | {"round": mind.key_in[novice]}),)
    return ()


def _why_wish(novice: int, mind: State, key: dict[str, Share], wish: dict[str, Share]) -> tuple[Reason, ...]:
    of = {"novice": NOVICES[novice]}
    if wish[YES].counted == 1.0:
        return (Reason("wish_rest", of),)
    if wish[NO].counted < 1.0:
        return ()
    if key[NO].counted == 1.0:
        return (Reason("key_never", of),)
    if mind.caught_in[novice] >= 0:
        return (Reason("wish_lost", of | {"round": mind.caught_in[novice]}),)
    return (Reason("wish_never", of),)


# Shares.


def _shares(names: Sequence[str], counted: Sequence[float], believed: Sequence[float]) -> dict[str, Share]:
    return {name: Share(c, b) for name, c, b in zip(names, _parts(counted), _parts(believed), strict=True)}


def _either(counted: Sequence[float], believed: Sequence[float], load: int) -> dict[str, Share]:
    """Whether she carries so much."""
    at = load * WISH_COUNT
    return _shares((YES, NO), *([sum(case[at:]), sum(case[:at])] for case in (counted, believed)))


def _parts(weights: Sequence[float]) -> list[float]:
    """The share of each in all: 1 only if nothing else is left, however little that is."""
    total, left = sum(weights), sum(weight > 0.0 for weight in weights)
    return [min(weight / total, 1.0 if left == 1 else ALMOST) for weight in weights]
