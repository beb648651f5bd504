"""What lies open beside the map: round and captures, the novices, the guards and their paths, the tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.match import View

from ..look import ROSE, Look
from .marks import (
    GUARD,
    MARKER,
    TOKEN,
    arrow,
    blessing,
    figure,
    letter,
    letters,
    lines,
    name_of,
    own,
    place,
    signs,
)


def header(look: Look, view: View) -> RenderableType:
    """The game, the captures of their limit, and which of the rounds it is."""
    v = view.numbers
    most = view.derived["rounds"]
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
    heads = ("", "", "where", "card", "", "") if narrow else ("", "", "", "where", "card", "times")
    found = table(look, *heads)
    if narrow:
        found.padding = (0, 1, 0, 0)
        found.columns[4].header = look.marks.no
    for novice, known in view.derived["known"].items():
        badge = Text(letters(look, novice), MARKER)
        seat = view.derived["led"][novice] - 1
        name = Text(name_of(look, "novices", novice), "bold" if seat == look.me else "")
        played = view.played[novice]
        card = Text(look.marks.dash, "dim")
        if played:
            card = Text(code(look, played) if narrow else name_of(look, "cards", played))
        times = Text(str(view.captured[novice]) if view.captured[novice] > 0 else look.marks.dash)
        owner = Text(look.names[seat], ROSE if seat in view.deciders else "dim")
        where = whereabouts(look, view, novice, known, narrow=narrow)
        found.add_row(badge, name, *((where, card, times, owner) if narrow else (owner, where, card, times)))
    return found


def code(look: Look, card: str) -> str:
    """The letter of a movement card."""
    return str(look.game.box.CARD_CODES[look.game.box.CARDS.index(card)])


def whereabouts(look: Look, view: View, novice: str, known: Mapping[str, Any], *, narrow: bool = False) -> Text:
    """Where a novice is as far as this page may say: hidden, seen, caught; my own too, unless covered."""
    state = known["state"]
    if state in ("caught", "seen"):
        at = known["places"][0]
        if narrow:
            return Text(f"{look.marks.no if state == 'caught' else look.marks.eye} {at}")
        return Text(look.of_game(f"label-{state}-on", place=at))
    if novice in own(look, view) and not look.covered:
        at = place(look, view.derived["here"][novice])
        return Text(f"({at})" if narrow else look.of_game("label-hidden-on", place=at), ROSE)
    return Text(look.marks.dash if narrow else look.of_game("label-hidden"), "dim")


def guards(look: Look, view: View, *, narrow: bool = False) -> list[RenderableType]:
    """Where each guard is, which way she looks, her path with its end, and the card she showed last."""
    if narrow:
        found: list[RenderableType] = []
        for guard in look.game.box.GUARDS:
            line = Text(letter(look, guard), GUARD).append(f" {name_of(look, 'guards', guard)} ", "bold not reverse")
            line.append(f"{standing(look, view, guard)}  ", "bold not reverse")
            line.append(last_card(look, view, guard), "not bold not reverse")
            found += [line, Text(f"  {path(look, view, guard)}")]
        return found
    rows = table(look, "", "", "where", "path", "card")
    for guard in look.game.box.GUARDS:
        name = Text(name_of(look, "guards", guard), "bold" if view.guard == guard else "")
        cells = (standing(look, view, guard), path(look, view, guard), last_card(look, view, guard))
        rows.add_row(Text(letter(look, guard), GUARD), name, *cells)
    return [rows]


def standing(look: Look, view: View, guard: str) -> str:
    """A guard's place and the way she looks."""
    return f"{view.at[guard]} {arrow(look, view, guard)}".rstrip()


def last_card(look: Look, view: View, guard: str) -> str:
    return name_of(look, "cards", view.shown[guard]) if view.shown[guard] else look.marks.dash


def path(look: Look, view: View, guard: str) -> str:
    """A guard's path, the end she is heading for, and how far that is along it; off it, by the shortest way back."""
    ahead = view.derived["ahead"][guard]
    if not ahead:
        return look.of_game("label-no-path")
    steps = look.of_game("label-steps", count=len(ahead))
    return f"{name_of(look, 'paths', view.path[guard])} {look.marks.arrow} {ahead[-1]}, {steps}"


def permission(look: Look, view: View) -> list[RenderableType]:
    """Whether the guard who moves may leave her path, and why."""
    guard = view.guard
    if guard is None or view.step not in ("go", "path", "unseen"):
        return []
    parts = []
    for one in view.derived["leave"][guard]:
        facts = {"figure": figure(look, one["figure"])} if one["figure"] else {}
        parts.append(look.of_game(f"label-reason-{one['why']}", **facts))
    name = name_of(look, "guards", guard)
    if parts:
        free = look.of_game("label-free", guard=name, reasons=", ".join(parts))
        return [Text(f"{look.marks.chosen} {free}", "green")]
    ahead = view.derived["ahead"][guard]
    if not ahead:
        return []
    return [Text(f"{look.marks.no} {look.of_game('label-bound', guard=name, place=ahead[-1])}")]


def tokens(look: Look, view: View, width: int) -> list[RenderableType]:
    """The tokens on the board in words: where, whose, and for which guard."""
    sign, found = signs(look), []
    heard: dict[tuple[str, str], list[str]] = {}
    for at, guard, owner in zip(view.noise_place, view.noise_guard, view.noise_owner, strict=True):
        if at:
            heard.setdefault((at, guard), []).append(figure(look, owner))
    for (at, guard), owners in heard.items():
        facts = {"place": at, "guard": name_of(look, "guards", guard), "figure": ", ".join(owners)}
        said = look.of_game("label-noise", **facts)
        found.append(Text(f"{sign.noise} ", TOKEN).append(said, "not bold default"))
    for at, to, owner in zip(view.vanished_from, view.vanished_to, view.vanished_owner, strict=True):
        if at:
            way = f"{at} {look.marks.arrow} {to}" if to else at
            said = look.of_game("label-vanished", place=way, figure=figure(look, owner))
            found.append(Text(f"{sign.gone} ", TOKEN).append(said, "not bold default"))
    return [*lines(found, width)]


def spent(look: Look, view: View, width: int) -> list[RenderableType]:
    """The blessings that lie open."""
    found = []
    for id, kind in view.spent.items():
        if kind:
            facts = {"figure": figure(look, id), "blessing": blessing(look, id, kind)}
            found.append(Text(look.of_game("label-blessed", **facts), "dim"))
    return [*lines([Text(look.of_game("label-spent"), "dim"), *found], width)] if found else []
