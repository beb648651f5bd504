"""What a seat was sent and when, worked out once more from the log of a match that is over.

    subrosa audit 1
    game rose 1
    seat 2
    {"at":1763337600.5,"n":12,"news":[...],"view":{...},"choosing":[1],"choices":["play red 4", ...]}
    ...
    end 214

Each line is what became known to the seat by one entry of the log: what it was told, which fields of its view changed,
who was choosing, and what it could choose. It is made by the same door as what goes over the wire. Whoever is connected
is not kept, and so is not in it; nor is, of another's seat, what a table told that seat of people.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State

from .entries import AnyEntry
from .feed import News
from .refusals import TableRefusal
from .showing import choices, fields_changed
from .table import Table


class Sent(msgspec.Struct, frozen=True):
    """What became known to a reader at a moment."""

    at: float
    n: int
    """How much the reader had been told then."""
    news: list[News]
    view: dict[str, Any]
    choosing: tuple[int, ...]
    choices: list[str]


def audit(id: str, log: Iterable[AnyEntry], reader: int, own: bool) -> str:
    """All that a seat, or SPECTATOR, was sent, as text; what people said of each other only for one's own seat."""
    left = iter(log)
    table = Table(id, islice(left, 1))
    if reader not in (*range(table.setup.seats), SPECTATOR):
        raise TableRefusal("nobody-there")
    lines = [msgspec.json.encode(sent).decode() for sent in _sent(table, left, reader, own)]
    if table.state != "finished":
        raise TableRefusal("not-over")
    whose = "spectator" if reader == SPECTATOR else f"seat {reader + 1}"
    head = ["subrosa audit 1", list(record.head(table.setup))[1], whose]
    return "".join(f"{line}\n" for line in (*head, *lines, f"end {len(lines)}"))


def _sent(table: Table, log: Iterable[AnyEntry], reader: int, own: bool) -> Iterator[Sent]:
    numbers: State | None = None
    told, before = 0, None
    for entry in log:
        table.enter(entry)
        view = table.match.view(reader) if table.match is not None else None
        news = [one for one in table.feed[reader][told:] if own or one.game]
        now = view.deciders if view else (), [choice.text for choice in choices(view)]
        changed = fields_changed(view, numbers)
        told, numbers = len(table.feed[reader]), view.numbers if view else None
        if news or changed or now != before:
            yield Sent(entry.at, told, news, changed, *now)
        before = now
