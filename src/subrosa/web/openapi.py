"""What the server says of itself: the schema of every message, and every route, from the table that makes them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import subrosa
from subrosa.table.messages import VERSION, AnyCommand, AnyMessage, Refusal, Trouble

from .asking import Route
from .bodies import Health, Turn
from .identity import COOKIE, SURFACES
from .refusals import STATUS
from .routes.all import ROUTES, SOCKETS


@cache
def schema() -> bytes:
    """The messages of the socket and of notices, as JSON Schema."""
    (commands, messages, turn), parts = msgspec.json.schema_components(
        (AnyCommand, AnyMessage, Turn), ref_template="#/$defs/{name}"
    )
    return msgspec.json.encode(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": f"/schema/v{VERSION}.json",
            "title": "Sub Rosa: what goes over the socket of a table, and over that of notices",
            "version": VERSION,
            "$defs": {**parts, "AnyCommand": commands, "AnyMessage": messages, "AnyNotice": turn},
            "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("AnyCommand", "AnyMessage", "AnyNotice")],
        }
    )


@cache
def openapi() -> bytes:
    """Every route, as OpenAPI 3.1."""
    wanted: list[Any] = [Refusal | Trouble, Health]
    for route in ROUTES:
        wanted += [route.body, route.answer]
    schemas, parts = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    wrong, health, *rest = schemas
    paths: dict[str, dict[str, Any]] = {}
    for route, body, answer in zip(ROUTES, rest[::2], rest[1::2], strict=True):
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, body, answer, wrong)
    for path, opening, query in SOCKETS:
        paths.setdefault(path, {})["get"] = _socket(path, opening.__doc__ or "", query)
    paths["/health"] = {"servers": [{"url": "/"}], "get": _health(health, wrong)}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Sub Rosa", "version": subrosa.__version__, "description": __doc__},
            "servers": [{"url": surface.prefix, "description": _whose(surface.cookies)} for surface in SURFACES],
            "paths": paths,
            "components": {
                "schemas": parts,
                "securitySchemes": {
                    "browser": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                    "program": {"type": "http", "scheme": "bearer"},
                },
            },
        }
    )


def _whose(cookies: bool) -> str:
    if cookies:
        return "For browsers: a cookie says who asks; what changes anything needs an Origin that is allowed"
    return "For programs: a token says who asks"


def _operation(route: Route, body: Any, answer: Any, wrong: Any) -> dict[str, Any]:
    kind = "text/plain" if route.answer is str else "application/json"
    operation: dict[str, Any] = {
        "summary": route.told,
        "operationId": route.do.__name__,
        "parameters": [*_in_path(route.path), *_in_query(route.query)],
        "responses": {
            str(route.status): {"description": "Done", "content": {kind: {"schema": answer}}},
            **_refusals(wrong),
        },
        "security": [{"browser": []}, {"program": []}] + ([] if route.person else [{}]),
    }
    if route.method not in ("GET", "HEAD"):
        needed = not _is_empty(route.body)
        operation["requestBody"] = {"required": needed, "content": {"application/json": {"schema": body}}}
    return operation


def _is_empty(body: Any) -> bool:
    """Can this body be left out?"""
    fields = getattr(body, "__struct_fields__", None)
    return fields is not None and not [one for one in msgspec.structs.fields(body) if one.required]


def _refusals(wrong: Any) -> dict[str, Any]:
    content = {"application/json": {"schema": wrong}}
    return {str(status): {"description": "Refused", "content": content} for status in sorted(set(STATUS.values()))}


def _in_path(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(query: Any) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(query)
    fields = schema["$defs"][query.__name__]["properties"]
    return [{"name": name, "in": "query", "schema": told} for name, told in fields.items()]


def _socket(path: str, told: str, query: Any) -> dict[str, Any]:
    return {
        "summary": f"A WebSocket: {told}",
        "operationId": f"socket{path.replace('/', '_').replace('{', '').replace('}', '')}",
        "x-socket": True,
        "parameters": [*_in_path(path), *_in_query(query)],
        "responses": {"101": {"description": f"Messages as in /schema/v{VERSION}.json"}},
    }


def _health(health: Any, wrong: Any) -> dict[str, Any]:
    def content(schema: Any) -> dict[str, Any]:
        return {"content": {"application/json": {"schema": schema}}}

    return {
        "summary": "Is the server ready?",
        "operationId": "health",
        "responses": {"200": {"description": "Yes", **content(health)}, "503": {"description": "No", **content(wrong)}},
    }
