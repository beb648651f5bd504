"""The games: our own, and those that other packages bring. `find("rose")` is a game, `names()` are all of them."""

from __future__ import annotations

from subrosa.core.finding import find, names

__all__ = ["find", "names"]
