"""Whole games and batches of positions: one text, bound to a game's rules by the engine that loads it.

The names `deciders`, `legal`, `odds`, `apply`, `places` and, where a game has them, `leanings` are the rules' own.
Scratch space holds `out` and `weights` for the choices of one decision and `stream`, the state of a random stream (four
words of 32 bits); it is a record, because compiled code would count references to plain arrays at every call. The
text is in the same subset of Python as the rules, so that both engines draw the same games from the same seed.
"""

from typing import Any

from .deciders import CHANCE, SEATS

deciders: Any
legal: Any
odds: Any
apply: Any
places: Any

EVEN, THRIFTY = 0, 1
"""How players who pick at random pick: all choices alike, or by the game's leanings."""
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


def leanings(s, seat, out, count, weights):
    """How a thrifty player leans, where the game does not say: not at all."""
    for i in range(count):
        weights[i] = 1


def choose(s, decider, style, g, out, weights):
    """What chance draws, or a player picks who picks at random."""
    if decider == CHANCE:
        return drawn(odds(s, out, weights), out, weights, g)
    count = legal(s, decider, out)
    if style == THRIFTY and count > 1:
        leanings(s, decider, out, count, weights)
        return drawn(count, out, weights, g)
    return out[word(g) * count >> 32] if count > 1 else out[0]


def play_on(s, style, g, out, weights, limit):
    """Play at random until the game is over or the limit is reached; the number of decisions taken."""
    for n in range(limit):
        mask = deciders(s)
        if mask == 0:
            return n
        decider = one_of(mask, g)
        apply(s, decider, choose(s, decider, style, g, out, weights))
    return limit


def many_playouts(start, work, style, seed, first, limit, decisions, ranks, scratch):
    """Whole random games from one starting position, numbered from `first`."""
    g, out, weights = scratch[0].stream, scratch[0].out, scratch[0].weights
    for i in range(len(decisions)):
        work[0] = start[0]
        s = work[0]
        seed_stream(g, seed, first + i)
        decisions[i] = play_on(s, style, g, out, weights, limit)
        if deciders(s) == 0:
            places(s, ranks[i])


def many_rollouts(states, style, seed, first, limit, decisions, ranks, scratch):
    """Each position played on at random, in place, for at most `limit` decisions."""
    g, out, weights = scratch[0].stream, scratch[0].out, scratch[0].weights
    for i in range(len(decisions)):
        s = states[i]
        seed_stream(g, seed, first + i)
        decisions[i] = play_on(s, style, g, out, weights, limit)
        if deciders(s) == 0:
            places(s, ranks[i])


def many_steps(states, who, choices, masks):
    """One decision applied to each position, in place; who decides next in each."""
    for i in range(len(who)):
        if who[i] >= 0:
            apply(states[i], who[i], choices[i])
        masks[i] = deciders(states[i])


def many_legal(states, who, counts, lists, weights):
    """The choices of one decider in each position; chance's come with their weights."""
    for i in range(len(who)):
        if who[i] == CHANCE:
            counts[i] = odds(states[i], lists[i], weights[i])
        else:
            counts[i] = legal(states[i], who[i], lists[i])


def trace(start, work, style, seed, number, states, who, choices, sums, scratch):
    """One random game with every state and decision, for comparing engines; its number of decisions."""
    g, out, weights = scratch[0].stream, scratch[0].out, scratch[0].weights
    work[0] = start[0]
    s = work[0]
    seed_stream(g, seed, number)
    for n in range(len(who)):
        mask = deciders(s)
        if mask == 0:
            return n
        decider = one_of(mask, g)
        who[n] = decider
        choices[n] = choose(s, decider, style, g, out, weights)
        sums[n] = list_sum(s, decider, out, weights)
        apply(s, decider, choices[n])
        states[n] = work[0]
    return len(who)


def list_sum(s, decider, out, weights):
    """A number that changes with every choice on offer, its order and its weight."""
    if decider == CHANCE:
        count = odds(s, out, weights)
        total = count
        for i in range(count):
            total = (total * 31 + out[i] * 7 + weights[i]) & WORD
        return total
    count = legal(s, decider, out)
    total = count
    for i in range(count):
        total = (total * 31 + out[i]) & WORD
    return total
