"""Independent PPO on the batch environment, in one file of plain NumPy: a player of a small Rose who beats greedy ones.

    uv run python examples/ppo.py learn ppo.npz        a few minutes of a core; its curve goes to ppo.json
    uv run python examples/ppo.py measure ppo.npz      in the arena, 4,000 games against greedy players

The game is `two_days`, a small version of the Rose for two (four monks, two days, then both accuse). The players share
a network and nothing else: each learns from what he himself saw, chose and won. In some lanes the other one is a greedy
player of the house, who learns nothing. It wants compiled engines (`subrosa-games[fast]`).
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy

from subrosa import Action, Telling
from subrosa.arena import Plan, Share, measured, played
from subrosa.core.match import View
from subrosa.games import find
from subrosa.research.batch import Batch
from subrosa.research.small import load

Array = Any
TABLE = load(find("rose"), "two_days").setup


@dataclass(frozen=True)
class Settings:
    """How one learns."""

    lanes: int = 512
    steps: int = 64
    """So many in every lane before the network is changed."""
    updates: int = 200
    company: float = 0.75
    """In this part of the lanes the other player is a greedy one."""
    hidden: int = 128
    epochs: int = 3
    """How often one looks at the same decisions."""
    slice: int = 2048
    """At how many together."""
    rate: float = 1e-3
    clip: float = 0.2
    """By how much a choice may become more or less probable at once."""
    trace: float = 0.95
    """How far one looks beyond the next decision: lambda."""
    surprise: float = 0.01
    """What it is worth to keep trying: the weight of entropy."""
    engine: str = "numba"
    seed: int = 1


# A network


class Network:
    """Two layers of tanh; what comes out is a weight for each choice, and what the player expects to win."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, looks: dict[str, Array], hidden: int, choices: int, seed: int) -> Network:
        """A network that knows nothing and looks at these columns of an observation."""
        draw = numpy.random.default_rng(seed)

        def layer(rows: int, wide: int, gain: float) -> Array:
            return (draw.standard_normal((rows, wide)) * gain / rows**0.5).astype(numpy.float32)

        wide = [len(looks["columns"]), hidden, hidden, choices + 1]
        found = {f"w{n}": layer(wide[n], wide[n + 1], (2.0, 1.0, 0.01)[n]) for n in range(3)}
        found |= {f"b{n}": numpy.zeros(wide[n + 1], numpy.float32) for n in range(3)}
        return cls(found | looks)

    @classmethod
    def read(cls, file: str | Path) -> Network:
        """What was saved."""
        with numpy.load(file) as found:
            return cls(dict(found))

    def save(self, file: str | Path) -> None:
        """Keep it in a file."""
        numpy.savez_compressed(file, **self.weights)

    def seen(self, observations: Array) -> Array:
        """Observations as numbers from 0 to 1, of which only the columns that ever change are looked at."""
        found = TABLE.game.layout.encoded(observations)[:, self.weights["columns"]]
        return (found - self.weights["low"]) / self.weights["span"]

    def layers(self, seen: Array) -> tuple[Array, Array, Array]:
        """What every layer makes of it."""
        w = self.weights
        first = numpy.tanh(seen @ w["w0"] + w["b0"])
        second = numpy.tanh(first @ w["w1"] + w["b1"])
        return first, second, second @ w["w2"] + w["b2"]

    def judged(self, seen: Array, masks: Array) -> tuple[Array, Array]:
        """The logarithm of each choice's probability, and the value of the position."""
        out = self.layers(seen)[2]
        return logs(out[:, :-1], masks), out[:, -1]

    def gradients(self, seen: Array, layers: tuple[Array, Array, Array], out: Array) -> dict[str, Array]:
        """How the loss changes with every weight, from how it changes with what came out."""
        first, second, _ = layers
        second_in = (out @ self.weights["w2"].T) * (1.0 - second**2)
        first_in = (second_in @ self.weights["w1"].T) * (1.0 - first**2)
        pairs = ((seen, first_in), (first, second_in), (second, out))
        return {f"w{n}": given.T @ slope for n, (given, slope) in enumerate(pairs)} | {
            f"b{n}": slope.sum(axis=0) for n, (_, slope) in enumerate(pairs)
        }


def logs(weights: Array, masks: Array) -> Array:
    """Logarithms of probabilities; what may not be chosen has none."""
    open_ = numpy.where(masks, weights, -1e9)
    open_ = open_ - open_.max(axis=1, keepdims=True)
    return open_ - numpy.log(numpy.exp(open_).sum(axis=1, keepdims=True))


class Adam:
    """Small steps down the slope, each weight by the size of its own slopes so far."""

    def __init__(self, network: Network) -> None:
        self.network, self.count = network, 0
        trained = [name for name in network.weights if name[0] in "wb"]
        self.mean = {name: numpy.zeros_like(network.weights[name]) for name in trained}
        self.square = {name: numpy.zeros_like(network.weights[name]) for name in trained}

    def step(self, gradients: dict[str, Array], rate: float) -> None:
        """One step."""
        self.count += 1
        norm = float(sum((slope**2).sum() for slope in gradients.values())) ** 0.5
        rate *= (1 - 0.999**self.count) ** 0.5 / (1 - 0.9**self.count)
        for name, slope in gradients.items():
            slope = slope * min(1.0, 0.5 / (norm + 1e-8))
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            self.network.weights[name] -= rate * self.mean[name] / (numpy.sqrt(self.square[name]) + 1e-5)


# Playing


@dataclass(frozen=True)
class Decisions:
    """Choices that were made: what was seen, what was open, what was chosen, and how good it turned out to be."""

    seen: Array
    masks: Array
    choices: Array
    logs: Array
    gains: Array
    """How much better it came than expected."""
    returns: Array


class Learner:
    """A batch, and the network that chooses in all its lanes for whoever is asked."""

    def __init__(self, given: Settings) -> None:
        self.given, self.draw = given, numpy.random.default_rng(given.seed)
        self.batch = batch(given.lanes, given.engine, given.seed)
        looks = varying(batch(given.lanes, given.engine, given.seed + 1))
        self.network = Network.new(looks, given.hidden, self.batch.masks.shape[1], given.seed)
        self.adam = Adam(self.network)
        self.greedy = numpy.zeros((given.lanes, TABLE.seats), bool)
        some = numpy.arange(int(given.lanes * given.company))
        self.greedy[some, some % TABLE.seats] = True

    def played(self) -> Decisions:
        """So many steps in every lane; what cannot be judged yet, since the game goes on, is left out."""
        rows: list[tuple[Array, ...]] = []
        ends: list[tuple[Array, Array]] = []
        for _ in range(self.given.steps):
            seen, masks, who = (
                self.network.seen(self.batch.observations),
                self.batch.masks.copy(),
                self.batch.who.copy(),
            )
            shares, values = self.network.judged(seen, masks)
            ours = ~self.greedy[numpy.arange(len(who)), who]
            choices = numpy.where(ours, drawn(shares, self.draw), self.batch.ask("greedy", where=~ours))
            self.batch.step(choices)
            rows.append((seen, masks, choices, shares[numpy.arange(len(who)), choices], values, who, ours))
            ends.append((self.batch.over.copy(), self.batch.rewards))
        gains, known = judged([row[4:6] for row in rows], ends, self.given.trace)
        known &= numpy.stack([row[6] for row in rows])
        seen, masks, choices, shares, values, *_ = (numpy.stack(part)[known] for part in zip(*rows, strict=True))
        return Decisions(seen, masks, choices, shares, gains[known], gains[known] + values)

    def learn(self, made: Decisions, rate: float) -> None:
        """Take what was good more often, what was bad less often, and not too much of either at once."""
        for _ in range(self.given.epochs):
            order = self.draw.permutation(len(made.choices))
            for first in range(0, len(order), self.given.slice):
                part = order[first : first + self.given.slice]
                seen = made.seen[part]
                layers = self.network.layers(seen)
                out = slopes(layers[2], made, part, self.given)
                self.adam.step(self.network.gradients(seen, layers, out), rate)


def batch(lanes: int, engine: str, seed: int) -> Batch:
    """Matches of the small version side by side."""
    return Batch(TABLE.game, TABLE.seats, lanes, engine, seed, options=TABLE.options).reset()


def varying(random: Batch, steps: int = 100) -> Array:
    """The columns of an observation that are not the same all the time, as random players see them."""
    rows = []
    for _ in range(steps):
        rows.append(random.observations[:64].copy())
        random.step(random.ask("random"))
    seen = random.layout.encoded(numpy.concatenate(rows))
    low, span = seen.min(axis=0), numpy.ptp(seen, axis=0)
    columns = numpy.flatnonzero(span)
    return {"columns": columns, "low": low[columns], "span": span[columns]}


def drawn(shares: Array, draw: numpy.random.Generator) -> Array:
    """A choice in each row, by its probabilities."""
    return (shares + draw.gumbel(size=shares.shape)).argmax(axis=1)


def judged(
    asked: Sequence[tuple[Array, Array]], ends: Sequence[tuple[Array, Array]], trace: float
) -> tuple[Array, Array]:
    """How much better each choice came than expected, for the seat that made it, and whether that is known already.

    From the end backwards, for every seat by itself: what came next was the end of the game or its own next decision.
    """
    lanes, seats = ends[0][1].shape
    lane = numpy.arange(lanes)
    then, gained = numpy.zeros((lanes, seats)), numpy.zeros((lanes, seats))
    there = numpy.zeros((lanes, seats), bool)
    gains, known = numpy.zeros((len(asked), lanes), numpy.float32), numpy.zeros((len(asked), lanes), bool)
    for step in reversed(range(len(asked))):
        (values, who), (over, rewards) = asked[step], ends[step]
        then[over], gained[over], there[over] = rewards[over], 0.0, True
        known[step] = there[lane, who]
        gains[step] = numpy.where(known[step], then[lane, who] - values + trace * gained[lane, who], 0.0)
        then[lane, who], gained[lane, who], there[lane, who] = values, gains[step], True
    return gains, known


def slopes(out: Array, made: Decisions, part: Array, given: Settings) -> Array:
    """How PPO's loss changes with what the network puts out, decision by decision."""
    row, choices, gains = numpy.arange(len(part)), made.choices[part], made.gains[part]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    log = logs(out[:, :-1], made.masks[part])
    shares = numpy.exp(log)
    ratio = numpy.exp(log[row, choices] - made.logs[part])
    free = numpy.where(gains > 0, ratio < 1 + given.clip, ratio > 1 - given.clip)
    found = numpy.zeros_like(out)
    found[:, :-1] = shares * (free * ratio * gains)[:, None]
    found[row, choices] -= free * ratio * gains
    entropy = -(shares * numpy.where(shares > 0, log, 0.0)).sum(axis=1, keepdims=True)
    found[:, :-1] += given.surprise * shares * (numpy.where(shares > 0, log, 0.0) + entropy)
    found[:, -1] = 0.5 * (out[:, -1] - made.returns[part])
    return found / len(part)


# How good it is


def share_won(network: Network, bot: str, games: int, seed: int, engine: str) -> tuple[float, float, float]:
    """What the network wins of so many games against a bot of the house, in either seat, and a 95 % interval."""
    table, lane = batch(games, engine, seed), numpy.arange(games)
    seat, won = lane % TABLE.seats, numpy.full(games, numpy.nan)
    while numpy.isnan(won).any():
        ours = table.who == seat
        best = network.judged(network.seen(table.observations), table.masks)[0].argmax(axis=1)
        table.step(numpy.where(ours, best, table.ask(bot, where=~ours)))
        first = table.over & numpy.isnan(won)
        won[first] = (table.rewards[lane, seat][first] + 1) / 2
    wide = 1.96 * float(won.std()) / games**0.5
    return float(won.mean()), float(won.mean()) - wide, float(won.mean()) + wide


class Learned:
    """The network as a player of the arena, `examples/ppo.py:Learned`: it takes what it finds most probable.

    The file it reads is the one that the environment's NETWORK names.
    """

    def __init__(self, random: Random) -> None:
        self.network = _read(os.environ.get("NETWORK", "ppo.npz"))

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        """One of `view.actions`."""
        row = numpy.array([view.game.layout.observed(view.numbers, view.seat)], numpy.int16)
        masks = numpy.zeros((1, view.game.choice_numbers), bool)
        masks[0, [action.choice for action in view.actions]] = True
        best = self.network.judged(self.network.seen(row), masks)[0].argmax()
        return next(action for action in view.actions if action.choice == best)


@cache
def _read(file: str) -> Network:
    return Network.read(file)


def measure(file: str, games: int = 4000, workers: int = 2, bot: str = "greedy") -> Share:
    """What the arena says of it: every deal once in every seat."""
    os.environ["NETWORK"] = file
    ours = f"{Path(__file__)}:Learned"
    plan = Plan.of(TABLE, [bot, ours], games, seed=7, ones=[ours])
    return measured(plan, played(plan, workers=workers, engine_name="python")).cell(ours, bot).share


# Learning


def learn(given: Settings, every: int = 20, games: int = 2000) -> Iterator[tuple[Network, dict[str, Any]]]:
    """The network as it learns, now and then, with a point of its curve."""
    learner, began, decisions = Learner(given), process_time(), 0
    for update in range(given.updates + 1):
        if update % every == 0 or update == given.updates:
            seconds = process_time() - began
            mean, low, high = share_won(learner.network, "greedy", games, given.seed + 98, given.engine)
            point = {"decisions": decisions, "seconds": seconds, "greedy": [mean, low, high]}
            yield learner.network, {name: _rounded(value) for name, value in point.items()}
            began = process_time() - seconds
        if update < given.updates:
            made = learner.played()
            learner.learn(made, given.rate * (1 - update / given.updates))
            decisions += len(made.choices)


def _rounded(value: Any) -> Any:
    return [round(each, 4) for each in value] if isinstance(value, list) else round(value)


def main(what: str, file: str) -> None:
    """The two commands."""
    if what == "measure":
        print(measure(file))
        return
    given, curve = Settings(), []
    for network, point in learn(given):
        curve.append(point)
        print(point, flush=True)
        network.save(file)
        told = {"command": f"python examples/ppo.py learn {Path(file).name}", "settings": asdict(given), "curve": curve}
        Path(file).with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
