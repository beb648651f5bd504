"""What the web refuses, each with a status and a sentence; and the answers to everything else that goes wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from starlette.requests import ClientDisconnect

from subrosa.core.errors import BadData, BadRecord, BadRequest, IllegalAction, SubRosaError
from subrosa.core.tellings import Fact
from subrosa.core.text import say
from subrosa.store import Conflict, NoMatch, StoreUnavailable
from subrosa.table.messages import Refusal, Trouble

ECHO = 40
"""The most letters of what somebody sent that are sent back to him."""
QUOTED = re.compile(rf"([`'])(.{{{ECHO - 1}}}).+?\1")
STATUS = {
    "malformed": 400,
    "bad-request": 400,
    "bad-link": 400,
    "bad-host": 400,
    "bad-code": 404,
    "bad-recovery": 400,
    "bad-name": 400,
    "wrong-name": 400,
    "bad-login": 400,
    "weak-password": 400,
    "bad-mail": 400,
    "bad-push": 400,
    "no-such-seat": 400,
    "no-such-puzzle": 404,
    "not-met": 404,
    "no-study": 404,
    "sign-in": 401,
    "wrong-login": 401,
    "origin": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-at-table": 403,
    "operator": 403,
    "nothing-here": 404,
    "no-such-match": 404,
    "no-such-token": 404,
    "no-push": 404,
    "no-recovery": 404,
    "no-such-way": 405,
    "farewell": 409,
    "login-taken": 409,
    "sitting-already": 409,
    "others-sit-there": 409,
    "no-open-chair": 409,
    "too-many-tokens": 409,
    "too-many-browsers": 409,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-sockets": 429,
    "broken": 500,
    "busy": 503,
    "not-ready": 503,
    "closed": 503,
    "resting": 503,
}
"""What the web itself refuses; the sentence of each is `web-` and its name."""


class HttpRefusal(IllegalAction):
    """A request that is not carried out. Nothing was changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(said(f"web-{code}", facts), f"web-{code}", facts)
        self.status = STATUS[code]
        self.wait = facts.get("seconds")


def said(key: str, facts: Mapping[str, Fact]) -> str:
    return say("en", key, facts)


def answer(error: Exception, key: str = "") -> tuple[int, Refusal | Trouble]:
    """A status and a message for what went wrong."""
    match error:
        case HttpRefusal():
            return error.status, Refusal(key, error.key, str(error), error.facts)
        case IllegalAction():
            return 409, Refusal(key, error.key, str(error), error.facts)
        case NoMatch():
            return answer(HttpRefusal("no-such-match"), key)
        case BadData():
            return 400, Refusal(key, "web-bad-data", _short(error.found[0], 300), {})
        case BadRequest() | BadRecord():
            return 400, Refusal(key, "web-bad-request", _short(str(error), 300), {})
        case msgspec.MsgspecError() | UnicodeError():
            return answer(HttpRefusal("malformed", why=without_echo(str(error))), key)
        case RecursionError():
            return answer(HttpRefusal("malformed", why="too many brackets within each other"), key)
        case ClientDisconnect():
            return answer(HttpRefusal("malformed", why="only a part of it came"), key)
        case StoreUnavailable() | Conflict() | SubRosaError():
            return 503, Trouble(key, said("table-trouble", {}))
        case _:
            return answer(HttpRefusal("broken"), key)


def without_echo(sentence: str) -> str:
    """A sentence in which what is quoted is short."""
    return _short(QUOTED.sub(r"\1\2…\1", sentence), 200)


def _short(text: str, most: int = ECHO) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
