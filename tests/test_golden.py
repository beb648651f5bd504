"""Whole games as text files, replayed line by line: any change of rules, tellings or words shows here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import golden
import pytest

from subrosa.core import record
from subrosa.games import names

PATHS = {f"{name}-{path.stem}": path for name in names() for path in sorted(golden.games(name).glob("*.txt"))}


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
def test_a_golden_game_replays_to_the_letter(path: Path) -> None:
    written = path.read_text("utf-8")
    match = record.read(written)
    assert _played(golden.text(match)) == _played(written)
    again = record.read(record.write(match))
    assert again.log == match.log and again.setup.options == match.setup.options


def _played(text: str) -> str:
    """A record without its head, which names options that came later, too, when it is written anew."""
    return text[text.index("\nchance ") :]


@pytest.mark.parametrize("name", names())
def test_every_game_has_golden_games_and_none_is_left_over(name: str) -> None:
    found = {f"{name}/games/{path.name}" for path in golden.games(name).glob("*.txt")}
    assert found and found == {path for path in golden.GAMES if path.startswith(f"{name}/")}


ENDS: dict[str, Callable[[Any, list[int]], bool]] = {
    "all-lose": lambda s, places: s.winner < 0 and s.hour == 12 and set(places) == {2},
    "hero-wins": lambda s, places: s.declared == 1 and s.place[s.named] == s.organ and s.sheets[s.winner] == 15,
    "fenrir-wins": lambda s, places: s.role[s.winner] == 1 and s.place[s.figure] == s.place[s.named],
    "novice-wins": lambda s, places: s.won.bit_count() == 1 and places[0] == 2,
    "joint-win": lambda s, places: s.won.bit_count() > 1 and places[0] == 2,
    "guards-win-by-captures": lambda s, places: s.captures == s.limit and s.round < 15 and places[0] == 1,
    "guards-win-by-time": lambda s, places: s.captures < s.limit and s.round == 15 and places[0] == 1,
}


@pytest.mark.parametrize("ending", ENDS)
def test_a_golden_game_ends_as_it_is_called(ending: str) -> None:
    matches = [record.read(path.read_text("utf-8")) for name, path in PATHS.items() if name.endswith(ending)]
    assert matches and all(ENDS[ending](match.state, match.places) for match in matches)
    assert all(match.places.count(1) == 1 for match in matches) or ending in ("all-lose", "joint-win")
