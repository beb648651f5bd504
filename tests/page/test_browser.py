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
TAKEN = """told => document.querySelectorAll("aside ol li").length > told
    || !document.querySelector("section ul button")"""
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


@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_play_now_leads_to_a_table_that_can_be_played_by_buttons(server: str, browser: Any, game: str) -> None:
    context = browser.new_context(locale="de-DE")
    tab = context.new_page()
    wrong: list[str] = []
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    tab.on("console", lambda said: wrong.append(said.text) if said.type == "error" and "401" not in said.text else None)
    tab.goto(server)
    assert tab.locator("html").get_attribute("lang") == "de"
    tab.locator(f"li:has(a[href='/learn/{game}']) button").click()
    _decide(tab, 4)
    tab.reload()
    _decide(tab, 1)
    assert wrong == []
    context.close()


def _decide(tab: Any, times: int) -> None:
    """Take the first choice so many times, each time the table asks."""
    for _ in range(times):
        choice = tab.locator("section ul button:enabled").first
        choice.wait_for()
        told = tab.locator("aside ol li").count()
        choice.click()
        tab.wait_for_function(TAKEN, arg=told)
