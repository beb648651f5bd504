"""The numbers every screen of the Nuns needs beside what a seat sees, worked out from its view, in names.

    led        who leads each figure in play: a seat, counted from 1
    acting     the novice of mine that I am asked about, else my first; none: ""
    phase      what the round is at: novices, noise, guards, listening, over
    rounds     how many rounds the night has
    cards      the fewest and the most steps of each movement card in this round, and what it adds to the die
    patrol     the fewest and the most steps of a guard's walk and run
    sees       the places each guard sees
    why        why she sees each place or does not: a letter for each, in their order (`sight.LETTERS`)
    back       where each guard came from; "" before her first step
    ahead      the places before each guard who follows her path, its end last, a way back to it first
    leave      why each guard may leave her path: sees, trace, heard, passed, with figure and places
    deaf       the guards who hear nothing of the novices' moves
    known      where each novice is for everybody: caught, seen, heard or hidden, and the places
    here       where each novice is, or has come to in the move she is planning, as far as this seat knows
    ways       the places of the moves that are being planned, where they began included
    errands    key, wish and home of each novice whose wish is known: the place, the steps from the one before, done
    aim        what the night is about for this seat now: the `kind` of the sentence, its `facts`

Of the novice I am asked about:

    far        steps from each guard to where she is
    watched    the places from which she could be seen there
    homewards  steps home, while she walks there caught
    caught     the places where she would be caught
    heard      the faces of the die on which each guard would hear her if she stopped here: once her card allows it
    sounds     a shortest way from her to each guard who could hear her then
    instead    on how many faces any guard would hear her here with another card that so many steps allow
    ends       with a card and no step: where it can end, and on how many faces she is heard there; null: only seen
    routes     the safest way to each of those ends: places with blanks between, the fewest in sight

And at a die: `carries` and `hearers` (how far a novice's roll is heard, and by whom), `reach` (how far a listening
guard hears each card). When it is over: `won` (home, captures or dawn), `winners` (the novices who came home).
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any

from subrosa.core.fields import State

from .box import (
    CARDS,
    CELLS,
    DIE,
    DISTANCE,
    GUARD_CARDS,
    GUARDS,
    KEY_PLACE,
    NEIGHBOURS,
    NOVICES,
    PLACES,
    UNLOCKED,
    UNREACHED,
    WISH_PLACE,
)
from .fields import FIGURES, STEPS
from .rules.eyes import catches
from .rules.figures import gives_permission, guard_seat, in_play, least, most, noise
from .rules.moves import acting, enterable, here, home_distance
from .rules.noises import deaf, hears, quiet, reach, total
from .rules.patrol import LONGEST_WALK, SHORTEST_WALK, longest_run, onward
from .rules.round import last_round
from .rules.terms import (
    BLESS,
    CARD,
    CAUGHT,
    DEVIATE_ANY,
    DEVIATE_BESIDE,
    EARS,
    FOOTPRINTS,
    GO,
    GUARD_COUNT,
    MOVE,
    NOISE_BESIDE,
    NOVICE_COUNT,
    OVER,
    PATH,
    STEPPING,
    UNSEEN,
    WALK_HOME,
)
from .sight import eyes, reasons, seen, seen_from

PHASES = {
    "move": "novices",
    **dict.fromkeys(("roll", "bless", "token", "false_noise", "noise_turn"), "noise"),
    **dict.fromkeys(("order", "path", "go", "unseen"), "guards"),
    **dict.fromkeys(("listen", "ears", "hear"), "listening"),
    "over": "over",
}


def common(v: State) -> dict[str, Any]:
    """What screens show of what everybody sees, by names."""
    novices = _novices(v)
    return {
        "led": {
            **{GUARDS[guard]: guard_seat(v, guard) + 1 for guard in range(GUARD_COUNT)},
            **{NOVICES[novice]: v.owner[novice] + 1 for novice in novices},
        },
        "phase": PHASES.get(STEPS[v.step], ""),
        "rounds": last_round(v),
        "cards": {
            id: {"least": least(v, card), "most": most(v, card), "noise": noise(v, card)}
            for card, id in enumerate(CARDS)
        },
        "patrol": {
            id: {"least": fewest, "most": longest}
            for id, fewest, longest in zip(
                GUARD_CARDS, (SHORTEST_WALK, LONGEST_WALK + 1), (LONGEST_WALK, longest_run(v)), strict=True
            )
        },
        **_guards(v),
        "known": {NOVICES[novice]: _known(v, novice) for novice in novices},
        **(_outcome(v, novices) if v.step == OVER else {}),
    }


def derive(v: State, seat: int) -> dict[str, Any]:
    """What screens show of a view beside that, by names."""
    novices, novice = _novices(v), asked(v, seat)
    return {
        "acting": NOVICES[novice] if novice >= 0 else "",
        "here": {NOVICES[novice]: _name(place(v, novice)) for novice in novices},
        "ways": {NOVICES[novice]: _named(way(v, novice)) for novice in novices if v.steps[novice] >= 0},
        "aim": _aim(v, novice),
        "errands": {NOVICES[novice]: list(_legs(v, novice)) for novice in novices if v.wish_card[novice] >= 0},
        **(_risks(v, novice) if novice >= 0 and place(v, novice) >= 0 else {}),
        **_at_a_die(v),
    }


def _novices(v: State) -> list[int]:
    """The novices who are played."""
    return [novice for novice in range(NOVICE_COUNT) if in_play(v, novice)]


def _name(place: int) -> str:
    return PLACES[place] if place >= 0 else ""


def _named(places: list[int]) -> list[str]:
    return [PLACES[place] for place in places]


# Who and where


def asked(v: State, seat: int) -> int:
    """Which of its novices a seat is asked about; else its first, or in secret moves its last; -1 without any."""
    mine = [novice for novice in range(NOVICE_COUNT) if v.owner[novice] == seat]
    if v.step == MOVE and mine:
        moving = acting(v, seat)
        return int(moving) if moving >= 0 else mine[-1]
    return int(v.novice) if v.novice in mine else next(iter(mine), -1)


def place(v: State, novice: int) -> int:
    """Where a novice is, or has come to in the move she is planning; -1 if that is hidden."""
    return int(here(v, novice) if v.steps[novice] >= 0 else v.place[novice])


def way(v: State, novice: int) -> list[int]:
    """The places of the move that is being planned, where it began included."""
    return list(v.way[novice][: v.steps[novice] + 1])


def _known(v: State, novice: int) -> dict[str, Any]:
    """What everybody knows of a novice: where her marker lies, else where her noises lie."""
    noises = [v.noise_place[i] for i in range(v.noises) if v.noise_owner[i] == novice]
    if v.marker[novice] >= 0:
        state = "caught" if v.status[novice] == CAUGHT else "seen"
        return {"state": state, "places": [PLACES[v.marker[novice]]]}
    return {"state": "heard" if noises else "hidden", "places": _named(list(dict.fromkeys(noises)))}


def _legs(v: State, novice: int) -> Iterator[dict[str, Any]]:
    """Key, wish, home: each with the steps from where she is, or from the one before; none where no way leads."""
    card, at = v.wish_card[novice], place(v, novice)
    for thing, aim, done in (
        ("key", KEY_PLACE[card], v.key[novice] == 1),
        ("wish", WISH_PLACE[card], v.wish[novice] == 1),
        ("home", CELLS[novice], v.won >> novice & 1 == 1),
    ):
        steps = (UNLOCKED if thing == "key" else DISTANCE)[at][aim] if at >= 0 else UNREACHED
        known = not done and steps < UNREACHED
        yield {"thing": thing, "place": PLACES[aim], "steps": steps if known else None, "done": done}
        at = at if done else aim


def _aim(v: State, novice: int) -> dict[str, Any]:
    """What is next for a novice, nothing once it is over; for the guards and whoever watches: how many are caught."""
    if novice < 0:
        return {"kind": "guards", "facts": {"captures": max(0, int(v.captures)), "limit": int(v.limit)}}
    legs = [leg for leg in _legs(v, novice) if not leg["done"]] if v.wish_card[novice] >= 0 else []
    if v.step == OVER or (not legs and v.status[novice] != CAUGHT):
        return {"kind": "", "facts": {}}
    if v.status[novice] == CAUGHT:
        return {"kind": "caught", "facts": {"place": PLACES[CELLS[novice]]}}
    return {"kind": legs[0]["thing"], "facts": {"place": legs[0]["place"], "steps": legs[0]["steps"] or 0}}


# The guards


def _guards(v: State) -> dict[str, Any]:
    how, guards = eyes(v), list(enumerate(GUARDS))
    return {
        "sees": {id: _named(sorted(seen(how, v.at[guard], v.facing[guard]))) for guard, id in guards},
        "why": {id: reasons(how, v.at[guard], v.facing[guard]) for guard, id in guards},
        "back": {
            id: _name(NEIGHBOURS[v.at[guard]][v.facing[guard]] if v.facing[guard] >= 0 else -1) for guard, id in guards
        },
        "ahead": {id: _named(ahead(v, guard)) for guard, id in guards},
        "leave": {id: list(_leave(v, guard)) for guard, id in guards},
        "deaf": [id for guard, id in guards if deaf(v, guard)],
    }


def ahead(v: State, guard: int) -> list[int]:
    """The places before a guard who follows her path, its end last; off her path a shortest way back comes first."""
    if v.path[guard] < 0:
        return []
    found = [onward(v, guard, v.at[guard])]
    while found[-1] >= 0:
        found.append(onward(v, guard, found[-1]))
    return found[:-1]


def _leave(v: State, guard: int) -> Iterator[dict[str, Any]]:
    """Why a guard may leave her path, in her move: whom she sees, a trace, noises laid for her; else noises (7.4)."""
    moves = v.guard == guard and v.step in (GO, PATH, UNSEEN)
    trail = v.trail if moves else 0
    for novice in range(NOVICE_COUNT):
        if moves and v.sighted >> novice & 1 and gives_permission(v, novice):
            yield {"why": "sees", "figure": NOVICES[novice], "places": [_name(v.marker[novice])]}
    if trail & FOOTPRINTS or (v.deviate_on == DEVIATE_ANY and v.vanishings > 0):
        yield {"why": "trace", "figure": "", "places": []}
    tokens: dict[str, list[str]] = {}
    for i in range(v.noises):
        near = v.deviate_on == DEVIATE_BESIDE and DISTANCE[v.at[guard]][v.noise_place[i]] <= 1
        if v.noise_guard[i] == guard or v.deviate_on == DEVIATE_ANY or near:
            tokens.setdefault(FIGURES[v.noise_owner[i]], []).append(PLACES[v.noise_place[i]])
    for figure, places in tokens.items():
        yield {"why": "heard", "figure": figure, "places": list(dict.fromkeys(places))}
    if trail & NOISE_BESIDE and not tokens:
        yield {"why": "passed", "figure": "", "places": []}


# The novice who is asked


def _risks(v: State, novice: int) -> dict[str, Any]:
    """How a novice of mine stands, and what would be if she stopped here."""
    at = place(v, novice)
    found: dict[str, Any] = {
        "far": {id: DISTANCE[v.at[guard]][at] for guard, id in enumerate(GUARDS)},
        "watched": _named(list(seen_from(eyes(v), at))),
    }
    if v.step == MOVE and v.stage[novice] == WALK_HOME:
        found["homewards"] = home_distance(v, novice, at)
    if v.step != MOVE or v.stage[novice] not in (CARD, STEPPING):
        return found
    found["caught"] = _named([at for at in dict.fromkeys(v.at) if catches(v, novice, at)])
    card, steps = v.card[novice], v.steps[novice]
    if v.stage[novice] == STEPPING and steps >= least(v, card) and not (steps and catches(v, novice, at)):
        found["heard"] = {id: list(range(quiet(v, guard, card, at) + 1, DIE + 1)) for guard, id in enumerate(GUARDS)}
        found["sounds"] = {id: _named(sound(v, guard, at)) for guard, id in enumerate(GUARDS) if found["heard"][id]}
        fits = [other for other in range(len(CARDS)) if other != card and least(v, other) <= steps <= most(v, other)]
        found["instead"] = {CARDS[other]: loudest(v, other, at) for other in fits}
    if v.stage[novice] == STEPPING and steps == 0:
        every = routes(v, novice)
        found["ends"] = {PLACES[end]: None if eyed else loudest(v, card, end) for end, (eyed, _) in every.items()}
        found["routes"] = {PLACES[end]: " ".join(_named(list(places))) for end, (_, places) in every.items()}
    return found


def sound(v: State, guard: int, place: int) -> list[int]:
    """A shortest way from a place to a guard, both included."""
    found = [place]
    while found[-1] != v.at[guard]:
        far = DISTANCE[v.at[guard]]
        found.append(next(near for near in NEIGHBOURS[found[-1]] if near >= 0 and far[near] < far[found[-1]]))
    return found


def loudest(v: State, card: int, place: int) -> int:
    """On how many faces of the die any guard would hear who ends her move there with a card (8.3)."""
    return DIE - min(int(quiet(v, guard, card, place)) for guard in range(GUARD_COUNT))


Found = dict[int, tuple[int, tuple[int, ...]]]
"""For each end how many of the places on the way a guard sees, and the way."""


def routes(v: State, novice: int) -> Found:
    """Where a novice who has made no step can end with her card unless she is caught: the safest way to each end.

    With it, how many of its places a guard sees; where she starts counts unless she may stay there.
    """
    how = eyes(v)
    lit = seen(how, v.at[0], v.facing[0]) | seen(how, v.at[1], v.facing[1])
    steps, found, start = (least(v, v.card[novice]), most(v, v.card[novice])), Found(), here(v, novice)
    _go_on(v.copy(), novice, lit, steps, found, start, int(steps[0] > 0 and start in lit), ())
    return found


def _go_on(
    w: State,
    novice: int,
    lit: Set[int],
    steps: tuple[int, int],
    found: Found,
    at: int,
    eyed: int,
    places: tuple[int, ...],
) -> None:
    """Go on from a place in every way, and keep the safest to each end."""
    (fewest, longest), made = steps, len(places)
    if made >= fewest and (at not in found or (eyed, made) < (found[at][0], len(found[at][1]))):
        found[at] = eyed, places
    if made == longest:
        return
    for j, there in enumerate(NEIGHBOURS[at]):
        if enterable(w, novice, at, j) and not catches(w, novice, there):
            w.way[novice][made + 1] = there
            _go_on(w, novice, lit, steps, found, there, eyed + (there in lit), (*places, there))
            w.way[novice][made + 1] = -1


# Dice and the end


def _at_a_die(v: State) -> dict[str, Any]:
    if v.step == BLESS and v.place[v.novice] >= 0:
        far, at = total(v, v.novice), v.place[v.novice]
        return {"carries": far, "hearers": [id for guard, id in enumerate(GUARDS) if hears(v, guard, at, far)]}
    if v.step == EARS:
        return {"reach": {id: max(0, reach(v, card)) for card, id in enumerate(CARDS)}}
    return {}


def _outcome(v: State, novices: list[int]) -> dict[str, Any]:
    """How it ended (9.1-9.3)."""
    home = [NOVICES[novice] for novice in novices if v.won >> novice & 1]
    return {"won": "home" if home else "captures" if v.captures >= v.limit else "dawn", "winners": home}
