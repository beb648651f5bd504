"""The application: the routes of both surfaces, what is beside them, and what every answer carries."""

from __future__ import annotations

import hmac
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TextIO

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from subrosa.store import Store

from . import openapi, sockets
from .asking import endpoint, refusal, refused, written
from .bodies import Health
from .house import House
from .identity import SURFACES
from .page import page
from .refusals import HttpRefusal, answer
from .routes.all import ROUTES, SOCKETS
from .settings import Settings

POLICY = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
Run = Callable[[Request], Awaitable[Response]]
FOREVER = "max-age=31536000"
UNKNOWN = "(none)"


def application(settings: Settings, store: Store, log: TextIO | None = None) -> App:
    """The server as uvicorn runs it."""
    return App(House(settings, store, log))


class App:
    """Every request passes here: its answer gets its headers, the log a line, the figures a count."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.inner: ASGIApp = _routed(house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.inner(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                _put_headers(scope, MutableHeaders(scope=message))
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.inner(scope, receive, sent)
        except Exception as error:
            if status:
                raise
            await refused(self.house, error)(scope, receive, sent)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        house, route = self.house, scope.get("subrosa.route", UNKNOWN)
        method = scope.get("method", "SOCKET") if route != UNKNOWN else "ANY"
        house.metrics.requests.labels(method, route, str(status)).inc()
        line = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1000, 2)}
        if house.settings.log_addresses and scope.get("client"):
            line["address"] = scope["client"][0]
        house.log.info("request", **line)


def _put_headers(scope: Scope, headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("cache-control", "no-store")
    if scope["scheme"] in ("https", "wss"):
        headers["strict-transport-security"] = FOREVER


def _routed(house: House) -> Starlette:
    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    async def wrong(_: Request, error: Exception) -> Response:
        code = "nothing-here"
        if isinstance(error, HTTPException) and error.status_code == 405:
            code = "no-such-way"
        return refused(house, HttpRefusal(code))

    routes: list[BaseRoute] = list(_beside(house))
    for surface in SURFACES:
        for route in ROUTES:
            run = endpoint(route, surface, house)
            routes.append(StarletteRoute(surface.prefix + route.path, run, methods=[route.method]))
        for path, opening, _ in SOCKETS:
            routes.append(WebSocketRoute(surface.prefix + path, sockets.endpoint(opening(house), path, surface, house)))
    if house.settings.page is not None:
        routes.append(page(house.settings.page))
    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: wrong})
    app.router.redirect_slashes = False
    return app


def _beside(house: House) -> list[StarletteRoute]:
    """Whether the server is well, what can be counted, and what it says of itself."""

    async def health(request: Request) -> Response:
        if await house.is_well():
            return written(Health(status="ok"))
        status, message = answer(HttpRefusal("not-ready"))
        return refusal(status, message)

    async def metrics(request: Request) -> Response:
        shown = Headers(scope=request.scope).get("authorization", "").encode()
        if not hmac.compare_digest(shown, f"Bearer {house.operator}".encode()):
            return refused(house, HttpRefusal("operator"))
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def schema(request: Request) -> Response:
        return Response(openapi.schema(), media_type="application/schema+json")

    async def described(request: Request) -> Response:
        return Response(openapi.openapi(), media_type="application/json")

    beside = {
        "/health": health,
        "/metrics": metrics,
        "/schema/v1.json": schema,
        "/openapi/v1.json": described,
    }
    return [StarletteRoute(path, _named(path, run)) for path, run in beside.items()]


def _named(path: str, run: Run) -> Run:
    async def carried_out(request: Request) -> Response:
        request.scope["subrosa.route"] = path
        return await run(request)

    return carried_out
