"""Each game that is found, every player count: a new game joins by being found."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from threading import Thread
from types import ModuleType

import pytest
from conftest import compiled
from later import rest_later
from tables import OPTIONS, PRESETS, TABLES

from subrosa import checks
from subrosa.core import doors, record
from subrosa.core.compiling import modules
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.errors import IllegalAction
from subrosa.core.fields import ALL, State
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, dump, legal, odds, parse, see, undump
from subrosa.core.parts import THOUGHTS, styles
from subrosa.core.played import differences
from subrosa.core.styles import THRIFTY
from subrosa.core.text import say, shown
from subrosa.core.view import derived
from subrosa.games import find, names


def traced(setup: Setup, number: int) -> Match:
    """A random game; where the game knows thrifty players, they play every other one."""
    style = styles(setup.game)[number % len(styles(setup.game))]
    trace = engine(setup.game, "python").trace(setup.start(), 7, number, style)
    return Match.from_log(setup, [Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True)])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_end_and_keep_ranges_pieces_lists_text_and_json(name: str, seats: int) -> None:
    for number in range(2):
        match = traced(Setup.of(find(name), seats), number)
        assert match.over
        assert checks.violations(match) == []


@pytest.mark.parametrize(("name", "option", "value"), rest_later(OPTIONS[1::4], OPTIONS))
def test_every_option_plays_to_the_end(name: str, option: str, value: str) -> None:
    """At every player count in turn, so that many options are tried with each."""
    counts = find(name).seats
    seats = counts[OPTIONS.index((name, option, value)) % len(counts)]
    assert checks.violations(traced(Setup.of(find(name), seats, {option: value}), 3)) == []


@pytest.mark.parametrize("name", names())
def test_how_far_a_game_has_come_is_no_secret(name: str) -> None:
    """Lists of tables say it to everybody."""
    game = find(name)
    assert not game.progress or game.fields.by_name[game.progress].known is ALL


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_preset_plays_to_the_end(name: str, preset: str) -> None:
    for seats in find(name).seats[::3]:
        assert checks.violations(traced(Setup.of(find(name), seats, preset=preset), seats)) == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_replay_rebuilds_every_state(name: str, seats: int) -> None:
    match = traced(Setup.of(find(name), seats), 1)
    again = record.read(record.write(match))
    numbers = match.game.fields.numbers
    for n, (_, _, after) in enumerate(match.positions(), start=1):
        assert numbers(again.position(n)) == numbers(after)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_state_and_view_comes_back_from_json(name: str, seats: int) -> None:
    match = traced(Setup.of(find(name), seats), 2)
    game = match.game
    for n in range(0, len(match.decisions), 7):
        for seat in (*range(seats), SPECTATOR):
            v = see(game, match.position(n), seat).numbers
            again = undump(game, json.loads(json.dumps(dump(game, v))), match.state)
            assert game.fields.numbers(again) == game.fields.numbers(v)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_derived_follows_from_the_view_alone(name: str, seats: int) -> None:
    """It is JSON, changes nothing and comes out the same each time; what is said to be common comes out the same from
    every view. That worlds a seat cannot tell apart have the same is seen at the doors."""
    match = traced(Setup.of(find(name), seats), 5)
    game = match.game
    for n in range(1, len(match.decisions) + 1, 1 + len(match.decisions) // 40):
        state = match.position(n)
        common = game.common(see(game, state, SPECTATOR).numbers)
        for seat in (*range(seats), SPECTATOR):
            v = see(game, state, seat).numbers
            before, found = game.fields.numbers(v), derived(game, v, seat)
            assert json.loads(json.dumps(found)) == found
            assert game.fields.numbers(v) == before
            again = undump(game, json.loads(json.dumps(dump(game, v))), match.state)
            assert derived(game, again, seat) == found
            assert game.common(v) == common and not common.keys() & game.derive(v, seat).keys()


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_python_and_numba_agree_decision_by_decision(name: str, seats: int) -> None:
    game = find(name)
    fast, slow = compiled(game, checked=True), engine(game, "python")
    start = Setup.of(game, seats).start()
    for style in styles(game):
        for number in range(3):
            assert differences(game, slow.trace(start, 11, number, style), fast.trace(start, 11, number, style)) == []


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "option", "value"), rest_later(OPTIONS[::3], OPTIONS))
def test_python_and_numba_agree_under_every_option(name: str, option: str, value: str) -> None:
    game = find(name)
    start = Setup.of(game, game.seats[-1], {option: value}).start()
    fast, slow = compiled(game, checked=True), engine(game, "python")
    for style in styles(game):
        assert differences(game, slow.trace(start, 5, 0, style), fast.trace(start, 5, 0, style)) == []


@pytest.mark.parametrize("name", names())
def test_a_wrong_engine_is_noticed(name: str) -> None:
    game = find(name)
    start = Setup.of(game, game.seats[0]).start()
    ours, theirs = (engine(game, "python").trace(start, 1, 0) for _ in range(2))
    field = next(iter(game.fields)).name
    setattr(theirs.states[9], field, getattr(theirs.states[9], field) + 1)
    assert differences(game, ours, theirs) == [f"decision 10: {field} differs"]


CHECKED = {name: name != "liars_dice" for name in names()}
"""Compiling takes a while: of one game both kinds of engine are tried, with and without bounds checks."""


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_batches_play_the_same_games_on_both_engines(name: str, seats: int) -> None:
    game = find(name)
    fast, slow = compiled(game, CHECKED[name]), engine(game, "python")
    start = Setup.of(game, seats).start()
    for style in styles(game):
        assert slow.playouts(start, 8, 1 << 63, style=style) == fast.playouts(start, 8, 1 << 63, style=style)
    games = [traced(Setup.of(game, seats), number) for number in range(3)]
    middle = [match.position(len(match.decisions) // 2) for match in games]
    assert slow.rollouts(middle, seed=4) == fast.rollouts(middle, seed=4)
    assert slow.rollouts(middle, seed=4, limit=9) == fast.rollouts(middle, seed=4, limit=9)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_batched_lists_and_steps_are_those_of_the_rules(name: str, seats: int) -> None:
    game = find(name)
    match = traced(Setup.of(game, seats), 4)
    before = [match.position(n) for n in range(0, len(match.decisions), 5)]
    decided = match.decisions[::5]
    who, choices = [d.decider for d in decided], [d.choice for d in decided]
    fast, slow = compiled(game, CHECKED[name]), engine(game, "python")
    lists = slow.legal_many(before, who)
    assert lists == fast.legal_many(before, who)
    assert all(choice in row for choice, row in zip(choices, lists, strict=True))
    after = [match.position(n + 1) for n in range(0, len(match.decisions), 5)]
    assert [game.fields.numbers(s) for s in slow.step_many(before, who, choices)] == [
        game.fields.numbers(s) for s in after
    ]
    assert (fast.step_many(before, who, choices) == game.fields.pack(after)).all()


@pytest.mark.parametrize("name", [name for name in names() if THRIFTY in styles(find(name))])
def test_thrifty_players_lean_by_what_their_seat_knows(name: str) -> None:
    """Leanings worked out from the view are those of the state, and some choice is always left."""
    game = find(name)
    for seats in game.seats:
        match = traced(Setup.of(game, seats), 1)
        for decision, before, _ in match.positions():
            if decision.decider != CHANCE:
                out, weights, seen = ([0] * game.most_choices for _ in range(3))
                count = game.rules.legal(before, decision.decider, out)
                game.rules.leanings(before, decision.decider, out, count, weights)
                v = see(game, before, decision.decider).numbers
                game.rules.leanings(v, decision.decider, out, count, seen)
                assert weights[:count] == seen[:count]
                assert min(weights[:count]) >= 0 < sum(weights[:count])


@pytest.mark.compiled
@pytest.mark.parametrize("name", names())
def test_compiled_batches_let_other_threads_run(name: str) -> None:
    """Every entry point frees the interpreter lock: while one thread is inside, another gets its turn."""
    game = find(name)
    fast = compiled(game, CHECKED[name])
    assert all(entry.targetoptions["nogil"] for entry in fast._loops.values())
    start = Setup.of(game, game.seats[0]).start()
    counted = 0
    thread = Thread(target=fast.playouts, args=(start, 20_000, 1))
    thread.start()
    while thread.is_alive():
        counted += 1
        thread.join(0.0001)
    assert counted > 20


@pytest.mark.parametrize("name", names())
def test_the_size_of_a_state_is_that_of_its_record(name: str) -> None:
    game = find(name)
    assert game.fields.size == game.fields.dtype.itemsize <= 1024
    state = Setup.of(game, game.seats[0]).start()
    assert game.fields.numbers(game.fields.unpack(game.fields.pack([state])[0])) == game.fields.numbers(state)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_when_the_game_is_over_everything_is_open(name: str, seats: int) -> None:
    match = traced(Setup.of(find(name), seats), 6)
    for seat in (*range(seats), SPECTATOR):
        assert match.game.fields.numbers(match.view(seat).numbers) == match.game.fields.numbers(match.state)


COMPREHENSIONS = (ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)
FORBIDDEN = (
    *COMPREHENSIONS,
    ast.Dict,
    ast.Set,
    ast.List,
    ast.Lambda,
    ast.Try,
    ast.Raise,
    ast.Yield,
    ast.With,
    ast.JoinedStr,
)


def makers(tree: ast.Module) -> set[str]:
    """The functions that make a module's tables when it is loaded: these are never compiled."""
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    found: set[str] = set()
    looked: list[ast.AST] = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
    while looked:
        called = {
            call.func.id for call in ast.walk(looked.pop()) if isinstance(call, ast.Call) and hasattr(call.func, "id")
        }
        looked += [functions[name] for name in called & functions.keys() - found]
        found |= called & functions.keys()
    return found


@pytest.mark.parametrize("name", names())
def test_the_rules_allocate_nothing_and_raise_nothing(name: str) -> None:
    for module in modules(find(name), THOUGHTS):
        tree = ast.parse(inspect.getsource(module))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name not in makers(tree):
                inner = [part for statement in node.body for part in ast.walk(statement)]
                assert not [part for part in inner if isinstance(part, FORBIDDEN)], f"{module.__name__}.{node.name}"


def reads(module: ModuleType, names: tuple[str, ...]) -> set[str]:
    """The secret fields a module reads off a state, which is always called s; a view is called v."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id != "v":
            found.add(node.attr)
    return found & set(names)


def rooms(module: ModuleType) -> list[ModuleType]:
    """A module and, if it is a package, those inside it."""
    inside = [found for name, found in sys.modules.items() if name.startswith(f"{module.__name__}.")]
    return [module, *inside]


@pytest.mark.parametrize("name", names())
def test_only_rules_and_the_door_read_the_secret_fields(name: str) -> None:
    game = find(name)
    for module in rooms(game.policy):
        assert reads(module, game.fields.secret()) == set()
    assert reads(sys.modules[game.said.__module__], game.fields.secret()), "this test has lost its eyes"


ODD = ("", "x", "stop it now", "play", "-1", "²", "move red library please")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_line_parses_back_and_any_other_wish_is_refused_with_a_sentence(name: str, seats: int) -> None:
    """At moments of a whole game: lines in any case and spacing; what others may say; and nonsense."""
    match = traced(Setup.of(find(name), seats), 2)
    wishes = (*ODD, *doors._tried(match.setup)[::5])
    for decision, before, _ in list(match.positions())[::9]:
        if decision.decider == CHANCE:
            choices = odds(match.game, before)[0]
            lines = [match.game.said(before, CHANCE, choice).line for choice in choices]
            assert [parse(match.game, before, CHANCE, line, choices) for line in lines] == choices
            continue
        view = see(match.game, before, decision.decider)
        assert [view.choice(f" {action.text.upper()}  ") for action in view.actions] == [a.choice for a in view.actions]
        for wish in wishes:
            try:
                assert view.choice(wish) in [action.choice for action in view.actions]
            except IllegalAction as error:
                facts = shown(match.game, error.facts, "cs")
                assert str(error)[-1] in ".!?" and say("cs", error.key, facts)[-1] in ".!?"


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_views_are_the_same_on_both_engines(name: str, seats: int) -> None:
    game = find(name)
    states = [before for _, before, _ in traced(Setup.of(game, seats), 1).positions()][::11]
    for seat in (*range(seats), SPECTATOR):
        slow = engine(game, "python").see_many(states, [seat] * len(states))
        fast = compiled(game, checked=True).see_many(states, [seat] * len(states))
        assert [game.fields.numbers(v) for v in slow] == [game.fields.numbers(game.fields.unpack(v)) for v in fast]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_who_knows_a_decision_is_who_can_tell_it_from_the_others(name: str, seats: int) -> None:
    """Whoever knows what was decided was told, or sees, something else than if another choice had been made."""
    match = traced(Setup.of(find(name), seats), 4)
    game = match.game
    for decision, before, _ in list(match.positions())[::5]:
        decider = decision.decider
        choices = odds(game, before)[0] if decider == CHANCE else legal(game, before, decider)
        for seat in (*range(seats), SPECTATOR):
            if len(choices) > 1 and game.knows(before, decider, decision.choice, seat):
                heard = [_heard(match, before, decider, choice, seat) for choice in choices]
                assert heard.count(_heard(match, before, decider, decision.choice, seat)) == 1


def _heard(match: Match, before: State, decider: int, choice: int, seat: int) -> tuple[object, ...]:
    after = before.copy()
    match.game.rules.apply(after, decider, choice)
    told = [t for t in match.game.tell(before, decider, choice, after) if t.reaches(seat)]
    return told, match.game.fields.numbers(see(match.game, after, seat).numbers)
