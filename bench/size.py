"""How big the house is: lines of source, tests and texts, in all and per game, and where a game is named elsewhere.

    uv run python -m bench.size                         # what lies here
    uv run python -m bench.size --at 2192a58 --json     # a commit beside it

Every line of the .py, .svelte, .ts, .css and .ftl files that Git knows counts, empty ones and remarks too; data, golden
records, Markdown and locks do not. A file belongs to a game if its path names it. Where another file of the package or
of the page names the game in code or texts, that is a registration: what would have to be written for a further game.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import subprocess
import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

KINDS = {".py": "python", ".svelte": "svelte", ".ts": "typescript", ".css": "css", ".ftl": "texts"}
ROWS = [*KINDS.values(), "tests"]
PROJECT = "pyproject.toml"
HOUSE = ("src/", "web/")
REMARKS = re.compile(r"--[\w-]+|/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*|^#[^\n]*", re.S | re.M)
Files = dict[str, str]
"""The text of each file, by its path."""


def here(root: Path) -> Files:
    """The files of a checkout as they are now."""
    known = _git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").decode().split("\0")
    paths = [root / name for name in known if _counts(name)]
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths if path.is_file()}


def at(root: Path, revision: str) -> Files:
    """The files of a commit."""
    with tarfile.open(fileobj=io.BytesIO(_git(root, "archive", revision))) as archive:
        members = [member for member in archive if member.isfile() and _counts(member.name)]
        return {member.name: archive.extractfile(member).read().decode() for member in members}


def _git(root: Path, *words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, check=True).stdout


def _counts(name: str) -> bool:
    return Path(name).suffix in KINDS or name == PROJECT


def kind(path: str) -> str:
    """What a file is counted as."""
    tested = "tests" in Path(path).parts or path.endswith(".test.ts")
    return "tests" if tested and not path.endswith(".ftl") else KINDS[Path(path).suffix]


def games(files: Files) -> list[str]:
    """The games there are: the house's own, and those that stand as examples."""
    found = [re.match(r"(?:src/subrosa/games|examples)/(\w+)/", path) for path in files]
    return sorted({one[1] for one in found if one})


def names(game: str, text: str) -> bool:
    """Does a path or a line name a game?"""
    return re.search(rf"(?<![A-Za-z]){game}(?![A-Za-z])", text) is not None


def size(files: Files) -> dict[str, Any]:
    """Everything that is counted."""
    own = {game: {path: text for path, text in files.items() if names(game, path)} for game in games(files)}
    return {
        "all": _lines(files),
        "games": {game: _lines(some) for game, some in own.items()},
        "registrations": {game: dict(_registrations(game, files)) for game in own},
    }


def _lines(files: Files) -> dict[str, int]:
    counts = Counter(dict.fromkeys(ROWS, 0))
    for path, text in files.items():
        if path != PROJECT:
            counts[kind(path)] += len(text.splitlines())
    source = sum(counts[row] for row in ROWS if row not in ("tests", "texts"))
    return {**counts, "source": source, "source and tests": source + counts["tests"], "in all": sum(counts.values())}


def _registrations(game: str, files: Files) -> Iterator[tuple[str, int]]:
    """The files outside a game that name it in code or text, with the number of lines that do."""
    for path, text in files.items():
        if path == PROJECT or (path.startswith(HOUSE) and kind(path) != "tests" and not names(game, path)):
            count = sum(names(game, line) for line in said(path, text).splitlines())
            if count:
                yield path, count


def said(path: str, text: str) -> str:
    """A file without its remarks, and without the page's variables: a colour may be called like a game."""
    if not path.endswith(".py"):
        return REMARKS.sub("", text)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not _is_remark(one)] or [ast.Pass()]
    return ast.unparse(tree)


def _is_remark(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def table(sizes: dict[str, dict[str, Any]]) -> str:
    """Several counts side by side, with the change from the first to the last."""
    lines = [_row("", [*sizes, "change"])]
    for row in [*ROWS, "source", "source and tests", "in all"]:
        lines.append(_figures(row, [one["all"][row] for one in sizes.values()]))
    for game in dict.fromkeys(game for one in sizes.values() for game in one["games"]):
        lines.append(game)
        parts = [one["games"].get(game, _lines({})) for one in sizes.values()]
        lines += [_figures(f"  {row}", [part[row] for part in parts]) for row in ("source", "texts", "tests", "in all")]
        places = [one["registrations"].get(game, {}) for one in sizes.values()]
        lines.append(_figures("  registered in files", [len(one) for one in places]))
        lines.append(_figures("  registered by lines", [sum(one.values()) for one in places]))
    return "\n".join(lines)


def _figures(what: str, counts: list[int]) -> str:
    change = f"{(counts[-1] - counts[0]) / counts[0]:+.0%}" if counts[0] else ""
    return _row(what, [*(f"{count:,}" for count in counts), change if len(counts) > 1 else ""])


def _row(what: str, cells: list[str]) -> str:
    return (f"{what:<26}" + "".join(f"{cell[:11]:>12}" for cell in cells)).rstrip()


def main() -> None:
    asked = argparse.ArgumentParser(description="Lines of source, tests and texts.")
    asked.add_argument(
        "--at", action="append", default=[], metavar="REV", help="a commit to count too; may be repeated"
    )
    asked.add_argument("--json", action="store_true", help="one JSON object, with the files that name each game")
    asked.add_argument("--of", type=Path, default=Path(__file__).parents[1], metavar="FOLDER", help="another checkout")
    told = asked.parse_args()
    sizes = {revision: size(at(told.of, revision)) for revision in told.at} | {"here": size(here(told.of))}
    print(json.dumps(sizes) if told.json else table(sizes))


if __name__ == "__main__":
    main()
