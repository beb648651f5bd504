"""Brings up servers quickly: everything is imported and read once, then each line on standard input forks a new one.

python nursery.py FOLDER PORT        prints the process id of each server when it listens
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from argon2 import PasswordHasher

from subrosa.core.text import bundle
from subrosa.games import find, names
from subrosa.web import Settings, house
from subrosa.web.passwords import Passwords
from subrosa.web.server import serve
from subrosa.web.settings import RATES


def child(folder: Path, port: int) -> None:
    settings = Settings(
        port=port, store=folder, pace=0.0, log="none", push=False, rates=dict.fromkeys(RATES, "1000000/second")
    )
    serve(settings, lambda sentence: print(os.getpid(), flush=True))


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    for name in names():
        find(name)
    bundle("en")
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    house.Passwords = lambda: Passwords(quick)
    for _ in iter(sys.stdin.readline, ""):
        pid = os.fork()
        if pid == 0:
            child(folder, port)
            os._exit(0)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
