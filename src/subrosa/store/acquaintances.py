"""People among each other: who invited whom, who does not want to meet whom, what the host is told, what was read.

    known.block(ann, bob, match, seat=2)
    known.apart(ann)                            # {bob}: those she blocked and those who blocked her
    known.invite(bob, match, 1, nonce, ann)

Every method waits until what it changed is on disk.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, insert, select, update

from . import schema
from .listing import new_id
from .store import Store

BLOCKS, INVITATIONS, READINGS = schema.blocks.c, schema.invitations.c, schema.readings.c
REPORTS, PEOPLE = schema.reports.c, schema.people.c


@dataclass(frozen=True)
class Block:
    """Somebody who is not to be met again, and where that was."""

    other: str
    name: str
    match: str
    seat: int
    created: float


@dataclass(frozen=True)
class Invitation:
    """A chair that is kept for somebody, and who keeps it."""

    match: str
    seat: int
    nonce: str
    sender: str
    name: str
    created: float
    read: bool


@dataclass(frozen=True)
class Report:
    """What somebody told the host of another."""

    id: str
    person: str
    other: str
    match: str
    seat: int
    why: str
    words: str
    said: str
    created: float


class Acquaintances:
    """What people of a store have to do with each other."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Not to be met again

    def block(self, person: str, other: str, match: str, seat: int) -> None:
        """Do not meet somebody again. Said twice it is as the last time."""
        row = {"person": person, "other": other, "match": match, "seat": seat, "created": time.time()}
        self._put(schema.blocks, and_(BLOCKS.person == person, BLOCKS.other == other), row)

    def unblock(self, person: str, other: str) -> None:
        gone = delete(schema.blocks).where(BLOCKS.person == person, BLOCKS.other == other)
        self._write(lambda connection: connection.execute(gone))

    def blocks(self, person: str) -> list[Block]:
        """Whom a person does not want to meet, the last first."""
        columns = BLOCKS.other, PEOPLE.name, BLOCKS.match, BLOCKS.seat, BLOCKS.created
        wanted = select(*columns).join(schema.people, PEOPLE.id == BLOCKS.other).where(BLOCKS.person == person)
        return [Block(**row._mapping) for row in self._rows(wanted.order_by(BLOCKS.created.desc(), BLOCKS.other))]

    def apart(self, person: str) -> set[str]:
        """Those whom a person does not meet: whom he blocked, and who blocked him."""
        mine = select(BLOCKS.other).where(BLOCKS.person == person)
        others = select(BLOCKS.person).where(BLOCKS.other == person)
        return {row[0] for row in self._rows(mine.union(others))}

    def deaf(self, people: Iterable[str]) -> set[tuple[str, str]]:
        """Among these people: who does not want to read whom."""
        here = list(people)
        wanted = select(BLOCKS.person, BLOCKS.other).where(BLOCKS.person.in_(here), BLOCKS.other.in_(here))
        return {(row.person, row.other) for row in self._rows(wanted)} if len(here) > 1 else set()

    # Invitations, and what was read

    def invite(self, person: str, match: str, seat: int, nonce: str, sender: str) -> None:
        """Keep a chair for somebody, who finds that among his notices."""
        row = {"person": person, "match": match, "seat": seat, "nonce": nonce, "sender": sender}
        which = and_(INVITATIONS.person == person, INVITATIONS.match == match)
        self._put(schema.invitations, which, {**row, "created": time.time(), "read": False})

    def invitations(self, person: str, limit: int = 50) -> list[Invitation]:
        """What a person was invited to, the last first."""
        names = (INVITATIONS[name] for name in ("match", "seat", "nonce", "sender", "created", "read"))
        wanted = select(*names, PEOPLE.name).join(schema.people, PEOPLE.id == INVITATIONS.sender)
        found = wanted.where(INVITATIONS.person == person).order_by(INVITATIONS.created.desc(), INVITATIONS.match)
        return [Invitation(**row._mapping) for row in self._rows(found.limit(limit))]

    def read_of(self, person: str, matches: Iterable[str]) -> set[str]:
        """Of these matches those of whose end a person has read."""
        wanted = select(READINGS.match).where(READINGS.person == person, READINGS.match.in_(list(matches)))
        return {row.match for row in self._rows(wanted)}

    def read(self, person: str, matches: Iterable[str]) -> None:
        """A person has read of the ends of these matches, and of every invitation."""
        new = sorted(set(matches) - self.read_of(person, matches))

        def job(connection: Connection) -> None:
            connection.execute(update(schema.invitations).where(INVITATIONS.person == person).values(read=True))
            connection.execute(delete(schema.readings).where(READINGS.person == person, READINGS.match.in_(new)))
            if new:
                connection.execute(insert(schema.readings), [{"person": person, "match": match} for match in new])

        self._write(job)

    def visited(self, person: str, match: str) -> None:
        """Somebody has got up from a table: it still says that he sat there, and perhaps what he said."""
        visits, row = schema.visits.c, {"person": person, "match": match}
        self._put(schema.visits, and_(visits.person == person, visits.match == match), row)

    def visits(self, person: str) -> list[str]:
        """The tables at which a person sat and got up again."""
        return [row.match for row in self._rows(select(schema.visits.c.match).where(schema.visits.c.person == person))]

    # What the host is told

    def reports_by(self, person: str) -> list[Report]:
        """What a person told the host, the last first."""
        wanted = select(schema.reports).where(REPORTS.person == person).order_by(REPORTS.created.desc(), REPORTS.id)
        return [Report(**row._mapping) for row in self._rows(wanted)]

    def report(self, person: str, other: str, match: str, seat: int, why: str, words: str, said: str) -> str:
        """Tell the host of somebody: why, in what words, and what that person had said there."""
        report = Report(new_id(), person, other, match, seat, why, words, said, time.time())
        self._write(lambda connection: connection.execute(insert(schema.reports), vars(report)))
        return report.id

    def reports(self, limit: int = 100) -> list[Report]:
        """What the host was told, the last first."""
        wanted = select(schema.reports).order_by(REPORTS.created.desc(), REPORTS.id).limit(limit)
        return [Report(**row._mapping) for row in self._rows(wanted)]

    def _put(self, table: Any, which: Any, row: dict[str, Any]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(table).where(which))
            connection.execute(insert(table), row)

        self._write(job)

    def _rows(self, wanted: Any) -> list[Row[*tuple[Any, ...]]]:
        return self.store.read(lambda connection: list(connection.execute(wanted)))

    def _write(self, job: Callable[[Connection], object]) -> None:
        def done(connection: Connection) -> None:
            job(connection)

        self.store.write(done).result()
