"""A PostgreSQL server of one's own for the tests: in a temporary folder, reached by a socket in it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

MISSING = "the tests need PostgreSQL on this machine (Debian: apt-get install postgresql)"
SETTINGS = ["-c", "listen_addresses=", "-c", "fsync=on", "-c", "shared_buffers=16MB"]


def programs() -> Path:
    """Where initdb and postgres are: the newest of Debian's, else what the path finds."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and not on_path:
        pytest.fail(MISSING, pytrace=False)
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


def other_user() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root: then it is somebody else."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    pytest.fail("PostgreSQL cannot be run by root, and there is no user postgres or nobody", pytrace=False)


class Postgres:
    """A server that can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.programs, self.user = programs(), other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="subrosa-pg-"))
        if self.user:
            os.chown(self.folder, self.user["user"], self.user["group"])
        self._run("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.places = 0
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, check=False, **self.user)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [str(self.programs / "postgres"), "-D", self._data, "-k", str(self.folder), *SETTINGS]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.user)
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop now: whoever is connected is cut off. SIGQUIT leaves everything as it is, like a power cut."""
        self.process.send_signal(how)
        self.process.wait(60)

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def new_place(self) -> str:
        """The address of a place in which there is nothing: a schema, since a whole database takes a second."""
        self.places += 1
        with psycopg.connect(self.address) as connection:
            connection.execute(f"CREATE SCHEMA test_{self.places}")
        return f"{self.address}&options=-csearch_path%3Dtest_{self.places}"

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)
