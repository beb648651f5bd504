"""What characters, cards, tiles and events do, in one line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..look import Look


def ability(look: Look, character: int) -> str:
    """What a character does when he is chosen."""
    box = look.game.box
    facts = {"amount": int(box.ABILITY_AMOUNT[character])}
    if box.ABILITY_COST[character]:
        facts["cost"] = int(box.ABILITY_COST[character])
    return look.of_game(f"ability-{box.CHARACTERS[character]}", **facts)


def power_does(look: Look, power: int) -> str:
    """What a power card does."""
    box = look.game.box
    return look.of_game(f"power-{box.POWERS[power]}", amount=int(box.POWER_AMOUNT[power]))


def tile_does(look: Look, face: int) -> str:
    """What a research tile is good for."""
    box = look.game.box
    facts = {"amount": int(box.TILE_AMOUNT[face])}
    if box.TILE_COST[face]:
        facts["cost"] = int(box.TILE_COST[face])
    return look.of_game(f"tile-{box.EFFECTS[box.TILE_EFFECT[face]]}", **facts)


def action_does(look: Look, action: str, times: int) -> str:
    """What an action brings, strengthened by clues or not."""
    return look.of_game(f"label-act-{action}", amount=times)


def gifts(look: Look, given: Sequence[Mapping[str, Any]]) -> str:
    """What an event or a position gives."""
    return ", ".join(look.of_game(f"label-gift-{gift['gift']}", count=gift["count"]) for gift in given)
