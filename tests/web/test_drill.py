"""The drill: a server is copied while people play, and goes on elsewhere from the copy."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from subrosa.cli import main
from subrosa.table.entries import Decided, decode

from .served import Client, Served, serving


def decide(ann: Client, id: str) -> bool:
    """One decision at a table at which one person has both seats; is there more to play?"""
    for seat in (0, 1):
        found: dict[str, Any] = ann.get(f"/matches/{id}/seat?seat={seat}")
        if found["choices"]:
            wish = {"type": "decide", "choices": [found["choices"][0]["choice"]], "n": found["n"]}
            ann.post(f"/matches/{id}/commands?seat={seat}", wish)
            return True
    return False


def decided(log: list[bytes]) -> int:
    return sum(isinstance(entry, Decided) and entry.seat >= 0 for entry in map(decode, log))


def run(*words: object) -> int:
    with pytest.raises(SystemExit) as left:
        main(tuple(map(str, words)))
    return int(str(left.value.code))


def test_people_go_on_from_a_copy_that_was_taken_while_they_played(tmp_path: Path) -> None:
    here, copy, there = (tmp_path / name for name in ("here", "copy", "there"))
    with serving(here) as served:
        ann = served.program("Ann")
        ann.post("/account", {"login": "ann", "password": "correct horse"})
        id, kept, enough, stop = ann.opened("rose", "me", "me")["table"]["id"], 0, threading.Semaphore(0), False

        def play() -> None:
            nonlocal kept
            while not stop and decide(ann, id):
                kept += 1
                enough.release()

        player = threading.Thread(target=play)
        player.start()
        for _ in range(5):
            assert enough.acquire(timeout=60)
        before = kept
        assert run("admin", "backup", copy, "--store", here) == 0
        for _ in range(5):
            assert enough.acquire(timeout=60)
        stop = True
        player.join()
        log = served.kept(id)
    assert run("admin", "restore", copy, "--store", there) == 0
    with serving(there) as again:
        copied = again.kept(id)
        assert decided(copied) >= before and copied == log[: len(copied)]
        assert _known(again, ann).get("/me")["login"] == "ann"
        assert decide(_known(again, ann), id) and len(again.kept(id)) > len(copied)


def _known(served: Served, before: Client) -> Client:
    """The same program, with the token it had."""
    found = served.program()
    found.http.headers["authorization"] = before.http.headers["authorization"]
    return found
