"""Records: a finished match as text, one decision a line, that parses back and replays exactly.

    subrosa record 1
    game rose 1
    seats 4
    option time_step early
    ...
    chance first 3
    3 play red 4
    end 322

The head names the format, the game with the version of its rules, the seats, every option, and printed figures of
a table's own. Lines that begin with `#` and empty lines are remarks. `2 withdraw` takes back a sealed choice,
`all back 17` goes back, by everybody's consent, to where the match stood after 17 decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from .deciders import CHANCE
from .errors import BadData, BadRecord, BadRequest, IllegalAction, SubRosaError
from .game import Game, Setup, check_option
from .match import Decision, Line, Match, TakenBack, Withdrawal, odds
from .text import say

FORMAT = 1
T = TypeVar("T")


def write(match: Match) -> str:
    """The record of a finished match."""
    if not match.over:
        raise BadRequest(say("en", "record-not-over"))
    return "\n".join(lines(match)) + "\n"


def lines(match: Match) -> Iterator[str]:
    """A match line by line, finished or not: for the store, which seals them."""
    yield from head(match.setup)
    shadow = Match(match.setup)
    for line in match.log:
        yield line_text(shadow, line)
        shadow.enter(line)
    yield f"end {len(match.log)}"


def head(setup: Setup) -> Iterator[str]:
    """How a table plays, as lines."""
    yield f"subrosa record {FORMAT}"
    yield f"game {setup.game.id} {setup.game.version}"
    yield f"seats {setup.seats}"
    for name, value in setup.options.items():
        yield f"option {name} {value}"
    if setup.data is not None:
        yield from setup.data.lines()


def setup_of(head: Iterable[str], find: Callable[[str], Game]) -> Setup:
    """How a table plays, from the head of its record."""
    return _setup(_Reader("\n".join(head)), find)


def line_text(match: Match, line: Line) -> str:
    """A line of the log as text, where the match stands before it."""
    if isinstance(line, Withdrawal):
        return f"{line.seat + 1} withdraw"
    if isinstance(line, TakenBack):
        return f"all back {line.upto}"
    who = "chance" if line.decider == CHANCE else str(line.decider + 1)
    return f"{who} {match.game.words.text(match.state, line.decider, line.choice)}"


def read(text: str, find: Callable[[str], Game]) -> Match:
    """The match a record tells; a damaged record says at which line and why."""
    reader = _Reader(text)
    match = Match(_setup(reader, find))
    for count, (number, line) in enumerate(reader):
        words = line.split()
        if words[0] == "end":
            if words[1:] != [str(count)]:
                raise BadRecord(number, f"the record ends after {count} lines of play, but says {' '.join(words[1:])}")
            if not match.over:
                raise BadRecord(number, "the record ends before the game does")
            for number, _ in reader:
                raise BadRecord(number, "nothing may follow the end")
            return match
        try:
            match.enter(parse_line(match, line))
        except SubRosaError as error:
            raise BadRecord(number, str(error)) from None
    raise BadRecord(reader.last + 1, "the record breaks off: its end line is missing")


def parse_line(match: Match, line: str) -> Line:
    """A line of text as a line of the log, where the match stands before it."""
    who, _, rest = line.partition(" ")
    if who == "all":
        if not rest.startswith("back ") or not rest[5:].isdigit():
            raise IllegalAction(f"{line!r} is not a line of a record")
        return TakenBack(int(rest[5:]))
    if who == "chance":
        if match.over or match.deciders:
            raise IllegalAction(say("en", "not-by-chance"), "not-by-chance")
        return Decision(CHANCE, match.game.words.parse(match.state, CHANCE, rest, odds(match.game, match.state)[0]))
    if not who.isdigit() or not 1 <= int(who) <= match.setup.seats:
        raise IllegalAction(f"{line!r} does not begin with a seat, chance or all")
    seat = int(who) - 1
    if rest == "withdraw":
        return Withdrawal(seat)
    return Decision(seat, match.view(seat).choice(rest))


class _Reader:
    """The lines of a record that are not remarks, with their numbers."""

    def __init__(self, text: str) -> None:
        self._lines = enumerate(text.splitlines(), start=1)
        self.last = 0

    def __iter__(self) -> Iterator[tuple[int, str]]:
        for number, line in self._lines:
            self.last = number
            if line.strip() and not line.lstrip().startswith("#"):
                yield number, " ".join(line.split())

    def peek(self) -> tuple[int, str]:
        for number, line in self:
            return number, line
        raise BadRecord(self.last + 1, "the record breaks off")


def _setup(reader: _Reader, find: Callable[[str], Game]) -> Setup:
    """The head of a record."""
    number, line = reader.peek()
    if line != f"subrosa record {FORMAT}":
        raise BadRecord(number, f'a record begins with "subrosa record {FORMAT}"')
    number, line = reader.peek()
    words = line.split()
    if len(words) != 3 or words[0] != "game":
        raise BadRecord(number, "the game and the version of its rules are missing")
    game = _heeded(number, lambda: find(words[1]))
    if words[2] != str(game.version):
        raise BadRecord(number, f"played by version {words[2]} of the rules; this is version {game.version}")
    number, line = reader.peek()
    seats = line.split()[-1]
    if not line.startswith("seats ") or not seats.isdigit():
        raise BadRecord(number, "the number of seats is missing")
    _heeded(number, lambda: game.check_seats(int(seats)))
    options: dict[str, str] = {}
    for expected in game.options:
        number, line = reader.peek()
        words = line.split()
        if len(words) != 3 or words[:2] != ["option", expected.id]:
            raise BadRecord(number, f"the option {expected.id} is missing")
        options[expected.id] = _heeded(number, lambda words=words: check_option(game, words[1], words[2]))  # type: ignore[misc]
    data = None
    if any(options[name] == "custom" for name in game.data_options):
        figures = [reader.peek() for _ in range(game.data_lines)]
        try:
            data = game.data_from_lines([line for _, line in figures])
        except BadData as error:
            raise BadRecord(figures[0][0], error.found[0]) from None
    return Setup(game, int(seats), options, data)


def _heeded(number: int, ask: Callable[[], T]) -> T:
    try:
        return ask()
    except BadRequest as error:
        raise BadRecord(number, str(error)) from None
