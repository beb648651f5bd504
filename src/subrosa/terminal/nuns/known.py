"""What a seat works out from its own view: who is hers, where they are, what is lit, how far, who would hear."""

from __future__ import annotations

from dataclasses import dataclass

from subrosa.core.fields import State
from subrosa.games.nuns.rules.terms import (
    DEAF_EACH,
    DEVIATE_ANY,
    DEVIATE_BESIDE,
    FOOTPRINTS,
    GUARD_RUN,
    MOVE,
    NOISE_BESIDE,
)

from ..look import Look


def leads_guards(v: State, seat: int) -> bool:
    """Does a seat belong to the guards (2.1)?"""
    return seat == 0 or (seat == 1 and v.seats == 8)


def my_guards(look: Look, v: State) -> list[int]:
    """The guards I move; of two players each moves her own."""
    guards = range(len(look.game.box.GUARDS))
    return [guard for guard in guards if int(look.game.rules.figures.guard_seat(v, guard)) == look.me]


def my_novices(look: Look, v: State) -> list[int]:
    """The novices I lead, by cell."""
    return [novice for novice, owner in enumerate(v.owner) if owner == look.me]


def in_play(v: State) -> list[int]:
    return [novice for novice, owner in enumerate(v.owner) if owner >= 0]


def acting(look: Look, v: State) -> int:
    """Which of my novices I am asked about; else my first one, -1 without any."""
    mine = my_novices(look, v)
    if v.step == MOVE and mine:
        moving = int(look.game.rules.moves.acting(v, look.me))
        return moving if moving >= 0 else mine[-1]
    return int(v.novice) if v.novice in mine else next(iter(mine), -1)


def here(v: State, novice: int) -> int:
    """Where a novice is, or has come to in the move she is planning; -1 if that is hidden."""
    if v.steps[novice] >= 0:
        return int(v.way[novice][v.steps[novice]])
    return int(v.place[novice])


def way(v: State, novice: int) -> list[int]:
    """The places of the move that is being planned, where it began included."""
    return [place for place in v.way[novice][: v.steps[novice] + 1] if place >= 0] if v.steps[novice] >= 0 else []


def lit(look: Look, v: State) -> set[int]:
    """The places a guard sees."""
    return {place for place in range(look.game.box.PLACE_COUNT) if look.game.rules.eyes.lit(v, place)}


def seen_by(look: Look, v: State, place: int) -> list[int]:
    """The guards that see a place."""
    return [guard for guard in range(len(look.game.box.GUARDS)) if look.game.rules.eyes.sees(v, guard, place)]


def stepped(look: Look, v: State, guard: int, place: int) -> State:
    """How a guard stands after a step, for what she would see from there."""
    w = v.copy()
    w.facing[guard] = look.game.rules.eyes.neighbour_number(place, v.at[guard])
    w.at[guard] = place
    return w


def distances(look: Look, start: int, *, locks: bool) -> list[int]:
    """Steps from a place to every other, through locked doors or not."""
    box = look.game.box
    far: list[int] = [box.UNREACHED] * box.PLACE_COUNT
    far[start], ahead = 0, [start]
    for place in ahead:
        for j, other in enumerate(box.NEIGHBOURS[place]):
            if other >= 0 and far[other] == box.UNREACHED and (locks or not box.LOCKED[place][j]):
                far[other] = far[place] + 1
                ahead.append(other)
    return far


@dataclass(frozen=True)
class Leg:
    """A part of a novice's errand: what she goes for, where it is, how far that is from where she then is."""

    thing: str
    place: int
    steps: int
    done: bool


def errand(look: Look, v: State, novice: int) -> list[Leg]:
    """Key, wish, home: each with the steps from where she is, or from the one before."""
    box, card = look.game.box, v.wish_card[novice]
    if card < 0:
        return []
    has = {"key": v.key[novice] == 1, "wish": v.wish[novice] == 1, "home": False}
    aims = {"key": box.KEY_PLACE[card], "wish": box.WISH_PLACE[card], "home": box.CELLS[novice]}
    found, at = [], here(v, novice)
    for thing, aim in aims.items():
        if has[thing]:
            found.append(Leg(thing, aim, 0, True))
            continue
        steps = distances(look, at, locks=thing != "key")[aim] if at >= 0 else box.UNREACHED
        found.append(Leg(thing, aim, steps, False))
        at = aim
    return found


def aim(look: Look, v: State, novice: int) -> Leg | None:
    """What a novice has to fetch next."""
    return next((leg for leg in errand(look, v, novice) if not leg.done), None)


# Noise


def sixths(look: Look, v: State, card: int, place: int, guard: int) -> int:
    """On how many faces of the die a guard would hear a novice who ends her move there with a card (8.3)."""
    box = look.game.box
    if nobody_listens(look, v) or is_deaf(v, guard):
        return 0
    far, louder = box.DISTANCE[v.at[guard]][place], int(look.game.rules.figures.noise(v, card))
    return sum(1 <= far <= face + louder for face in range(1, box.DIE + 1))


def carries(look: Look, v: State, novice: int) -> int:
    """How many steps far the die that lies there is heard, with the card she has shown (8.3)."""
    return int(look.game.rules.noises.total(v, novice))


def is_deaf(v: State, guard: int) -> bool:
    """Does a guard hear nothing because she ran (8.4b)?"""
    return bool(v.deaf_after_run == DEAF_EACH and v.shown[guard] == GUARD_RUN)


def nobody_listens(look: Look, v: State) -> bool:
    return bool(look.game.rules.noises.nobody_listens(v))


# The guards


def reasons(look: Look, v: State, guard: int) -> list[tuple[str, int]]:
    """Why a guard may leave her path: novices she sees, a trace, noises laid for her (7.4)."""
    gives = look.game.rules.figures.gives_permission
    found = [("sees", novice) for novice in in_play(v) if v.sighted >> novice & 1 and gives(v, novice)]
    trail = max(int(v.trail), 0)
    if trail & FOOTPRINTS or (v.deviate_on == DEVIATE_ANY and v.vanishings > 0):
        found.append(("trace", -1))
    for i in range(max(int(v.noises), 0)):
        near = v.deviate_on == DEVIATE_BESIDE and look.game.box.DISTANCE[v.at[guard]][v.noise_place[i]] <= 1
        if v.noise_guard[i] == guard or v.deviate_on == DEVIATE_ANY or near:
            found.append(("heard", int(v.noise_owner[i])))
    if trail & NOISE_BESIDE and all(why != "heard" for why, _ in found):
        found.append(("passed", -1))
    return list(dict.fromkeys(found))


def ahead(look: Look, v: State, guard: int) -> list[int]:
    """The places of a guard's path that are before her, its end last; off her path those from the nearest one on."""
    box, path = look.game.box, v.path[guard]
    if path < 0:
        return []
    places = list(box.PATH_PLACES[path][: box.PATH_LENGTH[path]])
    if v.heading[guard] != 1:
        places.reverse()
    at = v.at[guard]
    near = min(range(len(places)), key=lambda i: box.DISTANCE[at][places[i]])
    return places[near + 1 :] if places[near] == at else places[near:]
