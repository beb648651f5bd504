"""The names of things in every language, for the page: `python -m subrosa.page.names FOLDER` writes a file a game.

What a sentence calls a thing is decided by `words.shown` of its game; the page has the same tables to do the same.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from subrosa.core.game import Game
from subrosa.core.text import LANGUAGES
from subrosa.games import GAMES, find

SECTIONS = {
    "rose": ("figures", "buildings", "events", "colours"),
    "eleven": ("neutral_characters", "colours", "spots", "tiles", "powers", "transports", "actions"),
    "nuns": (
        "rooms",
        "short_rooms",
        "novices",
        "guards",
        "colours",
        "cards",
        "wishes",
        "blessings",
        "paths",
        "terms",
    ),
}


def names(game: Game) -> dict[str, dict[str, dict[str, str]]]:
    """The names of a game: by language, section and id."""
    return {language: _sections(game, language) for language in LANGUAGES}


def _sections(game: Game, language: str) -> dict[str, dict[str, str]]:
    words: Any = game.words
    found = {section: dict(game.box.names(section, language)) for section in SECTIONS[game.id]}
    if game.id == "eleven":
        found["characters"] = dict(words.character_names(language))
    return found


def write(folder: Path) -> None:
    """A file of names for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for id in GAMES:
        text = json.dumps(names(find(id)), ensure_ascii=False, indent=1, sort_keys=True)
        (folder / f"{id}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
