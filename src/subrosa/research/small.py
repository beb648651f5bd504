"""Small versions of the games, on which everything can be worked out exactly.

A small version is a file in a game's folder `small`, which says so: how many play, by which options, what is cut from
the component files, perhaps a script, the first decisions that everybody sees, line by line, and what it is
worth, unless it is too large for that and made to be learned. The rules are the game's.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from subrosa.core import editions
from subrosa.core.errors import BadRequest
from subrosa.core.game import Game, Setup

SCHEMA = "subrosa-small/1"


@dataclass(frozen=True)
class Small:
    """A table whose first decisions may be scripted."""

    setup: Setup
    script: tuple[str, ...] = ()


def _folder(game: Game) -> Traversable:
    return files(_package(game)).joinpath("small")


def _package(game: Game) -> str:
    return game.rules.__name__.rpartition(".")[0]


def small_names(game: Game) -> list[str]:
    """The small versions of a game, by name."""
    folder = _folder(game)
    return sorted(f.name.removesuffix(".json") for f in folder.iterdir()) if folder.is_dir() else []


def solved_names(game: Game) -> list[str]:
    """Those of them that say what they are worth."""
    return [name for name in small_names(game) if "worth" in told(game, name)]


def told(game: Game, name: str) -> dict[str, Any]:
    """What the file of a small version says."""
    if name not in small_names(game):
        raise BadRequest(f"{game.id} has no small version {name!r}; it has {', '.join(small_names(game)) or 'none'}")
    found: dict[str, Any] = json.loads(_folder(game).joinpath(f"{name}.json").read_text("utf-8"))
    if found.get("schema") != SCHEMA:
        raise BadRequest(f"small/{name}.json does not say that it is a small version")
    return found


def load(game: Game, name: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Small:
    """The small version of that name; other options may be given."""
    file = told(game, name)
    cut = {path: _cut(_package(game), path, cuts) for path, cuts in file.get("cut", {}).items()}
    edition = editions.load(_package(game), cut) if cut else game
    setup = Setup.of(edition, file["seats"], {**file.get("options", {}), **(options or {})})
    if seats not in (None, setup.seats):
        raise BadRequest(f"{game.id} {name} is played by {setup.seats}, not {seats}")
    return Small(setup, tuple(file.get("script", ())))


def _cut(package: str, file: str, cuts: Mapping[str, Any]) -> str:
    """A component file with some of it replaced: by place, `setup.hand_size`; of rows those with these ids stay."""
    data = json.loads(editions.printed(package, file))
    for place, value in cuts.items():
        *way, last = place.split(".")
        at = data
        for step in way:
            at = at[step]
        at[last] = _kept(at[last], value)
    return json.dumps(data)


def _kept(there: Any, value: Any) -> Any:
    if isinstance(there, Sequence) and there and isinstance(there[0], dict) and value and isinstance(value[0], str):
        rows = {row["id"]: row for row in there}
        return [rows[id] for id in value]
    return value
