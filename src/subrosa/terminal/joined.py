"""A table of a server, as a place to sit at: what is typed and what the server sends come in one queue."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

from subrosa.client import Back, ClientTable, Gone, Line, Lost, Place, Playing, Sent, Server
from subrosa.client.line import Event
from subrosa.client.links import refusal
from subrosa.core.errors import IllegalAction
from subrosa.core.match import Draft, View
from subrosa.core.record import number
from subrosa.core.tale import Deeds, deeds
from subrosa.core.tellings import Telling
from subrosa.core.text import say
from subrosa.table import messages
from subrosa.table.messages import Advice, AnyCommand, Done, HouseAt, Refusal, Trouble, Update

from . import people
from .keyboard import Typing
from .look import Look
from .seating import Leave, record_file

LOOK_UP = 1.0
"""How often, in seconds, somebody who waits may be let go."""


class Typed(str):
    """A line that was typed."""


class NoMore:
    """Nothing will be typed any more."""


class Joined:
    """A seat at a table of a server; or, without a seat, a place to look on from."""

    lasts, hint = True, "terminal-join-hint"

    def __init__(self, place: Place, language: str, folder: Path, keys: Typing) -> None:
        self.place, self.language, self.folder = place, language, folder
        self.known, self.next = ClientTable(), ""
        self.names: dict[int, str] = {}
        self._events: SimpleQueue[Event | Typed | NoMore] = SimpleQueue()
        self._typed: deque[str | None] = deque()
        self._notices: list[str] = []
        """What the server says of itself, in words."""
        self._ailing = False
        """Sentences about the line that have not been said yet, by their keys."""
        self._answer: Done | Advice | Refusal | Trouble | None = None
        self._keys = (f"{secrets.token_hex(4)}-{n}" for n in count())
        self._stirred = self._resigning = False
        self._lines, self._warned = 0, ("", 0)
        """How many lines were typed; what was last warned of, and at which of them."""
        self._tellings: list[Telling] = []
        self._view: View | None = None
        self._server = Server(place.base, place.token)
        self._line = Line(place, self._events.put)
        try:
            self._arrive()
        except BaseException:
            self._line.close()
            raise
        self._said = len(self.known.news)
        """How much of the news has been put into words."""
        self._typist = keys(lambda line: self._events.put(NoMore() if line is None else Typed(line)))

    def __enter__(self) -> Joined:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def _arrive(self) -> None:
        """The first update says what is played here."""
        while not self.known.arrived:
            self._pump()
            if self._ailing:
                raise refusal("terminal-unreachable", server=self.place.base)
        self.playing = Playing(self.known.table, self._server)
        self.game = self.playing.game
        self._updated(0)

    # What comes

    def _pump(self) -> None:
        """Take one thing that has come; wait if there is none."""
        while True:
            try:
                self._take(self._events.get(timeout=LOOK_UP))
                return
            except Empty:
                continue

    def _take(self, event: Event | Typed | NoMore) -> None:
        match event:
            case Typed():
                self._typed.append(str(event))
            case NoMore():
                self._typed.append(None)
            case Update():
                first = not self.known.arrived
                self.known.take(event)
                if not first:
                    self._updated(event.since)
            case Done() | Advice() | Refusal() | Trouble():
                self._answer = event
                if isinstance(event, Trouble) and not event.key:
                    self._ailing = True
                    self._notice("table-trouble")
            case HouseAt():
                self._heard(event)
            case Lost() | Back():
                self._ailing = isinstance(event, Lost)
                self._notice("terminal-line-lost" if isinstance(event, Lost) else "terminal-line-back")
            case Gone():
                raise event.why

    def _updated(self, since: int) -> None:
        """The table is not as it was."""
        known = self.known
        new = [self.playing.telling(known.seat, news) for news in known.news[since:] if news.game]
        before = sum(news.game for news in known.news[:since])
        self._tellings[before:] = new
        self.names.update(people.called(known, self.language))
        if known.seat in self.names:
            self.names[known.seat] = say(self.language, "terminal-you")
        self._view, self._stirred = None, True

    def _heard(self, house: HouseAt) -> None:
        """What the host says to everybody."""
        if house.closed:
            self._notice("web-resting" if house.closed == "all" else "web-closed")
        if house.message:
            self._notice("terminal-host-says", message=house.message)
        if not house.closed and not house.message:
            self._notice("terminal-open-again")

    def _notice(self, key: str, **facts: str) -> None:
        self._notices.append(say(self.language, key, facts))
        self._stirred = True

    def read(self, prompt: str) -> str | None:
        asked = False
        while not self._typed:
            if self._stirred:
                self._stirred = False
                if asked:
                    self._typist.interrupted()
                return None
            if self.known.gone:
                raise Leave
            if not asked:
                asked = True
                self._typist.ask(prompt, self.mine or self.over)
            self._pump()
        found = self._typed.popleft()
        if found is None:
            raise EOFError
        self._lines += 1
        return found

    # What is done

    def _do(self, act: Callable[..., AnyCommand], **what: Any) -> None:
        """Have the server do something; when this returns it is done and told, or it was refused."""
        wanted = act(key=next(self._keys), **what)
        self._answer = None
        self._line.send(wanted)
        while self._answer is None or self._answer.key != wanted.key:
            self._pump()
        if isinstance(self._answer, Refusal):
            raise IllegalAction(self._answer.sentence, self._answer.code, dict(self._answer.facts))
        if isinstance(self._answer, Trouble):
            raise refusal("table-trouble")
        while isinstance(self._answer, Done) and self.known.n < self._answer.n:
            self._pump()

    def command(self, look: Look, word: str, rest: str) -> list[str]:
        resigning, self._resigning = self._resigning, False
        match word:
            case "say":
                self._do(messages.Say, text=rest[:2_000])
            case "mute":
                other = self._number(rest)
                self._do(messages.Mute, other=other, muted=other not in self.known.muted)
            case "back" if self.unrates("/back"):
                return [look.say("back-unrated"), look.say("terminal-anyway", what="/back")]
            case "back" | "pause":
                self._do(messages.Propose, what=word)
            case "bot":
                self._do(messages.Propose, what="bot", other=self._number(rest))
            case "agree" | "decline":
                act = messages.Agree if word == "agree" else messages.Decline
                self._do(act, number=self.known.asked)
            case "resume" | "return":
                self._do(messages.Resume if word == "resume" else messages.Return)
            case "resign" if resigning:
                self._do(messages.Resign)
            case "resign":
                self._resigning = True
                return [look.say("terminal-resign")]
            case "rematch":
                self._do(messages.Rematch)
                self._go_on()
            case "who":
                return people.chairs(look, self.known)
            case _:
                return [look.say(self.hint)]
        return []

    def _number(self, told: str) -> int:
        seat = number(told)
        if seat is None or not 1 <= seat <= len(self.known.seats):
            raise refusal("web-no-such-seat")
        return seat - 1

    def _go_on(self) -> None:
        """To the table at which the same people play again."""
        while not self.known.table.rematch:
            self._pump()
        self.next = self.known.table.rematch

    def unrates(self, wish: str) -> bool:
        again = self._warned == (wish, self._lines - 1)
        self._warned = ("", 0) if again else (wish, self._lines)
        refused = wish == "t" and not (self.known.table.practice and self.mine)
        return not again and not refused and not self.known.table.unrated

    def advice(self, choices: Sequence[int]) -> Advice:
        self._do(messages.Hint, choices=list(choices))
        assert isinstance(self._answer, Advice)
        return self._answer

    def thoughts(self) -> Sequence[messages.ThoughtAt]:
        told = self._server.ask("GET", f"/matches/{self.place.id}/thoughts")["thoughts"]
        return msgspec.convert(told, list[messages.ThoughtAt])

    def undo(self) -> bool:
        if self.known.sealed:
            self._do(messages.Withdraw)
        return self.known.mine

    def draft(self) -> Draft:
        known = self.known

        def send(choices: list[int], n: int) -> None:
            self._do(messages.Decide, choices=choices, n=n)

        return Sent(self.playing.nothing, self.view(), known.n, known.choices, send)

    def holds(self, draft: Draft) -> bool:
        return self.mine and isinstance(draft, Sent) and draft.offered == self.known.choices

    # What is seen

    @property
    def me(self) -> int:
        return self.known.seat

    @property
    def begun(self) -> bool:
        return self.known.begun

    @property
    def over(self) -> bool:
        return self.known.over

    @property
    def mine(self) -> bool:
        return self.known.mine

    def others(self) -> bool:
        return True

    def view(self) -> View:
        if self._view is None:
            self._view = self.playing.view(self.me, self.known.view)
        return self._view

    def tellings(self) -> Sequence[Telling]:
        return self._tellings

    def news(self, look: Look) -> list[str]:
        lines, self._notices = [look.legible(line) for line in self._notices], []
        lines += people.news(look, self.known, self._said)
        self._said, self._stirred = len(self.known.news), False
        return lines

    def notebook(self) -> Sequence[messages.MatterAt]:
        return self.known.notebook

    def deeds(self) -> Deeds:
        return deeds(self.known.tale.values())

    def standing(self, look: Look) -> list[str]:
        return people.standing(look, self.known)

    def notes(self, look: Look) -> list[str]:
        lines = [look.say("terminal-asked")] if self.known.asked else []
        if self.known.seconds is not None:
            lines.append(look.say("terminal-time", seconds=self.known.seconds))
        return lines

    def record(self) -> tuple[str, Path]:
        text = self._server.text("GET", f"/matches/{self.place.id}/export")
        return text, record_file(self.folder, self.game, self.place.id)

    def goodbye(self, look: Look) -> list[str]:
        back = [] if self.known.gone or self.known.over or look.watches else [look.say("terminal-comes-back")]
        return [look.say("terminal-left"), *back]
