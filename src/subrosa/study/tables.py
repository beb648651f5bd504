"""A study as tables, for a terminal or a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .findings import Move, OfSeat, Study
from .words import Words, at, moments

MOST = 8
"""So many moves are listed where no seat is asked for."""
WIDE = 7
"""So many days, hours or rounds are headed by their names; more only by their numbers, with bare percents."""
FEW, WORTH_A_LOOK = 20, 0.1
"""Where there were more guesses, those are listed that were right, or could be believed with so much."""
WORTH_A_LINE = 0.05
"""A move that told or hid less than this many bits is not listed."""


def tables(study: Study, words: Words, seat: int | None = None) -> Iterator[RenderableType]:
    """The whole study; with a seat, that seat's moves in full."""
    yield Text(words.say("study-of", game=words.title()), "bold")
    yield Text(words.say("study-facts", decisions=study.decisions, model=study.model), "dim")
    yield from _part(words.say("study-notes"), _notes(study, words, seat))
    yield from _part(words.say("study-seats"), _seats(study, words, seat))
    yield from _part(words.say("study-lines"), _lines(study, words, seat))
    yield from _part(words.say("study-moves"), _moves(study, words, seat))
    none = words.say("study-none-avoidable") if seat is None or seat in study.hiding else ""
    yield from _part(words.say("study-avoidable"), _avoidable(study, words, seat), none)
    yield from _part(words.say("study-guesses"), _guesses(study, words, seat))


def _part(title: str, table: Table, otherwise: str = "") -> Iterator[RenderableType]:
    """A table under its heading; nothing, or what is said instead, where it has no rows."""
    if table.row_count or otherwise:
        yield Text(f"\n{title}", "bold")
        yield table if table.row_count else otherwise


def _table(*columns: str, numbers: Sequence[int] = ()) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False, collapse_padding=True)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number in numbers else "left", vertical="top")
    return table


def _notes(study: Study, words: Words, seat: int | None) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for note in study.notes:
        if seat is None or note.facts.get("seat") == seat + 1:
            told = Text("\n").join([Text(words.note(note)), *(Text(deed, "dim") for deed in words.deeds(note))])
            table.add_row(Text(words.mark(note.progress), "dim"), told)
    return table


def _seats(study: Study, words: Words, seat: int | None) -> Table:
    """What each player told, could have kept, and guessed. Columns in which nothing stands are left out."""
    columns: dict[str, Callable[[OfSeat], str]] = {
        "told": lambda one: words.amount(one.hard + one.soft),
        "fact": lambda one: words.amount(one.hard),
        "opinion": lambda one: words.amount(one.soft),
        "by_others": lambda one: words.amount(one.by_others),
        "by_chance": lambda one: words.amount(one.by_chance) if one.by_chance else "",
        "could_keep": lambda one: words.amount(one.avoidable),
        "cost": lambda one: _cost(one, words),
    }
    guessed: dict[str, Callable[[OfSeat], str]] = {
        "right": lambda one: f"{one.right}/{one.guesses}" if one.guesses else "",
        "luck": lambda one: words.amount(one.luck) if one.guesses else "",
    }
    rows = [one for one in study.seats if seat is None or one.seat == seat]
    cells = {key: [made(one) if one.seat in study.hiding else "" for one in rows] for key, made in columns.items()}
    cells |= {key: [made(one) for one in rows] for key, made in guessed.items()}
    kept = [key for key in cells if any(cell.strip("-0,./ ") for cell in cells[key])]
    table = _table("", *(words.say(f"study-column-{key}") for key in kept), numbers=range(1, len(kept) + 1))
    for row, one in enumerate(rows):
        table.add_row(words.names[one.seat], *(cells[key][row] for key in kept))
    return table


def _cost(one: OfSeat, words: Words) -> str:
    """Points it cost to be found out, as others guess at random by what they believe, and as they guess best."""
    points = one.points
    return f"{words.amount(points.matching)} / {words.amount(points.best)}" if points else ""


def _lines(study: Study, words: Words, seat: int | None) -> Table:
    """The share of the truth at the end of every day, hour or round."""
    ends = moments(study)
    marks = [words.mark(number) if len(ends) <= WIDE else str(number) for _, number in ends]
    table = _table("", *marks, numbers=range(1, len(ends) + 1))
    many = len(study.kinds) > 1
    for line in study.lines:
        if seat is None or line.seat in (seat, None):
            shares = [at(line, n) for n, _ in ends]
            label = words.matter(line.kind, line.of) if many else words.label(line)
            said = words.share if len(ends) <= WIDE else lambda share: str(round(100 * share))
            table.add_row(label, *("" if one is None else said(one) for one in shares))
    return table


def _moves(study: Study, words: Words, seat: int | None) -> Table:
    """The moves that told or hid most; with a seat, all of its moves that told or hid anything."""
    table = _table(
        "", "", "", *(words.say(f"study-column-{key}") for key in ("told", "fact", "opinion")), numbers=(0, 3, 4, 5)
    )
    moves = [move for move in study.moves if abs(move.bits) >= WORTH_A_LINE]
    if seat is None:
        loudest = sorted(moves, key=lambda move: -abs(move.bits))[:MOST]
        moves = sorted(loudest, key=lambda move: move.n)
    for move in moves:
        if seat is None or move.seat == seat:
            bits = [words.amount(one, 2) if one else "" for one in (move.bits, move.hard, move.soft)]
            table.add_row(str(move.n), words.mark(move.progress), words.move(move), *bits)
    return table


def _avoidable(study: Study, words: Words, seat: int | None) -> Table:
    table = _table("", "", words.say("study-column-instead"), words.say("study-column-less"), numbers=(0, 3))
    moves: list[Move] = [move for move in study.avoidable if seat is None or move.seat == seat]
    for move in moves[: MOST if seat is None else None]:
        if move.instead:
            less = words.amount(move.instead.bits, 2)
            table.add_row(str(move.n), words.move(move), words.instead(move), less)
    return table


def _guesses(study: Study, words: Words, seat: int | None) -> Table:
    keys = ("guessed", "truth", "believed", "likeliest")
    table = _table("", "", *(words.say(f"study-column-{key}") for key in keys), numbers=(4, 5))
    labels = {(line.kind, *line.of.items()): words.label(line) for line in study.lines}
    few = len(study.guesses) <= FEW
    for guess in study.guesses:
        if (seat is None or guess.seat == seat) and (few or guess.right or guess.share >= WORTH_A_LOOK):
            of = labels.get((guess.kind, *guess.of.items()), "")
            shares = map(words.percent, (guess.share, guess.best))
            named = words.name(guess.kind, guess.named[0]) + ", …" * (len(guess.named) > 1)
            table.add_row(words.names[guess.seat], of, named, words.name(guess.kind, guess.truth), *shares)
    return table
