"""Positions of Nuns at which a person is asked, and paper on which pages can be read."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from rich.console import Console

from subrosa.bots import bot
from subrosa.core.game import Setup
from subrosa.core.match import Match, View
from subrosa.core.text import say
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import STAGES
from subrosa.games.nuns.rules.terms import NOISE_AT
from subrosa.terminal import nuns
from subrosa.terminal.look import Bound, Look

ASKED = ("move", "bless", "token", "false_noise", "hear", "order", "path", "go", "ears")
TABLES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (4, 1, {}),
    (3, 0, {"vanish_shows_direction": "false", "deviate_on": "any", "capture_limit": "players"}),
    (8, 1, {"deaf_after_run": "each"}),
    (2, 1, {"novices_per_player": "3", "sight": "rooms", "first_path": "setup"}),
    (6, 5, {"blessings": "off", "safe_cell": "true", "allow_revisit": "true"}),
    (3, 2, {"novices_per_player": "2", "forced_first_walk": "false", "paths_reusable": "true"}),
)
"""Seats, the seat of the person, and how the table plays."""


class Paper:
    """A console whose pages can be read afterwards."""

    def __init__(self, width: int = 80, **how: object) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, **{"height": 50, **how})  # type: ignore[arg-type]
        self._read = 0

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def new(self) -> str:
        """What was printed since the last time."""
        found, self._read = self.text[self._read :], len(self.text)
        return found


def table(seats: int = 4, **options: str) -> Setup:
    return Setup.of(GAME, seats, options)


def played(seats: int, seed: int, options: dict[str, str]) -> Iterator[tuple[Match, int]]:
    """A game of players who lean towards what they want, before every decision of one."""
    random = Random(seed)
    match = Match(table(seats, **options), random)
    player = bot("thrifty", random)
    while not match.over:
        seat = random.choice(match.deciders)
        yield match, seat
        match.decide(seat, player.choose(match.view(seat), []))
    yield match, -1


@cache
def asked() -> dict[str, list[tuple[View, int]]]:
    """For every step, and every stage of a secret move, some views at which it is asked."""
    found: dict[str, list[tuple[View, int]]] = {name: [] for name in (*ASKED[1:], *STAGES[:-1])}
    often = dict.fromkeys(found, 0)
    for seed in range(24):
        seats, _, options = TABLES[seed % len(TABLES)]
        for match, seat in played(seats, seed, options):
            if seat < 0:
                continue
            view = match.view(seat)
            name = view.step
            if name == "move":
                name = view.stage[view.derived["acting"]]
            often[name] += 1
            now_and_then = often[name] % (19 if name in ("card", "steps", "go") else 2) == 1
            if (now_and_then and len(found[name]) < 9) or (rare(view) and sum(rare(v) for v, _ in found[name]) < 3):
                found[name].append((view, seat))
        if seed > 6 and all(found.values()):
            break
    return found


def rare(view: View) -> bool:
    """Is something on offer that is seldom seen: a false noise in a guard's move, a step into the light?"""
    choices = [action.choice for action in view.actions]
    if view.step == "go":
        return choices[-1] >= NOISE_AT
    return view.step == "move" and any(
        choice < box.PLACE_COUNT and GAME.rules.eyes.lit(view.numbers, choice) for choice in choices
    )


def look_of(seat: int, language: str = "en", width: int = 80, **how: object) -> Look:
    names = {other: say(language, "terminal-seat", {"number": other + 1}) for other in range(8)}
    look = Look(GAME, seat, names | {seat: say(language, "terminal-you")}, language, **how)  # type: ignore[arg-type]
    look.width, look.wide = width, width >= 118
    return look


def printed(parts: list[object], width: int = 80) -> str:
    paper = Paper(width)
    for part in parts:
        paper.console.print(Bound(part), highlight=False, markup=False)  # type: ignore[arg-type]
    return paper.text


def board_of(look: Look, view: View) -> str:
    return printed([*nuns.board(look, view, view)], look.width)


def reader(paper: Paper, random: Random) -> Callable[[str], str]:
    """A person who types what the page offers, sends what is drafted, and now and then does something else."""
    covered = False
    keys: list[str] = ["0"]

    def read(prompt: str) -> str:
        nonlocal covered, keys
        page = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", paper.new())
        if found := re.findall(r"^ +(n?\d[\d+]*[ap]?|w)\)  ", page, re.MULTILINE):
            keys = found
        if covered or random.random() < 0.02:
            covered = not covered
            return "h"
        if prompt == "> ":
            return "u" if random.random() < 0.02 else ""
        if random.random() < 0.02:
            return random.choice(["?", "? rules", "l", "l all", "l 2", "b", "u", "nonsense", "step 82"])
        return random.choice([key for key in keys if not key.startswith("n")] or keys)

    return read
