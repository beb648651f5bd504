"""What a single match stands on: plain and compiled, decision by decision, both say the same."""

from __future__ import annotations

import pickle
import random

import numpy
import pyspiel
import pytest
from conftest import compiled

from subrosa.core.deciders import CHANCE, SPECTATOR, seats_of
from subrosa.core.engines import engine
from subrosa.core.game import Setup
from subrosa.core.parts import FACES
from subrosa.games import find, names
from subrosa.research import openspiel, pettingzoo
from subrosa.research.ground import Ground, Records, States, ground_of, seeded
from subrosa.research.table import Table

QUICK = "liars_dice"
"""The game that is compiled in a second; the others take their turn in `-m long`."""
GAMES = [pytest.param(name, marks=() if name == QUICK else pytest.mark.long) for name in names()]


def grounds(name: str, seats: int) -> tuple[Setup, States, Records]:
    game = find(name)
    fast, setup = compiled(game, checked=False), Setup.of(game, seats)
    fast.prepare(FACES)
    plain, quick = ground_of(setup, engine(game, "python")), ground_of(setup, fast)
    assert isinstance(plain, States) and isinstance(quick, Records)
    return setup, plain, quick


@pytest.mark.parametrize("name", names())
def test_what_is_compiled_says_in_plain_python_what_the_rules_say(name: str) -> None:
    setup, loops = Setup.of(find(name), find(name).seats[-1]), engine(find(name), "python")._loops
    ground, drawn, state = States(setup), random.Random(1), setup.start()
    lists, shares = numpy.zeros((2, setup.game.most_choices), int), numpy.zeros(setup.game.most_choices)
    mask, count = loops["one_step"]([state], -1, 0, -1, lists, shares)
    while mask:
        decider = seats_of(mask)[0] if seats_of(mask) else CHANCE
        found = lists[0, :count].tolist()
        assert mask == ground.mask(state) and found == ground.choices(state, decider)
        if decider == CHANCE:
            assert list(zip(found, shares.tolist(), strict=False)) == ground.odds(state)
        for seat in seats_of(mask):
            _, many = loops["one_step"]([state], -1, 0, seat, lists, shares)
            assert lists[0, :many].tolist() == ground.legal(state, seat)
        mask, count = loops["one_step"]([state], decider, drawn.choice(found), -1, lists, shares)


@pytest.mark.parametrize("name", names())
def test_a_turn_that_is_compiled_goes_in_plain_python_as_by_the_rules(name: str) -> None:
    setup, loops = Setup.of(find(name), find(name).seats[0]), engine(find(name), "python")._loops
    ground, state, other = States(setup), setup.start(), setup.start()
    streams, lists = [seeded(3, 0) for _ in range(2)], numpy.zeros((2, setup.game.most_choices), int).tolist()
    mask, decider, choice = -1, -1, 0
    while mask:
        mask = ground.turned(state, decider, choice, streams[0])
        assert loops["one_turn"]([other], decider, choice, streams[1], lists) == mask and mask != 1 << CHANCE
        assert ground.game.fields.numbers(state) == ground.game.fields.numbers(other)
        if mask:
            decider = seats_of(mask)[-1]
            choice = ground.legal(state, decider)[0]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_ground_are_the_same_at_every_decision(name: str) -> None:
    for seats in find(name).seats:
        _, plain, quick = grounds(name, seats)
        drawn, state, record = random.Random(seats), plain.first(), quick.first()
        mask = plain.mask(state)
        assert quick.mask(record) == mask
        while mask:
            decider = seats_of(mask)[0] if seats_of(mask) else CHANCE
            same(plain, state, quick, record, decider)
            for seat in seats_of(mask):
                assert quick.legal(record, seat) == plain.legal(state, seat)
            choice = drawn.choice(plain.choices(state, decider))
            before, record = record, quick.copy(record) if drawn.random() < 0.1 else record
            mask = plain.decided(state, decider, choice)
            assert quick.decided(record, decider, choice) == mask
            assert before is record or before.bytes != record.bytes
        for seat in (*range(seats), SPECTATOR):
            assert quick.observed(record, seat).tolist() == plain.observed(state, seat).tolist()


def same(plain: Ground, state: object, quick: Ground, record: object, decider: int) -> None:
    assert quick.choices(record, decider) == plain.choices(state, decider)
    if decider == CHANCE:
        assert quick.odds(record) == plain.odds(state)
    for seat in (0, SPECTATOR):
        assert quick.observed(record, seat).tolist() == plain.observed(state, seat).tolist()
    numbers = plain.game.fields.numbers
    assert numbers(quick.state(record)) == numbers(plain.state(state))


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_environments_play_the_same_games_on_both(name: str) -> None:
    setup, _, _ = grounds(name, find(name).seats[-1])
    slow, fast = (Table(setup, engine(setup.game, kind)) for kind in ("python", "numba"))
    for seed in (5, None):
        slow.begin(seed)
        fast.begin(seed)
        while not slow.over:
            seat = slow.deciders[-1]
            assert fast.deciders == slow.deciders
            assert all(fast.legal(each) == slow.legal(each) for each in range(setup.seats))
            assert (fast.mask(seat) == slow.mask(seat)).all()
            choice = slow.legal(seat)[len(slow.legal(seat)) // 2]
            slow.decide(seat, choice)
            fast.decide(seat, choice)
        assert fast.over and fast.returns == slow.returns and fast.shown() == slow.shown()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_gets_the_same_from_both(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    grounds(name, find(name).seats[0])
    found = {}
    for kind in ("python", "numba"):
        monkeypatch.setattr(openspiel, "quickest", lambda game, kind=kind: engine(game, kind))
        game = pyspiel.load_game(f"python_subrosa_{name}")
        assert game.first.ground.engine == kind
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        found[kind] = told(game.new_initial_state(), random.Random(2))
    assert found["python"] == found["numba"]


def told(state: openspiel.SpielState, drawn: random.Random) -> list[object]:
    """A random game as OpenSpiel tells it, now and then from a copy or from text."""
    found: list[object] = []
    while not state.is_terminal():
        found.append(
            (state.current_player(), state.legal_actions(), state.is_chance_node() and state.chance_outcomes())
        )
        if len(found) % 40 == 0:
            found += [state.information_state_string(0), state.observation_tensor(1), state.observation_string(0)]
            copy = state.clone()
            copy.apply_action(drawn.choice(copy.legal_actions()))
            found.append(str(copy))
            state = pickle.loads(pickle.dumps(state))
        state.apply_action(drawn.choice(state.legal_actions()))
    return [*found, state.returns(), str(state)]


@pytest.mark.compiled
def test_pettingzoo_is_played_on_the_quickest_ground_that_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    grounds(QUICK, 2)
    assert pettingzoo.env(QUICK, 2).table.ground.engine == "numba"
    monkeypatch.setattr("subrosa.core.engines.is_ready", lambda *_: False)
    assert pettingzoo.env(QUICK, 2).table.ground.engine == "python"
