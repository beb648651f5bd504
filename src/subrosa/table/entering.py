"""What each entry of a log does to its table: who sits there, what was agreed and said. Play is the table's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from subrosa.core import record
from subrosa.core.deal import Deal
from subrosa.core.deciders import CHANCE
from subrosa.core.match import Decision
from subrosa.core.tellings import EVERYBODY, only

from . import entries
from .clocks import Timer
from .entries import Chair
from .feed import Feed
from .proposals import Proposal

if TYPE_CHECKING:
    from .table import Table


def opened(table: Table, entry: entries.Opened) -> None:
    table.setup = record.setup_of(entry.head)
    table.feed = Feed(table.setup.seats)
    table.chairs, table.host = list(entry.chairs), entry.host
    table.public, table.chat, table.allows_spectators = entry.public, entry.chat, entry.allows_spectators
    table.title, table.created, table.notebook = entry.title, entry.at, entry.notebook
    table.timer = Timer(entry.clock)
    people = [chair.person for chair in entry.chairs if chair.person]
    table.several = entry.several or len(set(people)) < len(people)
    table.unrated = "" if entry.rated else "wish"
    if entry.secret:
        table.deal, table.after_lot = Deal(entry.secret), entry.after_lot


def imported(table: Table, entry: entries.Imported) -> None:
    """A match of the terminal: lines in words."""
    me, bots = entry.seats_info.get("me", 0), entry.seats_info.get("bots", {})
    seats = record.setup_of(entry.head).seats
    chairs = [Chair("bot", bot=bots.get(str(seat), "greedy")) for seat in range(seats)]
    chairs[me] = Chair("person", person="terminal")
    opened(table, entries.Opened(entry.at, entry.head, chairs, "terminal", chat=False, allows_spectators=False))
    table.unrated = "elsewhere"
    table.begin(entry.at)
    for text in entry.lines:
        line = record.parse_line(table.begun, text)
        seat = line.decider if isinstance(line, Decision) and line.decider != CHANCE else -1
        table.play([line], entry.at, seat)


def invited(table: Table, entry: entries.Invited) -> None:
    table.nonces[entry.seat] = entry.nonce


def sat(table: Table, entry: entries.Sat) -> None:
    table.chairs[entry.seat] = Chair("person", entry.person, entry.name, avatar=entry.avatar)
    table.nonces.pop(entry.seat, None)
    if entry.nonce:
        table.linked |= {entry.seat}
    table.feed.tell(entry.at, "sat", seat=entry.seat + 1, name=entry.name)


def added(table: Table, entry: entries.Added) -> None:
    table.lots[entry.seat] = entry.lot


def left(table: Table, entry: entries.Left) -> None:
    table.feed.tell(entry.at, "left", seat=entry.seat + 1, name=table.chairs[entry.seat].name)
    table.chairs[entry.seat] = Chair("open")
    table.linked -= {entry.seat}
    table.lots.pop(entry.seat, None)


def chair_changed(table: Table, entry: entries.Changed) -> None:
    table.chairs[entry.seat] = entry.chair
    table.nonces.pop(entry.seat, None)
    table.lots.pop(entry.seat, None)
    table.feed.tell(entry.at, "chair", seat=entry.seat + 1, chair=entry.chair.kind, bot=entry.chair.bot)


def renamed(table: Table, entry: entries.Renamed) -> None:
    chair = table.chairs[entry.seat]
    if entry.name != chair.name or entry.told:
        table.feed.tell(entry.at, "renamed", seat=entry.seat + 1, name=entry.name, before=chair.name)
    table.chairs[entry.seat] = replace(chair, name=entry.name, avatar=entry.avatar or chair.avatar)


def decided(table: Table, entry: entries.Decided) -> None:
    table.play(map(entries.line_of, entry.lines), entry.at, entry.seat, entry.key)


def asked(table: Table, entry: entries.Asked) -> None:
    table.remember(entry.seat, entry.key)


def hinted(table: Table, entry: entries.Hinted) -> None:
    table.hints += 1
    table.unrated = table.unrated or "hint"


def took_over(table: Table, entry: entries.TookOver) -> None:
    table.away[entry.seat] = entry
    table.feed.tell(entry.at, entry.why, seat=entry.seat + 1, bot=entry.bot)
    if table.proposal is not None and entry.seat in (table.proposal.seat, table.proposal.other):
        table.proposal = None
    table.tick(entry.at)


def missed(table: Table, entry: entries.Missed) -> None:
    table.feed.tell(entry.at, "missed", seat=entry.seat + 1)


def returned(table: Table, entry: entries.Returned) -> None:
    del table.away[entry.seat]
    table.feed.tell(entry.at, "returned", seat=entry.seat + 1)
    table.tick(entry.at)


def proposed(table: Table, entry: entries.Proposed) -> None:
    table.proposals += 1
    agreed = same_person(table, entry.seat)
    table.proposal = Proposal(table.proposals, entry.seat, entry.what, entry.upto, entry.other, agreed, entry.until)
    table.feed.tell(entry.at, "proposed", seat=entry.seat + 1, what=entry.what, other=entry.other + 1)


def agreed(table: Table, entry: entries.Agreed) -> None:
    if table.proposal is not None:
        table.proposal.agreed |= same_person(table, entry.seat)
        table.feed.tell(entry.at, "agreed", seat=entry.seat + 1)


def declined(table: Table, entry: entries.Declined) -> None:
    back = table.proposal is not None and table.proposal.what == "bot" and table.proposal.other == entry.seat
    table.proposal = None
    table.feed.tell(entry.at, "returned" if back else "declined", seat=entry.seat + 1)


def same_person(table: Table, seat: int) -> set[int]:
    return set(table.seats_of(table.chairs[seat].person)) if table.chairs[seat].kind == "person" else {seat}


def paused(table: Table, entry: entries.Paused) -> None:
    table.paused, table.proposal = True, None
    table.timer.stop(entry.at)
    table.feed.tell(entry.at, "paused")


def resumed(table: Table, entry: entries.Resumed) -> None:
    table.paused = False
    table.timer.go_on(entry.at)
    table.feed.tell(entry.at, "resumed", seat=entry.seat + 1)


def interrupted(table: Table, entry: entries.Interrupted) -> None:
    """Nothing could be kept for a while: that time is nobody's."""
    table.interrupted = entry.upto
    table.timer.since += entry.seconds
    table.feed.tell(entry.upto, "interrupted", seconds=round(entry.seconds))


def said(table: Table, entry: entries.Said) -> None:
    deaf = sum(only(reader) for reader, other in table.muted if other == entry.seat)
    table.feed.tell(entry.at, "said", EVERYBODY & ~deaf, seat=entry.seat + 1, text=entry.text, phrase=entry.phrase)
    table.remember(entry.seat, entry.key)


def muted(table: Table, entry: entries.Muted) -> None:
    pair = {(entry.seat, entry.other)}
    table.muted = table.muted | pair if entry.muted else table.muted - pair
    table.feed.tell(entry.at, "muted" if entry.muted else "unmuted", only(entry.seat), other=entry.other + 1)


def rematched(table: Table, entry: entries.Rematched) -> None:
    table.rematch = entry.id
    table.feed.tell(entry.at, "rematch", id=entry.id)


def moved(table: Table, entry: entries.Moved) -> None:
    table.moved = True
    table.timer.turn((), False, entry.at)
    table.feed.tell(entry.at, "moved")


def arrived(table: Table, entry: entries.Arrived) -> None:
    """The same table elsewhere: nobody is known here yet, and nobody's time has run meanwhile."""
    table.host, table.unrated = "", "elsewhere"
    table.keys.clear()
    for seat in entry.seats:
        table.chairs[seat] = Chair("invited", name=table.chairs[seat].name)
    table.timer.since += entry.at - table.changed
    table.feed.tell(entry.at, "arrived")


def closed(table: Table, entry: entries.Closed) -> None:
    table.closed = True
    table.feed.tell(entry.at, "closed")


ENTER: dict[type, Callable[[Table, Any], None]] = {
    entries.Opened: opened,
    entries.Imported: imported,
    entries.Invited: invited,
    entries.Sat: sat,
    entries.Added: added,
    entries.Left: left,
    entries.Changed: chair_changed,
    entries.Renamed: renamed,
    entries.Decided: decided,
    entries.Asked: asked,
    entries.Hinted: hinted,
    entries.TookOver: took_over,
    entries.Missed: missed,
    entries.Returned: returned,
    entries.Proposed: proposed,
    entries.Agreed: agreed,
    entries.Declined: declined,
    entries.Paused: paused,
    entries.Resumed: resumed,
    entries.Interrupted: interrupted,
    entries.Said: said,
    entries.Muted: muted,
    entries.Rematched: rematched,
    entries.Moved: moved,
    entries.Arrived: arrived,
    entries.Closed: closed,
}
