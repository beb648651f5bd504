"""What a sensible player prefers: what is likeliest to be right if it came to a call now; of several the highest."""

from .rules import HIGHEST, legal, liar, standing


def appraise(views, seat, mind):
    """What each choice is worth: how likely it wins, and a little for leaving less to the next player."""
    v, out = views[0], mind.lists[0]
    count = legal(v, seat, out)
    for i in range(count):
        chance = right(v, seat, out[i]) if out[i] < liar(v) else 1.0 - right(v, seat, standing(v))
        mind.values[i] = chance + i * 1e-6
    return count


def right(v, seat, bid):
    """How likely a bid holds, as far as this player knows: the others' dice are anybody's guess."""
    face, wild, needed = bid % v.faces, v.wild == HIGHEST, bid // v.faces + 1
    for i in range(v.left[seat]):
        needed -= v.cup[seat][i] == face or (wild and v.cup[seat][i] == v.faces - 1)
    others, chance = v.in_play - v.left[seat], (2.0 if wild and face < v.faces - 1 else 1.0) / v.faces
    ways, total = 1.0, 0.0
    for hits in range(others + 1):
        total += ways * chance**hits * (1.0 - chance) ** (others - hits) if hits >= needed else 0.0
        ways = ways * (others - hits) / (hits + 1)
    return total
