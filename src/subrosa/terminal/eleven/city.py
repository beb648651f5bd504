"""The city as a map: a name for each spot, streets between them, and under each name what is there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View

from ..look import ROSE, Look
from ..paper import Paper
from .marks import (
    CLUE,
    MYSTIC,
    RIDES,
    badge,
    code,
    column,
    grid,
    name_of,
    place,
    place_letter,
    short,
    signs,
)

NARROWEST, WIDEST = 6, 16
"""How many columns of the terminal a column of the map takes at least and at most."""


@dataclass(frozen=True)
class Ways:
    """How the pairs of spots that belong together can be drawn."""

    across: tuple[tuple[int, int], ...]
    """Pairs joined by a street along a row, from west to east, with nothing between."""
    along: tuple[tuple[int, int], ...]
    """Pairs joined by a street along a column, from north to south."""
    others: tuple[tuple[int, int], ...]
    """Pairs joined otherwise."""
    barred: tuple[tuple[int, int], ...]
    """Pairs side by side in a row that are not joined."""


@cache
def ways(box: ModuleType) -> Ways:
    """Sort the neighbours of the map by how they lie."""
    cols, rows = grid(box)
    at = {(cols[spot], rows[spot]): spot for spot in range(box.SPOT_COUNT)}
    pairs = {tuple(sorted((a, b))) for a in range(box.SPOT_COUNT) for b in box.NEIGHBOURS[a] if b >= 0}
    across, along, others = [], [], []
    for a, b in sorted(pairs):
        (ca, ra), (cb, rb) = (cols[a], rows[a]), (cols[b], rows[b])
        if ra == rb and not any((c, ra) in at for c in range(min(ca, cb) + 1, max(ca, cb))):
            across.append((a, b) if ca < cb else (b, a))
        elif ca == cb and not any((ca, r) in at for r in range(min(ra, rb) + 1, max(ra, rb))):
            along.append((a, b) if ra < rb else (b, a))
        else:
            others.append((a, b))
    sides = ((spot, at.get((c + 1, r), -1)) for (c, r), spot in at.items())
    barred = [
        (a, b) for a, b in sides if b >= 0 and tuple(sorted((a, b))) not in pairs and box.COL[b] == box.COL[a] + 1
    ]
    return Ways(tuple(across), tuple(along), tuple(others), tuple(barred))


def city(look: Look, view: View, before: View, keys: Mapping[int, str], *, part: bool = False) -> list[RenderableType]:
    """The map, with what to type on the spots that can be chosen; if asked only the rows these are in."""
    box = look.game.box
    cols, rows = grid(box)
    margin = len(str(max(rows) + 1)) + 1
    pitch = min((look.width - margin + 2) // (max(cols) + 1), WIDEST)
    if pitch < NARROWEST:
        return [gazetteer(look, view, keys)]
    paper = Paper(min(look.width, margin + pitch * (max(cols) + 1)), 2 * max(rows) + 3)
    for col in range(max(cols) + 1):
        paper.write(margin + col * pitch, 0, column(col), "dim")
    for row in range(max(rows) + 1):
        paper.write(0, 1 + 2 * row, str(row + 1).rjust(margin - 1), "dim")
    draw = Draw(look, view, before.numbers, keys, paper, margin, pitch)
    for spot in range(box.SPOT_COUNT):
        draw.spot(spot)
    draw.streets()
    first, last = 0, max(rows)
    if part and keys:
        shown = [*keys, *(spot for spot in (acting_spot(view.numbers),) if spot >= 0)]
        first, last = min(rows[spot] for spot in shown), max(rows[spot] for spot in shown)
    lines = paper.lines(range(paper.width), (0, *range(1 + 2 * first, 3 + 2 * last)))
    return [*lines[:-1], *(line for line in lines[-1:] if line)]


def acting_spot(v: State) -> int:
    """Where the figure stands that is about to move."""
    figure = v.walker if v.walking > 0 else v.figure
    return int(v.place[figure]) if figure >= 0 else -1


class Draw:
    """What is drawn on the paper, spot by spot."""

    def __init__(
        self, look: Look, view: View, b: State, keys: Mapping[int, str], paper: Paper, margin: int, pitch: int
    ) -> None:
        self.look, self.view, self.b, self.keys, self.paper = look, view, b, keys, paper
        self.margin, self.pitch, self.sign = margin, pitch, signs(look)
        self.cols, self.rows = grid(look.game.box)
        self.ends: dict[int, int] = {}
        """Where the name of each spot ends."""

    def at(self, spot: int) -> tuple[int, int]:
        return self.margin + self.cols[spot] * self.pitch, 1 + 2 * self.rows[spot]

    def spot(self, spot: int) -> None:
        """The name of a spot, and under it what is there."""
        x, y = self.at(spot)
        text = title(self.look, spot, self.pitch - 1)
        for part, style in text:
            self.paper.write(x, y, part, style)
            x += len(part)
        self.ends[spot] = x
        x = self.at(spot)[0] + 1
        things = here(self.look, self.view, self.b, spot, self.keys, self.pitch - 1)
        gap = 1 if sum(len(part) + 1 for part, _ in things) <= self.pitch - 2 else 0
        for part, style in things:
            x += gap
            self.paper.write(x, y + 1, part[: self.at(spot)[0] + self.pitch - x], style)
            x += len(part)

    def streets(self) -> None:
        """Streets, bridges, and where there is none between neighbours."""
        box_ways = ways(self.look.game.box)
        for a, b in box_ways.across:
            (_, y), (to, _) = self.at(a), self.at(b)
            self.paper.write(self.ends[a], y, self.sign.street * (to - self.ends[a]), "dim")
        for a, b in box_ways.along:
            (x, y), (_, to) = self.at(a), self.at(b)
            for line in range(y + 1, to):
                self.paper.write(x, line, self.sign.way, "dim")
        for a, b in box_ways.barred:
            (x, y), start = self.at(b), self.ends[a]
            self.paper.write(max(start, x - 2), y, self.sign.barred * (x - max(start, x - 2)), "dim")
        for a, b in box_ways.others:
            self.slope(a, b)

    def slope(self, a: int, b: int) -> None:
        """A street to a spot that lies diagonally, if there is room for it."""
        (xa, ya), (xb, yb) = sorted((self.at(a), self.at(b)))
        x = xb - 1
        y = min(ya, yb) + 1
        if xb - xa == self.pitch and abs(yb - ya) == 2 and self.paper.empty(x, y):
            self.paper.write(x, y, self.sign.down if yb > ya else self.sign.up, "dim")


def title(look: Look, spot: int, width: int) -> list[tuple[str, str]]:
    """The name of a spot: a ring before mystic buildings, the letter of the transport before its stops."""
    box, sign = look.game.box, signs(look)
    if box.KIND[spot] == box.MYSTIC:
        return [(sign.mystic + short(look, spot, width - 1), MYSTIC)]
    if box.COLOUR[spot] >= 0:
        stop = place_letter(look, box.COLOUR[spot])
        style = RIDES.get(box.RIDE_COLOURS[box.COLOUR[spot]], "bold")
        return [(stop, style), (sign.stop + short(look, spot, width - 2), "")]
    return [(short(look, spot, width), "")]


def here(
    look: Look, view: View, b: State, spot: int, keys: Mapping[int, str], width: int = 99
) -> list[tuple[str, str]]:
    """What is on a spot, after what to type for it; of several figures as many as there is room for."""
    sign, v = signs(look), view.numbers
    found = [(f"{keys[spot]})", f"bold {ROSE}")] if spot in keys else []
    if v.organ == spot:
        found.append((sign.organ, f"bold {ROSE}"))
    elif not keys and look.game.box.SPOTS[spot] in view.derived.get("region", ()):
        found.append((sign.maybe, "dim"))
    if v.clue[spot] > 0:
        found.append((sign.clue if v.clue[spot] == 1 else f"{sign.clue}{v.clue[spot]}", CLUE))
    figures = [figure for figure, at in enumerate(v.place) if at == spot]
    for i, figure in enumerate(figures):
        text = badge(look, v, figure)
        moved = v.place[figure] != b.place[figure]
        left = width - sum(len(part) + 1 for part, _ in found)
        if i and left < len(text) + 1:
            return [*found, (f"+{len(figures) - i}", "bold")]
        found.append((text.plain, f"{text.style} underline" if moved else str(text.style)))
    return found


def legend(look: Look, view: View) -> list[RenderableType]:
    """What the signs on the map mean, and the ways that cannot be seen on it."""
    box, sign, v = look.game.box, signs(look), view.numbers
    parts = [Text().append(sign.mystic, MYSTIC).append(f" {look.of_game('label-mystic')}")]
    for transport, colour in enumerate(box.RIDE_COLOURS):
        letter = Text(place_letter(look, transport), RIDES.get(colour, "bold"))
        parts.append(letter.append(f" {name_of(look, 'transports', transport)}", ""))
    parts.append(Text().append(sign.clue, CLUE).append(f" {look.of_game('label-clue')}"))
    if v.organ >= 0:
        parts.append(Text().append(sign.organ, ROSE).append(f" {look.of_game('label-organ')}"))
    elif "region" in view.derived:
        parts.append(Text(f"{sign.maybe} {look.of_game('label-organ-maybe')}"))
    if ways(box).barred:
        parts.append(Text(f"{sign.barred} {look.of_game('label-barred')}"))
    if ways(box).others:
        pairs = [f"{code(look, a)}{look.marks.dash}{code(look, b)}" for a, b in ways(box).others]
        parts.append(Text(f"{look.of_game('label-ways')} {', '.join(pairs)}", "dim"))
    return lines(parts, look.width)


def lines(parts: list[Text], width: int) -> list[RenderableType]:
    """Parts side by side, on as many lines as they need."""
    found: list[Text] = []
    for part in parts:
        if found and found[-1].cell_len + 2 + part.cell_len <= width:
            found[-1].append("  ").append(part)
        else:
            found.append(part)
    return [*found]


def gazetteer(look: Look, view: View, keys: Mapping[int, str]) -> RenderableType:
    """A city too wide to draw: its spots in a list, with what is there and where one can go from them."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for spot in range(look.game.box.SPOT_COUNT):
        things = Text(" ").join([Text(part, style) for part, style in here(look, view, view.numbers, spot, keys)])
        near = ", ".join(place(look, other, 16) for other in look.game.box.NEIGHBOURS[spot] if other >= 0)
        name = Text().join([Text(part, style) for part, style in title(look, spot, 40)])
        table.add_row(things, code(look, spot), name, Text(near, "dim"))
    return table
