"""Passwords: hashed with Argon2, a few at a time, and never quicker for a login that does not exist."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from subrosa import games

from .refusals import HttpRefusal

T = TypeVar("T")
THREADS = 2
MOST_WAITING = 16
"""Hashing takes a fifth of a second. So many may wait for it; whoever comes then is asked to come again."""
SHORTEST, FEWEST_SIGNS, DIGITS_ALONE = 8, 5, 14
LEFT = 4
"""What is left of a password without words and rows that everybody tries has so many signs."""
ROWS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm")
WORDS = (
    *("password", "passwort", "motdepasse", "heslo", "letmein", "iloveyou", "welcome", "willkommen", "bienvenue"),
    *("admin", "login", "user", "guest", "master", "dragon", "monkey", "football", "baseball", "sunshine", "princess"),
    *("shadow", "superman", "batman", "starwars", "secret", "geheim", "schatz", "hallo", "hello", "bonjour", "soleil"),
    *("subrosa", *games.names(), "trustno1", "whatever", "freedom", "computer", "internet", "changeme", "test"),
)
SPELT = str.maketrans("013457@$!", "oieastasi")
"""How letters are written as signs."""


def is_weak(password: str, *names: str) -> bool:
    """Is a password among the first that somebody would try, who knows these names?"""
    plain = "".join(password.casefold().split())
    if len(plain) < SHORTEST or len(set(plain)) < FEWEST_SIGNS or (plain.isdigit() and len(plain) < DIGITS_ALONE):
        return True
    words = {*WORDS, *("".join(name.casefold().split()) for name in names)}
    return any(len(_without(text, words)) < LEFT for text in (plain, plain.translate(SPELT)))


def _without(text: str, words: set[str]) -> str:
    """A text without known words and without rows of the alphabet, of figures and of keys."""
    for word in sorted(words, key=len, reverse=True):
        text = text.replace(word, "") if word else text
    rows = [
        row[n : n + 3] for line in (*ROWS, "01234567890") for row in (line, line[::-1]) for n in range(len(line) - 2)
    ]
    return re.sub("|".join(rows) + r"|(.)\1\1+", "", text)


class Passwords:
    """Hashes and checks in threads of their own, so that nobody waits for them; a few wait for their turn there."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "subrosa-passwords")
        self._nobodys = self._hasher.hash(secrets.token_urlsafe(16))
        self._waiting = 0

    def close(self) -> None:
        self._threads.shutdown(wait=False)

    async def hash(self, password: str) -> str:
        return await self._in_turn(self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Is this the password? Without a hash the work is the same and the answer no."""
        return await self._in_turn(self._verify, hashed or self._nobodys, password) and hashed is not None

    async def _in_turn(self, work: Callable[..., T], *words: str) -> T:
        if self._waiting >= MOST_WAITING:
            raise HttpRefusal("busy", seconds=2)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *words)
        finally:
            self._waiting -= 1

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False
