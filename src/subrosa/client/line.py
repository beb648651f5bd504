"""A seat's line to its table: held open by a thread, opened again when it breaks, so that nothing is missed or doubled.

What comes is handed to `heard`, in order. A command that was not answered before the line broke is sent again with the
same key; the server knows it again.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from subrosa.core.errors import IllegalAction
from subrosa.table.messages import Advice, AnyCommand, AnyMessage, Done, Refusal, Trouble, Update, encode, read_message

from .links import refusal
from .memory import Place
from .server import PATIENCE, PROGRAMS, Server, is_here

FIRST, LONGEST = 0.3, 10.0
"""Seconds before a broken line is opened again: the first time, and at most, after ever longer pauses."""
SIGNED_OUT, SEAT_GONE = 4401, 4403
PASSING = (408, 425, 429, 500, 502, 503, 504)
"""With these a server says that it may be otherwise later."""


@dataclass(frozen=True)
class Lost:
    """The line is broken, and is being opened again."""


@dataclass(frozen=True)
class Back:
    """The line is open again."""


@dataclass(frozen=True)
class Gone:
    """The line is broken for good."""

    why: IllegalAction


Event = AnyMessage | Lost | Back | Gone


class Line:
    """One line, from when it is made until it is closed."""

    def __init__(self, place: Place, heard: Callable[[Event], None]) -> None:
        self.place, self._heard = place, heard
        self.n = 0
        """How much this seat has been told."""
        self._server = Server(place.base, place.token)
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._command: AnyCommand | None = None
        """What has not been answered yet."""
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True, name="line")
        self._thread.start()

    def send(self, command: AnyCommand) -> None:
        """Send a command, now or as soon as the line is open. One at a time."""
        with self._lock:
            self._command = command
            self._deliver()

    def close(self) -> None:
        self._closing.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(timeout=2)

    def _deliver(self) -> None:
        """Send what has not been answered; if the line breaks meanwhile, the next one will."""
        if self._socket is not None and self._command is not None:
            try:
                self._socket.send(encode(self._command).decode())
            except (WebSocketException, OSError):
                return

    # The thread

    def _run(self) -> None:
        pause, lost = FIRST, False
        while not self._closing.is_set():
            try:
                with self._opened() as socket:
                    if lost:
                        self._heard(Back())
                    pause, lost = FIRST, False
                    self._hear(socket)
            except InvalidStatus as error:
                if error.response.status_code not in PASSING:
                    return self._heard(Gone(self._server.refused(bytes(error.response.body or b""))))
            except InvalidURI:
                return self._heard(Gone(refusal("terminal-unreachable", server=self.place.base)))
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
                if code in (SIGNED_OUT, SEAT_GONE):
                    key = "web-sign-in" if code == SIGNED_OUT else "web-not-your-seat"
                    return self._heard(Gone(refusal(key)))
            except (WebSocketException, OSError, EOFError):
                pass
            except msgspec.MsgspecError:
                return self._heard(Gone(refusal("terminal-no-server", server=self.place.base)))
            if not lost and not self._closing.is_set():
                lost = True
                self._heard(Lost())
            self._closing.wait(pause)
            pause = min(2 * pause, LONGEST)

    def _opened(self) -> ClientConnection:
        seat = {} if self.place.seat is None else {"seat": self.place.seat}
        query = urlencode({**seat, "since": self.n})
        address = f"{self.place.base.replace('http', 'ws', 1)}{PROGRAMS}/matches/{self.place.id}/live?{query}"
        return connect(
            address,
            additional_headers=self._server.headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            proxy=None if is_here(self.place.base) else True,
        )

    def _hear(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket = socket
            self._deliver()
        try:
            while True:
                self._take(read_message(socket.recv()))
        finally:
            with self._lock:
                self._socket = None

    def _take(self, message: AnyMessage) -> None:
        if isinstance(message, Update):
            self.n = message.n
        elif isinstance(message, Done | Advice | Refusal | Trouble) and message.key:
            with self._lock:
                if self._command is not None and self._command.key == message.key:
                    self._command = None
        self._heard(message)
