"""The heads of matches that were written or read last: whoever goes on with one need not read it again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable

from .heads import Head

CACHED = 4096
"""Of how many matches the head is remembered."""


class Known:
    """Heads by match. They may be stale, for other servers write too: whoever builds on one says which he expects."""

    def __init__(self) -> None:
        self._heads: OrderedDict[str, Head] = OrderedDict()
        self._one = threading.Lock()

    def __len__(self) -> int:
        return len(self._heads)

    def at(self, id: str, entries: int) -> Head | None:
        """The head of a match with so many entries, if that is what was seen of it last."""
        head = self._heads.get(id)
        return head if head is not None and head.listing.entries == entries else None

    def keep(self, heads: Iterable[Head]) -> None:
        """These are as they stand in the table, unless more has been seen."""
        with self._one:
            for head in heads:
                before = self._heads.get(head.listing.id)
                if before is None or before.listing.entries <= head.listing.entries:
                    self._heads[head.listing.id] = head
                self._heads.move_to_end(head.listing.id)
            while len(self._heads) > CACHED:
                self._heads.popitem(last=False)

    def forget(self, ids: Iterable[str]) -> None:
        """These are no longer what they were."""
        with self._one:
            for id in ids:
                self._heads.pop(id, None)
