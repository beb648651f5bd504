"""People who sit at terminals of their own, in threads, and a server that can be stopped and started again."""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

from rich.console import Console
from web.served import FREELY

from subrosa import terminal
from subrosa.core.match import Draft, View
from subrosa.store import Store
from subrosa.terminal.frame import Seat
from subrosa.terminal.keyboard import Heard
from subrosa.web import Settings
from subrosa.web.app import application
from subrosa.web.server import listening, server

SOON = 20.0


class Terminal(threading.Thread):
    """Somebody at a terminal. Types what he is told to, and chooses by himself if he may."""

    def __init__(
        self, link: str | None, name: str, folder: Path, language: str = "en", plays: int | None = None
    ) -> None:
        super().__init__(name=name)
        self.link, self.who, self.folder, self.language = link, name, folder, language
        self.random = None if plays is None else Random(plays)
        """Whoever plays by himself draws from this."""
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=80, height=50)
        self.seat: Seat | None = None
        self.status: int | None = None
        self.error: BaseException | None = None
        self.prompts = 0
        self.asked = False
        """Whether he was asked for what is his to say and has typed nothing since."""
        self.before: Callable[[Terminal], None] = lambda _: None
        """What happens before he chooses."""
        self._heard: Heard | None = None
        self.start()

    def run(self) -> None:
        outer = self

        class Known(Seat):
            def __init__(self, *how: object) -> None:
                super().__init__(*how)  # type: ignore[arg-type]
                outer.seat = self

            def page(self, draft: Draft | None, views: Sequence[View] | None, *, again: bool = False) -> None:
                """Whoever plays by himself looks at every fifth page only: drawing them is what takes time."""
                if outer.random is None or outer.prompts % 5 == 0 or draft is None:
                    super().page(draft, views, again=again)
                else:
                    self.question(draft, draft.view)

        try:
            with _seat_of(Known):
                self.status = terminal.join(self.link, self.who, self.language, self.folder, self._keys, self.console)
        except BaseException as error:
            self.error = error

    # As a typist

    def _keys(self, heard: Heard) -> Terminal:
        self._heard = heard
        return self

    def ask(self, prompt: str, mine: bool) -> None:
        self.asked = mine
        self.prompts += 1
        self.file.write(prompt)
        if self.random is None or not mine or self._heard is None or self.seat is None:
            return
        self.before(self)
        rows = [] if prompt == "> " else self.seat.rows
        self._heard(self.random.choice(rows).key if rows else "")

    def interrupted(self) -> None:
        self.file.write("\n")

    # For tests

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def type(self, line: str | None) -> None:
        wait(lambda: self._heard is not None or not self.is_alive())
        assert self._heard is not None, self.error
        self.asked = False
        self._heard(line)

    def reads(self, text: str, times: int = 1) -> None:
        """Wait until something stands on his screen."""
        words = " ".join(text.split())
        wait(lambda: " ".join(self.text.split()).count(words) >= times, lambda: f"{text!r} in {self.text[-3000:]}")

    def done(self) -> str:
        self.join(SOON * 3)
        assert not self.is_alive(), self.text[-3000:]
        if self.error is not None:
            raise self.error
        assert self.status == 0
        return self.text


_local = threading.local()


class _Seats:
    """Makes the seats of each thread as that thread wants them."""

    def __call__(self, *how: object) -> Seat:
        found: Seat = getattr(_local, "seat", Seat)(*how)
        return found


@contextmanager
def _seat_of(kind: type[Seat]) -> Iterator[None]:
    _local.seat = kind
    yield


SEATS = _Seats()


def wait(until: Callable[[], bool], why: Callable[[], str] = lambda: "") -> None:
    end = time.monotonic() + SOON
    while not until():
        assert time.monotonic() < end, why()
        time.sleep(0.01)


class Inn:
    """A server that can be stopped and started again, at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        asked = Settings(port=self.port, store=self.folder, rates=FREELY, pace=0.0, log="none", push=False)
        self._door = listening(asked)
        self.port = self._door.getsockname()[1]
        self._store = Store(self.folder)
        self._uvicorn = server(application(replace(asked, port=self.port), self._store), asked)
        self._thread = threading.Thread(target=lambda: self._uvicorn.run(sockets=[self._door]))
        self._thread.start()
        wait(lambda: self._uvicorn.started)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()
        self._door.close()
        self._store.close()
