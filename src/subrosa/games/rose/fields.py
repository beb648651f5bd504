"""The state of a game of the Rose, and who may know what (RULES.md, section 15)."""

from __future__ import annotations

from subrosa.core.fields import ALL, NONE, OWNER, SOME, Field, Fields, players

from .box import (
    BUILDINGS,
    CALLS,
    COLOURS,
    DAYS,
    EVENTS,
    FACE_SLOTS,
    FIGURES,
    HAND,
    REVELATIONS,
    SEATS,
    SQUARES,
    TILE_NAMES,
    TILES,
)

STEPS = (
    "over",
    # what the player whose turn it is decides (D1-D7)
    "card",
    "call",
    "spend",
    "place",
    "figure",
    "task",
    "sign",
    "split",
    "delicate",
    "again",
    # what one player decides, whoever's turn it is
    "return",
    "stand",
    # what all decide at once and in secret (D8, D9)
    "marker",
    "accuse",
    # what chance decides (C1-C9)
    "lot",
    "pose",
    "lay",
    "deal",
    "identity",
    "event",
    "refill",
    "draw",
    "lose",
)
STAGES = ("pay", "move", "act", "happen", "draw", "end")

TIME_STEP = ("early", "late")
OVERSHOOT = ("carry", "reset")
FLOOR = ("zero", "none")
TILE_RETURN = ("oldest_first", "owner_choice", "random")
SHORT_CHAIN = ("wait", "leave")
FIGURE_SETUP = ("random", "players_in_turn")
OWN_COLOUR = ("allowed", "forbidden")
DISCARD_VIEW = ("full", "top_only")

PLAYERS = players(SEATS)

FIELDS = Fields(
    # how this table plays
    Field("seats", ALL, low=2, high=SEATS),
    Field("time_step", ALL, values=TIME_STEP),
    Field("sundial_overshoot", ALL, values=OVERSHOOT),
    Field("evidence_floor", ALL, values=FLOOR),
    Field("tile_return", ALL, values=TILE_RETURN),
    Field("short_chain", ALL, values=SHORT_CHAIN),
    Field("figure_setup", ALL, values=FIGURE_SETUP),
    Field("accusation_own_colour", ALL, values=OWN_COLOUR),
    Field("discard_view", ALL, values=DISCARD_VIEW),
    Field("time", ALL, by=FACE_SLOTS, high=9),
    Field("copies", ALL, by=FACE_SLOTS, high=max(CALLS, 4)),
    Field("william_time", ALL, high=9),
    Field("adson_time", ALL, high=9),
    # where the game stands
    Field("step", ALL, values=STEPS),
    Field("stage", ALL, values=STAGES),
    Field("index", ALL, high=64),
    Field("day", ALL, high=DAYS + 1),
    Field("turn", ALL, values=PLAYERS),
    Field("choosing", ALL, high=(1 << SEATS) - 1),
    Field("event", ALL, values=EVENTS),
    Field("row", ALL, by=DAYS, values=EVENTS),
    Field("taker", ALL, by=DAYS, values=PLAYERS),
    # the board
    Field("sundial", ALL, high=33),
    Field("place", ALL, by=FIGURES, values=BUILDINGS),
    Field("suspicion", ALL, by=COLOURS, high=40),
    Field("evidence", ALL, by=COLOURS, low=-500, high=1000),
    Field("tile", ALL, by=(BUILDINGS, SQUARES), values=TILE_NAMES),
    Field("unseen", ALL, by=TILE_NAMES, high=TILES),
    Field("unseen_left", ALL, high=TILES),
    Field("chain", SOME, by=TILES, values=TILE_NAMES),
    Field("chain_knower", ALL, by=TILES, values=PLAYERS),
    Field("chain_length", ALL, high=TILES),
    Field("waiting", ALL, by=BUILDINGS.__len__(), values=BUILDINGS),
    Field("waiting_length", ALL, high=len(BUILDINGS)),
    Field("laying", ALL, high=SQUARES),
    # the players
    Field("hand", OWNER, by=(PLAYERS, HAND), values=FACE_SLOTS),
    Field("cards", ALL, by=PLAYERS, high=HAND),
    Field("identity", OWNER, by=PLAYERS, values=COLOURS),
    Field("held", SOME, by=(PLAYERS, TILES), values=TILE_NAMES),
    Field("tiles", ALL, by=PLAYERS, high=TILES),
    Field("sure", ALL, by=PLAYERS, high=TILES),
    Field("owes", ALL, by=PLAYERS, high=9),
    Field("owed", ALL, high=9),
    Field("giver", ALL, values=PLAYERS),
    Field("shown", ALL, by=(PLAYERS, REVELATIONS), values=COLOURS),
    Field("pick", OWNER, by=PLAYERS, values=COLOURS),
    Field("guess", OWNER, by=(PLAYERS, SEATS - 1), values=COLOURS),
    # the cards
    Field("pile", NONE, by=FACE_SLOTS, high=max(CALLS, 4)),
    Field("pile_left", ALL, high=60),
    Field("discard", ALL, by=FACE_SLOTS, high=max(CALLS, 4)),
    Field("top", ALL, values=FACE_SLOTS),
    # the turn
    Field("card", ALL, values=FACE_SLOTS),
    Field("cost", ALL, high=9),
    Field("purse", ALL, high=TILES),
    Field("mover", ALL, values=FIGURES),
    Field("met", ALL, high=63),
    Field("asked", ALL, values=COLOURS),
    Field("uses", ALL, high=2),
    Field("ending", ALL, high=1),
)
