"""The state of a game as a table of named small integers, and what is made from that table.

One row a field: its name, its axes, its range, the names of its values and who may know it. The table yields the
class the plain Python engine works on, the NumPy record the compiled engine works on, the JSON dump, and the
checks.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from struct import Struct, calcsize
from typing import Any

State = Any
"""A state or a view: an object with one attribute a field, in either engine."""

WORD_BYTES = 16
"""As many as a GPU copies at once."""

_SIGNS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f8": "d"}
"""The types of numbers as Python's `struct` writes them."""

NOBODY = -1
"""Nobody, nothing, nowhere, not known: the value of an empty or blank field."""


class Visibility(enum.Enum):
    """Who may know a field while the game is on. After the end everything is open."""

    ALL = "everybody"
    OWNER = "the seat whose row it is"
    NONE = "nobody"
    SOME = "whoever the game's view names"


ALL, OWNER, NONE, SOME = Visibility


Axis = tuple[str, ...] | int


def players(seats: int) -> tuple[str, ...]:
    """The axis of the players: `seat 1`, `seat 2`, ..."""
    return tuple(f"seat {seat + 1}" for seat in range(seats))


@dataclass(frozen=True)
class Field:
    """One field: who may know it, its axes `by` (none: a single number), and the names of its `values`."""

    name: str
    known: Visibility
    by: Axis | tuple[Axis, ...] = ()
    low: int = 0
    high: int = 127
    values: tuple[str, ...] = ()
    owner: str = ""
    """Known to its owner by rows that are not seats: the field that says whose each row is."""
    counts: str = ""
    """The field whose rows it counts: so many cards lie in a hand, known or not."""
    real: bool = False
    """Does it hold real numbers? States have none; minds and memories may."""

    @cached_property
    def axes(self) -> tuple[Axis, ...]:
        """Its axes: the names along each, or how many there are."""
        if isinstance(self.by, int):
            return (self.by,)
        if not self.by:
            return ()
        if isinstance(self.by[0], str):
            return (tuple(str(name) for name in self.by),)
        return tuple(axis for axis in self.by if not isinstance(axis, str))

    @property
    def by_seat(self) -> bool:
        """Has every player a row of it?"""
        return bool(self.axes) and self.axes[0] == players(self.shape[0])

    @cached_property
    def shape(self) -> tuple[int, ...]:
        """How long each axis is."""
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @cached_property
    def range(self) -> tuple[int, int]:
        """The smallest and the largest value it may have, blank left out."""
        return (self.low, len(self.values) - 1) if self.values else (self.low, self.high)

    @cached_property
    def type(self) -> str:
        """The NumPy type of one number: as few bytes as hold it."""
        if self.real:
            return "f8"
        most = max(-min(self.range[0], NOBODY) - 1, self.range[1])
        return next(f"i{size}" for size in (1, 2, 4, 8) if most < 1 << (8 * size - 1))

    def blank(self) -> str:
        """The field with nothing in it, as the plain Python engine writes it."""
        nothing = "0.0" if self.real else str(NOBODY)
        if not self.shape:
            return nothing
        row = f"[{nothing}] * {self.shape[-1]}"
        return row if len(self.shape) == 1 else f"[{row} for _ in range({self.shape[0]})]"

    def called(self, labels: Mapping[str, str]) -> Field:
        """This field with some of its names replaced."""
        axes = tuple(a if isinstance(a, int) else tuple(labels.get(n, n) for n in a) for a in self.axes)
        return replace(self, by=axes, values=tuple(labels.get(name, name) for name in self.values))

    def name_of(self, value: int) -> Any:
        """A value as a person writes it: its name where values have names, `None` where there is none."""
        return self._name_of(value)

    @cached_property
    def _name_of(self) -> Callable[[int], Any]:
        return ({NOBODY: None} | dict(enumerate(self.values))).__getitem__ if self.values else int

    def value_of(self, name: Any) -> int:
        """The value that has a name."""
        if not self.values:
            return int(name)
        return NOBODY if name is None else self.values.index(name)


def _named(axes: Sequence[Axis], value: Any, field: Field) -> Any:
    if not axes:
        return field.name_of(value)
    parts = [_named(axes[1:], part, field) for part in value] if axes[1:] else list(map(field._name_of, value))
    if isinstance(axes[0], int):
        return parts
    return dict(zip(axes[0], parts, strict=True))


def _numbered(axes: Sequence[Axis], value: Any, field: Field) -> Any:
    if not axes:
        return field.value_of(value)
    if isinstance(axes[0], int):
        return [_numbered(axes[1:], part, field) for part in value]
    return [_numbered(axes[1:], value[name], field) for name in axes[0]]


class Fields:
    """The whole table of a game."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.by_name = {field.name: field for field in fields}
        if len(self.by_name) != len(fields):
            raise ValueError("two fields have the same name")
        self.state_class = _state_class(fields)
        self._called: dict[tuple[tuple[str, str], ...], tuple[Field, ...]] = {}

    def __repr__(self) -> str:
        return f"<Fields: {len(self.fields)}, a state takes {self.size} bytes>"

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    @cached_property
    def dtype(self) -> Any:
        """The NumPy record of one state: the widest numbers first, each where a GPU can read it, in whole words."""
        import numpy

        fields = _widest_first(self.fields)
        sizes = [prod(field.shape) * int(field.type[1]) for field in fields]
        formats = [(field.type, field.shape) if field.shape else field.type for field in fields]
        offsets = [sum(sizes[:at]) for at in range(len(sizes))]
        names = [field.name for field in fields]
        given: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": self.size}
        return numpy.dtype(given, align=True)

    @property
    def size(self) -> int:
        """How many bytes a state takes."""
        return -(-sum(prod(field.shape) * int(field.type[1]) for field in self.fields) // WORD_BYTES) * WORD_BYTES

    def secret(self) -> tuple[str, ...]:
        """The names of the fields that not everybody may know."""
        return tuple(field.name for field in self.fields if field.known is not ALL)

    def blank(self) -> State:
        """A state in which nothing is known."""
        return self.state_class()

    def hidden(self) -> State:
        """The same without the fields that everybody may know: whoever asks puts them in."""
        return self.state_class.hidden()

    def pack(self, states: Sequence[State]) -> Any:
        """States of the plain Python engine as an array of records."""
        import numpy

        records = numpy.zeros(len(states), dtype=self.dtype)
        for field in self.fields:
            records[field.name] = [getattr(state, field.name) for state in states]
        return records

    def write(self, state: State) -> bytes:
        """The bytes of a state's record."""
        return self._bytes.pack(*state.in_a_row())

    def unpack(self, record: Any) -> State:
        """One record as a state of the plain Python engine."""
        return self.read(record.tobytes())

    def read(self, record: bytes | bytearray) -> State:
        """The same of the bytes of a record."""
        return self.state_class.read(self._bytes.unpack(record))

    @cached_property
    def _bytes(self) -> Struct:
        """How the numbers of a record lie in its bytes."""
        fields = _widest_first(self.fields)
        numbers = "".join(f"{prod(field.shape)}{_SIGNS[field.type]}" for field in fields)
        empty = self.size - calcsize(f"={numbers}")
        return Struct(f"={numbers}{empty}x")

    def numbers(self, state: State) -> tuple[Any, ...]:
        """All values of a state, for comparing."""
        found: tuple[Any, ...] = state.numbers()
        return found

    def called(self, labels: Mapping[str, str]) -> tuple[Field, ...]:
        """The fields with some of their names replaced, as a table may call things."""
        key = tuple(labels.items())
        if key not in self._called:
            self._called[key] = tuple(field.called(labels) for field in self.fields)
        return self._called[key]

    def dump(self, state: State, labels: Mapping[str, str] | None = None) -> dict[str, Any]:
        """A state in names: what JSON, screens and bug reports show."""
        return {f.name: _named(f.axes, getattr(state, f.name), f) for f in self.called(labels or {})}

    def changed(self, before: State, state: State, labels: Mapping[str, str] | None = None) -> dict[str, Any]:
        """The fields of a state that are not as before, in names."""
        return {**self.changed_openly(before, state, labels), **self.changed_secretly(before, state, labels)}

    def changed_openly(self, before: State, state: State, labels: Mapping[str, str] | None = None) -> dict[str, Any]:
        """Of the fields that everybody may know those that are not as before, in names."""
        return self._in_names(state.openly_unlike(before), labels)

    def changed_secretly(self, before: State, state: State, labels: Mapping[str, str] | None = None) -> dict[str, Any]:
        """Of the fields that not everybody may know those that are not as before, in names."""
        return self._in_names(state.secretly_unlike(before), labels)

    def _in_names(self, values: Iterable[tuple[int, Any]], labels: Mapping[str, str] | None) -> dict[str, Any]:
        """Values of fields, each with the number of its field, in names."""
        called = self.called(labels or {})
        return {(f := called[at]).name: _named(f.axes, value, f) for at, value in values}

    def load(self, dump: Mapping[str, Any], labels: Mapping[str, str] | None = None) -> State:
        """The state a dump was made from."""
        state = self.state_class()
        for field in self.called(labels or {}):
            setattr(state, field.name, _numbered(field.axes, dump[field.name], field))
        return state

    def outside(self, state: State) -> list[str]:
        """Which fields of a state are outside their range, in words."""
        found = []
        for field in self.fields:
            low, high = min(field.range[0], NOBODY), field.range[1]
            value = getattr(state, field.name)
            for part in value if len(field.shape) == 2 else [value if field.shape else [value]]:
                if min(part) < low or max(part) > high:
                    found.append(f"{field.name} holds {min(part)} to {max(part)}, outside {low} to {high}")
        return found


def _widest_first(fields: Iterable[Field]) -> list[Field]:
    """The order in which fields lie in a record."""
    return sorted(fields, key=lambda field: -int(field.type[1]))


_CLASS = """\
class State:
    __slots__ = ({slots},)
    def __repr__(self):
        shown = ", ".join(f"{{name}}={{getattr(self, name)}}" for name in self.__slots__)
        return f"State({{shown}})"
    def __init__(self):
{blank}
    def numbers(self):
        return ({numbers},)
    def in_a_row(self):
        return ({row},)
    def openly_unlike(self, other):
        found = []
{openly_unlike}
        return found
    def secretly_unlike(self, other):
        found = []
{secretly_unlike}
        return found
    @staticmethod
    def hidden():
        new = State.__new__(State)
{hidden}
        return new
    @staticmethod
    def read(numbers):
        new = State.__new__(State)
{read}
        return new
    def copy(self):
        new = State.__new__(State)
{copy}
        return new
"""


def _row(fields: Sequence[Field]) -> Iterator[str]:
    """Each field's numbers as they stand in a record, in one row."""
    for field in _widest_first(fields):
        if len(field.shape) == 2:
            yield from (f"*self.{field.name}[{at}]" for at in range(field.shape[0]))
        else:
            yield f"*self.{field.name}" if field.shape else f"self.{field.name}"


def _read(fields: Sequence[Field]) -> Iterator[str]:
    """Each field out of the numbers of a record, which stand in one row."""
    first = 0
    for field in _widest_first(fields):
        last = first + prod(field.shape)
        found = f"list(numbers[{first}:{last}])" if field.shape else f"numbers[{first}]"
        if len(field.shape) == 2:
            wide = field.shape[1]
            found = f"[list(numbers[at : at + {wide}]) for at in range({first}, {last}, {wide})]"
        yield f"        new.{field.name} = {found}"
        first = last


def _state_class(fields: Sequence[Field]) -> Any:
    """The slots class of a table, written out so that copying is as quick as plain Python can be."""
    blank, copy, hidden = [], [], []
    unlike: dict[bool, list[str]] = {True: [], False: []}
    for at, field in enumerate(fields):
        mine, openly = f"self.{field.name}", field.known is ALL
        blank.append(f"        {mine} = {field.blank()}")
        unlike[openly].append(f"        if {mine} != other.{field.name}: found.append(({at}, {mine}))")
        if not openly:
            hidden.append(f"        new.{field.name} = {field.blank()}")
        source = f"self.{field.name}"
        if len(field.shape) == 1:
            source += "[:]"
        elif field.shape:
            source = f"list(map(list.copy, {source}))"
        copy.append(f"        new.{field.name} = {source}")
    text = _CLASS.format(
        slots=", ".join(repr(field.name) for field in fields),
        blank="\n".join(blank),
        numbers=", ".join(f"self.{field.name}" for field in fields),
        row=", ".join(_row(fields)),
        openly_unlike="\n".join(unlike[True]),
        secretly_unlike="\n".join(unlike[False]),
        hidden="\n".join(hidden),
        read="\n".join(_read(fields)),
        copy="\n".join(copy),
    )
    names: dict[str, Any] = {}
    exec(text, names)
    return names["State"]
