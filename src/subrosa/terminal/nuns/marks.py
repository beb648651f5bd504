"""Names, letters and signs of the convent as a terminal shows them: always a sign, never a colour alone."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan2, degrees
from types import ModuleType

from rich.text import Text

from subrosa.core.match import View

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
def named(box: ModuleType, section: str, language: str) -> Mapping[str, str]:
    """The names of a section by id, in the order of the data."""
    names: Mapping[str, str] = box.names(section, language)
    return names


def name_of(look: Look, section: str, id: str) -> str:
    """A novice, guard, card, wish, blessing, path or room by name."""
    return look.legible(named(look.game.box, section, look.language)[id])


def figure(look: Look, id: str) -> str:
    """A novice or a guard by name."""
    return name_of(look, "guards" if id in look.game.box.GUARDS else "novices", id)


def blessing(look: Look, figure: str, kind: str) -> str:
    """A blessing by the name it has for a novice or for a guard, where the two differ."""
    return name_of(look, "blessings", f"guard_{kind}" if figure in look.game.box.GUARDS else kind)


def grace(look: Look, figure: str, kind: str) -> str:
    """What a blessing does for a novice or for a guard."""
    return look.of_game(f"blessing-{kind}-guard" if figure in look.game.box.GUARDS else f"blessing-{kind}")


def place(look: Look, id: str | None) -> str:
    """A place by its number, a dash for none."""
    return id or look.marks.dash


def index(look: Look, place: str) -> int:
    """Where a place stands in the tables of the box."""
    return int(look.game.box.PLACES.index(place))


def room(look: Look, place: str) -> str:
    """The room a place is in, by its short name; by its whole one where the short one is somebody's name."""
    box = look.game.box
    return look.legible(room_names(box, look.language)[box.ROOM_OF[index(look, place)]])


@cache
def room_names(box: ModuleType, language: str) -> tuple[str, ...]:
    """What each room is called among people."""
    people = {*named(box, "novices", language).values(), *named(box, "guards", language).values()}
    both = zip(named(box, "short_rooms", language).values(), named(box, "rooms", language).values(), strict=True)
    return tuple(whole if short in people else short for short, whole in both)


# Who


def own(look: Look, view: View) -> list[str]:
    """The novices I lead, by cell."""
    return [id for id in view.derived["known"] if view.derived["led"][id] == look.me + 1]


def leads_guards(look: Look, view: View) -> bool:
    """Do I belong to the guards?"""
    return any(view.derived["led"][guard] == look.me + 1 for guard in look.game.box.GUARDS)


def seen_by(look: Look, view: View, place: str) -> list[str]:
    """The guards that see a place, by name."""
    return [name_of(look, "guards", guard) for guard, places in view.derived["sees"].items() if place in places]


def lit(view: View) -> set[str]:
    """The places a guard sees."""
    return {place for places in view.derived["sees"].values() for place in places}


# Letters


def letter(look: Look, guard: str) -> str:
    """The letter of a guard."""
    return _initials(look, "guards", 1)[guard].upper()


def letters(look: Look, novice: str) -> str:
    """The two letters of a novice's marker."""
    return _initials(look, "novices", 2)[novice]


def _initials(look: Look, section: str, length: int) -> dict[str, str]:
    names = named(look.game.box, section, look.language)
    return dict(zip(names, _apart(tuple(map(_bare, names.values())), length), strict=True))


def _bare(name: str) -> str:
    """A name without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))


@cache
def _apart(names: tuple[str, ...], length: int) -> tuple[str, ...]:
    """So many letters for each name that tell all apart: initials, else the beginning, else any of its letters."""
    found: list[str] = []
    for name in names:
        words, signs = name.split(), [sign for sign in name if sign.isalnum()]
        tries = ["".join(word[0] for word in words)] if len(words) == length > 1 else []
        tries += [name[:length], *(name[: length - 1] + sign for sign in signs), *"123456789"]
        found.append(next(word for word in tries if word not in found))
    return tuple(found)


# Facing


def arrow(look: Look, view: View, guard: str) -> str:
    """Which way a guard looks, as a sign; nothing before her first step."""
    way = heading(look, view, guard)
    return signs(look).arrows[way] if way >= 0 else ""


def heading(look: Look, view: View, guard: str) -> int:
    """Which of eight ways a guard looks, from the east by the south; -1 for none."""
    box, back = look.game.box, view.derived["back"][guard]
    if not back:
        return -1
    at = index(look, view.at[guard])
    x, y = box.tail(index(look, back), at)
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
