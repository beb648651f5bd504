"""What each decision of the Rose says: its line, its facts, who is told; and what each step asks (RULES.md, 9, 15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from subrosa.core.fields import State
from subrosa.core.said import Said, openly, quietly, secretly
from subrosa.core.tellings import Fact, Telling, all_but, only

from .box import (
    BUILDING_FACES,
    BUILDING_OF,
    BUILDINGS,
    COLOURS,
    EVENTS,
    FACE_SLOTS,
    FIGURES,
    FIRST_MONK_FACE,
    HAND,
    MONK_FACES,
    SPLITS,
    SQUARES,
    SUNDIAL,
    TILE_NAMES,
    WILLIAM_ADSON,
)
from .fields import STEPS
from .rules.day import guesses_made, opponent
from .rules.terms import LESS, STOP
from .rules.turn import judged, judged_points, most_to_spend, weight

CALLER = FACE_SLOTS[WILLIAM_ADSON]


def said(s: State, decider: int, choice: int) -> Said:
    """What a decision says."""
    step, seat = STEPS[s.step], decider + 1
    if step == "card":
        return openly("play {card}", "played", seat=seat, card=card_id(s, choice))
    if step == "call":
        return openly("call {figure}", "called", seat=seat, figure=FIGURES[choice])
    if step == "spend":
        now = s.sundial + s.cost - choice
        return openly("spend {tiles}", "spent", seat=seat, tiles=choice).also(now=now, night=int(now >= SUNDIAL))
    if step == "again" and choice == STOP:
        return openly("stop", "stopped", seat=seat)
    if step in ("place", "figure", "again"):
        figure, building = moved(s, choice)
        return openly("move {figure} {place}", "moved", seat=seat, figure=FIGURES[figure], place=BUILDINGS[building])
    if step == "task":
        return quietly("do {tile}", tile=TILE_NAMES[s.tile[s.place[s.mover]][choice]])
    if step == "sign":
        word = "less" if choice == LESS else "more"
        facts: dict[str, Fact] = {"figure": FIGURES[s.mover], "monk": COLOURS[s.asked]}
        told = openly(word + " {monk}", f"judged_{word}", seat=seat, **facts)
        return told.also(points=judged_points(s, choice), now=judged(s, choice))
    if step == "split":
        first, second = (COLOURS[monk] for monk in SPLITS[choice])
        if first == second:
            return openly("give {monk} {monk}", "gave_two", seat=seat, monk=first)
        return openly("give {monk} {other}", "gave_one_each", seat=seat, monk=first, other=second)
    if step == "delicate":
        return openly("suspect {monk}", "added", seat=seat, monk=COLOURS[choice], points=s.cost)
    if step == "return":
        return quietly("return {tile}", tile=TILE_NAMES[s.held[s.giver][choice]])
    if step == "stand":
        return openly("put {figure} {place}", "placed", seat=seat, figure=FIGURES[s.index], place=BUILDINGS[choice])
    if step == "marker":
        return secretly(decider, "show {monk}", "laid_marker", "has_chosen", monk=COLOURS[choice])
    if step == "accuse":
        return _accusation(s, decider, choice)
    return _chance(s, step, choice)


def _accusation(s: State, seat: int, choice: int) -> Said:
    """A guess is laid in secret; that somebody has chosen is told with the last one."""
    facts: dict[str, Fact] = {"seat": accused(s, seat) + 1, "monk": COLOURS[choice]}
    told = [Telling(only(seat), "laid_guess", facts)]
    if guesses_made(s, seat) == s.seats - 2:
        told.append(Telling(all_but(seat), "has_chosen", {"seat": seat + 1}))
    return Said("accuse {seat} {monk}".format_map(facts), facts, tuple(told))


def _chance(s: State, step: str, choice: int) -> Said:
    """What chance decides, each to whom it concerns."""
    if step == "lot":
        return openly("first {seat}", "first", seat=choice + 1)
    if step == "pose":
        return openly("put {figure} {place}", "stands", figure=FIGURES[s.index], place=BUILDINGS[choice])
    if step in ("lay", "refill"):
        building = s.index // SQUARES if step == "lay" else s.waiting[0]
        return openly("lay {place} {tile}", "laid", place=BUILDINGS[building], tile=TILE_NAMES[choice])
    if step == "event":
        return openly("event {event}", "event", day=s.day, event=EVENTS[choice])
    if step == "lose":
        return quietly("return {tile}", tile=TILE_NAMES[s.held[s.giver][choice]])
    if step == "identity":
        return secretly(s.index, f"identity {s.index + 1} {{monk}}", "you_are", "has_identity", monk=COLOURS[choice])
    seat = s.turn if step == "draw" else s.index // HAND
    line = "draw {card}" if step == "draw" else f"deal {seat + 1} {{card}}"
    return secretly(seat, line, "you_draw", "draws", card=card_id(s, choice))


def asks(v: State, seat: int) -> dict[str, Fact]:
    """The facts of the question that a step puts to a seat, beside those that all its choices share."""
    step = STEPS[v.step]
    if step == "call":
        return {"william": v.william_time, "adson": v.adson_time}
    if step == "spend":
        times: dict[str, Fact] = {"cost": v.cost, "before": v.sundial, "now": v.sundial + v.cost}
        return {"card": in_play(v), "most": most_to_spend(v), **times}
    if step == "again":
        return {"card": in_play(v)}
    if step == "task":
        return {"figure": FIGURES[v.mover]}
    if step == "sign":
        return {"points": weight(v)}
    return {}


def moved(s: State, choice: int) -> tuple[int, int]:
    """Which figure goes to which building by a choice at `place`, `figure` or `again`."""
    building = BUILDING_OF[s.card]
    return (choice, building) if building >= 0 else (s.mover, choice)


def accused(s: State, seat: int) -> int:
    """The opponent a seat accuses next, clockwise from its left."""
    return int(opponent(s, seat, guesses_made(s, seat)))


def card_id(s: State, face: int) -> str:
    """A card by what it is for and its time: `red 4`, `library 2`, `william_adson`."""
    return _card_id(s.time, face)


def _card_id(times: Sequence[int], face: int) -> str:
    return CALLER if face == WILLIAM_ADSON else f"{_target(face)} {times[face]}"


def in_play(s: State) -> str:
    """The card that was played, by what it was played for: `red 4`, `library 2`, `william`."""
    return FIGURES[s.mover] if s.card == WILLIAM_ADSON and s.mover >= 0 else card_id(s, s.card)


def labels(s: State) -> dict[str, str]:
    """What the card slots are called at this table."""
    return _slots(tuple(s.time))


@lru_cache(256)
def _slots(times: tuple[int, ...]) -> dict[str, str]:
    return {slot: slot if _unused(times, face) else _card_id(times, face) for face, slot in enumerate(FACE_SLOTS)}


def unused(s: State, face: int) -> bool:
    """Is this slot left over because cards of its target are equal? Used slots of a target show rising times."""
    return _unused(s.time, face)


def _unused(times: Sequence[int], face: int) -> bool:
    same = 0 < face < WILLIAM_ADSON and _target(face) == _target(face - 1)
    return same and bool(times[face] <= times[face - 1])


def _target(face: int) -> str:
    if face < FIRST_MONK_FACE:
        return BUILDINGS[face // BUILDING_FACES]
    return COLOURS[(face - FIRST_MONK_FACE) // MONK_FACES]
