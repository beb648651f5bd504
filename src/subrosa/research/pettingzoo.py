"""The games as environments of PettingZoo.

    env = subrosa.research.pettingzoo.env("rose", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))

`env` asks one seat after the other; where several choose in secret, the lowest first, and nobody sees what it chose.
`parallel_env` takes a choice of everybody at every step and heeds those who are asked: secret choices fall together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from subrosa.core.game import Game, Setup

from .spaces import choices, masked
from .table import Table
from .tables import setup_of

Seen = dict[str, Any]
RENDER = ("ansi", "human")


class _Seated:
    """What both kinds of environments have: seats with names, spaces, and a picture of the table in words."""

    metadata: dict[str, Any]

    def __init__(self, setup: Setup, render_mode: str | None) -> None:
        self.table, self.render_mode = Table(setup), render_mode
        self.metadata = {"name": f"subrosa_{setup.game.id}_v{setup.game.version}", "render_modes": list(RENDER)}
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked(setup.game) for agent in self.possible_agents}
        self.action_spaces = {agent: choices(setup.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """What an agent can choose."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, and what it may choose."""
        seat = self._number[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def render(self) -> str | None:
        """What everybody sees, in names: printed, or with `ansi` given back."""
        if self.render_mode == "human":
            print(self.table.shown())
        return self.table.shown() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


class Turns(_Seated, AECEnv[str, Seen, int | None]):
    """One seat after the other."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The first game of a seed, or the next one."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.deciders[0]]

    def step(self, action: int | None) -> None:
        """The agent that is asked chooses."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.decide(self._number[self.agent_selection], int(action))  # type: ignore[arg-type]
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.agents[self.table.deciders[0]]


class Together(_Seated, ParallelEnv[str, Seen, int]):
    """All who are to choose at once."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        """The first game of a seed, or the next one."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Everybody chooses; who is not asked is not heeded."""
        asked = self.table.deciders
        for seat in asked:
            self.table.decide(seat, int(actions[self.possible_agents[seat]]))
        seen, over = self._seen(), self.table.over
        rewards = dict(zip(self.agents, self.table.returns, strict=True))
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return seen, rewards, ends, cuts, infos

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}


def env(
    game: Game | str,
    seats: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    data: Any = None,
    render_mode: str | None = None,
) -> Turns:
    """A table that asks one seat after the other."""
    return Turns(setup_of(game, seats, options, preset, data), render_mode)


def parallel_env(
    game: Game | str,
    seats: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    data: Any = None,
    render_mode: str | None = None,
) -> Together:
    """A table that asks all who are to choose at once."""
    return Together(setup_of(game, seats, options, preset, data), render_mode)
