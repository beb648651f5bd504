"""What the novices' secret moves leave of where they may be, when the table is told what is open of them (4, 9)."""

from ..box import CELLS, DISTANCE, KEY_PLACE, LOCKED, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT, UNLOCKED, WISH_PLACE
from ..fields import LONGEST_WAY
from ..policy.mind import BARE, CASES, KEYED, SORTS, WISH_COUNT
from ..rules.eyes import catches
from ..rules.figures import blessed, factor, in_play, least, most
from ..rules.moves import SHORTEST_WALK
from ..rules.terms import CARD_COUNT, CAUGHT, GUARD_COUNT, NOVICE_COUNT, STAND_CARD, VANISHED, WALK_CARD
from .ahead import SUMS, are_kept, begin_anew, get_habits_ready, keep_some, recall_calm, survey
from .ends import HIDDEN, SEEN
from .going import arrive, has_come, spread
from .memory import (
    BY_REST,
    BY_SIGHT,
    BY_WALK,
    first,
    is_on,
    lose_wish,
    reason_key,
    rule_out,
)
from .runs import has_run, recall_run


def published(before, after, memory, mind):
    """All have moved: what is open of each move is known (12.2, 12.3)."""
    survey(after, mind)
    begin_anew(before, memory)
    get_habits_ready(before, SUMS, memory, mind)
    recall_calm(memory, mind)
    captures = before.captures
    for novice in range(NOVICE_COUNT):
        mind.waits[novice] = 0
        if in_play(after, novice) and captures < after.limit:
            if after.captured[novice] > before.captured[novice]:
                captures += 1
            if before.status[novice] != CAUGHT or after.turned[novice] == 1:
                mind.waits[novice] = 1
                mind.unused[novice] = 1 if blessed(before, novice) and before.swift_foot == 0 else 0
            elif before.marker[novice] != CELLS[novice]:
                walked(after, novice, before.marker[novice], memory)
    find_common_ways(after, memory, mind)
    for novice in range(NOVICE_COUNT):
        if mind.waits[novice]:
            describe(before, after, novice, mind)
            mind.kept_ways = 1 if are_kept(memory, mind) else 0
            moved(after, novice, memory, mind)
            ended(before, after, novice, memory, mind)


def find_common_ways(v, memory, mind):
    """What several may have gone unseen with the same card is found once for all, unless it was found ahead."""
    for card in range(STAND_CARD + 1, CARD_COUNT):
        count = 0
        for novice in range(NOVICE_COUNT):
            if mind.waits[novice] and v.played[novice] == card and v.glimpsed[novice][0] < 0:
                count += 1
        if count > 1 and not memory.found[card]:
            keep_some(v, card, 0, 1, memory, mind)


def went_further(before, after, novice):
    """Has she used her swift foot in this move (10.6)?"""
    return after.spent[novice] >= 0 > before.spent[novice]


def walked(v, novice, start, memory):
    """A caught novice's open walk: which of the ways home she takes may tell whether she has her key (9.7)."""
    seen = v.glimpsed[novice]
    end = start
    for i in range(LONGEST_WAY):
        if 0 <= seen[i] < VANISHED:
            end = seen[i]
    without = walk_chance(v, novice, start, 0)
    having = walk_chance(v, novice, start, 1)
    mass = memory.mass[novice * PLACE_COUNT + start]
    liked = memory.liked[novice * PLACE_COUNT + start]
    for i in range(SORTS):
        mass[i] *= without if i % CASES < first(KEYED, 0) else having
    for i in range(CASES):
        liked[i] *= without if i < WISH_COUNT else having
    if end != start:
        memory.possible[novice][end] = 1
        for i in range(SORTS):
            memory.mass[novice * PLACE_COUNT + end][i] = mass[i]
        for i in range(CASES):
            memory.liked[novice * PLACE_COUNT + end][i] = liked[i]
    is_on(novice, end, memory)
    memory.seen_in[novice] = v.round
    reason_key(v, novice, BY_WALK, memory)


def walk_chance(v, novice, start, key):
    """How likely a caught novice's open walk is with or without a key; 0 if that is no way home."""
    seen = v.glimpsed[novice]
    longest = most(v, WALK_CARD) // factor(v)
    home = CELLS[novice]
    chance = 1.0
    place = start
    for steps in range(LONGEST_WAY):
        left = DISTANCE[place][home] if key else UNLOCKED[place][home]
        there = seen[steps]
        ways = 0
        fits = False
        if steps < longest:
            for j in range(MOST_NEIGHBOURS):
                near = NEIGHBOURS[place][j]
                if near >= 0 and (key or not LOCKED[place][j]):
                    if (DISTANCE[near][home] if key else UNLOCKED[near][home]) == left - 1:
                        ways += 1
                        if near == there:
                            fits = True
        may_stop = steps >= SHORTEST_WALK or left == 0
        if there < 0:
            fits = may_stop
        if not fits:
            return 0.0
        chance /= ways + (1 if may_stop else 0)
        if there < 0:
            break
        place = there
    return chance


def describe(before, after, novice, mind):
    """What is open of a move on the run: the card, what was seen, whether a swift foot was used."""
    card = after.played[novice]
    mind.card = card
    mind.fewest = least(after, card)
    mind.farthest = most(after, card)
    mind.further = 1 if went_further(before, after, novice) else 0
    mind.spare = mind.unused[novice]
    mind.locked_in = max(mind.farthest, mind.needed)
    for guard in range(GUARD_COUNT):
        mind.posts[guard] = post(after, novice, guard)
    mind.sights = 0
    token = 0
    for i in range(LONGEST_WAY):
        what = after.glimpsed[novice][i]
        if what == VANISHED:
            while after.vanished_owner[token] != novice:
                token += 1
            mind.sight_at[mind.sights] = after.vanished_from[token]
            mind.sight_to[mind.sights] = HIDDEN if after.vanished_to[token] < 0 else after.vanished_to[token]
            mind.sights += 1
            token += 1
        elif what >= 0:
            mind.sight_at[mind.sights] = what
            mind.sight_to[mind.sights] = SEEN
            mind.sights += 1


def post(v, novice, guard):
    """Where a guard stands who would catch her; -1 if this one would not."""
    return v.at[guard] if catches(v, novice, v.at[guard]) else -1


def moved(v, novice, memory, mind):
    """A move on the run: from every place where she may have been, by all ways that look like what was seen."""
    if has_run(v, novice, memory, mind):
        recall_run(novice, memory, mind)
        return
    spread(v, novice, memory, mind)
    for place in range(PLACE_COUNT):
        if has_come(place, mind):
            arrive(novice, place, mind.moved[place], mind.lured[place], memory, mind)
        else:
            rule_out(novice, place, memory)


def ended(before, after, novice, memory, mind):
    """What a move brings where it ends: into a guard's hands, or to a key or wish (4.7-4.9)."""
    if after.captured[novice] > before.captured[novice]:
        for place in range(PLACE_COUNT):
            if memory.possible[novice][place]:
                lose_wish(novice, place, memory)
        memory.caught_in[novice] = after.round
    else:
        take(novice, memory)
    if mind.sights > 0:
        memory.seen_in[novice] = after.round
    reason_key(after, novice, BY_SIGHT if mind.sights > 0 else BY_REST, memory)


def take(novice, memory):
    """Who ends her move on her key takes it, and with the key her wish (4.8, 4.9)."""
    for wish in range(WISH_COUNT):
        pick_up(novice, KEY_PLACE[wish], wish, BARE, memory)
        pick_up(novice, WISH_PLACE[wish], wish, KEYED, memory)


def pick_up(novice, place, wish, load, memory):
    """Who has this wish card and carries so much carries more now."""
    if memory.possible[novice][place]:
        mass = memory.mass[novice * PLACE_COUNT + place]
        for swift in range(2):
            mass[first(load + 1, swift) + wish] += mass[first(load, swift) + wish]
            mass[first(load, swift) + wish] = 0.0
        liked = memory.liked[novice * PLACE_COUNT + place]
        liked[(load + 1) * WISH_COUNT + wish] += liked[load * WISH_COUNT + wish]
        liked[load * WISH_COUNT + wish] = 0.0
