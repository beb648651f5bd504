"""The people a store knows: guests, logins, tokens of programs, browsers that are told."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from sqlalchemy import text

from subrosa.core.errors import BadRequest
from subrosa.store import Store
from subrosa.store.errors import NoPerson
from subrosa.store.farewells import Farewells
from subrosa.store.people import People


@pytest.fixture
def people(store: Store) -> People:
    return People(store)


def test_a_guest_comes_back_as_he_was(people: People, opened: Callable[[], Store]) -> None:
    ann = people.guest("Änn 🌹", "de")
    assert (ann.login, ann.password, ann.mail, ann.stamp, ann.prefs) == (None, None, None, 0, {})
    assert time.time() - 60 < ann.created <= time.time()
    assert People(opened()).person(ann.id) == ann


def test_what_a_person_sets_is_kept(people: People) -> None:
    ann, ben = people.guest("Ann", "en"), people.guest("Ben", "en")
    people.rename(ann.id, "Anna")
    people.set_language(ann.id, "cs")
    people.set_prefs(ann.id, {"sound": False, "board": {"zoom": 1.5}})
    people.set_mail(ann.id, "ann@example.org")
    found = people.person(ann.id)
    assert (found.name, found.language, found.mail) == ("Anna", "cs", "ann@example.org")
    assert found.prefs == {"sound": False, "board": {"zoom": 1.5}}
    people.set_mail(ann.id, None)
    assert people.person(ann.id).mail is None
    assert people.person(ben.id) == ben


def test_somebody_who_is_not_there_is_said(people: People) -> None:
    for ask in (
        lambda: people.person("nobody"),
        lambda: people.by_login("nobody"),
        lambda: people.by_token("sr_nothing"),
        lambda: people.rename("nobody", "x"),
        lambda: people.raise_stamp("nobody"),
        lambda: people.new_token("nobody", "x"),
        lambda: people.subscribe("nobody", "https://push", "p", "a"),
    ):
        with pytest.raises(NoPerson):
            ask()


def test_a_guest_takes_a_login_and_is_found_by_it(people: People) -> None:
    ann = people.guest("Ann", "en")
    people.set_login(ann.id, " Straße ", "$argon2id$hash")
    for written in ("straße", "STRASSE", "Ｓｔｒａｓｓｅ"):
        assert people.by_login(written).id == ann.id
    assert people.by_login("strasse").password == "$argon2id$hash"
    assert "argon2" not in repr(people.by_login("strasse"))
    people.set_login(ann.id, "strasse", "another")
    assert people.person(ann.id).password == "another"


def test_a_login_that_is_taken_is_refused(people: People) -> None:
    ann, ben = people.guest("Ann", "en"), people.guest("Ben", "en")
    people.set_login(ann.id, "Žofie", "hash")
    with pytest.raises(BadRequest, match="the login 'ŽOFIE' is taken"):
        people.set_login(ben.id, "ŽOFIE", "hash")
    assert people.person(ben.id) == ben


@pytest.mark.parametrize("login", ["", "   ", "x" * 65, "a\nb", "a\0b"])
def test_a_login_must_be_readable(people: People, login: str) -> None:
    ann = people.guest("Ann", "en")
    with pytest.raises(BadRequest, match="a login has 1 to 64"):
        people.set_login(ann.id, login, "hash")


def test_a_raised_stamp_signs_out_everywhere(people: People) -> None:
    ann = people.guest("Ann", "en")
    assert [people.raise_stamp(ann.id), people.raise_stamp(ann.id)] == [1, 2]
    assert people.person(ann.id).stamp == 2


def test_a_program_is_known_by_its_token(people: People, store: Store) -> None:
    ann, ben = people.guest("Ann", "en"), people.guest("Ben", "en")
    token, other = people.new_token(ann.id, "my bot"), people.new_token(ben.id, "his")
    assert token.startswith("sr_") and len(token) > 43 and token != other
    assert people.by_token(token) == ann
    (kept,) = people.tokens(ann.id)
    assert (kept.label, kept.person) == ("my bot", ann.id)
    rows = store.read(lambda connection: connection.execute(text("SELECT * FROM tokens")).all())
    assert token not in str(rows)
    people.drop_token(ben.id, kept.digest)
    assert people.by_token(token) == ann
    people.drop_token(ann.id, kept.digest)
    with pytest.raises(NoPerson, match="not valid"):
        people.by_token(token)


def test_when_a_token_was_used_is_kept_roughly(people: People, store: Store) -> None:
    token = people.new_token(people.guest("Ann", "en").id, "bot")
    people.by_token(token)
    ann = people.by_token(token)
    store.write(lambda _: None).result()
    (kept,) = people.tokens(ann.id)
    assert kept.used is not None and kept.used >= kept.created


def test_browsers_are_told_until_they_are_not(people: People) -> None:
    ann, ben = people.guest("Ann", "en"), people.guest("Ben", "en")
    people.subscribe(ann.id, "https://push/1", "p1", "a1")
    people.subscribe(ann.id, "https://push/2", "p2", "a2")
    people.subscribe(ann.id, "https://push/1", "p3", "a3")
    assert {(each.endpoint, each.p256dh) for each in people.subscriptions(ann.id)} == {
        ("https://push/1", "p3"),
        ("https://push/2", "p2"),
    }
    people.subscribe(ben.id, "https://push/1", "p4", "a4")
    assert [each.endpoint for each in people.subscriptions(ann.id)] == ["https://push/2"]
    people.unsubscribe("https://push/1")
    people.unsubscribe("https://push/1")
    assert people.subscriptions(ben.id) == []


def test_who_asked_to_go_stays_if_he_thinks_otherwise_in_time(store: Store, people: People) -> None:
    farewells, (ann, ben) = Farewells(store), (people.guest(name, "en") for name in ("Ann", "Ben"))
    assert farewells.ask(ann.id, 100.0) and not farewells.ask(ann.id, 50.0) and not farewells.ask("nobody", 1.0)
    assert (people.person(ann.id).farewell, people.person(ann.id).stamp) == (100.0, ann.stamp + 1)
    assert farewells.due(99.9) == [] and farewells.due(100.0) == [ann.id] and not farewells.settle(ann.id, 99.9)
    assert not farewells.take_back(ben.id, 1.0) and farewells.take_back(ann.id, 99.9)
    assert people.person(ann.id).farewell is None and farewells.due(200.0) == []


def test_of_two_servers_whose_clocks_differ_one_decides(store: Store, people: People) -> None:
    farewells, ann = Farewells(store), people.guest("Ann", "en")
    farewells.ask(ann.id, 100.0)
    assert farewells.settle(ann.id, 100.0) and not farewells.take_back(ann.id, 90.0)
    assert people.person(ann.id).is_gone(90.0) and farewells.due(90.0) == [ann.id]
