"""The arena measures what it says, keeps what was played, and gives players from outside nothing but views."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from types import FunctionType, MethodType, ModuleType
from typing import Any

import choix
import msgspec
import pytest

from subrosa.arena import Chunk, Plan, Share, measured, played, rating
from subrosa.arena.measuring import bootstrap, mean_of, split
from subrosa.arena.outside import Own, Program, outside, update
from subrosa.arena.page import name_of, written
from subrosa.arena.picture import picture
from subrosa.arena.plan import Unit
from subrosa.arena.playing import play
from subrosa.arena.tables import text
from subrosa.cli import main
from subrosa.core.errors import BadRequest
from subrosa.core.game import Setup
from subrosa.core.match import Match, View
from subrosa.games import find

ROOT = Path(__file__).parents[1]
DICE = Setup.of(find("liars_dice"), 3)
CLASS = f"{ROOT}/examples/bot_class.py:Quiet"
PROGRAM = f"exec:{sys.executable} {ROOT}/examples/bot_program.py"


def plan(*bots: str, games: int = 24, seed: int = 1) -> Plan:
    return Plan.of(DICE, bots, games, seed)


# What figures are


def test_a_win_is_split_among_those_who_share_it() -> None:
    everybody = range(4)
    assert split([2, 1, 1, 4], everybody, 4) == [0.0, 0.5, 0.5, 0.0]
    assert split([2, 2, 2, 2], everybody, 4) == [0.0] * 4, "where all lose nobody has won"
    assert split([2, 1, 1, 1], [0, 1, 1, 1], 2) == [0.0, 1.0], "a side wins once, however many of it win"


def test_an_interval_is_as_wide_as_the_deals_differ() -> None:
    same, _ = mean_of([0.25] * 40)
    assert same == Share(0.25, 0.25, 0.25)
    coin, _ = mean_of([0.0, 1.0] * 200)
    assert coin.mean == 0.5
    assert coin.high - coin.low == pytest.approx(2 * 1.96 * (0.25 / 400) ** 0.5, rel=0.15)
    quarter, _ = mean_of([1.0, 0.0, 0.0, 0.0] * 25)
    assert (quarter.low, quarter.high) == pytest.approx((0.25 - 0.085, 0.25 + 0.085), abs=0.02)


def test_a_share_of_decided_games_leaves_the_others_out() -> None:
    share, _ = bootstrap([1.0, 0.0, 1.0, 0.0], [2.0, 2.0, 2.0, 0.0])
    assert share.mean == pytest.approx(1 / 3)


def test_forty_percent_of_the_wins_among_three_equals_are_120_points() -> None:
    """A share p among n - 1 equals is p(n - 1)/(1 - p) times their strength: here 2, and 400 log10 2 is 120.4."""
    counted = {(0, (1, 1, 1)): 400.0, (1, (0, 1, 1)): 600.0}
    strong, weak = rating.strengths(2, counted)
    assert strong + weak == pytest.approx(0.0) and strong - weak == pytest.approx(120.4, abs=0.5)


def test_ratings_are_those_of_rankings_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "PRIOR", 0.0)
    random, rankings, counted = Random(3), [], {}
    for _ in range(300):
        ranking = random.sample([0, 1, 2, 2], 4)
        ranking.sort(key=lambda bot: random.random() * (bot + 1))
        rankings.append(ranking)
        for stage, times in rating.stages(ranking, [1, 2, 3, 4]).items():
            counted[stage] = counted.get(stage, 0.0) + times
    assert rating.strengths(3, counted) == pytest.approx(
        [param * rating.POINTS for param in choix.ilsr_rankings(3, rankings)], abs=0.01
    )


def test_of_those_who_share_a_place_each_order_is_as_likely_and_the_last_tell_nothing() -> None:
    assert rating.stages([0, 1, 2], [1, 2, 2]) == {(0, (1, 2)): 1.0}
    assert rating.stages([0, 1, 2], [2, 2, 2]) == {}
    assert rating.stages([0, 1, 2], [1, 1, 3]) == {(0, (1, 2)): 0.5, (1, (0, 2)): 0.5, (1, (2,)): 0.5, (0, (2,)): 0.5}


# What is played


def test_every_player_sits_in_every_seat_among_every_other() -> None:
    found = plan("random", "greedy", games=30)
    assert found.cells == [("random", "greedy"), ("greedy", "random")]
    assert found.lineups("greedy", "random") == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]
    assert len(found.units) == 6 and {(unit.first, unit.deals) for unit in found.units} == {(0, 10)}


def test_who_is_tested_alone_plays_among_all_others_and_they_are_company() -> None:
    found = Plan.of(DICE, ["random", "thrifty", "greedy"], 3, 1, ones=["greedy"])
    assert found.cells == [("greedy", "random"), ("greedy", "thrifty")]
    result = measured(found, played(found))
    assert [row.bot for row in result.rows] == ["greedy"] and name_of(result) == "liars_dice-3-greedy"
    assert picture(result).count('text-anchor="end"') == 1
    with pytest.raises(BadRequest, match="not among --bots"):
        Plan.of(found.setup, ["random", "greedy"], 3, 1, ones=["hider"])


def test_of_two_sides_each_is_played_by_both_and_what_two_cells_share_is_played_once() -> None:
    nuns = Plan.of(Setup.of(find("nuns"), 4), ["random", "greedy"], 20, 1)
    assert nuns.side_names == ("guards", "novices") and nuns.side_of == (0, 1, 1, 1)
    assert ("greedy", "greedy") in nuns.cells and nuns.lineups("greedy", "random")[1] == ("random", *["greedy"] * 3)
    assert len(nuns.units) == 4 and all(unit.deals == 10 for unit in nuns.units)


def test_the_score_of_two_sides_is_the_mean_of_both() -> None:
    """Greedy guards win three of four against random novices, greedy novices half against random guards."""
    nuns = Plan.of(Setup.of(find("nuns"), 3), ["random", "greedy"], 8, 1)
    guards, novices = [1, 2, 2], [2, 1, 2]
    won = {"greedy": [guards, guards, guards, novices], "random": [guards, novices, novices, guards]}
    caught = {"greedy": {"captures": [12.0] * 3}, "random": {"captures": [4.0] * 3}}
    chunks = [Chunk(unit.lineup, 0, won[unit.lineup[0]], 9, 1.0, caught[unit.lineup[0]]) for unit in nuns.units]
    result = measured(nuns, chunks)
    cell = result.cell("greedy", "random")
    assert cell is not None and cell.share.mean == (0.75 + 0.5) / 2
    assert cell.sides["guards"].mean == 0.75 and cell.sides["novices"].mean == 0.5
    assert cell.facts == {"captures as guards": 3.0, "captures as novices": 1.0}, "by who the guards were"
    assert "guards \\ novices" in text(result) and result.par == 0.5


def test_a_match_begins_with_the_deal_of_the_engines(tmp_path: Path) -> None:
    rose = Setup.of(find("rose"), 3)
    (tmp_path / "first.py").write_text(
        "class First:\n    def __init__(self, random): pass\n    def choose(self, view, told): return view.actions[0]\n"
    )
    ours = Plan.of(rose, ["random", f"{tmp_path}/first.py:First"], 6, 5)
    deals = []
    for lineup in (("random",) * 3, ours.lineups(ours.bots[1], "random")[0]):
        ends: list[Any] = []
        game = watched(rose, ends)
        play(Plan(game, ours.bots, 6, 6, 5, ours.bots), Unit(lineup, 3, 2), "python")
        deals.append([(end.identity, end.row[0]) for end in ends[:: rose.seats]])
    assert deals[0] == deals[1] and deals[0][0] != deals[0][1]


def watched(setup: Setup, ends: list[Any]) -> Setup:
    """A table whose game shows us how its games end."""

    def tallied(s: Any, seat: int) -> dict[str, float]:
        ends.append(s)
        return {}

    return Setup(replace(setup.game, tallied=tallied), setup.seats, setup.options)


def test_greedy_players_beat_random_ones_and_the_arena_sees_it(tmp_path: Path) -> None:
    """Measured in 60 games: greedy wins all, random none; par is a third."""
    found = plan("random", "greedy")
    result = measured(found, played(found))
    greedy, random = result.cell("greedy", "random"), result.cell("random", "greedy")
    assert greedy is not None and random is not None and greedy.games == random.games == 24
    assert greedy.share.mean > 0.7 and random.share.mean < 0.2 and greedy.share.low > result.par
    by_name = {row.bot: row for row in result.rows}
    assert by_name["greedy"].rating is not None and by_name["greedy"].rating.low > 0 > by_name["random"].worst - 0.2
    drawn = picture(result)
    assert f">{100 * greedy.share.mean:.1f}<" in drawn and "greedy among random" in drawn


def test_players_a_game_does_not_have_are_refused() -> None:
    for bots, said in (("greedy deducer", "no deducer"), ("greedy greedy", "twice"), ("greedy", "two names")):
        with pytest.raises(BadRequest, match=said):
            plan(*bots.split())


# What is kept


@pytest.mark.long
def test_what_was_left_is_gone_on_with_and_comes_out_the_same(tmp_path: Path) -> None:
    found = plan("random", "greedy", games=200)
    whole, kept = played(found), tmp_path / "kept"
    stopped = 0

    def stop() -> None:
        nonlocal stopped
        stopped += 1
        if stopped == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(found, kept, done=stop)
    with (kept / "games.jsonl").open("ab") as file:
        file.write(b'{"lineup":["random"')
    counted: list[int] = []
    again = played(found, kept, done=lambda: counted.append(len((kept / "games.jsonl").read_bytes().splitlines())))
    assert counted[:3] == [3, 3, 3] and counted[-1] == len(found.units) == len(again)
    assert [msgspec.structs.replace(chunk, seconds=0) for chunk in again] == [
        msgspec.structs.replace(chunk, seconds=0) for chunk in whole
    ]


def test_a_folder_of_other_settings_is_refused(tmp_path: Path) -> None:
    played(plan("random", "greedy", games=3), tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    for other in (plan("random", "greedy", games=3, seed=2), plan("greedy", "random", games=3)):
        with pytest.raises(BadRequest, match=r"other settings \((seed|bots)\)"):
            played(other, tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_without_choix_there_is_everything_but_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "installed", lambda: False)
    found = plan("random", "greedy", games=3)
    result = measured(found, played(found))
    assert [row.rating for row in result.rows] == [None, None]
    assert "pip install 'subrosa-games[arena]'" in text(result)


def test_the_command_says_the_same_in_every_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena liars_dice --seats 3 --bots random,greedy --games 6 --seed 4 --workers 2 --json"
    page = tmp_path / "strength.md"
    with pytest.raises(SystemExit) as leaving:
        main([*words.split(), "--out", str(tmp_path / "out"), "--page", str(page)])
    assert leaving.value.code == 0
    said = json.loads(capsys.readouterr().out)
    assert said == json.loads((tmp_path / "out/result.json").read_text("utf-8"))
    assert said["settings"]["seed"] == 4 and len(said["cells"]) == 2 and said["cells"][0]["games"] == 6
    told = page.read_text("utf-8")
    assert told == written(page) and said["command"] in told and said["date"] in told and "A small run: 6 games" in told
    assert (tmp_path / "strength/liars_dice-3.svg").read_text("utf-8").startswith("<svg")


def test_the_page_of_strength_says_what_lies_beside_it() -> None:
    page = ROOT / "docs/strength.md"
    assert page.read_text("utf-8") == written(page)


# Who comes from outside


@pytest.mark.parametrize("stranger", [CLASS, PROGRAM], ids=["class", "program"])
def test_the_examples_play_in_the_arena_and_are_short(stranger: str) -> None:
    found = plan("random", stranger, games=3)
    result = measured(found, played(found))
    assert [cell.games for cell in result.cells] == [3, 3]
    for file in ("bot_class.py", "bot_program.py"):
        assert len((ROOT / "examples" / file).read_text("utf-8").splitlines()) < 60


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("exec:/no/such/program", "cannot be started"),
        (f"exec:{sys.executable} -c pass", "answered nothing"),
        (f'exec:{sys.executable} -c "print(\'{{\\"choices\\": [\\"fly\\"]}}\')"', "not on offer"),
        ("no_such.py:Bot", "no file no_such.py"),
        (f"{ROOT}/examples/bot_class.py:Nobody", "no class Nobody"),
    ],
)
def test_who_cannot_play_is_sent_away_with_a_sentence(name: str, said: str) -> None:
    found = plan("random", name, games=3)
    with pytest.raises(BadRequest, match=said):
        played(found)


def test_what_a_program_said_before_it_went_away_is_read() -> None:
    program = Program(f"{sys.executable} -c print(1729)")
    program._process.wait()
    match = Match.new("rose", 2, Random(4))
    with pytest.raises(BadRequest, match="answered 1729"):
        program.choose(match.view(0), ())
    program.close()


class Curious:
    """Looks at everything it can lay hands on."""

    def __init__(self) -> None:
        self.seen: list[tuple[View, Any]] = []

    def choose(self, view: View, told: Any) -> Any:
        self.seen.append((view, told))
        return view.actions[0]


@pytest.mark.parametrize("name", ["rose", "eleven", "nuns", "liars_dice"])
def test_no_way_leads_from_what_a_class_is_given_to_the_truth(name: str) -> None:
    match = Match.new(name, 3, Random(4))
    curious = Curious()
    for _ in range(3):
        match.play_out({match.deciders[0]: Own("curious", curious)} if match.deciders else {})
        for view, told in curious.seen[-1:]:
            assert states(view, told) == [view.numbers]
            assert view.game.fields.numbers(view.numbers) == match.game.fields.numbers(view.numbers)
    view, told = curious.seen[-1]
    assert view.numbers is not match.state and told is not match.tellings(view.seat)
    view.actions[0].facts["way"] = match.state  # type: ignore[index]
    assert match.state in states(view, told), "a planted way is found"


def states(*given: Any) -> list[Any]:
    """Every state or match that attributes, slots, elements and closures lead to from here. Modules are not entered:
    what can be imported is the same for everybody."""
    found, seen, left = [], set(), list(given)
    while left:
        one = left.pop()
        if id(one) in seen or isinstance(one, str | bytes | int | float | type | ModuleType | None):
            continue
        seen.add(id(one))
        if isinstance(one, Match | Setup) or type(one).__name__ == "State":
            found.append(one)
        if isinstance(one, dict):
            left += [*one, *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            left += one
        elif isinstance(one, FunctionType):
            left += [cell.cell_contents for cell in one.__closure__ or ()]
            left += one.__defaults__ or ()
        elif isinstance(one, MethodType):
            left += [one.__self__, one.__func__]
        else:
            left.append(getattr(one, "__dict__", {}))
            names = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
            left += [getattr(one, name, None) for name in names if name not in ("__weakref__", "__dict__")]
    return found


@pytest.mark.parametrize("name", ["rose", "eleven", "nuns", "liars_dice"])
def test_a_program_is_written_the_same_in_every_world_its_seat_cannot_tell_apart(name: str) -> None:
    match = Match.new(name, 3, Random(4))
    match.play_out()
    differing = 0
    for at in range(len(match.decisions) // 3, len(match.decisions), len(match.decisions) // 5):
        here = Match.from_log(match.setup, match.decisions[:at])
        for seat in range(3):
            world, _ = match.game.redraw(match.setup, match.decisions[:at], seat, Random(at))
            there = Match.from_log(match.setup, world)
            ours, other = (json.dumps(update(m.view(seat), m.tellings(seat), 0)) for m in (here, there))
            assert ours == other
            differing += match.game.fields.numbers(here.state) != match.game.fields.numbers(there.state)
    assert differing > 2


def test_nobody_meets_a_program_of_an_earlier_game() -> None:
    """The same is dealt again with others in other seats: whoever remembered would know their hands."""
    first, second = outside(PROGRAM, Random(1)), outside(PROGRAM, Random(1))
    try:
        assert isinstance(first, Program) and isinstance(second, Program)
        assert first._process.pid != second._process.pid
    finally:
        for program in (first, second):
            program.close()
    assert first._process.poll() is not None
