"""Pages of Nuns in terminals of several sizes: what matters is always to be seen, and what is typed is understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from later import rest_later
from rich.cells import cell_len
from rich.text import Text

from subrosa import terminal
from subrosa.core.match import Action, View
from subrosa.core.text import LANGUAGES, say
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.rules.terms import KEEP, STAY_CAUGHT
from subrosa.store import Store
from subrosa.terminal import nuns
from subrosa.terminal.frame import KEYS
from subrosa.terminal.letters import PLAINLY
from subrosa.terminal.listing import listed
from subrosa.terminal.look import Row
from subrosa.terminal.nuns.panel import path
from subrosa.terminal.reading import plain, understand
from subrosa.terminal.tale import before_day, of_day

from .pages import Paper, asked, look_of, played, printed, reader, table

SMALL, MIDDLE, LARGE = (80, 24), (100, 30), (140, 45)
PLAYED: tuple[tuple[tuple[int, int], int, int, dict[str, str]], ...] = (
    (SMALL, 4, 1, {}),
    (LARGE, 3, 0, {"vanish_shows_direction": "false"}),
    (SMALL, 2, 1, {"novices_per_player": "3"}),
    (MIDDLE, 8, 1, {}),
)
"""The size of the terminal, seats, the seat of the person, and how the table plays."""
LEAST_MAP = 3


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "store") as store:
        yield store


def bare(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def watched(paper: Paper, inner: Callable[[str], str], pages: list[tuple[str, str]]) -> Callable[[str], str]:
    """A reader who keeps every page that has been drawn anew, and what was typed before it."""
    last, read = "", 0

    def next_wish(prompt: str) -> str:
        nonlocal last, read
        new, read = paper.text[read:], len(paper.text)
        if "\x1b[2J" in new:
            pages.append((last, bare(new.rsplit("\x1b[2J", 1)[1]) + prompt))
        last = inner(prompt)
        return last

    return next_wish


@pytest.mark.parametrize(("size", "seats", "me", "options"), rest_later(PLAYED[:1], PLAYED))
def test_header_map_question_and_rows_are_always_in_view(
    store: Store, size: tuple[int, int], seats: int, me: int, options: dict[str, str]
) -> None:
    """Whole games: from the header down no page is taller than the terminal, and what was told may scroll away.

    Two pages are as long as they are: the whole board for who asks for it, and one with so many choices that
    they leave no room for a board.
    """
    width, height = size
    paper = Paper(width, height=height, force_terminal=True, no_color=True)
    pages: list[tuple[str, str]] = []
    language = LANGUAGES[(seats + height) % 4]
    read = watched(paper, reader(paper, Random(height)), pages)
    terminal.start(table(seats, **options), me, ["thrifty"], language, store, seats, read, paper.console)
    title, seen = say(language, "nuns-title"), 0
    for typed, page in pages:
        lines = page.splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= width
        (top,) = [at for at, line in enumerate(lines) if line.startswith(f"{title} ")]
        rule = next((at for at, line in enumerate(lines) if line.rstrip().endswith(KEYS)), 0)
        if typed == "b" or len(lines) - rule > height - LEAST_MAP - 2:
            continue
        assert len(lines) - top <= height, page
        seen += 1
    assert seen > 20
    assert sum(typed != "b" for typed, _ in pages) - seen < seen / 20, "hardly a page is full of choices"


@pytest.mark.parametrize("me", rest_later([1], [0]))
def test_the_whole_convent_is_in_view_where_it_has_room(store: Store, me: int) -> None:
    """At 120 x 44 what was told makes way for it."""
    width, height = 120, 44
    paper = Paper(width, height=height, force_terminal=True, no_color=True)
    pages: list[tuple[str, str]] = []
    inner, left = reader(paper, Random(3)), [40]

    def read(prompt: str) -> str:
        left[0] -= 1
        if not left[0]:
            raise EOFError
        return inner(prompt)

    terminal.start(table(4), me, ["thrifty"], "en", store, 4, watched(paper, read, pages), paper.console)
    least = nuns.least(look_of(me, width=width))
    for _, page in pages:
        lines = page.splitlines()
        top = next(at for at, line in enumerate(lines) if line.startswith(f"{say('en', 'nuns-title')} "))
        rule = next(at for at, line in enumerate(lines) if line.rstrip().endswith(KEYS))
        assert rule - top >= least, page
    assert least == 34 and len(pages) > 20


def test_choices_of_a_kind_make_room_for_the_convent_and_none_is_lost() -> None:
    """A path and a dozen false noises at 120 x 40: what is alike stands on one line."""
    rows = [Row(Action(n, f"path {n}"), str(n), f"Path {n}", (Text("a long way"),)) for n in range(8)]
    rows += [
        Row(Action(n, f"noise {n}"), f"n{n}", f"Place {n}", (Text("next to the Abbess"),), group="Or first")
        for n in range(6)
    ]
    look = look_of(0, width=120)
    look.height = 40
    assert 0 < nuns.wished(look) < 14
    paper = Paper(120)
    paper.console.print(listed(rows, 120, 40 - 15, nuns.wished(look)))
    lines = [line for line in paper.new().splitlines() if line.strip()]
    assert len(lines) == 8 + 1 + 1
    assert all(f"n{n})" in "".join(lines) for n in range(6))


def test_eight_paths_and_false_noises_leave_the_whole_convent_in_sight() -> None:
    """A guard who needs a path and may make a false noise, at 120 x 44: paths stand in two columns, in short."""
    look = look_of(0, width=120)
    look.height = 44
    rows = [
        Row(Action(n, f"path {n}"), str(n), f"Red {n}", (Text("by a long way"),), short=(Text(f"Red {n}"),))
        for n in range(8)
    ]
    rows += [Row(Action(n, f"n{n}"), f"n{n}", "", (Text(f"next to {n % 2}"),), group="Or first") for n in range(6)]
    paper = Paper(120)
    paper.console.print(listed(rows, 120, 44 - 15, nuns.wished(look)))
    lines = [line for line in paper.new().splitlines() if line.strip()]
    assert len(lines) == 4 + 1 + 2 == nuns.wished(look)
    assert all(f" {n})  Red {n}" in "".join(lines) for n in range(8))
    paper.console.print(listed(rows[:7], 120, 44 - 15, nuns.wished(look)))
    assert "by a long way" in paper.new(), "seven alone have room below each other"


# What is typed


def typed(store: Store, *wishes: str, me: int = 1, language: str = "en", seats: int = 4, **how: object) -> list[str]:
    """What is printed after each of these wishes in a new game; the first page first."""
    paper = Paper(100, **how)
    left, found = [*wishes], []

    def read(prompt: str) -> str:
        found.append(paper.new() + prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    terminal.start(table(seats), me, ["thrifty"], language, store, 4, read, paper.console)
    return found


def test_after_looking_something_up_an_empty_line_shows_the_page_again(store: Store) -> None:
    first, *later = typed(store, "l", "", "?", "", "b", "", "")
    question = "How does Anne Marie move?"
    assert question in first
    for looked_up, again in ((later[0], later[1]), (later[2], later[3])):
        assert question not in looked_up and say("en", "terminal-back") in looked_up
        assert question in again and say("en", "terminal-back") not in again
    assert question in later[5]
    assert question not in later[6], "else an empty line gives a hint"


def test_looking_something_up_before_sending_does_not_send(store: Store) -> None:
    *_, confirm, looked_up, again, sent = typed(store, "1", "0", "l", "", "")
    assert say("en", "terminal-confirm") in confirm and say("en", "terminal-confirm") in again
    assert say("en", "terminal-sealed") not in looked_up + again and say("en", "terminal-sealed") in sent


def test_enter_takes_the_only_choice_there_is(store: Store) -> None:
    _, only, after = typed(store, "1", "")
    assert only.endswith(f"{say('en', 'terminal-choose-only', {'choice': '0'})} ")
    assert say("en", "terminal-confirm") in after


def test_several_choices_in_one_line_are_made_one_after_the_other(store: Store) -> None:
    _, planned, stopped = typed(store, "2 21 20", "0 7")
    assert "2 steps planned" in planned
    assert say("en", "terminal-confirm") in stopped and "“7” is neither a choice nor a key here" in stopped


def test_the_first_of_several_that_cannot_be_had_is_refused(store: Store) -> None:
    _, refused = typed(store, "2 21 65 20")
    assert "1 step planned" in refused
    assert "No step leads from place 21 to place 65." in refused


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("65", "No step leads from place 1 to place 65."),
        ("156", "There is no place “156”."),
        ("stop", "The card “Sneak” needs 2 steps at least."),
        ("sing", "Try for example “21”."),
    ],
)
def test_a_refusal_says_why_and_what_could_be_typed(store: Store, wish: str, reason: str) -> None:
    *_, refused = typed(store, "2", wish)
    assert reason in refused


@pytest.mark.parametrize(("language", "word"), [("en", "no"), ("de", "nein"), ("fr", "non"), ("cs", "ne")])
def test_yes_and_no_are_said_in_the_readers_language(language: str, word: str) -> None:
    for name in ("bless", "turn"):
        for view, seat in asked()[name]:
            rows = nuns.rows(look_of(seat, language), view)
            chosen = understand(view, rows, word)
            assert chosen in (KEEP, STAY_CAUGHT) and understand(view, rows, "n") == chosen


def test_a_blessing_that_does_not_help_with_a_die_is_kept_with_a_reason() -> None:
    reasons = 0
    for name in ("bless", "ears"):
        for view, seat in asked()[name]:
            (keep,) = [row for row in nuns.rows(look_of(seat), view) if row.action.choice == KEEP]
            assert bool(keep.cells) == (len(view.actions) == 1)
            reasons += any("does not help with a die" in cell.plain for cell in keep.cells)
    assert reasons


# What is told


def test_the_log_at_the_start_of_a_round_goes_back_to_the_one_before() -> None:
    *_, (match, _) = played(4, 8, {})
    look, told = look_of(2), match.tellings(2)
    starts = nuns.days(told)
    begun = told[: starts[2] + 1]
    assert of_day(look, nuns, begun, "") == told[starts[1] : starts[2] + 1]
    assert of_day(look, nuns, begun, "3") == told[starts[2] : starts[2] + 1]
    assert of_day(look, nuns, told[: starts[3]], "") == told[starts[2] : starts[3]]


def test_a_preview_does_not_begin_the_next_round() -> None:
    began = 0
    for match, seat in played(3, 5, {}):
        if seat != 0 or match.view(0).step != "go" or match.state.moved == 0:
            continue
        draft = match.draft(0)
        if not any(action.text == "stop" for action in draft.view.actions):
            continue
        draft.choose("stop")
        whole, shown = draft.tellings, before_day(nuns, draft.tellings)
        began += any(told.kind == "round" for told in whole)
        assert shown == whole[: len(shown)] and all(told.kind != "round" for told in shown)
    assert began


def test_the_end_tells_what_happened_last(store: Store) -> None:
    paper = Paper(100)
    terminal.start(table(3), 1, ["thrifty"], "en", store, 3, reader(paper, Random(3)), paper.console)
    end = paper.text[paper.text.rindex(KEYS) :]
    won = [say("en", f"nuns-told-guards_won_by_{how}") for how in ("captures", "time")]
    assert any(plain(sentence) in plain(end) for sentence in won) or "wins!" in end
    assert end.index("win") < end.index(say("en", "terminal-end"))


# Why


def test_a_place_can_be_asked_about(store: Store) -> None:
    _, page, nowhere = typed(store, "? 65", "? 999")
    assert "Abbess: She has not made a step yet" in page and "Prioress: She has not made a step yet" in page
    assert plain(say("en", "nuns-goal"))[:60] in plain(nowhere)
    assert plain(say("en", "nuns-hint"))[:40] in plain(page)


def test_why_says_what_the_map_shows() -> None:
    kinds = set()
    for name in ("card", "go"):
        for view, seat in asked()[name][:4]:
            look = look_of(seat)
            for at, place in enumerate(box.PLACES):
                for guard, said in enumerate(nuns.explained(look, view, place)):
                    seen = bool(GAME.rules.eyes.sees(view.numbers, guard, at))
                    word = re.search(r"she sees|always sees|one room", said)
                    assert bool(word) == seen or "no farther" in said or "she sees a quarter" in said, said
                    kinds.add(seen)
    assert kinds == {True, False}


# Lines and letters


def test_french_marks_stay_with_their_words_at_the_end_of_a_line() -> None:
    look = look_of(1, "fr")
    text = Text(look.of_game("told-rolled", novice="Anne", die="4"))
    whole = say("fr", "nuns-told-rolled", {"novice": "Anne", "die": "4"})
    for width in range(12, len(whole) + 1):
        lines = printed([text], width).splitlines()
        assert " ".join(line.strip(" ") for line in lines) == whole
        assert not any(line.strip().startswith(":") for line in lines)


def test_letters_a_terminal_does_not_know_become_plain_ones() -> None:
    assert "Äbtissin „größer“ – Převorka → œuvre ☾".encode("ascii", PLAINLY) == (
        b'Abtissin "grosser" - Prevorka -> oeuvre ?'
    )
    assert "Äbtissin – 5".encode("latin-1", PLAINLY).decode("latin-1") == "Äbtissin - 5"


def test_keys_stand_under_each_other() -> None:
    rows = [Row(Action(at, f"noise {key}"), key, "somewhere") for at, key in enumerate(("7", "136", "136+137"))]
    lines = printed([listed(rows)]).splitlines()
    assert len({line.index(")") for line in lines}) == 1


def test_covering_makes_a_terminal_forget_what_scrolled_away(store: Store) -> None:
    first, covered, shown = typed(store, "h", "h", height=30, force_terminal=True)
    assert "\x1b[3J" in covered and "\x1b[3J" not in first + shown
    assert "\x1b[3J" not in "".join(typed(store, "h"))


def test_how_far_the_end_of_a_path_is_counts_the_way_back_to_it() -> None:
    off = 0
    for view, seat in asked()["go"]:
        look, v = look_of(seat), view.numbers.copy()
        for at in range(0, box.PLACE_COUNT, 7):
            v.at[0], number = at, max(int(v.path[0]), 0)
            v.path[0], v.heading[0] = number, max(int(v.heading[0]), 0)
            end = box.PATH_ENDS[number][v.heading[0]]
            if end == at:
                continue
            near = box.PATH_DISTANCE[number][at]
            steps = int(re.findall(r"(\d+) step", path(look, View(view.game, seat, v.copy()), "abbess"))[0])
            assert near + box.PATH_LENGTH[number] > steps >= box.DISTANCE[at][end]
            off += near > 0
    assert off > 5
