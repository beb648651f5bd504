"""Clues to where a novice is, for puzzles: each says all that one has to know to use it, with the places of that time.

A clue is a move of hers with what was seen of it, a guard who hears her or does not, or a guard's way on which she was
not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from subrosa.core.fields import State
from subrosa.core.puzzling import Chain, Noticed, Of, Puzzling
from subrosa.core.tellings import EVERYBODY, Fact, Telling

from .belief.sounds import in_noise_turn
from .box import CARDS, CELLS, GUARDS, NOVICES, PLACE_COUNT, PLACES
from .looks import SEEN
from .policy.ways import looking
from .rules.figures import least, most, noise, running
from .rules.terms import EARS, GO, GUARD_COUNT, HEAR, LISTEN, MOVE, PATH

ON_THE_WAY = ("seen", "vanished", "vanished_somewhere")
MOVED, NOISE, LISTENING, PATROL = "moved", "noise", "listening", "patrol"


def _novice(of: Of) -> int:
    return NOVICES.index(str(of["novice"]))


def left(v: State, seat: int, memory: State) -> Iterator[tuple[Of, list[str]]]:
    """The places where each of the others' novices can be."""
    for novice, name in enumerate(NOVICES):
        if v.owner[novice] >= 0 and v.owner[novice] != seat:
            places = [PLACES[place] for place in range(PLACE_COUNT) if memory.possible[novice][place]]
            yield {"novice": name, "seat": v.owner[novice] + 1}, places


def openly(v: State, of: Of) -> str | None:
    """Where she stands or was last seen in this round, if she has not vanished since; at first in her cell."""
    novice = _novice(of)
    glimpses = [what for what in v.glimpsed[novice] if what >= 0]
    if v.marker[novice] >= 0:
        return str(PLACES[v.marker[novice]])
    if glimpses:
        return str(PLACES[glimpses[-1]]) if glimpses[-1] < PLACE_COUNT else None
    return str(PLACES[CELLS[novice]]) if v.round <= 1 and v.step == MOVE else None


def clue(v: State, of: Of) -> str:
    """To which clue a decision belongs: her move, her noise, a guard's listening or a guard's way in this round."""
    if v.step == MOVE:
        return f"{MOVED} {v.round}"
    if in_noise_turn(v):
        return f"{NOISE} {v.round}" if v.novice == _novice(of) else ""
    if v.step in (LISTEN, EARS, HEAR):
        return f"{LISTENING} {v.round} {v.guard}"
    return f"{PATROL} {v.round} {v.guard}" if v.step in (GO, PATH) else ""


def told(steps: Sequence[Noticed], of: Of) -> Iterator[Telling]:
    """A clue in words; nothing of a novice who is caught: all she does is open."""
    first, last, novice = steps[0].before, steps[-1].after, _novice(of)
    kind = clue(first, of).partition(" ")[0]
    place = openly(last, of)
    if place is not None:
        seen = last.marker[novice] >= 0 or max(last.glimpsed[novice]) >= 0
        yield _said("clue_was" if seen else "clue_cell", last, of, place=place)
    elif running(last, novice) and (kind != MOVED or running(first, novice)):
        yield from {MOVED: _move, NOISE: _noise, LISTENING: _listening, PATROL: _patrol}[kind](steps, of)


def _said(kind: str, v: State, of: Of, **facts: Fact) -> Telling:
    return Telling(EVERYBODY, kind, {"novice": of["novice"], "round": v.round, **facts})


def _move(steps: Sequence[Noticed], of: Of) -> Iterator[Telling]:
    """Her card, how far it leads, and what was seen of her way, or where she would have been seen."""
    before, after, novice = steps[-1].before, steps[-1].after, _novice(of)
    card = after.played[novice]
    span = dict.fromkeys((least(before, card), most(before, card)))
    yield _said("clue_moved", before, of, card=CARDS[card], span="–".join(map(str, span)))
    told = steps[-1].tellings
    glimpses = [one for one in told if one.kind in ON_THE_WAY and one.facts.get("novice") == of["novice"]]
    yield from glimpses
    if most(before, card):
        lit = [place for guard in range(GUARD_COUNT) for place in _seen(before, guard)]
        yield _said("clue_dark_then" if glimpses else "clue_dark", before, of, places=_ranges(lit))


def _noise(steps: Sequence[Noticed], of: Of) -> Iterator[Telling]:
    """Her roll, and for each guard whether she hears her; nothing before all of it is told."""
    last = steps[-1].after
    if in_noise_turn(last) and last.novice == _novice(of):
        return
    for guard in range(GUARD_COUNT):
        yield _heard(last, last.die, guard, steps[0].before.noises, of)


def _listening(steps: Sequence[Noticed], of: Of) -> Iterator[Telling]:
    """A guard listens: does she hear her?"""
    before = steps[0].before
    die = steps[0].heard if before.step == LISTEN else before.die
    yield _heard(steps[-1].after, die, before.guard, before.noises, of, before)


def _heard(v: State, die: int, guard: int, noises: int, of: Of, before: State | None = None) -> Telling:
    """Whether a guard hears her, with the noises she laid from some number on."""
    stands, novice = before or v, _novice(of)
    tokens = [
        PLACES[v.noise_place[i]]
        for i in range(noises, v.noises)
        if v.noise_guard[i] == guard and v.noise_owner[i] == novice
    ]
    reach = max(0, die + noise(stands, stands.played[novice]))
    facts: dict[str, Fact] = {"guard": GUARDS[guard], "at": PLACES[stands.at[guard]], "die": die, "reach": reach}
    if tokens:
        return _said("clue_heard", stands, of, **facts, places=", ".join(dict.fromkeys(tokens)))
    if v.step == HEAR and v.novice == novice and v.guard == guard:
        return _said("clue_near", stands, of, **facts)
    return _said("clue_unheard", stands, of, **facts)


def _patrol(steps: Sequence[Noticed], of: Of) -> Iterator[Telling]:
    """A guard's way, and what she looked at."""
    before = steps[0].before
    guard = before.guard
    way = [before.at[guard], *(step.after.at[guard] for step in steps if step.after.at[guard] != step.before.at[guard])]
    seen = [place for step in steps for place in _seen(step.after, guard)]
    yield _said(
        "clue_unseen",
        before,
        of,
        guard=GUARDS[guard],
        way=", ".join(PLACES[place] for place in way),
        places=_ranges(seen),
    )


def _seen(v: State, guard: int) -> list[int]:
    """The places a guard sees."""
    return [place for place in SEEN[looking(v, guard)] if place >= 0]


def _ranges(places: Iterable[int]) -> str:
    """Places by their numbers, neighbours in number drawn together."""
    rows: list[list[int]] = []
    for number in sorted({int(PLACES[place]) for place in places}):
        if rows and rows[-1][-1] == number - 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return ", ".join(f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(map(str, row)) for row in rows)


PUZZLING = Puzzling(
    chain=Chain(kind="place", left=left, openly=openly, clue=clue, told=told),
    options={"blessings": "off"},
    seats=lambda seats: range(1),
)
