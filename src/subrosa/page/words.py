"""The words of our own games for the page's build: `python -m subrosa.page.words FOLDER` writes a file a game.

What a sentence calls a thing is decided by `text.shown`; the page has the same tables to do the same. Games of other
packages are not built in: the server gives their words when they are asked for.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from subrosa.core.finding import is_ours
from subrosa.core.manifest import words
from subrosa.core.text import LANGUAGES
from subrosa.games import listed


def write(folder: Path) -> None:
    """A file of words for each game, and the games in the order of lists."""
    folder.mkdir(parents=True, exist_ok=True)
    ours = [game for game in listed() if is_ours(game.id)]
    for game in ours:
        _write(folder / f"{game.id}.json", {language: words(game, language) for language in LANGUAGES})
    _write(folder / "games.json", [game.id for game in ours])


def _write(path: Path, thing: object) -> None:
    path.write_text(json.dumps(thing, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
