"""What is worked out at each decision of the secret moves, part by part: habits, ways, and where who ran would be.

Who runs unseen may be in most places. So where that leads each novice is worked out before it is known who ran.
"""

from ..box import PLACE_COUNT
from ..policy.mind import CASES
from ..rules.figures import blessed, in_play
from ..rules.terms import CAUGHT, GUARD_COUNT, NOVICE_COUNT, RUN_CARD, SNEAK_CARD, WALK_CARD
from .ahead import SUMS, begin_anew, describe_unseen, get_habits_ready, keep_some, recall_calm, survey
from .going import arrive, has_come, spread, widest
from .memory import PARTS, rule_out

RUNS = SUMS + 4
RAN = RUNS + NOVICE_COUNT
WALKS = RAN + 2
"""What is ready after the other parts but the last."""


def look_ahead(v, memory, mind):
    """One part more of what can be worked out ahead for this round's moves."""
    begin_anew(v, memory)
    if memory.ready < PARTS:
        survey(v, mind)
        get_ready(v, memory.ready + 1, memory, mind)
        memory.ready += 1


def get_ready(v, part, memory, mind):
    """The next part."""
    if part <= SUMS:
        get_habits_ready(v, part, memory, mind)
    elif part <= RUNS:
        keep_some(v, RUN_CARD, part - SUMS - 1, RUNS - SUMS, memory, mind)
    elif part <= RAN:
        run_ahead(v, part - RUNS - 1, memory, mind)
    elif part <= WALKS:
        keep_some(v, WALK_CARD, part - RAN - 1, WALKS - RAN, memory, mind)
    else:
        keep_some(v, SNEAK_CARD, 0, 1, memory, mind)


def run_ahead(v, novice, memory, mind):
    """Where a novice is if she runs unseen."""
    if in_play(v, novice) and v.status[novice] != CAUGHT and memory.found[RUN_CARD]:
        recall_calm(memory, mind)
        describe_unseen(v, RUN_CARD, mind)
        mind.kept_ways = 1
        mind.unused[novice] = 1 if blessed(v, novice) and v.swift_foot == 0 else 0
        spread(v, novice, memory, mind)
        memory.ran[novice] = 1 + mind.unused[novice]
        for place in range(PLACE_COUNT):
            lay_aside(novice, place, memory, mind)


def lay_aside(novice, place, memory, mind):
    """What has come to a place is kept."""
    memory.ran_to[novice][place] = 1 if has_come(place, mind) else 0
    if memory.ran_to[novice][place]:
        row = novice * PLACE_COUNT + place
        there, lured, mass, liked = mind.moved[place], mind.lured[place], memory.ran_mass[row], memory.ran_liked[row]
        for k in range(mind.width):
            mass[k] = there[k]
            mass[CASES + k] = there[CASES + k]
            liked[k] = lured[k]


def has_run(v, novice, memory, mind):
    """Has a novice run, and does it look as it was worked out: all guards would catch her?"""
    for guard in range(GUARD_COUNT):
        if mind.posts[guard] != v.at[guard]:
            return False
    return mind.card == RUN_CARD and mind.kept_ways == 1 and memory.ran[novice] == 1 + mind.unused[novice]


def recall_run(novice, memory, mind):
    """Where she is then."""
    mind.width = widest(novice, memory)
    for place in range(PLACE_COUNT):
        if memory.ran_to[novice][place]:
            row = novice * PLACE_COUNT + place
            arrive(novice, place, memory.ran_mass[row], memory.ran_liked[row], memory, mind)
        else:
            rule_out(novice, place, memory)
