"""What is in the box and on the board (1, 2.2, 23, 24.1)."""

from __future__ import annotations

import pytest

from subrosa.core.text import LANGUAGES, has
from subrosa.games.eleven import box


@pytest.mark.rule("1.2")
def test_the_six_colours_of_the_players() -> None:
    assert box.COLOURS == ("green", "yellow", "blue", "red", "white", "black")
    assert len(box.COLOURS) == box.SEATS


@pytest.mark.rule("2.2a", "24.3")
def test_each_character_starts_on_a_building_of_his_own() -> None:
    assert len(set(box.START)) == len(box.CHARACTERS) == 8
    assert {box.KIND[spot] for spot in box.START} == {box.BUILDING}


@pytest.mark.rule("24.1a")
def test_each_of_the_three_colours_has_four_transport_fields() -> None:
    stops = [spot for spot, kind in enumerate(box.KIND) if kind == box.TRANSPORT]
    assert sorted(box.COLOUR[spot] for spot in stops) == [0] * 4 + [1] * 4 + [2] * 4
    assert all(colour < 0 for spot, colour in enumerate(box.COLOUR) if spot not in stops)


@pytest.mark.rule("23.4a")
def test_the_gears_show_eighty_different_threes() -> None:
    def shown(t: int) -> tuple[int, int, int]:
        return box.TRANSPORT_FACES[t % 8], box.STEP_FACES[t % 9], box.ACTION_FACES[t % 7]

    assert len({shown(t) for t in range(box.GEAR_STATES)}) == 80
    assert shown(8) == (box.STEAM_TRAIN, 3, box.INVESTIGATE)


@pytest.mark.rule("23.5")
def test_each_character_has_a_rune_of_his_own() -> None:
    runes = {row["id"]: (row["rune"], row["letter"]) for row in box.DATA["characters"]["rows"]}
    assert {name: rune for name, (rune, _) in runes.items()} == {
        "lilja": "Laguz",
        "pahlsson": "Perthro",
        "johnsson": "Jera",
        "vikstrom": "Uruz",
        "lewis": "Dagaz",
        "snowy": "Sowilo",
        "vidal": "Wunjo",
        "koleberg": "Kenaz",
    }
    letters = {letter for _, letter in runes.values()}
    assert len(letters) == 8 and all("\u16a0" <= letter <= "\u16ea" for letter in letters)


@pytest.mark.rule("23.2a")
def test_events_have_no_titles_and_are_told_by_what_they_do() -> None:
    for row in box.DATA["events"]["rows"]:
        assert not set(LANGUAGES) & set(row)
        assert all(has(language, f"eleven-event-{row['id']}") for language in LANGUAGES)
