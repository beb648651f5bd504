"""The convent as a map: numbers, links and doors, and on them guards, novices, tokens, lights and ways."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from types import ModuleType

from rich.text import Text

from subrosa.core.match import View

from ..letters import bare
from ..look import Look
from ..paper import Paper
from .marks import (
    GUARD,
    LINK,
    LIT,
    LOCK,
    MARKER,
    MINE,
    NAME,
    OFFER,
    PATH,
    PLAIN,
    TOKEN,
    WAY,
    Signs,
    arrow,
    heading,
    index,
    letter,
    letters,
    lines,
    lit,
    named,
    own,
    room_names,
    signs,
)
from .plan import ALONG, DOWN, FALLING, RISING, Plan, Square, plan

NARROWEST, WIDEST = 76, 112
"""A map is drawn at least and at most so wide; of one that does not fit a part is shown."""
TALLEST, LOWEST = 38, 3
"""A map has at most so many lines, and a part of it at least so many."""
WAYS = (ALONG, DOWN, FALLING, RISING)
TURNS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The eight ways a guard may look, from the east by the south."""


@dataclass(frozen=True)
class Sign:
    """Something on a place."""

    text: str
    style: str


def convent(
    look: Look, view: View, offers: Iterable[str], width: int, height: int = 0, *, everybody: bool = False
) -> list[Text]:
    """The map in so many columns and lines; of a map that is larger the part that matters, and what lies outside.

    At the end of a game everybody is on it.
    """
    sheet = sheet_of(look, width, height)
    paper = base(look.game.box, sheet, look.language, signs(look)).copy()
    Drawing(look, view, on_places(look, view, set(offers), everybody=everybody), sheet, paper).draw()
    rows = _used(paper)
    if sheet.width <= width and (not height or len(rows) <= height):
        return paper.lines(range(sheet.width), rows)
    matter = focus(look, view, offers)
    across = _window([sheet.column[at] for at in matter], sheet.width, min(width, sheet.width), 4)
    found: list[Text] = []
    for tall in range(min(max(height, LOWEST), sheet.height) if height else sheet.height, LOWEST - 1, -1):
        down = _window([sheet.line[at] for at in matter], sheet.height, tall, 1)
        found = [*paper.lines(across, down), *outside(look, view, sheet, across, down, width)]
        if not height or len(found) <= height:
            break
    return found


def sheet_of(look: Look, width: int, height: int = 0) -> Plan:
    """One of two plans for a width, so that the map does not jump from page to page: with room, or without."""
    wide = min(max(width - 1, NARROWEST), WIDEST)
    roomy = plan(look.game.box, wide, TALLEST)
    return roomy if not height or roomy.height <= height else plan(look.game.box, wide, 1)


def lowest(look: Look, width: int) -> int:
    """How many lines the whole map takes that is drawn so wide, without room to spare."""
    return len(_used(base(look.game.box, sheet_of(look, width, 1), look.language, signs(look))))


def _used(paper: Paper) -> range:
    """The lines of a map from the first to the last with something on it."""
    used = [y for y, line in enumerate(paper.signs) if any(sign != " " for sign in line)]
    return range(used[0], used[-1] + 1)


def _window(at: Sequence[int], whole: int, size: int, margin: int) -> range:
    """A stretch in which the first of some things is, and as many of the others as there is room for."""
    low, high = at[0] - margin, at[0] + margin
    for other in at[1:]:
        wider = min(low, other - margin), max(high, other + margin)
        if wider[1] - wider[0] < size:
            low, high = wider
    start = min(max((low + high + 1 - size) // 2, 0), whole - size)
    return range(start, start + size)


def focus(look: Look, view: View, offers: Iterable[str]) -> list[int]:
    """The places that should be on a part of the map, those that matter most first."""
    d, box = view.derived, look.game.box
    stands = [view.at[guard] for guard in sorted(box.GUARDS, key=lambda guard: guard != view.guard)]
    mine = "" if look.covered or not d["acting"] else d["here"][d["acting"]]
    centre = index(look, mine or stands[0])
    far = box.DISTANCE[centre]
    open = [index(look, at) for at in [*stands, *view.marker.values()] if at]
    near = sorted((at for at in range(box.PLACE_COUNT) if far[at] <= box.SIGHT_RANGE + 1), key=lambda at: far[at])
    close = [at for at in open if far[at] <= 2 * box.SIGHT_RANGE]
    return list(dict.fromkeys([centre, *(index(look, at) for at in offers if not look.covered), *close, *near]))


def outside(look: Look, view: View, sheet: Plan, across: range, down: range, width: int) -> list[Text]:
    """What is not on this part of the map: where it is, and in which direction."""
    sign, found = signs(look), []
    for at, marks in on_places(look, view, set()).items():
        if sheet.column[at] in across and sheet.line[at] in down:
            continue
        shown = [mark for mark in marks if mark.style not in (PATH, WAY)]
        if not shown:
            continue
        side = sign.up if sheet.line[at] < down.start else sign.below if sheet.line[at] >= down.stop else ""
        side = side or (sign.arrows[4] if sheet.column[at] < across.start else sign.arrows[0])
        text = Text(f"{side} ", "dim")
        for mark in shown:
            text.append(mark.text, mark.style)
        found.append((at, text.append(look.game.box.PLACES[at])))
    return lines([text for _, text in sorted(found, key=lambda pair: sheet.line[pair[0]])], width)


# The paper everything is drawn on


@lru_cache(maxsize=64)
def base(box: ModuleType, sheet: Plan, language: str, sign: Signs) -> Paper:
    """Links, doors, numbers, and names of rooms where there is room: what is the same all night."""
    paper = Paper(sheet.width, sheet.height)
    for (a, b), squares in sheet.links.items():
        for (x, y), turn in squares:
            paper.write(x, y, sign.ways[WAYS.index(turn)], LINK)
        j = box.NEIGHBOURS[a].index(b)
        (x, y), _ = squares[len(squares) // 2]
        if box.LOCKED[a][j]:
            paper.write(x, y, sign.lock, LOCK)
        elif box.DOOR[a][j]:
            paper.write(x, y, sign.door)
    for at, id in enumerate(box.PLACES):
        paper.write(sheet.left[at], sheet.line[at], id)
    return _names(paper, box, sheet, language, ascii=sign is PLAIN)


def _names(paper: Paper, box: ModuleType, sheet: Plan, language: str, *, ascii: bool) -> Paper:
    """Write the name of each room near its places, if there are free squares nearer to these than to any others."""
    guards = {*named(box, "guards", language).values()}
    short = [*named(box, "short_rooms", language).values()]
    for number, whole in enumerate(room_names(box, language)):
        name = whole if short[number] in guards else short[number]
        name = bare(name) if ascii else name
        places = [at for at in range(box.PLACE_COUNT) if box.ROOM_OF[at] == number]
        spot = _spot(paper, box, sheet, number, places, len(name))
        if spot:
            paper.write(*spot, name, NAME)
    return paper


def _spot(
    paper: Paper, box: ModuleType, sheet: Plan, room: int, places: Sequence[int], length: int
) -> tuple[int, int] | None:
    """Where the name of a room can begin: nearest to the middle of its places."""
    if not places:
        return None
    columns, rows = [sheet.column[at] for at in places], [sheet.line[at] for at in places]
    middle = sum(columns) / len(columns), sum(rows) / len(rows)
    tries = []
    for y in range(max(min(rows) - 1, 0), min(max(rows) + 2, sheet.height)):
        for x in range(max(min(columns) - length, 0), min(max(columns) + 2, sheet.width - length) + 1):
            if all(paper.empty(at, y) for at in range(x - 1, x + length + 1) if paper.inside(at, y)) and paper.inside(
                x + length - 1, y
            ):
                tries.append((abs(x + length / 2 - middle[0]) / 2 + abs(y - middle[1]), x, y))
    for _, x, y in sorted(tries)[:60]:
        if _belongs(box, sheet, room, x, y, length) and _clear(sheet, x, y, length):
            return x, y
    return None


def _belongs(box: ModuleType, sheet: Plan, room: int, x: int, y: int, length: int) -> bool:
    """Are the nearest places to a name, from its beginning, middle and end, all of the room?"""
    for at in (x, x + length // 2, x + length - 1):
        near = min(range(len(sheet.column)), key=lambda p: abs(sheet.column[p] - at) / 2 + abs(sheet.line[p] - y))
        if box.ROOM_OF[near] != room:
            return False
    return True


def _clear(sheet: Plan, x: int, y: int, length: int) -> bool:
    """Does a name leave the squares beside the numbers free, for signs?"""
    return not any(
        sheet.line[p] == y and sheet.left[p] - 3 < x + length and x <= sheet.right[p] + 2
        for p in range(len(sheet.column))
    )


# What changes


def on_places(look: Look, view: View, offers: set[str], *, everybody: bool = False) -> dict[int, list[Sign]]:
    """What is on each place, the most important first; covered, only what lies open."""
    d, sign = view.derived, signs(look)
    found: dict[int, list[Sign]] = {}

    def put(at: str | None, text: str, style: str) -> None:
        if at:
            found.setdefault(index(look, at), []).append(Sign(text, style))

    for guard, at in view.at.items():
        put(at, letter(look, guard), GUARD)
    mine = [] if look.covered or everybody else own(look, view)
    for novice, here in d["here"].items():
        at = here if everybody else view.marker[novice]
        if novice not in mine or at != here:
            put(at, letters(look, novice), MARKER)
    for novice in sorted(mine, key=lambda novice: novice != d["acting"]):
        here = d["here"][novice]
        hidden = sign.mine if novice == d["acting"] else letters(look, novice).lower()
        put(here, letters(look, novice) if view.marker[novice] == here else hidden, MINE)
        for at in d["ways"].get(novice, [])[:-1]:
            put(at, sign.step, WAY)
    for at in sorted(offers, key=int):
        put(at, sign.offer, OFFER)
    for at in view.noise_place:
        put(at, sign.noise, TOKEN)
    for at, to in zip(view.vanished_from, view.vanished_to, strict=True):
        put(None if to else at, sign.gone, TOKEN)
    for leg in d["errands"].get(d["acting"], ()) if mine else ():
        if not leg["done"]:
            put(leg["place"], getattr(sign, leg["thing"]), OFFER)
    for guard, places in d["ahead"].items():
        for at in places:
            put(at, letter(look, guard).lower() + (sign.end if at == places[-1] else ""), PATH)
    return {at: list(dict.fromkeys(marks)) for at, marks in found.items()}


class Drawing:
    """What is drawn on a copy of the map for one page."""

    def __init__(self, look: Look, view: View, marks: dict[int, list[Sign]], sheet: Plan, paper: Paper) -> None:
        self.look, self.view, self.marks = look, view, marks
        self.sheet, self.paper = sheet, paper
        self.sign = signs(look)
        self.taken: set[tuple[int, int]] = set()
        """The squares of arrows."""
        self.people = {(sheet.left[at] - 1 - i, sheet.line[at]) for at in marks for i in range(len(marks[at][0].text))}
        """The squares before the numbers, where whoever is on a place stands."""
        self.numbers = {
            (x, sheet.line[at]) for at in range(len(sheet.column)) for x in range(sheet.left[at], sheet.right[at] + 1)
        }

    def draw(self) -> None:
        """Tokens on links, the way that is planned, which way the guards look, lights, and what is on the places."""
        self.links()
        for guard in self.look.game.box.GUARDS:
            self.arrow(guard)
        lights = {index(self.look, place) for place in lit(self.view)}
        for at in sorted({*self.marks, *lights}):
            self.place(at, self.marks.get(at, []), at in lights)

    def links(self) -> None:
        """The steps that are planned, and the traces of novices who vanished."""
        if not self.look.covered:
            for novice in own(self.look, self.view):
                for step in pairwise(self.view.derived["ways"].get(novice, ())):
                    for (x, y), _ in self.squares(*step):
                        self.paper.styles[y][x] = OFFER
        for a, b in zip(self.view.vanished_from, self.view.vanished_to, strict=True):
            squares = self.squares(a, b) if a and b else ()
            if squares:
                (x, y), _ = squares[0 if len(squares) > 1 else len(squares) // 2]
                self.paper.write(x, y, self.sign.gone, TOKEN)

    def squares(self, a: str, b: str) -> tuple[tuple[Square, str], ...]:
        return self.sheet.squares(index(self.look, a), index(self.look, b))

    def place(self, at: int, marks: list[Sign], seen: bool) -> None:
        """The first sign before the number, the others behind it as far as there is room; lit ones have a star.

        An arrow that stands behind the number comes before them.
        """
        left, right, y = self.sheet.left[at], self.sheet.right[at], self.sheet.line[at]
        guards = any(mark.style == GUARD for mark in marks)
        style = marks[0].style if marks else ""
        if seen and not guards:
            style = f"{style} {LIT}" if style in (MINE, WAY, OFFER) else LIT
        for x in range(left, right + 1):
            self.paper.styles[y][x] = style
        behind = [Sign(self.sign.lit, "yellow")] if seen and not guards else []
        if marks:
            first = marks[0]
            room = [(left - len(first.text) + i, y) for i in range(len(first.text))]
            if not any(square in self.numbers for square in room) and not self.hides(first, room):
                self.paper.write(*room[0], first.text, first.style)
            else:
                behind.insert(0, first)
        x = right + 1 + ((right + 1, y) in self.taken)
        for mark in [*behind, *marks[1:]]:
            squares = [(x + i, y) for i in range(len(mark.text) + 1)]
            if any(square in self.numbers for square in squares[: len(mark.text) + (mark not in behind)]):
                break
            if not self.people.isdisjoint(squares[:-1]):
                break
            if not self.hides(mark, squares[:-1]):
                self.paper.write(x, y, mark.text, mark.style)
                x += len(mark.text)

    def hides(self, mark: Sign, squares: Sequence[tuple[int, int]]) -> bool:
        """Would the sign of a path or a way hide an arrow or a door?"""
        if mark.style not in (PATH, WAY):
            return False
        doors, inside = (self.sign.door, self.sign.lock), [(x, y) for x, y in squares if self.paper.inside(x, y)]
        return any((x, y) in self.taken or self.paper.signs[y][x] in doors for x, y in inside)

    def arrow(self, guard: str) -> None:
        """Which way a guard looks, on that side of her."""
        turn, at = heading(self.look, self.view, guard), index(self.look, self.view.at[guard])
        if turn < 0:
            return
        right, down = TURNS[turn]
        x = self.sheet.column[at]
        if right:
            x = self.sheet.right[at] + 1 if right > 0 else self.sheet.left[at] - 1 - (0 if down else 1)
        spots = [(x, self.sheet.line[at] + down), (self.sheet.right[at] + 1, self.sheet.line[at])]
        for spot in sorted(spots, key=lambda spot: spot in self.people):
            if spot not in self.numbers and self.paper.inside(*spot):
                self.paper.write(*spot, arrow(self.look, self.view, guard), GUARD)
                self.taken.add(spot)
                return


def legend(look: Look, view: View, width: int, drawn: int) -> list[Text]:
    """What the signs mean on a map that is drawn so wide, and which links are not on it."""
    sign = signs(look)
    mine = [] if look.covered else own(look, view)
    parts = [(sign.door, "", "door"), (sign.lock, LOCK, "lock"), (f"48{sign.lit}", LIT, "lit")]
    if mine:
        others = [letters(look, novice).lower() for novice in mine if novice != view.derived["acting"]]
        parts += [(sign.mine, MINE, "you"), *[(other, MINE, "hidden") for other in others[:1]], (sign.step, WAY, "way")]
        parts += [(getattr(sign, thing), OFFER, thing) for thing in ("key", "wish", "home")]
    parts += [(sign.offer, OFFER, "offer"), (sign.noise, TOKEN, "noise"), (sign.gone, TOKEN, "trace")]
    found = [
        Text(text, style).append(f" {look.of_game(f'label-sign-{what}')}", "not bold not underline not reverse")
        for text, style, what in parts
    ]
    paths = [letter(look, guard).lower() for guard in look.game.box.GUARDS]
    text = look.of_game("label-sign-path", a=paths[0], b=paths[1], end=f"{paths[0]}{sign.end}")
    found.append(Text(text, PATH))
    undrawn = sheet_of(look, drawn).undrawn
    if undrawn:
        pairs = [look.marks.dash.join(look.game.box.PLACES[at] for at in pair) for pair in undrawn]
        found.append(Text(f"{look.of_game('label-links')} {', '.join(pairs)}", "dim"))
    return lines(found, width)
