"""Players of the Nuns who think by what is believed: guards go, look and listen by it, novices know what is known."""

from __future__ import annotations

from typing import Any

import pytest

from subrosa.core import plain as plain_engine
from subrosa.core.engines import engine
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.loops import holder as each_his_own
from subrosa.core.streams import seed_stream
from subrosa.core.styles import DEDUCER, SEARCH, Style
from subrosa.games.nuns import GAME, belief, box, players, policy
from subrosa.games.nuns.players import errands, guards, novices, searching
from subrosa.games.nuns.policy.novice import peril
from subrosa.games.nuns.policy.settling import attend, settled

from .table import Table
from .test_belief import Onlooker
from .test_policy import quiet, seen_by

PLAIN = engine(GAME, "python")
HIDER = Style(DEDUCER, hiding=0.5)
SEARCHER = Style(SEARCH, hiding=0.2, worlds=2)


def says(table: Table, seat: int, onlooker: Onlooker, style: int | Style = DEDUCER) -> str:
    """What a player in a seat would choose who believes what an onlooker believes, as a line."""
    view, memory = seen_by(table.s, seat - 1), onlooker.belief.memory
    return GAME.said(table.s, seat - 1, PLAIN.preferred(view, seat - 1, memory, style, [1, 2, 3, 4])).line


def goes(table: Table, onlooker: Onlooker) -> list[str]:
    """The whole move of a guard, as lines, played and seen."""
    lines: list[str] = []
    guard = table.s.guard
    while table.step in ("go", "path") and table.s.guard == guard:
        lines.append(says(table, 1, onlooker))
        onlooker.play(lines[-1])
    return lines


def moves(table: Table, onlooker: Onlooker, style: int | Style) -> list[str]:
    """The whole secret move of seat 2, as lines, played."""
    lines: list[str] = []
    while 2 in table.deciders and table.step == "move":
        lines.append(says(table, 2, onlooker, style))
        table.play(f"2: {lines[-1]}")
    return lines


def patrolling(novice: int, at: int = 30, back: int = 15, noise: int = 0) -> tuple[Table, Onlooker]:
    """The abbess goes first; she knows where a novice is, and may hear a noise on one side of her."""
    table = quiet().guard("abbess", at, back, "green-26-84", 84).put(1, novice).begin().rest()
    if noise:
        table.token("noise", 1, noise, "abbess")
    onlooker = Onlooker(table).knows(1, bare=novice)
    onlooker.play("first abbess")
    return table, onlooker


# Guards.


@pytest.mark.parametrize(("novice", "noise"), [(36, 15), (12, 35)])
def test_a_free_guard_catches_who_must_be_there_wherever_the_noise_came_from(novice: int, noise: int) -> None:
    table, onlooker = patrolling(novice, noise=noise)
    assert novice not in table.sees("abbess")
    assert f"step {novice}" in goes(table, onlooker) and table.status(1) == "caught"


@pytest.mark.parametrize(("novice", "walks"), [(37, True), (50, False)])
def test_a_guard_stops_to_listen_unless_going_on_brings_somebody_in_sight(novice: int, walks: bool) -> None:
    table, onlooker = patrolling(novice, at=17, back=18)
    table.s.played[0] = box.CARDS.index("run")
    went = goes(table, onlooker)
    assert (len(went) <= 5) is walks and went[-1] == "stop"
    assert (table.status(1) == "caught") is not walks


def test_she_does_not_run_after_the_other_ran_if_somebody_could_be_heard() -> None:
    table, _ = patrolling(36)
    table.s.played[0] = box.CARDS.index("walk")
    v, mind = seen_by(table.s, 0), policy.MIND.blank()
    mind.reads = 1
    memory: Any = Onlooker(table).knows(1, bare=37).belief.memory
    guards.go(v, GAME.rules.legal(v, 0, mind.lists[0]), memory, mind)
    v.moved, v.named[1] = 2, box.GUARD_WALK
    heard = settled(v, 0, 0, v.at[0], False, mind)
    v.named[1] = box.GUARD_RUN
    assert settled(v, 0, 0, v.at[0], False, mind) < heard
    assert settled(v, 0, 0, v.at[0], True, mind) > heard


def test_what_the_other_guards_best_tour_finds_counts_less_for_her() -> None:
    table = quiet().guard("abbess", 30, 15, "green-26-84", 84).guard("prioress", 31, 12, "blue-26-84", 84)
    table.put(1, 36).begin().rest()
    table.token("noise", 1, 35, "prioress").token("noise", 1, 35, "abbess")
    onlooker, mind = Onlooker(table).knows(1, bare=(36, 11)), policy.MIND.blank()
    mind.reads = 1
    v = seen_by(onlooker.play("first abbess").table.s, 0)
    guards.go(v, GAME.rules.legal(v, 0, mind.lists[0]), onlooker.belief.memory, mind)
    left = {mind.warm_place[i] + 1: mind.warmth[i] for i in range(mind.warm)}
    assert left[11] == pytest.approx(0.25) and left[36] == pytest.approx(0.5)


def test_of_two_novices_far_apart_she_stays_near_one_instead_of_in_between() -> None:
    v, mind = seen_by(quiet().begin().s, 0), policy.MIND.blank()
    one, other = 0, max(range(box.PLACE_COUNT), key=lambda place: box.DISTANCE[0][place])
    far = box.DISTANCE[one][other]
    middle = next(
        at for at in range(box.PLACE_COUNT) if box.DISTANCE[one][at] == far // 2 == far - box.DISTANCE[at][other]
    )
    mind.warm, mind.warm_place[:2], mind.warmth[:2] = 2, [one, other], [1.0, 1.0]
    for place in (one, middle, other):
        mind.pulled[place] = 0
        attend(v, place, mind)
    assert mind.near[one] == mind.near[other] > mind.near[middle]


@pytest.mark.parametrize("carries", ["bare", "keyed", "laden"])
def test_novices_will_be_nearer_to_what_they_lack_round_by_round(carries: str) -> None:
    table = quiet().put(1, 126).begin()
    far, goal = {
        "bare": (box.UNLOCKED, box.KEY_PLACE[4]),
        "keyed": (box.DISTANCE, box.WISH_PLACE[4]),
        "laden": (box.DISTANCE, box.CELLS[0]),
    }[carries]
    memory, mind = Onlooker(table).knows(1, wish=4, **{carries: 126}).belief.memory, policy.MIND.blank()
    errands.foresee(seen_by(table.s, 0), memory, mind)
    left = far[125][goal]
    for later in range(3):
        likeliest = max(range(box.PLACE_COUNT), key=lambda place, now=mind.later[later]: now[place])  # type: ignore[misc]
        assert far[likeliest][goal] == max(0, left - 3 * later) or left < 3 * later


def test_who_has_come_to_her_key_goes_on_to_her_wish() -> None:
    table = quiet().put(1, 126).begin()
    key, wish = box.KEY_PLACE[4], box.WISH_PLACE[4]
    memory, mind = Onlooker(table).knows(1, wish=4, bare=key + 1).belief.memory, policy.MIND.blank()
    errands.foresee(seen_by(table.s, 0), memory, mind)
    likeliest = max(range(box.PLACE_COUNT), key=lambda place: mind.later[1][place])
    assert mind.later[0][key] == pytest.approx(1.0)
    assert box.DISTANCE[likeliest][wish] == box.DISTANCE[key][wish] - 3


# Novices.


@pytest.mark.parametrize("style", [DEDUCER, HIDER])
def test_of_two_ways_as_short_she_takes_the_dark_one(style: int | Style) -> None:
    table = quiet(wish="w1").guard("abbess", 15, 30, "green-26-84", 26).put(1, 31).begin()
    onlooker = Onlooker(table, 1).knows(1, bare=31)
    went = moves(table, onlooker, style)
    assert 12 in table.sees("abbess") and "step 12" not in went and table.stands(1) in (10, 11)


def test_who_hides_ends_where_she_is_less_expected_if_it_is_as_near() -> None:
    ends = []
    for style in (DEDUCER, HIDER):
        table = quiet(wish="w1").put(1, 53).begin()
        onlooker = Onlooker(table, 1).knows(1, bare=53)
        mind, view = policy.MIND.blank(), seen_by(table.s, 1)
        novices.locate(0, onlooker.belief.memory, mind)
        novices.read_herself(view, 0, onlooker.belief.memory, mind)
        exposed = mind.exposed[box.CARDS.index("run")]
        moves(table, onlooker, style)
        ends.append(table.stands(1) - 1)
    key = box.KEY_PLACE[0]
    assert box.DISTANCE[ends[0]][key] == box.DISTANCE[ends[1]][key]
    assert exposed[ends[1]] < exposed[ends[0]] and sum(exposed) == pytest.approx(1.0)


def test_a_guard_who_knows_nothing_of_her_is_less_to_be_feared() -> None:
    table = quiet(wish="w1").guard("abbess", 46, 68, "blue-26-147", 26).put(1, 20).begin()
    table.token("noise", 1, 41, "abbess")
    view, mind, risks = seen_by(table.s, 1), policy.MIND.blank(), []
    mind.reads = 1
    for places in ((20,), tuple(range(7, 26))):
        memory = Onlooker(table, 1).knows(1, bare=places).belief.memory
        novices.move(view, 1, GAME.rules.legal(view, 1, mind.lists[0]), memory, 0.0, mind)
        risks.append(peril(view, 0, box.CARDS.index("stand"), 0, 19, mind))
    assert 0.0 < risks[1] < risks[0]


@pytest.mark.parametrize(("at", "back", "novice", "noise"), [(30, 15, 36, 35), (15, 30, 12, 30)])
def test_who_thinks_of_the_whole_night_runs_less_of_a_risk(at: int, back: int, novice: int, noise: int) -> None:
    table = quiet(wish="w1").guard("abbess", at, back, "green-26-84", 84 if at == 30 else 26).put(1, novice).begin()
    table.token("noise", 1, noise, "abbess")
    memory, mind = Onlooker(table, 1).knows(1, bare=novice).belief.memory, policy.MIND.blank()
    views = plain_engine.Views([seen_by(table.s, 1)])
    policy.appraise(views, 1, mind)
    greedy = mind.risk
    players.ponder(views, 1, memory, [DEDUCER, 0.0, 0.0], [1, 2, 3, 4], mind)
    assert 0.0 < mind.risk < greedy / 5


# Worlds.


def test_imagined_worlds_fit_what_is_believed() -> None:
    table = Table(3, wishes={1: "w1", 2: "w2"}).put(1, 10).put(2, 36).begin()
    onlooker = Onlooker(table, 1).knows(2, keyed=(36, 50))
    mind, stream, drawn = policy.MIND.blank(), [0] * 4, set()
    views = plain_engine.Views([seen_by(table.s, 1) for _ in range(GAME.depth)])
    searching.keep_worth(views[0], 0, onlooker.belief.memory, mind)
    seed_stream(stream, 5, 1)
    for _ in range(40):
        searching.imagine(views, 0, 1, 1, stream, mind)
        world = views[1]
        drawn.add(world.place[1] + 1)
        assert (world.place[0], world.wish_card[0]) == (table.s.place[0], 0)
        assert world.wish_card[1] > 0 and world.key[1] == 1 and world.way[1][0] == world.place[1]
    assert drawn == {36, 50}


# Whole games.


@pytest.mark.parametrize(
    ("seats", "style", "decisions"), [(2, HIDER, 160), (5, DEDUCER, 160), (8, DEDUCER, 120), (2, SEARCHER, 12)]
)
def test_whole_games_are_legal(seats: int, style: int | Style, decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lists: list[int] = [0] * GAME.most_choices

    def checked(s: State, decider: int, choice: int) -> None:
        if decider < s.seats:
            assert choice in lists[: GAME.rules.legal(s, decider, lists)]
        GAME.rules.apply(s, decider, choice)

    monkeypatch.setattr(plain_engine, "LIMIT", decisions)
    night = plain_engine.PythonEngine(GAME)
    night._loops["apply"] = checked
    played = night.games(Setup.of(GAME, seats).start(), [style] * 8, 1, 3)
    assert played.decisions[0] >= decisions - 1 or played.places[0][0] > 0


def test_all_seats_remember_the_same_so_one_memory_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_engine, "LIMIT", 150)
    night = plain_engine.PythonEngine(GAME)
    kept = [GAME.memory.blank() for _ in range(8)]
    rows = iter(kept)
    monkeypatch.setattr(night, "memory", lambda: next(rows))
    night._loops["holder"] = each_his_own
    night.games(Setup.of(GAME, 3).start(), [DEDUCER] * 8, 1, 3)
    for name in GAME.memory.by_name:
        assert getattr(kept[0], name) == getattr(kept[1], name) == getattr(kept[2], name)
    assert kept[0].possible != GAME.memory.blank().possible
    assert belief.holder([0, 1, 1], 2) == 1  # type: ignore[no-untyped-call]
