"""What a GPU runs: the loops, one lane of them a thread, and whole games in step.

Threads of a GPU are quick together where they do the same, and wait for each other where they do not. So the threads of
a block sort their lanes by step before each decision: neighbours then take the same sort of decision, whoever's it is.

Like the loops this is text that the engine binds: to the loops, to `cuda`, to `BLOCK`, the threads of a block, and to
`STEPS`, the number of steps of the game. `OPEN`, `COVER`, `OFFSETS` and `WIDE` tell of its records, word by word and
cell by cell (`core/words.py`).
"""

import inspect
from types import FunctionType
from typing import Any

import numpy

cuda: Any
deciders: Any
apply: Any
places: Any
choose: Any
one_of: Any
seed_stream: Any
prepare: Any
chosen: Any
turn: Any
legal: Any
uncover: Any
BLOCK: Any
STEPS: Any
KEYS: Any
UNDONE: Any
OPEN: Any
COVER: Any
OFFSETS: Any
WIDE: Any

GIVEN = ("who", "choices", "asked")
WRITTEN = ("decisions", "ranks", "sums", "masks", "table", "over")
LANES = ("states", "lanes", "scratch", *GIVEN, *WRITTEN)
"""The parameters of loops that hold one row a lane."""
ROOMS = ("views", "seen", "memories", "minds")
"""Those that hold the room of each lane, one after the other."""

PARTS = ("sorted_in", "take_next")
"""What the kernels call."""


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
    blank,
    views,
    seen,
    memories,
    styles,
    keeps,
    seed,
    first,
    limit,
    counter,
    decisions,
    ranks,
    scratch,
    minds,
):
    """Whole games of players who think, in the same way: lanes are sorted by the step that is looked at."""
    depth, seats = len(views) // len(states), len(seen) // len(states)
    first_lane = cuda.blockIdx.x * BLOCK
    lane = first_lane + cuda.threadIdx.x
    take_next(start, states, lane, seed, first, counter, scratch)
    own = slice(lane * seats, (lane + 1) * seats)
    game = scratch[lane].game
    prepare(states[lane], blank, seen[own], memories[own], keeps, seed, first + game, scratch[lane])
    while True:
        cuda.syncthreads()
        lane = first_lane + cuda.threadIdx.x
        plays = scratch[lane].game < len(decisions)
        if not cuda.syncthreads_or(int(plays)):
            return
        key = KEYS - 1
        if plays:
            deep = minds[lane].deep
            key = states[lane].step if deep < 0 else STEPS + views[lane * depth + deep].step
        lane = first_lane + sorted_in(key)
        s, rest = states[lane], scratch[lane]
        if rest.game < len(decisions):
            own = slice(lane * seats, (lane + 1) * seats)
            mask = deciders(s)
            if mask == 0 or rest.taken == limit:
                decisions[rest.game] = rest.taken
                ends[rest.game] = states[lane]
                if mask == 0:
                    places(s, ranks[rest.game])
                take_next(start, states, lane, seed, first, counter, scratch)
                game = rest.game
                prepare(s, blank, seen[own], memories[own], keeps, seed, first + game, rest)
            else:
                if rest.asked < 0:
                    rest.asked = one_of(mask, rest.thoughts)
                room = views[lane * depth : (lane + 1) * depth]
                choice = chosen(s, rest.asked, blank, room, memories[own], styles, keeps, rest, minds[lane])
                if choice != UNDONE:
                    apply(s, rest.asked, choice)
                    rest.asked = -1
                    rest.taken += 1


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
    for at in range(here, many * len(OPEN), BLOCK):
        lane, word = first + at // len(OPEN), at % len(OPEN)
        view_words[lane, word] = words[lane, word] & OPEN[word] | COVER[word]
    cuda.syncthreads()
    lane = first + sorted_in(states[first + here].step if here < many else STEPS)
    if lane < len(who):
        out = scratch[lane].out[0]
        uncover(states[lane], who[lane], views[lane])
        for i in range(legal(states[lane], who[lane], out)):
            masks[lane, out[i]] = 1
    cuda.syncthreads()
    for at in range(here, many * len(OFFSETS), BLOCK):
        lane, cell = first + at // len(OFFSETS), at % len(OFFSETS)
        if cell == 0:
            table[lane, 0] = who[lane]
        elif WIDE[cell]:
            table[lane, cell] = view_pairs[lane, OFFSETS[cell]]
        else:
            table[lane, cell] = view_bytes[lane, OFFSETS[cell]]


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
