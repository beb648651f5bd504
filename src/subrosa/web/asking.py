"""One request: read, checked, counted, carried out, answered. Every route goes this way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from subrosa.core.record import number
from subrosa.store.people import Person
from subrosa.table.messages import Refusal, Trouble

from .bodies import Body, Nothing
from .house import House
from .identity import SAFE, Surface, Who, is_secure
from .logs import where
from .rates import whose_address
from .refusals import HttpRefusal, answer

MOST = 64 * 1024
"""The most bytes of what a route is asked with."""
MOST_WITH_DATA = 1024 * 1024
_encoder = msgspec.json.Encoder()


@cache
def _decoder(body: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(body)


@dataclass(frozen=True)
class Route:
    """A route: how it is reached, what it is asked with, what it answers, and who may ask."""

    method: str
    path: str
    do: Callable[[Ask], Awaitable[Any]]
    answer: Any
    body: Any = Nothing
    query: type[Body] = Nothing
    person: bool = True
    """Only for those who have said who they are."""
    leaving: bool = False
    """Also for somebody who is to be known no longer: others are read by him, and change nothing."""
    rate: str = ""
    most: int = MOST
    status: int = 200

    @property
    def told(self) -> str:
        return " ".join((self.do.__doc__ or "").split())


@dataclass
class Ask:
    """What somebody asks."""

    house: House
    surface: Surface
    request: Request
    who: Who | None
    address: str
    query: Any = None
    body: Any = None
    response_hooks: list[Callable[[Response], None]] = field(default_factory=list)
    """What else the answer carries."""

    @property
    def me(self) -> Person:
        if self.who is None:
            raise HttpRefusal("sign-in")
        return self.who.person

    @property
    def my_id(self) -> str:
        """My id, or nothing if I have not said who I am."""
        return self.who.person.id if self.who else ""

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    @property
    def base(self) -> str:
        """How links to this server begin."""
        return self.house.settings.url.rstrip("/") or self.house.identity.own(self.request)

    def count(self, what: str, who: str = "") -> None:
        self.house.rates.count(what, who or self.my_id or self.address)

    def sign_in(self, person: Person) -> None:
        """Let this browser show that it is this person's. Who was here already stays the session he was."""
        secure, session = (
            is_secure(self.request),
            self.who.shown if self.who and self.who.person.id == person.id else "",
        )
        self.response_hooks.append(lambda response: self.house.identity.sign_in(response, person, secure, session))

    def know(self, person: Person) -> None:
        """Let this browser show later that this person has signed in here before."""
        secure = is_secure(self.request)
        self.response_hooks.append(lambda response: self.house.identity.know(response, person, secure))

    def sign_out(self) -> None:
        secure = is_secure(self.request)
        self.response_hooks.append(lambda response: self.house.identity.sign_out(response, secure))


def endpoint(route: Route, surface: Surface, house: House) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls for a route at one surface."""

    async def carried_out(request: Request) -> Response:
        request.scope["subrosa.route"] = surface.prefix + route.path
        try:
            return await _carried_out(route, surface, house, request)
        except Exception as error:
            return refused(house, error)

    return carried_out


async def _carried_out(route: Route, surface: Surface, house: House, request: Request) -> Response:
    address = whose_address(request.client.host if request.client else None)
    house.rates.count("address", address)
    if surface.cookies and request.method not in SAFE:
        house.identity.check_origin(request)
    ask = Ask(house, surface, request, await house.identity.who(request, surface), address)
    if route.person or ask.who:
        house.rates.count("person", ask.me.id)
    if route.person and not route.leaving and request.method not in SAFE:
        check_stays(ask.me)
    if route.rate:
        ask.count(route.rate, "" if route.person else address)
    ask.query = msgspec.convert(dict(request.query_params), route.query, strict=False)
    if request.method not in SAFE:
        ask.body = _decoder(route.body).decode(await _body(request, route.most) or b"{}")
    response = written(await route.do(ask), route.status)
    for hook in ask.response_hooks:
        hook(response)
    return response


def check_stays(person: Person) -> None:
    """Refuse what somebody does who is to be known no longer."""
    if person.farewell is not None:
        raise HttpRefusal("farewell")


async def _body(request: Request, most: int) -> bytes:
    """What a request carries, as long as it is JSON and not too long."""
    length = number(request.headers.get("content-length", "0"))
    if length is None or length > most:
        raise HttpRefusal("too-large", most=most)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise HttpRefusal("too-large", most=most)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        raise HttpRefusal("not-json")
    return bytes(body)


def written(answer: Any, status: int = 200) -> Response:
    """An answer as a response."""
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, str):
        return Response(answer, status, media_type="text/plain")
    return Response(_encoder.encode(answer), status, media_type="application/json")


def refused(house: House, error: Exception) -> Response:
    """What went wrong as a response."""
    status, message = answer(error)
    if status == 500:
        house.metrics.errors.inc()
        house.log.error("broken", where=where(error))
    if isinstance(message, Trouble):
        house.hub.downtime.doubt()
    return refusal(status, message, error)


def refusal(status: int, message: Refusal | Trouble, error: Exception | None = None) -> Response:
    response = written(message, status)
    if isinstance(error, HttpRefusal) and error.wait is not None:
        response.headers["retry-after"] = str(error.wait)
    if status == 413:
        response.headers["connection"] = "close"
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response
