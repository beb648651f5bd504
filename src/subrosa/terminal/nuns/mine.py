"""What is mine alone: a novice's errand, her blessing, who would hear her, her log sheet; the guards' blessings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.core.tellings import Telling
from subrosa.games.nuns.rules.terms import CARD, CAUGHT, MOVE, NOVICE_COUNT, STEPPING

from ..look import ROSE, Look
from .known import (
    acting,
    carries,
    errand,
    here,
    is_deaf,
    leads_guards,
    my_novices,
    nobody_listens,
    seen_by,
    sixths,
)
from .marks import blessing, letter, letters, lines, name_of, place, room, signs, spaced

AGES = 5
"""How many rounds of a log sheet stand under each other."""


def mine(look: Look, view: View, width: int, *, whole: bool = True) -> list[tuple[int, RenderableType]]:
    """My secrets with their ranks, unless they are covered; in brief without the log.

    Of several novices the one I am asked about has her blessing and her log; of the others it is said where they are.
    """
    v = view.numbers
    if look.covered:
        return [(0, Text(look.say("terminal-covered"), f"bold {ROSE}"))]
    found: list[tuple[int, RenderableType]] = []
    if leads_guards(v, look.me):
        found += [(1, part) for part in reach(look, v)] if view.step == "ears" else []
        guards = range(len(look.game.box.GUARDS)) if whole else ()
        return [*found, *((6, line) for guard in guards if (line := held(look, v, NOVICE_COUNT + guard)))]
    for novice in my_novices(look, v):
        if novice != acting(look, v):
            others = [title(look, v, novice), *aims(look, v, novice, width)]
            found += [(6, part) for part in others] if whole else []
            continue
        found += [(0, part) for part in (title(look, v, novice), *aims(look, v, novice, width))]
        blessed = held(look, v, novice)
        found += [(3, blessed)] if blessed else []
        found += [(1, part) for part in (rolled if view.step == "bless" else risk)(look, v, novice)]
        if whole and (sheet := log_sheet(look, novice, width)):
            found.append((7, sheet))
    return found


def title(look: Look, v: State, novice: int) -> Text:
    """A novice of mine: where she is, and whether a guard sees her there."""
    at = here(v, novice)
    line = Text(name_of(look, "novices", novice), f"bold {ROSE}")
    if at < 0:
        return line
    line.append(f" {look.of_game('label-on', place=place(look, at))}", "bold default")
    line.append(f" {look.marks.dot} {room(look, at)} {look.marks.dot} ", "not bold default")
    line.append(light(look, v, at), "not bold default")
    if v.status[novice] == CAUGHT:
        line.append(f" {look.marks.dot} {look.of_game('label-caught')}", "not bold default")
    return line


def light(look: Look, v: State, at: int) -> str:
    """Whether a place is seen, and by whom."""
    by = [name_of(look, "guards", guard) for guard in seen_by(look, v, at)]
    return look.of_game("label-seen-by", guards=", ".join(by)) if by else look.of_game("label-dark")


def aims(look: Look, v: State, novice: int, width: int) -> list[Text]:
    """Key, wish, home: where they are, which of them she has, how many steps to the next and then on."""
    sign, parts, first = signs(look), [], True
    for leg in errand(look, v, novice):
        name = look.of_game(f"label-sign-{leg.thing}")
        if leg.thing == "wish":
            name = name_of(look, "wishes", int(v.wish_card[novice]))
        part = Text(f"{getattr(sign, leg.thing)} ", f"bold {ROSE}").append(
            f"{name} {place(look, leg.place)}", "default"
        )
        if leg.done:
            part.append(f" {look.marks.chosen}", "green")
        elif leg.steps < look.game.box.UNREACHED:
            steps = look.of_game("label-steps" if first else "label-then-steps", count=leg.steps)
            part.append(f" ({steps})", "not bold dim" if not first else "not bold default")
            first = False
        parts.append(part)
    return lines(parts, width, f" {look.marks.arrow} ")


def held(look: Look, v: State, number: int) -> Text:
    """A blessing that has not been used, with what it does."""
    kind = int(v.blessing[number])
    if kind < 0 or v.spent[number] >= 0:
        return Text()
    guard = number >= NOVICE_COUNT
    line = Text(f"{look.of_game('label-blessing')} ", "dim")
    name = blessing(look, kind, guard=guard)
    if guard:
        name = look.of_game("label-blessed", figure=name_of(look, "guards", number - NOVICE_COUNT), blessing=name)
    line.append(name, "not dim bold")
    what = look.game.box.BLESSINGS[kind]
    return line.append(f" {look.marks.dash} {look.of_game(f'blessing-{what}-guard' if guard else f'blessing-{what}')}")


# Noise


def risk(look: Look, v: State, novice: int) -> list[RenderableType]:
    """Who would hear her if she stopped here with the card she has chosen, once it lets her."""
    if v.step != MOVE or v.stage[novice] not in (STEPPING, CARD):
        return []
    if nobody_listens(look, v):
        return [Text(look.of_game("label-nobody-listens"), "green")]
    if v.stage[novice] == CARD or v.steps[novice] < look.game.rules.figures.least(v, v.card[novice]):
        return []
    at = here(v, novice)
    said = look.of_game("label-if-stop", place=place(look, at), card=name_of(look, "cards", int(v.card[novice])))
    return [Text(f"{said} ").append_text(heard(look, v, int(v.card[novice]), at, whole=True))]


def rolled(look: Look, v: State, novice: int) -> list[RenderableType]:
    """Whom the die that lies there reaches."""
    far = carries(look, v, novice)
    parts = []
    for guard in range(len(look.game.box.GUARDS)):
        way = look.game.box.DISTANCE[v.at[guard]][here(v, novice)]
        hears = 1 <= way <= far and not is_deaf(v, guard)
        mark = look.marks.chosen if hears else look.marks.no
        parts.append(Text(f"{mark} {name_of(look, 'guards', guard)} ({way})", "bold" if hears else "dim"))
    return [Text(f"{look.of_game('label-carries', count=far)} ").append_text(spaced(parts, "  "))]


def reach(look: Look, v: State) -> list[RenderableType]:
    """How far a listening guard hears each card with the die that lies there."""
    cards = range(len(look.game.box.CARDS))
    louder = [int(look.game.rules.figures.noise(v, card)) for card in cards]
    parts = [f"{name_of(look, 'cards', card)} {max(int(v.die) + louder[card], 0)}" for card in cards]
    return [Text(f"{look.of_game('label-reach')} ").append(", ".join(parts), "bold")]


def heard(look: Look, v: State, card: int, at: int, *, whole: bool = False) -> Text:
    """On how many sixths each guard hears somebody who stops there."""
    parts = []
    for guard in range(len(look.game.box.GUARDS)):
        chance = sixths(look, v, card, at, guard)
        name = name_of(look, "guards", guard) if whole else letter(look, guard)
        said = f"{chance}/{look.game.box.DIE}" if chance else look.marks.dash
        parts.append(Text(f"{name} {said}", "bold" if chance else "dim"))
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


def entries(look: Look, tellings: Sequence[Telling], novice: int) -> list[Entry]:
    """A novice's notes, from what she was told (4.11)."""
    box = look.game.box
    name, codes = box.NOVICES[novice], dict(zip(box.CARDS, box.CARD_CODES, strict=True))
    found: list[Entry] = []
    at = box.PLACES[box.CELLS[novice]]
    for told in tellings:
        if told.kind == "round":
            found.append(Entry(int(told.facts["round"]), str(at)))
        if not found:
            continue
        entry = found[-1]
        if told.kind == "chooses_again" and told.facts.get("seat") == look.me + 1:
            at = found[-2].end if len(found) > 1 else box.PLACES[box.CELLS[novice]]
            entry.end, entry.steps = at, 0
        if told.facts.get("novice") != name:
            continue
        if told.kind in ("you_step", "you_step_seen", "you_walk"):
            at = entry.end = str(told.facts["place"])
            entry.steps += 1
        elif told.kind == "played":
            entry.card = codes[str(told.facts["card"])]
        elif told.kind in ("you_take_key", "you_take_wish"):
            entry.notes.append("K" if told.kind == "you_take_key" else "SW")
        elif told.kind == "caught":
            entry.notes.append(look.marks.no)
    return [entry for entry in found if entry.card]


def log_sheet(look: Look, novice: int, width: int) -> RenderableType | None:
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
