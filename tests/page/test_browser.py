"""From the lobby into each game: the first minute of somebody new."""

from __future__ import annotations

import pytest

from .browsing import Visit, keys_shown

BUTTONS = "section.now button:enabled, .dock button:enabled, [data-nuns-map] button:enabled"


@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_play_now_leads_to_a_table_that_is_drawn_and_asks_its_question(visit: Visit, game: str) -> None:
    tab = visit(language="de-DE").go()
    assert tab.locator("html").get_attribute("lang") == "de"
    tab.locator(f":is(li, article):has(a[href='/learn/{game}']) button").first.click()
    tab.wait_for_url("**/m/**")
    for _ in range(2):
        tab.wait_for_selector("section.now")
        tab.wait_for_selector(BUTTONS)
        assert tab.locator("svg").count() > 10, "the board is drawn"
        assert keys_shown(tab) == []
        tab.reload()
