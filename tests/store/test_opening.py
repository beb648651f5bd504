"""A store is opened: tables are made and brought up to date step by step, by one process, all or nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import ProgrammingError

from subrosa.core.errors import BadRequest
from subrosa.store import Store, StoreUnavailable, opening, schema

from .matches import ANN, begun

Opened = Callable[[], Store]
LAST, NEXT = schema.HEAD, "9999"
STEP = '''
"""A step that only this test knows."""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"


def upgrade():
    op.add_column("matches", sa.Column("note", sa.Text))
    op.execute("UPDATE matches SET note = 'seen'")
    op.execute("{more}")


def downgrade():
    with op.batch_alter_table("matches") as table:
        table.drop_column("note")
'''


def next_step(folder: Path, monkeypatch: pytest.MonkeyPatch, more: str = "SELECT 1") -> None:
    """From now on the program is one step further."""
    (folder / "steps").mkdir(exist_ok=True)
    (folder / "steps" / "v9999_note.py").write_text(STEP.format(more=more, last=LAST))
    monkeypatch.setattr(schema, "HEAD", NEXT)
    monkeypatch.setattr(opening, "STEPS", [opening.STEPS[0], folder / "steps"])


def column_names(store: Store) -> set[str]:
    return {column["name"] for column in store.read(lambda connection: inspect(connection).get_columns("matches"))}


def test_the_steps_make_the_tables_the_program_uses(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.tables))

    assert store.read(differences) == []
    assert store.read(opening.standing) == schema.HEAD


def test_an_older_store_is_brought_up_to_date_with_all_it_holds(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened() as store:
        id = begun(store)
        assert "note" not in column_names(store)
    next_step(tmp_path, monkeypatch)
    store = opened()
    assert store.read(opening.standing) == NEXT
    assert store.read(lambda connection: connection.execute(text("SELECT note FROM matches")).scalar()) == "seen"
    assert store.entries(id) == [b"opened", b"begun"]
    store.append(id, 2, [b"more"], None).result()


def test_a_step_that_fails_leaves_everything_as_it_was(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened() as store:
        id = begun(store)
    with monkeypatch.context() as later:
        next_step(tmp_path, later, "DELETE FROM nowhere")
        with pytest.raises((StoreUnavailable, ProgrammingError), match="nowhere"):
            opened()
    store = opened()
    assert store.read(opening.standing) == LAST
    assert "note" not in column_names(store)
    assert store.entries(id) == [b"opened", b"begun"]


def test_steps_lead_back_and_forth(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened()
    id = begun(store)
    next_step(tmp_path, monkeypatch)
    for step, back in ((NEXT, False), (LAST, True), (NEXT, False)):
        with opening.stepping(store._writing) as connection:
            opening.migrate(connection, step, back=back)
        assert store.read(opening.standing) == step
        assert ("note" in column_names(store)) is (step == NEXT)
    assert opened().entries(id) == [b"opened", b"begun"]
    assert store.of_person(ANN)[0].id == id
    with opening.stepping(store._writing) as connection:
        opening.migrate(connection, "base", back=True)
    tables = store.read(lambda connection: inspect(connection).get_table_names())
    assert tables == ["alembic_version"]
    store = opened()
    assert store.entries(begun(store)) == [b"opened", b"begun"]


def test_a_store_of_a_newer_program_is_left_alone(opened: Opened) -> None:
    with opened() as store:
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        store.write(lambda connection: connection.execute(newer)).result()
    with pytest.raises(BadRequest, match="made by a newer version"):
        opened()


OPENS = """
import sys
from subrosa.store import Store
sys.path.insert(0, "tests")
from store.matches import begun
print("ready", flush=True)
sys.stdin.readline()
with Store(sys.argv[1]) as store:
    print(begun(store))
"""


@pytest.mark.long
def test_processes_that_open_a_new_store_at_once_all_succeed(address: str, opened: Opened) -> None:
    command = [sys.executable, "-c", OPENS, address]
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    for process in processes:
        assert process.stdout and process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    ids = [process.communicate()[0].strip() for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0]
    store = opened()
    assert [store.entries(id) for id in ids] == [[b"opened", b"begun"]] * 3


def test_a_store_that_is_up_to_date_is_opened_without_alembic(address: str, opened: Opened) -> None:
    opened().close()
    code = (
        "import sys; from subrosa.store import Store; Store(sys.argv[1]).close(); "
        "print('alembic' in sys.modules, 'psycopg' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code, address], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", str(address.startswith("postgresql"))]
