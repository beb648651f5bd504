"""Playing in the terminal: against bots, or at a table of a server.

    terminal.start(setup, me=0, bot_names=["greedy"], language="en", store=Store())
    terminal.resume(None, Store(), "en")          # the match played last
    terminal.join("http://127.0.0.1:8000/join/WyJ…", "Ann", "en")

Everything a person is shown is made from that seat's view and tellings.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from subrosa.bots import Bot, bot
from subrosa.client import Memory, come
from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.game import Game, Setup
from subrosa.core.text import has, say
from subrosa.puzzles import Puzzle
from subrosa.store import Store, home
from subrosa.table.journal import Journal

from .company import company
from .frame import Seat
from .joined import Joined
from .keyboard import Keyboard, Once, Typing
from .letters import PLAINLY
from .look import Look, Screen
from .people import sealed
from .plain import Plain
from .puzzle import Asked
from .seating import Home

SCREENS = "subrosa.screens"
"""The entry point group in which packages offer screens for their games."""


@cache
def screen_of(game: Game) -> Screen:
    """The screen of a game: one that a package offers, else the one that lies here, else a plain one."""
    for point in entry_points(group=SCREENS, name=game.id):
        offered: Screen = point.load()
        return offered
    spec = find_spec(f"{__name__}.{game.id}")
    if spec is None or spec.submodule_search_locations is None:
        return Plain(game)
    screen: Any = import_module(spec.name)
    return screen  # type: ignore[no-any-return]


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
    source = None if seed is None else Random(seed)
    others = [seat for seat in range(setup.seats) if seat != me]
    kinds = {seat: bot_names[i % len(bot_names)] for i, seat in enumerate(others)}
    bots = seated(kinds, source or random.SystemRandom())
    return play(Journal.opened(store, setup, me, bots, kinds, source), language, goal, read, console)


def resume(
    id: str | None,
    store: Store,
    language: str,
    read: Callable[[str], str] = input,
    console: Console | None = None,
) -> int:
    """Go on with a match; without an id with the one played last."""
    if id is None:
        waiting = store.kept()
        if not waiting:
            raise BadRequest(f"no unfinished match waits in {store.folder}")
        id = waiting[0].id
    journal = Journal.resumed(store, id, lambda kinds: seated(kinds, random.SystemRandom()))
    return play(journal, language, say(language, "terminal-resumed"), read, console)


def play(
    journal: Journal,
    language: str,
    greeting: str = "",
    read: Callable[[str], str] = input,
    console: Console | None = None,
) -> int:
    """Play a match that is kept on this machine, from where it stands; the exit status."""
    game, me = journal.match.game, journal.me
    look = Look(game, me, names_of(journal.match.setup.seats, me, language), language)
    seat = Seat(Home(journal, read), look, screen_of(game), console or terminal())
    seat.greeting.extend([greeting] if greeting else [])
    seat.greeting.extend(company(look, journal.table.bots))
    seat.greeting.extend(sealed(look, journal.table.deal.commitment if journal.table.deal else ""))
    return seat.play()


def join(
    link: str | None,
    name: str,
    language: str,
    folder: Path | None = None,
    keys: Typing = Keyboard,
    console: Console | None = None,
) -> int:
    """Play at a table of a server, to which a link leads; without one, at the table joined last."""
    memory, typing = Memory(folder or home()), Once(keys)
    try:
        place = come(link, name, language, memory)
        while True:
            with Joined(place, language, memory.folder, typing) as seating:
                look = Look(seating.game, seating.me, seating.names, language)
                status = Seat(seating, look, screen_of(seating.game), console or terminal()).play()
            if not seating.next:
                return status
            place = memory.moved(place, seating.next)
    except IllegalAction as error:
        raise BadRequest(said(error, language)) from None


def ask(
    puzzle: Puzzle, day: date, language: str, read: Callable[[str], str] = input, console: Console | None = None
) -> int:
    """Have somebody solve a puzzle; the exit status."""
    look = Look(puzzle.game, puzzle.seat, names_of(puzzle.setup.seats, puzzle.seat, language), language)
    return Asked(puzzle, day, look, screen_of(puzzle.game), console or terminal()).play(read)


def said(error: IllegalAction, language: str) -> str:
    """Why something cannot be done, in a person's language where we have the words."""
    return say(language, error.key, error.facts) if has(language, error.key) else str(error)


def terminal() -> Console:
    """The terminal this runs in; letters it does not know become plain ones."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors=PLAINLY)
    return Console()


def seated(kinds: Mapping[int, str], source: Random) -> dict[int, Bot]:
    """A bot of each kind in its seat, with a stream of its own."""
    return {seat: bot(kind, Random(source.getrandbits(64)), patient=False) for seat, kind in kinds.items()}


def names_of(seats: int, me: int, language: str) -> dict[int, str]:
    """What the players are called."""
    names = {seat: say(language, "terminal-seat", {"number": seat + 1}) for seat in range(seats)}
    return names | {me: say(language, "terminal-you")}
