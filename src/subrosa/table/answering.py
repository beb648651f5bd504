"""What a seat's client asks for, carried out and answered: a change, a draft that only reads, a hint.

message = await answered(live, 1, Decide(choices=["play red 4"], n=57))
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from subrosa.bots.thinking import NoAnswer
from subrosa.core.errors import IllegalAction
from subrosa.core.text import say
from subrosa.store.errors import Conflict, StoreUnavailable

from . import changes, messages
from .commands import change_once
from .entries import AnyEntry
from .messages import Advice, AnyCommand, Done, Drafted, Previews, Refusal, Trouble
from .refusals import TableRefusal
from .showing import advised, drafted, notebook, previews
from .table import Table

if TYPE_CHECKING:
    from .live import Live

Answered = Done | Drafted | Previews | Advice | Refusal | Trouble
"""What a client's command is answered with."""


async def answered(live: Live, seat: int, command: AnyCommand) -> Answered:
    """A refusal and what only reads come on the grid, a change when it is kept."""
    began = time.perf_counter()
    try:
        if isinstance(command, messages.Draft | messages.Preview):
            shown = await _draft(live, seat, command)
            await live.rest(began)
            return shown
        if isinstance(command, messages.Hint):
            return await _hint(live, seat, command)
        return await _changed(live, seat, command, began)
    except IllegalAction as error:
        await live.rest(began)
        return Refusal(command.key, error.key, str(error), error.facts)
    except (StoreUnavailable, Conflict):
        live.later()
        live.audience.publish(trouble=trouble())
        return trouble(command.key)


async def _changed(live: Live, seat: int, command: AnyCommand, began: float) -> Done:
    told = 0

    def change(table: Table, now: float) -> list[AnyEntry]:
        nonlocal told
        made = change_once(table, seat, command, now, live.audience.here(), live.patience)
        told = len(table.feed[seat])  # later there may be more that is not kept yet
        return made

    table = await live.change(change, began)
    live.observer.decided(table.setup.game.id, time.perf_counter() - began, False)
    return Done(command.key, told)


async def _draft(live: Live, seat: int, command: messages.Draft | messages.Preview) -> Drafted | Previews:
    async with live.lock:
        table = await live.table()
        draft = changes.draft(table, seat, command.choices)
        if isinstance(command, messages.Draft):
            return drafted(draft, command.key, live.now())
        return previews(draft, command.key, live.now(), notebook(table, seat))


async def _hint(live: Live, seat: int, command: messages.Hint) -> Advice:
    """Somebody who practises is told what a good player would do; that he was is kept."""
    async with live.lock:
        table = await live.table()
        steps, match = changes.check_hint(table, seat, command.choices).steps, table.begun.copy()
    try:
        found = await live.thinkers.advise(live.id, match, seat, steps)
    except NoAnswer as error:
        live.observer.lesser("hint", str(error))
        raise TableRefusal("no-hint") from None
    await live.change(lambda table, now: changes.hint(table, seat, now))
    return advised(found, command.key)


def trouble(key: str = "") -> Trouble:
    """What players are told when nothing can be kept; why is for the host's log."""
    return Trouble(key, say("en", "table-trouble"))
