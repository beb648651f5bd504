"""What was told, by hours, auctions and turns."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.core.tellings import Telling

from ..look import Look, Paragraph

TURNS = {
    *("chose", "played", "used", "declared", "declared_as_fenrir", "recovered", "locked", "copied", "acted"),
    *("twice_yes", "twice_no", "laid_trace", "turned", "stepped", "rode", "began_walk", "stood_still", "handed_in"),
    *("turned_to", "turned_to_pile", "look_on_yes", "look_on_no", "took_up_clue", "put_clue", "lifted", "set_down"),
    *("swaps", "swapped", "ended_turn"),
}
"""What is told of a player in his own turn: with one of these it begins, unless it has begun already."""
ONCE = {"event", "opened", "taken_back", "won", "ragnarok"}
CLUES = {"laid_clue"}
CLOSING = {"placed_tile", "placed_nothing", "showed_symbol", "discards", "you_discard", "discarded"}
LEFT_OUT = {"gears", "old_order", "has_card", "has_role", "ended_turn", "stood_still", "began_walk"}
SHOWN = {"passed", "draws", "looks", "look_on_yes", "look_on_no", "gears_show", "twice_no"}
"""What is left out of others' turns."""
MERGED = ("time", "clues", "sheets")


def paragraphs(look: Look, tellings: Sequence[Telling]) -> list[Paragraph]:
    """What was told, by turns; what goes without saying is left out, and what was paid is told once."""
    found: list[tuple[Telling, list[Telling]]] = []
    for telling in tellings:
        if not found or opens(telling, found[-1][0]):
            found.append((telling, []))
        if not dull(telling, found[-1][0]):
            found[-1][1].append(telling)
    turns = [(first, merged(first, rest)) for first, rest in found]
    return [Paragraph(mark(look, first), turn_of(first), tuple(rest), short(rest)) for first, rest in turns if rest]


def short(turn: Sequence[Telling]) -> tuple[Telling, ...]:
    """A turn or an auction as the table shows it too: without cards drawn and looked at, and without who passed."""
    bids = [telling for telling in turn if telling.kind == "bid"]
    sold = {"time", "opened"} if bids else set()
    seen = {"bid", *SHOWN, *sold}
    return tuple(telling for telling in turn if telling.kind not in seen or telling in bids[-1:])


def opens(telling: Telling, first: Telling) -> bool:
    """Does a new paragraph begin here?"""
    if telling.kind in TURNS:
        return turn_of(first) != turn_of(telling)
    for kinds in (CLUES, CLOSING):
        if telling.kind in kinds:
            return first.kind not in kinds
    return telling.kind in ONCE


def turn_of(first: Telling) -> int:
    """Whose turn a paragraph is, or -1."""
    return int(first.facts["seat"]) - 1 if first.kind in TURNS else -1


def dull(telling: Telling, first: Telling) -> bool:
    """Is it something that goes without saying?"""
    if telling.kind == "gears_show":
        return turn_of(first) < 0
    return telling.kind in LEFT_OUT or (telling.kind == "handed_in" and telling.facts["clues"] == 0)


def merged(first: Telling, tellings: list[Telling]) -> list[Telling]:
    """A turn in which time is paid step by step: where the way led is told once, and the tracks at the end."""
    if turn_of(first) < 0:
        return tellings
    plain = [telling for telling in tellings if telling.kind not in MERGED]
    after = [*plain[1:], None]
    found = [telling for telling, then in zip(plain, after, strict=False) if not walks_on(telling, then)]
    sums: dict[tuple[str, object], Telling] = {}
    for telling in tellings:
        if telling.kind in MERGED:
            key = (telling.kind, telling.facts["seat"])
            start = sums.get(key, telling).facts["before"]
            sums[key] = Telling(telling.to, telling.kind, {**telling.facts, "before": start})
    return found + [telling for telling in sums.values() if telling.facts["before"] != telling.facts["now"]]


def walks_on(telling: Telling, then: Telling | None) -> bool:
    """Is this a step after which the same figure takes another?"""
    steps = then is not None and telling.kind == then.kind == "stepped"
    return steps and then is not None and telling.facts["figure"] == then.facts["figure"]


def mark(look: Look, first: Telling) -> str:
    """What stands before a paragraph: who acts, by seat, or that an hour begins."""
    if first.kind in TURNS:
        return str(first.facts["seat"])
    return look.marks.dawn if first.kind == "event" else look.marks.dot


def days(tellings: Sequence[Telling]) -> list[int]:
    """Where in what was told each hour begins."""
    return [i for i, telling in enumerate(tellings) if telling.kind == "event"]
