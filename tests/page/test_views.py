"""Every view in every language and at every size: nothing stands out of its place, nothing is a key where a sentence
should be, and who listens or goes by keys finds their way. Boards are looked at in the tests of their games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from subrosa.core.text import LANGUAGES

from .browsing import Server, Visit, Visitor, findings, keys_shown, overflows
from .views import View, World, build, of_marta, of_somebody_new

LOOKS = [(one, size, False) for one in LANGUAGES for size in ("desktop", "phone")] + [
    ("cs", "phone", True),
    ("fr", "aside", False),
    ("de", "tablet", True),
]
HEARD = {("en", "desktop", False), ("cs", "phone", True)}
"""Where axe looks too: large and small have their own arrangement, light and dark their own colours."""

STILL = "() => document.fonts.ready.then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))"


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
    tab.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
    tab.locator(view.there).first.wait_for()
    view.do(tab)
    tab.evaluate(STILL)
