"""The state of a game of 011, and who may know what (RULES.md, section 22)."""

from __future__ import annotations

from subrosa.core.fields import Field, Fields, Visibility

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
PLAYERS = tuple(f"seat {seat + 1}" for seat in range(SEATS))
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
    "snowy_copy_moves": ("acting_figure", "snowy_figure"),
    "time_cap_3p": ("45", "36"),
    "fenrir_redeal_counts": ("living_players", "all_players"),
    "mid_turn_declaration": OTHER_TWO,
    "clue_under_organ": ("to_supply", "stays"),
    "gear_setup": ("random", "zero"),
    "phase5_after_elimination": ("last_living", "nobody"),
    "tiles_hidden": OTHER_TWO,
    "open_unknown_pile": TWO,
    "character_names": ("printed", "neutral"),
}

FIELDS = Fields(
    Field("seats", low=3, high=SEATS),
    *(Field(name, values=values) for name, values in OPTIONS.items()),
    # where the game stands
    Field("step", values=STEPS),
    Field("phase", values=PHASES),
    Field("stage", values=STAGES),
    Field("index", high=127),
    Field("hour", high=HOURS + 1),
    Field("event", values=EVENTS),
    Field("row", by=HOURS, values=EVENTS),
    Field("gear", high=GEAR_STATES - 1),
    Field("alive", high=(1 << SEATS) - 1),
    Field("winner", values=PLAYERS),
    # the auction
    Field("old", by=SEATS, values=PLAYERS),
    Field("order", by=SEATS, values=PLAYERS),
    Field("positions", high=SEATS),
    Field("auctioned", high=SEATS - 1),
    Field("bid", high=MAX_TIME),
    Field("bidder", values=PLAYERS),
    Field("asked", values=PLAYERS),
    Field("passed", high=(1 << SEATS) - 1),
    # the board
    Field("place", by=CHARACTERS, values=SPOTS),
    Field("clue", by=SPOTS, high=1),
    Field("supply", high=CLUES),
    Field("organ", values=SPOTS),
    Field("compass", by=SLOTS, values=BUILDINGS),
    Field("locked", values=CHARACTERS),
    Field("used", high=255),
    # the players
    Field("time", by=PLAYERS, high=MAX_TIME),
    Field("sheets", by=PLAYERS, high=MAX_SHEETS),
    Field("clues", by=PLAYERS, high=CLUES),
    Field("powers", by=PLAYERS, high=15),
    Field("tiles", by=PLAYERS, high=50),
    Field("tile", by=(PLAYERS, TILES), high=3, known=Visibility.SOME),
    Field("role", by=PLAYERS, values=ROLES, known=Visibility.OWNER),
    Field("shown_role", by=PLAYERS, values=ROLES),
    # the cards: where each character's card is, and who has seen it there
    Field("card", by=CHARACTERS, values=PLACES, known=Visibility.SOME),
    Field("known", by=(PLAYERS, CHARACTERS), high=1, known=Visibility.OWNER),
    Field("open", by=CHARACTERS, high=1),
    Field("seen_least", by=(PLAYERS, TARGETS), high=6),
    Field("seen_most", by=(PLAYERS, TARGETS), high=6),
    Field("wrong", by=CHARACTERS, high=1),
    # the stack of tiles: a bag nobody has seen, and under it what was put back
    Field("bag", by=TILES, high=3, known=Visibility.NONE),
    Field("bag_left", high=50),
    Field("under", by=50, values=TILES, known=Visibility.SOME),
    Field("under_knower", by=50, low=0, high=(1 << SEATS) - 1),
    Field("under_bunch", by=50, high=SEATS),
    Field("under_left", high=50),
    # the turn
    Field("turn", values=PLAYERS),
    Field("figure", values=CHARACTERS),
    Field("copied", values=CHARACTERS),
    Field("twice", high=1),
    Field("steps", high=9),
    Field("transport", low=0, high=3),
    Field("rides", high=1),
    Field("walks", high=4),
    Field("walking", high=3),
    Field("walker", values=CHARACTERS),
    Field("played", high=3),
    Field("spent", values=TILES),
    Field("handed", high=CLUES),
    Field("draws", high=30),
    Field("looks", high=30),
    Field("target", values=TARGETS),
    Field("spread", high=1),
    Field("may_stop", high=2),
    Field("looked", by=TARGETS, high=6),
    Field("apart", by=CHARACTERS, high=1, known=Visibility.SOME),
    Field("traces", high=2),
    Field("moving", low=0, high=127),
    Field("declared", high=2),
    Field("named", values=CHARACTERS),
    Field("arrived", high=1),
    Field("wolves", by=TILES, high=3),
)
