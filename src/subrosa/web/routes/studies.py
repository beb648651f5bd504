"""What a match that is over gave away, for whoever may see its replay."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from subrosa.core.game import Game
from subrosa.core.match import Match
from subrosa.core.text import say
from subrosa.study import Study
from subrosa.study.picture import picture
from subrosa.study.words import Words
from subrosa.table.entries import Chair
from subrosa.table.refusals import TableRefusal
from subrosa.table.showing import thought

from ..asking import Ask
from ..bodies import Thoughts
from ..refusals import HttpRefusal
from ..seeing import seen


async def study(ask: Ask) -> Study:
    """What a match that is over gave away, for everybody who may see its replay."""
    found, _, _ = await _found(ask)
    return found


async def drawn(ask: Ask) -> Response:
    """The same as a picture, SVG."""
    found, match, chairs = await _found(ask)
    wish = ask.query
    if wish.seat is not None and wish.seat >= match.setup.seats:
        raise HttpRefusal("no-such-seat")
    kind = wish.kind if wish.kind in found.kinds else None
    text = await asyncio.to_thread(_drawn, found, match.game, chairs, wish.language, wish.seat, kind)
    return Response(text, media_type="image/svg+xml", headers={"content-disposition": "attachment; filename=study.svg"})


def _drawn(study: Study, game: Game, chairs: list[Chair], language: str, seat: int | None, kind: str | None) -> str:
    """The picture with the names the page has: people's own, and a bot's by its seat."""
    bots = say(language, "page-bot-names").split(", ")
    names = {at: chair.name or bots[at] for at, chair in enumerate(chairs) if chair.name or chair.bot}
    return picture(study, Words(game, language, names), seat, kind)


async def thoughts(ask: Ask) -> Thoughts:
    """What the bots of a match that is over thought of the people, for everybody who may see its replay."""
    async with seen(ask.house, ask.path("id"), ask.my_id) as (_, table):
        match = table.match
        bots = table.bots
    if match is None or not match.over:
        raise TableRefusal("not-over")
    return Thoughts(thoughts=await asyncio.to_thread(thought, match, bots))


async def _found(ask: Ask) -> tuple[Study, Match, list[Chair]]:
    """The study that is asked for, if the match is over and the asker may see it, and who sat where."""
    id = ask.path("id")
    async with seen(ask.house, id, ask.my_id) as (_, table):
        match = table.match
        chairs = list(table.chairs)
    if match is None or not match.over:
        raise TableRefusal("not-over")
    if match.game.belief is None:
        raise HttpRefusal("no-study")
    return await ask.house.studies.of(id, match), match, chairs
