"""What the log and the figures say after a game: nothing about the game or the people."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from subrosa.web.routes.all import ROUTES, SOCKETS

from .served import serving
from .test_play import played

LINE = {"method", "route", "status", "milliseconds", "event", "level", "timestamp"}


def test_after_a_game_neither_the_log_nor_the_figures_tell_anything(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann, bob = served.browser("Zebulon"), served.program("Quirinus")
        wish = {"login": "zebulon7", "password": "zebra crossing"}
        ann.post("/account", wish)
        ann.ask("PATCH", "/me", {"mail": "zeb@mail.example"})
        opened = ann.opened("rose", "me", "invited", "thrifty")
        id, link = opened["table"]["id"], opened["links"][0]["link"]
        bob.post("/join", {"link": link})
        ann.post(f"/matches/{id}/commands", {"type": "say", "text": "abracadabra", "key": "keyhole"})
        ann.get(f"/matches/{id}/seat?seat=1&what=xyzzy", None)
        ann.http.post(
            f"/matches/{id}/commands", content='{"type": "frobnicate"}', headers={"content-type": "application/json"}
        )
        asyncio.run(played([ann, bob], id, 3))
        shown = httpx.get(f"{served.base}/metrics", headers={"authorization": f"Bearer {served.app.house.operator}"})
        log = served.log.getvalue()
        decisions = served.table(id).begun.decisions
    secrets = [id, link, link.rpartition("/")[2], "Zebulon", "Quirinus", "zebulon7", "zebra", "zeb@mail", "abracadabra"]
    secrets += ["keyhole", "xyzzy", "frobnicate", "127.0.0.1", "?", bob.me["token"], ann.me["id"], bob.me["id"]]
    secrets += [cookie.value or "?" for cookie in ann.http.cookies.jar]
    assert len(decisions) > 100 and shown.status_code == 200
    assert [secret for secret in secrets if secret in log or secret in shown.text] == []
    lines = [json.loads(line) for line in log.splitlines()]
    assert all(line.keys() == LINE for line in lines)
    patterns = {prefix + way.path for way in ROUTES for prefix in ("/api/v1", "/program/v1")}
    patterns |= {prefix + path for path, *_ in SOCKETS for prefix in ("/api/v1", "/program/v1")}
    assert {line["route"] for line in lines} <= patterns | {"/metrics", "(none)"}
    labels = set(re.findall(r"(\w+)=\"", shown.text))
    assert labels <= {"method", "route", "status", "game", "by", "le", "way", "outcome"}
    counted = re.search(r'subrosa_decisions_total\{by="person",game="rose"\} (\d+)', shown.text)
    assert counted and int(counted[1]) > 20


def test_the_figures_are_for_the_operator_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = served.program("Ann")
        for shown in ({}, {"authorization": f"Bearer {ann.me['token']}"}, {"authorization": "Bearer x"}):
            refused = httpx.get(f"{served.base}/metrics", headers=shown)
            assert (refused.status_code, refused.json()["code"]) == (403, "web-operator")
        token = (tmp_path / "operator").read_text().strip()
        assert httpx.get(f"{served.base}/metrics", headers={"authorization": f"Bearer {token}"}).status_code == 200


def test_addresses_are_in_the_log_only_where_somebody_wants_them(tmp_path: Path) -> None:
    with serving(tmp_path, log_addresses=True) as served:
        served.browser("Ann")
        assert '"address": "127.0.0.1"' in served.log.getvalue()


def test_what_breaks_is_logged_without_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ValueError("the murderer is Jorge")

    with serving(tmp_path) as served:
        ann = served.browser("Ann")
        id = ann.opened("rose", "me", "me")["table"]["id"]
        monkeypatch.setattr(served.app.house.hub, "known", broken)
        reply = ann.get(f"/matches/{id}", None)
        assert (reply.status_code, reply.json()["code"]) == (500, "web-broken")

        async def knock() -> int:
            with pytest.raises(InvalidStatus) as refused:
                async with ann.socket(f"/matches/{id}/live"):
                    pass
            return refused.value.response.status_code

        assert asyncio.run(knock()) == 500
        log = served.log.getvalue()
    assert "Jorge" not in log + reply.text and "Traceback" not in reply.text
    assert "ValueError" in log and "broken" in log
