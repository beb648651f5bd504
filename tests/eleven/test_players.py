"""Players of 011 who deduce, hide and search: where the right choice is plain they make it, and they keep the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from subrosa.bots import seated
from subrosa.core.engines import engine
from subrosa.core.match import Match
from subrosa.core.parts import Views
from subrosa.core.styles import DEDUCER, SEARCH, Style
from subrosa.games.eleven import GAME, box, pieces, players, policy, rules
from subrosa.games.eleven.belief.manners import GREEDY, STYLES
from subrosa.games.eleven.fields import FIELDS
from subrosa.games.eleven.players import hiding, searching
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, FENRIR, LOCATION, PASS, PILE, UNKNOWN
from subrosa.games.eleven.ways import DISTANCE

from .table import Table
from .test_policy import away, free_spots, plays_on, ready, seen_by

DEDUCES = Style(DEDUCER)
SEARCHES = Style(SEARCH, worlds=3)


def remembers(table: Table, seat: int = 0) -> Any:
    """The memory of a seat that has noticed nothing yet."""
    plain = engine(GAME, "python")
    memory = plain.memory()
    plain.forgotten(seen_by(table, seat), seat, memory)
    return memory


def says(table: Table, memory: Any = None, style: Style = DEDUCES) -> str:
    """What a thinking player in the decider's seat would choose, as a line."""
    seat = table.decider
    memory = memory or remembers(table, seat)
    choice = engine(GAME, "python").preferred(seen_by(table, seat), seat, memory, style, [1, 2, 3, 4])
    return GAME.said(table.s, seat, choice).line


def acts_as_if(memory: Any, player: int, chosen: int) -> None:
    """A player has played as a greedy one who knows the Chosen One."""
    for character in range(8):
        memory.chosen[player][character * STYLES + GREEDY] = 1.0 if character == chosen else 1e-4


def has_seen_all(table: Table, memory: Any, looker: int) -> None:
    """A player has looked at everything there is."""
    for target in (*range(table.s.seats), UNKNOWN):
        seen = 1 if target < table.s.seats else 3
        memory.sought[looker][target * 4 : target * 4 + 4] = [float(n == seen) for n in range(4)]


# He declares by what he believes.


@pytest.mark.parametrize("style", [DEDUCES, SEARCHES])
def test_certain_and_sure_to_arrive_he_declares_and_wins(style: Style) -> None:
    for chosen in ("lewis", "snowy"):
        table = ready(chosen)
        assert says(table, style=style) == f"name {chosen}"
        assert plays_on(table).s.winner == 0
    table = ready("vikstrom")
    table.s.organ = away(table.s, "vikstrom", 6)
    assert not says(table, style=style).startswith("name")


def test_at_one_in_three_he_waits_until_there_is_no_later() -> None:
    def among_three(hour: int) -> Table:
        table = ready("lewis", known=False, hour=hour)
        for figure in range(8):
            if table.s.card[figure] == PILE:
                table.s.known[0][figure] = figure == box.VIDAL
        return table

    assert not says(among_three(6)).startswith("name")
    assert says(among_three(11)).startswith("name")


def test_between_two_he_names_whom_the_others_play_for() -> None:
    for chosen in (box.LEWIS, box.KOLEBERG):
        table = ready("lewis", known=False, hour=9)
        table.s.place[box.KOLEBERG] = next(s for s in free_spots(table.s) if DISTANCE[s][table.s.organ] == 2)
        memory = remembers(table)
        table.s.sheets[1] = 15
        has_seen_all(table, memory, 1)
        for rival in (1, 2, 3):
            acts_as_if(memory, rival, chosen)
        assert says(table, memory) == f"name {box.CHARACTERS[chosen]}"


# He looks where most is told.


def test_he_looks_at_the_card_that_tells_most() -> None:
    table = Table(4).at_turn(0, "e07").play("choose lewis")
    s = table.s
    for character in range(8):
        s.known[0][character] = s.card[character] == PILE or s.card[character] == 0
    assert table.step == "target" and says(table) != "look pile"
    s.powers[2] = 0
    assert says(table) == "look 3"
    # Who holds a character that was named in vain has nothing to tell.
    s.powers[1] = s.powers[2] = 0
    for dull, other in ((1, "look 3"), (2, "look 2")):
        vain = next(character for character in range(8) if s.card[character] == dull)
        s.wrong = [int(character == vain) for character in range(8)]
        memory = remembers(table)
        for character in range(8):
            memory.likely[dull][character * STYLES + GREEDY] = 1.0 if character == vain else 1e-4
        assert says(table, memory) == other


# He bids by the time he has.


def test_he_does_not_bid_what_the_turns_to_come_will_take() -> None:
    for seed in range(6):
        table = Table(4, seed).until("raise")
        s, seat = table.s, table.decider
        s.hour, s.time[seat], s.bid = 3, 9, 0
        assert says(table) == "pass"
        s.time[seat] = 45
        choice = engine(GAME, "python").preferred(
            seen_by(table, seat), seat, remembers(table, seat), DEDUCES, [1, 2, 3, 4]
        )
        assert choice == PASS or choice < 12


# Whom he steers.


def nearer(table: Table, figure: int, goal: int, memory: Any = None) -> int:
    """How much nearer to a spot a figure is when the turn of seat 1 is over."""
    before = DISTANCE[table.s.place[figure]][goal]
    while table.s.turn == 0 and table.decider >= 0:
        if table.decider == 0:
            table.play(says(table, memory))
        else:
            table.until_next()
    return before - DISTANCE[table.s.place[figure]][goal]


def test_fenrir_brings_his_own_figure_to_the_chosen_one() -> None:
    table = ready("lewis", sheets=12)
    s = table.s
    s.role[0], s.organ = FENRIR, -1
    own = next(character for character in range(8) if s.card[character] == 0)
    s.place[own] = away(s, "lewis", 6)
    table.give(0, "seal_of_fenrir")
    assert says(table) == f"choose {box.CHARACTERS[own]}"
    assert nearer(table, own, s.place[box.LEWIS]) > 0


def test_whoever_is_not_ready_leads_the_chosen_one_away_from_those_who_are() -> None:
    def turn(rival_sheets: int) -> int:
        table = ready("lewis", sheets=2, time=30)
        s = table.s
        s.sheets[1] = rival_sheets
        s.organ = away(s, "lewis", 1)
        s.used = 0xFF & ~(1 << box.LEWIS)
        memory = remembers(table)
        has_seen_all(table, memory, 1)
        return -nearer(table, box.LEWIS, s.organ, memory)

    assert turn(15) > turn(0)


# What he tells.


def test_a_hider_pays_for_what_a_choice_tells_and_only_for_that() -> None:
    table = ready("lewis", sheets=14, gear=3)
    table.s.organ = away(table.s, "lewis", 7)
    views, mind = Views([seen_by(table, 0)]), policy.MIND.blank()
    v = views[0]
    players.deduce(views, 0, remembers(table), rules.legal(v, 0, mind.lists[0]), 0.0, mind)
    figures = [choice for choice in mind.lists[0][:8] if choice < 8]
    before = mind.values[: len(figures)]
    hiding.conceal(v, 0, len(figures), 0.5, mind)
    dearer = dict(zip(figures, (b - a for b, a in zip(before, mind.values, strict=False)), strict=True))
    assert dearer[box.LEWIS] == max(dearer.values()) > 0 and min(dearer.values()) == 0


# Worlds.


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_imagined_worlds_look_to_their_seat_as_the_true_one_does(seats: int) -> None:
    chosen = set()
    for seed in range(3):
        table = Table(seats, seed).until("figure")
        for _ in range(40 * seed):
            table.until_next()
        table.until("figure", "raise", "over")
        seat, s = table.decider, table.s
        if seat < 0:
            continue
        v, mind, memory = seen_by(table, seat), policy.MIND.blank(), remembers(table, seat)
        if s.role[seat] >= 0:
            memory.dealt, memory.role_cards = (1 << seats) - 1, seats
        views = Views([v] * 5)
        searching.prepare(v, seat, memory, mind, 0)
        for number in range(4):
            searching.imagine(views, 4, 2, seat, [seed, number, 3, 4], mind)
            world = views[2]
            again = FIELDS.blank()
            GAME.see(world, seat, again)
            assert FIELDS.numbers(again) == FIELDS.numbers(v)
            assert pieces(world) == pieces(s)
            chosen.add(world.card.index(CHOSEN_ONE))
    assert len(chosen) > 1


def test_a_searcher_tries_whether_a_location_tile_is_better_held_back() -> None:
    v, mind = FIELDS.blank(), policy.MIND.blank()
    v.step = LOCATION
    mind.lists[0][:3], mind.values[:3] = [4, 5, PASS], [30.0, 12.0, -2000.0]
    assert searching.considers(v, 3, mind) == 1
    assert mind.lists[0][: searching.narrow(v, mind, 3)] == [4, 5, PASS]


# Whole games.


@pytest.mark.parametrize(
    ("seats", "names"),
    [(3, ["deducer", "hider", "greedy"]), (4, ["deducer", "greedy"]), (6, ["hider", "greedy", "greedy"])],
)
def test_whole_games_keep_the_rules(seats: int, names: list[str]) -> None:
    match = Match.new("eleven", seats, Random(seats))
    match.play_out(seated(names, seats, seats))
    assert match.over and set(match.places) <= {1, 2}


def test_a_searcher_keeps_the_rules_and_leaves_the_rest_to_others() -> None:
    match = Match.new("eleven", 4, Random(8))
    bots = seated(["searcher:1", "greedy", "greedy", "greedy"], 4, 8)
    searched = 0
    while searched < 12:
        seat = match.deciders[0]
        match.decide(seat, match.ask(seat, bots[seat]))
        searched += seat == 0
    assert not match.over
