"""Redraws give equal bytes by every door; a planted leak is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any
from zlib import crc32

import pytest
from later import rest_later
from leaking import seeing, telling
from tables import OPTIONS, PRESETS, TABLES

from subrosa.core import doors
from subrosa.core.deciders import SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.errors import IllegalAction
from subrosa.core.fields import ALL, NONE, OWNER, SOME, Fields
from subrosa.core.game import Game, Setup
from subrosa.core.match import Decision, Match
from subrosa.core.parts import styles
from subrosa.core.tellings import EVERYBODY, Telling
from subrosa.games import find, names

ENDS = [(name, seats) for name, seats in TABLES if seats in (find(name).seats[0], find(name).seats[-1])]
MIDDLE = [(name, seats) for name, seats in TABLES if seats == find(name).seats[1]]


def game_of(setup: Setup, number: int) -> Match:
    """A random game, of thrifty players where the game knows them: theirs see the end."""
    trace = engine(setup.game, "python").trace(setup.start(), 21, number, styles(setup.game)[-1])
    return Match.from_log(setup, [Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True)])


def leaks(match: Match, positions: int = 3, seed: int = 0) -> Iterator[str]:
    """Doors at which somebody can tell truth from redraw, at some positions of a game; it is looked as far as asked."""
    random, walk = Random(seed), doors.Walk(match)
    for seat in (*range(match.setup.seats), SPECTATOR):
        for _ in range(positions):
            yield from walk.leaks(random.randrange(len(match.decisions) + 1), seat, random)


@pytest.mark.parametrize(("name", "seats"), rest_later(ENDS, TABLES))
def test_no_seat_can_tell_the_truth_from_a_redraw(name: str, seats: int) -> None:
    assert list(leaks(game_of(Setup.of(find(name), seats), 1))) == []


@pytest.mark.parametrize(("name", "option", "value"), rest_later(OPTIONS[::5], OPTIONS))
def test_nor_under_any_option(name: str, option: str, value: str) -> None:
    match = game_of(Setup.of(find(name), find(name).seats[1], {option: value}), 2)
    assert list(leaks(match, positions=1)) == []
    same_redraws(match, len(match.decisions) * 2 // 3)


@pytest.mark.parametrize(("name", "preset"), rest_later(PRESETS[::2], PRESETS))
def test_nor_under_any_preset(name: str, preset: str) -> None:
    assert list(leaks(game_of(Setup.of(find(name), find(name).seats[-2], preset=preset), 3), positions=3)) == []


SEALED = [table for table in TABLES if find(table[0]).sealed_steps]


@pytest.mark.parametrize(
    ("name", "seats"), rest_later([one for one in SEALED if one[1] == find(one[0]).seats[1]], SEALED)
)
def test_sealed_choices_leak_nothing_at_any_moment_of_their_step(name: str, seats: int) -> None:
    match = game_of(Setup.of(find(name), seats), 3)
    sealed = [n for n, (_, before, _) in enumerate(match.positions()) if before.step in match.game.sealed_steps]
    random, walk = Random(1), doors.Walk(match)
    assert sealed
    for at in sealed[:: max(1, len(sealed) // 5)]:
        for seat in (*range(seats), SPECTATOR):
            assert walk.leaks(at, seat, random) == []


@pytest.mark.parametrize(("name", "seats"), rest_later(MIDDLE, TABLES))
def test_redraws_are_other_worlds_and_not_the_truth(name: str, seats: int) -> None:
    """Of a game half played: there is much that spectators and most seats do not know."""
    match = game_of(Setup.of(find(name), seats), 4)
    at = len(match.decisions) // 2
    puzzled = []
    for seat in (*range(seats), SPECTATOR):
        worlds = [match.game.redraw(match.setup, match.decisions[:at], seat, Random(n))[0] for n in range(12)]
        others = sum(world != match.decisions[:at] for world in worlds)
        puzzled += [seat] if others >= 11 and len({tuple(world) for world in worlds}) >= 11 else []
    assert SPECTATOR in puzzled and (len(puzzled) > seats / 2 or seats == 2)


@pytest.mark.parametrize(("name", "seats"), rest_later(MIDDLE, TABLES))
def test_a_redraw_never_depends_on_the_truth(name: str, seats: int) -> None:
    """The same stream gives the same redraw of a world and of any redraw of it."""
    match = game_of(Setup.of(find(name), seats), 5)
    for at in range(10, len(match.decisions), 97):
        same_redraws(match, at)


def same_redraws(match: Match, at: int) -> None:
    truth = match.decisions[:at]
    for seat in (*range(match.setup.seats), SPECTATOR):
        other, weight = match.game.redraw(match.setup, truth, seat, Random(at))
        again = [match.game.redraw(match.setup, world, seat, Random(99)) for world in (truth, other)]
        assert weight > 0 and again[0] == again[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_after_the_end_there_is_one_world_left(name: str, seats: int) -> None:
    match = game_of(Setup.of(find(name), seats), 6)
    for seat in (*range(seats), SPECTATOR):
        assert match.game.redraw(match.setup, match.decisions, seat, Random(1)) == (match.decisions, 1.0)


# Planted leaks: each must be caught, or the tests above prove nothing.

Plant = Callable[[Game], Game]


def secret_number(game: Game, s: Any) -> int:
    """Something that differs between worlds: all secret fields together, as a small number."""
    return crc32(repr([getattr(s, name) for name in game.fields.secret()]).encode()) % 97


def other_rows_are_shown(game: Game) -> Game:
    """A field of which each seat may see a part is shown whole."""
    secret = [f for f in game.fields if f.shape and f.known in (OWNER, SOME)]
    name = min(secret, key=lambda field: field.known is SOME).name

    def leak(s: Any, seat: int, v: Any) -> None:
        setattr(v, name, getattr(s.copy(), name))

    return seeing(game, leak)


def a_public_number_depends_on_secrets(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        setattr(v, game.progress, secret_number(game, s) % 2)

    return seeing(game, leak)


def tellings_go_to_everybody(game: Game) -> Game:
    return telling(game, lambda *a: [Telling(EVERYBODY, t.kind, t.facts) for t in a[3]])


def a_fact_depends_on_secrets(game: Game) -> Game:
    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        return [replace(t, facts={**t.facts, "points": secret_number(game, after)}) for t in told]

    return telling(game, leak)


def the_number_of_messages_depends_on_secrets(game: Game) -> Game:
    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        return told if secret_number(game, after) % 2 else told * 2

    return telling(game, leak)


def choices_come_in_an_order_that_depends_on_others(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        v.seats = s.seats if secret_number(game, s) % 2 else s.seats - 1

    return seeing(game, leak)


def the_table_of_fields_says_a_secret_is_open(game: Game) -> Game:
    """Views follow from the table of fields: a slip there is a leak like any other."""
    secret = min(game.fields, key=lambda field: (OWNER, SOME, NONE, ALL).index(field.known))
    return replace(game, fields=Fields(*(replace(f, known=ALL) if f is secret else f for f in game.fields)))


PLANTS: list[Plant] = [
    other_rows_are_shown,
    the_table_of_fields_says_a_secret_is_open,
    a_public_number_depends_on_secrets,
    tellings_go_to_everybody,
    a_fact_depends_on_secrets,
    the_number_of_messages_depends_on_secrets,
    choices_come_in_an_order_that_depends_on_others,
]


@pytest.mark.parametrize("plant", PLANTS)
@pytest.mark.parametrize("name", names())
def test_a_planted_leak_is_caught(name: str, plant: Plant) -> None:
    game, seats = plant(find(name)), find(name).seats[1]
    decisions = game_of(Setup.of(find(name), seats), 7).decisions
    match = Match.from_log(Setup.of(game, seats), decisions)
    assert any(leaks(match, positions=3))


@pytest.mark.parametrize("name", names())
def test_a_leak_in_a_refusal_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Match.decide

    def leaky(self: Match, seat: int, wish: Any) -> None:
        try:
            plain(self, seat, wish)
        except IllegalAction as error:
            raise IllegalAction(f"{error} {secret_number(self.game, self.state)}") from None

    monkeypatch.setattr(Match, "decide", leaky)
    assert "refusal" in leaks(game_of(Setup.of(find(name), 3), 8), positions=2)


@pytest.mark.parametrize("name", names())
def test_a_leak_in_undo_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Match.take_back

    def leaky(self: Match, upto: int, consent: Any) -> None:
        secret = secret_number(self.game, self.state)
        plain(self, upto, consent)
        self._tell(Telling(EVERYBODY, "taken_back", {"points": secret}))

    monkeypatch.setattr(Match, "take_back", leaky)
    found = leaks(game_of(Setup.of(find(name), 3), 9), positions=2)
    assert any(door.startswith("taking back") for door in found)


CLOCKS: dict[str, Callable[[Any], int]] = {
    "rose": lambda s: int(s.day * 1000 + s.sundial),
    "eleven": lambda s: int(s.hour * 1000 + (s.phase * 100 + s.index if s.event >= 0 else 0)),
}
"""How late it is in a game, where that is known more finely than by its progress: a number that never falls."""


@pytest.mark.parametrize("name", rest_later(["rose"], names()))
def test_a_prompt_that_only_some_hidden_hands_get_shows_up_one_decision_later(name: str) -> None:
    """Equal views now do not show that the same questions follow: this leak is silent up to a position, then speaks."""
    game = find(name)
    decisions = game_of(Setup.of(game, 3), 10).decisions
    at, clock = len(decisions) // 2, CLOCKS.get(name, lambda s: int(getattr(s, game.progress)))

    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        late = clock(after) > now
        return [*told, Telling(EVERYBODY, "taken_back")] if late and secret_number(game, before) % 2 else told

    now = clock(Match.from_log(Setup.of(game, 3), decisions[:at]).state)
    match = Match.from_log(Setup.of(telling(game, leak), 3), decisions)
    walk = doors.Walk(match)
    found = [door for n in range(12) for door in walk.leaks(at, 0, Random(n), ahead=30)]
    assert found and all(door.endswith("after one more decision") for door in found)
