"""A whole match taken to another server: a file sealed by a passphrase, and the table told of it.

    move(store, id, file, "correct horse battery staple", now)         # here nobody plays on
    id, seats = receive(other, file.read_bytes(), "correct horse battery staple", now)

This is the host's act, who could read his own machine anyway; players cannot do it. People are not carried along:
on the new server each takes his seat by a link of his own.
"""

from __future__ import annotations

import base64
import json
import os
import secrets
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from subrosa.core.errors import BadRequest
from subrosa.store import Store
from subrosa.store.errors import Conflict, StoreUnavailable
from subrosa.store.files import write_new
from subrosa.store.listing import new_id

from .entries import AnyEntry, Arrived, Invited, Moved, decode, encode
from .refusals import TableRefusal
from .showing import listing
from .table import Table

MAGIC = b"subrosa match 1\n"
SALT, NONCE = 16, 12
SHORTEST = 12
"""The fewest letters of a passphrase."""
ATTEMPTS = 5
"""How often a match is packed in which somebody decides at the same moment."""
NOT_OURS = "this is not a match that was taken from a server, or the passphrase is another one"


def move(store: Store, id: str, file: Path, passphrase: str, now: float) -> None:
    """The whole match in a sealed file; when that is on disk, and not before, nobody plays on here."""
    key_of(passphrase, b"")
    for attempt in range(1, ATTEMPTS + 1):
        whole = store.entries(id)
        table = Table(id, map(decode, whole))
        if table.state not in ("playing", "paused"):
            raise TableRefusal("moved" if table.moved else "not-begun" if table.match is None else "over")
        _write(file, _sealed(passphrase, [entry.decode() for entry in whole]))
        moved = encode(table.enter(Moved(now)))
        try:
            return store.append(id, len(whole), [moved], listing(table)).result()
        except Conflict:  # somebody decided meanwhile: the file does not hold all
            file.unlink()
            if attempt == ATTEMPTS:
                raise
        except StoreUnavailable as error:
            raise StoreUnavailable(
                f"{error}; {file} holds the match, which may be going on here all the same"
            ) from None


def _write(file: Path, data: bytes) -> None:
    try:
        write_new(file, data)
    except FileExistsError:
        raise BadRequest(f"{file} is there already") from None
    except OSError as error:
        raise BadRequest(f"{file} cannot be written: {error.strerror}") from None


def receive(store: Store, file: bytes, passphrase: str, now: float) -> tuple[str, dict[int, str]]:
    """Keep a match that came from another server: its new id, and for each seat that waits for its player a nonce."""
    whole: list[AnyEntry] = [decode(entry.encode()) for entry in _opened(passphrase, file)]
    table = Table(new_id(), whole)
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
    nonces = {seat: secrets.token_urlsafe(12) for seat in people}
    new: list[AnyEntry] = [Arrived(now, people), *(Invited(now, seat, nonce) for seat, nonce in nonces.items())]
    whole += [table.enter(entry) for entry in new]
    store.create(table.id, [encode(entry) for entry in whole], listing(table)).result()
    return table.id, nonces


def _sealed(passphrase: str, lines: list[str]) -> bytes:
    salt, nonce = os.urandom(SALT), os.urandom(NONCE)
    plain = json.dumps(lines, ensure_ascii=False).encode()
    return (
        MAGIC + base64.b64encode(salt + nonce + AESGCM(key_of(passphrase, salt)).encrypt(nonce, plain, MAGIC)) + b"\n"
    )


def _opened(passphrase: str, file: bytes) -> list[str]:
    if not file.startswith(MAGIC):
        raise BadRequest(NOT_OURS)
    try:
        raw = base64.b64decode(file[len(MAGIC) :], validate=False)
        salt, nonce, sealed = raw[:SALT], raw[SALT : SALT + NONCE], raw[SALT + NONCE :]
        log: list[str] = json.loads(AESGCM(key_of(passphrase, salt)).decrypt(nonce, sealed, MAGIC))
    except (InvalidTag, ValueError):
        raise BadRequest(NOT_OURS) from None
    return log


def key_of(passphrase: str, salt: bytes) -> bytes:
    """The key a passphrase makes; a short one is refused."""
    if len(passphrase) < SHORTEST:
        raise BadRequest(f"a passphrase has at least {SHORTEST} letters")
    return Scrypt(salt=salt, length=32, n=2**15, r=8, p=1).derive(passphrase.encode()) if salt else b""
