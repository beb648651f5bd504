"""What a seat may see, from the table of fields: `see(s, seat, v)` fills a blank record by naming what is allowed.

What everybody knows and what the owner of a row knows follows from the table and is written out for each engine; a
game writes only the rest, `some(s, seat, v)` in its `view.py`, in the subset of the rules. When the game is over
everything is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .fields import ALL, OWNER, Field, Fields, State

See = Callable[[State, int, State], None]
"""Fills a blank record with what a seat, or the spectator, may know."""


def seen(fields: Fields, some: See | None, shared: bool = False) -> See:
    """How a seat sees, for the plain Python engine: what it sees is its own, or `shared` with the state, where nobody
    changes either."""
    names: dict[str, Any] = {"some": some}
    exec(text(fields, some is not None, compiled=False, shared=shared), names)
    see: See = names["see"]
    return see


def text(fields: Fields, some: bool, compiled: bool, shared: bool = False) -> str:
    """The function `see`: loops where it is compiled, slices where it is not. `some` is bound by whoever loads it.

    Compiled it is two: what everybody knows, and `uncover` for the rest.
    """
    copy = _loops if compiled else _shares if shared else _slices
    lines = ["def see(s, seat, v):"]
    for field in fields:
        if field.known is ALL:
            lines += copy(field, "", field.shape, "    ")
    if compiled:
        lines += ["    uncover(s, seat, v)", "def uncover(s, seat, v):"]
    lines.append(f"    if s.step == {fields.by_name['step'].values.index('over')}:")
    for field in fields:
        if field.known is not ALL:
            lines += copy(field, "", field.shape, "        ")
    lines += ["        return", *_owned(fields, copy)]
    if some:
        lines.append("    some(s, seat, v)")
    return "\n".join(lines) + "\n"


Copy = Callable[[Field, str, tuple[int, ...], str], Iterator[str]]


def _owned(fields: Fields, copy: Copy) -> Iterator[str]:
    """Rows that only their owners know."""
    owned = [field for field in fields if field.known is OWNER]
    if any(not field.owner for field in owned):
        yield "    if seat < s.seats:"
        for field in owned:
            if not field.owner:
                yield from copy(field, "[seat]", field.shape[1:], "        ")
    for owner in dict.fromkeys(field.owner for field in owned if field.owner):
        yield f"    for row in range({fields.by_name[owner].shape[0]}):"
        yield f"        if s.{owner}[row] == seat:"
        for field in owned:
            if field.owner == owner:
                yield from copy(field, "[row]", field.shape[1:], "            ")


def _slices(field: Field, at: str, shape: tuple[int, ...], indent: str) -> Iterator[str]:
    """A field, or a row of it, as plain Python copies it fastest."""
    source = f"s.{field.name}{at}"
    whole = {0: source, 1: f"{source}[:]", 2: f"[row[:] for row in {source}]"}[len(shape)]
    yield f"{indent}v.{field.name}{at} = {whole}"


def _shares(field: Field, at: str, shape: tuple[int, ...], indent: str) -> Iterator[str]:
    """A field, or a row of it, as it lies there."""
    yield f"{indent}v.{field.name}{at} = s.{field.name}{at}"


def _loops(field: Field, at: str, shape: tuple[int, ...], indent: str) -> Iterator[str]:
    """A field, or a row of it, number by number."""
    for axis, size in enumerate(shape):
        yield f"{indent}for i{axis} in range({size}):"
        indent, at = indent + "    ", f"{at}[i{axis}]"
    yield f"{indent}v.{field.name}{at} = s.{field.name}{at}"
