"""What proves a match that is over: its record with the deal that was under seal."""

from __future__ import annotations

from subrosa.core import record
from subrosa.core.proof import deal_lines

from .table import Table


def record_of(table: Table) -> str:
    """The record of a table's match when it is over, with its deal if that was under seal."""
    match, deal = table.begun, table.deal
    text = record.write(match)
    return text + "".join(f"{line}\n" for line in deal_lines(match, deal)) if deal and table.is_sealed else text
