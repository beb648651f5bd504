"""How the guards go: along paths where novices are likely, and with permission to where they must be (7, 8.6, 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from subrosa.core.fields import State

from ..box import DISTANCE
from ..derive import ahead
from ..rules.figures import gives_permission, has_swift_foot, noise, running
from ..rules.patrol import free, longest_run, noise_beside
from ..rules.terms import (
    DEVIATE_ANY,
    DEVIATE_BESIDE,
    FOR_PRIORESS,
    GUARD_RUN,
    KEEP,
    NOISE_AT,
    NOVICE_COUNT,
    SECOND_CHANCE,
    STOP,
    STOP_AS_WALK,
    U_TURN,
    USE,
)
from ..sight import Eyes, eyes, seen
from . import weights
from .danger import from_end
from .heat import Heat, expected, hidden, marks, prior, steps_made
from .ways import NEAR, stepped

SHORTEST, LONGEST_WALK = 3, 4
HEARING = 4
"""How far a novice who sneaks is heard at most."""


@dataclass(slots=True)
class Tour:
    """A way of a guard and what it has brought."""

    places: tuple[int, ...]
    worth: float
    seen: frozenset[int]
    caught: frozenset[int]


@dataclass(frozen=True, slots=True)
class Scent:
    """Where novices are: in the open, and likely."""

    how: Eyes
    marks: Heat
    hidden: Heat
    pulls: dict[int, tuple[float, float]]
    """What a place is worth to stop on: how near it is to the novices, and how well they are heard."""

    def pull(self, end: int) -> tuple[float, float]:
        """What it is worth to be near the novices on a place, and to listen there."""
        if end not in self.pulls:
            near, heard = 0.0, 0.0
            far = DISTANCE[end]
            for place, warmth in (*self.marks.items(), *self.hidden.items()):
                near -= weights.CLOSER * far[place] * warmth
                if far[place] <= HEARING:
                    heard += weights.LISTENING * warmth * (1 - far[place] / (HEARING + 2))
            self.pulls[end] = near, heard
        return self.pulls[end]


def scent(v: State) -> Scent:
    """What the guards' side makes of the table."""
    return Scent(eyes(v), marks(v), hidden(v), {})


def order(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """First goes who has more to find."""
    found = scent(v)
    return max(choices, key=lambda guard: (best_tour(v, guard, found, may_leave(v, guard)).worth, random.random()))


def may_leave(v: State, guard: int) -> bool:
    """Will a guard who has not begun be free to go where she likes?"""
    near = seen(eyes(v), v.at[guard], v.facing[guard])
    return (
        any(v.noise_guard[i] == guard or v.deviate_on == DEVIATE_ANY for i in range(v.noises))
        or (v.deviate_on == DEVIATE_BESIDE and noise_beside(v, guard))
        or any(v.vanished_from[i] in near for i in range(v.vanishings))
        or any(gives_permission(v, novice) and v.marker[novice] in near for novice in range(NOVICE_COUNT))
    )


# Her steps.


def go(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """The next step of a guard's move, or its end."""
    guard = v.guard
    steps = [choice for choice in choices if choice < STOP]
    stops = [choice for choice in choices if choice in (STOP, STOP_AS_WALK)]
    leaves = bool(free(v, guard))
    if len(steps) == 1 and not stops and (leaves or not worth_lying(v, choices)):
        return steps[0]
    found = scent(v)
    plan = best_tour(v, guard, found, leaves)
    if not leaves and worth_lying(v, choices):
        freely = best_tour(v, guard, found, True)
        lie = NOISE_AT + guard * FOR_PRIORESS + freely.places[1] if len(freely.places) > 1 else STOP
        if lie in choices and freely.worth - plan.worth > weights.FALSE_GAIN:
            return lie
    if len(plan.places) > 1 and plan.places[1] in steps:
        return plan.places[1]
    if stops:
        return max(stops)
    return random.choice(steps)


def worth_lying(v: State, choices: Sequence[int]) -> bool:
    """Can she make false noise while there is a move before her that it could change?"""
    return v.paces < SHORTEST and choices[-1] >= NOISE_AT


def best_tour(v: State, guard: int, found: Scent, leaves: bool) -> Tour:
    """The best rest of her move: along her path, or anywhere; if a novice in the open can be caught, one that does."""
    here = v.at[guard]
    paces = v.paces if v.guard == guard else 0
    left = longest_run(v) - paces
    if found.marks and has_swift_foot(v, NOVICE_COUNT + guard):
        left += 1
    first = Tour((here,), 0.0, frozenset(), frozenset())
    best, worth = first, (False, -1e9)
    for way in tours(v, guard, found, leaves, first, left):
        made = paces + len(way.places) - 1
        if made < SHORTEST:
            continue
        now = catches(way, found), way.worth + stopped(v, guard, way, made, found)
        if now > worth:
            best, worth = way, now
    return Tour(best.places, worth[1], best.seen, best.caught)


def catches(way: Tour, found: Scent) -> bool:
    """Does a way catch a novice who is in the open?"""
    return not way.caught.isdisjoint(found.marks)


def tours(v: State, guard: int, found: Scent, leaves: bool, first: Tour, left: int) -> Iterator[Tour]:
    """Ways that go on from where she is: for each number of steps and each end the best."""
    layer = {first.places[-1]: first}
    bound = ahead(v, guard)
    for made in range(left + 1):
        yield from layer.values()
        longer: dict[int, Tour] = {}
        for place, way in layer.items():
            nexts = NEAR[place] if leaves else bound[made : made + 1]
            for there in nexts:
                further = paced(way, there, found, left - made - 1)
                if there not in longer or better(further, longer[there], found):
                    longer[there] = further
        layer = longer


def better(way: Tour, other: Tour, found: Scent) -> bool:
    """Of two ways to one place, is this the better one: a capture that is sure before all that is likely?"""
    return (catches(way, found), way.worth) > (catches(other, found), other.worth)


def paced(way: Tour, there: int, found: Scent, left: int) -> Tour:
    """A way with one step more: whom it catches, and whom it may bring in sight."""
    view = stepped(found.how, way.places[-1], there)
    worth = way.worth
    caught = way.caught
    if there not in caught:
        worth += found.marks.get(there, 0.0) + found.hidden.get(there, 0.0) * (there not in way.seen)
        caught |= {there}
    for place in view - way.seen:
        if place in found.hidden:
            near = DISTANCE[there][place] <= left
            worth += found.hidden[place] * (weights.FOUND if near else weights.FAR_FOUND)
    return Tour((*way.places, there), worth, way.seen | view, caught)


def stopped(v: State, guard: int, way: Tour, made: int, found: Scent) -> float:
    """What it is worth to stop where a way ends: near the novices, with their places in view, and listening."""
    end = way.places[-1]
    facing = v.facing[guard]
    view = stepped(found.how, way.places[-2], end) if len(way.places) > 1 else seen(found.how, end, facing)
    walks = made <= LONGEST_WALK
    near, heard = found.pull(end)
    worth = near + heard if walks else near - weights.DEAF * other_ran(v, guard)
    for place in view:
        warmth = found.hidden.get(place, 0.0) + found.marks.get(place, 0.0) * (place not in way.caught)
        worth += weights.LIT * warmth
    for place, warmth in found.marks.items():
        if place in way.caught:
            worth += weights.CLOSER * DISTANCE[end][place] * warmth
    return worth


def other_ran(v: State, guard: int) -> bool:
    """Has the other guard run in this round?"""
    return bool(v.moved >> 1 - guard & 1 and v.named[1 - guard] == GUARD_RUN)


# Her path, her ears.


def path(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """The path along which most novices are to be expected."""
    cards = [choice for choice in choices if choice < NOISE_AT]
    return max(cards, key=lambda card: (path_worth(v, v.guard, card), random.random()))


def path_worth(v: State, guard: int, card: int) -> float:
    """How many novices a path brings in sight, sooner rather than later, and off the other guard's path."""
    at = v.at[guard]
    way = v.completed[guard] if card == U_TURN else card
    shared = set(ahead(v, 1 - guard))
    warm = {later: prior(v, later) for later in range(1 + weights.LOOKING_AHEAD // LONGEST_WALK)}
    how = eyes(v)
    worth, back, known = 0.0, at, frozenset([at])
    for made, place in enumerate(from_end(way, at)[: weights.LOOKING_AHEAD]):
        view = stepped(how, back, place)
        warmth = sum(warm[made // LONGEST_WALK].get(spot, 0.0) for spot in view - known)
        worth += weights.FADING**made * warmth * (weights.SHARED_WAY if place in shared else 1.0)
        back, known = place, known | view
    return worth


def ears(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """A poor die is rolled again; sharp ears are for somebody who may be just out of hearing."""
    figure = NOVICE_COUNT + v.guard
    if USE not in choices:
        return KEEP
    if v.blessing[figure] == SECOND_CHANCE:
        return USE if v.die <= weights.ROLL_AGAIN else KEEP
    return USE if just_out_of_hearing(v, v.guard) > weights.SHARPEN else KEEP


def just_out_of_hearing(v: State, guard: int) -> float:
    """How many novices one more link is likely to bring into hearing."""
    found = 0.0
    far = DISTANCE[v.at[guard]]
    for novice in range(NOVICE_COUNT):
        if running(v, novice):
            reach = v.die + noise(v, v.played[novice]) + 1
            likely = expected(novice, steps_made(v, novice)) if v.marker[novice] < 0 else {v.marker[novice]: 1.0}
            found += sum(warmth for place, warmth in likely.items() if far[place] == reach)
    return found
