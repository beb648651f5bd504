"""What can be known of the novices: small cases on the real map, brute force, and the filter of redraws.

Places are the numbers of the board. Novice 3 is Theresa; where a case needs it, she alone is looked at.
"""

from __future__ import annotations

from math import log2
from typing import Any

import pytest

from subrosa.core.beliefs import Belief, Matter, of_match
from subrosa.core.deciders import SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.fields import State
from subrosa.core.match import Match, see
from subrosa.games.nuns import GAME
from subrosa.games.nuns.belief import ahead, habits, ways
from subrosa.games.nuns.belief import memory as kept
from subrosa.games.nuns.box import NOVICES, PLACE_COUNT, PLACES, WISHES
from subrosa.games.nuns.policy.mind import WISH_COUNT
from subrosa.games.nuns.redraw import heard
from subrosa.games.nuns.redraw.deal import beliefs
from subrosa.games.nuns.rules.terms import MOVE, RUN_CARD, SWIFT_FOOT
from subrosa.table.showing import noted

from .table import Table
from .worlds import Scene, counted, random_game

THERESA = 3
BARE, KEYED, LADEN = range(3)
W2 = WISHES.index("w2")
UNSEEN_OPTIONS = (
    {},
    {"pivot_check": "true"},
    {"sight": "rooms"},
    {"deaf_after_run": "each"},
    {"vanish_shows_direction": "false"},
    {"novice_may_enter_guard": "false", "allow_revisit": "true"},
    {"swift_foot": "off", "safe_cell": "true"},
    {"short_ranges": "2_and_3", "run_range": "5", "run_noise": "0"},
    {"forced_first_walk": "false", "roll_after_turning": "true"},
    {"turn_in_sight": "true", "caught_give_permission": "true"},
    {"blessings": "off", "slow_novices": "true"},
)


class Onlooker:
    """What the guards believe at a table, from the position on at which they begin to look."""

    def __init__(self, table: Table, seat: int = 0) -> None:
        self.table, self.seat = table, seat
        self.belief = Belief(GAME, seat, self._seen(), engine(GAME, "python"))

    def _seen(self) -> State:
        return see(GAME, self.table.s, self.seat).numbers

    def knows(self, novice: int, wish: int = -1, **at: int | tuple[int, ...]) -> Onlooker:
        """She is on one of these places, all alike, with so much, and has this wish card or any."""
        memory, rows = self.belief.memory, (novice - 1) * PLACE_COUNT
        for place in range(PLACE_COUNT):
            memory.possible[novice - 1][place] = 1
            kept.rule_out(novice - 1, place, memory)  # type: ignore[no-untyped-call]
        for load, places in at.items():
            for place in places if isinstance(places, tuple) else (places,):
                memory.possible[novice - 1][place - 1] = 1
                for card in range(WISH_COUNT) if wish < 0 else (wish,):
                    first = ("bare", "keyed", "laden").index(load)
                    memory.mass[rows + place - 1][first * WISH_COUNT + card] = 1.0
                    memory.liked[rows + place - 1][first * WISH_COUNT + card] = 1.0
        return self

    def play(self, *lines: str) -> Onlooker:
        for line in lines:
            before = self.table.s.copy()
            self.table.play(line)
            self._notice(before)
        return self

    def until(self, step: str) -> Onlooker:
        while self.table.step != step:
            before = self.table.s.copy()
            self.table.play(self.table.quietly())
            self._notice(before)
        return self

    def _notice(self, before: State) -> None:
        last = self.table.match.decisions[-1]
        known = GAME.knows(before, last.decider, last.choice, self.seat)
        self.belief.notice(last.decider, last.choice if known else -1, self._seen())

    def matter(self, kind: str, novice: int = THERESA) -> Matter:
        return matter(self.belief, kind, novice)

    def places(self, novice: int = THERESA) -> dict[int, float]:
        return {int(name): share.counted for name, share in self.matter("place", novice).shares.items()}


def matter(belief: Belief, kind: str, novice: int) -> Matter:
    return next(m for m in belief.matters if m.kind == kind and m.of["novice"] == NOVICES[novice - 1])


def table(place: int, **options: Any) -> Table:
    """Theresa on a place; the guards look at nothing that matters here."""
    made = Table(2, cells=(3,), wishes={3: "w2"}, capture_limit="more_than_players", **options)
    made.put(THERESA, place)
    return made.guard("abbess", 98, back=97).guard("prioress", 98, back=97)


# Cases that can be worked out by hand.


@pytest.mark.rule("6.1", "13.22")
def test_n1_who_was_not_seen_went_the_only_dark_way() -> None:
    """From 50 a sneak leads to 36, a dead end, or over 49 or 51; both are watched."""
    there = table(50).guard("abbess", 40, back=41).guard("prioress", 12, back=9).begin()
    look = Onlooker(there).knows(THERESA, bare=50).play("2: play sneak", "step 36", "stop")
    assert look.places() == {36: 1.0}
    assert look.matter("place").reasons[0].kind == "only_place"


@pytest.mark.rule("6.1", "13.22")
def test_n1_one_bit_where_only_one_of_two_ways_is_watched() -> None:
    look = Onlooker(table(50).guard("prioress", 12, back=9).begin()).knows(THERESA, bare=50)
    look.play("2: play sneak", "step 36", "stop")
    assert look.places()[36] == pytest.approx(1 / 2) and 51 not in look.places()


@pytest.mark.rule("8.3", "13.23", "13.24")
def test_n2_silence_tells_as_much_as_noise() -> None:
    """Who stands still is heard as far as the die less three."""
    for place, left in ((48, {39, 48}), (62, {49, 62})):
        there = table(place).guard("abbess", 40, back=26).guard("prioress", 98, back=97)
        there.s.facing[0] = -1
        look = Onlooker(there.begin()).knows(THERESA, bare=(39, 48, 49, 62))
        look.play("2: play stand", "stop")
        assert set(look.places().values()) == {1 / 4}
        look.play("die 5").until("order")
        assert look.places() == dict.fromkeys(sorted(left), 1 / 2)
        assert look.matter("place").bits(counted=True) == pytest.approx(log2(4) - 1)


@pytest.mark.rule("4.8", "4.5", "13.22")
def test_n3_a_key_that_may_have_been_taken_and_one_that_must_be() -> None:
    """From 50 she goes to her key on 36 or to 49; later she is seen beyond two locked doors."""
    look = Onlooker(table(50).guard("prioress", 12, back=9).begin()).knows(THERESA, W2, bare=50)
    look.play("2: play sneak", "step 36", "stop")
    assert look.matter("key").shares["yes"].counted == pytest.approx(1 / 2)
    there = table(19).guard("abbess", 37, back=49).put(THERESA, key=1).begin()
    look = Onlooker(there).knows(THERESA, bare=19, keyed=19).play("2: play sneak", "step 26", "step 40", "stop")
    key = look.matter("key")
    assert key.certain == "yes" and key.reasons[0].kind == "key_sight" and key.reasons[0].facts["round"] == 2


@pytest.mark.rule("9.6", "4.8")
def test_n4_who_is_caught_has_no_wish_and_keeps_her_key() -> None:
    there = table(17).guard("abbess", 19, back=26).put(THERESA, key=1, wish=1).begin()
    look = Onlooker(there).knows(THERESA, bare=17, keyed=17, laden=17)
    look.play("2: play stand", "stop").until("order")
    before = look.matter("key").shares["yes"].counted
    assert 0.0 < look.matter("wish").shares["yes"].counted < 1.0
    look.table.s.noise_guard[0], look.table.s.noise_place[0], look.table.s.noise_owner[0] = 0, 17, THERESA - 1
    look.table.s.noises = 1
    look.belief.view = look._seen()
    look.play("first abbess", "step 18", "step 17")
    assert look.table.status(THERESA) == "caught"
    assert look.matter("wish").certain == "no" and look.matter("wish").reasons[0].kind == "wish_lost"
    assert look.matter("key").shares["yes"].counted == pytest.approx(before)
    assert look.matter("place").reasons[0].kind == "on_board"


@pytest.mark.rule("6.1", "13.22")
def test_n5_a_dark_place_behind_a_watched_one_cannot_be_reached_unseen() -> None:
    """From 50 a sneak leads to 60 over 51 alone, which a guard sees; 60 itself is dark."""
    look = Onlooker(table(50).begin()).knows(THERESA, bare=50).play("2: play sneak", "step 49", "stop")
    assert 60 in look.places()
    there = table(50).guard("prioress", 12, back=9).begin()
    assert {51} < there.sees("prioress") and 60 not in there.sees("prioress")
    look = Onlooker(there).knows(THERESA, bare=50).play("2: play sneak", "step 49", "stop")
    assert 60 not in look.places() and 51 not in look.places() and 49 in look.places()


# Against brute force and the filter of redraws.


def shares(match: Match, seat: int, novice: int) -> dict[tuple[str, str], float]:
    """All shares by counting, by kind and name."""
    found = {}
    for kind in ("place", "key", "wish", "wish_card"):
        for name, share in matter(of_match(match, seat), kind, novice).shares.items():
            found[kind, name] = share.counted
    return found


SCENES = {
    "a doubled walk": lambda: (
        Scene(2, blessings="off")
        .play("novice bernadette")
        .walk(2, "walk", 16, 15, 14, 7, 8, 9, 10)
        .play("die 6")
        .until("order")
    ),
    "tokens": lambda: (
        Scene(2, slow_novices="true")
        .play("novice celeste")
        .walk(2, "run", 18, 27)
        .play("die 6", "2 noise 19", "2 noise 19")
        .until("order")
    ),
    "false noise": lambda: (
        Scene(2, slow_novices="true")
        .play("novice celeste", "blessing celeste false_noise")
        .walk(2, "run", 18, 27)
        .play("die 6", "2 use", "2 noise 19", "2 noise 19", "2 false noise 40 abbess")
        .until("order")
    ),
    "second chance": lambda: (
        Scene(2, slow_novices="true")
        .play("novice celeste", "blessing celeste second_chance")
        .walk(2, "run", 18, 27, 39)
        .play("die 6", "2 use", "die 5")
        .until("order")
    ),
    "two novices": lambda: (
        Scene(3, slow_novices="true", blessings="off")
        .play("novice celeste", "novice theresa")
        .walk(2, "sneak", 18)
        .walk(3, "stand")
        .play("die 3", "die 1")
        .until("go")
    ),
}


@pytest.mark.rule("13.20", "13.23", "13.24")
@pytest.mark.parametrize("name", SCENES)
def test_shares_are_those_of_all_worlds_tried_out(name: str) -> None:
    match = SCENES[name]().match
    cell = next(cell for cell in range(5, -1, -1) if match.state.owner[cell] == 1)
    for seat in {0, match.setup.seats - 1} - {1}:
        found = shares(match, seat, cell + 1)
        worlds = counted(match, seat, lambda s: _facts(s, cell))
        for at, kind in enumerate(("place", "wish_card", "key", "wish")):
            exact: dict[str, float] = {}
            for world, chance in worlds.items():
                exact[world[at]] = exact.get(world[at], 0.0) + chance
            ours = {name: share for (k, name), share in found.items() if k == kind and share > 0.0}
            assert ours == pytest.approx(exact), (seat, kind)


def _facts(s: State, cell: int) -> tuple[str, ...]:
    flags = ("no", "yes")
    return PLACES[s.place[cell]], WISHES[s.wish_card[cell]], flags[s.key[cell]], flags[s.wish[cell]]


@pytest.mark.rule("13.25", "13.30")
@pytest.mark.parametrize("options", UNSEEN_OPTIONS, ids=lambda options: "-".join(options) or "usual")
def test_the_memory_is_what_the_filter_of_redraws_finds(options: dict[str, str]) -> None:
    """Two filters, written apart: masses of every place, load, wish card and swift foot are the same numbers."""
    for seed in (1, 2):
        match = random_game(3, options, seed, rounds=5)
        memory = of_match(match, SPECTATOR).memory
        memory = memory if hasattr(memory, "mass") else kept.MEMORY.unpack(memory[0])
        story = heard(match.setup, match.decisions, SPECTATOR)
        assert beliefs(story)
        for cell, filtered in beliefs(story).items():
            swift_foot = {0, 1} if match.state.blessings == match.state.swift_foot == 0 else {0}
            if cell in story.blessings:
                swift_foot &= {int(story.blessings[cell] == SWIFT_FOOT)}
            for swift in swift_foot:
                assert_same(memory, cell, filtered, swift)


def assert_same(memory: State, cell: int, filtered: Any, swift: int) -> None:
    for wish in range(WISH_COUNT):
        for load, masses in enumerate(filtered.masses(wish, bool(swift))):
            at = kept.first(load, swift) + wish  # type: ignore[no-untyped-call]
            ours = {p: memory.mass[cell * PLACE_COUNT + p][at] for p in range(PLACE_COUNT)}
            assert {p: mass for p, mass in ours.items() if mass > 0.0} == pytest.approx(masses, rel=1e-9)


@pytest.mark.parametrize(
    "options", [{}, {"novice_may_enter_guard": "false", "safe_cell": "true"}, {"allow_revisit": "true"}], ids=str
)
def test_what_is_believed_does_not_hang_on_what_was_worked_out_ahead(options: dict[str, str]) -> None:
    """Every decision of the secret moves may be noticed, or only that they are shown: the numbers are the same."""
    match = random_game(4, options, 1, rounds=3)
    seen = see(GAME, match.setup.start(), SPECTATOR).numbers
    every, shown = (Belief(GAME, SPECTATOR, seen, engine(GAME, "python")) for _ in range(2))
    most, runs = 0, 0
    for decision, before, after in match.positions():
        known = GAME.knows(before, decision.decider, decision.choice, SPECTATOR)
        last, seen = seen, see(GAME, after, SPECTATOR).numbers
        every.notice(decision.decider, decision.choice if known else -1, seen)
        if known or seen.numbers() != last.numbers():
            shown.notice(decision.decider, decision.choice if known else -1, seen)
            assert (shown.memory.mass, shown.memory.liked) == (every.memory.mass, every.memory.liked)
        most = max(most, every.memory.ready - shown.memory.ready)
        runs += before.step == MOVE != after.step and any(
            ran and card == RUN_CARD for ran, card in zip(every.memory.ran, after.played, strict=True)
        )
    assert most > 1 < runs


@pytest.mark.parametrize("options", [{"run_range": "5"}, {"novice_may_enter_guard": "false"}], ids=str)
def test_ways_that_are_searched_are_those_of_the_trees(
    options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = random_game(4, options, 2, rounds=4)
    grown = of_match(match, SPECTATOR).memory
    for module in (ways, ahead):
        monkeypatch.setattr(module, "HEIGHT", -1)
    searched = of_match(match, SPECTATOR).memory
    for ours, others in zip(grown.mass, searched.mass, strict=True):
        assert ours == pytest.approx(others, rel=1e-12, abs=0.0)


def test_a_novice_is_held_to_shun_a_guard_more_than_a_greedy_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """From 36 a sneak leads to 49, 50 or 51; the abbess comes nearest to 50 and 51."""
    held = []
    for wary in (habits.WARIER, 1.0):
        monkeypatch.setattr(habits, "WARIER", wary)
        look = Onlooker(table(36).guard("abbess", 17, 18, "green-26-84", 84).begin()).knows(THERESA, bare=36)
        look.play("2: play sneak", "step 50", "stop")
        held.append(look.matter("place").shares["49"].believed)
    assert held[0] > held[1] > 1 / 3


# What a seat sees of itself, and what it is told of why.


@pytest.mark.rule("13.16", "13.35")
def test_others_know_of_a_novice_what_everybody_can_know() -> None:
    match = random_game(4, {}, 3, rounds=4)
    everybody, own = of_match(match, SPECTATOR), of_match(match, 2)
    cell = next(cell for cell in range(6) if match.state.owner[cell] == 2)
    for kind in ("place", "key", "wish", "wish_card"):
        mine = matter(own, f"known_{kind}", cell + 1)
        assert mine.others and mine.shares == matter(everybody, kind, cell + 1).shares
        assert not any(m.kind == kind and m.of["novice"] == NOVICES[cell] for m in own.matters)


@pytest.mark.rule("2.3", "13.16")
def test_a_wish_card_in_the_own_hand_is_nobody_elses() -> None:
    match = random_game(3, {}, 1, rounds=1)
    cell, other = (next(c for c in range(6) if match.state.owner[c] == seat) for seat in (1, 2))
    held = WISHES[match.state.wish_card[cell]]
    theirs = matter(of_match(match, 1), "wish_card", other + 1)
    assert theirs.shares[held].counted == 0.0 and theirs.ruled_out[held][0].kind == "own_card"
    assert matter(of_match(match, 0), "wish_card", other + 1).shares[held].counted > 0.0


@pytest.mark.rule("13.1")
def test_before_the_first_move_everybody_is_in_her_cell() -> None:
    look = Onlooker(Table(3))
    for novice in (1, 2):
        assert look.matter("place", novice).certain == str(novice)
        assert look.matter("place", novice).reasons[0].kind == "in_cell"
        assert look.matter("key", novice).reasons[0].kind == "key_never"
        assert look.matter("wish", novice).certain == "no"


@pytest.mark.rule("9.1", "13.30")
def test_nobody_who_could_have_won_has_come_home() -> None:
    """Who may have key and wish and comes to her cell without winning has not both."""
    look = Onlooker(table(19).put(THERESA, key=1).begin()).knows(THERESA, keyed=3, laden=(3, 19))
    look.play("2: play stand", "stop", "die 1").until("order")
    assert look.places() == {3: 1 / 2, 19: 1 / 2}
    assert look.matter("wish").shares["yes"].counted == pytest.approx(1 / 2)


def test_what_is_sent_leaves_possible_what_is_possible() -> None:
    """However small a share is, rounding makes nothing impossible or certain; impossible places are not sent."""
    tiny = 0
    for seed in (1, 2, 3):
        matters = of_match(random_game(4, {}, seed, rounds=4), 0).matters
        for one, sent in zip(matters, noted(matters, full=True), strict=True):
            for name, share in one.shares.items():
                tiny += 0.0 < share.counted < 0.00005
                assert (share.counted in (0.0, 1.0)) == (sent.counted[name] in (0.0, 1.0))
            assert one.kind != "place" or min(sent.counted.values()) > 0.0
    assert tiny
