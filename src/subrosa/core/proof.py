"""What stands after the end of a record and proves it: the deal that was under seal, all odds, a signature.

    end 322
    deal 1
    commitment 5e8f...
    secret 0c1d...
    lot 1 8f3a
    odds 1 first 1 | 1 first 2 | 1 first 3
    ...
    draws 127
    signed ed25519 KEY SIGNATURE

The odds are those of the record's draws, in its order, each with what it was drawn from: so the deal can be checked
without the rules. By the rules, they are what they have to be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from .deal import LOT, SECRET, Deal
from .deciders import CHANCE
from .errors import BadRecord
from .match import Decision, Match, odds

BEGINS = "deal 1"
LOT_LINE = re.compile(f"lot ([1-9]) ({LOT.pattern})")
SIGNED = re.compile("signed ed25519 ([0-9a-f]{64}) ([0-9a-f]{128})")
SERVER = re.compile(r"server (\S{1,200})")


@dataclass(frozen=True)
class Proof:
    """What a record says to prove itself; nothing of it has been checked."""

    deal: Deal | None = None
    commitment: str = ""
    odds: tuple[tuple[int, str], ...] = ()
    """The lines of odds, with their numbers in the file."""
    server: str = ""
    key: str = ""
    signature: str = ""


def deal_lines(match: Match, deal: Deal) -> Iterator[str]:
    """A deal that is open now, and the odds of every draw of a match that is over."""
    yield BEGINS
    yield f"commitment {deal.commitment}"
    yield f"secret {deal.secret}"
    yield from deal.lot_lines()
    for before, _ in draws(match):
        yield f"odds {odds_text(before)}"
    yield f"draws {match.draws}"


def draws(match: Match) -> Iterator[tuple[Match, Decision]]:
    """Every draw of a match, those taken back too, and the match as it stood before it."""
    shadow = Match(match.setup)
    for line in match.log:
        if isinstance(line, Decision) and line.decider == CHANCE:
            yield shadow, line
        shadow.enter(line)


def odds_text(match: Match) -> str:
    """What chance may draw now."""
    choices, weights = odds(match.game, match.state)
    lines = (match.game.said(match.state, CHANCE, choice).line for choice in choices)
    return " | ".join(f"{weight} {line}" for weight, line in zip(weights, lines, strict=True))


class Lines(Protocol):
    """The lines that are left of a record, with their numbers."""

    @property
    def following(self) -> tuple[int, str]:
        """The next line, which stays the next; an empty one after the last."""
        ...

    def take(self) -> tuple[int, str]:
        """The next line; after the last one BadRecord."""
        ...


def read(left: Lines) -> Proof:
    """What follows the end of a record; anything else may not stand there."""
    deal, commitment, odds = _deal(left) if left.following[1] == BEGINS else (None, "", ())
    server = _matched(left, SERVER)
    signed = _matched(left, SIGNED)
    if left.following[1]:
        proved = deal is not None or signed is not None
        raise BadRecord(left.following[0], "nothing may follow the end" + (" and its proof" if proved else ""))
    return Proof(deal, commitment, odds, server[0] if server else "", *(signed or ("", "")))


def _matched(left: Lines, pattern: re.Pattern[str]) -> tuple[str, ...] | None:
    """The next line, if it is such a one."""
    found = pattern.fullmatch(left.following[1])
    if found:
        left.take()
    return found.groups() if found else None


def _deal(left: Lines) -> tuple[Deal, str, tuple[tuple[int, str], ...]]:
    left.take()
    commitment, secret = _sealed(left, "commitment"), _sealed(left, "secret")
    lots: dict[int, str] = {}
    for at, line in _named(left, "lot"):
        found = LOT_LINE.fullmatch(line)
        if found is None or int(found[1]) - 1 <= max(lots, default=-1):
            raise BadRecord(at, "this is no lot of a seat")
        lots[int(found[1]) - 1] = found[2]
    odds = tuple((at, line.removeprefix("odds ")) for at, line in _named(left, "odds"))
    at, line = left.take()
    if line != f"draws {len(odds)}":
        raise BadRecord(at, f"the odds of {len(odds)} draws stand here, but it says {line[:40]!r}")
    return Deal(secret, lots), commitment, odds


def _sealed(left: Lines, word: str) -> str:
    at, line = left.take()
    name, _, value = line.partition(" ")
    if name != word or not SECRET.fullmatch(value):
        raise BadRecord(at, f"the {word} of the deal is missing")
    return value


def _named(left: Lines, word: str) -> Iterator[tuple[int, str]]:
    """The next lines, as long as they begin so."""
    while left.following[1].startswith(f"{word} "):
        yield left.take()
