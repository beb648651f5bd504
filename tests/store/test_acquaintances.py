"""People among each other: whom somebody does not want to meet, who invites whom, what the host is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from subrosa.store import Store
from subrosa.store.acquaintances import Acquaintances
from subrosa.store.people import People

from .matches import begun


@pytest.fixture
def known(store: Store) -> Acquaintances:
    return Acquaintances(store)


@pytest.fixture
def three(store: Store) -> tuple[str, str, str]:
    people = People(store)
    ann, ben, eve = (people.guest(name, "en").id for name in ("Ann", "Ben", "Eve"))
    return ann, ben, eve


def test_who_blocks_and_who_is_blocked_are_kept_apart(known: Acquaintances, three: tuple[str, str, str]) -> None:
    ann, ben, eve = three
    known.block(ann, eve, "first", 2)
    known.block(ann, eve, "second", 1)
    assert known.apart(ann) == {eve} and known.apart(eve) == {ann} and known.apart(ben) == set()
    assert [(one.name, one.match, one.seat) for one in known.blocks(ann)] == [("Eve", "second", 1)]
    assert known.blocks(eve) == [], "nobody is told that he is blocked"
    assert known.deaf(three) == {(ann, eve)} and known.deaf((ann, ben)) == set()
    known.unblock(ann, eve)
    assert known.apart(ann) == known.apart(eve) == set()


def test_an_invitation_waits_until_it_is_read(
    known: Acquaintances, store: Store, three: tuple[str, str, str], opened: Callable[[], Store]
) -> None:
    ann, ben, _ = three
    id = begun(store)
    known.invite(ben, id, 1, "first", ann)
    known.invite(ben, id, 2, "second", ann)
    (found,) = Acquaintances(opened()).invitations(ben)
    assert (found.match, found.seat, found.nonce, found.name, found.read) == (id, 2, "second", "Ann", False)
    known.read(ben, [id])
    known.read(ben, [id])
    assert known.invitations(ben)[0].read and known.read_of(ben, [id, "other"]) == {id}
    assert known.read_of(ann, [id]) == set()


def test_the_host_is_told_the_last_first(known: Acquaintances, three: tuple[str, str, str]) -> None:
    ann, ben, eve = three
    known.report(ann, eve, "match", 2, "insult", "She is rude.", '["Fie!"]')
    known.report(ben, eve, "match", 2, "other", "", "[]")
    found = known.reports()
    assert [(one.person, one.why) for one in found] == [(ben, "other"), (ann, "insult")]
    assert found[1].words == "She is rude." and len(known.reports(1)) == 1
