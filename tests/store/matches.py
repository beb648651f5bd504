"""Matches to put into a store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from subrosa.store import ChairRow, Listing, Store, new_id

ANN, BEN = "person-ann", "person-ben"


def listing(**how: Any) -> Listing:
    """A match of two people and a bot."""
    chairs = (
        ChairRow(0, ANN, "Adelmo", None, True),
        ChairRow(1, BEN, "Berengar", None, False),
        ChairRow(2, None, "", "greedy", False),
    )
    told = Listing("", "rose", 3, "playing", ANN, False, 100.0, 100.0, None, 0, chairs)
    return replace(told, **how)


def begun(store: Store, entries: Sequence[bytes] = (b"opened", b"begun"), **how: Any) -> str:
    """The id of a new match."""
    id = new_id()
    store.create(id, entries, listing(**how)).result()
    return id
