"""Names, badges and signs of 011 as a terminal shows them: always letters, never a colour alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.core.text import names_of
from subrosa.games.eleven import steps

from ..look import ASCII, ROSE, Look

HOURS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
LESS, MORE, GOLD, CLUE, MYSTIC = "dark_orange3", "green", "yellow", "bold cyan", "bold red"
RIDES = {"yellow": "#101010 on #e0b93a", "green": "#ffffff on #2f7d46", "blue": "#ffffff on #2455a4"}
FIGURES = (
    "bold #ffffff on #7a3b8f",
    "bold #101010 on #d9863b",
    "bold #101010 on #c9c2a5",
    "bold #ffffff on #1d6a6a",
    "bold #ffffff on #8c1f3f",
    "bold #101010 on #9fc3d8",
    "bold #ffffff on #4b5a1e",
    "bold #ffffff on #3a3a3a",
)
"""One for each character; the letters alone tell them apart as well."""


@dataclass(frozen=True)
class Signs:
    """What the city is drawn with."""

    street: str = "─"
    way: str = "│"
    down: str = "╲"
    up: str = "╱"
    barred: str = "▒"
    clue: str = "◆"
    organ: str = "♫"
    maybe: str = "?"
    mystic: str = "◎"
    stop: str = "·"


PLAIN = Signs("-", "|", "\\", "/", "#", "*", "&", "?", "@", ".")


def signs(look: Look) -> Signs:
    """The signs this terminal can show."""
    return PLAIN if look.marks is ASCII else Signs()


# Names


@cache
def named(box: ModuleType, section: str, language: str) -> tuple[str, ...]:
    """The names of a section's rows, in the order of the data."""
    return tuple(box.names(section, language).values())


def name_of(look: Look, section: str, number: int) -> str:
    """A power card, transport, action or tile by name."""
    return look.legible(named(look.game.box, section, look.language)[number])


def character(look: Look, v: State, number: int) -> str:
    """What a reader of this table calls a character."""
    names = names_of(look.game, "characters", look.language)
    return look.legible(names[steps.character(v, number)])


def who(view: View, id: object) -> int:
    """The number of a character by what this table calls him."""
    return list(view.names["place"]).index(id)


def where_is(look: Look, view: View, number: int) -> Text:
    """Where a character's card is for certain; covered, only if it lies open to all."""
    v = view.numbers
    at = str(view.derived["certain"].get(steps.character(v, number), ""))
    if not at or (look.covered and v.open[number] != 1):
        return Text(look.of_game("label-not-chosen-one") if v.wrong[number] == 1 else "?", "dim")
    if at.startswith("seat "):
        seat = int(at.removeprefix("seat ")) - 1
        return Text(look.names[seat], "bold" if seat == look.me else "")
    labels = {"chosen one": "label-chosen-one", "pile": "label-pile", "open": "label-face-up"}
    return Text(look.of_game(labels[at]), f"bold {ROSE}" if at == "chosen one" else "")


def role(look: Look, number: int) -> str:
    """Hero or Fenrir, or nothing if that is not known."""
    return look.of_game(("label-hero", "label-fenrir")[number]) if number >= 0 else ""


def letters(look: Look, v: State, number: int) -> str:
    """The beginning of a character's name, long enough to tell all of them apart."""
    names = [character(look, v, other) for other in range(len(look.game.box.CHARACTERS))]
    return names[number][: apart(names)]


def apart(names: Sequence[str]) -> int:
    """How many letters tell names apart; three look best."""
    length = 3
    while length < max(map(len, names)) and len({name[:length] for name in names}) < len(names):
        length += 1
    return length


def badge(look: Look, v: State, number: int) -> Text:
    """A character in little room."""
    return Text(letters(look, v, number), FIGURES[number % len(FIGURES)])


def powers(look: Look, held: int) -> Text:
    """The power cards somebody still has; a dash for each that is gone."""
    names = [name_of(look, "powers", power) for power in range(len(look.game.box.POWERS))]
    length = apart(names)
    cards = [name[:length] if held >> i & 1 else look.marks.dash for i, name in enumerate(names)]
    return Text(" ".join(cards))


def place_letter(look: Look, transport: int) -> str:
    """The letter of a transport that stops somewhere, as on the map."""
    return name_of(look, "transports", transport)[0].upper()


def tile_marks(look: Look, face: int) -> Text:
    """The organ symbol or wolf marks on a tile."""
    box = look.game.box
    organ, wolf = box.ORGAN_MARK[face], box.WOLF_MARKS[face]
    found = [Text(look.of_game("label-organ-mark"), "bold cyan")] if organ else []
    if wolf:
        found.append(Text(look.of_game("label-wolf-mark", count=int(wolf)), "bold red"))
    return spaced(found)


# Spots

STEM = 4
"""How much of a word makes it the same word in another form."""


@cache
def grid(box: ModuleType) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The column and the row of each spot on paper, where empty columns and rows take no room."""
    cols, rows = sorted(set(box.COL)), sorted(set(box.ROW))
    return tuple(cols.index(col) for col in box.COL), tuple(rows.index(row) for row in box.ROW)


def column(number: int) -> str:
    """The letter of a column; past Z two of them."""
    return chr(65 + number) if number < 26 else column(number // 26 - 1) + column(number % 26)


def code(look: Look, spot: int) -> str:
    """Where on the map a spot is: `G4`."""
    cols, rows = grid(look.game.box)
    return f"{column(cols[spot])}{rows[spot] + 1}"


def spot_name(look: Look, spot: int) -> str:
    return name_of(look, "spots", spot)


def place(look: Look, spot: int, width: int = 99) -> str:
    """A spot with where to find it; shortened to what sets it apart."""
    if spot < 0:
        return look.marks.dash
    at = code(look, spot)
    return f"{short(look, spot, width - len(at) - 1)} {at}"


def short(look: Look, spot: int, width: int) -> str:
    """A spot's name in little room: whole, or from the word on that no other name has."""
    name = spot_name(look, spot)
    if len(name) <= width:
        return name
    start = telling_word(look.game.box, spot)
    rest = look.legible(named(look.game.box, "spots", look.language)[spot][start:])
    if len(rest) <= width:
        return rest
    return re.split(r"[ '’]", rest)[0][:width]


@cache
def telling_word(box: ModuleType, spot: int) -> int:
    """Where in a spot's name the first word begins that sets it apart from the others; `Santa` and `Santi` do not."""
    every = [words(name) for name in named(box, "spots", "en")]
    often = Counter(stem for name in every for stem in {word[:STEM] for _, word in name})
    ranked = [(often[word[:STEM]], start) for start, word in every[spot]]
    return min(ranked, key=lambda found: (found[0], found[1] if found[0] == 1 else -found[1]), default=(0, 0))[1]


def words(name: str) -> list[tuple[int, str]]:
    """The words of a name that begin with a capital, articles left out, with where they begin."""
    found = [(match.start(), match.group()) for match in re.finditer(r"[^\W\d_]+", name)]
    return [(start, word) for start, word in found if word[0].isupper() and len(word) > 2]


# Small things


def spaced(parts: Sequence[Text], by: str = " ") -> Text:
    return Text(by).join(parts)


def change(look: Look, before: int, now: int) -> Text:
    """A number, and what it was."""
    if before == now:
        return Text(str(now))
    return Text(f"{before} {look.marks.arrow} {now}", MORE if now > before else LESS)
