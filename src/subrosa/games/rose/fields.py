"""The state of a game of the Rose, and who may know what (RULES.md, section 15)."""

from __future__ import annotations

from subrosa.core.fields import Field, Fields, Visibility

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

PLAYERS = tuple(f"seat {seat + 1}" for seat in range(SEATS))

FIELDS = Fields(
    # how this table plays
    Field("seats", low=2, high=SEATS),
    Field("time_step", values=TIME_STEP),
    Field("overshoot", values=OVERSHOOT),
    Field("floor", values=FLOOR),
    Field("tile_return", values=TILE_RETURN),
    Field("short_chain", values=SHORT_CHAIN),
    Field("figure_setup", values=FIGURE_SETUP),
    Field("own_colour", values=OWN_COLOUR),
    Field("discard_view", values=DISCARD_VIEW),
    Field("time", by=FACE_SLOTS, high=9),
    Field("william_time", high=9),
    Field("adson_time", high=9),
    # where the game stands
    Field("step", values=STEPS),
    Field("stage", values=STAGES),
    Field("index", high=64),
    Field("day", high=DAYS + 1),
    Field("turn", values=PLAYERS),
    Field("choosing", high=(1 << SEATS) - 1),
    Field("event", values=EVENTS),
    Field("row", by=DAYS, values=EVENTS),
    Field("taker", by=DAYS, values=PLAYERS),
    # the board
    Field("sundial", high=33),
    Field("place", by=FIGURES, values=BUILDINGS),
    Field("suspicion", by=COLOURS, high=40),
    Field("evidence", by=COLOURS, low=-500, high=1000),
    Field("tile", by=(BUILDINGS, SQUARES), values=TILE_NAMES),
    Field("unseen", by=TILE_NAMES, high=TILES),
    Field("unseen_left", high=TILES),
    Field("chain", by=TILES, values=TILE_NAMES, known=Visibility.SOME),
    Field("chain_knower", by=TILES, values=PLAYERS),
    Field("chain_length", high=TILES),
    Field("waiting", by=BUILDINGS.__len__(), values=BUILDINGS),
    Field("waiting_length", high=len(BUILDINGS)),
    Field("laying", high=SQUARES),
    # the players
    Field("hand", by=(PLAYERS, HAND), values=FACE_SLOTS, known=Visibility.OWNER),
    Field("cards", by=PLAYERS, high=HAND),
    Field("identity", by=PLAYERS, values=COLOURS, known=Visibility.OWNER),
    Field("held", by=(PLAYERS, TILES), values=TILE_NAMES, known=Visibility.SOME),
    Field("tiles", by=PLAYERS, high=TILES),
    Field("owes", by=PLAYERS, high=9),
    Field("owed", high=9),
    Field("giver", values=PLAYERS),
    Field("shown", by=(PLAYERS, REVELATIONS), values=COLOURS),
    Field("pick", by=PLAYERS, values=COLOURS, known=Visibility.OWNER),
    Field("guess", by=(PLAYERS, SEATS - 1), values=COLOURS, known=Visibility.OWNER),
    # the cards
    Field("pile", by=FACE_SLOTS, high=max(CALLS, 4), known=Visibility.NONE),
    Field("pile_left", high=60),
    Field("discard", by=FACE_SLOTS, high=max(CALLS, 4)),
    Field("top", values=FACE_SLOTS),
    # the turn
    Field("card", values=FACE_SLOTS),
    Field("cost", high=9),
    Field("purse", high=TILES),
    Field("mover", values=FIGURES),
    Field("met", high=63),
    Field("asked", values=COLOURS),
    Field("uses", high=2),
    Field("ending", high=1),
)
