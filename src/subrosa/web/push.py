"""Notices to browsers that are not looking. Needs the extra `push`; without it there are none."""

from __future__ import annotations

import importlib.util
import json
from urllib.parse import urlsplit

from subrosa.core.text import say
from subrosa.store.people import People, Person, Subscription

from . import keys
from .settings import Settings

GONE = (404, 410)
SECONDS = 10
LIVES = 6 * 3_600
"""How long a service keeps a notice for a browser that is switched off, in seconds."""


class Push:
    """Sends notices to browsers."""

    def __init__(self, settings: Settings, people: People) -> None:
        self.settings, self.people = settings, people
        self.here = settings.push and importlib.util.find_spec("pywebpush") is not None
        folder = people.store.folder
        self.public = keys.push_public(folder) if self.here else ""
        self._key = str(keys.push_file(folder)) if self.here else ""

    def allows(self, endpoint: str) -> bool:
        """Is this an address of a service that reaches browsers? The server posts nowhere else."""
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        local = endpoint.startswith(tuple(s for s in self.settings.push_services if "://" in s))
        known = any(host == service or host.endswith(f".{service}") for service in self.settings.push_services)
        return endpoint.isascii() and (local or (parts.scheme == "https" and known))

    def send(self, person: Person, match: str, why: str = "turn") -> tuple[int, int]:
        """Tell all browsers of a person, in this thread: how many were reached and how many not."""
        sent = [self._send(one, person, match, why) for one in self.people.subscriptions(person.id)]
        return sent.count(True), sent.count(False)

    def _send(self, one: Subscription, person: Person, match: str, why: str) -> bool:
        from pywebpush import WebPushException, webpush

        key = "web-bot-asked" if why == "absent" else "web-your-turn"
        text = {"type": "turn", "id": match, "text": say(person.language, key)}
        browser = {"endpoint": one.endpoint, "keys": {"p256dh": one.p256dh, "auth": one.auth}}
        claims: dict[str, str | int] = {"sub": self.settings.push_contact}
        try:
            webpush(browser, json.dumps(text), self._key, claims, ttl=LIVES, timeout=SECONDS)
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                self.people.unsubscribe(one.endpoint)
            return False
        except Exception:  # an address that does not answer, or keys that are none
            return False
        return True
