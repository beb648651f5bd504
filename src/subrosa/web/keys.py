"""The keys of a server. They come from the key of the store or are made on the first start: nothing is to be set up."""

from __future__ import annotations

import base64
import secrets
from pathlib import Path

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from subrosa.store.files import made_once

OPERATOR, PUSH = "operator", "push.pem"


def derived(folder: Path, purpose: str) -> bytes:
    """A key for one purpose, from the key the store is sealed with."""
    kdf = HKDF(hashes.SHA256(), 32, salt=None, info=b"sub rosa web: " + purpose.encode())
    return kdf.derive((folder / "key").read_bytes())


def operator(folder: Path) -> str:
    """What the operator of the server shows to read its figures."""
    return made_once(folder / OPERATOR, lambda: f"sr_operator_{secrets.token_urlsafe(32)}\n".encode()).decode().strip()


def push_file(folder: Path) -> Path:
    """The file of the key that notices to browsers are signed with."""
    made_once(folder / PUSH, _new_push_key)
    return folder / PUSH


def push_public(folder: Path) -> str:
    """What browsers are told of that key."""
    key = serialization.load_pem_private_key(push_file(folder).read_bytes(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise TypeError("not a key for notices to browsers")
    form = serialization.PublicFormat.UncompressedPoint
    point = key.public_key().public_bytes(serialization.Encoding.X962, form)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _new_push_key() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    form, nothing = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, form, nothing)
