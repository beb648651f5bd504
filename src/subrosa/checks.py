"""Does everything hold? Engines agree, secrets are kept, pieces are conserved, records come back: counted over
random games.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import repeat
from multiprocessing import get_context
from random import Random
from typing import Any

from subrosa.core import doors, record, sums
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import engine, gpu, numba_installed
from subrosa.core.game import Game, Printed, Setup
from subrosa.core.match import Decision, Match, View, dump, see, undump
from subrosa.core.parts import styles
from subrosa.core.played import differences
from subrosa.games import find


@dataclass
class Found:
    """What a check counted, and the first troubles in words."""

    games: int = 0
    decisions: int = 0
    mismatches: int = 0
    redraws: int = 0
    leaks: int = 0
    violations: int = 0
    troubles: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Count what another check counted too."""
        for name, value in asdict(other).items():
            if name == "troubles":
                self.troubles = (self.troubles + other.troubles)[:20]
            else:
                setattr(self, name, getattr(self, name) + value)

    def counts(self) -> dict[str, int]:
        """What was counted, without the words."""
        return {name: value for name, value in asdict(self).items() if name != "troubles"}

    @property
    def well(self) -> bool:
        """Was nothing found wrong?"""
        return self.mismatches == self.leaks == self.violations == 0


def engines_here(wanted: str | None = None) -> list[str]:
    """The engines a check compares."""
    if wanted is not None:
        return sorted({"python", wanted}, reverse=True)
    return ["python", "numba"] if numba_installed() else ["python"]


def check(setup: Setup, games: int, seed: int, engines: list[str], done: Callable[[], object] = lambda: None) -> Found:
    """Check so many random games of a table."""
    found = Found()
    for number in range(games):
        found.add(check_game(setup, seed, number, engines))
        done()
    return found


def check_on_gpu(setup: Setup, games: int, seed: int) -> Found:
    """Random games on a GPU beside plain Python; a thousand, and as many of greedy players, by the sums there are."""
    game, fast, plain = setup.game, gpu(setup.game), engine(setup.game, "python")
    found, start = Found(), setup.start()
    for style in styles(game):
        ours, theirs = (each.sums(start, games, seed, style=style) for each in (fast, plain))
        found.games += games
        found.decisions += sum(fast.playouts(start, games, seed, style=style).decisions)
        differ = [number for number, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b]
        found.mismatches += len(differ)
        found.troubles += [f"game {number}: cuda and plain Python differ" for number in differ]
    if setup == Setup.of(game, setup.seats):
        for name, seats, style in sums.tables(game):
            if seats == setup.seats:
                found.games += sums.MANY
                many = sums.hashed(sums.found(fast, start, sums.MANY, style))
                if many not in sums.known(game).get(name, []):
                    found.mismatches += 1
                    found.troubles.append(f"{name}: the sums of {sums.MANY} games are others")
    return found


def check_in_parallel(
    setup: Setup, games: int, seed: int, engines: list[str], jobs: int, done: Callable[[], object] = lambda: None
) -> Found:
    """The same, games spread over processes."""
    for name in engines[1:]:
        engine(setup.game, name, checked=name == "numba")
    found = Found()
    table = (setup.game.id, setup.seats, dict(setup.options), setup.data)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for one in pool.map(_check_one, repeat(table), repeat(seed), range(games), repeat(engines), chunksize=4):
            found.add(one)
            done()
    return found


def _check_one(
    table: tuple[str, int, dict[str, str], Printed | None], seed: int, number: int, engines: list[str]
) -> Found:
    name, seats, options, data = table
    return check_game(Setup(find(name), seats, options, data), seed, number, engines)


def check_game(setup: Setup, seed: int, number: int, engines: list[str]) -> Found:
    """One random game, every way round."""
    game = setup.game
    style = styles(game)[number % len(styles(game))]
    traces = [engine(game, name, checked=name == "numba").trace(setup.start(), seed, number, style) for name in engines]
    decisions = [Decision(who, choice) for who, choice in zip(traces[0].who, traces[0].choices, strict=True)]
    found = Found(games=1, decisions=len(decisions))
    for name, trace in zip(engines[1:], traces[1:], strict=True):
        differing = differences(game, traces[0], trace)
        found.mismatches += len(differing)
        found.troubles += [f"game {number}: {name}: {text}" for text in differing]
    match = Match.from_log(setup, decisions)
    for text in violations(match):
        found.violations += 1
        found.troubles.append(f"game {number}: {text}")
    random, walk = Random(f"{seed} {number}"), doors.Walk(match)
    for seat in (*range(setup.seats), SPECTATOR):
        at = random.randrange(len(decisions) + 1)
        found.redraws += 1
        for door in walk.leaks(at, seat, random):
            found.leaks += 1
            found.troubles.append(f"game {number}, after {at} decisions, seat {seat}: {door}")
    return found


def violations(match: Match) -> list[str]:
    """What does not hold in a finished match: ranges, pieces, lists, views, JSON, text, replay."""
    game = match.game
    if not match.over:
        return ["the game did not end"]
    found = []
    start = match.setup.start()
    pieces = game.pieces(start)
    for n, (decision, before, after) in enumerate(match.positions(), start=1):
        found += [f"decision {n}: {text}" for text in game.fields.outside(after)]
        if game.pieces(after) != pieces:
            found.append(f"decision {n}: pieces were lost or gained")
        if decision.decider != CHANCE:
            found += [f"decision {n}: {text}" for text in _own_lists(match, before, decision.decider)]
        if n % 50 == 0 and game.fields.numbers(undump(game, dump(game, after), start)) != game.fields.numbers(after):
            found.append(f"decision {n}: JSON does not come back equal")
    text = record.write(match)
    again = record.read(text)
    if again.decisions != match.decisions or record.write(again) != text:
        found.append("the record does not come back equal")
    if game.fields.numbers(again.state) != game.fields.numbers(match.state):
        found.append("the replay ends elsewhere")
    return found


def _same_deciders(game: Game, view: View, state: Any, seat: int) -> bool:
    """Who decides is the same in the view; where readiness is hidden, others may seem to choose who are done."""
    shown, truth = int(game.rules.deciders(view.numbers)), int(game.rules.deciders(state))
    if state.step not in game.hidden_steps:
        return shown == truth
    return shown & truth == truth and shown >> seat & 1 == truth >> seat & 1


def _own_lists(match: Match, state: Any, seat: int) -> list[str]:
    """Deciders and choices worked out from a seat's view must be those of the state."""
    game = match.game
    view = see(game, state, seat)
    out = [0] * game.most_choices
    truth = out[: game.rules.legal(state, seat, out)]
    found = []
    if not _same_deciders(game, view, state, seat):
        found.append("the view has other deciders")
    if [action.choice for action in view.actions] != truth or not truth:
        found.append("the view offers other choices")
    if len({action.text for action in view.actions}) != len(truth):
        found.append("two choices have the same line")
    return found
