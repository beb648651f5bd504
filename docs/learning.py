"""How a player learns: `uv run python -m docs.learning` draws docs/learning.svg from docs/learning.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from subrosa.study.picture import themed

FILE = Path(__file__).with_suffix(".svg")
FIGURES = FILE.with_suffix(".json")
WIDE, HIGH, LEFT, RIGHT, HEAD, FOOT = 720, 380, 64, 24, 84, 56
"""The picture, and what is left free round the graph."""
TITLE = "Learning to beat greedy players"
UNDER = "share of 2,000 games of the small Rose, with its 95 % interval; across: millions of decisions learned from"
STYLE = (
    ".title{font:600 24px 'EB Garamond',Garamond,Georgia,serif;fill:var(--ink)}.bg{fill:var(--bg)}"
    ".line{fill:none;stroke:var(--accent);stroke-width:2}.band{fill:var(--accent);fill-opacity:.2}"
    ".grid{stroke:var(--line)}.half{stroke:var(--muted);stroke-dasharray:4 4}"
)


def picture() -> str:
    """A whole SVG file."""
    return "\n".join(_drawn(json.loads(FIGURES.read_text("utf-8"))["curve"])) + "\n"


def _drawn(curve: list[dict[str, Any]]) -> Iterator[str]:
    last = curve[-1]
    told = f"From {curve[0]['greedy'][0]:.0%} to {last['greedy'][0]:.0%} after {last['decisions']:,} decisions."
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        f'role="img" aria-labelledby="title desc" lang="en">'
    )
    yield f'<title id="title">{TITLE}</title>\n<desc id="desc">{told}</desc>\n<style>{themed()}{STYLE}</style>'
    yield f'<rect class="bg" width="{WIDE}" height="{HIGH}"/>\n<text class="title" x="24" y="36">{TITLE}</text>'
    yield f'<text x="24" y="58">{UNDER}</text>'
    yield from _grid(last["decisions"])
    points = [(point["decisions"] / last["decisions"], *point["greedy"]) for point in curve]
    band = [(x, high) for x, _, _, high in points] + [(x, low) for x, _, low, _ in reversed(points)]
    yield f'<polygon class="band" points="{_places(band)}"/>'
    yield f'<polyline class="line" points="{_places([(x, mean) for x, mean, _, _ in points])}"/>'
    yield "</svg>"


def _grid(decisions: int) -> Iterator[str]:
    for tenth in range(0, 9, 2):
        y = _place(0, tenth / 10)[1]
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{tenth * 10} %</text>'
    y = _place(0, 0.5)[1]
    yield f'<line class="half" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}"/>'
    for million in range(decisions // 1_000_000 + 1):
        x = _place(million * 1_000_000 / decisions, 0)[0]
        yield f'<text x="{x}" y="{HIGH - FOOT + 22}" text-anchor="middle">{million}</text>'


def _place(across: float, share: float) -> tuple[float, float]:
    x = LEFT + across * (WIDE - LEFT - RIGHT)
    return round(x, 1), round(HIGH - FOOT - share / 0.8 * (HIGH - HEAD - FOOT), 1)


def _places(points: list[tuple[float, float]]) -> str:
    return " ".join("{},{}".format(*_place(*point)) for point in points)


if __name__ == "__main__":
    FILE.write_text(picture(), "utf-8")
