"""Understanding what a person types: a number, the words of an action, or the beginning of a name."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

from subrosa.core.errors import IllegalAction
from subrosa.core.match import View
from subrosa.core.text import say

from .look import Row

LONGEST_KEY = 8
"""Words longer than this are no keys: `136+137` is one."""


@lru_cache(10_000)
def plain(text: str) -> str:
    """A text without capitals, accents and double spaces: `Église` is typed `eglise`."""
    signs = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in signs if not unicodedata.combining(sign))
    return " ".join(letters.replace("_", " ").split())


def understand(view: View, rows: Sequence[Row], wish: str, verb: str = "") -> int:
    """The choice a wish names; an IllegalAction says why there is none, of bare numbers as after the verb."""
    wanted = plain(wish)
    for row in rows:
        if _typed(row, wanted):
            return row.action.choice
    if wanted.replace(" ", "").isdecimal() and verb:
        return view.choice(f"{verb} {wanted}")
    if wanted.isdecimal():
        raise IllegalAction(say("en", "not-a-choice", {"choice": wanted}), "not-a-choice", {"choice": wanted})
    names = _names(rows)
    for fits in (str.__eq__, str.startswith):
        found = [choice for choice, its in names.items() if any(fits(name, wanted) for name in its)]
        if len(found) == 1:
            return found[0]
        if found:
            facts = {"wish": wish[:40]}
            raise IllegalAction(say("en", "terminal-ambiguous", facts), "terminal-ambiguous", facts)
    return view.choice(wish)


def parted(view: View, rows: Sequence[Row], wish: str) -> list[str]:
    """The wishes in a line: several if it begins with a key and is no choice as a whole, `2 16 17 0`.

    Where choices are typed in several words a line is one wish.
    """
    words = plain(wish).split()
    if len(words) < 2 or max(map(len, words)) > LONGEST_KEY or any(row.line for row in rows):
        return [wish]
    if not words[0].isdecimal() and not any(_typed(row, words[0]) for row in rows):
        return [wish]
    try:
        understand(view, rows, wish)
    except IllegalAction:
        return words
    return [wish]


def _typed(row: Row, wanted: str) -> bool:
    """Is this what is to be typed for a choice?"""
    return wanted == plain(row.key) or wanted in map(plain, row.also)


def _names(rows: Sequence[Row]) -> dict[int, set[str]]:
    """All each choice may be called."""
    lines = [plain(row.action.text).split() for row in rows]
    alike: dict[str, list[list[str]]] = defaultdict(list)
    for words in lines:
        alike[words[0]].append(words)
    return {row.action.choice: _called(row, words, alike[words[0]]) for row, words in zip(rows, lines, strict=True)}


def _called(row: Row, words: list[str], alike: Sequence[list[str]]) -> set[str]:
    """Its whole line, what sets that apart from those that begin alike, what is listed."""
    first, last = 0, len(words)
    while first < last - 1 and all(other[: first + 1] == words[: first + 1] for other in alike):
        first += 1
    while first < last - 1 and all(other[last - 1 :] == words[last - 1 :] for other in alike):
        last -= 1
    return {" ".join(words), " ".join(words[first:]), " ".join(words[first:last]), plain(row.name)}
