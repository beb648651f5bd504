"""How players of the Rose choose who deduce, hide and search, in the subset of the rules.

A deducer looks as far ahead as a greedy player, but fears those monks that are played: the better a monk stands and the
surer it is somebody's, the more he counts. A hider takes from each choice what it would tell his readers. Who is
accused of what is settled for all opponents at once.
"""

from math import exp, log

from subrosa.core.streams import any_of
from subrosa.core.styles import HIDING
from subrosa.core.turns import LOWEST, best_of, survey

from .belief import GREEDY, HIDER, PRIOR, RANDOM, STYLES, TREMBLE, has_shown, tells, weigh
from .box import EVENT_CARD_POINTS, HIT, MONKS, REVELATION_POINTS
from .policy import halts, projected, standing
from .rules import apply, event_cards, legal
from .rules.day import guesses_made, opponent
from .rules.terms import ACCUSE, CARD, MARKER, RETURN, STAND

TEMPER = 4.0
"""Who stands so many points worse is feared less by a factor of e."""
NAIVE, SHARP = 1.0, 2.0
"""How sharply two readers think a player prefers what is worth more: one who takes everybody for greedy, one who does
not."""
MINE = MONKS
"""What a choice is worth to the player himself stands beside what it would be worth to each colour."""


def ponder(views, seat, memory, style, g, mind):
    """The choice of a player who thinks by what he believes."""
    v = views[0]
    out = mind.lists[0]
    count = legal(v, seat, out)
    if count == 1 or v.step == RETURN or v.step == STAND:
        return any_of(out, count, g)
    weigh(v, seat, memory, mind)
    if v.step == ACCUSE:
        return accusation(v, seat, mind, count)
    fear(v, seat, mind)
    if v.step == MARKER:
        count = show(v, seat, mind, count)
    else:
        count = survey(views, seat, mind, MONKS + 1, legal, apply, halts, measures)
        for i in range(count):
            mind.values[i] = mind.table[i][MINE]
    if style[HIDING] > 0.0:
        conceal(v, seat, memory, style[HIDING], mind, count)
    return best_of(mind, count, g)


def fear(v, seat, mind):
    """How much each monk is to be feared if all stood alike: as likely as he is played, less for event cards taken."""
    for monk in range(MONKS):
        mind.feared[monk] = 0.0
    for player in range(v.seats):
        if player != seat:
            spared = exp(-EVENT_CARD_POINTS * event_cards(v, player) / TEMPER)
            for monk in range(MONKS):
                mind.feared[monk] += mind.believed[player][monk] * spared


def measures(v, seat, mind):
    """How well a player of each colour would stand, and how well the player himself stands by what he believes."""
    total, danger = 0.0, 0.0
    for monk in range(MONKS):
        stands = projected(v, monk)
        mind.reached[monk] = stands
        total += stands
        danger += mind.feared[monk] * exp(-stands / TEMPER)
    beside = standing(v, seat)
    mind.reached[MINE] = beside - TEMPER * log(danger) - mind.reached[v.identity[seat]]
    for monk in range(MONKS):
        stands = mind.reached[monk]
        mind.reached[monk] = (total - stands) / (MONKS - 1) - stands + beside


def show(v, seat, mind, count):
    """What it is worth to show each colour: its points hurt whoever stands well and is somebody's."""
    for i in range(count):
        danger = 0.0
        for monk in range(MONKS):
            stands = v.evidence[monk] + (REVELATION_POINTS if monk == mind.lists[0][i] else 0)
            danger += mind.feared[monk] * exp(-stands / TEMPER)
        mind.values[i] = -TEMPER * log(danger)
    return count


def conceal(v, seat, memory, hiding, mind, count):
    """Take from each choice what his readers would then guess."""
    price = hiding * HIT[v.seats] * (v.seats - 1)
    for monk in range(MONKS):
        open_to = 0.0 if has_shown(v, seat, monk) else 1.0
        for player in range(v.seats):
            if player != seat:
                open_to *= 1.0 - mind.believed[player][monk]
        mind.free[monk] = open_to
    if v.step == MARKER:
        for i in range(count):
            mind.values[i] -= price * read_without(seat, v.identity[seat], mind.lists[0][i], memory, mind)
        return
    for i in range(count):
        mind.told[i] = 0.0
    read(v, seat, memory, mind, count, NAIVE, 1)
    read(v, seat, memory, mind, count, SHARP, 0)
    for i in range(count):
        mind.values[i] -= price * mind.told[i] / 2


def read_without(seat, own, shown, memory, mind):
    """How sure a reader would be of his colour once he has shown another."""
    total, mine = 0.0, 0.0
    for monk in range(MONKS):
        if monk != shown:
            likely = mind.free[monk] * of_mixture(memory.likely[seat], monk)
            total += likely
            if monk == own:
                mine = likely
    return mine / total if total > 0.0 else 0.0


def of_mixture(likely, monk):
    """How likely a player of this colour would have played as he did, whatever his style."""
    i = monk * STYLES
    return PRIOR[RANDOM] * likely[i + RANDOM] + PRIOR[GREEDY] * likely[i + GREEDY] + PRIOR[HIDER] * likely[i + HIDER]


def read(v, seat, memory, mind, count, sharply, naive):
    """How sure a reader would be of his colour after each choice."""
    own = v.identity[seat]
    for monk in range(MONKS):
        most = mind.table[0][monk]
        for i in range(count):
            most = max(most, mind.table[i][monk])
        total = 0.0
        for i in range(count):
            total += exp(sharply * (mind.table[i][monk] - most))
        for i in range(count):
            mind.drawn_to[i][monk] = exp(sharply * (mind.table[i][monk] - most)) / total
    for i in range(count):
        total, mine = 0.0, 0.0
        for monk in range(MONKS):
            step = (1.0 - TREMBLE) * mind.drawn_to[i][monk] + TREMBLE / count
            if naive:
                likely = memory.likely[seat][monk * STYLES + GREEDY]
            else:
                likely = of_mixture(memory.likely[seat], monk)
            likely *= step * mind.free[monk]
            total += likely
            if monk == own:
                mine = likely
        if total > 0.0:
            mind.told[i] += mine / total


def accusation(v, seat, mind, count):
    """The colour for the next opponent, where all that are still to be accused get the colours that fit them best.

    Colours are given away from the last opponent to the first: what the rest can reach with the colours taken so far.
    """
    made = guesses_made(v, seat)
    taken = (1 << MONKS) - 1
    for i in range(count):
        taken &= ~(1 << mind.lists[0][i])
    last = v.seats - 1
    for sets in range(1 << MONKS):
        mind.backwards[last][sets] = 0.0
    for n in range(made + 1, last):
        i = last + made - n
        for sets in range(1 << MONKS):
            most = LOWEST
            for monk in range(MONKS):
                if not sets >> monk & 1:
                    fits = mind.believed[opponent(v, seat, i)][monk] + mind.backwards[i + 1][sets | 1 << monk]
                    most = max(most, fits)
            mind.backwards[i][sets] = most
    best, most = mind.lists[0][0], LOWEST
    for i in range(count):
        monk = mind.lists[0][i]
        fits = mind.believed[opponent(v, seat, made)][monk] + mind.backwards[made + 1][taken | 1 << monk]
        if fits > most:
            best, most = monk, fits
    return best
