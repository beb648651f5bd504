"""One seat of a game against bots, as an environment of Gymnasium.

    env = Solo("rose", seats=4, seat=0, bots=["greedy"])           # or gymnasium.make("subrosa/Solo-v1", game="rose")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

Bots are named seat by seat, over and over, as at any table; they get what their seats see, were told and can believe.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy

from subrosa.bots import seated
from subrosa.core.errors import BadRequest
from subrosa.core.game import Game
from subrosa.core.match import Match

from .spaces import choices, observations
from .tables import returns, setup_of


class Solo(gymnasium.Env[Any, int]):
    """One seat among bots."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        *,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        data: Any = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = setup_of(game, seats, options, preset, data)
        if not 0 <= seat < self.setup.seats:
            raise BadRequest(f"a seat is a number from 0 to {self.setup.seats - 1}, not {seat}")
        self.seat, self.bots, self.render_mode = seat, bots, render_mode
        self.observation_space, self.action_space = observations(self.setup.game), choices(self.setup.game)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; bots play until this seat is asked. A game that ends before is nobody's to learn from."""
        super().reset(seed=seed)
        while True:
            chance, players = (int(self.np_random.integers(1 << 62)) for _ in range(2))
            self.match = Match(self.setup, Random(chance))
            self.others = seated(self.bots, self.setup.seats, players)
            del self.others[self.seat]
            self.match.play_out(self.others)
            if not self.match.over:
                return self._seen(), {"action_mask": self.action_masks()}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """This seat chooses; bots play until it is asked again."""
        self.match.decide(self.seat, int(action))
        self.match.play_out(self.others)
        over = self.match.over
        reward = returns(self.match.places)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """Which choices this seat may make, by their numbers."""
        mask = numpy.zeros(self.setup.game.choice_numbers, dtype=numpy.int8)
        mask[[action.choice for action in self.match.view(self.seat).actions]] = 1
        return mask

    def _seen(self) -> Any:
        view = self.match.view(self.seat).numbers
        return numpy.array(self.setup.game.layout.observed(view, self.seat), dtype=numpy.int16)

    def render(self) -> str | None:
        """What this seat sees, in names."""
        names = self.match.view(self.seat).names
        return "\n".join(f"{name}: {value}" for name, value in names.items()) if self.render_mode else None


Solo.metadata = {"render_modes": ["ansi"]}
gymnasium.register("subrosa/Solo-v1", entry_point=f"{__name__}:Solo")
