"""A researcher's install: Python as it is where only the library and what it needs are installed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ABSENT = """\
from importlib.machinery import PathFinder

found = PathFinder.find_spec
absent = {absent}
PathFinder.find_spec = lambda name, *rest: None if name.partition(".")[0] in absent else found(name, *rest)
"""


def brought(name: str, *extras: str) -> set[str]:
    """The distributions that come with one: itself, what it needs, and what those need."""
    names = {str(canonicalize_name(name))}
    for text in distribution(name).requires or ():
        need = Requirement(text)
        if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            names |= brought(need.name, *need.extras)
    return names


def absent() -> set[str]:
    """The modules that are installed here and would not be there."""
    there = brought("subrosa-games")
    return {
        module for module, of in packages_distributions().items() if not there & {canonicalize_name(one) for one in of}
    }


class Small:
    """Runs Python where nothing else can be imported, in processes it starts too."""

    def __init__(self, folder: Path) -> None:
        (folder / "sitecustomize.py").write_text(ABSENT.format(absent=sorted(absent())), "utf-8")
        self.environment = {**os.environ, "PYTHONPATH": str(folder)}

    def __call__(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
