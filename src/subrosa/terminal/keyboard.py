"""What is typed while a table at a server goes on: read by a thread, so that the table is heard meanwhile."""

from __future__ import annotations

import codecs
import os
import sys
import threading
from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str | None], None]
"""Takes a line that was typed; None when there will be no more."""


class Typist(Protocol):
    """Whoever types."""

    def ask(self, prompt: str, mine: bool) -> None:
        """A line is wanted; `mine` if the person has to choose, and does not only wait."""

    def interrupted(self) -> None:
        """Something else is about to be printed where the person types."""


Typing = Callable[[Heard], Typist]


class Once:
    """The same person goes from table to table: what is typed goes to the last one."""

    def __init__(self, keys: Typing) -> None:
        self._keys = keys
        self._typist: Typist | None = None
        self._heard: Heard = lambda line: None

    def __call__(self, heard: Heard) -> Typist:
        self._heard = heard
        if self._typist is None:
            self._typist = self._keys(lambda line: self._heard(line))
        return self._typist


class Keyboard:
    """The standard input, line by line."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        threading.Thread(target=self._read, daemon=True, name="keyboard").start()

    def ask(self, prompt: str, mine: bool) -> None:
        sys.stdout.write(prompt)
        sys.stdout.flush()

    def interrupted(self) -> None:
        sys.stdout.write("\n")

    def _read(self) -> None:
        """Past Python's own buffer: a thread that waits in it could not be left behind when the program ends."""
        letters = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")(errors="replace")
        rest = ""
        while read := os.read(sys.stdin.fileno(), 4096):
            *lines, rest = (rest + letters.decode(read)).split("\n")
            for line in lines:
                self._heard(line.rstrip("\r"))
        if rest:
            self._heard(rest)
        self._heard(None)
