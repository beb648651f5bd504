"""Component files of every game: whatever stands in one, it is read or refused with a sentence that names the place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from later import rest_later
from spoiling import GONE, places, printed, refused, spoiled, value_at

from subrosa.core.engines import engine
from subrosa.core.errors import BadData
from subrosa.core.game import Setup
from subrosa.core.shapes import REMARKS
from subrosa.games import find
from subrosa.games.eleven import datacheck as eleven
from subrosa.games.nuns import cardcheck as cards
from subrosa.games.nuns import datacheck as nuns
from subrosa.games.rose import datacheck as rose

Read = Callable[[Any], object]
READ: dict[tuple[str, str], Read] = {
    ("rose", "rose"): lambda data: rose.read(json.dumps(data)),
    ("eleven", "map"): eleven.read_map,
    ("eleven", "eleven"): eleven.read_cards,
    ("nuns", "map"): nuns.read_map,
    ("nuns", "sight"): nuns.read_sight,
    ("nuns", "cards"): cards.read_cards,
}
FREE = {
    ("eleven", "map"): r"(name|compass|size|cuts|drawing)\b.*|edges.\*.(type|name)|spots.\*.[xy]",
    ("nuns", "map"): r"name|size.*|links.\*.via",
    ("nuns", "sight"): r"disputed.*|shrine|by_facing",
}
"""Places that may be missing, beside remarks: for drawing, or words about something."""
ANYTHING = r"(compass|size|cuts|drawing|disputed)\b.*|blessings.rows.\*.(novice|guard)"
"""Those of them in which anything may stand."""


def accepted(name: tuple[str, str], value: object) -> set[str]:
    """Kinds of places, beside remarks, that may have another value: one place of each kind is tried."""
    kinds = {kind: place for place, kind in reversed([*places(printed(*name))])}
    found = set()
    for kind, place in kinds.items():
        if not set(kind.split(".")) & set(REMARKS) and not (value is GONE and kind.endswith("*")):
            try:
                READ[name](spoiled(printed(*name), place, value))
                found.add(kind)
            except BadData as error:
                words = place.removesuffix(".rows").split(".")[-2:]
                named = any(all(word in sentence for word in words) for sentence in error.found)
                assert named or kind.endswith(("*", "*.id")), (place, error.found)
    return found


@pytest.mark.parametrize("name", READ)
def test_our_own_files_are_sound_with_and_without_a_byte_order_mark(name: tuple[str, str]) -> None:
    text = json.dumps(printed(*name), indent=1)
    read = find(name[0]).read_data
    assert read(text) == read("\ufeff" + text)


@pytest.mark.parametrize("game", ("rose", "eleven", "nuns"))
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not JSON: "),
        ("{", "this is not JSON: "),
        ('{"schema": NaN}', "this is not JSON: "),
        ('{"schema": 1e999}', "this is not JSON: "),
        ('{"schema": "\\ud800"}', "this is not JSON: "),
        ("[" * 100_000, "brackets stand in each other more than 20 deep"),
        ('{"a":' * 21 + "1" + "}" * 21, "brackets stand in each other more than 20 deep"),
        ('{"schema": ' + "1" * 5000 + "}", "111111111111111111… has more than 18 digits"),
        ('{"schema": "a", "schema": "b"}', 'in one object "schema" is listed 2 times'),
        ("[]", "the file must be one object"),
        ("3", "the file must be one object"),
        ("{}", 'the file must have "schema": "'),
        ('{"schema": ["rose-data/1"]}', 'the file must have "schema": "'),
        ('{"schema": "nuns-map/2"}', 'the file must have "schema": "'),
    ],
)
def test_text_that_is_no_component_file_is_refused(game: str, text: str, sentence: str) -> None:
    (found,) = refused(lambda text: find(game).read_data(text), text)
    assert found.startswith(sentence)


@pytest.mark.parametrize("name", READ)
def test_nothing_but_remarks_and_drawings_may_be_missing(name: tuple[str, str]) -> None:
    free = FREE.get(name, "")
    assert [kind for kind in accepted(name, GONE) if not re.fullmatch(free, kind)] == []


@pytest.mark.parametrize("wrong", rest_later(["\x1b[2J"], [{"wrong": [1]}, [{"wrong": 1}]]), ids=repr)
@pytest.mark.parametrize("name", READ)
def test_nothing_but_remarks_and_drawings_may_be_of_another_kind(name: tuple[str, str], wrong: object) -> None:
    assert [kind for kind in accepted(name, wrong) if not re.fullmatch(ANYTHING, kind)] == []


ANYTHING_AT_ALL = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-1, 9) | st.floats() | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
    max_leaves=5,
)


@pytest.mark.parametrize("name", READ)
@settings(max_examples=15)
@given(draw=st.data())
def test_whatever_stands_in_a_file_it_is_played_or_refused(name: tuple[str, str], draw: st.DataObject) -> None:
    """Another value at one place: anything at all, or what another place of the same kind has."""
    data, game = printed(*name), find(name[0])
    listed = [*places(data)]
    place, kind = draw.draw(st.sampled_from(listed))
    alike = [value_at(data, other) for other, its in listed if its == kind]
    value = draw.draw(ANYTHING_AT_ALL | st.sampled_from(alike) | st.just(GONE))
    try:
        own = game.read_data(json.dumps(spoiled(data, place, value)))
    except BadData:
        return
    if not set(kind.split(".")) & set(REMARKS):
        setup = Setup.of(game, game.seats[0], data=own)
        assert engine(setup.game, "python").playouts(setup.start(), 1, 1).decisions[0] < setup.game.most_decisions
