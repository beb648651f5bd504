"""What is told of a match without its play: the game, who sits where, and how it stands."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

STATES = ("open", "playing", "paused", "finished", "moved", "closed", "kept")
UNFINISHED = ("open", "playing", "paused")
"""A match of a server that goes on."""
ID_SIGNS = "23456789bcdfghjkmnpqrstvwxyz"
"""No vowels and nothing that looks like something else: ids can be read aloud and spell no words."""
ID_LENGTH = 12


def new_id() -> str:
    """An id nobody guesses."""
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


@dataclass(frozen=True)
class ChairRow:
    """One seat of a match and who has it."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    waiting: bool
    """This seat has to decide now."""
    place: int = 0
    """Where it came in when all was over; 1 is the winner's."""
    part: str = ""
    """What it turned out to have been: a monk, a role, a side. Nothing before the end."""
    tally: Mapping[str, float] = field(default_factory=dict)
    """What is worth counting of it; nothing before the end."""
    avatar: str = ""
    left: bool = False
    """Does the bot play for somebody who has left?"""
    side: str = ""
    """On which side of the game it is, where there are sides."""


@dataclass(frozen=True)
class Listing:
    """A match as lists show it. How many entries it has, the store counts itself."""

    id: str
    game: str
    seats: int
    state: str
    host: str | None
    public: bool
    created: float
    changed: float
    due: float | None
    entries: int
    chairs: tuple[ChairRow, ...]
    title: str = ""
    progress: int = 0
    """How far play has come, as everybody sees it: the day, the hour, the round."""
    ended: float = 0.0
    """When all was over; 0 before."""
    began: float = 0.0
    """When play began; 0 before, and of matches that were kept before it was noted."""
    rated: bool = False
    """Does it move the ratings of those who played? Not before it is over."""

    def __post_init__(self) -> None:
        if self.state not in STATES:
            raise ValueError(f"a match is {', '.join(STATES)}, not {self.state!r}")

    @property
    def people(self) -> frozenset[str]:
        """Those in whose lists the match is: who has a chair, and who opened it."""
        there: Iterable[str | None] = (self.host, *(chair.person for chair in self.chairs))
        return frozenset(person for person in there if person is not None)


def as_text(listing: Listing) -> str:
    """A listing as JSON."""
    return msgspec.json.encode(listing).decode()


def from_text(text: str) -> Listing:
    """The listing that was written."""
    return msgspec.json.decode(text, type=Listing)
