"""A match put into the store as a table of the terminal, and taken out again."""

from __future__ import annotations

from collections.abc import Mapping

from subrosa.core.match import Match
from subrosa.store import Store, new_id
from subrosa.table.entries import AnyEntry, Decided, decode, encode, pairs
from subrosa.table.journal import kept, opening
from subrosa.table.table import Table


def keep(store: Store, match: Match, me: int, bots: Mapping[int, str] | None = None) -> str:
    """The id under which a match waits, the seats of the others taken by bots."""
    others = dict.fromkeys((seat for seat in range(match.setup.seats) if seat != me), "random")
    entries: list[AnyEntry] = [opening(match.setup, me, bots or others, 1.0), Decided(1.0, pairs(match.log))]
    table = Table(new_id(), entries)
    store.create(table.id, [encode(entry) for entry in entries], kept(table)).result()
    return table.id


def restored(store: Store, id: str) -> Match:
    """The match that is kept under an id."""
    return Table(id, [decode(entry) for entry in store.entries(id)]).begun
