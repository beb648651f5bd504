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
`all back 17` goes back, by everybody's consent, to where the match stood after 17 decisions. After the end may stand
what proves a record (`proof`).
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from . import proof
from .deciders import CHANCE
from .errors import BadData, BadRecord, BadRequest, IllegalAction, SubRosaError
from .finding import find
from .game import Game, Option, Setup, check_option
from .match import Decision, Line, Match, TakenBack, Withdrawal, odds, parse
from .proof import Proof
from .shapes import BYTE_ORDER_MARK
from .text import say

FORMAT = 1


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


def setup_of(head: Iterable[str]) -> Setup:
    """How a table plays, from the head of its record. Tables that play alike have it once."""
    text = "\n".join(head)
    known = _known(text)
    if known.game.is_edition or find(known.game.id) is known.game:
        return known
    return _setup(_Reader(text))


@lru_cache(256)
def _known(head: str) -> Setup:
    return _setup(_Reader(head))


def line_text(match: Match, line: Line) -> str:
    """A line of the log as text, where the match stands before it."""
    if isinstance(line, Withdrawal):
        return f"{line.seat + 1} withdraw"
    if isinstance(line, TakenBack):
        return f"all back {line.upto}"
    who = "chance" if line.decider == CHANCE else str(line.decider + 1)
    return f"{who} {match.game.said(match.state, line.decider, line.choice).line}"


def read(text: str) -> Match:
    """The match a record tells; a damaged record says at which line and why."""
    return read_whole(text)[0]


def read_whole(text: str) -> tuple[Match, Proof]:
    """The match a record tells, and what it says to prove it."""
    reader = _Reader(text)
    match = Match(_setup(reader))
    for count, (at, line) in enumerate(reader):
        word, _, said = line.partition(" ")
        if word == "end":
            if number(said) != count:
                raise BadRecord(at, f"the record ends after {count} lines of play, but says {said[:40]}")
            if not match.over:
                raise BadRecord(at, "the record ends before the game does")
            return match, proof.read(reader)
        with _on_line(at, reader.otherwise):
            match.enter(parse_line(match, line))
    raise BadRecord(reader.following[0], "the record breaks off: its end line is missing")


def parse_line(match: Match, line: str) -> Line:
    """A line of text as a line of the log, where the match stands before it."""
    who, _, rest = line.partition(" ")
    if who == "all":
        verb, _, count = rest.partition(" ")
        upto = number(count) if verb == "back" else None
        if upto is None:
            raise IllegalAction(f"{line[:40]!r} is not a line of a record")
        return TakenBack(upto)
    if who == "chance":
        return Decision(CHANCE, _drawn(match, rest))
    seat = number(who)
    if seat is None or not 1 <= seat <= match.setup.seats:
        raise IllegalAction(f"{line[:40]!r} does not begin with a seat, chance or all")
    if rest == "withdraw":
        return Withdrawal(seat - 1)
    return Decision(seat - 1, match.view(seat - 1).choice(rest))


def _drawn(match: Match, line: str) -> int:
    """What a line says that chance has drawn."""
    if match.over or match.deciders:
        raise IllegalAction(say("en", "not-by-chance"), "not-by-chance")
    game, choices = match.game, odds(match.game, match.state)[0]
    try:
        return parse(game, match.state, CHANCE, line, choices)
    except IllegalAction:
        example = game.said(match.state, CHANCE, choices[0]).line
        raise IllegalAction(f"{line[:40]!r} cannot have been drawn here; {example!r} could") from None


def number(text: str) -> int | None:
    """A whole number as records write it: plain digits without a zero before them, and not too many."""
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,8}", text) else None


class _Reader:
    """The lines of a record that are not remarks, with their numbers."""

    def __init__(self, text: str) -> None:
        every = text.removeprefix(BYTE_ORDER_MARK).splitlines()
        self._lines = deque(
            (at, " ".join(line.split()))
            for at, line in enumerate(every, start=1)
            if line.strip() and not line.lstrip().startswith("#")
        )
        self._after = len(every) + 1
        self.otherwise = ""
        """What was otherwise in the version of the rules by which the record was played."""

    def __iter__(self) -> Iterator[tuple[int, str]]:
        while self._lines:
            yield self._lines.popleft()

    @property
    def following(self) -> tuple[int, str]:
        """The next line, which stays the next; an empty one after the last."""
        return self._lines[0] if self._lines else (self._after, "")

    def take(self) -> tuple[int, str]:
        if not self._lines:
            raise BadRecord(self._after, "the record breaks off")
        return self._lines.popleft()


def _setup(reader: _Reader) -> Setup:
    """The head of a record."""
    at, line = reader.take()
    if line != f"subrosa record {FORMAT}":
        raise BadRecord(at, f'a record begins with "subrosa record {FORMAT}"')
    at, line = reader.take()
    words = line.split()
    if len(words) != 3 or words[0] != "game":
        raise BadRecord(at, "the game and the version of its rules are missing")
    with _on_line(at):
        game = find(words[1])
    if words[2] in map(str, game.earlier):
        reader.otherwise = f" (played by version {words[2]} of the rules: {game.earlier[int(words[2])]})"
    elif words[2] != str(game.version):
        raise BadRecord(at, f"played by version {words[2]} of the rules; this is version {game.version}")
    at, line = reader.take()
    word, _, count = line.partition(" ")
    seats = number(count)
    if word != "seats" or seats is None:
        raise BadRecord(at, "the number of seats is missing")
    with _on_line(at):
        game.check_seats(seats)
    options = {option.id: _option(game, option, reader) for option in game.options}
    custom = [name for name in game.data_options if options[name] == "custom"]
    if not custom:
        return Setup(game, seats, options)
    figures = [reader.take() for _ in range(game.data_lines)]
    with _on_line(figures[0][0]):
        data = game.data_from_lines([line for _, line in figures])
        for name in custom:
            if name not in data.options:
                raise BadData([f"the option {name} is custom, but there are no figures for it"])
        return Setup(game, seats, options, data)


def _option(game: Game, option: Option, reader: _Reader) -> str:
    """What a record says of an option, or means if it is older than the option."""
    if option.later and not reader.following[1].startswith(f"option {option.id} "):
        return option.default
    at, line = reader.take()
    words = line.split()
    if len(words) != 3 or words[:2] != ["option", option.id]:
        raise BadRecord(at, f"the option {option.id} is missing")
    with _on_line(at):
        return check_option(game, option.id, words[2])


@contextmanager
def _on_line(at: int, otherwise: str = "") -> Iterator[None]:
    """What goes wrong here goes wrong on this line."""
    try:
        yield
    except SubRosaError as error:
        raise BadRecord(at, str(error).splitlines()[0] + otherwise) from None
