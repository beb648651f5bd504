"""The seal of the store: a key in a file of its own, and texts that nobody reads or changes without it."""

from __future__ import annotations

import hmac
import os
import secrets
from functools import lru_cache
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from subrosa.core.errors import BadRequest, SubRosaError

from .files import made_once

KEY, NONCE, TAG, PAD = 32, 12, 16, 64
END = b"\x80"
REMEMBERED = 4096
"""Of how many matches the seals are kept at hand."""


class Seal:
    """Seals with AES-GCM, padded so that the length tells little."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cipher = AESGCM(key)
        self.of = lru_cache(REMEMBERED)(self._of)
        """The seal of one match: what it closes, no other match's seal opens."""

    def _of(self, id: str) -> Seal:
        return Seal(hmac.digest(self._key, b"match\0" + id.encode(), "sha256"))

    def wrap(self, data: bytes, place: bytes) -> bytes:
        """Bytes sealed for their place: opened anywhere else, the seal is broken."""
        plain, nonce = data + END, os.urandom(NONCE)
        return nonce + self._cipher.encrypt(nonce, plain + bytes(-len(plain) % PAD), place)

    def unwrap(self, sealed: bytes, place: bytes) -> bytes:
        """The bytes that were sealed for this place."""
        try:
            plain = self._cipher.decrypt(sealed[:NONCE], sealed[NONCE:], place)
        except (InvalidTag, TypeError, ValueError):
            raise SubRosaError("the seal is broken") from None
        return plain.rstrip(b"\0")[: -len(END)]


def tag(sealed: bytes) -> bytes:
    """What no other sealed text ends with."""
    return sealed[-TAG:]


def key(path: Path, *, new: bool) -> bytes:
    """The key in a file only its owner may read; a new store makes one."""
    if not new and not path.exists():
        raise BadRequest(f"the key the matches were sealed with is missing: {path}")
    there = made_once(path, lambda: secrets.token_bytes(KEY))
    if len(there) != KEY:
        raise BadRequest(f"this is not the key the matches were sealed with: {path}")
    return there
