"""The guards' moves: paths, permission, steps, captures (7, 9.5, 10.3, 10.6, 12.7)."""

from ..box import (
    DISTANCE,
    GUARD_MAX,
    GUARD_MIN,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    PATH_DISTANCE,
    PATH_ENDS,
    PATH_INDEX,
    PATH_PLACES,
    PATHS,
)
from .eyes import catches, neighbour_number, sees, turning_sees
from .figures import blessed, capture, gives_permission, glimpse, has_swift_foot, places_known, running
from .noises import list_false_places, put_noise
from .terms import (
    BLESSED_FALSE_NOISE,
    DEVIATE_ANY,
    DEVIATE_BESIDE,
    FOOTPRINTS,
    FOR_PRIORESS,
    GO,
    GUARD_COUNT,
    GUARD_RUN,
    GUARD_WALK,
    NOISE_AT,
    NOISE_BESIDE,
    NOVICE_COUNT,
    OVER,
    PATH,
    STOP,
    STOP_AS_WALK,
    SWIFT_FOOT,
    SWIFT_WALK,
    U_TURN,
    UNSEEN,
)

SHORTEST_WALK = GUARD_MIN[GUARD_WALK]
LONGEST_WALK = GUARD_MAX[GUARD_WALK]
PATH_COUNT = len(PATHS)


def longest_run(s):
    """The most steps of a guard (7.1)."""
    return 5 if s.guard_max == 1 else GUARD_MAX[GUARD_RUN]


def start_guard(s, guard):
    """A guard begins her move: what she sees now counts already (7.4)."""
    s.guard = guard
    s.paces = 0
    s.sighted = 0
    s.trail = 0
    look(s, guard)
    s.step = PATH if s.path[guard] < 0 else GO


def look(s, guard):
    """Every novice on the run whom she sees is put on the board; tokens are noticed (6.5, 6.7)."""
    for novice in range(NOVICE_COUNT):
        if gives_permission(s, novice) and s.place[novice] >= 0 and sees(s, guard, s.place[novice]):
            spot(s, novice)
    for i in range(s.vanishings):
        if sees(s, guard, s.vanished_from[i]):
            s.trail |= FOOTPRINTS
    overhear(s, guard)


def overhear(s, guard):
    """Where the table plays so, noise next to her counts, for whomever it was laid (7.4k)."""
    if s.deviate_on == DEVIATE_BESIDE and noise_beside(s, guard):
        s.trail |= NOISE_BESIDE


def noise_beside(s, guard):
    """Does a noise token lie next to a guard, or where she stands?"""
    for i in range(s.noises):
        if DISTANCE[s.at[guard]][s.noise_place[i]] <= 1:
            return True
    return False


def spot(s, novice):
    """A novice is seen: her marker shows where (6.2)."""
    if s.marker[novice] < 0:
        glimpse(s, novice, s.place[novice])
    s.marker[novice] = s.place[novice]
    s.sighted |= 1 << novice


def glance(s, guard, place):
    """Turning towards the next place is a look, where the table plays so (5.5)."""
    for novice in range(NOVICE_COUNT):
        if gives_permission(s, novice) and s.place[novice] >= 0 and turning_sees(s, guard, place, s.place[novice]):
            spot(s, novice)
    for i in range(s.vanishings):
        if turning_sees(s, guard, place, s.vanished_from[i]):
            s.trail |= FOOTPRINTS


def free(s, guard):
    """May she leave her path (7.4)?"""
    if s.trail or (s.deviate_on == DEVIATE_ANY and s.noises + s.vanishings > 0):
        return True
    for i in range(s.noises):
        if s.noise_guard[i] == guard:
            return True
    for novice in range(NOVICE_COUNT):
        if s.sighted >> novice & 1 and gives_permission(s, novice):
            return True
    return False


def list_go(s, out):
    """Her next places, to stop, and the false noise of either guard (7.1, 7.3, 7.5, 10.3, 10.6)."""
    guard = s.guard
    count = 0
    swift = has_swift_foot(s, NOVICE_COUNT + guard)
    if s.paces < longest_run(s) or (s.paces == longest_run(s) and swift):
        count = list_ways(s, guard, out)
    if s.paces >= SHORTEST_WALK:
        out[count] = STOP
        count += 1
    if s.paces == LONGEST_WALK + 1 and swift:
        out[count] = STOP_AS_WALK
        count += 1
    if false_noise_of(s, guard) >= 0:
        count = list_false_places(s, out, count)
    return count


def list_ways(s, guard, out):
    """Any neighbour with permission; else on along the path, or the shortest way back to it (7.3, 7.5)."""
    count = 0
    here = s.at[guard]
    path = s.path[guard]
    at = PATH_INDEX[path][here]
    if free(s, guard):
        for j in range(MOST_NEIGHBOURS):
            if NEIGHBOURS[here][j] >= 0:
                out[count] = NEIGHBOURS[here][j]
                count += 1
    elif at >= 0:
        out[0] = onward(s, guard, here)
        count = 1
    else:
        for j in range(MOST_NEIGHBOURS):
            place = NEIGHBOURS[here][j]
            if place >= 0 and PATH_DISTANCE[path][place] == PATH_DISTANCE[path][here] - 1:
                out[count] = place
                count += 1
    return count


def onward(s, guard, place):
    """The next place of a guard who follows her path: along it, or a shortest way back to it; -1 at its end (7.3)."""
    path = s.path[guard]
    at = PATH_INDEX[path][place]
    if place == PATH_ENDS[path][s.heading[guard]]:
        return -1
    if at >= 0:
        return PATH_PLACES[path][at + 1 if s.heading[guard] == 1 else at - 1]
    for j in range(MOST_NEIGHBOURS):
        there = NEIGHBOURS[place][j]
        if there >= 0 and PATH_DISTANCE[path][there] < PATH_DISTANCE[path][place]:
            return there
    return -1


def false_noise_of(s, guard):
    """The figure whose false noise is played: the moving guard's, else the other's; -1 if none (2.10a, 10.3e)."""
    for i in range(GUARD_COUNT):
        figure = NOVICE_COUNT + (guard + i) % GUARD_COUNT
        if blessed(s, figure) and s.blessing[figure] == BLESSED_FALSE_NOISE:
            return figure
    return -1


def go(s, choice):
    """One decision of a moving guard; True when her move is over."""
    guard = s.guard
    if choice == STOP or choice == STOP_AS_WALK:
        name_card(s, guard, choice)
        return True
    if choice >= NOISE_AT:
        play_false_noise(s, choice)
        return False
    pace(s, guard, choice)
    return s.step == GO and tired(s)


def tired(s):
    """Has she made the one step more of a swift foot? Then her move is over, and a run (10.6e)."""
    if s.paces <= longest_run(s):
        return False
    name_card(s, s.guard, STOP)
    return True


def play_false_noise(s, choice):
    """A false noise next to either guard, who is free from then on (10.3c, 10.3d)."""
    figure = false_noise_of(s, s.guard)
    put_noise(s, (choice - NOISE_AT) % FOR_PRIORESS, (choice - NOISE_AT) // FOR_PRIORESS, figure)
    s.spent[figure] = BLESSED_FALSE_NOISE
    overhear(s, s.guard)


def name_card(s, guard, choice):
    """Walk or run, named when she stops and shown when both have moved (7.1, 10.6)."""
    s.moved |= 1 << guard
    if choice == STOP_AS_WALK:
        s.named[guard] = SWIFT_WALK
    else:
        s.named[guard] = GUARD_WALK if s.paces <= LONGEST_WALK else GUARD_RUN


def pace(s, guard, place):
    """One step: facing, sight, captures, limit, path end, in this order (12.7)."""
    if s.paces == longest_run(s):
        s.spent[NOVICE_COUNT + guard] = SWIFT_FOOT
    if s.pivot_check == 1:
        glance(s, guard, place)
    s.facing[guard] = neighbour_number(place, s.at[guard])
    s.at[guard] = place
    s.paces += 1
    look(s, guard)
    catch_here(s, guard)
    if s.step == OVER:
        return
    if not places_known(s):
        s.step = UNSEEN
    if s.path[guard] >= 0 and place == PATH_ENDS[s.path[guard]][s.heading[guard]]:
        s.completed[guard] = s.path[guard]
        s.path[guard] = -1
        if s.step != UNSEEN:
            s.step = PATH


def catch_here(s, guard):
    """All novices on the run where she is are caught (9.5)."""
    here = s.at[guard]
    for novice in range(NOVICE_COUNT):
        if running(s, novice) and s.place[novice] == here and catches(s, novice, here) and s.step != OVER:
            capture(s, novice)


def held(s, path):
    """Does a guard hold this path card?"""
    return s.path[0] == path or s.path[1] == path


def fits(s, guard, path):
    """Has a path card her place as an end, and does nobody hold it (7.6, 7.7)?"""
    here = s.at[guard]
    ends = PATH_ENDS[path][0] == here or PATH_ENDS[path][1] == here
    return ends and (s.paths_reusable == 1 or not held(s, path))


def list_paths(s, guard, out):
    """Unused cards that fit and a U-turn, else the discarded ones that fit; and the false noise (7.6, 7.7, 10.3c)."""
    count = 0
    for path in range(PATH_COUNT):
        if fits(s, guard, path) and (s.used[path] == 0 or s.paths_reusable == 1):
            out[count] = path
            count += 1
    if s.u_turns_left > 0 and s.completed[guard] >= 0 and s.paths_reusable == 0:
        out[count] = U_TURN
        count += 1
    if count == 0:
        for path in range(PATH_COUNT):
            if fits(s, guard, path):
                out[count] = path
                count += 1
    if s.round > 0 and false_noise_of(s, guard) >= 0:
        count = list_false_places(s, out, count)
    return count


def take_path(s, guard, choice):
    """She takes a path card and heads for its other end (7.6, 7.7)."""
    path = choice
    if choice == U_TURN:
        path = s.completed[guard]
        s.u_turns_left -= 1
    s.path[guard] = path
    s.used[path] = 1
    s.heading[guard] = 1 if PATH_ENDS[path][0] == s.at[guard] else 0
    s.completed[guard] = -1
