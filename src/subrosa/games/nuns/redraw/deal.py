"""Who has got which cards: wishes and blessings of others drawn together, as likely as what was heard makes them."""

from __future__ import annotations

from collections.abc import Iterator
from math import perm
from random import Random
from typing import NamedTuple

from ..box import BLESSING_COPIES, BLESSINGS, NOVICES, WISHES
from ..rules.terms import BLESSED_FALSE_NOISE, SWIFT_FOOT
from .beliefs import Belief, belief
from .story import HiddenBlessing, HiddenWish, Story

NOVICE_COUNT = len(NOVICES)
PLAIN = tuple(kind for kind in range(len(BLESSINGS)) if kind != SWIFT_FOOT)


class Deal(NamedTuple):
    """The hidden cards: wishes by novice, blessings by figure."""

    wishes: dict[int, int]
    blessings: dict[int, int]


class _Guards(NamedTuple):
    """Unused blessings of the guards as they may be, how likely, and what is left of the deck."""

    kinds: dict[int, int]
    chance: float
    left: tuple[int, ...]


def beliefs(story: Story) -> dict[int, Belief]:
    """What is known of every novice of the others who has a wish card."""
    dealt = [line.cell for line in story.lines if isinstance(line, HiddenWish)]
    return {
        cell: belief(cell, tuple(evening.night for evening in story.evenings[cell] if evening.night is not None))
        for cell in dealt
    }


def dealt(story: Story, known: dict[int, Belief], random: Random) -> Deal:
    """Hidden cards, drawn as likely as they are."""
    return _Table(story, known).draw(random)


class _Table:
    """How likely every deal of the hidden cards is, summed up so that one can be drawn."""

    def __init__(self, story: Story, known: dict[int, Belief]) -> None:
        self.story = story
        self.cells = list(known)
        hidden = [line.figure for line in story.lines if isinstance(line, HiddenBlessing)]
        self.figures = [figure for figure in hidden if figure not in story.blessings]
        self.used = {figure: story.blessings[figure] for figure in hidden if figure in story.blessings}
        self.open_novices = [figure for figure in self.figures if figure < NOVICE_COUNT]
        self.guards = list(self._guards())
        free = [card for card in range(len(WISHES)) if card not in story.wishes.values()]
        self.rows = [self._row(cell, known[cell], free) for cell in self.cells]
        self.sums: dict[tuple[int, int, int], float] = {}

    def _row(self, cell: int, what: Belief, free: list[int]) -> list[tuple[int, bool, float]]:
        """How likely a novice has each wish card with or without a swift foot, the likeliest counting 1."""
        unknown = cell in self.open_novices
        swifts = [False, True] if unknown else [self.used.get(cell) == SWIFT_FOOT]
        row = []
        for swift in swifts:
            # Asked for her blessing in a noise turn, only who has a swift foot has nothing to choose (13.40).
            asked = 0.5 ** self.story.kept[cell] if unknown and not swift else 1.0
            row += [(card, swift, asked * what.likelihood(card, swift and self.story.swift_feet)) for card in free]
        most = max(chance for _, _, chance in row)
        if most == 0:
            raise RuntimeError("no other history was found")
        return [(card, swift, chance / most) for card, swift, chance in row if chance > 0]

    def _guards(self) -> Iterator[_Guards]:
        """The guards' unused blessings in every way that fits."""
        left = list(BLESSING_COPIES)
        for kind in self.story.blessings.values():
            left[kind] -= 1
        found = [_Guards({}, 1.0, tuple(left))]
        for figure in self.figures:
            if figure >= NOVICE_COUNT:
                found = [more for guards in found for more in self._one_more(guards, figure)]
        yield from found

    def _one_more(self, guards: _Guards, figure: int) -> Iterator[_Guards]:
        for kind, count in enumerate(guards.left):
            if count == 0 or (kind == BLESSED_FALSE_NOISE and figure in self.story.no_false_noise):
                continue
            chance = guards.chance * count
            if kind == SWIFT_FOOT and self.story.swift_feet:
                chance *= 0.5 ** self.story.runs_of_five[figure - NOVICE_COUNT]
            left = tuple(n - (k == kind) for k, n in enumerate(guards.left))
            yield _Guards({**guards.kinds, figure: kind}, chance, left)

    def _rest(self, guards: _Guards, swift: int) -> float:
        """In how many ways the deck gives so many novices a swift foot and the others something else."""
        plain = sum(guards.left) - guards.left[SWIFT_FOOT]
        return guards.chance * perm(guards.left[SWIFT_FOOT], swift) * perm(plain, len(self.open_novices) - swift)

    def _sum(self, at: int, taken: int, swift: int) -> float:
        """How likely everything heard is from a novice on, with these wish cards and swift feet gone."""
        if at == len(self.cells):
            return sum(self._rest(guards, swift) for guards in self.guards)
        key = (at, taken, swift)
        if key not in self.sums:
            self.sums[key] = sum(
                chance * self._sum(at + 1, taken | 1 << card, swift + self._hidden_swift(at, foot))
                for card, foot, chance in self.rows[at]
                if not taken >> card & 1
            )
        return self.sums[key]

    def _hidden_swift(self, at: int, foot: bool) -> int:
        return int(foot and self.cells[at] in self.open_novices)

    def draw(self, random: Random) -> Deal:
        """One deal."""
        wishes: dict[int, int] = {}
        blessings = dict(self.used)
        taken = swift = 0
        for at, cell in enumerate(self.cells):
            options = [(card, foot) for card, foot, _ in self.rows[at] if not taken >> card & 1]
            weights = [
                chance * self._sum(at + 1, taken | 1 << card, swift + self._hidden_swift(at, foot))
                for card, foot, chance in self.rows[at]
                if not taken >> card & 1
            ]
            if not any(weights):
                raise RuntimeError("no other history was found")
            card, foot = random.choices(options, weights)[0]
            wishes[cell] = card
            taken |= 1 << card
            swift += self._hidden_swift(at, foot)
            if self._hidden_swift(at, foot):
                blessings[cell] = SWIFT_FOOT
        self._draw_blessings(blessings, swift, random)
        return Deal(wishes, blessings)

    def _draw_blessings(self, blessings: dict[int, int], swift: int, random: Random) -> None:
        """The guards' blessings, and the novices' that are no swift foot."""
        if not self.figures:
            return
        guards = random.choices(self.guards, [self._rest(guards, swift) for guards in self.guards])[0]
        blessings.update(guards.kinds)
        deck = [kind for kind in PLAIN for _ in range(guards.left[kind])]
        rest = [figure for figure in self.open_novices if figure not in blessings]
        blessings.update(zip(rest, random.sample(deck, len(rest)), strict=True))
