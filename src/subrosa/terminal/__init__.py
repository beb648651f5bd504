"""Playing in the terminal, against bots.

    terminal.start(setup, me=0, bot_names=["greedy"], language="en", store=Store())
    terminal.resume(None, Store(), "en")          # the match played last

Everything a person is shown is made from that seat's view and tellings.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from random import Random

from rich.console import Console

from subrosa.bots import Bot, bot
from subrosa.core.errors import BadRequest
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.core.text import say
from subrosa.games import find
from subrosa.store import Journal, Store, restored

from . import eleven, nuns, rose
from .frame import Seat
from .letters import PLAINLY
from .look import Look, Screen

SCREENS: dict[str, Screen] = {"rose": rose, "eleven": eleven, "nuns": nuns}


def play(
    match: Match,
    me: int,
    bots: Mapping[int, Bot],
    names: Mapping[int, str],
    language: str,
    store: Store,
    id: str,
    read: Callable[[str], str] = input,
    console: Console | None = None,
    greeting: Sequence[str] = (),
) -> int:
    """Play a match that is kept in the store under that id, from where it stands; the exit status."""
    if {me, *bots} != set(range(match.setup.seats)):
        raise BadRequest("every seat but yours needs a bot")
    look = Look(match.game, me, names, language)
    journal = Journal(store, id, match)
    seat = Seat(match, look, SCREENS[match.game.id], bots, journal, read, console or terminal())
    seat.greeting.extend(greeting)
    return seat.play()


def terminal() -> Console:
    """The terminal this runs in; letters it does not know become plain ones."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors=PLAINLY)
    return Console()


def start(
    setup: Setup,
    me: int,
    bot_names: Sequence[str],
    language: str,
    store: Store,
    seed: int | None = None,
    read: Callable[[str], str] = input,
    console: Console | None = None,
) -> int:
    """A new game against bots, their names taken in turn; with a seed chance and bots always do the same."""
    if me not in range(setup.seats):
        raise BadRequest(f"there is no seat {me + 1} at a table for {setup.seats}")
    goal = say(language, f"{setup.game.id}-goal")
    source = random.SystemRandom() if seed is None else Random(seed)
    others = [seat for seat in range(setup.seats) if seat != me]
    kinds = {seat: bot_names[i % len(bot_names)] for i, seat in enumerate(others)}
    bots = seated(kinds, source)
    match = Match(setup, source)
    id = store.create(match, {"me": me, "bots": {str(seat): kind for seat, kind in kinds.items()}})
    return play(match, me, bots, names_of(kinds, me, language), language, store, id, read, console, [goal])


def resume(
    id: str | None,
    store: Store,
    language: str,
    read: Callable[[str], str] = input,
    console: Console | None = None,
) -> int:
    """Go on with a match; without an id with the one played last."""
    if id is None:
        waiting = store.unfinished()
        if not waiting:
            raise BadRequest(f"no unfinished match waits in {store.folder}")
        id = waiting[0].id
    stored = store.load(id)
    kinds = {int(seat): kind for seat, kind in stored.seats_info["bots"].items()}
    me, source = stored.seats_info["me"], random.SystemRandom()
    match = restored(stored, find, source)
    names = names_of(kinds, me, language)
    back = say(language, "terminal-resumed")
    return play(match, me, seated(kinds, source), names, language, store, id, read, console, [back])


def seated(kinds: Mapping[int, str], source: Random) -> dict[int, Bot]:
    """A bot of each kind in its seat, with a stream of its own."""
    return {seat: bot(kind, Random(source.getrandbits(64))) for seat, kind in kinds.items()}


def names_of(kinds: Mapping[int, str], me: int, language: str) -> dict[int, str]:
    """What the players are called."""
    names = {seat: say(language, "terminal-seat", {"number": seat + 1}) for seat in kinds}
    return names | {me: say(language, "terminal-you")}
