"""Leaks planted into 011, each caught where it would show; the game as it is gives nothing away there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from leaking import seeing, telling

from subrosa.core import doors
from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Game
from subrosa.core.match import Match, legal
from subrosa.core.tellings import EVERYBODY, Telling
from subrosa.games.eleven import box
from subrosa.games.eleven.fields import STEPS
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, FENRIR, LOCATION, PASS

from .worlds import Scene

PLACES_TILE = range(len(box.BUILDINGS))
"""The faces of location tiles come first."""


# Where something is to be kept secret.


@cache
def looked(**options: str) -> Match:
    """Seat 1 has looked at seat 2's character card and at a power card."""
    return Scene(4, **options).play("1 choose lewis", "1 look 2", "see pahlsson", "see power").until("gear").match


@cache
def awake() -> Match:
    """Fenrir is seat 2, has wolf marks, and is about to choose a figure."""
    scene = Scene(4).until("figure", late=4).play("2 choose lilja", "draw seal_of_fenrir", "draw loc_mole")
    return scene.play("role 2 fenrir", "2 choose vikstrom").match


@cache
def put_back() -> Match:
    """Seat 2 has put two of five tiles under the stack."""
    scene = Scene(4).play("2 choose lilja", "draw loc_mole", "draw hourglass", "2 play p_research", "draw lemuria")
    scene.play("draw archive", "draw magnifier", "2 discard archive", "2 discard lemuria")
    return scene.until("open", late=2).match


@cache
def placing() -> Match:
    """Seat 4 was asked for a location tile while he had one, and placed nothing."""
    scene = Scene(4).play("4 choose lilja", "draw loc_mole", "draw loc_obelisco", "4 pass")
    return scene.until("open", late=2).match


OTHERS = (0, 2, 3, SPECTATOR)


def findings(
    match: Match, game: Game | None = None, seats: Iterable[int] = OTHERS, back: int = 8, worlds: int = 8
) -> list[str]:
    """Doors at which seats can tell the truth from redraws at the end of a match: all but seat 2, or those given."""
    if game is not None:
        match = Match.from_log(replace(match.setup, game=game), match.decisions)
    walk, last = doors.Walk(match), len(match.decisions)
    return [door for seat in seats for n in range(worlds) for door in walk.leaks(last - n % back, seat, Random(n))]


# What could give it away.


def anothers_role(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        v.role[1] = s.role[1]

    return seeing(game, leak)


def anothers_tiles(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        v.tile[1] = list(s.tile[1])

    return seeing(game, leak)


def how_many_different_tiles_another_has(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        v.looked[1] = sum(count > 0 for count in s.tile[1])

    return seeing(game, leak)


def the_chosen_one(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        if CHOSEN_ONE in s.card:
            v.card[s.card.index(CHOSEN_ONE)] = CHOSEN_ONE

    return seeing(game, leak)


def the_order_of_tiles_put_back(game: Game) -> Game:
    """Not the faces, only which of two is the lower number."""

    def leak(s: Any, seat: int, v: Any) -> None:
        if s.under_left > 1:
            v.moving = int(s.under[0] < s.under[1])

    return seeing(game, leak)


def what_lies_under_the_stack(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        v.under = list(s.under)

    return seeing(game, leak)


def cards_that_lie_apart(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        v.apart = list(s.apart)

    return seeing(game, leak)


def what_others_have_seen(game: Game) -> Game:
    def leak(s: Any, seat: int, v: Any) -> None:
        v.known[0] = list(s.known[0])

    return seeing(game, leak)


def the_card_of_a_look(game: Game) -> Game:
    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        return [replace(t, to=EVERYBODY) if t.kind.startswith("you_see") else t for t in told]

    return telling(game, leak)


def how_many_power_cards_were_seen(game: Game) -> Game:
    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        power = int(STEPS[before.step] == "look" and choice == len(box.CHARACTERS))
        return [replace(t, facts={**t.facts, "count": power}) if t.kind == "looks" else t for t in told]

    return telling(game, leak)


def a_tile_put_back(game: Game) -> Game:
    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        return [replace(t, facts={**t.facts, "tile": box.TILES[choice]}) if t.kind == "discards" else t for t in told]

    return telling(game, leak)


def who_could_declare_as_fenrir(game: Game) -> Game:
    """How long the list of choices is of whoever begins his turn."""

    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        if STEPS[after.step] != "figure" or before.turn == after.turn:
            return told
        return [*told, Telling(EVERYBODY, "gears", {"count": len(legal(game, after, after.turn))})]

    return telling(game, leak)


def a_message_only_about_location_tiles(game: Game) -> Game:
    def leak(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
        asked = STEPS[after.step] == "location" and any(after.tile[after.turn][face] for face in PLACES_TILE)
        return [*told, Telling(EVERYBODY, "gears")] if asked else told

    return telling(game, leak)


def a_question_only_to_holders_of_location_tiles(game: Game) -> Game:
    """Whoever has no location tile is passed over in phase 5."""

    def apply(s: Any, seat: int, choice: int) -> None:
        game.rules.apply(s, seat, choice)
        if s.step == LOCATION and not any(s.tile[s.turn][face] for face in PLACES_TILE):
            game.rules.apply(s, s.turn, PASS)

    return replace(game, rules=SimpleNamespace(**{**vars(game.rules), "apply": apply}))  # type: ignore[arg-type]


PLANTS: list[tuple[Callable[[Game], Game], Callable[[], Match]]] = [
    (anothers_role, awake),
    (anothers_tiles, put_back),
    (how_many_different_tiles_another_has, put_back),
    (the_chosen_one, looked),
    (the_order_of_tiles_put_back, put_back),
    (what_lies_under_the_stack, put_back),
    (cards_that_lie_apart, looked),
    (what_others_have_seen, looked),
    (the_card_of_a_look, looked),
    (how_many_power_cards_were_seen, looked),
    (a_tile_put_back, put_back),
    (who_could_declare_as_fenrir, awake),
    (a_message_only_about_location_tiles, placing),
    (a_question_only_to_holders_of_location_tiles, placing),
]


@pytest.mark.rule("22.2", "22.4", "22.4a", "22.6", "22.8", "22.9", "22.9d", "R43")
@pytest.mark.parametrize(("plant", "scene"), PLANTS, ids=lambda part: part.__name__)
def test_a_planted_leak_is_caught(plant: Callable[[Game], Game], scene: Callable[[], Match]) -> None:
    assert findings(scene(), plant(scene().game))


@pytest.mark.rule("22.2", "22.4", "22.4a", "22.6", "22.7", "22.8", "22.8a", "22.8b", "22.9", "22.9d", "R43")
@pytest.mark.parametrize("scene", (looked, awake, put_back, placing), ids=lambda scene: scene.__name__)
def test_at_the_same_places_the_game_itself_gives_nothing_away(scene: Callable[[], Match]) -> None:
    assert findings(scene(), worlds=12) == []


@pytest.mark.rule("22.3", "22.6")
def test_where_the_table_wishes_it_not_even_the_owner_knows_which_card_was_seen() -> None:
    assert findings(looked(owner_sees_investigated_card="false"), seats=(1,), worlds=16) == []


@pytest.mark.rule("22.8")
def test_a_refusal_that_depends_on_a_hidden_role_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Match.decide

    def leaky(self: Match, seat: int, wish: Any) -> None:
        try:
            plain(self, seat, wish)
        except IllegalAction as error:
            raise IllegalAction(f"{error}{'!' if self.state.role[1] == FENRIR else ''}") from None

    monkeypatch.setattr(Match, "decide", leaky)
    assert "refusal" in findings(awake())
