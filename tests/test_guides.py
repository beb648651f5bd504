"""How to play, in four languages: the same sections with the same tables, and the names of the page and the box."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import subrosa
from subrosa.core.text import LANGUAGES

GAMES = Path(subrosa.__file__).parent / "games"
NAMED = {
    "rose": [("rose.json", "events"), ("rose.json", "colours")],
    "eleven": [("eleven.json", "actions"), ("eleven.json", "transports")],
    "nuns": [("cards.json", "blessings"), ("cards.json", "moves")],
}
"""Of each game, tables of the box whose every name the guide must say."""


def guide(game: str, language: str) -> str:
    return (GAMES / game / "guide" / f"{language}.md").read_text("utf-8")


def shape(text: str) -> list[str]:
    """Its sections, and how many rows and columns each table has, in order."""
    found = []
    for part in text.split("\n\n"):
        lines = part.strip().split("\n")
        if heading := re.match(r"## (\d+)\. ", lines[0]):
            found.append(heading[1])
        elif lines[0].startswith("|"):
            found.append(f"{len(lines)} rows of {lines[0].count('|') - 1}")
    return found


@pytest.mark.parametrize("game", NAMED)
def test_every_language_has_the_same_sections_and_tables(game: str) -> None:
    wanted = shape(guide(game, "en"))
    assert wanted[0] == "1" and len(wanted) > 15
    for language in LANGUAGES:
        assert shape(guide(game, language)) == wanted, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMED)
def test_things_have_the_names_they_have_on_the_page(game: str, language: str) -> None:
    text = guide(game, language).lower()
    for file, table in NAMED[game]:
        for row in json.loads((GAMES / game / "data" / file).read_text("utf-8"))[table]["rows"]:
            name = row[language] if language in row else row["name"][language]
            assert name.replace("'", "’").lower() in text.replace("'", "’"), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMED)
def test_nothing_stands_there_that_the_page_cannot_show(game: str, language: str) -> None:
    assert not re.search(r"^###|<\w+|!\[|\]\(|^> |^\d+\. ", guide(game, language), re.MULTILINE)
