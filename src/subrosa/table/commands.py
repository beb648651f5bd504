"""What a seat's client asks for, as a change of its table."""

from __future__ import annotations

from collections.abc import Container

from . import changes, messages
from .entries import AnyEntry, Asked
from .messages import AnyCommand
from .refusals import TableRefusal
from .table import Table


def change_once(
    table: Table, seat: int, command: AnyCommand, now: float, here: Container[int] = (), patience: float = 0.0
) -> list[AnyEntry]:
    """Do what a seat asks for; what was done before, by its key, is not done again.

    `here` are those who are connected; who is not has so many seconds of patience before a bot plays for him.
    """
    if command.key and command.key in table.keys.get(seat, {}):
        return []
    made = _change(table, seat, command, now, here, patience)
    if made and command.key and command.key not in table.keys.get(seat, {}):
        made.append(table.enter(Asked(now, seat, command.key)))
    return made


def _change(
    table: Table, seat: int, command: AnyCommand, now: float, here: Container[int], patience: float
) -> list[AnyEntry]:
    match command:
        case messages.Decide():
            return changes.decide(table, seat, command.choices, command.n, now, command.key)
        case messages.Lot():
            return changes.add_lot(table, seat, command.lot, now)
        case messages.Withdraw():
            return changes.withdraw(table, seat, now, command.key)
        case messages.Propose():
            return changes.propose(table, seat, command.what, now, command.other, here, patience)
        case messages.Agree():
            return changes.agree(table, seat, now, command.number)
        case messages.Decline():
            return changes.decline(table, seat, now, command.number)
        case messages.Resume():
            return changes.resume(table, seat, now)
        case messages.Resign():
            return changes.resign(table, seat, now, command.bot)
        case messages.Return():
            return changes.come_back(table, seat, now)
        case messages.Say():
            return changes.say(table, seat, command.text, now, command.key, command.phrase)
        case messages.Mute():
            return changes.mute(table, seat, command.other, command.muted, now)
        case _:
            raise TableRefusal("not-here")
