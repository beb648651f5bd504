"""Who one is at which server and where one sat down: so that the same link leads to the same seat again."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from subrosa.core.errors import BadRequest

from .links import Link

try:
    import fcntl
except ImportError:  # where there is no such lock, two who join in the same moment may forget one of them
    fcntl = None  # type: ignore[assignment]

FILE = "joined.json"
MOST = 50
"""How many tables are remembered."""


@dataclass(frozen=True)
class Person:
    """Who one is at a server: a name, and what proves it."""

    base: str
    name: str
    token: str


@dataclass(frozen=True)
class Place:
    """A seat at a table of a server; without a seat one looks on."""

    base: str
    name: str
    token: str
    id: str
    seat: int | None
    link: str = ""


class Memory:
    """The file `joined.json` in a person's folder, which only he may read."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / FILE

    def last(self) -> Place | None:
        """The table joined last."""
        return next(iter(self._places()), None)

    def place(self, link: Link, name: str) -> Place | None:
        """Where a link led before, for anybody or for somebody of this name."""
        places = (place for place in self._places() if place.link == str(link) and name in ("", place.name))
        return next(places, None)

    def person(self, base: str, name: str) -> Person | None:
        """Who one is at a server, under a name or as the last time."""
        people = (Person(**one) for one in self._read()["people"])
        return next((one for one in people if one.base == base and name in ("", one.name)), None)

    def meet(self, person: Person) -> None:
        """Somebody is known at a server from now on, in the place of whoever had that name there."""

        def change(told: dict[str, Any]) -> dict[str, Any]:
            others = [one for one in told["people"] if (one["base"], one["name"]) != (person.base, person.name)]
            return told | {"people": [asdict(person), *others]}

        self._change(change)

    def sit(self, place: Place) -> Place:
        """This is the table joined last."""

        def change(told: dict[str, Any]) -> dict[str, Any]:
            others = [one for one in told["tables"] if (one["base"], one["id"], one["name"]) != _key(place)]
            row = {name: value for name, value in asdict(place).items() if name != "token"}
            people = sorted(told["people"], key=lambda one: (one["base"], one["name"]) != (place.base, place.name))
            return {"people": people, "tables": [row, *others][:MOST]}

        self._change(change)
        return place

    def moved(self, place: Place, id: str) -> Place:
        """The same people play again at another table; everybody's seat is another one."""
        return self.sit(replace(place, id=id, seat=None, link=f"{place.base}/m/{id}"))

    def _places(self) -> list[Place]:
        told = self._read()
        tokens = {(one["base"], one["name"]): one["token"] for one in told["people"]}
        rows = [(row, tokens.get((row["base"], row["name"]))) for row in told["tables"]]
        return [Place(token=token, **row) for row, token in rows if token]

    def _read(self) -> dict[str, Any]:
        try:
            told = json.loads(self.file.read_text("utf-8"))
            return {"people": list(told["people"]), "tables": list(told["tables"])}
        except FileNotFoundError:
            return {"people": [], "tables": []}
        except (OSError, ValueError, TypeError, KeyError):
            raise BadRequest(f"{self.file} cannot be read; without it nobody knows where you sat") from None

    def _change(self, how: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """One at a time, all or nothing, and for nobody else's eyes."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(self.folder / f"{FILE}.lock", os.O_CREAT | os.O_RDWR, 0o600)) as lock:
                if fcntl is not None:
                    fcntl.flock(lock, fcntl.LOCK_EX)
                self._write(how(self._read()))
        except OSError as error:
            raise BadRequest(f"{self.file} cannot be written: {error.strerror}") from None

    def _write(self, told: dict[str, Any]) -> None:
        new = self.file.with_name(f"{FILE}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
            json.dump(told, file, ensure_ascii=False, indent=1)
        new.replace(self.file)


def _key(place: Place) -> tuple[str, str, str]:
    return place.base, place.id, place.name
