"""Records signed by a server: whoever changes a byte is found out.

The key follows from the key the store is sealed with, so that a restored server signs as before.
"""

from __future__ import annotations

from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from subrosa.core.proof import SERVER

PURPOSE = b"subrosa signed record 1\n"
"""What every signature is over, before the record: a signature for anything else is none."""


class Signer:
    """Who signs for a server."""

    def __init__(self, folder: Path) -> None:
        kdf = HKDF(hashes.SHA256(), 32, salt=None, info=b"sub rosa: signed records")
        self._key = Ed25519PrivateKey.from_private_bytes(kdf.derive((folder / "key").read_bytes()))
        self.key = self._key.public_key().public_bytes_raw().hex()
        """By what the server is known."""

    def signed(self, record: str, server: str = "") -> str:
        """A record with the server's signature; with its address, where it has one."""
        text = record + (f"server {server}\n" if SERVER.fullmatch(f"server {server}") else "")
        return f"{text}signed ed25519 {self.key} {self._key.sign(PURPOSE + text.encode()).hex()}\n"


def is_good(data: bytes, key: str, signature: str) -> bool:
    """Was exactly this file signed with this key?"""
    text, line = data[: data.rfind(b"signed ")], f"signed ed25519 {key} {signature}\n".encode()
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), PURPOSE + text)
    except (InvalidSignature, ValueError):
        return False
    return data == text + line
