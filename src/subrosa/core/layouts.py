"""What a seat sees as a row of whole numbers, from the table of fields.

First whose observation it is, then every field that anybody may know while the game is on, cell by cell, blank for what
is not known. The engines write such a row from the record that `see` fills, so it holds what a view holds and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

from .deciders import SEATS
from .fields import NOBODY, NONE, Field, Fields, State, players

ME = Field("me", NONE, values=players(SEATS))
"""Whose observation it is: no field of any state."""


@dataclass(frozen=True)
class Part:
    """One field of an observation: where it begins."""

    field: Field
    first: int

    @property
    def name(self) -> str:
        """The name of the field."""
        return self.field.name

    @property
    def size(self) -> int:
        """How many cells it has."""
        return prod(self.field.shape)

    @property
    def cells(self) -> slice:
        """Its cells in the row."""
        return slice(self.first, self.first + self.size)

    @property
    def low(self) -> int:
        """The smallest number a cell may hold; blank is one of them."""
        return min(self.field.range[0], NOBODY)

    @property
    def high(self) -> int:
        """The largest number a cell may hold."""
        return self.field.range[1]


class Layout:
    """Where everything stands in an observation."""

    def __init__(self, fields: Fields) -> None:
        self.parts: dict[str, Part] = {}
        first = 0
        for field in (ME, *(field for field in fields if field.known is not NONE)):
            self.parts[field.name] = Part(field, first)
            first += prod(field.shape)
        self.size = first

    def __repr__(self) -> str:
        return f"<Layout: {len(self.parts)} fields, {self.size} cells>"

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts.values())

    def part(self, observations: Any, name: str) -> Any:
        """One field of observations: the same numbers, not a copy, with the axes that the field has."""
        part = self.parts[name]
        return observations[..., part.cells].reshape((*observations.shape[:-1], *part.field.shape))

    @cached_property
    def low(self) -> Any:
        """The smallest number of each cell."""
        return self._each(lambda part: part.low)

    @cached_property
    def high(self) -> Any:
        """The largest number of each cell."""
        return self._each(lambda part: part.high)

    @cached_property
    def named(self) -> Any:
        """Which cells hold things that have names, and not amounts."""
        return self._each(lambda part: bool(part.field.values)).astype(bool)

    @cached_property
    def slots(self) -> Any:
        """Where the numbers of each cell begin if each number of each cell has a place of its own, and where they end.

        `observation + slots[:-1] - low` are the places of an observation: what a sum of embeddings takes.
        """
        import numpy

        return numpy.concatenate([[0], numpy.cumsum(self.high.astype(int) - self.low + 1)])

    def encoded(self, observations: Any) -> Any:
        """Observations as real numbers from 0 to 1: what has a name is spread out, an amount is a share of its range.

        Wide for a whole game; made for small ones.
        """
        import numpy

        rows = observations.reshape(-1, self.size)
        named = numpy.flatnonzero(self.named)
        ends = numpy.cumsum(self.high[named] + 1)
        spread = numpy.zeros((len(rows), int(ends[-1]) if len(ends) else 0), dtype=numpy.float32)
        at = rows[:, named] + (ends - self.high[named] - 1)
        row, cell = numpy.nonzero(rows[:, named] >= 0)
        spread[row, at[row, cell]] = 1.0
        amounts = ~self.named
        low, high = self.low[amounts].astype(numpy.float32), self.high[amounts].astype(numpy.float32)
        shares = (rows[:, amounts] - low) / (high - low)
        found = numpy.concatenate([spread, shares], axis=1, dtype=numpy.float32)
        return found.reshape(*observations.shape[:-1], -1)

    def _each(self, of: Callable[[Part], int]) -> Any:
        import numpy

        return numpy.concatenate([numpy.full(part.size, of(part), numpy.int16) for part in self])

    @cached_property
    def observed(self) -> Callable[[State, int], list[int]]:
        """The row of one view, for the plain Python engine."""
        names: dict[str, Any] = {}
        exec(self._plain(), names)
        found: Callable[[State, int], list[int]] = names["observed"]
        return found

    def _plain(self) -> str:
        cells = []
        for part in list(self)[1:]:
            shape, source = part.field.shape, f"v.{part.name}"
            rows = [f"*{source}[{row}]" for row in range(shape[0])] if len(shape) == 2 else [f"*{source}"]
            cells += rows if shape else [source]
        return f"def observed(v, seat):\n    return [seat, {', '.join(cells)}]\n"

    def text(self) -> str:
        """The function `observe`, which writes a view into a row of a table, number by number, to be compiled."""
        lines = ["def observe(v, seat, table, row):", "    table[row, 0] = seat"]
        for part in list(self)[1:]:
            indent, at, cell = "    ", "", str(part.first)
            for axis, size in enumerate(part.field.shape):
                lines.append(f"{indent}for i{axis} in range({size}):")
                indent, at = indent + "    ", f"{at}[i{axis}]"
                cell += f" + i{axis} * {prod(part.field.shape[axis + 1 :])}"
            lines.append(f"{indent}table[row, {cell}] = v.{part.name}{at}")
        return "\n".join(lines) + "\n"
