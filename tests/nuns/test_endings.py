"""The golden games end as their names say: one novice wins, several do, the guards by captures or by time."""

from __future__ import annotations

import golden
import pytest

from subrosa.core import record
from subrosa.games.nuns import box

PATHS = [path for path in golden.GAMES if path.startswith("nuns/")]


@pytest.mark.parametrize("path", PATHS)
def test_a_golden_game_ends_as_it_is_called(path: str) -> None:
    match = record.read((golden.FOLDER / path).read_text("utf-8"))
    s = match.state
    winners = [novice for novice in range(6) if s.won >> novice & 1]
    for novice in winners:
        assert s.place[novice] == box.CELLS[novice] and s.key[novice] == s.wish[novice] == 1
        assert match.places[s.owner[novice]] == 1
    assert (match.places[0] == 1) == (s.guards_won == 1) == (not winners)
    if path.endswith("novice-wins.txt"):
        assert len(winners) == 1
    elif path.endswith("joint-win.txt"):
        assert len(winners) > 1
    elif path.endswith("by-captures.txt"):
        assert s.captures == s.limit and s.round < 15
    else:
        assert s.captures < s.limit and s.round == 15
