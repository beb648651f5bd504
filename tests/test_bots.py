"""Bots are seats: they see views, and the greedy one plays as a sensible beginner would."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest
from later import rest_later
from playing import Evening

from subrosa.bots import BOTS, bot, seated
from subrosa.core.deciders import CHANCE
from subrosa.core.errors import BadRequest
from subrosa.core.game import Setup
from subrosa.core.match import Match, View
from subrosa.games import find, names

TABLES = [(name, seats) for name in names() for seats in find(name).seats]
TASTES = [(name, preset, "", "") for name in names() for preset in find(name).presets] + [
    (name, "", option.id, value)
    for name in names()
    for option in find(name).options
    for value in option.values[1:]
    if value != "custom"
]


def played(name: str, seats: int, bots: list[str], seed: int) -> Match:
    match = Match(Setup.of(find(name), seats), Random(seed))
    match.play_out(seated(bots, seats, seed))
    return match


@cache
def greedily(name: str, seats: int) -> Match:
    """A whole game of greedy players, to look at."""
    return played(name, seats, ["greedy"], 2)


COMPANIES = ("random", "thrifty", "greedy", "greedy-random")


@pytest.mark.parametrize(
    ("bots", "name", "seats"),
    rest_later(
        [(COMPANIES[at % len(COMPANIES)], *table) for at, table in enumerate(TABLES)],
        [(bots, *table) for bots in COMPANIES for table in TABLES],
    ),
)
def test_bots_play_whole_games_and_choose_nothing_but_what_is_on_offer(bots: str, name: str, seats: int) -> None:
    assert Evening(Setup.of(find(name), seats), bots.split("-"), seats).play().seat == -1


@pytest.mark.parametrize(("name", "preset", "option", "value"), rest_later(TASTES[::3], TASTES))
def test_greedy_players_play_under_every_preset_and_option(name: str, preset: str, option: str, value: str) -> None:
    setup = Setup.of(find(name), find(name).seats[1], {option: value} if option else {}, preset or None)
    assert Evening(setup, ["greedy", "greedy", "thrifty"], 3).play().seat == -1


SIMPLE = ("random", "thrifty", "greedy")
THINKING = ("deducer", "hider")


@pytest.mark.parametrize(("name", "kind"), rest_later([("rose", "greedy")], product(names(), SIMPLE)))
def test_a_bot_chooses_the_same_in_every_world_it_cannot_tell_apart(name: str, kind: str) -> None:
    """Secrets swapped outside its view leave a bot's choice as it was: it does not see them. Nor does chance tell."""
    asked = others = 0
    for seats in (find(name).seats[1], find(name).seats[-1]):
        match = greedily(name, seats)
        for at in at_every_step(match, 3 if kind == "greedy" else 1):
            for seat, here, there in swapped(match, at):
                first, again, other = (m.ask(seat, bot(kind, Random(1))) for m in (here, here, there))
                assert first == again == other
                asked, others = asked + 1, others + (there.decisions != here.decisions)
    assert asked > 5 and others > 3


@pytest.mark.parametrize("name", rest_later(["eleven", "nuns"], names()))
def test_a_bot_that_thinks_chooses_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    """Its memory has followed the whole game in both worlds, and knows no more than its seat in either."""
    match = greedily(name, find(name).seats[0])
    moments = [next(swapped(match, at)) for at in sorted(at_every_step(match, 1))[::-2]]
    for seat, here, there in moments:
        for kind in THINKING:
            assert here.ask(seat, bot(kind, Random(1))) == there.ask(seat, bot(kind, Random(1))), kind
    assert sum(here.decisions != there.decisions for _, here, there in moments) > 2
    # To search takes longest in plain Python: where least is to be chosen from.
    open_to = {len(here.view(seat).actions): (seat, here, there) for seat, here, there in moments}
    seat, here, there = open_to[min(count for count in open_to if count > 1)]
    searching = bot("searcher:1", Random(1)), bot("searcher:1", Random(1))
    assert here.ask(seat, searching[0]) == there.ask(seat, searching[1])


def swapped(match: Match, at: int) -> Iterator[tuple[int, Match, Match]]:
    """A moment of a match for each seat that decides, and the same moment of another that told it the same."""
    here = Match.from_log(match.setup, match.decisions[:at])
    for seat in here.deciders:
        world, _ = match.game.redraw(match.setup, match.decisions[:at], seat, Random(at))
        yield seat, here, Match.from_log(match.setup, world)


def at_every_step(match: Match, times: int) -> list[int]:
    """Some positions of each step at which players decide; more of each where a game has few steps."""
    found: dict[int, list[int]] = {}
    for n, (decision, before, _) in enumerate(match.positions()):
        if decision.decider != CHANCE:
            found.setdefault(before.step, []).append(n)
    times = max(times, 8 // len(found))
    return [at for places in found.values() for at in places[:: len(places) // times + 1]]


def test_a_bot_is_given_a_view_and_tellings_and_nothing_else() -> None:
    for name in BOTS:
        kind = type(bot(name, Random(1)))
        assert list(inspect.signature(kind.choose).parameters) == ["self", "view", "told"]
        assert next(iter(inspect.signature(kind).parameters)) == "random"
    view = Match(Setup.of(find("rose"), 3), Random(1)).view(0)
    assert isinstance(view, View) and "match" not in vars(view)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played("rose", 4, ["greedy", "random"], 3).log == played("rose", 4, ["greedy", "random"], 3).log


@pytest.mark.long
def test_greedy_beats_random() -> None:
    """One greedy player among three random ones wins far more than his quarter of 24 games (measured 80 to 95 %)."""
    wins = 0.0
    for number in range(24):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        places = played("rose", 4, names, 100 + number).places
        wins += (places[number % 4] == 1) / places.count(1)
    assert wins > 14


@pytest.mark.long
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
