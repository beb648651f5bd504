"""What bots thought of people, told when a game is over; and advice to a person who practises.

Both come from what a seat could believe, as notebooks do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from subrosa.core.beliefs import Belief, Matter, along
from subrosa.core.fields import State
from subrosa.core.game import Game
from subrosa.core.match import Match
from subrosa.core.styles import DEDUCER, Style

from . import named, style
from .questions import Advised

OPINION = 0.02
"""Who holds something for so much likelier than counting says has an opinion."""
LAST = 64
"""So many decisions before the end it is looked for when a secret was still one."""


@dataclass(frozen=True)
class Thought:
    """What a bot took a person for, just before it was shown."""

    seat: int
    of: int
    matter: Matter
    name: str
    """The alternative."""

    @property
    def share(self) -> float:
        """How sure it was."""
        return self.matter.shares[self.name].shown


def thinks(game: Game, bot: str) -> bool:
    """Does a bot of that name think of what others hide?"""
    return style(game, *named(bot)).rung >= DEDUCER


def thoughts(match: Match, seat: int, people: Iterable[int]) -> list[Thought]:
    """What a bot thought of each person in a match that is over."""
    last: deque[Belief] = deque((belief.copy() for belief in along(match, seat)), LAST)
    found = []
    for person in people:
        told = [_of(last, seat, person, kind) for kind in match.game.thoughts]
        found += [thought for thought in told if thought is not None]
    return found


def _of(beliefs: Sequence[Belief], seat: int, person: int, kind: str) -> Thought | None:
    """The last thought that was no certainty; if it always was one, that."""
    known = None
    for belief in reversed(beliefs):
        for matter in belief.matters:
            if matter.kind == kind and (name := _taken_for(matter, person)):
                thought = Thought(seat, person, matter, name)
                if matter.certain is None:
                    return thought
                known = thought
    return known


def _taken_for(matter: Matter, person: int) -> str:
    """The alternative somebody was taken for: the likeliest of his own, or he himself where it is asked who."""
    own = f"seat {person + 1}"
    if "seat" not in matter.of:
        return own if own in matter.shares else ""
    if matter.of["seat"] != person + 1 or matter.others:
        return ""
    return max(matter.shares, key=lambda name: matter.shares[name].believed)


def advice(belief: Belief, view: State, stream: Sequence[int]) -> Advised:
    """What a good player would do in this seat, what that is worth, and what he would think of the others."""
    game, seat = belief.game, belief.seat
    choice, worth = belief.engine.pondered(view, seat, belief.memory, coach(game), list(stream))
    rest = {other: value for other, value in worth.items() if other != choice}
    second = max(rest, key=lambda other: rest[other]) if rest and worth[choice] >= max(rest.values()) else -1
    gap = worth[choice] - rest[second] if second >= 0 else 0.0
    believed = max(_opinions(belief, seat), key=lambda found: found[0], default=None)
    if believed is None:
        return Advised(choice, second, gap)
    share, name, matter = believed
    return Advised(choice, second, gap, matter.kind, dict(matter.of), name, share)


def coach(game: Game) -> Style:
    """The style of whoever advises: one who deduces and hides, which is quick in every engine."""
    return style(game, "hider")


def _opinions(belief: Belief, seat: int) -> Iterator[tuple[float, str, Matter]]:
    """What can be thought of others beyond what counting says, and is not certain. Not what they know of each other:
    that moves nobody."""
    for matter in belief.matters:
        about = matter.of.get("seat") != seat + 1 and "other" not in matter.of
        if matter.certain is None and not matter.others and about:
            for name, share in matter.shares.items():
                if share.shown > share.counted + OPINION:
                    yield share.shown, name, matter
