"""Are shown shares true? `uv run python -m bench.calibration --game eleven`. Prints a reliability table.

Whole games of bots, looked at from every seat in turn at some twenty moments: of all alternatives that were given some
share by behaviour, how many were true? Only what counting leaves open is asked. The expected calibration error is the
mean distance of the two, by how many alternatives there are in each bin; sharpness is the mean share of the truth,
beside what counting alone gives it.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from subrosa import games
from subrosa.bots import seated
from subrosa.core.beliefs import Matter, along
from subrosa.core.game import Game
from subrosa.core.match import Match

BINS = 10
MOMENTS = 20
Asked = tuple[str, float, float, bool]
"""The kind of a matter, the share of an alternative by behaviour and by counting, and whether it was true."""


def asked(game: Game, seats: int, bots: str, number: int) -> Iterator[Asked]:
    """Every open alternative of a game, from one seat."""
    match = Match.new(game, seats, Random(number))
    match.play_out(seated([bots], seats, number))
    every = max(1, len(match.decisions) // MOMENTS)
    for at, belief in enumerate(along(match, number % seats)):
        if at % every == 0 and at < len(match.decisions):
            state = match.position(at)
            for matter in belief.matters:
                yield from of_matter(matter, game.truth(state, matter))


def of_matter(matter: Matter, truth: str) -> Iterator[Asked]:
    """The alternatives of one matter, if it is open and has an answer."""
    if truth in matter.shares and matter.certain is None:
        for name, share in matter.shares.items():
            if share.counted > 0.0:
                yield matter.kind, share.believed, share.counted, name == truth


def table(found: list[Asked], layer: int = 1) -> tuple[list[tuple[int, float, float]], float]:
    """How many alternatives, their mean share and how many were true, bin by bin; the expected calibration error."""
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for one in found:
        share = float(one[layer])
        bins[min(BINS - 1, int(share * BINS))].append((share, one[3]))
    rows, error = [], 0.0
    for n in sorted(bins):
        count = len(bins[n])
        mean, true = sum(share for share, _ in bins[n]) / count, sum(right for _, right in bins[n]) / count
        rows.append((count, mean, true))
        error += count * abs(mean - true) / len(found)
    return rows, error


def sharpness(found: list[Asked], layer: int) -> float:
    """The mean share of what was true."""
    shares = [float(one[layer]) for one in found if one[3]]
    return sum(shares) / len(shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=games.names(), required=True)
    parser.add_argument("--seats", type=int, nargs="*", default=[])
    parser.add_argument("--games", type=int, default=40, help="games for each number of seats")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = games.find(given.game)
    found: dict[str, list[Asked]] = defaultdict(list)
    for seats in given.seats or game.seats:
        for number in range(given.seed, given.seed + given.games):
            for one in asked(game, seats, given.bots, number):
                found[one[0]].append(one)
    figures = {}
    for kind, ones in found.items():
        rows, error = table(ones)
        figures[kind] = {
            "error": error,
            "truth_believed": sharpness(ones, 1),
            "truth_counted": sharpness(ones, 2),
            "bins": rows,
        }
    if given.json:
        print(json.dumps(figures))
        return
    for kind, of_kind in figures.items():
        print(f"{kind}: expected calibration error {of_kind['error']:.3f}, the truth is believed at ", end="")
        print(f"{of_kind['truth_believed']:.3f}, counted at {of_kind['truth_counted']:.3f}")
        for count, mean, true in table(found[kind])[0]:
            print(f"  {count:>8} shares of {mean:.3f} on average: {true:.3f} true")


if __name__ == "__main__":
    main()
