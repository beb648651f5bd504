"""Whether a link or a code still leads to a chair can be asked by anybody, and tells what joining would tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from subrosa.table.live import Live

from .served import Client, Served, serving

Spoil = Callable[[Client, dict[str, Any]], object]
SPOILT: dict[str, tuple[str, Spoil]] = {
    "damaged": ("web-bad-link", lambda ann, made: made.update(link=made["link"][:-4])),
    "mistyped": ("web-bad-code", lambda ann, made: made.update(link="bcdfgh")),
    "replaced": ("refused-link-used", lambda ann, made: ann.post(f"/matches/{made['id']}/invite", {"seat": 1})),
    "a bot's": ("refused-chair-taken", lambda ann, made: _chair(ann, made, 1)),
    "begun": ("refused-begun-already", lambda ann, made: [_chair(ann, made, 1), _chair(ann, made, 2)]),
    "closed": ("refused-closed", lambda ann, made: ann.post(f"/matches/{made['id']}/close")),
    "gone": ("web-no-such-match", lambda ann, made: ann.ask("DELETE", f"/matches/{made['id']}")),
}


def _chair(ann: Client, made: dict[str, Any], seat: int) -> None:
    ann.post(f"/matches/{made['id']}/chairs/{seat}", {"kind": "bot", "bot": "greedy"})


def invited(ann: Client) -> dict[str, Any]:
    """A table that nobody else may see, and the invitation to its second chair."""
    opened = ann.opened("rose", "me", "invited", "open", allows_spectators=False)
    return opened["links"][0] | {"id": opened["table"]["id"]}


@pytest.mark.parametrize("shown", ["link", "code"])
def test_nobody_in_particular_is_told_that_an_invitation_is_good_and_nothing_changes(
    served: Served, shown: str
) -> None:
    made, nobody = invited(served.browser("Ann")), served.browser()
    before = served.kept(made["id"])
    reply = nobody.post("/invitation", {"link": made[shown]}, None)
    assert reply.json() == {"match": made["id"], "seat": 1, "link": made["link"]}
    assert "set-cookie" not in reply.headers and served.kept(made["id"]) == before
    assert served.program("Bob").post("/join", {"link": reply.json()["link"]})["seat"] == 1


@pytest.mark.parametrize("how", SPOILT)
def test_an_invitation_that_leads_nowhere_says_why_before_anybody_has_said_who_he_is(served: Served, how: str) -> None:
    """As joining does; of the table nothing is said."""
    ann = served.browser("Ann")
    made, (code, spoil) = invited(ann), SPOILT[how]
    spoil(ann, made)
    told = served.browser().post("/invitation", {"link": made["link"]}, None)
    joined = served.browser("Eve").post("/join", {"link": made["link"]}, None)
    assert (told.status_code, told.json()) == (joined.status_code, joined.json())
    assert told.json()["code"] == code and made["id"] not in told.text


def test_who_sits_there_may_come_back_and_who_sits_beside_may_not(served: Served) -> None:
    ann, bob = served.browser("Ann"), served.program("Bob")
    made = invited(ann)
    bob.post("/join", {"link": made["link"]})
    assert bob.post("/invitation", {"link": made["link"]})["seat"] == 1
    assert ann.post("/invitation", {"link": made["link"]}, 409)["code"] == "web-sitting-already"
    assert served.browser().post("/invitation", {"link": made["code"]}, 409)["code"] == "refused-chair-taken"


def test_codes_are_tried_no_oftener_by_asking_than_by_joining_and_a_good_one_is_counted_once(tmp_path: Path) -> None:
    with serving(tmp_path, rates={"code": "4/minute"}) as served:
        made, bob = invited(served.browser("Ann")), served.browser("Bob")
        link = served.browser().post("/invitation", {"link": made["code"]})["link"]
        assert bob.post("/join", {"link": link})["seat"] == 1
        paths = ["/invitation", "/join", "/invitation", "/join", "/invitation"]
        answers = [bob.post(path, {"link": "bcdfgh"}, None).status_code for path in paths]
        assert answers == [404, 404, 404, 429, 429]
        assert bob.post("/invitation", {"link": link})["seat"] == 1, "a link is not guessed"


@pytest.mark.parametrize("good", [True, False])
def test_by_how_long_the_answer_takes_nobody_feels_what_is_decided_there(
    served: Served, monkeypatch: pytest.MonkeyPatch, good: bool
) -> None:
    rested: list[str] = []

    async def rest(live: Live, began: float) -> None:
        rested.append(live.id)

    ann = served.browser("Ann")
    made = invited(ann)
    if not good:
        _chair(ann, made, 1)
    monkeypatch.setattr(Live, "rest", rest)
    served.browser().post("/invitation", {"link": made["link"]}, 200 if good else 409)
    assert rested == [made["id"]]
