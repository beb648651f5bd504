"""Each moment once on the stage: it comes when it is told, says its sentence once, and goes at a wish."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from subrosa.core.text import LANGUAGES
from subrosa.table.messages import MatterAt

from .browsing import SHOWN, TOUCHED, WINDOWS, Visit, findings, fit, keys_shown, overflows
from .geometry import staged_wrongly
from .staging import Scene, Theatre, by_day, first_told, out_of_time, scenes, staged

READER = {"rose": 0, "eleven": 0, "nuns": 1}
MOMENTS = {
    "rose": frozenset({"night", "revelation", "dawn", "called", "sealed", "end"}),
    "eleven": frozenset({"hour", "order", "role", "look", "organ", "declaration", "end"}),
    "nuns": frozenset({"seen", "heard", "caught", "key", "wish", "end"}),
}
RARE = {"night": by_day, "declaration": out_of_time}
SPOKEN = "() => [...document.querySelectorAll('[aria-live=polite].unseen p')].map((line) => line.textContent)"


@cache
def program(game: str) -> list[Scene]:
    """Every moment of a game, the end last; those that are rare are made of others."""
    found = sorted(scenes(game, READER[game], MOMENTS[game]), key=lambda scene: scene.kind == "end")
    rare = [RARE[one.kind](one) for one in found if one.kind in RARE]
    return [*rare, *found]


def leave(tab: Any, nth: int) -> None:
    """By a key or by a click: what stays shows its last picture first, if it has not come to it."""
    for _ in range(3):
        if not tab.locator("[data-moment]").count():
            return
        if nth % 3 == 2 and tab.locator("main.staged").count():
            tab.locator("[data-moment]").click(position={"x": 8, "y": 8})
        else:
            tab.keyboard.press(("Escape", " ")[nth % 2])
    tab.wait_for_selector("[data-moment]", state="detached")


@pytest.mark.parametrize("game", sorted(MOMENTS))
def test_each_moment_is_staged_said_once_and_left_at_will(visit: Visit, game: str) -> None:
    theatre = Theatre(visit(moments=True), game, READER[game])
    tab, shown = theatre.tab, list[str]()
    for nth, scene in enumerate(program(game)):
        theatre.play(scene, anew=not nth or program(game)[nth - 1].kind in ("conversion", "out"))
        moment = tab.wait_for_selector(f"[data-moment={scene.kind}]")
        said = moment.get_attribute("aria-label")
        assert said and tab.evaluate(SPOKEN).count(said) == 1, scene.kind
        assert said in tab.inner_text("section.now") or not tab.locator("main.staged").count()
        assert keys_shown(tab) == [] and overflows(tab, "section.now") == [], scene.kind
        assert scene.kind != "end" or game == "rose" or said in tab.inner_text("[data-moment]")
        shown.append(scene.kind)
        leave(tab, nth)
    assert set(shown) >= MOMENTS[game]


@pytest.mark.long
@pytest.mark.parametrize("touch", [True, False], ids=["fingers", "mouse"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(MOMENTS))
def test_moments_fit_their_place_in_every_language_and_window(
    visit: Visit, game: str, language: str, touch: bool
) -> None:
    """Their last pictures: step by step each waits for its reader, so that all windows see the same."""
    visitor = visit(moments=True, language=language, size="phone" if touch else "desktop")
    visitor.tab.add_init_script(STEP_BY_STEP)
    theatre, tab, wrong = Theatre(visitor, game, READER[game]), visitor.tab, list[str]()
    for scene in program(game):
        theatre.play(scene, anew=True)
        while not tab.wait_for_selector("[data-moment][data-still]").evaluate(IS, scene.kind):
            tab.keyboard.press("Enter")  # what comes before it, as a declaration before the end
        for window in (one for one in WINDOWS if (one in TOUCHED) == touch):
            fit(tab, window)
            tab.evaluate(SHOWN)
            wrong += [f"{window} {scene.kind}: {one}" for one in (*staged_wrongly(tab), *overflows(tab))]
            if window in ("phone", "desktop"):
                wrong += [f"{window} {scene.kind}: {one}" for one in findings(tab)]
    assert wrong == [], "\n".join(wrong)


IS = "(stage, kind) => stage.dataset.moment === kind"
STEP_BY_STEP = "localStorage.subrosa = JSON.stringify({ ...JSON.parse(localStorage.subrosa ?? '{}'), pace: 'step' })"


def test_nothing_is_staged_that_nobody_looked_at_and_once_more_shows_it_again(visit: Visit) -> None:
    """Who comes to a table sees no moment of before; one that has been shown comes back at a wish."""
    theatre = Theatre(visit(moments=True), "rose", 0)
    night = next(scene for scene in program("rose") if scene.kind == "night")
    theatre.play(night, anew=True)
    tab = theatre.tab
    tab.wait_for_selector("[data-moment=night][data-still]")
    tab.keyboard.press("r")
    tab.wait_for_selector("[data-moment=night]")
    tab.click("section.now button.primary")
    tab.wait_for_selector("[data-moment]", state="detached")
    tab.keyboard.press("r")
    tab.wait_for_selector("[data-moment=night]")
    tab.click("section.now button.primary")
    tab.wait_for_selector("[data-moment]", state="detached")
    tab.wait_for_selector("[data-since] >> text=/Night falls/")
    theatre.again(night)
    tab.wait_for_selector("[data-since] >> text=/Night falls/")
    assert not tab.locator("[data-moment]").count()


def test_while_night_lies_over_the_board_it_is_seen_how_the_monks_stand(visit: Visit) -> None:
    """In place of the hand, which nobody needs then; and the bar says what night it is, not whose turn comes after."""
    theatre = Theatre(visit(moments=True), "rose", 0)
    night = next(scene for scene in program("rose") if scene.kind == "night")
    theatre.play(night, anew=True)
    tab = theatre.tab
    tab.wait_for_selector("[data-moment=night][data-still]")
    rows = next(one for one in night.then.tale if one.kind == "night").rows
    stands = [int(one) for one in tab.locator(".dock .stands li b").all_inner_texts()]
    assert stands == sorted(row["now"] for row in rows) and tab.locator(".stands .mine").count() == 1
    assert "Night of day 1" in tab.inner_text("header[data-region]")
    tab.keyboard.press("h")
    assert not tab.locator(".stands .mine").count()
    tab.keyboard.press("Escape")
    tab.wait_for_selector(".dock .hand li")
    assert "Night" not in tab.inner_text("header[data-region]")


@pytest.mark.long
def test_a_moment_that_is_taken_back_leaves_the_stage_and_is_not_shown_once_more(visit: Visit) -> None:
    theatre = Theatre(visit(moments=True), "rose", 0)
    night = next(scene for scene in program("rose") if scene.kind == "night")
    assert night.before.table is not None
    theatre.begin(replace(night.before, table=replace(night.before.table, practice=False)))  # among people
    theatre.send(replace(night.then, table=None))
    tab = theatre.tab
    tab.wait_for_selector("[data-moment=night][data-still]")
    undone = [replace(one, undone=True) for one in night.then.tale]
    theatre.send(replace(night.then, since=night.then.n, n=night.then.n + 1, news=[], tale=undone))
    tab.wait_for_selector("[data-moment]", state="detached")
    tab.keyboard.press("r")
    tab.evaluate(SHOWN)
    assert not tab.locator("[data-moment]").count()


@pytest.mark.long
def test_step_by_step_each_step_of_a_moment_waits_for_its_reader(visit: Visit) -> None:
    """The dots of the bar stand still until somebody goes on; a swipe goes on as well, and R begins anew."""
    visitor = visit(moments=True, moving=True, size="phone")
    visitor.tab.add_init_script(STEP_BY_STEP)
    theatre = Theatre(visitor, "rose", 0)
    night = next(scene for scene in program("rose") if scene.kind == "night")
    theatre.play(night, anew=True)
    tab, steps = theatre.tab, 0
    tab.wait_for_selector("[data-moment=night]")
    while not tab.locator("[data-moment=night][data-still]").count():
        tab.wait_for_selector("[data-waits], [data-still]")
        if tab.locator("[data-moment=night][data-waits]").count():
            steps += 1
            tab.evaluate(SWIPED)
    assert steps == 4
    tab.keyboard.press("r")
    tab.wait_for_selector("[data-moment=night][data-waits]:not([data-still])")


@pytest.mark.long
def test_the_end_of_011_tells_the_evening(visit: Visit) -> None:
    """Who became Fenrir, who named whom and when, who looked at whose cards, and faces I know were seen."""
    theatre = Theatre(visit(), "eleven", READER["eleven"])
    theatre.play(next(scene for scene in program("eleven") if scene.kind == "end"), anew=True)
    tale = theatre.tab.wait_for_selector("main.end.all .tale section")
    told = tale.inner_text().splitlines()
    assert {"V", "VII"} <= set(told) and any("Fenrir awakens" in line for line in told)
    assert any(" names " in line or "You name " in line for line in told)
    looks = theatre.tab.locator(".looks tbody tr")
    assert looks.count() == 4 and looks.nth(0).locator("td.known svg").count()
    assert not looks.nth(1).locator("td").nth(2).locator("svg").count()  # of others I know the hours alone


SWIPED = """() => {
  const stage = document.querySelector("[data-moment]");
  for (const [type, clientX] of [["pointerdown", 220], ["pointerup", 120]])
    stage.dispatchEvent(new PointerEvent(type, { pointerType: "touch", clientX, bubbles: true }));
}"""


ROLES = """() => {
  const shown = new Set();
  const goal = document.querySelector("[data-goal]");
  const seen = () => [
    document.querySelector(".dock .role") && "hand",
    [...document.querySelectorAll(".tabs th")].some((one) => one.textContent === "Fenrir") && "notebook",
    goal.checkVisibility({ visibilityProperty: true }) && document.querySelector(".dock .back") && "goal",
  ];
  const look = () => {
    for (const one of seen()) if (one) shown.add(one);
    window.rolesShown = [...shown];
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_role_is_said_by_nothing_before_its_card_is_turned(visit: Visit) -> None:
    """Neither on the stage nor beside it, from the frame on in which it comes."""
    theatre = Theatre(visit(moments=True, moving=True), "eleven", READER["eleven"])
    role = next(scene for scene in program("eleven") if scene.kind == "role")
    fenrir = MatterAt(
        "fenrir", {}, {"seat 1": 0.0, **dict.fromkeys(("seat 2", "seat 3", "seat 4"), -1.0)}, {}, [], {}, False
    )
    theatre.open(role)
    tab, own = theatre.tab, "You are a hero still: find the Chosen One."
    tab.evaluate(ROLES)
    theatre.send(replace(role.then, notebook=[fenrir]))
    tab.wait_for_selector("[data-moment=role][data-still] >> text=Tap to turn")
    assert own not in tab.content() and tab.evaluate("rolesShown") == []
    assert tab.locator(".dock .back").is_visible(), "my card has come, face down"
    tab.locator("[data-moment]").click()
    tab.wait_for_selector(f"section.now >> text={own}")
    assert own in tab.evaluate(SPOKEN) and tab.locator("[data-moment=role] .turned").count() == 1
    tab.wait_for_function("rolesShown.length === 2")
    assert set(tab.evaluate("rolesShown")) == {"hand", "notebook"}


def test_what_my_own_monk_gets_is_not_said_while_he_is_covered(visit: Visit) -> None:
    theatre = Theatre(visit(moments=True), "rose", 0)
    night = next(scene for scene in program("rose") if scene.kind == "night")
    theatre.open(night)
    theatre.tab.keyboard.press("h")
    theatre.send(night.then)
    said = theatre.tab.wait_for_selector("[data-moment=night]").get_attribute("aria-label")
    chapter = next(one for one in night.then.tale if one.kind == "night")
    assert f"stands at {chapter.facts['now']}" not in said
    assert not theatre.tab.locator("[data-moment] .own, [data-moment] .tag").count()


def test_others_turns_leave_a_line_and_a_trail_until_i_decide(visit: Visit) -> None:
    """A line of the log unfolds what was told word for word; while it is pointed at, the board lights what it names."""
    theatre = Theatre(visit(moments=True), "rose", 0)
    called = next(scene for scene in program("rose") if scene.kind == "called")
    theatre.play(called, anew=True)
    tab, chapter = theatre.tab, next(one for one in called.then.tale if one.kind == "called")
    changed = f"{chapter.changes[0].before} to {chapter.changes[0].now}"
    line = tab.locator(f".log .told:has-text('William'):has-text('{changed}')").first
    line.wait_for()
    assert changed in tab.inner_text("[data-since]")
    assert tab.locator(f"[data-trail={chapter.facts['figure']}]").count() == 1
    line.hover()
    tab.wait_for_selector("main .ring, main .lit")
    before = tab.locator(".details li").count()
    line.click()
    assert before == 0 and tab.locator(".details li").count() >= chapter.last - chapter.first - 3


@pytest.mark.parametrize("covered", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_card_i_look_at_turns_on_the_stage_and_stays_a_back_while_covered(visit: Visit, covered: bool) -> None:
    theatre, reader = Theatre(visit(moments=True), "eleven", READER["eleven"]), READER["eleven"]
    at = first_told("eleven", reader, 0, "you_see_character")
    look = next(staged("eleven", reader, 0, {at: "look"}))
    theatre.open(look)
    if covered:
        theatre.tab.keyboard.press("h")
    theatre.send(look.then)
    stage = theatre.tab.wait_for_selector("[data-moment=look][data-still]")
    (chapter,) = (one for one in look.then.tale if one.kind == "look")
    figure = theatre.tab.locator(f"[data-moment] use[href*='portrait-{chapter.facts['figure']}']")
    assert figure.count() == (0 if covered else 1)
    assert (" holds " in stage.get_attribute("aria-label")) != covered


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["your_character_was_seen", "you_see_character"])
@pytest.mark.parametrize("size", ["phone", "aside"])
def test_a_card_that_is_mine_to_see_stands_whole_on_a_phone(visit: Visit, language: str, kind: str, size: str) -> None:
    visitor, reader = visit(moments=True, language=language, size=size), READER["eleven"]
    at = first_told("eleven", reader, 0, kind)
    Theatre(visitor, "eleven", reader).play(next(staged("eleven", reader, 0, {at: "look"})), anew=True)
    visitor.tab.wait_for_selector("[data-moment=look][data-still]")
    visitor.tab.evaluate(SHOWN)
    assert overflows(visitor.tab) == []


@pytest.mark.long
@pytest.mark.parametrize("kind", ["seen", "heard", "caught"])
def test_where_a_moment_of_the_nuns_happens_is_in_sight_on_a_phone(visit: Visit, kind: str) -> None:
    """The map moves there, and fills its frame: little of the dark round the convent is shown."""
    theatre = Theatre(visit(moments=True, size="phone"), "nuns", READER["nuns"])
    scene = next(scene for scene in program("nuns") if scene.kind == kind)
    theatre.play(scene, anew=True)
    theatre.tab.wait_for_selector(f"[data-moment={kind}][data-still]")
    place = next(one for one in scene.then.tale if one.kind == kind and one.beats).facts["place"]
    theatre.tab.wait_for_function(IN_SIGHT, arg=place)


IN_SIGHT = """(place) => {
  const frame = document.querySelector("[data-nuns-map]").getBoundingClientRect();
  const stone = document.querySelector(`[data-place="${place}"]`).getBoundingClientRect();
  const sheet = document.querySelector(".nuns-sheet").getBoundingClientRect();
  const across = stone.left >= frame.left && stone.right <= frame.right;
  return across && stone.top >= frame.top && stone.bottom <= frame.bottom
    && sheet.left - frame.left < 40 && sheet.top - frame.top < 40;
}"""


GLIDES = """
window.glided = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...how) {
  if (frames[0]?.translate) glided.push([this.className.split(" ")[0], parseFloat(frames[0].translate.split(" ")[1])]);
  return animate.call(this, frames, ...how);
};
"""
TOP = "document.querySelector('section.now').offsetTop"


def test_what_a_telling_moves_glides_to_its_place(visit: Visit) -> None:
    """On a phone the auction takes the whole page; when it is over the bar goes down before one's eyes."""
    visitor = visit(moments=True, moving=True, size="phone")
    visitor.tab.add_init_script(GLIDES)
    theatre = Theatre(visitor, "eleven", READER["eleven"])
    order = next(scene for scene in program("eleven") if scene.kind == "order")
    theatre.open(order)
    tab, stood = theatre.tab, theatre.tab.evaluate(TOP)
    tab.wait_for_function("() => performance.now() > 600")  # on a page that has just been opened nothing glides
    theatre.send(order.then)
    tab.wait_for_selector("[data-moment=order]")
    by = stood - tab.evaluate(TOP)
    glides = [far for one, far in tab.evaluate("glided") if one == "now"]
    assert by < -100 and any(abs(far - by) < 4 for far in glides), (by, glides)
