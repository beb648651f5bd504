"""How the guards go: along paths where novices are likely, and with permission to where they must be (7, 8.6, 10)."""

from subrosa.core.fields import NOBODY, NONE, Field
from subrosa.core.turns import LOWEST

from ..box import ABBESS, DISTANCE, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT, PRIORESS
from ..looks import SEEN
from ..rules.eyes import sees
from ..rules.figures import has_swift_foot, running
from ..rules.noises import reach
from ..rules.patrol import LONGEST_WALK, SHORTEST_WALK, free, longest_run, onward
from ..rules.terms import (
    FOR_PRIORESS,
    NOISE_AT,
    NOVICE_COUNT,
    SECOND_CHANCE,
    STOP,
    STOP_AS_WALK,
    U_TURN,
    USE,
)
from .danger import from_end, is_free, sees_another
from .heat import expect, mark, share, suspect
from .settling import DRAWS, other_ran, settled
from .ways import LAYERS, beginning, clear, is_reached, lead, looking, set_out, stepped
from .weights import (
    A_ROUND,
    A_SHADE,
    DEAF,
    FADING,
    FALSE_GAIN,
    FAR_FOUND,
    FOUND,
    GUESSED,
    LATEST,
    LISTENING,
    LIT,
    LOOKING_AHEAD,
    ROLL_AGAIN,
    SHARED_WAY,
    SHARPEN,
    SURE,
    WORTH_A_NOISE,
)

HEARING = 4
"""How far a novice who sneaks is heard at most."""
ATTRACTS = tuple(GUESSED * draws for draws in DRAWS)
"""What it is worth that a novice is so far away where it is only guessed where she is,"""
CARRIES = tuple(1 - far / (HEARING + 2) for far in range(HEARING + 1))
"""and how well she is heard from so far away."""

TOURS = (
    # of the best way of so many steps to a place: what it brings, the warm places seen and the marks caught, a bit each
    Field("brings", NONE, by=(LAYERS, PLACE_COUNT), real=True),
    Field("finds", NONE, by=(LAYERS, PLACE_COUNT), high=1 << 62),
    Field("catches", NONE, by=(LAYERS, PLACE_COUNT), high=63),
    # what a place is worth to stop on: how near it is to the novices, and how well they are heard
    Field("pulled", NONE, by=PLACE_COUNT, high=1),
    Field("near", NONE, by=PLACE_COUNT, real=True),
    Field("within", NONE, by=PLACE_COUNT, real=True),
    # a path that is chosen: all novices some rounds later, the places seen, and those of the other guard's path
    Field("later", NONE, by=(LATEST + 1, PLACE_COUNT), real=True),
    Field("known", NONE, by=PLACE_COUNT, high=1),
    Field("shared", NONE, by=PLACE_COUNT, high=1),
    # the best tour of all: how many steps it has, and where it ends
    Field("tour", NONE, high=LAYERS),
    Field("tour_end", NONE, high=PLACE_COUNT),
)


def scent(v, mind):
    """What the guards' side makes of the table: where novices are, in the open, and likely."""
    mark(v, mind)
    suspect(v, mind)
    for place in range(PLACE_COUNT):
        mind.pulled[place] = 0


def order(v, count, mind):
    """First goes who has more to find."""
    scent(v, mind)
    for i in range(count):
        guard = mind.lists[0][i]
        worth = best_tour(v, guard, may_leave(v, guard), mind)
        mind.values[i] = worth - SURE if worth > SURE / 2 else worth


def may_leave(v, guard):
    """Will a guard who has not begun be free to go where she likes?"""
    if is_free(v, guard):
        return True
    for i in range(v.vanishings):
        if sees(v, guard, v.vanished_from[i]):
            return True
    return sees_another(v, guard, NOBODY)


# Her steps.


def go(v, count, mind):
    """What the decisions of a guard's move are worth by what the table shows."""
    scent(v, mind)
    weigh_steps(v, count, mind)


def weigh_steps(v, count, mind):
    """What the next steps of a guard's move are worth, its end, and a false noise that would free her."""
    guard = PRIORESS if v.guard == PRIORESS else ABBESS
    out = mind.lists[0]
    leaves = free(v, guard)
    for i in range(count):
        mind.values[i] = LOWEST
    if not leaves and v.paces < SHORTEST_WALK and out[count - 1] >= NOISE_AT:
        best_tour(v, guard, not leaves, mind)
        gain = WORTH_A_NOISE if mind.reads == 1 else FALSE_GAIN
        for i in range(count):
            place = out[i] - NOISE_AT - guard * FOR_PRIORESS
            if 0 <= place < PLACE_COUNT:
                mind.values[i] = mind.begun[place] - gain
    best_tour(v, guard, leaves, mind)
    for i in range(count):
        if out[i] < STOP:
            mind.values[i] = mind.begun[out[i]]
        elif out[i] == STOP:
            mind.values[i] = mind.begun[v.at[guard]]
        elif out[i] == STOP_AS_WALK:
            mind.values[i] = mind.begun[v.at[guard]] + A_SHADE


def best_tour(v, guard, leaves, mind):
    """What the best rest of her move is worth, along her path or anywhere; `mind.begun` says it for each first step."""
    here = v.at[guard]
    paces = v.paces if v.guard == guard else 0
    left = steps_left(v, guard, mind)
    set_out(mind, 0, here)
    mind.brings[0][here] = 0.0
    mind.finds[0][here] = 0
    mind.catches[0][here] = 0
    mind.tour = 0
    mind.tour_end = here
    best = LOWEST
    for made in range(left + 1):
        for i in range(mind.ended[made]):
            if paces + made >= SHORTEST_WALK:
                end = mind.ends[made][i]
                worth = mind.brings[made][end]
                if mind.reads == 1:
                    worth += settled(v, guard, made, end, paces + made <= LONGEST_WALK, mind)
                else:
                    worth += stopped(v, guard, made, end, paces + made <= LONGEST_WALK, mind)
                begins = beginning(mind, made, end)
                mind.begun[begins] = max(mind.begun[begins], worth)
                if worth > best:
                    best = worth
                    mind.tour = made
                    mind.tour_end = end
        if made < left:
            go_on(v, guard, leaves, made, left - made - 1, mind)
    return best


def steps_left(v, guard, mind):
    """The most steps of the rest of her move; a swift foot is for somebody in the open."""
    left = longest_run(v) - (v.paces if v.guard == guard else 0)
    if mind.marks > 0 and has_swift_foot(v, NOVICE_COUNT + guard):
        return left + 1
    return left


def go_on(v, guard, leaves, made, left, mind):
    """All ways with one step more: on along her path, or to every neighbour; for each end the best."""
    clear(mind, made + 1)
    for i in range(mind.ended[made]):
        place = mind.ends[made][i]
        for j in range(MOST_NEIGHBOURS):
            there = next_place(v, guard, leaves, place, j)
            if there >= 0:
                pace(v, made, place, there, left, mind)


def next_place(v, guard, leaves, place, j):
    """Where a guard can go from a place: to every neighbour, or on along her path; -1 if there are not so many."""
    if leaves:
        return NEIGHBOURS[place][j]
    return onward(v, guard, place) if j == 0 and v.path[guard] >= 0 else -1


def pace(v, made, place, there, left, mind):
    """A way with one step more, if none as good leads there: whom it catches, and whom it may bring in sight."""
    worth = mind.brings[made][place]
    finds = mind.finds[made][place]
    caught = mind.catches[made][place]
    marks = mind.marks
    for i in range(marks):
        if mind.mark[i] == there and not caught >> i & 1:
            worth += 1.0 if caught else 1.0 + SURE
            caught |= 1 << i
    rank = mind.rank[there]
    if rank >= 0 and not finds >> rank & 1:
        worth += mind.warmth[rank]
    seen = SEEN[stepped(v, place, there)]
    far = DISTANCE[there]
    beyond = FAR_FOUND if mind.reads == 1 else 0.0
    i = 0
    while seen[i] >= 0:
        rank = mind.rank[seen[i]]
        if rank >= 0 and not finds >> rank & 1:
            worth += mind.warmth[rank] * (FOUND if far[seen[i]] <= left else beyond)
            finds |= 1 << rank
        i += 1
    made += 1
    if not is_reached(mind, made, there) or worth > mind.brings[made][there]:
        lead(mind, made, place, there)
        mind.brings[made][there] = worth
        mind.finds[made][there] = finds
        mind.catches[made][there] = caught


def stopped(v, guard, made, end, walks, mind):
    """What it is worth to stop where a way ends: near the novices, with their places in view, and listening."""
    pull(end, mind)
    worth = mind.near[end]
    if walks:
        worth += mind.within[end]
    elif other_ran(v, guard):
        worth -= DEAF
    seen = SEEN[stepped(v, mind.before[made][end], end) if made > 0 else looking(v, guard)]
    caught = mind.catches[made][end]
    marks = mind.marks
    i = 0
    while seen[i] >= 0:
        rank = mind.rank[seen[i]]
        if rank >= 0:
            worth += LIT * mind.warmth[rank]
        for k in range(marks):
            if mind.mark[k] == seen[i] and not caught >> k & 1:
                worth += LIT
        i += 1
    for k in range(marks):
        if caught >> k & 1:
            worth -= ATTRACTS[DISTANCE[end][mind.mark[k]]]
    return worth


def pull(end, mind):
    """What it is worth to be near the novices on a place, and to listen there."""
    if mind.pulled[end]:
        return
    far = DISTANCE[end]
    near, within = 0.0, 0.0
    for i in range(mind.marks):
        away = far[mind.mark[i]]
        near += ATTRACTS[away]
        if away <= HEARING:
            within += LISTENING * CARRIES[away]
    for i in range(mind.warm):
        away, warmth = far[mind.warm_place[i]], mind.warmth[i]
        near += ATTRACTS[away] * warmth
        if away <= HEARING:
            within += LISTENING * warmth * CARRIES[away]
    mind.pulled[end] = 1
    mind.near[end] = near
    mind.within[end] = within


# Her path, her ears.


def path(v, count, mind):
    """The path along which most novices are to be expected."""
    foresee_paths(v, mind)
    share_way(v, v.guard, mind)
    for i in range(count):
        card = mind.lists[0][i]
        mind.values[i] = path_worth(v, v.guard, card, mind) if card < NOISE_AT else LOWEST


def foresee_paths(v, mind):
    """Where all novices will be round by round."""
    for later in range(LATEST + 1):
        expect(v, later, mind.later[later], mind)


def share_way(v, guard, mind):
    """Where the other guard goes."""
    for place in range(PLACE_COUNT):
        mind.shared[place] = 0
    other = 1 - guard
    if v.path[other] >= 0:
        place = onward(v, other, v.at[other])
        while place >= 0:
            mind.shared[place] = 1
            place = onward(v, other, place)


def path_worth(v, guard, card, mind):
    """How many novices a path brings in sight, sooner rather than later, and off the other guard's path."""
    at = v.at[guard]
    way = v.completed[guard] if card == U_TURN else card
    for place in range(PLACE_COUNT):
        mind.known[place] = 0
    mind.known[at] = 1
    worth = 0.0
    fading = 1.0
    back = at
    for made in range(LOOKING_AHEAD):
        place = from_end(way, at, made + 1)
        if place < 0:
            break
        warmth = discover(SEEN[stepped(v, back, place)], mind.later[made // A_ROUND], mind)
        worth += fading * warmth * (SHARED_WAY if mind.shared[place] else 1.0)
        fading *= FADING
        back = place
    return worth


def discover(seen, heat, mind):
    """How many novices are on the places that come in sight for the first time."""
    warmth = 0.0
    i = 0
    while seen[i] >= 0:
        if not mind.known[seen[i]]:
            mind.known[seen[i]] = 1
            warmth += heat[seen[i]]
        i += 1
    return warmth


def ears(v, count, mind):
    """A poor die is rolled again; sharp ears are for somebody who may be just out of hearing."""
    for i in range(count):
        mind.values[i] = SHARPEN
        if mind.lists[0][i] == USE and v.blessing[NOVICE_COUNT + v.guard] == SECOND_CHANCE:
            mind.values[i] = 1.0 if v.die <= ROLL_AGAIN else 0.0
        elif mind.lists[0][i] == USE:
            mind.values[i] = just_out_of_hearing(v, v.guard, mind)


def just_out_of_hearing(v, guard, mind):
    """How many novices one more link is likely to bring into hearing."""
    found = 0.0
    far = DISTANCE[v.at[guard]]
    for novice in range(NOVICE_COUNT):
        if running(v, novice):
            just_out = reach(v, v.played[novice]) + 1
            if v.marker[novice] >= 0:
                found += far[v.marker[novice]] == just_out
            else:
                share(v, novice, 0, mind.likely)
                for place in range(PLACE_COUNT):
                    if far[place] == just_out:
                        found += mind.likely[place]
    return found
