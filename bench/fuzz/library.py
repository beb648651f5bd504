"""The doors of the library: a seat's wishes, records, component files, and the words after a command."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

from cyclopts import CycloptsError

from subrosa.cli import app, with_latest
from subrosa.core.engines import engine
from subrosa.core.errors import BadData, BadRecord, IllegalAction, SubRosaError
from subrosa.core.game import Setup
from subrosa.core.match import SPECTATOR, Decision, Match, legal, see
from subrosa.games import find

from .counting import Changed, check_same, check_sentence
from .spoiling import any_text, any_value, spoiled_bytes, spoiled_text, spoiled_value

GAMES = ("rose", "eleven", "nuns")
WHOLE_EVERY = 50
"""After so many inputs every seat's view is compared too; the state from which views are made always is."""
DATA = (
    ("rose", "rose"),
    ("eleven", "map"),
    ("eleven", "eleven"),
    ("nuns", "map"),
    ("nuns", "sight"),
    ("nuns", "cards"),
)


def position(match: Match) -> tuple[Any, ...]:
    """Where a match stands: its log, what each reader was told, whether or not somebody has asked, and its state."""
    told = len(match.told), *(len(match.tellings(reader)) for reader in (*range(match.setup.seats), SPECTATOR))
    return len(match.log), len(match.decisions), match.draws, match.rebuilt, told, match.state.copy().numbers()


def views(match: Match) -> list[Any]:
    """What every seat and a spectator see."""
    return [see(match.game, match.state, seat).numbers.numbers() for seat in (*range(match.setup.seats), SPECTATOR)]


class Wishes:
    """`Match.decide` with wishes that are right, nearly right, or nothing at all."""

    name = "Match.decide"

    def __init__(self) -> None:
        self.sent: Any = None
        self.count = 0
        self.match: Match | None = None

    async def meet(self, random: Random) -> bool:
        match = self._at_table(random)
        seat, wish = self.sent = self._seat(random, match), self._wish(random, match)
        before, seen = position(match), views(match) if self.count % WHOLE_EVERY == 0 else None
        allowed = legal(match.game, match.state, seat) if seat in match.deciders else ()
        try:
            match.decide(seat, wish)
        except IllegalAction as error:
            check_sentence(str(error))
            check_same(before, position(match), "the match")
            check_same(seen, views(match) if seen else None, "a view")
            return False
        made = match.log[before[0]]
        if not isinstance(made, Decision) or made.decider != seat or made.choice not in allowed:
            raise Changed(f"no legal choice was accepted: {made}")
        return True

    def _at_table(self, random: Random) -> Match:
        self.count += 1
        if self.match is None or self.match.over:
            game = find(random.choice(GAMES))
            self.match = Match.new(game, random.choice(game.seats), Random(random.random()))
            self._actions: tuple[int, int, list[str]] = (-1, -1, [])
        return self.match

    def _seat(self, random: Random, match: Match) -> int:
        return random.choice(match.deciders) if random.random() < 0.8 else random.randrange(match.setup.seats)

    def _wish(self, random: Random, match: Match) -> Any:
        chooser, at = match.deciders[0], len(match.log)
        if self._actions[:2] != (chooser, at):
            self._actions = chooser, at, [str(action) for action in match.view(chooser).actions]
        right, kind = random.choice(self._actions[2]), random.random()
        if kind < 0.05:
            return right
        if kind < 0.15:
            return random.choice((any_text(random), random.randrange(-5, 2_000), 2**63, -(2**70)))
        return spoiled_text(random, right)


class Records:
    """`Match.from_record` with records that are damaged somewhere, mostly near their beginning."""

    name = "Match.from_record"

    def __init__(self) -> None:
        self.sent: Any = None
        self.texts: list[list[str]] = []

    async def meet(self, random: Random) -> bool:
        self.texts = self.texts or [_played(game, seats).splitlines() for game in GAMES for seats in find(game).seats]
        self.sent = text = self._damaged(random, list(random.choice(self.texts)))
        try:
            match = Match.from_record(text)
        except BadRecord as error:
            check_sentence(str(error))
            return False
        if not match.over or Match.from_record(match.record()).log != match.log:
            raise Changed("a record was accepted that is not a whole match")
        return True

    def _damaged(self, random: Random, lines: list[str]) -> str:
        if random.random() < 0.05:
            return spoiled_bytes(random, "\n".join(lines[:60]).encode()).decode(errors="replace")
        at = min(len(lines) - 1, int(random.expovariate(1 / 40)))
        match random.randrange(5):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, random.choice(lines))
            case _:
                lines[at] = spoiled_text(random, lines[at])
        return "\n".join(lines)


def _played(game: str, seats: int) -> str:
    match = Match.new(game, seats, Random(seats))
    match.play_out()
    return match.record()


class Files:
    """An owner's component files with something else somewhere; what is accepted can be played."""

    name = "component files"

    def __init__(self) -> None:
        self.sent: Any = None
        place = "subrosa.games.{}"
        self.printed = [
            (find(game), json.loads(files(place.format(game)).joinpath(f"data/{file}.json").read_text("utf-8")))
            for game, file in DATA
        ]

    async def meet(self, random: Random) -> bool:
        game, data = random.choice(self.printed)
        self.sent = text = self._spoiled(random, data)
        try:
            own = game.read_data(text)
        except BadData as error:
            for sentence in error.found:
                check_sentence(sentence)
            return False
        if random.random() < 0.05:
            setup = Setup.of(game, game.seats[0], data=own)
            played = engine(setup.game, "python").playouts(setup.start(), 1, 1).decisions[0]
            if played >= setup.game.most_decisions:
                raise Changed("a file was accepted with which no game ends")
        return True

    def _spoiled(self, random: Random, data: Any) -> str:
        if random.random() < 0.2:
            text = json.dumps(data)
            return (
                spoiled_text(random, text)
                if random.random() < 0.5
                else spoiled_bytes(random, text.encode()).decode("latin-1")
            )
        return json.dumps(spoiled_value(random, data) if random.random() < 0.97 else any_value(random))


class Words:
    """The words after `subrosa`: read, not carried out."""

    name = "arguments of commands"
    RIGHT = (
        *("play rose --seats 3 --bots easy --me 1", "simulate nuns --games 5 --seed 1 --json", "arena rose --games 4"),
        *(
            "serve --port 0 --host 127.0.0.1 --pace 0.5",
            "replay a.txt --seat 1",
            "rules rose --untested",
            "data check a.json",
        ),
        *("admin matches", "verify a.txt", "bench --json", "study a.txt --language de", "play eleven --resume latest"),
    )

    def __init__(self) -> None:
        self.sent: Any = None

    async def meet(self, random: Random) -> bool:
        self.sent = spoiled_text(random, random.choice(self.RIGHT)).split(" ")
        try:
            app.parse_args(with_latest(self.sent), exit_on_error=False, print_error=False)
        except (CycloptsError, SubRosaError) as error:
            check_sentence(str(error))
            return False
        return True
