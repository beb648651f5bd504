"""A test a rule, named by its number in RULES.md."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from liars_dice import GAME
from liars_dice.fields import FACES

from subrosa.bots import seated
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, legal, odds


def table(seats: int, **options: str) -> Match:
    """A match before the first roll; nothing is rolled but what a test rolls."""
    return Match(Setup.of(GAME, seats, options))


def roll(match: Match, *cups: str) -> Match:
    """Dice fall, cup by cup in the order of seats."""
    for face in "".join(cups):
        match.enter(Decision(CHANCE, FACES.index(face)))
    return match


def say(match: Match, *lines: str) -> Match:
    for line in lines:
        match.decide(match.deciders[0], line)
    return match


def offered(match: Match) -> list[str]:
    return [str(action) for action in match.view(match.deciders[0]).actions]


@pytest.mark.rule("1.1", "1.2")
def test_everybody_has_the_same_number_of_dice_with_the_faces_that_were_agreed() -> None:
    match = table(3, dice="4", faces="5")
    assert match.view(0).left == {
        "seat 1": 4,
        "seat 2": 4,
        "seat 3": 4,
        **dict.fromkeys(("seat 4", "seat 5", "seat 6"), -1),
    }
    assert odds(GAME, match.state) == ([0, 1, 2, 3, 4], [1, 1, 1, 1, 1])


@pytest.mark.rule("2.1", "2.2")
def test_all_roll_then_seat_1_begins() -> None:
    match = roll(table(2, dice="3"), "314", "6")
    assert match.deciders == ()
    roll(match, "52")
    assert match.deciders == (0,)
    assert match.view(0).cup["seat 1"][:3] == ["1", "3", "4"] and match.view(1).cup["seat 2"][:3] == ["2", "5", "6"]


@pytest.mark.rule("3.1", "3.2", "3.4")
def test_who_begins_bids_and_the_next_bids_higher_or_calls() -> None:
    match = roll(table(3, dice="1"), "1", "2", "3")
    assert offered(match)[0] == "bid 1 1" and "liar" not in offered(match)
    say(match, "bid 2 5")
    assert match.deciders == (1,)
    assert offered(match) == ["bid 2 6", *(f"bid 3 {face}" for face in FACES), "liar"]


@pytest.mark.rule("3.3", "3.4")
def test_nobody_bids_more_dice_than_there_are() -> None:
    match = roll(table(2, dice="1"), "1", "2")
    with pytest.raises(IllegalAction, match="only 2 dice"):
        say(match, "bid 3 1")
    say(match, "bid 2 6")
    assert offered(match) == ["liar"]
    with pytest.raises(IllegalAction, match="name more dice"):
        say(match, "bid 1 6")


@pytest.mark.rule("3.5", "4.4", "4.5")
def test_who_has_no_dice_is_passed_over_and_the_loser_begins() -> None:
    match = roll(table(3, dice="1"), "1", "2", "3")
    say(match, "bid 1 2", "bid 2 2", "liar")
    assert match.view(0).left["seat 2"] == 0
    roll(match, "1", "3")
    assert match.deciders == (2,), "who would begin is out, so the next to the left begins"
    assert say(match, "bid 1 3").deciders == (0,), "and who is out is not asked"
    match = roll(table(2, dice="2"), "11", "22")
    say(match, "bid 1 1", "bid 2 1", "liar")
    assert match.view(0).left["seat 1"] == 1, "there were two, so the caller lost"
    assert roll(match, "1", "22").deciders == (0,)


@pytest.mark.rule("4.1", "6.2")
def test_a_call_opens_all_dice_to_everybody() -> None:
    match = roll(table(2, dice="2"), "11", "26")
    say(match, "bid 1 1", "liar")
    assert match.view(SPECTATOR).opened["seat 2"][:2] == ["2", "6"]
    told = {telling.kind: telling.facts for telling in match.tellings(SPECTATOR)}
    assert told["showed"] == {"seat": 2, "dice": "2 6"} and told["counted"] == {"found": 3, "count": 1, "face": "1"}


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("wild", "face", "found"), [("highest", "2", 3), ("highest", "6", 1), ("none", "2", 2)])
def test_the_highest_face_counts_for_every_bid_where_it_is_wild(wild: str, face: str, found: int) -> None:
    match = roll(table(2, dice="2", wild=wild), "26", "12")
    say(match, f"bid 1 {face}", "liar")
    assert next(t.facts["found"] for t in match.told if t.kind == "counted") == found


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("bid", "loser"), [("bid 2 2", 1), ("bid 3 2", 0)])
def test_the_caller_loses_if_there_are_enough_else_the_bidder(bid: str, loser: int) -> None:
    match = say(roll(table(2, dice="2", wild="none"), "22", "11"), bid, "liar")
    assert match.state.left[:2] == [2 - (seat == loser) for seat in range(2)]


@pytest.mark.rule("5.1")
def test_one_round_ends_with_the_first_call() -> None:
    match = say(roll(table(4, dice="1", length="one_round"), "1", "2", "3", "4"), "bid 1 1", "bid 3 1", "liar")
    assert match.over and match.places == [2, 4, 1, 2]


@pytest.mark.rule("5.2")
def test_the_last_one_with_dice_wins_and_the_first_to_go_is_last() -> None:
    match = roll(table(3, dice="1"), "1", "2", "3")
    say(match, "bid 3 1", "liar")
    roll(match, "4", "5")
    assert say(match, "bid 2 4", "liar").over
    assert match.places == [3, 2, 1]


@pytest.mark.rule("6.1")
def test_nobody_looks_before_all_have_rolled_and_then_only_at_the_own_dice() -> None:
    match = roll(table(2, dice="2"), "31", "6")
    assert all(match.view(seat).cup["seat 1"] == [None] * 5 for seat in (0, 1, SPECTATOR))
    roll(match, "2")
    assert match.view(0).cup["seat 1"][:2] == ["1", "3"] and match.view(0).cup["seat 2"] == [None] * 5
    assert match.view(SPECTATOR).cup["seat 1"] == [None] * 5
    assert [telling.kind for telling in match.tellings(0)] == ["round", "you_rolled"]
    assert [telling.kind for telling in match.tellings(SPECTATOR)] == ["round"]


def test_whoever_drafts_a_call_does_not_learn_who_is_right() -> None:
    match = say(roll(table(2, dice="1"), "1", "2"), "bid 1 1")
    draft = match.draft(1)
    draft.choose("liar")
    assert draft.complete and draft.view.step == "unseen" and [told.kind for told in draft.tellings] == ["called"]


@pytest.mark.rule("7.1")
def test_the_preset_has_as_many_histories_as_openspiels_game() -> None:
    """One die each, six faces: 6 x 6 rolls, and every set of the 12 bids but the empty one, each ended by a call."""
    match = Match(Setup.of(GAME, 2, preset="open_spiel"))
    counts: Counter[str] = Counter()

    @cache
    def bids(standing: int) -> tuple[int, int]:
        """How often somebody chooses, and how often the game ends, from a bid on: it depends on nothing else."""
        state = rolled.copy()
        if standing >= 0:
            GAME.rules.apply(state, 0, standing)
        chooses, ends = 1, 0
        for choice in legal(GAME, state, state.turn):
            if choice == GAME.rules.liar(state):
                ends += 1
            else:
                more = bids(choice)
                chooses, ends = chooses + more[0], ends + more[1]
        return chooses, ends

    for first in odds(GAME, match.state)[0]:
        for second in odds(GAME, match.state)[0]:
            rolled = match.state.copy()
            GAME.rules.apply(rolled, CHANCE, first)
            GAME.rules.apply(rolled, CHANCE, second)
            bids.cache_clear()
            counts.update(dict(zip(("chooses", "ends"), bids(-1), strict=True)))
    assert counts == {"chooses": 147_456, "ends": 147_420}
    assert GAME.rules.liar(rolled) == 12, "the call has the number it has there"


def test_a_careful_player_beats_players_who_bid_anything() -> None:
    wins = 0
    for seed in range(12):
        match = Match(Setup.of(GAME, 3), Random(seed))
        match.play_out(seated(["greedy", "random", "random"], 3, seed))
        wins += match.places[0] == 1
    assert wins >= 10
