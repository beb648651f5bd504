"""The command `subrosa study`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from subrosa.arguments import JsonFlag, RayFlag, language_of, print_json, text_of, whole, write
from subrosa.core import record
from subrosa.core.errors import BadRequest
from subrosa.spreading import spread

from .picture import picture
from .tables import tables
from .watching import of_match
from .words import Words


def study(
    file: Path,
    *more: Path,
    seat: Annotated[int | None, whole(help="Only what this seat (from 1) gave away, in full.")] = None,
    svg: Annotated[Path | None, Parameter(name="--svg", help="Draw it into this file, to share.")] = None,
    language: Annotated[str, Parameter(help="en, de, fr or cs.")] = "",
    ray: RayFlag = "",
    json_: JsonFlag = False,
) -> int:
    """Who gave away what in a finished match, move by move, and what could have been kept.

    Of several matches with --json an object a line, in their order.
    """
    if more or ray:
        return _many((file, *more), seat, svg, ray, json_)
    match = record.read(text_of(file))
    if seat is not None and not 1 <= seat <= match.setup.seats:
        raise BadRequest(f"--seat takes a seat from 1 to {match.setup.seats}, not {seat}")
    words, found, mine = Words(match.game, language_of(language)), of_match(match), None if seat is None else seat - 1
    if svg is not None:
        write(svg, picture(found, words, mine))
    if json_:
        print_json(msgspec.to_builtins(found, str_keys=True))
    elif svg is None:
        console = Console(highlight=False, markup=False, soft_wrap=False)
        for part in tables(found, words, mine):
            console.print(part)
    return 0


def _many(files: Sequence[Path], seat: int | None, svg: Path | None, ray: str, json_: bool) -> int:
    """Several matches, one after the other or on a cluster: the same lines."""
    if seat is not None or svg is not None or not json_:
        raise BadRequest("several matches are studied with --json, and without --seat and --svg")
    texts = [text_of(file) for file in files]
    if not ray:
        for text in texts:
            print_json(_studied(text))
        return 0
    found: dict[int, dict[str, Any]] = {}
    with spread(ray) as cluster:
        for (n, _), study in cluster.done(_numbered, enumerate(texts)):
            found[n] = study
    for n in sorted(found):
        print_json(found[n])
    return 0


def _numbered(one: tuple[int, str]) -> dict[str, Any]:
    return _studied(one[1])


def _studied(text: str) -> dict[str, Any]:
    studied: dict[str, Any] = msgspec.to_builtins(of_match(record.read(text)), str_keys=True)
    return studied
