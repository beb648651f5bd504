"""A chunk of games played: compiled where all players are of the house, match by match where one is not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

from subrosa.bots import bot, named, style
from subrosa.core.compiled import NumbaEngine
from subrosa.core.engines import engine
from subrosa.core.fields import State
from subrosa.core.match import Match
from subrosa.core.parts import THOUGHTS
from subrosa.core.streams import drawn, seed_stream

from .outside import Outside, is_outside, outside
from .plan import Chunk, Plan, Unit


class Dealt:
    """Chance as the engines draw it: the game of a number begins with the same deal, whoever plays."""

    def __init__(self, seed: int, number: int) -> None:
        self._stream = [0] * 4
        seed_stream(self._stream, seed, number)

    def choices(self, population: Sequence[int], weights: Sequence[int], *, k: int) -> list[int]:
        """So many of these, by their weights."""
        return [drawn(len(population), population, weights, self._stream) for _ in range(k)]


def play(plan: Plan, unit: Unit, engine_name: str) -> Chunk:
    """What comes of a unit. To open an engine takes its time, which is not the players'."""
    opened = engine(plan.setup.game, engine_name)
    if isinstance(opened, NumbaEngine):
        opened.prepare(THOUGHTS)
    began = process_time()
    in_matches = any(map(is_outside, unit.lineup))
    places, decisions, ends = (_matches if in_matches else _batch)(plan, unit, engine_name)
    seconds = process_time() - began
    return Chunk(unit.lineup, unit.first, places, decisions, seconds, _tallies(plan, ends))


def _batch(plan: Plan, unit: Unit, engine_name: str) -> tuple[list[list[int]], int, list[State]]:
    game = plan.setup.game
    styles = [style(game, *named(name)) for name in unit.lineup]
    played = engine(game, engine_name).games(plan.setup.start(), styles, unit.deals, plan.seed, unit.first)
    ends: Any = played.ends
    states = [game.fields.unpack(end) for end in ends] if hasattr(ends, "dtype") else list(ends)
    return [row[: plan.setup.seats] for row in played.places], sum(played.decisions), states


def _matches(plan: Plan, unit: Unit, engine_name: str) -> tuple[list[list[int]], int, list[State]]:
    played = [_match(plan, unit.lineup, unit.first + i) for i in range(unit.deals)]
    return (
        [match.places for match in played],
        sum(len(match.decisions) for match in played),
        [match.state for match in played],
    )


def _match(plan: Plan, lineup: Sequence[str], number: int) -> Match:
    """One game, to its end. What players draw by themselves they draw by seat and deal, whoever they are."""
    match = Match(plan.setup, Dealt(plan.seed, number))
    strangers: list[Outside] = []
    players: dict[int, Any] = {}
    try:
        for seat, name in enumerate(lineup):
            random = Random(f"{plan.seed} {number} {seat}")
            if is_outside(name):
                strangers.append(outside(name, random))
                players[seat] = strangers[-1]
            else:
                players[seat] = bot(name, random)
        match.play_out(players)
    finally:
        for stranger in strangers:
            stranger.close()
    return match


def _tallies(plan: Plan, ends: Sequence[State]) -> dict[str, list[float]]:
    """What the game counts at the end, by seat, summed over games."""
    found: dict[str, list[float]] = {}
    for state in ends:
        for seat in range(plan.setup.seats):
            for name, value in plan.setup.game.tallied(state, seat).items():
                found.setdefault(name, [0.0] * plan.setup.seats)[seat] += value
    return found
