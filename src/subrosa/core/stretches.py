"""Observations stretch by stretch: cells that lie side by side both in a record and in a row are copied as one.

Field by field a compiler writes them number by number; a stretch of hundreds goes by sixteen at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from .fields import ALL, Fields
from .layouts import Layout


class Stretch(NamedTuple):
    """So many numbers of a kind: of the state or of what was uncovered, from where in the record, to which cell."""

    source: str
    kind: str
    at: int
    cell: int
    length: int


def stretches(fields: Fields, layout: Layout) -> Iterator[Stretch]:
    """An observation without the cell that says whose it is."""
    last: Stretch | None = None
    for part in list(layout)[1:]:
        kind, size = part.field.type, int(part.field.type[1])
        source = "s" if part.field.known is ALL else "v"
        this = Stretch(source, kind, fields.dtype.fields[part.name][1] // size, part.first, part.size)
        if last and this[:-1] == (*last[:2], last.at + last.length, last.cell + last.length):
            last = last._replace(length=last.length + this.length)
            continue
        if last:
            yield last
        last = this
    if last:
        yield last


def text(fields: Fields, layout: Layout) -> str:
    """The function `observe` as `Layout.text` has it, for the processor."""
    lines = ["def observe(s, v, seat, table, row):", "    table[row, 0] = seat"]
    found = list(stretches(fields, layout))
    for source, kind in dict.fromkeys(part[:2] for part in found):
        lines.append(f"    {source}_{kind} = carray({kind}({source}), {fields.dtype.itemsize // int(kind[1])})")
    for source, kind, at, cell, count in found:
        lines += [
            f"    for i in range({count}):",
            f"        table[row, {cell} + i] = {source}_{kind}[{at} + i]",
        ]
    return "\n".join(lines) + "\n"


@cache
def tools() -> dict[str, Any]:
    """What the text needs: where a record lies, as numbers of a kind."""
    import numba

    return {"carray": vars(numba)["carray"], **{f"i{size}": _numbers(size) for size in (1, 2, 4, 8)}}


def _numbers(size: int) -> Any:
    from numba import types
    from numba.extending import intrinsic

    kind: Any = types.CPointer(vars(types)[f"int{8 * size}"])

    def numbers(context: Any, record: Any) -> Any:
        def made(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], target.get_value_type(kind))

        return kind(record), made

    return intrinsic(numbers)
