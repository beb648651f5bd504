"""Independent PPO in one file: two learners of the small Rose `one_turn`, among themselves and against greedy players.

    pip install torch
    python examples/ppo.py --updates 150 --curve examples/ppo.csv

Every seat learns by itself what its decisions came to, with one network for both (whose decision it is stands in the
observation). Half of the lanes are two learners, in the others one plays against our greedy player; thousands of games
go on at once, and no decision is taken in Python. The curve has a row an update: steps so far, and the mean reward
against greedy players in fresh games, as first and as second player together: 0 is as good as they are, 1 wins always.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import perf_counter

import numpy
import torch
from torch import nn

from subrosa.games import find
from subrosa.research.batch import Batch
from subrosa.research.small import load

CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5


SMALL = load(find("rose"), "one_turn").setup


def table(lanes: int, seed: int, engine: str) -> Batch:
    """The small Rose, its pieces set up at random."""
    return Batch(SMALL.game, SMALL.seats, lanes, engine, seed, options=SMALL.options).reset()


class Player(nn.Module):
    """What a seat would choose, as logarithms, and what it expects of the game."""

    def __init__(self, batch: Batch, width: int = 128) -> None:
        super().__init__()
        size = batch.layout.encoded(batch.observations[:1]).shape[1]
        self.body = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.choice, self.value = nn.Linear(width, batch.masks.shape[1]), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inside = self.body(seen)
        logits = self.choice(inside).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inside).squeeze(-1)


def against_greedy(batch: Batch, lanes: numpy.ndarray) -> numpy.ndarray:
    """Where a greedy player chooses: in these lanes the second seat of the even ones, the first of the odd ones."""
    return lanes & (batch.who == (numpy.arange(batch.lanes) + 1) % 2)


def gather(batch: Batch, player: Player, steps: int) -> tuple[torch.Tensor, ...]:
    """Decisions of learners with what their games came to; those of games that have not ended yet are left out."""
    lanes, rows = numpy.arange(batch.lanes), []
    with_greedy = lanes >= batch.lanes // 2
    open_rows = numpy.zeros((steps, batch.lanes), dtype=bool)
    gains = numpy.zeros((steps, batch.lanes), dtype=numpy.float32)
    for step in range(steps):
        seen = torch.from_numpy(batch.layout.encoded(batch.observations))
        masks, who = torch.from_numpy(batch.masks.copy()), batch.who.copy()
        with torch.no_grad():
            choices, expected = player(seen, masks)
            chosen = choices.sample()
            likely = choices.log_prob(chosen)
        theirs = batch.ask("greedy", where=against_greedy(batch, with_greedy))
        rows.append((seen, masks, chosen, likely, expected, torch.from_numpy(theirs < 0), who))
        open_rows[step] = True
        batch.step(numpy.where(theirs < 0, chosen.numpy(), theirs))
        for lane in numpy.flatnonzero(batch.over):
            for before in numpy.flatnonzero(open_rows[:, lane]):
                gains[before, lane] = batch.rewards[lane, rows[before][6][lane]]
            open_rows[:, lane] = False
    seen, masks, chosen, likely, expected, ours = (torch.cat([row[n] for row in rows]) for n in range(6))
    kept = ours & torch.from_numpy(~open_rows.reshape(-1))
    return tuple(part[kept] for part in (seen, masks, chosen, likely, expected, torch.from_numpy(gains.reshape(-1))))


def learn(player: Player, optimizer: torch.optim.Optimizer, data: tuple[torch.Tensor, ...], epochs: int = 4) -> None:
    """The steps of PPO: towards what came out better than expected, and never far at once."""
    seen, masks, chosen, likely, expected, gains = data
    better = gains - expected
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(gains)).split(4096):
            choices, value = player(seen[part], masks[part])
            ratio = (choices.log_prob(chosen[part]) - likely[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            loss = -gain + VALUE * (value - gains[part]).square().mean() - ENTROPY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def measured(player: Player, games: int, seed: int, engine: str) -> float:
    """The mean reward against greedy players in fresh games, each lane's first one, in both seats as often."""
    batch = table(games, seed, engine)
    every, waiting, gained = numpy.ones(games, dtype=bool), numpy.ones(games, dtype=bool), 0.0
    while waiting.any():
        with torch.no_grad():
            seen = torch.from_numpy(batch.layout.encoded(batch.observations))
            choices, _ = player(seen, torch.from_numpy(batch.masks))
        theirs = batch.ask("greedy", where=against_greedy(batch, every))
        batch.step(numpy.where(theirs < 0, choices.sample().numpy(), theirs))
        ended = waiting & batch.over
        gained += float(batch.rewards[numpy.arange(games), numpy.arange(games) % 2][ended].sum())
        waiting &= ~batch.over
    return gained / games


def main() -> None:
    """Learn, and write the curve."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--updates", type=int, default=150)
    asked.add_argument("--lanes", type=int, default=1024)
    asked.add_argument("--steps", type=int, default=24, help="decisions in each lane between updates")
    asked.add_argument("--games", type=int, default=2000, help="games in which it is measured")
    asked.add_argument("--engine", default="numba")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--curve", type=Path, default=Path("ppo.csv"))
    given = asked.parse_args()
    torch.manual_seed(given.seed)
    batch = table(given.lanes, given.seed, given.engine)
    player, began, curve = Player(batch), perf_counter(), [("steps", "reward_against_greedy")]
    optimizer = torch.optim.Adam(player.parameters(), lr=7e-4)
    for update in range(given.updates + 1):
        if update % 10 == 0:
            reward = measured(player, given.games, 10_000 + update, given.engine)
            curve.append((update * given.lanes * given.steps, round(reward, 4)))
            print(*curve[-1], f"{perf_counter() - began:.0f} s", flush=True)
            with given.curve.open("w", newline="") as file:
                csv.writer(file, lineterminator="\n").writerows(curve)
        learn(player, optimizer, gather(batch, player, given.steps))


if __name__ == "__main__":
    main()
