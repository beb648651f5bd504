"""The puzzle of the day over the wire: the question without its answer, and reasons for what is answered."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from subrosa import puzzles
from subrosa.core.match import Match, see
from subrosa.puzzles import Puzzle, by_id

from .served import Served

TODAY = datetime.now(UTC).date()


@pytest.mark.parametrize("game", puzzles.asked())
def test_the_puzzle_of_a_day_is_asked_and_judged(game: str, served: Served) -> None:
    stranger = served.browser()
    asked = stranger.get(f"/puzzles/of-day?date=2026-11-16&game={game}")
    found = by_id(asked["id"])
    assert asked["view"] == see(found.game, found.match.state, found.seat).names
    assert asked["answers"] == list(found.answers) and 1 < len(asked["facts"]) <= 5
    assert all(one["kind"] for line in asked["facts"] for one in line)
    assert not {"reasons", "answer", "out", "left"} & set(asked) and game in asked["games"]
    for answer in found.answers:
        judged = stranger.post(f"/puzzles/{found.id}/answer", {"answer": answer}, 200)
        assert judged["right"] == (answer == found.answer) and (judged["reasons"] or judged["facts"])
        assert judged["right"] == any(reason["out"] for reason in judged["reasons"])
        assert len(judged["left"]) == (len(asked["facts"]) if judged["right"] else 0)


def test_the_first_answer_of_everybody_counts_and_is_told_with_the_right_one_alone(served: Served) -> None:
    """Once, whatever somebody answers later. Nobody counts who has not said who he is, and no other day does."""
    ann, ben, stranger = served.browser("Ann"), served.browser("Ben"), served.browser()
    id = ann.get("/puzzles/of-day")["id"]
    found = by_id(id)
    wrong = next(answer for answer in found.answers if answer != found.answer)
    given = [
        who.post(f"/puzzles/{id}/answer", {"answer": answer}, 200)["given"]
        for who, answer in ((stranger, found.answer), (ann, wrong), (ann, found.answer), (ben, found.answer))
    ]
    assert given == [{}, {}, {wrong: 1}, {wrong: 1, found.answer: 1}]
    assert stranger.get("/puzzles/of-day")["tried"] == 2
    asked = {one.id for one in (puzzles.of_day(TODAY), puzzles.of_day(TODAY, "rose"))}
    other = next(one for one in (puzzles.puzzle("rose", n) for n in range(1, 9)) if one.id not in asked)
    assert ben.post(f"/puzzles/{other.id}/answer", {"answer": other.answer}, 200)["given"] == {}


def test_a_puzzle_is_played_on_against_bots_from_where_it_stands(served: Served) -> None:
    ann, found = served.browser("Ann"), puzzles.puzzle("rose", 1)
    table = ann.post(f"/puzzles/{found.id}/play-on", {"bot": "greedy"}, 201)
    begun = served.table(table["id"]).begun
    assert begun.decisions[: len(found.decisions)] == list(found.decisions) and table["practice"]
    assert [seat["you"] for seat in table["seats"]].index(True) == found.seat
    assert served.browser().post(f"/puzzles/{found.id}/play-on", {}, 401)["code"] == "web-sign-in"


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
