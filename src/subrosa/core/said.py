"""What a decision says: its line, its facts in names, and what is told of the decision itself.

A game has one function for it, `said(s, decider, choice)` in its `steps.py`. It runs on states and on views, so it
reads only what the decider sees. Lines of records, parsing, tellings, questions and what a screen knows of a choice
all come from it; who knows a decision is `rules.knows`, because compiled players need it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from .tellings import EVERYBODY, Fact, Telling, all_but, only


@dataclass(frozen=True, slots=True)
class Said:
    """A decision in words: the line of records, typing and logs, its facts, and the tellings of the decision itself."""

    line: str
    facts: Mapping[str, Fact]
    told: tuple[Telling, ...] = ()

    def also(self, **facts: Fact) -> Said:
        """With more facts for whoever chooses; what is told stays."""
        return replace(self, facts={**self.facts, **facts})


def quietly(line: str, **facts: Fact) -> Said:
    """A decision that is told by what it brings about, or not at all."""
    return Said(line.format_map(facts), facts)


def openly(line: str, kind: str, **facts: Fact) -> Said:
    """A decision before all eyes: everybody is told its facts."""
    return Said(line.format_map(facts), facts, (Telling(EVERYBODY, kind, facts),))


def secretly(seat: int, line: str, own: str, others: str, **facts: Fact) -> Said:
    """A secret decision of or about a seat: it is told the facts, all others only that it was made."""
    told = Telling(only(seat), own, facts), Telling(all_but(seat), others, {"seat": seat + 1})
    return Said(line.format_map(facts), facts, told)
