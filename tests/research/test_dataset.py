"""Finished matches as a data set."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy
import pyarrow.parquet
import pytest

from subrosa import CHANCE, Match
from subrosa.cli import main
from subrosa.core.errors import BadRequest
from subrosa.games import names
from subrosa.research.dataset import notes, write

ROOT = Path(__file__).parents[2]


def played(name: str, seed: int, seats: int = 3, **options: str) -> Match:
    match = Match.new(name, seats, Random(seed), options=options)
    match.play_out()
    return match


@pytest.mark.parametrize("name", names())
def test_a_data_set_tells_what_every_seat_saw_before_each_decision(name: str, tmp_path: Path) -> None:
    matches, file = [played(name, seed) for seed in (1, 2)], tmp_path / "all.parquet"
    assert write(matches, file) == sum(len(match.decisions) for match in matches)
    rows = pyarrow.parquet.read_table(file).to_pylist()
    match, told = matches[1], [row for row in rows if row["match"] == 1]
    layout = match.game.layout
    for n in range(0, len(told), 25):
        row, decision = told[n], match.decisions[n]
        state = match.position(n)
        assert (row["n"], row["choice"]) == (n + 1, decision.choice) and row["choice"] in row["choices"]
        assert row["decider"] == (-1 if decision.decider == CHANCE else decision.decider)
        assert row["line"] == match.game.said(state, decision.decider, decision.choice).line
        assert row["places"] == match.places
        for seat, seen in enumerate(row["observations"]):
            view = Match.from_log(match.setup, match.decisions[:n]).view(seat).numbers
            assert seen == layout.observed(view, seat)
    first, *shape = notes(file)["cells"]["step"]
    step = numpy.array(told[-1]["observations"][0])[first]
    assert shape == [] and told[-1]["step"] == match.game.steps[step] and notes(file)["seats"] == 3


def test_the_command_makes_a_data_set_of_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden, file = ROOT / "tests/rose/games/three-random.txt", tmp_path / "rose.parquet"
    with pytest.raises(SystemExit, match="0"):
        main(["dataset", str(golden), "--out", str(file), "--json"])
    assert json.loads(capsys.readouterr().out) == {"file": str(file), "matches": 1, "decisions": 319}
    assert pyarrow.parquet.read_table(file).num_rows == 319


def test_a_data_set_is_of_finished_matches_at_equal_tables(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="only a finished match"):
        write([Match.new("rose", 3, Random(1))], tmp_path / "a.parquet")
    with pytest.raises(BadRequest, match="of one game, with as many seats and the same options"):
        write([played("liars_dice", 1), played("liars_dice", 1, dice="2")], tmp_path / "b.parquet")
