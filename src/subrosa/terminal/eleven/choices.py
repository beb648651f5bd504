"""What a player of 011 may choose, what to type for it, and what it would do, worked out on his own view."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rich.text import Text

from subrosa.core.match import Action, View

from ..listing import MANY
from ..look import Look, Row
from .city import here
from .effects import ability, action_does, gifts, power_does, tile_does
from .marks import badge, change, character, code, name_of, place, spaced, spot_name, tile_marks, where_is, who

WAYS = ("move", "walk", "ride", "clue_to")
NONE = ("stood_still", "passed", "placed_nothing", "ended_turn", "turned_to_pile", "twice_no", "look_on_no")
"""What is typed as 0: no, none or stop."""
COUNTED = {"opened": "position", "turned_to": "other", "turned": "teeth", "bid": "amount", "handed_in": "clues"}
"""What goes by a number of its own."""
LABELS = {
    "passed": "label-pass",
    "placed_nothing": "label-keep-tiles",
    "ended_turn": "label-end-turn",
    "twice_yes": "label-yes",
    "twice_no": "label-no",
    "look_on_yes": "label-yes",
    "look_on_no": "label-no",
}
TRACKS = ("time", "sheets", "clues", "tiles")


def spot_of(look: Look, action: Action) -> int:
    """The spot a choice is about, or -1."""
    spot = action.facts.get("spot")
    return -1 if spot is None else int(look.game.box.SPOTS.index(spot))


def spot_keys(look: Look, view: View) -> dict[int, str]:
    """What to type for the spots that can be chosen now."""
    keys: dict[int, str] = {}
    for row in rows(look, view):
        spot = spot_of(look, row.action)
        if spot >= 0:
            keys.setdefault(spot, row.key)
    return keys


def rows(look: Look, view: View) -> list[Row]:
    """The choices in order. What is counted goes by its own number, cards, tiles and names by a letter and a number."""
    found: list[Row] = []
    number = tile = 0
    for action in view.actions:
        tile += action.facts["kind"] == "used"
        key = key_of(look, view, action, tile)
        number += not key
        found.append(_row(look, view, action, key or str(number)))
    plain = [row for row in found if row.cells and not row.group]
    if len(plain) > MANY:
        found = [crowded(look, row) if row in plain else row for row in found]
    return found


def key_of(look: Look, view: View, action: Action, tile: int) -> str:
    """What to type for a choice that is not just counted through."""
    facts, box = action.facts, look.game.box
    kind = str(facts["kind"])
    if kind in COUNTED:
        return str(facts[COUNTED[kind]])
    if kind.startswith("declared"):
        return f"d{who(view, facts['figure']) + 1}"
    if kind == "played":
        return f"p{box.POWERS.index(facts['power']) + 1}"
    return f"t{tile}" if kind == "used" else "0" if kind in NONE else "1" if kind.endswith("_yes") else ""


def crowded(look: Look, row: Row) -> Row:
    """A row among many: name and all in one short cell."""
    spot, width, facts = spot_of(look, row.action), look.width // 3 - 7, row.action.facts
    if spot < 0:
        return replace(row, cells=(Text(row.name[:width]),))
    notes = [
        name_of(look, "transports", look.game.box.COLOUR[spot])[:3] if facts["kind"] == "rode" else "",
        look.of_game("label-leave") if "leaves" in facts else "",
    ]
    note = "".join(f" {note}" for note in notes if note)
    return replace(row, cells=(Text(place(look, spot, width - len(note)) + note),))


def ahead(view: View, action: Action) -> View:
    """The view as a choice would leave it, as far as this seat can know."""
    w = view.numbers.copy()
    view.game.rules.apply(w, view.seat, action.choice)
    return View(view.game, view.seat, w)


def changes(look: Look, view: View, action: Action) -> Text:
    """What a choice would change of what is mine, and whether it would put me out."""
    v, w = view.numbers, ahead(view, action).numbers
    tracks = [(track, getattr(v, track)[look.me], getattr(w, track)[look.me]) for track in TRACKS]
    found = [
        Text(f"{look.of_game(f'label-{track}')} ", "dim").append_text(change(look, now, then))
        for track, now, then in tracks
        if now != then
    ]
    if v.alive >> look.me & 1 and not w.alive >> look.me & 1:
        found.append(Text(look.of_game("label-you-out"), "bold"))
    return spaced(found, ", ")


def _row(look: Look, view: View, action: Action, key: str) -> Row:
    facts: dict[str, Any] = dict(action.facts)
    kind = facts["kind"]
    if "spot" in facts:
        return _spot(look, view, action, key)
    if "figure" in facts:
        return _figure(look, view, action, key)
    if "tile" in facts:
        return _tile(look, view, action, key)
    if "power" in facts:
        power = look.game.box.POWERS.index(facts["power"])
        group = look.of_game("label-play-power") if kind == "played" else ""
        return Row(action, key, name_of(look, "powers", power), (Text(power_does(look, power), "dim"),), (), group)
    if kind == "opened":
        name = look.of_game("label-position", **look.shown({"position": facts["position"]}))
        return Row(action, key, name, (Text(gifts(look, view.derived["places"][facts["position"] - 1])),))
    if kind == "bid":
        leaves = (Text(f"{look.marks.arrow} {facts['left']}"),)
        return Row(action, key, key, leaves, (), look.of_game("label-bid-leaves"), fold=True)
    if kind == "turned":
        return _gear(look, view, action, key)
    if kind == "placed_tile":
        return _placed(look, view, action, key)
    if kind in ("turned_to", "turned_to_pile"):
        return _target(look, view, action, key)
    return _plain(look, view, action, key)


def _plain(look: Look, view: View, action: Action, key: str) -> Row:
    """Clues to hand in, an action, a walk; to pass, to stay, to stop, yes and no."""
    kind = str(action.facts["kind"])
    if kind == "handed_in":
        clues = int(action.facts["clues"])
        does = action_does(look, str(view.question["action"]), 1 + clues)
        return Row(action, key, look.of_game("label-clue-count", count=clues), (Text(does),))
    if kind == "acted":
        act = str(action.facts["action"])
        name = str(look.shown(action.facts)["action"])
        return Row(action, key, look.legible(name), (Text(action_does(look, act, 1), "dim"),))
    if kind == "began_walk":
        label = "label-locomotive" if action.facts["walk"] == "locomotive" else "label-free-walk"
        return Row(action, key, look.of_game(label, count=action.facts["steps"]))
    if kind == "stood_still":
        return Row(action, key, look.of_game("label-stay" if view.step == "move" else "label-stop-walk"), (), ("-",))
    also = ("y", "yes") if kind.endswith("_yes") else ("n", "no") if kind.endswith("_no") else ("-",)
    return Row(action, key, look.of_game(LABELS[kind]), (), also)


def _figure(look: Look, view: View, action: Action, key: str) -> Row:
    """A character: where the figure stands and what choosing him does, or where his card is, to be named."""
    v, kind = view.numbers, str(action.facts["kind"])
    number = who(view, action.facts["figure"])
    name, cells = character(look, v, number), [badge(look, v, number)]
    if kind.startswith("declared"):
        name = look.of_game("label-name-as-fenrir" if kind == "declared_as_fenrir" else "label-name", figure=name)
        return Row(action, key, name, (*cells, where_is(look, view, number)), (), look.of_game("label-declare"))
    if view.step != "copy":
        cells.append(Text(place(look, int(v.place[number]), 24 if look.wide else 16), "dim"))
    if view.step in ("figure", "copy"):
        does = Text(ability(look, number))
        event = view.derived.get("event", {})
        if view.step == "figure" and event.get("bonus") == action.facts["figure"]:
            does.append(f" {look.marks.dot} {look.of_game('label-event')} {gifts(look, event['gifts'])}", "green")
        cells.append(does)
    return Row(action, key, name, tuple(cells))


def _gear(look: Look, view: View, action: Action, key: str) -> Row:
    """Teeth: what the gears would show, and the time they cost."""
    teeth = int(action.facts["teeth"])
    shows = look.shown(next(shows for shows in view.derived["gears"] if shows["teeth"] == teeth))
    steps = look.of_game("label-step-count", count=shows["steps"])
    cells = (Text(look.legible(str(shows["transport"]))), Text(steps), Text(look.legible(str(shows["action"]))))
    name = look.of_game("label-teeth" if teeth > 0 else "label-teeth-back", count=abs(teeth))
    return Row(action, key, name, (*cells, changes(look, view, action)))


def _spot(look: Look, view: View, action: Action, key: str) -> Row:
    """A spot to go to, or for a clue, a figure or the organ."""
    v, facts, spot = view.numbers, action.facts, spot_of(look, action)
    name, at, rides = spot_name(look, spot), code(look, spot), facts["kind"] == "rode"
    if rides:
        name = f"{name} ({name_of(look, 'transports', look.game.box.COLOUR[spot])})"
    if "leaves" in facts:
        name = look.of_game("label-leaving", spot=name)
    free = look.of_game("label-free") if facts.get("cost") == 0 and view.step != "clue_to" else ""
    notes = [part for part in (Text(free, "dim"), changes(look, view, action)) if part]
    there = [Text(part, style) for part, style in here(look, view, v, spot, {spot: key})[1:]]
    also = () if rides or "leaves" in facts else (at,)
    return Row(action, key, name, (Text(at, "dim"), spaced(there), spaced(notes, ", ")), also)


def _tile(look: Look, view: View, action: Action, key: str) -> Row:
    """An object tile to play, one with an organ symbol, or one to put back."""
    face, kind = look.game.box.TILES.index(action.facts["tile"]), action.facts["kind"]
    does = tile_does(look, face)
    if kind == "showed_symbol":
        does = look.of_game("label-places-organ", count=int(look.game.box.ORGAN_REWARD_TIME))
    group = look.of_game("label-play-tile") if kind == "used" else ""
    return Row(action, key, name_of(look, "tiles", face), (tile_marks(look, face), Text(does, "dim")), (), group)


def _placed(look: Look, view: View, action: Action, key: str) -> Row:
    """A location tile in a slot of the compass: what it leaves of the city, and what it brings."""
    box, facts, after = look.game.box, action.facts, ahead(view, action)
    brings = changes(look, view, action)
    if after.step == "organ":
        brings.append(", ").append(look.of_game("label-places-organ", count=int(box.ORGAN_REWARD_TIME)))
    left = Text(look.of_game("label-region", count=len(after.derived["region"])))
    where = look.of_game(f"slot-{facts['slot']}")
    name = f"{spot_name(look, box.SPOTS.index(facts['building']))}, {where}"
    return Row(action, key, name, (left, brings))


def _target(look: Look, view: View, action: Action, key: str) -> Row:
    """A hand or the pile: how many cards are left to look at, and what I know to be there."""
    pile = action.facts["kind"] == "turned_to_pile"
    at = "pile" if pile else f"seat {action.facts['other']}"
    name = look.of_game("label-pile") if pile else look.names[int(action.facts["other"]) - 1]
    certain = view.derived["certain"]
    known = [badge(look, view.numbers, who(view, id)) for id, where in certain.items() if where == at]
    cards = view.derived["pile"] if pile else view.derived["players"][int(action.facts["other"]) - 1]["cards"]
    left = Text(look.of_game("label-cards-of", left=view.derived["unseen"][at], of=cards))
    return Row(action, key, name, (left, spaced([] if look.covered else known)))
