"""The commands of whoever hosts: a server that says where it is, and a match that is taken to another one."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from subrosa.cli import main
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.hosting import PASSPHRASE
from subrosa.store import Store
from subrosa.table.entries import Chair
from subrosa.table.hub import Hub


def run(*words: str) -> int:
    """The exit status of a command."""
    with pytest.raises(SystemExit) as left:
        main(words)
    return int(str(left.value.code))


def begun(folder: Path) -> str:
    """A match that two people have begun."""
    with Store(folder) as store:
        chairs = [Chair("person", "p0", "Anna"), Chair("person", "p1", "Bruno")]
        return asyncio.run(Hub(store).open(Setup.of(find("rose"), 2), chairs, "p0")).id


def test_the_server_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "subrosa", "serve", "--port", "0", "--no-open", "--log", "none"]
    environment = {**os.environ, "SUBROSA_HOME": str(tmp_path / "home")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        address = re.fullmatch(r"Sub Rosa is at (http://127.0.0.1:\d+)\n", server.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(f"{address[1]}/health") as answer:
            assert answer.status == 200
        with urllib.request.urlopen(address[1]) as answer:
            assert b"<html" in answer.read()
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) in (0, -signal.SIGTERM)


def test_a_match_is_moved_and_received(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(PASSPHRASE, "under the rose, and well kept")
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "match.sealed"
    id = begun(here)
    assert run("move", id, str(file), "--store", str(here)) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert run("receive", str(file), "--store", str(there), "--url", "https://other.example") == 0
    told = capsys.readouterr().out
    assert len(re.findall(r"seat \d: https://other\.example/join/\S+", told)) == 2
    with Store(here) as store:
        assert store.listing(id).state == "moved"


@pytest.mark.parametrize("broken", ["passphrase", "file", "folder", "id"])
def test_what_cannot_be_moved_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], broken: str
) -> None:
    monkeypatch.setenv(PASSPHRASE, "short" if broken == "passphrase" else "under the rose, and well kept")
    id, file = begun(tmp_path), tmp_path / ("missing/x" if broken == "folder" else "match.sealed")
    if broken == "file":
        file.write_text("something else")
    assert run("move", "nobody" if broken == "id" else id, str(file), "--store", str(tmp_path)) == 2
    assert capsys.readouterr().err.strip()
    with Store(tmp_path) as store:
        assert store.listing(id).state == "playing"
