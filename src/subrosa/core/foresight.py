"""What a GPU runs where players think: whole games, and looking ahead of which each thread takes one choice.

A block has up to `POOL` lanes, more than threads. In each round all lanes are sorted by what is next in them, `KEYS`
keys, `SPAN` of each kind, so that neighbours do the same; where choices of a position are tried a lane takes as many
threads as there are choices, and they read the same position. Who has thought of a whole turn knows what he will be
asked next: he does not look at it once more.

Text that the engine binds, like `core/kernels.py`, whose names it shares; a `RECORD` is a position, a `NUMBER` what
each thread is told.
"""

from typing import Any

from .deciders import CHANCE
from .fields import NONE, Field, Fields
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
take_next: Any
prefer: Any
uncover: Any
BLOCK: Any
LINE: Any
LINES: Any
POOL: Any
SPAN: Any
KEYS: Any
RECORD: Any
OPEN: Any
COVER: Any
NUMBER: Any

PARTS = ("together", "gathered", "found_in", "begin", "ask", "goes_on", "reach", "recalled", "further", "look")
"""What the kernel calls, each after those it calls."""
NOT_ASKED = -2
TRIES, TRIED, FRESH, ASKS, DECIDED, DONE = range(6)
"""What is next in a lane: the choices of a position are tried; they have been tried; a decision is looked at for the
first time; somebody is asked; what was decided is done; nothing. Each kind has a key for every step. What takes longest
comes first, so that all threads of a block are done at about the same time."""
NOWHERE, DEEPER = -1, -2
"""What lies behind a choice: nothing that was looked at, or what is still to be looked at; else a node's number."""
ALONE = -1
"""What a thread is told that has a lane for itself; else it is told which choice to try."""
A_LANE = 1 << 18
"""Lanes are counted in these, the threads they take in ones: both at once."""
REMEMBERED = 160
"""So many positions of a turn are remembered until it has been played; of more only what they are worth."""


def room(mind):
    """A mind with room for what looking ahead has found: a tree, the choices of a position each a node of it."""
    depth, choices = mind.by_name["lists"].shape
    nodes = depth + REMEMBERED * (depth > 1)
    return Fields(
        *mind,
        *(Field(name, NONE, high=1 << 40) for name in ("tree_of", "tree_kept", "tree_root", "tree_size")),
        Field("tree_path", NONE, by=depth, high=nodes),
        Field("tree_offered", NONE, by=nodes, high=choices),
        Field("tree_offers", NONE, by=(nodes, choices), high=1 << 40),
        Field("tree_leads", NONE, by=(nodes, choices), low=DEEPER, high=nodes),
        Field("tree_worth", NONE, by=(nodes, choices), real=True),
    )


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
    """Whole games of players who think, in the same way."""
    keys = cuda.shared.array(POOL, numpy.int32)
    then = cuda.shared.array(POOL, numpy.int32)
    wide = cuda.shared.array(POOL, numpy.int32)
    order = cuda.shared.array(POOL, numpy.int32)
    begins = cuda.shared.array(POOL, numpy.int32)
    next = cuda.shared.array(1, numpy.int32)
    taken = cuda.shared.array(LINES, numpy.int32)
    told = cuda.shared.array(0, NUMBER)
    many, depth = len(states) // cuda.gridDim.x, len(views) // len(states)
    first_lane, here = cuda.blockIdx.x * many, cuda.threadIdx.x
    for at in range(here, many, BLOCK):
        then[at] = begin(start, states, first_lane + at, seed, first, counter, decisions, scratch, minds)
        wide[at] = 1
    while True:
        going = gathered(keys, then, wide, order, begins, many, next)
        if going == 0:
            return
        while True:
            if here % LINE == 0:
                taken[here // LINE] = cuda.atomic.add(next, 0, LINE)
            together()
            slot = taken[here // LINE] + here % LINE
            together()
            if slot - here % LINE >= going % A_LANE:
                break
            if slot >= going % A_LANE:
                continue
            at = found_in(begins, going // A_LANE, slot)
            mine = order[at]
            lane = first_lane + mine
            s, rest, mind, room = states[lane], scratch[lane], minds[lane], views[lane * depth : (lane + 1) * depth]
            if keys[mine] < SPAN * ASKS:
                trying = keys[mine] // SPAN == TRIES
                told[here] = slot - begins[at] if trying else ALONE
                key = look(s, room, memories, styles, rest, mind, trying)
                if slot == begins[at]:
                    then[mine] = key
                    wide[mine] = mind.tree_offered[mind.tree_path[mind.deep]] if key // SPAN == TRIES else 1
                continue
            choice = rest.choice
            if choice < 0:
                mask = deciders(s)
                if mask == 0 or rest.taken == limit:
                    decisions[rest.game] = rest.taken
                    ends[rest.game] = states[lane]
                    if mask == 0:
                        places(s, ranks[rest.game])
                    then[mine] = begin(start, states, lane, seed, first, counter, decisions, scratch, minds)
                    continue
                choice = ask(s, mask, styles, rest, mind)
            if choice < 0:
                for word in range(len(OPEN)):
                    view_words[lane * depth, word] = words[lane, word] & OPEN[word] | COVER[word]
                uncover(s, rest.asked, room[0])
                then[mine] = SPAN * FRESH + s.step
            else:
                apply(s, rest.asked, choice)
                rest.taken += 1
                rest.choice = NOT_ASKED
                then[mine] = SPAN * ASKS + s.step


def together():
    """The threads that go together wait for each other, and see what each has written."""
    if LINE == BLOCK:
        cuda.syncthreads()
    else:
        cuda.syncwarp()


def gathered(keys, then, wide, order, begins, many, next):
    """The lanes of a block sorted by what is next in them, and at which thread each begins; lanes and threads together.

    The threads that go together take the next of them whenever they are ready.
    """
    counts = cuda.shared.array(KEYS, numpy.int32)
    ends = cuda.shared.array(KEYS, numpy.int32)
    here = cuda.threadIdx.x
    cuda.syncthreads()
    for key in range(here, KEYS, BLOCK):
        counts[key] = 0
    cuda.syncthreads()
    next[0] = 0
    for at in range(here, many, BLOCK):
        keys[at] = then[at]
        cuda.atomic.add(counts, keys[at], A_LANE + wide[at])
    cuda.syncthreads()
    for key in range(here, KEYS, BLOCK):
        before = 0
        for other in range(key):
            before += counts[other]
        ends[key] = before
    cuda.syncthreads()
    going = ends[SPAN * DONE]
    cuda.syncthreads()
    for at in range(here, many, BLOCK):
        place = cuda.atomic.add(ends, keys[at], A_LANE + wide[at])
        order[place // A_LANE] = at
        begins[place // A_LANE] = place % A_LANE
    cuda.syncthreads()
    return going


def found_in(begins, lanes, slot):
    """The last of so many lanes that begins at this thread or before it."""
    low, high = 0, lanes
    while high - low > 1:
        half = (low + high) // 2
        if begins[half] <= slot:
            low = half
        else:
            high = half
    return low


def begin(start, states, lane, seed, first, counter, decisions, scratch, minds):
    """A lane begins the next game, if there is one; somebody will be asked."""
    take_next(start, states, lane, seed, first, counter, scratch)
    seed_stream(scratch[lane].thoughts, ~seed, first + scratch[lane].game)
    scratch[lane].choice = NOT_ASKED
    minds[lane].tree_kept = NOWHERE
    return SPAN * ASKS + states[lane].step if scratch[lane].game < len(decisions) else SPAN * DONE


def ask(s, mask, styles, rest, mind):
    """Who is to decide next: what chance and who picks at random choose, the others are to think.

    Whoever was asked before and is asked again may remember what he thought.
    """
    rest.asked = one_of(mask, rest.thoughts)
    style = EVEN if rest.asked == CHANCE else int(styles[rest.asked][RUNG])
    mind.tree_root = NOWHERE
    if style < GREEDY or mind.tree_of != rest.asked:
        mind.tree_kept = NOWHERE
    mind.tree_of = rest.asked
    if style >= GREEDY:
        return NOT_ASKED
    g = rest.stream if rest.asked == CHANCE else rest.thoughts
    return choose(s, rest.asked, style, g, rest.out[0], rest.weights[0])


def look(s, room, memories, styles, rest, mind, trying):
    """Who thinks looks on; what is next then. Threads that try choices write nothing but what these come to."""
    choice = prefer(room, rest.asked, memories[0], styles[rest.asked], rest.thoughts, mind)
    if trying:
        return SPAN * TRIED + room[mind.deep].step
    rest.choice = choice
    if choice == UNDONE:
        return SPAN * TRIES + room[mind.deep].step
    mind.tree_kept = further(mind, choice)
    return SPAN * DECIDED + s.step


def foresee(views, seat, mind, legal, apply, halts, measure):
    """What looking ahead does on a GPU (`core/turns.py`): each thread tries a choice, or one goes on to a position."""
    near = cuda.local.array(1, RECORD, alignment=16)
    told = cuda.shared.array(0, NUMBER)
    depth, which = mind.deep, told[cuda.threadIdx.x]
    if depth < 0 and mind.tree_kept >= 0:
        return recalled(mind, mind.tree_kept)
    if depth >= 0 and which == ALONE:
        depth = goes_on(mind)
        if depth < 0:
            return recalled(mind, 0)
    near[0] = views[max(depth, 0)]
    w = near[0]
    if depth >= 0:
        node = mind.tree_path[depth]
        at = mind.at[depth] if which == ALONE else which
        apply(w, seat, mind.tree_offers[node][at])
        if which != ALONE:
            if depth < len(mind.tree_path) - 1 and not halts(w, seat):
                mind.tree_leads[node][at] = DEEPER
            else:
                mind.tree_leads[node][at] = NOWHERE
                mind.tree_worth[node][at] = measure(w, seat, mind)
            return UNDONE
        views[depth + 1] = near[0]
    node = reach(mind, depth + 1)
    mind.tree_offered[node] = legal(w, seat, mind.tree_offers[node])
    return UNDONE


def goes_on(mind):
    """How deep it goes on to a choice behind which more is to be looked at; NOWHERE if everything is known."""
    depth = mind.deep
    while True:
        node, at = mind.tree_path[depth], mind.at[depth]
        while at < mind.tree_offered[node] and mind.tree_leads[node][at] != DEEPER:
            at += 1
        mind.at[depth] = at
        if at < mind.tree_offered[node]:
            return depth
        if depth == 0:
            mind.deep = NOWHERE
            return NOWHERE
        most = LOWEST
        for i in range(mind.tree_offered[node]):
            most = max(most, mind.tree_worth[node][i])
        depth -= 1
        above, at = mind.tree_path[depth], mind.at[depth]
        mind.tree_worth[above][at] = most
        mind.tree_leads[above][at] = node
        if mind.tree_size > REMEMBERED:
            mind.tree_leads[above][at] = NOWHERE
            mind.tree_size = node


def reach(mind, depth):
    """A node for what is offered so deep."""
    node = mind.tree_size if depth > 0 else 0
    mind.tree_size = node + 1
    mind.deep = depth
    mind.tree_path[depth] = node
    mind.at[depth] = 0
    return node


def recalled(mind, node):
    """What is known of a node is what each choice is worth; how many there are."""
    mind.tree_root = node
    for i in range(mind.tree_offered[node]):
        mind.lists[0][i] = mind.tree_offers[node][i]
        mind.values[i] = mind.tree_worth[node][i]
    return mind.tree_offered[node]


def further(mind, choice):
    """The node that a choice leads to, if it was looked at; where there was no choice it was looked at before."""
    node = mind.tree_root if mind.tree_root >= 0 else mind.tree_kept
    if node >= 0:
        for i in range(mind.tree_offered[node]):
            if mind.tree_offers[node][i] == choice:
                return mind.tree_leads[node][i]
    return NOWHERE
