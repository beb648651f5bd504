"""What the researchers' pages show runs, and what they say of small versions is what the files say."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from subrosa import __version__
from subrosa.games import find, names
from subrosa.research.dataset import COLUMNS
from subrosa.research.small import solved_names, told

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/environments.md").read_text("utf-8")
CITED = {
    *("abstract", "authors", "cff-version", "commit", "contact", "date-released", "doi", "identifiers", "keywords"),
    *("license", "license-url", "message", "preferred-citation", "references", "repository", "repository-artifact"),
    *("repository-code", "title", "type", "url", "version"),
}
"""What a file of citation may say, by version 1.2.0 of its format."""


def test_what_the_page_of_environments_shows_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        exec(block, space)
    assert space["found"].count.ends == 1404  # type: ignore[attr-defined]


def test_the_table_of_small_versions_says_what_their_files_say() -> None:
    for name in names():
        for small in solved_names(find(name)):
            worth = told(find(name), small)["worth"]
            states = " + ".join(f"{count:,}" for count in worth["information_states"])
            (row,) = (line for line in PAGE.splitlines() if line.startswith(f"| {name} | `{small}` |"))
            value, even = ", ".join(worth["value"]), worth["uniform_nash_conv"]
            assert row.endswith(f" | {worth['histories']['ends']:,} | {states} | {value} | {even} |")


def test_the_table_of_a_data_sets_columns_tells_them_all() -> None:
    def kind(of: Any) -> str:
        return f"list of {kind(of.value_type)}" if hasattr(of, "value_type") else str(of)

    _, rows = PAGE.split("| column | type | what it holds |\n|---|---|---|\n")
    told = re.findall(r"^\| `(\w+)` \| (.+?) \| .+ \|$", rows.partition("\n\n")[0], re.M)
    assert told == [(name, kind(of)) for name, of in COLUMNS.items()]


def test_the_page_of_speed_says_what_was_measured() -> None:
    code = "from docs.speed import FILE, page; print(FILE.read_text('utf-8') == page())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", f"uv run python -m docs.speed writes it anew {done.stderr}"


def test_the_random_agent_plays_games_to_their_ends() -> None:
    mean = runpy.run_path(str(ROOT / "examples/random_agent.py"))["play"]("liars_dice", 2, 4, 60, "python")
    assert mean.sum() == pytest.approx(0.0) and mean.any()


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_citation_has_what_its_format_asks_for_and_nothing_it_does_not_know() -> None:
    keys = re.findall(r"^([\w-]+):", (ROOT / "CITATION.cff").read_text("utf-8"), re.M)
    assert {"cff-version", "message", "title", "authors"} <= {*keys} <= CITED and len(keys) == len({*keys})
