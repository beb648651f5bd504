"""One person at a table: pages, drafts, what is typed, and waiting for the others."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from subrosa.core.errors import IllegalAction, SubRosaError
from subrosa.core.match import Draft, View, house
from subrosa.core.proof import BEGINS
from subrosa.core.tellings import Telling
from subrosa.core.text import has

from . import usual
from .company import hint, thoughts
from .listing import listed
from .look import HARD, ROSE, STUCK, Look, Row, Screen
from .notebook import notebook
from .reading import parted, plain, understand
from .seating import Leave, Seating
from .sheet import Sheet
from .tale import before_day, last_turn, of_day, same, tale

BOARD = 13
"""A board has so many lines at least, or half of the terminal; what was told goes before it and scrolls away."""
PROMPT = 1
"""Lines for what is typed."""
KEYS = "? t u l n b h q"


class Seat(Sheet):
    """A person's seat, until the game is over or the person leaves."""

    def __init__(self, seating: Seating, look: Look, screen: Screen, console: Console) -> None:
        super().__init__(look, console)
        self.seating, self.screen = seating, screen
        look.notebook = lambda: () if look.covered else seating.notebook()
        self.told = last_turn(look, screen, seating.tellings())
        """How much of what was told has been shown before this turn."""
        self.heard = len(seating.tellings())
        """How much of it has been told as it came, while others chose."""
        self.stood: list[str] = []
        """What was last said to be waited for."""
        self.looked = False
        """Has there been a page, so that the person knows how the game stands?"""
        self.greeting: list[str] = []
        self.notices: list[str] = []
        self.rows: list[Row] = []
        self.aside = False
        """Has something been looked up, so that the page is no longer the last thing on the screen?"""

    def play(self) -> int:
        """Play on; 0 also when the person leaves, since nothing is lost."""
        try:
            while True:
                while not self.seating.over:
                    if self.seating.mine:
                        self.choose(self.seating.draft())
                    elif self.seating.others():
                        self.wait()
                self.end()
                if self.seating.over or self.seating.next:
                    return 0
        except (Leave, EOFError, KeyboardInterrupt) as way:
            self.print("" if isinstance(way, Leave) else "\n")
            self.lines(self.seating.goodbye(self.look))
        return 0

    # One draft

    def choose(self, draft: Draft) -> None:
        """Choices one by one, each of which can be taken back, until they are sent together."""
        views = [draft.view]
        self.page(draft, views)
        while self.seating.holds(draft):
            typed = self.seating.read(self.prompt(draft))
            wish = typed.strip() if typed is not None else ""
            if typed is None:
                self.overhear()
            elif self.key(wish, draft, views):
                continue
            elif not wish and self.aside:
                self.page(draft, views)
            elif self.look.covered:
                self.say("terminal-covered")
            elif not draft.complete:
                if self.take(draft, views, wish):
                    self.send(draft, [])
                    return
            elif not wish:
                self.send(draft, self.drafted(draft))
                return
            else:
                self.refuse(wish)
                self.say("terminal-confirm")
        if draft.choices:
            self.notices.append(self.look.say("draft-is-stale"))

    def prompt(self, draft: Draft) -> str:
        """What stands before what is typed; a choice without another is taken by Enter."""
        if draft.complete:
            return "> "
        only = self.rows[0].key if len(self.rows) == 1 and not self.aside else ""
        said = self.look.say("terminal-choose-only", choice=only) if only else self.look.say("terminal-choose")
        return f"{said} ".replace(STUCK, HARD)

    def take(self, draft: Draft, views: list[View], wish: str) -> bool:
        """One more choice, or several in one line, as far as they can be had. Is it all, and was nothing to choose?"""
        wishes, alone = parted(draft.view, self.rows, wish), len(self.rows) == 1 and not draft.choices
        if not wish and len(self.rows) == 1:
            wishes = [self.rows[0].key]
        elif not wish:
            self.hint()
            return False
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
        if draft.complete and (alone or self.strides(draft)) and len(draft.choices) == 1 and not refused:
            return True
        if draft.complete and len(draft.choices) == 1 and not self.look.covered and not self.wished():
            self.below(draft)
        elif not refused or at:
            self.page(draft, views)
        if refused:
            self.print(Text(refused, "bold"))
        return False

    def strides(self, draft: Draft) -> bool:
        """Is this one step of a way on which each shows more? It is sent as it is typed."""
        made = next(one for one in draft.first.actions if one.choice == draft.choices[0])
        return bool(getattr(self.screen, "strides", usual.strides)(draft.first, made))

    def undo(self, draft: Draft | None, views: list[View] | None) -> None:
        if draft is None or views is None:
            self.withdraw()
            return
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
        before = len(self.seating.tellings())
        sealed = draft.first.numbers.step in self.look.game.sealed_steps
        try:
            draft.confirm()
        except IllegalAction as error:
            self.notices.append(self.look.refusal(error))
            return
        self.told = before
        if same(self.seating.tellings()[before : before + len(drafted)], drafted):
            self.told += len(drafted)  # has been read before it was sent
        self.heard = self.told
        if sealed:
            self.say("terminal-sealed")

    # While others choose

    def wait(self) -> None:
        """What the others do is told as it comes, and one may type meanwhile."""
        self.stood = []
        self.overhear()
        while not self.seating.mine and not self.seating.over:
            if self.seating.begun and not self.looked:
                self.page(None, None)
            wish = self.seating.read("> ")
            if wish is not None and not self.key(wish.strip()) and wish.strip():
                self.refuse(wish.strip())
            self.overhear()

    def overhear(self) -> None:
        """What was told since the last time, of the game and of the people, and what is waited for now."""
        self.lines(self.seating.news(self.look), "italic")
        tellings = self.seating.tellings()
        new, self.heard = tellings[self.heard :], len(tellings)
        if found := tale(self.look, self.screen, new):
            self.print(found)
        standing = [] if self.seating.mine or self.seating.over else self.seating.standing(self.look)
        if standing != self.stood:
            self.lines(standing, "dim")
        self.stood = standing

    # What is typed beside choices

    def key(self, wish: str, draft: Draft | None = None, views: list[View] | None = None) -> bool:
        """Was it one of the keys that always work?"""
        word, _, rest = plain(wish).partition(" ")
        if word == "q":
            raise Leave
        if wish.startswith("/"):
            self.command(wish[1:].strip())
        elif word == "u":
            self.undo(draft, views)
        elif word == "h":
            self.look.covered = not self.look.covered
            self.page(draft, views)
        elif word == "b":
            self.page(draft, views, again=True)
        elif word == "t":
            self.advise(draft)
        elif word == "l":
            self.log(rest)
        elif word == "n":
            known = [] if self.look.covered else self.seating.notebook()
            self.print(*notebook(self.look, known, self.seating.deeds()))
        elif word.startswith("?"):
            self.help(views, plain(wish)[1:].strip())
        else:
            return False
        if draft and (word in ("b", "l", "n", "t") or word.startswith("?")):
            self.aside = True
            self.print(Text(self.look.say("terminal-back"), "dim"))
        return True

    def command(self, wish: str) -> None:
        """Something about the people at the table: talk, going back, a pause."""
        word, _, rest = wish.partition(" ")
        try:
            self.lines(self.seating.command(self.look, word.casefold(), rest.strip()))
        except IllegalAction as error:
            self.print(Text(self.look.refusal(error), "bold"))

    def advise(self, draft: Draft | None) -> None:
        """What a good player would do after what is drafted, for whoever practises."""
        if self.look.covered or (draft and draft.complete):
            self.say("terminal-covered" if self.look.covered else "terminal-confirm")
            return
        if self.seating.unrates("t"):
            self.lines([self.look.say("hint-unrated"), self.look.say("terminal-anyway", what="t")])
            return
        try:
            advice = self.seating.advice(draft.choices if draft else ())
            view = draft.view if draft else self.seating.view()
            self.lines(hint(self.look, self.screen.rows(self.look, view), advice))
        except IllegalAction as error:
            self.print(Text(self.look.refusal(error), "bold"))

    def withdraw(self) -> None:
        """Take back what lies face down."""
        try:
            if not self.seating.undo():
                self.say("terminal-nothing-to-undo")
        except IllegalAction as error:
            self.print(Text(self.look.refusal(error), "bold"))

    def help(self, views: Sequence[View] | None, about: str) -> None:
        """What is being asked, why something is as it is, or what the game is about."""
        look = self.look
        asked = next((view for view in reversed(views or []) if look.me in view.deciders), None)
        self.print("")
        if asked is None:
            self.print(Text(look.of_game("goal")))
        elif about:
            self.lines(self.screen.explained(look, asked, about) or [look.of_game("goal")])
        else:
            self.print(Text(look.of_game(f"help-{asked.step}", **house(look.game, asked.numbers, look.me))))
        if asked is not None and not about and (aim := usual.aimed(look, asked)):
            self.print(Text(aim))
        self.hint()
        if self.seating.hint:
            self.print(Text(look.say(self.seating.hint), "dim"))

    def hint(self) -> None:
        self.print(self._hint())

    def _hint(self) -> Text:
        """What can be typed, in every game and in this one."""
        hint, own = self.look.say("terminal-help-hint"), f"{self.look.game.id}-hint"
        if has(self.look.language, own):
            hint += f" {self.look.say(own)}"
        return Text(hint, "dim")

    def log(self, which: str) -> None:
        tellings = self.seating.tellings()
        self.print(Rule(self.look.say("terminal-log"), style="dim"))
        self.print(tale(self.look, self.screen, of_day(self.look, self.screen, tellings, which), whole=True) or "")
        numbers = [f"l {day + 1}" for day in range(len(self.screen.days(tellings)))]
        self.print(Text(f" {self.look.marks.dot} ".join([*numbers, "l all"]), "dim"))

    def refuse(self, wish: str) -> None:
        self.print(Text(self.look.say("terminal-unknown-key", wish=wish[:40]), "bold"))

    # Pages

    def measure(self) -> None:
        super().measure()
        self.look.tellings = self.seating.tellings()

    def page(self, draft: Draft | None, views: Sequence[View] | None, *, again: bool = False) -> None:
        """Where the game stands with what is drafted, and the question; `again` the whole board, no tale.

        What was told comes between the two, or first where there is no room for it: then it is what scrolls away.
        """
        self.measure()
        self.clear()
        self.looked = True
        if draft is None or views is None:
            self.stands()
            return
        look, before = self.look, views[0]
        view = before if look.covered else draft.view
        look.asked, self.aside = again, False
        whole = again or (not look.small and (view is before or draft.complete))
        told = [] if again else self.happened(draft)
        greeting = [part for line in self.greeting for part in (Text(look.legible(line)), "")]
        question = [] if again and look.small else self.question(draft, view)
        taken, above = self.height(question) + PROMPT, self.height([*greeting, *told])
        if look.height and not again:
            least = max(BOARD, look.height // 2, getattr(self.screen, "least", usual.least)(look))
            look.board_height = max(look.height - taken - above, min(least, look.height - taken), 1)
        show = self.screen.board if whole else self.screen.brief
        board = show(look, view, before)
        fits = not look.height or self.height(board) + taken + above <= look.height
        rule, asked = question[:1], question[1:]
        parts = [*board, *rule, *told, *asked] if fits else [*told, *board, *rule, *asked]
        self.print(*greeting, *parts)
        if self.rows:
            self.greeting.clear()

    def below(self, draft: Draft) -> None:
        """A turn of one choice: what it does, and whether to send it, stand below what was chosen from."""
        self.aside = False
        self.print(*self.happened(draft), *self.question(draft, draft.view))

    def stands(self) -> None:
        """The table while others choose."""
        self.stood = self.seating.standing(self.look)
        self.look.asked = True
        if self.seating.begun:
            view = self.seating.view()
            self.print(*self.screen.board(self.look, view, view))
        self.lines(self.stood, "dim")

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
        asked = Text(look.of_game(f"ask-{view.step}", **look.shown(view.question)), f"bold {ROSE}")
        parts += [asked, listed(self.rows, look.width, look.height - BOARD - len(parts) - 1, self.wished())]
        return [*parts, self._hint()] if self.greeting else parts

    def wished(self) -> int:
        """How many lines of choices leave the whole board in sight; 0 where it need not be."""
        return int(getattr(self.screen, "wished", usual.wished)(self.look))

    def happened(self, draft: Draft) -> list[RenderableType]:
        """What is new: before the first choice what the others did, then what I am about to do."""
        notices = [
            *self.seating.news(self.look),
            *self.notices,
            *([] if draft.choices else self.seating.notes(self.look)),
        ]
        parts: list[RenderableType] = [Text(notice, "italic") for notice in notices]
        self.notices.clear()
        if not draft.choices or self.look.covered:
            tellings: Sequence[Telling] = self.seating.tellings()[self.told :]
        else:
            tellings = self.drafted(draft)
        found = tale(self.look, self.screen, tellings)
        return [*parts, found, ""] if found else parts

    # The end

    def end(self) -> None:
        """What has happened since, everything open, and the record written where it can be read."""
        self.look.covered = False
        self.measure()
        self.clear()
        found = tale(self.look, self.screen, self.seating.tellings()[self.told :])
        self.print(*([found, ""] if found else []), *self.screen.ending(self.look, self.seating.view()), "")
        self.lines([*thoughts(self.look, self.seating.thoughts()), ""])
        text, path = self.seating.record()
        self._command("terminal-record", "replay", written(text, path))
        if f"\n{BEGINS}\n" in text:
            self._command("terminal-verify", "verify", path)
        if self.seating.lasts:
            self.afterwards()

    def _command(self, says: str, command: str, path: Path) -> None:
        """What can be typed to do something with a file."""
        self.say(says)
        self.console.print(f"subrosa {command} {shlex.quote(str(path))}", soft_wrap=True, highlight=False, markup=False)

    def afterwards(self) -> None:
        """People may still talk, and play again."""
        self.heard = len(self.seating.tellings())
        self.say("terminal-afterwards")
        while self.seating.over and not self.seating.next:
            wish = self.seating.read("> ")
            self.overhear()
            if wish is not None and plain(wish) in ("", "q"):
                raise Leave
            if wish is not None and not self.key(wish.strip()):
                self.refuse(wish.strip())


def written(text: str, path: Path) -> Path:
    """The readable record of a finished match, in its file."""
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise SubRosaError(f"the record cannot be written to {path}: {error.strerror}") from None
    return path
