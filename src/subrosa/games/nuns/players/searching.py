"""Worlds of the Nuns that are believed, and how the night goes on in one.

Where each novice is, what she carries and which wish is hers is drawn together, novice by novice, no wish card twice;
blessings nobody has seen are left out. Everybody goes on greedily to the end of the next round, novices as warily as
those who think, and what is reached then counts beside what the choice seemed worth at first.
"""

from subrosa.core.deciders import CHANCE
from subrosa.core.streams import drawn, one_of, word
from subrosa.core.turns import best_of

from ..box import PLACE_COUNT
from ..policy import size_up
from ..policy.mind import CASES, KEYED, LADEN, WISH_COUNT
from ..policy.novice import remaining
from ..policy.weights import WON
from ..rules import apply, deciders, odds
from ..rules.figures import in_play
from ..rules.knows import guard_side
from ..rules.moves import begin_move
from ..rules.terms import MOVE, NOVICE_COUNT, OVER
from .believing import share
from .weights import CAUGHT, COMRADE, NIGHT_WON, ON_THE_WAY

AHEAD = 1
"""How many rounds the night goes on after the one that is played."""


def keep_worth(v, count, memory, mind):
    """Remember what the choices are worth at first sight, and what is believed of every novice."""
    mind.roots = count
    for i in range(count):
        mind.root[i] = mind.lists[0][i]
        mind.root_worth[i] = mind.values[i]
    for novice in range(NOVICE_COUNT):
        if in_play(v, novice):
            for place in range(PLACE_COUNT):
                row = novice * PLACE_COUNT + place
                for case in range(CASES):
                    possible = memory.possible[novice][place]
                    mind.led[row][case] = share(memory.mass[row], memory.liked[row], case) if possible else 0.0


def imagine(views, own, world, seat, g, mind):
    """A world that fits the own view, drawn by what is believed."""
    views[world] = views[own]
    s = views[world]
    taken = 0
    for novice in range(NOVICE_COUNT):
        if s.wish_card[novice] >= 0:
            taken |= 1 << s.wish_card[novice]
    for novice in range(NOVICE_COUNT):
        if in_play(s, novice) and s.owner[novice] != seat:
            taken |= 1 << settle(s, novice, taken, g, mind)
            if s.step == MOVE:
                begin_move(s, novice)


def settle(s, novice, taken, g, mind):
    """A novice gets a place, what she carries and a wish card; which card it is."""
    total = 0.0
    for place in range(PLACE_COUNT):
        total += resting(novice, place, taken, mind)
    rest = total * word(g) / 4294967296.0
    at, last = -1, 0
    for place in range(PLACE_COUNT):
        weight = resting(novice, place, taken, mind)
        if weight > 0.0:
            at = place
            if rest < weight:
                break
            rest -= weight
    if at < 0:
        at = s.place[novice] if s.place[novice] >= 0 else 0
    led = mind.led[novice * PLACE_COUNT + at]
    for case in range(CASES):
        if led[case] > 0.0 and not taken >> case % WISH_COUNT & 1:
            last = case
            if rest < led[case]:
                break
            rest -= led[case]
    s.place[novice] = at
    s.wish_card[novice] = last % WISH_COUNT
    s.key[novice] = 1 if last // WISH_COUNT >= KEYED else 0
    s.wish[novice] = 1 if last // WISH_COUNT == LADEN else 0
    return last % WISH_COUNT


def resting(novice, place, taken, mind):
    """What rests on a place, with wish cards that nobody has yet."""
    weight = 0.0
    led = mind.led[novice * PLACE_COUNT + place]
    for case in range(CASES):
        if not taken >> case % WISH_COUNT & 1:
            weight += led[case]
    return weight


def unfold(views, own, trial, seat, memory, style, choice, g, mind):
    """The night goes on after a choice; how well the player stands then, and what the choice was worth at first."""
    s = views[trial]
    until = views[own].round + AHEAD
    while s.step != OVER and s.round <= until:
        decider = one_of(deciders(s), g)
        if decider == CHANCE:
            apply(s, CHANCE, drawn(odds(s, mind.out, mind.weights), mind.out, mind.weights, g))
        else:
            views[0] = views[trial]
            apply(s, decider, best_of(mind, size_up(views, decider, mind), g))
    first = 0
    while mind.root[first] != choice:
        first += 1
    stands = guarded(s) if guard_side(s) >> seat & 1 else escaped(s, seat)
    return stands + mind.root_worth[first]


def guarded(s):
    """How well the guards stand: captures, and how far the novices have still to go."""
    worth = 1.0 * s.captures
    if s.step == OVER:
        return worth + (NIGHT_WON if s.guards_won == 1 else -NIGHT_WON)
    nearest = 99.0
    for novice in range(NOVICE_COUNT):
        if in_play(s, novice):
            nearest = min(nearest, 1.0 * remaining(s, novice, s.place[novice]))
    return worth + ON_THE_WAY * nearest


def escaped(s, seat):
    """How well a novice stands: what she still has to go, captures, and the night won."""
    worth = 0.0
    for novice in range(NOVICE_COUNT):
        if s.owner[novice] == seat:
            worth -= remaining(s, novice, s.place[novice]) + CAUGHT * s.captured[novice]
            if s.won >> novice & 1:
                worth += WON
        elif in_play(s, novice):
            worth -= COMRADE * s.captured[novice]
    if s.step == OVER and s.guards_won == 1:
        worth -= WON
    return worth
