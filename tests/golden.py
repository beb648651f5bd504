"""Whole games as readable text: a record with what everybody was told and how the tracks stood, as remarks.

`uv run python tests/golden.py` writes the files anew from their own decisions; read the difference before you
commit it. `uv run python tests/golden.py --new` plays the games anew from their seeds, for when the rules have
changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from subrosa.bots import play_out, seated
from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import Known
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.core.text import sentence
from subrosa.games import find

FOLDER = Path(__file__).parent
GAMES = {
    "rose/games/two-greedy.txt": ("rose", 2, "greedy", {}),
    "rose/games/three-random.txt": ("rose", 3, "random", {}),
    "rose/games/four-greedy-late.txt": ("rose", 4, "greedy", {"time_step": "late", "sundial_overshoot": "reset"}),
    "rose/games/five-random-owner-choice.txt": (
        "rose",
        5,
        "random",
        {"tile_return": "owner_choice", "figure_setup": "players_in_turn", "card_times": "slow_2_4"},
    ),
    "rose/games/three-random-tiles-drawn.txt": (
        "rose",
        3,
        "random",
        {
            "tile_return": "random",
            "evidence_floor": "none",
            "accusation_own_colour": "forbidden",
            "tile_values": "low_2_6",
        },
    ),
}


def text(match: Match) -> str:
    """A finished match as a golden file."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    yield from record.head(match.setup)
    game, shadow = match.game, Match(match.setup)
    for line in match.log:
        yield record.line_text(shadow, line)
        told, turn = len(shadow.tellings(SPECTATOR)), shadow.state.turn
        shadow.enter(line)
        for telling in shadow.tellings(SPECTATOR)[told:]:
            yield f"#     {sentence(game, telling, 'en', SPECTATOR)}"
        if shadow.state.turn != turn or shadow.over:
            yield f"#   {_standing(shadow)}"
    yield f"end {len(match.log)}"


def _standing(match: Match) -> str:
    """The numbers everybody can see that are kept a monk or a seat each, and the single ones."""
    fixed = ("seats", "time", "william_time", "adson_time")
    fields = [f for f in match.game.fields if f.known is Known.ALL and not f.values and len(f.shape) < 2]
    parts = []
    for field in fields:
        if field.name in fixed:
            continue
        value = getattr(match.state, field.name)
        if field.name in ("unseen", "discard"):
            value = sum(value)
        parts.append(f"{field.name} {' '.join(map(str, value)) if isinstance(value, list) else value}")
    return ", ".join(parts)


def play(name: str, seats: int, bots: str, options: dict[str, str], seed: int) -> Match:
    match = Match(Setup.of(find(name), seats, options), Random(seed))
    play_out(match, seated([bots], seats, seed))
    return match


def main() -> None:
    for path, (name, seats, bots, options) in GAMES.items():
        file = FOLDER / path
        if "--new" in sys.argv or not file.exists():
            match = play(name, seats, bots, options, seed=seats)
        else:
            match = record.read(file.read_text("utf-8"), find)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text(match), "utf-8")
        print(file, len(match.decisions))


if __name__ == "__main__":
    main()
