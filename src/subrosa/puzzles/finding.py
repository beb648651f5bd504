"""Puzzles are found in whole games of bots: where something becomes certain that nobody was simply told.

$ uv run python -m subrosa.puzzles.finding rose 100
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count, islice
from random import Random

from subrosa import games
from subrosa.bots import seated
from subrosa.core.beliefs import Belief, Matter, Reason
from subrosa.core.game import Game
from subrosa.core.match import Match
from subrosa.core.tellings import Telling

from . import DATA, LEVELS, Puzzle, all_noticed, chains, clue_told
from .facts import bears_out

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
    yield from chains.in_match(match, seat) if match.game.puzzling.chain else in_views(match, seat)


def in_views(match: Match, seat: int) -> Iterator[Puzzle]:
    """The same where what can be counted follows from the view: it is looked at after each telling that speaks."""
    left: dict[Key, list[str]] = {}
    changed: dict[Key, list[int]] = {}
    said: dict[int, list[Telling]] = {}
    for at, step in enumerate(all_noticed(match, seat), start=1):
        speaking = clue_told(match.game, [step], {})
        if at == len(match.decisions) or not speaking:
            continue
        said[at] = speaking
        for matter in match.game.puzzling.asked(Belief(match.game, seat, step.after).matters):
            if matter.of.get("seat") == seat + 1:
                continue
            key = (matter.kind, *matter.of.items())
            before, now = left.get(key, list(matter.shares)), matter.possible
            if now != before:
                changed.setdefault(key, []).append(at)
            if len(now) == 1 < len(before):
                told = said_by(match.game, matter.reasons, said) or changed[key]
                if worth_asking(matter, told):
                    yield made(match, seat, at, matter, told)
            left[key] = now


def said_by(game: Game, reasons: Iterable[Reason], said: Mapping[int, list[Telling]]) -> list[int]:
    """Where the facts of reasons were told, each for the first time; nothing if one of them follows from others."""
    told = []
    for reason in reasons:
        at = (at for at, tellings in said.items() if any(bears_out(game, one, reason) for one in tellings))
        told.append(next(at, 0))
    return sorted({*told}) if all(told) else []


def worth_asking(matter: Matter, told: list[int]) -> bool:
    """Do several facts have to be put together, and not too many?"""
    return len(matter.reasons) > 1 and len(matter.shares) > 2 and 2 <= len(told) <= MOST


def made(match: Match, seat: int, at: int, matter: Matter, told: list[int]) -> Puzzle:
    """The puzzle of that moment."""
    decisions, answers, clues = match.decisions[:at], tuple(matter.shares), tuple((one,) for one in told)
    return Puzzle(match.game, 0, match.setup, decisions, seat, matter.kind, matter.of, answers, clues, "")


def needed(puzzle: Puzzle) -> int:
    """How many facts have to be put together: a reason about several players is one for each."""
    if puzzle.out:
        return len(puzzle.facts)
    return sum(str(reason.facts.get("seats", "")).count(",") + 1 for reason in puzzle.reasons)


def graded(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The same puzzles, a third of them of each level, mixed so that the days differ."""
    ranked = sorted(puzzles, key=lambda puzzle: (needed(puzzle), len(puzzle.facts)))
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
        match = Match.new(game, seats, random, options=game.puzzling.options)
        match.play_out(seated([random.choice(BOTS)], seats, seed))
        may = game.puzzling.seats(seats)
        asked = random.sample(may, min(SEATS, len(may)))
        found = [puzzle for seat in asked for puzzle in in_match(match, seat)]
        matches[seats] += 0 if found else 1
        if matches[seats] == BARREN and len(fruitful) > 1:
            fruitful.remove(seats)
        moments = {len(puzzle.decisions): puzzle for puzzle in random.sample(found, len(found))}
        yield from islice(moments.values(), A_MATCH)


def main(name: str, wanted: int) -> None:
    """Write a game's puzzles anew."""
    game = games.find(name)
    lines = [puzzle.written() for puzzle in graded(list(islice(search(game), wanted)))]
    (DATA / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
