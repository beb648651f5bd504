"""The state of a game of 011, and who may know what (RULES.md, section 22)."""

from __future__ import annotations

from subrosa.core.fields import ALL, NONE, OWNER, SOME, Field, Fields, players

from .box import (
    BUILDINGS,
    CHARACTERS,
    CLUES,
    EVENTS,
    GEAR_STATES,
    HOURS,
    MAX_SHEETS,
    MAX_TIME,
    SEATS,
    SLOTS,
    SPOTS,
    TILES,
)

STEPS = (
    "over",
    # the auction (6) and the clues (7)
    "open",
    "bid",
    "raise",
    "clue",
    # the turn (8): the questions that are always asked, at the pauses
    "figure",
    "gear",
    "move",
    "hand_in",
    "end",
    # what effects ask
    "recover",
    "lock",
    "copy",
    "free_action",
    "twice",
    "trace",
    "walk",
    "target",
    "look_on",
    "clue_from",
    "clue_to",
    "gate_figure",
    "gate_spot",
    "swap_first",
    "swap_second",
    "ride",
    # phase 5 (9) and the end of the hour (10)
    "location",
    "organ",
    "discard",
    # what chance decides
    "gears",
    "deal",
    "chosen",
    "seating",
    "event",
    "role",
    "draw",
    "look",
    # what only a view can come to: it waits for something it may not know
    "unseen",
)
STAGES = ("choose", "position", "bonus", "ability", "again", "turn_gear", "travel", "prepare", "act", "rest", "done")
PHASES = ("event", "auction", "clues", "turns", "location", "discards")
PLAYERS = players(SEATS)
TARGETS = (*PLAYERS, "pile")
"""Where one can look at cards."""
PLACES = (*PLAYERS, "pile", "chosen one", "open")
"""Where a character card can be."""
ROLES = ("hero", "fenrir")

TWO = ("false", "true")
OTHER_TWO = ("true", "false")
OPTIONS: dict[str, tuple[str, ...]] = {
    "gear_arrows": ("meshed", "all_clockwise"),
    "bid_may_eliminate": TWO,
    "win_at_zero_time": TWO,
    "owner_sees_investigated_card": OTHER_TWO,
    "gear_investigate_may_split": OTHER_TWO,
    "ability_investigate_may_split": TWO,
    "declared_pass_through": OTHER_TWO,
    "locomotive_is_transport": OTHER_TWO,
    "clue_field_must_be_free_of_figures": OTHER_TWO,
    "reveal_role_on_elimination": TWO,
    "auto_pickup": TWO,
    "snowy_copy_moves": ("snowy_figure", "acting_figure"),
    "time_cap_3p": ("45", "36"),
    "fenrir_redeal_counts": ("living_players", "all_players"),
    "mid_turn_declaration": OTHER_TWO,
    "clue_under_organ": ("to_supply", "stays"),
    "gear_setup": ("random", "zero"),
    "phase5_after_elimination": ("last_living", "nobody"),
    "tiles_hidden": OTHER_TWO,
    "open_unknown_pile": TWO,
    "character_names": ("printed", "neutral"),
    "moved_clue_may_join": TWO,
    "chosen_may_be_locked": TWO,
}
LATER = ("moved_clue_may_join", "chosen_may_be_locked")
"""Options that older records do not name."""

FIELDS = Fields(
    Field("seats", ALL, low=3, high=SEATS),
    *(Field(name, ALL, values=values) for name, values in OPTIONS.items()),
    # where the game stands
    Field("step", ALL, values=STEPS),
    Field("phase", ALL, values=PHASES),
    Field("stage", ALL, values=STAGES),
    Field("index", ALL, high=127),
    Field("hour", ALL, high=HOURS + 1),
    Field("event", ALL, values=EVENTS),
    Field("row", ALL, by=HOURS, values=EVENTS),
    Field("gear", ALL, high=GEAR_STATES - 1),
    Field("alive", ALL, high=(1 << SEATS) - 1),
    Field("winner", ALL, values=PLAYERS),
    # the auction
    Field("old", ALL, by=SEATS, values=PLAYERS),
    Field("order", ALL, by=SEATS, values=PLAYERS),
    Field("positions", ALL, high=SEATS),
    Field("auctioned", ALL, high=SEATS - 1),
    Field("bid", ALL, high=MAX_TIME),
    Field("bidder", ALL, values=PLAYERS),
    Field("asked", ALL, values=PLAYERS),
    Field("passed", ALL, high=(1 << SEATS) - 1),
    # the board
    Field("place", ALL, by=CHARACTERS, values=SPOTS),
    Field("clue", ALL, by=SPOTS, high=CLUES),
    Field("supply", ALL, high=CLUES),
    Field("organ", ALL, values=SPOTS),
    Field("compass", ALL, by=SLOTS, values=BUILDINGS),
    Field("locked", ALL, values=CHARACTERS),
    Field("used", ALL, high=255),
    # the players
    Field("time", ALL, by=PLAYERS, high=MAX_TIME),
    Field("sheets", ALL, by=PLAYERS, high=MAX_SHEETS),
    Field("clues", ALL, by=PLAYERS, high=CLUES),
    Field("powers", ALL, by=PLAYERS, high=15),
    Field("tiles", ALL, by=PLAYERS, high=50),
    Field("tile", SOME, by=(PLAYERS, TILES), high=3),
    Field("told", SOME, by=(PLAYERS, TILES), high=(2 << SEATS) - 1),
    Field("role", OWNER, by=PLAYERS, values=ROLES),
    Field("shown_role", ALL, by=PLAYERS, values=ROLES),
    # the cards: where each character's card is, and who has seen it there
    Field("card", SOME, by=CHARACTERS, values=PLACES),
    Field("known", OWNER, by=(PLAYERS, CHARACTERS), high=1),
    Field("open", ALL, by=CHARACTERS, high=1),
    Field("seen_least", ALL, by=(PLAYERS, TARGETS), high=6),
    Field("seen_most", ALL, by=(PLAYERS, TARGETS), high=6),
    Field("wrong", ALL, by=CHARACTERS, high=1),
    # the stack of tiles: a bag nobody has seen, and under it what was put back
    Field("bag", NONE, by=TILES, high=3),
    Field("bag_left", ALL, high=50),
    Field("under", SOME, by=50, values=TILES),
    Field("under_knower", ALL, by=50, low=0, high=(1 << SEATS) - 1),
    Field("under_bunch", ALL, by=50, high=SEATS),
    Field("under_left", ALL, high=50),
    # the turn
    Field("turn", ALL, values=PLAYERS),
    Field("figure", ALL, values=CHARACTERS),
    Field("copied", ALL, values=CHARACTERS),
    Field("twice", ALL, high=1),
    Field("steps", ALL, high=9),
    Field("transport", ALL, low=0, high=3),
    Field("rides", ALL, high=1),
    Field("walks", ALL, high=4),
    Field("walking", ALL, high=3),
    Field("walker", ALL, values=CHARACTERS),
    Field("played", ALL, high=3),
    Field("spent", ALL, values=TILES),
    Field("handed", ALL, high=CLUES),
    Field("draws", ALL, high=30),
    Field("looks", ALL, high=30),
    Field("target", ALL, values=TARGETS),
    Field("spread", ALL, high=1),
    Field("may_stop", ALL, high=2),
    Field("looked", ALL, by=TARGETS, high=6),
    Field("apart", SOME, by=CHARACTERS, high=1),
    Field("traces", ALL, high=2),
    Field("moving", ALL, low=0, high=127),
    Field("declared", ALL, high=2),
    Field("named", ALL, values=CHARACTERS),
    Field("arrived", ALL, high=1),
    Field("wolves", ALL, by=TILES, high=3),
)
