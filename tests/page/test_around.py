"""Around the match: strangers and their side, pictures and phrases, the bell, and what is mine, to its deletion."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .browsing import Visit, Visitor, overflows

ROW = "main.room li"
DIALOG = "dialog[open]"


def strangers(visitor: Visitor, side: str, game: str) -> str:
    """Sit down with strangers on a side by the panel of the lobby; the id of the table."""
    tab = visitor.go("/")
    panel = tab.locator("section", has=tab.get_by_role("heading", name="Play with strangers"))
    panel.get_by_role("radio", name=side).check(force=True)
    panel.get_by_role("button", name=game).click()
    tab.wait_for_url("**/m/**")
    tab.wait_for_selector(ROW)
    return str(re.split(r"[/?#]", tab.url.split("/m/")[1])[0])


def mine(tab: Any) -> str:
    """What stands at my own seat of the waiting room."""
    return str(tab.locator(ROW, has_text=re.compile(r"\byou\b")).inner_text())


def until_asked(visitor: Visitor, id: str, seat: int, others: dict[int, Visitor]) -> None:
    """The others choose what comes first until somebody is asked."""
    while not visitor.stands(id, seat)["choices"]:
        for there, other in others.items():
            stand = other.stands(id, there)
            if stand["choices"]:
                other.act(id, there, type="decide", choices=[stand["choices"][0]["choice"]], n=stand["n"])


@pytest.mark.long
def test_whoever_meets_strangers_chooses_a_side_and_is_seen_with_a_picture(visit: Visit) -> None:
    ann, bob = visit(), visit(size="phone")
    ann.come_in("Ann")
    ann.ask("PATCH", "/me", {"avatar": "owl"})
    id = strangers(ann, "Guards", "Nuns on the Run")
    assert "leads the guards" in mine(ann.tab)
    assert strangers(bob, "Novice", "Nuns on the Run") == id
    assert "novice" in mine(bob.tab)
    picture = bob.tab.locator(ROW, has_text="Ann").locator(".circle svg")
    picture.wait_for()


@pytest.mark.long
def test_what_is_mine_is_deleted_by_my_name_and_kept_if_i_think_otherwise(visit: Visit) -> None:
    ann = visit()
    ann.come_in("Ann")
    ann.open("rose", "mbb")
    tab = ann.go("/me/page")
    tab.get_by_text("No match has counted yet.").wait_for()
    tab.get_by_role("button", name="Delete…").click()
    dialog = tab.locator(DIALOG)
    dialog.get_by_role("button", name="Leave it").click()
    tab.wait_for_selector(DIALOG, state="detached")
    tab.get_by_role("button", name="Delete…").click()
    delete = dialog.get_by_role("button", name="Delete in seven days")
    dialog.get_by_label("Type your name: Ann").fill("Bob")
    assert delete.is_disabled()
    dialog.get_by_label("Type your name: Ann").fill("ann")
    delete.click()
    banner = tab.get_by_role("region", name="Deletion of your account")
    banner.get_by_text("Your account will be deleted on").wait_for()
    assert ann.ask("GET", "/matches")["matches"] and ann.ask("GET", "/me")["farewell"]
    banner = ann.go("/").get_by_role("region", name="Deletion of your account")
    banner.get_by_role("button", name="Keep my account").click()
    tab.get_by_text("Your account stays.").first.wait_for()
    assert ann.ask("GET", "/me")["farewell"] is None and banner.count() == 0


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_my_page_says_how_strong_i_am_how_sure_that_is_and_who_is_near(visit: Visit, size: str) -> None:
    ann = visit(size=size)
    ann.come_in("Ann")
    course = [{"match": "m", "at": 1.0, "rating": points} for points in (1000, 1040)]
    near = {"bot": "hard", "how": "above"}
    told = {"game": "nuns", "side": "guards", "rating": 1040, "spread": 210, "matches": 42, "near": near}

    def answered(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "ratings": [{**told, "course": course}]})

    ann.tab.route("**/api/v1/me/page", answered)
    row = ann.go("/me/page").locator("li", has_text="Nuns on the Run · guards")
    row.get_by_role("img", name="The last 2 matches: from 1000 to 1040").wait_for()
    said = " ".join(str(row.inner_text()).split())
    assert "42 matches · a little above the bot “hard”" in said and "1040 ± 210" in said
    assert overflows(ann.tab) == []


@pytest.mark.long
def test_the_bell_tells_of_my_turn_and_leads_there(visit: Visit) -> None:
    ann = visit()
    ann.come_in("Ann")
    id = ann.open("rose", "mbb")
    while not ann.stands(id, 0)["choices"]:  # bots may have to choose first
        ann.tab.wait_for_timeout(20)
    tab = ann.go("/")
    tab.get_by_role("button", name="1 new notice").click()
    tab.locator(DIALOG).get_by_text("it is your turn").wait_for()
    tab.locator(DIALOG).get_by_role("link", name=re.compile("^Play")).click()
    tab.wait_for_url(f"**/m/{id}**")
    tab.wait_for_selector("section.now")


@pytest.mark.long
def test_the_bell_rings_at_once_and_the_match_stands_among_mine(visit: Visit) -> None:
    ann, bob = visit(), visit()
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.come_in(name)
    id = bob.open("rose", "mo")
    ann.ask("POST", f"/matches/{id}/sit", {"seat": 1})
    until_asked(bob, id, 0, others={1: ann})
    ann.tab.clock.install()  # nothing comes because it is time: no list is asked for again
    tab = ann.go("/")
    tab.get_by_role("button", name="Notices", exact=True).wait_for()
    until_asked(ann, id, 1, others={0: bob})
    tab.get_by_role("button", name="1 new notice").wait_for()
    tab.locator("section.matches li", has=tab.get_by_role("link", name="Play")).wait_for()


@pytest.mark.long
def test_a_phrase_is_read_in_ones_own_language_and_who_is_blocked_stands_on_my_page(visit: Visit) -> None:
    ann, bob = visit(), visit(language="de")
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.come_in(name)
    bob.ask("PATCH", "/me", {"avatar": "fox", "language": "de"})
    id = ann.open("rose", "mo")
    bob.ask("POST", f"/matches/{id}/sit", {"seat": 1})
    for one in (ann, bob):
        one.go(f"/m/{id}").wait_for_selector("section.now")
    bob.tab.keyboard.press("c")
    bob.tab.get_by_role("button", name="Viel Glück allen!").click()
    ann.tab.keyboard.press("c")
    line = ann.tab.locator(".chat li", has_text="Good luck to all!")
    line.locator(".circle svg").wait_for()
    ann.tab.get_by_role("button", name="More about Bob").click()
    ann.tab.locator(DIALOG).get_by_role("button", name="Block", exact=True).click()
    ann.tab.get_by_text("Bob is blocked.").first.wait_for()
    tab = ann.go("/me/page")
    unblock = tab.get_by_role("button", name=re.compile("^Unblock.*Bob"))
    unblock.click()
    unblock.wait_for(state="detached")
    assert ann.ask("GET", "/me/blocks")["blocks"] == []
