"""A deal under seal over the wire: the commitment first, then lots, and a signed record when all is over."""

from __future__ import annotations

from table.people import Played, people

from subrosa.core.deal import Deal
from subrosa.table.entries import Chair
from subrosa.table.showing import listing
from subrosa.verify import verify

from .served import Served


def test_play_waits_for_the_lot_of_who_opened_a_table(served: Served) -> None:
    anna = served.browser("Anna")
    table = anna.opened("rose", "me", "me", after_lot=True)["table"]
    path = f"/matches/{table['id']}"
    assert (table["state"], table["lots"], len(table["commitment"])) == ("open", [], 64)
    assert anna.post(f"{path}/commands", {"type": "lot", "lot": "two words"}, None).status_code == 400
    anna.post(f"{path}/commands", {"type": "lot", "lot": "anna-s"})
    now = anna.get(path)
    assert (now["state"], now["lots"], now["commitment"]) == ("playing", [0], table["commitment"])
    assert anna.get(f"{path}/audit?seat=0", 409)["code"] == "refused-not-over"


def test_a_match_that_is_over_is_proven_and_says_what_each_seat_was_sent(served: Served) -> None:
    anna = served.browser("Anna")
    played = Played("nuns", [Chair("person", anna.me["id"], "Anna"), *people(3)[1:]], secret="5e" * 32)
    played.play_until(lambda table: table.begun.over, seed=5)
    served.store.create("t", played.log, listing(played.table)).result()
    text = anna.get("/matches/t/export")
    verdict = verify(text.encode(), played.table.deal.commitment, served.browser().get("/key")["key"])
    assert verdict.proven, verdict
    sent = {seat: anna.get(f"/matches/t/audit?seat={seat}") for seat in (0, 1, 9)}
    assert len(set(sent.values())) == 3 and all("\nsigned ed25519 " in one for one in sent.values())
    assert anna.get("/matches/t/audit?seat=3", None).status_code == 409
    assert served.browser("Eve").get("/matches/t/audit?seat=0", 403)["code"] == "web-not-at-table"
    assert served.browser().get("/matches/t/audit?seat=0", 401)


def test_whoever_sits_down_brings_a_lot_and_the_last_one_too(served: Served) -> None:
    anna, bruno, clara = (served.browser(name) for name in ("Anna", "Bruno", "Clara"))
    opened = anna.opened("rose", "me", "open", "invited")
    id, link = opened["table"]["id"], opened["links"][0]["link"]
    bruno.post(f"/matches/{id}/sit", {"lot": "bruno-s"})
    anna.post(f"/matches/{id}/commands", {"type": "lot", "lot": "anna-s"})
    clara.post("/join", {"link": link, "lot": "clara-s"})
    deal = served.table(id).deal
    assert deal is not None and deal.lots == {0: "anna-s", 1: "bruno-s", 2: "clara-s"}
    assert Deal(deal.secret).commitment == opened["table"]["commitment"]


def test_strangers_who_are_brought_together_add_their_lots(served: Served) -> None:
    people = [served.browser(name) for name in ("Anna", "Bruno", "Clara")]
    for n, person in enumerate(people):
        at = person.post("/quick", {"game": "rose", "lot": f"lot-{n}"})
        person.post(f"/matches/{at['table']['id']}/commands", {"type": "lot", "lot": f"lot-{n}"})
    deal = served.table(at["table"]["id"]).deal
    assert deal is not None and sorted(deal.lots.values()) == ["lot-0", "lot-1", "lot-2"]
