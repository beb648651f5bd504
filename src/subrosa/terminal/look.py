"""What a screen draws with: the reader's language, names and marks, and what a game's screen has to give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.core.match import Action, View
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import say, sentence

ROSE = "magenta"
"""The colour of the house: what is asked, who is asked. A terminal's own, so that it reads on light and dark."""
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
"""Seats have numerals: letters would be read as monks, and colours are the secret."""


@dataclass(frozen=True)
class Marks:
    """The signs a screen is drawn with."""

    arrow: str = "→"
    past: str = "●"
    coming: str = "◆"
    ahead: str = "·"
    bar: str = "━"
    half: str = "╸"
    rest: str = "─"
    card: str = "▮"
    chooses: str = "▸"
    chosen: str = "✓"
    night: str = "☾"
    dawn: str = "☼"
    eye: str = "◉"
    no: str = "✗"
    dot: str = "·"
    plus_minus: str = "±"
    dash: str = "–"


ASCII = Marks("->", "#", "+", ".", "#", "#", "-", "#", ">", "x", "*", "o", "@", "x", "|", "+/-", "-")


@dataclass
class Look:
    """How one person looks at the table."""

    game: Game
    me: int
    names: Mapping[int, str]
    language: str
    covered: bool = False
    marks: Marks = field(default_factory=Marks)
    width: int = 80
    height: int = 0
    """How many lines the terminal has; 0 on paper, which has no end."""
    wide: bool = False
    small: bool = False
    """A terminal of few lines: show only what the choice is about."""
    asked: bool = False
    """The person has asked for the board and wants to see all of it."""
    tellings: Sequence[Telling] = ()
    """Everything this person has been told, for screens that keep notes."""

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence of the house or of the game."""
        return say(self.language, key, facts)

    def of_game(self, key: str, **facts: Fact) -> str:
        """A sentence of the game."""
        return say(self.language, f"{self.game.id}-{key}", facts)

    def shown(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """Facts with the names this person reads."""
        shown: dict[str, Fact] = self.game.words.shown(facts, self.language, self.names)
        return shown

    def sentence(self, telling: Telling) -> str:
        """Something told, as this person reads it."""
        return sentence(self.game, telling, self.language, self.me, self.names)

    def refusal(self, error: SubRosaError) -> str:
        """Why something cannot be done."""
        key = getattr(error, "key", "")
        return self.say(key, **self.shown(getattr(error, "facts", {}))) if key else str(error)

    def seats(self, seats: Sequence[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)


def marks_of(console: Console) -> Marks:
    """The signs a terminal can show."""
    return ASCII if console.options.ascii_only else Marks()


@dataclass(frozen=True)
class Row:
    """One choice as it is listed: what to type for it, what it is, and what it would do."""

    action: Action
    key: str
    name: str
    """In the reader's words."""
    cells: tuple[Text, ...] = ()
    """More about it, a column each; the last one says what would happen."""
    also: tuple[str, ...] = ()
    """What else may be typed for it."""
    group: str = ""
    """The heading it stands under, where there are choices of several kinds."""


@dataclass(frozen=True)
class Paragraph:
    """What belongs together in a tale: a turn, a night, a dawn."""

    mark: str
    seat: int
    """Whose turn, or -1."""
    tellings: tuple[Telling, ...]


class Screen(Protocol):
    """How a game is shown in a terminal. Everything is made from a seat's view and tellings."""

    def board(self, look: Look, view: View, before: View) -> list[RenderableType]:
        """The whole table: how it stands in `view`, with what has changed since `before`."""

    def brief(self, look: Look, view: View, before: View) -> list[RenderableType]:
        """What has to be seen while choosing, where the rows say the rest."""

    def facts(self, look: Look, view: View) -> dict[str, Fact]:
        """What the question of this step has to say."""

    def rows(self, look: Look, view: View) -> list[Row]:
        """The choices, each with what it would do."""

    def paragraphs(self, look: Look, tellings: Sequence[Telling]) -> list[Paragraph]:
        """What was told, by turns."""

    def days(self, tellings: Sequence[Telling]) -> list[int]:
        """Where in what was told each day begins."""

    def ending(self, look: Look, view: View) -> list[RenderableType]:
        """A finished game with everything open."""
