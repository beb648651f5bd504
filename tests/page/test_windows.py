"""Every window: phone and tablet upright and lying, a small laptop, a wide screen; each game at every kind of question
that comes up in it, and not at one sample. Nothing that can be chosen is off screen or covered, nothing lies on
something else, no word is broken, fingers find what they press."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from later import rest_later

from subrosa.core.text import LANGUAGES
from subrosa.games import rose as data

from .browsing import SHOWN, SIZES, TOUCHED, WINDOWS, Server, Visit, Visitor, fit, overflows
from .geometry import faults
from .positions import Asked, Positions, asked
from .staging import Theatre, scenes

TABLES = {"rose": ("rose", 4, 0), "eleven": ("eleven", 4, 0), "nuns": ("nuns", 4, 1), "guards": ("nuns", 4, 0)}
CROWDS = {"rose": ("rose", 5, 1), "eleven": ("eleven", 6, 2), "nuns": ("nuns", 8, 3), "guards": ("nuns", 8, 0)}
"""Of each game how many sit there, and which seat is looked at."""
GAMES = 5
"""So many of each are played until everything has been asked that simple players are asked."""
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def looked(positions: Positions, asked: Iterable[Asked], windows: list[str]) -> Iterator[str]:
    """What is wrong at each question, in each of some windows of one kind of hand."""
    tab = positions.tab
    for one in asked:
        positions.show(one)
        for window in windows:
            fit(tab, window)
            while tab.locator(".window .veil").count():
                tab.keyboard.press("Escape")
            tab.evaluate(SHOWN)
            tab.wait_for_function(STILL)
            wrong = faults(tab, 44 if window in TOUCHED else 24) + overflows(tab, ".match")
            yield from (f"{window} {one.kind}: {fault}" for fault in wrong)


def wrong(browser: Any, server: Server, table: tuple[str, int, int], windows: list[str], language: str, most: int):
    """What is wrong at a table, once by hand and once by mouse."""
    game, seats, reader = table
    for touch in (True, False):
        here = [window for window in windows if (window in TOUCHED) == touch]
        if not here:
            continue
        visitor = Visitor(browser, server.base, size="phone" if touch else "desktop", language=language)
        questions = islice(asked(game, seats, reader, GAMES), most)
        yield from looked(Positions(visitor, game, seats, reader), questions, here)
        visitor.leave()


LOOK = """body {margin: 0} .match {height: 500px; overflow: hidden; font: 16px/20px sans-serif}
  .match > * {position: relative; height: 200px}
  button {position: absolute; left: 10px; top: 10px; width: 60px; height: 50px; padding: 0}"""

ASKED = "</main><div class=now><p class=sentence"


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ("<button>a</button><button style='left: 100px'>b</button>", ""),
        ("<button style='left: -30px'>a</button>", "out of sight"),
        ("<button style='height: 40px'>a</button>", "60 x 40"),
        ("<button>a</button><p style='position: absolute; inset: 0'>over</p>", "is covered by"),
        ("<button>a</button><button style='left: 60px; top: 40px'>b</button>", "lies on"),
        ("<p style='width: 20px; word-break: break-all'>Cosmas</p>", "is broken"),
        ("<button style='width: 50px'><i>Locomotive</i></button>", "stands out of"),
        ("<button>Ride <i style='position: relative; left: -20px'>3</i></button>", "lies on"),
        (f"{ASKED}>Where to?</p></div>", ""),
        (f"{ASKED} style='height: 20px; overflow: hidden'>One<br>two</p></div>", "cut off"),
        (f"{ASKED} style='width: 20px; white-space: nowrap; overflow: hidden'>Where to?</p></div>", "cut off"),
    ],
)
def test_what_stands_wrongly_is_seen(visit: Visit, html: str, found: str) -> None:
    tab = visit().tab
    tab.set_content(f"<style>{LOOK}</style><div class=match><main class=board>{html}</main></div>")
    seen = faults(tab)
    assert len(seen) == bool(found) and all(found in one for one in seen), seen


@pytest.mark.parametrize("name", rest_later(["eleven", "nuns"], TABLES))
def test_everything_stands_in_its_place(server: Server, browser: Any, name: str) -> None:
    assert list(wrong(browser, server, TABLES[name], ["phone", "laptop"], "fr", 6)) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_everything_stands_in_its_place_in_every_window(server: Server, browser: Any, name: str, language: str) -> None:
    assert list(wrong(browser, server, TABLES[name], WINDOWS, language, 99)) == []


@pytest.mark.long
@pytest.mark.parametrize("name", CROWDS)
def test_so_it_does_at_a_full_table(server: Server, browser: Any, name: str) -> None:
    assert list(wrong(browser, server, CROWDS[name], WINDOWS, "de", 99)) == []


CITY = """() => {
  const clocks = document.querySelectorAll(".window g[role=img][aria-label*=clock]");
  const [map, clock, zoom, frame] = [document.querySelector(".window > .map"), clocks[0],
    document.querySelector(".zoom"), document.querySelector(".window")].map((one) => one.getBoundingClientRect());
  const beside = zoom.right < clock.left || zoom.left > clock.right;
  return [map.width / frame.width, beside || zoom.bottom < clock.top || zoom.top > clock.bottom];
}"""


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", "wide"])
def test_the_city_fills_its_place_at_a_desk_and_nothing_lies_on_its_clock(visit: Visit, size: str) -> None:
    """On a wide screen notebook and gears stand open beside it."""
    game, seats, reader = TABLES["eleven"]
    positions = Positions(visit(size=size), game, seats, reader)
    positions.show(next(asked(game, seats, reader, 1)))
    filled, apart = positions.tab.evaluate(CITY)
    assert filled > 0.97 and apart
    assert positions.tab.locator(".apart [role=tabpanel]").count() == (2 if size == "wide" else 0)


CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_whom_one_may_look_at_is_read_in_full(visit: Visit, language: str, size: str) -> None:
    game, seats, reader = TABLES["eleven"]
    positions = Positions(visit(size=size, language=language), game, seats, reader)
    positions.show(next(one for one in asked(game, seats, reader, GAMES) if one.kind.startswith("target")))
    assert positions.tab.locator(".who b").count() == seats
    assert positions.tab.locator(".who :is(b, small)").evaluate_all(CUT) == 0


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_bids_is_read_in_full_on_a_phone_that_lies(visit: Visit, language: str) -> None:
    game, seats, reader = TABLES["eleven"]
    positions = Positions(visit(size="aside", language=language), game, seats, reader)
    for one in islice((one for one in asked(game, seats, reader, GAMES) if one.kind == "raise"), 2):
        positions.show(one)
        names = positions.tab.locator(".bare li strong")
        assert names.count() == seats and names.evaluate_all(CUT) == 0


ON_SOMEBODY = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const under = boxes("[data-nuns-map] .figure > .body, [data-nuns-map] .stone.offered > .body");
  const shared = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return boxes(".pill").map((pill) => under.filter((one) => Math.min(...shared(pill, one)) > 6).length);
}"""


@pytest.mark.long
@pytest.mark.parametrize("window", ["phone", "aside"])
def test_the_pill_of_a_guard_out_of_sight_lies_on_nobody(visit: Visit, window: str) -> None:
    """Nor on a place that can be stepped on."""
    game, seats, reader = TABLES["guards"]
    positions, seen = Positions(visit(size=window), game, seats, reader), list[int]()
    for one in asked(game, seats, reader, 2):
        positions.show(one)
        positions.tab.evaluate(SHOWN)
        positions.tab.wait_for_function(STILL)
        seen += positions.tab.evaluate(ON_SOMEBODY)
    assert seen and not any(seen), seen


READ = """() => [...document.querySelectorAll("section.now .line, .goal .aim, .hand strong")].filter((one) =>
    one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""
"""Which of them are cut: what is said below a question, the goal, a name on a card."""


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", ["aside", "upright", "lying", "desktop", "laptop"])
def test_below_a_question_and_on_the_hand_of_the_rose_nothing_is_cut(visit: Visit, window: str, language: str) -> None:
    visitor = visit(size="aside" if window == "aside" else "desktop", language=language)
    fit(visitor.tab, window)
    cut = []
    for game, seats, reader in (TABLES["rose"], CROWDS["rose"]):
        positions = Positions(visitor, game, seats, reader)
        for one in asked(game, seats, reader, 2):
            positions.show(one)
            positions.tab.evaluate(SHOWN)
            cut += [(one.kind, words) for words in positions.tab.evaluate(READ)]
    assert cut == []


@pytest.mark.long
def test_on_a_phone_that_lies_what_the_others_did_stands_under_the_hand_of_the_rose(visit: Visit) -> None:
    """As many lines as are whole, the newest last."""
    game, seats, reader = TABLES["rose"]
    positions, lines = Positions(visit(size="aside"), game, seats, reader), list[int]()
    for one in asked(game, seats, reader, 2):
        positions.show(one)
        positions.tab.evaluate(SHOWN)
        rows = positions.tab.locator("section.dock [data-since] li")
        lines.append(rows.count())
        if rows.count():
            bottoms = rows.evaluate_all(LOWEST)
            assert max(bottoms) <= SIZES["aside"][1]
            assert overflows(positions.tab, "section.dock") == []
    assert max(lines) >= 3


LOWEST = "(all) => all.map((one) => one.getBoundingClientRect().bottom)"


@pytest.mark.long
@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_an_end_on_a_phone_that_lies_scrolls_in_itself_alone(visit: Visit, game: str) -> None:
    """And who won is seen at once: beside it stand the ways on, and below it what lies open."""
    reader = TABLES[game][2]
    theatre = Theatre(visit(size="aside"), game, reader)
    end = next(scenes(game, reader, frozenset({"end"})))
    theatre.play(end, anew=True)
    tab = theatre.tab
    tab.wait_for_selector("main.end.all")
    assert tab.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1
    assert overflows(tab) == []
    feet = tab.locator("main.end .foot > *").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert len(feet) == 5 and max(feet) <= SIZES["aside"][1]
    if game == "rose":
        sums = tab.locator(".total").evaluate_all(LOWEST)
        assert len(sums) == 4 and max(sums) <= SIZES["aside"][1]


FILLED = """() => {
  const [map, frame] = [document.querySelector(".window > .map"), document.querySelector(".window")]
    .map((one) => one.getBoundingClientRect());
  return [frame.left - map.left, map.right - frame.right].map(Math.round);
}"""


@pytest.mark.long
@pytest.mark.parametrize(("before", "then"), [("upright", "lying"), ("phone", "aside"), ("aside", "phone")])
def test_whoever_turns_the_device_sees_the_city_as_it_begins_there(visit: Visit, before: str, then: str) -> None:
    """Whatever was shown of it before: on a phone it had moved away to show where one may go."""
    game, seats, reader = TABLES["eleven"]
    move, after = (
        next(one for one in asked(game, seats, reader, 1) if one.kind == kind) for kind in ("move", "hand_in")
    )

    def stands(*shown: tuple[Asked, str]) -> list[int]:
        positions = Positions(visit(size="phone"), game, seats, reader)
        for one, window in shown:
            fit(positions.tab, window)
            positions.show(one)
            positions.tab.evaluate(SHOWN)
            positions.tab.wait_for_function(STILL)
        filled: list[int] = positions.tab.evaluate(FILLED)
        return filled

    turned, fresh = stands((move, before), (after, then)), stands((after, then))
    assert all(there >= min(0, here) for there, here in zip(turned, fresh, strict=True)), (turned, fresh)


@pytest.mark.long
def test_a_tablet_upright_shows_what_each_place_brings_and_then_the_hour(visit: Visit) -> None:
    """It has no column: both stand with the players."""
    game, seats, reader = TABLES["eleven"]
    positions = Positions(visit(size="phone"), game, seats, reader)
    fit(positions.tab, "upright")
    for kind, what in (("raise", ".players .places > li"), ("figure", ".players .hour ol > li")):
        positions.show(next(one for one in asked(game, seats, reader, 1) if one.kind == kind))
        boxes = positions.tab.locator(what)
        assert boxes.count() == seats
        assert boxes.last.is_visible() and overflows(positions.tab, ".players") == []


TOLD = """(rule) => {
  const parts = [...document.querySelector(".board .rule").childNodes];
  const words = parts.filter((one) => one.nodeType === 3 && one.data.trim()).at(-1);
  words.data = (words.data.includes("·") ? " · " : " ") + rule;
}"""
CUT_OFF = """() => {
  const rule = document.querySelector(".board .rule");
  const out = [rule.scrollWidth - rule.clientWidth > 1, rule.scrollHeight - rule.clientHeight > 4];
  const [own, room] = [rule, rule.parentElement].map((one) => one.getBoundingClientRect().height);
  return out.some((one) => one) || own > room + 2;
}"""


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_the_day_is_read_in_full(visit: Visit, language: str) -> None:
    """Whatever the event, at the first question of every day: what is past takes room from today."""
    visitor, (game, seats, reader) = visit(language=language), CROWDS["rose"]
    positions, tab, cut, days = Positions(visitor, game, seats, reader), visitor.tab, list[str](), set[int]()
    texts = (Path(data.__file__).parent / f"locales/{language}/page_rose.ftl").read_text("utf-8")
    for one in asked(game, seats, reader, 1):
        fit(tab, "desktop")
        positions.show(one)
        tab.evaluate(SHOWN)
        day = tab.locator(".board .past").count()
        if day in days or not tab.locator(".board .rule").count():
            continue
        days.add(day)
        for window in WINDOWS:
            fit(tab, window)
            for rule in re.findall(r"^rose-today-\w+ = (.*)$", texts, re.MULTILINE):
                tab.evaluate(TOLD, rule)
                tab.evaluate(SHOWN)
                cut += [f"{window} day {day + 1}: {rule}"] if tab.evaluate(CUT_OFF) else []
    assert len(days) > 2 and cut == []
