"""What the novices' secret moves leave of where they may be, when the table is told what is open of them (4, 9)."""

from ..box import CELLS, DISTANCE, KEY_PLACE, LOCKED, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT, UNLOCKED, WISH_PLACE
from ..fields import LONGEST_WAY
from ..policy.mind import BARE, CASES, KEYED, LADEN, SORTS, WISH_COUNT
from ..rules.eyes import catches
from ..rules.figures import blessed, factor, in_play, least, most
from ..rules.moves import SHORTEST_WALK
from ..rules.terms import CAUGHT, GUARD_COUNT, NOVICE_COUNT, VANISHED, WALK_CARD
from ..trees import LOCK_DISTANCE
from .ahead import SUMS, are_kept, get_ready, recall, recall_ways, survey
from .ends import HIDDEN, SEEN
from .habits import draw_near, is_drawn
from .memory import (
    BY_REST,
    BY_SIGHT,
    BY_WALK,
    first,
    is_on,
    keep_if_any,
    lose_wish,
    reason_key,
    rule_out,
)


def published(before, after, memory, mind):
    """All have moved: what is open of each move is known (12.2, 12.3)."""
    survey(after, mind)
    if memory.ready_for != before.round:
        memory.ready_for = before.round
        memory.ready = 0
    get_ready(before, SUMS, memory, mind)
    recall(memory, mind)
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
    for novice in range(NOVICE_COUNT):
        if mind.waits[novice]:
            describe(before, after, novice, mind)
            find_alike(before, after, novice, mind)
            mind.kept_ways = 1 if are_kept(after, memory, mind) else 0
            moved(before, after, memory, mind)


def find_alike(before, after, novice, mind):
    """The novices of whose moves nothing else is open than of this one's: they may have gone the same ways."""
    for other in range(NOVICE_COUNT):
        same = mind.sights == 0 and after.glimpsed[other][0] < 0 and after.played[other] == mind.card
        same = same and not mind.further and not went_further(before, after, other)
        for guard in range(GUARD_COUNT):
            same = same and mind.posts[guard] == post(after, other, guard)
        mind.alike[other] = 1 if mind.waits[other] and (other == novice or same) else 0
        if mind.alike[other]:
            mind.waits[other] = 0
            mind.spare = max(mind.spare, mind.unused[other])


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


def moved(before, after, memory, mind):
    """Moves on the run: from every place they may have been, by all ways that look like what was seen."""
    for novice in range(NOVICE_COUNT):
        if mind.alike[novice]:
            for place in range(PLACE_COUNT):
                mind.come[novice][place] = 0
    for start in range(PLACE_COUNT):
        if mind.sights == 0 or DISTANCE[start][mind.sight_at[0]] <= mind.farthest + 1:
            go_from(start, memory, mind)
    for novice in range(NOVICE_COUNT):
        if mind.alike[novice]:
            for place in range(PLACE_COUNT):
                if mind.come[novice][place]:
                    arrived(novice, place, memory, mind)
                else:
                    rule_out(novice, place, memory)
            ended(before, after, novice, memory, mind)


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


def go_from(start, memory, mind):
    """All ways from one place, for all whose moves look alike; a key counts only where there are locks to reach."""
    if LOCK_DISTANCE[start] > mind.locked_in:
        go_with(start, 0, BARE, LADEN, memory, mind)
    else:
        go_with(start, 0, BARE, BARE, memory, mind)
        go_with(start, 1, KEYED, LADEN, memory, mind)


def go_with(start, key, least_load, most_load, memory, mind):
    """All ways from one place with or without a key, for all who may carry so much there."""
    found = False
    low = first(least_load, 0)
    high = first(most_load + 1, 0)
    for novice in range(NOVICE_COUNT):
        if mind.alike[novice] and memory.possible[novice][start] and rests(novice, start, low, high, memory, mind):
            if not found:
                recall_ways(start, key, memory, mind)
                found = True
            bring(novice, mind)
            if is_drawn(novice, start, least_load, most_load, memory, mind):
                draw_near(novice, start, key, mind)


def rests(novice, start, low, high, memory, mind):
    """Is there anything on a start, of these cases? It is laid ready, without and with a swift foot."""
    mass = memory.mass[novice * PLACE_COUNT + start]
    for i in range(SORTS):
        mind.rests[i] = mass[i]
    for i in range(low):
        mind.rests[i] = 0.0
        mind.rests[CASES + i] = 0.0
    mind.cases = last_of(mass, 0, low, high)
    mind.swift_cases = last_of(mass, CASES, low, high)
    return mind.cases > 0 or mind.swift_cases > 0


def last_of(mass, start, low, high):
    """Behind which of these cases there is nothing more; 0 if there is nothing at all."""
    while high > low and mass[start + high - 1] == 0.0:
        high -= 1
    return high if high > low else 0


def bring(novice, mind):
    """What rests on a start goes to all ends of its ways."""
    rests = mind.rests
    swiftly = mind.swiftly if mind.unused[novice] == 1 else mind.plain
    cases = mind.cases
    feet = mind.swift_cases
    for i in range(mind.row):
        end = mind.row_end[i]
        if not mind.come[novice][end]:
            come_to(novice, end, mind)
        there = mind.moved[novice * PLACE_COUNT + end]
        chance = mind.plain[end]
        for k in range(cases):
            there[k] += rests[k] * chance
        chance = swiftly[end]
        for k in range(CASES, CASES + feet):
            there[k] += rests[k] * chance


def come_to(novice, end, mind):
    """The first way leads to an end: nothing has come there yet."""
    mind.come[novice][end] = 1
    there = mind.moved[novice * PLACE_COUNT + end]
    for k in range(SORTS):
        there[k] = 0.0
    led = mind.led[novice * PLACE_COUNT + end]
    for k in range(CASES):
        led[k] = 0.0


def arrived(novice, place, memory, mind):
    """The new masses of a place."""
    memory.possible[novice][place] = 1
    mass = memory.mass[novice * PLACE_COUNT + place]
    there = mind.moved[novice * PLACE_COUNT + place]
    for k in range(SORTS):
        mass[k] = there[k]
    liked = memory.liked[novice * PLACE_COUNT + place]
    led = mind.led[novice * PLACE_COUNT + place]
    for k in range(CASES):
        liked[k] = led[k]
    keep_if_any(novice, place, memory)


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
