"""The golden games end as their names say: a hero wins, Fenrir wins, all lose."""

from __future__ import annotations

import golden
import pytest

from subrosa.core import record
from subrosa.games.eleven.fields import ROLES
from subrosa.games.eleven.rules.terms import CHOSEN_ONE


@pytest.mark.parametrize("path", [path for path in golden.GAMES if path.startswith("eleven/")])
def test_a_golden_game_ends_as_it_is_called(path: str) -> None:
    match = record.read((golden.FOLDER / path).read_text("utf-8"))
    s = match.state
    named = [character for character in range(8) if s.card[character] == CHOSEN_ONE]
    if path.endswith("all-lose.txt"):
        assert s.winner < 0 and s.hour == 12 and match.places == [2] * 5
        return
    assert match.places.count(1) == 1 and match.places[s.winner] == 1 and s.named == named[0]
    if path.endswith("fenrir-wins.txt"):
        assert ROLES[s.role[s.winner]] == "fenrir" and s.place[s.figure] == s.place[s.named]
    else:
        assert s.declared == 1 and s.place[s.named] == s.organ and s.sheets[s.winner] == 15
