"""What some may see of the Rose: time tiles in hand, and those on the chain (RULES.md, section 15)."""

from .box import TILES
from .rules.terms import OWNER_CHOICE


def some(s, seat, v):
    """Tiles that were won and given back openly are known; given back in secret, only to their owners (15.4)."""
    for other in range(s.seats):
        if other == seat or s.tile_return != OWNER_CHOICE:
            for i in range(TILES):
                v.held[other][i] = s.held[other][i]
    for i in range(TILES):
        if s.chain_knower[i] < 0 or s.chain_knower[i] == seat:
            v.chain[i] = s.chain[i]
