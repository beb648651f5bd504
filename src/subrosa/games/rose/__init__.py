"""The Name of the Rose: who is which monk? Days of suspicion in an abbey, for two to five players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from subrosa.core import editions
from subrosa.core.fields import State
from subrosa.core.game import Game, Option, Setup, put_in
from subrosa.core.puzzling import Puzzling

from . import (
    belief,
    box,
    datacheck,
    derive,
    notebook,
    players,
    policy,
    reasons,
    redraw,
    refusals,
    rules,
    steps,
    stories,
    view,
)
from .fields import FIELDS, STEPS
from .moments import Story
from .tally import part, tallied
from .tell import consequences

IN_STATE = (
    "time_step",
    "sundial_overshoot",
    "evidence_floor",
    "tile_return",
    "short_chain",
    "figure_setup",
    "accusation_own_colour",
    "discard_view",
)
OPTIONS = (
    *(Option(id, FIELDS.by_name[id].values) for id in IN_STATE),
    Option("card_times", (*box.CARD_PRESETS, "custom")),
    Option("tile_values", (*box.TILE_PRESETS, "custom")),
)
PRESETS: Mapping[str, Mapping[str, str]] = {"standard": {}, "french": {"time_step": "late"}}


def figures(setup: Setup) -> box.Figures:
    """The printed figures a table plays with: presets, an owner's own, or one of each."""
    cards, tiles = setup.options["card_times"], setup.options["tile_values"]
    ours = box.preset(
        *(
            name if name != "custom" else names[0]
            for name, names in ((cards, box.CARD_PRESETS), (tiles, box.TILE_PRESETS))
        )
    )
    own = setup.data if isinstance(setup.data, box.Figures) else ours
    timed = own if cards == "custom" else ours
    return box.Figures(timed.times, timed.william, timed.adson, own.tiles if tiles == "custom" else ours.tiles)


def prepare(s: State, setup: Setup) -> None:
    """Put seats, options, cards and tiles into a blank state."""
    put_in(s, setup)
    printed = figures(setup)
    s.time, s.copies = printed.deck()
    s.pile = s.copies[:]
    s.william_time, s.adson_time = printed.william, printed.adson
    s.pile_left = sum(s.pile)
    s.unseen = printed.bag()
    s.unseen_left = sum(s.unseen)


def pieces(s: State) -> dict[str, object]:
    """Every card and every tile, wherever it lies, and whether the counters tell the truth about them."""
    cards = Counter(face for hand in s.hand for face in hand if face >= 0)
    for pile in (s.pile, s.discard):
        cards.update({face: count for face, count in enumerate(pile) if count})
    tiles = Counter(tile for row in (*s.tile, *s.held, s.chain) for tile in row if tile >= 0)
    tiles.update({tile: count for tile, count in enumerate(s.unseen) if count})
    held = [sum(tile >= 0 for tile in row) for row in s.held]
    counters = (
        s.pile_left == sum(s.pile)
        and s.unseen_left == sum(s.unseen)
        and s.chain_length == sum(tile >= 0 for tile in s.chain)
        and s.cards[: s.seats] == [sum(face >= 0 for face in hand) for hand in s.hand[: s.seats]]
        and s.tiles[: s.seats] == held[: s.seats]
        and s.owed == sum(s.owes[: s.seats])
    )
    return {"cards": cards, "tiles": tiles, "counters": counters}


GAME = Game(
    id="rose",
    version=1,
    seats=range(2, box.SEATS + 1),
    fields=FIELDS,
    rules=rules,
    some=view.some,
    said=steps.said,
    asks=steps.asks,
    derive=derive.derive,
    common=derive.common,
    consequences=consequences,
    tale=Story,
    refusals=refusals.CHECKS,
    redraw=redraw.redraw,
    stories=stories,
    labels=steps.labels,
    named=box.NAMED,
    policy=policy,
    belief=belief,
    players=players,
    believed={
        "counted": "how likely each player is each colour, by the rules alone",
        "believed": "the same by how players have played, too",
    },
    reasons=reasons.reasons,
    matters=notebook.matters,
    puzzling=Puzzling(
        speaking=frozenset({"you_are", "revealed"}),
        worded=notebook.worded,
        bears_out=notebook.BEARS_OUT,
        supports=notebook.supports,
    ),
    truth=notebook.truth,
    thoughts=("identity",),
    noted={"unmasked": frozenset({"identity"}), "kept": frozenset({"identity"})},
    guessed=notebook.guessed,
    at_stake=notebook.at_stake,
    tallied=tallied,
    part=part,
    options=OPTIONS,
    prepare=prepare,
    box=box,
    read_data=datacheck.read,
    data_from_lines=datacheck.from_lines,
    data_lines=len(box.TARGETS) + 1 + box.MONKS,
    data_options=("card_times", "tile_values"),
    pieces=pieces,
    sealed_steps=frozenset({STEPS.index("marker"), STEPS.index("accuse")}),
    open_steps=frozenset({STEPS.index("spend"), STEPS.index("return")}),
    is_edition=editions.is_edition(str(__package__)),
    progress="day",
    order=1,
    asked_first=("sundial_overshoot", "tile_return", "time_step", "evidence_floor"),
    presets=PRESETS,
)
