"""What is thought of players, people and bots, by the matches that are over.

    ratings.take([id])                   # a match has ended; False while another server is at it
    ratings.of_person(ann)               # match by match: what was thought of her before and after

Each match that counts is one number further, in the order in which matches were taken; a row for each player has what
was thought of him before and after it. So nothing can be lost between two servers, and `anew` comes to the same again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, text, union_all, update

from subrosa.core.skill import Skill, after

from . import schema
from .listing import ChairRow, Listing
from .store import Store

RATINGS, MATCHES, PEOPLE = schema.ratings.c, schema.matches.c, schema.people.c
ONE_AT_A_TIME = 7_239_845_502
"""The number of the lock in PostgreSQL under which matches are taken."""
AT_ONCE = 100
LONGEST_NAME = 40
AGAIN = update(schema.ratings).where(RATINGS.n == bindparam("of_n"), RATINGS.seat == bindparam("of_seat"))
Who = tuple[str | None, str | None, str, str]
"""A person or a bot, in a game, on a side."""


@dataclass(frozen=True)
class Rated:
    """What a match did to a player. Of somebody who is known no longer there is neither person nor bot."""

    n: int
    seat: int
    match: str
    game: str
    side: str
    person: str | None
    bot: str | None
    places: tuple[int, ...]
    at: float
    played: int
    """How many of his matches have counted, this one among them."""
    before: Skill
    skill: Skill

    @property
    def who(self) -> Who:
        return self.person, self.bot, self.game, self.side


@dataclass(frozen=True)
class Playing:
    """Somebody in a match that is over: his chairs, and where they came in."""

    seat: int
    who: Who
    places: tuple[int, ...]


class Ratings:
    """What a store knows of everybody's strength."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def waiting(self) -> list[str]:
        """Matches that are over and have not been taken, those first that changed last the longest ago."""
        mine = (MATCHES.state == "finished") & MATCHES.rated.is_(None)
        wanted = select(MATCHES.id).where(mine).order_by(MATCHES.changed, MATCHES.id).limit(AT_ONCE)
        return self.store.read(lambda connection: list(connection.execute(wanted).scalars()))

    def take(self, ids: Sequence[str]) -> bool:
        """Let matches that are over move the ratings, each once, in the order in which they ended.

        False if not all could be looked at, because another server is at them; nobody waits for it here.
        """
        over = (MATCHES.state == "finished") & MATCHES.rated.is_(None)
        found = self.store.listings(select(schema.matches).where(MATCHES.id.in_(ids), over))
        found.sort(key=lambda one: (one.ended, one.id))
        return not found or self.store.write(partial(_take, found)).result()

    def of_person(self, person: str, *, limit: int) -> list[Rated]:
        """The last matches that counted for a person, the oldest first."""
        wanted = select(schema.ratings).where(RATINGS.person == person).order_by(RATINGS.n.desc()).limit(limit)
        return self._read(wanted)[::-1]

    def of_bots(self, bots: Iterable[str], kinds: Iterable[tuple[str, str]]) -> list[Rated]:
        """The last match of each of these bots, in these games and on these sides, that counted."""
        each = [_last((None, bot, game, side)) for game, side in kinds for bot in bots]
        return self._read(union_all(*(select(one.subquery()) for one in each)))

    def anew(self) -> int:
        """Work out everything once more, from who came in where; how many rows are other than before."""
        return self.store.write(_anew).result()

    def _read(self, wanted: Any) -> list[Rated]:
        return self.store.read(lambda connection: [_rated(row) for row in connection.execute(wanted)])


def _rated(row: Any) -> Rated:
    told = dict(row._mapping)
    places = tuple(map(int, told.pop("places").split(",")))
    before = Skill(told.pop("old_mu"), told.pop("old_sigma"))
    return Rated(places=places, before=before, skill=Skill(told.pop("mu"), told.pop("sigma")), **told)


def _last(who: Who) -> Any:
    person, bot, game, side = who
    one = RATINGS.person == person if person else RATINGS.bot == bot
    same = one & (RATINGS.game == game) & (RATINGS.side == side)
    return select(schema.ratings).where(same).order_by(RATINGS.n.desc()).limit(1)


# Taking


def _take(over: Sequence[Listing], connection: Connection) -> bool:
    if not _alone(connection):
        return False
    still = select(MATCHES.id).where(MATCHES.id.in_([one.id for one in over]), MATCHES.rated.is_(None))
    here = set(connection.execute(still.with_for_update(skip_locked=True)).scalars())
    n = connection.execute(select(func.max(RATINGS.n))).scalar() or 0
    for one in over:
        if one.id in here:
            n += one.rated
            if one.rated:
                _enter(connection, n, one)
            changed = update(schema.matches).where(MATCHES.id == one.id)
            connection.execute(changed.values(rated=n if one.rated else 0))
    return len(here) == len(over)


def _alone(connection: Connection) -> bool:
    """One server at a time, and none waits for another: it may hold what this one is about to ask for."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(text("SELECT pg_try_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME}).scalar())


def _enter(connection: Connection, n: int, over: Listing) -> None:
    """One match more."""
    playing = list(_playing(over, _known(connection, over)))
    last = [_before(connection, one.who) for one in playing]
    skills = after([skill for skill, _ in last], [one.places for one in playing])
    rows = [
        {
            **dict(zip(("person", "bot", "game", "side"), one.who, strict=True)),
            "n": n,
            "seat": one.seat,
            "match": over.id,
            "places": ",".join(map(str, one.places)),
            "at": over.ended,
            "played": played + 1,
            "old_mu": old.mu,
            "old_sigma": old.sigma,
            "mu": skill.mu,
            "sigma": skill.sigma,
        }
        for one, (old, played), skill in zip(playing, last, skills, strict=True)
    ]
    connection.execute(insert(schema.ratings), rows)


def _known(connection: Connection, over: Listing) -> set[str]:
    """Those at a table who have not been forgotten meanwhile."""
    people = [chair.person for chair in over.chairs if chair.person]
    return set(connection.execute(select(PEOPLE.id).where(PEOPLE.id.in_(people))).scalars())


def _playing(over: Listing, known: set[str]) -> Iterator[Playing]:
    """Everybody who played, by the first of his chairs. Who left and did not come back is behind all others."""
    last = max(chair.place for chair in over.chairs) + 1
    chairs: dict[tuple[Who, int], list[ChairRow]] = {}
    for chair in over.chairs:
        bot = chair.bot[:LONGEST_NAME] if chair.bot and not chair.left else None
        person = chair.person if chair.person in known else None
        nobody = 0 if bot or person else chair.seat + 1
        chairs.setdefault(((person, bot, over.game, chair.side), nobody), []).append(chair)
    for (who, _), mine in chairs.items():
        yield Playing(mine[0].seat, who, tuple(last if chair.left else chair.place for chair in mine))


def _before(connection: Connection, who: Who) -> tuple[Skill, int]:
    """What was thought of somebody so far, and after how many matches."""
    row = connection.execute(_last(who)).one_or_none() if who[0] or who[1] else None
    return (Skill(row.mu, row.sigma), row.played) if row else (Skill(), 0)


# Anew


def _anew(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
    rows = connection.execute(select(schema.ratings).order_by(RATINGS.n, RATINGS.seat)).all()
    skills: dict[Who, Skill] = {}
    changed = [row for _, one in groupby(map(_rated, rows), key=lambda one: one.n) for row in _again(list(one), skills)]
    if changed:
        connection.execute(AGAIN, changed)
    return len(changed)


def _again(players: Sequence[Rated], skills: dict[Who, Skill]) -> Iterator[dict[str, float]]:
    """A match once more; the rows that come out otherwise."""
    known = [bool(one.person or one.bot) for one in players]
    before = [skills.get(one.who, Skill()) if own else one.before for one, own in zip(players, known, strict=True)]
    for one, old, new in zip(players, before, after(before, [one.places for one in players]), strict=True):
        skills[one.who] = new
        if (old, new) != (one.before, one.skill):
            numbers = {"old_mu": old.mu, "old_sigma": old.sigma, "mu": new.mu, "sigma": new.sigma}
            yield {"of_n": one.n, "of_seat": one.seat, **numbers}
