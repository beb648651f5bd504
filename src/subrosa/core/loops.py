"""Whole games and batches of positions: one text, bound to a game's rules by the engine that loads it.

The names `deciders`, `legal`, `odds`, `apply`, `places`, `knows` and, where a game has them, `leanings` are the rules'
own; `see`, `uncover` and `observe` follow from the table of fields; `appraise` and perhaps `prefer` are the game's
policy; `forget`, `notice` and `weigh` are its belief, `tell` writes down what was weighed and `wipe` forgets it,
`ponder` is how its stronger players choose; `begin`, `listen`, `close` and `imagine` are its stories. A scratch
holds `out` and `weights` for the choices of one decision, `stream`, the state of the random stream, and `thoughts`,
that of what players draw by themselves; it is a record, because compiled code would count references to plain arrays
at every call.
Everything here is in the same subset of Python as the rules, so that both engines draw the same games from the same
seed.
"""

from typing import Any

from .deciders import CHANCE
from .streams import FATE, any_of, drawn, lowest, one_of, seed_stream
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
uncover: Any
tell: Any
wipe: Any
appraise: Any
forget: Any
notice: Any
weigh: Any
begin: Any
listen: Any
close: Any
imagine: Any

PREFER, APPRAISE, PLAY = range(3)
"""What can be thought; or whole games are played."""
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


def think(
    what,
    seat,
    starts,
    ends,
    blank,
    views,
    seen,
    memories,
    styles,
    keeps,
    seed,
    first,
    limit,
    decisions,
    ranks,
    scratch,
    minds,
):
    """Whole games, or one thought: one door for both, since whatever is entered is compiled with everything behind."""
    if what != PLAY:
        return thought(what, seat, styles[0], views, memories, scratch, minds)
    many_games(
        starts, ends, blank, views, seen, memories, styles, keeps, seed, first, limit, decisions, ranks, scratch, minds
    )
    return 0


def thought(what, seat, style, views, memories, scratch, minds):
    """One thought of one seat, about the view that stands first."""
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
    """In each lane one choice, up to the next choice of a seat: who it is, what he sees, what he may do."""
    out, weights = scratch[0].out[0], scratch[0].weights[0]
    for i in range(len(who)):
        turn(states, start, lanes, seed, stride, choices, who, over, ranks, out, weights, i)
        show(states[i], blank, views, who[i], masks, table, i, out)


def turn(states, start, lanes, seed, stride, choices, who, over, ranks, out, weights, i):
    """One choice in a lane, then chance, up to the next choice of a seat.

    A game that is over leaves its places, and the next one of the lane begins; so it does where the choice is -1.
    """
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
        next_game(lanes[i], seed, stride)
        mask = up_to_seat(states[i], lanes[i].stream, out, weights)
    who[i] = lowest(mask)


def next_game(lane, seed, stride):
    """The lane's next game has its own streams."""
    seed_stream(lane.stream, seed, lane.number)
    seed_stream(lane.thoughts, ~seed, lane.number)
    lane.number += stride


def show(s, blank, views, seat, masks, table, i, out):
    """What a seat sees and may do, in the row of its lane."""
    views[0] = blank[0]
    uncover(s, seat, views[0])
    observe(s, views[0], seat, table, i)
    for choice in range(masks.shape[1]):
        masks[i, choice] = 0
    count = legal(s, seat, out)
    for j in range(count):
        masks[i, out[j]] = 1


def up_to_seat(s, g, out, weights):
    """Chance decides as long as it is to decide; who is asked then."""
    mask = deciders(s)
    while mask == FATE:
        apply(s, CHANCE, drawn(odds(s, out, weights), out, weights, g))
        mask = deciders(s)
    return mask


def many_followed(
    states, start, blank, views, seen, kept, keeps, lanes, seed, by, chosen, who, may, rows, over, ranks, scratch, minds
):
    """The same, while every seat of every lane keeps in its memory what it can believe."""
    out, weights = scratch[0].out[0], scratch[0].weights[0]
    mind, room = minds[0], len(kept) // len(states)
    for i in range(len(who)):
        mask = 0
        over[i] = 0
        s, first = states[i], i * room
        if chosen[i] >= 0:
            follow(s, who[i], chosen[i], first, blank, views, seen, kept, keeps, mind)
            mask = follow_chance(s, lanes[i].stream, out, weights, first, blank, views, seen, kept, keeps, mind)
            if mask == 0:
                places(s, ranks[i])
                over[i] = 1
        if mask == 0:
            states[i] = start[0]
            s = states[i]
            next_game(lanes[i], seed, by)
            for seat in range(len(keeps)):
                if holder(keeps, seat) == seat:
                    seen[first + seat] = blank[0]
                    see(s, seat, seen[first + seat])
                    forget(seen[first + seat], seat, kept[first + seat])
            mask = follow_chance(s, lanes[i].stream, out, weights, first, blank, views, seen, kept, keeps, mind)
        who[i] = lowest(mask)
        show(s, blank, views, who[i], may, rows, i, out)


def follow(s, decider, choice, first, blank, views, seen, memories, keeps, mind):
    """A decision is taken, and comes into the memory of every seat that keeps one."""
    address = knows(s, decider, choice)
    apply(s, decider, choice)
    for seat in range(len(keeps)):
        if holder(keeps, seat) == seat:
            views[0] = seen[first + seat]
            seen[first + seat] = blank[0]
            see(s, seat, seen[first + seat])
            heard = choice if address >> seat & 1 else -1
            notice(views, seen[first + seat], seat, decider, heard, memories[first + seat], mind)


def follow_chance(s, g, out, weights, first, blank, views, seen, memories, keeps, mind):
    """Chance decides as long as it is to decide, and all take notice; who is asked then."""
    mask = deciders(s)
    while mask == FATE:
        choice = drawn(odds(s, out, weights), out, weights, g)
        follow(s, CHANCE, choice, first, blank, views, seen, memories, keeps, mind)
        mask = deciders(s)
    return mask


def many_beliefs(states, seats, blank, views, memories, keeps, table, minds):
    """What one seat of each lane believes."""
    mind, room = minds[0], len(memories) // len(states)
    for i in range(len(seats)):
        seat = seats[i]
        views[0] = blank[0]
        see(states[i], seat, views[0])
        wipe(mind)
        weigh(views[0], seat, memories[i * room + holder(keeps, seat)], mind)
        tell(mind, table, i)


def many_thoughts(states, asked, style, blank, views, memories, keeps, lanes, choices, minds):
    """What the seat that is asked in each lane prefers, -1 for nobody; where no memory is kept there is one blank."""
    mind, room = minds[0], len(memories) // len(states)
    for i in range(len(asked)):
        seat = asked[i]
        if seat >= 0:
            views[0] = blank[0]
            see(states[i], seat, views[0])
            memory = memories[i * room + holder(keeps, seat) if len(keeps) > 0 else 0]
            choices[i] = thinks(views, seat, memory, style, lanes[i].thoughts, mind)


def many_redraws(start, blank, views, worlds, numbers, seats, seed, log, counts, draws, weights, scratch, stories):
    """Other worlds of each lane's game, as many for each, that its seat cannot tell from the true one; their weights.

    A game is gone through once more by its number and by what seats have chosen in it. The last of three views is what
    the seat sees now; the others are its story's.
    """
    g, h, story, each = scratch[0].stream, scratch[0].thoughts, stories[0], len(weights) // len(numbers)
    for i in range(len(numbers)):
        views[0] = start[0]
        seed_stream(g, seed, numbers[i])
        begin(views, seats[i], story)
        relive(views, log, i, counts[i], seats[i], g, scratch[0].out[0], scratch[0].weights[0], story)
        close(views, seats[i], story)
        views[2] = blank[0]
        see(views[0], seats[i], views[2])
        for n in range(each):
            seed_stream(h, draws, numbers[i] * each + n)
            weights[i * each + n] = imagine(views, worlds, i * each + n, seats[i], story, h)


def relive(views, log, i, count, seat, g, out, weights, story):
    """A game so far, as a seat heard of it."""
    chosen = 0
    while True:
        mask = deciders(views[0])
        if mask == FATE:
            listen(views, CHANCE, drawn(odds(views[0], out, weights), out, weights, g), seat, story)
        elif chosen < count:
            listen(views, lowest(mask), log[i, chosen], seat, story)
            chosen += 1
        else:
            return


def many_picks(states, who, style, lanes, choices, scratch):
    """What a player picks in each lane who picks at random."""
    out, weights = scratch[0].out[0], scratch[0].weights[0]
    for i in range(len(who)):
        choices[i] = choose(states[i], who[i], style, lanes[i].thoughts, out, weights)
