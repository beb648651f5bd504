"""What the server says of its games: enough to draw and to speak of one the page has never heard of."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from subrosa.core.text import LANGUAGES, has
from subrosa.games import find, listed, names

from .served import Served


def test_games_are_listed_with_what_a_table_can_choose(served: Served) -> None:
    found = served.browser().get("/games")["games"]
    assert [game["id"] for game in found] == [game.id for game in listed()]
    for game in found:
        assert set(game["asked_first"]) <= {option["id"] for option in game["options"]}
        assert game["usual_seat"] < game["seats"][0] and game["offered_preset"] in {"", *game["presets"]}


@pytest.mark.parametrize("name", names())
def test_a_manifest_has_every_field_of_the_views(served: Served, name: str) -> None:
    found = served.browser().get(f"/games/{name}")
    ann = served.browser("Ann")
    id = ann.opened(name, "me", "random", "random")["table"]["id"]
    view = ann.get(f"/matches/{id}/seat")["view"]
    assert [field["name"] for field in found["fields"]] == list(view)
    assert found["steps"] == list(find(name).steps) and found["progress"] in view
    for field in found["fields"]:
        shown = view[field["name"]]
        assert isinstance(shown, dict | list) == bool(field["by"])
        assert not field["by_seat"] or next(iter(shown)) == "seat 1"
        assert not field["counts"] or field["counts"] in view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_words_of_a_game_are_its_own_and_whole(served: Served, name: str, language: str) -> None:
    words = served.program().get(f"/games/{name}/words/{language}")
    keys = [entry.id.name for entry in FluentParser().parse(words["ftl"]).body if isinstance(entry, Message)]
    assert {f"{name}-title", f"{name}-goal", f"{name}-about"} <= set(keys)
    assert all(has(language, key) for key in keys)
    assert all(section in words["names"] for sections in words["named"].values() for section in sections)
    rules = served.program().get(f"/games/{name}/rules/{language}")
    assert "\n**" in rules["rules"] and (rules["guide"] == "") == (name == "liars_dice")


@pytest.mark.parametrize(
    "path", ["/games/chess", "/games/chess/words/en", "/games/rose/words/xx", "/games/rose/rules/xx"]
)
def test_what_is_not_there_is_not_found(served: Served, path: str) -> None:
    assert served.browser().get(path, None).status_code == 404


def test_whoever_has_it_is_not_sent_it_again(served: Served) -> None:
    ann = served.browser()
    whole = ann.get("/games/liars_dice/words/de", None)
    mark = whole.headers["etag"]
    again = ann.http.get("/games/liars_dice/words/de", headers={"if-none-match": mark})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
    other = ann.http.get("/games/liars_dice/words/en", headers={"if-none-match": mark})
    assert other.status_code == 200 and other.headers["etag"] != mark
