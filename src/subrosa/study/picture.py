"""A study as a picture to share: for each secret what could be believed of it, by counting and by behaviour."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from math import log2

from .findings import Line, Move, Point, Study
from .words import Words, moments

LIGHT = {
    "bg": "#F6F1E7",
    "surface": "#FFFDF8",
    "ink": "#221C1A",
    "muted": "#6B5F57",
    "line": "#D9CEBF",
    "accent": "#A3173F",
    "gold": "#B07A1E",
    "suspicion": "#2F5D8C",
}
DARK = {
    "bg": "#12141C",
    "surface": "#1B1F2B",
    "ink": "#EDE6DA",
    "muted": "#A59C90",
    "line": "#323848",
    "accent": "#E5648A",
    "gold": "#E0B04C",
    "suspicion": "#7FB0E6",
}
"""The colours of the page by day and by night."""
WIDTH, LEFT, RIGHT, HEAD, FOOT = 960, 96, 24, 116, 24
GRAPH, BARS, GAP = 112, 40, 34
"""How high a line's graph, the bars under it and the room between two lines are."""
DEEPEST = -12.0
"""Shares below 2 to this power are drawn there."""
LOUDEST = 2.0
"""Bars of more bits are drawn as of so many."""

X = Callable[[float], float]


def picture(study: Study, words: Words, seat: int | None = None, kind: str | None = None) -> str:
    """The picture of one sort of secrets, of all seats or one: a whole SVG file."""
    wanted = kind or next(iter(study.kinds), "")
    lines = [line for line in study.lines if line.kind == wanted and (seat is None or line.seat == seat)]
    height = HEAD + len(lines) * (GRAPH + BARS + GAP) + FOOT
    return "\n".join(_drawn(study, words, lines, height)) + "\n"


def _drawn(study: Study, words: Words, lines: list[Line], height: int) -> Iterator[str]:
    title = words.say("study-of", game=words.title())
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-labelledby="title desc" lang="{words.language}">'
    )
    yield f'<title id="title">{escape(title)}</title>'
    yield f'<desc id="desc">{escape(" ".join(_told(study, words, lines)))}</desc>'
    yield f"<style>{_style()}</style>"
    yield f'<rect class="bg" width="{WIDTH}" height="{height}"/>'
    yield f'<text class="title" x="{LEFT}" y="40">{escape(title)}</text>'
    yield from _legend(words)
    begun, ends = study.progress[0][0] if study.progress else 0, study.decisions
    span = max(1, ends - begun)

    def x(n: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * min(1.0, max(0.0, (n - begun) / span))

    for at, line in enumerate(lines):
        top = HEAD + at * (GRAPH + BARS + GAP)
        yield from _bands(study, x, top)
        yield from _panel(study, words, line, x, top)
    yield from _days(study, words, x, height)
    yield "</svg>"


def themed() -> str:
    """The colours and letters of a picture: light, and dark where the reader's device is."""
    light, dark = ("".join(f"--{name}:{value};" for name, value in colours.items()) for colours in (LIGHT, DARK))
    return (
        f"svg{{{light}}}@media (prefers-color-scheme:dark){{svg{{{dark}}}}}"
        "text{font:13px Inter,system-ui,sans-serif;fill:var(--muted)}"
    )


def _style() -> str:
    return (
        f"{themed()}"
        ".title,.name{font:600 26px 'EB Garamond',Garamond,Georgia,serif;fill:var(--ink)}.name{font-size:18px}"
        ".bg{fill:var(--bg)}.panel{fill:var(--surface)}.band{fill:var(--line);opacity:.35}.grid{stroke:var(--line)}"
        ".hard,.soft{fill:none;stroke-width:2.5}.hard{stroke:var(--accent)}.soft{stroke:var(--gold);opacity:.75}"
        ".fact{fill:var(--accent)}.opinion{fill:var(--gold)}.misled{fill:var(--suspicion)}"
        ".unmasked{fill:var(--surface);stroke:var(--accent);stroke-width:2.5}"
    )


def _legend(words: Words) -> Iterator[str]:
    x: float = LEFT
    for sort, key in (("fact", "hard"), ("opinion", "soft"), ("misled", "misled")):
        text = words.say(f"study-{key}")
        yield f'<rect class="{sort}" x="{x:.0f}" y="54" width="14" height="10" rx="3"/>'
        yield f'<text x="{x + 20:.0f}" y="63">{escape(text)}</text>'
        x += 44 + 8 * len(text)


def _bands(study: Study, x: X, top: int) -> Iterator[str]:
    """The ground of a panel, every other day a little darker."""
    yield f'<rect class="panel" x="{LEFT}" y="{top}" width="{WIDTH - LEFT - RIGHT}" height="{GRAPH + BARS}"/>'
    for i, (end, _) in enumerate(moments(study)):
        begun = study.progress[i][0]
        if i % 2:
            wide = x(end + 1) - x(begun)
            yield (f'<rect class="band" x="{x(begun):.1f}" y="{top}" width="{wide:.1f}" height="{GRAPH + BARS}"/>')


def _days(study: Study, words: Words, x: X, height: int) -> Iterator[str]:
    """What the days are called, where there is room for it."""
    for i, (end, number) in enumerate(moments(study)):
        begun, text = study.progress[i][0], words.mark(number)
        if x(end + 1) - x(begun) > 7.5 * len(text):
            middle = (x(begun) + x(end + 1)) / 2
            yield f'<text x="{middle:.1f}" y="{height - FOOT + 8}" text-anchor="middle">{escape(text)}</text>'


def _panel(study: Study, words: Words, line: Line, x: X, top: int) -> Iterator[str]:
    """One secret: the steps of what could be believed, and under them what the owner's moves told."""
    depth = _depth(line)

    def y(share: float) -> float:
        return top + 10 + (GRAPH - 20) * max(log2(share) if share > 0.0 else DEEPEST, depth) / depth

    yield f'<text class="name" x="{LEFT}" y="{top - 8}">{escape(words.label(line))}</text>'
    for power in _ticks(depth):
        label = words.say("study-one-in", number=2**power) if power else words.say("study-certain")
        at = y(0.5**power)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>'
        yield f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{escape(label)}</text>'
    yield f'<path class="soft" d="{_steps(line, x, lambda point: y(point.shown), study.decisions)}"/>'
    yield f'<path class="hard" d="{_steps(line, x, lambda point: y(point.counted), study.decisions)}"/>'
    if line.unmasked is not None:
        shown = next(point.shown for point in line.points if point.n == line.unmasked)
        yield f'<circle class="unmasked" cx="{x(line.unmasked):.1f}" cy="{y(shown):.1f}" r="5"/>'
    zero = top + GRAPH + BARS / 2
    yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{zero}" y2="{zero}"/>'
    for move in study.moves:
        if move.seat == line.seat:
            yield from _bar(move, x(move.n), zero, _loudest(study))


def _depth(line: Line) -> float:
    """How far down a line's graph goes, as a power of two."""
    least = min(min(point.shown, point.counted) for point in line.points)
    return min(-1.0, max(DEEPEST, log2(least) if least > 0.0 else DEEPEST))


def _ticks(depth: float) -> range:
    """The powers of one half at which a line is drawn: at most four."""
    return range(0, int(-depth) + 1, max(1, -int(depth) // 3))


def _steps(line: Line, x: X, y: Callable[[Point], float], last: int) -> str:
    first, *rest = line.points
    path = f"M{x(first.n):.1f} {y(first):.1f}"
    for point in rest:
        path += f"H{x(point.n):.1f}V{y(point):.1f}"
    return f"{path}H{x(last):.1f}"


def _loudest(study: Study) -> float:
    """How many bits the longest bar stands for."""
    longest = (max(max(0.0, move.hard) + max(0.0, move.soft), -move.soft) for move in study.moves)
    return min(LOUDEST, max(longest, default=0.0) or LOUDEST)


def _bar(move: Move, x: float, zero: float, loudest: float) -> Iterator[str]:
    """A fact stands on the line, what was believed beyond it on the fact; what was believed less hangs below."""

    def high(bits: float) -> float:
        return min(loudest, max(0.0, bits)) / loudest * BARS / 2

    fact, more, less = high(move.hard), high(move.soft), high(-move.soft)
    fallen = "misled" if move.bits < 0.0 else "opinion"
    for sort, top, tall in (
        ("fact", zero - fact, fact),
        ("opinion", zero - fact - more, more),
        (fallen, zero, less),
    ):
        if tall > 0.0:
            yield f'<rect class="{sort}" x="{x - 2:.1f}" y="{top:.1f}" width="4" height="{tall:.1f}"/>'


def _told(study: Study, words: Words, lines: list[Line]) -> Iterator[str]:
    """The picture in sentences, for who cannot see it."""
    yield words.say("study-lines-why")
    for line in lines:
        shares = f"{words.share(line.points[0].shown)} → {words.share(line.points[-1].shown)}"
        yield f"{words.label(line)}: {shares}."
    for note in study.notes:
        yield " ".join((words.note(note), *words.deeds(note)))
