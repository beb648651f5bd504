"""Puzzles: every one that is shipped has exactly one answer, which is the truth, and reasons for it."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from random import Random

import pytest
from rich.console import Console

from subrosa import puzzles, terminal
from subrosa.bots import seated
from subrosa.cli import main
from subrosa.core.beliefs import Belief, Reason
from subrosa.core.errors import BadRequest
from subrosa.core.match import Match, see
from subrosa.core.tellings import Telling
from subrosa.core.text import LANGUAGES, say
from subrosa.games.rose.box import COLOURS
from subrosa.puzzles import DATA, LEVELS, Puzzle, all_noticed, by_id, of_day, puzzle, read
from subrosa.puzzles.facts import MOST
from subrosa.puzzles.finding import graded, in_match, needed

GAMES = sorted(path.stem for path in DATA.glob("*.txt"))
DAY = date(2026, 11, 16)


def every(game: str, step: int = 1) -> list[Puzzle]:
    return [puzzle(game, number) for number in range(1, puzzles.count(game) + 1, step)]


def assert_well_made(found: Puzzle) -> None:
    assert found.match.log == found.decisions and not found.match.over
    assert found.game.truth(found.match.state, found.matter) == found.answer == found.matter.certain
    assert found.answer in found.answers and 8 >= len(set(found.answers)) == len(found.answers) > 2
    assert len(found.reasons) > 1 and all(found.clues)
    assert not found.out or found.matter.reasons == (Reason("only_place", {"novice": found.of["novice"]}),)
    for wrong in {*found.answers} - {found.answer}:
        assert any(found.against(wrong))
    assert found.level in LEVELS
    assert 1 < len(found.lines) <= MOST and all(line.facts for line in found.lines)
    clues = [clue for line in found.lines for clue in line.clues]
    assert clues == [*range(len(found.clues))] if found.out else clues == sorted(clues)
    assert {name for reason in found.reasons for name in found.weigh(reason).out} < {*found.answers}
    assert any(found.weigh(reason).out for reason in found.reasons)
    assert found.left[-1] == (found.answer,) and len(found.left) == len(found.lines) and len(found.left[0]) > 1
    assert all({*later} <= {*sooner} for sooner, later in pairwise(found.left))
    assert read(found.game, found.number, found.written()) == found


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_one_answer(game: str) -> None:
    for found in every(game):
        assert_well_made(found)
        if found.out:
            assert_every_clue_is_needed(found)


def test_clues_suffice_and_each_is_needed() -> None:
    assert_every_clue_is_needed(puzzle("nuns", 1))


def assert_every_clue_is_needed(found: Puzzle) -> None:
    """Without what is not told one answer is left all the same; without a clue, all that it is said to rule out."""
    chain = found.game.puzzling.chain
    assert chain is not None
    steps = list(all_noticed(found.match, found.seat))
    told = {at for clue in found.told for at in clue}

    def possible(missed: set[int]) -> list[str]:
        belief = Belief(found.game, found.seat, see(found.game, found.setup.start(), found.seat).numbers)
        for at, step in enumerate(steps, start=1):
            if at in missed:
                belief.miss(step.after)
            else:
                belief.notice(step.decider, step.heard, step.after)
        return next(one.possible for one in belief.matters if (one.kind, one.of) == (found.kind, found.of))

    untold = {
        at
        for at in range(found.told[1][0], len(steps) + 1)
        if steps[at - 1].before.step not in found.game.hidden_steps and chain.clue(steps[at - 1].before, found.of)
    } - told
    assert possible(untold) == [found.answer]
    for clue in set(found.out.values()):
        assert {name for name, by in found.out.items() if by == clue} < {*possible(untold | {*found.told[clue]})}


@pytest.mark.parametrize("game", GAMES)
def test_some_puzzles_have_one_answer(game: str) -> None:
    for found in every(game, step=20):
        assert_well_made(found)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_level_and_no_two_alike(game: str) -> None:
    found = every(game)
    assert len(found) >= 100 and len({one.written() for one in found}) == len(found)
    assert all(sum(one.level == level for one in found) >= 30 for level in LEVELS)
    assert len({(one.setup.seats, one.seat) for one in found}) >= 5


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_before_nobody_could_have_known(game: str) -> None:
    """A puzzle is found again in its match, and is asked when it is answered by the last fact, not later."""
    found = puzzle(game, 1)
    assert replace(found, decisions=found.decisions[:-1]).matter.certain is None
    match = Match.from_log(found.setup, found.decisions, Random(1))
    match.play_out(seated(["random"], found.setup.seats, 1))
    again = [one for one in in_match(match, found.seat) if len(one.decisions) == len(found.decisions)]
    assert (found.kind, found.answers, found.told) in [(one.kind, one.answers, one.told) for one in again]


def test_the_facts_that_are_shown_of_the_rose_are_enough() -> None:
    """Whoever knows only them knows the answer; without those of the last number he does not."""
    for found in every("rose", step=10):
        facts = [fact for line in found.lines for fact in line.facts]
        assert _left(found, facts) == [found.answer]
        assert len(_left(found, facts[: -len(found.lines[-1].facts)])) > 1
        for n, left in enumerate(found.left, start=1):
            told = [fact for line in found.lines[:n] for fact in line.facts]
            assert {*left} == {*_left(found, told)} & {*found.answers}


def _left(found: Puzzle, facts: list[Telling]) -> list[str]:
    """What is possible for somebody who was told only this."""
    v = found.game.fields.blank()
    v.seats, shown = found.setup.seats, dict[int, list[int]]()
    for fact in facts:
        monk = COLOURS.index(str(fact.facts["monk"]))
        if fact.kind == "clue_you":
            v.identity[found.seat] = monk
        else:
            shown.setdefault(int(fact.facts["seat"]) - 1, []).append(monk)
    for player, monks in shown.items():
        v.shown[player][: len(monks)] = monks
    matters = Belief(found.game, found.seat, v).matters
    return next(one.possible for one in matters if one.of == found.of)


def test_what_weighs_least_stands_together_where_there_are_many_facts() -> None:
    found = puzzle("eleven", 1)
    assert [line.clues for line in found.lines] == [(0,), (1, 2), (3,), (4,), (5,)]
    weights = {reason.kind: found.weigh(reason) for reason in found.reasons}
    assert weights["you_hold"].out == ("seat 5",) and not weights["you_hold"].together
    assert weights["named_in_vain"].out == () and weights["named_in_vain"].together


def test_levels_go_by_the_facts_that_are_needed() -> None:
    some = graded(every(GAMES[0], step=10))
    facts = [[needed(one) for one in some if one.level == level] for level in LEVELS]
    assert all(max(easier) <= min(harder) for easier, harder in pairwise(facts))


def test_every_day_has_its_puzzle_and_the_games_take_turns() -> None:
    days = [DAY + timedelta(days=n) for n in range(len(GAMES) * 4)]
    assert [of_day(day).game.id for day in days[: len(GAMES)]] == [of_day(day).game.id for day in days[len(GAMES) :]][
        : len(GAMES)
    ]
    assert {of_day(day).game.id for day in days[: len(GAMES)]} == set(GAMES)
    assert len({of_day(day).id for day in days}) == len(days)
    assert of_day(date(1999, 12, 31)).id and of_day(DAY, "rose").game.id == "rose"


@pytest.mark.parametrize("id", ["", "rose", "rose-0", "rose-99999", "rose-x", "chess-1", "rose--1"])
def test_what_is_no_puzzle_is_none(id: str) -> None:
    with pytest.raises(BadRequest, match="there is no puzzle"):
        by_id(id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_in_the_terminal(game: str, language: str) -> None:
    found, paper = of_day(DAY, game), io.StringIO()
    wrong = next(name for name in found.answers if name != found.answer)
    keys = {name: name if name.isdecimal() else str(n) for n, name in enumerate(found.answers, start=1)}
    wishes = iter(["?", "nonsense", keys[wrong], keys[found.answer]])
    console = Console(file=paper, width=100)
    assert terminal.ask(found, DAY, language, lambda _: next(wishes), console) == 0
    page = paper.getvalue()
    shared = page.strip().splitlines()[-1]
    assert "2" in shared and "2026-11-16" in page
    assert say(language, f"puzzle-{found.level}") in page
    assert say(language, "puzzle-facts") in page


def test_the_terminal_leaves_it_to_the_solver_where_cards_are() -> None:
    found = next(one for one in every("eleven") if one.kind == "chosen")
    certain = found.match.view(found.seat).derived["certain"]
    assert certain[found.answer] == "chosen one" and not found.view.derived["certain"]


def test_a_puzzle_may_be_left(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = iter(["q"])
    paper = io.StringIO()
    assert terminal.ask(of_day(DAY), DAY, "en", lambda _: next(wishes), Console(file=paper, width=100)) == 0
    assert "Right:" not in paper.getvalue()


def test_the_command_tells_a_puzzle_without_its_answer(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["puzzle", "rose", "--date", "2026-11-16", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert leaving.value.code == 0 and told["puzzle"] == of_day(DAY, "rose").id
    assert set(told) == {"puzzle", "game", "level", "seat", "question", "answers", "facts", "view"}


@pytest.mark.parametrize("words", [["chess"], ["--date", "yesterday"], ["liars_dice"]])
def test_the_command_refuses_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["puzzle", *words])
    assert leaving.value.code == 2 and capsys.readouterr().err.strip()
