"""Why a good player of 011 prefers one choice to another, from his view and what he had in mind."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.beliefs import Reason
from subrosa.core.fields import State
from subrosa.core.reasons import Weighed, instead, percent

from ..players.deducing import continuation, tells
from ..players.hiding import STEERED, read
from ..policy.weights import ASIDE, VICTORY
from ..rules import legal
from ..rules.board import FIGURES
from ..rules.terms import (
    BID,
    BY_SYMBOL,
    CLUE,
    CLUE_TO,
    DISCARD,
    LEAVE,
    LOCATION,
    LOCK,
    LOOK_ON,
    NAME,
    NAME_AS_FENRIR,
    OPEN,
    ORGAN,
    PASS,
    POWER,
    RAISE,
    TARGET,
    TRACE,
)
from ..steps import character
from ..ways import DISTANCE
from . import auction, turn

FAINT = 0.05
"""What is told beyond that counts, in sheets."""
NAMES = {LOCK: "lock", DISCARD: "discard", LOOK_ON: "look_on"}


def reasons(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What speaks for a choice beside the other."""
    worth = _worth(v, seat, mind)
    better = worth[choice] > worth[second]
    if v.declared and v.turn == seat:
        if better:
            yield VICTORY, Reason("plan")
    elif NAME <= choice < BY_SYMBOL:
        yield from _declares(v, seat, mind, choice)
    elif v.step in (OPEN, RAISE, BID):
        yield from auction.reasons(v, seat, mind, choice, second)
    elif v.step == TARGET:
        yield from _looks(v, mind, choice, second)
    elif v.step in (CLUE, ORGAN, CLUE_TO, TRACE):
        yield from _places(v, mind, choice % LEAVE, second % LEAVE)
    elif v.step in (LOCK, DISCARD, LOOK_ON):
        if better:
            yield 1.0, Reason(NAMES[v.step] if choice or v.step != LOOK_ON else "look_no_more")
    elif v.step == LOCATION:
        if PASS in (choice, second):
            yield 1.0, Reason("compass_held" if choice == PASS else "compass")
    elif choice < POWER <= second < BY_SYMBOL:
        yield 1.0, Reason("later_use")
    else:
        yield from turn.reasons(v, seat, mind, choice, second)
        if mind.movers != 0 and read(v) and max(choice, second) < POWER:
            yield from _unread(mind, [*worth].index(choice), [*worth].index(second))


def _worth(v: State, seat: int, mind: State) -> dict[int, float]:
    """What each choice was worth to him."""
    out = [0] * len(mind.values)
    return {choice: float(mind.values[n]) for n, choice in enumerate(out[: legal(v, seat, out)])}


def _declares(v: State, seat: int, mind: State, choice: int) -> Iterator[Weighed]:
    """How likely the name is right, and how likely one would win later."""
    named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
    sure, hope = mind.chance[named], continuation(v, seat, mind)
    yield 1.0, Reason("declares", {"figure": character(v, named), "share": turn.chosen(mind, named)})
    yield from instead("waiting", sure - hope, percent(sure), percent(hope))


def _looks(v: State, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """How much of the suspicion a look is expected to settle."""
    looks = 1 if v.spread else v.looks
    here, there = (tells(v, target, looks, mind) / mind.suspected for target in (choice, second))
    yield from instead("look", here - there, percent(here), percent(there), left=mind.suspected)


def _places(v: State, mind: State, spot: int, other: int) -> Iterator[Weighed]:
    """How far from whom something is put."""
    if v.step == ORGAN:
        suspects = [figure for figure in range(FIGURES) if mind.suspects >> figure & 1]
        far, away = (round(sum(DISTANCE[at][v.place[one]] for one in suspects) / len(suspects)) for at in (spot, other))
        yield from instead("organ", far - away if mind.fenrir else away - far, far, away)
        return
    figure = mind.mine if v.step == CLUE else v.figure
    if figure < 0:
        return
    far, away = (DISTANCE[at][v.place[figure]] for at in (spot, other))
    kind = "clue_soon" if v.step == CLUE else "clue_near"
    yield from instead(kind, away - far, far, away, figure=character(v, figure))
    if v.step == CLUE:
        rivals = [v.place[one] for one in range(FIGURES) if one not in (v.locked, figure)]
        far, away = (min(DISTANCE[at][rival] for rival in rivals) for at in (spot, other))
        yield from instead("clue_aside", ASIDE * (far - away), far, away)


def _unread(mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """That others would learn less of whom he steers, by the numbers of both choices."""
    here, there = (mind.table[n][STEERED] - mind.values[n] for n in (choice, second))
    if there - here > FAINT:
        yield there - here, Reason("unread_wolf" if mind.fenrir else "unread")
