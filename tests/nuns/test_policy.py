"""The greedy players of Nuns on the Run: they keep the rules, know no more than their seat, slip by and chase."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playing import Evening

from subrosa.core.deciders import CHANCE
from subrosa.core.engines import engine
from subrosa.core.game import Setup
from subrosa.core.styles import GREEDY
from subrosa.games.nuns import GAME, PRESETS, box, looks, policy
from subrosa.games.nuns.fields import FIELDS, STAGES, STEPS
from subrosa.games.nuns.policy import danger, heat, noises, novice, patrol, ways, weights
from subrosa.games.nuns.rules import eyes
from subrosa.games.nuns.rules import moves as moves_of_novices
from subrosa.games.nuns.rules.terms import CAUGHT

from .table import Table

moving: Any = moves_of_novices.acting


def evening(guards: str, novices: str, seats: int, seed: int, preset: str | None = None) -> Evening:
    """Bots at a table, by the names of the guards' and of the novices' players."""
    leaders = 2 if seats == 8 else 1
    return Evening(Setup.of(GAME, seats, preset=preset), [guards] * leaders + [novices] * (seats - leaders), seed)


def seen_by(s: Any, seat: int) -> Any:
    v = FIELDS.blank()
    GAME.see(s, seat, v)
    return v


def says(table: Table, seat: int) -> str:
    """What the greedy player in a seat would choose, as a line."""
    plain = engine(GAME, "python")
    choice = plain.preferred(seen_by(table.s, seat - 1), seat - 1, plain.memory(), GREEDY, [1, 2, 3, 4])
    return GAME.said(table.s, seat - 1, choice).line


def thought(think: Any, *about: Any) -> Any:
    """A mind after some thought."""
    mind = policy.MIND.blank()
    think(*about, mind)
    return mind


def moves(table: Table, seat: int) -> list[str]:
    """The whole secret move of a seat, as lines, played."""
    lines = []
    while seat in table.deciders and table.step == "move":
        lines.append(says(table, seat))
        table.play(f"{seat}: {lines[-1]}")
    return lines


def goes(table: Table) -> list[str]:
    """The whole move of a guard, as lines, played."""
    lines = []
    guard = table.s.guard
    while table.step in ("go", "path") and table.s.guard == guard:
        lines.append(says(table, table.deciders[0]))
        table.play(lines[-1])
    return lines


def quiet(**more: Any) -> Table:
    """One novice of cell 1 on her way, the guards far away in the south and looking elsewhere."""
    table = Table(2, wishes={1: more.pop("wish", "w2")}, capture_limit="players", **more)
    return table.guard("abbess", 138, 127, "red-26-147", 147).guard("prioress", 144, 143, "red-122-147", 147)


def test_what_they_see_is_what_the_rules_say() -> None:
    for preset in PRESETS:
        s = evening("random", "random", 5, 7, preset).play(400).s
        for guard in range(2):
            lit = {place for place in range(box.PLACE_COUNT) if eyes.sees(s, guard, place)}
            assert {place for place in looks.SEEN[ways.looking(s, guard)] if place >= 0} == lit


# A novice on her errand.


def test_a_novice_takes_her_key_and_her_wish_where_she_can_end_and_goes_home() -> None:
    for steps, start in ((1, 50), (2, 49), (4, 30), (5, 15)):
        table = quiet().put(1, start).begin()
        assert box.DISTANCE[start - 1][35] == steps
        moves(table, 2)
        assert table.stands(1) == 36 and table.s.key[0] == 1
    table = quiet(wish="w1").guard("abbess", 84, 85, "green-26-84", 26).guard("prioress", 101, 100, "green-26-101", 26)
    table.put(1, 154, key=1).begin()
    moves(table, 2)
    assert table.stands(1) == 155 and table.s.wish[0] == 1
    table = quiet().put(1, 17, key=1, wish=1).begin()
    moves(table, 2)
    assert table.stands(1) == 1 and table.until("over").s.won == 1


def test_without_her_key_she_plans_around_locks() -> None:
    table = quiet(wish="w8")
    v = seen_by(table.s, 1)
    assert box.DISTANCE[18][25] == 1 < box.UNLOCKED[18][25]
    assert novice.remaining(v, 0, 71) == box.DISTANCE[71][109] + box.DISTANCE[109][0]


def test_she_runs_where_nobody_hears_or_noise_does_not_matter_and_else_sneaks() -> None:
    table = quiet(wish="w1").guard("abbess", 15, 14, "blue-26-84", 26).put(1, 18, key=1, wish=1).begin()
    assert says(table, 2).startswith("play") and moves(table, 2)[-1] == "stop"
    assert table.stands(1) == 1
    assert says(quiet().put(1, 10).begin(), 2) == "play run"
    table = quiet().guard("abbess", 41, 40, "blue-26-147", 147).put(1, 50).begin()
    assert box.DISTANCE[40][35] == 6 and not table.sees("abbess") & {50, 36}
    assert moves(table, 2) == ["play sneak", "step 36", "stop"]


@pytest.mark.parametrize(
    ("start", "back", "at", "path", "to", "lit", "dark"),
    [
        (31, 30, 15, "green-26-84", 26, 12, 32),
        (14, 83, 56, "blue-26-84", 26, 13, 7),
        (14, 52, 53, "green-26-84", 84, 13, 7),
    ],
)
def test_of_two_ways_as_short_she_takes_the_dark_one(
    start: int, back: int, at: int, path: str, to: int, lit: int, dark: int
) -> None:
    table = quiet(wish="w1").guard("abbess", at, back, path, to).put(1, start)
    beside = {place for place in box.NEIGHBOURS[start - 1] if box.DISTANCE[place][9] < box.DISTANCE[start - 1][9]}
    assert beside == {lit - 1, dark - 1} and lit in table.sees("abbess") and start not in table.sees("abbess")
    table.begin()
    assert f"step {dark}" in moves(table, 2) and table.stands(1) == 10


def test_in_whole_games_she_is_seldom_seen() -> None:
    shown = went = 0
    for seed in range(6):
        night = evening("thrifty", "greedy", 4, seed)
        while night.seat >= 0:
            s, seat = night.s, night.seat
            if seat not in (0, CHANCE) and STEPS[s.step] == "move":
                who = moving(s, seat)
                if STAGES[s.stage[who]] == "steps" and s.steps[who] > 0:
                    shown, went = shown + eyes.lit(s, s.way[who][s.steps[who]]), went + 1
            night.decide()
    assert shown < went / 20 and went > 400


def test_seen_she_runs_out_of_sight_and_stays_off_the_paths() -> None:
    table = quiet().guard("abbess", 19, 26, "blue-26-84", 84).put(1, 22, key=1, seen=1)
    assert 22 in table.sees("abbess")
    table.begin()
    moves(table, 2)
    assert not table.sees("abbess") & {table.stands(1)} and box.DISTANCE[18][table.stands(1) - 1] > 4
    table = quiet().guard("abbess", 19, 26, "blue-26-84", 84).put(1, 16).begin()
    v = seen_by(table.s, 1)
    mind = thought(danger.fear, v, 0)
    assert mind.caught[0][15] == 1.0
    moves(table, 2)
    assert mind.caught[0][table.stands(1) - 1] < 0.5


def test_the_last_capture_is_feared_most_and_time_presses_at_the_end() -> None:
    table = Table(5, wishes={1: "w1"}).put(1, 10, key=1, wish=1).begin(3)
    v = seen_by(table.s, 1)
    fears = []
    for captures in range(v.limit):
        v.captures = captures
        fears.append(novice.dread(v, 0))
    assert fears == sorted(fears) and fears[-1] > fears[0] + 10
    hurries = []
    for now in range(3, 16):
        v.round, v.wish[0] = now, 0
        hurries.append(novice.haste(v, 0))
    assert hurries == sorted(hurries) and hurries[0] < 1.1 < 2 < hurries[-1]


# A caught novice.


def caught(at: int, **facts: int) -> Table:
    return quiet().put(1, at, status="caught", captured=1, **facts)


def test_a_caught_novice_turns_back_only_where_no_guard_is_near_or_will_come() -> None:
    table = caught(36, key=1).begin()
    assert says(table, 2) == "turn back"
    table = caught(36, key=1).guard("abbess", 50, 51, "red-26-147", 26).begin()
    assert table.s.status[0] == CAUGHT and says(table, 2) == "stay caught"
    for abbess, line in ((138, "turn back"), (13, "stay caught")):
        table = caught(15, key=1, fresh=1)
        if abbess == 13:
            table.guard("abbess", 12, 31, "blue-26-84", 26)
        table.begin()
        lines = moves(table, 2)
        assert lines[-1] == line, lines


# What is heard of her.


def heard(blessing: str, die: int, novice_at: int = 10, guard_at: int = 15) -> Table:
    """The novice of cell 1 has run and rolled a die near the abbess."""
    table = Table(2, wishes={1: "w2"}, blessed={1: blessing}, capture_limit="players")
    table.guard("abbess", guard_at, 16, "blue-26-84", 84).guard("prioress", 144, 143, "red-122-147", 147)
    table.put(1, novice_at).begin().play("2: play stand", "2: stop")
    table.s.played[0] = box.RUN
    return table.play(f"die {die}")


def test_blessings_are_for_the_die_that_makes_the_difference() -> None:
    assert says(heard("second_chance", 4), 2) == "use"
    assert says(heard("second_chance", 3), 2) == "keep"
    assert says(heard("second_chance", 6, 13), 2) == "keep", "a second roll would hardly help so near"
    assert [says(heard("soft_steps", die), 2) for die in (3, 4, 5)] == ["keep", "use", "keep"]
    assert says(heard("false_noise", 3), 2) == "keep"
    table = heard("false_noise", 6)
    assert says(table, 2) == "use"
    table.play("use").until("false_noise")
    guard, place = says(table, 2).split()[-1], int(says(table, 2).split()[2])
    assert guard == "abbess" and box.DISTANCE[place - 1][9] > box.DISTANCE[14][9]


def test_of_several_tokens_she_lays_the_one_that_tells_least() -> None:
    table = Table(2, wishes={1: "w2"}, capture_limit="players")
    table.guard("abbess", 40, 41, "red-26-147", 147).guard("prioress", 144, 143, "red-122-147", 147)
    table.put(1, 18).begin().play("2: play stand", "2: stop", "die 6")
    assert set(table.lines()) == {"noise 26", "noise 39", "noise 26 39"}
    line = says(table, 2)
    counts = {place: noises.open_places(39, 3, place - 1, place - 1) for place in (26, 39)}
    assert line == f"noise {max(counts, key=lambda place: counts[place])}" and counts[26] != counts[39]


# The guards.


def hunt(**blessed: str) -> Table:
    """The abbess on 40 looking north, the prioress in the south; a novice of cell 1 and one of cell 2 far away."""
    table = Table(3, blessed=blessed or None, capture_limit="more_than_players")
    table.guard("abbess", 40, 26, "red-26-147", 147).guard("prioress", 144, 143, "red-122-147", 147)
    return table.put(1, 82, fresh=0).put(2, 82)


def test_a_guard_steps_onto_a_seen_novice_in_reach() -> None:
    for place in (49, 62, 90):
        table = hunt().put(1, place, seen=1).begin().rest()
        assert says(table, 1) == "first abbess"
        table.play("first abbess")
        goes(table)
        assert table.s.captured[0] == 1


def test_a_sure_capture_comes_before_all_that_is_likely() -> None:
    """However warm it is elsewhere: a novice in the open whom she can reach is caught."""
    table = hunt().put(1, 62, seen=1).begin().rest().play("first abbess")
    v = table.view(1).numbers
    mind = thought(patrol.scent, v)
    assert mind.mark[: mind.marks] == [61] and box.DISTANCE[v.at[0]][61] <= 6
    for far in (27, 43, 17):
        mind.heat = [9.0 * (place == far) for place in range(box.PLACE_COUNT)]
        worths = []
        for marks in (0, 1):
            heat.keep_warmest(mind)
            mind.marks, mind.pulled = marks, [0] * box.PLACE_COUNT
            worths.append(patrol.best_tour(v, 0, True, mind))
        assert worths[1] > weights.SURE and worths[0] > worths[1] - weights.SURE, "though elsewhere is more to find"


def test_swift_foot_reaches_the_one_place_further() -> None:
    for blessing, captures in (("swift_foot", 1), ("second_chance", 0)):
        table = Table(2, blessed={"abbess": blessing}, capture_limit="more_than_players", sight_range="none")
        table.guard("abbess", 40, 26, "red-26-147", 147).guard("prioress", 144, 143, "red-122-147", 147)
        table.put(1, 92, seen=1)
        assert 92 in table.sees("abbess") and box.DISTANCE[39][91] == 7
        table.begin().rest().play("first abbess")
        goes(table)
        assert table.s.captured[0] == captures


def test_a_guard_follows_her_path_unless_a_token_tells_where_to_look() -> None:
    table = hunt().begin().rest().play("first abbess")
    lines = goes(table)
    steps = [int(line.split()[1]) for line in lines if line.startswith("step")]
    assert steps == [39, 38, 37, 49, 50, 51][: len(steps)] and 3 <= len(steps) <= 6
    table = hunt().put(1, 51).begin().rest()
    table.s.played[0] = box.SNEAK
    table.token("vanished", 1, 49, 50).play("first abbess")
    assert table.sees("abbess") & {49, 50, 51} == {49}
    goes(table)
    assert table.s.captured[0] == 1
    table = hunt().guard("abbess", 40, 26, ran=True).put(1, 44).begin().rest()
    table.s.played[0] = box.RUN
    table.token("noise", 1, 41, "abbess").play("first abbess")
    assert says(table, 1) == "step 41"
    table = hunt().begin().rest().play("first abbess", "step 39", "step 38")
    v = seen_by(table.s, 0)
    mind = thought(heat.suspect, v)
    places = {place + 1 for place in mind.warm_place[: mind.warm]}
    assert {39, 40} <= {place + 1 for place in range(box.PLACE_COUNT) if mind.lit[place]}
    assert places and not places & (table.sees("abbess") | table.sees("prioress") | {39, 40, 49, 62})


def test_a_guard_is_drawn_to_one_of_two_novices_rather_than_to_their_middle() -> None:
    mind = policy.MIND.blank()
    near, between, far = 81, 89, 146
    mind.marks, mind.mark[:2], mind.warm, mind.pulled = 2, [near, far], 0, [0] * box.PLACE_COUNT
    assert box.DISTANCE[near][far] == box.DISTANCE[near][between] + box.DISTANCE[between][far]
    for place in (near, between):
        patrol.pull(place, mind)  # type: ignore[no-untyped-call]
    assert mind.near[near] > mind.near[between]


def test_false_noise_frees_a_guard_for_a_novice_only_the_other_sees() -> None:
    for place, lies in ((46, True), (82, False)):
        table = hunt(abbess="false_noise").put(1, place, seen=place == 46)
        table.guard("abbess", 40, 41).guard("prioress", 45, 42, "red-26-122", 26)
        table.begin().rest().play("first abbess")
        assert says(table, 1).startswith("false noise") == lies
        if lies:
            goes(table)
            assert table.s.captured[0] == 1


def test_a_poor_die_is_rolled_again_and_a_good_one_kept() -> None:
    for die, line in ((1, "use"), (5, "keep")):
        table = hunt(abbess="second_chance").begin().rest().play("first abbess").until("listen").play(f"die {die}")
        assert table.step == "ears" and says(table, 1) == line


def test_a_path_is_chosen_by_where_novices_are_to_be_expected() -> None:
    table = Table(4).begin(1).rest().play("first abbess")
    assert table.step == "path"
    v = seen_by(table.s, 0)
    card = box.PATHS.index(says(table, 1).split()[1])
    mind = thought(patrol.foresee_paths, v)
    patrol.share_way(v, 0, mind)  # type: ignore[no-untyped-call]
    worths = {path: patrol.path_worth(v, 0, path, mind) for path in range(14) if 25 in box.PATH_ENDS[path]}
    assert worths[card] == max(worths.values()) and len(set(worths.values())) > 4


# They win.


def winners(guards: str, novices: str, games: int, seats: int = 5, preset: str | None = None) -> Counter[str]:
    """Who won so many games, and how."""
    found = Counter[str]()
    for seed in range(games):
        s = evening(guards, novices, seats, 1000 + seed, preset).play().s
        found["captures"] += s.captures
        if s.won:
            found["novices"] += 1
            found["together"] += s.won.bit_count() > 1
        else:
            found["limit" if s.captures >= s.limit else "time"] += 1
    return found


def test_greedy_novices_beat_guards_without_a_plan() -> None:
    assert winners("random", "greedy", 12)["novices"] >= 11


@pytest.mark.parametrize("novices", ["random", "thrifty"])
def test_greedy_guards_beat_novices_without_a_plan(novices: str) -> None:
    assert winners("greedy", novices, 12)["novices"] == 0


@pytest.mark.long
def test_among_greedy_players_both_sides_win() -> None:
    found = winners("greedy", "greedy", 24)
    assert 5 <= found["novices"] <= 20 and found["captures"] > 24


def test_weights_are_chances_where_they_should_be() -> None:
    for row in (weights.PACES, weights.HEARD, weights.TRAILED, weights.ROAMING):
        assert list(row) == sorted(row, reverse=True) and all(0 <= chance <= 1 for chance in row)
        assert len(row) == len(weights.HEARD)
