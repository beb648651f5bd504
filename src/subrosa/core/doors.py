"""Every door by which anything reaches a seat, as bytes: two worlds a seat cannot tell apart must give it equal bytes.

Views, deciders, lists of choices, tellings, the text of a replay, replies to wishes that cannot be had, drafts and undo, taking
back. Used by the leak test and by `subrosa check`; a new door belongs in here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from .deciders import CHANCE, SPECTATOR
from .errors import IllegalAction
from .match import Decision, Match, legal, odds
from .text import sentence

WISHES = ("", "help", "play", "stop", "accuse 1 red", "x" * 300)


def open_doors(match: Match, seat: int) -> Iterator[tuple[str, bytes]]:
    """What a seat can see without doing anything."""
    view = match.view(seat)
    yield "view", _bytes(view.names)
    yield "deciders", _bytes(view.deciders)
    yield "choices", _bytes([action.text for action in view.actions])
    told = match.tellings(seat)
    yield "tellings", _bytes([(telling.kind, dict(telling.facts)) for telling in told])


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


def differences(ours: Match, theirs: Match, seat: int, everything: bool = True) -> list[str]:
    """The doors at which two matches look different to a seat."""
    if everything:
        kept = min(len(ours.decisions), len(theirs.decisions)) // 2
        mine, other = list(all_doors(ours, seat, kept)), list(all_doors(theirs, seat, kept))
    else:
        mine, other = list(open_doors(ours, seat)), list(open_doors(theirs, seat))
    found = [name for (name, a), (_, b) in zip(mine, other, strict=False) if a != b]
    if [name for name, _ in mine] != [name for name, _ in other]:
        found.append("number of doors")
    return found


def leaks(match: Match, at: int, seat: int, random: Random, ahead: int = 3) -> list[str]:
    """At which doors a seat can tell the truth after `at` decisions from a redraw of it, now or a few decisions later."""
    game, setup = match.game, match.setup
    decisions, _ = game.redraw(setup, match.decisions[:at], seat, random)
    truth, other = Match.from_log(setup, match.decisions[:at]), Match.from_log(setup, decisions)
    found = differences(truth, other, seat)
    for decision in match.decisions[at : at + ahead]:
        before, told = truth.state.copy(), len(truth.tellings(seat))
        truth.enter(decision)
        heard = game.hears(before, decision, truth.state, seat)
        if not heard and len(truth.tellings(seat)) == told:
            continue
        if not _follow(other, decision, heard, seat, random):
            break
        found += [f"{name}, after one more decision" for name in differences(truth, other, seat, everything=False)]
    return found


def _follow(match: Match, decision: Decision, heard: bool, seat: int, random: Random) -> bool:
    """Do the same in the other world, or, where the choice is hidden, anything until the seat is told of it; False if impossible."""
    told = len(match.tellings(seat))
    while len(match.tellings(seat)) == told:
        if decision.decider == CHANCE:
            choices = odds(match.game, match.state)[0]
        else:
            choices = legal(match.game, match.state, decision.decider)
        if heard and decision.choice not in choices:
            return False
        match.enter(decision if heard else Decision(decision.decider, random.choice(choices)))
    return True


def _refusals(match: Match, seat: int) -> Iterator[tuple[str, bytes]]:
    """Replies to wishes that cannot be had: words and numbers, whether it is this seat's turn or not.

    `decide` asks the seat's view; after the first few wishes the view is asked directly, which is the same and quicker.
    """
    view = match.view(seat)
    can = {action.text for action in view.actions}
    numbers = {action.choice for action in view.actions}
    lines = [wish for wish in (*WISHES, *match.game.words.wishes(view.numbers)) if wish not in can]
    wishes = [*lines, *(n for n in range(-1, match.game.most_choices) if n not in numbers)]
    for n, wish in enumerate(wishes):
        try:
            if n < 5:
                match.decide(seat, wish)
            else:
                view.choice(wish)
        except IllegalAction as error:
            yield "refusal", f"{error} {error.key} {sorted(error.facts.items())}".encode()


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
    copy = Match.from_log(match.setup, match.decisions)
    try:
        copy.withdraw(seat)
    except IllegalAction as error:
        yield "withdrawal", str(error).encode()
    else:
        yield from ((f"withdrawal: {name}", door) for name, door in open_doors(copy, seat))
    try:
        copy.take_back(0, [seat])
    except IllegalAction as error:
        yield "consent", str(error).encode()
    copy.take_back(kept, range(match.setup.seats))
    yield from ((f"taking back: {name}", door) for name, door in open_doors(copy, seat))


def _bytes(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


