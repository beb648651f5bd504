"""OpenSpiel's own tests, and that its states tell a seat what it noticed: no more, no less."""

from __future__ import annotations

import pickle
import random
import unittest

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from subrosa.core.match import Match, see
from subrosa.games import find, names
from subrosa.research import openspiel
from subrosa.research.openspiel import SpielState

TABLES = [(name, seats) for name in names() for seats in find(name).seats]
FEWEST = [(name, find(name).seats[0]) for name in names()]


def load(name: str, seats: int, **parameters: object) -> openspiel.SpielGame:
    return pyspiel.load_game(f"python_subrosa_{name}", {"players": seats, **parameters})


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_games_pass_the_random_simulation_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_passes_the_random_simulation_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=2, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_passes_what_openspiel_asks_of_its_games(name: str, seats: int) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    kind = type("Asked", (EnforceAPIOnPartialTreeBase,), {"game": load(name, seats), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun > 4 and result.wasSuccessful(), result.errors + result.failures


def walk(name: str, seats: int, seed: int, decisions: int) -> list[SpielState]:
    """The states of a random game at which players choose, from the beginning."""
    drawn, state, found = random.Random(seed), load(name, seats).new_initial_state(), []
    while not state.is_terminal() and len(found) < decisions:
        if state.is_chance_node():
            choices, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(drawn.choices(choices, weights)[0])
        else:
            found.append(state.clone())
            state.apply_action(drawn.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_what_python_is_told_without_asking_openspiel_is_what_openspiel_says(name: str, seats: int) -> None:
    """Some questions are answered in Python alone; asked through OpenSpiel they have the same answers."""
    state, drawn = load(name, seats).new_initial_state(), random.Random(4)
    for _ in range(60):
        assert state.is_terminal() == pyspiel.State.is_terminal(state)
        for player in range(seats):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        choices = state.legal_actions()
        assert choices == pyspiel.State.legal_actions(state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        choices.append(-1)  # a list of the caller's own
        if state.is_terminal():
            return
        state.apply_action(drawn.choice(state.legal_actions()))


def test_what_is_no_choice_is_refused() -> None:
    state = load("rose", 3).new_initial_state()
    while state.is_chance_node():
        with pytest.raises(ValueError, match="none of the choices"):
            state.apply_action(4000)
        state.apply_action(state.legal_actions()[0])
    before, open_to = str(state), state.legal_actions()
    with pytest.raises(ValueError, match="none of the choices"):
        state.apply_action(-5)
    assert (str(state), state.legal_actions()) == (before, open_to)


def same_to(seat: int, state: SpielState, other: SpielState) -> bool:
    """Can a player not tell two states apart by anything OpenSpiel shows?"""
    return all(
        getattr(state, shown)(seat) == getattr(other, shown)(seat)
        for shown in (
            "information_state_string",
            "information_state_tensor",
            "observation_string",
            "observation_tensor",
            "legal_actions",
        )
    )


def resampled(name: str, seats: int, decisions: int, every: int) -> None:
    others = 0
    for state in walk(name, seats, 5, decisions)[::every]:
        seat = state.current_player()
        other = state.resample_from_infostate(seat, iter([0.25]).__next__)
        assert other.current_player() == seat and same_to(seat, state, other)
        others += str(other) != str(state)
    assert others > 1


@pytest.mark.parametrize(("name", "seats"), [(name, find(name).seats[1]) for name in names()])
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str, seats: int) -> None:
    resampled(name, seats, 90, 9)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_player_at_any_table_can_tell_a_resampled_state_from_the_true_one(name: str, seats: int) -> None:
    resampled(name, seats, 2000, 5)


def test_an_information_state_tells_different_deals_apart_for_who_holds_them_alone() -> None:
    game = load("liars_dice", 2, dice=1, length="one_round")
    states = {}
    for deal in ((2, 3), (2, 4), (5, 3)):
        states[deal] = game.new_initial_state()
        for face in deal:
            states[deal].apply_action(face)
    first, other_seat, own = (states[deal] for deal in states)
    assert same_to(0, first, other_seat) and not same_to(1, first, other_seat)
    assert not same_to(0, first, own) and same_to(1, first, own)
    assert "13" not in first.information_state_string(0) and first.returns() == [0.0, 0.0]


def test_past_choices_are_remembered() -> None:
    game = load("liars_dice", 2, dice=1, length="one_round")
    short, long = game.new_initial_state(), game.new_initial_state()
    for choice in (0, 0, 1, 2, 3):
        long.apply_action(choice)
    for choice in (0, 0, 2, 3):
        short.apply_action(choice)
    assert short.observation_string(0) != "" and short.current_player() == 0 and long.current_player() == 1
    assert "seat 1:1" in long.information_state_string(1) and "seat 1:1" not in short.information_state_string(1)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_states_come_back_from_text_and_lines_are_those_of_the_match(name: str, seats: int) -> None:
    state = walk(name, seats, 3, 30)[-1]
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for copy in (again, pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(copy) == str(state) and copy.legal_actions() == state.legal_actions()
        assert same_to(state.current_player(), state, copy)
    match = Match.from_log(state.position.setup, state.position.decisions)
    seat = state.current_player()
    assert sorted(a.text for a in match.view(seat).actions) == sorted(
        map(state.action_to_string, state.legal_actions())
    )
    assert str(game) == str(state.get_game())


def test_observations_have_names_and_are_what_a_seat_or_the_spectator_sees() -> None:
    state = walk("rose", 3, 1, 20)[-1]
    game, position = state.get_game(), state.position
    kinds = {
        "own": pyspiel.IIGObservationType(perfect_recall=False),
        "open": pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
        "secret": pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    }
    seen = {name: make_observation(game, kind) for name, kind in kinds.items()}
    for observation in seen.values():
        observation.set_from(state, 1)
    view = see(position.setup.game, position.state, 1).numbers
    assert seen["own"].dict["hand"].tolist() == view.hand and seen["own"].dict["step"].tolist() == [view.step]
    assert seen["secret"].dict["hand"].tolist() == view.hand and "step" not in seen["secret"].dict
    assert set(seen["open"].dict["identity"].tolist()) == {-1.0}
    assert "'seat 2': None" in seen["open"].string_from(state, 1)
    with pytest.raises(ValueError, match="nobody sees what all seats see"):
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(ValueError, match="not to be had without"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, public_info=False))


def test_what_is_noticed_beyond_the_recall_that_was_asked_for_is_refused() -> None:
    state = load("liars_dice", 2, recall=3).new_initial_state()
    while not state.is_player_node():
        state.apply_action(0)
    with pytest.raises(Exception, match="recall=3 is too short"):
        state.information_state_tensor(0)


def test_a_search_of_openspiel_plays_by_resampled_states() -> None:
    game = load("liars_dice", 2, dice=1, length="one_round")
    state = game.new_initial_state()
    for face in (0, 0):
        state.apply_action(face)
    state.apply_action(10)  # the highest bid but one, of two dice that both show another face
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=80,
        max_world_samples=-1,
        evaluator=mcts.RandomRolloutEvaluator(1, random.Random(1)),
        random_state=numpy.random.RandomState(1),
    )
    assert state.action_to_string(bot.step(state)) == "liar"
