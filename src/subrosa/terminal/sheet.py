"""What a person's pages are printed on: the console, measured anew for each page."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from .look import Bound, Look, height_of, marks_of

WIDE = 118
SMALL = 36
"""With fewer lines than this a page shows only what the choice is about."""
FORGET = "\x1b[3J"
"""Makes a terminal forget what has scrolled away."""


class Sheet:
    """A console, and how the person who sits at it looks at the table."""

    def __init__(self, look: Look, console: Console) -> None:
        self.look, self.console = look, console

    def measure(self) -> None:
        look = self.look
        look.marks = marks_of(self.console)
        look.width = self.console.width
        look.wide = look.width >= WIDE
        look.height = self.console.height if self.console.is_terminal else 0
        look.board_height = 0
        look.small = 0 < look.height < SMALL

    def height(self, parts: Sequence[RenderableType]) -> int:
        return sum(height_of(part, self.look.width) for part in parts) if self.look.height else 0

    def clear(self) -> None:
        """An empty screen; covering secrets clears what has scrolled away, too."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if self.look.covered and not self.console.legacy_windows:
                self.console.file.write(FORGET)

    def say(self, key: str, **facts: str | int) -> None:
        self.print(Text(self.look.say(key, **facts)))

    def lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self.print(Text(line, style))

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(Bound(part), highlight=False, markup=False)
