"""What a novice has to fear of the guards' next move: their paths are open, and so is what frees them (7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from subrosa.core.fields import State

from ..box import DISTANCE, PATH_ENDS, PATH_INDEX, PATH_PLACES, PATHS
from ..derive import ahead
from ..rules.figures import gives_permission
from ..rules.noises import deaf
from ..rules.patrol import fits, longest_run, noise_beside
from ..rules.terms import DEVIATE_ANY, DEVIATE_BESIDE, GUARD_COUNT, NOVICE_COUNT
from ..sight import Eyes, eyes, seen
from . import weights
from .ways import stepped

Course = tuple[int, ...]
"""The places a guard comes to, one after the other."""


@dataclass(frozen=True, slots=True)
class Fears:
    """What a guard on her path does to those who stay quietly where they are."""

    caught: dict[int, float]
    """How likely somebody on a place is caught there,"""
    glimpsed: dict[int, float]
    """or seen too far away."""
    listens: dict[int, float]
    """Where she is likely to stop and listen."""


@dataclass(frozen=True, slots=True)
class Watch:
    """One guard as a novice sees her."""

    at: int
    view: frozenset[int]
    """What she sees now."""
    deaf: bool
    """Does she hear nothing in this A3?"""
    tokens: tuple[tuple[int, int], ...]
    """The noise that frees her: owner and place."""
    free: bool
    """May she leave her path already?"""
    fears: Fears

    def met(self, place: int) -> float:
        """How likely she catches on her path somebody who stays on a place."""
        return self.fears.caught.get(place, 0.0) * (weights.WANDERS if self.free else 1.0)

    def hunted(self, novice: int, place: int) -> float:
        """How likely she comes to a place because she may go where she likes."""
        if not self.free:
            return 0.0
        far = min(DISTANCE[self.at][place], len(weights.HEARD) - 1)
        own = [token for owner, token in self.tokens if owner == novice]
        if not own:
            return weights.ROAMING[far]
        towards = any(DISTANCE[token][place] < DISTANCE[self.at][place] for token in own)
        return weights.HEARD[far] * (1.0 if towards else weights.ASTRAY)


def watch(v: State, novice: int) -> list[Watch]:
    """Both guards, before their move, as far as their figures, paths and tokens tell."""
    return [watched(v, guard, novice) for guard in range(GUARD_COUNT)]


def watched(v: State, guard: int, novice: int) -> Watch:
    """One guard as this novice sees her."""
    view = seen(eyes(v), v.at[guard], v.facing[guard])
    tokens = tuple((v.noise_owner[i], v.noise_place[i]) for i in range(v.noises) if v.noise_guard[i] == guard)
    heard = bool(tokens) or (v.deviate_on == DEVIATE_ANY and v.noises > 0)
    heard |= v.deviate_on == DEVIATE_BESIDE and noise_beside(v, guard)
    free = heard or sees_another(v, view, novice)
    return Watch(v.at[guard], view, bool(deaf(v, guard)), tokens, free, fears(v, guard))


def sees_another(v: State, view: frozenset[int], novice: int) -> bool:
    """Does a guard with this view see a novice who lets her leave her path and is not this one?"""
    return any(
        other != novice and gives_permission(v, other) and v.marker[other] in view for other in range(NOVICE_COUNT)
    )


def fears(v: State, guard: int) -> Fears:
    """What a guard does who follows her path from here."""
    return _fears(eyes(v), v.at[guard], v.facing[guard], tuple(courses(v, guard)), longest_run(v))


@lru_cache(maxsize=1024)
def _fears(how: Eyes, at: int, facing: int, ways: tuple[Course, ...], reach: int) -> Fears:
    found = Fears({}, {}, {})
    for course in ways:
        worst: dict[int, float] = {}
        for paces, (place, view) in enumerate(stands(how, at, facing, course)):
            likely = weights.PACES[paces]
            for spot in view:
                if DISTANCE[place][spot] <= reach - paces:
                    worst[spot] = max(worst.get(spot, 0.0), likely)
                else:
                    found.glimpsed[spot] = max(found.glimpsed.get(spot, 0.0), likely / len(ways))
        for spot, likely in worst.items():
            found.caught[spot] = found.caught.get(spot, 0.0) + likely / len(ways)
        for paces, likely in weights.STOPS:
            if len(course) >= paces:
                stop = course[paces - 1]
                found.listens[stop] = found.listens.get(stop, 0.0) + likely / len(ways)
    return found


def stands(how: Eyes, at: int, facing: int, course: Course) -> Iterator[tuple[int, frozenset[int]]]:
    """The places of a guard on a course with what she sees from each, the one where she stands first."""
    yield at, seen(how, at, facing)
    for place in course:
        yield place, stepped(how, at, place)
        at = place


def courses(v: State, guard: int) -> Iterator[Course]:
    """The ways a guard can go who follows her path, and at its end each path that fits."""
    at, length = v.at[guard], longest_run(v)
    path = v.path[guard]
    if path < 0:
        for fresh in fitting(v, guard, at):
            yield tuple(from_end(fresh, at)[:length])
        return
    way = ahead(v, guard)
    if len(way) >= length:
        yield tuple(way[:length])
        return
    end = PATH_ENDS[path][v.heading[guard]]
    for fresh in (path, *fitting(v, guard, end)):
        yield tuple((way + from_end(fresh, end))[:length])


def from_end(path: int, end: int) -> list[int]:
    """The places of a path that is taken at one of its ends."""
    return along(path, end, 1 if PATH_ENDS[path][0] == end else 0)


def fitting(v: State, guard: int, end: int) -> list[int]:
    """The unused paths that begin at an end."""
    free = [path for path in range(len(PATHS)) if end in PATH_ENDS[path]]
    unused = [path for path in free if v.paths_reusable == 1 or not v.used[path]]
    return unused or [path for path in free if fits(v, guard, path)] or free


def along(path: int, at: int, heading: int) -> list[int]:
    """The places of a path that lie before somebody on it."""
    index = PATH_INDEX[path][at]
    places = [place for place in PATH_PLACES[path] if place >= 0]
    return places[index + 1 :] if heading == 1 else places[:index][::-1]
