"""What a player of the Rose may choose, and what each choice would do, worked out on his own view."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from subrosa.core.match import Action, View
from subrosa.games.rose.box import (
    ADSON,
    BUILDING_OF,
    COLOURS,
    FIGURES,
    FIRST_MONK,
    MONK_OF,
    SPLITS,
    TILE_NAMES,
    WILLIAM,
    WILLIAM_ADSON,
)
from subrosa.games.rose.fields import STEPS
from subrosa.games.rose.rules.terms import OLDEST_FIRST, STOP
from subrosa.games.rose.steps import accused

from ..look import ROMAN, Look, Row
from .board import card, here, tasks
from .marks import MORE as WORSE
from .marks import badge, building, card_name, change, colour, figure, spaced, tile


def rows(look: Look, view: View) -> list[Row]:
    """The choices in order, numbered from 1; what is counted by itself goes by its own number."""
    make = MAKERS[STEPS[view.numbers.step]]
    return [make(look, view, action, str(i)) for i, action in enumerate(view.actions, start=1)]


def after(view: View, action: Action) -> View:
    """The view as it would be."""
    w = view.numbers.copy()
    view.game.rules.apply(w, view.seat, action.choice)
    return View(view.game, view.seat, w)


def _card(look: Look, view: View, action: Action, key: str) -> Row:
    v, face = view.numbers, action.choice
    held = list(v.hand[look.me]).count(face)
    copies = f"{held}x" if held > 1 else ""
    if face == WILLIAM_ADSON:
        each = [spaced([Text(figure(look, who), "dim"), sundial(look, view, FIGURES[who])]) for who in (WILLIAM, ADSON)]
        return Row(action, key, card(look, v, face), (Text(copies), spaced(each, "   ")))
    if MONK_OF[face] >= 0:
        asks = look.of_game("ask-place", figure=figure(look, FIRST_MONK + MONK_OF[face]))
    else:
        asks = look.of_game("ask-figure", place=building(look, BUILDING_OF[face]))
    when = sundial(look, view, str(action.facts["card"])).append("   ").append(asks, "dim")
    return Row(action, key, card(look, v, face), (Text(copies), when))


def sundial(look: Look, view: View, card: str) -> Text:
    """Where a card, or William or Adson, would bring the time."""
    time = view.derived["times"][card]
    return moved(look, view.sundial, time["now"], time["night"])


def moved(look: Look, before: int, now: int, night: bool) -> Text:
    """Time before and after, and whether night would come."""
    steps = f"{before} {look.marks.arrow} {now}" if now != before else str(now)
    return Text(f"{steps} {look.marks.night}", WORSE) if night else Text(steps)


def _call(look: Look, view: View, action: Action, key: str) -> Row:
    return Row(action, key, figure(look, action.choice), (sundial(look, view, str(action.facts["figure"])),))


def _spend(look: Look, view: View, action: Action, key: str) -> Row:
    v = view.numbers
    given = [tile(look, face) for face in v.held[look.me][: action.choice] if face >= 0]
    back = Text("-").append(spaced(given)) if given and v.tile_return == OLDEST_FIRST else Text()
    when = moved(look, int(v.sundial), int(action.facts["now"]), bool(action.facts["night"]))
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
    return Row(action, key, name, (*cells, effect(look, view, w)))


def effect(look: Look, view: View, then: View) -> Text:
    """What a move would do: on the tracks, to the tiles, and what it would ask next."""
    v, w = view.numbers, then.numbers
    parts = [track(look, view, then, name, w.mover - FIRST_MONK) for name in ("suspicion", "evidence")]
    if w.tiles[look.me] > v.tiles[look.me]:
        parts.append(Text("+").append(tile(look, w.held[look.me][w.tiles[look.me] - 1])))
    for seat in range(v.seats):
        if w.tiles[seat] < v.tiles[seat] or w.owes[seat] > v.owes[seat]:
            parts.append(Text(f"{look.of_game('label-tiles')} {ROMAN[seat]} -1"))
    if STEPS[w.step] == "sign":
        parts.append(meets(look, then))
    elif STEPS[w.step] == "task":
        parts.append(spaced([tile(look, face) for face in w.tile[w.place[w.mover]]], " / "))
    elif w.mover < FIRST_MONK and not then.derived["hands_out"]:
        parts.append(Text(look.of_game("label-nobody"), "dim"))
    if then.derived["hands_out"]:
        parts.append(Text(look.of_game("step-split")))
    return spaced([part for part in parts if part], ", ") or Text("=", "dim")


def meets(look: Look, then: View) -> Text:
    """Whom an investigator would meet, and what his word weighs."""
    word = then.derived["word"]
    label = look.of_game(f"label-{word['track']}")
    line = Text(f"{label} {look.marks.plus_minus}{word['points']} ")
    return line.append(spaced([badge(look, COLOURS.index(monk)) for monk in word["met"]]))


def track(look: Look, view: View, then: View, name: str, mover: int = -1) -> Text:
    """The changes on a track; the monk that moves needs no badge."""
    before, now = (one.derived["tracks"][name] for one in (view, then))
    parts = []
    for monk, id in enumerate(COLOURS):
        if before[id] != now[id]:
            part = change(look, before[id], now[id])
            parts.append(part if monk == mover else spaced([badge(look, monk), part]))
    return Text(look.of_game(f"label-{name}") + " ").append(spaced(parts)) if parts else Text()


def _task(look: Look, view: View, action: Action, key: str) -> Row:
    v = view.numbers
    face = v.tile[v.place[v.mover]][action.choice]
    done = track(look, view, after(view, action), "suspicion", v.mover - FIRST_MONK)
    return Row(action, key, card_name(look, TILE_NAMES[face]), (tile(look, face), done))


def _sign(look: Look, view: View, action: Action, key: str) -> Row:
    name, points = view.derived["word"]["track"], int(action.facts["points"])
    before, asked = view.derived["tracks"][name][view.asked], view.numbers.asked
    done = Text(look.of_game(f"label-{name}") + " ").append(change(look, before, int(action.facts["now"])))
    sign = look.of_game("label-more" if points > 0 else "label-less", points=abs(points))
    return Row(action, f"{points:+}"[0], sign, (badge(look, asked), done), (key, f"{points:+}"))


def _split(look: Look, view: View, action: Action, key: str) -> Row:
    given, then = [], after(view, action)
    for monk in sorted(set(SPLITS[action.choice])):
        before, now = view.numbers.evidence[monk], then.numbers.evidence[monk]
        given.append(spaced([badge(look, monk), change(look, before, now)]))
    name = " ".join(colour(look, monk) for monk in SPLITS[action.choice])
    return Row(action, key, name, (spaced(given),))


def _delicate(look: Look, view: View, action: Action, key: str) -> Row:
    done = track(look, view, after(view, action), "suspicion", action.choice)
    return Row(action, key, colour(look, action.choice), (badge(look, action.choice), done))


def _return(look: Look, view: View, action: Action, key: str) -> Row:
    face = view.numbers.held[look.me][action.choice]
    return Row(action, key, card_name(look, TILE_NAMES[face]), (tile(look, face),))


def _stand(look: Look, view: View, action: Action, key: str) -> Row:
    return Row(action, key, building(look, action.choice))


def _marker(look: Look, view: View, action: Action, key: str) -> Row:
    before, now = view.numbers.evidence[action.choice], view.derived["markers"][COLOURS[action.choice]]
    done = Text(look.of_game("label-evidence") + " ").append(change(look, before, now))
    return Row(action, key, colour(look, action.choice), (badge(look, action.choice), done))


def _accuse(look: Look, view: View, action: Action, key: str) -> Row:
    """Whoever has shown a marker is not that monk, and nobody is my own."""
    v, why = view.numbers, ""
    if action.choice in v.shown[accused(v, look.me)]:
        why = "already-shown"
    elif action.choice == v.identity[look.me]:
        why = "own-monk"
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
