"""What can be known, on paper: what is certain with its reasons, and how likely the rest is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from subrosa.core.tale import Deeds
from subrosa.core.text import alternative
from subrosa.table.messages import MatterAt, ReasonAt

from .look import ROSE, Look, percent

COLUMNS = 10
"""So many alternatives fit side by side; of more only the likeliest are named."""
LIKELIEST = 6


def notebook(look: Look, matters: Sequence[MatterAt], deeds: Deeds) -> list[RenderableType]:
    """All that is hidden, kind by kind; what one is oneself one knows. Below it what everybody has done."""
    return [*_known(look, matters), *(_deeds(look, deeds) if deeds else ())]


def _known(look: Look, matters: Sequence[MatterAt]) -> list[RenderableType]:
    matters = [
        matter
        for matter in matters
        if matter.others or matter.of.get("seat") != look.me + 1 or 1.0 not in matter.counted.values()
    ]
    parts: list[RenderableType] = [Rule(look.say("terminal-notebook"), style="dim")]
    if not matters:
        return [*parts, Text(look.say("terminal-notebook-empty"), "dim")]
    for _, alike in groupby(matters, key=lambda matter: matter.kind):
        group = list(alike)
        names = list(dict.fromkeys(name for matter in group for name in matter.counted))
        parts += [_grid(look, group, names)] if len(names) <= COLUMNS else [_line(look, one) for one in group]
        parts += [Text(f"{look.marks.chosen} {why}", "dim") for why in _reasons(look, group)]
        parts.append("")
    if any(matter.believed for matter in matters):
        parts.append(Text(look.say("terminal-notebook-legend"), "dim"))
    return parts


def _grid(look: Look, matters: Sequence[MatterAt], names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", no_wrap=True)
    for name in names:
        table.add_column(named(look, name), justify="center")
    for matter in matters:
        table.add_row(_heading(look, matter), *(_cell(look, matter, name) for name in names))
    return table


def _cell(look: Look, matter: MatterAt, name: str) -> Text:
    share = matter.counted.get(name, 0.0)
    if share == 1.0:
        return Text(look.marks.chosen, f"bold {ROSE}")
    if share == 0.0:
        return Text(look.marks.no, "dim")
    if share < 0.0:
        return Text("?")
    return Text(percent(share)).append(f" {percent(matter.believed[name])}" if matter.believed else "", "bold")


def _line(look: Look, matter: MatterAt) -> Text:
    """How much is possible, and what is likeliest."""
    shares = matter.believed or matter.counted
    left = [name for name, share in matter.counted.items() if share != 0.0]
    line = Text(f"{_heading(look, matter)} ")
    if len(left) == 1:
        return line.append(named(look, left[0]), f"bold {ROSE}")
    line.append(look.say("terminal-notebook-open", count=len(left)), "dim")
    for name in sorted(left, key=lambda name: -shares[name])[:LIKELIEST] if min(shares.values()) >= 0.0 else []:
        line.append(f"  {named(look, name)} ").append(percent(shares[name]), "bold")
    return line


def _deeds(look: Look, deeds: Deeds) -> list[RenderableType]:
    """What each player has done to whom, in points, all that is counted together."""
    tracks = {what for row in deeds.values() for done in row.values() for what in done}
    axis = look.game.fields.by_name[min(tracks)].axes[0]
    names = axis if isinstance(axis, tuple) else tuple(map(str, range(1, axis + 1)))
    table = Table(box=None, padding=(0, 1), pad_edge=False, title=look.of_game("deeds"), title_justify="left")
    table.add_column("", no_wrap=True)
    for name in names:
        table.add_column(named(look, name), justify="right")
    for seat in sorted(deeds, key=lambda seat: (seat == look.me + 1, seat)):
        table.add_row(look.names[seat - 1], *(_points(deeds[seat].get(name)) for name in names))
    return [table, Text(look.of_game("deeds-how"), "dim")]


def _points(done: Mapping[str, int] | None) -> str:
    return f"{sum(done.values()):+}" if done else "."


def _heading(look: Look, matter: MatterAt) -> str:
    return look.of_game(f"matter-{matter.kind}", **look.shown(matter.of))


def named(look: Look, name: str) -> str:
    """What an alternative of something hidden is called: a player, a word of the game, a thing of the box."""
    return look.legible(alternative(look.game, name, look.language, look.names))


def _reasons(look: Look, matters: Sequence[MatterAt]) -> list[str]:
    """Why what is certain is so, each reason once."""
    reasons = [reason for matter in matters for reason in matter.reasons]
    return list(dict.fromkeys(_why(look, reason) for reason in reasons))


def _why(look: Look, reason: ReasonAt) -> str:
    return look.of_game(f"why-{reason.kind}", **look.shown(reason.facts))
