"""What was told, as sentences by turns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.record import number
from subrosa.core.tellings import Telling, only

from .look import Look, Screen


def tale(look: Look, screen: Screen, tellings: Sequence[Telling], whole: bool = False) -> RenderableType | None:
    """A paragraph a turn; mine are marked, others' are short if not the whole is wanted. Covered, what only I was told
    is left out."""
    if look.covered:
        tellings = [telling for telling in tellings if telling.to != only(look.me)]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", width=3, style="bold")
    table.add_column()
    for part in screen.paragraphs(look, tellings):
        style = "bold" if part.seat == look.me else ""
        said = part.tellings if whole or part.seat == look.me else part.short or part.tellings
        table.add_row(part.mark, Text(" ".join(look.sentence(told) for told in said), style))
    return table if table.row_count else None


def same(told: Sequence[Telling], drafted: Sequence[Telling]) -> bool:
    """Was told what had been expected? To whom else does not matter."""
    return [(one.kind, one.facts) for one in told] == [(one.kind, one.facts) for one in drafted]


def last_turn(look: Look, screen: Screen, tellings: Sequence[Telling]) -> int:
    """Where in what was told this person's last turn begins; 0 if there was none."""
    for start in range(len(tellings) - 1, -1, -1):
        parts = screen.paragraphs(look, tellings[start : start + 1])
        if parts and parts[0].seat == look.me:
            return start
    return 0


def before_day(screen: Screen, tellings: Sequence[Telling]) -> list[Telling]:
    """What was told before a new day began."""
    starts = screen.days(tellings)
    return [*tellings[: starts[0] if starts else len(tellings)]]


def of_day(look: Look, screen: Screen, tellings: Sequence[Telling], which: str) -> Sequence[Telling]:
    """What was told on a day: today if none is named, with the day before if it has only begun; all for `all`."""
    starts = screen.days(tellings)
    if which == "all" or not starts:
        return tellings
    named = number(which)
    day = len(starts) if named is None else min(named, len(starts))
    starts = [0, *starts, len(tellings)]
    today = tellings[starts[day] : starts[day + 1]]
    begun = named is None and day > 0 and len(screen.paragraphs(look, today)) <= 1
    return tellings[starts[day - 1] : starts[day + 1]] if begun else today
