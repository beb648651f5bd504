"""What a GPU runs: the loops, one lane of them a thread, and whole games in step.

Threads of a GPU are quick together where they do the same, and wait for each other where they do not. So the threads of
a block sort their lanes by step before each decision: neighbours then take the same sort of decision, whoever's it is.

Like the loops this is text that the engine binds: to the loops, to `cuda` and `numpy`, to `BLOCK`, the threads of a
block, `LINE` of which go together, and to `STEPS`, the number of steps of the game, a `RECORD` of which is a position.
`OPEN`, `COVER`, `OFFSETS` and `WIDE` tell of its records, word by word and cell by cell (`core/words.py`).
"""

import inspect
from types import FunctionType
from typing import Any

from .deciders import CHANCE
from .styles import EVEN, GREEDY, RUNG
from .turns import LOWEST, UNDONE

cuda: Any
numpy: Any
deciders: Any
apply: Any
places: Any
choose: Any
one_of: Any
seed_stream: Any
thinks: Any
turn: Any
legal: Any
uncover: Any
BLOCK: Any
LINE: Any
STEPS: Any
KEYS: Any
RECORD: Any
OPEN: Any
COVER: Any
OFFSETS: Any
WIDE: Any

GIVEN = ("who", "choices", "chosen", "asked", "seats")
WRITTEN = ("decisions", "ranks", "sums", "masks", "may", "table", "rows", "over")
LANES = ("states", "lanes", "scratch", *GIVEN, *WRITTEN)
"""The parameters of loops that hold one row a lane."""
ROOMS = ("views", "seen", "memories", "kept", "minds")
"""Those that hold the room of each lane, one after the other."""

PARTS = ("sorted_in", "take_next", "begin", "ask", "reckon")
"""What the kernels call, each after those it calls."""
NOT_ASKED = -2
ROUNDS = 8
"""So many positions each lane looks at before what was decided meanwhile is carried out."""


def of_loop(loop: FunctionType) -> str:
    """The kernel of a loop: every thread runs it over one lane."""
    names = list(inspect.signature(loop).parameters)
    lanes = next(name for name in names if name in LANES)
    given = {name: f"{name}[lane : lane + 1]" for name in LANES}
    given |= {name: f"{name}[lane * each_{name} : (lane + 1) * each_{name}]" for name in ROOMS}
    given |= {"first": "first + lane"}
    lines = [
        f"def kernel_of_{loop.__name__}({', '.join(names)}):",
        "    lane = cuda.blockIdx.x * BLOCK + cuda.threadIdx.x",
        f"    key = states[lane].step if lane < len({lanes}) else STEPS",
        "    lane = cuda.blockIdx.x * BLOCK + sorted_in(key)",
        f"    if lane < len({lanes}):",
        *(f"        each_{name} = len({name}) // len({lanes})" for name in names if name in ROOMS),
        f"        {loop.__name__}({', '.join(given.get(name, name) for name in names)})",
    ]
    return "\n".join(lines) + "\n"


def sorted_in(key):
    """The thread that brought the lane which this thread takes: those with the same key are neighbours."""
    order = cuda.shared.array(BLOCK, numpy.int32)
    counts = cuda.shared.array(KEYS, numpy.int32)
    here = cuda.threadIdx.x
    for k in range(here, KEYS, BLOCK):
        counts[k] = 0
    cuda.syncthreads()
    at = cuda.atomic.add(counts, key, 1)
    cuda.syncthreads()
    for k in range(key):
        at += counts[k]
    order[at] = here
    cuda.syncthreads()
    return int(order[here])


def playouts(start, states, style, seed, first, limit, counter, decisions, ranks, scratch):
    """Whole random games: a lane whose game is over takes the next one that nobody plays yet."""
    first_lane = cuda.blockIdx.x * BLOCK
    take_next(start, states, first_lane + cuda.threadIdx.x, seed, first, counter, scratch)
    while True:
        cuda.syncthreads()
        lane = first_lane + cuda.threadIdx.x
        plays = scratch[lane].game < len(decisions)
        if not cuda.syncthreads_or(int(plays)):
            return
        lane = first_lane + sorted_in(states[lane].step if plays else STEPS)
        s, rest = states[lane], scratch[lane]
        if rest.game < len(decisions):
            mask = deciders(s)
            if mask == 0 or rest.taken == limit:
                decisions[rest.game] = rest.taken
                if mask == 0:
                    places(s, ranks[rest.game])
                take_next(start, states, lane, seed, first, counter, scratch)
            else:
                decider = one_of(mask, rest.stream)
                apply(s, decider, choose(s, decider, style, rest.stream, rest.out[0], rest.weights[0]))
                rest.taken += 1


def take_next(start, states, lane, seed, first, counter, scratch):
    """A lane takes the next game."""
    game = cuda.atomic.add(counter, 0, 1)
    scratch[lane].game = game
    scratch[lane].taken = 0
    states[lane] = start[game % len(start)]
    seed_stream(scratch[lane].stream, seed, first + game)


def games(
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
    minds,
):
    """Whole games of players who think, in the same way: who thinks looks at one position in each round.

    Lanes are sorted by the step that is looked at. What was decided is carried out after a few rounds, for all lanes
    that have decided by then, and the threads write together what is seen next.
    """
    depth = len(views) // len(states)
    first_lane, here = cuda.blockIdx.x * BLOCK, cuda.threadIdx.x
    begin(start, states, first_lane + here, seed, first, counter, scratch)
    while True:
        cuda.syncthreads()
        plays = scratch[first_lane + here].game < len(decisions)
        if not cuda.syncthreads_or(int(plays)):
            return
        decided = plays and scratch[first_lane + here].choice != UNDONE
        lane = first_lane + sorted_in(states[first_lane + here].step if decided else STEPS)
        s, rest = states[lane], scratch[lane]
        while rest.choice != UNDONE and rest.game < len(decisions):
            if rest.choice >= 0:
                apply(s, rest.asked, rest.choice)
                rest.taken += 1
            mask = deciders(s)
            if mask == 0 or rest.taken == limit:
                decisions[rest.game] = rest.taken
                ends[rest.game] = states[lane]
                if mask == 0:
                    places(s, ranks[rest.game])
                begin(start, states, lane, seed, first, counter, scratch)
            else:
                ask(s, mask, styles, rest)
        cuda.syncthreads()
        for at in range(here // LINE, BLOCK, BLOCK // LINE):
            lane = first_lane + at
            if scratch[lane].sees == 1:
                for word in range(here % LINE, len(OPEN), LINE):
                    view_words[lane * depth, word] = words[lane, word] & OPEN[word] | COVER[word]
        cuda.syncthreads()
        lane = first_lane + here
        if scratch[lane].sees == 1:
            uncover(states[lane], scratch[lane].asked, views[lane * depth])
            scratch[lane].sees = 0
        for _ in range(ROUNDS):
            cuda.syncthreads()
            lane = first_lane + here
            thinking = scratch[lane].choice == UNDONE
            lane = first_lane + sorted_in(views[lane * depth + max(minds[lane].deep, 0)].step if thinking else STEPS)
            rest = scratch[lane]
            if rest.choice == UNDONE:
                room = views[lane * depth : (lane + 1) * depth]
                rest.choice = thinks(room, rest.asked, memories[0], styles[rest.asked], rest.thoughts, minds[lane])


def begin(start, states, lane, seed, first, counter, scratch):
    """A lane begins the next game; nobody is asked yet."""
    take_next(start, states, lane, seed, first, counter, scratch)
    seed_stream(scratch[lane].thoughts, ~seed, first + scratch[lane].game)
    scratch[lane].choice = NOT_ASKED
    scratch[lane].sees = 0


def ask(s, mask, styles, rest):
    """Who is to decide next: chance and who picks at random have chosen at once, the others are to think."""
    rest.asked = one_of(mask, rest.thoughts)
    style = EVEN if rest.asked == CHANCE else int(styles[rest.asked][RUNG])
    if style < GREEDY:
        g = rest.stream if rest.asked == CHANCE else rest.thoughts
        rest.choice = choose(s, rest.asked, style, g, rest.out[0], rest.weights[0])
    else:
        rest.choice = UNDONE
        rest.sees = 1


def foresee(views, seat, mind, legal, apply, halts, measure):
    """What looking ahead does on a GPU (`core/turns.py`): it looks at one position a call, in memory that is near."""
    near = cuda.local.array(1, RECORD, alignment=16)
    deepest, depth = len(mind.counts) - 1, max(mind.deep, 0)
    if mind.deep < 0 or mind.at[depth] < 0:
        mind.counts[depth] = legal(views[depth], seat, mind.lists[depth])
        mind.at[depth] = 0
    while mind.at[depth] == mind.counts[depth]:
        if depth == 0:
            mind.deep = -1
            return mind.counts[0]
        depth -= 1
        reckon(mind, depth, mind.best[depth + 1])
    near[0] = views[depth]
    w = near[0]
    apply(w, seat, mind.lists[depth][mind.at[depth]])
    if depth < deepest and not halts(w, seat):
        depth += 1
        views[depth] = near[0]
        mind.at[depth] = -1
        mind.best[depth] = LOWEST
    else:
        reckon(mind, depth, measure(w, seat, mind))
    mind.deep = depth
    return UNDONE


def reckon(mind, depth, value):
    """A choice has been looked at, and is worth so much."""
    if depth == 0:
        mind.values[mind.at[0]] = value
    elif value > mind.best[depth]:
        mind.best[depth] = value
    mind.at[depth] += 1


def turns(states, start, lanes, seed, stride, choices, who, over, ranks, scratch):
    """One choice in each lane, up to the next choice of a seat."""
    lane = cuda.blockIdx.x * BLOCK + cuda.threadIdx.x
    lane = cuda.blockIdx.x * BLOCK + sorted_in(states[lane].step if lane < len(who) else STEPS)
    if lane < len(who):
        out, weights = scratch[lane].out[0], scratch[lane].weights[0]
        turn(states, start, lanes, seed, stride, choices, who, over, ranks, out, weights, lane)


def shown(states, views, words, view_words, view_bytes, view_pairs, who, masks, table, scratch):
    """What the seat that decides in each lane sees and may do; the masks come blank.

    The threads of a block write all rows of their lanes together, neighbours side by side: what everybody knows word by
    word, then each thread what only some know of one lane, then all observations cell by cell.
    """
    first = cuda.blockIdx.x * BLOCK
    here, many = cuda.threadIdx.x, min(BLOCK, len(who) - first)
    for lane in range(first + here // LINE, first + many, BLOCK // LINE):
        for word in range(here % LINE, len(OPEN), LINE):
            view_words[lane, word] = words[lane, word] & OPEN[word] | COVER[word]
    cuda.syncthreads()
    lane = first + sorted_in(states[first + here].step if here < many else STEPS)
    if lane < len(who):
        out = scratch[lane].out[0]
        uncover(states[lane], who[lane], views[lane])
        for i in range(legal(states[lane], who[lane], out)):
            masks[lane, out[i]] = 1
    cuda.syncthreads()
    for cell in range(here % LINE, len(OFFSETS), LINE):
        at, wide = OFFSETS[cell], WIDE[cell]
        for lane in range(first + here // LINE, first + many, BLOCK // LINE):
            if cell == 0:
                table[lane, 0] = who[lane]
            elif wide:
                table[lane, cell] = view_pairs[lane, at]
            else:
                table[lane, cell] = view_bytes[lane, at]


def refused(choices, masks, found):
    """The first lane whose choice may not be made, if there is one."""
    lane = cuda.grid(1)
    if lane < len(choices):
        choice = choices[lane]
        if choice < 0 or choice >= len(masks[lane]) or masks[lane][choice] == 0:
            cuda.atomic.min(found, 0, lane)


def shares(over, ranks, seats, rewards):
    """What the last step was worth to every seat."""
    lane = cuda.grid(1)
    if lane < len(over):
        winners = 0
        for seat in range(seats):
            winners += ranks[lane][seat] == 1
        for seat in range(seats):
            worth = seats / max(winners, 1) - 1.0 if ranks[lane][seat] == 1 else -1.0
            rewards[lane, seat] = worth / (seats - 1) if over[lane] else 0.0
