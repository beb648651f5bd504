"""What can be believed of who is who, from what a seat sees and hears, in the subset of the rules.

Two layers. *By counting*: which colours are possible at all; markers show what somebody is not, and nobody shares a
colour. *By behaviour*: for every player, colour and style the product of how likely a player of that colour and style
would have chosen what was chosen. A style says how a player weighs: not at all, greedily, or greedily while hiding.

What is done with a card counts, not which card was played: hands are not modelled (the coupling of hands through the
deck is left out). So a memory holds nothing that only its owner knows, and is the same for every seat.
"""

from math import exp, log

from subrosa.core.fields import NONE, Field, Fields
from subrosa.core.turns import EQUAL, survey

from .box import HIT, MONKS, REVELATIONS, SEATS
from .policy import halts, worths
from .rules import apply, legal
from .rules.terms import AGAIN, CALL, DELICATE_POINTS, FIGURE, PLACE, SIGN, SPEND, SPLIT, TASK

VERSION = 1
"""The version of the model: a study says which one it was made with."""
SHARED = True
"""Every seat remembers the same: what it holds itself comes in when the memory is read."""
RANDOM, GREEDY, HIDER = range(3)
STYLES = 3
PRIOR = (0.1, 0.6, 0.3)
"""How common each style is held to be."""
BETA = 1.0
"""How sharply a player prefers what is worth more: by so much a point of evidence."""
TREMBLE = 0.05
"""So often anybody does just anything: nothing is ever certain by behaviour alone."""
FOLLOWED, STRAYED = log((1 - 0.002) / (1 - 0.12)), log(0.002 / 0.12)
"""What a choice says for a plain player, who slips once in 500 times, against one who looks further every eighth."""
SETTLED = 10.0
"""How sure one can be, as a logarithm, that somebody is such a player or is not: anybody may change."""
HIDING = 0.3
"""What a hider pays, of the points a right guess costs him."""

SETS = 1 << MONKS
"""All sets of colours."""

MEMORY = Fields(
    Field("likely", NONE, by=(SEATS, MONKS * STYLES), real=True),
    # by colour: how much better a plain player would explain a player's choices, as a logarithm
    Field("plain", NONE, by=(SEATS, MONKS), real=True),
)


def forget(v, seat, memory):
    """Nothing has been noticed yet."""
    for player in range(SEATS):
        for i in range(MONKS * STYLES):
            memory.likely[player][i] = 1.0
        for monk in range(MONKS):
            memory.plain[player][monk] = 0.0


def notice(views, after, seat, decider, heard, memory, mind):
    """A decision is weighed by what a player of each colour and style would have preferred."""
    if heard < 0 or not tells(views[0].step):
        return
    count = survey(views, decider, mind, MONKS, legal, apply, halts, worths)
    if count < 2:
        return
    chosen = 0
    while mind.lists[0][chosen] != heard:
        chosen += 1
    soften(mind, count)
    for colour in range(MONKS):
        i = colour * STYLES
        memory.likely[decider][i + RANDOM] /= count
        memory.likely[decider][i + GREEDY] *= trembling(mind.drawn_to[chosen][colour], count)
    look_for_plainness(decider, chosen, memory, mind, count)
    hide(views[0], decider, memory, mind, count)
    soften(mind, count)
    for colour in range(MONKS):
        memory.likely[decider][colour * STYLES + HIDER] *= trembling(mind.drawn_to[chosen][colour], count)
    rescale(memory.likely[decider])


def look_for_plainness(decider, chosen, memory, mind, count):
    """A plain player always takes what is worth most at once to his colour; others look further now and then."""
    for colour in range(MONKS):
        most, least = mind.table[0][colour], mind.table[0][colour]
        for i in range(count):
            most = max(most, mind.table[i][colour])
            least = min(least, mind.table[i][colour])
        if least < most - EQUAL:
            plain = mind.table[chosen][colour] > most - EQUAL
            weighed = memory.plain[decider][colour] + (FOLLOWED if plain else STRAYED)
            memory.plain[decider][colour] = min(max(weighed, -SETTLED), SETTLED)


def soften(mind, count):
    """How strongly a player of each colour is drawn to each choice, by what it is worth to him."""
    for colour in range(MONKS):
        most = mind.table[0][colour]
        for i in range(count):
            most = max(most, mind.table[i][colour])
        total = 0.0
        for i in range(count):
            drawn_to = exp(BETA * (mind.table[i][colour] - most))
            mind.drawn_to[i][colour] = drawn_to
            total += drawn_to
        for i in range(count):
            mind.drawn_to[i][colour] /= total


def trembling(drawn_to, count):
    """How likely a choice is, with the chance that anybody does just anything."""
    return (1.0 - TREMBLE) * drawn_to + TREMBLE / count


def hide(v, decider, memory, mind, count):
    """Take from the worth of each choice what a reader who takes everybody for greedy would then guess."""
    price = HIDING * HIT[v.seats] * (v.seats - 1)
    for i in range(count):
        total = 0.0
        for colour in range(MONKS):
            likely = 0.0
            if not has_shown(v, decider, colour):
                likely = memory.likely[decider][colour * STYLES + GREEDY] * mind.drawn_to[i][colour]
            mind.reached[colour] = likely
            total += likely
        if total > 0.0:
            for colour in range(MONKS):
                mind.table[i][colour] -= price * mind.reached[colour] / total


def has_shown(v, player, colour):
    """Has a player shown by a marker that he is not this colour (6.5)?"""
    for round in range(REVELATIONS):
        if v.shown[player][round] == colour:
            return True
    return False


def rescale(likely):
    """Only the ratios count: the largest becomes 1."""
    most = 0.0
    for i in range(MONKS * STYLES):
        most = max(most, likely[i])
    for i in range(MONKS * STYLES):
        likely[i] /= most


def tells(step):
    """Does it say anything of a player's colour what he chooses here?"""
    return (
        step == PLACE
        or step == SIGN
        or step == FIGURE
        or step == SPEND
        or step == CALL
        or step == TASK
        or step == AGAIN
        or step == SPLIT
        or step == DELICATE_POINTS
    )


def possible(v, seat, player, colour):
    """Can a player be this colour, by what he has shown and what the seat knows of itself?"""
    if v.identity[player] >= 0:
        return colour == v.identity[player]
    return not (seat < v.seats and colour == v.identity[seat]) and not has_shown(v, player, colour)


def weigh(v, seat, memory, mind):
    """How likely each player is each colour, by behaviour (`mind.believed`) and by counting; the number of worlds.

    Every assignment of colours that the markers allow is a world. How much weight rests on the worlds in which the
    players so far have taken a set of colours is carried from player to player, forwards and backwards: no world is
    looked at by itself.
    """
    players = v.seats
    for player in range(players):
        for colour in range(MONKS):
            fits = 1.0 if possible(v, seat, player, colour) else 0.0
            mind.fits[player][colour] = fits
            mind.weight[player][colour] = fits * of_styles(memory.likely[player], colour)
    worlds = share(players, mind.fits, mind.forwards, mind.backwards, mind.counted)
    share(players, mind.weight, mind.forwards, mind.backwards, mind.believed)
    return worlds


def of_styles(likely, colour):
    """How likely a player of this colour would have played so, whatever his style."""
    total = 0.0
    for style in range(STYLES):
        total += PRIOR[style] * likely[colour * STYLES + style]
    return total


def share(players, weight, forwards, backwards, shares):
    """The share of each colour for each player, and the weight of all worlds."""
    for taken in range(SETS):
        forwards[0][taken] = 0.0
        backwards[players][taken] = 1.0
    forwards[0][0] = 1.0
    for player in range(players):
        for taken in range(SETS):
            forwards[player + 1][taken] = 0.0
        for taken in range(SETS):
            before = forwards[player][taken]
            if before > 0.0:
                for colour in range(MONKS):
                    if not taken >> colour & 1:
                        forwards[player + 1][taken | 1 << colour] += before * weight[player][colour]
    for i in range(players):
        player = players - 1 - i
        for taken in range(SETS):
            total = 0.0
            for colour in range(MONKS):
                if not taken >> colour & 1:
                    total += weight[player][colour] * backwards[player + 1][taken | 1 << colour]
            backwards[player][taken] = total
    worlds = backwards[0][0]
    for player in range(players):
        for colour in range(MONKS):
            total = 0.0
            for taken in range(SETS):
                if forwards[player][taken] > 0.0 and not taken >> colour & 1:
                    rest = backwards[player + 1][taken | 1 << colour]
                    total += forwards[player][taken] * weight[player][colour] * rest
            shares[player][colour] = total / worlds
    return worlds
