"""What became of everything that was sent, door by door."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

FAULTS_SHOWN = 5
"""So many faults of a door are kept with what caused them."""


class Crashed(Exception):
    """A door broke, or answered with no sentence of ours."""


class Changed(Exception):
    """What was refused, or only asked, left something other than it was; or what is no legal choice was accepted."""


class Door(Protocol):
    """Where something comes into the house."""

    name: str
    sent: Any
    """What was sent last."""

    async def meet(self, random: Random) -> bool:
        """Send something, look at what it did, and say whether it was accepted."""
        ...


@dataclass
class Row:
    """What became of all that one door was sent."""

    door: str
    inputs: int = 0
    refused: int = 0
    accepted: int = 0
    crashed: int = 0
    changed: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.crashed and not self.changed

    def fault(self, door: Door, error: Exception) -> None:
        self.changed += isinstance(error, Changed)
        self.crashed += not isinstance(error, Changed)
        if len(self.faults) < FAULTS_SHOWN:
            self.faults.append(f"{type(error).__name__}: {error} <- {door.sent!r:.600}")


async def knock(door: Door, inputs: int, random: Random) -> Row:
    """Send so much to a door."""
    row, began = Row(door.name), time.perf_counter()
    for _ in range(inputs):
        row.inputs += 1
        try:
            accepted = await door.meet(random)
            row.accepted += accepted
            row.refused += not accepted
        except Exception as error:
            row.fault(door, error)
    row.seconds = time.perf_counter() - began
    return row


def check_sentence(text: str) -> None:
    """A refusal is a sentence for a person: some words, and nothing of the program's insides."""
    inside = ("Traceback", 'File "', "Error:", "object at 0x", "<class")
    if not text.strip() or any(sign in text for sign in inside):
        raise Crashed(f"no sentence of ours: {text!r:.300}")


def check_same(before: object, now: object, what: str) -> None:
    if before != now:
        raise Changed(f"{what} is another: {before!r:.300} before, {now!r:.300} now")


def written(rows: list[Row], say: Callable[[str], None] = print) -> None:
    """The table."""
    say("| door | inputs | refused | accepted | crashed | state changed | seconds | inputs a second |")
    say("|---|---|---|---|---|---|---|---|")
    for row in (*rows, total(rows)):
        counts = (row.inputs, row.refused, row.accepted, row.crashed, row.changed)
        rate = row.inputs / row.seconds if row.seconds else 0
        say(f"| {row.door} | {' | '.join(f'{count:,}' for count in counts)} | {row.seconds:.0f} | {rate:,.0f} |")
    for row in rows:
        for fault in row.faults:
            say(f"{row.door}: {fault}")


def total(rows: list[Row]) -> Row:
    found = Row("all")
    for row in rows:
        for name in ("inputs", "refused", "accepted", "crashed", "changed", "seconds"):
            setattr(found, name, getattr(found, name) + getattr(row, name))
    return found
