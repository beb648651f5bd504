"""What can be believed of where the novices are and what they carry, from what everybody sees, in the rules' subset.

What is heard of one novice has nothing to do with where another is, so each has a filter of her own over place, wish
card, key and wish had, and a swift foot to spare. It goes on with every published move (whole ways that look like what
was seen, each place crossed), every token and every silence, every look of a guard, every capture, and with nobody
having won. Novices know no more of each other than the guards, so the memory is the same for every seat; what a seat
holds itself comes in when the memory is read (`deal`), for wishes and blessings come from one deck. Of a seat's own
novices the same memory says what the others can know of them.

Two layers. *By counting*: chance by its weights; what is decided in secret moves and noise turns, and whether five
steps of a guard are named a walk or a run, uniform over what was legal at each decision, even where it comes out
later; open choices only as legal or not. That is the measure of redraws. *By behaviour*: a mixture of novices who
choose so and of greedy ones (`habits`), who choose card and end of a move by how near it brings them and what they
have to fear there, and now and then just anything.
"""

from ..rules.figures import running
from ..rules.terms import EARS, GO, HEAR, LISTEN, MOVE, NOVICE_COUNT, ORDER, OVER, PATH
from .deal import weigh
from .guards import guard_decided
from .memory import MEMORY, begin, has_not_won, has_won
from .moves import published
from .runs import look_ahead
from .sounds import in_noise_turn, listening_heard, turn_heard

__all__ = ["MEMORY", "VERSION", "forget", "holder", "notice", "weigh"]

VERSION = 2
"""The version of the model: a study says which one it was made with."""
SHARED = True
"""Every seat remembers the same."""


def forget(v, seat, memory):
    """Nothing has been noticed yet."""
    begin(v, memory)


def holder(keeps, seat):
    """Whose memory a seat reads: the first that is kept, since all are alike."""
    for other in range(len(keeps)):
        if keeps[other]:
            return other
    return seat


def notice(views, after, seat, decider, heard, memory, mind):
    """A decision comes into the memory, as far as everybody sees what it brings."""
    before = views[0]
    step = before.step
    if step == MOVE:
        if after.step != MOVE:
            published(before, after, memory, mind)
    elif in_noise_turn(before):
        turn_heard(before, after, memory, mind)
    elif step == ORDER or step == GO or step == PATH:
        guard_decided(before, after, heard, memory)
    elif step == LISTEN or step == EARS or step == HEAR:
        listening_heard(before, after, heard, memory, mind)
    if after.step == MOVE:
        look_ahead(after, memory, mind)
    if after.step == ORDER and step != ORDER:
        nobody_won(after, memory)
    elif after.step == OVER and after.won != 0 and step != OVER:
        some_won(after, memory)


def nobody_won(v, memory):
    """Nobody on the run is at home with key and wish (9.1)."""
    for novice in range(NOVICE_COUNT):
        if running(v, novice):
            has_not_won(novice, memory)


def some_won(v, memory):
    """Who won is home with key and wish; of those caught more often that is not said where they would not win (9.1)."""
    fewest = -1
    for novice in range(NOVICE_COUNT):
        if v.won >> novice & 1:
            fewest = v.captured[novice]
            has_won(novice, memory)
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and not v.won >> novice & 1 and (v.tie == 0 or v.captured[novice] <= fewest):
            has_not_won(novice, memory)
