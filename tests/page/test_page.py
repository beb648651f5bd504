"""The page is built, typed, tested and small. What Node does here is called from Python, so one command runs it all."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from subrosa import page
from subrosa.core.finding import is_ours
from subrosa.core.game import Setup
from subrosa.core.manifest import words
from subrosa.core.match import Match
from subrosa.core.text import LANGUAGES, sentence
from subrosa.games import find, names
from subrosa.page import build, types

FIRST_VIEW = 300_000
"""The most bytes that may be transferred until the lobby stands, fonts included."""
OURS = [name for name in names() if is_ours(name)]
NAMES = ["Marta", "Jonas", "Li", "Petr"]


@pytest.fixture(scope="session")
def built() -> Path:
    return page.ensure()


def test_ensure_builds_what_is_stale_and_nothing_else(built: Path) -> None:
    written = (built / page.STAMP).stat().st_mtime_ns
    assert (built / "index.html").is_file() and page.is_current()
    assert page.ensure() == built and (built / page.STAMP).stat().st_mtime_ns == written


def test_whatever_the_page_is_made_of_is_in_its_digest() -> None:
    found = {path.relative_to(page.ROOT).as_posix() for path in page.sources()}
    for source in ("web/src/App.svelte", "web/pnpm-lock.yaml", "src/subrosa/page/words.py"):
        assert source in found
    assert any(name.endswith("cs/page.ftl") for name in found) and any("rose/data/" in name for name in found)
    assert not any("node_modules" in name or "built" in name for name in found)


def test_the_names_are_those_of_the_box() -> None:
    found = {language: words(find("rose"), language)["names"] for language in LANGUAGES}
    assert found["de"]["buildings"]["library"] == "Bibliothek"
    assert all(set(found[language]) == set(found["en"]) for language in LANGUAGES)


def test_only_our_own_games_are_built_in(built: Path) -> None:
    """So the page is the same whatever else is installed; the words of other games come from the server."""
    pieces = {path.name.split("-")[2] for path in (built / "assets").glob("words-en-*.js")}
    assert pieces == {"house", *OURS}


def test_the_lock_names_no_machine() -> None:
    assert "http" not in (page.WEB / "pnpm-lock.yaml").read_text("utf-8")


def test_nothing_is_inline_and_everything_is_ours(built: Path) -> None:
    """So that a strict content security policy holds."""
    html = (built / "index.html").read_text("utf-8")
    assert re.findall(r"<script[^>]*>", html) and not re.search(
        r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", html
    )
    assert not re.findall(r"""(?:src|href)=["'](?!/)""", html)
    for script in (built / "assets").glob("*.js"):
        assert not re.search(r"\beval\(|new Function\(", script.read_text("utf-8")), script.name


def test_the_first_view_is_small(built: Path) -> None:
    """Index, the first script and style, words in one language, icons, fonts. Czech needs all four files of them."""
    manifest = json.loads((built / ".vite/manifest.json").read_text("utf-8"))
    asked = re.findall(r"""(?:src|href)="/([^"]+)""", (built / "index.html").read_text("utf-8"))
    entry = next(part for part in manifest.values() if part["file"] in asked and part["file"].endswith(".js"))
    once = {"index.html", *asked, *entry["css"], *entry["assets"], manifest["virtual:words/cs/house"]["file"]}
    total = sum(_transferred(built / name) for name in once)
    fonts = sum(_transferred(built / name) for name in once if name.endswith(".woff2"))
    print(f"first view: {total:,} bytes in Czech, of these fonts {fonts:,}")
    assert fonts and total < FIRST_VIEW


def _transferred(path: Path) -> int:
    compressed = path.with_name(f"{path.name}.br")
    return (compressed if compressed.is_file() else path).stat().st_size


@pytest.mark.early
def test_types_of_the_page_hold(built: Path) -> None:
    """Those of the wire are the server's own."""
    types.write()
    print(build.pnpm("run", "check"))


def test_the_pages_own_tests_pass(built: Path, tmp_path: Path) -> None:
    cases = tmp_path / "cases.json"
    cases.write_text(json.dumps([case for game in OURS for case in _cases(game)], ensure_ascii=False), "utf-8")
    print(build.pnpm("run", "test", SUBROSA_CASES=str(cases)))


def _cases(game: str) -> Iterator[dict[str, object]]:
    """Each kind of telling of a played game as every kind of reader is told it, in every language."""
    match = _played(game)
    seen: set[object] = set()
    for reader in (0, 1):
        for telling in match.tellings(reader):
            mine = telling.facts.get("seat") == reader + 1
            if (key := (telling.kind, mine, frozenset(telling.facts))) in seen:
                continue
            seen.add(key)
            for language in LANGUAGES:
                said = sentence(match.game, telling, language, reader, dict(enumerate(NAMES)))
                told = {"kind": telling.kind, "facts": dict(telling.facts), "game": True}
                yield {
                    "game": game,
                    "language": language,
                    "reader": reader,
                    "names": NAMES,
                    "told": told,
                    "said": said,
                }


def _played(game: str) -> Match:
    chance = random.Random(7)
    match = Match(Setup.of(find(game), 3), chance)
    while not match.over:
        seat = match.deciders[0]
        match.decide(seat, chance.choice(match.view(seat).actions).text)
    return match


def test_the_page_needs_no_node_where_it_is_installed(tmp_path: Path) -> None:
    """A package without `web/` beside it gives its built folder and starts nothing."""
    package = tmp_path / "site-packages/subrosa"
    code = f"""
import subprocess, sys
subprocess.run = None
import subrosa.page as page
page.PACKAGE, page.WEB, page.BUILT = [__import__("pathlib").Path(p) for p in ({str(package)!r},
    {str(tmp_path / "web")!r}, {str(package / "page/built")!r})]
try:
    page.ensure()
except page.NoPage:
    print("none")
page.BUILT.mkdir(parents=True)
(page.BUILT / "index.html").write_text("")
print(page.ensure() == page.BUILT)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["none", "True"], done.stderr
