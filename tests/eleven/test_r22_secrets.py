"""Who may know what, as views and tellings carry it; and the questions that follow public facts (22, R35, R36, R43)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from subrosa.core import doors, record
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.match import Match, odds
from subrosa.games.eleven import GAME, box
from subrosa.games.eleven.fields import FIELDS, STEPS
from subrosa.games.eleven.rules import goods
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, NAME, UNKNOWN

from .table import Table
from .worlds import Scene, rules

EVERY_SEAT = (0, 1, 2, 3, SPECTATOR)
hand_count: Any = goods.hand_count
QUESTIONS = ("figure", "gear", "move", "hand_in", "end")


def sight(s: Any, seat: int) -> Any:
    v = FIELDS.blank()
    GAME.see(s, seat, v)
    return v


def kinds(match: Match, seat: int, since: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What a seat was told after so many tellings, kind and facts."""
    return [(telling.kind, dict(telling.facts)) for telling in match.tellings(seat)[since:]]


def busy() -> Any:
    """A state in the midst of a game, with figures, clues and tiles about."""
    table = Table(4, 3)
    while table.s.hour < 4 or table.step != "gear":
        table.until_next()
    return table.s


@pytest.mark.rule("22.1", "22.1a", "R36", "22.1b")
def test_board_tracks_numbers_of_cards_and_powers_played_are_open_to_all() -> None:
    s = busy()
    names = ("hour", "event", "row", "gear", "place", "organ", "compass", "supply", "clue", "locked", "used", "order")
    assert s.row[3] >= 0 and any(s.clue)
    for seat in EVERY_SEAT:
        v = sight(s, seat)
        assert {name: getattr(v, name) for name in names} == {name: getattr(s, name) for name in names}
    s = busy()
    assert any(s.tiles) and any(s.sheets)
    for seat in EVERY_SEAT:
        v = sight(s, seat)
        for name in ("time", "sheets", "clues", "tiles"):
            assert getattr(v, name)[:4] == getattr(s, name)[:4]
        assert [hand_count(v, who) for who in (*range(4), UNKNOWN)] == [
            hand_count(s, who) for who in (*range(4), UNKNOWN)
        ]
    match = Scene(4).play("2 play p_compose").match
    assert all(("played", {"seat": 2, "power": "p_compose"}) in kinds(match, seat) for seat in EVERY_SEAT)
    left = 1 << box.POWERS.index("p_compose") ^ 15
    assert all(match.view(seat).numbers.powers[:4] == [15, left, 15, 15] for seat in EVERY_SEAT)


@pytest.mark.rule("R35", "22.2", "22.4a")
def test_tiles_are_seen_by_their_owner_alone() -> None:
    match = Scene(4).play("2 choose lilja", "draw archive", "draw loc_mole").match
    blank = FIELDS.blank().tile[1]
    assert [match.view(seat).numbers.tile[1] == blank for seat in EVERY_SEAT] == [True, False, True, True, True]
    assert kinds(match, 1)[-1] == ("you_draw", {"tile": "loc_mole"})
    assert all(kinds(match, seat)[-1] == ("draws", {"seat": 2}) for seat in (0, 2, 3, SPECTATOR))


def hoard(**options: Any) -> Scene:
    """Seat 2 has drawn five tiles, among them a mole and an archive."""
    scene = Scene(4, **options).play("2 choose lilja", "draw archive", "draw loc_mole", "2 play p_research")
    return scene.play("draw lemuria", "draw hourglass", "draw exchange")


@pytest.mark.rule("20.12")
def test_where_tiles_are_open_everybody_sees_them_drawn_held_and_given_back() -> None:
    scene = hoard(tiles_hidden="false")
    match = scene.match
    for seat in (0, SPECTATOR):
        assert match.view(seat).numbers.tile[1] == match.state.tile[1]
        assert ("draws_known", {"seat": 2, "tile": "archive"}) in kinds(match, seat)
    scene.play("2 discard archive")
    for seat in (0, SPECTATOR):
        assert ("discarded", {"seat": 2, "tile": "archive"}) in kinds(match, seat)
        assert match.view(seat).numbers.under[0] == box.TILES.index("archive")


@pytest.mark.rule("20.12", "13.3a")
def test_where_tiles_are_open_the_order_of_a_shuffled_bunch_is_not() -> None:
    bag = {"archive": 1, "lemuria": 1, "hourglass": 1}
    scene = Scene(4, bag=bag, tiles_hidden="false", bid_may_eliminate="true").play("2 choose lilja", "draw archive")
    scene.play("2 play p_research").until("open", late=2)
    scene.play("1 open 1", f"2 bid {scene.match.state.time[1]}").until("figure", late=2)
    s = scene.match.state
    assert (s.bag_left, s.under_left) == (0, 3)
    known = sorted(box.TILES.index(tile) for tile in bag)
    assert all(scene.match.view(seat).numbers.under[:3] == known for seat in EVERY_SEAT)
    assert len(odds(GAME, scene.play("3 play p_research").match.state)[0]) == 3
    scene.play("draw lemuria")
    assert all(kinds(scene.match, seat)[-1][1].get("tile") == "lemuria" for seat in (0, 2, SPECTATOR))


@pytest.mark.rule("22.5", "22.3")
def test_a_look_tells_which_card_it_was_and_nothing_about_where_it_was() -> None:
    scene = Scene(4).play("1 choose lewis", "1 look 2")
    told = [len(scene.match.tellings(seat)) for seat in range(4)]
    match = scene.play("see pahlsson", "see power").match
    assert kinds(match, 0, told[0]) == [("you_see_character", {"figure": "pahlsson"}), ("you_see_power", {})]
    seen = [("your_character_was_seen", {"seat": 1, "figure": "pahlsson"}), ("your_power_was_seen", {"seat": 1})]
    assert kinds(match, 1, told[1]) == seen
    assert kinds(match, 2, told[2]) == [("looks", {"seat": 1})] * 2


@pytest.mark.rule("22.5a", "15.1", "22.2a")
def test_cards_seen_say_where_these_characters_are_in_later_turns_too() -> None:
    scene = Scene(3).play("1 choose lewis", "1 look 2", "see johnsson", "see vikstrom")
    v = scene.until("open", late=2).match.view(0).numbers
    known = {box.CHARACTERS[c]: v.card[c] for c in range(8) if v.card[c] >= 0}
    assert {name for name, place in known.items() if place == 1} == {"johnsson", "vikstrom"}
    assert CHOSEN_ONE not in known.values()


@pytest.mark.rule("22.8c")
def test_a_match_can_be_replayed_in_full_and_as_everybody_saw_it() -> None:
    match = Match.new(GAME, 4, Random(4), options={"gear_setup": "zero"})
    random = Random(4)
    while not match.over:
        match.decide(match.deciders[0], random.choice(match.view(match.deciders[0]).actions))
    again = record.read(record.write(match))
    assert again.decisions == match.decisions and FIELDS.numbers(again.state) == FIELDS.numbers(match.state)
    at = next(i for i, (_, before, _) in enumerate(match.positions(), 1) if STEPS[before.step] == "deal")
    early = Match.from_log(match.setup, match.decisions[:at])
    assert doors.export(early, 0) != doors.export(early, SPECTATOR)
    assert doors.export(again, SPECTATOR) == doors.export(match, SPECTATOR)


# The questions of a turn (22.9).


@pytest.mark.rule("22.9a")
@pytest.mark.parametrize("seats", (3, 4, 6))
def test_every_turn_that_is_played_to_its_end_asks_the_same_questions(seats: int) -> None:
    """Besides what effects ask: figure, gear, parts of the movement until the stop, clues to hand in, end."""
    turns = 0
    for seed in range(4):
        table, asked = Table(seats, seed), []
        while table.decider >= 0:
            step, stage, alive = table.step, table.s.stage, table.s.alive
            table.until_next()
            if step in QUESTIONS and table.s.stage != stage:  # an answer to the question itself, not a card or tile
                asked.append(step)
            if asked[-1:] == ["end"]:
                assert table.s.alive != alive or asked == list(QUESTIONS)
                turns += 1
                asked = []
            elif table.s.alive != alive:
                asked = []
    assert turns > 30


@pytest.mark.rule("22.9b", "8.5.1")
def test_questions_come_with_one_answer_too_and_cards_tiles_and_names_are_further_ones() -> None:
    """Under an event that forbids cards and tiles, without clues."""
    table = Table(4).at_turn(0, event="e11").play("choose johnsson", "turn 3", "stop")
    assert (table.step, table.lines()) == ("hand_in", ["hand in 0"])
    table.play("hand in 0")
    assert (table.step, table.lines()) == ("end", ["end"])
    table = Table(4).at_turn(0).give(0, "hourglass")
    table.s.organ = box.SPOTS.index("san_carlo")
    lines = table.lines()
    assert {"choose johnsson", "play p_compose", "use hourglass", "name vidal"} <= set(lines)
    assert table.play("use hourglass").step == table.play("play p_compose").step == "figure"


@pytest.mark.rule("22.9", "22.9g", "R43")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_questions_come_whoever_is_fenrir_until_somebody_declares(seed: int) -> None:
    scene = Scene(4).until("figure", late=4).play("2 choose lilja", "draw seal_of_fenrir", "draw loc_mole")
    s = scene.play("role 2 fenrir").until("figure", late=5).match.state
    other, random = s.copy(), Random(seed)
    other.role[1], other.role[2] = s.role[2], s.role[1]
    while s.hour == 5:
        assert (s.step, rules.deciders(s)) == (other.step, rules.deciders(other))
        out, weights = [0] * 128, [0] * 128
        decider = int(rules.deciders(s)).bit_length() - 1
        count = rules.odds(s, out, weights) if decider == CHANCE else rules.legal(s, decider, out)
        choice = random.choice([c for c in out[:count] if c < NAME or STEPS[s.step] == "location"])
        rules.apply(s, decider, choice)
        rules.apply(other, decider, choice)


@pytest.mark.rule("22.9g", "12.2f")
def test_a_declaration_makes_the_role_public_and_changes_the_questions() -> None:
    scene = Scene(4).until("figure", late=4).play("2 choose lilja", "draw seal_of_fenrir", "draw loc_mole")
    match = scene.play("role 2 fenrir", "1 end").match
    assert match.deciders == (1,) and match.view(0).numbers.shown_role[1] == -1
    scene.play("2 name vidal as fenrir")
    assert match.deciders == (2,)
    assert all(match.view(seat).numbers.shown_role[1] == 1 for seat in EVERY_SEAT)


@pytest.mark.rule("22.11", "22.11a")
def test_everybody_can_tell_how_many_characters_somebody_must_and_can_have_seen() -> None:
    """Four looks at a hand of five cards may have shown power cards only, a fifth in the same turn cannot."""
    table = Table(4).at_turn(0)
    s = table.s
    s.target, s.looks = 1, 5
    table.s.step = STEPS.index("look")
    bounds = []
    for card in ("see power", "see power", "see power", "see power"):
        table.play(card)
        s.target, s.looks, s.step = 1, 5, STEPS.index("look")
        bounds.append((s.seen_least[0][1], s.seen_most[0][1]))
    assert bounds == [(0, 1)] * 4
    table.play(next(line for line in table.lines() if line != "see power"))
    assert (s.seen_least[0][1], s.seen_most[0][1]) == (1, 1)
    for seat in EVERY_SEAT:
        assert sight(s, seat).seen_least == s.seen_least and sight(s, seat).seen_most == s.seen_most


@pytest.mark.rule("22.11a")
def test_of_the_pile_every_look_shows_a_character_but_perhaps_the_same_again_next_time() -> None:
    table = Table(4).at_turn(0)
    s = table.s
    for turn in (1, 2):
        s.looked[UNKNOWN] = 0
        for character in range(len(box.CHARACTERS)):
            s.apart[character] = 0
        s.target, s.looks, s.step = UNKNOWN, 5, STEPS.index("look")
        table.play(table.lines()[0])
        assert (s.seen_least[0][UNKNOWN], s.seen_most[0][UNKNOWN]) == (1, turn)


@pytest.mark.rule("R37")
def test_there_is_no_way_to_show_a_card_tile_or_role_of_ones_own_will() -> None:
    """The verbs of all that can be done; a new one that shows something would have to be thought about here."""
    verbs = set()
    for seed in range(6):
        table = Table(4, seed)
        while table.step != "over":
            if table.decider != CHANCE:
                verbs |= {line.split()[0] for line in table.lines()}
            table.until_next()
    known = "open bid pass lay choose turn step ride stop locomotive free hand end recover lock copy act yes no trace"
    known += " look take put gate set swap with place symbol organ discard play use name"
    assert verbs <= set(known.split()) and len(verbs) > 25


@pytest.mark.rule("12.2")
def test_a_shown_wolf_tile_that_is_used_is_shown_no_more_and_an_equal_one_in_hand_stays_hidden() -> None:
    s = busy()
    face = next(face for face, marks in enumerate(box.WOLF_MARKS) if marks)
    s.declared, s.tile[s.turn][face], s.wolves[face] = 2, 2, 1
    goods.show_tile(s, s.turn, face)
    assert s.wolves[face] == 0 and s.tile[s.turn][face] == 1
