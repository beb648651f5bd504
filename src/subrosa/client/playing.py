"""The game that is played at a table of a server: views from what it sends, drafts that are sent to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from subrosa.core.errors import SubRosaError
from subrosa.core.game import Setup
from subrosa.core.match import Draft, Match, View, undump
from subrosa.core.tellings import EVERYBODY, Telling, only
from subrosa.games import find, names
from subrosa.table.feed import News
from subrosa.table.messages import Choice, TableAt

from .links import refusal
from .server import Server


class Playing:
    """The rules of a table. Of the match itself nothing is here but what the server tells this seat."""

    def __init__(self, table: TableAt, server: Server) -> None:
        self.setup = _setup(table, server)
        self.game = self.setup.game
        self.nothing = Match(self.setup)
        """A match in which nothing has happened: what things are called, and nothing else, is taken from it."""

    def view(self, seat: int, names: Mapping[str, Any]) -> View:
        """What the server shows a seat, as screens know it."""
        try:
            return View(self.game, seat, undump(self.game, names, self.nothing.state))
        except (KeyError, ValueError, TypeError, IndexError):
            raise refusal("terminal-other-rules", game=self.game.id) from None

    def telling(self, seat: int, news: News) -> Telling:
        """Something the game told a seat. To whom else is not said, only whether it is for everybody."""
        return Telling(only(seat) if news.own else EVERYBODY, news.kind, news.facts)


def _setup(table: TableAt, server: Server) -> Setup:
    """How a table plays, if it plays by rules that are here."""
    versions = {one["id"]: one["version"] for one in server.ask("GET", "/games")["games"]}
    if table.game not in names() or versions.get(table.game) != find(table.game).version:
        raise refusal("terminal-other-rules", game=table.game[:40])
    game = find(table.game)
    if any(table.options.get(name) == "custom" for name in game.data_options):
        raise refusal("terminal-owners-files")
    try:
        return Setup.of(game, len(table.seats), table.options)
    except SubRosaError:
        raise refusal("terminal-other-rules", game=table.game) from None


class Sent(Draft):
    """A draft on what the server has shown this seat; confirmed, it is sent as a whole."""

    def __init__(
        self, nothing: Match, view: View, n: int, offered: Sequence[Choice], send: Callable[[list[int], int], None]
    ) -> None:
        super().__init__(nothing, view.seat)
        self._views, self._send = [view], send
        self.n, self.offered = n, list(offered)

    def confirm(self) -> None:
        self._send(list(self.choices), self.n)
