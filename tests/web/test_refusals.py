"""Whatever is wrong is refused with a sentence, and has changed nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from subrosa.core.text import LANGUAGES, has
from subrosa.games import names
from subrosa.web.refusals import STATUS

from .served import Client, Served, serving
from .test_play import now_deciding, rose

ASKED = {"game": "rose", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def table(served: Served) -> tuple[Client, Client, str]:
    """Ann and Bob at a table; whose turn it is depends on the deal."""
    ann, bob = served.browser("Ann"), served.program("Bob")
    id = ann.opened("rose", "me", "open", allows_spectators=False)["table"]["id"]
    bob.post(f"/matches/{id}/sit")
    return ann, bob, id


@pytest.fixture
def unchanged(served: Served, table: tuple[Client, Client, str]) -> Iterator[None]:
    before = served.kept(table[2])
    yield
    assert served.kept(table[2]) == before


def turns(table: tuple[Client, Client, str]) -> tuple[Client, Client, dict[str, Any]]:
    """Who has to decide, who has not, and what the first one sees."""
    ann, bob, id = table
    shown = {client: client.get(f"/matches/{id}/seat") for client in (ann, bob)}
    mine, other = (ann, bob) if shown[ann]["choices"] else (bob, ann)
    return mine, other, shown[mine]


COMMANDS: list[tuple[Any, str]] = [
    ({"type": "decide", "n": 0, "choices": ["x"]}, "refused-stale"),
    ({"type": "decide", "n": 99_999, "choices": [63]}, "not-a-choice"),
    ({"type": "decide", "n": 99_999, "choices": ["x" * 200]}, "rose-not-understood"),
    ({"type": "draft", "choices": ["nonsense"]}, "rose-not-understood"),
    ({"type": "withdraw"}, "nothing-sealed"),
    ({"type": "agree"}, "refused-nothing-proposed"),
    ({"type": "decline"}, "refused-nothing-proposed"),
    ({"type": "resume"}, "refused-not-paused"),
    ({"type": "resign", "bot": "nobody"}, "refused-no-such-bot"),
    ({"type": "propose", "what": "bot", "other": 7}, "refused-nobody-away"),
    ({"type": "say", "text": " \u200b "}, "refused-nothing-said"),
    ({"type": "say", "text": "x" * 501}, "refused-said-too-much"),
    ({"type": "mute", "other": 7}, "refused-nobody-there"),
    ({"type": "rematch"}, "refused-not-over"),
]


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(("command", "code"), COMMANDS, ids=[code for _, code in COMMANDS])
def test_a_command_that_cannot_be_done(table: tuple[Client, Client, str], command: Any, code: str) -> None:
    """By a request and over the socket alike, and with little of what was sent."""
    mine, _, _ = turns(table)
    reply = mine.post(f"/matches/{table[2]}/commands", command | {"key": "why"}, 409)
    assert reply["type"] == "refusal" and reply["key"] == "why" and reply["sentence"]
    assert reply["code"] == code or code.endswith("understood")
    assert "x" * 41 not in json.dumps(reply)

    async def over_socket() -> dict[str, Any]:
        async with mine.socket(f"/matches/{table[2]}/live") as socket:
            await socket.send(json.dumps(command | {"key": "why"}))
            while True:
                message: dict[str, Any] = json.loads(await socket.recv())
                if message["type"] != "update":
                    return message

    assert asyncio.run(over_socket()) == reply


@pytest.mark.parametrize("game", names())
def test_little_of_a_wish_is_sent_back(served: Served, game: str) -> None:
    ann = served.browser("Ann")
    id = ann.opened(game, "me", "me", "me")["table"]["id"]
    seat = ann.get(f"/matches/{id}/seat")["choosing"][0]
    for verb in ("", "play ", "move ", "go "):
        wish = {"type": "decide", "n": 9_999, "choices": [verb + "y" * 190]}
        assert "y" * 41 not in json.dumps(ann.post(f"/matches/{id}/commands?seat={seat}", wish, 409))


@pytest.mark.usefixtures("unchanged")
def test_out_of_turn(table: tuple[Client, Client, str]) -> None:
    _, other, shown = turns(table)
    wish = {"type": "decide", "n": shown["n"], "choices": [shown["choices"][0]["choice"]]}
    assert other.post(f"/matches/{table[2]}/commands", wish, 409)["code"] == "not-your-turn"


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"ping"',
    "{}",
    '{"type": "ping", "more": 1}',
    '{"type": "nonsense"}',
    '{"type": "' + "x" * 300 + '"}',
    '{"' + "y" * 300 + '": 1, "type": "ping"}',
    '{"type": "decide"}',
    '{"type": "decide", "n": -1, "choices": [1]}',
    '{"type": "decide", "n": 1, "choices": []}',
    '{"type": "decide", "n": 1, "choices": [1.5]}',
    '{"type": "decide", "n": 1e999, "choices": [1]}',
    '{"type": "decide", "n": 1, "choices": [' + ",".join(["1"] * 65) + "]}",
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "ping", "key": "' + "z" * 65 + '"}',
    "[" * 5_000,
    b"\xff\xfe",
    b"\x00",
]


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_what_cannot_be_read(table: tuple[Client, Client, str], text: str | bytes) -> None:
    ann, _, id = table
    sent = ann.http.post(f"/matches/{id}/commands", content=text, headers={"content-type": "application/json"})
    assert sent.status_code == 400 and sent.json()["code"] == "web-malformed"
    for sign in "xyz":
        assert sign * 41 not in sent.text
    assert len(sent.text) < 400


@pytest.mark.usefixtures("unchanged")
def test_what_cannot_be_read_over_the_socket(table: tuple[Client, Client, str]) -> None:
    """Each is answered; the socket stays and works on."""
    ann, _, id = table

    async def send_all() -> None:
        async with ann.socket(f"/matches/{id}/live") as socket:
            await socket.recv()
            for text in MALFORMED:
                await socket.send(text)
                reply = json.loads(await socket.recv())
                assert reply["code"] == "web-malformed" and "x" * 41 not in json.dumps(reply)
            await socket.send('{"type": "ping"}')
            assert json.loads(await socket.recv())["type"] == "pong"

    asyncio.run(asyncio.wait_for(send_all(), 20))


@pytest.mark.usefixtures("unchanged")
def test_too_much_at_once(table: tuple[Client, Client, str], served: Served) -> None:
    ann, _, id = table
    kind = {"content-type": "application/json"}
    big = b'{"type": "say", "text": "' + b"x" * 70_000 + b'"}'
    for content in (big, iter([big[:40_000], big[40_000:]])):
        reply = ann.http.post(f"/matches/{id}/commands", content=content, headers=kind)
        assert (reply.status_code, reply.json()["code"]) == (413, "web-too-large")
    assert ann.http.post("/matches", content=b" " * 1_100_000, headers=kind).status_code == 413

    async def over_socket() -> int:
        async with ann.socket(f"/matches/{id}/live") as socket:
            await socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await socket.recv()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(over_socket()) == 1009


@pytest.mark.usefixtures("unchanged")
def test_only_json(table: tuple[Client, Client, str]) -> None:
    ann, _, id = table
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        reply = ann.http.post(f"/matches/{id}/commands", content='{"type": "ping"}', headers={"content-type": kind})
        assert (reply.status_code, reply.json()["code"]) == (415, "web-not-json")


def test_what_is_not_there_and_what_cannot_be_asked_so(served: Served) -> None:
    ann = served.browser("Ann")
    for path in ("/nothing", "/matches/x/nothing"):
        assert ann.get(path, 404)["code"] == "web-nothing-here"
    for method, path in (("PUT", "/me"), ("DELETE", "/games"), ("OPTIONS", "/matches"), ("TRACE", "/me")):
        assert ann.ask(method, path, None, 405)["code"] == "web-no-such-way"
    assert ann.get("/matches/x/seat?since=-1", 400)["code"] == "web-malformed"
    assert ann.get("/matches/x/seat?sinse=1", 400)["code"] == "web-malformed"


WRONG_TABLES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 400, "web-bad-request"),
    ({"seats": 6, "chairs": [{"kind": "open"}] * 6}, 400, "web-bad-request"),
    ({"seats": 3}, 409, "refused-chairs-and-seats"),
    ({"preset": "none"}, 400, "web-bad-request"),
    ({"options": {"no": "x"}}, 400, "web-bad-request"),
    ({"options": {"time_step": "x"}}, 400, "web-bad-request"),
    ({"options": {"card_times": "custom"}}, 400, "web-bad-request"),
    ({"chairs": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, 409, "refused-no-such-bot"),
    ({"chairs": [{"kind": "me"}, {"kind": "bot"}]}, 409, "refused-no-such-bot"),
    ({"chairs": [{"kind": "me"}, {"kind": "person", "person": "x"}]}, 400, "web-malformed"),
    ({"clock": {"seconds": -1}}, 400, "web-malformed"),
    ({"data": ["no json"]}, 400, "web-bad-data"),
    ({"data": ["[" * 100_000]}, 400, "web-bad-data"),
    ({"data": ["{}"] * 5}, 400, "web-malformed"),
    ({"host": "x"}, 400, "web-malformed"),
]


@pytest.mark.parametrize(("wrong", "status", "code"), WRONG_TABLES, ids=range(len(WRONG_TABLES)))
def test_a_table_that_cannot_be_opened(served: Served, wrong: dict[str, Any], status: int, code: str) -> None:
    ann = served.program("Ann")
    assert ann.post("/matches", ASKED | wrong, status)["code"] == code
    assert ann.get("/matches")["matches"] == []


def test_an_owner_s_component_file_is_played_with(served: Served) -> None:
    ann = served.browser("Ann")
    own = (Path(__file__).parents[2] / "src/subrosa/games/rose/data/rose.json").read_text("utf-8")
    opened = ann.post("/matches", ASKED | {"data": [own]}, None)
    assert opened.status_code == 201, opened.text
    assert "custom" in opened.json()["table"]["options"].values()


def test_a_repeated_request_is_carried_out_once(served: Served) -> None:
    """The same key again is answered the same; the same command with an old number is stale."""
    ann, id = rose(served, "me", "me")
    stands = now_deciding(ann, id)
    seat = stands["seat"]
    wish = {"type": "decide", "n": stands["n"], "choices": [stands["choices"][0]["choice"]], "key": "once"}
    first = ann.post(f"/matches/{id}/commands?seat={seat}", wish)
    before = served.kept(id)
    again = ann.post(f"/matches/{id}/commands?seat={seat}", wish)
    assert again["type"] == first["type"] == "done"
    assert ann.post(f"/matches/{id}/commands?seat={seat}", wish | {"key": "twice"}, 409)["type"] == "refusal"
    assert served.kept(id) == before


def test_when_the_store_fails_nothing_is_done_and_the_server_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = served.browser("Ann")
        id = ann.opened("rose", "me", "me")["table"]["id"]
        stands = ann.get(f"/matches/{id}/seat")
        served.store.close()
        reply = ann.http.post(f"/matches/{id}/commands", json={"type": "say", "text": "hello"})
        assert reply.status_code == 503
        health = ann.http.get(f"{served.base}/health")
        assert (health.status_code, health.json()["code"]) == (503, "web-not-ready")
        assert stands["n"] >= 0


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    assert [code for code in STATUS for language in LANGUAGES if not has(language, f"web-{code}")] == []
