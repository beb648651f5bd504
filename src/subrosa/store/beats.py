"""When a server was last at work with this store, and when none was: nobody's clock ran then."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from . import schema

PROMISE, IDLE_PROMISE = 6.0, 120.0
"""Within so many seconds a server is heard of again; where no clock runs, it need not be so often."""
KEPT = 30 * 86_400.0
"""How long it is known that there was an outage."""
ROW = schema.beats.c.name == "server"
OUTAGES = schema.outages.c


class Outage(NamedTuple):
    """A time in which nothing could be kept."""

    began: float
    ended: float


class Beat(NamedTuple):
    """What is known when a server was heard of: all outages, and until when it is to be heard of again."""

    outages: list[Outage]
    until: float


def beat(connection: Connection, now: float, clocks: bool, resting: bool = False) -> Beat:
    """A server is at work, and clocks run or not: at its own tables, or at any of which the store knows."""
    row = connection.execute(select(schema.beats).where(ROW).with_for_update()).one_or_none()
    clocks = clocks or connection.execute(select(func.min(schema.matches.c.due))).scalar() is not None
    fresh = {"at": now, "until": now + (PROMISE if clocks else IDLE_PROMISE)}
    if row is None:
        connection.execute(insert(schema.beats), {"name": "server", **fresh})
    elif resting:
        connection.execute(update(schema.beats).where(ROW).values(until=row.until))
        fresh["until"] = row.until
    elif now > row.at:
        connection.execute(update(schema.beats).where(ROW).values(fresh))
        if now > row.until:
            connection.execute(insert(schema.outages), {"began": row.at, "ended": now})
            connection.execute(delete(schema.outages).where(OUTAGES.ended < now - KEPT))
    known = connection.execute(select(schema.outages).order_by(OUTAGES.began))
    return Beat([Outage(each.began, each.ended) for each in known], fresh["until"])
