"""A copy of a store, taken while servers work with it, and a store made of such a copy.

    backup(store, folder)            # store.db with everything kept up to now, the key, and the keys of the server
    restore(folder, "elsewhere")     # a store of its own; every match is read once, seal by seal

A copy is the store of one moment: nobody waits for it, and nothing that was kept before it began is missing.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from subrosa.core.errors import BadRequest

from . import schema
from .address import FILE, Address
from .files import write_new
from .store import Store

KEYS = ("key", "operator", "push.pem")
"""What else belongs to a server: without the first nothing can be read."""


@dataclass(frozen=True)
class Copied:
    """What is in a copy."""

    folder: Path
    matches: int
    entries: int


def backup(store: Store, folder: Path) -> Copied:
    """A copy of a running store in a new folder; all of it has been read when this returns."""
    file = store.address.file
    if file is None:
        raise BadRequest(
            f"{store.address} is copied with pg_dump; keep the key in {store.folder} with it (docs/host.md says how)"
        )
    _new(folder)
    write_new(folder / FILE, b"")
    source = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(folder / FILE)) as copy:
        source.backup(copy)
    _copy_keys(store.folder, folder)
    return checked(folder)


def restore(folder: Path, to: str | Path | None) -> Copied:
    """A store made of a copy, where there is none yet."""
    address = Address.of(to)
    if address.file is None:
        raise BadRequest(f"a copy of an SQLite store cannot become {address}")
    if not (folder / FILE).is_file() or not (folder / KEYS[0]).is_file():
        raise BadRequest(f"{folder} is no copy of a store: {FILE} and {KEYS[0]} belong together")
    if address.file.exists() or (address.folder / KEYS[0]).exists():
        raise BadRequest(f"there is a store in {address.folder} already")
    address.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        shutil.copyfile(folder / FILE, address.file)
        address.file.chmod(0o600)
        _copy_keys(folder, address.folder)
        return checked(address.file)
    except BaseException:
        for name in (address.file, *(address.folder / key for key in KEYS)):
            name.unlink(missing_ok=True)
        raise


def checked(place: Path) -> Copied:
    """What is in a copy, if every seal in it is whole."""
    at = f"sqlite:///{place}" if place.is_file() else place
    with Store(at) as store:
        ids: Sequence[str] = store.read(
            lambda connection: list(connection.execute(select(schema.matches.c.id)).scalars())
        )
        return Copied(store.folder, len(ids), sum(len(store.entries(id)) for id in ids))


def _new(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True)
    except FileExistsError:
        raise BadRequest(f"{folder} is there already") from None
    except OSError as error:
        raise BadRequest(f"{folder} cannot be made: {error.strerror}") from None


def _copy_keys(here: Path, there: Path) -> None:
    for name in KEYS:
        if (here / name).exists():
            write_new(there / name, (here / name).read_bytes())
