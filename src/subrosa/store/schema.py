"""The tables of the store. `migrations/` makes them, step by step; here they are as they stand now."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD = "0009"
"""The last step in `migrations/versions`: a store that stands here is opened without further ado."""

tables = MetaData()

seals = Table(
    "seals",
    tables,
    Column("name", String(20), primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
)
"""One row, sealed with the key of this store: by it a wrong key is known."""

matches = Table(
    "matches",
    tables,
    Column("id", String(40), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double),
    Column("sealed", LargeBinary, nullable=False),
    Column("owner", String(20)),
    Column("rated", Integer),
    Index("matches_by_state", "state", "public", "created"),
    Index("matches_by_due", "due"),
)
"""What is told of a match is sealed; the plain columns repeat of it what is searched for. `owner` is the server that
looks after its clocks and bots, where there are several; `rated` is set when a match that is over was looked at for the
ratings, to its number among those that moved them, or to 0."""

parts = Table(
    "parts",
    tables,
    Column("person", String(40), primary_key=True),
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Index("parts_by_match", "match"),
    sqlite_with_rowid=False,
)
"""Who has a chair in a match or opened it."""

entries = Table(
    "entries",
    tables,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("sealed", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened in a match, one after the other."""

codes = Table(
    "codes",
    tables,
    Column("code", String(12), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nonce", String(40), nullable=False),
    Index("codes_by_seat", "match", "seat", unique=True),
)
"""What can be typed instead of following a link to a chair."""

people = Table(
    "people",
    tables,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("language", String(20), nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("mail", Text),
    Column("stamp", Integer, nullable=False),
    Column("prefs", Text, nullable=False),
    Column("avatar", String(20), nullable=False, server_default=""),
    Column("seen", Double),
    Column("farewell", Double),
)
"""Guests, and those of them who took a login. `farewell` is when somebody is to be known no longer, if
he asked for that."""

tokens = Table(
    "tokens",
    tables,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)
"""By what programs are known; of a token only its digest is kept."""

subscriptions = Table(
    "subscriptions",
    tables,
    Column("endpoint", Text, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
)
"""The browsers that are told when it is somebody's turn."""


def _person(name: str, key: bool = False) -> Column[str]:
    return Column(name, ForeignKey("people.id", ondelete="CASCADE"), primary_key=key, nullable=False)


invitations = Table(
    "invitations",
    tables,
    _person("person", key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("nonce", String(40), nullable=False),
    _person("sender"),
    Column("created", Double, nullable=False),
    Column("read", Boolean, nullable=False),
)
"""Chairs that were kept for somebody who has played with the host before."""

readings = Table(
    "readings",
    tables,
    _person("person", key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)
"""The ends of matches that somebody has read of."""

visits = Table(
    "visits",
    tables,
    _person("person", key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)
"""Tables at which somebody sat and got up again before play began."""

blocks = Table(
    "blocks",
    tables,
    _person("person", key=True),
    _person("other", key=True),
    Column("match", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_blocks_other", "other"),
)
"""Whom somebody does not want to meet again, and where they met."""

reports = Table(
    "reports",
    tables,
    Column("id", String(40), primary_key=True),
    _person("person"),
    _person("other"),
    Column("match", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("why", String(20), nullable=False),
    Column("words", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("created", Double, nullable=False),
)
"""What somebody told the host of another, with what the other had said at the table."""


ended = Table(
    "ended",
    tables,
    Column("session", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)
"""Browsers that were left."""

beats = Table(
    "beats",
    tables,
    Column("name", String(20), primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
)
"""When a server was last at work, and until when it said it would be heard of again."""

outages = Table(
    "outages",
    tables,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
"""When none was."""

bulletin = Table(
    "bulletin",
    tables,
    Column("name", String(20), primary_key=True),
    Column("told", Text, nullable=False),
)
"""One row: what the host says to the whole house, heeded by every server of this store."""

servers = Table(
    "servers",
    tables,
    Column("name", String(20), primary_key=True),
    Column("until", Double, nullable=False),
)
"""The servers at work, and until when each is taken for alive if it is not heard of again, by the database's clock."""

reminders = Table(
    "reminders",
    tables,
    _person("person", key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("why", String(20), primary_key=True),
    Column("n", Integer, nullable=False),
)
"""Who was sent a notice of a match, and how many entries it had when he last acted: no server sends it again."""

ratings = Table(
    "ratings",
    tables,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("match", String(40), nullable=False),
    Column("game", String(60), nullable=False),
    Column("side", String(40), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("bot", String(40)),
    Column("places", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("played", Integer, nullable=False),
    Column("old_mu", Double, nullable=False),
    Column("old_sigma", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ratings_by_person", "person", "game", "side", "n"),
    Index("ratings_by_bot", "bot", "game", "side", "n"),
    sqlite_with_rowid=False,
)
"""What was thought of a player before and after a match: the n-th that moved ratings, which stays when the match is
deleted. Of who is known here no longer it keeps the numbers, and not who it was."""
