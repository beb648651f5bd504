"""All sentences of the house and of the games that are found, from Fluent files, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import finding
from .deciders import SEATS
from .errors import BadRequest
from .tellings import Fact, Telling

if TYPE_CHECKING:
    from .game import Game

LANGUAGES = ("en", "de", "fr", "cs")
HOUSE = Path(__file__).parents[1]
"""Whose own sentences lie in `locales`, like those of a game in its folder."""


def files(folder: Path, language: str) -> list[Path]:
    """The Fluent files of the house or of a game in a language; in English where it has none of it."""
    found = folder / "locales" / language
    return sorted((found if found.is_dir() else folder / "locales" / "en").glob("*.ftl"))


@cache
def bundle(language: str) -> Any:
    """The sentences of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise BadRequest(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for folder in (HOUSE, *map(finding.folder, finding.names())):
        for path in files(folder, language):
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
    facts = shown(game, telling.facts, language, _numbered(language) if names is None else names)
    facts["me"] = "yes" if telling.facts.get("seat") == reader + 1 else "no"
    facts["other_me"] = "yes" if telling.facts.get("other") == reader + 1 else "no"
    own = f"{game.id}-told-{telling.kind}"
    return say(language, own if has(language, own) else f"told-{telling.kind}", facts)


def shown(
    game: Game, facts: Mapping[str, Fact], language: str, seats: Mapping[int, str] | None = None
) -> dict[str, Fact]:
    """Facts with the names a reader of a language expects; seats by the given names, else by number.

    A fact in the plural, as `monks`, is a list of what the singular names, with commas.
    """
    named = {key: _shown(game, key, fact, language, seats or {}) for key, fact in facts.items()}
    for key in game.sentences & facts.keys():
        others = {other: fact for other, fact in named.items() if other != key}
        named[key] = say(language, f"{game.id}-{key}-{facts[key]}", others)
    return named


def _shown(game: Game, key: str, fact: Fact, language: str, seats: Mapping[int, str]) -> Fact:
    if key == "seat" or (key == "other" and isinstance(fact, int)):
        return seats.get(int(fact) - 1, str(fact))
    if (one := key.removesuffix("s")) != key and (one == "seat" or one in game.named) and isinstance(fact, str):
        return ", ".join(str(_shown(game, one, part, language, seats)) for part in fact.split(", "))
    if key not in game.named or fact == "":
        return fact
    sections = game.named[key]
    for section in (sections,) if isinstance(sections, str) else sections:
        names = names_of(game, section, language)
        if str(fact) in names:
            return names[str(fact)]
    return fact


def alternative(game: Game, id: str, language: str, seats: Mapping[int, str]) -> str:
    """What an alternative of something hidden is called: a player, a word of the game, a thing of the box."""
    if (seat := id.removeprefix("seat ")) != id:
        return seats[int(seat) - 1]
    key = f"{game.id}-alternative-{id.replace(' ', '-')}"
    return say(language, key) if has(language, key) else called(game, id, language)


def called(game: Game, id: str, language: str) -> str:
    """What a thing is called, whichever section of the box it is in; the id itself where it has no name."""
    for section in game.box.SECTIONS if game.box else ():
        if id in names_of(game, section, language):
            return names_of(game, section, language)[id]
    return id


@cache
def names_of(game: Game, section: str, language: str) -> Mapping[str, str]:
    """The names of a section of a game's box in a language, by id."""
    names: Mapping[str, str] = game.box.names(section, language)
    return names
