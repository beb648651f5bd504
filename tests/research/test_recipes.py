"""The recipes do what they say: one learns, its network is what plays in the arena, and a notebook draws a belief."""

from __future__ import annotations

import importlib.util
import json
import pickle
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pytest

from subrosa.arena import Plan, played
from subrosa.games import find
from subrosa.research.small import load

ROOT = Path(__file__).parents[2]
FIRST = """
class First:
    def __init__(self, random): pass
    def choose(self, view, told): return {of}(view.actions, key=lambda action: action.choice)
"""


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_recipe", ROOT / "examples/ppo.py")
    assert spec is not None and spec.loader is not None
    sys.modules[spec.name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def few(ppo: ModuleType) -> Any:
    return ppo.Settings(lanes=8, steps=100, updates=1, hidden=6, slice=64, engine="python")


def made(ppo: ModuleType, network: Any, rows: int) -> Any:
    """Decisions as they might have been made, of a network with these columns."""
    draw = numpy.random.default_rng(5)
    seen = draw.random((rows, len(network.weights["columns"])))
    masks = draw.random((rows, 4)) < 0.7
    masks[:, 1] = True
    choices = numpy.where(masks[:, 2], 2, 1)
    logs = network.judged(seen, masks)[0][numpy.arange(rows), choices] + draw.normal(0, 0.3, rows)
    return ppo.Decisions(seen, masks, choices, logs, draw.normal(size=rows), draw.normal(size=rows))


def tiny(ppo: ModuleType) -> Any:
    looks = {"columns": numpy.arange(5), "low": numpy.zeros(5), "span": numpy.ones(5)}
    network = ppo.Network.new(looks, 3, 4, seed=2)
    for name in ("w0", "w1", "w2", "b0", "b1", "b2"):
        network.weights[name] = network.weights[name].astype(float) + 0.1
    return network


def loss(ppo: ModuleType, network: Any, decisions: Any, given: Any) -> float:
    """PPO's loss as papers write it."""
    log, values = network.judged(decisions.seen, decisions.masks)
    gains = (decisions.gains - decisions.gains.mean()) / (decisions.gains.std() + 1e-6)
    ratio = numpy.exp(log[numpy.arange(len(gains)), decisions.choices] - decisions.logs)
    near = numpy.clip(ratio, 1 - given.clip, 1 + given.clip)
    shares = numpy.where(decisions.masks, numpy.exp(log), 0.0)
    entropy = -(shares * numpy.where(decisions.masks, log, 0.0)).sum(axis=1)
    wrong = 0.25 * (values - decisions.returns) ** 2
    return float((-numpy.minimum(ratio * gains, near * gains) - given.surprise * entropy + wrong).mean())


def test_the_slopes_of_a_network_are_those_of_its_loss(ppo: ModuleType) -> None:
    network, given = tiny(ppo), few(ppo)
    decisions = made(ppo, network, 40)
    layers = network.layers(decisions.seen)
    out = ppo.slopes(layers[2], decisions, numpy.arange(40), given)
    for name, slope in network.gradients(decisions.seen, layers, out).items():
        weights = network.weights[name]
        for at in numpy.ndindex(weights.shape):
            kept, sides = weights[at], []
            for step in (1e-6, -1e-6):
                weights[at] = kept + step
                sides.append(loss(ppo, network, decisions, given))
            weights[at] = kept
            assert slope[at] == pytest.approx((sides[0] - sides[1]) / 2e-6, abs=1e-6), f"{name} {at}"


def test_a_choice_is_judged_by_what_its_own_seat_came_to(ppo: ModuleType) -> None:
    """One lane, two seats: 0, 1, 1 decide and the game ends; 0, 1 in the next; 0 in one that goes on."""
    who, values, won = [0, 1, 1, 0, 1, 0], [0.5, 0.25, -0.5, 0.125, 0.75, 0.0], {2: 1.0, 4: -1.0}
    asked = [(numpy.array([value]), numpy.array([seat])) for value, seat in zip(values, who, strict=True)]
    ends = [(numpy.array([n in won]), won.get(n, 0.0) * numpy.array([[1.0, -1.0]])) for n in range(6)]
    gains, known = ppo.judged(asked, ends, trace=0.5)
    assert known.ravel().tolist() == [True] * 5 + [False]
    last = -1.0 + 0.5
    assert gains.ravel().tolist() == [1.0 - 0.5, (-0.5 - 0.25) + 0.5 * last, last, -1.0 - 0.125, 1.0 - 0.75, 0.0]


def test_what_turned_out_well_is_chosen_more_often(ppo: ModuleType) -> None:
    learner = ppo.Learner(few(ppo))
    found = learner.played()
    high = found.choices == (found.masks * numpy.arange(found.masks.shape[1])).argmax(axis=1)
    before = learner.network.judged(found.seen, found.masks)[0]
    learner.learn(replace(found, gains=high.astype(numpy.float32)), 0.02)
    after = learner.network.judged(found.seen, found.masks)[0]
    row = numpy.flatnonzero(high & (found.masks.sum(axis=1) > 1))
    assert (after - before)[row, found.choices[row]].mean() > 0.1


def test_nothing_is_learned_from_what_greedy_players_choose(ppo: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    learner, chosen = ppo.Learner(few(ppo)), []
    ask = learner.batch.ask

    def counted(bot: str, where: Any) -> Any:
        chosen.append(ask(bot, where))
        return chosen[-1]

    monkeypatch.setattr(learner.batch, "ask", counted)
    found, theirs = learner.played(), int((numpy.stack(chosen) >= 0).sum())
    assert theirs > 200 and 200 < len(found.choices) <= 800 - theirs


def planted(ppo: ModuleType, file: Path, slope: float) -> None:
    """A network that looks at nothing and prefers low or high numbers."""
    looks = {"columns": numpy.array([0]), "low": numpy.zeros(1), "span": numpy.ones(1)}
    network = ppo.Network.new(looks, 2, ppo.TABLE.game.choice_numbers, seed=1)
    network.weights["w2"][:] = 0.0
    network.weights["b2"][:] = slope * numpy.arange(len(network.weights["b2"]))
    network.save(file)


def test_in_the_arena_it_is_the_network_that_plays(
    ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who always takes the lowest number, or the highest, plays the games that such a player must play."""
    games = []
    for slope, of in ((-1.0, "min"), (1.0, "max")):
        plain, file = tmp_path / f"{of}.py", tmp_path / f"{of}.npz"
        plain.write_text(FIRST.format(of=of))
        planted(ppo, file, slope)
        monkeypatch.setenv("NETWORK", str(file))
        for ours in (f"{ROOT}/examples/ppo.py:Learned", f"{plain}:First"):
            chunks = played(Plan.of(ppo.TABLE, ["random", ours], 4, 7, ones=[ours]), engine_name="python")
            games.append([(chunk.places, chunk.decisions, chunk.tallies) for chunk in chunks])
    assert games[0] == games[1] != games[2] == games[3]


@pytest.mark.long
def test_what_is_measured_is_the_arenas_share(ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETWORK", "")
    planted(ppo, tmp_path / "min.npz", -1.0)
    ours = f"{ROOT}/examples/ppo.py:Learned"
    share = ppo.measure(str(tmp_path / "min.npz"), games=4, workers=1, bot="random")
    chunks = played(Plan.of(ppo.TABLE, ["random", ours], 4, 7, ones=[ours]), engine_name="python")
    won = [(places[chunk.lineup.index(ours)] == 1) / places.count(1) for chunk in chunks for places in chunk.places]
    assert share.mean == sum(won) / len(won)


def test_the_network_chooses_in_the_arena_as_it_does_in_the_batch(ppo: ModuleType, tmp_path: Path) -> None:
    """The same deal with the same network in both seats is the same game."""
    from subrosa.arena.playing import Dealt
    from subrosa.core.match import Match

    learner = ppo.Learner(few(ppo))
    network = learner.network
    network.weights["w2"] *= 100.0
    table = ppo.Batch(ppo.TABLE.game, 2, 1, "python", 7, options=ppo.TABLE.options).reset()
    chosen = []
    while not table.over[0]:
        best = network.judged(network.seen(table.observations), table.masks)[0].argmax(axis=1)
        chosen.append((int(table.who[0]), int(best[0])))
        table.step(best)
    player = object.__new__(ppo.Learned)
    player.network = network
    match = Match(ppo.TABLE, Dealt(7, 0))
    match.play_out({0: player, 1: player})
    assert [(one.decider, one.choice) for one in match.decisions if one.decider < 2] == chosen
    assert len({choice for _, choice in chosen}) > 4 and match.places == table.places[0].tolist()


def test_a_small_version_is_as_small_in_another_process(ppo: ModuleType) -> None:
    plan = Plan.of(load(find("rose"), "two_days").setup, ["random", "greedy"], 2, 1)
    again = pickle.loads(pickle.dumps(plan))
    assert again.setup.game.layout.size == ppo.TABLE.game.layout.size < find("rose").layout.size
    assert again.settings == plan.settings and "cut" in plan.settings
    assert "cut" not in Plan.of(ppo.TABLE.of(find("rose"), 2), ["random", "greedy"], 2, 1).settings


def test_the_curve_is_drawn_from_what_was_measured_and_ends_above_greedy_players(ppo: ModuleType) -> None:
    told = json.loads((ROOT / "docs/learning.json").read_text("utf-8"))
    assert told["settings"] == asdict(ppo.Settings()), "learn anew, or say how it was learned"
    assert told["curve"][0]["greedy"][2] < 0.5 < told["curve"][-1]["greedy"][1]
    code = "from docs.learning import FILE, picture; print(FILE.read_text('utf-8') == picture())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", f"uv run python -m docs.learning draws it anew {done.stderr}"


class Axes:
    """What is drawn, kept instead of painted."""

    def __init__(self) -> None:
        self.stacks: list[Any] = []
        self.lines: list[Any] = []

    def stackplot(self, across: Any, shares: Any, **_: Any) -> None:
        self.stacks.append((list(across), numpy.array(shares)))

    def plot(self, line: Any, **_: Any) -> None:
        self.lines.append(line)

    def set(self, *_: Any, **__: Any) -> None: ...

    set_xlabel = legend = tight_layout = set


def test_the_notebook_draws_a_belief_over_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """All its cells run, without Jupyter and without matplotlib; and the pictures that it holds are there."""
    cells = json.loads((ROOT / "examples/belief_over_time.ipynb").read_text("utf-8"))["cells"]
    upper, lower, below = Axes(), Axes(), Axes()
    figures = iter([(Axes(), (upper, lower)), (Axes(), below)])
    pyplot = ModuleType("matplotlib.pyplot")
    pyplot.subplots = lambda *_, **__: next(figures)  # type: ignore[attr-defined]
    painter = ModuleType("matplotlib")
    painter.pyplot = pyplot  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "matplotlib", painter)
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", pyplot)
    space: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), space)
    match, truth = space["match"], space["truth"]
    assert (len(match.decisions), match.places, truth) == shown(cells)
    ((across, counted),), ((_, believed),) = upper.stacks, lower.stacks
    assert counted.shape == believed.shape == (6, len(across)) and len(across) > 300
    begun = counted.sum(axis=0) > 0
    assert (
        begun.sum() > 300
        and numpy.allclose(counted.sum(axis=0)[begun], 1)
        and numpy.allclose(believed.sum(axis=0)[begun], 1)
    )
    known = believed[space["colours"].index(truth)][begun]
    assert known[0] < 0.25 < 0.5 < known[-1], "who he is comes out by how he plays"
    assert (
        len(below.lines) == 2
        and sum("image/png" in out.get("data", {}) for cell in cells for out in cell.get("outputs", [])) == 2
    )


def shown(cells: list[dict[str, Any]]) -> tuple[int, list[int], str]:
    """What the notebook says came out: how long the match was, its places, who was watched."""
    texts = [
        "".join(out["data"]["text/plain"])
        for cell in cells
        for out in cell.get("outputs", [])
        if out["output_type"] == "execute_result"
    ]
    (decisions, places), truth = (eval(text) for text in texts)
    return decisions, places, truth
