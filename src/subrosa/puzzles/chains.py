"""Puzzles about what moves: where it lay open for the last time, and the fewest clues since that leave one answer.

Every clue that is kept is needed: without it more would be possible, and that is what the wrong answers are taken from.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from itertools import chain as one_by_one
from itertools import zip_longest
from random import Random

from subrosa.core.beliefs import Belief
from subrosa.core.match import Match, see
from subrosa.core.puzzling import Chain, Noticed, Of
from subrosa.core.tellings import Telling

from . import Puzzle, all_noticed, clue_told

CHIPS = 8
"""So many answers can be looked over."""
MOVES = 3
"""Nobody follows anybody longer in the dark."""
FACTS = 9
FEWEST = 4
"""With fewer answers one would rather guess."""


class Walk:
    """A match as a seat followed it, with what it believed before each move that was made in secret."""

    def __init__(self, match: Match, seat: int, chain: Chain) -> None:
        self.match, self.seat, self.chain = match, seat, chain
        self.steps: list[Noticed] = list(all_noticed(match, seat))
        self.believed: dict[int, Belief] = {}

    def puzzles(self) -> Iterator[Puzzle]:
        """The moments at which something became certain that did not lie open."""
        hidden = self.match.game.hidden_steps
        belief = Belief(self.match.game, self.seat, see(self.match.game, self.match.setup.start(), self.seat).numbers)
        left: dict[object, int] = {}
        opened: dict[object, tuple[str, int, int]] = {}
        for at, step in enumerate(self.steps[:-1], start=1):
            if step.before.step in hidden and step.after.step not in hidden:
                self.believed[at - 1] = belief.copy()
            belief.notice(step.decider, step.heard, step.after)
            for of, alternatives in self.chain.left(belief.view, self.seat, belief.memory):
                key = of[next(iter(of))]
                place = self.chain.openly(belief.view, of)
                if place is not None:
                    was, since, _ = opened.get(key, ("", 0, 0))
                    opened[key] = (place, since if place == was else at, at)
                elif len(alternatives) == 1 < left.get(key, 1):
                    yield from self.made(of, *opened[key][1:], at)
                left[key] = len(alternatives)

    def made(self, of: Of, since: int, until: int, at: int) -> Iterator[Puzzle]:
        """The puzzle of that moment, if there is a good one; it lay open since one decision, until another."""
        start = min(n for n in self.believed if n >= until)
        clues = self.clues(of, start, at)
        seen = [one for one in clues if self.steps[one[0] - 1].before.step not in self.match.game.hidden_steps]
        moves = [one for one in clues if one not in seen]
        if len(moves) > MOVES or not all(self.said(one, of) for one in [*moves, clues[-1]]):
            return
        [answer] = self.possible(of, start, at, ())
        needless: set[int] = set()
        for one in seen:
            if not self.said(one, of) or self.possible(of, start, at, needless.union(one)) == [answer]:
                needless.update(one)
        if self.possible(of, start, at, needless) != [answer]:
            return
        told = [(since,), *(one for one in clues if one[0] not in needless)]
        wrong = {
            n: [name for name in self.possible(of, start, at, needless.union(one)) if name != answer]
            for n, one in enumerate(told)
            if one in seen
        }
        out = some(wrong, Random(at))
        if len(out) + 1 < FEWEST or sum(len(self.said(one, of)) for one in told) > FACTS:
            return
        answers = tuple(sorted([answer, *out], key=lambda name: (len(name), name)))
        match, decisions = self.match, self.match.decisions[:at]
        yield Puzzle(
            match.game, 0, match.setup, decisions, self.seat, self.chain.kind, of, answers, tuple(told), "", out
        )

    def said(self, clue: tuple[int, ...], of: Of) -> list[Telling]:
        """A clue in words."""
        return clue_told(self.match.game, [self.steps[n - 1] for n in clue], of)

    def clues(self, of: Of, start: int, at: int) -> list[tuple[int, ...]]:
        """The clues of that time, as the decisions that belong to each; of a secret move that which publishes it."""
        found: dict[str, tuple[int, ...]] = {}
        for n in range(start + 1, at + 1):
            before = self.steps[n - 1].before
            key = self.chain.clue(before, of)
            if key:
                found[key] = (n,) if before.step in self.match.game.hidden_steps else (*found.get(key, ()), n)
        return list(found.values())

    def possible(self, of: Of, start: int, at: int, without: Container[int]) -> list[str]:
        """What would be possible if some decisions had passed unnoticed."""
        belief = self.believed[start].copy()
        for n in range(start + 1, at + 1):
            step = self.steps[n - 1]
            if n in without:
                belief.miss(step.after)
            else:
                belief.notice(step.decider, step.heard, step.after)
        return next(one.possible for one in belief.matters if (one.kind, one.of) == (self.chain.kind, of))


def some(wrong: Mapping[int, list[str]], random: Random) -> dict[str, int]:
    """Some of what each clue rules out, in turn: the wrong answers, each with its clue."""
    drawn = [[(name, clue) for name in random.sample(names, len(names))] for clue, names in wrong.items()]
    found: dict[str, int] = {}
    for pair in one_by_one.from_iterable(zip_longest(*drawn)):
        if pair and len(found) < CHIPS - 1:
            found.setdefault(*pair)
    return found


def in_match(match: Match, seat: int) -> Iterator[Puzzle]:
    """What a seat could have known for certain."""
    chain = match.game.puzzling.chain
    assert chain is not None
    yield from Walk(match, seat, chain).puzzles()
