"""How big the house is, is counted by the same rules at every commit."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BEFORE = {
    "src/subrosa/games/chess/rules.py": "one\n\ntwo\n",
    "src/subrosa/games/chess/RULES.md": "not counted\n",
    "src/subrosa/games/__init__.py": '"""The chess."""\nfrom . import chess  # chess\nGAMES = {"chess": chess}\n',
    "src/subrosa/locales/en/chess.ftl": "chess-a = A\n",
    "src/subrosa/locales/en/page.ftl": "# chess\nname-chess = Chess\nname-other = Other\n",
    "web/src/games/chess/Board.svelte": "<p/>\n",
    "web/src/list.ts": '// chess\nconst all = ["chess"];\nlet c = "var(--on-chess)";\n',
    "web/src/theme/base.css": "p {\n}\n",
    "tests/chess/test_rules.py": "one\ntwo\n",
    "tests/chess/game.txt": "not counted\n",
    "tests/test_all.py": 'all = ["chess"]\n',
    "web/tests/list.test.ts": "one\n",
}


@pytest.fixture
def count(tmp_path: Path) -> dict[str, Any]:
    """A house counted before and after a list of games went out of it."""
    for name, text in BEFORE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    author = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-qm", "before"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    (tmp_path / "web/src/list.ts").write_text("const all = found();\n")
    command = [sys.executable, "-m", "bench.size", "--of", str(tmp_path), "--at", "HEAD", "--json"]
    found: dict[str, Any] = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
    return found


def test_lines_are_counted_by_kind_and_game(count: dict[str, Any]) -> None:
    assert list(count) == ["HEAD", "here"]
    kinds = {"python": 6, "svelte": 1, "typescript": 3, "css": 2, "texts": 4, "tests": 4}
    assert count["HEAD"]["all"] == {**kinds, "source": 12, "source and tests": 16, "in all": 20}
    assert count["here"]["all"]["typescript"] == 1
    assert count["HEAD"]["games"]["chess"]["source"] == 4
    assert count["HEAD"]["games"]["chess"] | {"tests": 2, "texts": 1, "in all": 7} == count["here"]["games"]["chess"]


def test_where_a_game_is_named_elsewhere_is_a_registration(count: dict[str, Any]) -> None:
    before, after = (count[at]["registrations"]["chess"] for at in ("HEAD", "here"))
    assert before == {"src/subrosa/games/__init__.py": 2, "src/subrosa/locales/en/page.ftl": 1, "web/src/list.ts": 1}
    assert before.items() - after.items() == {("web/src/list.ts", 1)}
