"""What a novice lets be heard of her: her blessing after the die, and the tokens that tell least (8, 10.3-10.5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from subrosa.core.fields import State

from ..box import DIE, DISTANCE, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT
from ..rules.figures import noise
from ..rules.noises import hears, reach, total
from ..rules.terms import (
    BLESSED_FALSE_NOISE,
    FOR_PRIORESS,
    GUARD_COUNT,
    HEAR,
    KEEP,
    NOISE_AT,
    PAIR,
    SECOND_CHANCE,
    USE,
)
from . import weights
from .novice import wins


def hearers(v: State, novice: int, far: int) -> int:
    """How many guards hear a novice so far away."""
    return sum(bool(hears(v, guard, v.place[novice], far)) for guard in range(GUARD_COUNT))


def bless(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """She uses her blessing if she is heard and it helps."""
    novice = v.novice
    far = total(v, novice)
    heard = hearers(v, novice, far)
    if USE not in choices or not heard or wins(v, novice, v.place[novice]):
        return KEEP
    kind = v.blessing[novice]
    if kind == BLESSED_FALSE_NOISE:
        return USE
    if kind == SECOND_CHANCE:
        modifier = noise(v, v.played[novice])
        better = sum(hearers(v, novice, die + modifier) < heard for die in range(1, DIE + 1))
        return USE if better >= weights.REROLL * DIE else KEEP
    return USE if hearers(v, novice, far - 1) < heard else KEEP


def tokens(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """The token, or the pair, that leaves most places open; one rather than two."""
    novice = v.novice
    listening = v.step == HEAR
    guard = v.guard if listening else v.asked_for
    far = reach(v, v.played[novice]) if listening else total(v, novice)

    def telling(choice: int) -> tuple[int, int, float]:
        return -open_places(v.at[guard], far, laid(v, guard, choice)), int(choice >= PAIR), random.random()

    return min(choices, key=telling)


def laid(v: State, guard: int, choice: int) -> list[int]:
    """The places next to a guard that a choice of tokens names."""
    if choice < PAIR:
        return [choice]
    return [NEIGHBOURS[v.at[guard]][j] for j in divmod(choice - PAIR, MOST_NEIGHBOURS)]


def open_places(at: int, far: int, tokens: Sequence[int]) -> int:
    """How many places in hearing could have made one lay these tokens."""
    return sum(
        1
        for place in range(PLACE_COUNT)
        if 1 <= DISTANCE[at][place] <= far
        and all(DISTANCE[token][place] == DISTANCE[at][place] - 1 for token in tokens)
    )


def false_noise(v: State, seat: int, choices: Sequence[int], random: Random) -> int:
    """A noise on the far side of the nearest guard, away from where she is."""
    here = v.place[v.novice]
    nearest = min(range(GUARD_COUNT), key=lambda guard: DISTANCE[v.at[guard]][here])

    def lure(choice: int) -> tuple[bool, int, float]:
        guard, place = divmod(choice - NOISE_AT, FOR_PRIORESS)
        return guard == nearest, DISTANCE[place][here], random.random()

    return max(choices, key=lure)
