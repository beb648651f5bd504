"""Whole games and batches of positions: one text, bound to a game's rules by the engine that loads it.

The names `deciders`, `legal`, `odds`, `apply`, `places`, `knows` and, where a game has them, `leanings` are the rules'
own; `see` and `observe` follow from the table of fields; `appraise` and perhaps `prefer` are the game's policy;
`forget`, `notice` and `weigh` are its belief, `ponder` is how its stronger players choose. A scratch holds `out` and
`weights` for the choices of one decision, `stream`, the state of the random stream, and `thoughts`, that of what
players draw by themselves; it is a record, because compiled code would count references to plain arrays at every call.
Everything here is in the same subset of Python as the rules, so that both engines draw the same games from the same
seed.
"""

from typing import Any

from .deciders import CHANCE
from .streams import FATE, WORD, any_of, drawn, lowest, one_of, seed_stream
from .styles import DEDUCER, GREEDY, RUNG, THRIFTY
from .turns import best_of

deciders: Any
legal: Any
odds: Any
apply: Any
places: Any
knows: Any
see: Any
observe: Any
appraise: Any
forget: Any
notice: Any
weigh: Any

PREFER, APPRAISE = range(2)
"""What can be thought."""
BEGINS, WEIGHS = 1, 2
"""What can be done with a memory besides: it begins, and what it comes to is weighed."""


def leanings(s, seat, out, count, weights):
    """How a thrifty player leans, where the game does not say: not at all."""
    for i in range(count):
        weights[i] = 1


def prefer(views, seat, memory, style, g, mind):
    """What a policy prefers that does not say so: one of the choices that are worth most."""
    return best_of(mind, appraise(views, seat, mind), g)


def ponder(views, seat, memory, style, g, mind):
    """How stronger players choose where a game does not say: as the policy prefers."""
    return prefer(views, seat, memory, style, g, mind)


def holder(keeps, seat):
    """Which seat keeps the memory that a seat reads, where the belief does not say: itself."""
    return seat


def choose(s, decider, style, g, out, weights):
    """What chance draws, or a player picks who picks at random."""
    if decider == CHANCE:
        return drawn(odds(s, out, weights), out, weights, g)
    count = legal(s, decider, out)
    if style == THRIFTY and count > 1:
        leanings(s, decider, out, count, weights)
        return drawn(count, out, weights, g)
    return any_of(out, count, g)


def play_on(s, style, g, out, weights, limit):
    """Play at random until the game is over or the limit is reached; the number of decisions taken."""
    for n in range(limit):
        mask = deciders(s)
        if mask == 0:
            return n
        decider = one_of(mask, g)
        apply(s, decider, choose(s, decider, style, g, out, weights))
    return limit


def many_rollouts(states, style, seed, first, limit, decisions, ranks, scratch):
    """Each position played on at random, in place, for at most `limit` decisions."""
    g, out, weights = scratch[0].stream, scratch[0].out[0], scratch[0].weights[0]
    for i in range(len(decisions)):
        s = states[i]
        seed_stream(g, seed, first + i)
        decisions[i] = play_on(s, style, g, out, weights, limit)
        if deciders(s) == 0:
            places(s, ranks[i])


def many_games(
    starts, ends, blank, views, seen, memories, styles, keeps, seed, first, limit, decisions, ranks, scratch, minds
):
    """Whole games of players who choose each in their own style, from their own views; the ends are written down.

    Where `keeps` says so a seat keeps in its memory what it can believe; `seen` is what each seat saw last. Chance has
    a stream of its own: a game of the same number begins with the same deal, whoever plays.
    """
    for i in range(len(decisions)):
        ends[i] = starts[i % len(starts)]
        prepare(ends[i], blank, seen, memories, keeps, seed, first + i, scratch[0])
        for n in range(limit):
            decisions[i] = n
            mask = deciders(ends[i])
            if mask == 0:
                places(ends[i], ranks[i])
                break
            decide(ends[i], mask, blank, views, seen, memories, styles, keeps, scratch[0], minds[0])


def prepare(s, blank, seen, memories, keeps, seed, number, rest):
    """A game is about to begin: its streams, and the memories of those who keep one."""
    seed_stream(rest.stream, seed, number)
    seed_stream(rest.thoughts, ~seed, number)
    for seat in range(min(len(keeps), s.seats)):
        if keeps[seat] and holder(keeps, seat) == seat:
            seen[seat] = blank[0]
            see(s, seat, seen[seat])
            forget(seen[seat], seat, memories[seat])


def decide(s, mask, blank, views, seen, memories, styles, keeps, rest, mind):
    """One decision of those who are to decide, and what comes of it into the memories of those who keep one."""
    h, out, weights = rest.thoughts, rest.out[0], rest.weights[0]
    decider = one_of(mask, h)
    if decider == CHANCE:
        choice = drawn(odds(s, out, weights), out, weights, rest.stream)
    elif styles[decider][RUNG] < GREEDY:
        choice = choose(s, decider, int(styles[decider][RUNG]), h, out, weights)
    else:
        views[0] = blank[0]
        see(s, decider, views[0])
        choice = thinks(views, decider, memories[holder(keeps, decider)], styles[decider], h, mind)
    address = knows(s, decider, choice)
    apply(s, decider, choice)
    for seat in range(min(len(keeps), s.seats)):
        if keeps[seat] and holder(keeps, seat) == seat:
            views[0] = seen[seat]
            seen[seat] = blank[0]
            see(s, seat, seen[seat])
            heard = choice if address >> seat & 1 else -1
            notice(views, seen[seat], seat, decider, heard, memories[seat], mind)


def thinks(views, seat, memory, style, g, mind):
    """What a player chooses who thinks, on his rung."""
    if style[RUNG] >= DEDUCER:
        return ponder(views, seat, memory, style, g, mind)
    return prefer(views, seat, memory, style, g, mind)


def thought(what, seat, style, views, memories, scratch, minds):
    """One thought of one seat, about the view that stands first: all in one, since each is compiled with everything."""
    if what == APPRAISE:
        return appraise(views, seat, minds[0])
    return thinks(views, seat, memories[0], style, scratch[0].stream, minds[0])


def remember(views, room, seat, who, heard, also, memories, minds):
    """Decisions come into a seat's memory, one after the other: what it saw before the first, and after each.

    `heard` is what was chosen, -1 where that is hidden; `room` is for the views as the belief takes them.
    """
    memory, mind = memories[0], minds[0]
    if also & BEGINS:
        forget(views[0], seat, memory)
    for i in range(len(who)):
        room[0] = views[i]
        notice(room, views[i + 1], seat, who[i], heard[i], memory, mind)
    if also & WEIGHS:
        weigh(views[len(who)], seat, memory, mind)


def many_steps(states, who, choices, masks):
    """One decision applied to each position, in place; who decides next in each."""
    for i in range(len(who)):
        if who[i] >= 0:
            apply(states[i], who[i], choices[i])
        masks[i] = deciders(states[i])


def many_legal(states, who, counts, lists, weights):
    """The choices of one decider in each position; chance's come with their weights."""
    for i in range(len(who)):
        if who[i] == CHANCE:
            counts[i] = odds(states[i], lists[i], weights[i])
        else:
            counts[i] = legal(states[i], who[i], lists[i])


def many_views(states, seats, views):
    """What one seat sees of each position; the views come blank."""
    for i in range(len(seats)):
        see(states[i], seats[i], views[i])


def many_turns(states, start, blank, views, lanes, seed, stride, choices, who, masks, table, over, ranks, scratch):
    """In each lane one choice, then chance, up to the next choice of a seat: who it is, what he sees, what he may do.

    A game that is over leaves its places, and the next one of the lane begins; so it does where the choice is -1.
    """
    out, weights = scratch[0].out[0], scratch[0].weights[0]
    for i in range(len(who)):
        mask = 0
        over[i] = 0
        if choices[i] >= 0:
            apply(states[i], who[i], choices[i])
            mask = up_to_seat(states[i], lanes[i].stream, out, weights)
            if mask == 0:
                places(states[i], ranks[i])
                over[i] = 1
        if mask == 0:
            states[i] = start[0]
            seed_stream(lanes[i].stream, seed, lanes[i].number)
            seed_stream(lanes[i].thoughts, ~seed, lanes[i].number)
            lanes[i].number += stride
            mask = up_to_seat(states[i], lanes[i].stream, out, weights)
        who[i] = lowest(mask)
        views[0] = blank[0]
        see(states[i], who[i], views[0])
        observe(views[0], who[i], table, i)
        for choice in range(masks.shape[1]):
            masks[i, choice] = 0
        count = legal(states[i], who[i], out)
        for j in range(count):
            masks[i, out[j]] = 1


def up_to_seat(s, g, out, weights):
    """Chance decides as long as it is to decide; who is asked then."""
    mask = deciders(s)
    while mask == FATE:
        apply(s, CHANCE, drawn(odds(s, out, weights), out, weights, g))
        mask = deciders(s)
    return mask


def many_picks(states, who, style, lanes, choices, scratch):
    """What a player picks in each lane who picks at random."""
    out, weights = scratch[0].out[0], scratch[0].weights[0]
    for i in range(len(who)):
        choices[i] = choose(states[i], who[i], style, lanes[i].thoughts, out, weights)


def trace(start, work, style, seed, number, states, who, choices, sums, scratch):
    """One random game with every state and decision, for comparing engines; its number of decisions."""
    g, out, weights = scratch[0].stream, scratch[0].out[0], scratch[0].weights[0]
    work[0] = start[0]
    s = work[0]
    seed_stream(g, seed, number)
    for n in range(len(who)):
        mask = deciders(s)
        if mask == 0:
            return n
        decider = one_of(mask, g)
        who[n] = decider
        choices[n] = choose(s, decider, style, g, out, weights)
        sums[n] = list_sum(s, decider, out, weights) ^ knows(s, decider, choices[n])
        apply(s, decider, choices[n])
        states[n] = work[0]
    return len(who)


def many_sums(start, states, blank, views, style, seed, first, table, ranks, sums, scratch):
    """Random games, each as one number that changes with every list on offer, choice, view and place."""
    g, out, weights = scratch[0].stream, scratch[0].out[0], scratch[0].weights[0]
    for i in range(len(sums)):
        states[i] = start[0]
        s = states[i]
        seed_stream(g, seed, first + i)
        total = n = 0
        mask = deciders(s)
        while mask != 0:
            decider = one_of(mask, g)
            choice = choose(s, decider, style, g, out, weights)
            total = added(total, list_sum(s, decider, out, weights) ^ knows(s, decider, choice))
            total = added(added(total, decider), choice)
            apply(s, decider, choice)
            seat = n % s.seats
            n += 1
            views[0] = blank[0]
            see(s, seat, views[0])
            observe(views[0], seat, table, i)
            for cell in range(len(table[i])):
                total = added(total, int(table[i][cell]))
            mask = deciders(s)
        places(s, ranks[i])
        for seat in range(s.seats):
            total = added(total, ranks[i][seat])
        sums[i] = total


def added(total, number):
    """A sum that a number is added to, and its place among the numbers."""
    return (total * 31 + number) & WORD


def list_sum(s, decider, out, weights):
    """A number that changes with every choice on offer, its order and its weight."""
    if decider == CHANCE:
        count = odds(s, out, weights)
        total = count
        for i in range(count):
            total = (total * 31 + out[i] * 7 + weights[i]) & WORD
        return total
    count = legal(s, decider, out)
    total = count
    for i in range(count):
        total = (total * 31 + out[i]) & WORD
    return total
