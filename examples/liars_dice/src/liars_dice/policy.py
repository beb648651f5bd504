"""What a sensible player prefers: whatever is likeliest to be right if it came to a call now."""

from math import comb
from random import Random

from subrosa.core.fields import State

from . import rules
from .rules import HIGHEST


def prefer(v: State, seat: int, random: Random) -> int:
    """The choice that would win most often; of several the highest, which leaves least to the next player."""
    chances = {choice: _right(v, seat, choice) for choice in range(rules.standing(v) + 1, rules.liar(v))}
    if v.count > 0:
        chances[rules.liar(v)] = 1 - _right(v, seat, rules.standing(v))
    best = max(chances.values())
    return max(choice for choice, chance in chances.items() if chance > best - 1e-9)


def _right(v: State, seat: int, bid: int) -> float:
    """How likely a bid holds, as far as this player knows: the others' dice are anybody's guess."""
    face, wild = bid % v.faces, v.wild == HIGHEST
    mine = sum(die == face or (wild and die == v.faces - 1) for die in v.cup[seat] if die >= 0)
    needed, others = bid // v.faces + 1 - mine, v.in_play - v.left[seat]
    chance = (2 if wild and face < v.faces - 1 else 1) / v.faces
    return sum(comb(others, n) * chance**n * (1 - chance) ** (others - n) for n in range(max(needed, 0), others + 1))
