"""A page at a table that is played here, decision by decision: its line is ours, so that any moment can be brought up.

The table the page finds at the server only has its name and its chairs; what it is told comes from a game of simple
players, through the same fold and the same updates as everywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from subrosa.core import record
from subrosa.core.engines import engine
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.core.parts import styles
from subrosa.core.tale import Chapter, Told
from subrosa.games import find
from subrosa.table import entries, messages
from subrosa.table.entries import Chair, Opened
from subrosa.table.messages import Update
from subrosa.table.showing import Shown, update
from subrosa.table.table import Table

from .browsing import Visitor

SEATS = 4
NAMES = ("Marta", "Bede", "Cosmas", "Dunstan")


@dataclass(frozen=True)
class Scene:
    """A moment: where everything stood before it, and what its decision told."""

    kind: str
    before: Update
    then: Update
    record: str = ""
    """Of the whole game, once it is over."""


@cache
def decisions(name: str, number: int, seats: int = SEATS) -> tuple[Decision, ...]:
    setup = Setup.of(find(name), seats)
    trace = engine(setup.game, "python").trace(setup.start(), 31, number, styles(setup.game)[-1])
    return tuple(Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True))


def found(name: str, reader: int, wanted: frozenset[str], number: int) -> dict[int, str]:
    """After which decisions of a game each wanted moment is told to a reader for the first time, to its end."""
    match, tale, at = Match(Setup.of(find(name), SEATS)), find(name).tale(reader), dict[int, str]()
    for n, decision in enumerate(decisions(name, number)):
        match.enter(decision)
        tale.hear([Told(one.kind, one.facts) for one in match.tellings(reader)])
        for one in tale.chapters[-3:]:
            mine = one.kind in ("called", "look") and (one.facts["seat"] == reader + 1 or "own" in one.facts)
            if one.done and one.beats and one.kind in wanted - set(at.values()) and not mine:
                at[n] = one.kind
    return at


def first_told(name: str, reader: int, number: int, kind: str) -> int:
    """The decision of a game after which something is told to a reader for the first time."""
    match = Match(Setup.of(find(name), SEATS))
    for n, decision in enumerate(decisions(name, number)):
        match.enter(decision)
        if any(one.kind == kind for one in match.tellings(reader)):
            return n
    raise AssertionError(f"no {kind} in game {number}")


def scenes(name: str, reader: int, wanted: frozenset[str], games: int = 6) -> Iterator[Scene]:
    """Every wanted moment once, from as few games as have them."""
    for number in range(games):
        at = found(name, reader, wanted, number)
        yield from staged(name, reader, number, at)
        wanted -= set(at.values())
        if not wanted:
            return
    raise AssertionError(f"no {wanted} in {games} games")


def staged(name: str, reader: int, number: int, at: dict[int, str]) -> Iterator[Scene]:
    chairs = [
        Chair("person", "p", who) if seat == reader else Chair("bot", name=who, bot="greedy")
        for seat, who in enumerate(NAMES)
    ]
    head = list(record.head(Setup.of(find(name), SEATS)))
    table = Table("t", [Opened(1.0, head, chairs, "p")], Random(1))
    for n, decision in enumerate(decisions(name, number)):
        shown = Shown()
        before = update(table, reader, shown, {reader}, 1.0) if n in at else None
        table.enter(
            entries.Decided(
                1.0, entries.pairs([decision]), max(decision.decider, -1) if decision.decider < SEATS else -1
            )
        )
        then = update(table, reader, shown, {reader}, 1.0) if n in at else None
        if before and then:
            yield Scene(at[n], before, then, table.begun.record() if at[n] == "end" else "")


def by_day(night: Scene) -> Scene:
    """The same stairs as they are shown by day: what brings it about is rare."""
    tale = [replace(one, kind="conversion", stays=False) if one.kind == "night" else one for one in night.then.tale]
    return Scene("conversion", night.before, replace(night.then, tale=tale))


def out_of_time(declared: Scene) -> Scene:
    """Who was wrong is out; the same as it is shown of somebody whose time is up, which is rare."""
    wrong = next(one for one in declared.then.tale if one.kind == "declaration")
    one = replace(wrong, kind="out", facts={"seat": wrong.facts["seat"]}, beats=(300, 400), stays=False)
    tale = [one if chapter is wrong else chapter for chapter in declared.then.tale]
    return Scene("out", declared.before, replace(declared.then, tale=tale))


def _both(scene: Scene) -> list[Chapter]:
    return list({one.number: one for one in (*scene.before.tale, *scene.then.tale)}.values())


class Theatre:
    """A visitor at such a table."""

    def __init__(self, visitor: Visitor, game: str, reader: int, seats: int = SEATS) -> None:
        self.tab, self.base, self._line = visitor.tab, visitor.base, None
        visitor.come_in()
        self.id = visitor.open(game, "".join("m" if seat == reader else "b" for seat in range(seats)))
        self.tab.route_web_socket(re.compile("/matches/.*/live"), self._opened)
        self.tab.route("**/export", lambda asked: asked.fulfill(body=self.record))
        self.tab.route("**/thoughts", lambda asked: asked.fulfill(json={"thoughts": []}))
        self.record = ""

    def _opened(self, line: Any) -> None:
        self._line = line
        line.on_message(self._answer)

    def _answer(self, said: str) -> None:
        asked = json.loads(said)
        if asked["type"] == "ping":
            self.send(messages.Pong(asked["key"]))

    def send(self, message: Any) -> None:
        assert self._line is not None
        self._line.send(messages.encode(message).decode())

    def open(self, scene: Scene) -> None:
        """The page, with where everything stood before a scene."""
        self.begin(scene.before)

    def begin(self, stands: Any) -> None:
        """The page, with where everything stands."""
        self._line = None
        self.tab.goto(f"{self.base}/m/{self.id}")
        self._wait()
        self.send(stands)
        self.tab.wait_for_selector("section.now")

    def again(self, scene: Scene) -> None:
        """The page is loaded anew: everything so far comes as what was before."""
        self._line = None
        self.tab.reload()
        self._wait()
        first, then = scene.before, scene.then
        news = {"whole": True, "since": 0, "news": [*first.news, *then.news], "tale": _both(scene)}
        stands = {"derived": then.derived or first.derived, "table": then.table or first.table}
        self.send(replace(then, **news, view={**first.view, **then.view}, **stands))

    def _wait(self) -> None:
        while self._line is None:
            self.tab.wait_for_timeout(20)

    def play(self, scene: Scene, anew: bool = False) -> None:
        """A scene: where everything stood before it, on a new page or on the one that is open, then what is told."""
        self.record = scene.record
        if anew:
            self.open(scene)
        else:
            self.send(scene.before)
            self.tab.wait_for_timeout(30)
        self.send(scene.then)
