"""Where a figure can come with what it has to move, at what price and by which choices (8.3, 12.5).

A situation is a spot together with what is left to move with; all of them stand in one row of numbers, which the
caller brings blank (-1): `came` says from which other one each is come to most cheaply, `price` the steps paid so far.
"""

from ..box import COLOUR, LOCOMOTIVE, NEIGHBOURS, P_TRANSPORT
from .board import FIGURES, MOST_NEIGHBOURS, SPOT_COUNT, goal
from .effects import WALK_LENGTH
from .terms import BY_RIDE, FREE_WALK_NOW, LOCOMOTIVE_WALK, POWER, STOP, TILE, TRAVEL, WALK
from .travel import needed

# What each thing that is left adds to the number of a situation.
A_TILE = 1
A_CARD = 2
A_STEP = 4
"""One step of a walk under way."""
A_WALK = 16
"""A free walk not yet begun, up to four."""
A_RIDE = 80
A_SPOT = 160
SITUATIONS = A_SPOT * SPOT_COUNT


def bar(s, figure, there, shut):
    """Mark the spots a figure may not enter; with a goal as in a declared turn (8.3.7, 12.5)."""
    for spot in range(SPOT_COUNT):
        shut[spot] = 0
    if there >= 0 and s.declared_pass_through == 0:
        return
    for other in range(FIGURES):
        if other != figure:
            shut[s.place[other]] = 1
    if s.organ >= 0:
        shut[s.organ] = 1
    if there >= 0:
        shut[there] = 0


def reach(s, shut, came, price, queue):
    """The ways of the figure that is moving, from where it stands; how many situations it can come to.

    The walk of an ability stands alone; one within the movement goes on with paid steps and the ride (R11). On a goal
    that wins nothing follows (12.6).
    """
    figure = s.walker if s.step == WALK else s.figure
    there = goal(s) if figure == s.figure else -1
    bar(s, figure, there, shut)
    walking = s.walking if s.step == WALK else 0
    ends = there if there >= 0 and s.sheets[s.turn] >= needed(s) else -1
    if s.stage != TRAVEL:
        return explore(s, s.place[figure], 0, -1, 0, walking, 0, -1, ends, 0, shut, came, price, queue)
    steps = max(0, min(s.steps, s.time[s.turn] - 1))
    more = s.win_at_zero_time == 1 and s.steps > steps
    ride = s.transport if s.rides > 0 else -1
    return explore(s, s.place[figure], steps, ride, s.walks, walking, 0, -1, ends, more, shut, came, price, queue)


def explore(s, start, steps, ride, walks, walking, card, tile, ends, more, shut, came, price, queue):
    """All situations from a start, the cheapest first and of these the nearest; nothing follows on the spot `ends`.

    `ride` is the transport of the gears, `card` the power card for any ride, `tile` the ride of a tile (the
    locomotive's for one that walks); -1 or 0 for none. With `more` the last time unit may pay for a step to the end
    (R10). The first situation is the start; it is only come to if a way leads back there.
    """
    first = start * A_SPOT + walks * A_WALK + walking * A_STEP + card * A_CARD
    first += (ride >= 0) * A_RIDE + (tile >= 0) * A_TILE
    price[first] = 0
    queue[0] = first
    count = 1
    done = 0
    for paid in range(steps + 1):
        begin = done
        while done < count:
            if done == 0 or queue[done] // A_SPOT != ends:
                count = freely(s, queue[done], ride, tile, shut, came, price, queue, count)
            done += 1
        if paid < steps:
            for i in range(begin, done):
                if i == 0 or queue[i] // A_SPOT != ends:
                    count = step_out(queue[i], -1, shut, came, price, queue, count)
        elif more and ends >= 0:
            for i in range(begin, done):
                count = step_out(queue[i], ends, shut, came, price, queue, count)
    return count


def step_out(here, only, shut, came, price, queue, count):
    """The paid steps from a situation, to any neighbour or to a single spot; not in the middle of a walk (8.3.6)."""
    if here // A_STEP % 4 == 0:
        spot = here // A_SPOT
        for n in range(MOST_NEIGHBOURS):
            next = NEIGHBOURS[spot][n]
            if next >= 0 and (next == only if only >= 0 else shut[next] == 0):
                count = come(here, here + (next - spot) * A_SPOT, 1, came, price, queue, count)
    return count


def come(here, next, paid, came, price, queue, count):
    """One more situation, unless it has been come to before."""
    if came[next] < 0:
        came[next] = here
        price[next] = price[here] + paid
        queue[count] = next
        return count + 1
    return count


def freely(s, here, ride, tile, shut, came, price, queue, count):
    """What costs no time: a step of a walk or its end, a ride, the beginning of a walk (8.3.5, R11)."""
    spot = here // A_SPOT
    walking = here // A_STEP % 4
    if walking > 0:
        for n in range(MOST_NEIGHBOURS):
            next = NEIGHBOURS[spot][n]
            if next >= 0 and shut[next] == 0:
                count = come(here, here - A_STEP + (next - spot) * A_SPOT, 0, came, price, queue, count)
        return come(here, here - walking * A_STEP, 0, came, price, queue, count)
    if here // A_RIDE % 2 == 1:
        count = carried(here, here - A_RIDE, ride, shut, came, price, queue, count)
    if here // A_WALK % 5 > 0:
        count = carried(here, here - A_WALK, LOCOMOTIVE, shut, came, price, queue, count)
    if here // A_CARD % 2 == 1:
        count = carried(here, here - A_CARD, COLOUR[spot], shut, came, price, queue, count)
        if s.locomotive_is_transport == 0:
            count = carried(here, here - A_CARD, LOCOMOTIVE, shut, came, price, queue, count)
    if here % 2 == 1:
        count = carried(here, here - A_TILE, tile, shut, came, price, queue, count)
    return count


def carried(here, left, transport, shut, came, price, queue, count):
    """A ride from here, or a walk that begins as with the locomotive."""
    spot = here // A_SPOT
    if transport == LOCOMOTIVE:
        return come(here, left + WALK_LENGTH * A_STEP, 0, came, price, queue, count)
    if transport >= 0 and COLOUR[spot] == transport:
        for stop in range(SPOT_COUNT):
            if COLOUR[stop] == transport and stop != spot and shut[stop] == 0:
                count = come(here, left + (stop - spot) * A_SPOT, 0, came, price, queue, count)
    return count


def leads(here, next):
    """The choice that leads from one situation to the next; for a tile only that one is played."""
    spot = next // A_SPOT
    if here % 2 > next % 2:
        return TILE
    if here // A_CARD % 2 > next // A_CARD % 2:
        return POWER + P_TRANSPORT
    if here // A_RIDE % 2 > next // A_RIDE % 2:
        return LOCOMOTIVE_WALK if spot == here // A_SPOT else BY_RIDE + spot
    if here // A_WALK % 5 > next // A_WALK % 5:
        return FREE_WALK_NOW
    return STOP if spot == here // A_SPOT else spot


def first_choice(came, first, next):
    """The first choice of the way to a situation."""
    while came[next] != first:
        next = came[next]
    return leads(first, next)
