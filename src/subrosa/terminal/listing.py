"""The choices as they are listed: under each other, many of a kind in columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .look import Row, height_of

MANY = 14
"""More choices than this stand in columns."""
ACROSS, NARROW, NARROW_ACROSS = 3, 5, 6
"""How many columns; and how many if nothing in them is longer than a few letters."""
SEVERAL = 3
"""More choices of a kind than this stand in columns where there is no room for them below each other."""


def listed(rows: list[Row], width: int = 0, height: int = 0) -> RenderableType:
    """The choices under each other, those of a kind under their heading; in so many lines, if that can be done."""
    whole = _whole(rows, MANY)
    if height > 0 and height_of(whole, width) > height:
        whole = _whole(rows, SEVERAL)
    return whole


def _whole(rows: list[Row], many: int) -> RenderableType:
    wide = max((len(row.key) for row in rows), default=0)
    parts: list[RenderableType] = []
    for group in dict.fromkeys(row.group for row in rows):
        parts += [Text(group, "dim")] if group else []
        parts += _listed([row for row in rows if row.group == group], wide, many if group else MANY)
    return Padding(Group(*parts), (0, 0, 0, 1))


def _listed(rows: list[Row], wide: int, many: int) -> list[RenderableType]:
    """Choices of one kind; many short ones in columns, and what is only words below."""
    full = [row for row in rows if row.cells] or rows
    words = [_key(row, wide).append(f"  {row.name}", "not bold") for row in rows if row not in full]
    across = _across(full, many)
    height = -(-len(full) // across)
    table = Table.grid(padding=(0, 2, 0, 0))
    for i in range(height):
        cells: list[RenderableType] = []
        for row in full[i::height]:
            cells += [_key(row, wide), *([] if across > 1 else [Text(row.name)]), *row.cells]
        table.add_row(*cells)
    return [table, *words]


def _across(rows: list[Row], many: int) -> int:
    """In how many columns choices stand."""
    if len(rows) <= many:
        return 1
    return NARROW_ACROSS if all(sum(map(len, row.cells)) <= NARROW for row in rows) else ACROSS


def _key(row: Row, wide: int) -> Text:
    """What is typed for a choice, under each other however long."""
    return Text(f"{row.key:>{max(wide, 2)}})", "bold")
