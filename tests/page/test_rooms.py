"""What may import what on the page: games know neither pages nor each other, and pages know no game by name."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from subrosa import page

SOURCES = page.WEB / "src"
GAMES = {path.parent.name for path in SOURCES.glob("games/*/index.ts")}
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|\.glob(?:<\w+>)?\()\s*["'](\.[^"']+)["']""")
FLOORS = ("theme", "parts", "games", "a game", "pages")
"""A room imports those below it, and itself."""


def wrong(sources: Path) -> Iterator[str]:
    """Every import that reaches up, or across from game to game. The index of the games alone knows them by name."""
    for path in sorted(path for path in sources.rglob("*") if path.suffix in (".ts", ".svelte")):
        for found in IMPORT.findall(path.read_text("utf-8")):
            (own, floor), (other, below) = room(path, sources), room(path.parent / found, sources)
            if below == "a game" and path == sources / "games/index.ts":
                continue
            across = own != other and below == "a game"
            if across or (below in FLOORS and floor in FLOORS and FLOORS.index(below) > FLOORS.index(floor)):
                yield f"{path.relative_to(sources)}: {found}"


def room(path: Path, sources: Path) -> tuple[str, str]:
    """The folder a file lies in, and what kind of room that is."""
    first, second, *_ = (*Path(os.path.relpath(path, sources)).parts, "")
    return (second, "a game") if first == "games" and second in GAMES else (first, first)


def test_rooms_import_only_what_lies_below_them() -> None:
    assert {"rose", "eleven", "nuns"} <= GAMES
    assert list(wrong(SOURCES)) == []


@pytest.mark.parametrize(
    ("file", "imports"),
    [
        ("games/rose/Board.svelte", "../../pages/match/Log.svelte"),
        ("games/rose/Board.svelte", "../nuns/view"),
        ("games/screen.ts", "../pages/play"),
        ("pages/Match.svelte", "../games/rose/view"),
        ("parts/Button.svelte", "../games/lit.svelte"),
    ],
)
def test_what_reaches_up_or_across_is_seen(tmp_path: Path, file: str, imports: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(f'  import {{ one }} from "{imports}";\n', "utf-8")
    assert list(wrong(tmp_path)) == [f"{file}: {imports}"]
