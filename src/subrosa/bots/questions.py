"""What a bot's mind is asked and fed: what its seat saw and heard, as bytes, and nothing else.

A mind lives in another process. Whoever asks remembers how far each mind was fed and sends only what is new; where a
match has gone back since, the mind is fed from the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from subrosa.core import record
from subrosa.core.beliefs import Reason
from subrosa.core.fields import Fields, State
from subrosa.core.match import Decision, Match, see
from subrosa.core.styles import DEDUCER, Style
from subrosa.core.tellings import Fact

Steps = Sequence[tuple[int, State]]
"""Choices a seat is about to make, each with what it would see after it."""
NOTHING = -1
"""No decider and no choice: how a feed begins, and what was hidden."""


class Event(NamedTuple):
    """A decision as a seat noticed it: who decided, what if it was heard, and what is seen since."""

    decider: int
    heard: int
    view: bytes


class Question(NamedTuple):
    """What a seat is to decide, or wants advice on."""

    mind: str
    head: tuple[str, ...]
    """How the table plays."""
    seat: int
    fed: int
    """How many events the mind has been fed before."""
    feed: tuple[Event, ...]
    view: bytes
    style: Style
    stream: tuple[int, ...]
    advice: bool = False
    drafted: tuple[Event, ...] = ()
    """What the seat itself is about to do, for advice on what comes after it."""


class Chosen(NamedTuple):
    """A choice."""

    choice: int


class Advised(NamedTuple):
    """What a good player would do, the next best, and why it is not as good; what he would believe most of all."""

    choice: int
    second: int = NOTHING
    verdict: str = ""
    """Is the choice better, or only by little (close), are both alike, or balanced by what speaks for each?"""
    reasons: tuple[Reason, ...] = ()
    kind: str = ""
    of: Mapping[str, Fact] = {}
    name: str = ""
    share: float = 0.0


class Forgotten(NamedTuple):
    """The mind that was asked is not there, or not as far as was thought."""


class Raised(NamedTuple):
    """The mind failed: the name of the error, without its words."""

    error: str


Answer = Chosen | Advised | Forgotten | Raised


@dataclass
class Fed:
    """How far a mind was fed."""

    events: int = 0
    decisions: list[Decision] = field(default_factory=list)
    last: bytes = b""


def asked(
    mind: str,
    match: Match,
    seat: int,
    style: Style,
    stream: Sequence[int],
    fed: Fed,
    advice: bool = False,
    drafted: Steps = (),
) -> Question:
    """The question before a seat, or after what it has drafted; `fed` goes on as far as the mind will be."""
    fields, feed, before = match.game.fields, [], 0
    if style.rung >= DEDUCER or advice:
        if fed.decisions != match.decisions[: len(fed.decisions)]:
            fed.__dict__.update(Fed().__dict__)
        before = fed.events
        feed = _news(match, seat, fed)
    own = [Event(seat, choice, packed(fields, view)) for choice, view in drafted]
    view = own[-1].view if own else packed(fields, match.view(seat).numbers)
    head = tuple(record.head(match.setup))
    return Question(mind, head, seat, before, tuple(feed), view, style, tuple(stream), advice, tuple(own))


def _news(match: Match, seat: int, fed: Fed) -> list[Event]:
    """What a seat has noticed since. Of what it neither heard nor saw it is not told that it happened, nor who was the
    last to choose where nobody is shown to have chosen."""
    game, feed = match.game, []
    state = match.position(len(fed.decisions))
    if not fed.events:
        fed.last = packed(game.fields, see(game, state, seat).numbers)
        feed.append(Event(NOTHING, NOTHING, fed.last))
    for decision in match.decisions[len(fed.decisions) :]:
        known = game.knows(state, decision.decider, decision.choice, seat)
        hidden = not known and state.step in game.hidden_steps
        game.rules.apply(state, decision.decider, decision.choice)
        view = packed(game.fields, see(game, state, seat).numbers)
        if known or view != fed.last:
            decider = NOTHING if hidden else decision.decider
            feed.append(Event(decider, decision.choice if known else NOTHING, view))
        fed.last = view
        fed.decisions.append(decision)
    fed.events += len(feed)
    return feed


def packed(fields: Fields, view: State) -> bytes:
    """A view as bytes."""
    found: bytes = fields.pack([view]).tobytes()
    return found


def unpacked(fields: Fields, view: bytes) -> State:
    """The view that bytes hold."""
    import numpy

    return fields.unpack(numpy.frombuffer(view, dtype=fields.dtype)[0])
