"""What a player of 011 may choose, what to type for it, and what it would do, worked out on his own view."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import Action, View
from subrosa.games.eleven.rules.terms import (
    BY_RIDE,
    BY_SYMBOL,
    FREE_WALK_NOW,
    LEAVE,
    LOCOMOTIVE_WALK,
    NAME,
    NAME_AS_FENRIR,
    PASS,
    POWER,
    STOP,
    TILE,
    UNKNOWN,
)

from ..listing import MANY
from ..look import Look, Row
from .board import reading
from .cards import certain, whose
from .city import here
from .effects import ability, action_does, character_gift, position_gift, power_does, tile_does
from .marks import badge, change, character, code, name_of, place, spaced, spot_name, tile_marks

PAUSES = ("figure", "gear", "move", "hand_in", "end")
WAYS = ("move", "walk", "ride", "clue_to")
SPOTS = ("clue", "trace", "clue_from", "gate_spot", "organ")
FIGURES = ("figure", "copy", "lock", "gate_figure", "swap_first", "swap_second")
BACK = 3
"""Choices above this turn the gears back."""


def action_shown(look: Look, v: State) -> int:
    """The action the gears show."""
    return int(look.game.rules.effects.gear_action(v))


def spot_of(step: str, choice: int) -> int:
    """The spot a choice is about, or -1."""
    if step in SPOTS or (step in WAYS and choice < STOP):
        return choice % LEAVE
    return -1


def spot_keys(look: Look, view: View) -> dict[int, str]:
    """What to type for the spots that can be chosen now."""
    keys: dict[int, str] = {}
    for row in rows(look, view):
        spot = spot_of(view.step, row.action.choice)
        if spot >= 0:
            keys.setdefault(spot, row.key)
    return keys


def rows(look: Look, view: View) -> list[Row]:
    """The choices in order. What is counted goes by its own number, cards, tiles and names by a letter and a number."""
    found: list[Row] = []
    number = tile = 0
    for action in view.actions:
        extra = view.step in PAUSES and action.choice >= POWER
        tile += extra and TILE <= action.choice < NAME
        key = extra_key(action.choice, tile) if extra else own_key(view.step, action.choice)
        number += not key
        make = _extra if extra else _main
        found.append(make(look, view, action, key or str(number)))
    plain = [row for row in found if row.cells and not row.group]
    if len(plain) > MANY:
        found = [crowded(look, view, row) if row in plain else row for row in found]
    return found


def own_key(step: str, choice: int) -> str:
    """What to type for a choice that has a number by itself; 0 is no, none or stop."""
    if choice in (STOP, PASS) or (step == "target" and choice == UNKNOWN):
        return "0"
    if step in ("open", "target"):
        return str(choice + 1)
    if step == "gear":
        return str(choice if choice <= BACK else BACK - choice)
    return str(choice) if step in ("bid", "raise", "hand_in", "twice", "look_on") else ""


def extra_key(choice: int, tile: int) -> str:
    """What to type for a power card, an object tile or a name."""
    if choice >= NAME:
        return f"d{choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME) + 1}"
    return f"t{tile}" if choice >= TILE else f"p{choice - POWER + 1}"


def crowded(look: Look, view: View, row: Row) -> Row:
    """A row among many: name and all in one short cell."""
    spot, width = spot_of(view.step, row.action.choice), look.width // 3 - 7
    if spot < 0:
        return replace(row, cells=(Text(row.name[:width]),))
    notes = [
        name_of(look, "transports", look.game.box.COLOUR[spot])[:3] if row.action.choice & BY_RIDE else "",
        look.of_game("label-leave") if row.action.choice & LEAVE else "",
    ]
    note = "".join(f" {note}" for note in notes if note)
    return replace(row, cells=(Text(place(look, spot, width - len(note)) + note),))


def _extra(look: Look, view: View, action: Action, key: str) -> Row:
    """A power card, an object tile, or a declaration."""
    v, choice = view.numbers, action.choice
    if choice >= NAME:
        fenrir = choice >= NAME_AS_FENRIR
        who = choice - (NAME_AS_FENRIR if fenrir else NAME)
        name = look.of_game("label-name-as-fenrir" if fenrir else "label-name", figure=character(look, v, who))
        cells = (badge(look, v, who), whose(look, v, who, certain(look, v)[who]))
        return Row(action, key, name, cells, (), look.of_game("label-declare"))
    if choice >= TILE:
        face = choice - TILE
        cells = (tile_marks(look, face), Text(tile_does(look, face), "dim"))
        return Row(action, key, name_of(look, "tiles", face), cells, (), look.of_game("label-play-tile"))
    power = choice - POWER
    does = (Text(power_does(look, power), "dim"),)
    return Row(action, key, name_of(look, "powers", power), does, (), look.of_game("label-play-power"))


def _main(look: Look, view: View, action: Action, key: str) -> Row:
    """An answer to the question itself."""
    v, step, choice = view.numbers, view.step, action.choice
    if choice in (STOP, PASS):
        return _no(look, view, action, key)
    if choice in (LOCOMOTIVE_WALK, FREE_WALK_NOW):
        label = "label-locomotive" if choice == LOCOMOTIVE_WALK else "label-free-walk"
        return Row(action, key, look.of_game(label, count=int(look.game.box.LOCOMOTIVE_STEPS)))
    if spot_of(step, choice) >= 0:
        return _spot(look, view, action, key)
    if step in FIGURES:
        return _figure(look, v, step, action, key)
    if step in ("open", "bid", "raise"):
        return _auction(look, view, action, key)
    if step in ("location", "discard"):
        return _tile(look, view, action, key)
    if step == "gear":
        return _gear(look, v, action, key)
    return _plain(look, v, step, action, key)


def _no(look: Look, view: View, action: Action, key: str) -> Row:
    """To pass, to stay, to stop, to keep one's tiles, to end the turn."""
    label = {
        "raise": "label-pass",
        "move": "label-stay",
        "walk": "label-stop-walk",
        "location": "label-keep-tiles",
        "end": "label-end-turn",
    }[view.step]
    return Row(action, key, look.of_game(label), (), ("-",))


def _auction(look: Look, view: View, action: Action, key: str) -> Row:
    """A position with what it brings, or a bid with what it leaves."""
    v, choice = view.numbers, action.choice
    if view.step != "open":
        leaves = Text(f"{look.marks.arrow} {v.time[look.me] - choice}")
        return Row(action, key, str(choice), (leaves,), (), look.of_game("label-bid-leaves"))
    last = max(at for at in range(len(v.order)) if v.order[at] >= 0 or at in {free.choice for free in view.actions})
    notes = [position_gift(look, v, choice, last)]
    if choice == 0:
        notes.append(look.of_game("label-moves-first"))
    elif choice == last:
        notes.append(look.of_game("label-moves-last"))
    said = Text(", ".join(note for note in notes if note))
    return Row(action, key, look.of_game("label-position", position=choice + 1), (said,))


def _figure(look: Look, v: State, step: str, action: Action, key: str) -> Row:
    """A character: where the figure stands, and what choosing him does."""
    who = action.choice
    cells = [badge(look, v, who)]
    if step != "copy":
        cells.append(Text(place(look, int(v.place[who]), 24 if look.wide else 16), "dim"))
    if step in ("figure", "copy"):
        does = Text(ability(look, who))
        if step == "figure" and (gift := character_gift(look, v, who)):
            does.append(f" {look.marks.dot} {look.of_game('label-event')} {gift}", "green")
        cells.append(does)
    return Row(action, key, character(look, v, who), tuple(cells))


def _gear(look: Look, v: State, action: Action, key: str) -> Row:
    """Teeth: what the gears would show, and the time they cost."""
    teeth = action.choice if action.choice <= BACK else BACK - action.choice
    transport, steps, act = reading(look, int(v.gear) + teeth)
    time = int(v.time[look.me])
    left = change(look, time, time - abs(teeth) * look.game.box.TIME_PER_TOOTH)
    cells = (Text(transport), Text(look.of_game("label-step-count", count=int(steps))), Text(act))
    spent = Text(f"{look.of_game('label-time')} ", "dim").append_text(left)
    name = look.of_game("label-teeth" if teeth > 0 else "label-teeth-back", count=abs(teeth))
    return Row(action, key, name, (*cells, spent))


def _spot(look: Look, view: View, action: Action, key: str) -> Row:
    """A spot to go to, or for a clue, a figure or the organ."""
    v, step, choice = view.numbers, view.step, action.choice
    spot = spot_of(step, choice)
    name, at, notes = spot_name(look, spot), code(look, spot), []
    if choice & BY_RIDE:
        transport = name_of(look, "transports", look.game.box.COLOUR[spot])
        name = f"{name} ({transport})"
        notes.append(look.of_game("label-free"))
    elif step == "walk":
        notes.append(look.of_game("label-free"))
    elif step == "move":
        notes.append(look.of_game("label-step-costs", count=1, left=int(v.time[look.me]) - 1))
    if choice & LEAVE:
        name = look.of_game("label-leaving", spot=name)
    elif takes_clue(v, step, spot):
        notes.append(look.of_game("label-gift-clues", count=1))
    there = [Text(part, style) for part, style in here(look, v, v, spot, {spot: key})[1:]]
    also = () if choice & (LEAVE | BY_RIDE) else (at,)
    return Row(action, key, name, (Text(at, "dim"), spaced(there), Text(", ".join(notes), "dim")), also)


def takes_clue(v: State, step: str, spot: int) -> bool:
    """Would this bring a clue: one that lies there, or one that is moved to the acting figure?"""
    if step == "clue_to":
        return bool(v.figure >= 0 and v.place[v.figure] == spot)
    return step in ("move", "walk", "ride") and v.clue[spot] > 0


def _tile(look: Look, view: View, action: Action, key: str) -> Row:
    """A tile for the compass, one with an organ symbol, or one to put back."""
    v, box, choice = view.numbers, look.game.box, action.choice
    if view.step == "discard":
        cells = (tile_marks(look, choice), Text(tile_does(look, choice), "dim"))
        return Row(action, key, name_of(look, "tiles", choice), cells)
    organ = look.of_game("label-places-organ", count=int(box.ORGAN_REWARD_TIME))
    if choice >= BY_SYMBOL:
        face = choice - BY_SYMBOL
        return Row(action, key, name_of(look, "tiles", face), (tile_marks(look, face), Text(organ)))
    building, slot = divmod(choice, len(box.SLOTS))
    w = v.copy()
    w.compass[slot] = building
    size = look.game.rules.board.region_size
    where = look.of_game(f"slot-{box.SLOTS[slot]}")
    gifts = [("gain_time", box.TILE_REWARD_TIME), ("clues", box.TILE_REWARD_CLUES)]
    given = [look.of_game(f"label-gift-{gift}", count=int(count)) for gift, count in gifts]
    if all(tile >= 0 for tile in w.compass):
        given.append(organ)
    left = Text(look.of_game("label-region", count=int(size(w, False))))
    name = f"{spot_name(look, box.MYSTICS[building])}, {where}"
    return Row(action, key, name, (left, Text(", ".join(given), "dim")))


def _plain(look: Look, v: State, step: str, action: Action, key: str) -> Row:
    """Clues to hand in, actions, power cards, yes and no, and whom to look at."""
    choice = action.choice
    if step == "hand_in":
        does = action_does(look, action_shown(look, v), 1 + choice)
        return Row(action, key, look.of_game("label-clue-count", count=choice), (Text(does),))
    if step == "free_action":
        return Row(action, key, name_of(look, "actions", choice), (Text(action_does(look, choice, 1), "dim"),))
    if step == "recover":
        return Row(action, key, name_of(look, "powers", choice), (Text(power_does(look, choice), "dim"),))
    if step == "target":
        return _target(look, v, action, key)
    also = ("y", "yes") if choice else ("n", "no")
    return Row(action, key, look.of_game("label-yes" if choice else "label-no"), (), also)


def _target(look: Look, v: State, action: Action, key: str) -> Row:
    """A hand or the pile: how many cards are left to look at, and what I know to be there."""
    at = action.choice
    name = look.of_game("label-pile") if at == UNKNOWN else look.names[at]
    left = int(look.game.rules.goods.hand_count(v, at)) - int(v.looked[at])
    known = [badge(look, v, card) for card, where in enumerate(certain(look, v)) if where == at]
    return Row(action, key, name, (Text(look.of_game("label-cards-left", count=left)), spaced(known)))
