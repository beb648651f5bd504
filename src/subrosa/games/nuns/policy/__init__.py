"""What a sensible player prefers: the greedy novices and guards of Nuns on the Run, in the subset of the rules.

Each reads her own view only and remembers nothing. A novice goes by short ways to key, wish and home and weighs every
step against what the guards, whose paths lie open, can see, hear and reach next. A guard follows the path along which
novices are to be expected, and with permission goes where markers, tokens and the errands of the night say they are.
"""

from subrosa.core import search
from subrosa.core.fields import Fields
from subrosa.core.turns import room

from ..box import ABBESS, PRIORESS
from ..rules import legal
from ..rules.moves import acting
from ..rules.patrol import free
from ..rules.terms import AFTER, BLESS, EARS, FALSE_NOISE, GO, MOVE, ORDER, PATH, STEPPING
from .danger import FEARS
from .heat import HEAT, waits
from .mind import BELIEFS, CHOICES, MOODS, THOUGHTS
from .noises import bless, false_noise, tokens
from .novice import PLANS, move
from .patrol import TOURS, ears, go, may_leave, order, path
from .ways import WAYS

DEPTH = 0
LONGEST = (ORDER, GO)
"""What takes longest to decide,"""
KINDS = 32
"""and so many kinds of a decision there are at most."""
JUDGEMENT = Fields(*room(1, CHOICES), *WAYS, *FEARS, *HEAT, *PLANS, *TOURS, *MOODS)
"""All a greedy player needs."""
MIND = Fields(*JUDGEMENT, *BELIEFS, *THOUGHTS, *search.room())


def kind(v, seat):
    """Decisions of a kind are thought of in the same way, and for as long: a GPU takes them together."""
    if v.step == GO:
        return 4 * max(0, min(v.paces, KINDS // 4 - 1)) + 2 * free(v, v.guard) + waits(v, 1 - v.guard)
    if v.step == ORDER:
        return 2 * may_leave(v, ABBESS) + may_leave(v, PRIORESS)
    if v.step != MOVE:
        return 0
    novice = acting(v, seat)
    if v.stage[novice] != STEPPING:
        return v.stage[novice]
    return min(1 + AFTER + v.steps[novice], KINDS - 1)


def appraise(views, seat, mind):
    """What each choice is worth to a greedy player (`mind.values`); how many choices there are."""
    mind.wary = 1.0
    return size_up(views, seat, mind)


def size_up(views, seat, mind):
    """The same to one who is more or less wary (`mind.wary`)."""
    v = views[0]
    mind.reads = 0
    count = legal(v, seat, mind.lists[0])
    if count == 1:
        mind.values[0] = 0.0
    elif v.step == MOVE:
        move(v, seat, count, mind)
    elif v.step == GO:
        go(v, count, mind)
    elif v.step == ORDER:
        order(v, count, mind)
    elif v.step == PATH:
        path(v, count, mind)
    elif v.step == BLESS:
        bless(v, count, mind)
    elif v.step == EARS:
        ears(v, count, mind)
    elif v.step == FALSE_NOISE:
        false_noise(v, count, mind)
    else:
        tokens(v, count, mind)
    return count
