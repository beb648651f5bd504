"""The people who play: guests, those of them who took a login, their programs and their browsers.

    ann = people.guest("Ann", "en")
    people.set_login(ann.id, "ann", password_hash)     # hashing is done by whoever asks for the password
    token = people.new_token(ann.id, "my bot")         # shown once; only its digest is kept
    people.by_token(token).name                        # "Ann"

Every method waits until what it changed is on disk.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from subrosa.core.errors import BadRequest

from . import schema
from .errors import NoPerson
from .listing import new_id
from .store import Store

LONGEST_LOGIN = 64
TOKEN_SIGN, TOKEN_BYTES = "sr_", 32
USED_SECONDS, SEEN_SECONDS = 60, 3_600
"""How exactly it is kept when a token was last used, and when somebody was last here."""
PEOPLE, TOKENS, SUBSCRIPTIONS = schema.people.c, schema.tokens.c, schema.subscriptions.c


@dataclass(frozen=True)
class Person:
    """Somebody who plays. A guest has no login."""

    id: str
    name: str
    created: float
    language: str
    login: str | None
    password: str | None = field(repr=False)
    """The hash of the password."""
    mail: str | None
    stamp: int
    """Raised when the person signs out everywhere: what was signed with a lower one is void."""
    prefs: Mapping[str, Any]
    avatar: str = ""
    """The name of the picture others see beside the name."""
    seen: float | None = None
    """When the person was last here, roughly."""
    farewell: float | None = None
    """When the person is to be known no longer, if he has asked for that."""

    def is_gone(self, now: float) -> bool:
        """Has his time to think otherwise run out? What is kept of him is being deleted, or will be in a moment."""
        return self.farewell is not None and self.farewell <= now


@dataclass(frozen=True)
class Token:
    """What a program is known by, without the token itself."""

    digest: str
    person: str
    label: str
    created: float
    used: float | None


@dataclass(frozen=True)
class Subscription:
    """A browser that is told when it is somebody's turn."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    created: float


def login_key(login: str) -> str:
    """A login as it is compared: `Ann`, `ANN` and `ａｎｎ` are the same."""
    key = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()
    if not 0 < len(key) <= LONGEST_LOGIN or not key.isprintable():
        raise BadRequest(f"a login has 1 to {LONGEST_LOGIN} printable signs")
    return key


class People:
    """Everybody a store knows."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def guest(self, name: str, language: str) -> Person:
        """Somebody new."""
        person = Person(new_id(), name, time.time(), language, None, None, None, 0, {})
        row = vars(person) | {"prefs": "{}"}
        self._write(lambda connection: connection.execute(insert(schema.people), row))
        return person

    def person(self, id: str) -> Person:
        """Who has this id."""
        return self._one(PEOPLE.id == id)

    def by_login(self, login: str) -> Person:
        """Who has this login."""
        return self._one(PEOPLE.login == login_key(login))

    def rename(self, id: str, name: str) -> None:
        self._change(id, name=name)

    def set_language(self, id: str, language: str) -> None:
        self._change(id, language=language)

    def set_prefs(self, id: str, prefs: Mapping[str, Any]) -> None:
        self._change(id, prefs=json.dumps(dict(prefs)))

    def set_avatar(self, id: str, avatar: str) -> None:
        self._change(id, avatar=avatar)

    def set_mail(self, id: str, mail: str | None) -> None:
        self._change(id, mail=mail)

    def set_login(self, id: str, login: str, password_hash: str) -> None:
        """Give a person a login and a password, or others than before."""
        try:
            self._change(id, login=login_key(login), password=password_hash)
        except IntegrityError:
            raise BadRequest(f"the login {login.strip()!r} is taken") from None

    def by_mail(self, mail: str, limit: int) -> list[Person]:
        """Those with a login who want notices at this address."""
        wanted = select(schema.people).where(PEOPLE.mail == mail, PEOPLE.login.is_not(None)).order_by(PEOPLE.created)
        return [as_person(row) for row in self._rows(wanted.limit(limit))]

    def recover(self, id: str, password_hash: str, stamp: int) -> bool:
        """Another password for whoever still has this stamp; all his browsers and programs are out. Was it so?"""
        still = (PEOPLE.id == id) & (PEOPLE.stamp == stamp)
        values = {"password": password_hash, "stamp": stamp + 1}

        def job(connection: Connection) -> bool:
            if connection.execute(update(schema.people).where(still).values(values)).rowcount != 1:
                return False
            connection.execute(delete(schema.tokens).where(TOKENS.person == id))
            return True

        return self.store.write(job).result()

    def raise_stamp(self, id: str) -> int:
        """Sign a person out everywhere; the new stamp."""
        self._change(id, stamp=PEOPLE.stamp + 1)
        return self.person(id).stamp

    def new_token(self, id: str, label: str) -> str:
        """A token for a program of this person. Nobody can look it up later."""
        self.person(id)
        token = TOKEN_SIGN + secrets.token_urlsafe(TOKEN_BYTES)
        row = {"digest": _digest(token), "person": id, "label": label, "created": time.time(), "used": None}
        self._write(lambda connection: connection.execute(insert(schema.tokens), row))
        return token

    def by_token(self, token: str) -> Person:
        """Whose program has this token."""
        digest = _digest(token)
        wanted = select(schema.people, TOKENS.used).join(schema.tokens).where(TOKENS.digest == digest)
        row = self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            raise NoPerson("this token is not valid")
        self._note_use(digest, row.used)
        return as_person(row)

    def tokens(self, id: str) -> list[Token]:
        """The tokens of a person, newest first."""
        wanted = select(schema.tokens).where(TOKENS.person == id).order_by(TOKENS.created.desc(), TOKENS.digest)
        return [Token(**row._mapping) for row in self._rows(wanted)]

    def drop_token(self, id: str, digest: str) -> None:
        """A program of this person is known no longer."""
        gone = delete(schema.tokens).where(TOKENS.person == id, TOKENS.digest == digest)
        self._write(lambda connection: connection.execute(gone))

    def subscribe(self, id: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Tell this browser when it is the person's turn. It was perhaps somebody else's before."""
        self.person(id)
        row = {"endpoint": endpoint, "person": id, "p256dh": p256dh, "auth": auth, "created": time.time()}

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.subscriptions).where(SUBSCRIPTIONS.endpoint == endpoint))
            connection.execute(insert(schema.subscriptions), row)

        self._write(job)

    def unsubscribe(self, endpoint: str) -> None:
        """Tell this browser nothing more."""
        gone = delete(schema.subscriptions).where(SUBSCRIPTIONS.endpoint == endpoint)
        self._write(lambda connection: connection.execute(gone))

    def subscriptions(self, id: str) -> list[Subscription]:
        """The browsers of a person."""
        wanted = select(schema.subscriptions).where(SUBSCRIPTIONS.person == id)
        return [Subscription(**row._mapping) for row in self._rows(wanted.order_by(SUBSCRIPTIONS.created))]

    def delete(self, id: str) -> None:
        """Somebody is known no longer, nor are his programs and browsers."""
        self._write(lambda connection: connection.execute(delete(schema.people).where(PEOPLE.id == id)))

    def _one(self, which: ColumnElement[bool]) -> Person:
        rows = self._rows(select(schema.people).where(which))
        if not rows:
            raise NoPerson("there is no such person")
        return as_person(rows[0])

    def _rows(self, wanted: Any) -> list[Row[*tuple[Any, ...]]]:
        return self.store.read(lambda connection: list(connection.execute(wanted)))

    def _write(self, job: Callable[[Connection], object]) -> None:
        """Done, and nothing of the database kept."""

        def done(connection: Connection) -> None:
            job(connection)

        self.store.write(done).result()

    def _change(self, id: str, **values: Any) -> None:
        def job(connection: Connection) -> None:
            if connection.execute(update(schema.people).where(PEOPLE.id == id).values(values)).rowcount != 1:
                raise NoPerson("there is no such person")

        self._write(job)

    def note_seen(self, person: Person) -> None:
        """Keep that somebody is here, roughly; nobody waits for it."""
        now = time.time()
        if now - (person.seen or 0.0) > SEEN_SECONDS:
            change = update(schema.people).where(PEOPLE.id == person.id).values(seen=now)
            self.store.write(lambda connection: connection.execute(change) and None)

    def guests_not_seen(self, since: float, limit: int = 100) -> list[str]:
        """Guests who have not been here since a time."""
        last = func.coalesce(PEOPLE.seen, PEOPLE.created)
        wanted = select(PEOPLE.id).where(PEOPLE.login.is_(None), last < since).order_by(last).limit(limit)
        return [str(row.id) for row in self._rows(wanted)]

    def _note_use(self, digest: str, used: float | None) -> None:
        """Keep when a token was used, roughly; nobody waits for it."""
        now = time.time()
        if used is None or now - used > USED_SECONDS:
            change = update(schema.tokens).where(TOKENS.digest == digest).values(used=now)
            self.store.write(lambda connection: connection.execute(change) and None)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def as_person(row: Row[*tuple[Any, ...]]) -> Person:
    """A row of the table as a person."""
    told = dict(row._mapping)
    told.pop("used", None)
    return Person(**(told | {"prefs": json.loads(told["prefs"])}))
