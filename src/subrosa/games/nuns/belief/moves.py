"""What the novices' secret moves leave of where they may be, when the table is told what is open of them (4, 9)."""

from ..box import CELLS, DISTANCE, KEY_PLACE, LOCKED, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT, UNLOCKED, WISH_PLACE
from ..fields import LONGEST_WAY
from ..policy.heat import shine
from ..policy.mind import CASES, SORTS, WISH_COUNT
from ..policy.ways import looking
from ..rules.eyes import catches
from ..rules.figures import blessed, factor, in_play, least, most
from ..rules.moves import SHORTEST_WALK
from ..rules.terms import CARD_COUNT, CAUGHT, GUARD_COUNT, NOVICE_COUNT, VANISHED, WALK_CARD
from .habits import draw_near, tempt
from .memory import BARE, BY_REST, BY_SIGHT, BY_WALK, KEYED, LADEN, first, is_on, lose_wish, reason_key, rule_out
from .ways import HIDDEN, LOCK_DISTANCE, SEEN, find_ways


def published(before, after, memory, mind):
    """All have moved: what is open of each move is known (12.2, 12.3)."""
    for place in range(PLACE_COUNT):
        mind.lit[place] = 0
    for guard in range(GUARD_COUNT):
        shine(looking(after, guard), mind)
    tempt(before, mind)
    captures = before.captures
    for novice in range(NOVICE_COUNT):
        if in_play(after, novice) and captures < after.limit:
            caught = after.captured[novice] > before.captured[novice]
            if caught:
                captures += 1
            if before.status[novice] == CAUGHT and after.turned[novice] != 1:
                if before.marker[novice] != CELLS[novice]:
                    walked(after, novice, before.marker[novice], memory)
            else:
                describe(before, after, novice, mind)
                moved(after, novice, caught, memory, mind)


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
        mass[i] *= without if i < first(KEYED, 0) else having
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
    mind.further = 1 if after.spent[novice] >= 0 > before.spent[novice] else 0
    mind.spare = 1 if blessed(before, novice) and before.swift_foot == 0 else 0
    mind.barred = 1 if after.novice_may_enter_guard == 1 else 0
    mind.again = 1 if after.allow_revisit == 1 else 0
    for other in range(CARD_COUNT):
        mind.needs[other] = least(after, other)
        mind.reach[other] = most(after, other)
    for guard in range(GUARD_COUNT):
        mind.posts[guard] = after.at[guard] if catches(after, novice, after.at[guard]) else -1
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


def moved(v, novice, caught, memory, mind):
    """A move on the run: from every place she may have been, by all ways that look like what was seen."""
    for place in range(PLACE_COUNT):
        mind.come[place] = 0
    for start in range(PLACE_COUNT):
        if memory.possible[novice][start] and in_range(start, mind):
            go_from(novice, start, memory, mind)
    for place in range(PLACE_COUNT):
        if mind.come[place] == 1:
            arrived(novice, place, memory, mind)
        else:
            rule_out(novice, place, memory)
    if caught:
        for place in range(PLACE_COUNT):
            if memory.possible[novice][place]:
                lose_wish(novice, place, memory)
        memory.caught_in[novice] = v.round
    else:
        take(novice, memory)
    if mind.sights > 0:
        memory.seen_in[novice] = v.round
    reason_key(v, novice, BY_SIGHT if mind.sights > 0 else BY_REST, memory)


def in_range(start, mind):
    """Can a way from here lead to where she was seen first?"""
    return mind.sights == 0 or DISTANCE[start][mind.sight_at[0]] <= mind.farthest + 1


def go_from(novice, start, memory, mind):
    """All ways from one place, without and with a key."""
    mass = memory.mass[novice * PLACE_COUNT + start]
    bare = any_of(mass, 0, first(KEYED, 0))
    if bare:
        find_ways(start, 0, mind)
        bring(mass, BARE, mind)
        draw_near(novice, start, BARE, memory, mind)
    keyed = any_of(mass, first(KEYED, 0), first(LADEN, 0))
    laden = any_of(mass, first(LADEN, 0), SORTS)
    if keyed or laden:
        if not bare or LOCK_DISTANCE[start] <= mind.farthest:
            find_ways(start, 1, mind)
        if keyed:
            bring(mass, KEYED, mind)
            draw_near(novice, start, KEYED, memory, mind)
        if laden:
            bring(mass, LADEN, mind)
            draw_near(novice, start, LADEN, memory, mind)


def any_of(mass, start, end):
    """Is there anything between two numbers of a row?"""
    for i in range(start, end):
        if mass[i] > 0.0:
            return True
    return False


def bring(mass, load, mind):
    """What rests on a start goes to all ends of its ways."""
    plain = first(load, 0)
    swift = first(load, 1)
    with_swift = any_of(mass, swift, swift + WISH_COUNT)
    for i in range(mind.row):
        end = mind.row_end[i]
        there = mind.moved[end]
        if mind.come[end] != 1:
            mind.come[end] = 1
            for k in range(SORTS):
                there[k] = 0.0
            led = mind.led[end]
            for k in range(CASES):
                led[k] = 0.0
        chance = mind.plain[end]
        for k in range(WISH_COUNT):
            there[plain + k] += mass[plain + k] * chance
        if with_swift:
            chance = mind.swiftly[end] if mind.spare else chance
            for k in range(WISH_COUNT):
                there[swift + k] += mass[swift + k] * chance


def arrived(novice, place, memory, mind):
    """The new masses of a place."""
    memory.possible[novice][place] = 1
    mass = memory.mass[novice * PLACE_COUNT + place]
    there = mind.moved[place]
    found = 0.0
    for k in range(SORTS):
        mass[k] = there[k]
        found += there[k]
    liked = memory.liked[novice * PLACE_COUNT + place]
    led = mind.led[place]
    for k in range(CASES):
        liked[k] = led[k]
    if found == 0.0:
        rule_out(novice, place, memory)


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
