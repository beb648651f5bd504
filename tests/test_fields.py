"""Field tables: any table yields a class, a record, a dump and checks that agree."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subrosa.core.fields import ALL, NOBODY, NONE, OWNER, SOME, Field, Fields

NAMES = ("red", "blue", "white")


@st.composite
def tables(draw: st.DrawFn) -> tuple[Fields, Any]:
    """A table of a few fields and a state of it."""
    fields = []
    for n in range(draw(st.integers(1, 6))):
        axes = draw(st.sampled_from([(), 3, NAMES, (NAMES, 2), ((4, NAMES))]))
        low, high = draw(st.sampled_from([(0, 1), (0, 127), (-500, 1000), (-1, 40)]))
        values = draw(st.sampled_from([(), NAMES]))
        fields.append(Field(f"field{n}", ALL, by=axes, low=0 if values else low, high=high, values=values))
    table = Fields(*fields)
    state = table.blank()
    for field in table:
        numbers = st.integers(NOBODY if field.values else field.range[0], field.range[1])
        setattr(state, field.name, _filled(draw, field.shape, numbers))
    return table, state


def _filled(draw: st.DrawFn, shape: tuple[int, ...], numbers: st.SearchStrategy[int]) -> Any:
    if not shape:
        return draw(numbers)
    return [_filled(draw, shape[1:], numbers) for _ in range(shape[0])]


@given(tables())
def test_states_come_back_from_json_and_from_records(made: tuple[Fields, Any]) -> None:
    table, state = made
    numbers = table.numbers(state)
    assert table.numbers(table.load(json.loads(json.dumps(table.dump(state))))) == numbers
    assert table.numbers(table.unpack(table.pack([state])[0])) == numbers
    assert table.write(state) == table.pack([state]).tobytes()
    assert table.numbers(table.read(table.write(state))) == numbers
    assert table.size == table.dtype.itemsize
    assert table.outside(state) == []


@given(tables())
def test_a_copy_shares_nothing(made: tuple[Fields, Any]) -> None:
    table, state = made
    before = json.dumps(table.dump(state))
    copy = state.copy()
    for field in table:
        value = getattr(copy, field.name)
        if field.shape:
            (value[0] if len(field.shape) == 2 else value)[0] += 1
        else:
            setattr(copy, field.name, value + 1)
    assert json.dumps(table.dump(state)) == before
    assert table.numbers(copy) != table.numbers(state)


@given(tables())
def test_names_a_table_gives_go_out_and_come_back(made: tuple[Fields, Any]) -> None:
    table, state = made
    labels = {"red": "Rot", "blue": "Blau"}
    dump = json.dumps(table.dump(state, labels))
    assert '"red"' not in dump
    assert table.numbers(table.load(json.loads(dump), labels)) == table.numbers(state)


def test_a_value_outside_its_range_is_named() -> None:
    table = Fields(
        Field("sundial", ALL, high=24),
        Field("place", ALL, by=NAMES, values=NAMES),
        Field("tile", ALL, by=(NAMES, 2), high=9),
    )
    state = table.blank()
    state.sundial, state.place[1], state.tile[2][1] = 25, 3, 10
    assert [text.split()[0] for text in table.outside(state)] == ["sundial", "place", "tile"]


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        Fields(Field("a", ALL), Field("a", ALL))


def test_secret_fields_are_those_not_everybody_may_know() -> None:
    table = Fields(Field("a", ALL), Field("b", OWNER, by=2), Field("c", NONE), Field("d", SOME))
    assert table.secret() == ("b", "c", "d")


def test_the_smallest_type_that_fits_is_used() -> None:
    assert [Field("x", ALL, low=low, high=high).type for low, high in ((0, 127), (0, 128), (-129, 0))] == [
        "i1",
        "i2",
        "i2",
    ]
