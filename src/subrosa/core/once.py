"""What is worked out once for a thing and then lies there.

Python's own `cached_property` takes a lock before 3.12, each time it works something out: for what is worked out
thousands of times a second by one thread that is a good part of the work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):
    """A property that is worked out when it is first asked for."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work, self.__doc__ = work, work.__doc__
        self._name = work.__name__

    @overload
    def __get__(self, thing: None, kind: type[Any] | None = None) -> once[T]: ...
    @overload
    def __get__(self, thing: object, kind: type[Any] | None = None) -> T: ...
    def __get__(self, thing: object | None, kind: type[Any] | None = None) -> once[T] | T:
        if thing is None:
            return self
        found = thing.__dict__[self._name] = self._work(thing)
        return found
