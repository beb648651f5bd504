"""What a seat can do at a table. Each change checks, enters what happens and returns the entries that say so.

A refusal is a `TableRefusal` with a sentence; it has changed nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Iterable, Iterator, Sequence

from subrosa.bots import named
from subrosa.core.errors import BadRequest
from subrosa.core.match import Decision, Line, Match, TakenBack, Withdrawal
from subrosa.core.match import Draft as MatchDraft
from subrosa.core.text import say as in_english

from . import entries
from .entries import AnyEntry, Deciding
from .phrases import PHRASES
from .plans import Plan
from .refusals import TableRefusal
from .table import Table

LONGEST_LINE = 500
"""The most letters of a line of chat."""


def decide(table: Table, seat: int, wishes: Sequence[str | int], n: int, now: float, key: str = "") -> list[AnyEntry]:
    """Decisions of a seat that has been told `n` things, all together."""
    playing(table, seat)
    if n < table.marks[seat]:
        raise TableRefusal("stale")
    if len(wishes) > 1:
        draft(table, seat, wishes)

    def lines(_: Match) -> Iterator[Line]:
        for wish in wishes:
            yield Decision(seat, table.moment.view(seat).choice(wish))

    return _enter(table, Deciding(now, lines, seat, key))


def draft(table: Table, seat: int, wishes: Sequence[str | int]) -> MatchDraft:
    """What decisions would lead to, on the seat's own view; nothing changes."""
    drafted = playing(table, seat).draft(seat)
    for wish in wishes:
        if drafted.choices and drafted.complete:
            raise TableRefusal("too-many-choices")
        drafted.choose(wish)
    return drafted


def withdraw(table: Table, seat: int, now: float, key: str = "") -> list[AnyEntry]:
    """Take back a sealed choice while others still choose."""
    playing(table, seat)
    return _enter(table, Deciding(now, lambda _: iter((Withdrawal(seat),)), seat, key))


def playing(table: Table, seat: int) -> Match:
    """The match, if this seat's own player may act in it now."""
    if table.match is None or table.moved:
        raise TableRefusal("moved" if table.moved else "not-begun")
    if table.paused:
        raise TableRefusal("paused")
    if seat in table.away:
        raise TableRefusal("bot-plays")
    return table.match


def _enter(table: Table, *made: AnyEntry | Deciding) -> list[AnyEntry]:
    return [table.enter(entry) for entry in made]


# Before play


def _check_open(table: Table) -> None:
    if table.state == "open":
        return
    if table.match is None or table.moved:
        raise TableRefusal(table.state)
    raise TableRefusal("over" if table.state == "finished" else "begun-already")


def sit(
    table: Table, seat: int, person: str, name: str, now: float, nonce: str = "", avatar: str = "", lot: str = ""
) -> list[AnyEntry]:
    """Take a chair that is open, or kept for whoever has this link; when all are taken play begins.

    In a match that came from another server the chairs of its players are kept for them.
    """
    check_free(table, seat, nonce)
    made = _enter(table, entries.Sat(now, seat, person, name, nonce, avatar))
    if lot and table.state == "open":
        made += _enter(table, entries.Added(now, seat, lot))
    return [*made, *begin(table, now)]


def check_free(table: Table, seat: int, nonce: str = "") -> None:
    """Refuse a chair in which nobody may sit down now, with this link or without one."""
    chair = table.chairs[seat]
    invited = nonce != "" and table.nonces.get(seat) == nonce
    if not (invited and table.state in ("playing", "paused", "finished")):
        _check_open(table)
    if chair.kind in ("person", "bot"):
        raise TableRefusal("chair-taken")
    if not invited and (nonce or chair.kind == "invited"):
        raise TableRefusal("link-used" if nonce else "chair-kept")


def begin(table: Table, now: float) -> list[AnyEntry]:
    """The deal, if everybody is there."""
    if table.state != "open" or any(chair.kind in ("open", "invited") for chair in table.chairs):
        return []
    if table.after_lot and not table.lots.keys() & set(table.seats_of(table.host)):
        return []
    return _enter(table, Deciding(now, lambda _: iter(())))


def add_lot(table: Table, seat: int, lot: str, now: float) -> list[AnyEntry]:
    """Something of one's own for the deal under seal, as long as it is not open; the first stays."""
    if table.match is not None or seat in table.lots:
        return []
    _check_open(table)
    if table.deal is None:
        raise TableRefusal("no-sealed-deal")
    return [*_enter(table, entries.Added(now, seat, lot)), *begin(table, now)]


def leave(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """Get up before play has begun. A chair that was kept for somebody is kept still, for whoever gets a new link."""
    _check_open(table)
    kept = [entries.Changed(now, seat, entries.Chair("invited"))] if seat in table.linked else []
    return _enter(table, entries.Left(now, seat), *kept)


def invite(table: Table, seat: int, nonce: str, now: float) -> list[AnyEntry]:
    """A link for a chair nobody has taken."""
    _check_open(table)
    if table.chairs[seat].kind not in ("open", "invited"):
        raise TableRefusal("chair-taken")
    made: list[AnyEntry] = []
    if table.chairs[seat].kind == "open":
        made = _enter(table, entries.Changed(now, seat, entries.Chair("invited")))
    return [*made, *_enter(table, entries.Invited(now, seat, nonce))]


def change_chair(table: Table, seat: int, chair: entries.Chair, now: float) -> list[AnyEntry]:
    """The host opens a chair, or puts a bot in it."""
    _check_open(table)
    if table.chairs[seat].kind == "person" and table.chairs[seat].person != table.host:
        raise TableRefusal("chair-taken")
    if chair.kind == "bot":
        check_bot(chair.bot)
    return [*_enter(table, entries.Changed(now, seat, chair)), *begin(table, now)]


def close(table: Table, now: float) -> list[AnyEntry]:
    """The host gives up a table that never began."""
    _check_open(table)
    return _enter(table, entries.Closed(now))


def rename(table: Table, seat: int, name: str, now: float, avatar: str = "") -> list[AnyEntry]:
    """Another name or picture of a person at the table."""
    chair = table.chairs[seat]
    if (chair.name, chair.avatar) == (name, avatar or chair.avatar):
        return []
    return _enter(table, entries.Renamed(now, seat, name, avatar))


# Bots


def check_bot(name: str) -> str:
    try:
        named(name)
    except BadRequest:
        raise TableRefusal("no-such-bot", bot=name[:40]) from None
    return name


def bots_decide(table: Table, plan: Plan, now: float) -> list[AnyEntry]:
    """What bots have thought out comes about, as far as they are still asked the same."""
    made: list[AnyEntry] = []
    for turn in plan.turns:
        lines = turn.lines_at(table)
        if lines is None:
            break
        made += _enter(table, entries.Decided(now, entries.pairs(lines), turn.seat, bot=True))
    return made


def check_hint(table: Table, seat: int, wishes: Sequence[str | int] = ()) -> MatchDraft:
    """The draft for which this seat may ask what a good player would do: in practice against bots, when it is asked."""
    playing(table, seat)
    if not table.practice:
        raise TableRefusal("hint-among-people")
    drafted = draft(table, seat, wishes)
    if drafted.complete:
        raise TableRefusal("hint-not-now")
    return drafted


def hint(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """Somebody was told what a good player would do."""
    check_hint(table, seat)
    return _enter(table, entries.Hinted(now, seat))


def expire(table: Table, now: float) -> list[AnyEntry]:
    """The time of those who are choosing is up: bots play for those who have not chosen."""
    deadline = table.timer.deadline
    if table.state != "playing" or deadline is None or now < deadline:
        return []
    late = [seat for seat in table.to_decide() if not table.bot_of(seat)]
    made = _enter(table, *(entries.TookOver(now, seat, "greedy", "absent") for seat in late))
    return [*made, *_settled(table, now)] if made else []


def resign(table: Table, seat: int, now: float, bot: str = "greedy") -> list[AnyEntry]:
    """Leave for good; a bot plays on."""
    if table.state not in ("playing", "paused"):
        raise TableRefusal("moved" if table.moved else "not-begun" if table.match is None else "over")
    if table.away.get(seat) is not None and table.away[seat].why == "resigned":
        raise TableRefusal("resigned")
    made = _enter(table, entries.TookOver(now, seat, check_bot(bot), "resigned"))
    return [*made, *_settled(table, now)]


def step_aside(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """Leave one's seat to a bot until one takes it back."""
    made = _enter(table, entries.TookOver(now, seat, "greedy", "absent"))
    return [*made, *_settled(table, now)]


def come_back(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """An absent player takes his seat back from the bot."""
    if seat not in table.away:
        return []
    if table.away[seat].why == "resigned":
        raise TableRefusal("resigned")
    return _enter(table, entries.Returned(now, seat))


# What everybody has to agree to


def propose(
    table: Table,
    seat: int,
    what: str,
    now: float,
    other: int = -1,
    here: Container[int] = (),
    patience: float = 0.0,
) -> list[AnyEntry]:
    """Ask everybody to go back, to pause, or to let a bot play for somebody who is not here.

    Who is away has so many seconds to come back, whatever the others agree to.
    """
    match = playing(table, seat)
    back, until = 0, now + patience if what == "bot" else 0.0
    if match.over:
        raise TableRefusal("over")
    if what == "back":
        back = next((decided for who, decided in reversed(table.turns) if who == seat), -1)
        if back < 0:
            raise TableRefusal("nothing-to-take-back")
    elif what == "bot" and (other not in table.people() or other == seat or other in here):
        raise TableRefusal("nobody-away")
    made = _enter(table, entries.Proposed(now, seat, what, back, other, until))  # type: ignore[arg-type]
    return [*made, *_settled(table, now)]


def here_again(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """Somebody has come for whom a bot was to play: nobody has to ask any more."""
    proposal = table.proposal
    if proposal is None or proposal.what != "bot" or proposal.other != seat:
        return []
    return _enter(table, entries.Declined(now, seat))


def miss(table: Table, seats: Sequence[int], how: str, now: float) -> list[AnyEntry]:
    """Somebody has been away for long while others are here: the table is told, or a bot plays until he is back."""
    missing = [seat for seat in seats if table.state == "playing" and seat in table.people()]
    if how == "word":
        return _enter(table, *(entries.Missed(now, seat) for seat in missing))
    made = _enter(table, *(entries.TookOver(now, seat, "greedy", "absent") for seat in missing))
    return [*made, *_settled(table, now)] if made else []


def look_after(table: Table, now: float) -> list[AnyEntry]:
    """What comes about because time has gone by."""
    return [*expire(table, now), *(_settled(table, now) if table.state == "playing" else [])]


def interrupted(table: Table, outages: Iterable[tuple[float, float]], now: float) -> list[AnyEntry]:
    """Time in which nothing could be kept is given back to those whose clock ran."""
    if not table.timer.runs or table.state != "playing":
        return []
    first = max(table.timer.since, table.interrupted)
    lost = [(max(first, began), min(ended, now)) for began, ended in outages if ended > first and began < now]
    if not lost:
        return []
    return _enter(table, entries.Interrupted(now, sum(end - begin for begin, end in lost), lost[-1][1]))


def agree(table: Table, seat: int, now: float, number: int = 0) -> list[AnyEntry]:
    """Agree to what is proposed; with a number, to that proposal and no other."""
    playing(table, seat)
    if table.proposal is None or number not in (0, table.proposal.number):
        raise TableRefusal("nothing-proposed")
    if seat in table.proposal.agreed:
        return []
    return [*_enter(table, entries.Agreed(now, seat)), *_settled(table, now)]


def decline(table: Table, seat: int, now: float, number: int = 0) -> list[AnyEntry]:
    playing(table, seat)
    if table.proposal is None or number not in (0, table.proposal.number):
        raise TableRefusal("nothing-proposed")
    return _enter(table, entries.Declined(now, seat))


def _settled(table: Table, now: float) -> list[AnyEntry]:
    """What was proposed comes about when all people at the table agree; bots agree to everything."""
    proposal = table.proposal
    if proposal is None or now < proposal.until or not proposal.is_agreed(table.people()):
        return []
    if proposal.what == "pause":
        return _enter(table, entries.Paused(now))
    if proposal.what == "bot":
        return _enter(table, entries.TookOver(now, proposal.other, "greedy", "absent"))
    return _enter(table, Deciding(now, lambda _: iter((TakenBack(proposal.upto),))))


def resume(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """Play on after a pause."""
    if not table.paused:
        raise TableRefusal("not-paused")
    return _enter(table, entries.Resumed(now, seat))


# Talk


def say(table: Table, seat: int, text: str, now: float, key: str = "", phrase: str = "") -> list[AnyEntry]:
    """A line of chat, or a phrase of the house."""
    if not table.chat:
        raise TableRefusal("no-chat")
    if phrase:
        if phrase not in PHRASES:
            raise TableRefusal("no-such-phrase")
        return _enter(table, entries.Said(now, seat, in_english("en", f"phrase-{phrase}"), key, phrase))
    line = " ".join("".join(sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C").split())
    if not line:
        raise TableRefusal("nothing-said")
    if len(line) > LONGEST_LINE:
        raise TableRefusal("said-too-much", most=LONGEST_LINE)
    return _enter(table, entries.Said(now, seat, line, key))


def mute(table: Table, seat: int, other: int, muted: bool, now: float) -> list[AnyEntry]:
    """Do not read another's lines, or do again."""
    if other == seat or other not in range(len(table.chairs)):
        raise TableRefusal("nobody-there")
    return _enter(table, entries.Muted(now, seat, other, muted)) if ((seat, other) in table.muted) != muted else []


def rematch(table: Table, id: str, now: float) -> list[AnyEntry]:
    """Say where the same people play again."""
    if table.state != "finished":
        raise TableRefusal("not-over")
    return _enter(table, entries.Rematched(now, id))
