"""Whole games as readable text: a record with what everybody was told and how the tracks stood, as remarks.

`uv run python tests/golden.py` writes the files anew from their own decisions; read the difference before you
commit it. `uv run python tests/golden.py --new` plays the games anew from their seeds, for when the rules have
changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from subrosa.bots import seated
from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import Visibility
from subrosa.core.finding import folder, is_ours
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.core.text import sentence
from subrosa.games import find

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """How a golden game is played anew."""

    game: str
    seats: int
    bots: str
    options: dict[str, str] = field(default_factory=dict)
    seed: int = -1
    """As many as there are seats, unless a game is looked for that ends in a certain way."""


GAMES = {
    "rose/games/two-greedy.txt": Golden("rose", 2, "greedy"),
    "rose/games/three-random.txt": Golden("rose", 3, "random"),
    "rose/games/four-greedy-late.txt": Golden("rose", 4, "greedy", {"time_step": "late", "sundial_overshoot": "reset"}),
    "rose/games/five-random-owner-choice.txt": Golden(
        "rose",
        5,
        "random",
        {"tile_return": "owner_choice", "figure_setup": "players_in_turn", "card_times": "slow_2_4"},
    ),
    "rose/games/three-random-tiles-drawn.txt": Golden(
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
    "eleven/games/three-greedy-hero-wins.txt": Golden("eleven", 3, "greedy", seed=0),
    "eleven/games/four-greedy-fenrir-wins.txt": Golden("eleven", 4, "greedy", seed=4),
    "eleven/games/five-thrifty-all-lose.txt": Golden(
        "eleven", 5, "thrifty", {"character_names": "neutral", "tiles_hidden": "false", "auto_pickup": "true"}, seed=0
    ),
    "eleven/games/six-greedy-hero-wins.txt": Golden("eleven", 6, "greedy", seed=0),
    "nuns/games/two-greedy-guards-win-by-time.txt": Golden("nuns", 2, "greedy", seed=22),
    "nuns/games/three-greedy-novice-wins.txt": Golden("nuns", 3, "greedy", seed=2),
    "nuns/games/four-greedy-joint-win.txt": Golden("nuns", 4, "greedy", seed=1),
    "nuns/games/five-greedy-guards-win-by-captures.txt": Golden("nuns", 5, "greedy", seed=0),
    "liars_dice/games/three-greedy.txt": Golden("liars_dice", 3, "greedy"),
    "liars_dice/games/two-thrifty-one-round.txt": Golden(
        "liars_dice", 2, "thrifty", {"length": "one_round", "wild": "none"}
    ),
}
STANDING: dict[str, tuple[str, ...]] = {
    "liars_dice": ("round", "in_play", "left", "count"),
    "nuns": ("round", "captures", "captured", "moved", "paces", "noises", "vanishings"),
    "eleven": ("hour", "gear", "time", "sheets", "clues", "tiles", "supply", "bag_left", "under_left"),
}
"""The numbers worth a line at each change of turn; where nothing is said, all that everybody can see."""


def games(name: str) -> Path:
    """Where the golden games of a game lie: ours all in one folder, those of another package among its tests."""
    return (FOLDER / name if is_ours(name) else folder(name).parents[1] / "tests") / "games"


def text(match: Match) -> str:
    """A finished match as a golden file."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    yield from record.head(match.setup)
    game, shadow = match.game, Match(match.setup)
    for line in match.log:
        yield record.line_text(shadow, line)
        told, turn = len(shadow.tellings(SPECTATOR)), _turn(shadow)
        shadow.enter(line)
        for telling in shadow.tellings(SPECTATOR)[told:]:
            yield f"#     {sentence(game, telling, 'en', SPECTATOR)}"
        if _turn(shadow) != turn or shadow.over:
            yield f"#   {_standing(shadow)}"
    yield f"end {len(match.log)}"


def _turn(match: Match) -> int:
    """What ends a paragraph when it changes: whose turn it is, or the round."""
    return int(match.state.round if match.game.id == "nuns" else match.state.turn)


def _standing(match: Match) -> str:
    """The numbers everybody can see that are kept a monk or a seat each, and the single ones."""
    fixed = ("seats", "time", "copies", "william_time", "adson_time", "sure")
    chosen = STANDING.get(match.game.id)
    public = [f for f in match.game.fields if f.known is Visibility.ALL and not f.values and len(f.shape) < 2]
    fields = [match.game.fields.by_name[name] for name in chosen] if chosen else public
    parts = []
    for one in fields:
        if not chosen and one.name in fixed:
            continue
        value = getattr(match.state, one.name)
        if one.name in ("unseen", "discard"):
            value = sum(value)
        parts.append(f"{one.name} {' '.join(map(str, value)) if isinstance(value, list) else value}")
    return ", ".join(parts)


def play(golden: Golden) -> Match:
    seed = golden.seed if golden.seed >= 0 else golden.seats
    match = Match(Setup.of(find(golden.game), golden.seats, golden.options), Random(seed))
    match.play_out(seated([golden.bots], golden.seats, seed))
    return match


def main() -> None:
    for path, golden in GAMES.items():
        where = games(golden.game) / Path(path).name
        if "--new" in sys.argv or not where.exists():
            match = play(golden)
        else:
            match = record.read(where.read_text("utf-8"))
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(text(match), "utf-8")
        print(where, len(match.decisions))


if __name__ == "__main__":
    main()
