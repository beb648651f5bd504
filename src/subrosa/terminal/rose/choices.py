"""What a player of the Rose may choose, and what each choice would do, worked out on his own view."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import Action, View
from subrosa.games.rose.box import (
    ADSON,
    ADSON_POINTS,
    BUILDING_OF,
    FIRST_MONK,
    INCRIMINATING,
    MONK_OF,
    MONKS,
    REVELATION_POINTS,
    SPLITS,
    SUNDIAL,
    TILE_NAMES,
    WILLIAM,
    WILLIAM_ADSON,
    WILLIAM_POINTS,
)
from subrosa.games.rose.fields import STEPS
from subrosa.games.rose.rules.terms import MORE, OLDEST_FIRST, STOP
from subrosa.games.rose.steps import accused

from ..look import ROMAN, Look, Row
from .board import card, here, tasks
from .marks import MORE as WORSE
from .marks import badge, building, card_name, change, colour, figure, spaced, tile


def points(v: State) -> int:
    """How much an investigator's word weighs."""
    once = WILLIAM_POINTS if v.mover == WILLIAM else ADSON_POINTS
    return int(once * 2 if v.event == INCRIMINATING else once)


def rows(look: Look, view: View) -> list[Row]:
    """The choices in order, numbered from 1; what is counted by itself goes by its own number."""
    make = MAKERS[STEPS[view.numbers.step]]
    return [make(look, view, action, str(i)) for i, action in enumerate(view.actions, start=1)]


def after(view: View, action: Action) -> State:
    """The view as it would be."""
    w = view.numbers.copy()
    view.game.rules.apply(w, view.seat, action.choice)
    return w


def _card(look: Look, view: View, action: Action, key: str) -> Row:
    v, face = view.numbers, action.choice
    held = list(v.hand[look.me]).count(face)
    copies = f"{held}x" if held > 1 else ""
    if face == WILLIAM_ADSON:
        times = ((WILLIAM, v.william_time), (ADSON, v.adson_time))
        each = [spaced([Text(figure(look, who), "dim"), sundial(look, v, time)]) for who, time in times]
        return Row(action, key, card(look, v, face), (Text(copies), spaced(each, "   ")))
    if MONK_OF[face] >= 0:
        asks = look.of_game("ask-place", figure=figure(look, FIRST_MONK + MONK_OF[face]))
    else:
        asks = look.of_game("ask-figure", place=building(look, BUILDING_OF[face]))
    when = sundial(look, v, v.time[face]).append("   ").append(asks, "dim")
    return Row(action, key, card(look, v, face), (Text(copies), when))


def sundial(look: Look, v: State, steps: int) -> Text:
    """Where time would stand."""
    at = int(v.sundial + steps)
    if steps and at >= SUNDIAL:
        return Text().append(f"{v.sundial} {look.marks.arrow} {at} {look.marks.night}", WORSE)
    return Text(f"{v.sundial} {look.marks.arrow} {at}" if steps else str(at))


def _call(look: Look, view: View, action: Action, key: str) -> Row:
    v = view.numbers
    time = v.william_time if action.choice == WILLIAM else v.adson_time
    return Row(action, key, figure(look, action.choice), (sundial(look, v, time),))


def _spend(look: Look, view: View, action: Action, key: str) -> Row:
    v = view.numbers
    given = [tile(look, face) for face in v.held[look.me][: action.choice] if face >= 0]
    back = Text("-").append(spaced(given)) if given and v.tile_return == OLDEST_FIRST else Text()
    when = sundial(look, v, v.cost - action.choice)
    return Row(action, str(action.choice), str(action.choice), (when, back))


def _move(look: Look, view: View, action: Action, key: str) -> Row:
    v = view.numbers
    if action.choice == STOP and STEPS[v.step] == "again":
        stops = look.of_game("told-stopped", me="yes", seat=look.names[look.me])
        return Row(action, "0", stops)
    w = after(view, action)
    if BUILDING_OF[v.card] >= 0:
        name, cells = figure(look, action.choice), [Text(building(look, v.place[action.choice]), "dim")]
    else:
        name = building(look, action.choice)
        cells = [tasks(look, v, action.choice), here(look, v, action.choice)]
    return Row(action, key, name, (*cells, effect(look, v, w)))


def effect(look: Look, v: State, w: State) -> Text:
    """What a move would do: on the tracks, to the tiles, and what it would ask next."""
    mover = w.mover - FIRST_MONK
    parts = [track(look, v, w, "suspicion", mover), track(look, v, w, "evidence", mover)]
    if w.tiles[look.me] > v.tiles[look.me]:
        parts.append(Text("+").append(tile(look, w.held[look.me][w.tiles[look.me] - 1])))
    for seat in range(v.seats):
        if w.tiles[seat] < v.tiles[seat] or w.owes[seat] > v.owes[seat]:
            parts.append(Text(f"{look.of_game('label-tiles')} {ROMAN[seat]} -1"))
    if STEPS[w.step] == "sign":
        parts.append(meets(look, w))
    elif STEPS[w.step] == "task":
        parts.append(spaced([tile(look, face) for face in w.tile[w.place[w.mover]]], " / "))
    elif STEPS[w.step] == "split":
        parts.append(Text(look.of_game("step-split")))
    elif w.mover < FIRST_MONK:
        parts.append(Text(look.of_game("label-nobody"), "dim"))
    return spaced([part for part in parts if part], ", ") or Text("=", "dim")


def meets(look: Look, w: State) -> Text:
    """Whom an investigator would meet, and what his word weighs."""
    track = "evidence" if w.mover == WILLIAM else "suspicion"
    line = Text(f"{look.of_game('label-' + track)} {look.marks.plus_minus}{points(w)} ")
    return line.append(spaced([badge(look, monk) for monk in range(MONKS) if w.met >> monk & 1]))


def track(look: Look, v: State, w: State, name: str, mover: int = -1) -> Text:
    """The changes on a track; the monk that moves needs no badge."""
    before, now = getattr(v, name), getattr(w, name)
    parts = []
    for monk in range(MONKS):
        if before[monk] != now[monk]:
            part = change(look, before[monk], now[monk])
            parts.append(part if monk == mover else spaced([badge(look, monk), part]))
    return Text(look.of_game(f"label-{name}") + " ").append(spaced(parts)) if parts else Text()


def _task(look: Look, view: View, action: Action, key: str) -> Row:
    v, w = view.numbers, after(view, action)
    face = v.tile[v.place[v.mover]][action.choice]
    done = track(look, v, w, "suspicion", v.mover - FIRST_MONK)
    return Row(action, key, card_name(look, TILE_NAMES[face]), (tile(look, face), done))


def _sign(look: Look, view: View, action: Action, key: str) -> Row:
    v, w = view.numbers, after(view, action)
    name = "suspicion" if v.mover == ADSON else "evidence"
    before, now = getattr(v, name)[v.asked], getattr(w, name)[v.asked]
    plus = "+" if action.choice == MORE else "-"
    done = Text(look.of_game(f"label-{name}") + " ").append(change(look, before, now))
    return Row(action, plus, f"{plus}{points(v)}", (badge(look, v.asked), done), (key,))


def _split(look: Look, view: View, action: Action, key: str) -> Row:
    first, second = SPLITS[action.choice]
    v = view.numbers
    given = []
    for monk in sorted({first, second}):
        more = v.evidence[monk] + (2 if first == second else 1)
        given.append(Text().append(badge(look, monk)).append(" ").append(change(look, v.evidence[monk], more)))
    name = " ".join(colour(look, monk) for monk in (first, second))
    return Row(action, key, name, (spaced(given),))


def _delicate(look: Look, view: View, action: Action, key: str) -> Row:
    v, w = view.numbers, after(view, action)
    done = track(look, v, w, "suspicion", action.choice)
    return Row(action, key, colour(look, action.choice), (badge(look, action.choice), done))


def _return(look: Look, view: View, action: Action, key: str) -> Row:
    face = view.numbers.held[look.me][action.choice]
    return Row(action, key, card_name(look, TILE_NAMES[face]), (tile(look, face),))


def _stand(look: Look, view: View, action: Action, key: str) -> Row:
    return Row(action, key, building(look, action.choice))


def _marker(look: Look, view: View, action: Action, key: str) -> Row:
    now = view.numbers.evidence[action.choice]
    done = Text(look.of_game("label-evidence") + " ").append(change(look, now, now + REVELATION_POINTS))
    return Row(action, key, colour(look, action.choice), (badge(look, action.choice), done))


def _accuse(look: Look, view: View, action: Action, key: str) -> Row:
    """Whoever has shown a marker is not that monk, and nobody is my own."""
    v, why = view.numbers, ""
    if action.choice in v.shown[accused(v, look.me)]:
        why = "label-markers-shown"
    elif action.choice == v.identity[look.me]:
        why = "label-identity"
    said = Text(f"{look.marks.no} {look.of_game(why)}" if why else "", "dim")
    return Row(action, key, colour(look, action.choice), (badge(look, action.choice), said))


MAKERS: dict[str, Callable[[Look, View, Action, str], Row]] = {
    "card": _card,
    "call": _call,
    "spend": _spend,
    "place": _move,
    "figure": _move,
    "again": _move,
    "task": _task,
    "sign": _sign,
    "split": _split,
    "delicate": _delicate,
    "return": _return,
    "stand": _stand,
    "marker": _marker,
    "accuse": _accuse,
}
