"""What was answered to the puzzle of a day: how often each answer was given first, and by nobody in particular.

    answers.give("2026-11-16", "rose-17", person, "blue")     # False: whoever it is has answered already
    answers.given("2026-11-16", "rose-17")                    # {"blue": 61, "red": 18}

Who answered what is not kept. That somebody has answered is, until the first answer of a later day.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .store import Store

ANSWERS, ANSWERED = schema.answers.c, schema.answered.c


class Answers:
    """The answers to puzzles in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def give(self, day: str, puzzle: str, person: str, answer: str) -> bool:
        """Somebody answers for the first time; on disk when this returns. Was it the first time?"""

        def job(connection: Connection) -> bool:
            insert = _insert(connection)
            connection.execute(delete(schema.answered).where(ANSWERED.day < day))
            who = insert(schema.answered).values(day=day, puzzle=puzzle, person=person).on_conflict_do_nothing()
            if connection.execute(who.returning(ANSWERED.person)).first() is None:
                return False
            one = insert(schema.answers).values(day=day, puzzle=puzzle, answer=answer, people=1)
            keys = [ANSWERS.day, ANSWERS.puzzle, ANSWERS.answer]
            connection.execute(one.on_conflict_do_update(index_elements=keys, set_={"people": ANSWERS.people + 1}))
            return True

        return self._store.write(job).result()

    def given(self, day: str, puzzle: str) -> dict[str, int]:
        """How many gave each answer that was given."""
        wanted = select(ANSWERS.answer, ANSWERS.people).where(ANSWERS.day == day, ANSWERS.puzzle == puzzle)
        rows = self._store.read(lambda connection: connection.execute(wanted.order_by(ANSWERS.answer)).all())
        return {row.answer: row.people for row in rows}


def _insert(connection: Connection) -> Any:
    """The insertion of this database that may find a row there already."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
