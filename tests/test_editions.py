"""Editions: loaded once and whole whoever asks at the same moment, and gone when nobody plays them."""

from __future__ import annotations

import gc
import sys
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from subrosa.core import editions
from subrosa.core.engines import engine
from subrosa.core.game import Game
from subrosa.core.match import Match
from subrosa.games import eleven

PACKAGE, MAP = eleven.__name__, eleven.own.FILES.parts["map"].file


def printed(number: int) -> Game:
    """011 over a file of its own, which says the same as ours."""
    return editions.load(PACKAGE, {MAP: editions.printed(PACKAGE, MAP) + " " * number})


def modules() -> set[str]:
    """What is loaded of editions, when all is gone that can go: first games, then what they kept."""
    for _ in range(2):
        gc.collect()
    return {name for name in sys.modules if name.startswith(f"{PACKAGE}_")}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """None stays that nobody has."""
    monkeypatch.setattr(editions, "STAY", 0)


def test_many_who_ask_at_once_get_one_edition_and_all_of_it() -> None:
    together, before = threading.Barrier(8), sys.getswitchinterval()

    def ask(number: int) -> Game:
        together.wait(60)
        game = printed(1 + number % 2)
        assert game.is_edition and Match.new(game, 3, Random(1)).deciders
        return game

    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(8) as threads:
            games = list(threads.map(ask, range(8)))
    finally:
        sys.setswitchinterval(before)
    assert len({id(game) for game in games}) == 2 and games[0] is not games[1]


def test_an_edition_is_gone_when_nobody_plays_it() -> None:
    before = modules()
    match = Match.new(printed(1), 3, Random(1))
    engine(match.game, "python").playouts(match.setup.start(), 1, seed=1)
    rules, its_engine = weakref.ref(match.game.rules), weakref.ref(engine(match.game, "python"))
    assert modules() > before and rules() is not None
    match.decide(match.deciders[0], match.view(match.deciders[0]).actions[0])
    assert printed(1) is match.game
    del match
    assert modules() == before and rules() is None and its_engine() is None


def test_the_last_few_editions_stay_a_little_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "STAY", 2)
    games = [weakref.ref(printed(number)) for number in (1, 2, 3, 2, 4)]
    gc.collect()
    assert [game() is not None for game in games] == [False, True, False, True, True]
    monkeypatch.setattr(editions, "STAY", 0)
    del games
    printed(5)
    assert modules() == set()


def test_an_edition_that_cannot_be_loaded_leaves_nothing_behind() -> None:
    before = modules()
    with pytest.raises(ValueError):
        editions.load(PACKAGE, {MAP: "not JSON"})
    assert modules() == before and not editions.is_edition(f"{PACKAGE}_1")
