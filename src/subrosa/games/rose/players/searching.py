"""Worlds of the Rose that are believed, and how a day is played out in one.

Who is who is drawn by what is believed; hands are drawn from the cards that are left, all alike; a time tile that
nobody can tell is taken for a small one of any colour. The others play greedily by their colours, the player himself
hides as far as it counts for him, and what his readers have then read is charged when night has fallen.
"""

from math import exp, log

from subrosa.core.deciders import CHANCE
from subrosa.core.streams import drawn, word
from subrosa.core.turns import plan

from ..box import EVENT_CARD_POINTS, FACES, HAND, MONKS, VALUES
from ..policy import TILE, halts, worth
from ..rules import apply, deciders, event_cards, legal, odds
from ..rules.terms import ACCUSE, EVENT, MARKER, OVER
from .deducing import TEMPER
from .hiding import hidden, sure

SMALL = 2
"""The value of a tile that nobody can tell."""


def keep_steps(mind, count):
    """Remember how likely each choice of this decision is by colour, and what was held of the player before it."""
    mind.roots = count
    for i in range(count):
        mind.root[i] = mind.lists[0][i]
        for monk in range(MONKS):
            mind.root_naive[i][monk] = mind.naive[monk] * mind.naive_of[i][monk]
            mind.root_sharp[i][monk] = mind.sharp[monk] * mind.sharp_of[i][monk]


def imagine(views, own, world, seat, g, mind):
    """A world that fits the own view, drawn by what is believed."""
    views[world] = views[own]
    s = views[world]
    taken = 0
    for player in range(s.seats):
        colour = identity(player, taken, g, mind)
        s.identity[player] = colour
        taken |= 1 << colour
    left = 0
    for face in range(FACES):
        mind.weights[face] = s.copies[face] - s.discard[face]
    for slot in range(HAND):
        if s.hand[seat][slot] >= 0:
            mind.weights[s.hand[seat][slot]] -= 1
    for face in range(FACES):
        mind.out[face] = face
        left += mind.weights[face]
    for player in range(s.seats):
        if player != seat:
            for slot in range(HAND):
                s.hand[player][slot] = -1
            for slot in range(s.cards[player]):
                face = drawn(FACES, mind.out, mind.weights, g)
                mind.weights[face] -= 1
                s.hand[player][slot] = face
            for i in range(s.tiles[player]):
                if s.held[player][i] < 0:
                    s.held[player][i] = (word(g) * MONKS >> 32) * VALUES + SMALL
    for face in range(FACES):
        s.pile[face] = mind.weights[face]
    for i in range(s.chain_length):
        if s.chain[i] < 0:
            s.chain[i] = (word(g) * MONKS >> 32) * VALUES + SMALL


def identity(player, taken, g, mind):
    """The colour of the next player, where those before him have taken theirs: by what is believed of all."""
    total = 0.0
    for monk in range(MONKS):
        if not taken >> monk & 1:
            total += mind.weight[player][monk] * mind.backwards[player + 1][taken | 1 << monk]
    rest = total * word(g) / 4294967296.0
    last = 0
    for monk in range(MONKS):
        if not taken >> monk & 1:
            share = mind.weight[player][monk] * mind.backwards[player + 1][taken | 1 << monk]
            if share > 0.0:
                last = monk
                if rest < share:
                    return monk
                rest -= share
    return last


def unfold(views, own, trial, seat, memory, price, choice, g, mind):
    """The day goes on after a choice until night falls; how well the player stands then."""
    s = views[trial]
    first = 0
    while mind.root[first] != choice:
        first += 1
    for monk in range(MONKS):
        mind.naive[monk] = mind.root_naive[first][monk]
        mind.sharp[monk] = mind.root_sharp[first][monk]
    mine = s.identity[seat]
    while s.step != MARKER and s.step != EVENT and s.step != ACCUSE and s.step != OVER:
        mask = deciders(s)
        if mask == 1 << CHANCE:
            apply(s, CHANCE, drawn(odds(s, mind.out, mind.weights), mind.out, mind.weights, g))
        elif mask == 1 << seat:
            views[0] = views[trial]
            apply(s, seat, hidden(views, seat, price, g, mind))
        else:
            decider = 0
            while not mask >> decider & 1:
                decider += 1
            views[0] = views[trial]
            for i in range(plan(views, decider, mind, g, legal, apply, halts, worth)):
                apply(s, decider, mind.lines[0][i])
    danger = 0.0
    for player in range(s.seats):
        if player != seat:
            stands = s.evidence[s.identity[player]] + EVENT_CARD_POINTS * event_cards(s, player)
            danger += exp(-stands / TEMPER)
    own_stand = s.evidence[mine] + EVENT_CARD_POINTS * event_cards(s, seat) - TILE * s.tiles[seat]
    return -TEMPER * log(danger) - own_stand - price * sure(mine, mind)
