"""The state of a game of Nuns on the Run, and who may know what (RULES.md, section 13)."""

from __future__ import annotations

from subrosa.core.fields import ALL, OWNER, SOME, Field, Fields, players

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
PLAYERS = players(SEATS)
FIGURES = (*NOVICES, *GUARDS)
STATUS = ("run", "caught")
NAMED = (*GUARD_CARDS, "swift_walk")
"""What a guard has named her move: a fifth step by a swift foot can still be a walk."""
LONGEST_WAY = 12
"""The start and eleven steps: a doubled run with a swift foot."""
GLIMPSES = (*PLACES, "vanished")
"""What the table sees of a novice in a round, in order: the places she was seen on, and that she vanished from one."""
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
    "deviate_on": ("own", "any", "beside"),
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
    "turn_in_sight": TWO,
    "roll_after_turning": TWO,
    "caught_give_permission": TWO,
}
LATER = ("turn_in_sight", "roll_after_turning", "caught_give_permission")
"""Options that older records do not name."""

FIELDS = Fields(
    Field("seats", ALL, low=2, high=SEATS),
    *(Field(name, ALL, values=values) for name, values in OPTIONS.items()),
    # where the game stands
    Field("step", SOME, values=STEPS),
    Field("round", ALL, high=ROUNDS),
    Field("index", ALL, high=8),
    Field("captures", ALL, high=40),
    Field("limit", ALL, high=10),
    Field("won", ALL, high=63),
    Field("guards_won", ALL, high=1),
    # the novices, by cell
    Field("owner", ALL, by=NOVICES, values=PLAYERS),
    Field("status", ALL, by=NOVICES, values=STATUS),
    Field("fresh", ALL, by=NOVICES, high=1),
    Field("captured", ALL, by=NOVICES, high=40),
    Field("marker", ALL, by=NOVICES, values=PLACES),
    Field("played", ALL, by=NOVICES, values=CARDS),
    Field("glimpsed", ALL, by=(NOVICES, LONGEST_WAY), values=GLIMPSES),
    Field("place", SOME, by=NOVICES, values=PLACES),
    Field("wish_card", OWNER, by=NOVICES, values=WISHES, owner="owner"),
    Field("key", OWNER, by=NOVICES, high=1, owner="owner"),
    Field("wish", OWNER, by=NOVICES, high=1, owner="owner"),
    # the secret move
    Field("stage", OWNER, by=NOVICES, values=STAGES, owner="owner"),
    Field("card", OWNER, by=NOVICES, values=CARDS, owner="owner"),
    Field("steps", OWNER, by=NOVICES, high=LONGEST_WAY, owner="owner"),
    Field("way", OWNER, by=(NOVICES, LONGEST_WAY), values=PLACES, owner="owner"),
    Field("swift", OWNER, by=NOVICES, high=1, owner="owner"),
    Field("turned", SOME, by=NOVICES, high=2),
    Field("scan", ALL, by=LONGEST_WAY, high=16),
    # blessings
    Field("blessing", SOME, by=FIGURES, values=BLESSINGS),
    Field("spent", ALL, by=FIGURES, values=BLESSINGS),
    # noise: the die, and in a novice's own turn what she will lay at its end
    Field("novice", ALL, values=NOVICES),
    Field("die", ALL, high=6),
    Field("softer", SOME, high=1),
    Field("hearing", SOME, high=3),
    Field("asked_for", SOME, values=GUARDS),
    Field("falsely", SOME, high=1),
    Field("pending", SOME, high=MOST_PENDING),
    Field("pending_place", SOME, by=MOST_PENDING, values=PLACES),
    Field("pending_guard", SOME, by=MOST_PENDING, values=GUARDS),
    # tokens on the board
    Field("noises", ALL, high=MOST_NOISE),
    Field("noise_place", ALL, by=MOST_NOISE, values=PLACES),
    Field("noise_guard", ALL, by=MOST_NOISE, values=GUARDS),
    Field("noise_owner", ALL, by=MOST_NOISE, values=FIGURES),
    Field("noise_round", ALL, by=MOST_NOISE, high=ROUNDS),
    Field("vanishings", ALL, high=MOST_VANISHED),
    Field("vanished_from", ALL, by=MOST_VANISHED, values=PLACES),
    Field("vanished_to", ALL, by=MOST_VANISHED, values=PLACES),
    Field("vanished_owner", ALL, by=MOST_VANISHED, values=NOVICES),
    # the guards
    Field("guard", ALL, values=GUARDS),
    Field("moved", ALL, high=3),
    Field("at", ALL, by=GUARDS, values=PLACES),
    Field("facing", ALL, by=GUARDS, high=MOST_NEIGHBOURS),
    Field("path", ALL, by=GUARDS, values=PATHS),
    Field("heading", ALL, by=GUARDS, high=1),
    Field("completed", ALL, by=GUARDS, values=PATHS),
    Field("used", ALL, by=PATHS, high=1),
    Field("u_turns_left", ALL, high=U_TURNS),
    Field("paces", ALL, high=7),
    Field("sighted", ALL, high=63),
    Field("trail", ALL, high=3),
    Field("named", SOME, by=GUARDS, values=NAMED),
    Field("shown", ALL, by=GUARDS, values=GUARD_CARDS),
)
