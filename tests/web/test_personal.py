"""My page, my notices, strangers to play with, and those one does not want to meet."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random

from subrosa.table import entries

from .served import Client, Player, Served


def together(served: Served, *names: str, game: str = "rose") -> tuple[str, list[Client]]:
    """A table at which these people sit, the first of them its host; the last chair is a bot's."""
    first, *others = (served.browser(name) for name in names)
    id = first.opened(game, "me", *("open" for _ in others), "thrifty", title="Vespers")["table"]["id"]
    for other in others:
        other.post(f"/matches/{id}/sit")
    return id, [first, *others]


def played(id: str, people: list[Client]) -> None:
    """Everybody chooses anything until it is over."""

    async def play() -> None:
        async def one(client: Client, seed: int) -> None:
            async with client.socket(f"/matches/{id}/live") as socket:
                await Player(socket, Random(seed)).play()

        await asyncio.gather(*(one(client, seed) for seed, client in enumerate(people)))

    asyncio.run(play())


def test_my_page_counts_what_is_over_and_nothing_else(served: Served) -> None:
    id, (anna, bela) = together(served, "Anna", "Bela")
    before = anna.get("/me/page")
    assert before["people"]["matches"] == 0 and before["history"] == [] and before["companions"] == []
    played(id, [anna, bela])
    match, page = served.table(id).begun, anna.get("/me/page")
    places = match.places
    assert (page["people"]["matches"], page["bots"]["matches"]) == (1, 0)
    assert page["people"]["won"] == (places[0] == 1) == page["people"]["in_a_row"]
    assert page["people"]["by_luck"] == round(places.count(1) / 3, 1)
    (row,) = page["history"]
    identity = match.game.fields.dump(match.state, {})["identity"]
    assert (row["id"], row["place"], row["others"], row["bots"]) == (id, places[0], ["Bela"], 1)
    assert row["part"] == identity["seat 1"] and row["ended"] > 0
    assert row["tally"]["evidence"] == match.state.evidence[match.state.identity[0]]
    assert before["lengths"] == [] and page["lengths"] == [{"game": "rose", "minutes": 1}]
    right = sum(match.state.guess[0][i] == match.state.identity[i + 1] for i in range(2))
    assert (page["guesses"], page["right"]) == (2, right)
    (companion,) = page["companions"]
    assert (companion["name"], companion["match"], companion["seat"], companion["matches"]) == ("Bela", id, 1, 1)
    assert (companion["won"], companion["theirs"]) == (places[0] == 1, places[1] == 1)
    (game,) = page["people"]["games"]
    assert game["by_seats"] == [{"of": "3", "matches": 1, "won": page["people"]["won"]}]
    assert served.browser("Carl").get("/me/page")["history"] == []
    while not (page := anna.get("/me/page"))["ratings"]:  # it is worked out beside
        time.sleep(0.02)
    (rating,) = page["ratings"]
    assert (rating["game"], rating["side"], rating["matches"], rating["near"]) == ("rose", "", 1, None)
    assert rating["course"] == [{"match": id, "at": row["ended"], "rating": rating["rating"]}]
    assert before["ratings"] == [] and page["history"][0]["moved"] == rating["rating"] - 1000 != 0
    (kept,) = anna.get("/me/data")["ratings"]
    assert (kept["match"], kept["place"], round(40 * kept["mu"])) == (id, places[0], rating["rating"])
    anna.go()
    served.after(8)
    assert served.app.house.rater.ratings.of_person(anna.me["id"], limit=9) == []
    assert bela.get("/me/page")["ratings"][0]["matches"] == 1, "what is thought of others stays"


def test_notices_say_what_waits_and_what_has_ended_until_it_is_read(served: Served) -> None:
    id, (anna, bela) = together(served, "Anna", "Bela")
    waits = served.browser("Carl")
    mine = waits.opened("rose", "me", "me")["table"]["id"]
    (turn,) = waits.post("/me/notices/read")["notices"]
    assert (turn["kind"], turn["match"], turn["read"]) == ("turn", mine, False), "until it is taken"
    played(id, [anna, bela])
    (over,) = (found := anna.get("/me/notices"))["notices"]
    assert (over["kind"], over["match"], over["read"], found["unread"]) == ("over", id, False, 1)
    assert over["place"] == served.table(id).begun.places[0]
    read = anna.post("/me/notices/read")
    assert read["unread"] == 0 and read["notices"][0]["read"]
    assert bela.get("/me/notices")["unread"] == 1, "everybody reads for himself"


def test_a_companion_is_invited_and_finds_the_way(served: Served) -> None:
    id, (anna, bela) = together(served, "Anna", "Bela")
    new = anna.opened("rose", "me", "open", "thrifty", title="Matins")["table"]["id"]
    wish = {"seat": 1, "match": id, "other": 1}
    assert served.browser("Carl").post(f"/matches/{new}/companion", wish, None).status_code == 404
    assert bela.post(f"/matches/{new}/companion", wish | {"other": 0}, None).status_code == 403
    anna.post(f"/matches/{new}/companion", wish)
    notice = next(one for one in bela.get("/me/notices")["notices"] if one["kind"] == "invitation")
    assert (notice["match"], notice["title"], notice["name"], notice["read"]) == (new, "Matins", "Anna", False)
    assert bela.post("/join", {"link": notice["link"]})["seat"] == 1
    assert all(one["kind"] != "invitation" for one in bela.get("/me/notices")["notices"])


def test_strangers_meet_with_one_click(served: Served) -> None:
    anna, bela, carl = (served.browser(name) for name in ("Anna", "Bela", "Carl"))
    first = anna.post("/quick", {"game": "rose"})
    assert first["table"]["state"] == "open" and first["table"]["public"]
    assert anna.post("/quick", {"game": "rose"})["table"]["id"] == first["table"]["id"], "one waits once"
    assert bela.post("/quick", {"game": "eleven"})["table"]["id"] != first["table"]["id"]
    assert bela.post("/quick", {"game": "rose"})["table"]["id"] == first["table"]["id"]
    last = carl.post("/quick", {"game": "rose"})
    assert last["table"]["state"] == "playing" and len({chair["name"] for chair in last["table"]["seats"]}) == 3


def test_a_side_may_be_chosen(served: Served) -> None:
    anna, bela = served.browser("Anna"), served.browser("Bela")
    sides = next(one for one in anna.get("/games")["games"] if one["id"] == "nuns")["sides"]["3"]
    first = anna.post("/quick", {"game": "nuns", "side": "guards"})
    assert sides[first["seat"]] == "guards"
    second = bela.post("/quick", {"game": "nuns", "side": "guards"})
    assert second["table"]["id"] != first["table"]["id"], "there is one seat for the guards"
    third = served.browser("Carl").post("/quick", {"game": "nuns", "side": "novices"})
    assert third["table"]["id"] == first["table"]["id"] and sides[third["seat"]] == "novices"
    assert anna.post("/quick", {"game": "rose", "side": "guards"}, None).status_code == 400


def test_who_is_blocked_is_neither_met_nor_read(served: Served) -> None:
    id, (anna, eve) = together(served, "Anna", "Eve")
    assert anna.post("/me/blocks", {"match": id, "seat": 1})["blocks"] == [{"name": "Eve", "match": id, "seat": 1}]
    assert eve.get("/me/blocks")["blocks"] == []
    eve.post(f"/matches/{id}/commands", {"type": "say", "text": "Fie!"})
    assert "Fie!" not in str(anna.get(f"/matches/{id}/seat")) and "Fie!" in str(eve.get(f"/matches/{id}/seat"))
    table = anna.post("/quick", {"game": "rose"})["table"]["id"]
    assert table not in [one["id"] for one in eve.get("/tables")["matches"]]
    assert eve.post("/quick", {"game": "rose"})["table"]["id"] != table
    assert eve.post(f"/matches/{table}/sit", None, None).status_code == 409
    again, _ = together(served, "Carl", "Dora")
    assert again and anna.ask("DELETE", "/me/blocks", {"match": id, "seat": 1})["blocks"] == []
    assert table in [one["id"] for one in eve.get("/tables")["matches"]]


def test_who_blocked_somebody_does_not_read_him_at_the_next_table_either(served: Served) -> None:
    id, (anna, eve) = together(served, "Anna", "Eve")
    anna.post("/me/blocks", {"match": id, "seat": 1})
    opened = eve.opened("rose", "me", "invited", "thrifty")
    anna.post("/join", {"link": opened["links"][0]["link"]})
    eve.post(f"/matches/{opened['table']['id']}/commands", {"type": "say", "text": "You again!"})
    assert "You again!" not in str(anna.get(f"/matches/{opened['table']['id']}/seat"))


def test_nobody_is_blocked_or_reported_whom_one_has_not_met(served: Served) -> None:
    id, (anna, _) = together(served, "Anna", "Eve")
    carl = served.browser("Carl")
    for client, seat in ((carl, 1), (anna, 0), (anna, 2), (anna, 7)):
        assert client.post("/me/blocks", {"match": id, "seat": seat}, None).json()["code"] == "web-not-met"
        wish = {"match": id, "seat": seat, "why": "insult"}
        assert client.post("/reports", wish, None).json()["code"] == "web-not-met"
    assert anna.post("/me/blocks", {"match": "nowhere", "seat": 1}, None).json()["code"] == "web-not-met"


def test_a_report_reaches_the_host_with_what_was_said(served: Served) -> None:
    id, (anna, eve) = together(served, "Anna", "Eve")
    eve.post(f"/matches/{id}/commands", {"type": "say", "text": "Fie!"})
    anna.post(f"/matches/{id}/commands", {"type": "say", "text": "Hush."})
    anna.post("/reports", {"match": id, "seat": 1, "why": "insult", "words": "She is rude."}, 201)
    (report,) = served.app.house.acquaintances.reports()
    assert (report.person, report.other, report.why) == (anna.me["id"], eve.me["id"], "insult")
    assert report.words == "She is rude." and json.loads(report.said) == ["Fie!"]
    assert "report" in served.log.getvalue() and "Fie!" not in served.log.getvalue()


def test_a_phrase_is_kept_by_its_name_and_said_in_words(served: Served) -> None:
    id, (anna, bela) = together(served, "Anna", "Bela")
    anna.post(f"/matches/{id}/commands", {"type": "say", "phrase": "well-played"})
    said = [one for one in bela.get(f"/matches/{id}/seat")["news"] if one["kind"] == "said"]
    assert [one["facts"] for one in said] == [{"seat": 1, "text": "Well played!", "phrase": "well-played"}]
    refused = anna.post(f"/matches/{id}/commands", {"type": "say", "phrase": "nonsense"}, None)
    assert refused.json()["code"] == "refused-no-such-phrase"


def test_a_picture_is_seen_by_everybody_at_the_table(served: Served) -> None:
    id, (anna, bela) = together(served, "Anna", "Bela")
    assert anna.ask("PATCH", "/me", {"avatar": "owl"})["avatar"] == "owl"
    assert [one["avatar"] for one in bela.get(f"/matches/{id}")["seats"]] == ["owl", "", ""]
    assert anna.ask("PATCH", "/me", {"avatar": "dragon"}, None).status_code == 400
    renamed = [entries.decode(one) for one in served.kept(id)]
    assert sum(isinstance(one, entries.Renamed) for one in renamed) == 1
    new = anna.opened("rose", "me", "thrifty", "thrifty")["table"]
    assert new["seats"][0]["avatar"] == "owl"


def test_those_who_look_on_are_counted(served: Served) -> None:
    id, (anna, _) = together(served, "Anna", "Bela")

    async def watched() -> list[int]:
        path = f"/matches/{id}/live"
        found = []
        async with anna.socket(path) as mine:
            found.append(json.loads(await mine.recv())["table"]["watching"])
            async with served.browser().socket(path) as other:
                await other.recv()
                while (table := json.loads(await mine.recv())["table"]) is None or not table["watching"]:
                    pass
                found.append(table["watching"])
        return found

    assert asyncio.run(watched()) == [0, 1]
