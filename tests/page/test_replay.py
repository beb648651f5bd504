"""A match that is over, moment by moment, through anybody's eyes; and nothing of it before the end."""

from __future__ import annotations

import json
import re
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest

from .browsing import SIZES, WINDOWS, Server, Visit, Visitor, fit
from .test_windows import STILL
from .views import played_out

SLIDER = "input[type=range]"
SPECTATOR, EVERYTHING = 9, 8
LATE = 150
"""A moment when everything has been dealt."""


@pytest.fixture(scope="module")
def over(server: Server, browser: Any) -> str:
    """A match of the Rose that was played to its end."""
    marta = Visitor(browser, server.base)
    marta.come_in("Marta")
    match = marta.open("rose", "mm", title="Vespers")
    played_out(marta, match, 2)
    marta.leave()
    return match


class Film:
    """The replay as somebody sees it who was not there."""

    def __init__(self, visitor: Visitor, path: str):
        self.visitor = visitor
        self.tab = visitor.go(path)
        self.tab.wait_for_selector(SLIDER)
        self.last = int(self.tab.get_attribute(SLIDER, "max"))

    @property
    def index(self) -> int:
        return int(self.tab.input_value(SLIDER))

    @property
    def address(self) -> dict[str, int]:
        return {key: int(value) for key, (value,) in parse_qs(urlsplit(self.tab.url).query).items()}

    def at(self, index: int) -> None:
        """Wait until this moment is shown, and the address says so."""
        self.tab.wait_for_function(
            "([slider, index]) => document.querySelector(slider).value == index", arg=[SLIDER, index]
        )
        self.tab.wait_for_url(lambda address: f"move={index}" in address)

    def press(self, key: str, index: int) -> None:
        self.tab.keyboard.press(key)
        self.at(index)
        assert self.index == index

    def look(self, name: str, eyes: int) -> None:
        self.tab.get_by_role("button", name=name, exact=True).click()
        self.tab.wait_for_url(re.compile(rf"eyes={eyes}\b"))
        self.last = int(self.tab.get_attribute(SLIDER, "max"))


@pytest.mark.long
def test_keys_lead_through_the_moments(visit: Visit, over: str) -> None:
    film = Film(visit(), f"/m/{over}/replay")
    assert film.last > 50
    for key, index in {"Home": 0, "ArrowRight": 1, "End": film.last, "ArrowLeft": film.last - 1}.items():
        film.press(key, index)
    film.tab.focus(SLIDER)
    film.press("ArrowLeft", film.last - 2)
    film.press("ArrowRight", film.last - 1)


def test_the_slider_goes_where_the_mouse_puts_it(visit: Visit, over: str) -> None:
    film = Film(visit(), f"/m/{over}/replay")
    box = film.tab.locator(SLIDER).bounding_box()
    film.tab.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(film.index - film.last / 2) < 3
    film.tab.mouse.down()
    film.tab.mouse.move(box["x"] + box["width"] - 1, box["y"] + 20, steps=4)
    film.tab.mouse.up()
    film.at(film.last)


@pytest.mark.long
def test_it_plays_by_itself_until_it_is_stopped_or_over(visit: Visit, over: str) -> None:
    film = Film(visit(), f"/m/{over}/replay")
    film.press("End", film.last)
    film.press("ArrowLeft", film.last - 1)
    play, pause = (film.tab.locator(f".reel button:has(use[href$={icon}])") for icon in ("play", "pause"))
    film.tab.keyboard.press("Space")
    pause.wait_for()
    film.at(film.last)
    play.wait_for()


@pytest.mark.long
@pytest.mark.parametrize(("game", "eyes"), [("eleven", 1), ("rose", EVERYTHING)])
def test_no_moment_is_silent(visit: Visit, game: str, eyes: int) -> None:
    visitor = visit()
    visitor.come_in("Marta")
    match = visitor.open(game, "mmmm")
    played_out(visitor, match, 4)
    film = Film(visitor, f"/m/{match}/replay?eyes={eyes}&move=0")
    said = film.tab.locator(".reel .said").filter(has_text=re.compile(r"\S"))
    said.wait_for()
    for index in range(1, min(film.last, 25) + 1):
        film.press("ArrowRight", index)
        said.wait_for()


@pytest.mark.long
def test_who_goes_on_quickly_over_a_slow_line_breaks_nothing(visit: Visit) -> None:
    """What a move was told with comes after its number."""
    visitor = visit()
    visitor.come_in("Marta")
    match = visitor.open("eleven", "mmmm")
    played_out(visitor, match, 4)
    film = Film(visitor, f"/m/{match}/replay?eyes=0&move=0")
    film.tab.route(re.compile(r"/replay\?seat="), lambda route: (time.sleep(0.2), route.continue_()))
    for _ in range(12):
        film.tab.keyboard.press("ArrowRight")
    film.tab.wait_for_url(re.compile("move=12"))


def test_eyes_see_what_their_seat_saw_and_nothing_else(visit: Visit, over: str) -> None:
    visitor = visit()
    film = Film(visitor, f"/m/{over}/replay?at={LATE}")
    assert film.address["eyes"] == SPECTATOR and film.tab.locator("[data-tab=hand]").count() == 0
    visitor.heard.clear()
    film.look("Marta II", 1)
    stops = visitor.ask("GET", f"/matches/{over}/moves?seat=1")["stops"]
    assert stops[film.index] <= LATE < stops[film.index + 1] and film.address["move"] == film.index
    film.tab.click("[data-tab=hand]")
    monk = visitor.ask("GET", f"/matches/{over}/replay?seat=1&at={LATE}")["view"]["identity"]["seat 2"]
    film.tab.locator("[role=tabpanel]").get_by_text(monk, exact=False).first.wait_for()
    secrets = [json.loads(said)["view"]["identity"] for said in visitor.heard if '"view"' in said]
    assert {one["seat 1"] for one in secrets} == {None} and monk in {one["seat 2"] for one in secrets}
    film.look("Marta I", 0)
    film.look("Watcher", SPECTATOR)
    film.tab.wait_for_selector("[data-tab=hand]", state="detached")
    film.look("All open", EVERYTHING)


def test_with_everything_open_each_player_shows_monk_and_hand(visit: Visit, over: str) -> None:
    visitor = visit()
    film = Film(visitor, f"/m/{over}/replay?eyes={EVERYTHING}&at={LATE}")
    at = visitor.ask("GET", f"/matches/{over}/moves?seat={EVERYTHING}")["stops"][film.index]
    view = visitor.ask("GET", f"/matches/{over}/replay?seat={EVERYTHING}&at={at}")["view"]
    shown = film.tab.locator(".players .opened").all_inner_texts()
    assert len(shown) == 2
    for seat, text in enumerate(shown, start=1):
        assert view["identity"][f"seat {seat}"].title() in text and "Holds" in text


def test_one_plays_on_from_a_moment_in_a_seat_of_ones_choice(visit: Visit, over: str) -> None:
    visitor = visit()
    visitor.come_in("Petr")
    film = Film(visitor, f"/m/{over}/replay?eyes={SPECTATOR}&at={LATE}")
    film.tab.get_by_role("button", name="Play on from here").click()
    film.tab.locator("dialog[open] select").first.select_option("1")
    film.tab.locator("dialog[open] footer").get_by_role("button", name="Play on from here").click()
    film.tab.wait_for_selector(".match .board")
    id = film.tab.url.rsplit("/", 1)[1]
    assert id != over and visitor.seat(id) == 1
    assert [one["name"] for one in visitor.ask("GET", f"/matches/{id}")["seats"]] == ["", "Petr"]


def test_a_link_opens_the_same_moment_through_the_same_eyes(visit: Visit, over: str) -> None:
    first = Film(visit(), f"/m/{over}/replay")
    first.look("Marta II", 1)
    first.press("End", first.last)
    for back in range(1, 4):
        first.press("ArrowLeft", first.last - back)
    address, said = first.address, first.tab.locator(".said").inner_text()
    assert address["eyes"] == 1 and said
    second = Film(visit(language="de"), urlsplit(first.tab.url).path + "?" + urlsplit(first.tab.url).query)
    assert second.address == address and second.index == first.index
    assert second.tab.locator(".said").inner_text() != said, "in their own language"


def test_before_the_end_nobodys_eyes_can_be_had(visit: Visit) -> None:
    visitor = visit()
    visitor.come_in()
    match = visitor.open("rose", "mbb")
    for eyes in (None, 0, 1, EVERYTHING, SPECTATOR):
        tab = visitor.go(f"/m/{match}/replay" + (f"?eyes={eyes}" if eyes is not None else ""))
        tab.get_by_role("link", name="To the table").wait_for()
        assert tab.locator(f".board, .reel, {SLIDER}").count() == 0
    assert all('"view"' not in said for said in visitor.heard)
    visitor.wrong[:] = [one for one in visitor.wrong if "status of 409" not in one]


IN_SIGHT = """() => {
  const found = [];
  const parts = [".eyes, .eyes button", "input[type=range]", ".days", ".controls, .controls button", ".said",
    "[data-board], [data-board] .grid > li"];
  for (const part of parts)
    for (const one of document.querySelectorAll(part)) {
      const box = one.getBoundingClientRect();
      const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
      if (out > 1 || box.width === 0) found.push(`${part} "${one.textContent}" is ${out}px out of sight`);
    }
  for (const one of document.querySelectorAll("[data-board], [data-board] > .board, .reel"))
    if (one.scrollHeight > one.clientHeight + 3) found.push(`${one.className} is cut off`);
  const [board, reel] = [...document.querySelectorAll("[data-board], .reel")].map((one) => one.getBoundingClientRect());
  if (board.bottom > reel.top && board.right > reel.left) found.push("the reel lies on the board");
  const least = Math.min(280, innerHeight - 80);
  if (Math.min(board.width, board.height) < least) found.push(`the board is ${board.width} x ${board.height}`);
  return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_the_whole_film_is_in_one_window(visit: Visit, game: str) -> None:
    """Eyes, slider, buttons, sentence and board; of the abbey every place. What was told is below, or beside it."""
    marta = visit(language="de")
    marta.come_in("Marta")
    match = marta.open(game, "mmm", title="Vespers")
    played_out(marta, match, 3)
    film, wrong = Film(marta, f"/m/{match}/replay?eyes=1"), list[str]()
    for window in WINDOWS:
        fit(film.tab, window)
        film.tab.wait_for_function(STILL)
        wrong += [f"{window}: {one}" for one in film.tab.evaluate(IN_SIGHT)]
        if SIZES[window][0] >= 1100:
            over = film.tab.evaluate("document.documentElement.scrollHeight - innerHeight")
            wrong += [f"{window}: the page is {over}px too high"] if over > 0 else []
    assert wrong == []


CHOOSING = """() => {
  const boxes = [".choosing", ".active .not"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return boxes.every(Boolean) && boxes[0].bottom <= boxes[1].top + 1;
}"""


@pytest.mark.long
def test_that_somebody_is_choosing_stands_clear_of_what_he_is_not(visit: Visit, over: str) -> None:
    film = Film(visit(), f"/m/{over}/replay?eyes={SPECTATOR}")
    film.press("End", film.last)
    for back in range(1, film.last):
        film.press("ArrowLeft", film.last - back)
        if film.tab.locator(".active .not").count():
            break
    assert film.tab.evaluate(CHOOSING)


@pytest.mark.long
@pytest.mark.parametrize("game", ["rose", "eleven", "nuns"])
def test_a_moving_picture_has_the_board_of_each_turn_through_the_same_eyes(visit: Visit, game: str) -> None:
    """It is made of what the page shows: whoever looks on keeps no more than that, and comes back to the moment."""
    marta = visit()
    marta.come_in("Marta")
    match = marta.open(game, "mmm", title="Vespers")
    played_out(marta, match, 3)
    film = Film(marta, f"/m/{match}/replay?eyes={SPECTATOR}")
    film.press("End", film.last)
    with film.tab.expect_download() as saved:
        film.tab.get_by_role("button", name="Moving picture").click()
    picture = ElementTree.parse(saved.value.path())
    svg = "{http://www.w3.org/2000/svg}"
    boards = picture.findall(f"./{svg}g/{svg}foreignObject")
    assert 2 <= len(boards) <= 5 and film.index == film.last
    shown = film.tab.locator("[data-board]").text_content()
    words = [said.strip() for said in boards[-1].itertext() if said.strip()]
    assert len(words) > 20 and [said for said in words if said not in shown] == []
    links = [value for one in picture.iter() for key, value in one.items() if key.endswith("href")]
    assert [value for value in links if not value.startswith("#")] == [], "it needs nothing but itself"
