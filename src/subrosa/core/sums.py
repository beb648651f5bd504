"""What games come to, as sums that lie beside a game's rules: any machine can see whether it plays the same.

A sum of a random game changes with every list on offer, choice, view and place (`many_sums`); that of a game of greedy
players is how many decisions it took, the places, and where everything lay in the end. Each table of a game, for each
way to pick, has a hash over its first few games, for plain Python, and one over a thousand, for the others.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .deciders import SEATS
from .finding import folder
from .parts import styles
from .styles import GREEDY

if TYPE_CHECKING:
    from .fields import State
    from .game import Game

SEED, FEW, MANY = 1, 4, 1024
NAMES = ("even", "thrifty", "greedy")


def tables(game: Game) -> list[tuple[str, int, int]]:
    """Every table and way to pick: its name, its seats, the style."""
    ways = (*styles(game), GREEDY)
    return [(f"{seats} {NAMES[style]}", seats, style) for seats in game.seats for style in ways]


def found(engine: Any, start: State, games: int, style: int) -> list[Any]:
    """The sums of so many games as an engine plays them."""
    if style < GREEDY:
        return list(engine.sums(start, games, SEED, style=style))
    played = engine.games(start, [GREEDY] * SEATS, games, SEED)
    ends = (_numbers(engine.game, end) for end in played.ends)
    return [*zip(played.decisions, played.places, ends, strict=True)]


def _numbers(game: Game, end: Any) -> tuple[Any, ...]:
    """All numbers of a last position, as whichever engine keeps it."""
    fields = game.fields
    return fields.numbers(end if isinstance(end, fields.state_class) else fields.unpack(end))


def hashed(sums: Sequence[Any]) -> str:
    """Sums of games as one short word."""
    return hashlib.sha256(json.dumps(list(sums)).encode()).hexdigest()[:16]


def known(game: Game) -> dict[str, list[str]]:
    """What lies beside the rules, for this version of them: by table, few games and many."""
    told: dict[str, Any] = json.loads((folder(game.id) / "sums.json").read_text("utf-8"))
    sums: dict[str, list[str]] = told["sums"] if told["version"] == game.version else {}
    return sums


def write(game: Game, sums: dict[str, list[Any]]) -> None:
    """Put them there: the sums of a thousand games of each table."""
    told = {name: [hashed(of[:FEW]), hashed(of)] for name, of in sums.items()}
    text = json.dumps({"version": game.version, "sums": told}, indent=1)
    (folder(game.id) / "sums.json").write_text(text + "\n", "utf-8")
