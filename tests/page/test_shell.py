"""What stands round every board, as people come upon it: chat, sheets, looking on, tables for anybody, codes."""

from __future__ import annotations

import pytest

from .browsing import Visit, Visitor

LONG = "Cosmas von Weissenberger-Hohenzollern"


def together(visit: Visit, other: str) -> tuple[Visitor, Visitor, str]:
    """Ann and somebody else at a table of the Rose with two bots."""
    ann, ben = visit(), visit()
    ann.come_in("Ann")
    ben.come_in(other)
    id = ann.open("rose", "mobb", public=True)
    ben.ask("POST", f"/matches/{id}/sit")
    return ann, ben, id


@pytest.mark.long
def test_what_was_read_in_the_chat_stays_read(visit: Visit) -> None:
    ann, ben, id = together(visit, "Ben")
    tab = ann.go(f"/m/{id}")
    ben.act(id, 1, type="say", text="Hello!")
    tab.wait_for_selector("[data-tab=chat] .dot")
    tab.click("[data-tab=chat]")
    tab.get_by_text("Hello!").first.wait_for()
    tab.click("[data-tab=log]")
    for _ in range(2):
        assert tab.locator("[data-tab=chat] .dot").count() == 0
        tab.reload()
        tab.wait_for_selector("[data-tab=chat]")
        tab.get_by_text("Play begins").wait_for()
    ben.act(id, 1, type="say", text="Are you there?")
    tab.wait_for_selector("[data-tab=chat] .dot")


@pytest.mark.long
def test_who_writes_by_hand_gets_no_key_caps_and_a_sheet_keeps_the_tabs(visit: Visit) -> None:
    ann, _, id = together(visit, "Ben")
    hand = visit(size="phone")
    hand.context.add_cookies(ann.context.cookies())
    tab = hand.go(f"/m/{id}")
    tab.wait_for_selector("section.now")
    tab.tap("nav[data-region] > button:nth-child(2)")
    line = tab.locator("dialog[open] input").first
    line.fill("Hello!")
    line.press("Enter")
    tab.locator("dialog[open] li", has_text="Hello!").first.wait_for()
    assert tab.locator("kbd:visible").count() == 0
    tab.locator("dialog[open] [role=group] button", has_text="Board").tap()
    tab.wait_for_selector("dialog[open]", state="detached")
    assert tab.locator("kbd:visible").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_whoever_looks_on_is_told_so_and_is_counted(visit: Visit, size: str) -> None:
    ann, eve = visit(), visit(size=size)
    ann.come_in("Ann")
    id = ann.open("rose", "mbbb")
    mine = ann.go(f"/m/{id}")
    theirs = eve.go(f"/m/{id}")
    # On a phone it is a sign.
    theirs.get_by_text("Watching", exact=True).or_(theirs.get_by_label("Watching", exact=True)).wait_for()
    theirs.get_by_text("stays hidden until the end").wait_for()
    mine.get_by_title("1 looks on").wait_for()


@pytest.mark.long
def test_a_seat_for_anybody_puts_the_table_into_the_list(visit: Visit) -> None:
    ann, nina = visit(), visit()
    ann.come_in("Ann")
    tab = ann.go("/new/rose")
    tab.locator("main select").nth(1).select_option("open")
    tab.get_by_role("button", name="Open the table").click()
    tab.get_by_text("The table is in the list on the start page.").wait_for()
    title = next(one for one in ann.ask("GET", "/matches")["matches"] if one["state"] == "open")["title"]
    tab = nina.go("/")
    tab.get_by_text(title).first.wait_for()


@pytest.mark.long
def test_an_invitation_that_leads_nowhere_is_called_so_before_anybody_is_asked_for_a_name(visit: Visit) -> None:
    """By what is typed in the lobby, by a damaged link, by one that was used; and there is a way on."""
    ann, ben, nina = visit(), visit(), visit()
    ann.come_in("Ann")
    ben.come_in("Ben")
    chairs = [{"kind": kind} for kind in ("me", "invited", "invited")]
    links = ann.ask("POST", "/matches", {"game": "nuns", "seats": 3, "chairs": chairs})["links"]
    used, good = links[0]["link"].rpartition("/")[2], links[1]["code"]
    ben.ask("POST", "/join", {"link": used})
    tab = nina.go("/")
    tab.get_by_placeholder("K L M · Q R S").fill("bcd fgh")
    tab.keyboard.press("Enter")
    for path, words in (
        ("", "No seat is kept under this code."),
        (f"/join/{used[:-3]}%", "This link is not one of ours, or is damaged."),
        (f"/join/{used}", "The seat of this invitation is taken."),
    ):
        tab = nina.go(path) if path else tab
        tab.get_by_role("alert").filter(has_text=words).wait_for()
        assert tab.get_by_label("Name").count() == 0 and tab.get_by_role("link", name="To the start page").count()
    nina.wrong.clear()
    tab = nina.go(f"/join/{good}")
    tab.get_by_text("Ann invites you to “Nuns on the Run”").wait_for()
    tab.get_by_label("Name").fill("Nina")
    tab.get_by_role("button", name="Sit down").click()
    tab.wait_for_url("**/m/**")
    otto = visit()
    tab = otto.go("/join/bcdfgh")
    tab.get_by_role("button", name="Play now").click()
    tab.wait_for_url("**/m/**")
    otto.wrong.clear()


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", "tablet"])
def test_a_long_name_leaves_the_sign_of_the_bot_that_plays_for_it(visit: Visit, size: str) -> None:
    _, ben, id = together(visit, LONG)
    ben.act(id, 1, type="resign")
    tab = visit(size=size).go(f"/m/{id}")
    row = tab.locator("li", has_text=LONG).filter(has=tab.locator("svg use[href$='#bot']")).first
    row.wait_for()
    sign, box = row.locator("svg", has=tab.locator("use[href$='#bot']")).first.bounding_box(), row.bounding_box()
    assert sign["width"] > 10 and sign["x"] + sign["width"] < box["x"] + box["width"]


@pytest.mark.long
@pytest.mark.parametrize(("width", "height", "shown"), [(640, 300, 740), (320, 568, 360), (390, 664, 390)])
def test_a_small_phone_is_shown_a_little_smaller(visit: Visit, width: int, height: int, shown: int) -> None:
    """So that every place of a board fits in; whoever turns it sees it anew."""
    visitor = visit(size="phone")
    visitor.tab.set_viewport_size({"width": width, "height": height})
    tab = visitor.go()
    assert tab.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [shown, shown]
    tab.set_viewport_size({"width": 664, "height": 300})
    tab.wait_for_function("() => innerWidth === 740 && document.documentElement.scrollWidth === 740")
