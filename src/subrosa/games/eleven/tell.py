"""Who is told what a decision brings about (RULES.md, section 22). With `steps.py`, what is told at all."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.fields import State
from subrosa.core.tellings import EVERYBODY, Fact, Telling, only

from .box import (
    ACTION_FACES,
    ACTIONS,
    CHARACTERS,
    STEP_FACES,
    TRANSPORT_FACES,
    TRANSPORTS,
)
from .fields import ROLES, STEPS
from .rules.terms import (
    CHOSEN_ONE,
    NAME,
    NAME_AS_FENRIR,
    OVER,
)
from .steps import PAUSES, character


def _all(kind: str, **facts: Fact) -> Telling:
    return Telling(EVERYBODY, kind, facts)


def consequences(s: State, decider: int, choice: int, after: State) -> Iterator[Telling]:
    """What a decision brought about, in the order in which it comes to pass."""
    if s.gear != after.gear:
        yield from _gears(after)
    yield from _verdict(s, decider, choice, after)
    yield from _consequences(s, after)


def _verdict(s: State, decider: int, choice: int, after: State) -> Iterator[Telling]:
    """Was the Chosen One named? Who was wrong sees who it is (12.2, 12.3)."""
    if STEPS[s.step] not in PAUSES or choice < NAME or STEPS[after.step] == "unseen":
        return
    named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
    if after.declared:
        yield _all("named_right", figure=character(s, named))
        return
    yield _all("named_wrong", figure=character(s, named))
    for card in range(len(CHARACTERS)):
        if after.card[card] == CHOSEN_ONE:
            yield Telling(only(decider), "you_see_chosen", {"figure": character(s, card)})


def _gears(s: State) -> Iterator[Telling]:
    """What the gears show now (8.3.1, 8.4)."""
    yield _all(
        "gears_show",
        transport=TRANSPORTS[TRANSPORT_FACES[s.gear % len(TRANSPORT_FACES)]],
        steps=STEP_FACES[s.gear % len(STEP_FACES)],
        action=ACTIONS[ACTION_FACES[s.gear % len(ACTION_FACES)]],
    )


def _consequences(s: State, after: State) -> Iterator[Telling]:
    """What the decision brought about, for all to see."""
    for card in range(len(CHARACTERS)):
        if after.open[card] > s.open[card] and after.card[card] != CHOSEN_ONE:
            yield _opened(s, card, after)
    for seat in range(s.seats):
        for field in ("time", "sheets", "clues"):
            was, now = getattr(s, field)[seat], getattr(after, field)[seat]
            if was != now:
                yield _all(field, seat=seat + 1, before=was, now=now)
        if s.alive >> seat & 1 and not after.alive >> seat & 1:
            yield _all("eliminated", seat=seat + 1)
        if after.shown_role[seat] != s.shown_role[seat]:
            yield _all(f"was_{ROLES[after.shown_role[seat]]}", seat=seat + 1)
    for position in range(after.positions):
        if after.order[position] >= 0 and after.order[position] != s.order[position]:
            yield _all("placed", seat=after.order[position] + 1, position=position + 1)
    if after.step == OVER:
        yield from _ended(after)


def _opened(s: State, card: int, after: State) -> Telling:
    """A card is turned up: somebody's, or one that lies on the table."""
    where = after.card[card]
    if where < s.seats:
        return _all("showed_card", seat=where + 1, figure=character(s, card))
    return _all("card_open", figure=character(s, card))


def _ended(s: State) -> Iterator[Telling]:
    if s.winner >= 0:
        yield _all("won", seat=s.winner + 1)
    else:
        yield _all("ragnarok")
    for card in range(len(CHARACTERS)):
        if s.card[card] == CHOSEN_ONE:
            yield _all("chosen_was", figure=character(s, card))
        elif s.card[card] < s.seats:
            yield _all("held", seat=s.card[card] + 1, figure=character(s, card))
    for seat in range(s.seats):
        if s.role[seat] == 1 and s.shown_role[seat] < 0:
            yield _all("was_fenrir", seat=seat + 1)
