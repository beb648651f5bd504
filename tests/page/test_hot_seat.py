"""Two at one device: what one of them may not know is not shown, nor even fetched, while the other has it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .browsing import Visit, Visitor
from .views import played_out

CURTAIN = "main.curtain"
SPECTATOR = 9


class Table:
    """A table of the Rose for Marta and Jonas at the same device, and which seats it has lines to."""

    def __init__(self, visit: Visit, **how: Any):
        self.visitor: Visitor = visit(**how)
        self.visitor.come_in("Marta")
        self.match = self.visitor.open("rose", "mm")
        self.lines: list[Any] = []
        self.tab = self.visitor.tab
        self.tab.on("websocket", lambda line: self.lines.append(line))
        self.tab.clock.install()
        self.visitor.go(f"/m/{self.match}")
        self.tab.wait_for_selector(CURTAIN)
        first = self.seat(0)["choosing"][0]
        self.first, self.second = first, 1 - first

    def seat(self, seat: int) -> Any:
        """What this seat knows, asked beside the page."""
        return self.visitor.ask("GET", f"/matches/{self.match}/seat?seat={seat}")

    def open(self) -> None:
        self.tab.keyboard.press("Space")
        self.tab.keyboard.press("Space")
        self.tab.wait_for_selector(".dock")

    def still(self) -> None:
        """From now on the page's time goes only where the test lets it."""
        self.tab.clock.pause_at(self.tab.evaluate("Date.now()") + 1000)

    def play_turn(self) -> None:
        """The first one's whole turn in words, until the curtain falls."""
        while self.tab.locator(CURTAIN).count() == 0:
            at = self.seat(self.first)
            if not at["choices"]:
                self.tab.wait_for_selector(CURTAIN)
                return
            self.tab.wait_for_selector("section.now.mine")
            self.tab.keyboard.press("/")
            self.tab.fill("dialog[open] input", at["choices"][0]["text"])
            self.tab.click("dialog[open] .primary")
            self.tab.wait_for_selector("dialog[open]", state="detached")

    def told(self) -> list[Any]:
        """Everything the page was told about a seat, by socket or by route."""
        return [said for said in map(json.loads, self.visitor.heard) if "view" in said]


@pytest.fixture
def table(visit: Visit) -> Table:
    return Table(visit)


def test_before_the_first_hand_over_nothing_is_fetched_but_the_table(table: Table) -> None:
    assert table.told() == [] and table.lines == []
    assert table.tab.locator(".match, .dock").count() == 0


def test_the_next_ones_secrets_are_neither_shown_nor_fetched_before_the_hand_over(table: Table) -> None:
    table.open()
    table.play_turn()
    secret = f"seat {table.second + 1}"
    assert table.seat(table.second)["view"]["identity"][secret], "there is something to hide"
    assert table.tab.locator(".match, .dock, .tabs").count() == 0, "nothing is behind the curtain"
    assert {said["seat"] for said in table.told()} <= {table.first, SPECTATOR}
    assert all(said["view"].get("identity", {}).get(secret) is None for said in table.told())
    assert [line.url for line in table.lines if f"seat={table.first}&" not in line.url] == []
    table.open()
    table.tab.evaluate("0")  # so that what the page has heard by now is here
    assert [said for said in table.told() if said["seat"] == table.second and said["view"]["identity"][secret]]


def test_the_line_of_the_one_before_is_closed_when_the_curtain_falls(table: Table) -> None:
    table.open()
    table.play_turn()
    table.open()
    assert [line.is_closed() for line in table.lines] == [True, False]


def test_after_a_reload_the_curtain_is_still_down(table: Table) -> None:
    table.open()
    table.tab.reload()
    table.tab.wait_for_selector(CURTAIN)
    assert table.tab.locator(".match, .dock").count() == 0 and len(table.lines) == 1


def test_a_tap_does_not_open_it_and_holding_for_a_second_does(visit: Visit) -> None:
    table = Table(visit, size="phone")
    table.still()
    button, curtain = table.tab.locator(f"{CURTAIN} button"), table.tab.locator(CURTAIN)
    button.tap()
    table.tab.clock.run_for(5000)
    assert curtain.count() == 1
    box = button.bounding_box()
    assert box is not None
    table.tab.mouse.move(box["x"] + 40, box["y"] + 20)
    table.tab.mouse.down()
    table.tab.clock.run_for(900)
    table.tab.mouse.up()
    table.tab.clock.run_for(5000)
    assert curtain.count() == 1, "let go too early"
    table.tab.mouse.down()
    table.tab.clock.run_for(1000)
    table.tab.wait_for_selector(".dock")


def test_space_once_does_not_open_it_and_twice_does(table: Table) -> None:
    table.still()
    for key in ("Space", "Enter"):
        table.tab.keyboard.press(key)
        table.tab.clock.run_for(2000)
        assert table.tab.locator(CURTAIN).count() == 1
    table.open()


def test_when_it_is_over_nothing_is_hidden_any_more(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    match = visitor.open("nuns", "mm")
    played_out(visitor, match, 2)
    tab = visitor.go(f"/m/{match}")
    tab.wait_for_selector("main h1, main h2")
    assert tab.locator(CURTAIN).count() == 0
