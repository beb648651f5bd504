"""Finished matches as a data set: a row a decision, with what every seat saw before it, as Parquet.

    write([Match.from_record(text) for text in records], "rose.parquet")

The columns are in `COLUMNS`; the file's own notes (`notes`) name the game, its rules' version, the table's options and
the cells of an observation. `subrosa dataset` does it for records in files.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet

from subrosa.core.deciders import CHANCE
from subrosa.core.errors import BadRequest
from subrosa.core.match import Match, legal, odds, see

NOTES = b"subrosa"
COLUMNS: dict[str, Any] = {
    "match": pyarrow.int32(),
    "n": pyarrow.int32(),
    "decider": pyarrow.int8(),
    "step": pyarrow.string(),
    "choices": pyarrow.list_(pyarrow.int16()),
    "choice": pyarrow.int16(),
    "line": pyarrow.string(),
    "heard": pyarrow.list_(pyarrow.bool_()),
    "observations": pyarrow.list_(pyarrow.list_(pyarrow.int16())),
    "places": pyarrow.list_(pyarrow.int8()),
}
"""Which match of the file; which decision of it, from 1; who decided, a seat from 0 or -1 for chance; at which step;
what could be chosen, and what was, by numbers; the same as the record says it; whether each seat learned it at once;
what each seat saw before, by the game's layout; and the places of the match in the end."""


def write(matches: Iterable[Match], file: Path | str) -> int:
    """Write finished matches of one game at tables with the same options; how many decisions there are."""
    writer, setup, count = None, None, 0
    try:
        for number, match in enumerate(matches):
            if not match.over:
                raise BadRequest("only a finished match may be told whole")
            if setup is not None and notes_of(match) != notes_of(setup):
                raise BadRequest("matches of one data set are of one game, with as many seats and the same options")
            rows = list(_rows(number, match))
            schema = pyarrow.schema(COLUMNS.items(), metadata={NOTES: json.dumps(notes_of(match)).encode()})
            writer = writer or pyarrow.parquet.ParquetWriter(file, schema, compression="zstd")
            writer.write_table(pyarrow.Table.from_pylist(rows, schema))
            setup, count = match, count + len(rows)
    finally:
        if writer:
            writer.close()
    return count


def notes(file: Path | str) -> dict[str, Any]:
    """What a data set says of itself: game, version of the rules, seats, options, and where each field stands."""
    found: dict[str, Any] = json.loads(pyarrow.parquet.read_schema(file).metadata[NOTES])
    return found


def notes_of(match: Match) -> dict[str, Any]:
    """What a data set says of a match's table."""
    game = match.game
    cells = {part.name: [part.first, *part.field.shape] for part in game.layout}
    options = dict(match.setup.options)
    return {"game": game.id, "version": game.version, "seats": match.setup.seats, "options": options, "cells": cells}


def _rows(number: int, match: Match) -> Iterator[dict[str, Any]]:
    game, places = match.game, match.places
    seats: Sequence[int] = range(match.setup.seats)
    for n, (decision, before, _) in enumerate(match.positions(), 1):
        decider, choice = decision.decider, decision.choice
        yield {
            "match": number,
            "n": n,
            "decider": -1 if decider == CHANCE else decider,
            "step": game.steps[before.step],
            "choices": odds(game, before)[0] if decider == CHANCE else legal(game, before, decider),
            "choice": choice,
            "line": game.said(before, decider, choice).line,
            "heard": [game.knows(before, decider, choice, seat) for seat in seats],
            "observations": [game.layout.observed(see(game, before, seat).numbers, seat) for seat in seats],
            "places": places,
        }
