"""What the novices' secret moves leave of where they may be, when the table is told what is open of them (4, 9)."""

from ..box import CELLS, DISTANCE, KEY_PLACE, LOCKED, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT, UNLOCKED, WISH_PLACE
from ..fields import LONGEST_WAY
from ..policy.mind import BARE, CASES, KEYED, LADEN, SORTS, WISH_COUNT
from ..rules.eyes import catches
from ..rules.figures import blessed, factor, in_play, least, most
from ..rules.moves import SHORTEST_WALK
from ..rules.terms import CARD_COUNT, CAUGHT, GUARD_COUNT, NOVICE_COUNT, STAND_CARD, VANISHED, WALK_CARD
from ..trees import LOCK_DISTANCE
from .ahead import (
    SUMS,
    are_kept,
    begin_anew,
    cases_of,
    get_habits_ready,
    keep_all,
    recall_calm,
    recall_ways,
    survey,
)
from .ends import HIDDEN, SEEN
from .habits import HOME_PULL, PULL, TREMBLE, any_of, distance
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

HOMEWARD_CASES = LADEN * WISH_COUNT
"""From this case on she is drawn home."""


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
            keep_all(v, card, memory, mind)


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
    mind.width = widest(novice, memory)
    for place in range(PLACE_COUNT):
        clear(place, mind)
    for start in range(PLACE_COUNT):
        if memory.possible[novice][start]:
            if mind.sights == 0 or DISTANCE[start][mind.sight_at[0]] <= mind.farthest + 1:
                go_from(v, novice, start, memory, mind)
    for place in range(PLACE_COUNT):
        arrived(novice, place, memory, mind)


def widest(novice, memory):
    """Behind which case there is nothing more on any place."""
    width = 0
    for place in range(PLACE_COUNT):
        if memory.possible[novice][place]:
            row = novice * PLACE_COUNT + place
            width = max(width, max(memory.plain_cases[row], memory.feet_cases[row]))
    return width


def clear(place, mind):
    """Nothing has come here yet."""
    there, lured, width = mind.moved[place], mind.lured[place], mind.width
    for k in range(width):
        there[k] = 0.0
        lured[k] = 0.0
    for k in range(CASES, CASES + width):
        there[k] = 0.0


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


def go_from(v, novice, start, memory, mind):
    """All ways from one place; a key counts only where there are locks to reach."""
    row = novice * PLACE_COUNT + start
    if LOCK_DISTANCE[start] > mind.locked_in:
        mind.cases = memory.plain_cases[row]
        mind.feet_cases = memory.feet_cases[row]
        go_with(v, novice, start, 0, BARE, LADEN, memory, mind)
    else:
        mind.cases = cases_of(memory.mass[row], 0, BARE, BARE)
        mind.feet_cases = cases_of(memory.mass[row], 1, BARE, BARE)
        go_with(v, novice, start, 0, BARE, BARE, memory, mind)
        mind.cases = cases_of(memory.mass[row], 0, KEYED, LADEN)
        mind.feet_cases = cases_of(memory.mass[row], 1, KEYED, LADEN)
        go_with(v, novice, start, 1, KEYED, LADEN, memory, mind)


def go_with(v, novice, start, key, least_load, most_load, memory, mind):
    """All ways from one place with or without a key, if she may carry so much there."""
    if mind.cases > 0 or mind.feet_cases > 0:
        lay_ready(novice, start, least_load, most_load, memory, mind)
        recall_ways(v, start, key, memory, mind)
        bring(novice, start, key, memory, mind)


def lay_ready(novice, start, least_load, most_load, memory, mind):
    """What rests on a start with so much to carry is laid ready."""
    row = novice * PLACE_COUNT + start
    rests, liking, drawn = mind.rests, mind.liking, mind.drawn
    mass, liked, pulled = memory.mass[row], memory.liked[row], memory.drawn[row]
    cases = min(memory.drawn_cases[row], first(most_load + 1, 0))
    for i in range(CASES + mind.feet_cases):
        rests[i] = mass[i]
    for k in range(cases):
        liking[k] = liked[k]
        drawn[k] = pulled[k]
    for k in range(first(least_load, 0)):
        rests[k] = 0.0
        rests[CASES + k] = 0.0
        liking[k] = 0.0
        drawn[k] = 0.0
    mind.drawn_cases = cases


def bring(novice, start, key, memory, mind):
    """What rests on a start goes to all ends of its ways."""
    rests, cases, feet = mind.rests, mind.cases, mind.feet_cases
    swiftly, further = mind.unused[novice] == 1, mind.further
    fewest, farthest = mind.fewest, mind.farthest
    for i in range(mind.row_at, mind.row_at + mind.row):
        end = memory.end[i]
        plain = memory.plain[i]
        swift = memory.swiftly[i]
        there = mind.moved[end]
        for k in range(cases):
            there[k] += rests[k] * plain
        chance = swift if swiftly else plain
        for k in range(CASES, CASES + feet):
            there[k] += rests[k] * chance
        trembling = swift if further else TREMBLE * plain
        if fewest <= distance(start, end, key) <= farthest:
            lure(novice, end, trembling, mind)
        else:
            tremble(end, trembling, mind)


def lure(novice, end, trembling, mind):
    """The same as a greedy novice would choose card and end (`is_drawn`), or now and then just anything."""
    lured, liking, drawn, cases = mind.lured[end], mind.liking, mind.drawn, mind.drawn_cases
    calm = mind.calm[end][mind.card]
    pull = PULL[end]
    for k in range(min(cases, HOMEWARD_CASES)):
        lured[k] += liking[k] * trembling + drawn[k] * pull[k] * calm
    if cases > HOMEWARD_CASES:
        home = HOME_PULL[novice][end]
        for k in range(HOMEWARD_CASES, cases):
            lured[k] += liking[k] * trembling + drawn[k] * home * calm


def tremble(end, trembling, mind):
    """The same where no greedy novice would choose to go."""
    lured, liking = mind.lured[end], mind.liking
    for k in range(mind.drawn_cases):
        lured[k] += liking[k] * trembling


def arrived(novice, place, memory, mind):
    """The new masses of a place, if there are any."""
    there = mind.moved[place]
    if not (any_of(there, 0, mind.width) or any_of(there, CASES, CASES + mind.width)):
        rule_out(novice, place, memory)
        return
    mass = memory.mass[novice * PLACE_COUNT + place]
    liked = memory.liked[novice * PLACE_COUNT + place]
    memory.possible[novice][place] = 1
    lured = mind.lured[place]
    for k in range(mind.width):
        mass[k] = there[k]
        mass[CASES + k] = there[CASES + k]
        liked[k] = lured[k]


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
