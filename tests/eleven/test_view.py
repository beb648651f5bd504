"""What a seat of 011 sees: all that is open, its own, what it has looked at, and nothing else."""

from __future__ import annotations

from subrosa.core.deciders import CHANCE
from subrosa.games.eleven import GAME, rules
from subrosa.games.eleven.fields import FIELDS
from subrosa.games.eleven.rules.terms import NAME, NAME_AS_FENRIR

from .table import Table


def test_a_declaration_drafted_on_a_view_waits_for_the_card_it_cannot_see() -> None:
    """The answer depends on the Chosen One's card: the view goes no further and shows nothing of it."""
    table = Table(4, 5).at_turn(0, event="e07")
    table.s.organ = table.s.place[0]
    table.s.place[0] = 40
    v = FIELDS.blank()
    GAME.see(table.s, 0, v)
    name = next(choice for choice in table.choices() if NAME <= choice < NAME_AS_FENRIR and v.card[choice - NAME] < 0)
    rules.apply(v, 0, name)
    assert rules.deciders(v) == 1 << CHANCE and v.alive == table.s.alive and v.declared == 0
