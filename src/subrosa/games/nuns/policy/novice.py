"""How a novice moves: by short ways to key, wish and home, as safely as time allows (4, 6, 9.7, 9.8)."""

from subrosa.core.fields import NONE, Field
from subrosa.core.turns import LOWEST

from ..box import (
    ABBESS,
    CELLS,
    DIE,
    DISTANCE,
    KEY_PLACE,
    LOCKED,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    NOWHERE,
    PLACE_COUNT,
    PRIORESS,
    UNLOCKED,
    WISH_PLACE,
)
from ..rules.eyes import catches, lit
from ..rules.figures import has_swift_foot, least, most, noise
from ..rules.moves import acting, errand, here
from ..rules.noises import deaf
from ..rules.round import last_round
from ..rules.terms import (
    AFTER,
    CARD,
    CARD_COUNT,
    GUARD_COUNT,
    PLAY_CARD,
    STAY_CAUGHT,
    STEPPING,
    STOP,
    TURN,
    TURN_BACK,
    WALK_HOME,
)
from .danger import FARTHEST, hunted, met, watch
from .ways import LAYERS, beginning, clear, faces, is_on_way, is_reached, lead, set_out
from .weights import (
    AT_LARGE,
    BLESSING,
    CAPTURE,
    EASY,
    GLIMPSED,
    HEARD,
    HURRY,
    LAST_CAPTURE,
    LISTENED,
    OVERHEARD,
    OVERSHOT,
    SAFE,
    SHARPLY,
    SHOWN,
    TAKEN,
    TEAM,
    TIRING,
    TOO_RISKY,
    TRAILED,
    WALKED,
    WON,
)

BITS = 62
"""A way keeps so many bits of the places it has led over."""

PLANS = (
    # of the best way of so many steps to a place: how many of its places are seen, and by which guards, a bit each
    Field("shown", NONE, by=(LAYERS, PLACE_COUNT), high=LAYERS),
    Field("trail", NONE, by=(LAYERS, PLACE_COUNT), high=3),
    # and which places it has led over, a bit each that others share
    Field("crossed", NONE, by=(LAYERS, PLACE_COUNT), high=1 << 62),
    # how many steps each card allows
    *(Field(name, NONE, by=CARD_COUNT, high=LAYERS) for name in ("allows", "allows_up_to")),
    # what the best plan is worth, and how likely she is caught where it ends; its card, its steps, its end
    Field("worth", NONE, real=True),
    Field("risk", NONE, real=True),
    Field("plan_card", NONE, high=CARD_COUNT),
    Field("plan_steps", NONE, high=LAYERS),
    Field("plan_end", NONE, high=PLACE_COUNT),
)


def move(v, seat, count, mind):
    """What the decisions of a secret move are worth, in steps of her errand."""
    novice = acting(v, seat)
    stage = v.stage[novice]
    place = here(v, novice)
    if stage == WALK_HOME:
        walk_home(v, novice, count, mind)
        return
    watch(v, novice, mind)
    if stage != AFTER:
        plan(v, novice, mind)
    for i in range(count):
        choice = mind.lists[0][i]
        if choice == TURN_BACK:
            mind.values[i] = -dread(v, novice) * (mind.risk if stage == TURN else approach(v, novice, place, mind))
        elif choice == STAY_CAUGHT:
            mind.values[i] = -dread(v, novice) * (TOO_RISKY if stage == TURN else SAFE)
        elif stage == CARD:
            mind.values[i] = mind.begun[choice - PLAY_CARD]
        else:
            mind.values[i] = mind.begun[place if choice == STOP else choice]


def approach(v, novice, place, mind):
    """How likely a guard comes to where her walk has ended; as long as she stays caught she cannot be caught."""
    risk = 0.0
    for guard in range(GUARD_COUNT):
        risk = max(risk, met(guard, place, mind) + hunted(v, guard, novice, place, mind))
    return risk


def walk_home(v, novice, count, mind):
    """Of the ways home the one that leads least away from her errand, and to a dark place."""
    for i in range(count):
        choice = mind.lists[0][i]
        there = here(v, novice) if choice == STOP else choice
        mind.values[i] = -remaining(v, novice, there) - (SHOWN if lit(v, there) else 0.0)


# Her errand.


def remaining(v, novice, place):
    """How many steps she needs to be home with key and wish, if her move ends on a place."""
    card = v.wish_card[novice]
    wish = WISH_PLACE[card]
    home = CELLS[novice]
    if v.key[novice] != 1:
        key = KEY_PLACE[card]
        return UNLOCKED[place][key] + DISTANCE[key][wish] + DISTANCE[wish][home]
    if v.wish[novice] != 1:
        return DISTANCE[place][wish] + DISTANCE[wish][home]
    return DISTANCE[place][home] + 0


def haste(v, novice):
    """What a step is worth: more when time runs out."""
    rounds_left = last_round(v) - v.round + 1
    needed = remaining(v, novice, v.way[novice][0]) / (WALKED * rounds_left)
    return 1.0 + HURRY * max(0.0, min(1.0, 2 * (needed - EASY)))


def dread(v, novice):
    """What being caught costs her in steps: the wish would be lost, and the guards come nearer to their number."""
    lost = DISTANCE[v.way[novice][0]][WISH_PLACE[v.wish_card[novice]]] if v.wish[novice] == 1 else 0
    left = v.limit - v.captures
    return CAPTURE + lost + (TEAM / left if left > 1 else LAST_CAPTURE)


def wins(v, novice, end):
    """Is she home with key and wish?"""
    return v.key[novice] == 1 and v.wish[novice] == 1 and end == CELLS[novice]


# Her plans.


def plan(v, novice, mind):
    """Cards and ways, or the rest of her way once the card is chosen."""
    first = 0
    last = CARD_COUNT
    if v.stage[novice] == STEPPING:
        first = v.card[novice]
        last = first + 1
    swift = 1 if has_swift_foot(v, novice) else 0
    longest = spread(v, novice, read_cards(v, first, last, mind) + swift, mind)
    mind.worth = LOWEST
    mind.risk = 0.0
    per_step = haste(v, novice)
    fear = mind.wary * dread(v, novice)
    for made in range(longest, v.steps[novice] - 1, -1):
        for i in range(mind.ended[made]):
            end = mind.ends[made][i]
            gain = progress(v, novice, made, end, per_step, mind)
            for card in range(first, last):
                if mind.allows[card] <= made <= mind.allows_up_to[card] + swift:
                    weigh_plan(v, novice, card, made, end, gain, fear, mind)


def read_cards(v, first, last, mind):
    """How many steps some cards allow; the most of all."""
    longest = 0
    for card in range(first, last):
        mind.allows[card] = least(v, card)
        mind.allows_up_to[card] = most(v, card)
        longest = max(longest, mind.allows_up_to[card])
    return longest


def weigh_plan(v, novice, card, made, end, gain, fear, mind):
    """What a card and a way are worth, if that is more than the best that begins as they do."""
    begins = card if v.stage[novice] != STEPPING else beginning(mind, made, end)
    if made > mind.allows_up_to[card]:
        gain -= BLESSING
    if gain > mind.begun[begins]:
        risk = peril(v, novice, card, made, end, mind)
        worth = gain - fear * risk - loss(v, novice, card, end, mind)
        mind.begun[begins] = max(mind.begun[begins], worth)
        if worth > mind.worth:
            mind.worth = worth
            mind.risk = risk
            mind.plan_card = card
            mind.plan_steps = made
            mind.plan_end = end


def spread(v, novice, longest, mind):
    """Ways that go on from hers, for each number of steps and each end the one that is seen least; the most steps."""
    key = v.key[novice] == 1
    barred = v.at[ABBESS] if catches(v, novice, v.at[ABBESS]) else NOWHERE
    closed = v.at[PRIORESS] if catches(v, novice, v.at[PRIORESS]) else NOWHERE
    for made in range(start(v, novice, mind), longest):
        clear(mind, made + 1)
        for i in range(mind.ended[made]):
            place = mind.ends[made][i]
            for j in range(MOST_NEIGHBOURS):
                there = NEIGHBOURS[place][j]
                if there >= 0 and (key or not LOCKED[place][j]) and there != barred and there != closed:
                    if not mind.crossed[made][place] & bit(there) or not is_on_way(mind, made, place, there):
                        step(made, place, there, mind)
        if mind.ended[made + 1] == 0:
            return made
    return longest


def start(v, novice, mind):
    """Her way so far, and how many steps it has."""
    way = v.way[novice]
    mind.shown[0][way[0]] = 0
    mind.trail[0][way[0]] = mind.watched[way[0]]
    mind.crossed[0][way[0]] = bit(way[0])
    made = 0
    while made < v.steps[novice]:
        clear(mind, made + 1)
        step(made, way[made], way[made + 1], mind)
        made += 1
    set_out(mind, made, way[made])
    return made


def step(made, place, there, mind):
    """A way with one step more, if it is seen less than the one that leads there already."""
    watched = mind.watched[there]
    shown = mind.shown[made][place] + (watched > 0)
    if not is_reached(mind, made + 1, there) or shown < mind.shown[made + 1][there]:
        lead(mind, made + 1, place, there)
        mind.shown[made + 1][there] = shown
        mind.trail[made + 1][there] = mind.trail[made][place] | watched
        mind.crossed[made + 1][there] = mind.crossed[made][place] | bit(there)


def bit(place):
    """The bit of a place among those a way has led over."""
    return 1 << place % BITS


def progress(v, novice, made, end, per_step, mind):
    """What a way brings on her errand."""
    gain = -per_step * remaining(v, novice, end) - TIRING * (made + 1) - SHOWN * mind.shown[made][end]
    there = errand(v, novice)
    if wins(v, novice, end):
        gain += WON
    elif end == there:
        gain += per_step * TAKEN
    elif DISTANCE[end][there] == 1 and v.short_ranges == 1 and v.run_range == 1:
        gain -= per_step * OVERSHOT
    return gain


def is_safe(v, novice, end):
    """Can nobody do anything to her where her way ends?"""
    return wins(v, novice, end) or (v.safe_cell == 1 and end == CELLS[novice])


def peril(v, novice, card, made, end, mind):
    """How likely she is caught where a way ends; a free guard goes where she is sure, as far as the novice knows it."""
    if is_safe(v, novice, end):
        return 0.0
    spared = 1.0
    sure = min(1.0, AT_LARGE + SHARPLY * mind.exposed[card][end]) if mind.reads == 1 else 1.0
    for guard in range(GUARD_COUNT):
        far = DISTANCE[v.at[guard]][end]
        near = min(far, FARTHEST)
        risk = max(met(guard, end, mind), sure * hunted(v, guard, novice, end, mind))
        if not deaf(v, guard):
            risk += faces(far, noise(v, card)) / DIE * max(0.0, HEARD[near] - risk)
        if mind.trail[made][end] >> guard & 1:
            risk = max(risk, TRAILED[near])
        spared *= 1.0 - min(1.0, risk)
    return 1.0 - spared


def loss(v, novice, card, end, mind):
    """What else it costs her to be seen or heard where a way ends, or known to be there."""
    if is_safe(v, novice, end):
        return 0.0
    found = mind.bared * mind.exposed[card][end] if mind.reads == 1 else 0.0
    listened = LISTENED * OVERHEARD if mind.reads == 1 else LISTENED
    modifier = noise(v, card)
    for guard in range(GUARD_COUNT):
        found += GLIMPSED * mind.glimpsed[guard][end]
        for i in range(mind.stops[guard]):
            far = DISTANCE[mind.stop[guard][i]][end]
            found += listened * mind.stopping[guard][i] * faces(far, modifier) / DIE
    return found
