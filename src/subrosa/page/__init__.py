"""The page for browsers: built once from `web/`, then only files.

In a checkout `ensure()` builds it when anything it is made of has changed; an installed wheel has it built.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from subrosa.core.errors import SubRosaError

PACKAGE = Path(__file__).parents[1]
BUILT = Path(__file__).parent / "built"
STAMP = "stamp.txt"
ROOT = PACKAGE.parents[1]
WEB = ROOT / "web"
LEFT_OUT = {"node_modules", "generated", "tests", "README.md", ".svelte-kit", ".vite"}
"""What lies in `web/` and does not go into the page."""


class NoPage(SubRosaError):
    """The page is not there and cannot be built."""


def ensure() -> Path:
    """The folder of the built page, brought up to date first if this is a checkout."""
    if not in_checkout():
        if not (BUILT / "index.html").is_file():
            raise NoPage("this installation came without the page; install a wheel, or run from a checkout")
        return BUILT
    if not is_current():
        from . import build

        build.build()
    return BUILT


def in_checkout() -> bool:
    """Do the sources of the page lie beside this package?"""
    return (WEB / "package.json").is_file() and PACKAGE.parent.name == "src"


def is_current() -> bool:
    """Was the page built from exactly what is here now?"""
    stamp = BUILT / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == digest()


def digest() -> str:
    """A digest of everything the page is made of."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> list[Path]:
    """The files the page is made of: its own, the sentences, and what the names come from."""
    return sorted(
        {
            *_files(WEB),
            *PACKAGE.glob("locales/*/*.ftl"),
            *(PACKAGE / "games").glob("*/locales/*/*.ftl"),
            *(PACKAGE / "games").glob("*/data/*.json"),
            *(PACKAGE / "games").glob("*/RULES.md"),
            *(PACKAGE / "games").glob("*/guide/*.md"),
            *(PACKAGE / "games").glob("*/box.py"),
            *(PACKAGE / "games").glob("*/__init__.py"),
            *Path(__file__).parent.glob("*.py"),
        }
    )


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in LEFT_OUT:
            continue
        if path.is_dir():
            yield from _files(path)
        else:
            yield path
