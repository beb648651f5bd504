"""Puzzles are found in whole games of bots: where something becomes certain that nobody was simply told.

$ uv run python -m subrosa.puzzles.finding rose 100
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from subrosa import games
from subrosa.bots import seated
from subrosa.core.beliefs import Matter, along
from subrosa.core.game import Game
from subrosa.core.match import Match

from . import DATA, LEVELS, Puzzle

CHIPS = 8
"""So many answers can be looked over."""
FACTS = (3, 5)
"""With more facts than this a puzzle is medium, or hard."""
MOST = 12
"""Nobody puts more facts together than this."""
A_MATCH = 2
"""So many puzzles are taken from one match."""

Key = tuple[object, ...]


def in_match(match: Match, seat: int) -> Iterator[Puzzle]:
    """The moments at which a seat could have known something for certain, if it put together what it was told."""
    left: dict[Key, list[str]] = {}
    told: dict[Key, list[int]] = {}
    for at, belief in enumerate(along(match, seat)):
        if at == len(match.decisions):
            return
        for matter in belief.matters:
            if matter.of.get("seat") == seat + 1:
                continue
            key = (matter.kind, *matter.of.items())
            before, now = left.get(key, list(matter.shares)), matter.possible
            if now != before:
                told.setdefault(key, []).append(at)
            if len(now) == 1:
                if len(before) > 1 and worth_asking(matter, told[key]):
                    yield made(match, seat, at, matter, before, told[key])
                told[key] = []
            left[key] = now


def worth_asking(matter: Matter, told: list[int]) -> bool:
    """Do several facts have to be put together, and not too many?"""
    return len(matter.reasons) > 1 and 2 <= len(told) <= MOST


def made(match: Match, seat: int, at: int, matter: Matter, before: list[str], told: list[int]) -> Puzzle:
    """The puzzle of that moment; where there are too many answers, those that were possible last."""
    answers = list(matter.shares)
    if len(answers) > CHIPS:
        others = [name for name in before if name != matter.certain][: CHIPS - 1]
        answers = sorted([*others, *matter.possible])
    level = LEVELS[sum(len(told) > limit for limit in FACTS)]
    decisions = match.decisions[:at]
    return Puzzle(
        match.game, 0, match.setup, decisions, seat, matter.kind, matter.of, tuple(answers), tuple(told), level
    )


def search(game: Game, wanted: int, first: int = 1) -> Iterator[Puzzle]:
    """Puzzles from bots' games, of every player count in turn and as many of each level as can be had."""
    levels: Counter[str] = Counter()
    seed = first
    while sum(levels.values()) < wanted:
        random = Random(seed)
        seats = game.seats[seed % len(game.seats)]
        match = Match.new(game, seats, random)
        match.play_out(seated([random.choice(["greedy", "thrifty"])], seats, seed))
        found = [puzzle for seat in range(seats) for puzzle in in_match(match, seat)]
        random.shuffle(found)
        found.sort(key=lambda puzzle: levels[puzzle.level])
        for puzzle in found[:A_MATCH]:
            levels[puzzle.level] += 1
            yield puzzle
        seed += 1


def main(name: str, wanted: int) -> None:
    """Write a game's puzzles anew."""
    game = games.find(name)
    lines = [puzzle.written() for puzzle, _ in zip(search(game, wanted), range(wanted), strict=False)]
    (DATA / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
