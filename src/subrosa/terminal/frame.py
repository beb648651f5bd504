"""One person at a table of bots: pages, drafts, what is typed, and everything kept before it is shown."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from subrosa.bots import Bot, play_out
from subrosa.core import record
from subrosa.core.errors import IllegalAction, SubRosaError
from subrosa.core.match import Draft, Match, View
from subrosa.core.tellings import Telling
from subrosa.core.text import has
from subrosa.store import Journal, Store

from .listing import listed
from .look import HARD, ROSE, STUCK, Bound, Look, Row, Screen, height_of, marks_of
from .reading import parted, plain, understand
from .tale import before_day, last_turn, of_day, tale

WIDE = 118
SMALL = 36
"""With fewer lines than this a page shows only what the choice is about."""
BOARD = 13
"""A board has so many lines at least, or half of the terminal; what was told goes before it and scrolls away."""
PROMPT = 1
"""Lines for what is typed."""
KEYS = "? u l b h q"
FORGET = "\x1b[3J"
"""Makes a terminal forget what has scrolled away."""


class Leave(Exception):
    """The person gets up."""


class Seat:
    """A person's seat, until the game is over or the person leaves."""

    def __init__(
        self,
        match: Match,
        look: Look,
        screen: Screen,
        bots: Mapping[int, Bot],
        journal: Journal,
        read: Callable[[str], str],
        console: Console,
    ) -> None:
        self.match, self.look, self.screen = match, look, screen
        self.bots, self.journal, self.read, self.console = dict(bots), journal, read, console
        self.told = last_turn(look, screen, match.tellings(look.me))
        """How much of what was told has been shown before this turn."""
        self.greeting: list[str] = []
        self.notices: list[str] = []
        self.rows: list[Row] = []
        self.aside = False
        """Has something been looked up, so that the page is no longer the last thing on the screen?"""

    def play(self) -> int:
        """Play on; 0 also when the person leaves, since nothing is lost."""
        try:
            while not self.view().over:
                if self.look.me in self.view().deciders:
                    self.choose(self.match.draft(self.look.me))
                else:
                    play_out(self.match, self.bots)
                    self.journal.write()
            self.end()
        except (Leave, EOFError, KeyboardInterrupt) as way:
            self.print("" if isinstance(way, Leave) else "\n")
            self.say("terminal-left")
            self.say("terminal-saved", id=self.journal.id)
        return 0

    def view(self) -> View:
        return self.match.view(self.look.me)

    # One draft

    def choose(self, draft: Draft) -> None:
        """Choices one by one, each of which can be taken back, until they are sent together."""
        views = [draft.view]
        self.page(draft, views)
        while True:
            wish = self.read(self.prompt(draft)).strip()
            if self.key(wish, draft, views):
                continue
            if not wish and self.aside:
                self.page(draft, views)
            elif self.look.covered:
                self.say("terminal-covered")
            elif not draft.complete:
                self.take(draft, views, wish)
            elif not wish:
                break
            else:
                self.refuse(wish)
        self.send(draft, self.drafted(draft))

    def prompt(self, draft: Draft) -> str:
        """What stands before what is typed; a choice without another is taken by Enter."""
        if draft.complete:
            return "> "
        only = self.rows[0].key if len(self.rows) == 1 and not self.aside else ""
        said = self.look.say("terminal-choose-only", choice=only) if only else self.look.say("terminal-choose")
        return f"{said} ".replace(STUCK, HARD)

    def take(self, draft: Draft, views: list[View], wish: str) -> None:
        """One more choice, or several in one line, as far as they can be had."""
        wishes = parted(draft.view, self.rows, wish)
        if not wish and len(self.rows) == 1:
            wishes = [self.rows[0].key]
        elif not wish:
            self.hint()
            return
        refused = ""
        for at, one in enumerate(wishes):
            if draft.complete:
                refused = self.look.say("terminal-unknown-key", wish=" ".join(wishes[at:])[:40])
                break
            try:
                verb = self.screen.verb(self.look, draft.view)
                draft.choose(understand(draft.view, self.rows, one, verb))
            except IllegalAction as error:
                refused = self.look.refusal(error, self.rows)
                break
            views.append(draft.view)
            self.rows = [] if draft.complete else self.screen.rows(self.look, draft.view)
        if not refused or at:
            self.page(draft, views)
        if refused:
            self.print(Text(refused, "bold"))

    def undo(self, draft: Draft, views: list[View]) -> None:
        if not draft.choices:
            self.say("terminal-nothing-to-undo")
            return
        draft.undo()
        views.pop()
        self.notices.append(self.look.say("terminal-undone"))
        self.page(draft, views)

    def drafted(self, draft: Draft) -> list[Telling]:
        """What the drafted choices would tell me, as far as I know; a new day is not theirs to tell."""
        return before_day(self.screen, draft.tellings)

    def send(self, draft: Draft, drafted: list[Telling]) -> None:
        """The choices are made, and on disk before anything of what follows is shown."""
        self.told = len(self.match.tellings(self.look.me))
        sealed = self.view().numbers.step in self.match.game.sealed_steps
        draft.confirm()
        self.journal.write()
        new = self.match.tellings(self.look.me)[self.told :]
        if new[: len(drafted)] == drafted:
            self.told += len(drafted)  # has been read before it was sent
        if sealed:
            self.say("terminal-sealed")

    # What is typed beside choices

    def key(self, wish: str, draft: Draft, views: list[View]) -> bool:
        """Was it one of the keys that always work?"""
        word, _, rest = plain(wish).partition(" ")
        if word == "q":
            raise Leave
        if word == "u":
            self.undo(draft, views)
        elif word == "h":
            self.look.covered = not self.look.covered
            self.page(draft, views)
        elif word == "b":
            self.page(draft, views, again=True)
        elif word == "l":
            self.log(rest)
        elif word.startswith("?"):
            self.help(views, plain(wish)[1:].strip())
        else:
            return False
        if word == "b" or word == "l" or word.startswith("?"):
            self.aside = True
            self.print(Text(self.look.say("terminal-back"), "dim"))
        return True

    def help(self, views: list[View], about: str) -> None:
        """What is being asked, why something is as it is, or what the game is about."""
        look = self.look
        asked = next(view for view in reversed(views) if look.me in view.deciders)
        self.print("")
        if about:
            for line in self.screen.explained(look, asked, about) or [look.of_game("goal")]:
                self.print(Text(line))
        else:
            self.print(Text(look.of_game(f"help-{asked.step}", **self.screen.house(look, asked))))
        self.hint()

    def hint(self) -> None:
        self.print(self._hint())

    def _hint(self) -> Text:
        """What can be typed, in every game and in this one."""
        hint, own = self.look.say("terminal-help-hint"), f"{self.look.game.id}-hint"
        if has(self.look.language, own):
            hint += f" {self.look.say(own)}"
        return Text(hint, "dim")

    def log(self, which: str) -> None:
        tellings = self.match.tellings(self.look.me)
        self.print(Rule(self.look.say("terminal-log"), style="dim"))
        self.print(tale(self.look, self.screen, of_day(self.look, self.screen, tellings, which)) or "")
        numbers = [f"l {day + 1}" for day in range(len(self.screen.days(tellings)))]
        self.print(Text(f" {self.look.marks.dot} ".join([*numbers, "l all"]), "dim"))

    def refuse(self, wish: str) -> None:
        self.print(Text(self.look.say("terminal-unknown-key", wish=wish[:40]), "bold"))

    # Pages

    def page(self, draft: Draft, views: list[View], *, again: bool = False) -> None:
        """Where the game stands with what is drafted, and the question; `again` the whole board, no tale.

        What was told comes between the two, or first where there is no room for it: then it is what scrolls away.
        """
        look, before = self.look, views[0]
        view = before if look.covered else draft.view
        self.measure()
        self.clear()
        look.asked, self.aside = again, False
        whole = again or (not look.small and (view is before or draft.complete))
        told = [] if again else self.happened(draft)
        greeting = [part for line in self.greeting for part in (Text(look.legible(line)), "")]
        question = [] if again and look.small else self.question(draft, view)
        taken, above = self.height(question) + PROMPT, self.height([*greeting, *told])
        if look.height and not again:
            least = max(BOARD, look.height // 2)
            look.room = max(look.height - taken - above, min(least, look.height - taken), 1)
        show = self.screen.board if whole else self.screen.brief
        board = show(look, view, before)
        fits = not look.height or self.height(board) + taken + above <= look.height
        rule, asked = question[:1], question[1:]
        parts = [*board, *rule, *told, *asked] if fits else [*told, *board, *rule, *asked]
        for part in [*greeting, *parts]:
            self.print(part)
        if self.rows:
            self.greeting.clear()

    def question(self, draft: Draft, view: View) -> list[RenderableType]:
        """A line across, what is asked, and what can be chosen."""
        look = self.look
        parts: list[RenderableType] = [Rule(Text(KEYS, "dim"), align="right", style="dim")]
        self.rows = []
        if look.covered:
            return parts
        if draft.complete:
            return [*parts, Text(look.say("terminal-confirm"), f"bold {ROSE}")]
        self.rows = self.screen.rows(look, view)
        asked = Text(look.of_game(f"ask-{view.step}", **self.screen.facts(look, view)), f"bold {ROSE}")
        parts += [asked, listed(self.rows, look.width, look.height - BOARD - len(parts) - 1)]
        return [*parts, self._hint()] if self.greeting else parts

    def happened(self, draft: Draft) -> list[RenderableType]:
        """What is new: before the first choice what the others did, then what I am about to do."""
        parts: list[RenderableType] = [Text(notice, "italic") for notice in self.notices]
        self.notices.clear()
        if not draft.choices or self.look.covered:
            tellings: Sequence[Telling] = self.match.tellings(self.look.me)[self.told :]
        else:
            tellings = self.drafted(draft)
        found = tale(self.look, self.screen, tellings)
        return [*parts, found, ""] if found else parts

    def end(self) -> None:
        """What has happened since, everything open, and the record written where it can be read."""
        self.look.covered = False
        self.measure()
        self.clear()
        found = tale(self.look, self.screen, self.match.tellings(self.look.me)[self.told :])
        for part in [*([found, ""] if found else []), *self.screen.ending(self.look, self.view())]:
            self.print(part)
        path = write_record(self.match, self.journal.store, self.journal.id)
        self.print("")
        self.say("terminal-record")
        self.console.print(f"subrosa replay {shlex.quote(str(path))}", soft_wrap=True, highlight=False, markup=False)

    def measure(self) -> None:
        self.look.marks = marks_of(self.console)
        self.look.width = self.console.width
        self.look.wide = self.look.width >= WIDE
        self.look.height = self.console.height if self.console.is_terminal else 0
        self.look.room = 0
        self.look.small = 0 < self.look.height < SMALL
        self.look.tellings = self.match.tellings(self.look.me)

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

    def print(self, part: RenderableType) -> None:
        self.console.print(Bound(part), highlight=False, markup=False)


def write_record(match: Match, store: Store, id: str) -> Path:
    """The readable record of a finished match."""
    path = store.folder / "records" / f"{match.game.id}-{id}.txt"
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(record.write(match), "utf-8")
    except OSError as error:
        raise SubRosaError(f"the record cannot be written to {path}: {error.strerror}") from None
    return path
