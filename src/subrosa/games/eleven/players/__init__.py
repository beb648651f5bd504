"""How players of 011 choose who deduce, hide and search, in the subset of the rules."""

from subrosa.core.search import search
from subrosa.core.styles import DEDUCER, HIDING, RUNG, SEARCH, WORLDS, Style
from subrosa.core.turns import best_of

from ..policy import DEPTH, answer, appraise
from ..policy.aims import take_aim
from ..rules import apply, legal
from ..rules.terms import BY_SYMBOL, OPEN, POWER, RAISE, TARGET
from .deducing import bid_worth, compare, sharpen, suspect, weigh_bids, weigh_extras, weigh_looks
from .hiding import conceal, read
from .searching import considers, imagine, narrow, prepare, unfold

STYLES = {"hider": Style(DEDUCER, hiding=0.3), "searcher": Style(SEARCH, worlds=60)}


def ponder(views, seat, memory, style, g, mind):
    """The choice of a player who thinks by what he believes."""
    v = views[0]
    count = legal(v, seat, mind.lists[0])
    if count == 1:
        return mind.lists[0][0]
    if v.declared and v.turn == seat:
        return best_of(mind, appraise(views, seat, mind), g)
    deduce(views, seat, memory, count, style[HIDING], mind)
    if style[RUNG] == SEARCH and style[WORLDS] > 0.0 and considers(v, count, mind):
        count = narrow(v, mind, count)
        if count > 1:
            prepare(v, seat, memory, mind, count)
            worlds = int(style[WORLDS])
            return search(views, DEPTH, seat, memory, style, worlds, g, mind, count, apply, imagine, unfold)
    return best_of(mind, count, g)


def deduce(views, seat, memory, count, hiding, mind):
    """What each choice is worth by what is believed."""
    v = views[0]
    plain = count
    while POWER <= mind.lists[0][plain - 1] < BY_SYMBOL:
        plain -= 1
    take_aim(v, seat, mind)
    suspect(v, seat, memory, mind)
    compare(v, seat, mind)
    sharpen(v, seat, mind)
    if v.step == OPEN or v.step == RAISE:
        weigh_bids(views, seat, mind)
        for i in range(plain):
            choice = mind.lists[0][i]
            mind.values[i] = mind.positions[choice] if v.step == OPEN else bid_worth(v, seat, choice, mind)
    elif v.step == TARGET:
        weigh_looks(v, plain, memory, mind)
    else:
        answer(v, seat, plain, mind)
        if hiding > 0.0 and mind.movers != 0 and plain > 1 and read(v):
            conceal(v, seat, plain, hiding, mind)
    weigh_extras(v, seat, plain, count, mind)
