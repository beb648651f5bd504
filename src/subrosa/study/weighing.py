"""What follows from a belief is worked out anew only where something it rests on has changed."""

from __future__ import annotations

from typing import Any

from subrosa.core.beliefs import Belief, Matter
from subrosa.core.fields import State

OF = "read of"


class _Read:
    """A view or a memory that keeps what was read of it: who reads the same again comes to the same."""

    def __init__(self, state: State) -> None:
        self.__dict__[OF] = state

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.__dict__[OF], name)
        self.__dict__[name] = value
        return value

    def copy(self) -> _Read:
        """The same: who weighs writes into neither view nor memory."""
        return self

    def same_in(self, state: State) -> bool:
        """Would the same have been read of another?"""
        return all(getattr(state, name) == value for name, value in self.__dict__.items() if name != OF)


class Weighing:
    """The matters of a belief that is asked after every decision."""

    def __init__(self) -> None:
        self._read: list[_Read] = []
        self._matters: list[Matter] = []

    def of(self, belief: Belief) -> list[Matter]:
        """What is hidden, with the share of each alternative."""
        now = belief.view, belief.memory
        if not self._read or not all(read.same_in(one) for read, one in zip(self._read, now, strict=True)):
            self._read = [_Read(belief.view), _Read(belief.memory.copy())]
            self._matters = belief.weighed(*self._read)
        return self._matters
