"""Passwords: hashed with Argon2, a few at a time, and never quicker for a login that does not exist."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError


class Passwords:
    """Hashes and checks in threads of their own, so that nobody waits for them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "subrosa-passwords")
        self._nobodys = self._hasher.hash(secrets.token_urlsafe(16))

    def close(self) -> None:
        self._threads.shutdown(wait=False)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Is this the password? Without a hash the work is the same and the answer no."""
        loop = asyncio.get_running_loop()
        right = await loop.run_in_executor(self._threads, self._verify, hashed or self._nobodys, password)
        return right and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False
