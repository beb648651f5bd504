"""The page in a real browser, at a real server: from the lobby into each game, and a few decisions by its buttons."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from subrosa import page

CHROMIUM = os.environ.get("SUBROSA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
MISSING = "the tests need Chromium on this machine (Debian: apt-get install chromium)"
CODE = """
import sys
from pathlib import Path
from subrosa.web import Settings, serve
serve(Settings(port=0, page=Path(sys.argv[1]), store=sys.argv[2], pace=0.05, log="none"))
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    command = [sys.executable, "-u", "-c", CODE, str(page.ensure()), str(tmp_path_factory.mktemp("store") / "kept.db")]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert running.stdout is not None
    try:
        said = next(line for line in running.stdout if "http://" in line)
        yield re.findall(r"http://[\d.:]+", said)[0]
    finally:
        running.terminate()
        running.wait(10)
        running.stdout.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    if CHROMIUM is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield found
        found.close()


BUTTONS = "section.now button:enabled, .dock button:enabled, [data-nuns-map] button:enabled"


@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_play_now_leads_to_a_table_that_is_drawn_and_asks_its_question(server: str, browser: Any, game: str) -> None:
    context = browser.new_context(locale="de-DE", viewport={"width": 1440, "height": 900})
    tab = context.new_page()
    wrong: list[str] = []
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    tab.on("console", lambda said: wrong.append(said.text) if said.type == "error" and "401" not in said.text else None)
    tab.goto(server)
    assert tab.locator("html").get_attribute("lang") == "de"
    tab.locator(f":is(li, article):has(a[href='/learn/{game}']) button").first.click()
    tab.wait_for_url("**/m/**")
    for _ in range(2):
        tab.wait_for_selector("section.now", timeout=30_000)
        tab.wait_for_selector(BUTTONS, timeout=60_000)
        assert tab.locator("svg").count() > 10, "the board is drawn"
        assert not re.search(r"\w+-\w+-\w+", tab.locator("section.now").inner_text()), "no key instead of a sentence"
        tab.reload()
    assert wrong == []
    context.close()
