"""What a game says of the puzzles that can be made of it. What has a default may be left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .fields import State
from .tellings import Fact, Telling

if TYPE_CHECKING:
    from .beliefs import Matter, Reason

Of = Mapping[str, Fact]
"""Of what something is asked, in names."""


@dataclass(frozen=True)
class Noticed:
    """A decision as a seat noticed it: its views before and after, what it heard (-1 if nothing), what it was told."""

    before: State
    decider: int
    heard: int
    after: State
    tellings: Sequence[Telling]


@dataclass(frozen=True, kw_only=True)
class Chain:
    """How facts follow on each other where what is hidden moves, so that it can become certain and uncertain again."""

    kind: str
    """The kind of the matter that is asked."""
    left: Callable[[State, int, State], Iterable[tuple[Of, list[str]]]]
    """What is left of each by counting, quickly: view, seat, memory."""
    openly: Callable[[State, Of], str | None]
    """The alternative that lies open for everybody, if one does."""
    clue: Callable[[State, Of], str]
    """The clue to which a decision belongs that is taken where the view is so; nothing if it says nothing of it."""
    told: Callable[[Sequence[Noticed], Of], Iterable[Telling]]
    """A clue in words, from the decisions that belong to it; nothing if it cannot be put into words."""


@dataclass(frozen=True, kw_only=True)
class Puzzling:
    """How positions of a game become puzzles."""

    speaking: frozenset[str] = frozenset()
    """The kinds of tellings from which something hidden follows by counting: what is put before the solver."""
    worded: Callable[[Noticed, Telling], Telling] = lambda step, telling: telling
    """Such a telling as a puzzle puts it, where it would leave out what was plain at that moment."""
    bears_out: Mapping[str, str] = field(default_factory=dict)
    """The kind of reason that such a telling, as it is worded, is the fact of."""
    supports: Callable[[Telling, Reason], bool] = lambda telling, reason: False
    """Is such a telling one of several from which a reason follows?"""
    concluded: frozenset[str] = frozenset()
    """What `derive` works out of what is hidden: it is left to the solver."""
    asked: Callable[[Iterable[Matter]], Iterable[Matter]] = lambda matters: matters
    """What can be asked of what is hidden. Without a chain it follows from the view alone."""
    chain: Chain | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the tables that puzzles are taken from."""
    seats: Callable[[int], Sequence[int]] = range
    """Who may be asked at a table of so many."""
