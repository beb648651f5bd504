"""What seats of a batch believe, how our players choose in it, and worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
from conftest import compiled
from later import rest_later

from subrosa.bots import style
from subrosa.core.beliefs import Belief, of_match
from subrosa.core.engines import PythonEngine
from subrosa.core.errors import BadRequest
from subrosa.core.match import Match, legal, see
from subrosa.core.streams import seed_stream
from subrosa.games import find, names
from subrosa.research.batch import Batch

BELIEVING = [name for name in names() if find(name).belief is not None]


def gone_on(name: str, steps: int, lanes: int = 2, engine: Any = "python", **kept: Any) -> Batch:
    """A batch in which greedy players have chosen for a while."""
    batch = Batch(name, find(name).seats[1], lanes, engine, seed=5, **kept).reset()
    for _ in range(steps):
        batch.step(batch.ask("greedy"))
    return batch


def believed(batch: Batch, lane: int, seat: int) -> Belief:
    """What a seat can believe, from the history of its lane's game alone."""
    return of_match(Match.from_log(batch.setup, batch.decisions(lane)), seat)


@pytest.mark.parametrize("name", BELIEVING)
def test_seats_of_a_batch_believe_what_they_believe_in_a_match(name: str) -> None:
    batch = gone_on(name, 14, beliefs=True, history=True)
    for seats in (None, 1):
        rows = batch.beliefs(seats)
        for lane in range(batch.lanes):
            seat = int(batch.who[lane]) if seats is None else seats
            belief = believed(batch, lane, seat)
            weighed = PythonEngine(batch.game).weighed(belief.view, seat, belief.memory)
            assert rows[lane].tolist() == batch.shares.told(weighed)
            for part in batch.shares:
                assert batch.shares.part(rows, part.name)[lane].tolist() == getattr(weighed, part.name)


def test_a_seat_of_a_batch_is_told_what_it_may_hear_of_a_decision_and_no_more() -> None:
    engine, told = PythonEngine(find("rose")), []
    engine._loops["notice"] = lambda views, after, seat, decider, heard, memory, mind: told.append((seat, heard))
    batch = Batch("rose", 3, 1, engine, seed=5, beliefs=True, history=True).reset()
    for _ in range(9):
        batch.step(batch.ask("random"))
    match, knows = Match.from_log(batch.setup, batch.decisions(0)), batch.game.knows
    assert told == [
        (seat, decision.choice if knows(before, decision.decider, decision.choice, seat) else -1)
        for decision, before, _ in match.positions()
        for seat in range(3)
    ]
    assert (0, -1) in told


@pytest.mark.parametrize("name", BELIEVING)
def test_shares_that_are_believed_are_shares(name: str) -> None:
    rows = gone_on(name, 6, beliefs=True).beliefs()
    assert (rows >= 0.0).all() and (rows <= 1.0 + 1e-9).all()
    counted = find(name).shares.part(rows, "counted").sum(axis=-1)
    assert ((abs(counted - 1.0) < 1e-9) | (counted == 0.0)).all() and counted.any()


@pytest.mark.parametrize("bot", ["greedy", "deducer"])
@pytest.mark.parametrize("name", rest_later(BELIEVING[:1], BELIEVING))
def test_players_choose_in_a_batch_as_in_a_match(name: str, bot: str) -> None:
    batch = gone_on(name, 10, beliefs=True, history=True)
    streams = [list(lane.thoughts) for lane in batch._shares[0][0].lanes]
    chosen = batch.ask(bot)
    for lane, stream in enumerate(streams):
        seat = int(batch.who[lane])
        belief, wanted = believed(batch, lane, seat), style(batch.game, bot)
        asked = PythonEngine(batch.game).preferred(belief.view, seat, belief.memory, wanted, stream)
        assert chosen[lane] == asked and batch.masks[lane, asked]
    only = batch.ask(bot, where=numpy.array([False, True]))
    assert only[0] == -1 and batch.masks[1, only[1]]


@pytest.mark.parametrize("name", names())
def test_a_seat_cannot_tell_the_worlds_of_a_batch_from_the_true_one(name: str) -> None:
    batch = gone_on(name, 12, history=True)
    game, seats = batch.game, batch.who.copy()
    worlds, weights = batch.redraw(each=4)
    truths = batch._shares[0][0].states
    assert len(worlds) == len(weights) == 8 and (weights > 0.0).all()
    for n, world in enumerate(worlds):
        lane, seat = n // 4, int(seats[n // 4])
        assert see(game, world, seat).numbers.numbers() == see(game, truths[lane], seat).numbers.numbers()
        assert legal(game, world, seat) == legal(game, truths[lane], seat)
    assert any(world.numbers() != truths[n // 4].numbers() for n, world in enumerate(worlds))


@pytest.mark.parametrize("tile_return", ["oldest_first", "owner_choice"])
def test_worlds_of_a_batch_are_those_in_which_histories_of_a_match_end(tile_return: str) -> None:
    """The same text from the same stream, though only where tiles are hidden too the whole history is gone through."""
    batch = gone_on("rose", 46, history=True, options={"tile_return": tile_return})
    stories = batch.game.stories
    assert stories is not None
    worlds, weights = batch.redraw(each=2, seats=1, seed=9)
    from subrosa.games.rose import redraw

    views = [see(batch.game, state, 1).numbers for state in batch._shares[0][0].states]
    assert all(map(stories.only_dealt, views)) == (tile_return == "oldest_first")

    for n, world in enumerate(worlds):
        heard, stream, drawn = redraw.heard(batch.setup, batch.decisions(n // 2), 1), [0] * 4, [None]
        seed_stream(stream, 9, (n // 2) * 2 + n % 2)
        assert stories.retell(heard.views, drawn, 0, 1, heard.story, stream) == weights[n]
        assert drawn[0].numbers() == world.numbers()


def test_the_history_of_a_lane_is_its_last_game() -> None:
    batch = Batch("liars_dice", 2, 3, "python", seed=5, history=True).reset()
    ended = 0
    while ended < 4:
        batch.step(batch.ask("random"))
        ended += int(batch.over.sum())
        for lane in range(3):
            match = Match.from_log(batch.setup, batch.decisions(lane))
            assert match.state.numbers() == batch._shares[0][0].states[lane].numbers()


def test_what_was_not_asked_for_is_refused() -> None:
    batch = Batch("rose", 2, 2, "python").reset()
    for asked in (batch.beliefs, lambda: batch.ask("deducer"), batch.redraw, lambda: batch.decisions(0)):
        with pytest.raises(BadRequest, match="=True"):
            asked()
    with pytest.raises(BadRequest, match="no beliefs of its own"):
        Batch("liars_dice", 2, 2, "python", beliefs=True)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("name", names())
def test_compiled_batches_believe_choose_and_redraw_the_same(name: str) -> None:
    fast = compiled(find(name), checked=True)
    kept = {"beliefs": name in BELIEVING, "history": True}
    ours, theirs = (gone_on(name, 25, 3, engine, **kept) for engine in ("python", fast))
    for bot in ("greedy", *(["deducer"] if name in BELIEVING else [])):
        assert (ours.ask(bot) == theirs.ask(bot)).all()
    if name in BELIEVING:
        assert ours.beliefs() == pytest.approx(theirs.beliefs())
    worlds, weights = ours.redraw(each=3)
    others, same = theirs.redraw(each=3)
    assert weights == pytest.approx(same) and (ours.game.fields.pack(worlds) == others).all()
