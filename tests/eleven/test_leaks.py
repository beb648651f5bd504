"""Leaks planted into 011, each caught where it would show; the game as it is gives nothing away there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from later import rest_later
from leaking import Plant, Plants, findings

from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Game
from subrosa.core.match import Match, legal
from subrosa.core.tellings import EVERYBODY, Telling
from subrosa.games.eleven import GAME, box
from subrosa.games.eleven.fields import STEPS
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, LOCATION, PASS

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


PLANTS = Plants(0, 2, 3, SPECTATOR)


# What could give it away.


@PLANTS.sees(awake)
def anothers_role(s: Any, seat: int, v: Any) -> None:
    v.role[1] = s.role[1]


@PLANTS.sees(put_back)
def anothers_tiles(s: Any, seat: int, v: Any) -> None:
    v.tile[1] = list(s.tile[1])


@PLANTS.sees(put_back)
def how_many_different_tiles_another_has(s: Any, seat: int, v: Any) -> None:
    v.looked[1] = sum(count > 0 for count in s.tile[1])


@PLANTS.sees(looked)
def the_chosen_one(s: Any, seat: int, v: Any) -> None:
    if CHOSEN_ONE in s.card:
        v.card[s.card.index(CHOSEN_ONE)] = CHOSEN_ONE


@PLANTS.sees(put_back)
def the_order_of_tiles_put_back(s: Any, seat: int, v: Any) -> None:
    """Not the faces, only which of two is the lower number."""
    if s.under_left > 1:
        v.moving = int(s.under[0] < s.under[1])


@PLANTS.sees(put_back)
def what_lies_under_the_stack(s: Any, seat: int, v: Any) -> None:
    v.under = list(s.under)


@PLANTS.sees(looked)
def cards_that_lie_apart(s: Any, seat: int, v: Any) -> None:
    v.apart = list(s.apart)


@PLANTS.sees(looked)
def what_others_have_seen(s: Any, seat: int, v: Any) -> None:
    v.known[0] = list(s.known[0])


@PLANTS.tells(looked)
def the_card_of_a_look(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
    return [replace(t, to=EVERYBODY) if t.kind.startswith("you_see") else t for t in told]


@PLANTS.tells(looked)
def how_many_power_cards_were_seen(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
    power = int(STEPS[before.step] == "look" and choice == len(box.CHARACTERS))
    return [replace(t, facts={**t.facts, "count": power}) if t.kind == "looks" else t for t in told]


@PLANTS.tells(put_back)
def a_tile_put_back(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
    return [replace(t, facts={**t.facts, "tile": box.TILES[choice]}) if t.kind == "discards" else t for t in told]


@PLANTS.tells(awake)
def who_could_declare_as_fenrir(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
    """How long the list of choices is of whoever begins his turn."""
    if STEPS[after.step] != "figure" or before.turn == after.turn:
        return told
    return [*told, Telling(EVERYBODY, "gears", {"count": len(legal(GAME, after, after.turn))})]


@PLANTS.tells(placing)
def a_message_only_about_location_tiles(before: Any, choice: int, after: Any, told: list[Telling]) -> list[Telling]:
    asked = STEPS[after.step] == "location" and any(after.tile[after.turn][face] for face in PLACES_TILE)
    return [*told, Telling(EVERYBODY, "gears")] if asked else told


@PLANTS.plays(placing)
def a_question_only_to_holders_of_location_tiles(game: Game, s: Any, seat: int, choice: int) -> None:
    """Whoever has no location tile is passed over in phase 5."""
    game.rules.apply(s, seat, choice)
    if s.step == LOCATION and not any(s.tile[s.turn][face] for face in PLACES_TILE):
        game.rules.apply(s, s.turn, PASS)


@pytest.mark.rule("22.2", "22.4", "22.4a", "22.6", "22.8", "22.9", "22.9d", "R43")
@pytest.mark.parametrize("plant", rest_later(PLANTS.rows[::3], PLANTS.rows), ids=str)
def test_a_planted_leak_is_caught(plant: Plant) -> None:
    assert plant.findings()


@pytest.mark.rule("22.2", "22.4", "22.4a", "22.6", "22.7", "22.8", "22.8a", "22.8b", "22.9", "22.9d", "R43")
@pytest.mark.parametrize("scene", (looked, awake, put_back, placing), ids=lambda scene: scene.__name__)
def test_at_the_same_places_the_game_itself_gives_nothing_away(scene: Callable[[], Match]) -> None:
    assert findings(scene(), PLANTS.seats, worlds=12) == []


@pytest.mark.rule("22.3", "22.6")
def test_where_the_table_wishes_it_not_even_the_owner_knows_which_card_was_seen() -> None:
    assert findings(looked(owner_sees_investigated_card="false"), (1,), worlds=16) == []
