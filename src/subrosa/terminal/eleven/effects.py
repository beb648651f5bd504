"""What characters, cards, tiles and events do, in one line each."""

from __future__ import annotations

from subrosa.core.fields import State

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


def action_does(look: Look, action: int, times: int) -> str:
    """What an action brings, strengthened by clues or not."""
    return look.of_game(f"label-act-{look.game.box.ACTIONS[action]}", count=times)


def position_gift(look: Look, v: State, position: int, last: int) -> str:
    """What the event gives to a position, if anything; `last` is the highest one of the hour."""
    box = look.game.box
    if v.event < 0:
        return ""
    who = box.POSITION_WHO[v.event]
    if position != (last if who == box.LAST else who - 1):
        return ""
    effect = box.POSITION_EFFECTS[box.POSITION_EFFECT[v.event]]
    return look.of_game(f"label-gift-{effect}", count=int(box.POSITION_AMOUNT[v.event]))


def character_gift(look: Look, v: State, character: int) -> str:
    """What the event gives to whoever chooses a character, if anything."""
    box = look.game.box
    if v.event < 0 or box.BONUS_CHARACTER[v.event] != character:
        return ""
    gifts = [
        ("gain_time", box.BONUS_TIME),
        ("clues", box.BONUS_CLUES),
        ("gain_sheets", box.BONUS_SHEETS),
        ("draw", box.BONUS_DRAW),
        ("free_walk", box.BONUS_WALK),
        ("lock", box.BONUS_LOCK),
    ]
    given = [(name, int(table[v.event])) for name, table in gifts if table[v.event]]
    return ", ".join(look.of_game(f"label-gift-{name}", count=count) for name, count in given)
