"""A release: built, installed into an environment of its own, and started as `deploy` says. `pytest -m long`."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import subrosa

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PORT = 8000
pytestmark = pytest.mark.long


def do(*words: object, **more: object) -> str:
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr[-3_000:]
    return str(done.stdout)


def engine() -> str:
    """An engine for containers that answers, or nothing."""
    for name in ("podman", "docker"):
        found = shutil.which(name)
        if found and subprocess.run([found, "info"], capture_output=True, check=False).returncode == 0:
            return found
    return ""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, and the wheel that is made from it."""
    folder = tmp_path_factory.mktemp("dist")
    do("uv", "build", "--out-dir", folder, ROOT)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands are of an environment that has the wheel and what it asks for, and nothing of the checkout."""
    folder = tmp_path_factory.mktemp("clean")
    (wheel,) = built.glob("*.whl")
    do("uv", "venv", "--python", sys.executable, folder)
    do("uv", "pip", "install", "--python", folder, f"{wheel}[server,push]")
    return folder / "bin"


@contextmanager
def started(command: list[str], home: Path) -> Iterator[str]:
    """A server by these words, on whatever port is free; its address."""
    kept = ("PATH", "HOME", "LANG", "TMPDIR")
    clean = {name: os.environ[name] for name in kept if name in os.environ} | {"SUBROSA_HOME": str(home)}
    if "--port" in command:
        at = command.index("--port")
        command = command[:at] + command[at + 2 :]
    command = [*command, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=clean, cwd=home) as server:
        assert server.stdout is not None
        try:
            said = re.fullmatch(r"Sub Rosa is at http://[\d.]+:(\d+)\n", server.stdout.readline())
            assert said is not None
            yield f"http://127.0.0.1:{said[1]}"
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
    assert server.returncode in (0, -signal.SIGTERM)


def test_all_that_names_the_version_names_the_same(built: Path) -> None:
    version = subrosa.__version__
    names = {path.name for path in built.iterdir() if path.suffix in (".whl", ".gz")}
    assert names == {f"subrosa_games-{version}-py3-none-any.whl", f"subrosa_games-{version}.tar.gz"}
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\n## {version}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", "README.md", "web/index.html", "deploy/Containerfile"} <= inside


def test_the_wheel_starts_by_the_words_of_the_unit_and_is_played(installed: Path, tmp_path: Path) -> None:
    assert do(installed / "subrosa", "--version").strip() == subrosa.__version__
    assert json.loads(do(installed / "subrosa", "simulate", "rose", "--games", "3", "--engine", "python", "--json"))
    unit = (DEPLOY / "subrosa.service").read_text("utf-8")
    (words,) = re.findall(r"^ExecStart=(.*)$", unit, re.M)
    command = [str(installed / "subrosa"), *shlex.split(words)[1:]]
    with started(command, tmp_path) as base:
        for path, sign in (
            ("/health", b"ok"),
            ("/", b"<html"),
            ("/api/v1/games", b"rose"),
            ("/openapi/v1.json", b"3.1"),
        ):
            with urllib.request.urlopen(base + path, timeout=60) as answer:
                assert sign in answer.read()
        assert json.loads(do(installed / "subrosa", "admin", "status", "--store", tmp_path, "--json"))["matches"] == {}


def test_the_container_answers_as_it_says(installed: Path, tmp_path: Path) -> None:
    """Built and started where an engine answers; else its last stage by hand, with its own words."""
    recipe = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    (words,) = re.findall(r"^CMD (\[.*\])$", recipe, re.M)
    (check,) = re.findall(r"^HEALTHCHECK .*? CMD (.*)$", recipe, re.M)
    if found := engine():
        do(found, "build", "-f", DEPLOY / "Containerfile", "-t", "subrosa-test", ROOT)
        id = do(found, "run", "-d", "--rm", "subrosa-test").strip()
        try:
            do(found, "exec", id, "sh", "-c", f"for i in $(seq 60); do {check} && exit 0; sleep 1; done; exit 1")
        finally:
            do(found, "stop", id)
        return
    assert "[server,push]" in recipe, "what is installed here is what is installed there"
    name, *rest = json.loads(words)
    with started([str(installed / name), *rest], tmp_path) as base:
        python, *asked = shlex.split(check)
        here = [word.replace(f"http://127.0.0.1:{PORT}", base) for word in asked]
        assert here != asked
        do(installed / python, *here)


def test_the_documents_are_a_site_without_warnings(tmp_path: Path) -> None:
    do("uv", "run", "--group", "docs", "mkdocs", "build", "--strict", "--site-dir", tmp_path / "site", cwd=ROOT)
    assert (tmp_path / "site" / "host.html").is_file()
