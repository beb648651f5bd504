"""Ratings: each match that counts moves them once, in order, whoever takes it; and they come out the same again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest
from sqlalchemy import select, update

from subrosa.core.skill import Skill, after
from subrosa.store import ChairRow, Store, opening, schema
from subrosa.store.people import People
from subrosa.store.ratings import Rated, Ratings

from .matches import begun, listing

ALL = 10_000
BOTS = ("easy", "hard")
ROSE = [("rose", "")]


@pytest.fixture
def embedded(sqlite_address: str) -> Iterator[Store]:
    """A store on one database, for what does not depend on which."""
    with Store(sqlite_address) as store:
        yield store


def chair(seat: int, who: str, place: int, **more: Any) -> ChairRow:
    """A chair of a bot of that name, or of a person with that id."""
    person, bot = (None, who) if who in BOTS else (who, None)
    return replace(ChairRow(seat, person, who, bot, False, place), **more)


def over(store: Store, *came: tuple[str, int], ended: float = 1.0, rated: bool = True, **how: Any) -> str:
    """The id of a match that has ended: who came in at which place."""
    chairs = tuple(chair(seat, who, place) for seat, (who, place) in enumerate(came))
    told = {"state": "finished", "ended": ended, "rated": rated, "host": None, "chairs": chairs} | how
    return begun(store, seats=len(came), **told)


def somebody(store: Store, name: str) -> str:
    return People(store).guest(name, "en").id


def evening(store: Store, people: list[str], matches: int) -> list[str]:
    """Many matches of these people and the bots, one after the other."""
    random, ids = Random(7), []
    for at in range(matches):
        seated = random.sample([*people, *BOTS], 3)
        ids.append(over(store, *((who, random.randint(1, 3)) for who in seated), ended=float(at)))
    return ids


def rows(store: Store) -> list[dict[str, Any]]:
    wanted = select(schema.ratings).order_by(schema.ratings.c.n, schema.ratings.c.seat)
    return store.read(lambda connection: [dict(row._mapping) for row in connection.execute(wanted)])


def of(ratings: Ratings, who: str, kinds: list[tuple[str, str]] | None = None) -> list[Rated]:
    return ratings.of_bots([who], kinds or ROSE) if who in BOTS else ratings.of_person(who, limit=ALL)


def test_a_match_moves_its_players_once_and_in_the_order_of_the_ends(store: Store) -> None:
    ratings, ann, ben = Ratings(store), somebody(store, "Ann"), somebody(store, "Ben")
    late = over(store, (ben, 1), ("hard", 2), (ann, 3), ended=20.0)
    early = over(store, (ann, 1), (ben, 2), ("hard", 3), ended=10.0)
    assert set(ratings.waiting()) == {early, late}
    assert ratings.take([late, early]) and ratings.take([late, early]) and ratings.waiting() == []
    first = after([Skill()] * 3, [(1,), (2,), (3,)])
    second = after([first[1], first[2], first[0]], [(1,), (2,), (3,)])
    mine = of(ratings, ann)
    assert [(one.match, one.n, one.played) for one in mine] == [(early, 1, 1), (late, 2, 2)]
    assert [(one.before, one.skill) for one in mine] == [(Skill(), first[0]), (first[0], second[2])]
    (hard,) = of(ratings, "hard")
    assert (hard.skill, hard.played, of(ratings, "easy")) == (second[1], 2, [])


def test_what_does_not_count_is_looked_at_and_moves_nothing(embedded: Store) -> None:
    store = embedded
    ratings, ann = Ratings(store), somebody(store, "Ann")
    over(store, (ann, 1), ("hard", 2), rated=False)
    begun(store)
    (waiting,) = ratings.waiting()
    assert ratings.take([waiting, "unknown"]) and ratings.waiting() == [] and rows(store) == []


def test_who_left_is_behind_everybody_and_a_bot_of_several_chairs_is_judged_by_their_mean(embedded: Store) -> None:
    store = embedded
    ratings, ann, ben = Ratings(store), somebody(store, "Ann"), somebody(store, "Ben")
    came = chair(0, ann, 1, left=True, bot="easy"), chair(1, "hard", 2), chair(2, ben, 2), chair(3, "hard", 4)
    assert ratings.take([over(store, *[(ann, 1)] * 4, chairs=came)])
    alone = after([Skill()] * 4, [(5,), (2,), (2,), (4,)])
    (hard,) = of(ratings, "hard")
    assert of(ratings, ann)[0].skill == alone[0] and of(ratings, ben)[0].skill == alone[2]
    assert hard.skill == Skill((alone[1].mu + alone[3].mu) / 2, (alone[1].sigma + alone[3].sigma) / 2)
    assert of(ratings, "easy") == [], "it played for somebody else"


def test_each_side_of_a_game_has_a_rating_of_its_own(embedded: Store) -> None:
    store = embedded
    ratings, ann = Ratings(store), somebody(store, "Ann")
    came = chair(0, ann, 1, side="guards"), chair(1, "hard", 2, side="novices")
    assert ratings.take([over(store, *[(ann, 1)] * 2, game="nuns", chairs=came)])
    came = chair(0, "hard", 1, side="guards"), chair(1, ann, 2, side="novices")
    assert ratings.take([over(store, *[(ann, 1)] * 2, game="nuns", chairs=came)])
    assert [(one.side, one.played, one.before) for one in of(ratings, ann)] == [
        ("guards", 1, Skill()),
        ("novices", 1, Skill()),
    ]
    both = of(ratings, "hard", [("nuns", "guards"), ("nuns", "novices")])
    assert sorted((one.side, one.played) for one in both) == [("guards", 1), ("novices", 1)]


def test_worked_out_anew_they_are_the_same_also_when_matches_and_people_are_gone(store: Store) -> None:
    ratings, people = Ratings(store), [somebody(store, name) for name in ("Ann", "Ben", "Eve")]
    ids = evening(store, people, 20)
    assert all(ratings.take([id]) for id in ids)
    before = rows(store)
    store.delete(ids[3]).result()
    People(store).delete(people[0])
    assert ratings.anew() == 0, "row for row, to the last bit"
    assert ratings.of_person(people[0], limit=ALL) == []
    assert [{**row, "person": None} for row in rows(store)] == [{**row, "person": None} for row in before]
    assert people[0] not in str(rows(store)) and people[1] in str(rows(store))
    spoilt = update(schema.ratings).where(schema.ratings.c.n == 2).values(mu=1.0)
    store.write(lambda connection: connection.execute(spoilt) and None).result()
    assert ratings.anew() > 0 and rows(store) == [
        {**row, "person": None if row["person"] == people[0] else row["person"]} for row in before
    ]


def test_somebody_forgotten_before_a_match_was_taken_is_nobody(embedded: Store) -> None:
    store = embedded
    ratings, ann, ben = Ratings(store), somebody(store, "Ann"), somebody(store, "Ben")
    id = over(store, (ann, 1), (ben, 2), ("gone", 3))
    People(store).delete(ben)
    assert ratings.take([id])
    assert [(row["person"], row["bot"]) for row in rows(store)] == [(ann, None), (None, None), (None, None)]


def test_two_servers_that_take_at_once_lose_nothing(opened: Callable[[], Store]) -> None:
    one, other = opened(), opened()
    ids = evening(one, [somebody(one, "Ann")], 12)

    ready = Barrier(2, timeout=20)

    def take(store: Store, mine: list[str]) -> None:
        for id in mine:
            ready.wait()
            while not Ratings(store).take([id]):
                time.sleep(0.001)

    shares = (one, ids[::2]), (other, ids[1::2])
    threads = [Thread(target=take, args=share) for share in shares]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = rows(other)
    assert {row["match"] for row in found} == set(ids) and {row["n"] for row in found} == set(range(1, 13))
    for bot in BOTS:
        played = [row["played"] for row in found if row["bot"] == bot]
        assert played == list(range(1, len(played) + 1))
    assert Ratings(one).anew() == 0


def test_matches_that_were_over_before_there_were_ratings_do_not_count(embedded: Store) -> None:
    store = embedded
    with opening.stepping(store._writing) as connection:
        opening.migrate(connection, "0007", back=True)
    row = {"id": "old", "state": "finished", "public": False, "created": 1.0, "changed": 1.0, "sealed": b""}
    old = schema.matches.insert().values(row)
    store.write(lambda connection: connection.execute(old) and None).result()
    with Store(str(store.address.url)) as again:
        assert Ratings(again).waiting() == []


def test_a_listing_of_old_says_nothing_of_ratings() -> None:
    assert not listing().rated and not listing().chairs[0].left


def test_who_wins_a_table_is_thought_better_of_than_before() -> None:
    before = [Skill()] * 3
    first, second, third = after(before, [(1,), (3,), (2,)])
    assert first.mu > third.mu > second.mu and first.sigma < before[0].sigma
    assert (before[0].points, before[0].spread) == (1000, 667) and first.points > 1000 and first.spread < 667
