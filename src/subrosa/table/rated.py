"""Does a match move the ratings of those who play it? By what everybody at the table has seen.

Why not: `wish` the table was opened so, `hint` somebody asked for one, `back` they went back, `begun` it goes on from
another match, `elsewhere` it was played at another place before, `several` one person has several chairs, `alone` there
is nobody else, `level` nobody came in before anybody.
"""

from __future__ import annotations

from .table import Table


def unrated(table: Table) -> str:
    """Why not; nothing if it does, or may yet."""
    people = [chair.person for chair in table.chairs if chair.person]
    players = {(chair.person, chair.bot) for chair in table.chairs}
    if table.unrated:
        return table.unrated
    if len(set(people)) < len(people):
        return "several"
    if len(players) < 2 and all(chair.kind in ("person", "bot") for chair in table.chairs):
        return "alone"
    return "level" if table.state == "finished" and len(set(placed(table))) < 2 else ""


def placed(table: Table) -> list[int]:
    """The places at the end; whoever left and did not come back is behind everybody."""
    places = table.begun.places
    return [max(places) + 1 if seat in table.away else place for seat, place in enumerate(places)]
