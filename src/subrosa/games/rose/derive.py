"""The numbers that follow from a view of the Rose, in names: what screens, players and notebooks need beside it."""

from __future__ import annotations

from typing import Any

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State

from . import rules
from .box import (
    COLOURS,
    EVENT_CARD_POINTS,
    EVENTS,
    FIGURES,
    HIT,
    MONKS,
    REVELATION_POINTS,
    SQUARES,
    SUNDIAL,
    TILE_NAMES,
    WILLIAM,
    WILLIAM_ADSON,
)
from .fields import PLAYERS
from .rules.day import dawn, event_cards, hits, opponent
from .rules.events import happens
from .rules.terms import HAPPEN, MARKER, OVER, REFILL, SIGN, SPLIT, TASK
from .rules.tracks import position, tonight
from .rules.turn import spendable, weight
from .steps import card_id, in_play


def common(v: State) -> dict[str, Any]:
    """What follows for everybody alike, as much of it as the step is about."""
    found: dict[str, Any] = {
        "tracks": tracks(v),
        "rank": ranks(v),
        "hands_out": hands_out(v),
        "points": {"marker": REVELATION_POINTS, "hit": HIT[v.seats]},
    }
    if v.step == SIGN:
        found["word"] = word(v)
    if v.step == TASK:
        found["tasks"] = tasks(v)
    if v.step == OVER:
        found["end"] = end(v)
    return found


def derive(v: State, seat: int) -> dict[str, Any]:
    """What follows for a seat from what it sees, beside that."""
    plays = seat != SPECTATOR
    found: dict[str, Any] = {
        "chain": [None] * v.unseen_left + [tile(face) for face in v.chain[: v.chain_length]],
        "players": {PLAYERS[other]: player(v, other) for other in range(v.seats)},
        "times": times(v, seat) if plays else {},
        "opponents": [PLAYERS[other] for other in opponents(v, seat)] if plays else [],
        "guesses": {PLAYERS[other]: guesses(v, other) for other in range(v.seats)},
        "aim": aim(v, seat),
    }
    if v.step == MARKER and plays:
        found["markers"] = markers(v, seat)
    return found


def aim(v: State, seat: int) -> dict[str, Any]:
    """What the game is about for a seat now: its monk's evidence, his place by it from the least, and event cards (8).

    `kind` names the sentence, `facts` are what it says. The others' event cards count for nobody but them.
    """
    monk = v.identity[seat] if seat != SPECTATOR else -1
    if monk < 0 or v.step == OVER:
        return {"kind": "", "facts": {}}
    evidence = int(v.evidence[monk])
    rank = 1 + sum(other < evidence for other in v.evidence)
    points = EVENT_CARD_POINTS * event_cards(v, seat)
    return {"kind": "monk", "facts": {"monk": COLOURS[monk], "evidence": evidence, "rank": rank, "points": points}}


def by_monk(numbers: list[int]) -> dict[str, int]:
    return {colour: int(number) for colour, number in zip(COLOURS, numbers, strict=True)}


def tile(face: int) -> str | None:
    return TILE_NAMES[face] if face >= 0 else None


def tracks(v: State) -> dict[str, Any]:
    """Both tracks, and what each monk would get if night fell now; between days nothing.

    While tiles are turned up the event of the day is still to come, and does not depend on them: it is counted in.
    """
    w = v.copy()
    if v.step == REFILL and v.stage == HAPPEN:
        happens(w)
    night = by_monk([tonight(w, monk) for monk in range(MONKS)]) if v.event >= 0 else None
    return {"suspicion": by_monk(w.suspicion), "evidence": by_monk(w.evidence), "night": night}


def hands_out(v: State) -> int:
    """The points of evidence that the event of the day will let the player hand out in this turn."""
    w = v.copy()
    if v.step in (REFILL, SIGN, TASK) and v.stage == HAPPEN:
        happens(w)
    return 2 if w.step == SPLIT else 0


def ranks(v: State) -> dict[str, int]:
    """How suspect each monk is, from the least; equal ones share a rank."""
    above = [position(v, monk) for monk in range(MONKS)]
    return by_monk([1 + max(above) - one for one in above])


def player(v: State, seat: int) -> dict[str, Any]:
    """What lies open before a player: event cards, time tiles as far as they are known, markers shown."""
    shown = [COLOURS[monk] for monk in v.shown[seat] if monk >= 0]
    return {
        "events": event_cards(v, seat),
        "tiles": [tile(face) for face in v.held[seat][: v.tiles[seat]]],
        "shown": shown,
    }


def times(v: State, seat: int) -> dict[str, dict[str, Any]]:
    """What each card of a seat, the one it has in play, William and Adson would do to the time."""
    costs = {"william": v.william_time, "adson": v.adson_time}
    costs |= {card_id(v, face): v.time[face] for face in v.hand[seat] if face >= 0 and face != WILLIAM_ADSON}
    mine = v.turn == seat
    if mine and v.card >= 0:
        costs[in_play(v)] = v.cost
    at, held = dawn(v) if v.ending else v.sundial, v.purse if mine else v.tiles[seat]
    return {card: time(v, int(at), int(cost), int(held)) for card, cost in costs.items() if card != "william_adson"}


def time(v: State, at: int, cost: int, held: int) -> dict[str, Any]:
    """Where time would come to; whether that brings the night, and how few time tiles would keep it off, if any can."""
    least = max(0, at + cost - SUNDIAL + 1)
    return {
        "cost": cost,
        "now": at + cost,
        "night": least > 0,
        "tiles": least if least <= spendable(v, held, cost) else None,
    }


def word(v: State) -> dict[str, Any]:
    """What an investigator's word weighs, on which track, and the monks he still asks about."""
    track = "evidence" if v.mover == WILLIAM else "suspicion"
    return {"points": weight(v), "track": track, "met": [COLOURS[monk] for monk in range(MONKS) if v.met >> monk & 1]}


def tasks(v: State) -> list[dict[str, Any]]:
    """The two tasks a monk may choose between, the better one first: how the tracks would stand after each."""
    found = []
    for square in range(SQUARES):
        w = v.copy()
        rules.apply(w, v.turn, square)
        found.append({"tile": tile(v.tile[v.place[v.mover]][square]), "tracks": tracks(w)})
    monk = FIGURES[v.mover]
    return sorted(found, key=lambda task: int(task["tracks"]["suspicion"][monk]))


def markers(v: State, seat: int) -> dict[str, int]:
    """The monks a seat may show that it is not, each with the evidence he would have then."""
    out = [0] * MONKS
    return {COLOURS[m]: int(v.evidence[m] + REVELATION_POINTS) for m in out[: rules.markers(v, seat, out)]}


def opponents(v: State, seat: int) -> list[int]:
    """The others in the order in which a seat accuses them."""
    return [int(opponent(v, seat, i)) for i in range(v.seats - 1)]


def guesses(v: State, seat: int) -> dict[str, dict[str, Any]]:
    """Whom a seat takes for which monk, as far as that is seen; at the end also whether rightly."""
    if max(v.guess[seat]) < 0:
        return {}
    found = {}
    for other, monk in zip(opponents(v, seat), v.guess[seat], strict=False):
        if monk >= 0:
            right = bool(monk == v.identity[other]) if v.step == OVER else None
            found[PLAYERS[other]] = {"monk": COLOURS[monk], "right": right}
    return found


def end(v: State) -> dict[str, Any]:
    """How it came out: the seats by place with what made their sums, and what nobody was, used or turned up."""
    places = [0] * v.seats
    rules.places(v, places)
    nobodys = [monk for monk in range(MONKS) if monk not in v.identity[: v.seats]]
    unseen = [TILE_NAMES[face] for face, count in enumerate(v.unseen) for _ in range(count)]
    return {
        "seats": [sums(v, seat, places[seat]) for seat in sorted(range(v.seats), key=lambda seat: places[seat])],
        "nobody": [COLOURS[monk] for monk in nobodys],
        "events": [id for event, id in enumerate(EVENTS) if event not in v.row],
        "chain": unseen + [TILE_NAMES[face] for face in v.chain[: v.chain_length]],
    }


def sums(v: State, seat: int, place: int) -> dict[str, Any]:
    """What weighs on a player's monk: the track before the accusation, those who named him, his event cards (8)."""
    monk, named, events = v.identity[seat], hits(v, seat), event_cards(v, seat)
    for_hits, for_events = HIT[v.seats] * named, EVENT_CARD_POINTS * events
    total = int(v.evidence[monk])
    return {
        "seat": PLAYERS[seat],
        "place": place,
        "monk": COLOURS[monk],
        "before": total - for_hits - for_events,
        "hits": named,
        "for_hits": for_hits,
        "events": events,
        "for_events": for_events,
        "total": total,
    }
