"""011 in the terminal: whole games, a row for every choice, a map that fits, and nothing a seat may not see."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from kept import keep
from later import rest_later
from rich.cells import cell_len
from rich.console import Console

from subrosa import terminal
from subrosa.core import record
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import Match, View
from subrosa.core.tellings import Telling
from subrosa.core.text import LANGUAGES, say
from subrosa.games import find
from subrosa.games.eleven.box import CHARACTERS, NEIGHBOURS, SPOT_COUNT, TILE_FACES
from subrosa.games.eleven.fields import STEPS
from subrosa.games.eleven.rules.terms import GEARS
from subrosa.store import Store
from subrosa.terminal import eleven
from subrosa.terminal.eleven.city import city, ways
from subrosa.terminal.eleven.marks import code, grid, letters, short
from subrosa.terminal.listing import listed
from subrosa.terminal.look import ASCII, Bound, Look
from subrosa.terminal.reading import understand

ELEVEN = find("eleven")
ASKED = STEPS[1:GEARS]
"""The steps at which a player is asked."""
FACTS = {
    "bid": {"position"},
    "raise": {"position", "amount", "other"},
    "move": {"figure", "steps"},
    "hand_in": {"action"},
    "walk": {"figure", "steps"},
    "target": {"looks"},
    "look_on": {"looks"},
    "gate_spot": {"figure"},
    "swap_second": {"figure"},
    "ride": {"figure"},
}
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {}),
    (3, {"character_names": "neutral", "gear_arrows": "all_clockwise"}),
    (6, {"ability_investigate_may_split": "true", "open_unknown_pile": "true"}),
    (5, {"tiles_hidden": "false", "snowy_copy_moves": "snowy_figure", "locomotive_is_transport": "false"}),
)


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
    return Setup.of(ELEVEN, seats, options)


def sensible(random: Random, view: View) -> int:
    """A player who saves time enough to see the later hours, and names nobody without need."""
    actions = list(view.actions)
    if random.random() < 0.9:
        actions = [action for action in actions if not action.text.startswith("name")]
        if view.step in ("bid", "raise"):
            actions = actions[: 1 if random.random() < 0.7 else 2]
        elif view.step == "gear":
            actions = [action for action in actions if action.text != "turn 2" and action.text != "turn 3"]
    return random.choice(actions or list(view.actions)).choice


def played(seats: int, seed: int, options: dict[str, str]) -> Iterator[tuple[Match, int]]:
    """A game, before every decision of a player."""
    random = Random(seed)
    match = Match(table(seats, **options), random)
    while not match.over:
        seat = match.deciders[0]
        yield match, seat
        match.decide(seat, sensible(random, match.view(seat)))
    yield match, -1


@cache
def asked() -> dict[str, list[tuple[View, int]]]:
    """For every step some views at which it is asked."""
    found: dict[str, list[tuple[View, int]]] = {step: [] for step in ASKED}
    for seed in range(60):
        seats, options = TABLES[seed % len(TABLES)]
        for match, seat in played(seats, seed, options):
            if seat >= 0 and len(found[match.view(seat).step]) < 12:
                found[match.view(seat).step].append((match.view(seat), seat))
        if seed > 6 and all(found.values()):
            break
    return found


def look_of(seat: int, language: str = "en", width: int = 80, **how: object) -> Look:
    names = {other: say(language, "terminal-seat", {"number": other + 1}) for other in range(6)}
    look = Look(ELEVEN, seat, names | {seat: say(language, "terminal-you")}, language, **how)  # type: ignore[arg-type]
    look.width, look.wide = width, width >= 118
    return look


def board_of(look: Look, view: View) -> str:
    paper = Paper(look.width)
    for part in eleven.board(look, view, view):
        paper.console.print(part, highlight=False, markup=False)
    return paper.text


def reader(paper: Paper, random: Random) -> Callable[[str], str]:
    """A person who types what the page offers, sends what is drafted, and now and then does something else."""
    covered = False
    keys: list[str] = ["0"]

    def read(prompt: str) -> str:
        nonlocal covered, keys
        page = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", paper.new())
        if found := re.findall(r"(?<!\S)([ptd]?-?\d{1,2})\)  ", page):
            keys = [key for key in found if not key.startswith("d")] or found
        if covered or random.random() < 0.03:
            covered = not covered
            return "h"
        if prompt == "> ":
            return "u" if random.random() < 0.03 else ""
        if random.random() < 0.03:
            return random.choice(["?", "? rules", "l", "l all", "l 2", "b", "u", "nonsense", "g4"])
        return random.choice(keys[:3] if len(keys) > 20 else keys)

    return read


PLAYED = [(*table, LANGUAGES[at]) for at, table in enumerate(TABLES)]


@pytest.mark.parametrize(("seats", "options", "language"), rest_later(PLAYED[2:], PLAYED))
def test_a_person_plays_a_whole_game_and_gets_its_record(
    store: Store, seats: int, options: dict[str, str], language: str
) -> None:
    paper = Paper()
    read = reader(paper, Random(seats))
    setup = table(seats, **options)
    assert terminal.start(setup, seats - 1, ["thrifty"], language, store, seats, read, paper.console) == 0
    assert store.kept() == []
    (path,) = (store.folder / "records").iterdir()
    match = record.read(path.read_text("utf-8"))
    assert match.over and match.setup == setup
    assert say(language, "terminal-end") in paper.text
    lines = [line for line in paper.text.splitlines() if str(path) not in line]
    assert max(cell_len(line) for line in lines) <= 80
    assert "\x1b" not in paper.text


def test_every_step_is_met() -> None:
    assert [step for step, views in asked().items() if not views] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ASKED)
def test_every_choice_has_a_row_and_can_be_typed_by_key_by_words_and_by_name(step: str, language: str) -> None:
    for view, seat in asked()[step]:
        rows = eleven.rows(look_of(seat, language), view)
        assert [row.action for row in rows] == list(view.actions)
        assert len({row.key for row in rows}) == len({row.name for row in rows}) == len(rows)
        for row in rows:
            assert understand(view, rows, row.key) == row.action.choice
            assert understand(view, rows, row.action.text.upper()) == row.action.choice
            assert understand(view, rows, f" {row.name}") == row.action.choice
            for also in row.also:
                assert understand(view, rows, also) == row.action.choice


def test_a_bid_is_typed_as_a_number() -> None:
    for step in ("bid", "raise"):
        for view, seat in asked()[step]:
            rows = eleven.rows(look_of(seat), view)
            if "12" in {row.key for row in rows}:
                assert view.choice("bid 12") == understand(view, rows, "12") == 12
    view, seat = next((view, seat) for view, seat in asked()["raise"] if view.bid > 0)
    rows = eleven.rows(look_of(seat), view)
    assert understand(view, rows, "0") == view.choice("pass")
    with pytest.raises(IllegalAction):
        understand(view, rows, str(view.bid))


def test_many_bids_are_folded_and_all_of_them_can_be_typed() -> None:
    view, seat = max(asked()["bid"], key=lambda found: len(found[0].actions))
    rows, paper = eleven.rows(look_of(seat), view), Paper(80)
    paper.console.print(listed(rows))
    assert len(rows) > 20 and len(paper.text.splitlines()) < 10
    assert f"{rows[-1].key})" in paper.text and "11)" not in paper.text


@pytest.mark.parametrize("step", ["clue", "move", "walk", "clue_from", "clue_to", "organ", "trace", "gate_spot"])
def test_what_to_type_for_a_spot_stands_on_the_map(step: str) -> None:
    for view, seat in asked()[step]:
        look = look_of(seat)
        rows = eleven.rows(look, view)
        at = {code(look, spot).lower(): spot for spot in range(SPOT_COUNT)}
        drawn = "\n".join(str(line) for line in city(look, view, view, eleven.spot_keys(look, view)))
        for row in rows:
            for typed in row.also:
                if typed.lower() in at:
                    assert f"{row.key})" in drawn
                    assert at[typed.lower()] == row.action.choice


def test_what_a_choice_would_do_is_what_it_does() -> None:
    """The time after the arrow is the time the player then has; who would be out is told so."""
    seen, outs = 0, 0
    for view, seat in asked()["gear"]:
        for row in eleven.rows(look_of(seat), view):
            if not row.group:
                w = view.numbers.copy()
                ELEVEN.rules.apply(w, seat, row.action.choice)
                out = not w.alive >> seat & 1
                assert row.cells[-1].plain.endswith(f"→ {w.time[seat]}" + ", you are out" * out)
                outs += out
                assert row.cells[1].plain.startswith(f"{w.steps} ") or w.time[seat] == 0
                seen += 1
    assert seen > 10 and outs


# The map


def test_every_spot_and_every_street_is_on_the_map() -> None:
    box = ELEVEN.box
    found = ways(box)
    drawn = {frozenset(pair) for pairs in (found.across, found.along, found.others) for pair in pairs}
    assert drawn == {frozenset((a, b)) for a in range(SPOT_COUNT) for b in NEIGHBOURS[a] if b >= 0}
    assert not drawn & {frozenset(pair) for pair in found.barred}
    view, seat = asked()["figure"][0]
    for width in (80, 120, 200):
        look = look_of(seat, width=width)
        lines = [str(line) for line in city(look, view, view, {})]
        assert max(map(len, lines)) <= width
        rows = grid(box)[1]
        for spot in range(SPOT_COUNT):
            assert short(look, spot, 4)[:4] in lines[1 + 2 * rows[spot]], code(look, spot)
        for figure in range(len(CHARACTERS)):
            assert sum(line.count(letters(look, view.numbers, figure)) for line in lines[2::2]) == 1
    assert len({code(look_of(0), spot) for spot in range(SPOT_COUNT)}) == SPOT_COUNT


def test_short_names_of_spots_are_told_apart() -> None:
    look = look_of(0)
    assert len({short(look, spot, 12) for spot in range(SPOT_COUNT)}) == SPOT_COUNT
    assert short(look, ELEVEN.box.SPOTS.index("mole"), 8) == "Mole"


def test_a_city_too_wide_to_draw_is_listed() -> None:
    view, seat = asked()["clue"][0]
    look = look_of(seat, width=50)
    paper = Paper(50)
    for part in city(look, view, view, eleven.spot_keys(look, view)):
        paper.console.print(part)
    assert "Valdocco" in paper.text and "1)" in paper.text
    assert max(len(line) for line in paper.text.splitlines()) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("neutral", ["printed", "neutral"])
def test_characters_are_told_apart_without_colour(language: str, neutral: str) -> None:
    view = Match(table(character_names=neutral), Random(1)).view(0)
    found = {letters(look_of(0, language), view.numbers, number) for number in range(len(CHARACTERS))}
    assert len(found) == len(CHARACTERS)


WIDTHS = rest_later([("fr", 80)], product(LANGUAGES, (80, 120, 200)))
"""From 118 on a page is arranged alike and has more room; French needs most of it."""


@pytest.mark.parametrize(("language", "width"), WIDTHS)
def test_pages_fit_the_width(language: str, width: int) -> None:
    for views in asked().values():
        for view, seat in views[:2]:
            look = look_of(seat, language, width, asked=True)
            paper = Paper(width)
            for part in [*eleven.board(look, view, view), *eleven.brief(look, view, view)]:
                paper.console.print(part, highlight=False, markup=False)
            paper.console.print(listed(eleven.rows(look, view)))
            assert max(cell_len(line.rstrip()) for line in paper.text.splitlines()) <= width
            assert "…" not in paper.text, "nothing is cut off"


def test_a_small_terminal_shows_what_the_choice_is_about(store: Store) -> None:
    paper = Paper(80, height=24, force_terminal=True, no_color=True)
    read = reader(paper, Random(5))
    assert terminal.start(table(), 0, ["thrifty"], "en", store, 5, read, paper.console) == 0
    view, seat = next((view, seat) for view, seat in asked()["walk"] if len(view.actions) < 6)
    look = look_of(seat, small=True)
    assert len(eleven.brief(look, view, view)) < 10


@pytest.mark.parametrize("step", ["figure", "move", "clue", "location"])
def test_a_terminal_without_colours_or_signs_is_served(step: str) -> None:
    view, seat = asked()[step][0]
    look = look_of(seat, marks=ASCII)
    text = board_of(look, view)
    assert "Citta" in text and "Univers" in text and "-" in text and "|" in text
    assert [sign for sign in text if not sign.isascii()] == []


def test_a_game_begins_in_a_terminal_of_plain_letters(store: Store) -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii", errors="replace")
    console = Console(file=file, width=80, height=50, force_terminal=True, no_color=True, legacy_windows=False)
    wishes = iter(["1", "b", "u"])
    terminal.start(table(), 0, ["thrifty"], "en", store, 3, lambda prompt: next(wishes, "q"), console)
    file.flush()
    text = raw.getvalue().decode("ascii")
    assert "Citta" in text and "@Mole" in text and "-> 44" in text and "Pahlsson" in text
    assert not re.search(r"\x1b\[(\d+;)*([34][0-8]|9[0-7])[;m]", text)


# Secrets


def secrets_blanked(view: View) -> View:
    """A view without what is its seat's alone."""
    v = view.numbers.copy()
    for card in range(len(CHARACTERS)):
        if v.open[card] != 1:
            v.card[card] = -1
        v.known[view.seat][card] = v.apart[card] = -1
    for face in range(TILE_FACES):
        v.tile[view.seat][face] = -1
    v.role[view.seat] = v.shown_role[view.seat]
    return View(view.game, view.seat, v)


@pytest.mark.parametrize("language", rest_later(["en"], LANGUAGES))
def test_covered_secrets_are_not_on_the_page(language: str) -> None:
    differs, each = 0, 2 if language == "en" else 1
    for views in asked().values():
        for view, seat in views[:each]:
            look = look_of(seat, language, covered=True, asked=True)
            page = board_of(look, view)
            assert page == board_of(look, secrets_blanked(view)) and say(language, "terminal-covered") in page
            look.covered = False
            differs += board_of(look, view) != board_of(look, secrets_blanked(view))
    assert differs > 12 * each


def before_a_turn(seats: int, me: int, decisions: int, seed: int) -> Match:
    """A match in which it is this seat's turn."""
    for match, seat in played(seats, seed, {}):
        if seat == me and len(match.decisions) >= decisions:
            return match
    raise AssertionError("the game was over before")


def redrawn(match: Match, seat: int, seed: int) -> Match:
    lines, _ = ELEVEN.redraw(match.setup, match.decisions, seat, Random(seed))
    return Match.from_log(match.setup, lines)


def pages_of(match: Match, me: int, store: Store) -> str:
    kept_as = keep(store, match, me)
    paper = Paper(100)
    wishes = ["l all", "b", "?", "nonsense", "step duomo", "1", "u", "2", "1", "h", "l", "b", "h"]
    read = iter(wishes)

    def next_wish(prompt: str) -> str:
        for wish in read:
            return wish
        raise EOFError

    terminal.resume(kept_as, store, "en", next_wish, paper.console)
    return paper.text.replace(kept_as, "ID")


@pytest.mark.parametrize(("seats", "decisions"), rest_later([(3, 150), (6, 330)], [(4, 60), (4, 260), (5, 200)]))
def test_a_seat_reads_the_same_in_every_world_it_cannot_tell_apart(tmp_path: Path, seats: int, decisions: int) -> None:
    me = decisions // 10 % seats
    match = before_a_turn(seats, me, decisions, seats)
    texts = set()
    for at, world in enumerate([match, *(redrawn(match, me, seed) for seed in range(3))]):
        with Store(tmp_path / str(at)) as store:
            texts.add(pages_of(world, me, store))
    assert len(texts) == 1


def test_a_leak_would_be_noticed() -> None:
    """The test of the test: the board as another seat sees it differs between worlds."""
    match = before_a_turn(4, 0, 200, 4)
    worlds = [match, *(redrawn(match, 0, seed) for seed in range(5))]
    assert len({board_of(look_of(1), world.view(1)) for world in worlds}) > 1
    assert len({board_of(look_of(0), world.view(0)) for world in worlds}) == 1


# The tale, and the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_told_by_hours_and_turns(language: str) -> None:
    *_, (match, _) = played(4, 8, {})
    look = look_of(0, language)
    tellings = match.tellings(0)
    starts = eleven.days(tellings)
    assert len(starts) >= 3
    assert all(tellings[start].kind == "event" for start in starts)
    parts = eleven.paragraphs(look, tellings)
    turns = [part for part in parts if part.seat >= 0]
    for part in turns:
        seats = {told.facts["seat"] for told in part.tellings if told.kind == "chose"}
        assert seats <= {part.seat + 1}
        times = [told for told in part.tellings if told.kind == "time" and told.facts["seat"] == part.seat + 1]
        assert len(times) <= 1
    for part in parts:
        for told in part.tellings:
            assert look.sentence(told)
    before = {told.facts["now"] for told in tellings if told.kind == "time"}
    after = {told.facts["now"] for part in parts for told in part.tellings if told.kind == "time"}
    assert after <= before


def test_others_turns_and_auctions_are_short_and_the_log_has_all_of_them() -> None:
    *_, (match, _) = played(4, 8, {})
    parts = eleven.paragraphs(look_of(0), match.tellings(0))
    kinds = [{told.kind for told in part.short} for part in parts]
    whole = [{told.kind for told in part.tellings} for part in parts]
    assert not any(one & {"draws", "passed", "gears_show", "look_on_yes"} for one in kinds)
    assert all("chose" in one for one, all in zip(kinds, whole, strict=True) if "chose" in all)
    sold = [part for part in parts if {"bid", "placed"} <= {told.kind for told in part.tellings}]
    for part in sold:
        bids = [told for told in part.tellings if told.kind == "bid"]
        assert [told for told in part.short if told.kind == "bid"] == bids[-1:]
        assert any(told.kind == "placed" for told in part.short)
    assert sold


def test_a_way_of_many_steps_is_told_by_its_end() -> None:
    step = [Telling(-1, "stepped", {"seat": 1, "figure": "lewis", "spot": spot}) for spot in ("duomo", "mole")]
    paid = [
        Telling(-1, "time", {"seat": 1, "before": 9, "now": 8}),
        Telling(-1, "time", {"seat": 1, "before": 8, "now": 7}),
    ]
    (part,) = eleven.paragraphs(look_of(0), [step[0], paid[0], step[1], paid[1]])
    assert [(told.kind, told.facts.get("spot"), told.facts.get("now")) for told in part.tellings] == [
        ("stepped", "mole", None),
        ("time", None, 7),
    ]


@pytest.mark.parametrize(("language", "width"), rest_later([("fr", 80)], product(LANGUAGES, (80, 120))))
def test_the_end_shows_everything(language: str, width: int) -> None:
    for seed in range(4):
        *_, (match, _) = played(*[(3, seed, {}), (4, seed, {}), (5, seed, {}), (6, seed, {})][seed])
        look, paper = look_of(0, language, width), Paper(width)
        for part in eleven.ending(look, match.view(0)):
            paper.console.print(Bound(part), highlight=False, markup=False)
        names = ELEVEN.box.names("characters", language)
        assert all(names[character] in paper.text for character in CHARACTERS if match.state.seats > 3)
        assert say(language, "eleven-label-chosen-one") in paper.text
        if match.state.winner < 0:
            assert say(language, "eleven-label-ragnarok")[:40] in paper.text
        assert max(cell_len(line.rstrip()) for line in paper.text.splitlines()) <= width
