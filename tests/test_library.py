"""The library: what it prints, what it needs, and that its pages tell the truth."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from packaging.utils import canonicalize_name
from small import Small, absent, brought

import subrosa
from subrosa import CHANCE, SPECTATOR, Action, Decision, Match, Setup, Telling, bots, engine, games
from subrosa.core.compiled import NumbaEngine
from subrosa.core.tellings import EVERYBODY, all_but, only

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests/rose/games/three-random.txt"
MAP = ROOT / "src/subrosa/games/eleven/data/map.json"
ROSE = games.find("rose")


def test_what_a_person_prints_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    match, over = Match.new("rose", 4, Random(1)), Match.from_record(GOLDEN.read_text("utf-8"))
    own = Setup.of(ROSE, 2, {"evidence_floor": "none"}, "french")
    start, plain = match.setup.start(), engine(ROSE, "python")
    monkeypatch.setattr("subrosa.core.compiled.compiled_loops", lambda *_: {})
    empty, draft = match.draft(0), match.draft(0)
    draft.choose(draft.view.actions[0])
    printed = [
        (ROSE, "<Game rose: 2 to 5 players, rules version 1>"),
        (match, "<Match of rose: 4 seats, 54 decisions, at card>"),
        (over, "<Match of rose: 3 seats, 319 decisions, over>"),
        (match.view(0), "<View of rose for seat 1: asked for card, 3 choices>"),
        (match.view(SPECTATOR), "<View of rose for the spectator: not asked>"),
        (match.view(0).actions[0], "<Action 33: play blue 2>"),
        (empty, "<Draft of rose for seat 1: nothing yet>"),
        (draft, "<Draft of rose for seat 1: play blue 2>"),
        (match.setup, "<Setup of rose: 4 seats>"),
        (own, "<Setup of rose: 2 seats, time_step=late, evidence_floor=none>"),
        (games.find("eleven").read_data(MAP.read_text("utf-8")), "<Own map>"),
        (plain, "<PythonEngine of rose>"),
        (NumbaEngine(ROSE, checked=True), "<NumbaEngine of rose, every index checked>"),
        (plain.playouts(start, 3, seed=1), "<Played: 3 games, 991 decisions>"),
        (plain.trace(start, 1, 1), "<Traced: a game of 356 decisions>"),
        (bots.bot("greedy", Random(1)), "<GreedyBot>"),
    ]
    assert [repr(thing) for thing, _ in printed] == [text for _, text in printed]


@pytest.mark.parametrize(
    "thing",
    [
        Decision(0, 3),
        Decision(CHANCE, 3),
        Telling(EVERYBODY, "first", {"seat": 1}),
        Telling(only(2), "drew", {}),
        Telling(only(0) | only(SPECTATOR), "drew", {}),
        Telling(all_but(0), "drew", {}),
        Telling(all_but(SPECTATOR), "drew", {}),
        Telling(0, "drew", {}),
    ],
)
def test_small_values_print_as_the_text_that_makes_them(thing: object) -> None:
    assert eval(repr(thing)) == thing


def test_every_class_of_the_library_has_a_repr_of_its_own() -> None:
    offered = [getattr(subrosa, name) for name in subrosa.__all__]
    assert [thing for thing in offered if isinstance(thing, type) and thing.__repr__ is object.__repr__] == []
    assert Action in offered


def test_a_match_without_bots_plays_itself_out_as_chance_has_it() -> None:
    ours, same, other = (Match.new("rose", 3, Random(seed)) for seed in (5, 5, 6))
    for match in (ours, same, other):
        match.play_out()
        assert match.over
    assert ours.log == same.log != other.log


def test_bots_play_until_a_seat_without_one_has_to_choose() -> None:
    match = Match.new("rose", 3, Random(2))
    match.play_out({seat: bot for seat, bot in bots.seated(["random"], 3, 1).items() if seat != 1})
    assert match.deciders == (1,)


def test_a_match_comes_back_from_its_record() -> None:
    match = Match.new("nuns", 2, Random(1))
    match.play_out()
    again = Match.from_record(match.record())
    assert again.log == match.log and again.record() == match.record()


def test_what_another_install_brings_is_not_in_the_small_one() -> None:
    gone = absent()
    assert gone >= {
        "starlette",
        "uvicorn",
        "sqlalchemy",
        "alembic",
        "psycopg",
        "argon2",
        "cryptography",
        "itsdangerous",
    }
    assert gone >= {"limits", "structlog", "prometheus_client", "websockets", "numba", "numpy", "platformdirs"}
    assert not gone & {"subrosa", "cyclopts", "rich", "msgspec", "fluent"}


def test_the_page_of_the_library_says_what_the_code_says() -> None:
    code = "from docs.api import FILE, page; print(FILE.read_text('utf-8') == page())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", f"uv run python -m docs.api writes it anew {done.stderr}"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Small:
    return Small(tmp_path_factory.mktemp("small"))


EXTRAS = {"client", "page", "research", "store", "table", "terminal", "web"}
"""The rooms that need more than the library brings."""


def test_the_small_install_imports_every_module_of_the_library(small: Small) -> None:
    paths = [path.relative_to(ROOT / "src").with_suffix("") for path in (ROOT / "src/subrosa").rglob("*.py")]
    modules = [".".join(path.parts).removesuffix(".__init__") for path in paths if path.parts[1] not in EXTRAS]
    assert {"subrosa", "subrosa.cli", "subrosa.checks", "subrosa.core.doors", "subrosa.games.nuns.rules"} < {*modules}
    modules.remove("subrosa.__main__")
    code = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]; print('all')"
    done = small("-c", code, *modules)
    assert done.stdout == "all\n", done.stderr


def test_the_ten_lines_of_the_readme_run_in_the_small_install(small: Small) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert blocks and blocks[0].startswith("from subrosa import Match, games\n") and blocks[0].count("\n") <= 12
    for block in blocks:
        done = small("-c", block)
        assert done.returncode == 0 and done.stdout, done.stderr


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        ("simulate rose --seats 3 --games 3 --bots greedy,random,random", {"engine": "python", "games": 3}),
        ("arena rose --seats 2 --bots random,greedy --games 2 --workers 1", {"engine": "python", "par": 0.5}),
        ("check rose --seats 2 --games 1 --jobs 1", {"engines": ["python"], "leaks": 0, "mismatches": 0, "redraws": 3}),
        (f"replay {GOLDEN}", {"n": 1, "step": "lot"}),
        ("rules rose", {"game": "rose"}),
        (f"data check {ROOT / 'src/subrosa/games/rose/data/rose.json'}", {"well": True}),
    ],
)
def test_the_commands_of_the_library_work_in_the_small_install(
    small: Small, words: str, keys: dict[str, object]
) -> None:
    done = small("-m", "subrosa", *words.split(), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[0]).items() >= keys.items()


LACKING = {
    "serve": "server",
    "--port 0": "server",
    "move abc file": "server",
    "receive file": "server",
    "play rose": "terminal",
    "warm rose": "fast",
    "simulate rose --engine numba": "fast",
    f"dataset {GOLDEN} --out none.parquet": "dataset",
}
TRIED = """
import sys
from subrosa.cli import main
for words in sys.argv[1:]:
    try:
        main(words.split())
    except SystemExit as leaving:
        print(leaving.code, file=sys.stderr)
"""


def test_what_the_small_install_cannot_do_it_says_how_to_get(small: Small) -> None:
    done = small("-c", TRIED, *LACKING)
    lines = done.stderr.splitlines()
    assert done.stdout == "" and lines[1::2] == ["2"] * len(LACKING), done.stderr
    for sentence, extra in zip(lines[::2], LACKING.values(), strict=True):
        assert re.fullmatch(rf"subrosa: the .+ is not installed here: pip install 'subrosa-games\[{extra}\]'", sentence)


@pytest.mark.long
def test_a_wheel_installed_alone_is_the_library_and_its_extras_are_the_rest(tmp_path: Path) -> None:
    uv, home = os.environ["UV"], tmp_path / "home"

    def run(*command: str | Path, status: int = 0) -> str:
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    run(uv, "build", "--wheel", "--out-dir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    run(uv, "venv", home)
    run(uv, "pip", "install", "--python", home, wheel)
    installed = json.loads(run(uv, "pip", "list", "--quiet", "--python", home, "--format", "json"))
    assert {canonicalize_name(one["name"]) for one in installed} == brought("subrosa-games")
    subrosa = home / "bin/subrosa"
    assert " decisions" in run(subrosa, "simulate", "eleven", "--games", "5")
    assert "all is well" in run(subrosa, "check", "nuns", "--games", "1", "--seats", "2")
    assert "Place 1" in run(subrosa, "replay", GOLDEN, "--language", "en")
    assert "subrosa-games[server]" in run(subrosa, "serve", status=2)
    run(uv, "pip", "install", "--python", home, f"{wheel}[server]")
    code = "from subrosa import page, terminal; from subrosa.web import server; print(page.ensure())"
    assert str(home) in run(home / "bin/python", "-c", code)
