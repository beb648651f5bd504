"""What some may see of the Rose: time tiles in hand, and those on the chain (RULES.md, section 15)."""

from .box import TILES
from .rules.chain import told_apart


def some(s, seat, v):
    """Own tiles, those of others that can be told from the log, and those that went back openly (15.4, 15.12a)."""
    for other in range(s.seats):
        first = 0 if other == seat else s.tiles[other] - told_apart(s, other)
        for i in range(first, s.tiles[other]):
            v.held[other][i] = s.held[other][i]
    for i in range(TILES):
        if s.chain_knower[i] < 0 or s.chain_knower[i] == seat:
            v.chain[i] = s.chain[i]
