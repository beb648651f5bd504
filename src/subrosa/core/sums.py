"""What random games come to, as sums that lie beside a game's rules: any machine can see whether it plays the same.

A sum changes with every list on offer, choice, view and place of a game (`many_sums`). Each table of a game, for each
way to pick at random, has a hash over its first few games, for plain Python, and one over a thousand, for the others.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .finding import folder
from .parts import styles

if TYPE_CHECKING:
    from .game import Game

SEED, FEW, MANY = 1, 4, 1024
NAMES = ("even", "thrifty")


def tables(game: Game) -> list[tuple[str, int, int]]:
    """Every table and way to pick at random: its name, its seats, the style."""
    return [(f"{seats} {NAMES[style]}", seats, style) for seats in game.seats for style in styles(game)]


def hashed(sums: Sequence[int]) -> str:
    """Sums of games as one short word."""
    return hashlib.sha256(json.dumps(list(sums)).encode()).hexdigest()[:16]


def known(game: Game) -> dict[str, list[str]]:
    """What lies beside the rules, for this version of them: by table, few games and many."""
    found: dict[str, Any] = json.loads((folder(game.id) / "sums.json").read_text("utf-8"))
    sums: dict[str, list[str]] = found["sums"] if found["version"] == game.version else {}
    return sums


def write(game: Game, sums: dict[str, list[int]]) -> None:
    """Put them there: the sums of a thousand games of each table."""
    told = {name: [hashed(of[:FEW]), hashed(of)] for name, of in sums.items()}
    text = json.dumps({"version": game.version, "sums": told}, indent=1)
    (folder(game.id) / "sums.json").write_text(text + "\n", "utf-8")
