"""Bots as company in the terminal: who plays, hints, and what they thought at the end."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from subrosa import Match, terminal
from subrosa.core.game import Setup
from subrosa.core.text import LANGUAGES, names_of, say
from subrosa.games import find
from subrosa.store import Store
from subrosa.table.journal import Journal
from subrosa.table.messages import Advice, ReasonAt
from subrosa.terminal.company import company, hint
from subrosa.terminal.look import Look, Row

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


def test_bots_that_are_alike_are_named_in_one_line() -> None:
    look = Look(ROSE, 0, {1: "Li", 2: "Ann", 3: "Jo"}, "fr")
    medium, hard = company(look, {1: "medium", 2: "hard", 3: "medium"})
    assert medium.startswith("Li, Jo\u2800: moyen (") and hard.startswith("Ann\u2800: difficile (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_a_hint_stand_in_words_between_the_choice_and_the_next_best(language: str) -> None:
    match = Match.new(ROSE, 3, Random(1))
    seat = match.deciders[0]
    first, second = match.view(seat).actions[:2]
    rows = [Row(first, "1", "this"), Row(second, "2", "that")]
    told = [ReasonAt("own", {"count": 5, "instead": 7}), ReasonAt("told", {"monk": "red", "count": 20, "instead": 30})]
    advice = Advice("", first.choice, second.choice, "better", told, "", {}, "", 0.0)
    look = Look(ROSE, seat, {}, language)
    title, best, own, read, beside = hint(look, rows, advice)
    assert (title, best.split()) == (look.say("hint-title"), ["1", "this"])
    assert re.findall("[0-9]+", own + read) == re.findall("[0-9]+", "5 7 20 30")
    assert names_of(ROSE, "colours", language)["red"] in read
    assert beside == look.say("hint-better", second="that")


def test_no_hint_is_shown_while_secrets_are_covered(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        assert say("en", "hint-title") not in typed(store, "en", "h", "t")
