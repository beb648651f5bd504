"""Pages that people come to seldom and must be able to trust: was the deal kept, a forgotten password, what the host
says to everybody. And those that only some see: the panel for strangers, my page with what it has worked out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.served import Served, serving

from subrosa import page
from subrosa.store import bulletin
from subrosa.store.bulletin import Bulletin
from subrosa.web.heeding import look

from .browsing import Visitor, findings, keys_shown, overflows
from .views import played_out

pytestmark = pytest.mark.long
WINDOWS = [("desktop", False, "en"), ("phone", True, "cs"), ("aside", False, "de")]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("sealed")
    with serving(folder / "kept.db", page=page.ensure(), pace=0.01) as found:
        yield found


@pytest.fixture(params=WINDOWS, ids=lambda one: "-".join(map(str, one)))
def ann(served: Served, browser: Any, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    size, dark, language = request.param
    visitor = Visitor(browser, served.base, size=size, dark=dark, language=language)
    visitor.come_in("Ann")
    yield visitor
    visitor.leave()


def stands(tab: Any, within: str = "body") -> None:
    assert (findings(tab, within), overflows(tab, within), keys_shown(tab)) == ([], [], [])


def test_whether_the_deal_was_kept_is_worked_out_on_the_page(ann: Visitor) -> None:
    match = ann.open("rose", "mm")
    played_out(ann, match, 2)
    tab = ann.go(f"/m/{match}/check")
    tab.wait_for_selector("section[role=status] .in-good")
    assert tab.locator(".seal").inner_text().strip()
    stands(tab)
    tab.click("details summary")
    tab.wait_for_selector("details[open] ol li")
    assert overflows(tab) == []


def test_who_has_forgotten_a_password_follows_the_link_and_is_signed_in(ann: Visitor, served: Served) -> None:
    login = f"ann{id(ann)}"
    ann.ask("POST", "/account", {"login": login, "password": "correct horse"})
    people, links = served.app.house.people, served.app.house.recovery
    link = links.link("", people.by_login(login))
    ann.context.clear_cookies()
    tab = ann.go(f"/recover/{link.rsplit('/', 1)[-1]}")
    tab.fill("input[type=password]", "another staple")
    stands(tab)
    tab.click("form button[type=submit]")
    tab.wait_for_url(f"{ann.base}/")
    assert ann.ask("GET", "/me")["login"] == login


def test_a_link_that_is_no_good_says_so(ann: Visitor) -> None:
    tab = ann.go("/recover/nonsense")
    tab.fill("input[type=password]", "another staple")
    tab.click("form button[type=submit]")
    tab.wait_for_selector("form [role=alert], form .in-warning, form [aria-invalid=true]")
    stands(tab)
    ann.wrong[:] = [one for one in ann.wrong if "status of 400" not in one]


@pytest.fixture
def says(served: Served) -> Iterator[Any]:
    """The host says something; by the end nothing is said any more."""

    def say(**what: Any) -> None:
        bulletin.write(served.store, Bulletin(**what))
        asyncio.run_coroutine_threadsafe(look(served.app.house), served.loop).result(20)

    yield say
    say()


def test_what_the_host_says_stands_over_everything_until_it_is_read(ann: Visitor, says: Any) -> None:
    said = "We rest from ten to half past ten."
    tab = ann.go(f"/m/{ann.open('rose', 'mbb')}")
    tab.wait_for_selector("section.now")
    says(message=said, closed="new")
    banner = tab.wait_for_selector(f"aside:has-text('{said}')")
    tab.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    stands(tab, "aside.floats")
    banner.query_selector("button").click()
    tab.wait_for_selector(f"aside:has-text('{said}')", state="detached")


def test_strangers_are_met_from_a_panel_that_can_be_heard(ann: Visitor) -> None:
    tab = ann.go("/")
    tab.wait_for_selector("section.matches")
    stands(tab)
    ann.open("rose", "moo", public=True)
    tab.reload()
    tab.wait_for_selector("section.matches li")
    stands(tab)


def test_my_page_tells_what_gave_me_away_and_whether_my_marks_were_right(ann: Visitor) -> None:
    match = ann.open("rose", "mm")
    played_out(ann, match, 2)
    tab = ann.go("/")
    marks = {f"{row}/{monk}": "x" for row in (0, 1) for monk in ("red", "blue", "white", "grey", "black", "orange")}
    tab.evaluate(
        "([match, marks]) => [0, 1].forEach((seat) => localStorage.setItem(`subrosa-notes-${match}-${seat}`,"
        " JSON.stringify({ marks })))",
        [match, {**marks, **{f"0/{monk}": "!" for monk in ("red", "blue")}}],
    )
    tab = ann.go("/me/page")
    tab.wait_for_selector("aside .bar")
    stands(tab)
