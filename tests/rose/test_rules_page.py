"""RULES.md itself: its options are those of the game, its numbers those of the code, its examples all tests."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from subrosa.core.game import Setup
from subrosa.games.rose import GAME
from subrosa.games.rose.box import BUILDINGS, EVENTS, names

PACKAGE = Path(str(files("subrosa.games.rose")))
PAGE = (PACKAGE / "RULES.md").read_text("utf-8")
NUMBERS = re.findall(r"^(?:\| )?\*\*([A-Z]?[0-9][\w.]*)\*\*", PAGE, re.MULTILINE)
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
EXAMPLES = [f"V{i}" for i in range(1, 25)] + [f"X{i}" for i in range(1, 28)]


def rows(heading: str) -> list[list[str]]:
    """The rows of the table whose head begins with these words."""
    table = PAGE[PAGE.index(f"| {heading} |") :].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in table.splitlines()[2:]]


def test_no_number_is_used_twice() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) > 120


def test_the_table_of_options_is_complete_and_has_the_defaults_first() -> None:
    listed = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows("option")}
    assert listed == {option.id: list(option.values) for option in GAME.options}
    assert {name: values[0] for name, values in listed.items()} == Setup.of(GAME, 2).options


def test_every_event_has_a_rule_of_its_own() -> None:
    assert [number for number in NUMBERS if number.startswith("7.")] == ["7.any", *(f"7.{event}" for event in EVENTS)]


@pytest.mark.rule("12.1")
def test_the_names_are_those_of_the_data() -> None:
    buildings = {row[0]: [name.lower() for name in row[1:]] for row in rows("id")}
    assert buildings == {
        id: [names("buildings", language)[id].lower() for language in ("la", "de", "fr", "cs")] for id in BUILDINGS
    }
    events = {row[0]: row[1:] for row in rows("event | German")}
    assert events == {id: [names("events", language)[id] for language in ("de", "fr", "cs")] for id in EVENTS}


def test_every_number_in_the_code_stands_on_the_page() -> None:
    sections = {f"{number}" for number in range(1, 16)}
    for path in sorted(PACKAGE.glob("rules/*.py")):
        for brackets in re.findall(
            r"\(((?:[QCD]?\d+[.\w]*)(?:, [QCD]?\d+[.\w]*)*)\)\.?(?:\"\"\"|$| )", path.read_text("utf-8")
        ):
            for number in brackets.split(", "):
                assert number in NUMBERS or number in sections, f"{path.name} speaks of {number}"


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_is_a_test_of_its_name(example: str) -> None:
    assert re.search(rf"def test_(?:v\d+_)*{example.lower()}_", TESTS)
    assert f'"{example}"' in TESTS
