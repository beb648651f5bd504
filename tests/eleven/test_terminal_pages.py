"""Pages of 011 in terminals of several sizes: from the header down everything is in sight."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from later import rest_later
from rich.cells import cell_len

from subrosa import terminal
from subrosa.core.text import LANGUAGES, say
from subrosa.store import Store
from subrosa.terminal.frame import KEYS

from .test_terminal import Paper, reader, table

SIZES = ((120, 44), (100, 40), (80, 50), (160, 50))
CLEAR = "\x1b[2J"
CITY = 20
"""Lines of the map, from its letters down, and the header."""


def pages_of(store: Store, size: tuple[int, int], language: str, prompts: int) -> list[str]:
    """What is on the screen at each of the first prompts of a game, as far as it was drawn anew."""
    width, height = size
    paper = Paper(width, height=height, force_terminal=True, no_color=True)
    inner, pages, read = reader(paper, Random(height)), [], 0

    def next_wish(prompt: str) -> str:
        nonlocal read
        new, read = paper.text[read:], len(paper.text)
        if CLEAR in new:
            pages.append(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", new.rsplit(CLEAR, 1)[1]) + prompt)
        if len(pages) >= prompts:
            raise EOFError
        wish = inner(prompt)
        return "" if wish == "b" else wish

    terminal.start(table(4), 0, ["thrifty"], language, store, height, next_wish, paper.console)
    return pages


@pytest.mark.parametrize(
    ("size", "language"), rest_later([(SIZES[0], "fr")], [(s, one) for s in SIZES for one in LANGUAGES])
)
def test_from_the_header_down_no_page_is_taller_than_the_terminal(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """What was told may scroll away; the table, the question and its choices do not."""
    (width, height), whole = size, 0
    with Store(tmp_path) as store:
        pages = pages_of(store, size, language, 36)
    for page in pages:
        lines = page.splitlines()
        top = next(at for at, line in enumerate(lines) if line.startswith(f"{say(language, 'eleven-title')} "))
        rule = next(at for at, line in enumerate(lines) if line.rstrip().endswith(KEYS))
        assert max(cell_len(line.rstrip()) for line in lines) <= width
        assert len(lines) - top <= height, page
        whole += rule - top > CITY
    assert len(pages) == 36 and whole > 8, "where it has room the city is there"


def test_whether_to_send_one_choice_is_asked_below_what_it_was_chosen_from(tmp_path: Path) -> None:
    """The screen is not cleared for it, so that the bids stay in sight; what is sent clears it for the next page."""
    paper = Paper(120, height=44, force_terminal=True, no_color=True)
    wishes, shown = iter(("0", "")), []

    def read(prompt: str) -> str:
        shown.append(paper.new())
        if (wish := next(wishes, None)) is None:
            raise EOFError
        return wish

    with Store(tmp_path) as store:
        terminal.start(table(4), 0, ["thrifty"], "en", store, 2, read, paper.console)
    first, sure, after = shown
    confirm = say("en", "terminal-confirm")
    assert CLEAR in first and confirm not in first
    assert CLEAR not in sure and confirm in sure
    assert CLEAR in after and confirm not in after


def test_where_there_was_nothing_to_choose_nothing_has_to_be_confirmed(tmp_path: Path) -> None:
    """Who can only end the turn ends it by one Enter."""
    paper, chance = Paper(100, height=60), Random(6)
    alone, shown = say("en", "terminal-choose-only", {"choice": "0"}), list[tuple[str, str]]()

    def read(prompt: str) -> str:
        shown.append((prompt, paper.new()))
        if len(shown) > 1 and shown[-2][0].startswith(alone) and "End your turn?" in shown[-2][1]:
            raise EOFError
        keys = re.findall(r"^ *(\S+)\)", shown[-1][1], re.MULTILINE)
        return chance.choice(keys) if prompt.startswith(say("en", "terminal-choose")) else ""

    with Store(tmp_path) as store:
        terminal.start(table(4), 0, ["thrifty"], "en", store, 3, read, paper.console)
    assert "End your turn?" in shown[-2][1] and say("en", "terminal-confirm") not in shown[-1][1]
