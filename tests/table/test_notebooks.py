"""What notebooks fill in: as the table has agreed, from what a seat saw alone, and anew after an undo."""

from __future__ import annotations

from random import Random

import pytest

from subrosa.core import record
from subrosa.core.beliefs import of_match
from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.table import changes, showing
from subrosa.table.entries import Chair, Notebook, Opened
from subrosa.table.table import Table


def table_of(notebook: Notebook, seats: int = 3) -> Table:
    chairs = [Chair("person", f"p{seat}", f"P{seat}") for seat in range(seats)]
    head = list(record.head(Setup.of(find("rose"), seats)))
    table = Table("t", [Opened(0.0, head, chairs, notebook=notebook)], Random(4))
    changes.begin(table, 1.0)
    return table


def play(table: Table, turns: int) -> None:
    random = Random(9)
    for _ in range(turns):
        seat = table.begun.deciders[0]
        wish = random.choice(table.begun.view(seat).actions).text
        changes.decide(table, seat=seat, wishes=[wish], n=len(table.feed[seat]), now=2.0)


@pytest.mark.parametrize("notebook", ["off", "certain", "full"])
def test_a_notebook_shows_what_the_table_has_agreed(notebook: Notebook) -> None:
    table = table_of(notebook)
    play(table, 12)
    found = showing.notebook(table, 0)
    if notebook == "off":
        assert found == []
        return
    mine = table.begun.view(0).identity["seat 1"]
    assert found[0].counted[mine] == 1.0 and found[0].reasons[0].kind == "own_card"
    assert found[1].counted[mine] == 0.0 and found[1].ruled_out[mine][0].facts == {"monk": mine}
    open_ones = {share for name, share in found[1].counted.items() if name != mine}
    assert open_ones == ({-1.0} if notebook == "certain" else {0.2})
    assert bool(found[1].believed) == (notebook == "full")
    assert all(share <= 0.95 for share in found[1].believed.values())


def test_who_watches_has_no_notebook() -> None:
    assert showing.notebook(table_of("full"), SPECTATOR) == []


def test_an_update_carries_a_notebook_only_when_it_has_changed() -> None:
    table = table_of("full")
    shown = showing.Shown()
    first = showing.update(table, 0, shown, (), 1.0)
    assert first is not None and first.notebook
    play(table, 6)
    again = showing.update(table, 0, shown, (), 1.0)
    assert again is not None and again.notebook != first.notebook and again.notebook is not None
    table.muted |= {(0, 1)}
    third = showing.update(table, 0, shown, (), 1.0)
    assert third is not None and third.notebook is None


def test_after_an_undo_nothing_is_remembered_of_what_was_undone() -> None:
    table = table_of("full")
    play(table, 4)
    upto = len(table.begun.decisions)
    before = table.belief(1).matters
    play(table, 8)
    assert table.belief(1).matters != before
    table.begun.take_back(upto, range(3))
    assert table.belief(1).matters == before == of_match(table.begun, 1).matters
