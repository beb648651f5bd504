"""Plant every fault in a copy of the source, and see whether a test fails."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from subrosa import page

from .faults import SOURCE, TESTS, Fault, faults, lost

PATIENCE = 900
"""Seconds after which tests that do not end have noticed something."""
FAILED = 1
QUIET = ["-q", "-x", "-n", "0", "--no-header", "-p", "no:cacheprovider", "-m", "not compiled and not long"]


class House:
    """A copy of the source in which one fault at a time is planted."""

    def __init__(self, folder: str) -> None:
        self.source = Path(folder) / "src"
        shutil.copytree(SOURCE, self.source, ignore=shutil.ignore_patterns("__pycache__"))
        self.source.with_name("tests").symlink_to(TESTS)

    def ask(self, tests: Sequence[str]) -> tuple[int, str]:
        """What pytest answers, and what it printed last."""
        env = {**os.environ, "PYTHONPATH": str(self.source)}
        command = [sys.executable, "-m", "pytest", *QUIET, *tests]
        try:
            done = subprocess.run(
                command, cwd=TESTS.parent, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return FAILED, "it did not end"
        return done.returncode, done.stdout + done.stderr

    def notices(self, fault: Fault) -> str:
        """The test that fails, or nothing."""
        path = self.source / "subrosa" / fault.file
        sound = path.read_text("utf-8")
        self._write(path, fault.planted(self.source))
        code, said = self.ask(fault.arguments)
        self._write(path, sound)
        if code not in (0, FAILED):
            raise RuntimeError(f"{fault.says}: the tests could not be run\n{said}")
        failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR", "it did not"))]
        return (failed or ["a test"])[-1] if code else ""

    def _write(self, path: Path, text: str) -> None:
        path.write_text(text, "utf-8")
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def run(found: Iterable[Fault], workers: int) -> list[Fault]:
    """The faults nobody notices."""
    missed, houses = [], SimpleQueue[House]()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        for number in range(workers):
            houses.put(House(f"{folder}/{number}"))

        def asked(fault: Fault) -> tuple[Fault, str, float]:
            house, began = houses.get(), time.monotonic()
            try:
                return fault, house.notices(fault), time.monotonic() - began
            finally:
                houses.put(house)

        for done in as_completed([pool.submit(asked, fault) for fault in found]):
            fault, test, seconds = done.result()
            print(f"{'caught' if test else 'MISSED'} {seconds:5.0f} s  {fault.file}: {fault.says}", flush=True)
            if test:
                print(f"                 {test[:160]}", flush=True)
            else:
                missed.append(fault)
    return missed


def sound(found: Sequence[Fault]) -> bool:
    """Do the same tests pass where there is no fault?"""
    with tempfile.TemporaryDirectory() as folder:
        code, said = House(folder).ask(sorted({str(TESTS / f"{name}.py") for fault in found for name in fault.tests}))
    if code:
        print(said)
    return code == 0


def main() -> int:
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    found = [fault for fault in faults() if not words or any(word in f"{fault.file} {fault.says}" for word in words)]
    began = time.monotonic()
    if wrong := sorted(set(lost(found))):
        print(*wrong, sep="\n")
        return 2
    if "--look" in sys.argv:
        print(f"{len(found)} faults find their place")
        return 0
    page.ensure()  # a copy could not build it
    if "--quick" not in sys.argv and not sound(found):
        print("these tests fail without any fault")
        return 2
    missed = run(found, os.cpu_count() or 1)
    print(f"{len(found) - len(missed)} of {len(found)} caught in {(time.monotonic() - began) / 60:.0f} minutes")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
