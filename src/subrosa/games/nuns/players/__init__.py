"""How players of the Nuns choose who deduce, hide and search, in the subset of the rules.

Guards and novices are different minds. A guard weighs where novices are believed to be, what the other guard covers,
and what she will hear; a novice weighs what she has to fear from guards who believe no more of her than they can know.
What is asked beside moves (blessings, tokens) is chosen as greedy players choose.
"""

from subrosa.core.search import search
from subrosa.core.styles import DEDUCER, HIDING, RUNG, SEARCH, WORLDS, Style
from subrosa.core.turns import best_of

from ..policy import DEPTH, appraise
from ..rules import apply, legal
from ..rules.terms import GO, MOVE, ORDER, PATH
from .guards import go, order, path
from .novices import move
from .searching import imagine, keep_worth, unfold
from .weights import WARY

STYLES = {"hider": Style(DEDUCER, hiding=0.2), "searcher": Style(SEARCH, hiding=0.2, worlds=30)}


def ponder(views, seat, memory, style, g, mind):
    """The choice of a player who thinks by what is believed."""
    v = views[0]
    count = legal(v, seat, mind.lists[0])
    if count == 1:
        return mind.lists[0][0]
    mind.reads = 1
    mind.wary = WARY
    if v.step == MOVE:
        move(v, seat, count, memory, style[HIDING], mind)
    elif v.step == GO:
        go(v, count, memory, mind)
    elif v.step == ORDER:
        order(v, count, memory, mind)
    elif v.step == PATH:
        path(v, count, memory, mind)
    else:
        return best_of(mind, appraise(views, seat, mind), g)
    if style[RUNG] == SEARCH and style[WORLDS] > 0.0:
        keep_worth(v, count, memory, mind)
        worlds = int(style[WORLDS])
        return search(views, DEPTH, seat, memory, style, worlds, g, mind, count, apply, imagine, unfold)
    return best_of(mind, count, g)
