"""Everything a seat knows of a match, and nothing else: what a redraw is drawn from."""

from __future__ import annotations

from dataclasses import dataclass, field

from subrosa.core.match import Decision

from ..box import NOVICES
from .beliefs import Listening, Move, Night, Turn, Walk

NOVICE_COUNT = len(NOVICES)


@dataclass
class HiddenWish:
    """Another's novice is dealt a wish card."""

    cell: int


@dataclass
class HiddenBlessing:
    """Somebody else's figure is dealt a blessing."""

    figure: int


@dataclass
class HiddenStop:
    """A guard stops after five steps: as a run, or by a swift foot as a walk, which is shown when both have moved."""

    guard: int
    decider: int
    choice: int | None = None


@dataclass
class SecretMoves:
    """The novices' moves of a round: the seat's own decisions, and if all are done those of the others."""

    own: list[Decision] = field(default_factory=list)
    night: int | None = None


@dataclass
class SecretTokens:
    """Another's tokens at the end of her noise turn."""

    cell: int
    night: int


Line = Decision | HiddenWish | HiddenBlessing | HiddenStop | SecretMoves | SecretTokens


@dataclass
class Evening:
    """What is open of a novice in a round, as it is found out; what she answered if asked to turn back, or -1."""

    move: Move | Walk | None = None
    card: int = -1
    first: int = -1
    last: int = -1
    turn: Turn | None = None
    abroad: bool = False
    away: int = 0
    at: int = -1
    caught: bool = False
    listenings: list[Listening] = field(default_factory=list)

    @property
    def night(self) -> Night | None:
        """For a belief; None if she stood caught in her cell, where nothing is to be found out."""
        if self.move is None:
            return None
        return Night(self.move, self.turn, self.abroad, self.away, self.at, self.caught, tuple(self.listenings))


@dataclass
class Story:
    """Everything a seat knows of a match."""

    seat: int
    over: bool = False
    lines: list[Line] = field(default_factory=list)
    owners: dict[int, int] = field(default_factory=dict)
    wishes: dict[int, int] = field(default_factory=dict)
    """The seat's own wish cards, by novice."""
    blessings: dict[int, int] = field(default_factory=dict)
    """The blessings it knows, by figure: its own, and those that were used."""
    evenings: dict[int, list[Evening]] = field(default_factory=dict)
    """The others' novices, round by round."""
    kept: dict[int, int] = field(default_factory=dict)
    """How often each of the others' novices has kept her blessing when asked."""
    blessed: bool = True
    """Whether blessings were dealt at all."""
    swift_feet: bool = True
    """Whether a swift foot is more than a blank."""
    runs_of_five: list[int] = field(default_factory=lambda: [0, 0])
    """How often each guard stopped after five steps that were shown to be a run."""
    no_false_noise: set[int] = field(default_factory=set)
    """Figures of guards who cannot have false noise, as the other's was used in their move."""
