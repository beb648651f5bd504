"""Everything about a server that somebody can set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Literal
from urllib.parse import urlsplit

from subrosa.core.errors import BadRequest
from subrosa.table.absence import Leaving
from subrosa.table.live import GRID

RATES: Mapping[str, str] = MappingProxyType(
    {
        "address": "3000/minute",
        "person": "1200/minute",
        "command": "60/second",
        "say": "20/10 second",
        "guest": "30/hour",
        "rename": "20/hour",
        "sign-in": "10/minute; 60/hour",
        "login": "30/hour; 200/day",
        "taken": "10/hour; 30/day",
        "account": "10/hour",
        "forgotten": "5/hour; 20/day",
        "recovery": "3/hour; 10/day",
        "open": "10/minute; 60/hour",
        "invite": "30/minute; 120/hour",
        "report": "5/minute; 20/hour",
        "code": "10/minute; 60/hour",
        "data": "20/hour",
        "token": "30/hour",
        "export": "60/minute",
        "socket": "240/minute",
        "frame": "100/second",
    }
)
"""How often what may be done: by a person, or by an address where nobody has said who he is.

`recovery`: how often a link is asked for, for one login or address, by whomever.
`login`: wrong passwords for one login, from whatever browsers that never signed in with it; `taken`: how often an
address is told that a login is somebody else's.
"""
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""Where browsers are reached. The server sends nothing to any other address that somebody names."""


@dataclass(frozen=True)
class Settings:
    """How a server runs. Nothing has to be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: any that is free."""
    store: str | Path | None = None
    url: str = ""
    """What people type to get here, for links in mails; by default what the server listens on."""
    origins: tuple[str, ...] = ()
    """Sites whose pages may speak to this server, beside its own."""
    proxies: str = "127.0.0.1"
    """Whose word is taken for where a request comes from (X-Forwarded-For and -Proto): addresses, with commas."""
    page: Path | None = None
    """The folder of the page, built."""
    pace: float = 0.8
    """How long bots take, in seconds."""
    thinkers: int = 1
    """In how many processes bots think."""
    grid: float = GRID
    """Answers that only read come after a multiple of this, in seconds."""
    log: Literal["console", "json", "none"] = "console"
    log_addresses: bool = False
    notice_command: str = ""
    """A program that is given a JSON object for each notice, to send a mail, say."""
    notice_url: str = ""
    """Where such an object is posted to."""
    patience: float = 300.0
    """How long somebody who is away has to come back when others want a bot to play for him, in seconds."""
    leaving: Leaving = "clock"
    """What happens to somebody who is away for that long while others are at the table: only the table's clock runs, or
    the table is told, or a bot plays on until he is back."""
    keep_days: float = 0.0
    """After so many days a match that is over is deleted; 0: never."""
    keep_unbegun_days: float = 0.0
    """After so many days a table that never began is deleted; 0: never."""
    keep_guests_days: float = 0.0
    """After so many days a guest who has not come is forgotten; 0: never."""
    notice_delay: float = 60.0
    """How long somebody may look elsewhere before he is told that it is his turn."""
    push: bool = True
    """Tell browsers, if the extra `push` is installed."""
    push_contact: str = "mailto:nobody@localhost"
    """Whom the services that reach browsers may write to."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    sockets_each: int = 40
    """The most sockets of one person, or of one address without a person."""
    connections: int = 5_000
    """The most connections at once, if the system allows so many files."""
    connections_each: int = 200
    """The most connections of one address that is no proxy of ours."""
    header_seconds: float = 15.0
    """How long a connection may take to say what it wants."""
    body_seconds: float = 60.0
    """How long it may take to bring what belongs to it."""
    rates: Mapping[str, str] = field(default_factory=dict)
    """Other rates than the usual ones."""

    def __post_init__(self) -> None:
        for address in (*self.origins, *filter(None, (self.url, self.notice_url))):
            parts = urlsplit(address)
            if parts.scheme not in ("http", "https") or not parts.hostname:
                raise BadRequest(f"{address[:60]!r} is not an address that begins with http:// or https://")
        unknown = sorted(set(self.rates) - set(RATES))
        if unknown:
            raise BadRequest(f"there is no rate {unknown[0]!r}; there is {', '.join(RATES)}")

    def rate(self, name: str) -> str:
        return self.rates.get(name, RATES[name])
