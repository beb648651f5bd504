"""Records word by word and cell by cell: how the threads of a GPU write views and observations side by side."""

from __future__ import annotations

from typing import Any

from .fields import ALL, Fields
from .layouts import Layout


def tables(fields: Fields, layout: Layout) -> dict[str, Any]:
    """Of each word of a record the bits that everybody may know, `OPEN`, and those of a blank elsewhere, `COVER`.

    Of each cell of an observation where it lies in a record, in numbers of its own size, `OFFSETS`, and whether that is
    two bytes and not one, `WIDE`; the first cell, whose observation it is, lies in none.
    """
    import numpy

    known = numpy.zeros(1, fields.dtype)
    for field in fields:
        if field.known is ALL:
            known[field.name] = -1
    words = known.view(numpy.int64)
    offsets, wide = [0], [0]
    for part in list(layout)[1:]:
        size = int(part.field.type[1])
        if size > 2:
            raise ValueError(f"a cell of {part.name} does not fit into an observation")
        first = fields.dtype.fields[part.name][1] // size
        offsets += range(first, first + part.size)
        wide += [size - 1] * part.size
    return {
        "OPEN": words,
        "COVER": fields.pack([fields.blank()]).view(numpy.int64) & ~words,
        "OFFSETS": numpy.array(offsets, numpy.int16),
        "WIDE": numpy.array(wide, numpy.int8),
    }
