"""Names, letters and signs of the convent as a terminal shows them: always a sign, never a colour alone."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan2, degrees
from types import ModuleType

from rich.text import Text

from subrosa.core.fields import State

from ..look import ASCII, ROSE, Look

LIT, GUARD, LINK, LOCK, PATH, TOKEN = "yellow reverse", "bold reverse", "dim", "bold", "cyan", "bold cyan"
MINE, WAY, OFFER, NAME = f"bold {ROSE} underline", ROSE, f"bold {ROSE}", "dim italic"
MARKER = "bold green"


@dataclass(frozen=True)
class Signs:
    """What the convent is drawn with."""

    ways: str = "─│╲╱"
    door: str = "□"
    lock: str = "■"
    lit: str = "*"
    mine: str = "@"
    step: str = "•"
    offer: str = "›"
    noise: str = "♪"
    gone: str = "≈"
    key: str = "¤"
    wish: str = "♥"
    home: str = "⌂"
    end: str = "◎"
    arrows: str = "→↘↓↙←↖↑↗"
    up: str = "↑"
    below: str = "↓"


PLAIN = Signs("-|\\/", "+", "#", "*", "@", "o", ":", "!", "~", "$", "&", "%", "]", ">\\v/<\\^/", "^", "v")


def signs(look: Look) -> Signs:
    """The signs this terminal can show."""
    return PLAIN if look.marks is ASCII else Signs()


# Names


@cache
def named(box: ModuleType, section: str, language: str) -> tuple[str, ...]:
    """The names of a section, in the order of the data."""
    return tuple(box.names(section, language).values())


def name_of(look: Look, section: str, number: int) -> str:
    """A novice, guard, card, wish, blessing, path or room by name."""
    return look.legible(named(look.game.box, section, look.language)[number])


def guard_card(look: Look, number: int) -> str:
    """Walk or run as a guard shows it: the names of the novices' cards."""
    box = look.game.box
    return name_of(look, "cards", box.CARDS.index(box.GUARD_CARDS[number]))


def blessing(look: Look, number: int, *, guard: bool) -> str:
    """A blessing by the name it has for a novice or for a guard, where the two differ."""
    return name_of(look, "blessings", number + (len(look.game.box.BLESSINGS) if guard else 0))


def place(look: Look, number: int) -> str:
    """A place by its number, a dash for none."""
    return str(look.game.box.PLACES[number]) if number >= 0 else look.marks.dash


def room(look: Look, number: int) -> str:
    """The room a place is in, by its short name; by its whole one where the short one is somebody's name."""
    box = look.game.box
    return look.legible(room_names(box, look.language)[box.ROOM_OF[number]])


@cache
def room_names(box: ModuleType, language: str) -> tuple[str, ...]:
    """What each room is called among people."""
    people = {*named(box, "novices", language), *named(box, "guards", language)}
    both = zip(named(box, "short_rooms", language), named(box, "rooms", language), strict=True)
    return tuple(whole if short in people else short for short, whole in both)


# Letters


def letter(look: Look, guard: int) -> str:
    """The letter of a guard."""
    return _initials(tuple(_bare(name) for name in named(look.game.box, "guards", look.language)), 1)[guard].upper()


def letters(look: Look, novice: int) -> str:
    """The two letters of a novice's marker."""
    return _initials(tuple(_bare(name) for name in named(look.game.box, "novices", look.language)), 2)[novice]


def _bare(name: str) -> str:
    """A name without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))


@cache
def _initials(names: tuple[str, ...], length: int) -> tuple[str, ...]:
    """So many letters for each name that tell all apart: initials, else the beginning, else any of its letters."""
    found: list[str] = []
    for name in names:
        words, signs = name.split(), [sign for sign in name if sign.isalnum()]
        tries = ["".join(word[0] for word in words)] if len(words) == length > 1 else []
        tries += [name[:length], *(name[: length - 1] + sign for sign in signs), *"123456789"]
        found.append(next(word for word in tries if word not in found))
    return tuple(found)


# Facing


def arrow(look: Look, v: State, guard: int) -> str:
    """Which way a guard looks, as a sign; nothing before her first step."""
    way = heading(look, v, guard)
    return signs(look).arrows[way] if way >= 0 else ""


def heading(look: Look, v: State, guard: int) -> int:
    """Which of eight ways a guard looks, from the east by the south; -1 for none."""
    box, at = look.game.box, v.at[guard]
    if v.facing[guard] < 0 or at < 0:
        return -1
    x, y = box.tail(box.NEIGHBOURS[at][v.facing[guard]], at)
    return round(degrees(atan2(box.Y[at] - y, box.X[at] - x)) / 45) % 8


# Small things


def spaced(parts: Sequence[Text], by: str = " ") -> Text:
    return Text(by).join(parts)


def lines(parts: Sequence[Text], width: int, by: str = "  ") -> list[Text]:
    """Parts side by side, on as many lines as they need."""
    found: list[Text] = []
    for part in parts:
        if found and found[-1].cell_len + len(by) + part.cell_len <= width:
            found[-1].append(by).append_text(part)
        else:
            found.append(part.copy())
    return found


def number(look: Look, value: int) -> str:
    """A modifier with its sign."""
    minus = "-" if look.marks is ASCII else "−"
    return f"+{value}" if value > 0 else f"{minus}{-value}" if value < 0 else "0"
