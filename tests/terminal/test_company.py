"""Bots as company in the terminal: who plays, hints, and what they thought at the end."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from subrosa import terminal
from subrosa.core.game import Setup
from subrosa.core.text import LANGUAGES, say
from subrosa.games import find
from subrosa.store import Store
from subrosa.table.journal import Journal

ROSE = find("rose")


def typed(store: Store, language: str, *wishes: str) -> str:
    """What is shown when these were typed in a game for three."""
    paper, waiting = StringIO(), iter(wishes)

    def read(prompt: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    console = Console(file=paper, width=200, height=200, force_terminal=False)
    terminal.start(Setup.of(ROSE, 3), 0, ["easy", "careful"], language, store, 7, read, console)
    return " ".join(paper.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_a_good_player_would_do_and_is_kept(tmp_path: Path, language: str) -> None:
    with Store(tmp_path) as store:
        shown = typed(store, language, "t")
        for key in ("bot-easy-how", "bot-careful", "hint-title"):
            assert " ".join(say(language, key).split()) in shown
        journal = Journal.resumed(store, store.kept()[0].id, lambda kinds: terminal.seated(kinds, Random(1)))
        assert journal.table.hints == 1


def test_no_hint_is_shown_while_secrets_are_covered(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        assert say("en", "hint-title") not in typed(store, "en", "h", "t")
