"""What was told, by rounds: the novices' moves, what was heard, each guard's move, what was heard again."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.core.deciders import SPECTATOR
from subrosa.core.tellings import Telling

from ..look import Look, Paragraph

WHOLE_TABLE = 8
"""With so many players each guard has a player of her own."""
MOVES = {"seen", "vanished", "vanished_somewhere", "walked", "turned_back", "caught", "out_of_sight"}
DEAL = {"leads", "has_wish", "has_blessing", "guard_has_blessing", "your_wish", "your_blessing", "your_guard_blessing"}
OWN = {"you_turn_back", "you_stay_caught", "you_choose", "you_step", "you_step_seen", "you_walk", "you_stop"}
NOISE = {"rolled", "nobody_listens", "not_heard"}
NAMING = {"you_name", "you_name_swift_walk", "partner_names", "partner_names_swift_walk"}
PATROL = {"took_path", "made_u_turn", "paced", "stopped", "completed", *NAMING}
LISTENING = {"listens", "guard_keeps_blessing"}
ENDING = {"came_home", "guards_won_by_captures", "guards_won_by_time", "had_wish", "was_on"}
JOINED = {"you_step", "you_step_seen", "you_walk", "walked", "seen", "paced"}
"""Steps that are told in one sentence when they follow each other."""
DULL = {"has_wish", "has_blessing", "guard_has_blessing", "you_stop"}
"""What goes without saying."""


def paragraphs(look: Look, tellings: Sequence[Telling]) -> list[Paragraph]:
    """What was told, a paragraph for each part of a round; covered, only what everybody may read."""
    found: list[tuple[tuple[str, int], Telling, list[Telling]]] = []
    for telling in tellings:
        if look.covered and not telling.reaches(SPECTATOR):
            continue
        part = part_of(look, telling)
        if telling.kind in MOVES and not (found and found[-1][0][0].startswith("patrol")):
            part = ("moves", -1)
        if not found or (part[0] and part != found[-1][0]) or telling.kind == "round":
            found.append((part, telling, []))
        if telling.kind not in DULL:
            found[-1][2].append(telling)
    return [Paragraph(mark(look, first), part[1], tuple(joined(look, rest))) for part, first, rest in found if rest]


def part_of(look: Look, telling: Telling) -> tuple[str, int]:
    """Which part of a round something is told in, and whose it is; nothing for what belongs to any part."""
    kind = telling.kind
    if kind in OWN:
        return "own", look.me
    if kind in PATROL:
        guard = look.game.box.GUARDS.index(str(telling.facts["guard"]))
        return f"patrol {guard}", guard if len(look.names) == WHOLE_TABLE else 0
    if kind == "goes_first":
        return "patrol", 0
    if kind == "played":
        return "moves", -1
    for name, kinds in (("deal", DEAL), ("noise", NOISE), ("listening", LISTENING), ("end", ENDING)):
        if kind in kinds:
            return name, -1
    if kind == "named":
        return "shown", -1
    return ("round", -1) if kind == "round" else ("", -1)


def mark(look: Look, first: Telling) -> str:
    """What stands before a paragraph: the number of the round that begins, or a dot."""
    return f"{first.facts['round']}." if first.kind == "round" else look.marks.dot


def joined(look: Look, tellings: Sequence[Telling]) -> list[Telling]:
    """Steps that follow each other as one way."""
    found: list[Telling] = []
    for telling in tellings:
        last = found[-1] if found else None
        if last and telling.kind == last.kind and telling.kind in JOINED and _others(telling) == _others(last):
            way = f"{last.facts['place']} {look.marks.arrow} {telling.facts['place']}"
            found[-1] = Telling(telling.to, telling.kind, {**telling.facts, "place": way})
        else:
            found.append(telling)
    return found


def _others(telling: Telling) -> dict[str, object]:
    return {fact: value for fact, value in telling.facts.items() if fact != "place"}


def days(tellings: Sequence[Telling]) -> list[int]:
    """Where in what was told each round begins."""
    return [i for i, telling in enumerate(tellings) if telling.kind == "round"]
