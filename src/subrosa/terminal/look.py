"""What a screen draws with: the reader's language, names and marks, and what a game's screen has to give."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game, Noted
from subrosa.core.match import Action, View
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import has, say, sentence, shown

from .letters import bare

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


HARD, STUCK = "\u00a0", "\u2800"
"""A space at which no line is broken, and what stands for it while lines are broken, since Rich breaks at any space."""
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
    board_height: int = 0
    """How many of them are left for the board; 0 where it may take as many as it likes."""
    wide: bool = False
    small: bool = False
    """A terminal of few lines: show only what the choice is about."""
    asked: bool = False
    """The person has asked for the board and wants to see all of it."""
    tellings: Sequence[Telling] = ()
    """Everything this person has been told, for screens that keep notes."""
    notebook: Callable[[], Sequence[Noted]] = tuple
    """What this person's notebook has, worked out when a screen asks for it."""

    @property
    def watches(self) -> bool:
        """Does this person only look on?"""
        return self.me == SPECTATOR

    def legible(self, text: str) -> str:
        """A text as this terminal can show it, and as its lines can be broken."""
        return bare(text) if self.marks is ASCII else text.replace(HARD, STUCK)

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence of the house or of the game."""
        return self.legible(say(self.language, key, facts))

    def of_game(self, key: str, **facts: Fact) -> str:
        """A sentence of the game."""
        return self.say(f"{self.game.id}-{key}", **facts)

    def shown(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """Facts with the names this person reads."""
        return shown(self.game, facts, self.language, self.names)

    def sentence(self, telling: Telling) -> str:
        """Something told, as this person reads it."""
        return self.legible(sentence(self.game, telling, self.language, self.me, self.names))

    def refusal(self, error: SubRosaError, rows: Sequence[Row] = ()) -> str:
        """Why something cannot be done; of the choices listed, an example is given by what is typed for it."""
        key, facts = getattr(error, "key", ""), dict(getattr(error, "facts", {}))
        if "example" in facts:
            keys = {row.action.text: row.key for row in rows}
            facts["example"] = keys.get(str(facts["example"]), facts["example"])
        return self.say(key, **self.shown(facts)) if has(self.language, key) else str(error)

    def seats(self, seats: Sequence[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)


def marks_of(console: Console) -> Marks:
    """The signs a terminal can show."""
    return ASCII if console.options.ascii_only else Marks()


class Bound:
    """Something to print, with its spaces hard again where no line was to be broken."""

    def __init__(self, part: RenderableType) -> None:
        self.part = part

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.part, options):
            yield Segment(segment.text.replace(STUCK, HARD), segment.style, segment.control)


def percent(share: float) -> str:
    """How likely something is, in percent."""
    return "<1" if 0.0 < share < 0.005 else str(round(share * 100))


def height_of(part: RenderableType, width: int) -> int:
    """How many lines something takes that is printed so wide."""
    ruler = _ruler(width)
    return len(ruler.render_lines(part, ruler.options.update(highlight=False, markup=False), pad=False))


@cache
def _ruler(width: int) -> Console:
    return Console(file=io.StringIO(), width=width)


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
    fold: bool = False
    """One of many that only count: the first few and the last are listed, and all can be typed."""
    line: str = ""
    """Many choices that are typed in words stand side by side in lines: which line this one belongs to."""
    short: tuple[Text, ...] = ()
    """What is enough of it where there is only half of the width, its name among it."""


@dataclass(frozen=True)
class Paragraph:
    """What belongs together in a tale: a turn, a night, a dawn."""

    mark: str
    seat: int
    """Whose turn, or -1."""
    tellings: tuple[Telling, ...]
    short: tuple[Telling, ...] = ()
    """What is enough to follow another's turn; the log has all of it."""


class Screen(Protocol):
    """How a game is shown in a terminal. Everything is made from a seat's view and tellings."""

    def board(self, look: Look, view: View, before: View) -> list[RenderableType]:
        """The whole table: how it stands in `view`, with what has changed since `before`."""

    def brief(self, look: Look, view: View, before: View) -> list[RenderableType]:
        """What has to be seen while choosing, where the rows say the rest."""

    def rows(self, look: Look, view: View) -> list[Row]:
        """The choices, each with what it would do."""

    def verb(self, look: Look, view: View) -> str:
        """What a bare number means here, as the verb before it; nothing where numbers only count the choices."""

    def explained(self, look: Look, view: View, about: str) -> list[str]:
        """What there is to say to somebody who asks about something; nothing where the game's aim is the answer."""

    def paragraphs(self, look: Look, tellings: Sequence[Telling]) -> list[Paragraph]:
        """What was told, by turns."""

    def days(self, tellings: Sequence[Telling]) -> list[int]:
        """Where in what was told each day begins."""

    def ending(self, look: Look, view: View) -> list[RenderableType]:
        """A finished game with everything open."""
