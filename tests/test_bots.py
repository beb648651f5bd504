"""Bots are seats: they see views, and the greedy one plays as a sensible beginner would."""

from __future__ import annotations

import inspect
from random import Random

import pytest

from subrosa.bots import BOTS, bot, seated
from subrosa.core.errors import BadRequest
from subrosa.core.game import Setup
from subrosa.core.match import Match, View
from subrosa.games import find, names


def played(name: str, seats: int, bots: list[str], seed: int, **options: str) -> Match:
    match = Match(Setup.of(find(name), seats, options), Random(seed))
    match.play_out(seated(bots, seats, seed))
    return match


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("kind", BOTS)
def test_bots_play_whole_games_of_every_player_count(name: str, kind: str) -> None:
    for seats in find(name).seats:
        assert played(name, seats, [kind], seats).over


@pytest.mark.parametrize(
    "options", [{"time_step": "late"}, {"tile_return": "owner_choice"}, {"figure_setup": "players_in_turn"}]
)
def test_the_greedy_bot_plays_under_options(options: dict[str, str]) -> None:
    assert played("rose", 3, ["greedy"], 5, **options).over


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_chooses_the_same_in_every_world_it_cannot_tell_apart(name: str, kind: str) -> None:
    """Secrets swapped outside its view leave a bot's choice as it was: it does not see them."""
    match = played(name, 3, ["random"], 2)
    asked = 0
    for at in range(0, len(match.decisions), len(match.decisions) // 60 + 1):
        here = Match.from_log(match.setup, match.decisions[:at])
        for seat in here.deciders:
            world, _ = match.game.redraw(match.setup, match.decisions[:at], seat, Random(at))
            there = Match.from_log(match.setup, world)
            choices = [bot(kind, Random(1)).choose(m.view(seat), m.tellings(seat)) for m in (here, there)]
            assert choices[0] == choices[1]
            asked += 1
    assert asked > 5


def test_a_bot_is_given_a_view_and_tellings_and_nothing_else() -> None:
    for kind in BOTS.values():
        assert list(inspect.signature(kind.choose).parameters) == ["self", "view", "told"]
        assert list(inspect.signature(kind).parameters) == ["random"]
    view = Match(Setup.of(find("rose"), 3), Random(1)).view(0)
    assert isinstance(view, View) and "match" not in vars(view)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played("rose", 4, ["greedy", "random"], 3).log == played("rose", 4, ["greedy", "random"], 3).log


def test_greedy_beats_random() -> None:
    """One greedy player among three random ones wins far more than his quarter of 24 games (measured 80 to 95 %)."""
    wins = 0.0
    for number in range(24):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        places = played("rose", 4, names, 100 + number).places
        wins += (places[number % 4] == 1) / places.count(1)
    assert wins > 14


def test_the_greedy_player_does_not_guess_what_is_excluded() -> None:
    for seed in range(6):
        match = played("rose", 5, ["greedy"], seed)
        s = match.state
        for seat in range(5):
            for i in range(4):
                assert s.guess[seat][i] not in s.shown[(seat + 1 + i) % 5]
                assert s.guess[seat][i] != s.identity[seat]


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadRequest, match="genius"):
        bot("genius", Random(1))
