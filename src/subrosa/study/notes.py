"""What is worth saying about a match that is over, in the order in which it came to pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

from .findings import Line, Move, Note, Study

Noted = Mapping[str, frozenset[str]]
"""The kinds of secrets of which it is said that they were found out or kept."""
LOUD = 0.5
"""A move that told so many bits is worth a word; one that misled by as many too."""
OPEN = 0.5
"""Who is believed to be what he is with less than this at the end has kept his secret."""
LUCKY = 0.75
"""So many guesses more or fewer than could be expected are luck worth a word."""


def notes(study: Study, noted: Noted) -> list[Note]:
    """Sentences about a match: who was unmasked and by what, who kept a secret, who was lucky."""
    dated = sorted([*_unmasked(study, noted), *_loud(study)], key=lambda note: note.n or 0)
    told = [replace(one, tale=None) if one.n == next_.n else one for one, next_ in pairwise(dated)] + dated[-1:]
    return [*told, *_kept(study, noted), *_by_others(study), *_lucky(study)]


def _unmasked(study: Study, noted: Noted) -> Iterator[Note]:
    by_number = {move.n: move for move in study.moves}
    for line in study.lines:
        if line.unmasked is None or line.unmasked == line.points[0].n or line.kind not in noted.get("unmasked", ()):
            continue
        move = by_number.get(line.unmasked)
        tale, progress = (move.tale, move.progress) if move else (None, _progress(study, line.unmasked))
        yield replace(_of_line("unmasked", line), n=line.unmasked, progress=progress, tale=tale)


def _of_line(kind: str, line: Line, **facts: int) -> Note:
    seat = {"seat": line.seat + 1} if line.seat is not None else {}
    return Note(kind, seat | facts, secret=line.kind, name=line.points[-1].truth, of=line.of)


def _progress(study: Study, n: int) -> int:
    return max((number for begun, number in study.progress if begun <= n), default=0)


def _loud(study: Study) -> Iterator[Note]:
    """The move that told most and was no guess, the one that misled most, and the one that could have kept most."""
    guesses = {guess.n for guess in study.guesses}
    told = max((move for move in study.moves if move.n not in guesses), key=lambda move: move.bits, default=None)
    if told and told.bits >= LOUD:
        yield _of_move("loudest", told, told.bits)
    misled = min(study.moves, key=lambda move: move.bits, default=None)
    if misled and misled.bits <= -LOUD:
        yield _of_move("misled", misled, -misled.bits)
    for move in study.avoidable[:1]:
        if move.instead:
            yield replace(_of_move("avoidable", move, move.instead.bits), instead=move.instead.tale)


def _of_move(kind: str, move: Move, bits: float) -> Note:
    return Note(kind, {"seat": move.seat + 1, "bits": round(bits, 2)}, move.n, move.progress, move.tale)


def _kept(study: Study, noted: Noted) -> Iterator[Note]:
    for line in study.lines:
        last = line.points[-1]
        if line.unmasked is None and last.shown < OPEN and line.kind in noted.get("kept", ()) and line.seat is not None:
            yield _of_line("kept", line, percent=round(100 * last.shown))


def _by_others(study: Study) -> Iterator[Note]:
    """Of whom the others told most, if it was more than he told himself."""
    one = max(study.seats, key=lambda one: one.by_others)
    if one.by_others >= LOUD and one.by_others > one.hard + one.soft:
        yield Note("by_others", {"seat": one.seat + 1, "bits": round(one.by_others, 2)})


def _lucky(study: Study) -> Iterator[Note]:
    for one in study.seats:
        if abs(one.luck) >= LUCKY:
            expected = round(one.right - one.luck, 1)
            facts = {"seat": one.seat + 1, "right": one.right, "guesses": one.guesses, "expected": expected}
            yield Note("lucky" if one.luck > 0 else "unlucky", facts)
