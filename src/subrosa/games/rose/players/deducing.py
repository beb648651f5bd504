"""A deducer looks as far ahead as a greedy player, but fears those monks that are played.

The better a monk stands and the surer it is somebody's, the more he counts. Who is accused of what is settled for all
opponents at once.
"""

from math import exp, log

from subrosa.core.turns import LOWEST

from ..box import EVENT_CARD_POINTS, MONKS, REVELATION_POINTS, SUNDIAL
from ..policy import projected, standing
from ..rules import event_cards
from ..rules.day import guesses_made, opponent
from ..rules.tracks import levels, times

TEMPER = 4.0
"""Who stands so many points worse is feared less by a factor of e."""
MINE = MONKS
"""What a choice is worth to the player himself stands beside what it would be worth to each colour."""


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
    found, nights = levels(v), times(v)
    counts = nights * night_counts(v, mind)
    total, danger = 0.0, 0.0
    for monk in range(MONKS):
        stands = projected(v, monk, found, nights)
        mind.reached[monk] = stands
        total += stands
        danger += mind.feared[monk] * exp(-projected(v, monk, found, counts) / TEMPER)
    beside = standing(v, seat)
    mind.reached[MINE] = beside - TEMPER * log(danger) - projected(v, v.identity[seat], found, counts)
    for monk in range(MONKS):
        stands = mind.reached[monk]
        mind.reached[monk] = (total - stands) / (MONKS - 1) - stands + beside


def night_counts(v, mind):
    """What the coming night counts: to a patient player as much as the day is over, since ranks change until then."""
    return v.sundial / SUNDIAL if mind.patient else 1.0


def show(v, mind, count):
    """What it is worth to show each colour: its points hurt whoever stands well and is somebody's."""
    for i in range(count):
        danger = 0.0
        for monk in range(MONKS):
            stands = v.evidence[monk] + (REVELATION_POINTS if monk == mind.lists[0][i] else 0)
            danger += mind.feared[monk] * exp(-stands / TEMPER)
        mind.values[i] = -TEMPER * log(danger)


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
        mind.values[i] = fits
        if fits > most:
            best, most = monk, fits
    return best
