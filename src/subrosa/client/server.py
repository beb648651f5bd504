"""Asking a server something, without a socket."""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec

from subrosa.core.errors import IllegalAction
from subrosa.table.messages import Refusal, Trouble, read_message

from .links import refusal

PROGRAMS = "/program/v1"
PATIENCE = 20.0
"""Seconds after which a server that does not answer is out of reach."""
MOST = 32 * 2**20
HERE = ("localhost", "127.0.0.1", "::1")


def is_here(base: str) -> bool:
    """Is it a server on this machine, to which no proxy leads?"""
    return urlsplit(base).hostname in HERE


class Stay(urllib.request.HTTPRedirectHandler):
    """Goes nowhere else: what shows who one is is for one server only."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Server:
    """A server, asked as a person if there is a token."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base, self.token = base, token
        here = [urllib.request.ProxyHandler({})] if is_here(base) else []
        self._opener = urllib.request.build_opener(Stay, *here)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What a route answers, read as JSON; a refusal is raised with the server's sentence."""
        try:
            return json.loads(self.text(method, path, body))
        except ValueError:
            raise refusal("terminal-no-server", server=self.base) from None

    def text(self, method: str, path: str, body: object = None) -> str:
        """What a route answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | ({"Content-Type": "application/json"} if data else {})
        request = urllib.request.Request(f"{self.base}{PROGRAMS}{path}", data, headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                text: bytes = answer.read(MOST)
            return text.decode()
        except urllib.error.HTTPError as error:
            with error:
                raise self.refused(error.read(MOST)) from None
        except (OSError, http.client.HTTPException):
            raise refusal("terminal-unreachable", server=self.base) from None
        except ValueError:
            raise refusal("terminal-no-server", server=self.base) from None

    def refused(self, body: bytes) -> IllegalAction:
        """What a server refuses, as an error."""
        try:
            message = read_message(body)
        except msgspec.MsgspecError:
            message = None
        if isinstance(message, Refusal):
            return IllegalAction(printable(message.sentence), message.code, dict(message.facts))
        if isinstance(message, Trouble):
            return refusal("table-trouble")
        return refusal("terminal-no-server", server=self.base)


def printable(text: str) -> str:
    """A text without signs that a terminal would obey."""
    return "".join(sign if sign.isprintable() else " " for sign in text)
