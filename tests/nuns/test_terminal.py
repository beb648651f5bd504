"""Nuns in the terminal: whole games, a row for every choice, a log sheet, and nothing a seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from kept import keep, restored
from later import rest_later
from rich.cells import cell_len

from subrosa import terminal
from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.match import Match, View
from subrosa.core.tellings import EVERYBODY, Telling, only
from subrosa.core.text import LANGUAGES, say
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import FIGURES, STAGES, STEPS
from subrosa.games.nuns.rules.terms import CARD, NOISE_AT, NOVICE_COUNT, STEPPING
from subrosa.store import Store
from subrosa.terminal import nuns
from subrosa.terminal.nuns.marks import letters
from subrosa.terminal.nuns.mine import entries
from subrosa.terminal.reading import understand

from .pages import ASKED, TABLES, Paper, asked, board_of, look_of, played, printed, reader, table

FACTS = {
    "move": {"novice", "stage", "steps", "card"},
    "bless": {"novice", "die"},
    "token": {"guard", "novice"},
    "false_noise": {"novice"},
    "hear": {"guard", "novice"},
    "path": {"guard", "place"},
    "go": {"guard", "paces"},
    "ears": {"guard", "die"},
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "store") as store:
        yield store


PLAYED = [(*table, LANGUAGES[at % 4]) for at, table in enumerate(TABLES)]


@pytest.mark.parametrize(("seats", "me", "options", "language"), rest_later(PLAYED[:2], PLAYED))
def test_a_person_plays_a_whole_game_and_gets_its_record(
    store: Store, seats: int, me: int, options: dict[str, str], language: str
) -> None:
    paper = Paper(120 if seats in (3, 8) else 80)
    read = reader(paper, Random(seats))
    setup = table(seats, **options)
    assert terminal.start(setup, me, ["thrifty"], language, store, seats, read, paper.console) == 0
    assert store.kept() == []
    (path,) = (store.folder / "records").iterdir()
    match = record.read(path.read_text("utf-8"))
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


def test_what_a_row_says_of_sight_and_noise_is_so() -> None:
    lights = 0
    for view, seat in asked()["steps"]:
        v, look = view.numbers, look_of(seat)
        novice = box.NOVICES.index(view.derived["acting"])
        for row in nuns.rows(look, view):
            place = row.action.choice if row.action.text.startswith("step") else GAME.rules.moves.here(v, novice)
            lit = bool(GAME.rules.eyes.lit(v, place))
            assert (row.cells[0].plain == say("en", "nuns-label-dark")) == (not lit)
            lights += lit
            for guard, letter in enumerate("AP"):
                far, louder = box.DISTANCE[v.at[guard]][place], GAME.rules.figures.noise(v, v.card[novice])
                faces = [face for face in range(1, 7) if max(0, face + louder) >= far >= 1]
                deaf = v.deaf_after_run == 1 and v.shown[guard] == 1
                if row.cells[2] and not deaf:
                    assert f"{letter} {f'{len(faces)}/6' if faces else '–'}" in row.cells[2].plain
    assert lights > 0


def test_a_guard_is_free_exactly_if_a_reason_is_given() -> None:
    both = set()
    for view, seat in asked()["go"]:
        v = view.numbers
        free = bool(GAME.rules.patrol.free(v, v.guard))
        assert free == bool(view.derived["leave"][view.guard])
        assert ("✓" in board_of(look_of(seat), view)) == free
        both.add(free)
    assert both == {True, False}


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
            sheet = entries(look, match.tellings(look.me), box.NOVICES[novice])
            for entry in sheet:
                if (novice, entry.round) in ways:
                    assert ways[novice, entry.round] == (entry.card, entry.end, entry.steps)
                    seen += 1
            notes = [
                note for entry in entries(look, match.tellings(look.me), box.NOVICES[novice]) for note in entry.notes
            ]
            assert notes.count("✗") == match.state.captured[novice]
            assert ("K" in notes) == (match.state.key[novice] == 1)
        assert seen > 3


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


@pytest.mark.parametrize("language", rest_later(["en"], LANGUAGES))
def test_covered_secrets_are_not_on_the_page(language: str) -> None:
    differs, each = 0, 2 if language == "en" else 1
    for views in asked().values():
        for view, seat in views[:each]:
            look = look_of(seat, language, covered=True, asked=True)
            told = Telling(only(seat), "you_take_key", {"novice": view.derived["acting"] or box.NOVICES[0]})
            look.tellings = [Telling(EVERYBODY, "round", {"round": 1}), told]
            for height, asked_for in ((0, True), (24, False), (50, False)):
                look.height, look.asked, look.small = height, asked_for, height == 24
                look.board_height = height * 2 // 3
                for show in (nuns.board, nuns.brief):
                    covered, blank = (printed([*show(look, v, v)]) for v in (view, secrets_blanked(view)))
                    assert covered == blank
                    assert say(language, "terminal-covered") in covered
            look.covered, look.height, look.board_height = False, 0, 0
            differs += board_of(look, view) != board_of(look, secrets_blanked(view))
    assert differs > 7 * each


def test_covered_nothing_told_to_one_side_alone_is_read() -> None:
    *_, (match, _) = played(8, 3, {})
    for seat in (0, 1, 4):
        look = look_of(seat, covered=True)
        shown = [told for part in nuns.paragraphs(look, match.tellings(seat)) for told in part.tellings]
        assert shown and all(told.reaches(SPECTATOR) for told in shown)
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
    kept_as = keep(store, match, me)
    paper = Paper(100)
    wishes = iter(["l all", "b", "?", "nonsense", "step 82", "1", "2", "0", "u", "1", "h", "l", "b", "h"])

    def next_wish(prompt: str) -> str:
        for wish in wishes:
            return wish
        raise EOFError

    terminal.resume(kept_as, store, "en", next_wish, paper.console)
    return paper.text.replace(kept_as, "ID")


POSITIONS = [(4, 1, 60, {}), (4, 0, 90, {}), (8, 1, 150, {}), (5, 2, 120, {}), (3, 1, 70, {"novices_per_player": "2"})]


@pytest.mark.parametrize(("seats", "me", "decisions", "options"), rest_later(POSITIONS[::2], POSITIONS))
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
@pytest.mark.parametrize("width", rest_later([80], [120]))
def test_the_end_shows_everything(language: str, width: int) -> None:
    ways = set()
    for seed, (seats, me, options) in enumerate(TABLES):
        *_, (match, _) = played(seats, seed, options)
        look, s = look_of(me, language, width), match.state
        text = printed([*nuns.ending(look, match.view(me))], width)
        for novice in range(NOVICE_COUNT):
            if s.owner[novice] >= 0:
                assert box.names("wishes", language)[box.WISHES[s.wish_card[novice]]] in text
                assert f"{letters(look, box.NOVICES[novice])}{box.PLACES[s.place[novice]]}" in text or any(
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


def test_a_guards_step_is_sent_as_it_is_typed_and_to_stop_can_be_taken_back(store: Store) -> None:
    def sent(wish: str) -> int:
        match, seat = next(
            (match, seat)
            for match, seat in played(4, 1, {})
            if seat == 0 and any(action.text == wish for action in match.view(seat).actions)
        )
        kept_as, paper, typed = keep(store, match, seat), Paper(), iter([wish])
        terminal.resume(kept_as, store, "en", lambda prompt: next(typed, "q"), paper.console)
        assert say("en", "terminal-confirm") not in paper.text
        return len(restored(store, kept_as).log) - len(match.log)

    assert sent("step 19") == 1
    assert sent("stop") == 0
