"""The board of the Rose: day and sundial, the monks on their tracks, the abbey, the players, my own cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.games.rose.box import (
    ADSON,
    COLOURS,
    DAYS,
    EVENTS,
    FIRST_MONK,
    MAX_SUSPICION,
    MONKS,
    PIECES,
    PLACES,
    REVELATION_AFTER,
    SUNDIAL,
    WILLIAM,
    WILLIAM_ADSON,
)
from subrosa.games.rose.fields import PLAYERS, STEPS
from subrosa.games.rose.rules.terms import OWNER_CHOICE
from subrosa.games.rose.steps import card_id

from ..look import ROMAN, ROSE, Look
from ..usual import aimed
from .marks import (
    GOLD,
    INVESTIGATOR,
    MORE,
    badge,
    building,
    card_name,
    change,
    colour,
    figure,
    initial,
    named,
    sign,
    spaced,
    tile,
)

BAR = 20


def header(look: Look, view: View, before: View) -> list[RenderableType]:
    """Which day it is, how much of it is left, and what is special about it."""
    v = view.numbers
    top = Table.grid(expand=True)
    top.add_column()
    top.add_column(justify="right")
    top.add_row(Text(look.of_game("title"), f"bold {ROSE}"), days(look, v))
    found: list[RenderableType] = [top]
    if v.day <= DAYS:
        found.append(sundial(look, view, before))
    if v.event >= 0:
        event = Text().append(named("events", look.language)[v.event], "bold")
        found.append(event.append(f" {look.marks.dash} {look.of_game('event-' + EVENTS[v.event])}"))
    return found


def days(look: Look, v: State) -> Text:
    """The days of the game, an eye after those that end with a revelation."""
    parts = []
    for day in range(1, DAYS + 2):
        gone = "dim" if day < v.day else ""
        parts.append(Text(f"[{day}]", "bold") if day == v.day else Text(str(day), gone))
        if day <= DAYS and REVELATION_AFTER[day]:
            parts.append(Text(look.marks.eye, gone))
    return Text().append(look.of_game("label-day", day=int(v.day)) + "   ", "bold").append(spaced(parts))


def sundial(look: Look, view: View, before: View) -> Text:
    """The day as 24 fields: gone by, about to go by, still ahead."""
    v, b = view.numbers, before.numbers
    now = v.sundial if v.day == b.day else b.sundial
    gone = min(b.sundial, SUNDIAL)
    coming = min(max(now, gone), SUNDIAL) - gone
    cells = Text().append(look.marks.past * gone, GOLD)
    cells.append(look.marks.coming * coming, ROSE)
    cells.append(look.marks.ahead * (SUNDIAL - gone - coming), "dim")
    cells.append(f" {look.marks.night}  ")
    return cells.append(look.of_game("label-sundial", at=int(now), left=int(max(SUNDIAL - now, 0))))


def monks(look: Look, view: View, before: View) -> RenderableType:
    """The six monks on the two tracks, and where they stand."""
    v, b, marks = view.numbers, before.numbers, look.marks
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for head in ("", "", "", "suspicion", "evidence"):
        table.add_column(look.of_game(f"label-{head}") if head else "", no_wrap=True)
    table.add_column(marks.night, justify="right")
    table.add_column("", no_wrap=True)
    for monk in range(MONKS):
        night = (view.derived["tracks"]["night"] or {}).get(COLOURS[monk])
        place = Text(building(look, v.place[FIRST_MONK + monk]))
        if v.place[FIRST_MONK + monk] != b.place[FIRST_MONK + monk]:
            place.stylize(ROSE)
        table.add_row(
            badge(look, monk),
            colour(look, monk),
            bar(look, v.suspicion[monk]),
            change(look, b.suspicion[monk], v.suspicion[monk]),
            change(look, b.evidence[monk], v.evidence[monk]),
            Text("" if night is None else f"+{night}", MORE if night else "dim"),
            place,
        )
    return table


def bar(look: Look, suspicion: int) -> Text:
    """Suspicion as a bar, two points a cell."""
    halves = 2 * BAR * suspicion // MAX_SUSPICION
    filled = look.marks.bar * (halves // 2) + look.marks.half * (halves % 2)
    return Text().append(filled, MORE).append(look.marks.rest * (BAR - len(filled)), "dim")


def investigators(look: Look, view: View) -> Text:
    """Where William and Adson stand, and what the moon over the table means."""
    v = view.numbers
    parts = []
    for piece in (WILLIAM, ADSON):
        parts.append(Text().append(figure(look, piece), INVESTIGATOR).append(f" {building(look, v.place[piece])}"))
    if v.event >= 0:
        parts.append(Text(f"{look.marks.night} {look.of_game('label-if-night')}", "dim"))
    return spaced(parts, "   ")


def court(look: Look, view: View) -> RenderableType:
    """The buildings with their tasks and who is there."""
    v = view.numbers
    columns = 3 if look.wide else 2
    height = -(-PLACES // columns)
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(min_width=10)
    for row in range(height):
        cells: list[RenderableType] = []
        for place in range(row, PLACES, height):
            cells += [building(look, place), tasks(look, v, place), here(look, v, place)]
        table.add_row(*cells)
    return table


def tasks(look: Look, v: State, place: int) -> Text:
    """The task tiles of a building."""
    return spaced([tile(look, face) for face in v.tile[place]])


def here(look: Look, v: State, place: int) -> Text:
    """The figures in a building."""
    return spaced([sign(look, piece) for piece in range(PIECES) if v.place[piece] == place])


def players(look: Look, view: View) -> RenderableType:
    """What lies open before each player, and who is choosing."""
    v, marks = view.numbers, look.marks
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in ("", "", "", "tiles", "event-cards", "markers-shown"):
        table.add_column(look.of_game(f"label-{head}") if head else "")
    sealed = STEPS[v.step] in ("marker", "accuse")
    for seat in range(v.seats):
        choosing = seat in view.deciders
        state = marks.chooses if choosing else marks.chosen if sealed else " "
        shown = [initial(look, monk) for monk in v.shown[seat] if monk >= 0]
        table.add_row(
            Text(f"{state} {ROMAN[seat]}", f"bold {ROSE}" if choosing else ""),
            Text(look.names[seat], "bold" if seat == look.me else ""),
            marks.card * v.cards[seat],
            held(look, v, seat),
            str(view.derived["players"][PLAYERS[seat]]["events"]),
            spaced(shown),
        )
    return table


def held(look: Look, v: State, seat: int) -> Text:
    """A player's time tiles: how many, and which if that is known."""
    faces = [face for face in v.held[seat] if face >= 0]
    if look.covered and seat == look.me and v.tile_return == OWNER_CHOICE:
        faces = []
    count = Text(str(v.tiles[seat]))
    return count.append(" ").append(spaced([tile(look, face) for face in faces])) if faces else count


def mine(look: Look, view: View) -> list[RenderableType]:
    """My identity and my cards, unless they are covered; cards that are asked for are listed below anyway."""
    line = identity(look, view)
    asked = view.step == "card" and view.seat in view.deciders
    cards = [] if look.covered or asked else hand(look, view)
    if not cards:
        return [line]
    label = Text(look.of_game("label-hand"), "dim")
    if look.wide:
        return [line, label, *(Text(f"  {card}") for card in cards)]
    return [line, label.append(" ").append(f" {look.marks.dot} ".join(cards), "not dim")]


def identity(look: Look, view: View) -> Text:
    """What I play for and who I am, unless that is covered."""
    if look.covered:
        return Text(look.say("terminal-covered"), f"bold {ROSE}")
    monk = -1 if look.watches else view.numbers.identity[look.me]
    if monk < 0:
        return Text()
    return Text().append(badge(look, monk)).append(f" {aimed(look, view)}")


def hand(look: Look, view: View) -> list[str]:
    """The cards I hold."""
    v = view.numbers
    return [] if look.watches else [card(look, v, face) for face in v.hand[look.me] if face >= 0]


def card(look: Look, v: State, face: int) -> str:
    """A card with the time it costs."""
    name = card_name(look, card_id(v, face))
    return f"{name} {v.william_time}/{v.adson_time}" if face == WILLIAM_ADSON else name


def piles(look: Look, view: View) -> list[RenderableType]:
    """What lies beside the board."""
    v = view.numbers
    parts = [look.of_game("label-chain", count=len(view.derived["chain"]))]
    parts.append(look.of_game("label-pile", count=int(v.pile_left)))
    if v.top >= 0:
        parts.append(f"{look.of_game('label-discard')} {card(look, v, v.top)}")
    if look.wide:
        return [Text(part, "dim") for part in parts]
    return [Text(f" {look.marks.dot} ".join(parts), "dim")]
