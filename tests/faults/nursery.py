"""Brings up servers quickly: everything is imported and read once, then each line on standard input forks a new one.

python nursery.py STORE        for each port that it reads, prints the process id of a server when it listens there

Where a server was, the next one is started when that is dead.
"""

from __future__ import annotations

import os
import sys

from argon2 import PasswordHasher

from subrosa.core.text import bundle
from subrosa.games import find, names
from subrosa.web import Settings, house
from subrosa.web.passwords import Passwords
from subrosa.web.server import serve
from subrosa.web.settings import RATES


def child(store: str, port: int) -> None:
    settings = Settings(
        port=port, store=store, pace=0.0, log="none", push=False, rates=dict.fromkeys(RATES, "1000000/second")
    )
    serve(settings, lambda sentence: print(os.getpid(), flush=True))


def main() -> None:
    store, started = sys.argv[1], dict[int, int]()
    for name in names():
        find(name)
    bundle("en")
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    house.Passwords = lambda: Passwords(quick)
    for line in iter(sys.stdin.readline, ""):
        port = int(line)
        if port in started:
            os.waitpid(started[port], 0)
        started[port] = os.fork()
        if started[port] == 0:
            child(store, port)
            os._exit(0)
    for pid in started.values():
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
