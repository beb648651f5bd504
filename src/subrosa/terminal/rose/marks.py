"""Badges, tiles and names of the Rose as a terminal shows them: always a letter, never a colour alone."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from subrosa.games.rose.box import COLOURS, FIRST_MONK, TILE_NAMES, names

from ..look import Look

STYLES = {
    "red": "bold #ffffff on #a32020",
    "blue": "bold #ffffff on #2455a4",
    "white": "bold #101010 on #f2f0e6",
    "grey": "bold #101010 on #a8a8a8",
    "black": "bold #ffffff on #101010",
    "orange": "bold #101010 on #e08a1e",
}
INVESTIGATOR = "bold italic"
LESS, MORE, GOLD = "green", "dark_orange3", "yellow"


@cache
def named(section: str, language: str) -> tuple[str, ...]:
    """The names of a section's rows, in the order of the data."""
    return tuple(names(section, language).values())


def colour(look: Look, monk: int) -> str:
    return named("colours", look.language)[monk]


def building(look: Look, place: int) -> str:
    return named("buildings", look.language)[place] if place >= 0 else look.marks.dash


def figure(look: Look, piece: int) -> str:
    return named("figures", look.language)[piece]


def card_name(look: Look, id: str) -> str:
    """A card or tile by name and number."""
    return str(look.shown({"card": id})["card"])


def letter(look: Look, monk: int) -> str:
    return named("letters", look.language)[monk]


def initial(look: Look, monk: int) -> Text:
    """A monk in the least room."""
    return Text(letter(look, monk), STYLES[COLOURS[monk]])


def badge(look: Look, monk: int) -> Text:
    """A monk as a badge."""
    return Text(f" {letter(look, monk)} ", STYLES[COLOURS[monk]])


def sign(look: Look, piece: int) -> Text:
    """Any figure in little room: investigators by the beginning of their names, since W is White."""
    if piece < FIRST_MONK:
        return Text(figure(look, piece)[:3], INVESTIGATOR)
    return badge(look, piece - FIRST_MONK)


def tile(look: Look, face: int) -> Text:
    """A task tile: letter and value."""
    if face < 0:
        return Text(look.marks.dash.ljust(len(letter(look, 0)) + 1))
    target, _, value = TILE_NAMES[face].partition(" ")
    return Text(f"{letter(look, COLOURS.index(target))}{value}", STYLES[target])


def spaced(parts: list[Text], by: str = " ") -> Text:
    return Text(by).join(parts)


def change(look: Look, before: int, now: int, *, low_is_good: bool = True) -> Text:
    """A number, and what it was."""
    if before == now:
        return Text(str(now))
    return Text(f"{before} {look.marks.arrow} {now}", LESS if (now < before) == low_is_good else MORE)
