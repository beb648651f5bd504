"""What must not leak, and questions that would betray something if they came only sometimes (13.28-13.48, R33)."""

from __future__ import annotations

import dataclasses

import pytest

from subrosa.core import doors, record
from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.match import Decision
from subrosa.games.nuns import box

from .table import WATCHER, Table
from .test_r13_knowledge import everybody, games, same


@pytest.mark.rule("13.28")
def test_how_many_choices_a_seat_has_is_known_to_that_seat_alone() -> None:
    ours = Table(3).put(1, 18).begin().play("2: play sneak")
    theirs = Table(3).put(1, 67).begin().play("2: play sneak")
    assert len(ours.view(2).actions) == 4 and len(theirs.view(2).actions) == 1
    same(ours, theirs, 1, 3, WATCHER)
    assert ours.view(1).actions == ours.view(WATCHER).actions == ()


@pytest.mark.rule("13.29")
def test_how_long_a_seat_takes_is_told_to_nobody() -> None:
    """A log keeps who decided what, and a telling names things of the game: no clock is anywhere."""
    assert [field.name for field in dataclasses.fields(Decision)] == ["decider", "choice"]
    for table in games(2):
        facts = {fact for telling in table.match.told for fact in telling.facts}
        named = "novice guard figure seat place towards card guard_card path blessing wish_card key die captures round"
        assert facts <= set(named.split())


@pytest.mark.rule("13.30")
def test_a_refusal_is_said_to_its_own_seat_from_what_it_knows() -> None:
    table = Table(3).put(1, 19).begin().play("2: play sneak")
    before = {seat: (table.view(seat).names, len(table.match.tellings(seat - 1))) for seat in everybody(table)}
    for wish in ("step 26", "step 99", "play run", "first abbess", "use"):
        with pytest.raises(IllegalAction):
            table.match.decide(1, wish)
    assert {s: (table.view(s).names, len(table.match.tellings(s - 1))) for s in everybody(table)} == before


@pytest.mark.rule("13.30")
def test_a_refusal_does_not_depend_on_what_the_seat_does_not_know() -> None:
    said = []
    for place, key in ((18, 0), (26, 1), (45, 0)):
        table = Table(3).put(1, 10).put(2, place, key=key).begin().play("2: play sneak")
        replies = []
        for wish in (*doors._tried(table.match.setup)[::9], "step 26", "step 11 now"):
            with pytest.raises(IllegalAction) as refused:
                table.match.decide(1, "no " + wish)
            replies.append((str(refused.value), refused.value.key))
        said.append(replies)
    assert said[0] == said[1] == said[2]


@pytest.mark.rule("13.31", "13.12")
def test_a_hidden_step_reaches_its_own_seat_only_and_changes_no_other_view() -> None:
    table = Table(3).put(1, 18).begin().play("2: play run")
    before = {seat: table.view(seat).names for seat in (1, 3, WATCHER)}
    for place in (19, 20, 21):
        table.play(f"2: step {place}")
        assert {seat: table.view(seat).names for seat in before} == before
        assert [len(table.told(seat)) for seat in (1, 2, 3, WATCHER)] == [0, 1, 0, 0]


@pytest.mark.rule("13.32", "13.33", "13.38", "12.1b")
@pytest.mark.parametrize("lines", (("2: play sneak",), ("2: play stand", "2: stop")), ids=("begun", "committed"))
def test_decisions_taken_back_are_seen_by_their_own_seat_only(lines: tuple[str, ...]) -> None:
    table, other = Table(3).settle(), Table(3).settle()
    table.play(*lines)
    table.match.withdraw(1)
    assert table.match.tellings(1)[-1].kind == "chooses_again"
    same(table, other, 1, 3, WATCHER)


@pytest.mark.rule("13.32")
def test_what_can_be_taken_back_is_known_to_its_own_seat_only() -> None:
    """A seat that has decided nothing cannot take anything back, whatever others have decided."""
    for others in ((), ("2: play sneak", "2: step 21")):
        table = Table(3).settle().play(*others)
        with pytest.raises(IllegalAction) as refused:
            table.match.withdraw(2)
        assert refused.value.key == "nothing-sealed"


@pytest.mark.rule("13.33", "13.38", "R32", "R33")
def test_the_order_in_which_seats_commit_themselves_is_told_to_nobody() -> None:
    moves = {
        2: ("play sneak", "step 21", "step 20", "stop"),
        3: ("play stand", "stop"),
        4: ("play run", "step 19", "step 18", "stop"),
    }
    tables = []
    for order in ((2, 3, 4), (4, 3, 2), (3, 2, 4)):
        table = Table(4)
        for seat in order:
            table.play(*(f"{seat}: {line}" for line in moves[seat]))
        tables.append(table)
    for table in tables[1:]:
        same(tables[0], table, *everybody(table))


@pytest.mark.rule("13.34", "4.11")
def test_taking_a_key_or_a_wish_is_told_to_her_own_seat_only() -> None:
    for wish, place, key in (("w5", 130, 0), ("w3", 118, 1)):
        taken = Table(3, wishes={1: wish}).put(1, place, key=key).begin()
        plain = Table(3, wishes={1: "w8"}).put(1, 10).begin()
        for table in (taken, plain):
            table.play("2: play stand", "2: stop", "3: play stand", "3: stop")
        for seat in (1, 3, WATCHER):
            assert taken.told(seat) == plain.told(seat) and taken.view(seat).names == plain.view(seat).names
        assert any(line.startswith("you_take") for line in taken.told(2))


@pytest.mark.rule("13.35")
def test_spectators_get_what_is_open_to_all_and_nothing_else() -> None:
    for seed in range(3):
        table = Table(5, blessed={}, seed=seed, capture_limit="more_than_players").wander(120)
        if table.over:
            continue
        watched = table.view(WATCHER).names
        for seat in range(1, 6):
            mine = table.view(seat).names
            for name, value in watched.items():
                if name != "step":
                    assert _within(value, mine[name]), name
        assert all(t.to & 0b11111 == 0b11111 or not t.reaches(WATCHER - 1) or _hidden(t.kind) for t in table.match.told)


def _within(public: object, mine: object) -> bool:
    """Is everything that is known to the public known to a seat, and known alike?"""
    if isinstance(public, dict) and isinstance(mine, dict):
        return all(_within(public[key], mine[key]) for key in public)
    if isinstance(public, list) and isinstance(mine, list):
        return all(_within(a, b) for a, b in zip(public, mine, strict=True))
    return public in (None, -1) or public == mine


def _hidden(kind: str) -> bool:
    """Is this what others are told when one side is told more?"""
    return kind in ("has_wish", "has_blessing", "guard_has_blessing", "stopped")


@pytest.mark.rule("13.36")
def test_a_full_record_is_for_the_time_after_the_game() -> None:
    table = Table(3)
    with pytest.raises(BadRequest):
        record.write(table.match)
    over = table.wander()
    assert record.write(over.match).startswith("subrosa record 1\ngame nuns 1\nseats 3\n")


@pytest.mark.rule("13.37")
def test_trying_out_moves_needs_nothing_the_seat_does_not_know_and_tells_nothing() -> None:
    views = []
    for place in (10, 45):
        table = Table(3).put(1, 18).put(2, place).begin()
        told = len(table.match.told)
        draft = table.match.draft(1)
        for line in ("play sneak", "step 19", "step 20", "stop"):
            draft.choose(line)
        assert draft.complete and len(table.match.told) == told and table.s.steps[0] == 0
        views.append(draft.view.names)
        draft.undo()
        assert [str(action) for action in draft.view.actions] == ["stop"]
    assert views[0] == views[1]


# Questions.


@pytest.mark.rule("13.38", "R33", "6.1b")
def test_in_a1_no_other_seat_sees_who_has_committed_herself_or_turned_back() -> None:
    table = Table(4)
    table.play("3: play stand", "3: stop", "2: play sneak", "2: step 21")
    for seat in (1, 4, WATCHER):
        assert table.view(seat).deciders == (1, 2, 3) and table.told(seat) == []
    assert table.view(3).deciders == (1, 3), "she herself knows that she is done"
    ours, theirs = (Table(3).put(1, 45, status="caught", captured=1).begin() for _ in range(2))
    same(ours.play("2: turn back"), theirs.play("2: stay caught"), 1, 3, WATCHER)


@pytest.mark.rule("13.39", "R33")
def test_in_a1_every_novice_on_the_run_is_asked_for_a_card_and_a_stop_even_with_one_choice() -> None:
    table = Table(2, novice_may_enter_guard="false").put(1, 36).guard("abbess", 50, 49).begin()
    assert table.lines() == ["play stand"]
    assert table.play("play stand").lines() == ["stop"]
    table = Table(2, capture_limit="players").put(1, 20, status="caught", captured=1, fresh=1).begin()
    assert table.play("step 21", "step 1").lines() == ["stop"]


@pytest.mark.rule("13.40", "R33")
@pytest.mark.parametrize("kind", box.BLESSINGS)
@pytest.mark.parametrize("place", (10, 18))
def test_in_a3_a_novice_with_an_unused_blessing_is_asked_after_her_roll_whatever_it_is(kind: str, place: int) -> None:
    table = (
        Table(2, blessed={1: kind}).guard("abbess", 40, 39).put(1, place).begin().play("play stand", "stop", "die 1")
    )
    assert table.step == "bless" and table.lines() == (["keep"] if kind == "swift_foot" else ["keep", "use"])
    assert table.view(1).step == table.view(WATCHER).step == "noise_turn"


@pytest.mark.rule("13.42", "R33")
def test_in_a3_others_see_only_that_her_turn_goes_on() -> None:
    """Blessing, token and place of false noise look alike; so do one question and three."""
    table = Table(2, blessed={1: "false_noise"}).guard("abbess", 40, 39).put(1, 18).begin()
    table.play("play stand", "stop", "die 6")
    seen = []
    for line in ("use", "noise 39", "noise 19", "false noise 41 abbess"):
        seen.append((table.view(1).names, table.view(WATCHER).names, table.view(1).deciders))
        table.play(line)
    assert all(now == seen[0] for now in seen) and seen[0][0]["step"] == "noise_turn" and seen[0][2] == (1,)
    other = Table(2, blessed={1: "swift_foot"}).guard("abbess", 40, 39).put(1, 18).begin()
    other.play("play stand", "stop", "die 6")
    before = {name: value for name, value in seen[0][1].items() if name != "blessing"}
    assert {name: value for name, value in other.view(WATCHER).names.items() if name != "blessing"} == before


@pytest.mark.rule("13.43")
def test_soft_steps_and_false_noise_are_told_with_the_tokens_and_second_chance_with_the_die() -> None:
    def turn(kind: str) -> Table:
        table = Table(2, blessed={1: kind}).guard("abbess", 40, 39).guard("prioress", 21, 22).put(1, 18).begin()
        return table.play("play stand", "stop", "die 6").play("use")

    assert turn("second_chance").told(1) == ["used_blessing anne_marie second_chance"]
    assert turn("false_noise").told(1) == []
    soft = Table(2, blessed={1: "soft_steps"}).guard("abbess", 40, 39).guard("prioress", 20, 21).put(1, 18).begin()
    soft.play("play stand", "stop", "die 6").play("use")
    assert soft.told(1) == [] and soft.view(1).spent["anne_marie"] is None
    soft.play("noise 19")
    assert soft.told(1) == ["used_blessing anne_marie soft_steps", "noise anne_marie 19 prioress"]


def after_six(kind: str) -> Table:
    blessed: dict[int | str, str] = {1: "soft_steps", 2: "soft_steps", "abbess": kind, "prioress": "second_chance"}
    table = Table(3, blessed=blessed).guard("abbess", 26, 25, "blue-26-84", 84)
    table.put(1, 118).put(2, 118).begin().rest()
    return table.play("first abbess", *(f"step {place}" for place in (19, 18, 17, 16, 15, 14)))


@pytest.mark.rule("13.44", "7.1e", "R21", "R33")
def test_in_b1_a_guard_is_asked_after_her_last_step_whether_or_not_she_holds_swift_foot() -> None:
    swift, other = after_six("swift_foot"), after_six("second_chance")
    same(swift, other, 2, 3, WATCHER)
    assert swift.step == other.step == "go" and "stop" in other.lines()
    assert swift.view(2).deciders == other.view(2).deciders == (0,)


@pytest.mark.rule("13.45")
def test_in_b1_false_noise_and_a_walk_of_five_steps_are_further_answers() -> None:
    table = Table(3, blessed={"abbess": "swift_foot", "prioress": "false_noise"})
    table.guard("abbess", 26, 25, "blue-26-84", 84).put(1, 118).put(2, 118).begin().rest()
    table.play("first abbess", *(f"step {place}" for place in (19, 18, 17, 16, 15)))
    kinds = {line.split()[0] for line in table.lines()}
    assert table.step == "go" and kinds == {"step", "stop", "false"} and "stop as walk" in table.lines()


@pytest.mark.rule("13.46")
def test_in_b2_nobody_is_asked() -> None:
    table = Table(3, blessed={"abbess": "soft_steps", "prioress": "second_chance"})
    table.guard("abbess", 26, 25, "blue-26-84", 84).guard("prioress", 26, 25, "red-26-122", 122).begin().rest()
    table.play("first abbess", "step 19", "step 18", "step 17", "stop", "step 25", "step 24", "step 42", "stop")
    assert table.step == "listen" and table.deciders == ()


@pytest.mark.rule("13.47", "R33")
@pytest.mark.parametrize("kind", box.BLESSINGS)
def test_in_b4_a_guard_with_an_unused_blessing_is_asked_after_her_die(kind: str) -> None:
    other = "soft_steps" if kind != "soft_steps" else "second_chance"
    table = Table(3, blessed={"abbess": kind, "prioress": other}).guard("abbess", 26, 25, "blue-26-84", 84)
    table.guard("prioress", 26, 25, "red-26-122", 122).put(1, 118).put(2, 118).begin().until("listen").play("die 1")
    assert table.step == "ears" and table.deciders == (1,)
    assert table.lines() == (["keep", "use"] if kind in ("second_chance", "soft_steps") else ["keep"])
    assert table.view(2).step == "ears"


@pytest.mark.rule("13.48", "9.8d")
def test_turning_back_is_asked_for_by_public_facts_only() -> None:
    """Key, wish, card and blessing of a caught novice change nothing about what she is asked."""
    asked = set()
    for facts in ({"key": 0}, {"key": 1}, {"wish_card": 6}):
        for kind in ("soft_steps", "swift_foot"):
            table = Table(2, blessed={1: kind}, capture_limit="players").guard("abbess", 142, 141)
            table.put(1, 45, status="caught", captured=1, **facts).begin()
            asked.add(tuple(table.lines()))
    assert asked == {("turn back", "stay caught")}
