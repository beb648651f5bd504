"""Puzzles are found in whole games of bots: where something becomes certain that nobody was simply told.

$ uv run python -m subrosa.puzzles.finding rose 100
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import replace
from itertools import count, islice
from random import Random

from subrosa import games
from subrosa.bots import seated
from subrosa.core.beliefs import Belief, Matter, along
from subrosa.core.compiled import NumbaEngine
from subrosa.core.engines import engine
from subrosa.core.game import Game
from subrosa.core.match import Match, see
from subrosa.core.parts import THOUGHTS

from . import DATA, LEVELS, Puzzle

CHIPS = 8
"""So many answers can be looked over."""
MOST = 12
"""Nobody puts more facts together than this."""
BOTS = ("greedy", "thrifty", "random")
BARREN = 40
"""A player count in which so many matches had no puzzle is left out."""
A_MATCH, SEATS = 2, 2
"""So many puzzles are taken from one match, from so many seats."""

Key = tuple[object, ...]


def in_match(match: Match, seat: int) -> Iterator[Puzzle]:
    """The moments at which a seat could have known something for certain, if it put together what it was told."""
    left: dict[Key, list[str]] = {}
    told: dict[Key, list[int]] = {}
    for at, matters in counted(match, seat):
        for matter in matters:
            if matter.of.get("seat") == seat + 1:
                continue
            key = (matter.kind, *matter.of.items())
            before, now = left.get(key, list(matter.shares)), matter.possible
            if now != before:
                told.setdefault(key, []).append(at)
            if len(now) == 1:
                if len(before) > 1 and worth_asking(matter, told[key], match.game.deduced):
                    yield made(match, seat, at, matter, before, told[key])
                told[key] = []
            left[key] = now


def counted(match: Match, seat: int) -> Iterator[tuple[int, list[Matter]]]:
    """What can be counted after each decision, the last one left out; where views suffice, after those that speak."""
    game = match.game
    if not getattr(game.belief, "COUNTED_BY_VIEW", False):
        for at, belief in enumerate(along(match, seat)):
            if at < len(match.decisions):
                yield at, belief.matters
        return
    for at, (decision, before, after) in enumerate(match.positions(), start=1):
        told = game.tell(before, decision.decider, decision.choice, after)
        if at < len(match.decisions) and any(one.kind in game.speaking and one.to >> seat & 1 for one in told):
            yield at, Belief(game, seat, see(game, after, seat).numbers).matters


def worth_asking(matter: Matter, told: list[int], deduced: Container[str]) -> bool:
    """Do several facts have to be put together, and not too many?"""
    several = len(matter.reasons) > 1 or any(reason.kind in deduced for reason in matter.reasons)
    return several and len(matter.shares) > 2 and 2 <= len(told) <= MOST


def made(match: Match, seat: int, at: int, matter: Matter, before: list[str], told: list[int]) -> Puzzle:
    """The puzzle of that moment; where there are too many answers, those that were possible last."""
    answers = list(matter.shares)
    if len(answers) > CHIPS:
        others = [name for name in before if name != matter.certain][: CHIPS - 1]
        answers = sorted([*others, *matter.possible])
    decisions = match.decisions[:at]
    return Puzzle(match.game, 0, match.setup, decisions, seat, matter.kind, matter.of, tuple(answers), tuple(told), "")


def needed(puzzle: Puzzle) -> int:
    """How many facts have to be put together: a reason about several players is one for each, a conclusion all told."""
    deduced = any(reason.kind in puzzle.game.deduced for reason in puzzle.matter.reasons)
    if deduced:
        return len(puzzle.facts)
    return sum(str(reason.facts.get("seats", "")).count(",") + 1 for reason in puzzle.matter.reasons)


def graded(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The same puzzles, a third of them of each level, mixed so that the days differ."""
    ranked = sorted(puzzles, key=needed)
    found = [replace(one, level=LEVELS[n * len(LEVELS) // len(ranked)]) for n, one in enumerate(ranked)]
    Random(len(found)).shuffle(found)
    return found


def search(game: Game, first: int = 1) -> Iterator[Puzzle]:
    """Puzzles from bots' games without end, of every player count in turn that has any."""
    matches: Counter[int] = Counter()
    fruitful = set(game.seats)
    for seed in count(first):
        random = Random(seed)
        seats = sorted(fruitful)[seed % len(fruitful)]
        match = Match.new(game, seats, random)
        match.play_out(seated([random.choice(BOTS)], seats, seed))
        asked = random.sample(range(seats), SEATS)
        found = [puzzle for seat in asked for puzzle in in_match(match, seat)]
        matches[seats] += 0 if found else 1
        if matches[seats] == BARREN and len(fruitful) > 1:
            fruitful.remove(seats)
        yield from random.sample(found, min(A_MATCH, len(found)))


def main(name: str, wanted: int) -> None:
    """Write a game's puzzles anew."""
    game = games.find(name)
    compiled = engine(game, "numba")
    assert isinstance(compiled, NumbaEngine)
    compiled.prepare(THOUGHTS)
    lines = [puzzle.written() for puzzle in graded(list(islice(search(game), wanted)))]
    (DATA / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
