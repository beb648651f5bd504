"""Records word by word and cell by cell: how the threads of a GPU write views and observations side by side."""

from __future__ import annotations

from typing import Any

from .fields import ALL, Fields
from .layouts import Layout

WHOSE, OPEN_BYTE, OPEN_PAIR, SECRET_BYTE, SECRET_PAIR = range(5)
"""What a cell of an observation is: the seat whose it is, what everybody knows or only some, in one byte or two."""


def tables(fields: Fields, layout: Layout) -> dict[str, Any]:
    """Of each word of a record the bits that everybody may know, `OPEN`, and those of a blank elsewhere, `COVER`.

    `SECRET` are the words with something that not everybody knows. Of each cell of an observation where it lies in a
    record, in numbers of its own size, `OFFSETS`, and what it is, `SORTS`.
    """
    import numpy

    known = numpy.zeros(1, fields.dtype)
    for field in fields:
        if field.known is ALL:
            known[field.name] = -1
    words = known.view(numpy.int64)
    offsets, sorts = [0], [WHOSE]
    for part in list(layout)[1:]:
        size = int(part.field.type[1])
        if size > 2:
            raise ValueError(f"a cell of {part.name} does not fit into an observation")
        first = fields.dtype.fields[part.name][1] // size
        offsets += range(first, first + part.size)
        sorts += [(OPEN_BYTE if part.field.known is ALL else SECRET_BYTE) + size - 1] * part.size
    return {
        "OPEN": words,
        "COVER": fields.pack([fields.blank()]).view(numpy.int64) & ~words,
        "SECRET": numpy.flatnonzero(words != -1).astype(numpy.int16),
        "OFFSETS": numpy.array(offsets, numpy.int16),
        "SORTS": numpy.array(sorts, numpy.int8),
    }
