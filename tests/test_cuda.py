"""The engine for a GPU: what random games come to, and the same kernels in Numba's simulation of a GPU."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from dis import get_instructions
from itertools import chain
from types import FunctionType, SimpleNamespace

import pytest
from later import rest_later

from subrosa import Setup, engine
from subrosa.core import device, foresight, kernels, sums, turns
from subrosa.core.compiling import modules
from subrosa.core.cuda import looks_ahead
from subrosa.core.deciders import SEATS
from subrosa.core.errors import BadRequest
from subrosa.core.fields import State
from subrosa.core.game import Game
from subrosa.core.parts import FOLLOWS, PLAYS, Views, space_of
from subrosa.core.styles import GREEDY
from subrosa.core.turns import UNDONE
from subrosa.games import find, names

SIMULATED = """
import sys, numpy
from subrosa import Setup, engine
from subrosa.core.engines import gpu
from subrosa.games import find
from subrosa.research.batch import Batch
from subrosa.simulate import simulate

name, seats, how = sys.argv[1], int(sys.argv[2]), sys.argv[3]
game = find(name)
start, plain, fast = Setup.of(game, seats).start(), engine(game, "python"), gpu(game)
beliefs, steps = how == "beliefs", {"beliefs": 4}.get(how, 8)
if not beliefs:
    assert fast.sums(start, 5, 3) == plain.sums(start, 5, 3)
    told = [simulate(Setup.of(game, seats), 5, 3, engine_name=kind) for kind in ("cuda", "python")]
    assert [one["engine"] for one in told] == ["cuda", "python"]
    assert told[0]["decisions"] == told[1]["decisions"] and told[0]["outcomes"] == told[1]["outcomes"]
ours, theirs = (Batch(name, seats, 3, kind, 5, beliefs=beliefs).reset() for kind in ("cuda", "python"))
for _ in range(steps):
    if beliefs:
        assert numpy.array_equal(ours.beliefs(), theirs.beliefs()), "beliefs"
        assert numpy.array_equal(ours.beliefs([1] * 3), theirs.beliefs([1] * 3)), "beliefs"
    for part in ("who", "masks", "observations", "over", "places", "rewards"):
        assert numpy.array_equal(getattr(ours, part), getattr(theirs, part)), part
    choices = theirs.ask("random")
    assert numpy.array_equal(ours.ask("random"), choices)
    ours.step(choices)
    theirs.step(choices)
try:
    ours.step([-1] * 3)
except Exception as refusal:
    print(refusal)
if how == "whole":
    assert fast.playouts(start, 5, 3) == plain.playouts(start, 5, 3)
    assert fast.games(start, [2] * 8, 1, 3) == plain.games(start, [2] * 8, 1, 3)
"""


def ways(name: str) -> tuple[str, ...]:
    """What is tried in a simulation: batches and sums, whole games besides, batches that keep beliefs."""
    return ("", "whole", "beliefs") if find(name).belief else ("", "whole")


def tables() -> list[tuple[str, str, int, int]]:
    """Every table of every game, for each way to pick."""
    return [(name, *row) for name in names() for row in sums.tables(find(name))]


@pytest.mark.parametrize(
    ("name", "table", "seats", "style"),
    rest_later([row for row in tables() if row[2] == 3 and (row[3] < GREEDY or row[0] == "liars_dice")], tables()),
)
def test_games_come_to_the_sums_beside_the_rules(name: str, table: str, seats: int, style: int) -> None:
    game = find(name)
    found = sums.found(engine(game, "python"), Setup.of(game, seats).start(), sums.FEW, style)
    assert sums.hashed(found) == sums.known(game)[table][0]


@pytest.mark.parametrize(
    ("name", "how"), rest_later([("liars_dice", ""), ("rose", "beliefs")], [(n, h) for n in names() for h in ways(n)])
)
def test_kernels_do_in_a_simulation_what_plain_python_does(name: str, how: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED, name, "3", how],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert "-1 is not a choice of seat" in ran.stdout


def by_threads(game: Game, remembered: int) -> Callable[[Views, int, State], int]:
    """Looking ahead as the threads of a GPU do it, one after the other."""
    policy, told, space = sys.modules[game.policy.__name__], [foresight.ALONE], space_of(kernels, foresight)
    near = SimpleNamespace(array=lambda count, kind, alignment: Views([game.fields.blank()] * count))
    shared, thread = SimpleNamespace(array=lambda count, kind: told), SimpleNamespace(x=0)
    space |= {"cuda": SimpleNamespace(local=near, shared=shared, threadIdx=thread), "RECORD": 0}
    space |= {"NUMBER": 0, "REMEMBERED": remembered}
    parts = (policy.legal, policy.apply, policy.halts, policy.worth)

    def looked(views: Views, seat: int, mind: State) -> int:
        while (count := space["foresee"](views, seat, mind, *parts)) == UNDONE:
            for told[0] in range(mind.tree_offered[mind.tree_path[mind.deep]]):
                assert space["foresee"](views, seat, mind, *parts) == UNDONE
            told[0] = foresight.ALONE
        return int(count)

    return looked


def seen(game: Game, s: State, seat: int) -> State:
    """What a seat sees of a position."""
    view = game.fields.blank()
    game.see(s, seat, view)
    return view


@pytest.mark.parametrize("remembered", [foresight.REMEMBERED, 2])
def test_who_looked_ahead_by_threads_knows_what_he_is_asked_next(remembered: int) -> None:
    game, known = find("rose"), 0
    looked = by_threads(game, remembered)
    for s in engine(game, "python").trace(Setup.of(game, 3).start(), 1, 0).states[60:180:3]:
        seat = game.rules.deciders(s).bit_length() - 1
        if seat < SEATS:
            views, plain, mind = Views([seen(game, s, seat)]), game.mind.blank(), foresight.room(game.mind).blank()
            count = looked(views, seat, mind)
            assert count == game.policy.appraise(Views(views[:1]), seat, plain)
            assert mind.values == plain.values
            for i in range(count):
                mind.tree_kept = mind.tree_leads[0][i]
                if mind.tree_kept >= 0:
                    after, then = s.copy(), game.mind.blank()
                    game.rules.apply(after, seat, plain.lists[0][i])
                    further = game.policy.appraise(Views([seen(game, after, seat)]), seat, then)
                    assert looked(views, seat, mind) == further
                    assert mind.values[:further] == then.values[:further]
                    assert mind.lists[0][:further] == then.lists[0][:further]
                    known += 1
    assert known > 9


@pytest.mark.parametrize("loops", [FOLLOWS, PLAYS], ids=["followed", "played"])
@pytest.mark.parametrize("name", names())
def test_nothing_of_a_game_is_taken_for_the_looking_ahead_of_a_gpu(name: str, loops: tuple[str, ...]) -> None:
    parts = [vars(module).values() for module in modules(find(name), loops)]
    found = [part for part in chain(*parts) if isinstance(part, FunctionType) and looks_ahead(part)]
    assert set(found) == {turns.foresee}


def called(function: FunctionType) -> list[FunctionType]:
    """The functions that a function calls."""
    found = [
        function.__globals__.get(part.argval) for part in get_instructions(function) if part.opname == "LOAD_GLOBAL"
    ]
    return [part for part in found if isinstance(part, FunctionType)]


@pytest.mark.parametrize("name", names())
def test_no_function_of_a_game_calls_itself_since_a_gpu_keeps_no_room_for_it(name: str) -> None:
    done: set[FunctionType] = set()

    def follow(function: FunctionType, callers: tuple[FunctionType, ...]) -> None:
        assert function not in callers, [part.__name__ for part in (*callers, function)]
        if function not in done:
            for part in called(function):
                follow(part, (*callers, function))
            done.add(function)

    for module in {*modules(find(name), PLAYS), *modules(find(name), FOLLOWS)}:
        for part in list(vars(module).values()):
            if isinstance(part, FunctionType):
                follow(part, ())
    assert len(done) > 9


def test_every_kind_of_a_decision_has_its_place() -> None:
    game, kinds = find("nuns"), set()
    for s in engine(game, "python").trace(Setup.of(game, 4).start(), 1, 0).states:
        seat = game.rules.deciders(s).bit_length() - 1
        if 0 <= seat < SEATS:
            kinds.add((s.step, game.policy.kind(s, seat)))
    assert all(0 <= kind < game.policy.KINDS for _, kind in kinds)
    assert len(kinds) > len({step for step, _ in kinds})


def test_indices_are_hidden_from_the_compiler() -> None:
    from llvmlite import ir

    whole = ir.IntType(64)
    function = ir.Function(ir.Module(), ir.FunctionType(whole, [whole, whole]), "reads")
    builder, indices = ir.IRBuilder(function.append_basic_block()), list(function.args)
    taken = device._hidden(lambda context, builder, data, shape, strides, layout, inds: inds)
    for count in (1, 2):
        hidden = taken(None, builder, None, (6, 8), (8, 1), "C", indices[:count])
        assert [list(part.args) for part in hidden] == [[index] for index in indices[:count]]
        assert all(isinstance(part, ir.CallInstr) for part in hidden)


def test_products_are_rounded_before_they_are_summed() -> None:
    from llvmlite import ir

    real = ir.DoubleType()
    function = ir.Function(ir.Module(), ir.FunctionType(real, [real, real, real]), "sums")
    builder, (a, b, c) = ir.IRBuilder(function.append_basic_block()), function.args
    builder.ret(builder.fadd(builder.fmul(builder.fmul(a, b), ir.Constant(real, 0.1)), c))
    found = device.unfused(str(function))[0]
    assert "fmul" not in found
    assert found.count('asm "mul.rn.f64') == 2
    assert found.count("fadd double") == 1


def test_without_a_gpu_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    device.cuda.cache_clear()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadRequest, match=r"subrosa-games\[cuda\]"):
        device.cuda()
