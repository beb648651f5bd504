"""What the guards' steps leave of where novices may be: who is not seen is nowhere in sight (6.5, 7, 9.5, 12.7)."""

from ..box import PLACE_COUNT
from ..looks import SEEN
from ..policy.ways import looking
from ..rules.eyes import turning_sees
from ..rules.figures import in_play, running
from ..rules.patrol import LONGEST_WALK
from ..rules.terms import GO, GUARD_COUNT, GUARD_RUN, NOISE_AT, NOVICE_COUNT, ORDER, PATH, STOP
from .memory import BY_SIGHT, is_on, lose_wish, reason_key, rule_out


def guard_decided(before, after, heard, memory):
    """A decision of the guards: names of moves, false noise, and what comes into view."""
    guard = before.guard
    if before.step != ORDER and heard >= NOISE_AT:
        mover = NOVICE_COUNT + guard
        if after.spent[mover] == before.spent[mover] and after.spent[mover] < 0:
            memory.no_false_noise[guard] = 1
    steps = before.step == GO and 0 <= heard < STOP
    for novice in range(NOVICE_COUNT):
        if in_play(after, novice):
            spotted(before, after, novice, memory)
    if steps:
        if before.pivot_check == 1:
            turned_to(before, after, guard, heard, memory)
        looked(after, guard, memory)
    if (after.step == GO or after.step == PATH) and after.guard != guard:
        looked(after, after.guard, memory)
    if before.step == GO and not steps and heard < NOISE_AT and before.paces == LONGEST_WALK + 1:
        memory.stopped_at_five[guard] = 1
    if before.step != ORDER and after.moved == 3:
        name_cards(after, memory)


def name_cards(v, memory):
    """Both guards have shown walk or run: five steps may have been either, for one with a swift foot (10.6)."""
    for guard in range(GUARD_COUNT):
        if memory.stopped_at_five[guard] and v.shown[guard] == GUARD_RUN:
            memory.runs_of_five[guard] += 1
        memory.stopped_at_five[guard] = 0


def spotted(before, after, novice, memory):
    """A novice comes into view, or into a guard's hands."""
    place = after.marker[novice]
    caught = after.captured[novice] > before.captured[novice]
    if place < 0:
        place = last_glimpse(before, after, novice)
    elif before.marker[novice] == place and not caught:
        return
    if place >= 0:
        is_on(novice, place, memory)
        memory.seen_in[novice] = after.round
        if caught:
            lose_wish(novice, place, memory)
            memory.caught_in[novice] = after.round
        reason_key(after, novice, BY_SIGHT, memory)


def last_glimpse(before, after, novice):
    """Where a novice was seen in a look that the same step took from her again; -1 if in none (5.5)."""
    for i in range(len(after.glimpsed[novice])):
        if after.glimpsed[novice][i] >= 0 > before.glimpsed[novice][i]:
            return after.glimpsed[novice][i]
    return -1


def looked(v, guard, memory):
    """A guard has looked: who is on the run and not shown is in none of the places she saw."""
    row = SEEN[looking(v, guard)]
    for novice in range(NOVICE_COUNT):
        if running(v, novice) and v.marker[novice] < 0:
            i = 0
            while row[i] >= 0:
                rule_out(novice, row[i], memory)
                i += 1


def turned_to(before, after, guard, ahead, memory):
    """The same for the look of a guard who turns towards her next place."""
    for novice in range(NOVICE_COUNT):
        if running(after, novice) and after.marker[novice] < 0:
            if last_glimpse(before, after, novice) < 0:
                for place in range(PLACE_COUNT):
                    if turning_sees(before, guard, ahead, place):
                        rule_out(novice, place, memory)
