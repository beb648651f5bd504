"""A moment of a match, as its readers see it: what all of them see is worked out once, and lies there once.

Everything here comes from views. Those of one moment share the lists in which they are alike; nobody changes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.core.match import Match, View, dump
from subrosa.core.once import once


class Moment:
    """Where a match stands after so many lines."""

    def __init__(self, match: Match) -> None:
        self.lines = len(match.log)
        self._game, self._state = match.game, match.state.copy()
        self._views: dict[int, View] = {}
        self._before: State | None = None
        self._since: dict[str, Any] = {}

    def view(self, reader: int) -> View:
        """What a seat, or SPECTATOR, may see."""
        if reader not in self._views:
            numbers = self._game.fields.hidden()
            self._game.glance(self._state, reader, numbers)
            self._views[reader] = View(self._game, reader, numbers)
        return self._views[reader]

    @once
    def open(self) -> State:
        """What everybody sees."""
        return self.view(SPECTATOR).numbers

    @once
    def _common(self) -> Mapping[str, Any]:
        return self._game.common(self.open)

    def derived(self, reader: int) -> dict[str, Any]:
        """The numbers that follow from what a reader sees."""
        return {**self._common, **self._game.derive(self.view(reader).numbers, reader)}

    def whole(self, reader: int) -> dict[str, Any]:
        """Everything that a reader sees, in names; nobody needs it twice."""
        return dump(self._game, self.view(reader).numbers)

    def changed(self, reader: int, open: State, numbers: State) -> dict[str, Any]:
        """What has changed for a reader since everybody saw `open` and he himself `numbers`, in names."""
        fields, now = self._game.fields, self.view(reader).numbers
        labels = self._game.labels(now)
        if open is not self._before:
            self._before, self._since = open, fields.changed_openly(open, self.open, labels)
        return {**self._since, **fields.changed_secretly(numbers, now, labels)}
