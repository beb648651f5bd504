"""All sentences of the house, from Fluent files, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from .deciders import SEATS
from .errors import BadRequest
from .tellings import Telling

if TYPE_CHECKING:
    from .game import Game

LANGUAGES = ("en", "de", "fr", "cs")


@cache
def bundle(language: str) -> Any:
    """The sentences of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise BadRequest(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for path in sorted(files("subrosa").joinpath("locales", language).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


def has(language: str, key: str) -> bool:
    """Is there such a sentence?"""
    return bool(bundle(language).has_message(key))


def say(language: str, key: str, facts: Mapping[str, str | int] | None = None) -> str:
    """A sentence with its facts filled in."""
    return _said(language, key, tuple((facts or {}).items()))


@lru_cache(maxsize=10_000)
def _said(language: str, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    message = bundle(language).get_message(key)
    text, errors = bundle(language).format_pattern(message.value, dict(facts))
    if errors:
        raise ValueError(f"{language}: {key}: {errors[0]}")
    return str(text)


@cache
def _numbered(language: str) -> Mapping[int, str]:
    """What seats are called that have no name."""
    return {seat: say(language, "terminal-seat", {"number": seat + 1}) for seat in range(SEATS)}


def sentence(game: Game, telling: Telling, language: str, reader: int, names: Mapping[int, str] | None = None) -> str:
    """A telling as a sentence for one reader, seats by the given names."""
    facts = game.words.shown(telling.facts, language, _numbered(language) if names is None else names)
    facts["me"] = "yes" if telling.facts.get("seat") == reader + 1 else "no"
    facts["other_me"] = "yes" if telling.facts.get("other") == reader + 1 else "no"
    own = f"{game.id}-told-{telling.kind}"
    return say(language, own if has(language, own) else f"told-{telling.kind}", facts)
