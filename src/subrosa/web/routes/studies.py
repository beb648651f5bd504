"""What a match that is over gave away, for whoever may see its replay."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from subrosa.core.match import Match
from subrosa.study import Study
from subrosa.study.picture import picture
from subrosa.study.words import Words
from subrosa.table.refusals import TableRefusal

from ..asking import Ask
from ..refusals import HttpRefusal
from ..seeing import seen


async def study(ask: Ask) -> Study:
    """What a match that is over gave away, for everybody who may see its replay."""
    found, _, _ = await _found(ask)
    return found


async def drawn(ask: Ask) -> Response:
    """The same as a picture, SVG."""
    found, match, names = await _found(ask)
    wish = ask.query
    if wish.seat is not None and wish.seat >= match.setup.seats:
        raise HttpRefusal("no-such-seat")
    kind = wish.kind if wish.kind in found.kinds else None
    words = await asyncio.to_thread(Words, match.game, wish.language, names)
    text = await asyncio.to_thread(picture, found, words, wish.seat, kind)
    return Response(text, media_type="image/svg+xml", headers={"content-disposition": "attachment; filename=study.svg"})


async def _found(ask: Ask) -> tuple[Study, Match, dict[int, str]]:
    """The study that is asked for, if the match is over and the asker may see it, and what its people are called."""
    id = ask.path("id")
    async with seen(ask.house, id, ask.my_id) as (_, table):
        match = table.match
        names = {seat: chair.name for seat, chair in enumerate(table.chairs) if chair.name}
    if match is None or not match.over:
        raise TableRefusal("not-over")
    if match.game.belief is None:
        raise TableRefusal("no-study")
    return await ask.house.studies.of(id, match), match, names
