"""Games are found: nothing in the house knows one of them by name, but its own folders."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from subrosa import page
from subrosa.core.errors import BadRequest
from subrosa.core.finding import folder, is_ours
from subrosa.games import find, listed, names

ROOT = page.ROOT
IDS = "|".join(names())


def outside(*endings: str) -> Iterator[Path]:
    """The files of the house with these endings that lie in no game's own folder, here or on the page.

    Those that measure other libraries beside ours name the games of those libraries.
    """
    for top in (ROOT / "src", ROOT / "web/src", ROOT / "web/build"):
        for path in sorted(path for path in top.rglob("*") if path.suffix in endings):
            if not set(names()) & set(path.relative_to(top).parts) and not {"built", "peers.py"} & {*path.parts}:
                yield path


def in_python(path: Path) -> Iterator[str]:
    """Strings and names; what is written down for readers may give examples."""
    tree = ast.parse(path.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield ast.unparse(node)


COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$|<!--.*?-->", re.S | re.M)


def on_the_page(path: Path) -> Iterator[str]:
    """Words in quotes, ways to files, and keys. (The rose is a colour of the house too.)"""
    text = COMMENT.sub("", path.read_text("utf-8"))
    yield from re.findall(rf"""["'`/(|]({IDS})["'`/)|]|(?<![-\w])({IDS}):|`({IDS})-|"({IDS})-""", text)


def test_no_game_is_named_outside_its_folders() -> None:
    word = re.compile(rf"\b({IDS})\b")
    wrong = [f"{path}: {said}" for path in outside(".py") for said in in_python(path) if word.search(said)]
    wrong += [f"{path}: {said}" for path in outside(".ts", ".svelte") for said in on_the_page(path)]
    for path in outside(".ftl"):
        wrong += [
            f"{path}: {key}" for key in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.M) if word.search(key)
        ]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", 'SCREENS = {"rose": 1}'),
        ("a.py", "from . import nuns"),
        ("a.ts", 'import("./eleven/index")'),
        ("a.ts", "const FIRST = { rose: 4 };"),
        ("a.svelte", '{#if game === "nuns"}'),
        ("a.ts", 'const GAME = "(?<game>rose|eleven)";'),
        ("a.ts", "say(`rose-title`)"),
    ],
)
def test_a_name_is_seen(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    found = list(in_python(path) if path.suffix == ".py" else on_the_page(path))
    assert any(re.search(rf"\b({IDS})\b", str(one)) for one in found)


def test_our_own_games_come_first_and_each_lies_in_its_folder() -> None:
    ids = [game.id for game in listed()]
    assert set(ids) == set(names()) and ids[0] == "rose"
    assert [is_ours(id) for id in ids] == sorted((is_ours(id) for id in ids), reverse=True)
    for id in ids:
        assert find(id).id == id and (folder(id) / "RULES.md").is_file()


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadRequest, match=r"chess.*rose"):
        find("chess")
