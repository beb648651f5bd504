"""What a match gave away is told when it is over, to those who may see it; before, to nobody."""

from __future__ import annotations

from random import Random

import pytest

from subrosa import Match
from subrosa.bots import seated
from subrosa.study import Study, of_match
from subrosa.table.showing import thought
from subrosa.web import studies

from .served import Served
from .test_replay import finished


def test_who_may_see_the_replay_is_told_what_was_given_away(served: Served) -> None:
    id, _ = finished(served)
    found = served.browser().get(f"/matches/{id}/study")
    study = of_match(served.table(id).begun)
    assert found["game"] == "rose" and found["model"] == study.model
    assert [line["points"][-1]["truth"] for line in found["lines"]] == [line.points[-1].truth for line in study.lines]
    assert [move["n"] for move in found["moves"]] == [move.n for move in study.moves]


@pytest.mark.long
def test_the_picture_has_the_names_of_the_people(served: Served) -> None:
    id, _ = finished(served)
    reply = served.browser().get(f"/matches/{id}/study/picture?language=de", None)
    assert reply.status_code == 200 and reply.headers["content-type"].startswith("image/svg+xml")
    assert ">Anna<" in reply.text and "Tag 1" in reply.text
    assert served.browser().get(f"/matches/{id}/study/picture?seat=3", None).status_code == 400


def test_before_the_end_nothing_is_studied(served: Served) -> None:
    _, open_table = finished(served)
    anna = served.browser("Anna")
    begun = anna.opened("rose", "me", "me")["table"]["id"]
    for id in (open_table, begun):
        for path in (f"/matches/{id}/study", f"/matches/{id}/study/picture"):
            for who in (anna, served.browser()):
                reply = who.get(path, None)
                assert (reply.status_code, reply.json()["code"]) == (409, "refused-not-over")


def test_a_table_without_spectators_is_studied_by_its_own_people_only(served: Served) -> None:
    anna = served.browser("Anna")
    id = anna.opened("rose", "me", "me", allows_spectators=False)["table"]["id"]
    assert served.browser("Jonas").get(f"/matches/{id}/study", None).status_code == 404
    assert anna.get(f"/matches/{id}/study", None).json()["code"] == "refused-not-over"


def test_a_study_is_worked_out_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    id, _ = finished(served)
    asked: list[int] = []

    def counting(match: object) -> Study:
        asked.append(1)
        return of_match(match)  # type: ignore[arg-type]

    monkeypatch.setattr(studies, "of_match", counting)
    for _ in range(2):
        served.browser().get(f"/matches/{id}/study")
    served.browser().get(f"/matches/{id}/study/picture", None)
    assert len(asked) == 1


def test_after_the_end_bots_say_what_they_thought_and_before_nothing(served: Served) -> None:
    id, open_table = finished(served)
    told = served.browser().get(f"/matches/{id}/thoughts")["thoughts"]
    assert [(one["seat"], one["of"], one["kind"]) for one in told] == [(1, 0, ""), (2, 0, "")], (
        "thrifty bots never think"
    )
    anna = served.browser("Anna")
    played = anna.opened("rose", "me", "hider")["table"]["id"]
    for other in (open_table, played):
        reply = anna.get(f"/matches/{other}/thoughts", None)
        assert (reply.status_code, reply.json()["code"]) == (409, "refused-not-over")


def test_bots_that_think_tell_whom_they_took_somebody_for_and_others_that_they_did_not() -> None:
    match = Match.new("rose", 3, Random(4))
    match.play_out(seated(["greedy"], 3, 4))
    told = thought(match, {1: "secretive", 2: "easy"})
    assert [(one.seat, one.of, one.kind) for one in told] == [(1, 0, "identity"), (2, 0, "")]
    assert told[0].name in match.view(0).game.box.COLOURS and 0.0 < told[0].share < 1.0
