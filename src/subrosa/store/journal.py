"""A match and its lines on disk, kept in step."""

from __future__ import annotations

from collections.abc import Callable

from subrosa.core import record
from subrosa.core.errors import BadRequest, SubRosaError
from subrosa.core.game import Game, Setup
from subrosa.core.match import Chance, Match

from .matches import Store, Stored


class Journal:
    """Writes what is new in a match to the store."""

    def __init__(self, store: Store, id: str, match: Match) -> None:
        self.store, self.id, self.match = store, id, match
        self._written = Match.from_log(match.setup, match.log)

    def write(self) -> None:
        """Add what was decided since the last time; it is on disk when this returns."""
        new = []
        for line in self.match.log[len(self._written.log) :]:
            new.append(record.line_text(self._written, line))
            self._written.enter(line)
        if new:
            self.store.append(self.id, new)
        if self.match.over:
            self.store.finish(self.id)


def restored(stored: Stored, find: Callable[[str], Game], chance: Chance | None = None) -> Match:
    """The match that was kept, standing where it stood."""
    match = Match(setup_of(stored.head, find))
    try:
        for line in stored.log:
            match.enter(record.parse_line(match, line))
    except SubRosaError as error:
        raise SubRosaError(f"match {stored.id} is damaged at line {len(match.log) + 1}: {error}") from None
    return Match.from_log(match.setup, match.log, chance)


def setup_of(head: list[str], find: Callable[[str], Game]) -> Setup:
    """How the table plays, from the head of a record."""
    rows = [line.split() for line in head]
    told = {words[0]: words[1:] for words in rows}
    game = find(told["game"][0])
    if told["game"][1] != str(game.version):
        raise BadRequest(f"begun by version {told['game'][1]} of the rules; this is version {game.version}")
    options = {words[1]: words[2] for words in rows if words[0] == "option"}
    figures = head[3 + len(options) :]
    data = game.data_from_lines(figures) if figures else None
    return Setup(game, game.check_seats(int(told["seats"][0])), options, data)
