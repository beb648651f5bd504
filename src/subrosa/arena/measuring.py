"""What games come to: shares of wins with intervals, cell by cell, row by row, and ratings.

Games of one deal belong together, so what is drawn again and again for an interval is deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from . import rating
from .plan import Chunk, Lineup, Plan
from .rating import Stage

TIMES, RATED = 1000, 200
"""How often deals are drawn anew for an interval, and for that of a rating."""


class Share(msgspec.Struct, frozen=True):
    """A figure and where it lies in 95 of 100 draws of the deals."""

    mean: float
    low: float
    high: float


class Cell(msgspec.Struct, frozen=True):
    """One player among others: his share of the wins, a shared win counted in parts."""

    one: str
    rest: str
    games: int
    share: Share
    sides: dict[str, Share]
    """The same by the side he was on, where seats play together."""
    decided: float
    """The share of games that anybody won."""
    of_decided: Share
    facts: dict[str, float]
    """What the game counts at the end, on average, as it concerns the one."""
    decisions_per_second: int


class Row(msgspec.Struct, frozen=True):
    """One player in all cells."""

    bot: str
    field: Share
    """The mean over all others."""
    worst: float
    against: str
    """Among whom that is."""
    rating: Share | None


class Result(msgspec.Struct, frozen=True):
    """What the arena says."""

    settings: dict[str, Any]
    engine: str
    date: str
    command: str
    par: float
    """What is won if all are equal."""
    sides: list[str]
    cells: list[Cell]
    rows: list[Row]
    notes: list[str]

    def cell(self, one: str, rest: str) -> Cell | None:
        """The cell of one among others."""
        return next((cell for cell in self.cells if (cell.one, cell.rest) == (one, rest)), None)


def split(places: Sequence[int], side_of: Sequence[int], sides: int) -> list[float]:
    """A win in parts: each side that has a winner gets as much as the others, nobody anything where all lose."""
    won = {side_of[seat] for seat, place in enumerate(places) if place == 1}
    return [(side in won) / len(won) if won else 0.0 for side in range(sides)]


@cache
def draws(deals: int) -> list[list[int]]:
    """So many deals drawn out of as many, again and again; the same for whoever has as many."""
    random, numbers = Random(deals), range(deals)
    return [random.choices(numbers, k=deals) for _ in range(TIMES)]


def within(replicates: Sequence[float]) -> tuple[float, float]:
    """Between what 95 of 100 lie."""
    found = sorted(replicates)
    cut = len(found) * 25 // 1000
    return found[cut], found[-1 - cut]


def bootstrap(parts: Sequence[float], wholes: Sequence[float]) -> tuple[Share, list[float]]:
    """The share that parts are of wholes, deal by deal, with its interval; and what each draw of the deals gave."""
    replicates = []
    for drawn in draws(len(parts)):
        whole = sum([wholes[deal] for deal in drawn])
        replicates.append(sum([parts[deal] for deal in drawn]) / whole if whole else 0.0)
    whole = sum(wholes)
    return Share(sum(parts) / whole if whole else 0.0, *within(replicates)), replicates


def mean_of(parts: Sequence[float]) -> tuple[Share, list[float]]:
    """The mean of a figure over deals."""
    return bootstrap(parts, [1.0] * len(parts))


class _Games:
    """All games of the line-ups, deal by deal."""

    def __init__(self, plan: Plan, chunks: Sequence[Chunk]) -> None:
        self.plan = plan
        self.places: dict[Lineup, list[list[int]]] = {}
        self.of: dict[Lineup, list[Chunk]] = {}
        for chunk in sorted(chunks, key=lambda chunk: chunk.first):
            self.places.setdefault(chunk.lineup, []).extend(chunk.places)
            self.of.setdefault(chunk.lineup, []).append(chunk)

    def shares(self, lineup: Lineup, side: int) -> list[float]:
        """What a side won, deal by deal."""
        return [split(places, self.plan.side_of, self.plan.sides)[side] for places in self.places[lineup]]

    def decided(self, lineup: Lineup) -> list[float]:
        """Did anybody win? Deal by deal."""
        return [float(1 in places) for places in self.places[lineup]]

    def facts(self, lineups: Sequence[Lineup]) -> dict[str, float]:
        """What was counted of the tested, on average, of the first seat of a side; apart for sides that differ."""
        sums: dict[str, float] = {}
        games: Counter[str] = Counter()
        for side, lineup in enumerate(lineups):
            as_side = f" as {self.plan.side_names[side]}" if self.plan.sided else ""
            for chunk in self.of[lineup]:
                for name, by_seat in chunk.tallies.items():
                    key = name + as_side
                    sums[key] = sums.get(key, 0.0) + by_seat[self.plan.side_of.index(side)]
                    games[key] += len(chunk.places)
        return {key: total / games[key] for key, total in sums.items()}


def measured(
    plan: Plan,
    chunks: Sequence[Chunk],
    engine: str = "python",
    date: str = "",
    command: str = "",
    notes: Sequence[str] = (),
) -> Result:
    """What all chunks of a plan come to."""
    games = _Games(plan, chunks)
    cells, replicates = [], {}
    for one, rest in plan.cells:
        cell, replicates[one, rest] = _cell(games, one, rest)
        cells.append(cell)
    ratings, more = _ratings(games), [*notes]
    if ratings is None:
        more.append("no ratings: pip install 'subrosa-games[arena]' brings them")
    rows = [
        _row(bot, [cell for cell in cells if cell.one == bot != cell.rest], replicates, ratings[i] if ratings else None)
        for i, bot in enumerate(plan.bots)
        if len(plan.bots) > 1 and bot in plan.ones
    ]
    sides = list(plan.side_names)
    return Result(plan.settings, engine, date, command, 1 / plan.sides, sides, cells, rows, more)


def _cell(games: _Games, one: str, rest: str) -> tuple[Cell, list[float]]:
    plan, lineups = games.plan, games.plan.lineups(one, rest)
    by_side = [games.shares(lineup, side) for side, lineup in enumerate(lineups)]
    decided = [sum(deal) for deal in zip(*map(games.decided, lineups), strict=True)]
    won = [sum(deal) for deal in zip(*by_side, strict=True)]
    share, replicates = mean_of([part / plan.sides for part in won])
    chunks = [chunk for lineup in lineups for chunk in games.of[lineup]]
    seconds = sum(chunk.seconds for chunk in chunks)
    played = plan.sides * len(won)
    cell = Cell(
        one,
        rest,
        played,
        share,
        {name: mean_of(by_side[side])[0] for side, name in enumerate(plan.side_names)},
        sum(decided) / played,
        bootstrap(won, decided)[0],
        games.facts(lineups),
        round(sum(chunk.decisions for chunk in chunks) / seconds) if seconds else 0,
    )
    return cell, replicates


def _row(bot: str, cells: list[Cell], replicates: dict[tuple[str, str], list[float]], rated: Share | None) -> Row:
    """The mean of a player's cells: deals are drawn for all cells alike."""
    means = [fmean(draw) for draw in zip(*(replicates[cell.one, cell.rest] for cell in cells), strict=True)]
    worst = min(cells, key=lambda cell: cell.share.mean)
    field = Share(fmean(cell.share.mean for cell in cells), *within(means))
    return Row(bot, field, worst.share.mean, worst.rest, rated)


def _ratings(games: _Games) -> list[Share] | None:
    """A rating for each player from the rankings of all games, sides ranked where seats play together."""
    plan = games.plan
    if not rating.installed() or len(plan.bots) < 2:
        return None
    by_deal = {lineup: [_stages(plan, lineup, places) for places in rows] for lineup, rows in games.places.items()}
    all_of = _summed(by_deal, None)
    points = rating.strengths(len(plan.bots), all_of)
    drawn = [rating.strengths(len(plan.bots), _summed(by_deal, at), points) for at in range(RATED)]
    return [Share(mean, *within([draw[bot] for draw in drawn])) for bot, mean in enumerate(points)]


def _stages(plan: Plan, lineup: Lineup, places: Sequence[int]) -> list[tuple[Stage, float]]:
    who: list[int] = [0] * plan.sides
    ranked = [len(places)] * plan.sides
    for seat, side in enumerate(plan.side_of):
        who[side] = plan.bots.index(lineup[seat])
        ranked[side] = min(ranked[side], places[seat])
    return list(rating.stages(who, ranked).items())


def _summed(by_deal: dict[Lineup, list[list[tuple[Stage, float]]]], at: int | None) -> dict[Stage, float]:
    """What happened how often, in all deals or in those of one draw."""
    found: dict[Stage, float] = {}
    for rows in by_deal.values():
        for deal in range(len(rows)) if at is None else draws(len(rows))[at]:
            for stage, times in rows[deal]:
                found[stage] = found.get(stage, 0.0) + times
    return found
