"""What a screen has to know of a game, as plain data: seats, options, steps, fields with their types, names.

Made from the game's own tables and nothing else. The page reads it when a game has no screen of its own there, and its
types of views are made from it.
"""

from __future__ import annotations

from typing import Any

from .fields import Field
from .game import Game
from .text import LANGUAGES, names_of


def manifest(game: Game) -> dict[str, Any]:
    """The manifest of a game."""
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": {option.id: list(option.values) for option in game.options},
        "presets": {name: dict(options) for name, options in game.presets.items()},
        "progress": game.progress,
        "steps": list(game.steps),
        "sealed": [game.steps[step] for step in sorted(game.sealed_steps)],
        "fields": [_field(field) for field in game.fields],
        "named": {key: [one] if isinstance(one, str) else list(one) for key, one in game.named.items()},
        "sentences": sorted(game.sentences),
        "names": {language: names(game, language) for language in LANGUAGES},
    }


def names(game: Game, language: str) -> dict[str, dict[str, str]]:
    """What everything is called in a language: by section and id."""
    sections = game.box.SECTIONS if game.box else ()
    return {section: dict(names_of(game, section, language)) for section in sections}


def _field(field: Field) -> dict[str, Any]:
    low, high = field.range
    return {
        "name": field.name,
        "known": field.known.name.lower(),
        "by": [axis if isinstance(axis, int) else list(axis) for axis in field.axes],
        **({"by_seat": True} if field.by_seat else {}),
        **({"counts": field.counts} if field.counts else {}),
        **({"values": list(field.values)} if field.values else {"low": low, "high": high}),
    }
