"""011: who is the Chosen One, and who became Fenrir? Eleven hours in Turin, for three to six players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from subrosa.core import editions
from subrosa.core.fields import State
from subrosa.core.game import Game, Option, Setup
from subrosa.core.puzzling import Puzzling

from . import belief, box, notebook, players, policy, redraw, refusals, rules, steps, view
from .derive import common, derive
from .fields import FIELDS, LATER, OPTIONS, STEPS
from .moments import Story
from .own import FILES
from .reasons import reasons
from .rules.terms import BY_SYMBOL
from .tally import part, tallied
from .tell import consequences


def prepare(s: State, setup: Setup) -> None:
    """Put seats, options and the bag of tiles into a blank state; with three players the seal stays in the box (15)."""
    s.seats = setup.seats
    for option, values in OPTIONS.items():
        setattr(s, option, values.index(setup.options[option]))
    s.bag = list(box.TILE_COPIES)
    if setup.seats == 3:
        s.bag[box.SEAL] = 0
    s.bag_left = sum(s.bag)


def pieces(s: State) -> Mapping[str, object]:
    """Every clue and every tile, wherever it lies, the cards, and whether the counters tell the truth about them."""
    clues = s.supply + sum(s.clues[: s.seats]) + sum(s.clue)
    tiles = Counter({face: count for face, count in enumerate(s.bag) if count > 0})
    for hand in s.tile[: s.seats]:
        tiles.update({face: count for face, count in enumerate(hand) if count > 0})
    tiles.update(face for face in (*s.under[: s.under_left], *s.compass, s.spent) if face >= 0)
    counters = s.bag_left == sum(s.bag) and s.tiles[: s.seats] == [sum(hand) for hand in s.tile[: s.seats]]
    return {"clues": clues, "tiles": tiles, "counters": counters}


GAME = Game(
    id="eleven",
    version=2,
    earlier={1: "Lewis could lock a character who was locked already"},
    seats=range(3, box.SEATS + 1),
    fields=FIELDS,
    rules=rules,
    some=view.some,
    said=steps.said,
    asks=steps.asks,
    derive=derive,
    common=common,
    consequences=consequences,
    tale=Story,
    refusals=refusals.CHECKS,
    redraw=redraw.redraw,
    labels=steps.labels,
    named=box.NAMED,
    sentences=frozenset({"event", "slot"}),
    policy=policy,
    belief=belief,
    matters=notebook.matters,
    puzzling=Puzzling(
        speaking=frozenset(
            {"you_hold", "you_see_character", "you_see_chosen", "showed_card", "card_open", "named_wrong"}
        ),
        concluded=frozenset({"certain"}),
        worded=notebook.worded,
        bears_out=notebook.BEARS_OUT,
        asked=notebook.asked,
    ),
    truth=notebook.truth,
    thoughts=("fenrir",),
    players=players,
    believed={
        name + layer: said + how
        for layer, how in (("counted", ", by the rules alone"), ("believed", ", by how players have played, too"))
        for name, said in {
            "": "where each character's card is",
            "fenrir_": "who is Fenrir, the last for nobody",
            "knows_": "who has seen all character cards of each hand, and of the pile",
            "names_": "who can name the Chosen One",
            "wolf_": "how many wolf marks each hand bears: none, one, or more",
            "organ_": "how many organ symbols each hand bears: none, one, or more",
        }.items()
    },
    reasons=reasons,
    whose=notebook.whose,
    hearsay=frozenset({"names", "knows"}),
    noted={"unmasked": frozenset({"card", "fenrir"}), "kept": frozenset({"fenrir"})},
    guessed=notebook.guessed,
    tallied=tallied,
    part=part,
    options=tuple(Option(id, values, id in LATER) for id, values in (OPTIONS | FILES.options).items()),
    prepare=prepare,
    read_data=FILES.read,
    data_from_lines=FILES.from_lines,
    data_lines=len(FILES.parts),
    data_options=tuple(FILES.parts),
    edition=FILES.edition,
    is_edition=editions.is_edition(str(__package__)),
    box=box,
    masked_steps=frozenset({STEPS.index("location")}),
    open_steps=frozenset(map(STEPS.index, ("raise", "clue", "trace", "clue_from", "clue_to", "recover", "organ"))),
    pieces=pieces,
    progress="hour",
    all_can_lose=True,
    order=2,
    asked_first=("reveal_role_on_elimination", "tiles_hidden", "owner_sees_investigated_card", "bid_may_eliminate"),
    presets={"standard": {}},
    most_choices=box.MOST_CHOICES,
    largest_choice=BY_SYMBOL + box.TILE_FACES - 1,
)
