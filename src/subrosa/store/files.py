"""Files that must not be lost and that only their owner may read."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def write_new(path: Path, data: bytes) -> None:
    """A new file, on disk when this returns and there after a power cut; if it cannot be written, there is none."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            path.unlink()
            raise
    _keep_names(path.parent)


def made_once(path: Path, make: Callable[[], bytes]) -> bytes:
    """What is in a file; the first who asks makes it."""
    if not path.exists():
        fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        write_new(fresh, make())
        with suppress(FileExistsError):  # of two who make it at once, the first one's stays
            os.link(fresh, path)
        fresh.unlink()
        _keep_names(path.parent)
    return path.read_bytes()


def _keep_names(folder: Path) -> None:
    """Where folders cannot be opened, the system sees to it that a new file stays in its folder."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
