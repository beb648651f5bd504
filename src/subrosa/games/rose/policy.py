"""What a sensible player prefers, one step ahead: the greedy player of the Rose, in the subset of the rules.

He reads his own view only. Every monk's evidence is projected as if the day ended now; what counts is the mean of
the others less his own, and the 2 points that ending a day costs. He believes nothing about who is who: stronger
players do.
"""

from subrosa.core import search
from subrosa.core.fields import NONE, Field, Fields
from subrosa.core.streams import any_of
from subrosa.core.turns import best_of, eyes, foresee, plans, room

from .box import CONVERSION, EVENT_CARD_POINTS, MONKS, REVELATIONS, SEATS, SUNDIAL
from .rules import apply, deciders, legal
from .rules.day import guesses_made, opponent
from .rules.terms import ACCUSE, CARD, EARLY, MARKER, RETURN, STAND
from .rules.tracks import above, levels, times

NUDGE = 0.05
"""What a point of suspicion is worth beside its rank: it decides between equal ranks."""
TILE = 0.2
"""What a time tile in hand is worth."""
DEPTH = 24
"""More decisions than a turn has."""
CHOICES = 64
TRIED = 6
"""So many choices a searcher tries out: those after them seldom turn out best, and take the time of the others."""
READINGS = ("naive_of", "sharp_of", "root_naive", "root_sharp")
MIND = Fields(
    *room(DEPTH, CHOICES),
    *eyes(DEPTH, CHOICES, MONKS + 1),
    *plans(DEPTH),
    Field("drawn_to", NONE, by=(CHOICES, MONKS), real=True),
    *(Field(name, NONE, by=CHOICES, real=True) for name in ("told", "gained", "sure_of")),
    *(Field(name, NONE, by=MONKS, real=True) for name in ("feared", "naive", "sharp", "naive_before", "sharp_before")),
    Field("patient", NONE, high=1),
    *(Field(name, NONE, by=(CHOICES, MONKS), real=True) for name in READINGS),
    Field("roots", NONE, high=CHOICES),
    Field("root", NONE, by=CHOICES, high=1 << 40),
    *search.room(TRIED),
    *(Field(name, NONE, by=CHOICES, high=1 << 40) for name in ("out", "weights")),
    # who is who
    *(Field(name, NONE, by=(SEATS, MONKS), real=True) for name in ("fits", "weight", "counted", "believed")),
    *(Field(name, NONE, by=(SEATS + 1, 1 << MONKS), real=True) for name in ("forwards", "backwards")),
)


def prefer(views, seat, memory, style, g, mind):
    """The choice a greedy player makes from his view; who looks ahead already goes on with it."""
    v = views[0]
    out = mind.lists[0]
    if mind.deep < 0:
        count = legal(v, seat, out)
        if v.step == MARKER:
            return any_of(out, least_evidence(v, out, count), g)
        if v.step == ACCUSE:
            return any_of(out, fitting(v, seat, out, count), g)
        if v.step == RETURN or v.step == STAND or count == 1:
            return any_of(out, count, g)
    return best_of(mind, appraise(views, seat, mind), g)


def appraise(views, seat, mind):
    """What each choice is worth to a greedy player (`mind.values`); how many choices there are."""
    return foresee(views, seat, mind, legal, apply, halts, worth)


def halts(v, seat):
    """Has the own turn ended, or does it go on with what is decided in secret?"""
    step = v.step
    return deciders(v) != 1 << seat or step == CARD or step == MARKER or step == ACCUSE or step == RETURN


def worth(v, seat, mind):
    """How well a seat stands: the mean of the other monks' projected evidence less its own."""
    found, nights = levels(v), times(v)
    total = 0.0
    for monk in range(MONKS):
        total += projected(v, monk, found, nights)
    own = projected(v, v.identity[seat], found, nights)
    return (total - own) / (MONKS - 1) - own + standing(v, seat)


def worths(v, seat, mind):
    """The same for a player of each colour (`mind.reached`)."""
    values = mind.reached
    found, nights = levels(v), times(v)
    total = 0.0
    for monk in range(MONKS):
        values[monk] = projected(v, monk, found, nights)
        total += values[monk]
    beside = standing(v, seat)
    for monk in range(MONKS):
        values[monk] = (total - values[monk]) / (MONKS - 1) - values[monk] + beside


def standing(v, seat):
    """What counts whatever colour a player is: his time tiles, and what ending the day would cost."""
    value = TILE * v.tiles[seat]
    if v.turn == seat and (v.ending == 1 or will_end(v)):
        value -= EVENT_CARD_POINTS
    return value


def will_end(v):
    """Played late, time is still to pass: will it end the day, as far as tiles cannot stop it?"""
    return v.time_step != EARLY and v.card >= 0 and v.cost > 0 and v.sundial + v.cost - min(v.purse, v.cost) >= SUNDIAL


def projected(v, monk, found, nights):
    """A monk's evidence as if the day ended now, by dense rank, suspicion deciding a little more."""
    suspicion = v.suspicion[monk]
    return v.evidence[monk] + nights * CONVERSION[above(found, suspicion)] + NUDGE * suspicion


def least_evidence(v, out, count):
    """Show the colour that stands best, its two points hurt most there: only those stay in the list."""
    least = v.evidence[out[0]]
    for i in range(count):
        least = min(least, v.evidence[out[i]])
    kept = 0
    for i in range(count):
        if v.evidence[out[i]] == least:
            out[kept] = out[i]
            kept += 1
    return kept


def fitting(v, seat, out, count):
    """Colours this opponent can still be that leave colours for the rest; all, where there is no such colour."""
    used = (1 << MONKS) - 1
    for i in range(count):
        used &= ~(1 << out[i])
    found = 0
    for i in range(count):
        if fits(v, seat, out[i], used):
            found |= 1 << out[i]
    if found == 0:
        return count
    kept = 0
    for i in range(count):
        if found >> out[i] & 1:
            out[kept] = out[i]
            kept += 1
    return kept


def fits(v, seat, colour, used):
    """Can the next opponent be this colour, and all after him still be something else?"""
    made = guesses_made(v, seat)
    reached = 1 << used  # the sets of colours that can be given away so far, a bit for each set
    for i in range(made, v.seats - 1):
        player = opponent(v, seat, i)
        further = 0
        for other in range(MONKS):
            if (i > made or other == colour) and can_be(v, seat, player, other):
                for taken in range(1 << MONKS):
                    if reached >> taken & 1 and not taken >> other & 1:
                        further |= 1 << (taken | 1 << other)
        reached = further
    return reached != 0


def can_be(v, seat, player, colour):
    """Can an opponent be this colour, by what he has shown and what the seat itself is?"""
    if colour == v.identity[seat]:
        return False
    for round in range(REVELATIONS):
        if v.shown[player][round] == colour:
            return False
    return True
