"""A code of six signs leads to a chair as a link does, once."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from subrosa.store import Conflict, NoMatch

from .served import Served, serving


def test_a_code_seats_somebody_however_it_is_written(served: Served) -> None:
    anna, bruno = served.browser("Anna"), served.browser("Bruno")
    opened = anna.opened("rose", "me", "invited", "open")
    code = opened["links"][0]["code"]
    assert len(code) == 6
    found = bruno.post("/join", {"link": f" {code[:3].upper()} · {code[3:]} "})
    assert found["seat"] == 1 and served.table(opened["table"]["id"]).chairs[1].name == "Bruno"
    assert bruno.post("/join", {"link": code})["seat"] == 1, "who used it comes back by it"
    refused = served.browser("Clara").post("/join", {"link": code}, None)
    assert refused.status_code == 409 and refused.json()["code"] == "refused-chair-taken"


def test_a_new_invitation_voids_the_code_before(served: Served) -> None:
    anna = served.browser("Anna")
    opened = anna.opened("rose", "me", "invited")
    old = opened["links"][0]["code"]
    new = anna.post(f"/matches/{opened['table']['id']}/invite", {"seat": 1})["code"]
    assert served.browser("Bruno").post("/join", {"link": old}, None).status_code == 404
    assert served.browser("Bruno").post("/join", {"link": new})["seat"] == 1


def test_a_code_nobody_was_given_leads_nowhere(served: Served) -> None:
    refused = served.browser("Bruno").post("/join", {"link": "bcd fgh"}, None)
    assert refused.status_code == 404 and refused.json()["code"] == "web-bad-code"


def test_codes_cannot_be_tried_out_from_one_address_by_many_guests(tmp_path: Path) -> None:
    with serving(tmp_path, rates={"code": "3/minute"}) as served:
        answers = [served.browser(f"Guest {n}").post("/join", {"link": "bcdfgh"}, None).status_code for n in range(5)]
        assert answers == [404, 404, 404, 429, 429]


def test_codes_that_are_taken_are_passed_over_and_without_a_match_there_is_none(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes, drawn = served.app.house.codes, iter("bbbbbbbbbbbbcccccc" + 8 * "bbbbbb")
    first, second = (served.browser("Anna").opened("rose", "me", "open")["table"]["id"] for _ in range(2))
    monkeypatch.setattr(secrets, "choice", lambda _: next(drawn))
    assert [codes.new(match, 1, "nonce") for match in (first, second)] == ["bbbbbb", "cccccc"]
    with pytest.raises(Conflict, match="no code was free"):
        codes.new(second, 1, "nonce")
    assert codes.find("cccccc") == (second, 1, "nonce"), "what cannot be done changes nothing"
    monkeypatch.undo()
    with pytest.raises(NoMatch):
        codes.new("nowhere", 1, "nonce")
