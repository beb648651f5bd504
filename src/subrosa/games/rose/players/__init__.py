"""How players of the Rose choose who deduce, hide and search, in the subset of the rules."""

from subrosa.core.search import search
from subrosa.core.streams import any_of
from subrosa.core.styles import DEDUCER, HIDING, RUNG, SEARCH, WORLDS, Style
from subrosa.core.turns import best_of, survey

from ..belief import weigh
from ..box import MONKS
from ..policy import DEPTH, halts
from ..rules import apply, legal
from ..rules.terms import ACCUSE, CARD, MARKER, RETURN, STAND
from .deducing import MINE, accusation, fear, measures, show
from .hiding import begin_reading, conceal, conceal_marker, foretell, price_of, readers
from .searching import imagine, keep_steps, unfold

STYLES = {"hider": Style(DEDUCER, hiding=0.165), "searcher": Style(SEARCH, hiding=0.28, worlds=250)}
ROLLS_OUT = True
"""Searchers play days to their end by the rules, which are worth the time to compile them thoroughly."""


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
    mind.patient = int(style[RUNG] == DEDUCER and style[HIDING] > 0.0)
    fear(v, seat, mind)
    begin_reading(v, seat, memory, mind)
    own, price = v.identity[seat], price_of(v, style[HIDING])
    if style[RUNG] == SEARCH:
        price *= readers(v, seat, memory, mind)
    if v.step == MARKER:
        show(v, mind, count)
        conceal_marker(own, price, mind, count)
        return best_of(mind, count, g)
    if v.step == CARD and price > 0.0 and style[RUNG] == DEDUCER:
        return best_of(mind, foretell(views, seat, price, g, mind), g)
    count = survey(views, seat, mind, MONKS + 1, legal, apply, halts, measures)
    for i in range(count):
        mind.values[i] = mind.table[i][MINE]
    if price > 0.0 or style[RUNG] == SEARCH:
        conceal(own, price, mind, count)
    if style[RUNG] == SEARCH and style[WORLDS] > 0.0:
        keep_steps(mind, count)
        worlds = int(style[WORLDS])
        return search(views, DEPTH, seat, memory, price, worlds, g, mind, count, apply, imagine, unfold)
    return best_of(mind, count, g)
