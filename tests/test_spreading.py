"""What is spread over a cluster comes out as if one process had done it, in whatever order, and whoever dies."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from subrosa.arena.plan import Plan
from subrosa.arena.running import played
from subrosa.cli import main
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.simulate import simulate
from subrosa.spreading import AT_ONCE, Cluster

ROOT = Path(__file__).parents[1]


def ray() -> SimpleNamespace:
    """A cluster of one, to which everything is sent as bytes, and which answers the last question first."""

    def remote(max_retries: int) -> Callable[[Any], Any]:
        def sent(function: Any) -> SimpleNamespace:
            there = pickle.dumps(function)
            return SimpleNamespace(remote=lambda item: _Asked(there, pickle.dumps(item)))

        return sent

    def wait(asked: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        assert len(asked) <= AT_ONCE and num_returns == 1
        return asked[-1:], asked[:-1]

    def get(asked: _Asked) -> Any:
        return pickle.loads(pickle.dumps(pickle.loads(asked.function)(pickle.loads(asked.item))))

    def nothing(*_: object, **__: object) -> None:
        pass

    return SimpleNamespace(remote=remote, wait=wait, get=get, init=nothing, shutdown=nothing)


class _Asked:
    """A question on its way."""

    def __init__(self, function: bytes, item: bytes) -> None:
        self.function, self.item = function, item


def test_more_work_than_fits_is_done_once_each() -> None:
    found = list(Cluster(ray()).done(str, range(AT_ONCE + 5)))
    assert len(found) == AT_ONCE + 5 and dict(found) == {n: str(n) for n in range(AT_ONCE + 5)}
    assert found[0][0] != 0, "the order is another than the one asked in"


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_games_are_the_same_and_so_are_their_records(tmp_path: Path, bots: tuple[str, ...]) -> None:
    setup = Setup.of(find("liars_dice"), 2)
    results = []
    for name, cluster in (("one", None), ("many", Cluster(ray()))):
        found = simulate(setup, 23, 5, bots, "python", tmp_path / name, cluster=cluster)
        results.append({key: value for key, value in found.items() if "second" not in key})
    assert results[0] == results[1] and results[0]["games"] == 23
    here, there = ({path.name: path.read_text() for path in (tmp_path / name).iterdir()} for name in ("one", "many"))
    assert here == there and len(here) == 23
    counted = [simulate(setup, 23, 5, bots, "python", cluster=one)["outcomes"] for one in (None, Cluster(ray()))]
    assert counted[0] == counted[1] == results[0]["outcomes"]


def test_an_arena_is_the_same() -> None:
    setup = Setup.of(find("liars_dice"), 2)
    plan = Plan.of(setup, ["random", "greedy"], 4, 3)
    here, there = (played(plan, engine_name="python", cluster=one) for one in (None, Cluster(ray())))
    assert [replace(chunk, seconds=0) for chunk in here] == [replace(chunk, seconds=0) for chunk in there]


@pytest.mark.long
def test_studies_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(Setup.of(find("rose"), 2), 2, 5, ("random",), "python", tmp_path)
    monkeypatch.setitem(sys.modules, "ray", ray())
    for more in ((), ("--ray", "local")):
        with pytest.raises(SystemExit) as left:
            main(("study", *map(str, sorted(tmp_path.iterdir())), "--json", *more))
        assert left.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4 and lines[:2] == lines[2:]


REAL = """
import json, os, signal, sys
from functools import partial
from pathlib import Path
from subrosa.core.game import Setup
from subrosa.games import find
from subrosa.simulate import simulate
from subrosa.spreading import Cluster, spread

def mortal(folder, function, item):
    mark = Path(folder) / str(item)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return function(item)

class Dying(Cluster):
    def done(self, function, items):
        return super().done(partial(mortal, sys.argv[1], function), items)

setup = Setup.of(find("liars_dice"), 3)
with spread("local") as cluster:
    told = [simulate(setup, 30, 5, ["greedy"], "python", cluster=one) for one in (None, cluster, Dying(cluster._ray))]
print(json.dumps([{key: value for key, value in one.items() if "second" not in key} for one in told]))
"""


@pytest.mark.long
def test_on_a_real_cluster_every_worker_may_be_killed_once(tmp_path: Path) -> None:
    """With Ray from the registry, in an environment of its own."""
    command = ["uv", "run", "--isolated", "--extra", "ray", "python", "-c", REAL, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3_000:]
    one, many, dying = json.loads(done.stdout.splitlines()[-1])
    assert one == many == dying and one["games"] == 30
    assert len(list(tmp_path.iterdir())) == 3, "every part had its worker killed"
