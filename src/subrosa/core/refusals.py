"""Why a wish is refused: its verb, and what is most like it among the lines on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .fields import State
from .tellings import Fact

Reason = tuple[str, dict[str, Fact]]
"""The key of a sentence and its facts."""
Check = Callable[[State, int, str], Reason | None]
"""What looks for a reason in what is seen: for a seat, and what its wish is about."""


def parted(wish: str, long_verbs: Sequence[str]) -> tuple[str, str]:
    """A wish as its verb, which may be one of several words, and what it is about."""
    for verb in long_verbs:
        if wish == verb or wish.startswith(verb + " "):
            return verb, wish[len(verb) + 1 :]
    verb, _, thing = wish.partition(" ")
    return verb, thing


def nothing(v: State, seat: int, thing: str) -> Reason | None:
    """We know no particular reason."""
    return None


def nearest(wish: str, lines: Sequence[str], long_verbs: Sequence[str]) -> tuple[bool, str]:
    """Is there a line with the verb of a wish, and the first such line, else the first of all."""
    verb = parted(wish, long_verbs)[0]
    same = [line for line in lines if parted(line, long_verbs)[0] == verb]
    return bool(same), (same or [*lines, ""])[0]
