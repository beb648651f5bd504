"""The table a person sits at, as far as a seat has to do with it: on this machine, or a server's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from subrosa.bots import stands_in
from subrosa.core.game import Game
from subrosa.core.match import Draft, View
from subrosa.core.tale import Deeds, deeds
from subrosa.core.tellings import Telling
from subrosa.table import showing
from subrosa.table.journal import Journal
from subrosa.table.messages import Advice, MatterAt, ThoughtAt
from subrosa.table.proving import record_of

from .company import standing_in
from .look import Look


class Leave(Exception):
    """The person gets up."""


class Seating(Protocol):
    """Where a seat is."""

    @property
    def begun(self) -> bool:
        """Has play begun, so that there is something to see?"""

    @property
    def over(self) -> bool:
        """Is the game over?"""

    @property
    def mine(self) -> bool:
        """Have I to choose now?"""

    @property
    def lasts(self) -> bool:
        """Are there people who may want to talk and to play again when all is over?"""

    @property
    def next(self) -> str:
        """The table to go to now, if I want to play again."""

    @property
    def hint(self) -> str:
        """What can be typed here and nowhere else, as the key of a sentence, or nothing."""

    def view(self) -> View:
        """What I see."""

    def tellings(self) -> Sequence[Telling]:
        """What I was told."""

    def draft(self) -> Draft:
        """My choices, to be considered before they are sent; confirmed, they are kept before anything is shown."""

    def holds(self, draft: Draft) -> bool:
        """Can this draft still be sent, as far as is known?"""

    def others(self) -> bool:
        """Let the others choose. Is there anybody to wait for?"""

    def read(self, prompt: str) -> str | None:
        """What is typed; nothing if something has happened meanwhile."""

    def news(self, look: Look) -> list[str]:
        """What is new about the people at the table, in words."""

    def standing(self, look: Look) -> list[str]:
        """What is waited for, in words."""

    def notebook(self) -> Sequence[MatterAt]:
        """What can be known of what is hidden, as far as the table works it out."""

    def deeds(self) -> Deeds:
        """What everybody has done, as everybody was told."""

    def notes(self, look: Look) -> list[str]:
        """What has to be known beside the game when I choose, in words."""

    def command(self, look: Look, word: str, rest: str) -> list[str]:
        """Do something that is typed after a stroke; what to say of it, in words."""

    def unrates(self, wish: str) -> bool:
        """Would a match that counts for ratings no longer do so, so that it has to be said before? Who types it again
        means it."""

    def advice(self, choices: Sequence[int]) -> Advice:
        """What a good player would do after these choices; refused where people play."""

    def thoughts(self) -> Sequence[ThoughtAt]:
        """What bots thought of people, when all is over."""

    def undo(self) -> bool:
        """Take back what I laid and nobody has seen; False if there is no such thing."""

    def record(self) -> tuple[str, Path]:
        """The record of a game that is over, and where it is to be written."""

    def goodbye(self, look: Look) -> list[str]:
        """What to say to somebody who leaves."""


class Home:
    """A table of bots on this machine."""

    begun, lasts, next, hint = True, False, "", "terminal-home-hint"

    def __init__(self, journal: Journal, read: Callable[[str], str]) -> None:
        self.journal, self.read = journal, read
        self._lesser: dict[str, str] = {}

    @property
    def over(self) -> bool:
        return self.view().over

    @property
    def mine(self) -> bool:
        return self.journal.me in self.view().deciders

    def view(self) -> View:
        return self.journal.match.view(self.journal.me)

    def tellings(self) -> Sequence[Telling]:
        return self.journal.match.tellings(self.journal.me)

    def draft(self) -> Draft:
        return AtHome(self.journal)

    def holds(self, draft: Draft) -> bool:
        return isinstance(draft, AtHome) and draft.lines == len(self.journal.match.log)

    def others(self) -> bool:
        self.journal.play_on()
        return False

    def news(self, look: Look) -> list[str]:
        return []

    def standing(self, look: Look) -> list[str]:
        return []

    def notebook(self) -> Sequence[MatterAt]:
        return showing.noted(self.journal.table.belief(self.journal.me).matters, full=True)

    def deeds(self) -> Deeds:
        table = self.journal.table
        return deeds(table.feed.tale(self.journal.me, table.setup.game).chapters)

    def notes(self, look: Look) -> list[str]:
        """That a lesser player sits in for a bot, and when no longer."""
        table = self.journal.table
        lesser = {bot: stands_in(table.setup.game, bot) for bot in table.bots.values()}
        new, self._lesser = lesser != self._lesser, lesser
        return standing_in(look, lesser) if new else []

    def command(self, look: Look, word: str, rest: str) -> list[str]:
        if word != "back":
            return [look.say(self.hint)]
        self.journal.go_back()
        return []

    def unrates(self, wish: str) -> bool:
        return False  # what is played at home moves nobody's rating

    def advice(self, choices: Sequence[int]) -> Advice:
        return showing.advised(self.journal.hint(choices))

    def thoughts(self) -> Sequence[ThoughtAt]:
        return showing.thought(self.journal.match, self.journal.table.bots)

    def undo(self) -> bool:
        return False

    def record(self) -> tuple[str, Path]:
        match, folder = self.journal.match, self.journal.store.folder
        return record_of(self.journal.table), record_file(folder, match.game, self.journal.table.id)

    def goodbye(self, look: Look) -> list[str]:
        return [look.say("terminal-left"), look.say("terminal-saved", id=self.journal.table.id)]


class AtHome(Draft):
    """A draft that is kept in the journal when it is confirmed."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal.match, journal.me)
        self.lines = len(journal.match.log)
        self._journal = journal

    def confirm(self) -> None:
        self._journal.decide(self.choices)


def record_file(folder: Path, game: Game, id: str) -> Path:
    """Where the record of a match is written."""
    return folder / "records" / f"{game.id}-{id}.txt"
