"""A deal under seal: chance that was settled before play, and that everybody can check when it is over.

    deal = Deal(new_secret(), {0: "8f3a", 2: "any-words-of-theirs"})
    deal.commitment                              # shown before anybody adds a lot; the secret only after the end
    deal.at(1).choices(choices, weights, k=1)    # what chance draws first, whoever works it out

The secret is 256 bits of the server's. The stream of chance follows from it and from the lots that players add when
they have seen the commitment: the server cannot choose it any more, and they cannot yet. Draws are numbered from 1 in
the order of the record, those that were taken back among them: no number is drawn twice and none is left out.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

SECRET = re.compile("[0-9a-f]{64}")
LOT = re.compile("[0-9A-Za-z_-]{1,64}")
WORDS = 2**32
"""So many numbers a word of the stream can be."""


def new_secret() -> str:
    """A secret that nobody guesses, as text."""
    return secrets.token_hex(32)


@dataclass(frozen=True)
class Deal:
    """A secret, and the lots of those players who added one, by seat."""

    secret: str = field(repr=False)
    lots: Mapping[int, str] = field(default_factory=dict)

    @cached_property
    def commitment(self) -> str:
        """What is shown of the secret before play: it fits no other secret, and nobody works the secret out from it."""
        return hashlib.sha256(f"subrosa deal 1\n{self.secret}\n".encode()).hexdigest()

    @cached_property
    def seed(self) -> bytes:
        """What all draws follow from."""
        lots = "".join(f"{line}\n" for line in self.lot_lines())
        return hmac.digest(bytes.fromhex(self.secret), f"subrosa lots 1\n{lots}".encode(), "sha256")

    def lot_lines(self) -> Iterator[str]:
        for seat, lot in sorted(self.lots.items()):
            yield f"lot {seat + 1} {lot}"

    def at(self, n: int) -> Draw:
        """The draw of that number."""
        return Draw(self.seed, n)


@dataclass(frozen=True)
class Draw:
    """One draw of a stream: chance for one decision."""

    seed: bytes = field(repr=False)
    n: int

    def choices(self, population: Sequence[int], weights: Sequence[int], *, k: int) -> list[int]:
        """One of these, by their weights. Words past the last whole multiple of the sum are passed over."""
        total = sum(weights)
        fair = WORDS - WORDS % total
        rest = next(word for word in self.words() if word < fair) % total
        for choice, weight in zip(population, weights, strict=True):
            if rest < weight:
                return [choice]
            rest -= weight
        raise ValueError("nothing can be drawn")

    def words(self) -> Iterator[int]:
        """The words of 32 bits of this draw, without end."""
        block = 0
        while True:
            found = hmac.digest(self.seed, f"draw {self.n} {block}".encode(), "sha256")
            yield from (int.from_bytes(found[at : at + 4], "big") for at in range(0, len(found), 4))
            block += 1
