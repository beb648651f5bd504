"""The commands people script against: keys, words, exit statuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import compiled

from subrosa.cli import main, with_latest
from subrosa.games import find, names
from subrosa.games.rose import box

GOLDEN = Path(__file__).parent / "rose/games/three-random.txt"


class Command:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as leaving:
            main(words)
        out = self.capsys.readouterr()
        assert isinstance(leaving.value.code, int)
        return leaving.value.code, out.out, out.err

    def json(self, *words: str) -> Any:
        status, out, err = self(*words, "--json")
        assert status == 0 and err == ""
        assert out.count("\n") == 1
        return json.loads(out)


@pytest.fixture
def subrosa(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.mark.parametrize("seats", ["2", "5"])
def test_simulate_counts_games(subrosa: Command, seats: str) -> None:
    words = ("simulate", "rose", "--seats", seats, "--games", "30", "--seed", "4", "--engine", "python")
    result = subrosa.json(*words)
    assert set(result) >= {
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "engine",
        "outcomes",
    }
    assert (result["game"], result["seats"], result["games"], result["engine"]) == ("rose", int(seats), 30, "python")
    assert sum(result["outcomes"]["wins"]) == pytest.approx(30, abs=0.01)
    assert subrosa.json(*words)["decisions"] == result["decisions"]


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("game", names())
def test_an_engine_as_people_get_it_plays_the_games_of_the_other(subrosa: Command, tmp_path: Path, game: str) -> None:
    """Compiled by a process of its own, with nothing spared, into an empty cache."""
    words = ("simulate", game, "--seats", "3", "--games", "1200", "--seed", "9", "--engine")
    environment = {**os.environ, "SUBROSA_CACHE": str(tmp_path)}
    del environment["NUMBA_OPT"]
    command = [sys.executable, "-m", "subrosa", *words, "numba", "--json"]
    fast = json.loads(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    slow = subrosa.json(*words, "python")
    assert slow["outcomes"] == fast["outcomes"] and slow["decisions"] == fast["decisions"]
    assert fast["engine"] == "numba"


def test_simulate_writes_records_that_replay(subrosa: Command, tmp_path: Path) -> None:
    words = (
        "simulate",
        "rose",
        "--seats",
        "3",
        "--games",
        "2",
        "--bots",
        "greedy,random,random",
        "--record",
        str(tmp_path),
    )
    result = subrosa.json(*words)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2 and result["bots"] == ["greedy", "random", "random"]
    for file in files:
        assert subrosa("replay", str(file))[0] == 0


def test_simulate_says_which_record_it_could_not_write(subrosa: Command, tmp_path: Path) -> None:
    (tmp_path / "rose-2-0-0.txt").mkdir()
    status, out, err = subrosa("simulate", "rose", "--seats", "2", "--games", "1", "--record", str(tmp_path))
    assert (status, out) == (2, "") and "rose-2-0-0.txt cannot be written: Is a directory" in err


def test_replay_prints_one_object_a_decision(subrosa: Command) -> None:
    status, out, _ = subrosa("replay", str(GOLDEN), "--states", "--json")
    entries = [json.loads(line) for line in out.splitlines()]
    lines = [x for x in GOLDEN.read_text("utf-8").splitlines() if x.split()[0] in ("chance", "1", "2", "3")]
    assert status == 0
    assert [f"{entry['decider']} {entry['choice']}" for entry in entries] == lines
    assert [entry["n"] for entry in entries] == list(range(1, len(lines) + 1))
    assert entries[0]["step"] == "lot" and entries[-1]["state"]["step"] == "over"
    assert entries[-1]["state"]["place"]["william"] in box.BUILDINGS


def test_replay_through_the_eyes_of_a_seat_shows_no_more(subrosa: Command) -> None:
    _, out, _ = subrosa("replay", str(GOLDEN), "--as", "2", "--states", "--json")
    entries = [json.loads(line) for line in out.splitlines()]
    drawn = [(entry["state"]["turn"], entry["choice"]) for entry in entries if entry["step"] == "draw"]
    for entry in entries[:-1]:
        assert entry["state"]["identity"]["seat 1"] is None
        assert entry["state"]["hand"]["seat 3"] == [None] * 3
    assert any(choice is None for _, choice in drawn) and any(choice is not None for _, choice in drawn)
    _, public, _ = subrosa("replay", str(GOLDEN), "--as", "spectator", "--json")
    assert not [e for e in map(json.loads, public.splitlines()) if e["step"] == "deal" and e["choice"] is not None]


def test_replay_in_another_language(subrosa: Command) -> None:
    _, english, _ = subrosa("replay", str(GOLDEN), "--language", "en")
    _, german, _ = subrosa("replay", str(GOLDEN), "--language", "de")
    assert english != german and "Bibliothek" in german


@pytest.mark.long
@pytest.mark.compiled
def test_check_counts_and_finds_nothing(subrosa: Command) -> None:
    compiled(find("rose"), checked=True)
    result = subrosa.json("check", "rose", "--games", "2", "--seats", "3", "--jobs", "1")
    keys = {"game", "seats", "preset", "games", "decisions", "engines", "mismatches", "redraws", "leaks", "violations"}
    assert set(result) >= keys
    assert (result["mismatches"], result["leaks"], result["violations"]) == (0, 0, 0)
    assert result["games"] == 2 and result["redraws"] == 8 and result["engines"] == ["python", "numba"]


@pytest.mark.long
def test_check_takes_every_seat_count_by_default(subrosa: Command) -> None:
    result = subrosa.json("check", "rose", "--games", "1", "--engine", "python", "--jobs", "1", "--preset", "french")
    assert [row["seats"] for row in result["by_seats"]] == [2, 3, 4, 5] and result["preset"] == "french"


@pytest.mark.long
@pytest.mark.compiled
def test_warm_says_where_the_engine_is(subrosa: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subrosa.warming.processors", lambda: 1)  # others are at work on the second
    compiled(find("liars_dice"), checked=False)
    (row,) = subrosa.json("warm", "liars_dice")["results"]
    assert row["game"] == "liars_dice" and (Path(row["folder"]) / "ready").exists()


def test_rules_are_printed_and_all_tested(subrosa: Command) -> None:
    status, out, _ = subrosa("rules", "rose")
    assert status == 0 and out.startswith("# ")
    assert len(subrosa.json("rules", "rose")["rules"]) > 80
    for game in names():
        assert subrosa.json("rules", game, "--untested")["rules"] == []


DATA = Path(box.__file__).parent / "data/rose.json"


def test_data_check_accepts_our_own_file_and_a_changed_one_plays(subrosa: Command, tmp_path: Path) -> None:
    assert subrosa.json("data", "check", str(DATA))["well"] is True
    data = json.loads(DATA.read_text("utf-8"))
    for row in data["action_cards"]["rows"]:
        if row["kind"] == "monk":
            row["time"] = 9
    own = tmp_path / "own.json"
    own.write_text(json.dumps(data))
    result = subrosa.json("simulate", "rose", "--seats", "2", "--games", "5", "--data", str(own), "--engine", "python")
    ours = subrosa.json("simulate", "rose", "--seats", "2", "--games", "5", "--engine", "python")
    assert result["decisions"] < ours["decisions"]


def test_data_check_lists_everything_that_is_wrong(subrosa: Command, tmp_path: Path) -> None:
    data = json.loads(DATA.read_text("utf-8"))
    data["conversion"]["points_by_position"] = [9, 9, 9, 9, 9, 9]
    data["events"]["rows"][0]["en"] = "\x9b2J"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    status, out, _ = subrosa("data", "check", str(bad))
    assert status == 2
    assert "conversion.points_by_position" in out and 'events.communicative.en" must be some words' in out
    assert "\x9b" not in out and "\ufffd" in out


@pytest.mark.parametrize("text", ["[" * 100_000, "[]", "", '{"schema": "nuns-map/1"}'], ids=lambda text: text[:9])
def test_data_check_of_something_else_says_so(subrosa: Command, tmp_path: Path, text: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(text)
    status, out, err = subrosa("data", "check", str(bad), "--json")
    assert (status, err) == (2, "") and json.loads(out)["well"] is False and json.loads(out)["found"]


BAD = [
    (("simulate", "chess"), "no game called 'chess'"),
    (("simulate", "rose", "--seats", "9"), "2 to 5"),
    (("simulate", "rose", "--seats", "0"), "2 to 5"),
    (("simulate", "rose", "--seats", "2.7"), "--seats: a whole number is needed, not 2.7"),
    (("simulate", "rose", "--seats", "٣"), "--seats: a whole number is needed, not ٣"),
    (("simulate", "rose", "--games", "0"), "--games: a whole number from 1 on is needed, not 0"),
    (("simulate", "rose", "--games", "1.9"), "--games: a whole number from 1 on is needed, not 1.9"),
    (("simulate", "rose", "--games", "many"), "--games"),
    (("simulate", "rose", "--games", "9" * 5000), "--games"),
    (
        ("simulate", "rose", "--seed", str(2**63)),
        f"--seed: a whole number from 0 to {2**63 - 1} is needed, not {2**63}",
    ),
    (("simulate", "rose", "--seed", "-1"), "--seed: a whole number from 0"),
    (("simulate", "rose", "--seats", "3", "--bots", "greedy,random,greedy,random"), "4 bots for 3 seats"),
    (("simulate", "rose", "--games", "1", "--record", str(GOLDEN)), "three-random.txt is there already and no folder"),
    (("simulate", "rose", "--games", "1", "--record", str(GOLDEN / "games")), "no records can be written into"),
    (("simulate", "rose", "--bots", "genius"), "no bot called"),
    (("simulate", "rose", "--bots", "greedy", "--engine", "numba"), "plays at random only"),
    (("simulate", "rose", "--engine", "steam"), "no engine 'steam'"),
    (("simulate", "rose", "--engine", "cuda", "--record", "games"), "keeps no games"),
    (("simulate", "rose", "--option", "time_step"), "name=value"),
    (("simulate", "rose", "--option", "time_step=noon"), "early, late"),
    (("simulate", "rose", "--option", "tea=green"), "no option 'tea'"),
    (("simulate", "rose", "--preset", "none"), "no preset"),
    (("simulate", "rose", "--data", "nowhere.json"), "no file"),
    (("simulate", "rose", "--nonsense"), "nonsense"),
    (("replay", "nowhere.txt"), "no file"),
    (("replay", str(GOLDEN), "--as", "4"), "1 to 3"),
    (("replay", str(GOLDEN), "--as", "²"), "1 to 3"),
    (("check", "rose", "--jobs", "0"), "--jobs: a whole number from 1 on is needed, not 0"),
    (("check", "rose", "--seed", str(2**63)), "--seed: a whole number from 0 to"),
    (("bench", "--seconds", "nan"), "--seconds: a number from 0 on is needed, not nan"),
    (("serve", "--port", "65536"), "--port: a whole number from 0 to 65535 is needed, not 65536"),
    (("serve", "--pace", "-1"), "--pace: a number from 0 on is needed, not -1"),
    (("replay", str(GOLDEN), "--language", "la"), "no language"),
    (("replay", str(Path(__file__))), "line"),
    (("play", "rose", "--me", "7"), "1 to 4"),
    (("play", "rose", "--seats", "0"), "2 to 5"),
    (("play", "rose", "--seats", "2", "--bots", "greedy,random"), "2 bots for 1 seat"),
    (("play", "rose", "--seed", "-1"), "--seed: a whole number from 0"),
    (("play", "--resume", "nosuchgame"), "nosuchgame"),
    (("play", "--join", "nosuchlink", "--language", "en"), "“nosuchlink” is not a link to a table"),
    (("play", "--join", "--language", "en"), "not joined any table"),
    (("play", "--join", "http://127.0.0.1:1/m/abc", "--name", "Ann", "--language", "en"), "cannot be reached"),
    (("data", "check", "nowhere.json"), "no file"),
    (("study", "nowhere.txt", "[nowhere.txt", "--json"), "no file nowhere.txt"),
    (("data", "check", "nowhere.json", "[more.json"), "no file nowhere.json"),
    (("rules", "chess"), "no game"),
    (("nonsense",), "nonsense"),
]


@pytest.mark.parametrize(("words", "why"), BAD, ids=[" ".join(words[:4])[:40] for words, _ in BAD])
def test_bad_arguments_get_a_sentence_and_status_2(subrosa: Command, words: tuple[str, ...], why: str) -> None:
    status, out, err = subrosa(*words)
    assert status == 2 and out == ""
    assert err.startswith("subrosa: ") and why in err and "Traceback" not in err


def test_a_record_that_breaks_a_rule_says_at_which_line_and_why(subrosa: Command, tmp_path: Path) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line[2:].startswith("play"))
    lines[at] = lines[at][:2] + "play william_adson" if "william" not in lines[at] else lines[at][:2] + "play red 9"
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines))
    status, _, err = subrosa("replay", str(bad))
    assert status == 2 and f"line {at + 1}: " in err
    bad.write_bytes(b"\xff\xfe\x00")
    assert subrosa("replay", str(bad))[0] == 2


def test_resume_or_join_alone_means_the_latest() -> None:
    assert with_latest(["play", "--resume"]) == ["play", "--resume", "latest"]
    assert with_latest(["play", "--resume", "--language", "de"])[2] == "latest"
    assert with_latest(["play", "--resume", "abc"]) == ["play", "--resume", "abc"]
    assert with_latest(["play", "--join"]) == ["play", "--join", "latest"]
    assert with_latest(["play", "--join", "--name", "Ann"])[2] == "latest"


def test_study_says_who_gave_away_what(subrosa: Command, tmp_path: Path) -> None:
    result = subrosa.json("study", str(GOLDEN))
    assert set(result) >= {"game", "model", "decisions", "progress", "lines", "moves", "guesses", "seats", "notes"}
    assert set(result["moves"][0]) >= {"n", "seat", "line", "tale", "hard", "soft", "row", "instead", "points"}
    status, out, err = subrosa("study", str(GOLDEN), "--language", "de", "--seat", "2")
    assert (status, err) == (0, "") and "Spieler 2" in out and "Tag 6" in out
    drawing = tmp_path / "study.svg"
    assert subrosa("study", str(GOLDEN), "--svg", str(drawing)) == (0, "", "")
    assert drawing.read_text("utf-8").startswith("<svg ")


def test_study_refuses_with_a_sentence(subrosa: Command, tmp_path: Path) -> None:
    assert "a seat from 1 to 3" in subrosa("study", str(GOLDEN), "--seat", "4")[2]
    assert "cannot be written" in subrosa("study", str(GOLDEN), "--svg", str(tmp_path / "no" / "x.svg"))[2]
    broken = tmp_path / "unfinished.txt"
    lines = GOLDEN.read_text("utf-8").splitlines()
    broken.write_text("\n".join(lines[:200]), "utf-8")
    status, out, err = subrosa("study", str(broken))
    assert (status, out) == (2, "") and "breaks off" in err
