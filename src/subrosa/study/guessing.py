"""What was guessed, against what the guesser could believe."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.beliefs import Belief, Matter, along
from subrosa.core.deciders import CHANCE
from subrosa.core.engines import Engine
from subrosa.core.fields import State
from subrosa.core.game import Bet
from subrosa.core.match import Match, see

from .findings import Guess
from .weighing import Weighing

Key = tuple[object, ...]
"""What a matter is: its kind, and of what."""


def key_of(matter: Matter) -> Key:
    """What a matter is."""
    return (matter.kind, *matter.of.items())


class Guessing:
    """The guesses of a match, each with what its guesser's own seat could believe just before."""

    def __init__(self, match: Match, engine: Engine) -> None:
        self.match, self.engine = match, engine
        self.bets: dict[int, tuple[int, State, list[Bet]]] = {}
        for n, (decision, was, _) in enumerate(match.positions(), start=1):
            seat = decision.decider
            if seat != CHANCE and (bets := list(match.game.guessed(was, seat, decision.choice))):
                self.bets[n] = (seat, was, bets)
        self.seats = sorted({seat for seat, _, _ in self.bets.values()})
        self._weighing = {seat: Weighing() for seat in self.seats}
        self._found: list[Guess] = []

    @property
    def shared(self) -> bool:
        """Does an onlooker remember the same as the guessers, so that his memory serves them all?"""
        return bool(getattr(self.match.game.belief, "SHARED", False))

    def before(self, n: int, onlooker: Belief) -> None:
        """The decision of this number comes next, and this is what an onlooker remembers."""
        if self.shared and n in self.bets:
            seat, was, _ = self.bets[n]
            self._guess(n, onlooker.as_seen_by(seat, see(self.match.game, was, seat).numbers))

    def all(self) -> list[Guess]:
        """Every guess, in the order of the match."""
        for seat in () if self.shared else self.seats:
            for n, belief in enumerate(along(self.match, seat, self.engine), start=1):
                if n in self.bets and self.bets[n][0] == seat:
                    self._guess(n, belief)
        return sorted(self._found, key=lambda guess: guess.n)

    def _guess(self, n: int, belief: Belief) -> None:
        seat, was, bets = self.bets[n]
        matters = {key_of(matter): matter for matter in self._weighing[seat].of(belief)}
        self._found += self._weighed(n, seat, was, bets, matters)

    def _weighed(self, n: int, seat: int, was: State, bets: list[Bet], matters: dict[Key, Matter]) -> Iterator[Guess]:
        """Bets with what could be believed of them; what is known to be otherwise is not bet on."""
        for kind, of, named in bets:
            matter = matters[(kind, *of.items())]
            shown = {name: share.shown for name, share in matter.shares.items()}
            if any(name in shown for name in named):
                share = min(1.0, sum(shown.get(name, 0.0) for name in named))
                truth = self.match.game.truth(was, matter)
                yield Guess(n, seat, kind, of, [*named], truth, share, max(share, *shown.values()))
