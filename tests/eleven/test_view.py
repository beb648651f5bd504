"""What a seat of 011 sees: all that is open, its own, what it has looked at, and nothing else."""

from __future__ import annotations

import pytest

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.fields import Visibility
from subrosa.games.eleven import rules, view
from subrosa.games.eleven.fields import FIELDS
from subrosa.games.eleven.rules.terms import NAME, NAME_AS_FENRIR, OVER

from .table import MOST, Table

TABLES = [(3, {}), (4, {}), (6, {}), (4, {"tiles_hidden": "false"}), (5, {"open_unknown_pile": "true"})]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_views_show_what_the_field_table_allows_and_offer_the_same_choices(seats: int, options: dict[str, str]) -> None:
    table = Table(seats, 3, **options)
    while table.decider >= 0 and table.s.hour < 7:
        table.until_next()
        s = table.s
        for seat in (*range(seats), SPECTATOR):
            v = FIELDS.blank()
            view.see(s, seat, v)
            for field in FIELDS:
                ours, truth, blank = getattr(v, field.name), getattr(s, field.name), field.blank()
                if field.known is Visibility.ALL or s.step == OVER:
                    assert ours == truth, field.name
                elif field.known is Visibility.NONE:
                    assert ours == blank, field.name
                elif field.known is Visibility.OWNER and not (
                    field.name == "tile" and options.get("tiles_hidden") == "false"
                ):
                    assert [r for i, r in enumerate(ours) if i != seat] == [r for i, r in enumerate(blank) if i != seat]
            assert rules.deciders(v) == rules.deciders(s)
            if table.decider == seat and table.decider != CHANCE:
                out = [0] * MOST
                assert out[: rules.legal(v, seat, out)] == table.choices()


def test_a_card_is_seen_by_its_owner_by_who_looked_and_by_nobody_else() -> None:
    table = Table(4, 5)
    table.until("look")
    table.until_next()
    s = table.s
    seats = {seat: FIELDS.blank() for seat in (*range(4), SPECTATOR)}
    for seat, v in seats.items():
        view.see(s, seat, v)
    for character in range(8):
        for seat in range(4):
            known = s.card[character] == seat or s.known[seat][character] == 1
            assert (seats[seat].card[character] >= 0) == known
        assert seats[SPECTATOR].card[character] == -1


def test_a_declaration_drafted_on_a_view_waits_for_the_card_it_cannot_see() -> None:
    """The answer depends on the Chosen One's card: the view goes no further and shows nothing of it."""
    table = Table(4, 5).at_turn(0, event="e07")
    table.s.organ = table.s.place[0]
    table.s.place[0] = 40
    v = FIELDS.blank()
    view.see(table.s, 0, v)
    name = next(choice for choice in table.choices() if NAME <= choice < NAME_AS_FENRIR and v.card[choice - NAME] < 0)
    rules.apply(v, 0, name)
    assert rules.deciders(v) == 1 << CHANCE and v.alive == table.s.alive and v.declared == 0
