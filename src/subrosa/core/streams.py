"""Random streams and what is drawn from them, in the subset of the rules: the same draws in every engine.

A stream is four words of 32 bits.
"""

from .deciders import CHANCE, SEATS

WORD = 0xFFFFFFFF
FATE = 1 << CHANCE


def word(g):
    """The next 32 random bits: Chris Doty-Humphrey's small fast counting generator."""
    a = g[0]
    b = g[1]
    c = g[2]
    d = g[3]
    t = (a + b + d) & WORD
    g[3] = (d + 1) & WORD
    g[0] = b ^ (b >> 9)
    g[1] = (c + (c << 3)) & WORD
    g[2] = (((c << 21) & WORD | (c >> 11)) + t) & WORD
    return t


def seed_stream(g, seed, number):
    """Begin the stream of game `number` under a seed."""
    g[0] = seed & WORD
    g[1] = number & WORD
    g[2] = (seed >> 32) & WORD
    g[3] = ((number >> 32) & WORD) ^ 1
    for _ in range(12):
        word(g)


def one_of(mask, g):
    """One decider out of a mask, all equally likely."""
    if mask == FATE:
        return CHANCE
    skip = 0
    if mask & (mask - 1):
        count = 0
        for seat in range(SEATS):
            count += mask >> seat & 1
        skip = word(g) * count >> 32
    for seat in range(SEATS):
        if mask >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
    return CHANCE


def lowest(mask):
    """The first seat of a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def drawn(count, out, weights, g):
    """A choice of chance, by its weight."""
    if count == 1:
        return out[0]
    total = 0
    for i in range(count):
        total += weights[i]
    rest = word(g) * total >> 32
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    return out[i]


def any_of(out, count, g):
    """One of so many choices, all equally likely."""
    return out[word(g) * count >> 32] if count > 1 else out[0]
