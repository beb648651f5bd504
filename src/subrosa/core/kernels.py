"""What a GPU runs: the loops, one lane of them a thread, and whole games in step.

Threads of a GPU are quick together where they do the same, and wait for each other where they do not. So the threads of
a block sort their lanes by step before each decision: neighbours then take the same sort of decision, whoever's it is.

Like the loops this is text that the engine binds: to the loops, to `cuda` and `numpy`, to `BLOCK`, the threads of a
block, which go together in `LINES` of `LINE` threads, and to `STEPS`, the number of steps of the game, a `RECORD` of
which is a position. `OPEN`, `COVER`, `SECRET`, `OFFSETS` and `SORTS` tell of its records, word by word and cell by cell
(`core/words.py`). Players who think are in `core/foresight.py`.
"""

import inspect
from types import FunctionType
from typing import Any

from .words import OPEN_BYTE, OPEN_PAIR, SECRET_BYTE, SECRET_PAIR

cuda: Any
numpy: Any
deciders: Any
apply: Any
places: Any
choose: Any
one_of: Any
seed_stream: Any
turn: Any
legal: Any
uncover: Any
BLOCK: Any
LINE: Any
LINES: Any
STEPS: Any
SPAN: Any
COVER: Any
SECRET: Any
OFFSETS: Any
SORTS: Any

GIVEN = ("who", "choices", "chosen", "asked", "seats")
WRITTEN = ("decisions", "ranks", "sums", "masks", "may", "table", "rows", "over")
LANES = ("states", "lanes", "scratch", *GIVEN, *WRITTEN)
"""The parameters of loops that hold one row a lane."""
ROOMS = ("views", "seen", "memories", "kept", "minds")
"""Those that hold the room of each lane, one after the other."""

PARTS = ("sorted_in", "take_next", "four")
"""What the kernels call, each after those it calls."""


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
    counts = cuda.shared.array(SPAN, numpy.int32)
    here = cuda.threadIdx.x
    for k in range(here, SPAN, BLOCK):
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


def turns(states, start, lanes, seed, stride, choices, who, over, ranks, scratch):
    """One choice in each lane, up to the next choice of a seat."""
    lane = cuda.blockIdx.x * BLOCK + cuda.threadIdx.x
    lane = cuda.blockIdx.x * BLOCK + sorted_in(states[lane].step if lane < len(who) else STEPS)
    if lane < len(who):
        out, weights = scratch[lane].out[0], scratch[lane].weights[0]
        turn(states, start, lanes, seed, stride, choices, who, over, ranks, out, weights, lane)


def shown(states, views, view_words, who, masks, scratch):
    """What only the seat that decides in each lane sees, and what it may do; the masks come blank.

    The threads of a block wipe what was seen before together, neighbours side by side.
    """
    first = cuda.blockIdx.x * BLOCK
    here, many = cuda.threadIdx.x, min(BLOCK, len(who) - first)
    for lane in range(first + here // LINE, first + many, LINES):
        for at in range(here % LINE, len(SECRET), LINE):
            view_words[lane, SECRET[at]] = COVER[SECRET[at]]
    cuda.syncthreads()
    lane = first + sorted_in(states[first + here].step if here < many else STEPS)
    if lane < len(who):
        out = scratch[lane].out[0]
        uncover(states[lane], who[lane], views[lane])
        for i in range(legal(states[lane], who[lane], out)):
            masks[lane, out[i]] = 1


def observed(state_bytes, state_pairs, view_bytes, view_pairs, who, table):
    """Observations cell by cell, neighbours side by side, of four lanes at once: what everybody knows is read from the
    position, what only some know from what was shown.
    """
    first, here, last = cuda.blockIdx.x * BLOCK, cuda.threadIdx.x, len(who) - 1
    for a in range(first + here // LINE * 4, min(first + BLOCK, last + 1), LINES * 4):
        b, c, d = min(a + 1, last), min(a + 2, last), min(a + 3, last)
        for cell in range(here % LINE, len(OFFSETS), LINE):
            at, kind = OFFSETS[cell], SORTS[cell]
            if kind == OPEN_BYTE:
                p, q, r, s = four(state_bytes, at, a, b, c, d)
            elif kind == SECRET_BYTE:
                p, q, r, s = four(view_bytes, at, a, b, c, d)
            elif kind == OPEN_PAIR:
                p, q, r, s = four(state_pairs, at, a, b, c, d)
            elif kind == SECRET_PAIR:
                p, q, r, s = four(view_pairs, at, a, b, c, d)
            else:
                p, q, r, s = int(who[a]), int(who[b]), int(who[c]), int(who[d])
            table[a, cell] = p
            table[b, cell] = q
            table[c, cell] = r
            table[d, cell] = s


def four(rows, at, a, b, c, d):
    """A number of four rows: all are under way before the first is there."""
    return int(rows[a, at]), int(rows[b, at]), int(rows[c, at]), int(rows[d, at])


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
