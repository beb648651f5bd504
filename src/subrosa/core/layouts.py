"""What a seat sees as a row of whole numbers, from the table of fields.

First whose observation it is, then every field that anybody may know while the game is on, cell by cell, blank for what
is not known. The engines write such a row from the record that `see` fills, so it holds what a view holds and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import prod
from typing import Any

from .deciders import SEATS
from .fields import ALL, NOBODY, NONE, Field, Fields, State, players

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


class Row:
    """Fields that stand one after the other in a row of numbers."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.parts: dict[str, Part] = {}
        first = 0
        for field in fields:
            self.parts[field.name] = Part(field, first)
            first += prod(field.shape)
        self.size = first

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self.parts)} fields, {self.size} cells>"

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts.values())

    def part(self, observations: Any, name: str) -> Any:
        """One field of observations: the same numbers, not a copy, with the axes that the field has."""
        part = self.parts[name]
        return observations[..., part.cells].reshape((*observations.shape[:-1], *part.field.shape))

    def _each_cell(self, parts: Iterable[Part], source: str, line: str) -> Iterator[str]:
        """A line for every cell of some fields of a record, to be compiled: `{cell}` in a row, and `{here}`."""
        for part in parts:
            indent, at, cell = "    ", "", str(part.first)
            for axis, size in enumerate(part.field.shape):
                yield f"{indent}for i{axis} in range({size}):"
                indent, at = indent + "    ", f"{at}[i{axis}]"
                cell += f" + i{axis} * {prod(part.field.shape[axis + 1 :])}"
            yield indent + line.format(cell=cell, here=f"{source}.{part.name}{at}")

    def _plain(self, parts: Iterable[Part], source: str) -> str:
        """The cells of some fields of a record, as plain Python writes them into a list."""
        cells = []
        for part in parts:
            shape, name = part.field.shape, f"{source}.{part.name}"
            rows = [f"*{name}[{row}]" for row in range(shape[0])] if len(shape) == 2 else [f"*{name}"]
            cells += rows if shape else [name]
        return ", ".join(cells)


class Shares(Row):
    """Where everything stands in a row of what a seat believes: shares, from 0 to 1."""

    def __init__(self, mind: Fields, said: Mapping[str, str]) -> None:
        super().__init__(mind.by_name[name] for name in said)
        self.said = said

    @cached_property
    def told(self) -> Callable[[State], list[float]]:
        """The row of one mind that has weighed, for the plain Python engine."""
        names: dict[str, Any] = {}
        exec(f"def told(mind):\n    return [{self._plain(self, 'mind')}]\n", names)
        found: Callable[[State], list[float]] = names["told"]
        return found

    @cached_property
    def wiped(self) -> Callable[[State], None]:
        """What a mind last weighed is gone."""
        names: dict[str, Any] = {}
        exec(self.text(), names)
        found: Callable[[State], None] = names["wipe"]
        return found

    def text(self) -> str:
        """Two functions to be compiled: `wipe` a mind, and `tell` what it has weighed, in a row of a table."""
        wipe = ["def wipe(mind):", *self._each_cell(self, "mind", "{here} = 0.0"), "    return"]
        tell = [
            "def tell(mind, table, row):",
            *self._each_cell(self, "mind", "table[row, {cell}] = {here}"),
            "    return",
        ]
        return "\n".join([*wipe, *tell]) + "\n"


class Layout(Row):
    """Where everything stands in an observation."""

    def __init__(self, fields: Fields) -> None:
        super().__init__((ME, *(field for field in fields if field.known is not NONE)))

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
        exec(f"def observed(v, seat):\n    return [seat, {self._plain(list(self)[1:], 'v')}]\n", names)
        found: Callable[[State, int], list[int]] = names["observed"]
        return found

    def text(self) -> str:
        """The function `observe`, which writes what a seat sees into a row of a table, to be compiled.

        What everybody knows it takes from the state itself, so that nobody need put it into the view first.
        """
        head = ["def observe(s, v, seat, table, row):", "    table[row, 0] = seat"]
        openly = [part for part in self if part.field.known is ALL]
        rest = [part for part in self if part not in openly and part.field is not ME]
        cells = (
            self._each_cell(parts, of, "table[row, {cell}] = {here}") for parts, of in ((openly, "s"), (rest, "v"))
        )
        return "\n".join([*head, *chain(*cells)]) + "\n"
