"""Lines of 011: every choice is written as a line that parses back, and a wish that cannot be had is told why."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from refusing import refused
from test_texts import refusals

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match, house
from subrosa.core.text import LANGUAGES, say, sentence
from subrosa.games import find
from subrosa.games.eleven import GAME, box
from subrosa.games.eleven.fields import STEPS
from subrosa.games.eleven.rules.terms import LOCATION, LOCATIONS, UNKNOWN

from .table import Table

FENRIR = 1


# Why not


def turn(event: str = "e10", hour: int = 1, **options: str) -> Table:
    """The first seat of four is about to choose a figure."""
    return Table(4, 1, **options).at_turn(0, event=event, hour=hour)


def gears(event: str = "e10", hour: int = 1, **options: str) -> Table:
    """Vikström acts, with some time to spend, and the gears are to be turned."""
    table = turn(event, hour, **options).play("choose vikstrom").until("gear")
    table.s.gear = 7
    return table


def move(teeth: int = 1, event: str = "e10", **options: str) -> Table:
    """The move: after one tooth with the steam train and 3 steps."""
    return gears(event, 1, **options).play(f"turn {teeth}")


def at_station() -> Table:
    """Vikström stands on a stop of the steam train."""
    return move().stand("vikstrom", "porta_susa")


def with_clue(table: Table, *spots: str) -> Table:
    for spot in spots:
        table.s.clue[box.SPOTS.index(spot)] = 1
    return table


def with_organ(table: Table, spot: str = "duomo") -> Table:
    table.s.organ = box.SPOTS.index(spot)
    return table


def poor(table: Table, time: int = 1) -> Table:
    table.s.time[table.decider] = time
    return table


def auction(**options: str) -> Table:
    return Table(4, 1, **options).until("open")


def after_one_auction() -> Table:
    return auction().play("open 2", "bid 3", "pass", "pass", "pass")


def clues() -> Table:
    return with_organ(with_clue(Table(4, 1).until("clue"), "balon"))


def looking(seats: int = 4, **options: str) -> Table:
    return Table(seats, 1, **options).at_turn(0, event="e10").play("choose lewis")


def all_seen(table: Table, *targets: int) -> Table:
    """Every card has been looked at in this turn, of these targets or of all."""
    for target in targets or range(len(table.s.looked)):
        table.s.looked[target] = 6
    return table


def locked_already() -> Table:
    """Lewis has locked Snowy before, and names somebody once more in a declared turn (17.1b)."""
    table = locking()
    table.s.locked = box.SNOWY
    return table


def locking() -> Table:
    return turn("e05").play("choose lewis")


def copying() -> Table:
    return turn().play("choose pahlsson")


def tracing() -> Table:
    return with_clue(turn().play("choose koleberg"), "mole").stand("vidal", "obelisco")


def moving_clue() -> Table:
    """A clue next to the acting figure and one that is shut in."""
    table = turn().play("choose vidal")
    with_organ(table, "arsenale_borgo_dora")
    return with_clue(table, "consolata", "ponte_mosca", "cimitero", "balon", "porte_palatine")


def carrying_clue() -> Table:
    return moving_clue().play("act move_clue", "take up consolata")


def with_tile(*tiles: str, event: str = "e10") -> Table:
    return gears(event).give(0, *tiles)


def swapping() -> Table:
    return with_tile("exchange").play("use exchange", "swap lilja")


def recovering() -> Table:
    """The last seat has played the first power card and takes it back."""
    table = Table(4, 1).at_turn(0, event="e11", order=(1, 2, 3, 0))
    table.s.powers[0] = 0b1110
    return table.play("choose vikstrom")


def riding() -> Table:
    return with_tile("ticket_steam").stand("vikstrom", "porta_susa").play("use ticket_steam")


def compass(*tiles: str, placed: dict[str, str] | None = None) -> Table:
    """A seat may set a location tile: it holds these tiles, and the compass shows those."""
    table = turn().give(0, *tiles)
    for slot, building in (placed or {}).items():
        table.s.compass[box.SLOTS.index(slot)] = box.BUILDINGS.index(building)
    table.s.phase = LOCATIONS
    table.s.step = LOCATION
    return table


def crowded() -> Table:
    """Three tiles leave two fields, and figures stand on both."""
    table = compass("lemuria", placed={"east": "obelisco", "north": "cimitero", "south": "tempio_valdese"})
    return table.stand("lilja", "barriera_francia").stand("vidal", "carceri_nuove")


def placing_organ() -> Table:
    table = compass("lemuria", placed={"north": "cimitero", "west": "obelisco", "south": "tempio_valdese"})
    return table.play("symbol lemuria").stand("lilja", "balon")


def fenrir(*tiles: str, step: Callable[..., Table] = turn) -> Table:
    table = step(hour=6)
    table.s.role[:4] = [FENRIR, 0, 0, 0]
    return table.give(0, *tiles)


def hero() -> Table:
    table = turn(hour=6)
    table.s.role[:4] = [0, FENRIR, 0, 0]
    return table


def declared() -> Table:
    table = with_organ(turn())
    return table.play(f"name {box.CHARACTERS[table.s.card.index(7)]}").until("gear")


def handing_in(clues: int, gear: int = 8) -> Table:
    """Clues may be handed in for what the gears show in this state."""
    table = gears()
    table.s.gear = gear - 1
    table.s.clues[0] = clues
    return table.play("turn 1", "stop")


def without_second_seat(table: Table) -> Table:
    table.s.alive &= ~2
    return table


def without_first_power(table: Table) -> Table:
    table.s.powers[0] = 0b1110
    return table


def without_supply(table: Table) -> Table:
    table.s.supply = 0
    return table


def not_acting_himself(table: Table) -> Table:
    """The card of the player is Lilja's, and the acting figure is another one."""
    s = table.s
    own = s.card.index(0)
    s.card[own], s.card[box.LILJA] = s.card[box.LILJA], 0
    return table


CASES: tuple[tuple[Callable[[], Table], str, str], ...] = (
    (auction, "sing", "“sing” is not what is asked now. Try for example “open 1”."),
    (auction, "open the window", "“open the window” is not one of your choices. Try for example “open 1”."),
    (auction, "open 9", "There is no such place: this hour has 4 of them."),
    (auction, "play p_compose", "Cards, object tiles and declarations belong to your turn in the city."),
    (after_one_auction, "open 2", "Place II is taken already, by 4."),
    (lambda: auction().play("open 2"), "pass", "Whoever opens an auction has to bid, be it 0."),
    (lambda: auction().play("open 2"), "bid 60", "A bid must leave you 1 time, so 44 is the most you can bid."),
    (lambda: auction(bid_may_eliminate="true").play("open 2"), "bid 60", "You have 45 time and cannot bid more."),
    (lambda: auction().play("open 2", "bid 3"), "bid 3", "Bid more than 3, or pass."),
    (clues, "lay milano", "There is no field called “milano”."),
    (clues, "lay mole", "Clues go on ordinary buildings here, and Mole Antonelliana is none."),
    (clues, "lay balon", "On Il Balon there is a clue already."),
    (clues, "lay duomo", "On Duomo stands the organ."),
    (clues, "lay teatro_regio", "Lewis stands on Teatro Regio."),
    (turn, "choose mephisto", "There is no character called “mephisto”."),
    (lambda: Table(4, 1).at_turn(0, event="e01"), "choose lewis", "Lewis is locked this hour."),
    (lambda: poor(turn(), 2), "choose pahlsson", "To choose Påhlsson you need 2 time for the ability and must keep 1."),
    (
        lambda: gears().play("turn 1", "stop", "hand in 0").until("figure"),
        "choose vikstrom",
        "Vikström has been chosen already this hour.",
    ),
    (locking, "lock lewis", "It has to be somebody other than Lewis."),
    (locked_already, "lock snowy", "Snowy is locked this hour."),
    (copying, "copy pahlsson", "It has to be the ability of somebody other than Påhlsson."),
    (swapping, "with lilja", "Lilja cannot change places with the same figure."),
    (gears, "turn -1", "At this table the gears turn forwards only."),
    (gears, "turn 4", "The gears turn by 1 to 3 teeth."),
    (lambda: poor(gears(), 2), "turn 2", "That costs 2 time, and you must keep 1."),
    (move, "step milano", "There is no field called “milano”."),
    (move, "step biblioteca", "Vikström is on Biblioteca Nazionale already."),
    (move, "step mole", "Mole Antonelliana is not next to the field of Vikström."),
    (
        lambda: move().stand("vikstrom", "duomo"),
        "step giardini_reali",
        "River or wall is in the way: no street leads from here to Giardini Reali.",
    ),
    (
        lambda: move().stand("lilja", "sinagoga").stand("vikstrom", "orto_botanico"),
        "step sinagoga",
        "Lilja stands on Sinagoga.",
    ),
    (lambda: poor(move()), "step palazzo_cisterna", "That costs 1 time, and you must keep 1."),
    (
        lambda: move().play("step palazzo_cisterna", "step aiuola_balbo", "step giardino_ripari"),
        "step sinagoga",
        "You have no paid steps left.",
    ),
    (move, "step palazzo_cisterna leave", "There is no clue on Palazzo Cisterna that you could leave."),
    (
        lambda: with_clue(move(auto_pickup="true"), "palazzo_cisterna"),
        "step palazzo_cisterna leave",
        "At this table clues are always taken.",
    ),
    (
        lambda: move(event="e07").stand("vikstrom", "porta_susa"),
        "ride porta_nuova",
        "The event of the hour forbids all transports.",
    ),
    (lambda: move(3), "ride porta_nuova", "The gears show the locomotive: it gives a free walk, no ride."),
    (lambda: at_station().play("ride porta_nuova"), "ride porta_susa", "You have used the ride of this turn already."),
    (move, "ride porta_nuova", "Vikström does not stand on a stop of this transport: Steam train."),
    (at_station, "ride giardini_reali", "Giardini Reali is no stop of this transport: Steam train."),
    (move, "locomotive", "The gears show no locomotive, but: Steam train."),
    (move, "free walk", "You have no free walk."),
    (
        lambda: move(3).stand("vikstrom", "villa_regina").stand("vidal", "gran_madre"),
        "locomotive",
        "Vikström is shut in on all sides.",
    ),
    (lambda: handing_in(0, gear=7), "hand in 1", "This action cannot be strengthened with clues: Move a clue."),
    (lambda: handing_in(1), "hand in 2", "You have only 1 clue to hand in."),
    (looking, "look 1", "You know your own cards."),
    (looking, "look 9", "There is no player “9”."),
    (lambda: all_seen(looking(), 1), "look 2", "You have seen every card of 2 this turn."),
    (lambda: all_seen(looking(), UNKNOWN), "look pile", "You have seen the whole pile of the unknown this turn."),
    (lambda: looking(open_unknown_pile="true"), "look pile", "The pile of the unknown lies open anyway."),
    (lambda: looking(3), "look pile", "With three players there is no pile of the unknown."),
    (lambda: without_second_seat(looking()), "look 2", "2 is out, so there is nothing left to look at."),
    (looking, "play p_compose", "First answer this question; cards, tiles and declarations come after it."),
    (lambda: moving_clue().play("act move_clue"), "take up duomo", "There is no clue on Duomo."),
    (lambda: moving_clue().play("act move_clue"), "take up cimitero", "The clue on Il Cimitero has nowhere to go."),
    (carrying_clue, "put mole", "Mole Antonelliana is not next to the clue."),
    (carrying_clue, "put casa_del_boia leave", "Only a clue that is moved to Vidal can be taken or left."),
    (tracing, "trace duomo", "Duomo is no mystic building."),
    (recovering, "recover p_compose", "You still hold the power card “Compose”."),
    (recovering, "recover p_sleep", "There is no power card “p_sleep”."),
    (riding, "ride porta_palazzo", "Porta Palazzo is no stop of this transport: Steam train."),
    (
        lambda: compass("loc_mole"),
        "place mole up",
        "“mole up” does not name a mystic building and a side of the compass.",
    ),
    (lambda: compass("loc_mole"), "place obelisco west", "You do not hold “Obelisco”."),
    (lambda: compass("loc_mole", placed={"west": "obelisco"}), "place mole west", "In the west lies Obelisco already."),
    (
        lambda: compass("loc_cimitero"),
        "place cimitero south",
        "With Il Cimitero in the south no field would be left for the organ.",
    ),
    (crowded, "symbol lemuria", "Figures stand on all fields left for the organ."),
    (compass, "symbol trumpet", "There is no tile called “trumpet”."),
    (lambda: compass("deggial"), "symbol deggial", "“Deggial” shows no organ symbol."),
    (
        lambda: compass("lemuria"),
        "symbol lemuria",
        "An organ symbol counts only after three location tiles; so far there are 0.",
    ),
    (placing_organ, "organ mole", "The organ stands on ordinary buildings only, and Mole Antonelliana is none."),
    (placing_organ, "organ valdocco", "Valdocco lies outside the region the compass leaves."),
    (
        lambda: without_first_power(gears()),
        "play p_investigate",
        "You have played the power card “Investigate” already.",
    ),
    (lambda: gears("e11"), "play p_compose", "The event of the hour forbids power cards."),
    (lambda: gears().play("play p_compose"), "play p_research", "You have played a power card this turn already."),
    (lambda: all_seen(gears()), "play p_investigate", "You have seen every card you could look at this turn."),
    (turn, "play p_transport", "First choose a figure: this needs one."),
    (
        lambda: gears(locomotive_is_transport="false"),
        "play p_transport",
        "No ride leads on from the field of Vikström.",
    ),
    (
        lambda: with_tile("loc_mole"),
        "use loc_mole",
        "“Mole Antonelliana” is a location tile: it is for the compass, at the end of the hour.",
    ),
    (gears, "use seal_of_fenrir", "“Seal of Fenrir” is not played; only its marks count."),
    (lambda: with_tile("lemuria", event="e11"), "use lemuria", "The event of the hour forbids object tiles."),
    (
        lambda: with_tile("lemuria", "hourglass").play("use lemuria"),
        "use hourglass",
        "You have played an object tile this turn already.",
    ),
    (lambda: with_tile("trade_clue"), "use trade_clue", "You have no clue to give for it."),
    (lambda: without_supply(with_tile("mystic_trace")), "use mystic_trace", "There is no clue left in the supply."),
    (lambda: with_clue(with_tile("mystic_gate"), *box.BUILDINGS), "use mystic_gate", "No mystic building is empty."),
    (declared, "name lewis", "You have declared already."),
    (
        lambda: with_organ(gears(mid_turn_declaration="false")),
        "name vikstrom",
        "At this table victory is declared only before a figure is chosen.",
    ),
    (lambda: Table(3, 1).at_turn(0), "name lewis as fenrir", "With three players there is no Fenrir."),
    (turn, "name lewis as fenrir", "Fenrir sleeps until the fifth hour."),
    (hero, "name lewis as fenrir", "You are not Fenrir, but a hero."),
    (
        lambda: fenrir("deggial", "nifelheim"),
        "name lewis",
        "You are Fenrir now and cannot declare as a hero. Say “name lewis as fenrir”.",
    ),
    (lambda: fenrir("deggial"), "name lewis as fenrir", "Fenrir needs two Marks of the Wolf, and your tiles show 1."),
    (
        lambda: not_acting_himself(fenrir("deggial", "nifelheim", step=gears)),
        "name lewis as fenrir",
        "In the middle of a turn Fenrir declares only with the figure of his own character card.",
    ),
    (turn, "name lewis", "The organ is not on the map yet, so no hero can declare."),
    (
        lambda: with_organ(gears()),
        "name lewis",
        "In the middle of a turn you can name only the acting figure: Vikström.",
    ),
)


@cache
def answer(case: int) -> tuple[str, str]:
    setup, wish, _ = CASES[case]
    table = setup()
    return refused(GAME, table.s, table.decider, wish)


@pytest.mark.parametrize("case", range(len(CASES)), ids=lambda case: CASES[case][1])
def test_a_refusal_says_why(case: int) -> None:
    assert answer(case)[1] == CASES[case][2]


def test_every_refusal_is_among_those_tried() -> None:
    tried = {answer(case)[0] for case in range(len(CASES))}
    assert tried == {*refusals("eleven"), "wish-not-now", "wish-not-understood"}


# Neutral names


@pytest.mark.rule("23.2b")
def test_a_table_with_neutral_names_never_says_a_printed_one() -> None:
    """In lines, in views and in what is told, in every language (23.2)."""
    printed = {*box.CHARACTERS, *(row["short"] for row in box.DATA["characters"]["rows"])}
    game = find("eleven")
    match = Match.new(game, 4, random.Random(5), options={"character_names": "neutral"})
    chance = random.Random(5)
    texts: set[str] = set()
    while not match.over and match.state.hour < 4:
        seat = match.deciders[0]
        actions = match.view(seat).actions
        texts |= {action.text for action in actions}
        match.decide(seat, chance.choice([a for a in actions if not a.text.startswith("bid")] or actions[:1]))
    for seat in (*range(4), SPECTATOR):
        texts.add(str(match.view(seat).names))
    texts |= {str(telling.facts) for telling in match.told}
    texts |= {sentence(game, telling, language, 0) for telling in match.told for language in LANGUAGES}
    for id in ("snowy_copy_moves", "snowy_figure"):  # an option and its value have names too, and these are ids
        texts = {text.replace(id, "") for text in texts}
    for name in printed:
        assert not [text for text in texts if name in text]
    for title in box.NEUTRAL:
        assert any(title in text for text in texts)


# Help


@pytest.mark.parametrize(("through", "said"), [("true", "even one with a figure"), ("false", "or to your goal")])
def test_help_with_walking_knows_of_a_declared_turn(through: str, said: str) -> None:
    v = Table(4, declared_pass_through=through).s
    v.step, v.figure, v.walker = STEPS.index("walk"), 0, 0
    assert "without figure or organ." in say("en", "eleven-help-walk", house(GAME, v, 0))
    v.declared = 1
    assert said in say("en", "eleven-help-walk", house(GAME, v, 0))
    v.walker = 1
    assert "without figure or organ." in say("en", "eleven-help-walk", house(GAME, v, 0)), "another figure walks"
