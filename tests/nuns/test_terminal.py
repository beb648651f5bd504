"""Nuns in the terminal: whole games, a row for every choice, a map that fits, and nothing a seat may not see."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from subrosa import terminal
from subrosa.bots import bot
from subrosa.core import record
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import Match, View
from subrosa.core.tellings import EVERYBODY, Telling, only
from subrosa.core.text import LANGUAGES, say
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import FIGURES, STAGES, STEPS
from subrosa.games.nuns.rules.terms import CARD, NOISE_AT, NOVICE_COUNT, STEPPING
from subrosa.store import Store
from subrosa.terminal import nuns
from subrosa.terminal.frame import listed
from subrosa.terminal.look import ASCII, Look
from subrosa.terminal.nuns.choices import offered
from subrosa.terminal.nuns.convent import convent, on_places
from subrosa.terminal.nuns.known import acting, distances, here, reasons, sixths
from subrosa.terminal.nuns.marks import letter, letters, signs
from subrosa.terminal.nuns.mine import entries
from subrosa.terminal.nuns.plan import joined, plan
from subrosa.terminal.reading import understand

ASKED = ("move", "bless", "token", "false_noise", "hear", "order", "path", "go", "ears")
FACTS = {
    "move": {"novice", "stage", "steps", "card"},
    "bless": {"novice", "die"},
    "token": {"guard"},
    "hear": {"guard"},
    "path": {"guard", "place"},
    "go": {"guard", "paces"},
    "ears": {"guard", "die"},
}
TABLES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (4, 1, {}),
    (3, 0, {"vanish_shows_direction": "false", "deviate_on": "any", "capture_limit": "players"}),
    (8, 1, {"deaf_after_run": "each"}),
    (2, 1, {"novices_per_player": "3", "sight": "rooms", "first_path": "setup"}),
    (6, 5, {"blessings": "off", "safe_cell": "true", "allow_revisit": "true"}),
    (3, 2, {"novices_per_player": "2", "forced_first_walk": "false", "paths_reusable": "true"}),
)
"""Seats, the seat of the person, and how the table plays."""


class Paper:
    """A console whose pages can be read afterwards."""

    def __init__(self, width: int = 80, **how: object) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, **{"height": 50, **how})  # type: ignore[arg-type]
        self._read = 0

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def new(self) -> str:
        """What was printed since the last time."""
        found, self._read = self.text[self._read :], len(self.text)
        return found


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "store") as store:
        yield store


def table(seats: int = 4, **options: str) -> Setup:
    return Setup.of(GAME, seats, options)


def played(seats: int, seed: int, options: dict[str, str]) -> Iterator[tuple[Match, int]]:
    """A game of players who lean towards what they want, before every decision of one."""
    random = Random(seed)
    match = Match(table(seats, **options), random)
    player = bot("thrifty", random)
    while not match.over:
        seat = random.choice(match.deciders)
        yield match, seat
        match.decide(seat, player.choose(match.view(seat), []))
    yield match, -1


@cache
def asked() -> dict[str, list[tuple[View, int]]]:
    """For every step, and every stage of a secret move, some views at which it is asked."""
    found: dict[str, list[tuple[View, int]]] = {name: [] for name in (*ASKED[1:], *STAGES[:-1])}
    often = dict.fromkeys(found, 0)
    for seed in range(24):
        seats, _, options = TABLES[seed % len(TABLES)]
        for match, seat in played(seats, seed, options):
            if seat < 0:
                continue
            view = match.view(seat)
            name = view.step
            if name == "move":
                name = view.stage[box.NOVICES[acting(look_of(seat), view.numbers)]]
            often[name] += 1
            now_and_then = often[name] % (19 if name in ("card", "steps", "go") else 2) == 1
            if (now_and_then and len(found[name]) < 9) or (rare(view) and sum(rare(v) for v, _ in found[name]) < 3):
                found[name].append((view, seat))
        if seed > 6 and all(found.values()):
            break
    return found


def rare(view: View) -> bool:
    """Is something on offer that is seldom seen: a false noise in a guard's move, a step into the light?"""
    choices = [action.choice for action in view.actions]
    if view.step == "go":
        return choices[-1] >= NOISE_AT
    return view.step == "move" and any(
        choice < box.PLACE_COUNT and GAME.rules.eyes.lit(view.numbers, choice) for choice in choices
    )


def look_of(seat: int, language: str = "en", width: int = 80, **how: object) -> Look:
    names = {other: say(language, "terminal-seat", {"number": other + 1}) for other in range(8)}
    look = Look(GAME, seat, names | {seat: say(language, "terminal-you")}, language, **how)  # type: ignore[arg-type]
    look.width, look.wide = width, width >= 118
    return look


def printed(parts: list[object], width: int = 80) -> str:
    paper = Paper(width)
    for part in parts:
        paper.console.print(part, highlight=False, markup=False)
    return paper.text


def board_of(look: Look, view: View) -> str:
    return printed([*nuns.board(look, view, view)], look.width)


def reader(paper: Paper, random: Random) -> Callable[[str], str]:
    """A person who types what the page offers, sends what is drafted, and now and then does something else."""
    covered = False
    keys: list[str] = ["0"]

    def read(prompt: str) -> str:
        nonlocal covered, keys
        page = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", paper.new())
        if found := re.findall(r"^ {1,3}(n?\d[\d+]*[ap]?|w)\)  ", page, re.MULTILINE):
            keys = found
        if covered or random.random() < 0.02:
            covered = not covered
            return "h"
        if prompt == "> ":
            return "u" if random.random() < 0.02 else ""
        if random.random() < 0.02:
            return random.choice(["?", "? rules", "l", "l all", "l 2", "b", "u", "nonsense", "step 82"])
        return random.choice([key for key in keys if not key.startswith("n")] or keys)

    return read


@pytest.mark.parametrize(
    ("seats", "me", "options", "language"), [(*table, LANGUAGES[at % 4]) for at, table in enumerate(TABLES)]
)
def test_a_person_plays_a_whole_game_and_gets_its_record(
    store: Store, seats: int, me: int, options: dict[str, str], language: str
) -> None:
    paper = Paper(120 if seats in (3, 8) else 80)
    read = reader(paper, Random(seats))
    setup = table(seats, **options)
    assert terminal.start(setup, me, ["thrifty"], language, store, seats, read, paper.console) == 0
    assert store.unfinished() == []
    (path,) = (store.folder / "records").iterdir()
    match = record.read(path.read_text("utf-8"), lambda name: GAME)
    assert match.over and match.setup == setup
    assert say(language, "terminal-end") in paper.text
    lines = [line for line in paper.text.splitlines() if str(path) not in line]
    assert max(cell_len(line) for line in lines) <= paper.console.width
    assert "\x1b" not in paper.text


def test_every_step_and_every_stage_is_met() -> None:
    assert {*ASKED} == {*STEPS[1 : STEPS.index("cell")]}
    assert [name for name, views in asked().items() if not views] == []
    assert any(any(action.choice >= NOISE_AT for action in view.actions) for view, _ in asked()["go"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*ASKED[1:], *STAGES[:-1]])
def test_every_choice_has_a_row_and_can_be_typed_by_key_by_words_and_by_name(name: str, language: str) -> None:
    for view, seat in asked()[name]:
        rows = nuns.rows(look_of(seat, language), view)
        assert [row.action for row in rows] == list(view.actions)
        assert len({row.key for row in rows}) == len({row.name for row in rows}) == len(rows)
        for row in rows:
            assert row.key not in ("u", "l", "b", "h", "q"), "that is a key of the frame"
            assert understand(view, rows, row.key) == row.action.choice
            assert understand(view, rows, row.action.text.upper()) == row.action.choice
            assert understand(view, rows, f" {row.name}") == row.action.choice
            for also in row.also:
                assert understand(view, rows, also) == row.action.choice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*ASKED[1:], *STAGES[:-1]])
def test_every_question_is_given_its_facts(name: str, language: str) -> None:
    for view, seat in asked()[name]:
        look = look_of(seat, language)
        found = nuns.facts(look, view)
        assert found.keys() == FACTS.get(view.step, set())
        assert "{" not in look.of_game(f"ask-{view.step}", **found)
        if view.step == "move":
            assert found["stage"] == name
            assert (found["card"] == "") == (
                name in ("card", "turn") and view.numbers.card[acting(look, view.numbers)] < 0
            )


def test_a_step_is_typed_as_the_number_of_the_place() -> None:
    for name in ("steps", "walk", "go"):
        for view, seat in asked()[name]:
            rows = nuns.rows(look_of(seat), view)
            for action in view.actions:
                if action.text.startswith("step"):
                    assert understand(view, rows, action.text.split()[1]) == action.choice
                elif action.text == "stop":
                    assert understand(view, rows, "0") == understand(view, rows, "s") == action.choice
            with pytest.raises(IllegalAction):
                understand(view, rows, "999")


def test_two_noises_are_typed_together() -> None:
    pairs = 0
    for view, seat in [*asked()["token"], *asked()["hear"]]:
        rows = nuns.rows(look_of(seat), view)
        for row in rows:
            if "+" in row.key:
                first, second = row.key.split("+")
                assert understand(view, rows, f"{first} {second}") == view.choice(f"noise {second} {first}")
                pairs += 1
    assert pairs


@pytest.mark.parametrize("name", ["steps", "walk", "token", "hear", "false_noise", "path", "go"])
def test_places_that_can_be_chosen_are_marked_on_the_map(name: str) -> None:
    marked = 0
    for view, seat in asked()[name]:
        look = look_of(seat)
        found, sign = offered(look, view), signs(look).offer
        drawn = "\n".join(str(line) for line in convent(look, view, found, 80))
        for at in found:
            first = on_places(look, view, found)[at][0].text
            assert f"{first}{box.PLACES[at]}" in drawn
            assert first in (sign, signs(look).mine) or first.isalpha(), "only who stands there comes before it"
        marked += len(found)
        look.covered = True
        assert offered(look, view) == set()
    assert marked > 3


def test_what_a_row_says_of_sight_and_noise_is_so() -> None:
    lights = 0
    for view, seat in asked()["steps"]:
        v, look = view.numbers, look_of(seat)
        novice = acting(look, v)
        for row in nuns.rows(look, view):
            place = row.action.choice if row.action.text.startswith("step") else here(v, novice)
            lit = bool(GAME.rules.eyes.lit(v, place))
            assert (row.cells[0].plain == say("en", "nuns-label-dark")) == (not lit)
            lights += lit
            for guard in range(2):
                far, louder = box.DISTANCE[v.at[guard]][place], GAME.rules.figures.noise(v, v.card[novice])
                faces = [face for face in range(1, 7) if max(0, face + louder) >= far >= 1]
                deaf = v.deaf_after_run == 1 and v.shown[guard] == 1
                if not GAME.rules.noises.nobody_listens(v) and not deaf:
                    assert sixths(look, v, v.card[novice], place, guard) == len(faces)
    assert lights > 0


def test_a_guard_is_free_exactly_if_a_reason_is_given() -> None:
    both = set()
    for view, seat in asked()["go"]:
        v = view.numbers
        free = bool(GAME.rules.patrol.free(v, v.guard))
        assert free == bool(reasons(look_of(seat), v, int(v.guard)))
        assert ("✓" in board_of(look_of(seat), view)) == free
        both.add(free)
    assert both == {True, False}


# The map


@pytest.mark.parametrize("width", [76, 79, 90, 112])
@pytest.mark.parametrize("height", [0, 30])
def test_every_place_and_every_link_is_on_the_map(width: int, height: int) -> None:
    sheet = plan(box, width, height)
    assert sheet.width <= width
    squares = [
        (x, sheet.line[at]) for at in range(box.PLACE_COUNT) for x in range(sheet.left[at] - 1, sheet.right[at] + 1)
    ]
    assert len(set(squares)) == len(squares), "numbers have a free square before them"
    assert {*sheet.links, *sheet.undrawn} == {*joined(box)}
    assert sheet.undrawn == ()
    for (a, b), way in sheet.links.items():
        ends = [sheet.squares(a, b)[0][0], sheet.squares(b, a)[0][0]]
        assert ends == [way[0][0], way[-1][0]]
        assert (
            not {square for square, _ in way}
            & {*squares} - {(x, sheet.line[at]) for at in (a, b) for x in (sheet.left[at] - 1, sheet.right[at] + 1)}
            or sheet.line[a] != sheet.line[b]
        )


def test_a_map_too_wide_is_shown_in_part() -> None:
    view, seat = asked()["steps"][0]
    for width, height in ((50, 0), (60, 12), (80, 9), (118, 15)):
        look = look_of(seat, width=width)
        lines = convent(look, view, offered(look, view), width, height)
        assert max(line.cell_len for line in lines) <= width
        assert (
            f"{signs(look).mine}{box.PLACES[here(view.numbers, acting(look, view.numbers))]}"
            in "\n".join(str(line) for line in lines)
            or view.numbers.marker[acting(look, view.numbers)] >= 0
        )


def test_what_a_part_of_the_map_leaves_out_is_named_below_it() -> None:
    for name in ("card", "go"):
        for view, seat in asked()[name]:
            look = look_of(seat)
            drawn = "\n".join(str(line) for line in convent(look, view, (), 80, 10))
            for guard in range(2):
                assert re.search(rf"{letter(look, guard)}\w*{box.PLACES[view.numbers.at[guard]]}", drawn) or (
                    view.numbers.at[0] == view.numbers.at[1]
                )


def test_signs_and_letters_tell_all_apart() -> None:
    for language in LANGUAGES:
        look = look_of(0, language)
        found = [letters(look, novice) for novice in range(NOVICE_COUNT)]
        assert len({*found}) == NOVICE_COUNT and all(len(text) == 2 for text in found)
        assert [letter(look, guard) for guard in range(2)] == ["A", "P"]
    for marks in (ASCII, None):
        sign = signs(look_of(0, marks=marks) if marks else look_of(0))
        different = [sign.door, sign.lock, sign.lit, sign.mine, sign.step, sign.offer, sign.noise, sign.gone]
        different += [sign.key, sign.wish, sign.home, sign.end]
        assert len({*different}) == len(different)


@pytest.mark.parametrize("width", [80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_the_width(width: int, language: str) -> None:
    for views in asked().values():
        for view, seat in views[:2]:
            look = look_of(seat, language, width, asked=True)
            parts = [*nuns.board(look, view, view), *nuns.brief(look, view, view), listed(nuns.rows(look, view))]
            text = printed(parts, width)
            assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
            assert "…" not in text, "nothing is cut off"


def test_a_small_terminal_shows_what_the_choice_is_about(store: Store) -> None:
    paper = Paper(80, height=24, force_terminal=True, no_color=True)
    read = reader(paper, Random(5))
    assert terminal.start(table(3), 0, ["thrifty"], "en", store, 5, read, paper.console) == 0
    for view, seat in asked()["steps"]:
        look = look_of(seat, small=True, height=24)
        parts = [*nuns.brief(look, view, view), listed(nuns.rows(look, view))]
        assert len(printed(parts).splitlines()) <= 23


@pytest.mark.parametrize("name", ["card", "steps", "go", "path", "bless"])
def test_a_terminal_without_colours_or_signs_is_served(name: str) -> None:
    for view, seat in asked()[name]:
        look = look_of(seat, marks=ASCII)
        text = board_of(look, view) + printed([listed(nuns.rows(look, view))])
        assert [sign for sign in text if not sign.isascii()] == []
        assert "#" in text and "+" in text and "|" in text


def test_a_game_begins_in_a_terminal_of_plain_letters(store: Store) -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii", errors="replace")
    console = Console(file=file, width=80, height=60, force_terminal=True, no_color=True, legacy_windows=False)
    wishes = iter(["sneak", "b", "u"])
    terminal.start(table(), 1, ["thrifty"], "de", store, 3, lambda prompt: next(wishes, "q"), console)
    file.flush()
    text = raw.getvalue().decode("ascii")
    bare = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
    assert "Schleichen" in bare and re.search("152-+153", bare) and "Abtissin" in bare
    assert not re.search(r"\x1b\[(\d+;)*([34][0-8]|9[0-7])[;m]", text)


# What is mine


def test_the_log_sheet_says_what_the_way_was() -> None:
    for seed in range(3):
        ways: dict[tuple[int, int], tuple[str, str, int]] = {}
        match = None
        for match, seat in played(4, seed, {}):
            s = match.state
            for novice in range(NOVICE_COUNT):
                if s.owner[novice] >= 0 and seat == s.owner[novice] and s.stage[novice] == STEPPING:
                    place = s.way[novice][s.steps[novice]]
                    ways[novice, s.round] = (box.CARD_CODES[s.card[novice]], box.PLACES[place], s.steps[novice])
        assert match is not None
        seen = 0
        for novice in {novice for novice, _ in ways}:
            look = look_of(int(match.state.owner[novice]))
            for entry in entries(look, match.tellings(look.me), novice):
                if (novice, entry.round) in ways:
                    assert ways[novice, entry.round] == (entry.card, entry.end, entry.steps)
                    seen += 1
            notes = [note for entry in entries(look, match.tellings(look.me), novice) for note in entry.notes]
            assert notes.count("✗") == match.state.captured[novice]
            assert ("K" in notes) == (match.state.key[novice] == 1)
        assert seen > 3


def test_locked_doors_lengthen_the_way_to_a_key() -> None:
    look = look_of(1)
    through = distances(look, box.GUARD_START, locks=True)
    assert through == list(box.DISTANCE[box.GUARD_START])
    for novice, cell in enumerate(box.CELLS):
        assert distances(look, cell, locks=False) == list(box.DISTANCE_UNLOCKED[novice])


# Secrets


def secrets_blanked(view: View) -> View:
    """A view without what is its seat's alone."""
    v = view.numbers.copy()
    for novice in range(NOVICE_COUNT):
        if v.owner[novice] != view.seat:
            continue
        v.place[novice] = v.marker[novice]
        for name in ("wish_card", "key", "wish", "stage", "card", "steps", "swift"):
            getattr(v, name)[novice] = -1
        for i in range(len(v.way[novice])):
            v.way[novice][i] = -1
    for figure in range(len(FIGURES)):
        v.blessing[figure] = -1
    for guard in range(2):
        v.named[guard] = -1
    return View(view.game, view.seat, v)


@pytest.mark.parametrize("language", LANGUAGES)
def test_covered_secrets_are_not_on_the_page(language: str) -> None:
    differs = 0
    for views in asked().values():
        for view, seat in views[:2]:
            look = look_of(seat, language, covered=True, asked=True)
            told = Telling(only(seat), "you_take_key", {"novice": box.NOVICES[max(acting(look, view.numbers), 0)]})
            look.tellings = [Telling(EVERYBODY, "round", {"round": 1}), told]
            for show in (nuns.board, nuns.brief):
                covered, blank = (printed([*show(look, v, v)]) for v in (view, secrets_blanked(view)))
                assert covered == blank
                assert say(language, "terminal-covered") in covered
            look.covered = False
            differs += board_of(look, view) != board_of(look, secrets_blanked(view))
    assert differs > 15


def test_covered_nothing_told_to_one_side_alone_is_read() -> None:
    *_, (match, _) = played(8, 3, {})
    for seat in (0, 1, 4):
        look = look_of(seat, covered=True)
        shown = [told for part in nuns.paragraphs(look, match.tellings(seat)) for told in part.tellings]
        assert shown and all(told.to & EVERYBODY >> 1 or told.kind == "stopped" for told in shown)
        assert not any(told.kind.startswith("you") for told in shown)


def before_a_turn(seats: int, me: int, decisions: int, options: dict[str, str]) -> Match:
    """A match in which it is this seat's turn, with nothing laid secretly by others in this round."""
    for seed in range(20):
        for match, seat in played(seats, seed, options):
            stages = [match.state.stage[novice] for novice, owner in enumerate(match.state.owner) if owner >= 0]
            begun = match.view(me).step == "move" and any(stage not in (-1, CARD) for stage in stages)
            if seat == me and len(match.decisions) >= decisions and not begun:
                return match
    raise AssertionError("all games were over before")


def redrawn(match: Match, seat: int, seed: int) -> Match:
    lines, _ = GAME.redraw(match.setup, match.decisions, seat, Random(seed))
    return Match.from_log(match.setup, lines)


def pages_of(match: Match, me: int, store: Store) -> str:
    """What a person reads who looks at everything and leaves before anything is sent."""
    seats = match.setup.seats
    kept_as = store.create(match, {"me": me, "bots": {}})
    paper = Paper(100)
    wishes = iter(["l all", "b", "?", "nonsense", "step 82", "1", "2", "0", "u", "1", "h", "l", "b", "h"])

    def next_wish(prompt: str) -> str:
        for wish in wishes:
            return wish
        raise EOFError

    bots = {seat: bot("random", Random(1)) for seat in range(seats) if seat != me}
    names = {seat: f"Player {seat + 1}" for seat in range(seats)}
    terminal.play(match, me, bots, names, "en", store, kept_as, next_wish, paper.console)
    return paper.text.replace(kept_as, "ID")


POSITIONS = [(4, 1, 60, {}), (4, 0, 90, {}), (8, 1, 150, {}), (5, 2, 120, {}), (3, 1, 70, {"novices_per_player": "2"})]


@pytest.mark.parametrize(("seats", "me", "decisions", "options"), POSITIONS)
def test_a_seat_reads_the_same_in_every_world_it_cannot_tell_apart(
    tmp_path: Path, seats: int, me: int, decisions: int, options: dict[str, str]
) -> None:
    match = before_a_turn(seats, me, decisions, options)
    texts = set()
    for at, world in enumerate([match, *(redrawn(match, me, seed) for seed in range(3))]):
        with Store(tmp_path / str(at)) as store:
            texts.add(pages_of(world, me, store))
    assert len(texts) == 1


def test_a_leak_would_be_noticed() -> None:
    """The test of the test: the board as another seat sees it differs between worlds."""
    match = before_a_turn(4, 0, 90, {})
    worlds = [match, *(redrawn(match, 0, seed) for seed in range(4))]
    assert len({board_of(look_of(1), world.view(1)) for world in worlds}) > 1
    assert len({board_of(look_of(0), world.view(0)) for world in worlds}) == 1


# The tale, and the end


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_log_is_told_by_rounds(language: str, seat: int) -> None:
    *_, (match, _) = played(4, 8, {})
    look = look_of(seat, language)
    tellings = match.tellings(seat)
    starts = nuns.days(tellings)
    assert len(starts) >= 3
    assert [tellings[start].facts["round"] for start in starts] == list(range(1, len(starts) + 1))
    parts = nuns.paragraphs(look, tellings)
    assert any(part.seat == seat for part in parts)
    for part in parts:
        for told in part.tellings:
            assert look.sentence(told)
        if part.seat == seat and seat:
            assert all(told.to == only(seat) for told in part.tellings)


def test_steps_that_follow_each_other_are_told_as_one_way() -> None:
    steps = [Telling(-1, "paced", {"guard": "abbess", "place": place}) for place in ("19", "18", "17")]
    seen = Telling(-1, "seen", {"novice": "celeste", "place": "5"})
    (part,) = nuns.paragraphs(look_of(0), [*steps[:2], seen, steps[2]])
    assert [told.facts["place"] for told in part.tellings] == ["19 → 18", "5", "17"]
    assert part.seat == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_end_shows_everything(language: str, width: int) -> None:
    ways = set()
    for seed, (seats, me, options) in enumerate(TABLES):
        *_, (match, _) = played(seats, seed, options)
        look, s = look_of(me, language, width), match.state
        text = printed([*nuns.ending(look, match.view(me))], width)
        for novice in range(NOVICE_COUNT):
            if s.owner[novice] >= 0:
                assert box.names("wishes", language)[box.WISHES[s.wish_card[novice]]] in text
                assert f"{letters(look, novice)}{box.PLACES[s.place[novice]]}" in text or any(
                    s.place[other] == s.place[novice] or s.at[0] == s.place[novice] or s.at[1] == s.place[novice]
                    for other in range(NOVICE_COUNT)
                    if other != novice
                )
        ways.add("home" if s.won > 0 else "captures" if s.captures >= s.limit else "dawn")
        assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
    assert len(ways) > 1


def test_whoever_wins_is_told_so() -> None:
    for seed in range(6):
        *_, (match, _) = played(4, seed, {})
        places = [0] * 8
        GAME.rules.places(match.state, places)
        for seat in range(4):
            text = printed([*nuns.ending(look_of(seat), match.view(seat))])
            assert ("You win" in text) == (places[seat] == 1)
