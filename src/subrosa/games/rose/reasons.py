"""Why a good player of the Rose prefers one choice to another, from his view and what he had in mind."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from subrosa.core.beliefs import CAP, Reason
from subrosa.core.fields import State
from subrosa.core.parts import Views
from subrosa.core.reasons import Weighed, instead, opinion, percent
from subrosa.core.tellings import Fact
from subrosa.core.turns import survey

from . import rules
from .box import COLOURS, EVENT_CARD_POINTS, MONKS, REVELATION_POINTS
from .players import STYLES
from .players.deducing import MINE, TEMPER, measures
from .players.hiding import price_of
from .policy import NUDGE, TILE, halts, will_end
from .rules.day import guesses_made, opponent
from .rules.terms import ACCUSE, MARKER
from .rules.tracks import tonight


def reasons(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """What speaks for a choice beside the other."""
    if v.step == ACCUSE:
        yield from _fits(v, seat, mind, choice, second)
    elif v.step == MARKER:
        yield from _shown(v, seat, mind, choice, second)
    else:
        told = {one: mind.told[n] / 2 for n, one in enumerate(_choices(v, seat)) if one in (choice, second)}
        yield from _told(v, seat, told[choice], told[second])
        yield from _tonight(seat, mind, *(_led_to(v, seat, mind, one) for one in (choice, second)))


def _choices(v: State, seat: int) -> list[int]:
    out = [0] * 64
    return out[: rules.legal(v, seat, out)]


def _led_to(v: State, seat: int, mind: State, choice: int) -> State:
    """How the table stands when the own turn has gone on after a choice as well as can be seen."""
    w = v.copy()
    rules.apply(w, seat, choice)
    while not halts(w, seat):
        count = survey(Views([w]), seat, mind, MONKS + 1, rules.legal, rules.apply, halts, measures)
        best = max(range(count), key=lambda n: float(mind.table[n][MINE]))
        rules.apply(w, seat, mind.lists[0][best])
    return w


# The tracks.


def _tonight(seat: int, mind: State, here: State, there: State) -> Iterator[Weighed]:
    """What would be otherwise if the day ended after this turn."""
    own = here.identity[seat]
    after, other = (_evidence(w, own) for w in (here, there))
    yield from instead("own", other - after, after, other)
    if after == other:
        less = NUDGE * (there.suspicion[own] - here.suspicion[own])
        yield from instead("own_suspicion", less, here.suspicion[own], there.suspicion[own])
    danger = [mind.feared[monk] * exp(-_evidence(there, monk) / TEMPER) for monk in range(MONKS)]
    hurt = (_hurt(seat, mind, monk, danger[monk] / sum(danger), here, there) for monk in range(MONKS) if monk != own)
    yield from sorted((one for found in hurt for one in found), key=lambda one: -one[0])[:1]
    if _ends(there, seat) and not _ends(here, seat):
        yield EVENT_CARD_POINTS, Reason("night", {"points": EVENT_CARD_POINTS})
    spared = here.tiles[seat] - there.tiles[seat]
    yield from instead("tiles", TILE * spared, here.tiles[seat], there.tiles[seat])


def _hurt(seat: int, mind: State, monk: int, feared: float, here: State, there: State) -> Iterator[Weighed]:
    """That another monk would have more evidence, or only more suspicion, and whose monk he is taken for."""
    after, other = _evidence(here, monk), _evidence(there, monk)
    of, facts = _whose(here, seat, mind, monk)
    yield from instead(f"hurts{of}", feared * (after - other), after, other, **facts)
    if after == other:
        more = NUDGE * feared * (here.suspicion[monk] - there.suspicion[monk])
        yield from instead(f"suspects{of}", more, here.suspicion[monk], there.suspicion[monk], **facts)


def _whose(v: State, seat: int, mind: State, monk: int) -> tuple[str, dict[str, Fact]]:
    """A monk, and the other player who is likelier this monk than not, if there is one."""
    for player in range(v.seats):
        share = opinion(mind.counted[player][monk], mind.believed[player][monk])
        if player != seat and share > 50:
            return "_of", {"monk": COLOURS[monk], "seat": player + 1, "share": share}
    return "", {"monk": COLOURS[monk]}


def _evidence(v: State, monk: int) -> int:
    return int(v.evidence[monk] + tonight(v, monk))


def _ends(v: State, seat: int) -> bool:
    return bool(v.turn == seat and (v.ending == 1 or will_end(v)))


# What others learn.


def _told(v: State, seat: int, here: float, there: float) -> Iterator[Weighed]:
    """That whoever reads the player would be less sure of his colour."""
    price = price_of(v, STYLES["hider"].hiding)
    sure, other = (percent(min(CAP, share)) for share in (here, there))
    yield from instead("told", price * (there - here), sure, other, monk=COLOURS[v.identity[seat]])


def _shown(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """Why to show a colour: whom its points hurt, and what is left for the others to guess."""
    sure = {}
    for monk in (choice, second):
        left = sum(mind.sharp[other] for other in range(MONKS) if other != monk)
        sure[monk] = mind.sharp[v.identity[seat]] / left if left > 0.0 else 0.0
    yield from _told(v, seat, sure[choice], sure[second])
    hurt, spared = (mind.feared[monk] * exp(-v.evidence[monk] / TEMPER) for monk in (choice, second))
    if hurt > spared:
        of, facts = _whose(v, seat, mind, choice)
        facts["points"] = REVELATION_POINTS
        yield REVELATION_POINTS * (hurt - spared) / (hurt + spared), Reason(f"marker{of}", facts)


# The accusation.


def _fits(v: State, seat: int, mind: State, choice: int, second: int) -> Iterator[Weighed]:
    """Who fits a colour best, or whom the better colour is kept for."""
    made = guesses_made(v, seat)
    here, there = _fit(v, seat, mind, made, choice), _fit(v, seat, mind, made, second)
    facts = {"seat": opponent(v, seat, made) + 1, "monk": COLOURS[choice], "other": COLOURS[second]}
    yield from instead("fits", here - there, here, there, **facts)
    for later in range(made + 1, v.seats - 1):
        share = _fit(v, seat, mind, later, second)
        if here <= there < share:
            yield share, Reason("kept", {"seat": opponent(v, seat, later) + 1, "monk": COLOURS[second], "share": share})


def _fit(v: State, seat: int, mind: State, number: int, monk: int) -> int:
    """How well a colour fits the opponent of that number."""
    player = opponent(v, seat, number)
    return opinion(mind.counted[player][monk], mind.believed[player][monk])
