"""What everybody at a table is asked to agree to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Proposal:
    """What a seat asks everybody to agree to, and who has."""

    number: int
    """The how manieth of this table."""
    seat: int
    what: str
    upto: int
    """To go back means: to after so many decisions."""
    other: int
    agreed: set[int] = field(default_factory=set)
    until: float = 0.0
    """Until then somebody who is away has time to come back, before a bot plays for him."""

    def is_agreed(self, people: Iterable[int]) -> bool:
        """Have all of them agreed, but for whom it is about? Bots agree to everything."""
        return set(people) - {self.other} <= self.agreed
