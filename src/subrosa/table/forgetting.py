"""Somebody is to be known no longer: what is left of him at tables where others sat.

    made = step_aside(table, person, now)           # while he may still think otherwise
    made = leave(table, person, now)                # a bot plays on, or his chair is open again
    forget(store, id, person)                       # his name, his picture and what he said are in the log no more

Everything else stays as it was: who decided what, and how much each seat was told.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from msgspec.structs import replace as changed

from subrosa.store import Conflict, Listing, Store
from subrosa.store.acquaintances import Acquaintances
from subrosa.store.listing import UNFINISHED
from subrosa.store.people import People

from . import changes, entries
from .entries import AnyEntry, Chair, decode, encode
from .showing import listing
from .table import Table

GONE = "\u2014"
"""What somebody is called who is known no longer, and what is left of what he said."""
ALL = 1_000_000
ATTEMPTS = 5
"""How often it is tried to leave a table at which somebody decides at the same moment."""


def leave(table: Table, person: str, now: float) -> list[AnyEntry]:
    """Get up from a table for good."""
    if table.state == "open" and table.host == person:
        return changes.close(table, now)
    made: list[AnyEntry] = []
    for seat in table.seats_of(person):
        if table.state == "open":
            made += changes.leave(table, seat, now)
            continue
        made += changes.rename(table, seat, GONE, now)
        if table.state in UNFINISHED and not (seat in table.away and table.away[seat].why == "resigned"):
            made += changes.resign(table, seat, now)
    return made


def step_aside(table: Table, person: str, now: float) -> list[AnyEntry]:
    """Get up from a table without being forgotten yet: where others play a bot plays on until one takes one's seat
    back; a table that has not begun waits for somebody else."""
    if table.state == "open":
        return leave(table, person, now)
    others = {chair.person for chair in table.chairs if chair.person} - {person}
    made: list[AnyEntry] = []
    for seat in table.seats_of(person) if others and table.state in UNFINISHED else ():
        if seat not in table.away:
            made += changes.step_aside(table, seat, now)
    return made


def forget(store: Store, id: str, person: str) -> None:
    """Take somebody's name and words out of a match; on disk when this returns."""
    store.rewrite(id, partial(without, person), partial(_told_without, person)).result()


def forget_everywhere(store: Store, person: str) -> None:
    """The same for a person and all that is kept of him, where no server has to be asked."""
    People(store).person(person)
    alone = {told.id for told in store.of_person(person, limit=ALL) if told.people == {person}}
    for id in traces(store, person):
        if id in alone:
            store.delete(id).result()
        else:
            _leave(store, id, person)
            forget(store, id, person)
    People(store).delete(person)


def traces(store: Store, person: str) -> list[str]:
    """The matches in whose logs somebody may be named."""
    return [told.id for told in store.of_person(person, limit=ALL)] + Acquaintances(store).visits(person)


def said(person: str, kept: Sequence[bytes]) -> list[tuple[float, str]]:
    """What somebody said at a table, and when."""
    names: dict[int, str] = {}
    lines = []
    for entry in map(decode, kept):
        _without(person, names, entry)
        if isinstance(entry, entries.Said) and entry.seat in names:
            lines.append((entry.at, entry.text))
    return lines


def _leave(store: Store, id: str, person: str) -> None:
    for attempt in range(1, ATTEMPTS + 1):
        kept = store.entries(id)
        table = Table(id, map(decode, kept))
        made = leave(table, person, time.time())
        try:
            if made:
                store.append(id, len(kept), [encode(entry) for entry in made], listing(table)).result()
            return
        except Conflict:
            if attempt == ATTEMPTS:
                raise


def _told_without(person: str, told: Listing) -> Listing:
    chairs = tuple(
        replace(chair, person=None, name=GONE, avatar="") if chair.person == person else chair for chair in told.chairs
    )
    if told.host == person:
        told = replace(told, host=None, title="")
    return replace(told, chairs=chairs)


def without(person: str, kept: Sequence[bytes]) -> list[bytes]:
    """A log in which nothing says who somebody was or what he said."""
    names: dict[int, str] = {}
    """What he was called, by the seats he has at the moment."""
    return [encode(_without(person, names, decode(entry))) for entry in kept]


def _without(person: str, names: dict[int, str], entry: AnyEntry) -> AnyEntry:
    match entry:
        case entries.Opened():
            names.update({seat: chair.name for seat, chair in enumerate(entry.chairs) if chair.person == person})
            people = [chair.person for chair in entry.chairs if chair.person]
            several = entry.several or len(set(people)) < len(people)
            mine = {"host": "", "title": ""} if entry.host == person else {}
            return changed(entry, chairs=[_chair(person, one) for one in entry.chairs], several=several, **mine)
        case entries.Sat():
            names.pop(entry.seat, None)
            if entry.person == person:
                names[entry.seat] = entry.name
                return changed(entry, person="", name=GONE, avatar="")
        case entries.Changed():
            names.pop(entry.seat, None)
            if entry.chair.person == person:
                names[entry.seat] = entry.chair.name
                return changed(entry, chair=_chair(person, entry.chair))
        case entries.Left():
            names.pop(entry.seat, None)
        case entries.Renamed() if entry.seat in names:
            told, names[entry.seat] = entry.told or entry.name != names[entry.seat], entry.name
            return changed(entry, name=GONE, avatar="", told=told)
        case entries.Said() if entry.seat in names:
            return changed(entry, text=GONE, phrase="")
    return entry


def _chair(person: str, chair: Chair) -> Chair:
    return Chair("person", name=GONE) if chair.person == person else chair
