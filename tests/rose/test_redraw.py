"""Redraws: they keep what a seat knows, never depend on the truth, and their measure is that of counting (15).

Counted is without the redraw: all deals of card copies that fit, each as likely as any other; the other seat's secret
choices uniform over what was legal, its open choices only legal or not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from scenes import agree, last

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.games.rose import GAME, box, redraw
from subrosa.games.rose.box import BUILDINGS, COLOURS, HAND, WILLIAM_ADSON
from subrosa.games.rose.fields import STEPS

from .table import Table, at_random, play
from .worlds import Faces, cut, histories, same_to

FEW = box.Figures(
    times={**dict.fromkeys(BUILDINGS, (1, 1)), **dict.fromkeys(COLOURS, (1, 1, 1, 1))},
    william=1,
    adson=1,
    tiles=box.preset("even_1_4", "ml_2_6").tiles,
)
"""A box with 21 different cards only: both cards of a building are equal, and all four of a monk."""


def after_draw(match: Match, number: int) -> Match:
    """The match as it stood after the nth card drawn in a turn."""
    draws = [i for i, (_, before, _) in enumerate(match.positions(), start=1) if STEPS[before.step] == "draw"]
    return cut(match, draws[number - 1])


def dealt_to(state: State) -> int:
    """Whom chance gives a card."""
    return int(state.turn if STEPS[state.step] == "draw" else state.index // HAND)


def counted(match: Match, seat: int) -> dict[Faces, float]:
    """How likely each hand of the other player is: deals of card copies counted one draw after another."""
    deck = Counter(dict(enumerate(match.setup.start().pile)))
    ways: Counter[Faces] = Counter({(): 1})
    seen: Counter[int] = Counter()
    for decision, before, after in match.positions():
        card = decision.choice
        new: Counter[Faces] = Counter()
        if STEPS[before.step] in ("deal", "draw"):
            own = dealt_to(before) == seat
            for hand, count in ways.items():
                pile = deck - seen - Counter(hand)
                for drawn in (card,) if own else pile:
                    new[hand if own else tuple(sorted((*hand, drawn)))] += count * pile[drawn]
            seen[card] += own
            ways = +new
        elif STEPS[before.step] == "card" and decision.decider != seat:
            for hand, count in ways.items():
                if card in hand:
                    at = hand.index(card)
                    new[hand[:at] + hand[at + 1 :]] += count
            seen[card] += 1
            ways = new
        if after.pile_left > before.pile_left:
            seen -= Counter(dict(enumerate(after.pile)))
    return {hand: count / ways.total() for hand, count in ways.items()}


def hands_drawn(match: Match, seat: int, count: int) -> list[tuple[Faces, float]]:
    """The other player's hand in so many redraws."""
    other = 1 - seat
    befores = [(STEPS[b.step], dealt_to(b)) for _, b, _ in match.positions()]
    found = []
    for decisions, weight in histories(match, seat, count):
        hand: Counter[int] = Counter()
        for (step, to), decision in zip(befores, decisions, strict=True):
            hand[decision.choice] += step in ("deal", "draw") and to == other
            hand[decision.choice] -= step == "card" and decision.decider == other
        found.append((tuple(sorted(hand.elements())), weight))
    return found


def opening() -> Match:
    """Two players with few faces; the second begins and plays a red card of which he may hold more."""
    table = Table(
        data=FEW,
        turn=2,
        tiles={"garden": ["blue 2", "grey 4"], "kitchen": ["blue 4", "grey 2"]},
        hands={1: ["garden 1", "red 1", "white 1"], 2: ["red 1", "red 1", "blue 1"]},
    )
    return play(table.match(), "2 play red 1", "2 move red garden")


@pytest.mark.rule("15.7", "C4", "12.6")
def test_the_counting_agrees_with_a_list_of_all_deals() -> None:
    match = opening()
    red = 2 * len(BUILDINGS)
    deck = Counter(dict(enumerate(match.setup.start().pile))) - Counter(match.state.hand[0])
    copies = list(deck.elements())
    fitting: Counter[Faces] = Counter()
    for deal in combinations(copies, HAND):
        if red in deal:
            left = list(deal)
            left.remove(red)
            fitting[tuple(left)] += 1
    listed = {hand: count / fitting.total() for hand, count in fitting.items()}
    assert counted(match, 0) == pytest.approx(listed)


@pytest.mark.rule("15.7", "C4", "C8", "12.6")
@pytest.mark.parametrize("plays", (1, 2))
def test_a_card_played_of_which_there_are_more_is_weighed_as_counting_does(plays: int) -> None:
    match = opening()
    if plays == 2:
        play(match, "chance draw red 1", "1 play garden 1", "1 move adson garden")
        for sign in [action.text for action in match.view(0).actions[:1]]:
            play(match, f"1 {sign}", "chance draw kitchen 1")
        play(match, "2 play red 1", "2 move red kitchen", "chance draw grey 1")
    exact, drawn = counted(match, 0), hands_drawn(match, 0, 5000)
    assert all(hand in exact for hand, _ in drawn)
    red = 2 * len(BUILDINGS)
    for number in range(3):
        agree(drawn, exact, lambda hand, number=number: hand.count(red) == number)  # type: ignore[misc]
    for face in sorted({face for hand in exact for face in hand}):
        agree(drawn, exact, lambda hand, face=face: hand.count(face))  # type: ignore[misc]


@pytest.mark.rule("15.7", "C8")
def test_every_hand_is_as_likely_as_counted_when_the_pile_runs_out() -> None:
    match = after_draw(at_random(Setup.of(GAME, 2, data=FEW), seed=1), 51)
    exact, drawn = counted(match, 0), hands_drawn(match, 0, 1500)
    assert len(exact) > 10
    assert {hand for hand, _ in drawn} == set(exact)
    agree(drawn, exact)


def after_shuffle(seed: int, turns: int) -> Match:
    """So many turns after a reshuffle, until which player 2 has kept his William/Adson cards."""
    random = Random(seed)
    match = Match(Setup.of(GAME, 2, data=FEW), random)
    shuffled = False
    while turns:
        seat = match.deciders[0]
        actions = list(match.view(seat).actions)
        if STEPS[match.state.step] == "card":
            turns -= shuffled
            if seat == 1 and not shuffled:
                actions = [action for action in actions if action.choice != WILLIAM_ADSON] or actions
        left = match.state.pile_left
        match.decide(seat, random.choice(actions))
        shuffled = shuffled or match.state.pile_left > left
    return match


@pytest.mark.rule("15.11", "5.6", "Q11")
def test_old_and_fresh_cards_are_told_apart_after_a_reshuffle() -> None:
    match = after_shuffle(seed=3, turns=7)
    exact, drawn = counted(match, 0), hands_drawn(match, 0, 2000)
    assert {hand for hand, _ in drawn} <= set(exact)
    for number in range(3):
        agree(drawn, exact, lambda hand, number=number: hand.count(WILLIAM_ADSON) == number)  # type: ignore[misc]
    for face in sorted({face for hand in exact for face in hand}):
        agree(drawn, exact, lambda hand, face=face: hand.count(face))  # type: ignore[misc]


@pytest.mark.rule("15.7", "15.8", "15.9", "15.12")
@pytest.mark.parametrize("seats", (2, 3, 5))
@pytest.mark.parametrize("time_step", ("early", "late"))
@pytest.mark.parametrize("tile_return", ("oldest_first", "owner_choice", "random"))
def test_a_redraw_would_have_told_the_seat_the_same(tile_return: str, time_step: str, seats: int) -> None:
    options = {"tile_return": tile_return, "time_step": time_step, "figure_setup": "players_in_turn"}
    match = at_random(Setup.of(GAME, seats, options), seed=seats)
    for decided in (20, 90, 160, len(match.decisions) - 2):
        stood = cut(match, decided)
        for seat in (decided % seats, SPECTATOR):
            decisions, weight = GAME.redraw(match.setup, stood.decisions, seat, Random(decided))
            assert weight > 0
            assert same_to(stood, decisions, seat)


def identities(match: Match, decisions: Sequence[Decision]) -> Faces:
    """The identities a history deals."""
    return tuple(int(colour) for colour in last(match.setup, decisions).identity[: match.setup.seats])


@pytest.mark.rule("15.8", "C5")
def test_a_marker_shown_leaves_300_of_360_worlds_all_alike() -> None:
    match = Table(seats=4).match()
    story = redraw.heard(match.setup, match.decisions, SPECTATOR)
    blue = COLOURS.index("blue")
    story.story.shown[1][0] = blue
    worlds = [world for world in permutations(range(6), 4) if world[1] != blue]
    assert len(worlds) == 300
    exact = dict.fromkeys(worlds, 1 / 300)
    assert sum(chance for world, chance in exact.items() if world[2] == blue) == pytest.approx(0.20)
    random = Random(1)
    drawn = []
    for _ in range(3000):
        decisions, weight = redraw.drawn(match.setup, story, SPECTATOR, random)
        drawn.append((identities(match, decisions), weight))
    assert {world for world, _ in drawn} == set(worlds)
    for seat in range(4):
        for colour in range(6):
            agree(drawn, exact, lambda world, seat=seat, colour=colour: world[seat] == colour)  # type: ignore[misc]


@pytest.mark.rule("15.8", "6.5", "C5")
def test_after_a_revelation_all_identities_that_fit_are_alike() -> None:
    match = at_random(Setup.of(GAME, 4), seed=3)
    opened = next(i for i, (_, b, a) in enumerate(match.positions(), 1) if a.shown != b.shown)
    match = cut(match, opened)
    own = match.state.identity[0]
    shown = [row[0] for row in match.state.shown[:4]]
    worlds = [w for w in permutations(range(6), 4) if w[0] == own and all(w[i] != shown[i] for i in range(4))]
    exact = {world: 1 / len(worlds) for world in worlds}
    drawn = [(identities(match, decisions), weight) for decisions, weight in histories(match, 0, 1500)]
    assert {world for world, _ in drawn} == set(worlds)
    for seat in range(1, 4):
        for colour in range(6):
            agree(drawn, exact, lambda world, seat=seat, colour=colour: world[seat] == colour)  # type: ignore[misc]


@pytest.mark.rule("15.9", "D8")
def test_a_marker_that_lies_hidden_is_uniform_over_what_its_owner_may_show() -> None:
    match = at_random(Setup.of(GAME, 2), seed=1)
    first = next(i for i, (_, b, _) in enumerate(match.positions()) if STEPS[b.step] == "marker")
    match = cut(match, first)
    match.decide(1, match.view(1).actions[0])
    own = int(match.state.identity[0])
    exact = {(colour,): 0.2 if colour == own else 0.16 for colour in range(6)}
    drawn = [((decisions[-1].choice,), weight) for decisions, weight in histories(match, 0, 2000)]
    for colour in range(6):
        agree(drawn, exact, lambda pick, colour=colour: pick == (colour,))  # type: ignore[misc]
