"""The page for designers: every block of it is a piece of the example, or runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from subrosa import page
from subrosa.cli import main
from subrosa.core.finding import folder

TEXT = (page.ROOT / "docs/designer.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", TEXT, re.M | re.S)
PIECES = [(name, text) for _, name, text in BLOCKS if name]
GAME = folder("liars_dice")


@pytest.mark.parametrize(("name", "text"), PIECES, ids=[f"{name} {n}" for n, (name, _) in enumerate(PIECES)])
def test_a_piece_stands_so_in_the_example(name: str, text: str) -> None:
    path = GAME.parents[1] / name if name == "pyproject.toml" else GAME / name
    assert text in path.read_text("utf-8")


def test_the_page_shows_every_file_of_the_example_that_a_game_needs() -> None:
    assert {path.name for path in GAME.glob("*.py")} <= {name for name, _ in PIECES}


def test_what_is_no_piece_runs() -> None:
    code = "\n".join(text for language, name, text in BLOCKS if language == "python" and not name)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "liars_dice" in done.stdout and "lost_die" in done.stdout, done.stderr


def test_the_commands_are_commands(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^\$ uv run --with (\S+) subrosa (.*)$", TEXT, re.M)
    assert [command.split()[0] for _, command in commands] == ["play", "check"]
    assert all((page.ROOT / with_).resolve() == GAME.parents[1] for with_, _ in commands)
    words = commands[1][1].replace("--games 50", "--games 2 --seats 3 --engine python --jobs 1").split()
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 0 and "all is well" in capsys.readouterr().out
