"""Liar's dice: bids about dice that nobody sees whole. Two to six players."""

from subrosa.core.fields import State
from subrosa.core.game import Game, Option

from . import policy, rules, steps
from .fields import DICE, FACES, FIELDS, LENGTH, SEATS, WILD
from .redraw import redraw


def pieces(s: State) -> dict[str, object]:
    """Dice leave play one by one, and the count of those left is true."""
    lost = 0 if s.length == rules.ONE_ROUND else s.round - 1 + (s.step == rules.OVER)
    return {"dice": sum(s.left[: s.seats]) + lost, "counted": s.in_play == sum(s.left[: s.seats])}


GAME = Game(
    id="liars_dice",
    version=1,
    seats=range(2, SEATS + 1),
    fields=FIELDS,
    rules=rules,
    some=rules.some,
    said=steps.said,
    asks=steps.asks,
    consequences=steps.consequences,
    refusals=steps.REFUSALS,
    redraw=redraw,
    policy=policy,
    options=(
        Option("dice", ("5", "1", "2", "3", "4")),
        Option("faces", ("6", "2", "3", "4", "5")),
        Option("wild", WILD),
        Option("length", LENGTH),
    ),
    presets={"standard": {}, "open_spiel": {"dice": "1", "length": "one_round"}},
    pieces=pieces,
    progress="round",
    most_choices=SEATS * DICE * len(FACES) + 1,
)
