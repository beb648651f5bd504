"""What a reader was told, as it is read: a chapter for each turn, and for each moment that is staged.

A tale is made of tellings alone, in the order in which one reader heard them, so that it can show nothing that this
reader was not told. A game has its own in `moments.py`; without one what the same player does next goes on his line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from .deciders import SPECTATOR
from .tellings import Fact


class Heard(Protocol):
    """Something told to a reader, by the game or by the table."""

    @property
    def kind(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Fact]: ...
    @property
    def game(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Told:
    """Something a game told, where no table is."""

    kind: str
    facts: Mapping[str, Fact]
    game: bool = True


class Change(Struct, frozen=True, gc=False):
    """A number that went up or down: what is counted, whose, and from what to what."""

    what: str
    of: Fact
    before: int
    now: int
    by: int = 0
    """Whose deed it was, by the number of the seat; nobody's: 0."""


class Chapter(Struct, frozen=True, gc=False):
    """One turn or one moment, as its line tells it."""

    number: int
    """Which chapter it is."""
    first: int
    """The number of the first piece of news that it tells, and of the last."""
    last: int
    kind: str = ""
    """Its sentence is `<game>-tale-<kind>`; without one, what was told, word for word."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()
    rows: tuple[Mapping[str, Fact], ...] = ()
    """What is shown one after the other: places on a way, monks by rank, markers by seat."""
    beats: tuple[int, ...] = ()
    """How long each step of a moment takes on the stage, in thousandths of a second; a turn has none."""
    stays: bool = False
    """Does its last picture stand until somebody goes on?"""
    done: bool = False
    """Is everything told of it?"""
    undone: bool = False
    """Was it taken back?"""


Deeds = Mapping[int, Mapping[Fact, Mapping[str, int]]]
"""What each seat, by its number, has done to whom, in points by what is counted."""


def deeds(chapters: Iterable[Chapter]) -> Deeds:
    """What everybody has done up to now, added up. What was taken back was not done."""
    found: dict[int, dict[Fact, dict[str, int]]] = {}
    for change in (change for one in chapters if not one.undone for change in one.changes if change.by):
        done = found.setdefault(change.by, {}).setdefault(change.of, {})
        done[change.what] = done.get(change.what, 0) + change.now - change.before
    return found


class Tale:
    """The chapters of what one reader was told; whoever tells it more hears how they grow."""

    def __init__(self, reader: int = SPECTATOR) -> None:
        self.reader = reader
        self.chapters: list[Chapter] = []
        self.heard: list[Heard] = []
        self.now = -1
        """Which chapter goes on."""
        self._changed: dict[int, int] = {}
        """How much had been heard when a chapter last grew; the last one to grow is last."""
        self.begin()

    def begin(self) -> None:
        """Nothing is known of the game yet."""

    def hear(self, news: Sequence[Heard]) -> None:
        """Everything this reader was told; what was heard before is not told again."""
        for one in news[len(self.heard) :]:
            self.heard.append(one)
            if one.kind == "taken_back" and "from" in one.facts:
                self._take_back(int(one.facts["from"]))
            elif not one.game or one.kind in ("chooses_again", "taken_back"):  # from where on, only a table knows
                self.aside("", {})
            else:
                self.tell(one.kind, one.facts)

    def since(self, number: int) -> list[Chapter]:
        """The chapters that a reader who knows so many pieces of news has not read as they are."""
        new = takewhile(lambda one: self._changed[one] > number, reversed(self._changed))
        return [self.chapters[one] for one in sorted(new)]

    def tell(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """One more thing is told."""
        actor = facts.get("seat", facts.get("guard", facts.get("novice", "")))
        if self.telling("") and actor in ("", self.line.facts.get("actor")):
            self.go_on()
        else:
            self.open(actor=actor)

    @property
    def line(self) -> Chapter:
        """The chapter that goes on."""
        return self.chapters[self.now]

    def telling(self, *kinds: str) -> bool:
        """Is a chapter of these kinds being told, and not yet to its end?"""
        return self.now >= 0 and self.line.kind in kinds and not self.line.done

    def open(self, kind: str = "", **facts: Fact) -> None:
        """A chapter begins with what is told now; the one before is told."""
        if self.now >= 0:
            self._put(replace(self.line, done=True))
        self.aside(kind, facts)
        self.now = len(self.chapters) - 1
        self.go_on(done=False)

    def aside(self, kind: str, facts: Mapping[str, Fact], beats: tuple[int, ...] = (), stays: bool = False) -> None:
        """A moment amid what is being told, or something about the table: it is told at once, and the line goes on
        after it."""
        told = len(self.heard) - 1
        self.chapters.append(Chapter(len(self.chapters), told, told, kind, facts, beats=beats, stays=stays, done=True))
        self._put(self.chapters[-1])

    def go_on(self, **new: Any) -> None:
        """What is told now belongs to the chapter that goes on; where there is none one begins."""
        if self.now < 0:
            self.open()
        self._put(replace(self.line, last=len(self.heard) - 1, **new))

    def _put(self, chapter: Chapter) -> None:
        self.chapters[chapter.number] = chapter
        self._changed.pop(chapter.number, None)
        self._changed[chapter.number] = len(self.heard)

    def gather(self, kind: str, row: Mapping[str, Fact] | None = None) -> int:
        """One more of what belongs together, with a row of its own if it has one; how many rows there are."""
        if self.now < 0 or self.line.kind != kind:
            self.open(kind)
        self.go_on(rows=self.line.rows if row is None else (*self.line.rows, dict(row)), done=True)
        return len(self.line.rows)

    def change(self, what: str, of: Fact, before: int, now: int, by: int = 0) -> None:
        """A number has changed in the last chapter, and by whom. What changes again is told as one change."""
        self.go_on()
        changes = {(one.what, one.of): one for one in self.line.changes}
        first = changes.get((what, of))
        changes[what, of] = Change(what, of, first.before if first else before, now, by)
        self.go_on(changes=tuple(one for one in changes.values() if one.before != one.now))

    def _take_back(self, number: int) -> None:
        """What was told from a piece of news on has not happened: its chapters are crossed out, and what is known of
        the game is as it was before them."""
        heard, chapters = self.heard, self.chapters
        self.heard, self.chapters, self.now = [], [], -1
        self.begin()
        self.hear(heard[:number])
        stands = self.line if self.now >= 0 else None
        self.heard, self.chapters = heard, chapters
        for one in chapters:
            told = heard[one.first].game and (one.kind or heard[one.first].kind != "taken_back")
            undone = one.undone or (one.last >= number and bool(told))
            self._put(replace(one, undone=undone, done=True))
        self.aside("", {})
        if stands:
            self._resume(stands)

    def _resume(self, stands: Chapter) -> None:
        """A chapter goes on as it stood. Where something of it was crossed out, what still holds is told anew."""
        self.now, told = stands.number, len(self.heard) - 1
        if not self.line.undone:
            self._put(replace(self.line, done=stands.done))
            return
        self.now = len(self.chapters) - 1
        if stands.kind:
            self.now += 1
            self.chapters.append(replace(stands, number=self.now, first=told, last=told))
            self._put(self.line)
