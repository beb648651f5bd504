"""What is mine alone: a novice's errand, her blessing, who would hear her, her log sheet; the guards' blessings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.match import View
from subrosa.core.tellings import Telling

from ..look import ROSE, Look
from ..usual import goal
from .likely import whereabouts
from .marks import (
    blessing,
    figure,
    grace,
    leads_guards,
    letter,
    letters,
    lines,
    name_of,
    own,
    room,
    seen_by,
    signs,
    spaced,
)
from .panel import code

AGES = 5
"""How many rounds of a log sheet stand under each other."""


def mine(look: Look, view: View, width: int, *, whole: bool = True) -> list[tuple[int, RenderableType]]:
    """My secrets with their ranks, unless they are covered; in brief without the log.

    Of several novices the one I am asked about has her blessing and her log; of the others it is said where they are.
    """
    if look.covered:
        return [(0, Text(look.say("terminal-covered"), f"bold {ROSE}"))]
    found: list[tuple[int, RenderableType]] = []
    if leads_guards(look, view):
        found += [(1, part) for part in (*reach(look, view), *goal(look, view))]
        guards = look.game.box.GUARDS if whole else ()
        found += [(4, line) for line in whereabouts(look, view)] if look.me in view.deciders else []
        return [*found, *((6, line) for guard in guards if (line := held(look, view, guard)))]
    for novice in own(look, view):
        about = [title(look, view, novice), *aims(look, view, novice, width)]
        if novice != view.derived["acting"]:
            found += [(6, part) for part in about] if whole else []
            continue
        found += [(0, part) for part in about]
        found += [(1, part) for part in goal(look, view) if view.status[novice] == "caught"]
        blessed = held(look, view, novice)
        found += [(3, blessed)] if blessed else []
        found += [(1, part) for part in (*rolled(look, view), *risk(look, view, novice))]
        if whole and (sheet := log_sheet(look, novice, width)):
            found.append((7, sheet))
    return found


def title(look: Look, view: View, novice: str) -> Text:
    """A novice of mine: where she is, and whether a guard sees her there."""
    at = view.derived["here"][novice]
    line = Text(name_of(look, "novices", novice), f"bold {ROSE}")
    if not at:
        return line
    line.append(f" {look.of_game('label-on', place=at)}", "bold default")
    line.append(f" {look.marks.dot} {room(look, at)} {look.marks.dot} ", "not bold default")
    line.append(light(look, view, at), "not bold default")
    if view.status[novice] == "caught":
        line.append(f" {look.marks.dot} {look.of_game('label-caught')}", "not bold default")
    return line


def light(look: Look, view: View, at: str) -> str:
    """Whether a place is seen, and by whom."""
    by = seen_by(look, view, at)
    return look.of_game("label-seen-by", guards=", ".join(by)) if by else look.of_game("label-dark")


def aims(look: Look, view: View, novice: str, width: int) -> list[Text]:
    """Key, wish, home: where they are, which of them she has, how many steps to the next and then on."""
    sign, parts, first = signs(look), [], True
    for leg in view.derived["errands"].get(novice, ()):
        name = look.of_game(f"label-sign-{leg['thing']}")
        if leg["thing"] == "wish":
            name = name_of(look, "wishes", view.wish_card[novice])
        part = Text(f"{getattr(sign, leg['thing'])} ", f"bold {ROSE}").append(f"{name} {leg['place']}", "default")
        if leg["done"]:
            part.append(f" {look.marks.chosen}", "green")
        elif leg["steps"] is not None:
            steps = look.of_game("label-steps" if first else "label-then-steps", count=leg["steps"])
            part.append(f" ({steps})", "not bold dim" if not first else "not bold default")
            first = False
        parts.append(part)
    return lines(parts, width, f" {look.marks.arrow} ")


def held(look: Look, view: View, id: str) -> Text:
    """A blessing that has not been used, with what it does."""
    kind = view.blessing[id]
    if not kind or view.spent[id]:
        return Text()
    line = Text(f"{look.of_game('label-blessing')} ", "dim")
    name = blessing(look, id, kind)
    if id in look.game.box.GUARDS:
        name = look.of_game("label-blessed", figure=figure(look, id), blessing=name)
    return line.append(name, "not dim bold").append(f" {look.marks.dash} {grace(look, id, kind)}")


# Noise


def risk(look: Look, view: View, novice: str) -> list[RenderableType]:
    """Who would hear her if she stopped here with the card she has chosen, once it lets her."""
    d = view.derived
    if view.step != "move" or view.stage[novice] not in ("card", "steps"):
        return []
    if nobody_listens(look, view):
        return [Text(look.of_game("label-nobody-listens"), "green")]
    if "heard" not in d:
        return []
    said = look.of_game("label-if-stop", place=d["here"][novice], card=name_of(look, "cards", view.card[novice]))
    return [Text(f"{said} ").append_text(heard(look, view, whole=True))]


def nobody_listens(look: Look, view: View) -> bool:
    """Do both guards hear nothing?"""
    return len(view.derived["deaf"]) == len(look.game.box.GUARDS)


def rolled(look: Look, view: View) -> list[RenderableType]:
    """Whom the die that lies there reaches."""
    d = view.derived
    if "carries" not in d:
        return []
    parts = []
    for guard, way in d["far"].items():
        mark, style = (look.marks.chosen, "bold") if guard in d["hearers"] else (look.marks.no, "dim")
        parts.append(Text(f"{mark} {name_of(look, 'guards', guard)} ({way})", style))
    return [Text(f"{look.of_game('label-carries', count=d['carries'])} ").append_text(spaced(parts, "  "))]


def reach(look: Look, view: View) -> list[RenderableType]:
    """How far a listening guard hears each card with the die that lies there."""
    parts = [f"{name_of(look, 'cards', card)} {far}" for card, far in view.derived.get("reach", {}).items()]
    return [Text(f"{look.of_game('label-reach')} ").append(", ".join(parts), "bold")] if parts else []


def heard(look: Look, view: View, *, whole: bool = False) -> Text:
    """On how many faces of the die each guard hears who stops here."""
    parts = []
    for guard, faces in view.derived["heard"].items():
        name = name_of(look, "guards", guard) if whole else letter(look, guard)
        said = f"{len(faces)}/{look.game.box.DIE}" if faces else look.marks.dash
        parts.append(Text(f"{name} {said}", "bold" if faces else "dim"))
    return spaced(parts, ", " if whole else " ")


# The log sheet


@dataclass
class Entry:
    """What a novice writes down in a round: card, end, steps, and what she took."""

    round: int
    end: str
    card: str = ""
    steps: int = 0
    notes: list[str] = field(default_factory=list)


def entries(look: Look, tellings: Sequence[Telling], novice: str) -> list[Entry]:
    """A novice's notes, from what she was told (4.11)."""
    box = look.game.box
    cell = at = str(box.PLACES[box.CELLS[box.NOVICES.index(novice)]])
    found: list[Entry] = []
    for told in tellings:
        if told.kind == "round":
            found.append(Entry(int(told.facts["round"]), at))
        if not found:
            continue
        entry = found[-1]
        if told.kind == "chooses_again" and told.facts.get("seat") == look.me + 1:
            at = found[-2].end if len(found) > 1 else cell
            entry.end, entry.steps = at, 0
        if told.facts.get("novice") != novice:
            continue
        if told.kind in ("you_step", "you_step_seen", "you_walk"):
            at = entry.end = str(told.facts["place"])
            entry.steps += 1
        elif told.kind == "played":
            entry.card = code(look, str(told.facts["card"]))
        elif told.kind in ("you_take_key", "you_take_wish"):
            entry.notes.append("K" if told.kind == "you_take_key" else "SW")
        elif told.kind == "caught":
            entry.notes.append(look.marks.no)
    return [entry for entry in found if entry.card]


def log_sheet(look: Look, novice: str, width: int) -> RenderableType | None:
    """My log sheet, a few rounds under each other."""
    found = entries(look, look.tellings, novice)
    if not found:
        return None
    across = max(min(-(-len(found) // AGES), width // 18), 1)
    height = -(-len(found) // across)
    sheet = Table.grid(padding=(0, 1, 0, 0))
    for i in range(height):
        cells: list[RenderableType] = []
        for entry in found[i::height]:
            cells += [
                Text(f"{entry.round:>2}.", "dim"),
                entry.card,
                Text(entry.end, "bold"),
                Text(f"{entry.steps}", "dim"),
            ]
            cells.append(Text(" ".join(entry.notes) + "  ", f"bold {ROSE}"))
        sheet.add_row(*cells)
    whole = Table.grid()
    whole.add_row(Text(look.of_game("label-log", novice=letters(look, novice)), "dim"))
    whole.add_row(sheet)
    return whole
