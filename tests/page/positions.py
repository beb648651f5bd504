"""Positions of whole games, each brought up on a page as if it had just come to it. Nobody plays meanwhile, so nobody
is waited for, and the same position can be looked at in every window."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from subrosa.core import record
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games import find
from subrosa.table import entries, messages, showing
from subrosa.table.entries import Chair, Opened
from subrosa.table.messages import Update
from subrosa.table.table import Table

from .browsing import Visitor
from .staging import Theatre, decisions

NAMES = ("Marta", "Bede", "Cosmas", "Dunstan", "Ekkehard", "Frieda", "Gisela", "Hugo")


@dataclass(frozen=True)
class Asked:
    """A seat that is asked something."""

    kind: str
    """The step, and what can be done at it, as far as it looks another way."""
    match: Match
    """Goes on with the game: look at it before the next one is asked for."""
    update: Update


def asked(name: str, seats: int, reader: int, games: int) -> Iterator[Asked]:
    """Every kind of question a seat is asked in some games of simple players, early and once more later."""
    known: dict[str, int] = {}
    for number in range(games):
        for table in played(name, seats, reader, number):
            view = table.begun.view(reader)
            verbs = {str(action.facts.get("verb", "")) for action in view.actions}
            kind = " ".join([str(view.names["step"]), *sorted(verbs)]).strip()
            known[kind] = known.get(kind, 0) + 1
            if known[kind] in (1, 5):
                update = showing.update(table, reader, showing.Shown(), {reader}, 1.0)
                assert update is not None
                yield Asked(kind, table.begun, update)


def played(name: str, seats: int, reader: int, number: int, decider: int | None = None) -> Iterator[Table]:
    """A table, whenever the reader's seat is asked, or another whom the reader waits for."""
    chairs = [
        Chair("person", "p", who) if seat == reader else Chair("bot", name=who, bot="greedy")
        for seat, who in enumerate(NAMES[:seats])
    ]
    table = Table(
        "t", [Opened(1.0, list(record.head(Setup.of(find(name), seats))), chairs, "p", notebook="full")], Random(1)
    )
    for decision in decisions(name, number, seats):
        if decision.decider == (reader if decider is None else decider):
            yield table
        seat = decision.decider if decision.decider < seats else -1
        table.enter(entries.Decided(1.0, entries.pairs([decision]), seat))


class Positions(Theatre):
    """A visitor who is shown them. What would follow from a choice is answered from the match itself."""

    def __init__(self, visitor: Visitor, game: str, seats: int, reader: int) -> None:
        super().__init__(visitor, game, reader, seats)
        self.now: Asked | None = None
        self.reader = reader

    def show(self, asked: Asked) -> None:
        self.now = asked
        if self._line is None:
            self.tab.goto(f"{self.base}/m/{self.id}")
            self._wait()
        self.send(asked.update)
        at = f"{asked.update.n} {asked.update.view['step']}"
        self.tab.wait_for_selector(f".match[data-at='{at}'] > section.now.mine")

    def _answer(self, said: str) -> None:
        wish: dict[str, Any] = json.loads(said)
        assert self.now is not None
        if wish["type"] == "decide":  # an answer that is alone is given by the page itself: here nothing follows
            return self.send(messages.Done(wish["key"], self.now.update.n))
        if wish["type"] not in ("draft", "preview"):
            return super()._answer(said)
        draft = self.now.match.draft(self.reader)
        for choice in wish["choices"]:
            draft.choose(choice)
        if wish["type"] == "draft":
            self.send(showing.drafted(draft, wish["key"], 1.0))
        else:
            self.send(showing.previews(draft, wish["key"], 1.0, self.now.update.notebook or ()))
