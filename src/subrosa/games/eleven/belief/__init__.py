"""What can be believed of cards, roles and tiles, from what a seat sees and hears, in the subset of the rules.

*By counting*: all deals of the character cards that fit what the seat has seen and who was named in vain; every role
card alike; tiles as they may be spread; and what the others can have seen. *By behaviour*: for every player the product
of how likely he would have chosen what he chose, for each character on his card, either role, each Chosen One, and each
style.
"""

from subrosa.core.deciders import CHANCE
from subrosa.core.fields import NONE, Field, Fields

from ..box import SEATS
from ..policy.mind import MOST_SEEN
from ..rules.board import FIGURES
from ..rules.hour import roles_left
from ..rules.terms import LOOK, ROLE
from .deals import by_rules, carry, lay_out, orders, share_out, undealt
from .looks import forget_looks, notice_look, weigh_looks
from .manners import ROLES, STYLES, by_manners, forget_manners, weigh_choice
from .tiles import weigh_tiles

__all__ = ["MEMORY", "VERSION", "forget", "notice", "weigh"]

VERSION = 1
"""The version of the model: a study says which one it was made with."""

MEMORY = Fields(
    # who was given a role card, a bit for each, and how many were shuffled
    Field("dealt", NONE, high=(1 << SEATS) - 1),
    Field("role_cards", NONE, high=SEATS),
    # how many characters each looker has seen of each target, as looks alone tell and as his choice of targets does
    *(Field(name, NONE, by=(SEATS, (SEATS + 1) * MOST_SEEN), real=True) for name in ("seen", "sought")),
    # the seat's own characters that it saw each looker draw
    Field("showed", NONE, by=SEATS, high=(1 << FIGURES) - 1),
    # how likely each player would have chosen so, by his role, his character and his style, and by who is chosen
    Field("likely", NONE, by=(SEATS, ROLES * FIGURES * STYLES), real=True),
    Field("chosen", NONE, by=(SEATS, FIGURES * STYLES), real=True),
)


def forget(v, seat, memory):
    """Nothing has been noticed yet."""
    memory.dealt = 0
    memory.role_cards = 0
    forget_looks(memory)
    forget_manners(memory)


def notice(views, after, seat, decider, heard, memory, mind):
    """Roles dealt and cards looked at are kept in mind; what players choose is weighed."""
    v = views[0]
    if decider == CHANCE:
        if v.step == LOOK:
            notice_look(v, seat, heard, memory)
        elif v.step == ROLE:
            if memory.dealt == 0:
                memory.role_cards = roles_left(v)
            memory.dealt |= 1 << v.index
    elif decider != seat and heard >= 0:
        weigh_choice(views, decider, heard, memory, mind)


def weigh(v, seat, memory, mind):
    """What is believed of cards, roles, looks and tiles, by counting and by behaviour; the number of deals."""
    count = lay_out(v, mind)
    nobody = 1.0 * undealt(memory) if memory.dealt else 1.0
    by_rules(v, memory, count, mind)
    worlds = carry(count, nobody, mind)
    share_out(v, count, worlds, mind, mind.counted, mind.fenrir_counted)
    by_manners(v, memory, count, mind)
    share_out(v, count, carry(count, nobody, mind), mind, mind.believed, mind.fenrir_believed)
    weigh_looks(v, memory, mind)
    weigh_tiles(v, mind)
    return worlds / orders(count, mind)
