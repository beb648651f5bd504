"""The seal of the store: a key in a file of its own, and texts that nobody reads or changes without it."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from subrosa.core.errors import BadRequest, SubRosaError

KEY, NONCE, TAG, PAD = 32, 12, 16, 64


class Seal:
    """Seals texts with AES-GCM, padded so that their length tells nothing."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)

    def close(self, text: str, place: bytes) -> bytes:
        """A text sealed for its place: opened anywhere else, the seal is broken."""
        plain = text.encode()
        nonce = os.urandom(NONCE)
        return nonce + self._cipher.encrypt(nonce, plain + bytes(-len(plain) % PAD), place)

    def open(self, sealed: bytes, place: bytes) -> str:
        try:
            return self._cipher.decrypt(sealed[:NONCE], sealed[NONCE:], place).rstrip(b"\0").decode()
        except (InvalidTag, TypeError, ValueError):
            raise SubRosaError("the seal is broken") from None


def tag(sealed: bytes) -> bytes:
    """What no other sealed text ends with."""
    return sealed[-TAG:]


def key(path: Path, *, new: bool) -> bytes:
    """The key in a file only its owner may read; a new store makes one."""
    if new and not path.exists():
        fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):  # of two who make it at once, the first one's stays
            os.link(fresh, path)
        fresh.unlink()
    if not path.exists():
        raise BadRequest(f"the key the matches were sealed with is missing: {path}")
    found = path.read_bytes()
    if len(found) != KEY:
        raise BadRequest(f"this is not the key the matches were sealed with: {path}")
    return found
