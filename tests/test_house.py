"""The house keeps its own order: style, types, import contracts, documents, and no words about anything but itself."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from conftest import compiled

from subrosa.games import find

ROOT = Path(__file__).parents[1]
PYTHON = [sys.executable, "-m"]


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "--no-cache", "."),
        ("ruff", "format", "--check", "--no-cache", "."),
        pytest.param(("mypy", "--no-error-summary"), marks=pytest.mark.early),
    ],
    ids=["ruff check", "ruff format", "mypy"],
)
def test_style_and_types(command: tuple[str, ...]) -> None:
    done = run(*PYTHON, *command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_imports_point_one_way() -> None:
    done = run(
        sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache"
    )
    assert done.returncode == 0 and "kept" in done.stdout, done.stdout + done.stderr


def tracked() -> list[Path]:
    names = run("git", "ls-files", "--cached", "--others", "--exclude-standard").stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


@pytest.mark.parametrize(
    "pattern", [r"\.\./shared", r"(?<![\w.])/(work|root|farm)/", r"DEVELOPERS\.md", r"\bseed[_ ]?00\d"]
)
def test_the_project_speaks_of_itself_alone(pattern: str) -> None:
    found = [
        str(path.relative_to(ROOT))
        for path in tracked()
        if path.suffix in {".py", ".md", ".json", ".toml", ".ftl", ".txt", ""} and path.name != "test_house.py"
        if re.search(pattern, path.read_text("utf-8", errors="ignore"))
    ]
    assert found == []


def test_no_file_of_the_package_is_a_corridor() -> None:
    long = [str(path) for path in (ROOT / "src").rglob("*.py") if len(path.read_text("utf-8").splitlines()) > 500]
    assert long == []


def test_the_readme_has_the_two_commands_and_ci_runs_the_second() -> None:
    readme, ci = (ROOT / "README.md").read_text("utf-8"), (ROOT / ".ci/run").read_text("utf-8")
    commands = re.findall(r"^\$ (.+)$", readme, re.M)[:2]
    assert len(commands) == 2 and commands[0].endswith("uv run subrosa") and "pytest" in commands[1]
    assert ci.splitlines()[-2:] == ['cd "$(dirname "$0")/.."', commands[1]]


@pytest.mark.long
@pytest.mark.compiled
def test_what_the_researchers_page_shows_runs() -> None:
    """With fewer games, and the engine that is there already: the one with checks."""
    compiled(find("rose"), checked=True)
    page = (ROOT / "docs/researcher.md").read_text("utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.S)).replace("100_000", "100")
    assert 'engine(rose, "numba")' in code
    done = run(sys.executable, "-c", code.replace('engine(rose, "numba")', 'engine(rose, "numba", checked=True)'))
    assert done.returncode == 0, done.stderr


def test_what_the_page_of_what_can_be_known_shows_runs() -> None:
    page = (ROOT / "docs/known.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    done = run(
        sys.executable, "-c", "from subrosa.core import engines\nengines.numba_installed = lambda: False\n" + code
    )
    assert done.returncode == 0, done.stderr


def test_version_and_changelog_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    import subrosa

    assert project["version"] == subrosa.__version__
    assert f"## {subrosa.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
