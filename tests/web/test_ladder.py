"""Ratings as they are shown: a number, how sure, and where among the house's bots that is."""

from __future__ import annotations

import pytest

from subrosa.core.skill import Skill
from subrosa.store import ChairRow, Listing, new_id
from subrosa.store.ratings import Rated
from subrosa.web.ladder import ENOUGH, mine

from .served import Served


def rated(n: int, mu: float, bot: str | None = None, played: int = ENOUGH, game: str = "rose", side: str = "") -> Rated:
    person = None if bot else "ann"
    return Rated(n, 0, f"m{n}", game, side, person, bot, (1,), float(n), played, Skill(), Skill(mu, 2.0))


def test_each_game_and_side_has_its_last_number_and_its_course() -> None:
    rows = [
        rated(1, 26.0),
        rated(2, 24.0, game="nuns", side="novices"),
        rated(3, 27.0, played=9),
        rated(4, 20.0, game="nuns", side="guards"),
    ]
    found = mine(rows, [])
    assert [(one.game, one.side, one.rating, one.matches) for one in found] == [
        ("nuns", "guards", 800, 5),
        ("nuns", "novices", 960, 5),
        ("rose", "", 1080, 9),
    ]
    assert [(one.match, one.rating) for one in found[2].course] == [("m1", 1040), ("m3", 1080)]
    assert found[2].spread == 160 and found[2].near is None, "no bot has played yet"


@pytest.mark.parametrize(
    ("mu", "near"),
    [
        (25.2, ("medium", "level")),
        (27.0, ("medium", "above")),
        (28.6, ("hard", "below")),
        (36.0, ("hard", "far-above")),
        (15.0, ("medium", "far-below")),
    ],
)
def test_one_stands_beside_the_nearest_bot_of_whom_something_is_known(mu: float, near: tuple[str, str]) -> None:
    few = rated(8, mu, "easy", played=ENOUGH - 1)
    elsewhere = rated(9, mu, "easy", game="eleven")
    (found,) = mine([rated(1, mu)], [rated(6, 25.0, "medium"), rated(7, 30.0, "hard"), few, elsewhere])
    assert found.near is not None and (found.near.bot, found.near.how) == near
    (found,) = mine([rated(1, mu, played=ENOUGH - 1)], [rated(6, 25.0, "medium")])
    assert found.near is None


def test_what_is_thought_of_the_houses_bots_is_open_to_all_and_of_nobody_else(served: Served) -> None:
    ann = served.browser("Ann").me["id"]
    chairs = (ChairRow(0, None, "", "hard", False, 1), ChairRow(1, ann, "Ann", None, False, 2))
    listing = Listing("", "liars_dice", 2, "finished", None, False, 1.0, 1.0, None, 0, chairs, ended=1.0, rated=True)
    served.store.create(id := new_id(), [b"over"], listing).result()
    assert served.app.house.rater.ratings.take([id])
    told = served.browser().get("/ratings")
    (hard,) = (one for one in told["bots"] if one["game"] == "liars_dice")
    assert (hard["bot"], hard["matches"]) == ("hard", 1) and hard["rating"] > 1000 and ann not in str(told)
    served.store.delete(id).result()
