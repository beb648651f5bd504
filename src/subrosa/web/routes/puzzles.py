"""The puzzle of a day. Its answer is not part of the question: whoever answers is told whether it is right, and why."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime

import msgspec

from subrosa import puzzles
from subrosa.core.beliefs import Reason
from subrosa.core.errors import BadRequest
from subrosa.core.tellings import Telling
from subrosa.puzzles import Puzzle
from subrosa.table.entries import Chair
from subrosa.table.feed import News, of_game
from subrosa.table.messages import ClockAt, ReasonAt, SeatAt, TableAt
from subrosa.table.replaying import moment
from subrosa.table.showing import table_at

from ..asking import Ask
from ..bodies import PuzzleAt, PuzzleHint, PuzzleJudged, PuzzleReason
from ..heeding import check_open
from ..refusals import HttpRefusal


async def of_day(ask: Ask) -> PuzzleAt:
    """The puzzle of a day; of today if none is named, of any game if none is named."""
    wish = ask.query
    try:
        day = date.fromisoformat(wish.date) if wish.date else datetime.now(UTC).date()
        found = puzzles.of_day(day, wish.game or None)
    except (ValueError, BadRequest):
        raise HttpRefusal("no-such-puzzle") from None
    tried = await asyncio.to_thread(ask.house.answers.given, day.isoformat(), found.id)
    return await asyncio.to_thread(_shown, found, day, sum(tried.values()))


async def answer(ask: Ask) -> PuzzleJudged:
    """Is this the answer? With the reasons for it, or against it; if it is, with what others answered on that day.

    What somebody answers first to a puzzle of today is counted, once.
    """
    found, wish = _named(ask), ask.body
    if wish.answer not in found.answers:
        raise HttpRefusal("no-such-puzzle")
    today = datetime.now(UTC).date()
    if ask.my_id and found.id in _asked(today, found.game.id):
        await asyncio.to_thread(ask.house.answers.give, today.isoformat(), found.id, ask.my_id, wish.answer)
    judged = await asyncio.to_thread(_judged, found, wish.answer)
    if not judged.right:
        return judged
    given = await asyncio.to_thread(ask.house.answers.given, wish.date or today.isoformat(), found.id)
    return msgspec.structs.replace(judged, given=given)


def _asked(day: date, game: str) -> tuple[str, str]:
    """The puzzles of a day: that of all games, and that of one."""
    return puzzles.of_day(day).id, puzzles.of_day(day, game).id


async def hint(ask: Ask) -> PuzzleHint:
    """Another answer that it is not, and why; nothing when only one is left."""
    return await asyncio.to_thread(_hinted, _named(ask), ask.body.known)


async def play_on(ask: Ask) -> TableAt:
    """Play on against bots from where a puzzle stands, at a table of my own."""
    check_open(ask.house)
    found = _named(ask)
    me = Chair("person", ask.me.id, ask.me.name, avatar=ask.me.avatar)
    table = await ask.house.hub.practise(found.setup, found.decisions, found.seat, me, ask.body.bot)
    return table_at(table, found.seat, ())


def _named(ask: Ask) -> Puzzle:
    try:
        return puzzles.by_id(ask.path("id"))
    except BadRequest:
        raise HttpRefusal("no-such-puzzle") from None


def _shown(puzzle: Puzzle, day: date, tried: int) -> PuzzleAt:
    stands = moment(puzzle.match, len(puzzle.decisions), puzzle.seat)
    return PuzzleAt(
        id=puzzle.id,
        date=day.isoformat(),
        level=puzzle.level,
        seat=puzzle.seat,
        kind=puzzle.kind,
        of=dict(puzzle.of),
        answers=list(puzzle.answers),
        facts=[_facts(line.facts) for line in puzzle.lines],
        table=_table(puzzle),
        view=stands.view,
        derived={name: found for name, found in stands.derived.items() if name not in puzzle.game.puzzling.concluded},
        news=_facts(puzzle.match.tellings(puzzle.seat)),
        games=puzzles.asked(),
        tried=tried,
    )


def _table(puzzle: Puzzle) -> TableAt:
    """The table as boards know one: bots all round, and whoever solves it in the seat that is asked."""
    seats = [
        SeatAt("bot", "", "greedy", "", here=True, host=False, you=seat == puzzle.seat, place=0)
        for seat in range(puzzle.setup.seats)
    ]
    clock = ClockAt(0.0, 0.0, (), None, [0.0] * len(seats))
    options = dict(puzzle.setup.options)
    return TableAt(
        puzzle.id, "", puzzle.game.id, "playing", seats, clock, False, False, False, "off", options, None, ""
    )


def _judged(puzzle: Puzzle, answer: str) -> PuzzleJudged:
    if puzzle.right(answer):
        weighed = [_weighed(puzzle, one) for one in puzzle.reasons]
        return PuzzleJudged(right=True, reasons=weighed, facts=[], left=[list(names) for names in puzzle.left])
    reasons, facts = puzzle.against(answer)
    against = [PuzzleReason(kind=one.kind, facts=one.facts) for one in reasons]
    return PuzzleJudged(right=False, reasons=against, facts=_facts(facts))


def _weighed(puzzle: Puzzle, reason: Reason) -> PuzzleReason:
    weight = puzzle.weigh(reason)
    return PuzzleReason(kind=reason.kind, facts=reason.facts, out=list(weight.out), together=weight.together)


def _hinted(puzzle: Puzzle, known: list[str]) -> PuzzleHint:
    out = [name for name in puzzle.answers if name not in (puzzle.answer, *known)]
    if not out:
        return PuzzleHint()
    reasons, facts = puzzle.against(out[0])
    return PuzzleHint(answer=out[0], reasons=_reasons(reasons), facts=_facts(facts))


def _facts(facts: Sequence[Telling]) -> list[News]:
    return [of_game(telling, 0.0) for telling in facts]


def _reasons(reasons: tuple[Reason, ...]) -> list[ReasonAt]:
    return [ReasonAt(reason.kind, reason.facts) for reason in reasons]
