"""What a choice tells two readers: one who takes everybody for greedy, and one who knows that people are not alike.

A hider takes it from what a choice is worth. What his readers hold of him goes along as numbers by colour, so that a
whole turn can be charged for everything it tells.
"""

from math import exp

from subrosa.core.search import OWN, TRIAL
from subrosa.core.turns import best_of, survey

from ..belief import GREEDY, STYLES, TREMBLE, has_shown, of_styles, tells
from ..box import HIT, MONKS
from ..policy import DEPTH, halts
from ..rules import apply, legal
from .deducing import MINE, measures

ODDS = 0.25
"""So many plain players are expected for each who looks, before anybody has played."""
NAIVE, SHARP = 1.0, 2.0
"""How sharply each reader thinks a player prefers what is worth more, by a point of evidence."""


def price_of(v, hiding):
    """What it counts to be guessed by all."""
    return hiding * HIT[v.seats] * (v.seats - 1)


def readers(v, seat, memory, mind):
    """Which share of the others looks for who is who."""
    total = 0.0
    for player in range(v.seats):
        if player != seat:
            total += reads(player, memory, mind)
    return total / (v.seats - 1)


def reads(player, memory, mind):
    """How likely a player looks for who is who: a plain one never does."""
    total = 0.0
    for monk in range(MONKS):
        total += mind.believed[player][monk] / (1.0 + ODDS * exp(memory.plain[player][monk]))
    return total


def begin_reading(v, seat, memory, mind):
    """What both readers hold of a player so far: by colour, what he did and what is left free by the others."""
    for monk in range(MONKS):
        free = 0.0 if has_shown(v, seat, monk) else 1.0
        for player in range(v.seats):
            if player != seat:
                free *= 1.0 - mind.believed[player][monk]
        mind.naive[monk] = free * memory.likely[seat][monk * STYLES + GREEDY]
        mind.sharp[monk] = free * of_styles(memory.likely[seat], monk)


def conceal(own, price, mind, count):
    """Take from each choice what his readers would then guess."""
    for i in range(count):
        mind.told[i] = 0.0
    read(own, NAIVE, mind.naive, mind.naive_of, mind, count)
    read(own, SHARP, mind.sharp, mind.sharp_of, mind, count)
    for i in range(count):
        mind.values[i] -= price * mind.told[i] / 2


def read(own, sharply, held, steps, mind, count):
    """How likely each choice is by colour (`steps`), and how sure the reader would then be of the own colour."""
    for monk in range(MONKS):
        most = mind.table[0][monk]
        for i in range(count):
            most = max(most, mind.table[i][monk])
        total = 0.0
        for i in range(count):
            steps[i][monk] = exp(sharply * (mind.table[i][monk] - most))
            total += steps[i][monk]
        for i in range(count):
            steps[i][monk] = (1.0 - TREMBLE) * steps[i][monk] / total + TREMBLE / count
    for i in range(count):
        total = 0.0
        for monk in range(MONKS):
            total += held[monk] * steps[i][monk]
        if total > 0.0:
            mind.told[i] += held[own] * steps[i][own] / total


def conceal_marker(own, price, mind, count):
    """The same for showing a colour, which tells what one is not."""
    for i in range(count):
        total = 0.0
        for monk in range(MONKS):
            if monk != mind.lists[0][i]:
                total += mind.sharp[monk]
        if total > 0.0:
            mind.values[i] -= price * mind.sharp[own] / total


def sure(own, mind):
    """How sure both readers are of a colour."""
    naive, sharp = 0.0, 0.0
    for monk in range(MONKS):
        naive += mind.naive[monk]
        sharp += mind.sharp[monk]
    told = 0.0
    if naive > 0.0:
        told += mind.naive[own] / naive
    if sharp > 0.0:
        told += mind.sharp[own] / sharp
    return told / 2


def hidden(views, seat, price, g, mind):
    """The own choice on the way: as a hider makes it, read by his readers."""
    step, own = views[0].step, views[0].identity[seat]
    if legal(views[0], seat, mind.lists[0]) == 1:
        return mind.lists[0][0]
    count = survey(views, seat, mind, MONKS + 1, legal, apply, halts, measures)
    for i in range(count):
        mind.values[i] = mind.table[i][MINE]
    conceal(own, price, mind, count)
    choice = best_of(mind, count, g)
    if tells(step):
        chosen = 0
        while mind.lists[0][chosen] != choice:
            chosen += 1
        for monk in range(MONKS):
            mind.naive[monk] *= mind.naive_of[chosen][monk]
            mind.sharp[monk] *= mind.sharp_of[chosen][monk]
    return choice


def foretell(views, seat, price, g, mind):
    """What each card is worth by the turn a hider would play with it, less all that this turn tells.

    A card in hand is nobody's to read: only what is done with it is.
    """
    own, kept, trial = views[0].identity[seat], DEPTH + 1 + OWN, DEPTH + 1 + TRIAL
    views[kept] = views[0]
    count = legal(views[0], seat, mind.root)
    for monk in range(MONKS):
        mind.naive_before[monk] = mind.naive[monk]
        mind.sharp_before[monk] = mind.sharp[monk]
    for i in range(count):
        views[trial] = views[kept]
        s = views[trial]
        apply(s, seat, mind.root[i])
        while not halts(s, seat):
            views[0] = views[trial]
            apply(s, seat, hidden(views, seat, price, g, mind))
        measures(s, seat, mind)
        mind.gained[i] = mind.reached[MINE]
        mind.sure_of[i] = sure(own, mind)
        for monk in range(MONKS):
            mind.naive[monk] = mind.naive_before[monk]
            mind.sharp[monk] = mind.sharp_before[monk]
    for i in range(count):
        mind.lists[0][i] = mind.root[i]
        mind.told[i] = 2 * mind.sure_of[i]
        mind.values[i] = mind.gained[i] - price * mind.sure_of[i]
    return count
