"""What helps a hand: the step explained, a way laid by one click or a drag, an answer made ready, a tap that reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from later import rest_later

from .browsing import Visit, Visitor, findings, keys_shown, overflows
from .nuns_hand import Mouse

DIALOG = "dialog[open]"
SPOT = """
(place) => {
  const box = document.querySelector(`.stone[data-place="${place}"] > .body`).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
"""

ENDS = """
() => {
  const stones = document.querySelectorAll(".stone:is(.silent, .heard):not(.offered)");
  return [...stones].map((one) => one.dataset.place);
}
"""


@pytest.mark.parametrize(
    ("game", "chairs"), rest_later([("eleven", "mbbb"), ("nuns", "bmb")], [("rose", "mbbb"), ("nuns", "mbb")])
)
def test_help_explains_the_step_and_what_each_choice_would_do(visit: Visit, game: str, chairs: str) -> None:
    somebody = visit()
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open(game, chairs))
    tab.wait_for_selector("section.now.mine")
    tab.wait_for_function("() => document.querySelector('[data-goal]')")
    tab.keyboard.press("?")
    tab.wait_for_selector(f"{DIALOG} [data-help] dl dd")
    asked, *_ = tab.locator("section.now .sentence").all_inner_texts()
    said = tab.locator(DIALOG).inner_text()
    assert asked in said and tab.locator("[data-goal] .aim").inner_text() in said
    assert all(text.strip() for text in tab.locator(f"{DIALOG} :is(dt, dd)").all_inner_texts())
    assert findings(tab, DIALOG) + overflows(tab, DIALOG) + keys_shown(tab) == []
    tab.get_by_role("button", name="Say it in words").click()
    tab.wait_for_selector(f"{DIALOG} input")


def walking(visit: Visit) -> Any:
    """A novice whose card is chosen."""
    somebody = visit()
    somebody.come_in()
    tab = somebody.go("/m/" + somebody.open("nuns", "bmb"))
    hand = Mouse(tab, Random(1))
    for shown in hand.questions():
        if shown.asks == "move" and shown.cards:
            hand.take_card("walk")
            break
        hand.answer(shown)
    tab.wait_for_selector(".stone.silent", state="attached")
    return tab


def spot(tab: Any, place: int) -> tuple[float, float]:
    tab.wait_for_function("() => !document.getAnimations().some((one) => one.playState === 'running')")
    x, y = tab.evaluate(SPOT, place)
    return x, y


def planned(tab: Any) -> list[int]:
    found: list[int] = tab.evaluate(
        "() => [...document.querySelectorAll('.stone.planned')].map((one) => Number(one.dataset.place))"
    )
    return sorted(found)


def test_a_click_on_an_end_lays_the_safest_way_and_it_can_be_changed(visit: Visit) -> None:
    tab = walking(visit)
    ends = tab.evaluate(ENDS)
    end = int(ends[0])
    tab.mouse.move(*spot(tab, end))
    tab.wait_for_selector("path.route", state="attached")
    tab.mouse.click(*spot(tab, end))
    tab.wait_for_function(f"() => document.querySelector('.stone.planned[data-place=\"{end}\"]')")
    way = planned(tab)
    assert len(way) >= 3 and end in way
    tab.locator("section.now [data-choice=stop]").wait_for()
    other = next(int(one) for one in ends[1:] if int(one) not in way)
    tab.mouse.click(*spot(tab, other))
    tab.wait_for_function(f"() => document.querySelector('.stone.planned[data-place=\"{other}\"]')")
    longer = planned(tab)
    tab.keyboard.press("z")
    tab.wait_for_function(f"() => document.querySelectorAll('.stone.planned').length === {len(longer) - 1}")
    assert tab.locator("section.now .trouble").count() == 0


def test_a_novice_is_dragged_from_place_to_place(visit: Visit) -> None:
    tab = walking(visit)
    here = int(tab.locator(".figure.mine .tag").inner_text())
    first = tab.evaluate("() => Number(document.querySelector('.stone.offered').dataset.place)")
    tab.mouse.move(*spot(tab, here))
    tab.mouse.down()
    tab.mouse.move(*spot(tab, first), steps=8)
    tab.wait_for_function(f"() => document.querySelector('.stone.planned[data-place=\"{first}\"]')")
    tab.mouse.move(*spot(tab, here), steps=8)
    tab.wait_for_function("() => !document.querySelector('.stone.planned')")
    tab.mouse.up()


def asked(visitor: Visitor, match: str) -> Any:
    """What the visitor is asked, once that is so."""
    while not (at := visitor.stands(match, visitor.seat(match)))["choices"]:
        pass
    return at


def test_a_card_made_ready_goes_out_when_its_owner_is_asked(visit: Visit) -> None:
    marta, jonas = visit(), visit()
    marta.come_in("Marta")
    jonas.come_in("Jonas")
    match = marta.open("rose", "mo", public=True)
    jonas.ask("POST", f"/matches/{match}/sit", {"seat": 1})
    first, second = (marta, jonas) if marta.stands(match, 0)["choices"] else (jonas, marta)
    tab = second.go(f"/m/{match}")
    told = first.stands(match, first.seat(match))["n"]
    tab.locator("section.dock .hand button").first.click()
    tab.wait_for_selector("section.dock .hand button[aria-pressed=true]")
    before = second.stands(match, second.seat(match))
    assert first.stands(match, first.seat(match))["n"] == told, "nobody is told of it"
    seat = first.seat(match)
    while (at := first.stands(match, seat))["choices"]:
        first.act(match, seat, type="decide", choices=[at["choices"][0]["choice"]], n=at["n"])
    tab.wait_for_selector("section.now.mine")
    tab.wait_for_function("() => !document.querySelector('section.dock [aria-pressed=true]')")
    while (at := second.stands(match, second.seat(match)))["view"]["step"] == "card":
        pass
    news = at["news"]
    assert any(one["kind"] == "played" and one["facts"]["seat"] == second.seat(match) + 1 for one in news)
    assert before["n"] < len(news)


def test_a_tap_on_a_portrait_reads_and_the_button_takes(visit: Visit) -> None:
    somebody = visit(size="phone")
    somebody.come_in()
    match = somebody.open("eleven", "mbb")
    while (at := asked(somebody, match))["view"]["step"] != "figure":
        somebody.act(match, 0, type="decide", choices=[at["choices"][0]["choice"]], n=at["n"])
    tab = somebody.go(f"/m/{match}")
    portrait = tab.locator(".portraits button").first
    portrait.tap()
    reading = tab.locator("[data-reading]")
    assert reading.locator("p").first.inner_text()
    assert somebody.stands(match, 0)["n"] == at["n"], "a tap takes nothing"
    assert findings(tab, "section.now") + overflows(tab, "section.now") == []
    reading.get_by_role("button", name="Back").tap()
    portrait.tap()
    reading.get_by_role("button", name="Take").tap()
    reading.wait_for(state="detached")
    assert somebody.stands(match, 0)["n"] > at["n"]
