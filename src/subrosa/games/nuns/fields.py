"""The state of a game of Nuns on the Run, and who may know what (RULES.md, section 13)."""

from __future__ import annotations

from subrosa.core.fields import Field, Fields, Visibility

from .box import BLESSINGS, CARDS, GUARD_CARDS, GUARDS, MOST_NEIGHBOURS, NOVICES, PATHS, PLACES, ROUNDS, U_TURNS, WISHES

SEATS = 8
STEPS = (
    "over",
    # the novices: secret moves (A1), then each in turn what she is heard of (A3), and what guards hear of her (B4)
    "move",
    "bless",
    "token",
    "false_noise",
    "hear",
    # the guards
    "order",
    "path",
    "go",
    "ears",
    # what chance decides
    "cell",
    "wish",
    "blessing",
    "roll",
    "listen",
    # what only a view can come to: somebody else's turn goes on, or it waits for something it may not know
    "noise_turn",
    "unseen",
)
STAGES = ("turn", "card", "steps", "walk", "after", "done")
"""Where a novice is in her secret move: turning back, choosing a card, stepping, walking home, turning back, done."""
PLAYERS = tuple(f"seat {seat + 1}" for seat in range(SEATS))
FIGURES = (*NOVICES, *GUARDS)
STATUS = ("run", "caught")
NAMED = (*GUARD_CARDS, "swift_walk")
"""What a guard has named her move: a fifth step by a swift foot can still be a walk."""
LONGEST_WAY = 12
"""The start and eleven steps: a doubled run with a swift foot."""
MOST_NOISE = 60
MOST_VANISHED = 30
MOST_PENDING = 5

TWO = ("false", "true")
OTHER_TWO = ("true", "false")
OPTIONS: dict[str, tuple[str, ...]] = {
    "novices_per_player": ("1", "2", "3"),
    "first_path": ("first_move", "setup"),
    "run_range": ("1_to_5", "5"),
    "short_ranges": ("1_to_2_and_3_to_4", "2_and_3"),
    "slow_novices": TWO,
    "allow_revisit": TWO,
    "novice_may_enter_guard": OTHER_TWO,
    "sight": ("arc", "rooms"),
    "sight_range": ("6", "none"),
    "shrine_hidden": OTHER_TWO,
    "pivot_check": TWO,
    "vanish_shows_direction": OTHER_TWO,
    "guard_max": ("6", "5"),
    "deviate_on": ("own", "any"),
    "paths_reusable": TWO,
    "u_turns": ("2", "0"),
    "run_noise": ("1", "0"),
    "deaf_after_run": ("both", "each", "never"),
    "tie": ("shared", "fewest_captures"),
    "capture_limit": ("novices", "players", "more_than_novices", "more_than_players"),
    "rounds": ("15", "14"),
    "safe_cell": TWO,
    "forced_first_walk": OTHER_TWO,
    "blessings": ("on", "off"),
    "swift_foot": ("on", "off"),
}

FIELDS = Fields(
    Field("seats", low=2, high=SEATS),
    *(Field(name, values=values) for name, values in OPTIONS.items()),
    # where the game stands
    Field("step", values=STEPS, known=Visibility.SOME),
    Field("round", high=ROUNDS),
    Field("index", high=8),
    Field("captures", high=40),
    Field("limit", high=10),
    Field("won", high=63),
    Field("guards_won", high=1),
    # the novices, by cell
    Field("owner", by=NOVICES, values=PLAYERS),
    Field("status", by=NOVICES, values=STATUS),
    Field("fresh", by=NOVICES, high=1),
    Field("captured", by=NOVICES, high=40),
    Field("marker", by=NOVICES, values=PLACES),
    Field("played", by=NOVICES, values=CARDS),
    Field("place", by=NOVICES, values=PLACES, known=Visibility.SOME),
    Field("wish_card", by=NOVICES, values=WISHES, known=Visibility.SOME),
    Field("key", by=NOVICES, high=1, known=Visibility.SOME),
    Field("wish", by=NOVICES, high=1, known=Visibility.SOME),
    # the secret move
    Field("stage", by=NOVICES, values=STAGES, known=Visibility.SOME),
    Field("card", by=NOVICES, values=CARDS, known=Visibility.SOME),
    Field("steps", by=NOVICES, high=LONGEST_WAY, known=Visibility.SOME),
    Field("way", by=(NOVICES, LONGEST_WAY), values=PLACES, known=Visibility.SOME),
    Field("swift", by=NOVICES, high=1, known=Visibility.SOME),
    Field("turned", by=NOVICES, high=2, known=Visibility.SOME),
    Field("scan", by=LONGEST_WAY, high=16),
    # blessings
    Field("blessing", by=FIGURES, values=BLESSINGS, known=Visibility.SOME),
    Field("spent", by=FIGURES, values=BLESSINGS),
    # noise: the die, and in a novice's own turn what she will lay at its end
    Field("novice", values=NOVICES),
    Field("die", high=6),
    Field("softer", high=1, known=Visibility.SOME),
    Field("hearing", high=3, known=Visibility.SOME),
    Field("asked_for", values=GUARDS, known=Visibility.SOME),
    Field("falsely", high=1, known=Visibility.SOME),
    Field("pending", high=MOST_PENDING, known=Visibility.SOME),
    Field("pending_place", by=MOST_PENDING, values=PLACES, known=Visibility.SOME),
    Field("pending_guard", by=MOST_PENDING, values=GUARDS, known=Visibility.SOME),
    # tokens on the board
    Field("noises", high=MOST_NOISE),
    Field("noise_place", by=MOST_NOISE, values=PLACES),
    Field("noise_guard", by=MOST_NOISE, values=GUARDS),
    Field("noise_owner", by=MOST_NOISE, values=FIGURES),
    Field("noise_round", by=MOST_NOISE, high=ROUNDS),
    Field("vanishings", high=MOST_VANISHED),
    Field("vanished_from", by=MOST_VANISHED, values=PLACES),
    Field("vanished_to", by=MOST_VANISHED, values=PLACES),
    Field("vanished_owner", by=MOST_VANISHED, values=NOVICES),
    # the guards
    Field("guard", values=GUARDS),
    Field("moved", high=3),
    Field("at", by=GUARDS, values=PLACES),
    Field("facing", by=GUARDS, high=MOST_NEIGHBOURS),
    Field("path", by=GUARDS, values=PATHS),
    Field("heading", by=GUARDS, high=1),
    Field("completed", by=GUARDS, values=PATHS),
    Field("used", by=PATHS, high=1),
    Field("u_turns_left", high=U_TURNS),
    Field("paces", high=7),
    Field("sighted", high=63),
    Field("trail", high=1),
    Field("named", by=GUARDS, values=NAMED, known=Visibility.SOME),
    Field("shown", by=GUARDS, values=GUARD_CARDS),
)
