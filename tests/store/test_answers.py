"""Answers to the puzzle of a day: counted once each, and kept without who gave them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select

from subrosa.store import Store, schema
from subrosa.store.answers import Answers
from subrosa.store.people import People

DAY, NEXT = "2026-11-16", "2026-11-17"


def test_everybody_counts_once_a_day_with_the_first_answer(store: Store, opened: Callable[[], Store]) -> None:
    people, answers = People(store), Answers(store)
    ann, ben = (people.guest(name, "en").id for name in ("Ann", "Ben"))
    assert answers.given(DAY, "rose-1") == {}
    assert [answers.give(DAY, "rose-1", who, what) for who, what in ((ann, "red"), (ann, "blue"), (ben, "red"))] == [
        True,
        False,
        True,
    ]
    assert answers.give(DAY, "nuns-1", ann, "17") and answers.give(NEXT, "rose-1", ann, "blue")
    again = Answers(opened())
    assert again.given(DAY, "rose-1") == {"red": 2} and again.given(NEXT, "rose-1") == {"blue": 1}
    assert again.given(DAY, "nuns-1") == {"17": 1}


def test_who_answered_is_forgotten_with_the_next_day_and_what_he_answered_was_never_kept(store: Store) -> None:
    ann, answers = People(store).guest("Ann", "en").id, Answers(store)
    answers.give(DAY, "rose-1", ann, "red")
    answers.give(NEXT, "rose-2", ann, "blue")
    rows = store.read(lambda connection: connection.execute(select(schema.answered)).all())
    assert [tuple(row) for row in rows] == [(NEXT, "rose-2", ann)]
    assert ann not in str(store.read(lambda connection: connection.execute(select(schema.answers)).all()))
    People(store).delete(ann)
    assert not store.read(lambda connection: connection.execute(select(schema.answered)).all())
