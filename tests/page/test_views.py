"""Every view in every language and at every size: nothing stands out of its place, nothing is a key where a sentence
should be, and who listens or goes by keys finds their way. Boards are looked at in the tests of their games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import expect

from subrosa.core.text import LANGUAGES

from .browsing import TOUCHED, WINDOWS, Server, Visit, Visitor, findings, fit, keys_shown, overflows
from .geometry import around
from .views import View, World, build, of_marta, of_somebody_new

LOOKS = [(one, size, False) for one in LANGUAGES for size in ("desktop", "phone")] + [
    ("cs", "phone", True),
    ("fr", "aside", False),
    ("de", "tablet", True),
]
HEARD = {("en", "desktop", False), ("cs", "phone", True)}
"""Where axe looks too: large and small have their own arrangement, light and dark their own colours."""

STILL = "() => document.fonts.ready.then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))"

TURN = """async (path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
"""Until the view before has gone: its headings are not those that are waited for."""


@pytest.fixture(scope="module")
def world(server: Server, browser: Any) -> World:
    marta, jonas = Visitor(browser, server.base), Visitor(browser, server.base)
    found = build(marta, jonas)
    marta.leave()
    jonas.leave()
    return found


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ("<p>Enough room for a word.</p>", []),
        ("<p class=narrow>Unbreakable</p>", ["out of"]),
        ("<button class='narrow shut'>Unbreakable</button>", ["out of", "cuts off"]),
        ("<div class='shut low'><p>One</p><p>Two</p></div>", ["cuts off"]),
        ("<p class='narrow shut dots'>Unbreakable</p>", []),
        ("<div class='narrow rolls'><p>Unbreakable</p></div>", ["out of"]),
        ("<div class='narrow rolls'><span>Unbreakable</span></div>", []),
        ("<p class=wide>x</p>", ["the page is"]),
    ],
)
def test_what_stands_out_of_its_place_is_seen(visit: Visit, html: str, found: list[str]) -> None:
    tab = visit().tab
    look = """.narrow {width: 20px} .shut {overflow: hidden} .low {height: 24px} .dots {text-overflow: ellipsis}
      .rolls {overflow: auto} .wide {width: 200vw} p {margin: 0; font: 16px/20px sans-serif}"""
    tab.set_content(f"<style>{look}</style>{html}")
    seen = overflows(tab)
    assert len(seen) == len(found) and all(any(word in one for one in seen) for word in found), seen


@pytest.mark.long
@pytest.mark.parametrize(("language", "size", "dark"), LOOKS)
def test_views_of_somebody_new(visit: Visit, world: World, language: str, size: str, dark: bool) -> None:
    somebody = visit(language=language, size=size, dark=dark)
    assert seen(somebody, of_somebody_new(world, language), world, (language, size, dark) in HEARD) == []


@pytest.mark.long
@pytest.mark.parametrize(("language", "size", "dark"), LOOKS)
def test_views_of_somebody_who_plays(visit: Visit, world: World, language: str, size: str, dark: bool) -> None:
    marta = visit(language=language, size=size, dark=dark)
    marta.context.add_cookies(world.cookies)
    heard = (language, size, dark) in HEARD
    assert seen(marta, of_marta(world, size, heard), world, heard) == []


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ("<button>a</button>", ""),
        ("<button style='height: 40px'>a</button>", "60 x 40"),
        ("<p>Somebody <a href='/x'>reads</a> on.</p>", ""),
        ("<button>a</button><button style='margin-left: -20px'>b</button>", "lies on"),
        ("<p style='height: 900px'>a</p><button>a</button><nav>bar</nav>", "is covered by"),
        ("<p style='height: 900px'>a</p><button>a</button><p style='height: 90px'>a</p><nav>bar</nav>", ""),
        ("<p style='width: 20px; word-break: break-all'>Cosmas</p>", "is broken"),
        ("<button style='height: 40px'>a</button><dialog open><button>b</button></dialog>", ""),
    ],
)
def test_what_a_finger_does_not_find_is_seen(visit: Visit, html: str, found: str) -> None:
    tab = visit().tab
    look = """body {margin: 0; font: 16px/20px sans-serif} button {width: 60px; height: 50px}
      nav {position: fixed; inset: auto 0 0; height: 60px; background: #fff}"""
    tab.set_content(f"<style>{look}</style>{html}")
    seen = around(tab)
    assert (len(seen) > 0) == bool(found) and all(found in one for one in seen), seen


@pytest.mark.long
@pytest.mark.parametrize("touch", [True, False], ids=["fingers", "mouse"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pressed_is_found_in_every_window(visit: Visit, world: World, language: str, touch: bool) -> None:
    windows = [window for window in WINDOWS if (window in TOUCHED) == touch]
    size = "phone" if touch else "desktop"
    somebody, marta = (visit(language=language, size=size) for _ in range(2))
    marta.context.add_cookies(world.cookies)
    wrong = pressed(somebody, of_somebody_new(world, language), world, windows)
    assert wrong + pressed(marta, of_marta(world, size, True), world, windows) == []


def pressed(visitor: Visitor, views: Iterable[View], world: World, windows: list[str]) -> list[str]:
    """What a finger or a mouse does not find, and what stands out of its place, in windows of one kind of hand."""
    wrong = []
    tab = visitor.go("/nowhere")
    for view in views:
        if view.table:
            continue
        turn_to(tab, view, world)
        for window in windows:
            fit(tab, window)
            tab.evaluate(STILL)
            found = around(tab, 44 if window in TOUCHED else 20) + overflows(tab, view.within)
            wrong += [f"{window}, {view.name}: {one}" for one in found]
        if view.refused:
            visitor.wrong.clear()
        tab.keyboard.press("Escape")
        if view.long:  # a page that was scrolled to each of a thousand rules is busy with it for a while
            visitor.go("/nowhere")
    return wrong


def seen(visitor: Visitor, views: Iterable[View], world: World, heard: bool) -> list[str]:
    """What is wrong with them, one after the other in the same tab."""
    wrong = []
    tab = visitor.go("/nowhere")
    for view in views:
        turn_to(tab, view, world)
        found = keys_shown(tab) + overflows(tab, view.within)
        found += findings(tab, view.within) if heard and not view.long else []
        wrong += [f"{view.name}: {one}" for one in found]
        if view.refused:
            visitor.wrong[:] = [one for one in visitor.wrong if "responded with a status of 4" not in one]
        tab.keyboard.press("Escape")
    return wrong


def turn_to(tab: Any, view: View, world: World) -> None:
    """As a link of the page would, without loading it anew."""
    path = view.path.format(**world.matches) if view.path.startswith("/") else f"/m/{world.matches[view.path]}"
    tab.evaluate(TURN, path)
    expect(tab.locator(view.there).first).to_be_visible(timeout=30_000)
    view.do(tab)
    expect(tab.locator(view.within).first).to_be_attached()
    tab.evaluate(STILL)
