"""A puzzle in the terminal: the board as somebody sees it, what has to be put together, the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from subrosa.core.beliefs import Reason
from subrosa.core.tellings import Telling
from subrosa.puzzles import Puzzle

from .look import ROSE, Look, Screen
from .notebook import named
from .reading import plain
from .sheet import Sheet


class Asked(Sheet):
    """A puzzle, until it is solved or the person has had enough. Answers have numbers, unless they are numbers."""

    def __init__(self, puzzle: Puzzle, day: date, look: Look, screen: Screen, console: Console) -> None:
        super().__init__(look, console)
        self.puzzle, self.day, self.screen = puzzle, day, screen
        self.names = {answer: named(look, answer) for answer in puzzle.answers}
        self.keys = {answer: str(n) for n, answer in enumerate(puzzle.answers, start=1)}
        if any(name.isdecimal() for name in self.names.values()):
            self.keys = {}
        self.tried: list[str] = []
        self.hinted: list[str] = []

    def play(self, read: Callable[[str], str]) -> int:
        """Ask until it is solved; 0 also when the person leaves."""
        self.measure()
        self.print(*self.page())
        try:
            while self.puzzle.answer not in self.tried:
                self.answer(plain(read(f"{self.look.say('terminal-choose')} ").strip()))
        except (EOFError, KeyboardInterrupt, StopIteration):
            self.print("")
            return 0
        self.print(*self.solved())
        return 0

    def page(self) -> list[RenderableType]:
        """Where the game stands, the facts and the question with its answers."""
        look, puzzle = self.look, self.puzzle
        look.asked, look.tellings = True, puzzle.match.tellings(puzzle.seat)
        title = look.say("puzzle-title", date=self.day.isoformat(), level=look.say(f"puzzle-{puzzle.level}"))
        facts = [self._fact(n, line.facts) for n, line in enumerate(puzzle.lines, start=1)]
        question = look.of_game(f"matter-{puzzle.kind}", **look.shown(puzzle.of))
        answers = [Text(f"{key:>3}) {self.names[answer]}") for answer, key in self.keys.items()]
        return [
            Rule(title, style="dim"),
            *self.screen.board(look, puzzle.view, puzzle.view),
            Rule(look.say("puzzle-facts"), style="dim"),
            *facts,
            "",
            Text(question, f"bold {ROSE}"),
            *(answers or [Text("  " + " · ".join(self.names.values()))]),
            Text(look.say("puzzle-keys"), "dim"),
        ]

    def answer(self, wish: str) -> None:
        """What was typed: an answer by number or name, a hint, or to leave."""
        if wish == "q":
            raise EOFError
        if wish.startswith("?"):
            self.hint()
            return
        found = [name for name in self.names if wish in (self.keys.get(name), plain(self.names[name]))]
        if not found:
            self.say("terminal-unknown-key", wish=wish[:40])
            return
        self.tried.append(found[0])
        if not self.puzzle.right(found[0]):
            self.print(
                Text(self.look.say("puzzle-wrong", answer=self.names[found[0]]), "bold"), *self.against(found[0])
            )

    def hint(self) -> None:
        """One answer that it is not, and why."""
        out = [name for name in self.names if name not in (self.puzzle.answer, *self.tried, *self.hinted)]
        if out:
            self.hinted.append(out[0])
            self.print(Text(self.look.say("puzzle-not", answer=self.names[out[0]])), *self.against(out[0]))

    def against(self, answer: str) -> list[Text]:
        """What speaks against an answer."""
        reasons, facts = self.puzzle.against(answer)
        return [*map(self._why, reasons), *(Text(f"  {self.look.sentence(told)}") for told in facts)]

    def solved(self) -> list[RenderableType]:
        """The answer with its reasons, and a line to share that gives nothing away."""
        look = self.look
        right = Text(self.right(), f"bold {ROSE}")
        shared = look.say(
            "puzzle-share",
            date=self.day.isoformat(),
            game=look.of_game("title"),
            level=look.say(f"puzzle-{self.puzzle.level}"),
            tries=len(self.tried),
            hints=len(self.hinted),
        )
        return [right, *map(self._why, self.puzzle.reasons), "", Text(shared)]

    def right(self) -> str:
        """That it is right, in a sentence."""
        puzzle, look = self.puzzle, self.look
        told = {**look.shown(puzzle.of), "name": self.names[puzzle.answer], "truth": puzzle.answer.replace(" ", "-")}
        return look.of_game(f"right-{puzzle.kind}", **told)

    def _fact(self, number: int, facts: Sequence[Telling]) -> Text:
        return Text(f"{number:>3}  " + " ".join(map(self.look.sentence, facts)))

    def _why(self, reason: Reason) -> Text:
        look = self.look
        return Text(f"  {look.marks.chosen} " + look.of_game(f"why-{reason.kind}", **look.shown(reason.facts)))
