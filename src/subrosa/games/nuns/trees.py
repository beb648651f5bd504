"""All ways from each place that come to no place twice, as trees that are grown once for all.

The nodes of a tree stand step by step: the start, all places one step away, all ways with two steps, and so on. So how
likely ways are follows from those one step shorter, without searching.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from .box import CARD_MAX, DISTANCE, LOCKED, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT

MOST_NODES = 200_000
"""Trees of a convent with more ways than these are not grown so high; longer ways are searched."""
LOCK_DISTANCE = tuple(
    min((far[place] for place in range(PLACE_COUNT) if any(LOCKED[place])), default=PLACE_COUNT) for far in DISTANCE
)
"""Steps to the nearest place with a lock: a key makes no difference to shorter ways."""
NEAREST = tuple(tuple(sorted(range(PLACE_COUNT), key=far.__getitem__)) for far in DISTANCE)
"""All places from each, nearest first."""


def _near(place: int, key: int) -> tuple[int, ...]:
    """The places one step away to which no lock is in the way, and then -1 only."""
    near = [there for there, locked in zip(NEIGHBOURS[place], LOCKED[place], strict=True) if key or not locked]
    return (*sorted(near, key=lambda there: there < 0), *[-1] * (MOST_NEIGHBOURS + 1 - len(near)))


NEAR = tuple(_near(place, key) for key in range(2) for place in range(PLACE_COUNT))
"""Row key * PLACE_COUNT + place: where a step may lead (4.5)."""

Ways = list[tuple[int, ...]]
Tree = list[tuple[Ways, list[int], list[int]]]
"""Step by step: the ways, by number which way of the step before each goes on from, and how many go on from it."""


def _grown(start: int, ahead: Sequence[Sequence[int]], height: int) -> Tree:
    """The tree of a start; of its longest ways none goes on."""
    tree: Tree = [([(start,)], [0], [0])]
    for _ in range(height):
        ways, _, kids = tree[-1]
        further: Ways = []
        backs: list[int] = []
        for number, way in enumerate(ways):
            on = [(*way, there) for there in ahead[way[-1]] if there not in way]
            kids[number] = len(on)
            further += on
            backs += [number] * len(on)
        tree.append((further, backs, [0] * len(further)))
    return tree


def _forest(height: int) -> list[Tree]:
    """The trees of all places without a key, then with one where a lock is in reach."""
    ahead = [[there for there in near if there >= 0] for near in NEAR]
    trees, nodes = [], 0
    for row, lock in enumerate(LOCK_DISTANCE * 2):
        key, place = divmod(row, PLACE_COUNT)
        if nodes <= MOST_NODES and (lock <= height or not key):
            trees.append(_grown(place, ahead[key * PLACE_COUNT :], height))
            nodes += sum(len(ways) for ways, _, _ in trees[-1])
    return trees if nodes <= MOST_NODES else _forest(height - 1)


_TREES = _forest(max(CARD_MAX) + 1)
HEIGHT = len(_TREES[0]) - 1
"""The most steps of a way in the trees: those of the longest card with a swift foot, or as many as may be."""
PLACE = tuple(way[-1] for tree in _TREES for ways, _, _ in tree for way in ways)
"""Where the way of each node has come to."""
BACK = tuple(back for tree in _TREES for _, backs, _ in tree for back in backs)
"""Which of the ways one step shorter it goes on from."""
KIDS = tuple(many for tree in _TREES for _, _, kids in tree for many in kids)
"""How many go on from it."""
_FIRST = tuple(accumulate((len(ways) for tree in _TREES for ways, _, _ in tree), initial=0))
FIRST = tuple(_FIRST[at : at + HEIGHT + 2] for at in range(0, len(_FIRST) - 1, HEIGHT + 1))
"""By tree: the first node with so many steps."""
_WITH_KEY = [place for place in range(PLACE_COUNT) if LOCK_DISTANCE[place] <= HEIGHT]
TREE = (
    *range(PLACE_COUNT),
    *(PLACE_COUNT + _WITH_KEY.index(place) if place in _WITH_KEY else place for place in range(PLACE_COUNT)),
)
"""Row key * PLACE_COUNT + place: which tree is that of a place."""
SHORTEST = tuple(
    min((made for made, (_, _, kids) in enumerate(tree[:-1]) if 0 in kids), default=HEIGHT) for tree in _TREES
)
"""By tree: the steps of the shortest way that cannot go on."""
LONGEST = tuple(max(made for made, (ways, _, _) in enumerate(tree) if ways) for tree in _TREES)
"""By tree: the steps of the longest way."""
WIDEST = max(len(ways) for tree in _TREES for ways, _, _ in tree)
"""The most ways with equally many steps."""

# Room for what is found on ways, tree by tree.
_AROUND = [[sum(far <= most for far in DISTANCE[tree[0][0][0][0]]) for tree in _TREES] for most in CARD_MAX]
TREES = len(_TREES)
_ROWS = tuple(accumulate((many for row in _AROUND for many in row), initial=0))
ROW, ROOM = _ROWS[:-1], _ROWS[-1]
"""Row card * TREES + tree: where the ends of its ways begin, of each card; and how many there are in all."""
