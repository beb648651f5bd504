"""What a reader is shown of a table: an update with what is new, made from that reader's feed and view alone."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from subrosa.bots import stands_in
from subrosa.bots.questions import Advised
from subrosa.bots.thoughts import thinks, thoughts
from subrosa.core.beliefs import Matter, Reason
from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.core.match import Draft, Match, View
from subrosa.store.listing import ChairRow, Listing

from .feed import News, of_game
from .messages import (
    Advice,
    Choice,
    ClockAt,
    Drafted,
    MatterAt,
    Previewed,
    Previews,
    ProposalAt,
    ReasonAt,
    SeatAt,
    TableAt,
    ThoughtAt,
    Update,
)
from .moment import Moment
from .rated import unrated
from .table import Table


@dataclass
class Shown:
    """What a reader has been shown so far."""

    n: int = 0
    numbers: State | None = None
    open: State | None = None
    """What everybody saw then."""
    derived: Mapping[str, Any] | None = None
    notebook: list[MatterAt] | None = None
    table: TableAt | None = None
    around: TableAt | None = None
    """The same, as everybody sees it."""
    muted: list[int] | None = None
    choosing: tuple[int, ...] = ()
    sealed: bool = False


def update(
    table: Table, reader: int, shown: Shown, here: Container[int], now: float, watching: int = 0
) -> Update | None:
    """What is new for a reader since the last time, or None. `shown` is brought up to date."""
    told = table.feed[reader]
    moment = table.moment if table.match is not None else None
    view = moment.view(reader) if moment else None
    new = Shown(
        n=len(told),
        numbers=view.numbers if view else None,
        open=moment.open if moment else None,
        around=(around := _around(table, here, watching)),
        table=shown.table if shown.around is around else _to(reader, table, around),
        muted=sorted(other for seat, other in table.muted if seat == reader),
        choosing=view.deciders if view else (),
        sealed=sealed(table, reader),
    )
    changes = _changes(moment, reader, shown)
    if not changes and _told_alike(new, shown):
        return None
    new.derived = moment.derived(reader) if moment else {}
    new.notebook = notebook(table, reader)
    since = min(shown.n, new.n)
    news = Update(
        since,
        new.n,
        reader,
        shown.numbers is None,
        told[since:],
        table.feed.tale(reader, table.setup.game).since(since),
        changes,
        new.choosing,
        choices(view),
        view.question if view else {},
        new.derived if new.derived != shown.derived else None,
        new.notebook if new.notebook != shown.notebook else None,
        new.sealed,
        new.table if new.table != shown.table else None,
        new.muted or [],
        now,
    )
    shown.__dict__.update(new.__dict__)
    return news


def _changes(moment: Moment | None, reader: int, shown: Shown) -> dict[str, Any]:
    """What a reader sees otherwise than he was shown; everything, if he was shown nothing."""
    if moment is None:
        return {}
    if shown.open is None or shown.numbers is None:
        return moment.whole(reader)
    return moment.changed(reader, shown.open, shown.numbers)


def _told_alike(one: Shown, other: Shown) -> bool:
    """Is there nothing new beside what is seen of the game?"""
    if one.table is not other.table and one.table != other.table:
        return False
    return (
        one.n == other.n and one.muted == other.muted and one.choosing == other.choosing and one.sealed == other.sealed
    )


def fields_changed(view: View | None, before: State | None) -> dict[str, Any]:
    """The fields of a view that are others than before; all of them, if there is no before."""
    if view is None:
        return {}
    if before is None:
        return view.names
    return view.game.fields.changed(before, view.numbers, view.game.labels(view.numbers))


def choices(view: View | None) -> list[Choice]:
    """What may be chosen in a view."""
    return [Choice(action.choice, action.text, action.facts) for action in view.actions] if view else []


def notebook(table: Table, reader: int) -> list[MatterAt]:
    """What a seat's notebook fills in by itself, as the table has agreed. Who watches has none."""
    if table.notebook == "off" or table.match is None or reader == SPECTATOR:
        return []
    return noted(table.belief(reader).matters, full=table.notebook == "full")


def noted(matters: Iterable[Matter], full: bool) -> list[MatterAt]:
    """What is hidden, as a notebook has it: only what is certain, or in full."""
    return [_matter(matter, full) for matter in matters]


def _matter(matter: Matter, full: bool) -> MatterAt:
    counted = {name: share.counted for name, share in matter.shares.items()}
    return MatterAt(
        matter.kind,
        matter.of,
        {name: _rounded(share) if full or share in (0.0, 1.0) else -1.0 for name, share in counted.items()},
        {name: _rounded(share.shown) for name, share in matter.shares.items()} if full else {},
        _reasons(matter.reasons),
        {name: _reasons(reasons) for name, reasons in matter.ruled_out.items()},
        matter.others,
    )


def _rounded(share: float) -> float:
    """A share in four digits: what is possible and what is not certain stays so."""
    return share if share in (0.0, 1.0) else min(max(round(share, 4), 0.0001), 0.9999)


def _reasons(reasons: Iterable[Reason]) -> list[ReasonAt]:
    return [ReasonAt(reason.kind, reason.facts) for reason in reasons]


def sealed(table: Table, reader: int) -> bool:
    """Has this seat a choice under seal that it may still change?"""
    match = table.match
    if match is None or match.over or reader == SPECTATOR or match.state.step not in match.game.sealed_steps:
        return False
    return any(decision.decider == reader for decision in match.decisions[table.phase :])


def drafted(draft: Draft, key: str, now: float) -> Drafted:
    """What drafted choices lead to."""
    last = draft.view
    further = [] if draft.complete else choices(last)
    return Drafted(key, further, draft.complete, _fields(draft.first, last), last.derived, _news(draft, now))


def previews(draft: Draft, key: str, now: float, known: Sequence[MatterAt] = ()) -> Previews:
    """What each next choice leads to, and makes likely by what the seat's notebook has."""
    shown, here, told = [], draft.view, len(draft.tellings)
    for action in () if draft.complete else here.actions:
        draft.choose(action)
        news, then = _news(draft, now)[told:], draft.view
        likely = here.game.chances(here.numbers, action.choice, then.numbers, known) if known else {}
        follows = _derived(here, then) | ({"chances": likely} if likely else {})
        shown.append(Previewed(action.choice, draft.complete, _fields(here, then), follows, news))
        draft.undo()
    return Previews(key, shown)


def advised(found: Advised, key: str = "") -> Advice:
    """What a good player would do, as it is told."""
    belief = found.kind, found.of, found.name, _rounded(found.share)
    return Advice(key, found.choice, found.second, found.verdict, _reasons(found.reasons), *belief)


def thought(match: Match, bots: Mapping[int, str]) -> list[ThoughtAt]:
    """What the bots of a match that is over thought of the people."""
    people = [seat for seat in range(match.setup.seats) if seat not in bots]
    told: list[ThoughtAt] = []
    for seat, bot in bots.items():
        if not thinks(match.game, bot):
            told += [ThoughtAt(seat=seat, of=person) for person in people]
            continue
        for one in thoughts(match, seat, people):
            share, facts = round(one.share, 4), one.matter.of
            told.append(ThoughtAt(seat=seat, of=one.of, kind=one.matter.kind, facts=facts, name=one.name, share=share))
    return told


def _fields(before: View, after: View) -> dict[str, Any]:
    return before.game.fields.changed(before.numbers, after.numbers, before.game.labels(before.numbers))


def _derived(before: View, after: View) -> dict[str, Any]:
    """What would follow otherwise: what is new or another, and null for what would be gone."""
    then = {name: after.derived.get(name) for name in {**before.derived, **after.derived}}
    return {name: part for name, part in then.items() if part != before.derived.get(name)}


def _news(draft: Draft, now: float) -> list[News]:
    return [of_game(telling, now) for telling in draft.tellings]


def table_at(table: Table, reader: int, here: Container[int], watching: int = 0) -> TableAt:
    """The table as everybody sees it, the reader's own seats marked."""
    return _to(reader, table, _table_at(table, here, watching))


def _around(table: Table, here: Container[int], watching: int) -> TableAt:
    """The table as everybody sees it: worked out once for all, and the same thing as before where it is alike."""
    given = table.entries, watching, *(seat in here for seat in range(len(table.chairs)))
    before, last = table.around or ((), None)
    if before == given and last is not None:
        return last
    now = _table_at(table, here, watching)
    now = last if last == now and last is not None else now
    table.around = given, now
    return now


def _to(reader: int, table: Table, around: TableAt) -> TableAt:
    """With the reader's own seats marked."""
    mine = table.chairs[reader].person if reader < len(table.chairs) else ""
    if not mine:
        return around
    seats = zip(around.seats, table.chairs, strict=True)
    return replace(around, seats=[replace(seat, you=True) if chair.person == mine else seat for seat, chair in seats])


def _table_at(table: Table, here: Container[int], watching: int) -> TableAt:
    places = placed(table)
    seats = [
        SeatAt(
            chair.kind,
            chair.name,
            table.bot_of(seat),
            table.away[seat].why if seat in table.away else "",
            seat in here,
            bool(chair.person) and chair.person == table.host,
            False,
            places[seat],
            stands_in(table.setup.game, bot) if (bot := table.bot_of(seat)) and not places[seat] else "",
            chair.avatar,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    setup = table.setup
    return TableAt(
        table.id,
        table.title,
        setup.game.id,
        table.state,
        seats,
        clock_at(table),
        table.chat,
        table.allows_spectators,
        table.public,
        table.notebook,
        dict(setup.options),
        proposal_at(table),
        table.rematch,
        table.practice,
        table.hints,
        watching,
        table.deal.commitment if table.deal else "",
        tuple(sorted(table.lots)),
        table.after_lot and table.match is None,
        unrated(table),
    )


def placed(table: Table) -> list[int]:
    """The place of every seat, 0 while the match goes on."""
    return table.begun.places if table.state == "finished" else [0] * len(table.chairs)


def clock_at(table: Table) -> ClockAt:
    timer = table.timer
    left = [timer.reserves.get(seat, timer.clock.reserve) for seat in range(len(table.chairs))]
    return ClockAt(timer.clock.seconds, timer.clock.reserve, timer.choosing, timer.deadline, left)


def proposal_at(table: Table) -> ProposalAt | None:
    asked = table.proposal
    if asked is None:
        return None
    people = [seat for seat in table.people() if seat != asked.other]
    agreed = sorted(asked.agreed)
    return ProposalAt(asked.number, asked.seat, asked.what, asked.other, agreed, people, asked.until or None)


def listing(table: Table, pace: float = 0.0) -> Listing:
    """What lists say of a table without folding it; `due` is when it has to be looked after next."""
    waiting = table.to_decide()
    asked = table.proposal
    agreed = asked.until if asked and asked.until and asked.is_agreed(table.people()) else None
    times = [table.timer.deadline, table.changed + pace if table.bots_to_decide() else None, agreed]
    due = min((time for time in times if time is not None), default=None) if table.state == "playing" else None
    places, sides = placed(table), table.setup.game.sides(table.setup)
    return Listing(
        id=table.id,
        game=table.setup.game.id,
        seats=len(table.chairs),
        state=table.state,
        host=table.host or None,
        public=table.public,
        created=table.created,
        changed=table.changed,
        due=due,
        entries=table.entries,
        chairs=tuple(
            ChairRow(
                seat,
                chair.person or None,
                chair.name,
                table.bot_of(seat) or None,
                seat in waiting,
                places[seat],
                *_came_of(table, seat),
                chair.avatar,
                seat in table.away,
                sides[seat] if sides else "",
            )
            for seat, chair in enumerate(table.chairs)
        ),
        title=table.title,
        progress=progress(table),
        ended=table.ended,
        began=table.began,
        rated=table.state == "finished" and not unrated(table),
    )


def _came_of(table: Table, seat: int) -> tuple[str, Mapping[str, float]]:
    """What a seat turned out to have been, and what is worth counting of it; nothing before the end."""
    if table.state != "finished":
        return "", {}
    game, state, sides = table.setup.game, table.begun.state, table.setup.game.sides(table.setup)
    return sides[seat] if sides else game.part(state, seat), game.tallied(state, seat)


def progress(table: Table) -> int:
    """How far play has come, as everybody sees it."""
    return int(getattr(table.match.state, table.setup.game.progress)) if table.match else 0
