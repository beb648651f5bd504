"""Records: text that parses back, and says where it is damaged."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from subrosa.core import record
from subrosa.core.errors import BadRecord, BadRequest
from subrosa.core.game import Option, Setup
from subrosa.core.match import Match
from subrosa.games import find
from subrosa.games.rose.box import Figures

GOLDEN = Path(__file__).parent / "rose/games/three-random.txt"


@pytest.fixture
def lines() -> list[str]:
    return [line for line in GOLDEN.read_text("utf-8").splitlines() if not line.startswith("#")]


def refused(lines: list[str]) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        record.read("\n".join(lines) + "\n")
    assert str(refusal.value).startswith(f"line {refusal.value.line}: ")
    return refusal.value


def find_line(lines: list[str], pattern: str) -> int:
    return next(n for n, line in enumerate(lines) if re.match(pattern, line))


def test_a_record_comes_back_equal(random_game: Callable[..., Match]) -> None:
    for seats in find("rose").seats:
        match = random_game("rose", seats, seats)
        text = record.write(match)
        again = record.read(text)
        assert again.log == match.log and record.write(again) == text


def test_a_record_keeps_figures_of_its_own() -> None:
    ours = Figures(
        times={target: (0, 9) if n < 14 else (1, 1, 1, 7) for n, target in enumerate(_targets())},
        william=6,
        adson=1,
        tiles=dict.fromkeys(_targets()[14:], (0, 1, 2, 9, 9, 9, 3)),
    )
    random = Random(3)
    match = Match.new(find("rose"), 3, random, data=ours)
    while not match.over:
        seat = match.deciders[0]
        match.decide(seat, random.choice(match.view(seat).actions))
    text = record.write(match)
    again = record.read(text)
    assert again.setup.data == ours and record.write(again) == text
    assert "card library 0 9" in text and "tile red 0 1 2 9 9 9 3" in text
    damaged = text.replace("card library 0 9", "card library 0 x")
    assert "library" in refused(damaged.splitlines()).why


def _targets() -> list[str]:
    from subrosa.games.rose.box import TARGETS

    return list(TARGETS)


def test_withdrawals_and_taking_back_are_lines(random_game: Callable[..., Match]) -> None:
    random = Random(5)
    match = Match.new(find("rose"), 2, random)
    back = False
    while not match.over:
        seat = match.deciders[0]
        match.decide(seat, random.choice(match.view(seat).actions))
        if match.state.step in match.game.sealed_steps and seat not in match.deciders:
            match.withdraw(seat)
            match.decide(seat, random.choice(match.view(seat).actions))
            while seat in match.deciders:
                match.decide(seat, random.choice(match.view(seat).actions))
        if not back and match.state.day == 2:
            match.take_back(len(match.decisions) - 4, range(2))
            back = True
    text = record.write(match)
    assert re.search(r"^[12] withdraw$", text, re.M) and re.search(r"^all back \d+$", text, re.M)
    again = record.read(text)
    assert again.log == match.log and again.decisions == match.decisions


def test_a_game_that_is_not_over_has_no_readable_record() -> None:
    with pytest.raises(BadRequest):
        record.write(Match.new(find("rose"), 3, Random(1)))


def test_remarks_and_spacing_do_not_matter(lines: list[str]) -> None:
    spaced = [f"  {line}  ".replace(" ", "  ") for line in lines]
    text = "\n\n# a remark\n".join(spaced)
    assert record.read(text).decisions == record.read("\n".join(lines)).decisions


def test_a_byte_order_mark_does_not_matter(lines: list[str]) -> None:
    assert record.read("\ufeff" + "\n".join(lines)).over


def test_every_prefix_is_told_from_a_whole_record(lines: list[str]) -> None:
    for count in range(0, len(lines), 11):
        assert refused(lines[:count]).line >= count


@pytest.mark.parametrize(
    ("pattern", "instead", "line", "why"),
    [
        (r"subrosa record", "subrosa record 2", 1, "begins with"),
        (r"game rose", "game chess 1", 2, "no game called"),
        (r"game rose", "game rose 99", 2, "version"),
        (r"seats", "seats 9", 3, "2 to 5"),
        (r"seats", "seats x", 3, "seats"),
        (r"seats", "seats x 3", 3, "seats"),
        (r"seats", "seats 3 3", 3, "seats"),
        (r"seats", "seats 03", 3, "seats"),
        (r"seats", "seats ²", 3, "seats"),
        (r"seats", "seats ٣", 3, "seats"),
        (r"seats", "seats " + "3" * 5000, 3, "seats"),
        (r"option time_step", "option time_step noon", 4, "early, late"),
        (r"option time_step", "option tide high", 4, "time_step"),
        (r"chance first", "chance first 7", None, "^'first 7' cannot have been drawn here; 'first 1' could$"),
        (r"chance first", "1 play red 4", None, "by lot"),
        (r"\d play", "chance draw red 4", None, "drawn"),
        (r"\d play", "4 play red 4", None, "seat"),
        (r"\d play", "nobody play red 4", None, "seat"),
        (r"\d play", "² play red 4", None, "seat"),
        (r"\d play", "٣ play red 4", None, "seat"),
        (r"\d play", "03 play red 4", None, "seat"),
        (r"\d play", "3" * 5000 + " play red 4", None, "seat"),
        (r"\d play", "all forward 3", None, "not a line"),
        (r"\d play", "all back 9999", None, "not got that far"),
        (r"\d play", "all back ²", None, "not a line"),
        (r"\d play", "all back 03", None, "not a line"),
        (r"\d play", "all back " + "3" * 5000, None, "not a line"),
        (r"\d play", "1 withdraw", None, "."),
        (r"\d move", "1 move red nowhere", None, "."),
        (r"end", "end 3", None, "3"),
    ],
)
def test_damage_is_found_with_its_line_and_reason(
    lines: list[str], pattern: str, instead: str, line: int | None, why: str
) -> None:
    at = find_line(lines, pattern)
    error = refused([*lines[:at], instead, *lines[at + 1 :]])
    assert error.line == (line or at + 1)
    assert re.search(why, error.why) and len(error.why) < 200


def test_a_move_by_the_wrong_seat_is_found(lines: list[str]) -> None:
    at = find_line(lines, r"\d play")
    other = "1" if lines[at][0] != "1" else "2"
    error = refused([*lines[:at], other + lines[at][1:], *lines[at + 1 :]])
    assert error.line == at + 1 and "turn" in error.why


def test_nothing_may_follow_the_end(lines: list[str]) -> None:
    assert refused([*lines, "1 play red 4"]).line == len(lines) + 1


def test_an_early_end_is_found(lines: list[str]) -> None:
    at = find_line(lines, r"\d play")
    played = at - find_line(lines, "chance first")
    assert "before the game does" in refused([*lines[:at], f"end {played}"]).why


def older(game: str) -> list[str]:
    """A record of the first version of a game's rules."""
    return min((Path(__file__).parent / game / "games").glob("*.txt")).read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", ["eleven", "nuns"])
def test_a_record_older_than_an_option_was_played_by_its_default(game: str) -> None:
    lines = older(game)
    options = record.read("\n".join(lines)).setup.options
    later = [option for option in find(game).options if option.later]
    assert later and not any(f"option {option.id} " in line for option in later for line in lines)
    assert all(options[option.id] == option.default for option in later)
    at = find_line(lines, "option")
    assert "is missing" in refused([*lines[:at], *lines[at + 1 :]]).why


def test_a_head_may_end_where_a_later_option_would_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(find("rose"), options=(*find("rose").options, Option("tide", ("high", "low"), later=True)))
    head = [line for line in record.head(Setup.of(game, 3)) if "tide" not in line]
    monkeypatch.setattr(record, "find", lambda name: game)
    assert record.setup_of(head).options["tide"] == "high"


def test_what_earlier_rules_allowed_and_these_do_not_is_said_with_the_refusal() -> None:
    """In a declared turn of Lewis the first rules let her lock once more whom she had locked already (17.1b)."""
    lines = older("eleven")
    assert lines[1] == "game eleven 1" and record.read("\n".join(lines)).game.version == 2
    at = find_line(lines, r"\d choose")
    error = refused([*lines[:at], lines[at].split()[0] + " lock snowy", *lines[at + 1 :]])
    assert error.why.endswith("(played by version 1 of the rules: Lewis could lock a character who was locked already)")
    newer = ["game eleven 2" if line == "game eleven 1" else line for line in lines[:at]]
    assert "version" not in refused([*newer, "1 lock snowy"]).why


GAMES = ("rose/games/two-greedy", "eleven/games/three-greedy-hero-wins", "nuns/games/three-greedy-novice-wins")
ODD = ("²", "٣", "0", "-1", "9" * 5000, "all", "back", "end", "chance", "withdraw", "#", "\x00", "\u2028", "")


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=80)
@given(draw=st.data())
def test_whatever_a_line_says_it_is_played_or_refused(name: str, draw: st.DataObject) -> None:
    """One line begins or ends with a word that stands elsewhere, or nowhere."""
    lines = (Path(__file__).parent / f"{name}.txt").read_text("utf-8").splitlines()
    at = draw.draw(st.integers(0, 99))
    words, others = lines[at].split(), " ".join(lines).split()
    words[draw.draw(st.sampled_from((0, -1)))] = draw.draw(st.sampled_from(ODD) | st.sampled_from(others) | st.text())
    lines[at] = " ".join(words)
    try:
        assert record.read("\n".join(lines)).over
    except BadRecord as error:
        assert error.line > at and error.why
