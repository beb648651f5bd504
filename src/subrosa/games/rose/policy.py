"""What a sensible player prefers, one step ahead: the greedy player of the Rose.

He reads his own view only. Every monk's evidence is projected as if the day ended now; what counts is the mean of
the others less his own, and the 2 points that ending a day costs. He believes nothing about who is who: stronger
players will.
"""

from __future__ import annotations

from random import Random

from subrosa.core.fields import State

from . import rules
from .box import EVENT_CARD_POINTS, MONKS, SUNDIAL
from .rules.day import guesses_made, opponent
from .rules.terms import ACCUSE, CARD, EARLY, MARKER, RETURN, STAND
from .rules.tracks import tonight

NUDGE = 0.05
"""What a point of suspicion is worth beside its rank: it decides between equal ranks."""
TILE = 0.2
"""What a time tile in hand is worth."""


def prefer(v: State, seat: int, random: Random) -> int:
    """The choice a greedy player makes from his view."""
    out = [0] * 64
    choices = out[: rules.legal(v, seat, out)]
    if v.step == MARKER:
        return _marker(v, choices, random)
    if v.step == ACCUSE:
        return _accusation(v, seat, choices, random)
    if v.step in (RETURN, STAND) or len(choices) == 1:
        return random.choice(choices)
    values = [_after(v, seat, choice) for choice in choices]
    best = max(values)
    return random.choice([choice for choice, value in zip(choices, values, strict=True) if value > best - 1e-9])


def _after(v: State, seat: int, choice: int) -> float:
    """The worth of a choice, if the rest of the turn is played as well as can be seen."""
    w = v.copy()
    rules.apply(w, seat, choice)
    return _best(w, seat)


def _best(v: State, seat: int) -> float:
    """The worth of the best way to go on with the own turn, as far as one's own decisions reach."""
    if rules.deciders(v) != 1 << seat or v.step in (CARD, MARKER, ACCUSE, RETURN):
        return worth(v, seat)
    out = [0] * 64
    return max(_after(v, seat, choice) for choice in out[: rules.legal(v, seat, out)])


def worth(v: State, seat: int) -> float:
    """How well a seat stands: the mean of the other monks' projected evidence less its own."""
    own = v.identity[seat]
    forecast = projected(v)
    others = (sum(forecast) - forecast[own]) / (MONKS - 1)
    value: float = others - forecast[own] + TILE * v.tiles[seat]
    if v.turn == seat and (v.ending or _will_end(v)):
        value -= EVENT_CARD_POINTS
    return value


def _will_end(v: State) -> bool:
    """Played late, time is still to pass: will it end the day, as far as tiles cannot stop it?"""
    return bool(
        v.time_step != EARLY and v.card >= 0 and v.cost > 0 and v.sundial + v.cost - min(v.purse, v.cost) >= SUNDIAL
    )


def projected(v: State) -> list[float]:
    """Every monk's evidence as if the day ended now, by dense rank, suspicion deciding a little more."""
    return [v.evidence[monk] + tonight(v, monk) + NUDGE * v.suspicion[monk] for monk in range(MONKS)]


def _marker(v: State, choices: list[int], random: Random) -> int:
    """Show the colour that stands best: its two points hurt most there."""
    least = min(v.evidence[colour] for colour in choices)
    return random.choice([colour for colour in choices if v.evidence[colour] == least])


def _accusation(v: State, seat: int, choices: list[int], random: Random) -> int:
    """A colour this opponent can still be, one that leaves colours for the rest where that is possible."""
    made = guesses_made(v, seat)
    opponents = [opponent(v, seat, i) for i in range(made, v.seats - 1)]
    used = set(range(MONKS)) - set(choices)
    fitting = [colour for colour in choices if _fits(v, seat, opponents, colour, used)]
    return random.choice(fitting or choices)


def _fits(v: State, seat: int, opponents: list[int], colour: int, used: set[int]) -> bool:
    """Can the first of the opponents be this colour, and all after him still be something else?"""
    if colour in used or colour == v.identity[seat] or colour in v.shown[opponents[0]]:
        return False
    rest = opponents[1:]
    return not rest or any(_fits(v, seat, rest, other, used | {colour}) for other in range(MONKS))
