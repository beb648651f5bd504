"""What a screen has to know of a game, as plain data: seats, options, steps, fields with their types; and its words.

Made from the game's own tables and nothing else. The page reads it when a game has no screen of its own there.
"""

from __future__ import annotations

from typing import Any

from .fields import Field
from .game import Game
from .text import names_of


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
    }


def words(game: Game, language: str) -> dict[str, Any]:
    """What everything is called in a language, by section and id, and where each kind of fact finds its name."""
    sections = game.box.SECTIONS if game.box else ()
    return {
        "names": {section: dict(names_of(game, section, language)) for section in sections},
        "named": {key: [one] if isinstance(one, str) else list(one) for key, one in game.named.items()},
        "sentences": sorted(game.sentences),
    }


def _field(field: Field) -> dict[str, Any]:
    low, high = field.range
    return {
        "name": field.name,
        "known": field.known.name.lower(),
        "by": [axis if isinstance(axis, int) else list(axis) for axis in field.axes],
        "by_seat": field.by_seat,
        "counts": field.counts,
        "values": list(field.values),
        "low": low,
        "high": high,
    }
