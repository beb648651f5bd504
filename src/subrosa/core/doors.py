"""Every door by which anything reaches a seat, as bytes: two worlds a seat cannot tell apart must give it equal bytes.

Views and what follows from them, deciders, lists of choices, tellings, the text of a replay, replies to wishes that
cannot be had, drafts and undo, taking back. Used by the leak test and by `subrosa check`; a new door belongs in here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import msgspec

from .deciders import SPECTATOR
from .errors import IllegalAction
from .game import Game, Setup
from .match import Decision, Match, legal
from .parts import styles
from .plain import PythonEngine
from .tale import Told
from .text import sentence

WISHES = ("", "help", "play", "stop", "x" * 300)
MOST_WISHES = 150
STRIDE = 32
"""After how many decisions a walk remembers again how the match stood."""


def open_doors(match: Match, seat: int) -> Iterator[tuple[str, bytes]]:
    """What a seat can see without doing anything."""
    view = match.view(seat)
    yield "view", _bytes(view.names)
    yield "deciders", _bytes(view.deciders)
    yield "choices", _bytes([(action.text, dict(action.facts)) for action in view.actions])
    yield "derived", _bytes((dict(view.derived), view.question))
    told = match.tellings(seat)
    yield "tellings", _bytes([(telling.kind, dict(telling.facts)) for telling in told])
    tale = match.game.tale(seat)
    tale.hear([Told(telling.kind, telling.facts) for telling in told])
    yield "staged", _bytes(tale.chapters)


def all_doors(match: Match, seat: int, kept: int = 0) -> Iterator[tuple[str, bytes]]:
    """Everything a seat can get, by asking too; taking back goes to `kept` decisions. Leaves the match as it is."""
    yield from open_doors(match, seat)
    yield "replay", export(match, seat).encode()
    if seat != SPECTATOR:
        yield from _refusals(match, seat)
        yield from _drafts(match, seat)
        yield from _taking_back(match, seat, kept)


def export(match: Match, seat: int, language: str = "en") -> str:
    """What a seat was told, as text: all that may leave a match that is not over."""
    return "\n".join(sentence(match.game, telling, language, seat) for telling in match.tellings(seat))


def differences(ours: Match, theirs: Match, seat: int, kept: tuple[int, int] | None = None) -> list[str]:
    """The open doors at which two matches look different to a seat; all, if `kept` says how far each may go back."""
    if kept is not None:
        mine, other = list(all_doors(ours, seat, kept[0])), list(all_doors(theirs, seat, kept[1]))
    else:
        mine, other = list(open_doors(ours, seat)), list(open_doors(theirs, seat))
    found = [name for (name, a), (_, b) in zip(mine, other, strict=False) if a != b]
    if [name for name, _ in mine] != [name for name, _ in other]:
        found.append("number of doors")
    return found


def leaks(match: Match, at: int, seat: int, random: Random, ahead: int = 3) -> list[str]:
    """What a walk finds at one place; who looks at several places walks once."""
    return Walk(match).leaks(at, seat, random, ahead)


class Walk:
    """A match gone through once, so that it can be looked at where it stood after any of its decisions."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._stood = [Match(match.setup)]

    def at(self, decided: int) -> Match:
        """The match as it stood after so many decisions."""
        for start in range((len(self._stood) - 1) * STRIDE, decided // STRIDE * STRIDE, STRIDE):
            self._stood.append(self._on(start, start + STRIDE))
        return self._on(decided // STRIDE * STRIDE, decided)

    def _on(self, start: int, end: int) -> Match:
        found = self._stood[start // STRIDE].copy()
        for decision in self.match.decisions[start:end]:
            found.enter(decision)
        return found

    def _moment(self, told: int, seat: int) -> Match:
        """The first moment at which a seat had been told so much.

        Two histories that a seat cannot tell apart may differ in length, so moments are found by what it was told.
        """
        before = [n for n, stood in enumerate(self._stood) if len(stood.tellings(seat)) < told]
        found = self._stood[before[-1] if before else 0].copy()
        _catch_up(found, iter(self.match.decisions[len(found.decisions) :]), told, seat)
        return found

    def leaks(self, at: int, seat: int, random: Random, ahead: int = 3) -> list[str]:
        """At which doors a seat can tell the truth after `at` decisions from another world, now or a few decisions on.

        The other world is a redraw of the truth some decisions on, so that both go on with decisions that sound the
        same to the seat: a question that only some hidden hands are asked shows up there.
        """
        setup, decisions = self.match.setup, self.match.decisions
        end = min(at + ahead, len(decisions))
        if self.match.over and at < end == len(decisions):
            end -= 1
        redrawn, _ = self.match.game.redraw(setup, decisions[:end], seat, random)
        truth, other, left = self.at(at), Match(setup), iter(redrawn)
        early = self._moment(len(truth.tellings(seat)) // 2, seat)
        if not _catch_up(other, left, len(early.tellings(seat)), seat):
            return ["history"]
        kept = len(early.decisions), len(other.decisions)
        if not _catch_up(other, left, len(truth.tellings(seat)), seat):
            return ["history"]
        found = differences(truth, other, seat, kept)
        for decision in decisions[at:end]:
            truth.enter(decision)
            if not _catch_up(other, left, len(truth.tellings(seat)), seat):
                return [*found, "history, after one more decision"]
            found += [f"{name}, after one more decision" for name in differences(truth, other, seat)]
        return found


def _catch_up(match: Match, decisions: Iterator[Decision], told: int, seat: int) -> bool:
    """Go on until the seat has been told as much; False if the rules do not allow it or nothing is left."""
    while len(match.tellings(seat)) < told:
        decision = next(decisions, None)
        try:
            if decision is None:
                return False
            match.enter(decision)
        except IllegalAction:
            return False
    return True


def _refusals(match: Match, seat: int) -> Iterator[tuple[str, bytes]]:
    """Replies to wishes that cannot be had: words and numbers, whether it is this seat's turn or not.

    `decide` asks the seat's view; after the first few wishes the view is asked directly, which is the same and quicker.
    """
    view = match.view(seat)
    can = {action.text for action in view.actions}
    numbers = {action.choice for action in view.actions}
    lines = [wish for wish in (*WISHES, *_tried(match.setup)) if wish not in can]
    wishes: list[str | int] = [*lines, *(n for n in range(-1, match.game.most_choices) if n not in numbers)]
    for n, wish in enumerate(wishes):
        try:
            if n < 5:
                match.decide(seat, wish)
            else:
                view.choice(wish)
        except IllegalAction as error:
            yield "refusal", f"{error} {error.key} {sorted(error.facts.items())}".encode()


def _tried(setup: Setup) -> tuple[str, ...]:
    """Lines a player might try, allowed or not: of every kind that comes up in a game played at random."""
    return _lines(setup.game, setup.seats, tuple(setup.options.items()))


@lru_cache(maxsize=100)
def _lines(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    # An edition has its owner's figures in it, so that its game is as good a key as they are.
    state = Setup.of(game, seats, {name: value for name, value in options if value != "custom"}).start()
    traced = PythonEngine(game).trace(state, 5, 0, styles(game)[-1])
    lines: dict[str, None] = {}
    for decider, choice in zip(traced.who, traced.choices, strict=True):
        offered = legal(game, state, decider) if decider < seats else [choice]
        lines.update((game.said(state, decider, one).line, None) for one in offered)
        game.rules.apply(state, decider, choice)
    return tuple(lines)[:: len(lines) // MOST_WISHES + 1]


def _drafts(match: Match, seat: int) -> Iterator[tuple[str, bytes]]:
    """What a seat sees when it drafts each of its choices and takes it back."""
    draft = match.draft(seat)
    for action in draft.view.actions:
        draft.choose(action)
        yield "draft", _bytes([draft.complete, draft.view.names, [str(a) for a in draft.view.actions]])
        draft.undo()
    yield "undo", _bytes(draft.view.names)


def _taking_back(match: Match, seat: int, kept: int) -> Iterator[tuple[str, bytes]]:
    """Changing a sealed choice, and going back by consent."""
    copy = match.copy()
    try:
        copy.withdraw(seat)
    except IllegalAction as error:
        yield "withdrawal", str(error).encode()
    else:
        yield from ((f"withdrawal: {name}", door) for name, door in open_doors(copy, seat))
    copy = match.copy()
    try:
        copy.take_back(0, [seat])
    except IllegalAction as error:
        yield "consent", str(error).encode()
    copy.take_back(kept, range(match.setup.seats))
    yield from ((f"taking back: {name}", door) for name, door in open_doors(copy, seat))


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)
