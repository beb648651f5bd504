"""Squared paper: signs can be written in any square, and a part of it cut out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Paper:
    """Squares with a sign and a style each."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def copy(self) -> Paper:
        other = Paper(self.width, self.height)
        other.signs = [[*line] for line in self.signs]
        other.styles = [[*line] for line in self.styles]
        return other

    def inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def empty(self, x: int, y: int) -> bool:
        return self.inside(x, y) and self.signs[y][x] == " "

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, sign in enumerate(text):
            if self.inside(x + i, y):
                self.signs[y][x + i], self.styles[y][x + i] = sign, style

    def lines(self, across: range, down: Iterable[int]) -> list[Text]:
        """The lines of a part, without what is empty at their ends."""
        return [self._line(y, across) for y in down]

    def _line(self, y: int, across: range) -> Text:
        text = Text(no_wrap=True)
        squares = zip(
            self.styles[y][across.start : across.stop], self.signs[y][across.start : across.stop], strict=True
        )
        for style, run in groupby(squares, key=itemgetter(0)):
            text.append("".join(sign for _, sign in run), style)
        text.rstrip()
        return text
