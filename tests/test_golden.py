"""Whole games as text files, replayed line by line: any change of rules, tellings or words shows here."""

from __future__ import annotations

from pathlib import Path

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
