"""A hand that plays 011 on the page: it sees what is offered there and takes something, as people with a mouse, with
keys alone or with a thumb do. What the rules say it does not know."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError

from .browsing import AXE

UNFELT = 3_000
MOST_TAPS = 5
LONGEST = 120_000
"""Milliseconds until a table of bots must have come back to us, or ended."""
PAUSES = ("figure", "gear", "move", "hand_in", "end")
CHOICES = ".eleven-choices [data-choice]:enabled"
MOST_BID = 3
NAMES_FROM = 5
"""The turns after which we name somebody, if that can be done at all."""

ASKED = """
(before) => {
  if (document.querySelector("main.end")) return { step: "over", key: "over" };
  const asked = document.querySelector(".eleven-choices[data-step]");
  if (!asked || asked.getAttribute("aria-busy") === "true") return null;
  const key = `${asked.dataset.step} ${asked.dataset.told}`;
  return key === before ? null : { step: asked.dataset.step, key };
}
"""
"""The question that is asked now, unless it is the one before."""

FIELDS = """
() => [...document.querySelectorAll('.window path[role=button][aria-disabled=false]')].map((field, at) => {
  const [box, edge] = [field, field.closest(".window")].map((one) => one.getBoundingClientRect());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inside = x > edge.left && x < edge.right && y > edge.top && y < edge.bottom;
  return { at, x, y, inside, label: field.getAttribute("aria-label"), hit: document.elementFromPoint(x, y) === field };
})
"""
"""The fields that are lit: where, whether they are in the window, and whether a finger there would meet them."""
SHOWN = "() => JSON.stringify({ ...document.querySelector('.overview rect')?.getBoundingClientRect().toJSON() })"

SENT = """
(key) => {
  const asked = document.querySelector(".eleven-choices[data-step]");
  if (!asked || asked.getAttribute("aria-busy") === "true") return true;
  return `${asked.dataset.step} ${asked.dataset.told}` !== key;
}
"""
SHOWN_OR_SENT = f"""
(key) => ({SENT})(key) || document.querySelector(".eleven-choices [data-choice].on, .eleven-choices .go") !== null
"""

NAMED = "axe.run(document, {resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}}})"


def faults(tab: Any) -> list[str]:
    """What axe-core finds wrong; also a name for listeners that has not the words that are seen on the thing."""
    if not tab.evaluate("'axe' in window"):
        tab.evaluate(AXE.read_text("utf-8"))
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for one in tab.evaluate(NAMED)["violations"]
        for node in one["nodes"][:3]
    ]


CRAMPED = """
() => [...document.querySelectorAll(".now, .now *")].filter((one) => {
  const look = getComputedStyle(one);
  const clips = (flow) => /hidden|clip/.test(flow);
  const high = clips(look.overflowY) && one.scrollHeight > one.clientHeight + 3 && look.webkitLineClamp === "none";
  const wide = innerWidth > 1100 && clips(look.overflowX) && one.scrollWidth > one.clientWidth + 1;
  return one.clientHeight > 2 && look.textOverflow !== "ellipsis" && !(one instanceof SVGElement) && (high || wide);
}).map((one) => one.outerHTML.slice(0, 120))
"""


def cramped(tab: Any) -> list[str]:
    """What has no room in the now bar."""
    found: list[str] = tab.evaluate(CRAMPED)
    return found


class Hand:
    """Somebody's hand at a table. Each way of playing has its own; what they would like is the same."""

    def __init__(self, tab: Any, seed: int = 11, see: Callable[[str], None] = lambda step: None):
        self.tab, self.see = tab, see
        self.chance = random.Random(seed)
        self.asked: dict[str, int] = {}
        """How often each kind of question has come."""
        self.opened = self.named = False
        """Have we opened the declaration, and have we named somebody?"""
        self._question = {"step": "", "key": ""}

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Answer question after question, to the end or until it is enough."""
        while self.wait() != "over" and not until():
            self.answer()

    def wait(self) -> str:
        """The kind of the next question, when it comes."""
        found = self.tab.wait_for_function(ASKED, arg=self._question["key"], timeout=LONGEST)
        self._question = found.json_value()
        step: str = self._question["step"]
        self.asked[step] = self.asked.get(step, 0) + 1
        self.see(step)
        return step

    @property
    def hours(self) -> int:
        """The hours we have had a turn in."""
        return self.asked.get("figure", 0)

    def answer(self) -> None:
        step = self._question["step"]
        if step in PAUSES and self.chance.random() < 0.3 and self.play_card():
            return
        if step == "hand_in" and not self.opened:
            self.opened = True
            self.declare(really=False)
        elif step == "gear" and self.hours > NAMES_FROM and not self.named:
            self.named = True
            if self.declare(really=True):
                return
        if step in ("bid", "raise"):
            self.bid()
        elif step == "location":
            self.locate()
        elif step in ("move", "walk") and self.chance.random() < 0.3:
            self.stay()
        elif not self.take_field():
            self.take(self.wish(step, self.tab.locator(CHOICES).count()))

    def wish(self, step: str, count: int) -> int:
        """Which of so many answers. Time is short, so gears turn little, and clues are mostly kept."""
        thrifty = step in ("gear", "hand_in") and self.chance.random() < 0.7
        return 0 if thrifty else self.chance.randrange(count)

    def best_field(self, fields: list[dict[str, Any]]) -> int:
        """A field that costs little; clues are worth a step."""
        prices = [re.search(r"\d+", one["label"]) for one in fields]
        cheap = [at for at, price in enumerate(prices) if price is None or int(price[0]) <= 2]
        return self.chance.choice(cheap or range(len(fields)))

    def take(self, number: int) -> None:
        """The choice of the now bar with this number, from 0."""
        raise NotImplementedError

    def pick(self, number: int) -> None:
        """The same where nothing is shown before."""
        self.take(number)

    def take_field(self) -> bool:
        """A field of the map. No: none is lit."""
        raise NotImplementedError

    def stay(self) -> None:
        raise NotImplementedError

    def bid(self) -> None:
        raise NotImplementedError

    def play_card(self) -> bool:
        """Lay out cards and tiles; play one, or put them away again."""
        raise NotImplementedError

    def declare(self, really: bool) -> bool:
        """Open the declaration and choose a name; then leave it, or say the name if that can be done. Was it said?"""
        raise NotImplementedError

    def locate(self) -> None:
        """A tile, then a slot of the compass; or keep them."""
        self.pick(0)
        if self.tab.locator(".location .back").count():
            self.take(self.chance.randrange(self.tab.locator(CHOICES).count()))


class Mouse(Hand):
    """Points and clicks."""

    def take(self, number: int) -> None:
        self.tab.locator(CHOICES).nth(number).click()

    def take_field(self) -> bool:
        self.turn_away()
        fields = self.tab.evaluate(FIELDS)
        if not fields:
            return False
        free = [one for one in fields if one["hit"]] or fields
        field = free[self.best_field(free)]
        self.tab.mouse.click(field["x"], field["y"])
        return True

    def turn_away(self) -> None:
        """A card that was looked at lies over the map until a click, or until it has been seen long enough."""
        if self.tab.locator(".veil").count():
            self.tab.locator(".window").click(position={"x": 20, "y": 20})
            self.tab.wait_for_selector(".veil", state="detached")

    def stay(self) -> None:
        self.tab.locator(CHOICES).last.click()

    def bid(self) -> None:
        output = self.tab.locator(".bid output")
        if output.count() and int(output.inner_text()) <= self.chance.randint(0, MOST_BID):
            if self.chance.random() < 0.3 and self.tab.locator(".stepper button").last.is_enabled():
                self.tab.locator(".stepper button").last.click()
            self.take(0)
        else:
            self.tab.locator(CHOICES).last.click()

    def play_card(self) -> bool:
        self.tab.locator(".extras button").first.click()
        found = self.tab.locator(CHOICES)
        if not found.count():
            self.tab.locator(".play .no").click()
            return False
        found.first.click()
        self.see("card")
        self.tab.locator(".play .primary").click()
        return True

    def declare(self, really: bool) -> bool:
        self.turn_away()
        self.tab.locator(".extras .declare").click()
        dialog = self.tab.get_by_role("dialog")
        dialog.locator("li:not(.off) button").first.click()
        self.see("declare")
        hold = dialog.locator(".hold")
        if not really or not hold.count():
            dialog.locator("[data-safe] button").click()
            return False
        box = hold.bounding_box()
        self.tab.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.tab.mouse.down()
        dialog.wait_for(state="detached")
        self.tab.mouse.up()
        return True


class Keys(Hand):
    """Never touches a mouse."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.tab.keyboard.press(key)

    def take(self, number: int) -> None:
        self.press(str(number + 1))

    def take_field(self) -> bool:
        if self.tab.locator(".veil").count():
            self.press("Escape")
        fields = self.tab.evaluate(FIELDS)
        if not fields:
            return False
        # By the arrows for a look round, then through the lit fields until one is cheap enough.
        self.press("m", self.chance.choice(("ArrowRight", "ArrowDown", "Home")))
        for _ in range(self.chance.randint(1, 6)):
            self.press(".")
        self.press("Enter")
        return True

    def stay(self) -> None:
        self.press("s")

    def bid(self) -> None:
        output = self.tab.locator(".bid output")
        if output.count() and int(output.inner_text()) <= self.chance.randint(0, MOST_BID):
            if self.chance.random() < 0.3:
                self.press("+", "-", "+")
            self.take(0)
        else:
            self.press("p" if self._question["step"] == "raise" else "1")

    def play_card(self) -> bool:
        self.press("k")
        if not self.tab.locator(CHOICES).count():
            self.press("k")
            return False
        self.press("1", "1")
        return True

    def declare(self, really: bool) -> bool:
        if self.tab.locator(".veil").count():
            self.press("Escape")
        self.press("d")
        dialog = self.tab.get_by_role("dialog")
        dialog.wait_for()
        # The safe button has the focus; behind it come the names.
        self.press("Tab", "Enter")
        self.see("declare")
        hold = dialog.locator(".hold")
        if not really or not hold.count():
            self.press("Escape")
            dialog.wait_for(state="detached")
            return False
        self.press("Shift+Tab", "Enter")
        # The second Enter counts after a pause; the page says when it may be pressed.
        dialog.locator(".hold.ready").wait_for()
        self.press("Enter")
        dialog.wait_for(state="detached")
        return True


class Touch(Hand):
    """A thumb: the first tap shows, the second takes."""

    def twice(self, tap: Callable[[], None]) -> None:
        """What the first tap shows, the second takes, in the same place. One that was not felt is made again."""
        for _ in range(MOST_TAPS):
            tap()
            try:
                self.tab.wait_for_function(SHOWN_OR_SENT, arg=self._question["key"], timeout=UNFELT)
                break
            except TimeoutError:
                continue
        if not self.tab.evaluate(SENT, self._question["key"]):
            tap()
            self.tab.wait_for_function(SENT, arg=self._question["key"])

    def take(self, number: int) -> None:
        """Of characters the tap reads, and a button takes."""
        if not self.tab.locator(".portraits").count():
            return self.twice(self.tab.locator(CHOICES).nth(number).tap)
        self.tab.locator(CHOICES).nth(number).tap()
        self.tab.locator("[data-reading] .primary").tap()
        self.tab.wait_for_function(SENT, arg=self._question["key"])

    def pick(self, number: int) -> None:
        self.tab.locator(CHOICES).nth(number).tap()

    def take_field(self) -> bool:
        if self.tab.locator(".veil").count():
            self.tab.locator(".window").tap(position={"x": 20, "y": 80})
            self.tab.wait_for_selector(".veil", state="detached")
        fields = self.tab.evaluate(FIELDS)
        if not fields:
            return False
        field = fields[self.best_field(fields)]
        if not field["hit"]:
            field = self.bring(field)
        self.twice(lambda: self.tab.touchscreen.tap(field["x"], field["y"]))
        return True

    def bring(self, field: dict[str, Any]) -> dict[str, Any]:
        """A field outside the window is fetched with the small map; one that hides under something is exchanged."""
        if not field["inside"]:
            before = self.tab.evaluate(SHOWN)
            dot = self.tab.locator(".overview circle.lit").nth(field["at"]).bounding_box()
            self.tab.touchscreen.tap(dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2)
            self.tab.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
        fields: list[dict[str, Any]] = self.tab.evaluate(FIELDS)
        free = [one for one in fields if one["hit"]]
        return next((one for one in free if one["at"] == field["at"]), free[0])

    def stay(self) -> None:
        self.tab.locator(CHOICES).last.tap()

    def bid(self) -> None:
        output = self.tab.locator(".bid output")
        if output.count() and int(output.inner_text()) <= self.chance.randint(0, MOST_BID):
            if self.chance.random() < 0.3:
                self.tab.locator(".quick button").first.tap()
            self.tab.locator(CHOICES).first.tap()
        else:
            self.tab.locator(CHOICES).last.tap()

    def play_card(self) -> bool:
        self.tab.locator(".extras button").first.tap()
        found = self.tab.locator(CHOICES)
        if not found.count():
            self.tab.locator(".play .no").tap()
            return False
        found.first.tap()
        self.see("card")
        self.tab.locator(".play .primary").tap()
        return True

    def declare(self, really: bool) -> bool:
        self.tab.locator(".extras .declare").tap()
        dialog = self.tab.get_by_role("dialog")
        dialog.locator("li:not(.off) button").first.tap()
        self.see("declare")
        dialog.locator("[data-safe] button").tap()
        dialog.wait_for(state="detached")
        return False
