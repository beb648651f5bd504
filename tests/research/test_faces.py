"""PettingZoo's and Gymnasium's own tests, and that their environments show what a seat sees."""

from __future__ import annotations

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from subrosa import IllegalAction
from subrosa.core.errors import BadRequest
from subrosa.core.match import see
from subrosa.games import find, names
from subrosa.research import pettingzoo
from subrosa.research.batch import Batch
from subrosa.research.gymnasium import Solo

TABLES = [(name, seats) for name in names() for seats in find(name).seats]
FEWEST = [(name, find(name).seats[0]) for name in names()]
pytestmark = [
    # What PettingZoo says of every environment with masks whose name it does not know.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def suite(name: str, seats: int, cycles: int) -> None:
    api_test(pettingzoo.env(name, seats), cycles)
    seed_test(lambda: pettingzoo.env(name, seats), cycles)
    parallel_api_test(pettingzoo.parallel_env(name, seats), cycles)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_environments_pass_the_tests_of_pettingzoo(name: str, seats: int) -> None:
    suite(name, seats, 40)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_passes_the_tests_of_pettingzoo_whole(name: str, seats: int) -> None:
    suite(name, seats, 1000)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_turns_are_those_of_a_batch(name: str, seats: int) -> None:
    """Under a seed the games are the same: who is asked, what he sees, what he may do, what it is worth."""
    env, batch = pettingzoo.env(name, seats), Batch(name, seats, 1, "python", 3).reset()
    env.reset(seed=3)
    over = False
    while not over:
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{batch.who[0]}"
        assert (seen["observation"] == batch.observations[0]).all()
        assert (seen["action_mask"] == batch.masks[0]).all()
        choice = batch.ask("random")
        env.step(int(choice[0]))
        over = bool(batch.step(choice).over[0])
        assert all(env.terminations.values()) == over
    assert list(env.rewards.values()) == pytest.approx(batch.rewards[0].tolist())
    env.reset()
    assert (env.observe(env.agent_selection)["observation"] == batch.observations[0]).all()


def test_secret_choices_fall_together_in_the_parallel_environment() -> None:
    env = pettingzoo.parallel_env("nuns", 4)
    seen, _ = env.reset(seed=2)
    most = 0
    while env.agents:
        most = max(most, len(env.table.deciders))
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert asked == [f"player_{seat}" for seat in env.table.deciders]
        seen, rewards, *_ = env.step({a: int(seen[a]["action_mask"].argmax()) for a in env.agents})
    assert most == 3 and any(rewards.values())


def test_an_agent_is_shown_what_its_seat_sees() -> None:
    env = pettingzoo.env("rose", 3, render_mode="ansi")
    env.reset(seed=1)
    for agent, seat in (("player_0", 0), ("player_2", 2)):
        view = see(env.table.game, env.table.state, seat).numbers
        seen = env.table.layout.part(env.observe(agent)["observation"], "identity").tolist()
        assert seen == view.identity and [row >= 0 for row in seen].count(True) == 1 and seen[seat] >= 0
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    assert "identity: {'seat 1': None" in str(env.render())
    with pytest.raises(IllegalAction, match="63 is not a choice of seat 1 now"):
        env.step(63)


class Heeding(Solo):
    """Gymnasium's check chooses any number; here each stands for one of those that may be chosen."""

    def step(self, action: int) -> tuple[object, float, bool, bool, dict[str, object]]:
        may = numpy.flatnonzero(self.action_masks())
        return super().step(int(may[action % len(may)]))


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_seat_among_bots_passes_the_check_of_gymnasium(name: str, seats: int) -> None:
    check_env(Heeding(name, seats, seats - 1), skip_render_check=True)


def test_a_seat_plays_whole_games_among_the_bots_it_chose() -> None:
    table = {"game": "liars_dice", "seats": 3, "preset": "open_spiel"}
    env = gymnasium.make("subrosa/Solo-v1", seat=1, bots=["greedy", "random"], **table)
    worth = set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(numpy.flatnonzero(info["action_mask"])[seed % 2 - 1])
        worth.add(reward)
    assert worth == {1.0, -0.5}
    assert str(env.unwrapped.others) == "{0: <GreedyBot>, 2: <GreedyBot>}"  # type: ignore[attr-defined]
    with pytest.raises(BadRequest, match="from 0 to 2, not 3"):
        Solo("rose", 3, seat=3)
