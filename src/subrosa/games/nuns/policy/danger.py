"""What a novice has to fear of the guards' next move: their paths are open, and so is what frees them (7)."""

from subrosa.core.fields import NONE, Field

from ..box import DISTANCE, PATH_ENDS, PATH_INDEX, PATH_PLACES, PATHS, PLACE_COUNT
from ..looks import SEEN
from ..rules.eyes import sees
from ..rules.figures import gives_permission
from ..rules.patrol import fits, longest_run, noise_beside, onward
from ..rules.terms import DEVIATE_ANY, DEVIATE_BESIDE, GUARD_COUNT, NOVICE_COUNT
from .ways import looking, stepped
from .weights import ASTRAY, HEARD, PACES, ROAMING, STOPPING, STOPS, WANDERS

PATH_COUNT = len(PATHS)
FARTHEST = len(HEARD) - 1
LONGEST_COURSE = 6
MOST_STOPS = len(STOPS) * (PATH_COUNT + 1)
UNUSED, FITTING, ANY = range(3)
EVERY = PATH_COUNT + 1
"""All courses at once: they begin alike."""

FEARS = (
    # what a guard on her path does to those who stay quietly where they are
    Field("caught", NONE, by=(GUARD_COUNT, PLACE_COUNT), real=True),
    Field("glimpsed", NONE, by=(GUARD_COUNT, PLACE_COUNT), real=True),
    Field("caught_on", NONE, by=PLACE_COUNT, high=PATH_COUNT + 1),
    # where she is likely to stop and listen
    Field("stops", NONE, by=GUARD_COUNT, high=MOST_STOPS),
    Field("stop", NONE, by=(GUARD_COUNT, MOST_STOPS), high=PLACE_COUNT),
    Field("stopping", NONE, by=(GUARD_COUNT, MOST_STOPS), real=True),
    # the places she comes to, and the paths she may take at an end
    Field("course", NONE, by=LONGEST_COURSE + 1, high=PLACE_COUNT),
    Field("paths", NONE, by=PATH_COUNT, high=PATH_COUNT),
    # may she leave her path already, and who sees a place now: a bit a guard
    Field("free", NONE, by=GUARD_COUNT, high=1),
    Field("watched", NONE, by=PLACE_COUNT, high=3),
)


def watch(v, novice, mind):
    """Both guards before their move as this novice sees them, as far as their figures, paths and tokens tell."""
    for place in range(PLACE_COUNT):
        mind.watched[place] = 0
    for guard in range(GUARD_COUNT):
        row = SEEN[looking(v, guard)]
        i = 0
        while row[i] >= 0:
            mind.watched[row[i]] |= 1 << guard
            i += 1
        mind.free[guard] = is_free(v, guard) or sees_another(v, guard, novice)
        fear(v, guard, mind)


def is_free(v, guard):
    """Does a noise let a guard leave her path (7.4)?"""
    if v.deviate_on == DEVIATE_ANY and v.noises > 0:
        return True
    for i in range(v.noises):
        if v.noise_guard[i] == guard:
            return True
    return v.deviate_on == DEVIATE_BESIDE and noise_beside(v, guard)


def sees_another(v, guard, novice):
    """Does a guard see a novice who lets her leave her path and is not this one?"""
    for other in range(NOVICE_COUNT):
        if other != novice and v.marker[other] >= 0 and gives_permission(v, other) and sees(v, guard, v.marker[other]):
            return True
    return False


def met(guard, place, mind):
    """How likely a guard catches on her path somebody who stays on a place."""
    return mind.caught[guard][place] * (WANDERS if mind.free[guard] else 1.0)


def hunted(v, guard, novice, place, mind):
    """How likely a guard comes to a place because she may go where she likes."""
    if not mind.free[guard]:
        return 0.0
    away = DISTANCE[v.at[guard]][place]
    far = min(away, FARTHEST)
    heard = 0.0
    for i in range(v.noises):
        if v.noise_guard[i] == guard and v.noise_owner[i] == novice:
            if DISTANCE[v.noise_place[i]][place] < away:
                return HEARD[far]
            heard = ASTRAY * HEARD[far]
    return heard if heard > 0.0 else ROAMING[far]


# Her courses.


def fear(v, guard, mind):
    """What a guard does who follows her path from here, and at its end each path that fits."""
    for place in range(PLACE_COUNT):
        mind.caught[guard][place] = 0.0
        mind.glimpsed[guard][place] = 0.0
        mind.caught_on[place] = -1
    mind.stops[guard] = 0
    path = v.path[guard]
    again = path >= 0
    made = follow(v, guard, mind) if again else 0
    end = PATH_ENDS[path][v.heading[guard]] if again else v.at[guard]
    count = fitting(v, guard, end, mind) if made < longest_run(v) else 0
    courses = count + again
    if courses > 0:
        glance(v, guard, 0, made, EVERY, courses, mind)
    for i in range(courses):
        length = taken(v, mind.paths[i] if i < count else path, end, made, mind)
        glance(v, guard, made + 1, length, i, courses, mind)
        listen(guard, courses, length, mind)


def follow(v, guard, mind):
    """The places before a guard on her path, as far as she can come in one move; how many there are."""
    made = 0
    there = onward(v, guard, v.at[guard])
    while there >= 0 and made < longest_run(v):
        mind.course[made] = there
        made += 1
        there = onward(v, guard, there)
    return made


def taken(v, path, end, made, mind):
    """The places of a path taken at one of its ends come after so many others; how many there are then."""
    for steps in range(1, longest_run(v) - made + 1):
        there = from_end(path, end, steps)
        if there < 0:
            break
        mind.course[made] = there
        made += 1
    return made


def from_end(path, end, steps):
    """Where a path leads in so many steps from one of its ends; -1 beyond the other."""
    index = PATH_INDEX[path][end]
    index = index + steps if PATH_ENDS[path][0] == end else index - steps
    return PATH_PLACES[path][index] if 0 <= index < len(PATH_PLACES[path]) else -1


def fitting(v, guard, end, mind):
    """The paths that begin at an end: the unused ones, else those that nobody holds, else all; how many."""
    for need in range(UNUSED, ANY + 1):
        count = 0
        for path in range(PATH_COUNT):
            if PATH_ENDS[path][0] == end or PATH_ENDS[path][1] == end:
                unused = v.paths_reusable == 1 or not v.used[path]
                if need == ANY or (need == UNUSED and unused) or (need == FITTING and fits(v, guard, path)):
                    mind.paths[count] = path
                    count += 1
        if count > 0:
            return count
    return 0


def glance(v, guard, first, last, number, courses, mind):
    """What a guard does from one of her paces to another, on one of several courses or on every one of them.

    Each is as likely as the others.
    """
    caught, glimpsed = mind.caught[guard], mind.glimpsed[guard]
    longest = longest_run(v)
    times = courses if number == EVERY else 1
    at = mind.course[first - 2] if first > 1 else v.at[guard]
    for paces in range(first, last + 1):
        back = at
        at = mind.course[paces - 1] if paces > 0 else at
        row = SEEN[stepped(v, back, at) if paces > 0 else looking(v, guard)]
        likely = PACES[paces] / courses
        far = DISTANCE[at]
        i = 0
        while row[i] >= 0:
            spot = row[i]
            i += 1
            if far[spot] > longest - paces:
                glimpsed[spot] = max(glimpsed[spot], likely)
            elif mind.caught_on[spot] != number and mind.caught_on[spot] != EVERY:
                mind.caught_on[spot] = number
                for _ in range(times):
                    caught[spot] += likely


def listen(guard, courses, length, mind):
    """Where a guard is likely to stop on a course and listen."""
    for i in range(len(STOPS)):
        if length >= STOPS[i]:
            halt(guard, mind.course[STOPS[i] - 1], STOPPING / courses, mind)


def halt(guard, place, likely, mind):
    """A guard is likely to stop on a place and listen."""
    for i in range(mind.stops[guard]):
        if mind.stop[guard][i] == place:
            mind.stopping[guard][i] += likely
            return
    i = mind.stops[guard]
    mind.stop[guard][i] = place
    mind.stopping[guard][i] = likely
    mind.stops[guard] += 1
