"""What a decision costs without sockets and disk: `uv run python bench/server/showing.py`. Prints a table.

Whole tables of four, decided at random; processor time of the decision, of what each of the four seats is shown, and
of putting that into bytes. Each game is played once before it is counted.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from subrosa.core import record
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.table import changes, messages, showing
from subrosa.table.entries import Chair, Opened
from subrosa.table.table import Table

SEATS, GAMES, MOST = 4, 4, 150


@dataclass
class Cost:
    """Seconds of the processor and bytes, in all."""

    decisions: int = 0
    deciding: float = 0.0
    showing: float = 0.0
    encoding: float = 0.0
    size: int = 0


def opened(game: str, seed: int) -> Table:
    head = list(record.head(Setup.of(find(game), SEATS)))
    chairs = [Chair("person", f"person {seat}", f"Player {seat}") for seat in range(SEATS)]
    table = Table("table", [Opened(0.0, head, chairs, "person 0")], random.Random(seed))
    changes.begin(table, 0.0)
    return table


def tell(table: Table, shown: list[showing.Shown], cost: Cost) -> None:
    for seat in range(SEATS):
        began = time.process_time()
        update = showing.update(table, seat, shown[seat], range(SEATS), 0.0)
        then = time.process_time()
        cost.showing += then - began
        if update is not None:
            cost.size += len(messages.encode(update))
            cost.encoding += time.process_time() - then


def play(game: str, seed: int, cost: Cost) -> None:
    table, dice = opened(game, seed), random.Random(seed)
    shown = [showing.Shown() for _ in range(SEATS)]
    tell(table, shown, Cost())
    for n in range(MOST):
        if table.begun.over:
            return
        seat = dice.choice(table.begun.deciders)
        choice = dice.choice(table.moment.view(seat).actions).choice
        began = time.process_time()
        changes.decide(table, seat, [choice], len(table.feed[seat]), float(n), str(n))
        cost.deciding += time.process_time() - began
        cost.decisions += 1
        tell(table, shown, cost)


def main() -> None:
    print("| game | deciding | showing four seats | encoding | bytes |", "|---|---|---|---|---|", sep="\n")
    for game in ("rose", "eleven", "nuns"):
        for seed in range(GAMES):
            play(game, seed, Cost())
        cost = Cost()
        for seed in range(GAMES):
            play(game, seed, cost)
        each = [f"{one / cost.decisions * 1e6:.0f} us" for one in (cost.deciding, cost.showing, cost.encoding)]
        print(f"| {game} | {' | '.join(each)} | {cost.size / cost.decisions:,.0f} |")


if __name__ == "__main__":
    main()
