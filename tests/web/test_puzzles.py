"""The puzzle of the day over the wire: the question without its answer, and reasons for what is answered."""

from __future__ import annotations

from random import Random

import pytest

from subrosa import puzzles
from subrosa.core.match import Match, see
from subrosa.puzzles import Puzzle, by_id

from .served import Served


@pytest.mark.parametrize("game", puzzles.asked())
def test_the_puzzle_of_a_day_is_asked_and_judged(game: str, served: Served) -> None:
    stranger = served.browser()
    asked = stranger.get(f"/puzzles/of-day?date=2026-11-16&game={game}")
    found = by_id(asked["id"])
    assert asked["view"] == see(found.game, found.match.state, found.seat).names
    assert asked["answers"] == list(found.answers) and [one["kind"] for one in asked["facts"]]
    assert not {"reasons", "answer", "out"} & set(asked) and game in asked["games"]
    for answer in found.answers:
        judged = stranger.post(f"/puzzles/{found.id}/answer", {"answer": answer}, 200)
        assert judged["right"] == (answer == found.answer) and (judged["reasons"] or judged["facts"])


def test_what_screens_conclude_is_left_to_the_solver(monkeypatch: pytest.MonkeyPatch, served: Served) -> None:
    chance = Random(3)
    match = Match.new("eleven", 4, chance)
    while len(match.decisions) < 60:
        seat = match.deciders[0]
        match.decide(seat, chance.choice(match.view(seat).actions).text)
    made = Puzzle(match.game, 1, match.setup, match.decisions, 0, "fenrir", {}, ("seat 2", "seat 3"), (), "easy")
    monkeypatch.setattr(puzzles, "of_day", lambda day, game: made)
    assert match.view(0).derived["certain"]
    assert "certain" not in served.browser().get("/puzzles/of-day")["derived"]


def test_hints_rule_out_all_but_the_answer(served: Served) -> None:
    stranger = served.browser()
    found = puzzles.puzzle("rose", 1)
    known: list[str] = []
    while hint := stranger.post(f"/puzzles/{found.id}/hint", {"known": known}, 200)["answer"]:
        known.append(hint)
    assert sorted([*known, found.answer]) == sorted(found.answers)


def test_what_is_no_puzzle_is_refused(served: Served) -> None:
    stranger = served.browser()
    for path in ("/puzzles/of-day?date=soon", "/puzzles/of-day?game=chess"):
        assert stranger.get(path, 404)["code"] == "web-no-such-puzzle"
    assert stranger.post("/puzzles/rose-0/answer", {"answer": "red"}, 404)["code"] == "web-no-such-puzzle"
    assert stranger.post("/puzzles/rose-1/answer", {"answer": "pink"}, 404)["code"] == "web-no-such-puzzle"
