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
APART = 2
FEWEST, MOST = 4, 9
"""So many lines of choices that are typed in words are shown at least, and at most."""
FOLDED = 6
"""So many of the choices that only count are listed."""
SEVERAL = 3
"""More choices of a kind than this stand in columns where there is no room for them below each other."""
HALVES = 2
"""In so many columns stand choices that can be said in short, where there is still no room."""


def listed(rows: list[Row], width: int = 0, height: int = 0, wished: int = 0) -> RenderableType:
    """The choices under each other, those of a kind under their heading; in so many lines, if that can be done.

    Where fewer lines are wished, for a whole map above them, those that are alike share a line, others of a kind stand
    in columns, and then those that can be said in short.
    """
    whole = _whole(rows, MANY, width)
    if height > 0 and height_of(whole, width) > (wished or height):
        whole = _whole(rows, SEVERAL, width, height)
    if wished and height_of(whole, width) > wished:
        whole = min(whole, _whole(rows, SEVERAL, width, height, short=True), key=lambda one: height_of(one, width))
    return whole


def _whole(rows: list[Row], many: int, width: int, height: int = 0, *, short: bool = False) -> RenderableType:
    single = [row for row in rows if not row.line]
    wide = max((len(row.key) for row in single), default=0)
    below: list[RenderableType] = []
    for group in dict.fromkeys(row.group for row in single):
        below += [Text(group, "dim")] if group else []
        of_kind = [row for row in single if row.group == group]
        if short and all(row.short for row in of_kind):
            below.append(_halved(of_kind, wide))
        elif group and many == SEVERAL and (gathered := _gathered(of_kind)):
            below += gathered
        else:
            below += _listed(of_kind, wide, many if group else MANY)
    taken = height_of(Group(*below), width) if height else 0
    lines = _in_lines([row for row in rows if row.line], min(max(height - taken, FEWEST), MOST) if height else MOST)
    return Padding(Group(*lines, *below), (0, 0, 0, 1))


def _in_lines(rows: list[Row], height: int) -> list[RenderableType]:
    """Choices that are typed in words, side by side; where there is no room for all, the first lines of them."""
    table = Table.grid(padding=(0, APART, 0, 0))
    lines = list(dict.fromkeys(row.line for row in rows))
    cells = {line: {_column(row): row.cells[0] for row in rows if row.line == line} for line in lines}
    columns = dict.fromkeys(
        column for line in sorted(lines, key=lambda line: -len(cells[line])) for column in cells[line]
    )
    for line in lines if height >= len(lines) else lines[: height - 1]:
        table.add_row(*(cells[line].get(column, "") for column in columns))
    return [table, *([] if height >= len(lines) else [Text("…", "dim")])] if rows else []


def _column(row: Row) -> str:
    """In which column of its line a choice stands: those that end alike stand below each other."""
    return row.key.partition(" ")[2]


def _gathered(rows: list[Row]) -> list[RenderableType]:
    """Choices of which the same is said stand on one line, if some are alike: what is typed for each, and then that."""
    alike: dict[str, list[Row]] = {}
    for row in rows:
        alike.setdefault(" ".join(cell.plain for cell in row.cells), []).append(row)
    if 2 * len(alike) > len(rows):
        return []
    table = Table.grid(padding=(0, APART, 0, 0))
    for said, those in alike.items():
        table.add_row(Text(" ".join(f"{row.key})" for row in those), "bold"), Text(said, "dim"))
    return [table]


def _listed(rows: list[Row], wide: int, many: int) -> list[RenderableType]:
    """Choices of one kind; many short ones in columns, and what is only words below."""
    full = [row for row in rows if row.cells] or rows
    words = [_key(row, wide).append(f"  {row.name}", "not bold") for row in rows if row not in full]
    across = _across(full, many)
    folded = len(full) > FOLDED and full[0].fold
    if folded:
        full, across = [*full[: FOLDED - 1], full[-1]], 1
    height = -(-len(full) // across)
    table = Table.grid(padding=(0, APART, 0, 0))
    for i in range(height):
        cells: list[RenderableType] = []
        for row in full[i::height]:
            cells += [_key(row, wide), *([] if across > 1 or row.fold else [Text(row.name)]), *row.cells]
        if folded and i == FOLDED - 1:
            table.add_row(Text("...", "dim"))
        table.add_row(*cells)
    return [table, *words]


def _halved(rows: list[Row], wide: int) -> RenderableType:
    """Choices in short, side by side."""
    height = -(-len(rows) // HALVES)
    table = Table.grid(padding=(0, APART, 0, 0))
    for i in range(height):
        table.add_row(*(cell for row in rows[i::height] for cell in (_key(row, wide), *row.short)))
    return table


def _across(rows: list[Row], many: int) -> int:
    """In how many columns choices stand."""
    if len(rows) <= many:
        return 1
    return NARROW_ACROSS if all(sum(map(len, row.cells)) <= NARROW for row in rows) else ACROSS


def _key(row: Row, wide: int) -> Text:
    """What is typed for a choice, under each other however long."""
    return Text(f"{row.key:>{max(wide, 2)}})", "bold")
