"""What a seat sees as a row of numbers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy
import pytest

from subrosa.core.fields import ALL, NONE
from subrosa.core.stretches import stretches
from subrosa.games import find, names
from subrosa.research.batch import Batch

ROOT = Path(__file__).parents[2]


def test_the_page_of_layouts_says_what_the_fields_say() -> None:
    code = "from docs.layouts import FILE, page; print(FILE.read_text('utf-8') == page())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", f"uv run python -m docs.layouts writes it anew {done.stderr}"


@pytest.mark.parametrize("name", names())
def test_every_field_that_anybody_may_know_has_its_cells_and_no_other(name: str) -> None:
    game = find(name)
    parts = list(game.layout)
    assert [part.name for part in parts] == ["me", *(f.name for f in game.fields if f.known is not NONE)]
    cells = [cell for part in parts for cell in range(game.layout.size)[part.cells]]
    assert cells == list(range(game.layout.size))
    assert game.layout.slots[-1] == (game.layout.high.astype(int) - game.layout.low + 1).sum()


@pytest.mark.parametrize("name", names())
def test_stretches_bring_every_cell_from_where_its_field_lies(name: str) -> None:
    """What everybody knows comes from the state, the rest from what was uncovered, whatever numbers stand there."""
    game, random = find(name), numpy.random.default_rng(3)
    anything = random.integers(-128, 128, (2, game.fields.dtype.itemsize), dtype=numpy.int8).view(game.fields.dtype)
    records = {"s": anything[0], "v": anything[1]}
    row = numpy.full(game.layout.size, 2)
    for source, kind, at, cell, count in stretches(game.fields, game.layout):
        row[cell : cell + count] = records[source].view(kind)[at : at + count]
    state, view = (game.fields.unpack(record[0]) for record in anything)
    for field in game.fields:
        if field.known is ALL:
            setattr(view, field.name, getattr(state, field.name))
    assert row.tolist() == game.layout.observed(view, 2)


@pytest.mark.parametrize("name", names())
def test_encoded_observations_say_the_same(name: str) -> None:
    """What is written out can be read back: names by where the one stands, amounts by their share."""
    batch = Batch(name, lanes=3, engine="python", seed=2).reset()
    for _ in range(20):
        batch.step(batch.ask("random"))
    layout, rows = batch.layout, batch.observations
    found = layout.encoded(rows)
    assert found.dtype == numpy.float32 and found.min() >= 0.0 and found.max() <= 1.0
    at, again = 0, numpy.full(rows.shape, -1)
    for cell in numpy.flatnonzero(layout.named):
        spread = found[:, at : at + int(layout.high[cell]) + 1]
        at += spread.shape[1]
        assert ((spread == 1.0).sum(axis=1) == (rows[:, cell] >= 0)).all() and ((spread == 0) | (spread == 1)).all()
        again[:, cell] = numpy.where(spread.any(axis=1), spread.argmax(axis=1), -1)
    amounts = ~layout.named
    low, high = layout.low[amounts].astype(float), layout.high[amounts].astype(float)
    again[:, amounts] = numpy.rint(found[:, at:] * (high - low) + low)
    assert (again == rows).all()
    places = rows + layout.slots[:-1] - layout.low
    assert ((layout.slots[:-1] <= places) & (places < layout.slots[1:])).all()
