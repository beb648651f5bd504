"""The table of 011: hour and event, gears, compass, characters, players, and what is mine."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.games.eleven.rules.terms import AUCTION, TURNS

from ..look import ROSE, Look
from .city import lines
from .effects import tile_does
from .marks import (
    HOURS,
    badge,
    change,
    character,
    name_of,
    place,
    powers,
    role,
    spaced,
    spot_name,
    tile_marks,
    where_is,
)

FORWARDS = 4
"""Now, and after one, two or three teeth; what lies behind is in the choices."""
LEFT = 76
"""How wide the left half of a wide table is."""


def header(look: Look, view: View) -> RenderableType:
    """The game, and which of the eleven hours it is."""
    top = Table.grid(expand=True)
    top.add_column()
    top.add_column(justify="right")
    top.add_row(Text(look.of_game("title"), f"bold {ROSE}"), clock(look, view.numbers))
    return top


def clock(look: Look, v: State) -> Text:
    """The hours gone by, this one, and those that are left."""
    parts = []
    for hour in range(1, look.game.box.HOURS + 1):
        text = HOURS[hour - 1]
        parts.append(Text(f"[{text}]", "bold") if hour == v.hour else Text(text, "dim" if hour < v.hour else ""))
    now = HOURS[min(max(int(v.hour), 1), len(HOURS)) - 1]
    return Text().append(look.of_game("label-hour", hour=now) + "   ", "bold").append(spaced(parts))


def event(look: Look, view: View) -> list[RenderableType]:
    """What the event of the hour says."""
    if "event" not in view.derived:
        return []
    facts = {key: fact for key, fact in view.derived["event"].items() if key in ("event", "locks", "bonus")}
    said = look.shown(facts)["event"]
    return [Text().append(f"{look.of_game('label-event')} ", "bold").append(look.legible(str(said)))]


def gears(look: Look, view: View) -> RenderableType:
    """What the gears show now and after one, two or three teeth."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.of_game("label-gears"), style="dim", no_wrap=True)
    faces = [look.shown(shows) for shows in view.derived.get("gears", ())[:FORWARDS]]
    for teeth in range(len(faces)):
        table.add_column(look.of_game("label-teeth", count=teeth) if teeth else look.of_game("label-now"))
    for key, label in (("transport", "label-transport"), ("steps", "label-steps"), ("action", "label-action")):
        cells = [Text(look.legible(str(face[key])), "" if at else "bold") for at, face in enumerate(faces)]
        table.add_row(look.of_game(label), *cells)
    return table


def compass(look: Look, view: View) -> list[RenderableType]:
    """Where the organ is, or what its compass says so far."""
    v, box = view.numbers, look.game.box
    label = Text(look.of_game("label-organ"), "dim")
    if v.organ >= 0:
        return [label.append("  ").append(place(look, int(v.organ)), f"not dim bold {ROSE}")]
    parts = [label]
    for slot, building in enumerate(v.compass):
        name = spot_name(look, box.MYSTICS[building]) if building >= 0 else look.marks.dash
        parts.append(Text(look.of_game(f"slot-{box.SLOTS[slot]}") + " ", "dim").append(name, "not dim"))
    if "region" in view.derived:
        parts.append(Text(look.of_game("label-region", count=len(view.derived["region"]))))
    return lines(parts, look.width if not look.wide else look.width - LEFT - 3)


def supplies(look: Look, view: View) -> Text:
    """What lies beside the board."""
    v = view.numbers
    parts = [
        look.of_game("label-supply", count=int(v.supply)),
        look.of_game("label-stack", count=int(v.bag_left + v.under_left)),
    ]
    return Text(f" {look.marks.dot} ".join(parts), "dim")


def characters(look: Look, view: View, before: View) -> RenderableType:
    """The eight: where they stand, whether they can be chosen, and where their cards are for certain."""
    v, b = view.numbers, before.numbers
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in ("", "", "where", "this-hour", "card"):
        table.add_column(look.of_game(f"label-{head}") if head else "", no_wrap=True)
    for number in range(len(look.game.box.CHARACTERS)):
        moved = ROSE if v.place[number] != b.place[number] else ""
        table.add_row(
            badge(look, v, number),
            character(look, v, number),
            Text(place(look, int(v.place[number]), 22), moved),
            state(look, v, number),
            where_is(look, view, number),
        )
    return table


def state(look: Look, v: State, number: int) -> Text:
    """What a character is to this hour: locked, chosen already, or acting now."""
    if v.locked == number:
        return Text(f"{look.marks.no} {look.of_game('label-locked')}")
    if v.figure == number and v.phase == TURNS and v.turn >= 0:
        return Text(f"{look.marks.chooses} {look.names[v.turn]}", ROSE)
    return Text(look.of_game("label-used") if v.used >> number & 1 else "", "dim")


def players(look: Look, view: View, before: View) -> RenderableType:
    """What lies open before each player, and where he is in the order of the hour."""
    v, b = view.numbers, before.numbers
    table = Table(box=None, padding=(0, 2 if look.wide else 1, 0, 0), pad_edge=False, header_style="dim")
    order = "order-old" if v.phase == AUCTION else "order"
    for head in ("", order, "time", "sheets", "clues", "tiles", "powers"):
        table.add_column(look.of_game(f"label-{head}") if head else "", no_wrap=True)
    for seat in range(v.seats):
        choosing = seat in view.deciders
        name = Text(f"{look.marks.chooses if choosing else ' '} {look.names[seat]}", ROSE if choosing else "")
        if seat == look.me:
            name.stylize("bold")
        table.add_row(
            name,
            standing(look, view, seat),
            change(look, b.time[seat], v.time[seat]),
            change(look, b.sheets[seat], v.sheets[seat]),
            change(look, b.clues[seat], v.clues[seat]),
            change(look, b.tiles[seat], v.tiles[seat]),
            fate(look, v, seat),
        )
    return table


def standing(look: Look, view: View, seat: int) -> Text:
    """A player's position; in an auction what he bids, and in brackets his position of the hour before."""
    player = view.derived["players"][seat]
    at, was, about = player["place"], player["was"], player["about"]
    if about == "out":
        return Text(look.marks.dash, "dim")
    said = Text(f"{at}." if at else look.marks.dash, "bold" if about == "placed" else "")
    if about == "leads":
        said = Text(look.of_game("label-bids", amount=int(view.numbers.bid)), f"bold {ROSE}")
    elif about == "passed":
        said = Text(look.of_game("label-passed"), "dim")
    return said.append(f" ({was}.)" if was and "places" in view.derived else "", "not bold dim")


def fate(look: Look, v: State, seat: int) -> Text:
    """A player's power cards, or that he is out; and his role where it is known."""
    said = role(look, int(v.shown_role[seat]))
    if v.alive >> seat & 1:
        return powers(look, int(v.powers[seat])).append(f" {said}" if said else "", "bold")
    return Text(", ".join(part for part in (look.of_game("label-out"), said) if part), "dim")


def mine(look: Look, view: View) -> list[RenderableType]:
    """My character and role, and my tiles with what they do; unless they are covered."""
    v = view.numbers
    if look.covered:
        return [Text(look.say("terminal-covered"), f"bold {ROSE}")]
    if look.watches:
        return []
    held = [number for number, at in enumerate(v.card) if at == look.me]
    line = Text().append(f"{look.of_game('label-hold')} ", "dim")
    line.append(spaced([Text(character(look, v, number), "bold") for number in held], ", "))
    if said := role(look, int(v.role[look.me])):
        line.append(f"   {look.of_game('label-role')} ", "dim").append(said, f"bold {ROSE}")
    return [line, *([tiles(look, v)] if v.tiles[look.me] > 0 else [])]


def tiles(look: Look, v: State) -> RenderableType:
    """The tiles I hold."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for face in range(look.game.box.TILE_FACES):
        count = v.tile[look.me][face]
        if count > 0:
            name = name_of(look, "tiles", face) + (f" x{count}" if count > 1 else "")
            table.add_row(Text(name), tile_marks(look, face), Text(tile_does(look, face), "dim"))
    return table
