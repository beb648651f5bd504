"""Anything at all is sent to every route and socket: never a broken answer, never a dead server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from subrosa.web import openapi
from subrosa.web.routes.all import ROUTES
from subrosa.web.server import MESSAGE

from .served import Client, Served, serving
from .shapes import shaped

API = json.loads(openapi.openapi())
SCHEMA = json.loads(openapi.schema())
PARTS = API["components"]["schemas"]
OPERATIONS = [
    (path, method, told)
    for path, methods in API["paths"].items()
    for method, told in methods.items()
    if method != "servers" and not told.get("x-socket")
]
IDS = [f"{method} {path}" for path, method, _ in OPERATIONS]
quickly = settings(max_examples=8, suppress_health_check=list(HealthCheck), database=None)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fuzzed")) as found:
        yield found


@pytest.fixture(scope="module")
def tables(fuzzed: Served) -> tuple[Client, list[str]]:
    """Somebody with a table that looks for players, one at which he plays, and one of somebody else."""
    ann, bob = fuzzed.program("Ann"), fuzzed.program("Bob")
    ann.http.headers["authorization"] = f"Bearer {ann.post('/tokens', {'label': 'lasting'}, 201)['token']}"
    ids = [
        ann.opened("rose", "me", "open", "invited"),
        ann.opened("nuns", "me", "me"),
        bob.opened("eleven", "me", "me", "me"),
    ]
    return ann, [opened["table"]["id"] for opened in ids]


def whole(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema of a route with what it refers to."""
    return {**schema, "components": API["components"]}


def test_the_description_names_every_route_and_nothing_else() -> None:
    told = {(path, method.upper()) for path, method, _ in OPERATIONS} - {("/health", "GET")}
    assert told == {(way.path, way.method) for way in ROUTES}
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for _, _, operation in OPERATIONS:
        for answer in operation["responses"].values():
            for content in answer["content"].values():
                jsonschema.Draft202012Validator.check_schema(content["schema"])


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=60),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize(("path", "method", "told"), OPERATIONS, ids=IDS)
def test_every_route_answers_anything_as_it_says(
    fuzzed: Served, tables: tuple[Client, list[str]], path: str, method: str, told: dict[str, Any]
) -> None:
    """Bodies of the right shape and of any other; answers are what the description promises."""
    ann, ids = tables
    if method.upper() == "DELETE":  # what others still ask about stays
        ann = fuzzed.program("Dot")
        ids = [ann.opened("rose", "me", "open")["table"]["id"]]
    base = fuzzed.base if path == "/health" else ann.http.base_url
    right: st.SearchStrategy[Any] = st.none()
    if "requestBody" in told:
        right = shaped(told["requestBody"]["content"]["application/json"]["schema"], PARTS)
    asked = {one["name"]: one["schema"] for one in told.get("parameters", ()) if one["in"] == "query"}
    values = {name: shaped(schema, PARTS) | st.text(max_size=8) for name, schema in asked.items()}
    queries: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries({}, optional=values)

    @quickly
    @given(st.data())
    def send(data: st.DataObject) -> None:
        where = path.replace("{id}", data.draw(st.sampled_from(ids) | st.text(min_size=1, max_size=20).map(_part)))
        where = where.replace("{seat}", data.draw(st.sampled_from("0123") | st.text(min_size=1, max_size=4).map(_part)))
        query = {name: "" if value is None else value for name, value in data.draw(queries).items()}
        body = data.draw(st.one_of(right, right, anything)) if "requestBody" in told else None
        content = b"" if body is None else json.dumps(body).encode()
        reply = ann.http.request(
            method,
            f"{base}{where.removeprefix('/') if path != '/health' else where}?{urlencode(query)}",
            content=content,
            headers={"content-type": "application/json"},
        )
        _promised(reply, told)

    send()
    assert httpx.get(f"{fuzzed.base}/health").status_code == 200


def _part(text: str) -> str:
    return quote(text, safe="").replace(".", "%2E")


def _promised(reply: httpx.Response, told: dict[str, Any]) -> None:
    assert reply.status_code < 500, reply.text
    if reply.status_code in (404, 405) and str(reply.status_code) not in told["responses"]:
        return
    answers = told["responses"][str(reply.status_code)]["content"]
    kind = reply.headers["content-type"].partition(";")[0]
    assert kind in answers, (reply.status_code, reply.text)
    if kind == "application/json":
        jsonschema.validate(reply.json(), whole(answers[kind]["schema"]))


# Sockets

commands = shaped({"$ref": "#/$defs/AnyCommand"}, SCHEMA["$defs"])


def exchange(client: Client, path: str, sent: list[str | bytes]) -> list[dict[str, Any]]:
    """Send everything, then a ping, and collect what is answered until its pong."""

    async def run() -> list[dict[str, Any]]:
        found = []
        async with client.socket(path) as socket:
            for text in sent:
                await socket.send(text)
            await socket.send(json.dumps({"type": "ping", "key": "the last one"}))
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                found.append(message)
                if message["type"] == "pong" and message["key"] == "the last one":
                    return found

    return asyncio.run(run())


def test_garbage_on_a_socket_changes_nothing(fuzzed: Served, tables: tuple[Client, list[str]]) -> None:
    ann, ids = tables
    before = fuzzed.kept(ids[1])
    garbage = st.text(max_size=200) | st.binary(max_size=200) | anything.map(json.dumps)

    @quickly
    @given(st.lists(garbage.filter(_is_no_act), max_size=12))
    def send(sent: list[str | bytes]) -> None:
        answers = exchange(ann, f"/matches/{ids[1]}/live", sent)
        refusals = [message for message in answers if message["type"] == "refusal"]
        assert [message["code"] for message in refusals] == ["web-malformed"] * len(sent)

    send()
    assert fuzzed.kept(ids[1]) == before


def _is_no_act(text: str | bytes) -> bool:
    try:
        found = json.loads(text)
    except ValueError:
        return True
    return not (isinstance(found, dict) and "type" in found)


def test_commands_of_the_right_shape_are_answered_and_leave_a_log_that_folds(
    fuzzed: Served, tables: tuple[Client, list[str]]
) -> None:
    """Whatever is carried out, the log tells the whole of it."""
    ann, ids = tables
    messages = {"$ref": "#/$defs/AnyMessage", "$defs": SCHEMA["$defs"]}
    checked = jsonschema.Draft202012Validator(messages)

    @quickly
    @given(st.lists(commands, max_size=10))
    def send(sent: list[Any]) -> None:
        answers = exchange(ann, f"/matches/{ids[1]}/live?seat=1", list(filter(_fits, map(json.dumps, sent))))
        for message in answers:
            checked.validate(message)
            assert message["type"] != "trouble"

    send()
    table = fuzzed.table(ids[1])
    assert ann.get(f"/matches/{ids[1]}/seat?seat=1")["n"] == len(table.feed[1])


def test_a_stranger_s_commands_change_nothing(fuzzed: Served, tables: tuple[Client, list[str]]) -> None:
    ann, ids = tables
    before = fuzzed.kept(ids[2])

    @quickly
    @given(st.lists(commands, max_size=6))
    def send(sent: list[Any]) -> None:
        answers = exchange(ann, f"/matches/{ids[2]}/live", list(filter(_fits, map(json.dumps, sent))))
        assert {message["type"] for message in answers} <= {"update", "refusal", "pong"}

    send()
    assert fuzzed.kept(ids[2]) == before


def _fits(command: str) -> bool:
    return len(command) < MESSAGE
