"""What is read in the terminal: records decision by decision, and the rules of a game."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from subrosa.arguments import JsonFlag, language_of, print_json, text_of
from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import BadRequest
from subrosa.core.finding import folder
from subrosa.core.game import Game
from subrosa.core.match import Decision, Match, dump, see
from subrosa.core.text import sentence

NOT_WELL = 1


def replay(
    file: Path,
    *,
    as_: Annotated[
        str | None, Parameter(name="--as", help="Through the eyes of a seat (1, 2, ...) or spectator.")
    ] = None,
    states: Annotated[bool, Parameter(negative="", help="The full state after each decision.")] = False,
    step: Annotated[bool, Parameter(negative="", help="Wait for Enter after each decision.")] = False,
    language: Annotated[str, Parameter(help="en, de, fr or cs.")] = "",
    json_: JsonFlag = False,
) -> int:
    """Step through a record."""
    match = record.read(text_of(file))
    reader = _reader(as_, match.setup.seats)
    for entry in _entries(match, reader, states, language_of(language)):
        if json_:
            print_json(entry)
            continue
        if entry["choice"] is not None:
            print(f"{entry['n']:>4}  {entry['decider']:<7} {entry['choice']}")
        for told in entry["told"]:
            print(f"      {'':<7} {told}")
        if states:
            print(json.dumps(entry["state"], ensure_ascii=False, indent=1))
        if step and sys.stdin.isatty():
            input()
    return 0


def _entries(match: Match, reader: int | None, states: bool, language: str) -> Iterator[dict[str, Any]]:
    """A record decision by decision, in full or as one seat lived it."""
    game, shadow = match.game, Match(match.setup)
    step_values = game.fields.by_name["step"].values
    for n, line in enumerate(match.log, start=1):
        text, before, told = record.line_text(shadow, line), shadow.state.copy(), len(shadow.told)
        shadow.enter(line)
        who, _, choice = text.partition(" ")
        entry: dict[str, Any] = {"n": n, "decider": who, "step": step_values[before.step], "choice": choice}
        tellings = [t for t in shadow.told[told:] if reader is None or t.reaches(reader)]
        if reader is not None and not _heard(game, line, before, reader):
            entry["choice"] = None
        entry["told"] = [
            sentence(game, t, language, -2 if reader is None else reader) for t in _public(tellings, reader)
        ]
        if states:
            state = shadow.state if reader is None else see(game, shadow.state, reader).numbers
            entry["state"] = dump(game, state)
        yield entry


def _public(tellings: list[Any], reader: int | None) -> list[Any]:
    """In full, what one seat is told stands beside what the others are: the seat's own words are enough."""
    if reader is not None:
        return tellings
    return [t for t in tellings if t.reaches(SPECTATOR)]


def _heard(game: Game, line: Any, before: Any, reader: int) -> bool:
    return not isinstance(line, Decision) or game.knows(before, line.decider, line.choice, reader)


def _reader(name: str | None, seats: int) -> int | None:
    if name is None:
        return None
    if name == "spectator":
        return SPECTATOR
    seat = record.number(name)
    if seat is not None and 1 <= seat <= seats:
        return seat - 1
    raise BadRequest(f"--as takes a seat from 1 to {seats}, or spectator, not {name!r}")


def rules(
    game: str,
    *,
    untested: Annotated[bool, Parameter(negative="", help="Only the rules that no test names.")] = False,
    json_: JsonFlag = False,
) -> int:
    """The numbered rules of a game; those no test names."""
    text = (folder(game) / "RULES.md").read_text("utf-8")
    numbered = dict(_numbered(text))
    if untested:
        named = _named_by_tests(game)
        numbered = {number: rule for number, rule in numbered.items() if number not in named}
    if json_:
        print_json({"game": game, "rules": [{"rule": number, "text": rule} for number, rule in numbered.items()]})
    elif untested:
        print("\n".join(f"{number}  {rule}" for number, rule in numbered.items()) or "every rule has a test")
    else:
        _print_markdown(text)
    return NOT_WELL if untested and numbered else 0


def _numbered(text: str) -> Iterator[tuple[str, str]]:
    """The rules of a RULES.md: lines or table rows that begin with a bold number."""
    for line in text.splitlines():
        found = re.match(r"(?:\| )?\*\*([A-Z]?[0-9][\w.]*)\*\*[ |]*(.*)", line)
        if found:
            yield found[1], found[2].strip(" |")


def _named_by_tests(game: str) -> set[str]:
    """The rules that a game's own tests name with `@pytest.mark.rule(...)`, in the folder `tests` next to the game."""
    folders = [above / "tests" for above in folder(game).parents if (above / "tests").is_dir()]
    if not folders:
        raise BadRequest("the tests are not here: run this in a checkout of the project")
    own = folders[0] / game
    named: set[str] = set()
    for path in (own if own.is_dir() else folders[0]).rglob("test_*.py"):
        for marks in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            named.update(re.findall(r'"([^"]+)"', marks))
    return named


def _print_markdown(text: str) -> None:
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))
