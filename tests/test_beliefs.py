"""What every game's beliefs must keep: the truth is never excluded, counting is what redraws count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random

import pytest
from _pytest.mark import ParameterSet
from conftest import compiled
from later import rest_later

from subrosa import games
from subrosa.bots import seated
from subrosa.core.beliefs import Belief, Matter, Share, along, of_match, redrawn
from subrosa.core.compiled import NumbaEngine
from subrosa.core.deciders import SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.fields import State
from subrosa.core.game import Game, Setup
from subrosa.core.match import Match
from subrosa.core.parts import BELIEFS, THOUGHTS, styles
from subrosa.core.styles import DEDUCER, EVEN, GREEDY, SEARCH, Style

GAMES = [games.find(name) for name in games.names()]
BELIEVING = [game for game in GAMES if game.belief is not None]
BOTS = ("random", "greedy", "thrifty")


def key(matter: Matter) -> tuple[object, ...]:
    return (matter.kind, *matter.of.items())


def played(game: Game, seats: int, seed: int, bots: str, options: dict[str, str] | None = None) -> Match:
    match = Match.new(game, seats, Random(seed), options=options)
    match.play_out(seated([bots], seats, seed))
    return match


def variants(game: Game) -> list[dict[str, str]]:
    """Every value of every option, one at a time."""
    return [{one.id: value} for one in game.options for value in one.values[1:] if value != "custom"]


def one_soon(found: list[Game], late: Iterable[str] = ("rose", "eleven", "nuns")) -> list[ParameterSet]:
    """What players think is compiled for the smallest game in the test command, and for all where there is time."""
    return [pytest.param(game, id=game.id, marks=[pytest.mark.long] * (game.id in late)) for game in found]


def tables(late: Iterable[str] = ()) -> list[ParameterSet]:
    """Every game at every table; those of `late` only by `-m long`, since what they need is compiled for a minute."""
    return [
        pytest.param(game, seats, id=f"{game.id}-{seats}", marks=[pytest.mark.long] * (game.id in late))
        for game in BELIEVING
        for seats in game.seats
    ]


def named(one: object) -> str:
    return one.id if isinstance(one, Game) else str(one)


EVERYBODY = [(game, seats, bots) for game in BELIEVING for seats in game.seats for bots in BOTS]
SOON = [(game, seats, BOTS[seats % len(BOTS)]) for game in BELIEVING for seats in game.seats]


@pytest.mark.parametrize(("game", "seats", "bots"), rest_later(SOON, EVERYBODY), ids=named)
def test_the_truth_is_never_excluded_in_plain_python(game: Game, seats: int, bots: str) -> None:
    """A whole game of every kind of player, looked at from a seat, at every twentieth decision."""
    n = BOTS.index(bots) + seats - game.seats[0]
    match = played(game, seats, n, bots)
    for at, belief in enumerate(along(match, n if n < match.setup.seats else SPECTATOR)):
        if at % 20 == 0:
            assert_true(game, match, at, belief)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats"), tables(late=("eleven", "nuns")))
def test_the_truth_is_never_excluded(game: Game, seats: int) -> None:
    """Twenty whole games from every seat in turn and from outside; the half as usual, the others under one option.

    At the smallest and the largest table one of them is a game of greedy players.
    """
    fast, options = compiled(game, checked=True, besides=BELIEFS), variants(game)
    for number in range(20):
        option = options[(game.seats.index(seats) * 10 + number // 2) % len(options)] if number % 2 else {}
        watched(
            fast, Setup.of(game, seats, option), number, greedy=number == 0 and seats in (game.seats[0], game.seats[-1])
        )


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_truth_is_not_excluded_in_a_thousand_games(game: Game, seats: int) -> None:
    """Every seat in turn, and the spectator; every second game with options drawn; every tenth of greedy players."""
    fast = compiled(game, checked=False, besides=THOUGHTS)
    for number in range(1000):
        setup = Setup.of(game, seats, drawn_options(game, number) if number % 2 else {})
        watched(fast, setup, number, greedy=number % 10 == 9)


def drawn_options(game: Game, number: int) -> dict[str, str]:
    random = Random(number)
    return {option.id: random.choice([v for v in option.values if v != "custom"]) for option in game.options}


def watched(fast: NumbaEngine, setup: Setup, number: int, greedy: bool) -> None:
    """A whole game as a seat sees it; what it holds to be possible is looked at six times."""
    game, seat = setup.game, number % (setup.seats + 1)
    seat = seat if seat < setup.seats else SPECTATOR
    traced = fast.trace(setup.start(), 5, number, styles(game)[number // 2 % len(styles(game))])
    who, choices, states = traced.who, traced.choices, traced.states
    if greedy:
        match = Match(setup, Random(number))
        match.play_out(seated(["greedy"], setup.seats, number))
        who, choices = [one.decider for one in match.decisions], [one.choice for one in match.decisions]
        states = game.fields.pack([after.copy() for _, _, after in match.positions()])
    before = [setup.start(), *map(game.fields.unpack, states)]
    views = fast.see_many(game.fields.pack(before), [seat] * len(before))
    heard = [
        choice if game.knows(state, decider, choice, seat) else -1
        for state, decider, choice in zip(before, who, choices, strict=False)
    ]
    memory, done = fast.memory(), 0
    fast.forgotten(game.fields.unpack(views[0]), seat, memory)
    for part in range(1, 7):
        upto = len(who) * part // 6
        fast.remember(views[done : upto + 1], seat, who[done:upto], heard[done:upto], memory)
        view = game.fields.unpack(views[upto])
        matters = game.matters(view, seat, fast.weighed(view, seat, memory))
        assert_all_true(game, before[upto], matters, (number, upto))
        done = upto


def assert_true(game: Game, match: Match, at: int, belief: Belief) -> None:
    assert_all_true(game, match.position(at), belief.matters, at)


def assert_all_true(game: Game, state: State, matters: Iterable[Matter], at: object) -> None:
    for matter in matters:
        share = matter.shares.get(game.truth(state, matter))
        if share is not None:
            assert share.counted > 0.0 and share.believed > 0.0, (key(matter), at)
        for layer in ("counted", "believed"):
            assert sum(getattr(one, layer) for one in matter.shares.values()) == pytest.approx(1.0)


COUNTED = [
    pytest.param(game, seats, id=f"{game.id}-{seats}", marks=[pytest.mark.long] * (seats != game.seats[1]))
    for game in BELIEVING
    for seats in game.seats
]


@pytest.mark.parametrize(("game", "seats"), COUNTED)
def test_counting_is_what_redraws_count(game: Game, seats: int) -> None:
    """The share of each alternative is how often it comes up among worlds that would have told the seat the same."""
    random = Random(7)
    match = played(game, seats, seats, "random")
    upto = len(match.decisions) * 2 // 3
    seat = seats - 1
    matters = beliefs_at(match, seat, upto).matters
    assert_counted(match, upto, seat, [one for one in matters if not one.others], random)
    assert_counted(match, upto, SPECTATOR, [one for one in matters if one.others], random)


def assert_counted(match: Match, upto: int, seat: int, matters: list[Matter], random: Random) -> None:
    game = match.game
    weights: dict[tuple[object, ...], dict[str, float]] = defaultdict(lambda: defaultdict(float))
    total = squares = 0.0
    for _ in range(400 if matters else 0):
        decisions, weight = game.redraw(match.setup, match.decisions[:upto], seat, random)
        state = match.setup.start()
        for decision in decisions:
            game.rules.apply(state, decision.decider, decision.choice)
        total, squares = total + weight, squares + weight * weight
        for matter in matters:
            weights[key(matter)][game.truth(state, matter)] += weight
    for matter in matters:
        worth = total * total / squares
        for name, share in matter.shares.items():
            found = weights[key(matter)][name] / total
            spread = (share.counted * (1 - share.counted) / worth) ** 0.5
            # What is rare may well turn up once or twice; what is impossible must not.
            slack = 2 / worth if share.counted > 0 else 0.0
            assert abs(found - share.counted) <= 5 * spread + slack, (key(matter), name, found, share)
        assert set(weights[key(matter)]) <= set(matter.shares), (key(matter), "is held to be impossible")


def test_an_opinion_is_never_shown_as_certain() -> None:
    """Only what the rules leave no other way for is; an opinion goes up to 95 in a hundred."""
    assert (Share(0.5, 0.999).shown, Share(0.5, 0.2).shown) == (0.95, 0.2)
    assert (Share(1.0, 1.0).shown, Share(0.0, 0.0).shown) == (1.0, 0.0)


def test_a_game_without_a_belief_is_believed_by_its_redraws() -> None:
    """Under another's cup every die is any face, and dice lie in order: the lowest of two is a 1 in 11 of 36 cases."""
    match = Match.new("liars_dice", 2, Random(1), options={"dice": "2"})
    match.play_out({})
    lowest, highest = redrawn(match, 0, Random(2), worlds=1500)
    assert (lowest.kind, lowest.of, highest.of["at_2"]) == ("field", {"field": "cup", "seat": 2, "at_2": 1}, 2)
    assert lowest.shares["1"].counted == pytest.approx(11 / 36, abs=0.06)
    assert highest.shares["1"].counted == pytest.approx(1 / 36, abs=0.02)
    assert sum(share.counted for share in highest.shares.values()) == pytest.approx(1.0)


def beliefs_at(match: Match, seat: int, upto: int) -> Belief:
    for at, belief in enumerate(along(match, seat)):
        if at == upto:
            return belief
    raise AssertionError(upto)


@pytest.mark.parametrize("game", BELIEVING, ids=lambda game: game.id)
def test_what_a_seat_cannot_tell_apart_it_believes_alike(game: Game) -> None:
    random = Random(3)
    match = played(game, game.seats[-1], 5, "random")
    upto = len(match.decisions) // 2
    for seat in (0, SPECTATOR):
        decisions, _ = game.redraw(match.setup, match.decisions[:upto], seat, random)
        other = Match.from_log(match.setup, decisions)
        assert of_match(other, seat).matters == beliefs_at(match, seat, upto).matters


@pytest.mark.compiled
@pytest.mark.parametrize("game", one_soon(GAMES))
def test_compiled_players_choose_as_plain_ones(game: Game) -> None:
    plain, fast = engine(game, "python"), compiled(game, checked=True, besides=THOUGHTS)
    for seats in game.seats:
        start = Setup.of(game, seats).start()
        thinkers = [Style(SEARCH, 0.2, 1), Style(DEDUCER, 0.3), DEDUCER, GREEDY] * 2
        for kinds in ([GREEDY] * 8, [GREEDY, EVEN] * 4, thinkers):
            ours = plain.games(start, kinds, 1, seed=seats, kept=[1] * 8)
            assert ours == fast.games(start, kinds, 1, seed=seats, kept=[1] * 8)


@pytest.mark.compiled
@pytest.mark.parametrize("game", one_soon(BELIEVING, ("eleven", "nuns")))
def test_compiled_players_notice_as_plain_ones(game: Game) -> None:
    plain, fast = engine(game, "python"), compiled(game, checked=True, besides=BELIEFS)
    for seats in game.seats:
        match = played(game, seats, seats, "random")
        memories = plain.memory(), fast.memory()
        view = match.view(0)
        belief = next(iter(along(match, 0)))
        assert view.seat == belief.seat
        game.belief.forget(belief.view, 0, memories[0])  # type: ignore[union-attr]
        memories[1][:] = game.belief.MEMORY.pack([memories[0]])  # type: ignore[union-attr]
        before = belief.view
        for decision, state, after in match.positions():
            heard = decision.choice if game.knows(state, decision.decider, decision.choice, 0) else -1
            seen = game.fields.blank()
            game.see(after, 0, seen)
            for one, memory in zip((plain, fast), memories, strict=True):
                one.noticed(before, seen, 0, decision.decider, heard, memory)
            before = seen
        assert (game.belief.MEMORY.pack([memories[0]]) == memories[1]).all()  # type: ignore[union-attr]
