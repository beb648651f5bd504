"""Turns of heroes and of Fenrir in which victory can be declared."""

from __future__ import annotations

from subrosa.games.eleven import box

from .table import FENRIR, HERO, Table

CARDS = ("lilja", "pahlsson", "johnsson", "koleberg", "vidal", "snowy")
GOAL = "palazzo_cisterna"
"""Where the organ is; next to it are Università, Biblioteca, San Francesco di Paola and Aiuola Balbo."""
STEAM_3_LOOK, WALK_2_SHEET, TRAIN_3_SHEET = 7, 9, 12
"""Gears one tooth before: three steps with the steam train, then investigate, and so on."""


def dealt(chosen: str = "lewis", seats: int = 4, cards: tuple[str, ...] = CARDS, **options: str) -> Table:
    """A game after the deal, before its first event."""
    table = Table(seats, **options)
    table.play("gears 0")
    table.play(*(f"deal {seat + 1} {cards[seat]}" for seat in range(seats)), f"chosen {chosen}")
    return table.play(*(f"order {seat + 1} seat {seat + 1}" for seat in range(seats)))


def hero_turn(
    chosen: str = "lewis",
    sheets: int = 15,
    time: int = 20,
    gear: int = STEAM_3_LOOK,
    event: str = "e04",
    order: tuple[int, ...] = (0, 1, 2, 3),
    at: str = "ospizio_carita",
    cards: tuple[str, ...] = CARDS,
    **options: str,
) -> Table:
    """The beginning of the turn of player 1, a hero in hour 6; the organ is on its field, the Chosen One near by."""
    table = dealt(chosen, cards=cards, **options).at_turn(0, event, 6, order)
    s = table.s
    s.organ, s.gear = box.SPOTS.index(GOAL), gear
    s.sheets[0], s.time[0] = sheets, time
    for seat in range(4):
        s.role[seat] = FENRIR if seat == 3 else HERO
    return table.stand(chosen, at)


def fenrir_turn(
    sheets: int = 12,
    time: int = 20,
    gear: int = STEAM_3_LOOK,
    event: str = "e04",
    own: str = "johnsson",
    at: str = "san_carlo",
    tiles: tuple[str, ...] = ("seal_of_fenrir",),
    hour: int = 8,
    **options: str,
) -> Table:
    """The beginning of the turn of player 1, who is Fenrir; Lewis, the Chosen One, is at Palazzo dell'Arsenale."""
    cards = (own, *(card for card in CARDS if card != own))
    table = dealt("lewis", cards=cards, **options).at_turn(0, event, hour)
    s = table.s
    s.gear, s.sheets[0], s.time[0] = gear, sheets, time
    for seat in range(4):
        s.role[seat] = FENRIR if seat == 0 else HERO
    return table.give(0, *tiles).stand(own, at).stand("lewis", "palazzo_arsenale")


def alive(table: Table, seat: int = 0) -> bool:
    return bool(table.s.alive >> seat & 1)


def won(table: Table, seat: int = 0) -> bool:
    return table.step == "over" and table.s.winner == seat


def number(character: str) -> int:
    return box.CHARACTERS.index(character)


def steps(table: Table) -> set[str]:
    return {line.removeprefix("step ") for line in table.lines() if line.startswith("step")}


def declared(table: Table, name: str = "lewis", teeth: int = 1) -> Table:
    """Name the Chosen One before choosing, and turn the gears."""
    return table.play(f"name {name}").until("gear").play(f"turn {teeth}")


def fenrir_declared(table: Table, teeth: int = 1) -> Table:
    return table.play("name lewis as fenrir").until("gear").play(f"turn {teeth}")


def finish(table: Table) -> Table:
    """Stop here and let the action and the turn end."""
    return table.play("stop", "hand in 0").until("end").play("end")


ALL = [f"name {character}" for character in box.CHARACTERS]
ALL_AS_FENRIR = [f"{line} as fenrir" for line in ALL]
