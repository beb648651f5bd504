"""Servers on this machine, and what they take: those that run already, or some of our own on one PostgreSQL."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.postgres import Postgres

HOST = Path(__file__).parents[1] / "server" / "host.py"
LOCAL = ("127.0.0.1", "localhost", "::1")
TICK = os.sysconf("SC_CLK_TCK")


def local(address: str) -> str:
    """An address on this machine; no other is loaded."""
    parts = urlsplit(address)
    if parts.scheme != "http" or parts.hostname not in LOCAL or parts.port is None:
        raise SystemExit(f"{address}: only servers on this machine, as http://127.0.0.1:PORT")
    return f"http://{parts.netloc}"


def process_at(address: str) -> int:
    """The process that listens there; 0 where that cannot be seen."""
    port = urlsplit(address).port
    nodes = {
        row.split()[9]
        for file in ("tcp", "tcp6")
        for row in Path(f"/proc/net/{file}").read_text().splitlines()[1:]
        if int(row.split()[1].rsplit(":", 1)[1], 16) == port and row.split()[3] == "0A"
    }
    for found in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if str(found.readlink()).removeprefix("socket:[").removesuffix("]") in nodes:
                return int(found.parts[2])
        except OSError:
            continue
    return 0


def seconds_of(pids: Sequence[int]) -> float:
    """Seconds of processor time that processes and their children have taken so far."""
    return sum(_seconds(pid) for pid in pids)


def _seconds(pid: int) -> float:
    family, whole = {pid}, 0.0
    rows = {}
    for found in Path("/proc").glob("[0-9]*/stat"):
        try:
            rows[int(found.parts[2])] = found.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
    for one, row in sorted(rows.items()):
        if one in family or int(row[1]) in family:
            family.add(one)
            whole += sum(map(int, row[11:13])) / TICK
    if pid in rows:
        whole += sum(map(int, rows[pid][13:15])) / TICK  # children that have ended
    return whole


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, durable."""
    found = Postgres()
    try:
        yield found
    finally:
        found.close()


@contextmanager
def serving(store: str, count: int, cores: Sequence[int] = ()) -> Iterator[list[str]]:
    """So many servers on one store, on these cores if any are named; their addresses."""
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory())
        started = []
        for _ in range(count):
            started.append(_started(store, home))
            stack.callback(_stop, started[-1])
            if cores:
                os.sched_setaffinity(started[-1].pid, cores)
        yield [_listens(one) for one in started]


def _started(store: str, home: str) -> subprocess.Popen[str]:
    environment = os.environ | {"SUBROSA_HOME": home}
    return subprocess.Popen([sys.executable, str(HOST), store, "0"], stdout=subprocess.PIPE, text=True, env=environment)


def _stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait()


def _listens(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    address = f"http://127.0.0.1:{process.stdout.readline().rsplit(':', 1)[1].strip()}"
    for _ in range(2_000):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=5):
                return address
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.01)
    raise SystemExit(f"no server at {address}")
