"""One person at a table of bots: pages, drafts, what is typed, and everything kept before it is shown."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from subrosa.bots import Bot, play_out
from subrosa.core import record
from subrosa.core.errors import IllegalAction, SubRosaError
from subrosa.core.match import Draft, Match, View
from subrosa.core.tellings import Telling
from subrosa.store import Journal, Store

from .look import ROSE, Look, Row, Screen, marks_of
from .reading import plain, understand
from .tale import last_turn, of_day, tale

WIDE = 118
SMALL = 36
"""With fewer lines than this a page shows only what the choice is about."""


KEYS = "? u l b h q"
MANY = 14
"""More choices than this stand in columns."""
ACROSS, NARROW, NARROW_ACROSS = 3, 5, 6
"""How many columns; and how many if nothing in them is longer than a few letters."""


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
            wish = self.read(f"{self.look.say('terminal-choose')} " if not draft.complete else "> ").strip()
            if self.key(wish, draft, views):
                continue
            if self.look.covered:
                self.say("terminal-covered")
            elif not draft.complete:
                self.take(draft, views, wish)
            elif not wish:
                break
            else:
                self.refuse(wish)
        self.send(draft, self.drafted(draft, views))

    def take(self, draft: Draft, views: list[View], wish: str) -> None:
        """One more choice."""
        if not wish:
            self.hint()
            return
        try:
            draft.choose(understand(draft.view, self.rows, wish))
        except IllegalAction as error:
            self.print(Text(self.look.refusal(error), "bold"))
            return
        views.append(draft.view)
        self.page(draft, views)

    def undo(self, draft: Draft, views: list[View]) -> None:
        if not draft.choices:
            self.say("terminal-nothing-to-undo")
            return
        draft.undo()
        views.pop()
        self.notices.append(self.look.say("terminal-undone"))
        self.page(draft, views)

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
        return True

    def help(self, views: list[View], about: str) -> None:
        """What is being asked, or what the game is about."""
        asked = next(view for view in reversed(views) if self.look.me in view.deciders)
        self.print("")
        self.print(self.look.of_game("goal" if about else f"help-{asked.step}"))
        self.hint()

    def hint(self) -> None:
        self.print(Text(self.look.say("terminal-help-hint"), "dim"))

    def log(self, which: str) -> None:
        tellings = self.match.tellings(self.look.me)
        self.print(Rule(self.look.say("terminal-log"), style="dim"))
        self.print(tale(self.look, self.screen, of_day(self.screen, tellings, which)) or "")
        numbers = [f"l {day + 1}" for day in range(len(self.screen.days(tellings)))]
        self.print(Text(f" {self.look.marks.dot} ".join([*numbers, "l all"]), "dim"))

    def refuse(self, wish: str) -> None:
        self.print(Text(self.look.say("terminal-unknown-key", wish=wish[:40]), "bold"))

    # Pages

    def page(self, draft: Draft, views: list[View], *, again: bool = False) -> None:
        """Where the game stands with what is drafted, and the question; `again` the whole board, no tale."""
        look, view, before = self.look, draft.view, views[0]
        self.measure()
        self.clear()
        look.asked = again
        if look.covered:
            view = before
        for line in self.greeting:
            self.print(line)
            self.print("")
        whole = again or (not look.small and (view is before or draft.complete))
        show = self.screen.board if whole else self.screen.brief
        for part in show(look, view, before):
            self.print(part)
        if whole and look.small:
            return
        self.print(Rule(Text(KEYS, "dim"), align="right", style="dim"))
        if not again:
            self.happened(draft, views)
        if look.covered:
            self.rows = []
            return
        if draft.complete:
            self.print(Text(look.say("terminal-confirm"), f"bold {ROSE}"))
            return
        self.print(Text(look.of_game(f"ask-{view.step}", **self.screen.facts(look, view)), f"bold {ROSE}"))
        self.rows = self.screen.rows(look, view)
        self.print(listed(self.rows))
        if self.greeting:
            self.greeting.clear()
            self.hint()

    def happened(self, draft: Draft, views: list[View]) -> None:
        """What is new: before the first choice what the others did, then what I am about to do."""
        for notice in self.notices:
            self.print(Text(notice, "italic"))
        self.notices.clear()
        me = self.look.me
        if not draft.choices or self.look.covered:
            tellings = self.match.tellings(me)[self.told :]
        else:
            tellings = self.drafted(draft, views)
        if found := tale(self.look, self.screen, tellings):
            self.print(found)
            self.print("")

    def drafted(self, draft: Draft, views: list[View]) -> list[Telling]:
        """What the drafted choices would tell me, as far as I know."""
        made = zip(views, draft.choices, views[1:], strict=False)
        tell, me = self.match.game.tell, self.look.me
        told = [told for v, choice, w in made for told in tell(v.numbers, me, choice, w.numbers)]
        return [telling for telling in told if telling.reaches(me)]

    def end(self) -> None:
        """Everything open, and the record written where it can be read."""
        self.look.covered = False
        self.measure()
        self.clear()
        for part in self.screen.ending(self.look, self.view()):
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
        self.look.small = 0 < self.look.height < SMALL
        self.look.tellings = self.match.tellings(self.look.me)

    def clear(self) -> None:
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()

    def say(self, key: str, **facts: str | int) -> None:
        self.print(Text(self.look.say(key, **facts)))

    def print(self, part: RenderableType) -> None:
        self.console.print(part, highlight=False, markup=False)


def listed(rows: list[Row]) -> RenderableType:
    """The choices under each other, those of a kind under their heading."""
    parts: list[RenderableType] = []
    for group in dict.fromkeys(row.group for row in rows):
        parts += [Text(group, "dim")] if group else []
        parts += _listed([row for row in rows if row.group == group])
    return Padding(Group(*parts), (0, 0, 0, 1))


def _listed(rows: list[Row]) -> list[RenderableType]:
    """Choices of one kind; many short ones in columns, and what is only words below."""
    full = [row for row in rows if row.cells] or rows
    words = [_key(row).append(f"  {row.name}", "not bold") for row in rows if row not in full]
    across = _across(full)
    height = -(-len(full) // across)
    table = Table.grid(padding=(0, 2, 0, 0))
    for i in range(height):
        cells: list[RenderableType] = []
        for row in full[i::height]:
            cells += [_key(row), *([] if across > 1 else [Text(row.name)]), *row.cells]
        table.add_row(*cells)
    return [table, *words]


def _across(rows: list[Row]) -> int:
    """In how many columns choices stand."""
    if len(rows) <= MANY:
        return 1
    return NARROW_ACROSS if all(sum(map(len, row.cells)) <= NARROW for row in rows) else ACROSS


def _key(row: Row) -> Text:
    return Text(f"{row.key:>2})", "bold")


def write_record(match: Match, store: Store, id: str) -> Path:
    """The readable record of a finished match."""
    path = store.folder / "records" / f"{match.game.id}-{id}.txt"
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(record.write(match), "utf-8")
    except OSError as error:
        raise SubRosaError(f"the record cannot be written to {path}: {error.strerror}") from None
    return path
