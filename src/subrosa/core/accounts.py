"""Random games written down, for comparing engines: the second part of the loops, in one space with the first."""

from typing import Any

from .deciders import CHANCE
from .streams import WORD, one_of, seed_stream

deciders: Any
legal: Any
odds: Any
apply: Any
places: Any
knows: Any
see: Any
observe: Any
choose: Any


def trace(start, work, style, seed, number, states, who, choices, sums, scratch):
    """One random game with every state and decision, for comparing engines; its number of decisions."""
    g, out, weights = scratch[0].stream, scratch[0].out[0], scratch[0].weights[0]
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
        sums[n] = list_sum(s, decider, out, weights) ^ knows(s, decider, choices[n])
        apply(s, decider, choices[n])
        states[n] = work[0]
    return len(who)


def many_sums(start, states, blank, views, style, seed, first, table, ranks, sums, scratch):
    """Random games, each as one number that changes with every list on offer, choice, view and place."""
    g, out, weights = scratch[0].stream, scratch[0].out[0], scratch[0].weights[0]
    for i in range(len(sums)):
        states[i] = start[0]
        s = states[i]
        seed_stream(g, seed, first + i)
        total = n = 0
        mask = deciders(s)
        while mask != 0:
            decider = one_of(mask, g)
            choice = choose(s, decider, style, g, out, weights)
            total = added(total, list_sum(s, decider, out, weights) ^ knows(s, decider, choice))
            total = added(added(total, decider), choice)
            apply(s, decider, choice)
            seat = n % s.seats
            n += 1
            views[0] = blank[0]
            see(s, seat, views[0])
            observe(views[0], views[0], seat, table, i)
            for cell in range(len(table[i])):
                total = added(total, int(table[i][cell]))
            mask = deciders(s)
        places(s, ranks[i])
        for seat in range(s.seats):
            total = added(total, ranks[i][seat])
        sums[i] = total


def added(total, number):
    """A sum that a number is added to, and its place among the numbers."""
    return (total * 31 + number) & WORD


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
