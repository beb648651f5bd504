"""Two matches that a seat cannot tell apart send that seat byte-identical traffic, by socket and by every route."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from postgres import Postgres
from table.worlds import history, moments, not_last
from web.served import Served, serving, several

from subrosa.core.beliefs import Matter, Share
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.match import Match
from subrosa.store import Listing, Store
from subrosa.table import live, showing
from subrosa.table.table import Table
from subrosa.web.routes import matches

from .tapped import Bell, Wire, wires


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose lists are so short that a reader's three tables do not fit."""
    with pytest.MonkeyPatch.context() as patch, serving(tmp_path_factory.mktemp("wire")) as found:
        patch.setattr(matches, "MOST", 2)
        yield found


def differences(
    served: Served | Sequence[Served], match: Match, at: int, reader: int, seed: int, kind: type[Wire] = Wire
) -> list[str]:
    """Where the wire tells the truth after `at` decisions from another world."""
    truth = match.decisions[:at]
    redrawn, _ = match.game.redraw(match.setup, truth, reader, Random(seed))
    worlds = [not_last(match.setup, world, reader) for world in (truth, redrawn)]
    return wires([served] if isinstance(served, Served) else served, match.setup, worlds, reader, kind)


CASES = [("rose", 4), ("eleven", 4), ("nuns", 5)]


@pytest.mark.parametrize(("game", "seats"), CASES)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_seat_is_sent_the_same_bytes_in_worlds_it_cannot_tell_apart(
    served: Served, game: str, seats: int, seed: int
) -> None:
    match = history(game, seats, seed)
    random = Random(seed)
    at = moments(match, random, 1)[0]
    assert differences(served, match, min(at, 120), random.randrange(seats), seed) == []


@pytest.mark.parametrize(("game", "seats"), CASES)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (2, 3, 4))])
def test_who_is_away_hears_the_bell_alike_in_worlds_it_cannot_tell_apart(
    served: Served, game: str, seats: int, seed: int
) -> None:
    match = history(game, seats, seed)
    at = max(n for n, decision in enumerate(match.decisions[:100]) if decision.decider != CHANCE)
    assert differences(served, match, at, seed % seats, seed, Bell) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), CASES)
@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_a_seat_is_sent_the_same_bytes_by_four_servers(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, reader: int
) -> None:
    """Its players sit at all of them: what others decide in secret comes to the reader's server as news."""
    monkeypatch.setattr(matches, "MOST", 2)
    match = history(game, seats, 4)
    with several(postgres.new_place(), 4) as servers:
        assert differences(servers, match, min(moments(match, Random(4), 1)[0], 100), reader, 4) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_spectator_is_sent_the_same_bytes(served: Served, game: str, seats: int) -> None:
    match = history(game, seats, 3)
    assert differences(served, match, min(80, len(match.decisions) - 1), SPECTATOR, 3) == []


@pytest.mark.long
def test_a_number_that_counts_decisions_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = showing.update

    def leaky(table: Table, *rest: Any) -> Any:
        found = honest(table, *rest)
        return found and msgspec.structs.replace(found, n=len(table.match.log) if table.match else 0)

    monkeypatch.setattr(live, "update", leaky)
    match = history("nuns", 5, 1)
    guards_view = differences(served, match, 60, 0, 1)
    assert guards_view, "the guards could count the novices' steps"


@pytest.mark.long
def test_a_notebook_that_knows_more_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is filled in from the truth, and not from what its seat was told."""

    def knowing(table: Table, reader: int) -> Any:
        if table.match is None:
            return []
        match = table.match
        return showing.noted(
            (
                Matter(one.kind, one.of, {match.game.truth(match.state, one): Share(1.0, 1.0)})
                for one in hidden_at(table)
            ),
            full=True,
        )

    monkeypatch.setattr(showing, "notebook", knowing)
    assert differences(served, history("rose", 4, 1), 120, 1, 1)


def hidden_at(table: Table) -> list[Matter]:
    """What is hidden at a table."""
    return list(table.belief(0).matters) if table.match else []


@pytest.mark.long
def test_a_list_by_the_last_change_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Store.of_person

    def leaky(store: Store, person: str, **how: Any) -> list[Listing]:
        return sorted(honest(store, person, **how), key=lambda listing: -listing.changed)

    monkeypatch.setattr(Store, "of_person", leaky)
    match = history("nuns", 5, 1)
    guards_lists = differences(served, match, 60, 0, 1)
    assert guards_lists and all(found.startswith("/matches") for found in guards_lists)


@pytest.mark.long
def test_a_bell_that_rings_at_every_decision_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = live.Live.after

    def leaky(table: live.Live, changed: Table, began: float | None = None) -> None:
        table._waiting = frozenset()
        honest(table, changed, began)

    monkeypatch.setattr(live.Live, "after", leaky)
    match = history("nuns", 5, 1)
    rung = differences(served, match, 60, 2, 1, Bell)
    assert rung, "a novice could count the steps of the others"
