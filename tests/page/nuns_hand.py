"""A hand that plays the Nuns on the page as a person does: it looks at what is offered, and points, presses or taps.

    hand = Mouse(tab, Random(1))
    for shown in hand.questions():      # until the end scene
        hand.answer(shown)

What the page shows is read in one piece, so a move of somebody else in between does no harm: what is gone when the hand
comes to it is looked at anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as Late

from subrosa.games.nuns.box import DISTANCE, LOCKED, NEIGHBOURS, PLACE_COUNT

MOST = 2_000
"""More answers than any game takes."""
READ = """
() => {
  const now = document.querySelector("section.now");
  const text = (one) => (one?.textContent ?? "").replace(/\\s+/g, " ").trim();
  const number = (one) => Number(one?.dataset.place ?? 0);
  const all = (what) => [...document.querySelectorAll(what)];
  const asks = now?.classList.contains("mine") && document.querySelector("[data-asks]")?.dataset.asks;
  return {
    over: Boolean(document.querySelector("main.end")),
    asks: asks || "",
    said: [text(now), text(document.querySelector("section.rail, .nuns-board > ul"))].join(" "),
    offered: all(".stone.offered").map(number),
    seen: all(".stone.offered.lit").map(number),
    goal: number(document.querySelector(".goal")),
    cards: all("[data-card]:enabled:not(.pale)").map((one) => one.dataset.card),
    choices: all("section.now [data-choice]:enabled").map((one) => one.dataset.choice),
  };
}
"""
CHANGED = f"""
(before) => {{
  const shown = ({READ})();
  const mine = shown.over || shown.choices.length || shown.cards.length;
  return mine && JSON.stringify(shown) !== before && JSON.stringify(shown);
}}
"""
CAMERA = """
() => {
  const found = new DOMMatrix(getComputedStyle(document.querySelector(".nuns-sheet")).transform);
  return [found.e, found.f, found.a];
}
"""
FOCUS = "() => document.activeElement.getAttribute('aria-activedescendant') ?? ''"
RESTS = """
() => !document.querySelector(".nuns-sheet").getAnimations().some((one) => one.playState === "running")
"""
SPOT = """
(place) => {
  const box = document.querySelector(`.stone[data-place="${place}"] .body`).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const map = document.querySelector("[data-nuns-map]");
  return map.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}
"""


@dataclass(frozen=True)
class Shown:
    """What the page shows of a question."""

    over: bool
    asks: str
    """The step, as the rules call it."""
    said: str
    offered: list[int]
    """Stones on offer; those under a guard's eyes are `seen`."""
    seen: list[int]
    goal: int
    """Where a novice has to go next, as the map marks it for her."""
    cards: list[str]
    choices: list[str]

    @property
    def kind(self) -> str:
        """What kind of question it is, for those who look at each kind once."""
        if self.over:
            return "over"
        verbs = sorted({choice.split()[0] for choice in self.choices})
        return " ".join([self.asks, *verbs, *(["cards"] if self.cards and not self.choices else [])])


def _unlocked(goal: int) -> dict[int, int]:
    """Steps to a goal past no lock, by place."""
    far, ahead = {goal: 0}, [goal]
    for place in ahead:
        for next, locked in zip(NEIGHBOURS[place - 1], LOCKED[place - 1], strict=True):
            if 0 <= next < PLACE_COUNT and not locked and next + 1 not in far:
                far[next + 1] = far[place] + 1
                ahead.append(next + 1)
    return far


class Hand:
    """Somebody's hand. How it takes a thing is for each kind of hand to say; what to take is decided here."""

    def __init__(self, tab: Any, random: Random):
        self.tab, self.random = tab, random
        self._before = ""

    def look(self) -> Shown:
        return Shown(**self.tab.evaluate(READ))

    def round(self) -> int:
        found = self.tab.locator("[data-round]").first
        return int(found.get_attribute("data-round") or 0)

    def questions(self) -> Iterator[Shown]:
        """Every question until the end, which is the last thing shown. Answer each before the next."""
        for _ in range(MOST):
            handle = self.tab.wait_for_function(CHANGED, arg=self._before)
            self._before = handle.json_value()
            shown = self.look()
            yield shown
            if shown.over:
                return
        raise AssertionError("the game does not end")

    def answer(self, shown: Shown) -> None:
        """Choose something sensible. What is no longer there is left."""
        try:
            if shown.asks == "move":
                self._move(shown)
            else:
                self._choose(shown)
        except Late:
            assert self.look() != shown, f"nothing happens: {shown}"

    def _move(self, shown: Shown) -> None:
        """A novice: fast while far away, unseen where she can, and on as long as it brings her nearer."""
        if shown.cards and not shown.choices:
            wanted = [card for card in ("walk", "run", "sneak", "stand") if card in shown.cards]
            return self.take_card(wanted[0] if self.random.random() < 0.75 else self.random.choice(wanted))
        steps = [place for place in shown.offered if f"step {place}" in shown.choices]
        nearer = min(steps, key=lambda place: (self._far(place, shown.goal), place in shown.seen), default=0)
        stop = "stop" in shown.choices
        if nearer and not (stop and (nearer in shown.seen or self.random.random() < 0.3)):
            return self.take_place(nearer)
        others = [choice for choice in shown.choices if not choice.startswith("step")]
        if others:
            self.take("stop" if stop else self.random.choice(others))

    def _choose(self, shown: Shown) -> None:
        """The guards, and noises: by lot, but they rather walk than run."""
        if "stop" in shown.choices and self.random.random() < 0.7:
            return self.take("stop")
        choice = self.random.choice(shown.choices)
        if choice.startswith(("step ", "noise ")) and len(choice.split()) == 2 and self.random.random() < 0.5:
            return self.take_place(int(choice.split()[1]))
        self.take(choice)

    def _far(self, place: int, goal: int) -> int:
        if not goal:
            return 0
        return _unlocked(goal).get(place, 50 + DISTANCE[place - 1][goal - 1])

    def take(self, choice: str) -> None:
        raise NotImplementedError

    def take_card(self, card: str) -> None:
        raise NotImplementedError

    def take_place(self, place: int) -> None:
        """A place on the map."""
        raise NotImplementedError

    def _button(self, choice: str) -> Any:
        return self.tab.locator(f'section.now [data-choice="{choice}"]:enabled')

    def _spot(self, place: int) -> tuple[float, float] | None:
        """Where a stone lies on the screen once the map rests; nowhere, if it is out of view or covered."""
        self.tab.wait_for_function(RESTS)
        found = self.tab.evaluate(SPOT, place)
        return (found[0], found[1]) if found else None


class Mouse(Hand):
    """Points and clicks: stones on the map, cards, buttons."""

    def take(self, choice: str) -> None:
        self._button(choice).click(timeout=10_000)

    def take_card(self, card: str) -> None:
        self.tab.locator(f'[data-card="{card}"]:enabled').click(timeout=10_000)

    def take_place(self, place: int) -> None:
        spot = self._spot(place)
        if spot is None:
            return self._button(f"step {place}").or_(self._button(f"noise {place}")).first.click(timeout=10_000)
        self.tab.mouse.click(*spot)


LETTERS = {"stand": "t", "sneak": "s", "walk": "w", "run": "r"}


class Keys(Hand):
    """No mouse at all: letters for cards, digits, arrows and Enter on the map, Tab to a button."""

    def take(self, choice: str) -> None:
        if choice == "stop" and self.tab.evaluate("!document.activeElement.closest('button')"):
            self._press("Escape", "Enter")
        elif choice != "stop" and self.random.random() < 0.7 and self._digit(choice):
            self._press(self._digit(choice))
        else:
            self._tab_to(choice)
            self._press("Enter")

    def take_card(self, card: str) -> None:
        self._press(LETTERS[card])

    def take_place(self, place: int) -> None:
        """With arrows where one leads there, with `G` and its number, or by its digit."""
        way = self.random.choice(("arrows", "number", "digit"))
        if way == "arrows" and self._arrow_to(place):
            return self._press("Enter")
        if way == "number":
            self._press("g")
            self.tab.wait_for_selector("form input:focus", timeout=10_000)
            self._press(*str(place), "Enter")
            self.tab.wait_for_selector("[data-nuns-map]:focus", timeout=10_000)
            return self._press("Enter")
        choice = f"step {place}" if f"step {place}" in self.look().choices else f"noise {place}"
        self.take(choice)

    def _arrow_to(self, place: int) -> bool:
        """Is it the nearest neighbour in one of the four directions? Then the map's focus is there now."""
        for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            self._press("Escape", arrow)
            if self.tab.evaluate(FOCUS) == f"nuns-at-{place}":
                return True
        self._press("Escape")
        return False

    def _digit(self, choice: str) -> str:
        """The number that stands on the button of a choice."""
        cap = self._button(choice).locator("kbd")
        text = cap.inner_text(timeout=10_000) if cap.count() else ""
        return text if text.isdigit() else ""

    def _tab_to(self, choice: str) -> None:
        """To the now bar with F6, then Tab until the button has the focus."""
        for _ in range(60):
            if self.tab.evaluate("document.activeElement.dataset.choice ?? ''") == choice:
                return
            inside = self.tab.evaluate("Boolean(document.activeElement.closest('section.now'))")
            self._press("Tab" if inside else "F6")
        raise Late(f"{choice} cannot be reached with Tab")

    def _press(self, *keys: str) -> None:
        for key in keys:
            self.tab.keyboard.press(key)


class Finger(Hand):
    """Taps: a first tap on the map shows, a second takes; so do buttons of what cannot be taken back."""

    def take(self, choice: str) -> None:
        once = self.look().asks == "move" or choice in ("stop", "use", "keep")
        self._button(choice).tap(timeout=10_000)
        if not once:
            self.tab.wait_for_selector(f'[data-tapped][data-choice="{choice}"]', timeout=10_000)
            self._button(choice).tap(timeout=10_000)

    def take_card(self, card: str) -> None:
        self.tab.locator(f'[data-card="{card}"]:enabled').tap(timeout=10_000)

    def take_place(self, place: int) -> None:
        spot = self._spot(place)
        if spot is None:
            return self.take(f"step {place}")
        before = self.look()
        self.tab.touchscreen.tap(*spot)
        self.tab.wait_for_selector(f'.pointed[data-place="{place}"]', state="attached", timeout=10_000)
        assert self.look().choices == before.choices, "a first tap only shows"
        self.tab.touchscreen.tap(*spot)

    def camera(self) -> tuple[float, float, float]:
        """How far the map is shifted, and how large it is."""
        found: list[float] = self.tab.evaluate(CAMERA)
        return found[0], found[1], found[2]

    def drag(self, by: tuple[float, float]) -> None:
        """One finger, from the middle of the map."""
        x, y = self._middle()
        self._touch([[(x + by[0] * part / 6, y + by[1] * part / 6)] for part in range(7)])

    def pinch(self, by: float) -> None:
        """Two fingers, from or towards the middle of the map."""
        x, y = self._middle()
        apart = [60 * (1 + (by - 1) * part / 6) for part in range(7)]
        self._touch([[(x - far, y), (x + far, y)] for far in apart])

    def _middle(self) -> tuple[float, float]:
        box = self.tab.locator("[data-nuns-map]").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _touch(self, moments: list[list[tuple[float, float]]]) -> None:
        """Fingers down, moved, and up again."""
        line = self.tab.context.new_cdp_session(self.tab)
        for number, points in enumerate(moments):
            rows = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
            kind = "touchMove" if number else "touchStart"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": rows})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()
