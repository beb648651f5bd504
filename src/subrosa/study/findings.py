"""The parts of a study. All of it goes into JSON as it stands; seats count from 0, decisions from 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from subrosa.core.tellings import Fact


@dataclass(frozen=True)
class Told:
    """How many bits more point to the truth of a secret: negative where it misled."""

    hard: float
    """By the rules alone: log2 of how much larger the truth's share by counting became."""
    soft: float
    """What the share by behaviour grew beyond that."""

    @property
    def bits(self) -> float:
        """Both together."""
        return self.hard + self.soft


@dataclass(frozen=True)
class Tale:
    """A decision in words: a sentence of the game with its facts."""

    kind: str
    facts: Mapping[str, Fact]


@dataclass(frozen=True)
class Instead:
    """The move that was worth as much to the player and would have told least."""

    line: str
    tale: Tale | None
    bits: float
    """So much less: never below 0."""


@dataclass(frozen=True)
class Points:
    """What a move cost by making the player easier to guess, in points, as others guess in one of two ways."""

    matching: float
    """They guess each alternative as often as they believe it: the stake times how much the truth's share grew."""
    best: float
    """They guess what they believe most: the stake if that became the truth, minus the stake if it no longer is."""


@dataclass(frozen=True)
class Move:
    """A decision of a seat, with what it told."""

    n: int
    """It was the match's decision of this number."""
    opened: int
    """After how many decisions it lay open: later than its own, if it was laid under seal."""
    seat: int
    progress: int
    """The day, hour or round; 0 before the first."""
    line: str
    tale: Tale | None
    """As everybody was told of it."""
    hard: float
    soft: float
    """What it told of the seat's own secrets."""
    row: Mapping[int, Told] = field(default_factory=dict)
    """What it told of each secret it told anything of, by the number of its line: the others' too, by elimination."""
    instead: Instead | None = None
    points: Points | None = None

    @property
    def bits(self) -> float:
        """What it told of the seat's own secrets, misleading counted against it."""
        return self.hard + self.soft


@dataclass(frozen=True)
class Point:
    """What an onlooker could believe of a secret after a decision."""

    n: int
    truth: str
    """What it was then: a place changes."""
    believed: float
    """The share of the truth by behaviour."""
    counted: float
    """The share of the truth by counting."""
    shown: float
    """The share as it is shown: certain only where the rules say so."""
    guessed: float
    """How often who guesses what he believes most is right: 1 or 0, a part where several are believed alike."""
    shares: Mapping[str, float]
    """The likeliest alternatives, as they are shown."""


@dataclass(frozen=True)
class Line:
    """What an onlooker could believe of one secret, from decision to decision."""

    kind: str
    of: Mapping[str, Fact]
    seat: int | None
    """Whose secret it is; nobody's, if it is a card that nobody holds."""
    points: list[Point]
    """Only where something has changed; the first is where the secret came into being."""
    by_owner: float
    """Bits that its owner's own decisions told of it."""
    by_others: float
    """Bits that other seats' decisions told of it."""
    by_chance: float
    """Bits that chance told of it."""
    by_change: float
    """What became of it where the truth itself changed: who walks away has told nothing, nor misled anybody.

    The four together are log2 of the last share of the truth over the first.
    """
    unmasked: int | None
    """Since which decision it was known for good; nothing if never, or if players changed it."""


@dataclass(frozen=True)
class Guess:
    """A decision by which a seat said what it took a secret for."""

    n: int
    seat: int
    kind: str
    of: Mapping[str, Fact]
    named: list[str]
    """The alternatives by which it was right: mostly one; for who looks for somebody, all places that are looked at."""
    truth: str
    share: float
    """How much the guesser could believe it just before, from its own seat."""
    best: float
    """How much it could believe the likeliest alternative, or what was guessed if that is more."""

    @property
    def right(self) -> bool:
        """Was it so?"""
        return self.truth in self.named


@dataclass(frozen=True)
class OfSeat:
    """One player in numbers."""

    seat: int
    hard: float
    soft: float
    """Bits its own decisions told of its secrets."""
    by_others: float
    by_chance: float
    avoidable: float
    """The sum of what as good moves would have told less."""
    unmasked: int | None
    """Since which decision the first of its secrets was known for good."""
    right: int
    guesses: int
    luck: float
    """Right guesses, less the sum of the shares with which the guesser could believe in each of its guesses.

    So many more (or fewer) guesses were right than somebody could expect who guessed the same and knew the same; over
    many matches it comes to 0 where the model is right.
    """
    points: Points | None = None
    """What all its moves cost together, where points hang on being guessed."""


@dataclass(frozen=True)
class Note:
    """A sentence about the match with these facts, the game's own or the house's: see `Words.note`."""

    kind: str
    facts: Mapping[str, Fact | float]
    n: int | None = None
    """The decision it is about."""
    progress: int = 0
    tale: Tale | None = None
    instead: Tale | None = None
    """What would have been as good and told less."""
    secret: str = ""
    """The sort of secret it is about, and the truth of it, the fact `name`."""
    name: str = ""
    of: Mapping[str, Fact] = field(default_factory=dict)
    """Of what: with its sort, what the fact `matter` asks."""


@dataclass(frozen=True)
class Study:
    """Everything a finished match tells about what it told."""

    game: str
    version: int
    """Of the rules."""
    model: int
    """Of the model of how people choose."""
    decisions: int
    progress: list[tuple[int, int]]
    """After how many decisions a new day, hour or round began, and which."""
    lines: list[Line]
    moves: list[Move]
    guesses: list[Guess]
    seats: list[OfSeat]
    notes: list[Note]

    def __repr__(self) -> str:
        return f"<Study of {self.game}: {len(self.lines)} secrets, {len(self.moves)} moves>"

    @property
    def kinds(self) -> list[str]:
        """What sorts of secrets there were."""
        return list(dict.fromkeys(line.kind for line in self.lines))

    @property
    def avoidable(self) -> list[Move]:
        """The moves for which there was as good a one that told less, the worst first."""
        return worst(move for move in self.moves if move.instead)

    @property
    def hiding(self) -> frozenset[int]:
        """The seats that had a secret: who hid nothing is not told what it gave away."""
        return frozenset(line.seat for line in self.lines if line.seat is not None)

    def told(self, seat: int) -> float:
        """All bits a seat gave away of its own secrets."""
        return sum(move.bits for move in self.moves if move.seat == seat)


def worst(moves: Iterable[Move]) -> list[Move]:
    """Moves by what they could have kept."""
    return sorted(moves, key=lambda move: (-(move.instead.bits if move.instead else 0.0), move.n))
