"""How likely a guard's way shows somebody, and whom she will hear when it is over: from what her side can know.

Novices stand still while guards move (3.1), so where each is believed to be holds for the whole way: she is seen by a
step if she is on a place in sight at it or at one before. Of all ways that begin with a choice and are as long as a
walk may be (from there on: as long as a run) the one is looked at that most likely shows her. A guard who may leave her
path goes anywhere; another follows it, takes any card that fits at its end, and is free once footprints are in sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import prod
from types import SimpleNamespace
from typing import Any

from subrosa.core.fields import State
from subrosa.core.game import Noted

from .box import DIE, DISTANCE, NEIGHBOURS, NOVICES, PLACES
from .rules.eyes import neighbour_number, turning_sees
from .rules.figures import noise, running
from .rules.patrol import LONGEST_WALK, free, list_paths, list_ways, longest_run, pace, take_path
from .rules.terms import GO, NOISE_AT, ORDER, OVER, PATH, STOP, STOP_AS_WALK
from .sight import eyes, seen

Way = tuple[int, ...]
"""The places a guard steps on, one after the other."""
Weights = Sequence[float]
"""How likely a novice is on each place."""
ANYBODY = ""
"""In place of a novice: whoever is hidden."""


def chances(v: State, choice: int, after: State, known: Iterable[Noted]) -> dict[str, Any]:
    """What a guard's choice makes likely, by counting and by behaviour; nothing where no shares are shown.

    For anybody and for each novice who is hidden: `way` (its places with blanks between), `by` (how likely she is
    seen by each of its steps), `hear` (how likely a walk that ends there hears anybody, and each, if unseen till then).
    """
    if v.step not in (ORDER, GO, PATH) or choice >= NOISE_AT:
        return {}
    matters = [matter for matter in known if matter.kind == "place"]
    found = {}
    for layer in ("counted", "believed"):
        weights = hidden(v, {str(one.of["novice"]): getattr(one, layer) for one in matters})
        if weights:
            found[layer] = _of(v, choice, after, weights)
    return found


def hidden(v: State, shares: Mapping[str, Mapping[str, float]]) -> dict[int, Weights]:
    """Where each novice on the run is believed to be whom nobody sees; none where that is not shown at this table."""
    found: dict[int, Weights] = {}
    for novice, name in enumerate(NOVICES):
        if running(v, novice) and v.marker[novice] < 0:
            of = shares.get(name, {})
            weights = [of.get(place, 0.0) for place in PLACES]
            total = sum(weights)
            if min(weights) < 0.0 or total <= 0.0:
                return {}
            found[novice] = [weight / total for weight in weights]
    return found


def _of(v: State, choice: int, after: State, weights: Mapping[int, Weights]) -> dict[str, Any]:
    if choice in (STOP, STOP_AS_WALK):
        walks = choice == STOP_AS_WALK or v.paces <= LONGEST_WALK
        heard = hearing(v, v.at[v.guard], 0, weights) if walks else {}
        return {ANYBODY: {"way": "", "by": [], "hear": heard}}
    guard = choice if v.step == ORDER else v.guard
    first: Way = (choice,) if v.step == GO else ()
    made = (0 if v.step == ORDER else v.paces) + len(first)
    until = LONGEST_WALK if made <= LONGEST_WALK else longest_run(v)
    ways = [first + rest for rest in dict.fromkeys(ways_on(after, guard, until - made))]
    return best(v, guard, ways, until == LONGEST_WALK, weights)


# Ways


def ways_on(w: State, guard: int, left: int) -> Iterator[Way]:
    """Every way of so many steps more: anywhere with permission, else along her path; shorter where all is over."""
    if left <= 0 or w.step == OVER:
        yield ()
    elif free(w, guard):
        yield from anywhere(w.at[guard], left)
    elif w.path[guard] < 0:
        for path in _listed(list_paths, w, guard):
            then = w.copy()
            take_path(then, guard, path)
            yield from ways_on(then, guard, left)
    else:
        for place in _listed(list_ways, w, guard):
            then = w.copy()
            pace(then, guard, place)
            yield from ((place, *rest) for rest in ways_on(then, guard, left - 1))


def _listed(lists: Any, w: State, guard: int) -> list[int]:
    """The paths or places that the rules list; a false noise is no way."""
    out = [0] * (2 * NOISE_AT)
    return [choice for choice in out[: lists(w, guard, out)] if choice < NOISE_AT]


@cache
def anywhere(at: int, left: int) -> tuple[Way, ...]:
    """All ways of so many steps."""
    if left == 0:
        return ((),)
    return tuple((near, *rest) for near in NEIGHBOURS[at] if near >= 0 for rest in anywhere(near, left - 1))


# Sight


def best(
    v: State, guard: int, ways: Iterable[Way], walks: bool, weights: Mapping[int, Weights]
) -> dict[str, dict[str, Any]]:
    """For anybody and for each novice the way that most likely shows her; of equal ones that which does so soonest."""
    names, sums = [ANYBODY, *(NOVICES[novice] for novice in weights)], Sums(weights)
    found: dict[str, tuple[float, float, Way, list[float], int]] = {}
    for way in ways:
        masks = swept(v, guard, way)
        by = [sums.at(mask) for mask in masks]
        for which, name in enumerate(names):
            course = [chance[which] for chance in by]
            last, soon = (course[-1], sum(course)) if course else (0.0, 0.0)
            if name not in found or (last, soon) > found[name][:2]:
                found[name] = last, soon, way, course, masks[-1] if masks else 0
    return {
        name: {
            "way": " ".join(PLACES[place] for place in way),
            "by": [rounded(chance) for chance in course],
            "hear": hearing(v, way[-1], mask, weights) if walks and way else {},
        }
        for name, (_, _, way, course, mask) in found.items()
    }


def swept(v: State, guard: int, way: Way) -> list[int]:
    """The places that a guard has had in sight after each step, as bits."""
    how, at, mask, found = (*eyes(v), v.pivot_check), v.at[guard], 0, []
    for place in way:
        mask |= in_sight(how, at, place)
        found.append(mask)
        at = place
    return found


@cache
def in_sight(how: tuple[int, int, int, int], at: int, to: int) -> int:
    """What a guard sees by a step, as bits: from there, and as she turns where the table plays so (5.5)."""
    places = set(seen(how[:3], to, neighbour_number(to, at)))
    if how[3] == 1:
        her = SimpleNamespace(sight=how[0], sight_range=how[1], shrine_hidden=how[2], at=[at])
        places |= {place for place in range(len(PLACES)) if turning_sees(her, 0, to, place)}
    return sum(1 << place for place in places)


class Sums:
    """How likely novices are on some of the places."""

    def __init__(self, weights: Mapping[int, Weights]) -> None:
        self._of = [
            {1 << place: weight for place, weight in enumerate(one) if weight > 0.0} for one in weights.values()
        ]
        self._support = [sum(of) for of in self._of]
        self._known: list[dict[int, float]] = [{} for _ in self._of]

    def at(self, mask: int) -> list[float]:
        """That anybody is on one of them, and each."""
        each = [self._sum(which, mask & support) for which, support in enumerate(self._support)]
        return [1.0 - prod(1.0 - chance for chance in each), *each]

    def _sum(self, which: int, mask: int) -> float:
        known, of = self._known[which], self._of[which]
        if mask not in known:
            all_of_it = mask == self._support[which]
            known[mask] = 1.0 if all_of_it else sum(weight for bit, weight in of.items() if bit & mask)
        return known[mask]


# Hearing


def hearing(v: State, at: int, mask: int, weights: Mapping[int, Weights]) -> dict[str, float]:
    """How likely a guard who has walked to a place hears anybody, and each, whom she has not seen till then (8.6).

    One die is rolled for all of them. Blessings are left out.
    """
    each = [_faces(DISTANCE[at], noise(v, v.played[novice]), mask, of) for novice, of in weights.items()]
    anybody = [1.0 - prod(1.0 - of[face] for of in each) for face in range(DIE)]
    names = ANYBODY, *(NOVICES[novice] for novice in weights)
    return {name: rounded(sum(faces) / DIE) for name, faces in zip(names, (anybody, *each), strict=True)}


def _faces(far: Sequence[int], more: int, mask: int, weights: Weights) -> list[float]:
    """How likely a novice who adds so much to the die is heard on each of its faces; seen for certain: on none."""
    unseen = [(far[place], weight) for place, weight in enumerate(weights) if weight > 0.0 and not mask >> place & 1]
    total = sum(weight for _, weight in unseen)
    if total <= 0.0:
        return [0.0] * DIE
    return [sum(weight for way, weight in unseen if 1 <= way <= die + more) / total for die in range(1, DIE + 1)]


def rounded(chance: float) -> float:
    """In three digits; 0 and 1 only where it is so."""
    return chance if chance in (0.0, 1.0) else min(max(round(chance, 3), 0.001), 0.999)
