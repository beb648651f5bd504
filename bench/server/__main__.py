"""How quickly a server tells everybody: `uv run python bench/server`. Prints a table.

A server with its durable SQLite store in one process, all players in another, on the same machine. Server time is
what the server itself takes from a decision received to the last seat told (its own histogram, in steps of a seventh);
answer time is what a player waits for his answer, the load's own process included.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RATES = (100.0, 200.0, 300.0, 400.0, 500.0, 600.0, 800.0, 1_000.0, 1_200.0)
FIRST = 50
"""So many tables are looked at before memory is counted: what the first ones bring along is not theirs."""
REST = 4.0
"""So many seconds later a table nobody is at has come to rest."""
LIMIT = 0.050
"""A rate is held if of a hundred decisions 99 are told within this, and what was asked for was done."""


class Host:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "host.py"), str(folder), "0"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        while not self._well():
            time.sleep(0.005)
        self.start = time.perf_counter() - began
        self.operator = (folder / "operator").read_text().strip()

    def _well(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError):
            return False

    def memory(self) -> int:
        """Bytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def told(self) -> dict[float, float]:
        """How many decisions were told within how many seconds, from the server's own figures."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/metrics", headers={"Authorization": f"Bearer {self.operator}"}
        )
        text = urllib.request.urlopen(request).read().decode()
        rows = re.findall(r'subrosa_told_seconds_bucket\{le="([^"]+)"\} (\S+)', text)
        return {float(limit): float(count) for limit, count in rows}

    def get(self, path: str, token: str) -> None:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/program/v1{path}", headers={"Authorization": f"Bearer {token}"}
        )
        urllib.request.urlopen(request).read()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def percentile(before: dict[float, float], after: dict[float, float], share: float) -> float:
    """The limit within which this share of the decisions was told."""
    counts = {limit: after[limit] - before[limit] for limit in after}
    whole = counts[float("inf")]
    return next((limit for limit, count in sorted(counts.items()) if count >= share * whole), float("inf"))


def prepare(what: str, folder: Path, count: int) -> None:
    subprocess.run([sys.executable, str(HERE / "prepare.py"), what, str(folder), str(count)], check=True)


def live(matches: int, seconds: float) -> list[dict[str, Any]]:
    """Rows for the natural pace and for rising rates."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        prepare("tables", Path(folder), matches)
        host = Host(Path(folder))
        empty = host.memory()
        players = entered(folder, host)
        assert players.stdin is not None and players.stdout is not None
        print(f"at {matches} tables; {host.memory() / 2**20:.0f} MiB, {empty / 2**20:.0f} MiB before")
        for rate in (matches / 5, *RATES):
            before, cpu, began = host.told(), host.cpu(), time.perf_counter()
            print(rate, seconds, file=players.stdin, flush=True)
            report = json.loads(players.stdout.readline())
            after, wall = host.told(), time.perf_counter() - began
            waits, done = report["seconds"], sum(report["answers"].values())
            row = {
                "asked": rate,
                "done": done / wall,
                "p50": percentile(before, after, 0.5),
                "p99": percentile(before, after, 0.99),
                "answer_p50": waits[len(waits) // 2],
                "answer_p99": waits[int(len(waits) * 0.99)],
                "cpu": (host.cpu() - cpu) / wall,
                "answers": report["answers"],
            }
            rows.append(row)
            print(_line(row), flush=True)
            if row["p99"] > LIMIT or row["done"] < 0.9 * rate:
                break
        players.terminate()
        host.stop()
    return rows


def _line(row: dict[str, Any]) -> str:
    figures = "  ".join(f"{name} {row[name] * 1000:6.1f} ms" for name in ("p50", "p99", "answer_p50", "answer_p99"))
    rate = f"{row['asked']:6.0f} a second asked, {row['done']:6.0f} done"
    return f"{rate}: {figures}  cpu {row['cpu']:.0%}  {row['answers']}"


def idle(matches: int) -> None:
    """What a table in memory costs at which nobody is, game by game."""
    with tempfile.TemporaryDirectory() as folder:
        prepare("tables", Path(folder), matches)
        host = Host(Path(folder))
        seated = json.loads((Path(folder) / "seated.json").read_text())
        look_at(host, seated[:FIRST])
        for game in sorted({table["game"] for table in seated}):
            mine = [table for table in seated[FIRST:] if table["game"] == game]
            each = look_at(host, mine) / len(mine)
            where = f"a table of {game} in memory, just dealt, nobody connected"
            print(f"{where}: {each / 1024:.1f} KiB ({len(mine)} tables)")
        host.stop()


def look_at(host: Host, tables: list[dict[str, Any]]) -> int:
    """Bytes that the server takes more when somebody has looked at each of these tables and gone."""
    before = host.memory()
    for table in tables:
        host.get(f"/matches/{table['id']}", table["tokens"][0])
    time.sleep(REST)
    return host.memory() - before


def crowd(players: int) -> None:
    """What connected players cost who do nothing."""
    with tempfile.TemporaryDirectory() as folder:
        prepare("tables", Path(folder), players // 4)
        host = Host(Path(folder))
        empty, load = host.memory(), entered(folder, host)
        time.sleep(3)
        before, whole = host.cpu(), host.memory()
        time.sleep(10)
        print(f"{players} connected players at {players // 4} tables: {whole / 2**20:.0f} MiB, ", end="")
        print(f"{empty / 2**20:.0f} MiB before; {(whole - empty) / players / 1024:.0f} KiB each; ", end="")
        print(f"doing nothing they take {(host.cpu() - before) / 10:.0%} of a core")
        load.terminate()
        host.stop()


def entered(folder: str, host: Host) -> subprocess.Popen[str]:
    """Everybody is connected."""
    command = [sys.executable, str(HERE / "players.py"), folder, str(host.port)]
    players = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert players.stdin is not None and players.stdout is not None
    print(f"{json.loads(players.stdout.readline())['connected']} players connected", flush=True)
    return players


def post(matches: int) -> None:
    """Matches by post: start-up and memory with and without them."""
    figures = []
    for count in (1, matches):
        with tempfile.TemporaryDirectory() as folder:
            prepare("parked", Path(folder), count)
            host = Host(Path(folder))
            time.sleep(3)
            figures.append((host.start, host.memory()))
            host.stop()
    (alone, small), (start, big) = figures
    print(f"start-up {start:.2f} s with {matches:,} parked matches ({alone:.2f} s with one); ", end="")
    print(f"memory {big / 2**20:.0f} MiB ({small / 2**20:.0f} MiB with one)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--parked", type=int, default=100_000)
    parser.add_argument("--crowd", type=int, default=10_000, help="connected players who do nothing")
    parser.add_argument("--only", choices=("live", "idle", "crowd", "post"), help="one part of it")
    parser.add_argument("--json", action="store_true", help="the rows of the live table once more, as JSON")
    asked = parser.parse_args()
    rows: list[dict[str, Any]] = []
    parts: dict[str, Callable[[], object]] = {
        "live": lambda: rows.extend(live(asked.tables, asked.seconds)),
        "idle": lambda: idle(3 * asked.tables + FIRST),
        "crowd": lambda: crowd(asked.crowd),
        "post": lambda: post(asked.parked),
    }
    for part in [asked.only] if asked.only else parts:
        parts[part]()
    if asked.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
