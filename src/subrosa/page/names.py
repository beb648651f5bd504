"""The names of things in every language, for the page: `python -m subrosa.page.names FOLDER` writes a file a game.

What a sentence calls a thing is decided by `text.shown`; the page has the same tables to do the same.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from subrosa import games
from subrosa.core.game import Game
from subrosa.core.text import LANGUAGES, names_of


def names(game: Game) -> dict[str, dict[str, dict[str, str]]]:
    """The names of a game: by language, section and id."""
    return {
        language: {section: dict(names_of(game, section, language)) for section in game.box.SECTIONS}
        for language in LANGUAGES
    }


def write(folder: Path) -> None:
    """A file of names for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for id in games.names():
        text = json.dumps(names(games.find(id)), ensure_ascii=False, indent=1, sort_keys=True)
        (folder / f"{id}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
