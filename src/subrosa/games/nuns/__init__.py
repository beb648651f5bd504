"""Nuns on the Run: where are the novices, and what do they carry? A convent by night, for two to eight players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from subrosa.core import editions
from subrosa.core.fields import State
from subrosa.core.game import Game, Option, Setup

from . import belief, box, clues, notebook, players, policy, redraw, refusals, rules, steps, view
from .chances import chances
from .derive import common, derive
from .fields import FIELDS, LATER, OPTIONS, SEATS, STEPS
from .moments import Story
from .own import FILES
from .reasons import reasons
from .rules.terms import FOR_PRIORESS, NOISE_AT
from .tally import sides, tallied
from .tell import consequences

PRESETS: Mapping[str, Mapping[str, str]] = {
    "2010": {},
    "2025": {
        "capture_limit": "players",
        "sight": "rooms",
        "deaf_after_run": "never",
        "novice_may_enter_guard": "false",
        "tie": "fewest_captures",
        "vanish_shows_direction": "false",
    },
    "web": {
        "capture_limit": "more_than_novices",
        "sight_range": "none",
        "deaf_after_run": "never",
        "run_noise": "0",
        "run_range": "5",
        "short_ranges": "2_and_3",
        "novice_may_enter_guard": "false",
        "paths_reusable": "true",
        "u_turns": "0",
        "blessings": "off",
        "safe_cell": "true",
        "vanish_shows_direction": "false",
    },
}


def prepare(s: State, setup: Setup) -> None:
    """Put seats and options into a blank state."""
    s.seats = setup.seats
    for option, values in OPTIONS.items():
        setattr(s, option, values.index(setup.options[option]))


def pieces(s: State) -> Mapping[str, object]:
    """Wish cards, blessings and novices that were dealt are nobody else's, and the counters tell the truth."""
    wishes = Counter(card for card in s.wish_card if card >= 0)
    blessings = Counter(kind for kind in s.blessing if kind >= 0)
    sound = (
        all(count == 1 for count in wishes.values())
        and all(count <= box.BLESSING_COPIES[kind] for kind, count in blessings.items())
        and s.captures == sum(count for count in s.captured if count > 0)
        and s.noises == sum(place >= 0 for place in s.noise_place)
        and s.vanishings == sum(place >= 0 for place in s.vanished_from)
        and all(mark in (-1, place) for mark, place in zip(s.marker, s.place, strict=True))
    )
    return {"counters": sound}


GAME = Game(
    id="nuns",
    version=1,
    seats=range(2, SEATS + 1),
    fields=FIELDS,
    rules=rules,
    some=view.some,
    said=steps.said,
    asks=steps.asks,
    derive=derive,
    common=common,
    chances=chances,
    consequences=consequences,
    tale=Story,
    refusals=refusals.CHECKS,
    redraw=redraw.redraw,
    tidy=steps.tidy,
    named=box.NAMED,
    policy=policy,
    belief=belief,
    players=players,
    believed={
        "counted": "where each novice is, by the rules alone",
        "counted_case": "what she carries (nothing, her key, key and wish) with each wish card, by the rules alone",
        "believed": "where each novice is, by how players have played, too",
        "believed_case": "what she carries with each wish card, by how players have played, too",
    },
    reasons=reasons,
    matters=notebook.matters,
    puzzling=clues.PUZZLING,
    truth=notebook.truth,
    thoughts=("wish_card",),
    about=notebook.about,
    noted={"unmasked": frozenset({"wish_card"}), "kept": frozenset({"place"})},
    guessed=notebook.guessed,
    sides=sides,
    tallied=tallied,
    options=tuple(Option(id, values, id in LATER) for id, values in (OPTIONS | FILES.options).items()),
    prepare=prepare,
    box=box,
    read_data=FILES.read,
    data_from_lines=FILES.from_lines,
    data_lines=len(FILES.parts),
    data_options=tuple(FILES.parts),
    edition=FILES.edition,
    is_edition=editions.is_edition(str(__package__)),
    pieces=pieces,
    sealed_steps=frozenset({STEPS.index("move")}),
    hidden_steps=frozenset({STEPS.index("move")}),
    masked_steps=frozenset(map(STEPS.index, ("bless", "token", "hear", "ears"))),
    progress="round",
    order=3,
    usual_seat=1,
    asked_first=("novices_per_player", "blessings", "capture_limit", "sight"),
    offered_preset="2010",
    presets=PRESETS,
    largest_choice=NOISE_AT + 2 * FOR_PRIORESS - 1,
)
