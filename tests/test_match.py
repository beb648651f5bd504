"""Deciding, drafting, undoing, taking back: what a match does and refuses."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import SNAPSHOT_EVERY, Decision, Match, TakenBack, Withdrawal
from subrosa.games import find

ROSE = find("rose")


def new(seats: int = 3, seed: int = 1, **options: str) -> Match:
    return Match.new(ROSE, seats, Random(seed), options=options)


def until(match: Match, step: str, seed: int = 0) -> Match:
    """Play at random until a step is reached."""
    random = Random(seed)
    while match.view(SPECTATOR).step != step:
        seat = match.deciders[0]
        match.decide(seat, random.choice(match.view(seat).actions))
    return match


def numbers(match: Match) -> tuple[object, ...]:
    return ROSE.fields.numbers(match.state)


def test_chance_lays_out_the_table_before_the_first_player_is_asked() -> None:
    match = new()
    assert match.view(SPECTATOR).step == "card"
    assert {decision.decider for decision in match.decisions} == {CHANCE}


def test_a_match_without_chance_waits_for_it() -> None:
    match = Match(Setup.of(ROSE, 2))
    with pytest.raises(IllegalAction, match="by lot"):
        match.decide(0, "play red 4")
    match.enter(Decision(CHANCE, 1))
    assert match.state.turn == 1


def test_a_wish_in_words_a_number_and_an_action_are_the_same() -> None:
    logs = []
    for form in ("text", "choice", "action"):
        match = new()
        seat = match.deciders[0]
        action = match.view(seat).actions[0]
        match.decide(seat, {"text": f"  {action.text.upper()} ", "choice": action.choice, "action": action}[form])
        logs.append(match.log)
    assert logs[0] == logs[1] == logs[2]


@pytest.mark.parametrize("wish", ["", "play", "play purple 9", "spend 1", "move red church", "ß" * 500, -1, 53, 10**9])
def test_a_bad_wish_gets_a_sentence_and_changes_nothing(wish: str | int) -> None:
    match = new()
    before, log = numbers(match), list(match.log)
    with pytest.raises(IllegalAction) as refusal:
        match.decide(match.deciders[0], wish)
    assert str(refusal.value).endswith(".")
    assert len(str(refusal.value)) < 300
    assert numbers(match) == before and match.log == log


def test_out_of_turn_is_refused_whoever_it_is() -> None:
    match = new()
    asked = match.deciders[0]
    for seat in (*(s for s in range(3) if s != asked), 3, 7, CHANCE, SPECTATOR, -1):
        with pytest.raises(IllegalAction, match="turn"):
            match.decide(seat, 0)


def test_after_the_end_nothing_can_be_decided(random_game: Callable[..., Match]) -> None:
    match = random_game("rose", 2, 5)
    for seat in range(2):
        with pytest.raises(IllegalAction, match="over"):
            match.decide(seat, "play red 1")


def test_a_view_speaks_in_names_and_holds_no_match() -> None:
    match = new()
    seat = match.deciders[0]
    view = match.view(seat)
    assert all(
        (isinstance(card, str) and " " in card) or card == "william_adson" for card in view.hand[f"seat {seat + 1}"]
    )
    assert view.hand[f"seat {(seat + 1) % 3 + 1}"] == [None, None, None]
    assert not any(isinstance(value, Match) for value in vars(view).values())
    with pytest.raises(AttributeError):
        _ = view.no_such_field


@pytest.mark.parametrize("back", [None, SNAPSHOT_EVERY - 2, SNAPSHOT_EVERY + 2])
def test_positions_are_those_play_went_through(random_game: Callable[..., Match], back: int | None) -> None:
    """Also if it went back, past what is remembered of it, and then another way."""
    match = random_game("rose", 4, 2)
    if back is not None:
        match.take_back(back, range(4))
        while not match.over:
            seat = match.deciders[-1]
            match.decide(seat, match.view(seat).actions[-1])
    states = [match.setup.start(), *(after.copy() for _, _, after in match.positions())]
    for n in (0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY, len(match.decisions)):
        assert ROSE.fields.numbers(match.position(n)) == ROSE.fields.numbers(states[n])
    for n in (-1, len(match.decisions) + 1):
        with pytest.raises(IllegalAction):
            match.position(n)


def test_a_draft_is_a_whole_turn_and_tells_nobody_until_it_is_confirmed() -> None:
    match = new(seed=4)
    seat = match.deciders[0]
    before, told = numbers(match), len(match.told)
    draft = match.draft(seat)
    while not draft.complete:
        draft.choose(draft.view.actions[0])
    assert len(draft.choices) >= 2
    assert numbers(match) == before and len(match.told) == told
    count = len(draft.choices)
    draft.confirm()
    assert [d for d in match.decisions if d.decider == seat][-count:] == match.decisions[-1 - count : -1]
    assert match.decisions[-1].decider == CHANCE and match.deciders != (seat,)


def test_a_draft_shows_what_would_come_of_it() -> None:
    match = new(seed=4)
    seat = match.deciders[0]
    draft = match.draft(seat)
    while not draft.complete:
        draft.choose(draft.view.actions[-1])
    foreseen = draft.view.suspicion
    draft.confirm()
    assert match.view(seat).suspicion == foreseen


def test_undo_in_a_draft_goes_back_step_by_step_to_where_it_began() -> None:
    match = new(seed=4)
    draft = match.draft(match.deciders[0])
    views = []
    while not draft.complete:
        views.append(draft.view.names)
        draft.choose(draft.view.actions[0])
    for names in reversed(views):
        draft.undo()
        assert draft.view.names == names
    with pytest.raises(IllegalAction, match="undone"):
        draft.undo()


def test_a_draft_made_before_others_decided_is_stale() -> None:
    match = new(seed=4)
    seat = match.deciders[0]
    draft = match.draft(seat)
    draft.choose(draft.view.actions[0])
    match.decide(seat, match.view(seat).actions[0])
    log = list(match.log)
    with pytest.raises(IllegalAction):
        draft.confirm()
    assert match.log == log


def test_a_sealed_draft_may_be_confirmed_after_others_have_sealed_theirs() -> None:
    match = until(new(seed=2), "marker")
    drafts = {seat: match.draft(seat) for seat in match.deciders}
    for draft in drafts.values():
        draft.choose(draft.view.actions[0])
        assert draft.complete
    for draft in drafts.values():
        draft.confirm()
    assert match.view(SPECTATOR).step != "marker"


def test_the_last_seal_is_not_broken_in_a_draft() -> None:
    match = until(new(seed=2), "marker")
    for seat in match.deciders[1:]:
        match.decide(seat, match.view(seat).actions[0])
    draft = match.draft(match.deciders[0])
    evidence = draft.view.evidence
    draft.choose(draft.view.actions[0])
    assert draft.complete and draft.view.evidence == evidence and draft.view.actions == ()


def test_a_sealed_choice_may_be_changed_until_all_are_in() -> None:
    match = until(new(seed=2), "marker")
    first, *others = match.deciders
    match.decide(first, match.view(first).actions[0])
    assert first not in match.deciders
    match.withdraw(first)
    assert first in match.deciders and isinstance(match.log[-1], Withdrawal)
    again = match.view(first).actions[-1]
    match.decide(first, again)
    for seat in others:
        match.decide(seat, match.view(seat).actions[0])
    assert match.view(SPECTATOR).shown[f"seat {first + 1}"][0] == again.text.split()[1]
    with pytest.raises(IllegalAction):
        match.withdraw(first)


def test_withdrawing_keeps_what_others_have_sealed() -> None:
    match = until(new(seed=2), "marker")
    first, second, third = match.deciders
    for seat in (first, second):
        match.decide(seat, match.view(seat).actions[0])
    match.withdraw(first)
    assert match.deciders == (first, third)


def test_an_unfinished_accusation_is_withdrawn_without_a_word_to_others() -> None:
    match = until(new(seed=2), "accuse")
    seat = match.deciders[0]
    match.decide(seat, match.view(seat).actions[0])
    told = {other: len(match.tellings(other)) for other in (*range(3), SPECTATOR)}
    match.withdraw(seat)
    assert {o: len(match.tellings(o)) - told[o] for o in told} == {o: int(o == seat) for o in told}
    assert match.view(seat).guess[f"seat {seat + 1}"][0] is None


def test_nothing_sealed_nothing_to_withdraw() -> None:
    match = new()
    for seat in range(3):
        with pytest.raises(IllegalAction):
            match.withdraw(seat)


def test_taking_back_needs_everybody_and_is_a_line_of_the_log() -> None:
    match = until(new(seed=3), "marker")
    kept = len(match.decisions) - 20
    wanted = match.position(kept)
    log, state = list(match.log), numbers(match)
    for consent in ([], [0, 1], [0, 2, 9]):
        with pytest.raises(IllegalAction):
            match.take_back(kept, consent)
    assert match.log == log and numbers(match) == state
    match.chance = None
    match.take_back(kept, range(3))
    assert match.log == [*log, TakenBack(kept)]
    assert ROSE.fields.numbers(wanted) == numbers(match)
    assert [match.tellings(seat)[-1].kind for seat in (*range(3), SPECTATOR)] == ["taken_back"] * 4
    with pytest.raises(IllegalAction):
        match.take_back(kept + 1, range(3))


def test_a_log_with_every_kind_of_line_rebuilds_the_match() -> None:
    match = until(new(seed=3), "marker")
    seat = match.deciders[0]
    match.decide(seat, match.view(seat).actions[0])
    match.withdraw(seat)
    match.take_back(len(match.decisions) - 9, range(3))
    until(match, "accuse")
    again = Match.from_log(match.setup, match.log)
    assert numbers(again) == numbers(match) and again.told == match.told


def test_a_match_that_was_put_away_goes_on_as_it_stood() -> None:
    match, same = (until(new(seed=3), "marker") for _ in range(2))
    for _ in range(2):
        match.put_away()
        assert "state" not in vars(match)
    assert numbers(match.copy()) == numbers(match) == numbers(same)
    match.put_away()
    for one in (match, same):
        one.take_back(len(one.decisions) - 9, range(3))
        one.put_away()
        until(one, "accuse")
    assert numbers(match) == numbers(same) and match.told == same.told


def test_a_log_that_breaks_a_rule_is_refused() -> None:
    match = until(new(seed=3), "marker")
    for n, bad in ((0, Decision(0, 0)), (3, Decision(CHANCE, 99)), (len(match.log) - 5, Decision(2, 63))):
        with pytest.raises(IllegalAction):
            Match.from_log(match.setup, [*match.log[:n], bad])


@pytest.mark.parametrize(
    ("seats", "options", "preset"),
    [(1, {}, None), (6, {}, None), (3, {"nonsense": "x"}, None), (3, {"time_step": "noon"}, None), (3, {}, "nonsense"),
     (3, {"card_times": "custom"}, None)],
)  # fmt: skip
def test_a_table_that_makes_no_sense_is_refused(seats: int, options: dict[str, str], preset: str | None) -> None:
    with pytest.raises(BadRequest) as refusal:
        Setup.of(ROSE, seats, options, preset)
    assert str(refusal.value)
