"""What a GPU runs where players think of a decision at once and look no further: whole games.

A block has up to `POOL` lanes, more than threads. In each round all lanes are sorted by step and by kind of decision,
what takes longest first (`PLACE` is where each step comes), so that neighbours do the same, and every thread takes
whole decisions. What it has in mind, and what it is shown, lie **near** it: there numbers of the same name of all
threads that go together are neighbours, and are read at once. It has no more in mind than a judgement needs, and
nothing of it outlives a decision.

Where there is only one choice nothing is thought of it, and such lanes stand together, too.

Text that the engine binds, like `core/kernels.py`, whose names it shares; `at_hand` and `at_heart` are room near a
thread, for views and for a mind.
"""

from typing import Any

from .deciders import CHANCE
from .styles import EVEN, GREEDY, RUNG

cuda: Any
numpy: Any
deciders: Any
apply: Any
places: Any
choose: Any
legal: Any
one_of: Any
seed_stream: Any
take_next: Any
together: Any
prefer: Any
uncover: Any
at_hand: Any
at_heart: Any
BLOCK: Any
LINE: Any
LINES: Any
POOL: Any
STEPS: Any
PLACE: Any
KINDS: Any
FORCED: Any
SORTED: Any
OPEN: Any
COVER: Any

PARTS = ("kind", "by_kind", "call_on", "take_up", "close_game")
"""What the kernel calls, each after those it calls."""
NOT_ASKED = -2


def kind(s, seat):
    """Which kind of decision of its step this is, where the game's policy does not say."""
    return 0


def judged(
    start,
    states,
    ends,
    views,
    words,
    view_words,
    memories,
    styles,
    seed,
    first,
    limit,
    counter,
    decisions,
    ranks,
    scratch,
    blank,
):
    """Whole games of players who think, in the same way; each thread has a view and a mind of its own."""
    then = cuda.shared.array(POOL, numpy.int16)
    order = cuda.shared.array(POOL, numpy.int16)
    next = cuda.shared.array(1, numpy.int32)
    taken = cuda.shared.array(LINES, numpy.int32)
    near, mind = at_hand(), at_heart()
    mind[0] = blank[0]
    many, here = len(states) // cuda.gridDim.x, cuda.threadIdx.x
    first_lane, own = cuda.blockIdx.x * many, cuda.blockIdx.x * BLOCK + here
    for at in range(here, many, BLOCK):
        then[at] = take_up(start, states, first_lane + at, seed, first, limit, counter, decisions, scratch)
    while True:
        going = by_kind(then, order, many, next)
        if going == 0:
            return
        while True:
            if here % LINE == 0:
                taken[here // LINE] = cuda.atomic.add(next, 0, LINE)
            together()
            slot = taken[here // LINE] + here % LINE
            together()
            if slot - here % LINE >= going:
                break
            if slot >= going:
                continue
            mine = order[slot]
            lane = first_lane + mine
            s, rest = states[lane], scratch[lane]
            if rest.asked == NOT_ASKED:
                ends[rest.game] = states[lane]
                close_game(s, rest, decisions, ranks)
                then[mine] = take_up(start, states, lane, seed, first, limit, counter, decisions, scratch)
                continue
            style = EVEN if rest.asked == CHANCE else int(styles[rest.asked][RUNG])
            if style < GREEDY:
                g = rest.stream if rest.asked == CHANCE else rest.thoughts
                choice = choose(s, rest.asked, style, g, rest.out[0], rest.weights[0])
            elif rest.choice >= 0:
                choice = rest.choice
            else:
                for word in range(len(OPEN)):
                    view_words[own, word] = words[lane, word] & OPEN[word] | COVER[word]
                uncover(s, rest.asked, views[own])
                near[0] = views[own]
                choice = prefer(near, rest.asked, memories[0], styles[rest.asked], rest.thoughts, mind[0])
            apply(s, rest.asked, choice)
            rest.taken += 1
            then[mine] = call_on(s, limit, rest)


def by_kind(then, order, many, next):
    """The lanes of a block sorted by what is decided next in them; how many of them still play."""
    counts = cuda.shared.array(SORTED, numpy.int32)
    ends = cuda.shared.array(SORTED, numpy.int32)
    here = cuda.threadIdx.x
    cuda.syncthreads()
    for key in range(here, SORTED, BLOCK):
        counts[key] = 0
    cuda.syncthreads()
    next[0] = 0
    for at in range(here, many, BLOCK):
        cuda.atomic.add(counts, int(then[at]), 1)
    cuda.syncthreads()
    for key in range(here, SORTED, BLOCK):
        before = 0
        for other in range(key):
            before += counts[other]
        ends[key] = before
    cuda.syncthreads()
    going = ends[STEPS * KINDS]
    cuda.syncthreads()
    for at in range(here, many, BLOCK):
        order[cuda.atomic.add(ends, int(then[at]), 1)] = at
    cuda.syncthreads()
    return going


def call_on(s, limit, rest):
    """Who decides next in a lane, nobody where a game is over; where it is sorted in."""
    mask = deciders(s)
    rest.asked = NOT_ASKED if mask == 0 or rest.taken == limit else one_of(mask, rest.thoughts)
    rest.choice = NOT_ASKED
    of = 0
    if rest.asked >= 0 and rest.asked != CHANCE:
        if legal(s, rest.asked, rest.out[0]) == 1:
            rest.choice = rest.out[0][0]
            of = FORCED
        else:
            of = kind(s, rest.asked)
    return PLACE[s.step] * KINDS + of


def take_up(start, states, lane, seed, first, limit, counter, decisions, scratch):
    """A lane begins the next game; what is decided first in it, or, if there is no other game, what comes last."""
    take_next(start, states, lane, seed, first, counter, scratch)
    seed_stream(scratch[lane].thoughts, ~seed, first + scratch[lane].game)
    return call_on(states[lane], limit, scratch[lane]) if scratch[lane].game < len(decisions) else STEPS * KINDS


def close_game(s, rest, decisions, ranks):
    """What a game has come to is written down."""
    decisions[rest.game] = rest.taken
    if deciders(s) == 0:
        places(s, ranks[rest.game])
