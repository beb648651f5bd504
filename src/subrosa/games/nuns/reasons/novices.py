"""Why a novice moves so: her errand, and what the guards would see, hear and know of her."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from subrosa.core.beliefs import Reason
from subrosa.core.fields import State
from subrosa.core.reasons import Weighed, instead, percent
from subrosa.core.turns import LOWEST

from ..box import DIE, DISTANCE, PLACE_COUNT, UNLOCKED
from ..derive import loudest
from ..players.weights import UNLIKELY
from ..policy.danger import watch
from ..policy.novice import approach, dread, haste, peril, plan, start
from ..policy.weights import LISTENED, OVERHEARD, SAFE, SHOWN, TAKEN, TOO_RISKY
from ..rules.eyes import lit
from ..rules.moves import acting, errand, here
from ..rules.terms import AFTER, PLAY_CARD, STAY_CAUGHT, STEPPING, STOP, TURN_BACK, WALK_HOME


class Plan(NamedTuple):
    """The best move that begins with a choice."""

    card: int
    end: int
    risk: float
    seen: int


def move(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What speaks for a decision of her secret move."""
    novice = acting(v, seat)
    if {choice, second} & {TURN_BACK, STAY_CAUGHT}:
        yield from _turn(v, novice, mind, choice)
    elif v.stage[novice] == WALK_HOME:
        ends = [here(v, novice) if one == STOP else one for one in (choice, second)]
        yield from _errand(v, novice, *ends)
        if lit(v, ends[1]) and not lit(v, ends[0]):
            yield SHOWN, Reason("dark")
    else:
        plans = [_plan(v, novice, mind, one) for one in (choice, second)]
        if plans[0] is not None and plans[1] is not None:
            yield from _move(v, novice, mind, plans[0], plans[1])


def _plan(v: State, novice: int, mind: State, choice: int) -> Plan | None:
    """The best move that begins so; none where she would walk into a guard."""
    w, made = v.copy(), v.steps[novice]
    watch(w, novice, mind)
    if choice == STOP:
        start(w, novice, mind)
        end, card = here(w, novice), w.card[novice]
        return Plan(card, end, peril(w, novice, card, made, end, mind), mind.shown[made][end])
    if choice >= PLAY_CARD:
        w.stage[novice], w.card[novice] = STEPPING, choice - PLAY_CARD
    else:
        w.way[novice][made + 1], w.steps[novice] = choice, made + 1
    plan(w, novice, mind)
    if mind.worth == LOWEST:
        return None
    return Plan(mind.plan_card, mind.plan_end, mind.risk, mind.shown[mind.plan_steps][mind.plan_end])


def _move(v: State, novice: int, mind: State, one: Plan, other: Plan) -> Iterator[Weighed]:
    yield from _errand(v, novice, one.end, other.end)
    spared = dread(v, novice) * (other.risk - one.risk)
    yield from instead("caught", spared, percent(one.risk), percent(other.risk))
    yield from instead("seen", SHOWN * (other.seen - one.seen), one.seen, other.seen)
    faces, others = loudest(v, one.card, one.end), loudest(v, other.card, other.end)
    yield from instead("heard", LISTENED * OVERHEARD * (others - faces) / DIE, faces, others, faces=DIE)
    expected, elsewhere = mind.exposed[one.card][one.end], mind.exposed[other.card][other.end]
    yield from instead("expected", mind.bared * (elsewhere - expected), percent(expected), percent(elsewhere))
    places, fewer = (max(1, _open(mind, card)) for card in (one.card, other.card))
    yield from instead("open", mind.bared * (1 / fewer - 1 / places), places, fewer)


def _open(mind: State, card: int) -> int:
    """On how many places she may be for the guards when she has shown a card."""
    return sum(mind.exposed[card][place] > UNLIKELY for place in range(PLACE_COUNT))


def _errand(v: State, novice: int, end: int, other: int) -> Iterator[Weighed]:
    """How much nearer to key, wish or home a move ends."""
    thing = "key" if v.key[novice] != 1 else "wish" if v.wish[novice] != 1 else "home"
    far, there, step = UNLOCKED if thing == "key" else DISTANCE, errand(v, novice), haste(v, novice)
    if end == there != other:
        yield step * (TAKEN + far[other][there]), Reason(f"takes_{thing}")
    else:
        yield from instead(thing, step * (far[other][there] - far[end][there]), far[end][there], far[other][there])


def _turn(v: State, novice: int, mind: State, choice: int) -> Iterator[Weighed]:
    """Is it too dangerous to be on the run again?"""
    watch(v, novice, mind)
    if v.stage[novice] == AFTER:
        risk, bearable = approach(v, novice, here(v, novice), mind), SAFE
    else:
        plan(v, novice, mind)
        risk, bearable = mind.risk, TOO_RISKY
    if (choice == STAY_CAUGHT) == (risk > bearable):
        yield abs(bearable - risk), Reason("stay" if choice == STAY_CAUGHT else "turn", {"share": percent(risk)})
