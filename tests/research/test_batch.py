"""Thousands of matches a call: the same games in every engine, however they are shared out."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import numpy
import pytest
from conftest import compiled

from subrosa import IllegalAction, Setup, engine
from subrosa.core.compiled import NumbaEngine
from subrosa.core.deciders import CHANCE
from subrosa.core.errors import BadRequest
from subrosa.core.match import legal, see
from subrosa.core.parts import LOOPS, TURNS, styles
from subrosa.core.streams import drawn, seed_stream
from subrosa.games import find, names
from subrosa.research.batch import Batch
from subrosa.research.tables import returns

TABLES = [(name, seats) for name in names() for seats in (find(name).seats[0], find(name).seats[-1])]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_plays_by_the_rules_and_shows_views(name: str, seats: int) -> None:
    """One lane beside a game taken step by step: who is asked, what he sees, what he may do, and what it comes to."""
    batch = Batch(name, seats, lanes=2, engine="python", seed=7).reset()
    game, out, weights, g = batch.game, [0] * 999, [0] * 999, [0] * 4
    state, ended = batch.setup.start(), 0
    seed_stream(g, 7, 1)
    while ended == 0:
        while game.rules.deciders(state) == 1 << CHANCE:
            game.rules.apply(state, CHANCE, drawn(game.rules.odds(state, out, weights), out, weights, g))
        seat = int(batch.who[1])
        assert game.rules.deciders(state) & -game.rules.deciders(state) == 1 << seat
        assert numpy.flatnonzero(batch.masks[1]).tolist() == sorted(legal(game, state, seat))
        view, row = see(game, state, seat).numbers, batch.observations[1]
        for part in list(batch.layout)[1:]:
            assert batch.layout.part(row, part.name).tolist() == getattr(view, part.name)
        assert row[0] == seat
        assert (row >= batch.layout.low).all() and (row <= batch.layout.high).all()
        choices = batch.ask("random")
        game.rules.apply(state, seat, int(choices[1]))
        while game.rules.deciders(state) == 1 << CHANCE:
            game.rules.apply(state, CHANCE, drawn(game.rules.odds(state, out, weights), out, weights, g))
        batch.step(choices)
        assert batch.over[1] == (game.rules.deciders(state) == 0)
        if batch.over[1]:
            ranks = [0] * seats
            game.rules.places(state, ranks)
            assert batch.places[1].tolist() == ranks
            assert batch.rewards[1].tolist() == pytest.approx(returns(ranks))
            ended += 1
            state = batch.setup.start()
            seed_stream(g, 7, 1 + 2 * ended)
        else:
            assert not batch.rewards[1].any()


def same(ours: Batch, theirs: Batch, steps: int) -> None:
    """Two batches tell the same, number by number."""
    for step in range(steps):
        for name in ("who", "masks", "observations", "over", "places"):
            assert (getattr(ours, name) == getattr(theirs, name)).all(), f"{name}, step {step}"
        bot = ("random", "thrifty")[step % len(styles(ours.game))]
        choices = ours.ask(bot)
        assert (choices == theirs.ask(bot)).all()
        ours.step(choices)
        theirs.step(choices)


@pytest.mark.compiled
def test_plain_and_compiled_batches_agree_however_the_lanes_are_shared() -> None:
    fast = compiled(find("liars_dice"), checked=True)
    batches = [
        Batch("liars_dice", 3, 7, with_engine, 5, threads) for with_engine, threads in (("python", 1), (fast, 3))
    ]
    ours, theirs = (batch.reset() for batch in batches)
    same(ours, theirs, 120)
    assert ours.places.any()


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("name", names())
def test_plain_and_compiled_batches_of_every_game_agree(name: str) -> None:
    game = find(name)
    fast = compiled(game, checked=True)
    fast.prepare(TURNS)
    for seats in game.seats:
        ours, theirs = (Batch(name, seats, 6, with_engine, 3, 2).reset() for with_engine in ("python", fast))
        same(ours, theirs, 700)


def test_lanes_do_not_depend_on_how_many_there_are_beside_them() -> None:
    few, many = (Batch("rose", 3, lanes, "python", 4).reset() for lanes in (2, 5))
    assert (few.observations == many.observations[:2]).all()
    first = few.observations.copy()
    assert (few.reset(5).observations != first).any() and (few.reset(4).observations == first).all()


def test_what_may_not_be_chosen_is_refused_and_nothing_happens() -> None:
    batch = Batch("liars_dice", 2, 3, "python").reset()
    before = batch.observations.copy()
    for wrong in (-1, 10**6, int(numpy.flatnonzero(~batch.masks[1])[0])):
        choices = batch.ask("random")
        choices[1] = wrong
        with pytest.raises(IllegalAction, match=f"{wrong} is not a choice of seat 1 in lane 1"):
            batch.step(choices)
    with pytest.raises(BadRequest, match="one choice for each of 3 lanes"):
        batch.step([0])
    assert (batch.observations == before).all()


@pytest.mark.parametrize("name", names())
def test_no_choice_has_a_number_beyond_those_of_its_game(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        for style in styles(game):
            state = Setup.of(game, seats).start()
            traced = engine(game, "python").trace(state, 9, seats, style)
            for decider, choice in zip(traced.who, traced.choices, strict=True):
                offered = legal(game, state, decider) if decider < CHANCE else [choice]
                assert min(offered) >= 0 and max(offered) < game.choice_numbers
                game.rules.apply(state, decider, choice)


def test_the_end_is_worth_a_share_of_the_win() -> None:
    assert returns([1, 2]) == [1.0, -1.0] and returns([1, 1]) == [0.0, 0.0]
    assert returns([3, 1, 2]) == [-0.5, 1.0, -0.5] and returns([2, 1, 1, 2]) == pytest.approx(
        [-1 / 3, 1 / 3, 1 / 3, -1 / 3]
    )
    assert returns([2, 2, 2]) == [-0.5] * 3


def test_threads_that_need_the_same_loop_have_it_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second comes while the first compiles; it is waited for until it stands at the lock, or compiles too."""
    made, second, came = [], [], threading.Event()

    class Lock:
        def __init__(self) -> None:
            self.inner = threading.RLock()

        def __enter__(self) -> None:
            if threading.current_thread() in second:
                came.set()
            self.inner.acquire()

        def __exit__(self, *raised: object) -> None:
            self.inner.release()

    def compiled_loops(game: object, checked: bool, names: Sequence[str], spaces: object) -> dict[str, object]:
        made.append(names)
        if names is TURNS and not second:
            second.append(threading.Thread(target=lambda: fast._loop("many_turns")))
            second[0].start()
            came.wait()
        elif names is TURNS:
            came.set()
        return dict.fromkeys(names, len)

    monkeypatch.setattr("subrosa.core.compiled.compiled_loops", compiled_loops)
    monkeypatch.setattr("subrosa.core.compiled.RLock", Lock)
    fast = NumbaEngine(find("liars_dice"))
    fast._loop("many_turns")
    second[0].join()
    assert made == [LOOPS, TURNS]
