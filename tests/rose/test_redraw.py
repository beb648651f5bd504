"""Redraws: their measure is that of counting every deal, they keep what a seat knows, and they never depend on the truth (15).

What is counted here is counted without the redraw: all deals of card copies that fit, each as likely as any other, the other
seat's secret choices uniform over what was legal, its open choices only legal or not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from math import sqrt
from random import Random

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.games.rose import GAME, box, redraw
from subrosa.games.rose.box import BUILDING_OF, BUILDINGS, COLOURS, FIRST_MONK, HAND, TILE_NAMES
from subrosa.games.rose.fields import STEPS

from .table import Table, at_random, play

FEW = box.Figures(
    times={**dict.fromkeys(BUILDINGS, (1, 1)), **dict.fromkeys(COLOURS, (1, 1, 1, 1))},
    william=1,
    adson=1,
    tiles=box.preset("even_1_4", "ml_2_6").tiles,
)
"""A box with 21 different cards only: both cards of a building are equal, and all four of a monk."""
OWNER = {"tile_return": "owner_choice"}
Cards = tuple[int, ...]


def histories(match: Match, seat: int, count: int, seed: int = 1) -> Iterator[tuple[list[Decision], float]]:
    """So many redraws of a match, with their weights."""
    story = redraw.heard(match.setup, match.decisions, seat)
    random = Random(seed)
    for _ in range(count):
        yield redraw.drawn(match.setup, story, seat, random)


def last(setup: Setup, decisions: Sequence[Decision]) -> State:
    """The position a history leads to."""
    state = setup.start()
    for decision in decisions:
        GAME.rules.apply(state, decision.decider, decision.choice)
    return state


def agree(drawn: Sequence[tuple[Cards, float]], exact: Mapping[Cards, float], what: Callable[[Cards], float]) -> None:
    """The weighted mean over the redraws is the exact one, within four and a half standard errors."""
    total = sum(weight for _, weight in drawn)
    mean = sum(weight * what(cards) for cards, weight in drawn) / total
    truth = sum(chance * what(cards) for cards, chance in exact.items())
    error = sqrt(sum((weight * (what(cards) - truth)) ** 2 for cards, weight in drawn)) / total
    assert abs(mean - truth) <= 4.5 * error + 1e-9, f"{mean} instead of {truth}, standard error {error}"


def cut(match: Match, decided: int) -> Match:
    """The match as it stood after so many decisions."""
    return Match.from_log(match.setup, match.decisions[:decided])


def after_draw(match: Match, number: int) -> Match:
    """The match as it stood after the nth card drawn in a turn."""
    draws = [i for i, (_, before, _) in enumerate(match.positions(), start=1) if STEPS[before.step] == "draw"]
    return cut(match, draws[number - 1])


def dealt_to(state: State) -> int:
    """Whom chance gives a card."""
    return int(state.turn if STEPS[state.step] == "draw" else state.index // HAND)


def counted(match: Match, seat: int) -> dict[Cards, float]:
    """How likely each hand of the other player is: deals of card copies counted one draw after another."""
    deck = Counter(dict(enumerate(match.setup.start().pile)))
    ways: Counter[Cards] = Counter({(): 1})
    seen: Counter[int] = Counter()
    for decision, before, after in match.positions():
        card = decision.choice
        new: Counter[Cards] = Counter()
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


def hands_drawn(match: Match, seat: int, count: int) -> list[tuple[Cards, float]]:
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
    fitting: Counter[Cards] = Counter()
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
    exact, drawn = counted(match, 0), hands_drawn(match, 0, 6000)
    assert all(hand in exact for hand, _ in drawn)
    red = 2 * len(BUILDINGS)
    for number in range(3):
        agree(drawn, exact, lambda hand, number=number: hand.count(red) == number)  # type: ignore[misc]
    for face in sorted({face for hand in exact for face in hand}):
        agree(drawn, exact, lambda hand, face=face: hand.count(face))  # type: ignore[misc]


@pytest.mark.rule("15.7", "C8")
def test_every_hand_is_as_likely_as_counted_when_the_pile_runs_out() -> None:
    match = after_draw(at_random(Setup.of(GAME, 2, data=FEW), seed=1), 51)
    exact, drawn = counted(match, 0), hands_drawn(match, 0, 2500)
    assert len(exact) > 10
    assert {hand for hand, _ in drawn} == set(exact)
    for hand in exact:
        agree(drawn, exact, lambda other, hand=hand: other == hand)  # type: ignore[misc]


@pytest.mark.rule("15.11", "5.6", "Q11")
def test_every_hand_is_as_likely_as_counted_after_a_reshuffle() -> None:
    match = after_draw(at_random(Setup.of(GAME, 2, data=FEW), seed=2), 57)
    assert match.state.pile_left > 40
    exact, drawn = counted(match, 0), hands_drawn(match, 0, 2500)
    assert len(exact) > 10
    assert {hand for hand, _ in drawn} <= set(exact)
    for hand in exact:
        agree(drawn, exact, lambda other, hand=hand: other == hand)  # type: ignore[misc]


def returning() -> Match:
    """The second player has won two equal tiles and another, and returns one of them in secret."""
    table = Table(
        options=OWNER,
        turn=2,
        tiles={"garden": ["red 2", "grey 4"], "kitchen": ["red 2", "grey 2"], "church": ["blue 4", "grey 6"]},
        hands={1: ["chapter_house 2", "chapter_house 3", "scriptorium 2"], 2: ["red 1", "red 2", "blue 1"]},
    )
    return play(
        table.match(),
        *("2 play red 1", "2 move red garden", "chance draw garden 2"),
        *("1 play chapter_house 2", "1 move adson chapter_house", "chance draw white 4"),
        *("2 play red 2", "2 spend 0", "2 move red kitchen", "chance draw cloister 3"),
        *("1 play chapter_house 3", "1 move william chapter_house", "chance draw white 3"),
        *("2 play blue 1", "2 spend 0", "2 move blue church", "chance draw grey 1"),
        *("1 play scriptorium 2", "1 move adson scriptorium", "chance draw white 2"),
        *("2 play garden 2", "2 spend 1", "2 return blue 4"),
    )


def kept(match: Match) -> dict[Cards, float]:
    """How likely each set of time tiles of player 2 is to player 1: every face he holds is as likely to go back as any other."""
    worlds: dict[tuple[Cards, Cards], float] = {((), ()): 1.0}
    for _, before, after in match.positions():
        new: dict[tuple[Cards, Cards], float] = {}
        for (held, chain), chance in worlds.items():
            for world, share in _tiles_after(held, chain, before, after):
                new[world] = new.get(world, 0.0) + chance * share
        worlds = new
    total = sum(worlds.values())
    found: Counter[Cards] = Counter()
    for (held, _), chance in worlds.items():
        found[held] += chance / total  # type: ignore[assignment]
    return dict(found)


def _tiles_after(
    held: Cards, chain: Cards, before: State, after: State
) -> list[tuple[tuple[Cards, Cards], float]]:
    """Tiles of player 2 and faces in the chain after a decision, each with its chance; worlds that do not fit are left out."""
    given = before.tiles[1] - after.tiles[1]
    if after.tiles[1] > before.tiles[1]:
        held = tuple(sorted((*held, after.held[1][after.tiles[1] - 1])))
    mine = tuple(before.held[0][: max(before.tiles[0] - after.tiles[0], 0)])
    if before.tiles[0] - after.tiles[0] == 1 and STEPS[before.step] == "return":
        mine = (next(iter((Counter(before.held[0]) - Counter(after.held[0])).elements())),)
    worlds = [((held, chain + mine), 1.0)]
    if given > 0 and given < len(held):
        faces = sorted(set(held))
        worlds = []
        for face in faces:
            at = held.index(face)
            worlds.append(((held[:at] + held[at + 1 :], (*chain, face)), 1 / len(faces)))
    elif given > 0:
        # All go, in the order in which they were won: told apart only where they come up again.
        worlds = [(((), chain + tuple(before.held[1][:given])), 1.0)]
    out = len(worlds[0][0][1]) - after.chain_length
    if out > 0:
        came = _came_up(before, after, out)
        worlds = [((h, c[out:]), share) for (h, c), share in worlds if c[:out] == came]
    return worlds


def _came_up(before: State, after: State, out: int) -> Cards:
    """The tiles that were turned up from the returned part of the chain by this decision, in order."""
    return tuple((*before.chain[: before.chain_length], *_joined(before, after))[:out])


def _joined(before: State, after: State) -> list[int]:
    gone = [Counter(before.held[seat]) - Counter(after.held[seat]) for seat in range(2)]
    return [tile for tiles in gone for tile in tiles.elements() if tile >= 0]


def tiles_drawn(match: Match, count: int) -> list[tuple[Cards, float]]:
    """Player 2's time tiles in so many redraws of player 1."""
    return [
        (tuple(sorted(tile for tile in last(match.setup, decisions).held[1] if tile >= 0)), weight)
        for decisions, weight in histories(match, 0, count)
    ]


@pytest.mark.rule("15.12", "Q4")
def test_a_hidden_return_is_uniform_over_the_different_faces_held() -> None:
    match = returning()
    red, blue = TILE_NAMES.index("red 2"), TILE_NAMES.index("blue 4")
    exact = {(red, red): 0.5, tuple(sorted((red, blue))): 0.5}
    assert kept(match) == pytest.approx(exact)
    drawn = tiles_drawn(match, 3000)
    assert {tiles for tiles, _ in drawn} == set(exact)
    agree(drawn, exact, lambda tiles: blue in tiles)


def eager(setup: Setup, seed: int) -> Match:
    """A match of players who do tasks where they can and often spend what they have."""
    random = Random(seed)
    match = Match(setup, random)
    while not match.over:
        seat = match.deciders[0]
        view = match.view(seat)
        s, actions = view.numbers, list(view.actions)
        if STEPS[s.step] in ("place", "figure"):
            moves = [(s.mover, a.choice) if s.mover >= 0 else (a.choice, BUILDING_OF[s.card]) for a in actions]
            tasks = [
                action
                for action, (figure, place) in zip(actions, moves, strict=True)
                if figure >= FIRST_MONK and any(tile // 10 == figure - FIRST_MONK for tile in s.tile[place])
            ]
            actions = tasks or actions
        elif STEPS[s.step] == "spend" and random.random() < 0.5:
            actions = actions[-1:]
        match.decide(seat, random.choice(actions))
    return match


@pytest.mark.rule("15.12", "Q4")
def test_hidden_returns_that_follow_one_another_are_as_likely_as_counted() -> None:
    match = eager(Setup.of(GAME, 2, OWNER), seed=3)
    hidden = [i for i, (d, b, _) in enumerate(match.positions(), 1) if STEPS[b.step] == "return" and d.decider == 1]
    match = cut(match, hidden[3])
    exact = kept(match)
    drawn = tiles_drawn(match, 1500)
    assert len(exact) > 2 and {tiles for tiles, _ in drawn} <= set(exact)
    for tiles in exact:
        agree(drawn, exact, lambda other, tiles=tiles: other == tiles)  # type: ignore[misc]


def after_coming_up(seats: int, seed: int) -> Match:
    """An eager match that has gone on a while after returned tiles began to come up again."""
    match = eager(Setup.of(GAME, seats, OWNER), seed)
    first = next(
        i
        for i, (_, b, a) in enumerate(match.positions(), 1)
        if b.unseen_left == 0 and a.chain_length < b.chain_length
    )
    return cut(match, first + 40)


@pytest.mark.rule("15.12", "Q4")
def test_a_hidden_tile_that_comes_up_again_tells_what_was_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redraw, "TRIES", 20)
    match = after_coming_up(2, seed=5)
    exact = kept(match)
    drawn = tiles_drawn(match, 1000)
    assert {tiles for tiles, _ in drawn} <= set(exact)
    for tiles in exact:
        agree(drawn, exact, lambda other, tiles=tiles: other == tiles)  # type: ignore[misc]


def same_to(match: Match, decisions: list[Decision], seat: int) -> bool:
    """Has a history told a seat, and does it show it, what the match did?"""
    other = Match.from_log(match.setup, decisions)
    return list(other.tellings(seat)) == list(match.tellings(seat)) and other.view(seat).names == match.view(seat).names


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


@pytest.mark.rule("15.12")
@pytest.mark.parametrize("seats", (2, 4))
def test_a_redraw_tells_the_same_where_hidden_tiles_came_up_again(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redraw, "TRIES", 20)
    match = after_coming_up(seats, seed=seats)
    for seat in (0, 1, SPECTATOR):
        decisions, _ = GAME.redraw(match.setup, match.decisions, seat, Random(seat))
        assert same_to(match, decisions, seat)


@pytest.mark.rule("15.7", "15.8", "15.12")
@pytest.mark.parametrize("tile_return", ("oldest_first", "owner_choice"))
@pytest.mark.parametrize("seats", (2, 4))
def test_two_truths_a_seat_cannot_tell_apart_give_the_same_redraws(seats: int, tile_return: str) -> None:
    match = at_random(Setup.of(GAME, seats, {"tile_return": tile_return}), seed=7)
    for decided in (60, 150, len(match.decisions) - 1):
        truth = match.decisions[:decided]
        for seat in (*range(seats), SPECTATOR):
            other, _ = GAME.redraw(match.setup, truth, seat, Random(1))
            assert other != truth
            for seed in range(3):
                once = GAME.redraw(match.setup, truth, seat, Random(seed))
                assert GAME.redraw(match.setup, other, seat, Random(seed)) == once


def identities(match: Match, decisions: Sequence[Decision]) -> Cards:
    """The identities a history deals."""
    return tuple(int(colour) for colour in last(match.setup, decisions).identity[: match.setup.seats])


@pytest.mark.rule("15.8", "C5")
def test_a_marker_shown_leaves_300_of_360_worlds_all_alike() -> None:
    match = Table(seats=4).match()
    story = redraw.heard(match.setup, match.decisions, SPECTATOR)
    blue = COLOURS.index("blue")
    story.shown[1][0] = blue
    worlds = [world for world in permutations(range(6), 4) if world[1] != blue]
    assert len(worlds) == 300
    exact = dict.fromkeys(worlds, 1 / 300)
    assert sum(chance for world, chance in exact.items() if world[2] == blue) == pytest.approx(0.20)
    random = Random(1)
    drawn = []
    for _ in range(4000):
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
    drawn = [((decisions[-1].choice,), weight) for decisions, weight in histories(match, 0, 2500)]
    for colour in range(6):
        agree(drawn, exact, lambda pick, colour=colour: pick == (colour,))  # type: ignore[misc]
