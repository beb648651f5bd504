"""Small versions: everything about them can be worked out, and what is worked out is what their files say."""

from __future__ import annotations

import unittest
from collections.abc import Iterator
from fractions import Fraction

import pyspiel
import pytest
from later import rest_later
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

from subrosa.core.deciders import CHANCE
from subrosa.core.engines import PythonEngine
from subrosa.core.errors import BadRequest
from subrosa.games import find, names
from subrosa.research import openspiel
from subrosa.research.histories import Position
from subrosa.research.small import load, small_names, solved_names, told
from subrosa.research.solving import Tree, answered, tree

SMALL = [(name, small) for name in names() for small in small_names(find(name))]
SOLVED = [(name, small) for name in names() for small in solved_names(find(name))]
QUICK = [row for row in SOLVED if row[0] != "eleven"]
OURS = "python_subrosa_liars_dice(players=2,dice=1,faces={faces},length=one_round)"
THEIRS = "liars_dice(numdice=1,dice_sides={faces})"


def spiel(name: str, small: str) -> openspiel.SpielGame:
    return pyspiel.load_game(f"python_subrosa_{name}", {"small": small, "players": told(find(name), small)["seats"]})


def pairs(ours: pyspiel.State, theirs: pyspiel.State) -> Iterator[tuple[pyspiel.State, pyspiel.State]]:
    """The states of two trees that grow alike, side by side."""
    assert ours.current_player() == theirs.current_player() and ours.returns() == theirs.returns()
    yield ours, theirs
    if ours.is_chance_node():
        assert dict(ours.chance_outcomes()) == pytest.approx(dict(theirs.chance_outcomes()))
    elif not ours.is_terminal():
        assert ours.legal_actions() == theirs.legal_actions()
    for action in theirs.legal_actions():
        yield from pairs(ours.child(action), theirs.child(action))


def test_liars_dice_is_openspiels_own_at_the_same_size() -> None:
    """The same choices after the same choices, as many histories, and the same value."""
    ours, theirs = (pyspiel.load_game(text.format(faces=3)) for text in (OURS, THEIRS))
    assert len(list(pairs(ours.new_initial_state(), theirs.new_initial_state()))) == 1147
    assert Tree(ours).count == Tree(theirs).count == (4, 576, 567)
    assert Tree(ours).value() == pytest.approx(Tree(theirs).value()) == pytest.approx(1 / 9)


def same_strategies(faces: int) -> None:
    ours, theirs = (pyspiel.load_game(text.format(faces=faces)) for text in (OURS, THEIRS))
    solver = cfr.CFRSolver(theirs)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    copied, found = policy.TabularPolicy(ours), solver.average_policy()
    for state, other in pairs(ours.new_initial_state(), theirs.new_initial_state()):
        if state.is_player_node():
            for action, share in found.action_probabilities(other).items():
                copied.policy_for_key(state.information_state_string())[action] = share
    least = exploitability.exploitability(ours, copied)
    most = exploitability.exploitability(ours, policy.UniformRandomPolicy(ours))
    assert least == pytest.approx(exploitability.exploitability(theirs, found))
    assert most == pytest.approx(exploitability.exploitability(theirs, policy.UniformRandomPolicy(theirs)))
    assert 0.0 < least < most


def test_every_strategy_loses_as_much_to_whoever_knows_it_as_in_openspiels_own() -> None:
    same_strategies(2)


@pytest.mark.long
def test_strategies_with_more_faces_lose_as_much_as_in_openspiels_own() -> None:
    same_strategies(4)


@pytest.mark.long
def test_liars_dice_with_six_faces_is_openspiels_own() -> None:
    ours, theirs = (tree(text.format(faces=6)) for text in (OURS, THEIRS))
    assert ours.count == theirs.count and ours.count.ends == 147_420
    assert [len(side.states) for side in ours.sides] == [len(side.states) for side in theirs.sides] == [12_288, 12_288]
    assert ours.value() == pytest.approx(theirs.value()) == pytest.approx(-7 / 258)


def test_two_guards_for_three_ways_catch_a_novice_two_times_in_three() -> None:
    """She has to go where her wish is and come back at once; in the dark nothing tells the guards which way."""
    worth = told(find("nuns"), "three_ways")["worth"]
    assert Fraction(worth["value"][0]) == Fraction(2, 3) - Fraction(1, 3)


@pytest.mark.parametrize(("name", "small"), rest_later(QUICK, SOLVED))
def test_small_versions_have_the_histories_and_the_value_that_their_files_tell(name: str, small: str) -> None:
    worth, game = told(find(name), small)["worth"], spiel(name, small)
    found, value = Tree(game), [float(Fraction(each)) for each in worth["value"]]
    assert found.count._asdict() == worth["histories"]
    assert [len(side.states) for side in found.sides] == worth["information_states"]
    if len(value) == 2:
        assert [found.value(), -found.value()] == pytest.approx(value)
        return
    answers = answered(game)  # and nobody can do better than this
    assert expected_game_score.policy_value(game.new_initial_state(), answers.each) == pytest.approx(value)
    assert exploitability.nash_conv(game, answers, use_cpp_br=False) == pytest.approx(0.0)


@pytest.mark.parametrize(("name", "small"), rest_later([("rose", "one_turn")], SOLVED))
def test_whoever_chooses_evenly_loses_as_much_as_the_files_of_small_versions_tell(name: str, small: str) -> None:
    game, worth = spiel(name, small), told(find(name), small)["worth"]
    found = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False)
    assert found == pytest.approx(float(Fraction(worth["uniform_nash_conv"])))


def improves(game: pyspiel.Game, rounds: int) -> None:
    uniform = policy.UniformRandomPolicy(game)
    before = exploitability.nash_conv(game, uniform)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    assert 0.0 < exploitability.nash_conv(game, solver.average_policy()) < before
    best = best_response.BestResponsePolicy(game, 0, uniform)
    begin, players = game.new_initial_state(), game.num_players()
    least = Tree(game).value() if players == 2 else expected_game_score.policy_value(begin, [uniform] * players)[0]
    assert best.value(begin) > least


def test_openspiels_algorithms_run_on_our_games() -> None:
    improves(pyspiel.load_game(OURS.format(faces=2)), 10)


def longest(position: Position) -> Iterator[int]:
    """How much seats have noticed at the ends of a tree."""
    if position.over:
        yield from (len(position.rows(seat)) for seat in range(position.setup.seats))
        return
    choices = [choice for choice, _ in position.odds] if position.decider == CHANCE else position.choices
    for choice in choices:
        yield from longest(position.after(choice))


@pytest.mark.long
@pytest.mark.parametrize(("name", "small"), SOLVED)
def test_seats_notice_as_much_as_the_files_of_small_versions_tell(name: str, small: str) -> None:
    assert max(longest(spiel(name, small).first)) == told(find(name), small)["worth"]["recall"]


@pytest.mark.long
@pytest.mark.parametrize(("name", "small"), SOLVED)
def test_openspiels_algorithms_run_on_small_versions(name: str, small: str) -> None:
    improves(spiel(name, small), 3)


@pytest.mark.long
@pytest.mark.parametrize(("name", "small"), SOLVED)
def test_small_versions_pass_what_openspiel_asks_of_whole_trees(name: str, small: str) -> None:
    from open_spiel.integration_tests import api_test

    worth = told(find(name), small)["worth"]
    api_test.TOTAL_NUM_STATES[small] = tuple(worth["histories"].values())
    api_test.PERFECT_RECALL_NUM_STATES[small] = sum(worth["information_states"])
    kind = type("Asked", (api_test.EnforceAPIOnFullTreeBase,), {"game": spiel(name, small), "game_name": small})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun > 6 and result.wasSuccessful(), result.errors + result.failures


@pytest.mark.parametrize(("name", "small"), SMALL)
def test_a_small_version_is_the_same_rules_over_less(name: str, small: str) -> None:
    game, found = find(name), load(find(name), small)
    assert found.setup.game.rules.__file__ == game.rules.__file__
    assert found.setup.game.steps == game.steps and found.setup.game.fields.size <= game.fields.size
    played = PythonEngine(found.setup.game).playouts(found.setup.start(), 5, 1)
    assert game.all_can_lose or all(1 in row for row in played.places)


def test_what_is_no_small_version_is_refused() -> None:
    with pytest.raises(BadRequest, match="rose has no small version 'tiny'; it has one_turn, two_days"):
        load(find("rose"), "tiny")
    with pytest.raises(BadRequest, match="rose one_turn is played by 2, not 3"):
        load(find("rose"), "one_turn", 3)
    with pytest.raises(ValueError, match="only what two players win from each other"):
        tree("python_subrosa_liars_dice(players=3)")
