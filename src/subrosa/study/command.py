"""The command `subrosa study`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from subrosa.arguments import JsonFlag, language_of, print_json, text_of, whole, write
from subrosa.core import record
from subrosa.core.errors import BadRequest

from .picture import picture
from .tables import tables
from .watching import of_match
from .words import Words


def study(
    file: Path,
    *,
    seat: Annotated[int | None, whole(help="Only what this seat (from 1) gave away, in full.")] = None,
    svg: Annotated[Path | None, Parameter(name="--svg", help="Draw it into this file, to share.")] = None,
    language: Annotated[str, Parameter(help="en, de, fr or cs.")] = "",
    json_: JsonFlag = False,
) -> int:
    """Who gave away what in a finished match, move by move, and what could have been kept."""
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
