"""The games that can be played here, and what a screen has to know of each: its fields, its words, its rules.

The same for everybody, and made once: whoever has it is told so by its mark.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from starlette.responses import Response

from subrosa.bots import BOTS
from subrosa.core import manifest
from subrosa.core.errors import BadRequest
from subrosa.core.finding import folder
from subrosa.core.game import Game, Setup
from subrosa.core.text import LANGUAGES, files
from subrosa.games import find, listed

from ..asking import Ask, written
from ..bodies import GameAt, Games, Manifest, OptionAt, Rulebook, Words
from ..refusals import HttpRefusal


@cache
def all_games() -> Games:
    return Games(games=[_shown(game) for game in listed()], languages=list(LANGUAGES))


def _shown(game: Game) -> GameAt:
    return GameAt(
        id=game.id,
        version=game.version,
        seats=list(game.seats),
        options=[OptionAt(id=one.id, values=list(one.values), default=one.default) for one in game.options],
        presets=game.presets,
        bots=list(BOTS),
        data_options=list(game.data_options),
        usual_seat=game.usual_seat,
        sides={str(seats): sides for seats in game.seats if (sides := list(game.sides(Setup.of(game, seats))))},
        asked_first=list(game.asked_first),
        offered_preset=game.offered_preset,
        studied=game.belief is not None,
    )


async def games(ask: Ask) -> Games:
    """The games that can be played, with everything a table can choose."""
    return all_games()


async def game(ask: Ask) -> Response:
    """What a screen has to know of a game: its steps, and the fields of its views with what they can hold."""
    return _marked(ask, _manifest)


async def words(ask: Ask) -> Response:
    """The words of a game in a language."""
    return _marked(ask, _words, _language(ask))


async def rules(ask: Ask) -> Response:
    """How a game is played, and its numbered rules."""
    return _marked(ask, _rules, _language(ask))


@cache
def _manifest(name: str) -> Manifest:
    return msgspec.convert(manifest.manifest(find(name)), Manifest)


@cache
def _words(name: str, language: str) -> Words:
    ftl = "\n".join(path.read_text("utf-8") for path in files(folder(name), language))
    return Words(ftl=ftl, **manifest.words(find(name), language))


@cache
def _rules(name: str, language: str) -> Rulebook:
    guide, book = folder(name) / "guide" / f"{language}.md", folder(name) / "RULES.md"
    return Rulebook(guide=guide.read_text("utf-8") if guide.is_file() else "", rules=book.read_text("utf-8"))


def _language(ask: Ask) -> str:
    if ask.path("language") not in LANGUAGES:
        raise HttpRefusal("nothing-here")
    return ask.path("language")


def _marked(ask: Ask, make: Callable[..., Any], *asked: str) -> Response:
    """What was made once for all; nothing but its mark for those who have it."""
    try:
        response = written(make(ask.path("game"), *asked))
    except BadRequest:
        raise HttpRefusal("nothing-here") from None
    mark = f'"{hashlib.sha256(bytes(response.body)).hexdigest()[:24]}"'
    if ask.request.headers.get("if-none-match") == mark:
        response = Response(status_code=304)
    response.headers.update({"etag": mark, "cache-control": "no-cache"})
    return response
