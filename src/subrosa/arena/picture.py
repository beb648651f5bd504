"""The matrix as a picture: a heat map that can be read without its colours, for every cell says its number."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from subrosa.study.picture import themed

from .measuring import Cell, Result
from .tables import percent, rest_of, short

SIDE, HIGH, LEFT, HEAD, FOOT = 96, 64, 168, 112, 44
"""How wide and high a cell is, and what is left free round about."""


def picture(result: Result) -> str:
    """A whole SVG file."""
    return "\n".join(_drawn(result)) + "\n"


def _drawn(result: Result) -> Iterator[str]:
    bots, game = result.settings["bots"], result.settings["game"]
    ones = result.settings.get("ones", bots)
    wide, high = LEFT + SIDE * len(bots) + 24, HEAD + HIGH * len(ones) + FOOT
    title = f"{game}, {result.settings['seats']} players: one of the row among {rest_of(result)} the column"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'role="img" aria-labelledby="title desc" lang="en">'
    )
    yield f'<title id="title">{escape(title)}</title>'
    yield f'<desc id="desc">{escape(" ".join(_told(result)))}</desc>'
    yield f"<style>{_style()}</style>"
    yield f'<rect class="bg" width="{wide}" height="{high}"/>'
    yield f'<text class="title" x="24" y="36">{escape(game)}, {result.settings["seats"]} players</text>'
    yield f'<text x="24" y="58">one of the row among {escape(rest_of(result))} the column, % of the wins</text>'
    for m, bot in enumerate(bots):
        across = LEFT + SIDE * m + SIDE / 2
        yield f'<text class="name" x="{across}" y="{HEAD - 12}" text-anchor="middle">{escape(short(bot))}</text>'
    for n, bot in enumerate(ones):
        down = HEAD + HIGH * n + HIGH / 2 + 5
        yield f'<text class="name" x="{LEFT - 12}" y="{down}" text-anchor="end">{escape(short(bot))}</text>'
        for m, rest in enumerate(bots):
            yield from _cell(result, result.cell(bot, rest), LEFT + SIDE * m, HEAD + HIGH * n)
    yield f'<text x="24" y="{high - 16}">par {percent(result.par)}; in brackets the 95 % interval</text>'
    yield "</svg>"


def _cell(result: Result, cell: Cell | None, x: int, y: int) -> Iterator[str]:
    """The further from par the fuller, in one colour above it and in another below."""
    yield f'<rect class="ground" x="{x + 2}" y="{y + 2}" width="{SIDE - 4}" height="{HIGH - 4}" rx="6"/>'
    if cell is None or cell.one == cell.rest:
        return
    share, par = cell.share, result.par
    above = share.mean >= par
    full = (share.mean - par) / (1 - par) if above else (par - share.mean) / par
    kind = "above" if above else "below"
    yield (
        f'<rect class="{kind}" x="{x + 2}" y="{y + 2}" width="{SIDE - 4}" height="{HIGH - 4}" rx="6" '
        f'fill-opacity="{0.08 + 0.5 * full:.2f}"/>'
    )
    middle = x + SIDE / 2
    yield f'<text class="share" x="{middle}" y="{y + 32}" text-anchor="middle">{percent(share.mean)}</text>'
    interval = f"{100 * share.low:.0f}–{100 * share.high:.0f}"
    yield f'<text class="small" x="{middle}" y="{y + 50}" text-anchor="middle">({interval})</text>'


def _style() -> str:
    return (
        f"{themed()}"
        ".title{font:600 24px 'EB Garamond',Garamond,Georgia,serif;fill:var(--ink)}.name{fill:var(--ink)}"
        ".share{font-size:17px;font-weight:600;fill:var(--ink)}.small{font-size:11px;fill:var(--ink)}"
        ".bg{fill:var(--bg)}.ground{fill:var(--surface)}.above{fill:var(--suspicion)}.below{fill:var(--gold)}"
    )


def _told(result: Result) -> Iterator[str]:
    """The picture in sentences, for who cannot see it."""
    for cell in result.cells:
        if cell.one != cell.rest:
            yield f"{short(cell.one)} among {short(cell.rest)}: {percent(cell.share.mean)} percent."
