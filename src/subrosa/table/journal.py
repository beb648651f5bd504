"""A table of one person and bots on this machine, kept in the store as it goes: what the terminal plays.

    journal = Journal.opened(store, setup, me=0, bots={1: "greedy"}, players={1: bot("greedy", Random())})
    journal.decide([3, 1])          # on disk when it returns
    journal.play_on()               # the bots, until the person has to choose

In the store it is a table like any other, but it is listed as `kept` while it waits: no server looks after it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import msgspec

from subrosa.bots import Bot
from subrosa.bots.questions import Advised
from subrosa.bots.thoughts import advice, ahead
from subrosa.core import record
from subrosa.core.deal import new_secret
from subrosa.core.errors import BadRequest, SubRosaError
from subrosa.core.game import Setup
from subrosa.core.match import Chance, Decision, Line, Match
from subrosa.store import Conflict, Listing, Store, new_id

from . import changes
from .entries import AnyEntry, Chair, Deciding, Opened, decode, encode
from .showing import listing
from .table import Table

PERSON = "terminal"
"""By what the person who plays in the terminal is known; no person of a server is called so."""


class Journal:
    """A person's table, and what is kept of it."""

    def __init__(self, store: Store, table: Table, players: Mapping[int, Bot]) -> None:
        self.store, self.table, self.players = store, table, dict(players)
        self.me = table.seats_of(PERSON)[0]

    @classmethod
    def opened(
        cls,
        store: Store,
        setup: Setup,
        me: int,
        players: Mapping[int, Bot],
        bots: Mapping[int, str],
        chance: Chance | None = None,
    ) -> Journal:
        """A new table, dealt and kept; its deal is under seal if chance is not given."""
        now = time.time()
        made: list[AnyEntry] = [opening(setup, me, bots, now, "" if chance else new_secret())]
        table = Table(new_id(), made, chance)
        made += changes.begin(table, now)
        store.create(table.id, [encode(entry) for entry in made], kept(table)).result()
        return cls(store, table, players)

    @classmethod
    def resumed(cls, store: Store, id: str, seated: Callable[[Mapping[int, str]], Mapping[int, Bot]]) -> Journal:
        """A table as it was kept, with bots in its seats again."""
        log = store.entries(id)
        try:
            table = Table(id, [decode(entry) for entry in log])
        except (SubRosaError, msgspec.MsgspecError) as error:
            raise SubRosaError(f"match {id} cannot be gone on with: {error}") from None
        if table.host != PERSON or len(table.seats_of(PERSON)) != 1 or table.match is None:
            raise BadRequest(f"match {id} is not one of the terminal; it is played at its server")
        return cls(store, table, seated({seat: chair.bot for seat, chair in enumerate(table.chairs) if chair.bot}))

    @property
    def match(self) -> Match:
        return self.table.begun

    # What changes it

    def decide(self, choices: Sequence[int]) -> None:
        """The person's choices, all together."""
        self._keep(changes.decide(self.table, self.me, choices, len(self.table.feed[self.me]), time.time()))

    def play_on(self) -> None:
        """The bots choose, until the person has to or all is over."""
        if self._bot() is not None:
            self._keep([self.table.enter(Deciding(time.time(), self._bot_lines, bot=True))])

    def _bot(self) -> int | None:
        """The first seat that has to choose and is a bot's."""
        return next((seat for seat in self.match.deciders if seat in self.players), None)

    def _bot_lines(self, match: Match) -> Iterator[Line]:
        while (seat := self._bot()) is not None:
            yield Decision(seat, match.ask(seat, self.players[seat]).choice)

    def hint(self, choices: Sequence[int] = ()) -> Advised:
        """What a good player would do after these choices; that the person asked is kept."""
        drafted = changes.check_hint(self.table, self.me, choices)
        belief = ahead(self.match.belief(self.me), drafted.steps)
        found = advice(belief, drafted.view.numbers, [random.getrandbits(32) for _ in range(4)])
        self._keep(changes.hint(self.table, self.me, time.time()))
        return found

    def go_back(self) -> None:
        """To before the person's last decisions; bots agree to everything."""
        self._keep(changes.propose(self.table, self.me, "back", time.time()))

    def _keep(self, made: Sequence[AnyEntry]) -> None:
        """What was done is on disk when this returns; what cannot be kept is not to be shown."""
        at = self.table.entries - len(made)
        try:
            self.store.append(self.table.id, at, [encode(entry) for entry in made], kept(self.table)).result()
        except Conflict:
            id = self.table.id
            raise BadRequest(f"match {id} has been played on elsewhere; resume it to see how it stands") from None


def opening(setup: Setup, me: int, bots: Mapping[int, str], now: float, secret: str = "") -> Opened:
    """The first entry of a person's table."""
    chairs = [Chair("bot", bot=bots[seat]) if seat in bots else Chair("open") for seat in range(setup.seats)]
    chairs[me] = Chair("person", person=PERSON)
    head = list(record.head(setup))
    return Opened(now, head, chairs, PERSON, chat=False, allows_spectators=False, secret=secret)


def kept(table: Table) -> Listing:
    """What lists say of a person's table: it waits, and nobody else looks after it."""
    told = listing(table)
    return replace(told, rated=False) if told.state == "finished" else replace(told, state="kept", due=None)
