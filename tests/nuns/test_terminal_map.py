"""The map of Nuns in the terminal: every place and link on it, in part where there is little room, in plain letters."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import product
from math import hypot
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, cast

import pytest
from later import rest_later
from rich.cells import cell_len
from rich.console import Console

from subrosa import terminal
from subrosa.core.match import View
from subrosa.core.text import LANGUAGES
from subrosa.games.nuns import box
from subrosa.games.nuns.rules.terms import NOVICE_COUNT
from subrosa.store import Store
from subrosa.terminal import nuns
from subrosa.terminal.listing import listed
from subrosa.terminal.look import ASCII
from subrosa.terminal.nuns.choices import offered
from subrosa.terminal.nuns.convent import Drawing, base, convent, on_places, sheet_of
from subrosa.terminal.nuns.marks import PATH, WAY, heading, letter, letters, signs
from subrosa.terminal.nuns.plan import Plan, joined, plan

from .pages import Paper, asked, board_of, look_of, printed, reader, table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "store") as store:
        yield store


@pytest.mark.parametrize("name", ["steps", "walk", "token", "hear", "false_noise", "path", "go"])
def test_places_that_can_be_chosen_are_marked_on_the_map(name: str) -> None:
    marked = 0
    for view, seat in asked()[name]:
        look = look_of(seat)
        found, sign = offered(look, view), signs(look).offer
        drawn = "\n".join(str(line) for line in convent(look, view, found, 80))
        for at in found:
            first = on_places(look, view, found)[box.PLACES.index(at)][0].text
            assert f"{first}{at}" in drawn
            assert first in (sign, signs(look).mine) or first.isalpha(), "only who stands there comes before it"
        marked += len(found)
        look.covered = True
        assert offered(look, view) == set()
    assert marked > 3


@pytest.mark.parametrize("width", [76, 79, 90, 112])
@pytest.mark.parametrize("height", [0, 30])
def test_every_place_and_every_link_is_on_the_map(width: int, height: int) -> None:
    sheet = plan(box, width, height)
    assert sheet.width <= width
    places = range(box.PLACE_COUNT)
    squares = [(x, sheet.line[at]) for at in places for x in range(sheet.left[at] - 1, sheet.right[at] + 1)]
    assert len(set(squares)) == len(squares), "numbers have a free square before them"
    assert {*sheet.links} == {*joined(box)} and sheet.undrawn == ()
    numbers = {(x, sheet.line[at]) for at in places for x in range(sheet.left[at], sheet.right[at] + 1)}
    for (a, b), way in sheet.links.items():
        assert not numbers & {square for square, _ in way}
        assert sheet.squares(a, b) == way == sheet.squares(b, a)[::-1]


def test_a_map_too_wide_is_shown_in_part() -> None:
    view, seat = asked()["steps"][0]
    for width, height in ((50, 0), (60, 12), (80, 9), (118, 15)):
        look = look_of(seat, width=width)
        lines = convent(look, view, offered(look, view), width, height)
        assert max(line.cell_len for line in lines) <= width
        own = view.derived["acting"]
        mark = letters(look, own) if view.marker[own] else signs(look).mine
        assert f"{mark}{view.derived['here'][own]}" in "\n".join(map(str, lines))


def test_what_a_part_of_the_map_leaves_out_is_named_below_it() -> None:
    for name in ("card", "go"):
        for view, seat in asked()[name]:
            look = look_of(seat)
            drawn = "\n".join(str(line) for line in convent(look, view, (), 80, 10))
            for guard, at in view.at.items():
                alone = len({*view.at.values()}) > 1
                assert re.search(rf"{letter(look, guard)}\w*{at}", drawn) or not alone


def test_no_sign_eats_another() -> None:
    """Guards stand before their numbers, arrows beside them, markers whole, and no path hides a door."""
    arrows = 0
    for name in ("card", "go", "order"):
        for view, seat in asked()[name]:
            look, sign = look_of(seat), signs(look_of(seat))
            sheet = sheet_of(look, 80)
            marks = on_places(look, view, set())
            bare = base(box, sheet, "en", sign)
            drawing = Drawing(look, view, marks, sheet, bare.copy())
            drawing.draw()
            lines = ["".join(line) for line in drawing.paper.signs]
            for guard in box.GUARDS:
                at, turn = box.PLACES.index(view.at[guard]), heading(look, view, guard)
                if view.numbers.at[0] != view.numbers.at[1]:
                    assert lines[sheet.line[at]][sheet.left[at] - 1] == letter(look, guard)
                arrows += turn >= 0 and any(lines[y][x] == sign.arrows[turn] for x, y in drawing.taken)
            for y, line in enumerate(bare.signs):
                for x, door in enumerate(line):
                    if door in (sign.door, sign.lock) and drawing.paper.signs[y][x] != door:
                        assert drawing.paper.styles[y][x] not in (PATH, WAY)
    assert arrows > 10


def test_a_marker_beside_an_arrow_is_whole() -> None:
    view, seat = next((view, seat) for view, seat in asked()["go"] if heading(look_of(seat), view, "abbess") >= 0)
    look, sheet = look_of(seat), sheet_of(look_of(seat), 80)
    v = view.numbers.copy()
    at = next(
        p for p in range(box.PLACE_COUNT) if not any(0 < x - sheet.right[p] < 9 for x in columns_beside(sheet, p))
    )
    novice = next(novice for novice in range(NOVICE_COUNT) if v.owner[novice] >= 0)
    v.at[0] = v.marker[novice] = at
    for facing in (j for j in range(box.MOST_NEIGHBOURS) if box.NEIGHBOURS[at][j] >= 0):
        v.facing[0] = facing
        drawn = "\n".join(map(str, convent(look, View(view.game, seat, v), (), 80)))
        assert re.search(rf"A{box.PLACES[at]}\W?{letters(look, box.NOVICES[novice])}", drawn)


def columns_beside(sheet: Plan, place: int) -> list[int]:
    """Where the other numbers on the line of a place begin."""
    return [sheet.left[p] for p in range(box.PLACE_COUNT) if sheet.line[p] == sheet.line[place] and p != place]


def test_signs_and_letters_tell_all_apart() -> None:
    for language in LANGUAGES:
        look = look_of(0, language)
        found = [letters(look, novice) for novice in box.NOVICES]
        assert len({*found}) == NOVICE_COUNT and all(len(text) == 2 for text in found)
        assert [letter(look, guard) for guard in box.GUARDS] == ["A", "P"]
    for marks in (ASCII, None):
        sign = signs(look_of(0, marks=marks) if marks else look_of(0))
        different = [sign.door, sign.lock, sign.lit, sign.mine, sign.step, sign.offer, sign.noise, sign.gone]
        different += [sign.key, sign.wish, sign.home, sign.end]
        assert len({*different}) == len(different)


@pytest.mark.parametrize(
    ("language", "width"), rest_later([("cs", 80), ("fr", 80), ("fr", 120)], product(LANGUAGES, (80, 120, 200)))
)
def test_pages_fit_the_width(language: str, width: int) -> None:
    for views in asked().values():
        for view, seat in views[:2]:
            look = look_of(seat, language, width, asked=True)
            parts = [*nuns.board(look, view, view), *nuns.brief(look, view, view), listed(nuns.rows(look, view))]
            text = printed(parts, width)
            assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
            assert "…" not in text, "nothing is cut off"


@pytest.mark.long
def test_a_small_terminal_shows_what_the_choice_is_about(store: Store) -> None:
    paper = Paper(80, height=24, force_terminal=True, no_color=True)
    read = reader(paper, Random(5))
    assert terminal.start(table(3), 0, ["thrifty"], "en", store, 5, read, paper.console) == 0
    for view, seat in asked()["steps"]:
        look = look_of(seat, small=True, height=24, board_height=14)
        assert len(printed([*nuns.brief(look, view, view)]).splitlines()) <= 14


@pytest.mark.parametrize("name", ["card", "steps", "go", "path", "bless"])
def test_a_terminal_without_colours_or_signs_is_served(name: str) -> None:
    for view, seat in asked()[name]:
        look = look_of(seat, marks=ASCII)
        text = board_of(look, view) + printed([listed(nuns.rows(look, view))])
        assert [sign for sign in text if not sign.isascii()] == []
        assert "#" in text and "+" in text and "|" in text


def test_a_game_begins_in_a_terminal_of_plain_letters(store: Store) -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii", errors="replace")
    console = Console(file=file, width=80, height=60, force_terminal=True, no_color=True, legacy_windows=False)
    wishes = iter(["sneak", "b", "u"])
    terminal.start(table(), 1, ["thrifty"], "de", store, 3, lambda prompt: next(wishes, "q"), console)
    file.flush()
    text = raw.getvalue().decode("ascii")
    bare = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
    assert "Schleichen" in bare and re.search("152-+153", bare) and "Abtissin" in bare
    assert not re.search(r"\x1b\[(\d+;)*([34][0-8]|9[0-7])[;m]", text)


def another_map(seed: int) -> ModuleType:
    """A map of as many places as there may be, scattered, each joined to some that are near."""
    random = Random(seed)
    found: Any = ModuleType("another")
    count = found.PLACE_COUNT = 160
    found.X, found.Y = [[random.uniform(0, 900) for _ in range(count)] for _ in "xy"]
    found.PLACES = [str(at + 1) for at in range(count)]
    near: list[set[int]] = [set() for _ in range(count)]
    for at in range(count):
        others = sorted(range(count), key=lambda to: hypot(found.X[at] - found.X[to], found.Y[at] - found.Y[to]))
        for to in others[1:3]:
            near[at].add(to)
            near[to].add(at)
    most = max(map(len, near))
    found.NEIGHBOURS = [[*sorted(to), *[-1] * (most - len(to))] for to in near]
    found.DOOR = [[random.randrange(2) for _ in range(most)] for _ in range(count)]
    return cast(ModuleType, found)


@pytest.mark.parametrize("seed", range(3))
def test_any_other_map_can_be_drawn_too(seed: int) -> None:
    """Numbers never stand on each other, and a link for which there is no room is listed."""
    other = another_map(seed)
    for width, height in ((79, 38), (112, 0)):
        sheet = plan(other, width, height)
        places = range(other.PLACE_COUNT)
        numbers = [(x, sheet.line[at]) for at in places for x in range(sheet.left[at], sheet.right[at] + 1)]
        assert len({*numbers}) == len(numbers)
        assert all(0 <= x < sheet.width and 0 <= y < sheet.height for x, y in numbers)
        assert {*sheet.links} | {*sheet.undrawn} == {*joined(other)}
        assert not {*numbers} & {square for way in sheet.links.values() for square, _ in way}
