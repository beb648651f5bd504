"""A study: its sums come out, it says what the decisions say, and nothing is studied before the end."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import log2
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from golden import games as golden_games
from later import rest_later
from rich.console import Console

from subrosa import Match, games
from subrosa.bots import seated
from subrosa.core.beliefs import along
from subrosa.core.deciders import SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.errors import BadRequest
from subrosa.core.match import see
from subrosa.core.text import LANGUAGES, has
from subrosa.core.view import legal
from subrosa.games.nuns.box import PLACES
from subrosa.games.nuns.fields import STEPS
from subrosa.games.nuns.rules.patrol import SHORTEST_WALK
from subrosa.study import Line, Move, Note, OfSeat, Point, Study, of_match, picture
from subrosa.study.notes import notes
from subrosa.study.picture import picture as drawn
from subrosa.study.tables import tables
from subrosa.study.watching import AS_GOOD
from subrosa.study.weighing import Weighing
from subrosa.study.words import Words

BELIEVING = [game.id for game in map(games.find, games.names()) if game.belief is not None]
ROSE = "four-greedy-late.txt"
TOKENS = Path(__file__).parents[1] / "web/src/theme/tokens.json"


def golden(game: str) -> list[Path]:
    """The whole games that are studied: of the Rose all, of others the shortest, since those take their time."""
    found = sorted(golden_games(game).glob("*.txt"), key=lambda path: path.stat().st_size)
    return found if game == "rose" else found[:1]


WHOLE = [path for game in BELIEVING for path in golden(game)]
FIRST = [golden(game)[0] for game in BELIEVING]


@cache
def studied(path: Path) -> tuple[Match, Study]:
    match = Match.from_record(path.read_text("utf-8"))
    return match, of_match(match)


@pytest.fixture
def rose() -> tuple[Match, Study]:
    return studied(golden_games("rose") / ROSE)


@pytest.mark.parametrize("path", rest_later(FIRST, WHOLE), ids=lambda path: path.stem)
def test_what_was_told_adds_up_to_what_is_believed(path: Path) -> None:
    """The leaks of a secret, whoever told it, come to log2 of the last share of its truth over the first."""
    _, study = studied(path)
    assert study.lines and study.moves
    for number, line in enumerate(study.lines):
        first, last = line.points[0], line.points[-1]
        told = sum(move.row[number].bits for move in study.moves if number in move.row)
        assert told + line.by_chance + line.by_change == pytest.approx(log2(last.believed / first.believed), abs=1e-6)
        assert line.by_owner + line.by_others == pytest.approx(told, abs=1e-6)
        hard = sum(move.row[number].hard for move in study.moves if number in move.row)
        if not line.by_chance and not line.by_change:
            assert hard == pytest.approx(log2(last.counted / first.counted), abs=1e-6)
        assert all(0.0 < point.believed <= 1.0 and 0.0 < point.counted <= 1.0 for point in line.points)
    for one in study.seats:
        own = [line for line in study.lines if line.seat == one.seat]
        assert (
            one.hard + one.soft
            == pytest.approx(study.told(one.seat))
            == pytest.approx(sum(line.by_owner for line in own), abs=1e-6)
        )


@pytest.mark.parametrize("path", rest_later(FIRST, WHOLE), ids=lambda path: path.stem)
def test_a_move_that_is_shown_instead_was_allowed_as_good_and_told_less(path: Path) -> None:
    match, study = studied(path)
    for move in study.avoidable:
        assert move.instead is not None and move.instead.bits > 0.0
        view = see(match.game, match.position(move.n - 1), move.seat)
        assert move.instead.line in [action.text for action in view.actions] and move.instead.line != move.line
    assert [move.instead.bits for move in study.avoidable if move.instead] == sorted(
        (move.instead.bits for move in study.avoidable if move.instead), reverse=True
    )


def test_as_good_is_what_is_worth_no_less_than_half_a_point(rose: tuple[Match, Study]) -> None:
    match, study = rose
    for move in study.avoidable:
        view = see(match.game, match.position(move.n - 1), move.seat)
        worths = engine(match.game, "python").appraised(view.numbers, move.seat)
        assert move.instead is not None
        assert worths[view.choice(move.instead.line)] >= worths[view.choice(move.line)] - AS_GOOD


def test_the_golden_game_of_greedy_players_is_read_as_it_was_played(rose: tuple[Match, Study]) -> None:
    match, study = rose
    assert (study.game, study.model, study.decisions) == ("rose", 1, 332)
    assert [line.points[-1].truth for line in study.lines] == [match.view(0).identity[f"seat {n}"] for n in range(1, 5)]
    assert {line.kind for line in study.lines} == {"identity"}
    opening = study.lines[0].points[0]
    assert (opening.believed, opening.counted) == (pytest.approx(1 / 6), pytest.approx(1 / 6))
    unmasked = {note.facts["seat"]: note for note in study.notes if note.kind == "unmasked"}
    assert sorted(unmasked) == [1, 2, 3, 4] and unmasked[4].progress == 3
    assert [line.unmasked for line in study.lines] == [unmasked[seat].n for seat in range(1, 5)]
    shown = [move for move in study.moves if move.tale and move.tale.kind == "revealed"]
    assert len(shown) == 12 and all(move.hard > 0.0 for move in shown)
    rounds = [{move.opened for move in shown[at : at + 4]} for at in (0, 4, 8)]
    assert rounds == [{shown[at + 3].n} for at in (0, 4, 8)]


def test_luck_is_right_guesses_less_what_could_be_believed(rose: tuple[Match, Study]) -> None:
    _, study = rose
    assert len(study.guesses) == 12
    for one in study.seats:
        mine = [guess for guess in study.guesses if guess.seat == one.seat]
        assert one.right == sum(guess.named == [guess.truth] for guess in mine)
        assert one.luck == pytest.approx(one.right - sum(guess.share for guess in mine))
    assert all(guess.share <= guess.best <= 1.0 and len(guess.named) == 1 for guess in study.guesses)


def test_points_are_the_stake_times_how_much_easier_a_guess_became(rose: tuple[Match, Study]) -> None:
    _, study = rose
    for one in study.seats:
        points = [move.points for move in study.moves if move.seat == one.seat and move.points]
        assert one.points is not None
        assert one.points.matching == pytest.approx(sum(part.matching for part in points))
        assert one.points.best == pytest.approx(sum(part.best for part in points))
        assert -12.0 <= one.points.matching <= 12.0


def test_nothing_is_studied_before_the_end() -> None:
    match = Match.new("rose", 4, Random(3))
    with pytest.raises(BadRequest, match="finished"):
        of_match(match)


def test_a_game_in_which_nothing_is_believed_has_no_study(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("liars_dice", 2, Random(3))
    match.play_out(seated(["random"], 2, 1))
    with pytest.raises(BadRequest, match="nothing"):
        of_match(match)


def line(*shown: float, seat: int | None = 0, truths: str = "aaaaaaaa", unmasked: int | None = None) -> Line:
    points = [Point(n, truths[n], share, share, share, 0.0, {}) for n, share in enumerate(shown)]
    return Line("identity", {} if seat is None else {"seat": seat + 1}, seat, points, 0.0, 0.0, 0.0, 0.0, unmasked)


def of(seat: int, **numbers: Any) -> OfSeat:
    usual = {"hard": 0.0, "soft": 0.0, "by_others": 0.0, "by_chance": 0.0, "avoidable": 0.0}
    return OfSeat(**{**usual, "seat": seat, "unmasked": None, "right": 0, "guesses": 0, "luck": 0.0, **numbers})


def test_what_is_worth_saying_is_said_and_nothing_else() -> None:
    moves = [
        Move(3, 3, 0, 1, "a", None, 0.0, 0.6),
        Move(5, 5, 1, 2, "b", None, 0.1, -0.9),
        Move(6, 6, 1, 2, "c", None, 0.1, 0),
    ]
    lines = [line(0.1, 0.95, unmasked=3), line(0.1, 0.3, seat=1), line(0.1, 0.2, seat=2, truths="ab")]
    lines[2] = replace(lines[2], kind="place")
    seats = [of(0, luck=0.8, right=2, guesses=2), of(1, by_others=0.7, soft=0.1), of(2, luck=-0.5, guesses=1)]
    study = Study("rose", 1, 1, 9, [(1, 1), (4, 2)], lines, moves, [], seats, [])
    noted = games.find("rose").noted
    found = [(note.kind, note.facts.get("seat")) for note in notes(study, noted)]
    assert found == [("unmasked", 1), ("loudest", 1), ("misled", 2), ("kept", 2), ("by_others", 2), ("lucky", 1)]
    assert notes(Study("rose", 1, 1, 9, [], [], [], [], [of(0)], []), noted) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BELIEVING)
def test_every_language_has_words_for_it(game: str, language: str) -> None:
    """No sentence fails for want of a fact, and names stand where ids would."""
    for path in golden(game)[:2]:
        match, study = studied(path)
        words = Words(match.game, language, {0: "Ubertino"})
        told = [words.note(note) for note in study.notes] + [words.move(move) for move in study.moves]
        told += [words.label(one) for one in study.lines] + [words.mark(number) for _, number in study.progress]
        told += [deed for note in study.notes for deed in words.deeds(note)]
        told += [words.instead(move) for move in study.avoidable]
        assert all(told) and not any(re.search(r"\b\w+_\w+\b", text) for text in told if " " in text)


@pytest.mark.parametrize("kind", ["unmasked", "loudest", "misled", "avoidable", "kept", "by_others"])
def test_every_note_has_its_sentence(kind: str) -> None:
    facts = {"seat": 1, "bits": 1.25, "percent": 20}
    for language in LANGUAGES:
        text = Words(games.find("rose"), language).note(
            Note(kind, facts, secret="identity", name="grey", of={"seat": 2})
        )
        assert text.endswith(".") and "{" not in text


def test_numbers_are_written_as_people_of_the_language_do() -> None:
    rose = games.find("rose")
    assert [Words(rose, language).amount(-0.04) for language in LANGUAGES] == ["0.0", "0,0", "0,0", "0,0"]
    assert Words(rose, "cs").amount(1.25, 2) == "1,25" and Words(rose, "en").percent(0.002) == "<1 %"
    assert Words(rose, "en").share(1.0) == "certain"


def test_the_picture_is_an_image_with_a_title_and_its_contents_in_words(rose: tuple[Match, Study]) -> None:
    match, study = rose
    root = ElementTree.fromstring(drawn(study, Words(match.game, "en", {0: "<Ann & Bob>"})))
    tags = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert root.get("role") == "img" and tags.count("path") == 2 * len(study.lines)
    texts = "".join(root.itertext())
    assert "<Ann & Bob>" in texts and "Day 6" in texts and "Player 2: 17 % → 95 %." in texts
    assert "prefers-color-scheme:dark" in texts
    one = ElementTree.fromstring(drawn(study, Words(match.game, "de"), seat=2))
    assert sum(element.tag.endswith("path") for element in one.iter()) == 2


def test_the_picture_has_the_colours_of_the_page() -> None:
    tokens = json.loads(TOKENS.read_text("utf-8"))["tokens"]
    for ours, theirs in ((picture.LIGHT, tokens["parchment"]), (picture.DARK, tokens["vigil"])):
        assert ours.items() <= (theirs | {"accent": theirs["rose"]}).items()


@pytest.mark.long
@pytest.mark.parametrize("game", BELIEVING)
def test_what_is_not_weighed_anew_has_not_changed(game: str) -> None:
    match, weighing = Match.from_record(golden(game)[0].read_text("utf-8")), Weighing()
    kept, last = 0, None
    for n, belief in enumerate(along(match, SPECTATOR, engine(match.game, "python"))):
        found = weighing.of(belief)
        kept += found is last
        last = found
        if n % 9 == 0:
            assert found == belief.matters
    assert kept > len(match.decisions) / 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BELIEVING)
def test_every_alternative_is_a_word_or_a_number(game: str, language: str) -> None:
    """What is shown of a secret is never an id: another language has other words for it, and places are numbers."""
    match, study = studied(golden(game)[0])
    words = Words(match.game, language, {0: "Ubertino"})
    for kind, id in {(line.kind, name) for line in study.lines for point in line.points for name in point.shares}:
        name = words.name(kind, id)
        assert (
            name != id or re.fullmatch("[0-9]+[+]?", id) or (id in ("yes", "no", "pile", "open") and language != "cs")
        )
        assert language == "en" or not re.search("seat|yes|chosen|nobody", name)


@pytest.mark.parametrize("game", BELIEVING)
def test_what_is_noted_of_secrets_has_sentences(game: str) -> None:
    found = games.find(game)
    assert found.noted
    for kind, of in ((kind, of) for kind, kinds in found.noted.items() for of in kinds):
        assert all(has(language, f"{game}-note-{kind}-{of}") for language in LANGUAGES)


def test_who_walks_away_has_neither_told_nor_misled() -> None:
    """Where the truth changes, what was believed of the old one is no measure of what was told of the new."""
    _, study = studied(golden("nuns")[0])
    places = {number: line for number, line in enumerate(study.lines) if line.kind == "place"}
    for number, line in places.items():
        for before, after in pairwise(line.points):
            told = [move for move in study.moves if number in move.row and after.n in (move.n, move.opened)]
            assert before.truth == after.truth or not told
    assert any(line.by_change for line in places.values()) and all(line.unmasked is None for line in places.values())


def test_nobody_is_counted_for_what_he_knows_of_others() -> None:
    """A card is the secret of who holds it, Fenrir that of Fenrir; to know something is no secret of one's own."""
    _, study = studied(golden("eleven")[0])
    assert not {"names", "knows"} & set(study.kinds) and study.kinds[0] == "card"
    for line in study.lines:
        if line.kind in ("card", "fenrir"):
            truth = line.points[-1].truth
            assert line.seat == (int(truth[5:]) - 1 if truth.startswith("seat") else None)


def test_a_declaration_of_011_is_a_guess() -> None:
    _, study = studied(golden("eleven")[0])
    declared = [move.n for move in study.moves if move.tale and move.tale.kind.startswith("declared")]
    assert study.guesses and {guess.n for guess in study.guesses} >= set(declared)
    for guess in study.guesses:
        assert (guess.kind, guess.named) == ("card", ["chosen one"]) and 0.0 < guess.share <= 1.0


def test_the_steps_of_guards_are_guesses_and_right_where_somebody_comes_into_sight() -> None:
    match, study = studied(golden("nuns")[0])
    assert any(guess.right for guess in study.guesses) and not all(guess.right for guess in study.guesses)
    for guess in study.guesses:
        decision, was, now = match.decisions[guess.n - 1], match.position(guess.n - 1), match.position(guess.n)
        told = match.game.tell(was, decision.decider, decision.choice, now)
        found = {one.facts["novice"] for one in told if one.kind in ("seen", "caught")}
        assert guess.right == (guess.of["novice"] in found)


def test_a_step_that_nothing_else_was_left_but_is_no_guess() -> None:
    match, study = studied(golden("nuns")[0])
    guessed = {guess.n for guess in study.guesses}
    bound = 0
    for n, (decision, was, _) in enumerate(match.positions(), start=1):
        if STEPS[was.step] != "go" or decision.choice >= len(PLACES):
            continue
        others = [one for one in legal(match.game, was, decision.decider) if one < len(PLACES)]
        if others == [decision.choice] and was.paces < SHORTEST_WALK:
            bound += 1
            assert n not in guessed, n
    assert bound and guessed


def test_who_hides_nothing_is_not_told_what_he_gave_away() -> None:
    _, study = studied(golden("nuns")[0])
    assert 0 not in study.hiding and study.hiding
    words = Words(games.find("nuns"), "en")
    said = Console(width=200)
    with said.capture() as all:
        said.print(*tables(study, words, seat=0))
    assert words.say("study-none-avoidable") not in all.get()
    assert words.say("study-column-right") in all.get() and words.say("study-column-fact") not in all.get()


@pytest.mark.parametrize("game", [game for game in BELIEVING if getattr(games.find(game).belief, "SHARED", False)])
def test_where_one_memory_serves_all_every_seat_remembers_the_same(game: str) -> None:
    match = Match.from_record(golden(game)[0].read_text("utf-8"))
    plain = engine(match.game, "python")
    for beliefs in zip(*(along(match, seat, plain) for seat in (0, 1, SPECTATOR)), strict=True):
        memories = [[getattr(belief.memory, name) for name in belief.memory.__slots__] for belief in beliefs]
        assert memories[0] == memories[1] == memories[2]
