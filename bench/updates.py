"""The slowest updates of a belief at the largest table, and what was decided there: `python -m bench.updates nuns`.

Random games as one seat sees them, the first as usual, in the others all options are drawn. An update that takes long
is gone through again and again, and the best time counts: what interrupts it is not its own.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from itertools import pairwise
from statistics import fmean

from subrosa.bench import WATCHED, compiled_updates, plain_updates, watched
from subrosa.games import find

SLOWEST = 3


def main(name: str, games: int = WATCHED) -> None:
    """Mean and slowest by what was waited for before and after; then those of plain Python, by the usual rules."""
    game, kinds, usual = find(name), defaultdict(list), []
    for number in range(games):
        steps = [before.step for before, *_ in watched(game, number)]
        took = list(compiled_updates(game, number))
        usual += took if number == 0 else []
        for (step, then), seconds in zip(pairwise([*steps, -1]), took, strict=True):
            kinds[step, then].append((seconds, number))
    every = [seconds for kind in kinds.values() for seconds, _ in kind]
    print(f"{name}: {len(every)} updates, {us(fmean(every))} us in the mean, {us(max(every))} at most")
    print(f"by the usual rules {us(fmean(usual))} in the mean, {us(max(usual))} at most")
    for (step, then), kind in sorted(kinds.items(), key=lambda item: -max(item[1])[0])[:8]:
        names = [game.fields.by_name["step"].values[at] if at >= 0 else "the end" for at in (step, then)]
        slowest = ", ".join(f"{us(seconds)} (game {number})" for seconds, number in sorted(kind)[: -SLOWEST - 1 : -1])
        print(f"{names[0]} -> {names[1]}: {len(kind)}, mean {us(fmean(seconds for seconds, _ in kind))}: {slowest}")
    plain = [*plain_updates(game, 0)]
    print(f"in plain Python {us(fmean(plain))} in the mean, {us(max(plain))} at most")


def us(seconds: float) -> str:
    """Microseconds."""
    return f"{seconds * 1e6:.1f}"


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "nuns", *map(int, sys.argv[2:]))
