"""Single matches, for whoever enters at every decision: the third part of the loops, in one space with the others."""

from typing import Any

from .deciders import CHANCE
from .streams import FATE, drawn, lowest

deciders: Any
legal: Any
odds: Any
apply: Any
uncover: Any
observe: Any


def one_step(states, decider, choice, asked, lists, shares):
    """One decision of a single match, in place (decider -1: none); who decides next, and how many choices there are.

    They are those of chance, with the share of each, or those of a seat that decides: -1 for the lowest. In order.
    """
    s = states[0]
    if decider >= 0:
        apply(s, decider, choice)
    mask = deciders(s)
    if mask == FATE:
        return mask, shared(odds(s, lists[0], lists[1]), lists, shares)
    if mask == 0:
        return mask, 0
    count = legal(s, asked if asked >= 0 else lowest(mask), lists[0])
    in_order(count, lists)
    return mask, count


def shared(count, lists, shares):
    """What chance can choose, in order, and the share of each; how many they are."""
    in_order(count, lists)
    total = left = 0
    for i in range(count):
        if lists[1, i] > 0:
            lists[0, left] = lists[0, i]
            lists[1, left] = lists[1, i]
            total += lists[1, i]
            left += 1
    for i in range(left):
        shares[i] = lists[1, i] / total
    return left


def in_order(count, lists):
    """Choices in order, each with what stands below it; most come so by themselves."""
    for i in range(1, count):
        j = i
        while j > 0 and lists[0, j - 1] > lists[0, j]:
            for row in range(2):
                lists[row, j - 1], lists[row, j] = lists[row, j], lists[row, j - 1]
            j -= 1


def one_turn(states, decider, choice, g, lists):
    """One decision of a single match, in place (decider -1: none), then chance; who decides next."""
    s = states[0]
    if decider >= 0:
        apply(s, decider, choice)
    mask = deciders(s)
    while mask == FATE:
        apply(s, CHANCE, drawn(odds(s, lists[0], lists[1]), lists[0], lists[1], g))
        mask = deciders(s)
    return mask


def one_sight(states, seat, blank, views, table):
    """What a seat sees of a single match, in a row."""
    views[0] = blank[0]
    uncover(states[0], seat, views[0])
    observe(states[0], views[0], seat, table, 0)
