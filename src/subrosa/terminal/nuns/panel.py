"""What lies open beside the map: round and captures, the novices, the guards and their paths, the tokens."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.games.nuns.rules.terms import CAUGHT, NOVICE_COUNT

from ..look import ROSE, Look
from .known import ahead, here, in_play, my_novices, reasons
from .marks import GUARD, MARKER, TOKEN, arrow, blessing, guard_card, letter, letters, lines, name_of, place, signs


def header(look: Look, view: View) -> RenderableType:
    """The game, the captures of their limit, and which of the rounds it is."""
    v = view.numbers
    most = look.game.box.ROUNDS - v.rounds
    now = min(max(int(v.round), 0), most)
    right = Text(f"{look.of_game('label-captures', captures=int(v.captures), limit=int(v.limit))}   ")
    right.append(look.of_game("label-round", round=now, rounds=most), "bold")
    if look.wide:
        marks = look.marks
        track = marks.past * max(now - 1, 0) + (marks.coming if now else "") + marks.ahead * (most - now)
        right.append(f"  {track}", "dim")
    top = Table.grid(expand=True)
    top.add_column()
    top.add_column(justify="right")
    top.add_row(Text(look.of_game("title"), f"bold {ROSE}"), right)
    return top


def table(look: Look, *heads: str) -> Table:
    """A table without lines; heads are the names of labels, or nothing."""
    found = Table(box=None, padding=(0, 2, 0, 0) if look.wide else (0, 1, 0, 0), pad_edge=False, header_style="dim")
    for head in heads:
        found.add_column(look.of_game(f"label-{head}") if head else "", no_wrap=True)
    return found


def novices(look: Look, view: View, *, narrow: bool = False) -> RenderableType:
    """Every novice: who leads her, where she is if that is known, her last card, how often she was caught."""
    v = view.numbers
    heads = ("", "", "where", "card", "", "") if narrow else ("", "", "", "where", "card", "times")
    found = table(look, *heads)
    if narrow:
        found.padding = (0, 1, 0, 0)
        found.columns[4].header = look.marks.no
    for novice in in_play(v):
        badge = Text(letters(look, novice), MARKER)
        mine = v.owner[novice] == look.me
        name = Text(name_of(look, "novices", novice), "bold" if mine else "")
        played = int(v.played[novice])
        card = Text(look.marks.dash, "dim")
        if played >= 0:
            card = Text(look.game.box.CARD_CODES[played] if narrow else name_of(look, "cards", played))
        times = Text(str(v.captured[novice]) if v.captured[novice] > 0 else look.marks.dash)
        choosing = v.owner[novice] in view.deciders and v.step != 0
        owner = Text(look.names[v.owner[novice]], ROSE if choosing else "dim")
        where = whereabouts(look, v, novice, narrow=narrow)
        found.add_row(badge, name, *((where, card, times, owner) if narrow else (owner, where, card, times)))
    return found


def whereabouts(look: Look, v: State, novice: int, *, narrow: bool = False) -> Text:
    """Where a novice is as far as this page may say: hidden, seen, caught; my own too, unless covered."""
    marker = int(v.marker[novice])
    if marker >= 0:
        caught = v.status[novice] == CAUGHT
        if narrow:
            return Text(f"{look.marks.no if caught else look.marks.eye} {place(look, marker)}")
        return Text(look.of_game("label-caught-on" if caught else "label-seen-on", place=place(look, marker)))
    if novice in my_novices(look, v) and not look.covered:
        at = place(look, here(v, novice))
        return Text(f"({at})" if narrow else look.of_game("label-hidden-on", place=at), ROSE)
    return Text(look.marks.dash if narrow else look.of_game("label-hidden"), "dim")


def guards(look: Look, view: View, *, narrow: bool = False) -> list[RenderableType]:
    """Where each guard is, which way she looks, her path with its end, and the card she showed last."""
    v = view.numbers
    if narrow:
        found: list[RenderableType] = []
        for guard in range(len(look.game.box.GUARDS)):
            line = Text(letter(look, guard), GUARD).append(f" {name_of(look, 'guards', guard)} ", "bold not reverse")
            line.append(f"{standing(look, v, guard)}  ", "bold not reverse")
            shown = last_card(look, v, guard)
            found += [line.append(shown, "not bold not reverse"), Text(f"  {path(look, v, guard)}")]
        return found
    rows = table(look, "", "", "where", "path", "card")
    for guard in range(len(look.game.box.GUARDS)):
        name = Text(name_of(look, "guards", guard), "bold" if v.guard == guard else "")
        cells = (standing(look, v, guard), path(look, v, guard), last_card(look, v, guard))
        rows.add_row(Text(letter(look, guard), GUARD), name, *cells)
    return [rows]


def standing(look: Look, v: State, guard: int) -> str:
    """A guard's place and the way she looks."""
    turn = arrow(look, v, guard)
    return f"{place(look, int(v.at[guard]))} {turn}".rstrip()


def last_card(look: Look, v: State, guard: int) -> str:
    return guard_card(look, int(v.shown[guard])) if v.shown[guard] >= 0 else look.marks.dash


def path(look: Look, v: State, guard: int) -> str:
    """A guard's path, the end she is heading for, and how far that is along it; off it, by the shortest way back."""
    number = int(v.path[guard])
    if number < 0:
        return look.of_game("label-no-path")
    left = ahead(look, v, guard)
    steps = look.of_game("label-steps", count=look.game.box.DISTANCE[v.at[guard]][left[0]] + len(left) - 1)
    return f"{name_of(look, 'paths', number)} {look.marks.arrow} {place(look, left[-1])}, {steps}"


def permission(look: Look, view: View) -> list[RenderableType]:
    """Whether the guard who moves may leave her path, and why."""
    v = view.numbers
    if v.guard < 0 or view.step not in ("go", "path", "unseen"):
        return []
    guard, parts = int(v.guard), []
    for why, who in reasons(look, v, guard):
        facts = {"figure": figure(look, who)} if who >= 0 else {}
        parts.append(look.of_game(f"label-reason-{why}", **facts))
    name = name_of(look, "guards", guard)
    if parts:
        free = look.of_game("label-free", guard=name, reasons=", ".join(parts))
        return [Text(f"{look.marks.chosen} {free}", "green")]
    if v.path[guard] < 0:
        return []
    end = place(look, ahead(look, v, guard)[-1])
    return [Text(f"{look.marks.no} {look.of_game('label-bound', guard=name, place=end)}")]


def figure(look: Look, number: int) -> str:
    """A novice or a guard by name."""
    section, at = ("novices", number) if number < NOVICE_COUNT else ("guards", number - NOVICE_COUNT)
    return name_of(look, section, at)


def tokens(look: Look, view: View, width: int) -> list[RenderableType]:
    """The tokens on the board in words: where, whose, and for which guard."""
    v, sign, found = view.numbers, signs(look), []
    heard: dict[tuple[int, int], list[str]] = {}
    for i in range(max(int(v.noises), 0)):
        owners = heard.setdefault((int(v.noise_place[i]), int(v.noise_guard[i])), [])
        owners.append(figure(look, int(v.noise_owner[i])))
    for (spot, guard), owners in heard.items():
        facts = {"place": place(look, spot), "guard": name_of(look, "guards", guard), "figure": ", ".join(owners)}
        said = look.of_game("label-noise", **facts)
        found.append(Text(f"{sign.noise} ", TOKEN).append(said, "not bold default"))
    for i in range(max(int(v.vanishings), 0)):
        at, to = place(look, int(v.vanished_from[i])), int(v.vanished_to[i])
        if to >= 0:
            at = f"{at} {look.marks.arrow} {place(look, to)}"
        said = look.of_game("label-vanished", place=at, figure=figure(look, int(v.vanished_owner[i])))
        found.append(Text(f"{sign.gone} ", TOKEN).append(said, "not bold default"))
    return [*lines(found, width)]


def spent(look: Look, view: View, width: int) -> list[RenderableType]:
    """The blessings that lie open."""
    v, found = view.numbers, []
    for number, kind in enumerate(v.spent):
        if kind >= 0:
            name = blessing(look, int(kind), guard=number >= NOVICE_COUNT)
            found.append(Text(look.of_game("label-blessed", figure=figure(look, number), blessing=name), "dim"))
    return [*lines([Text(look.of_game("label-spent"), "dim"), *found], width)] if found else []
