"""A forgotten password: a link by mail makes another one, once, and nobody learns who has an account."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from subrosa.cli import main
from subrosa.web import recovery
from subrosa.web.settings import RATES

from .served import Client, Served, serving
from .test_notices import Listener, listening_elsewhere

OLD, NEW = "correct horse", "battery staple"


def forgetful(served: Served, login: str) -> Client:
    ann = served.browser("Ann")
    ann.post("/account", {"login": login, "password": OLD})
    ann.ask("PATCH", "/me", {"mail": f"{login}@example.org"})
    return ann


def sent(listener: Listener, count: int) -> list[dict[str, Any]]:
    """The mails, when there are so many."""
    for _ in range(1_500):
        if len(listener.got) >= count:
            break
        time.sleep(0.02)
    assert len(listener.got) == count
    return [json.loads(body) for _, _, body in listener.got]


def test_a_link_makes_another_password_once_and_ends_all_sessions(tmp_path: Path) -> None:
    with (
        listening_elsewhere() as mails,
        serving(tmp_path, notice_url=mails.base, url="https://games.example") as served,
    ):
        ann, stranger = forgetful(served, "ann"), served.browser()
        program = ann.post("/tokens", {"label": "mine"}, 201)["token"]
        nobody = stranger.post("/recovery", {"login": "nobody"}, None)
        asked = stranger.post("/recovery", {"login": " ANN "}, None)
        assert (asked.status_code, asked.content) == (nobody.status_code, nobody.content) == (200, b'{"done":true}')
        assert {*asked.headers} == {*nobody.headers}
        stranger.post("/recovery", {"login": "ann@example.org"})
        first, second = sent(mails, 2)
        assert first["mail"] == "ann@example.org" and first["why"] == "recovery"
        assert first["link"].startswith("https://games.example/recover/")
        use = {"token": first["link"], "password": NEW}
        assert stranger.post("/recovery/password", use | {"password": "ann12345"}, 400)["code"] == "web-weak-password"
        assert stranger.post("/recovery/password", use) == {"login": "ann"}
        assert stranger.post("/recovery/password", use, 400)["code"] == "web-bad-recovery"
        late = use | {"token": second["link"], "password": "another horse"}
        assert stranger.post("/recovery/password", late, 400)["code"] == "web-bad-recovery"
        assert ann.get("/me", 401)["code"] == "web-sign-in"
        bot = served.program()
        bot.http.headers["authorization"] = f"Bearer {program}"
        assert bot.get("/me", 401)["code"] == "web-sign-in"
        assert stranger.post("/session", {"login": "ann", "password": OLD}, 401)["code"] == "web-wrong-login"
        stranger.post("/session", {"login": "ann", "password": NEW})


def test_a_link_is_good_for_an_hour_and_for_this_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "here") as served, serving(tmp_path / "there") as other:
        for one in (served, other):
            forgetful(one, "ann")
        links, person = served.app.house.recovery, served.app.house.people.by_login("ann")
        link, stranger = links.link("", person), served.browser()
        for wrong in (other.app.house.recovery.link("", person), link[:-1], "nonsense"):
            refused = stranger.post("/recovery/password", {"token": wrong, "password": NEW}, 400)
            assert refused["code"] == "web-bad-recovery"
        with monkeypatch.context() as later:
            later.setattr(recovery, "SECONDS", -1)
            refused = stranger.post("/recovery/password", {"token": link, "password": NEW}, 400)
        assert refused["code"] == "web-bad-recovery"
        assert stranger.post("/recovery", {"login": "ann"}, 404)["code"] == "web-no-recovery"
        stranger.post("/recovery/password", {"token": link, "password": NEW})


def test_nobody_is_sent_many_links_and_nobody_asks_for_many(tmp_path: Path) -> None:
    rates = dict.fromkeys(RATES, "1000000/second") | {"recovery": "2/hour"}
    with listening_elsewhere() as mails, serving(tmp_path, notice_url=mails.base, rates=rates) as served:
        forgetful(served, "ann")
        for login in ("ann", "nobody"):
            for status in (200, 200, 429):
                assert served.browser().post("/recovery", {"login": login}, None).status_code == status
        assert len(sent(mails, 2)) == 2


def test_the_host_can_hand_out_a_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as served:
        forgetful(served, "ann")
        with pytest.raises(SystemExit) as left:
            main(("admin", "recover", "ann", "--url", "https://games.example/", "--store", str(tmp_path)))
        assert left.value.code == 0
        link = capsys.readouterr().out.strip()
        assert link.startswith("https://games.example/recover/")
        served.browser().post("/recovery/password", {"token": link, "password": NEW})
