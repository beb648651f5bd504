"""How a novice moves: by short ways to key, wish and home, as safely as time allows (4, 6, 9.7, 9.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from subrosa.core.fields import State

from ..box import CELLS, DISTANCE, KEY_PLACE, UNLOCKED, WISH_PLACE
from ..rules.eyes import lit
from ..rules.figures import has_swift_foot, least, most, noise
from ..rules.moves import acting, errand, here
from ..rules.round import last_round
from ..rules.terms import (
    AFTER,
    CARD,
    CARD_COUNT,
    PLAY_CARD,
    STAY_CAUGHT,
    STEPPING,
    STOP,
    TURN,
    TURN_BACK,
)
from . import weights
from .danger import Watch, watch
from .ways import NEAR, OPEN, hearing


@dataclass(slots=True)
class Way:
    """A way she may go, from where her move began."""

    places: tuple[int, ...]
    shown: int = 0
    """How many of its places a guard sees."""
    trail: int = 0
    """The guards who see one of them: a bit each."""


@dataclass(slots=True)
class Plan:
    """A card and a way."""

    plays: int
    places: tuple[int, ...]
    worth: float
    risk: float


def move(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """A decision of a secret move."""
    novice = acting(v, seat)
    stage = v.stage[novice]
    if stage == AFTER:
        return TURN_BACK if at_ease(v, novice) else STAY_CAUGHT
    if stage not in (TURN, CARD, STEPPING):
        return walk_home(v, novice, choices, random)
    plan = best_plan(v, novice, random)
    if stage == TURN:
        return STAY_CAUGHT if plan.risk > weights.TOO_RISKY else TURN_BACK
    if stage == CARD:
        choice = PLAY_CARD + plan.plays
    else:
        steps = v.steps[novice]
        choice = STOP if len(plan.places) <= steps + 1 else plan.places[steps + 1]
    return choice if choice in choices else random.choice(choices)


def at_ease(v: State, novice: int) -> bool:
    """May she turn back where her walk has ended? A caught novice cannot be caught, so only if nobody will come."""
    place = here(v, novice)
    return all(guard.met(place) + guard.hunted(novice, place) < weights.SAFE for guard in watch(v, novice))


def walk_home(v: State, novice: int, choices: Sequence[int], random: Random) -> int:
    """Of the ways home the one that leads least away from her errand, and to a dark place."""
    place: int = here(v, novice)

    def cost(choice: int) -> float:
        there = place if choice == STOP else choice
        return remaining(v, novice, there) + weights.SHOWN * bool(lit(v, there)) + random.random() / 8

    return min(choices, key=cost)


# Her errand.


def remaining(v: State, novice: int, place: int) -> int:
    """How many steps she needs to be home with key and wish, if her move ends on a place."""
    card: int = v.wish_card[novice]
    key, wish, home = KEY_PLACE[card], WISH_PLACE[card], CELLS[novice]
    if v.key[novice] != 1:
        return UNLOCKED[place][key] + DISTANCE[key][wish] + DISTANCE[wish][home]
    if v.wish[novice] != 1:
        return DISTANCE[place][wish] + DISTANCE[wish][home]
    return DISTANCE[place][home]


def rounds_left(v: State) -> int:
    """How many moves she has, this one included."""
    return int(last_round(v) - v.round + 1)


def haste(v: State, novice: int) -> float:
    """What a step is worth: more when time runs out."""
    needed = remaining(v, novice, v.way[novice][0]) / (weights.WALKED * rounds_left(v))
    return 1.0 + weights.HURRY * max(0.0, min(1.0, 2 * (needed - weights.EASY)))


def dread(v: State, novice: int) -> float:
    """What being caught costs her in steps: the wish would be lost, and the guards come nearer to their number."""
    lost: int = DISTANCE[v.way[novice][0]][WISH_PLACE[v.wish_card[novice]]] if v.wish[novice] == 1 else 0
    left: int = v.limit - v.captures
    return weights.CAPTURE + lost + (weights.TEAM / left if left > 1 else weights.LAST_CAPTURE)


# Her plans.


def best_plan(v: State, novice: int, random: Random) -> Plan:
    """The best card and way, or the best rest of the way once the card is chosen."""
    guards = watch(v, novice)
    per_step, fear = haste(v, novice), dread(v, novice)
    cards = [v.card[novice]] if v.stage[novice] == STEPPING else range(CARD_COUNT)
    swift = 1 if has_swift_foot(v, novice) else 0
    ranges = [(card, least(v, card), most(v, card) + swift) for card in cards]
    best = Plan(0, (v.way[novice][0],), -1e9, 0.0)
    for way in ways(v, novice, guards, max(longest for _, _, longest in ranges)):
        steps = len(way.places) - 1
        fitting = [card for card, fewest, longest in ranges if fewest <= steps <= longest]
        if not fitting:
            continue
        gain = progress(v, novice, way, per_step) + random.random() / 64
        if gain <= best.worth:
            continue
        for card in fitting:
            risk, loss = peril(v, novice, card, way, guards)
            worth = gain - fear * risk - loss - weights.BLESSING * (steps > most(v, card))
            if worth > best.worth:
                best = Plan(card, way.places, worth, risk)
    return best


def ways(v: State, novice: int, guards: Sequence[Watch], longest: int) -> Iterator[Way]:
    """Ways that go on from hers, for each number of steps and each end the one that is seen least."""
    begun = tuple(place for place in v.way[novice][: v.steps[novice] + 1])
    near = NEAR if v.key[novice] == 1 else OPEN
    barred = {guard.at for guard in guards}
    if v.safe_cell == 1:
        barred.discard(CELLS[novice])
    layer = {begun[-1]: start(begun, guards)}
    while True:
        yield from layer.values()
        longer: dict[int, Way] = {}
        for place, way in layer.items():
            if len(way.places) > longest:
                return
            for there in near[place]:
                if there in way.places or there in barred:
                    continue
                further = onward(way, there, guards)
                if there not in longer or further.shown < longer[there].shown:
                    longer[there] = further
        if not longer:
            return
        layer = longer


def start(begun: tuple[int, ...], guards: Sequence[Watch]) -> Way:
    """Her way so far."""
    way = Way(begun[:1], 0, trail(begun[0], guards))
    for place in begun[1:]:
        way = onward(way, place, guards)
    return way


def onward(way: Way, there: int, guards: Sequence[Watch]) -> Way:
    """A way with one step more."""
    watching = trail(there, guards)
    return Way((*way.places, there), way.shown + (watching > 0), way.trail | watching)


def trail(place: int, guards: Sequence[Watch]) -> int:
    """The guards who see a place now: a bit each."""
    return sum(1 << number for number, guard in enumerate(guards) if place in guard.view)


def progress(v: State, novice: int, way: Way, per_step: float) -> float:
    """What a way brings on her errand."""
    end = way.places[-1]
    there = errand(v, novice)
    gain = -per_step * remaining(v, novice, end) - weights.TIRING * len(way.places) - weights.SHOWN * way.shown
    if wins(v, novice, end):
        gain += weights.WON
    elif end == there:
        gain += per_step * weights.TAKEN
    elif DISTANCE[end][there] == 1 and v.short_ranges == 1 and v.run_range == 1:
        gain -= per_step * weights.OVERSHOT
    return gain


def wins(v: State, novice: int, end: int) -> bool:
    """Is she home with key and wish?"""
    return bool(v.key[novice] == 1 and v.wish[novice] == 1 and end == CELLS[novice])


def peril(v: State, novice: int, card: int, way: Way, guards: Sequence[Watch]) -> tuple[float, float]:
    """How likely she is caught where a way ends, and what else it costs her to be seen or heard there."""
    end = way.places[-1]
    if wins(v, novice, end) or (v.safe_cell == 1 and end == CELLS[novice]):
        return 0.0, 0.0
    chance = hearing(noise(v, card))
    spared, loss = 1.0, 0.0
    for number, guard in enumerate(guards):
        far = DISTANCE[guard.at][end]
        near = min(far, len(weights.HEARD) - 1)
        risk = max(guard.met(end), guard.hunted(novice, end))
        if not guard.deaf:
            risk += chance[far] * max(0.0, weights.HEARD[near] - risk)
        if way.trail >> number & 1:
            risk = max(risk, weights.TRAILED[near])
        spared *= 1.0 - min(1.0, risk)
        loss += weights.GLIMPSED * guard.fears.glimpsed.get(end, 0.0)
        for stop, likely in guard.fears.listens.items():
            loss += weights.LISTENED * likely * chance[DISTANCE[stop][end]]
    return 1.0 - spared, loss
