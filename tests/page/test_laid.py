"""A choice under seal on a phone: the bar says in full that it is laid, and has one button that takes it back."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from subrosa.core import record
from subrosa.core.game import Setup
from subrosa.core.text import LANGUAGES
from subrosa.games import find
from subrosa.table import entries
from subrosa.table.entries import Chair, Opened
from subrosa.table.messages import Update
from subrosa.table.showing import Shown, update
from subrosa.table.table import Table

from .browsing import Visit
from .staging import Theatre, decisions

SEATS, READER = 5, 1
NAMES = ("Wilhelmina", "Bede", "Maximilian", "Dunstan", "Ekkehard")
CUT = "(sentence) => sentence.scrollHeight - sentence.clientHeight"


@cache
def accused() -> tuple[Update, Update]:
    """Before the reader's last guess, and when all of his are laid while others still accuse."""
    chairs = [Chair("person", str(seat), name) for seat, name in enumerate(NAMES)]
    head = list(record.head(Setup.of(find("rose"), SEATS)))
    table = Table("t", [Opened(1.0, head, chairs, "1")], Random(1))
    for decision in decisions("rose", 0, SEATS):
        shown = Shown()
        before = update(table, READER, shown, {READER}, 1.0)
        seat = decision.decider if decision.decider < SEATS else -1
        table.enter(entries.Decided(1.0, entries.pairs([decision]), seat))
        then = update(table, READER, shown, {READER}, 1.0)
        asked = str(table.begun.view(READER).names["step"])
        if before and then and seat == READER and then.sealed and not then.choices and asked == "accuse":
            return before, then
    raise AssertionError("nobody is waited for")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_accusation_that_is_laid_is_said_in_full(visit: Visit, language: str) -> None:
    before, then = accused()
    theatre = Theatre(visit(size="phone", language=language, moments=True), "rose", READER, SEATS)
    tab = theatre.tab
    tab.goto(f"{theatre.base}/m/{theatre.id}")
    tab.wait_for_selector("main")
    theatre._wait()
    theatre.send(before)
    tab.wait_for_selector("section.now.mine")
    theatre.send(then)
    tab.wait_for_selector("section.now:not(.mine)")
    bar = tab.locator("section.now")
    assert "Wilhelmina" in bar.inner_text() and bar.locator("button:visible").count() == 1
    assert bar.locator(".sentence").evaluate(CUT) <= 2
