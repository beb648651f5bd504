"""What can be known in 011: counted by hand, and by brute force over all that chance may have done."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import permutations
from math import prod
from typing import Any

import pytest

from subrosa.core.beliefs import Matter, entropy, leak
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.fields import State
from subrosa.core.match import Match, legal
from subrosa.core.plain import Views
from subrosa.games.eleven import GAME, belief, box, notebook
from subrosa.games.eleven.belief import manners, tiles
from subrosa.games.eleven.box import CHARACTERS
from subrosa.games.eleven.fields import PLACES, STEPS
from subrosa.games.eleven.policy import MIND
from subrosa.games.eleven.rules.terms import CHOSEN_ONE, FACE_UP, FENRIR, HERO, LEAVE, PASS, PILE, TILE
from subrosa.games.eleven.ways import DISTANCE

from .worlds import Scene, counted

FIGURES = range(len(CHARACTERS))
LILJA, PAHLSSON, JOHNSSON, VIKSTROM, LEWIS, SNOWY, VIDAL, KOLEBERG = FIGURES


def seen(seats: int, cards: Mapping[int, int] | None = None, wrong: Iterable[int] = ()) -> State:
    """A view in which these cards have been seen in these places, and these characters were named in vain."""
    v = GAME.fields.blank()
    v.seats, v.alive, v.declared, v.bag_left, v.under_left = seats, (1 << seats) - 1, 0, 50, 0
    v.tiles = [0] * len(v.tiles)
    v.powers = [15] * len(v.powers)
    v.looked = [0] * len(v.looked)
    for character, place in (cards or {}).items():
        v.card[character] = place
    for character in wrong:
        v.wrong[character] = 1
    return v


def fresh(v: State, seat: int = SPECTATOR) -> State:
    memory = belief.MEMORY.blank()
    belief.forget(v, seat, memory)
    return memory


def weighed(v: State, seat: int = SPECTATOR, memory: State | None = None) -> tuple[float, State]:
    """The number of deals, and the mind that has weighed them."""
    mind = MIND.blank()
    return belief.weigh(v, seat, memory or fresh(v, seat), mind), mind


def chosen(mind: State, layer: str = "counted") -> list[float]:
    """The share of every character as the Chosen One."""
    return [getattr(mind, layer)[character][CHOSEN_ONE] for character in FIGURES]


def bits(v: State, seat: int = 0) -> float:
    return entropy(chosen(weighed(v, seat)[1]))


# Cases counted by hand.

FOUR = {LILJA: 0}
THREE = {LILJA: 0, PAHLSSON: 0, KOLEBERG: FACE_UP}


@pytest.mark.parametrize(("seats", "cards", "worlds", "unknown"), [(4, FOUR, 840, 2.8074), (3, THREE, 30, 2.3219)])
def test_at_the_start_all_deals_are_open(seats: int, cards: dict[int, int], worlds: int, unknown: float) -> None:
    v = seen(seats, cards)
    assert weighed(v, 0)[0] == worlds
    assert bits(v) == pytest.approx(unknown, abs=5e-5)


def test_what_a_look_tells_on_average() -> None:
    """A card of the pile always excludes somebody; a card of five is a character one time in five."""
    start = bits(seen(4, FOUR))
    pile, hand = bits(seen(4, {**FOUR, VIDAL: PILE})), bits(seen(4, {**FOUR, VIDAL: 1}))
    assert start - pile == pytest.approx(0.2224, abs=5e-5)
    assert (start - hand) / 5 == pytest.approx(0.0445, abs=5e-5)
    assert (start - hand) * 3 / 5 == pytest.approx(0.1334, abs=5e-5)
    assert start - hand == pytest.approx(0.2224, abs=5e-5), "no power cards left: the one card is the character"


def look(v: State, memory: State, looker: int, target: int, heard: int = -1, seat: int = SPECTATOR) -> None:
    v.step, v.turn, v.target = STEPS.index("look"), looker, target
    belief.notice([v], v, seat, CHANCE, heard, memory, MIND.blank())


def test_what_another_may_know_by_his_looks() -> None:
    """Two single looks at a hand of five in different turns; two in one turn."""
    v = seen(4, FOUR)
    memory = fresh(v)
    look(v, memory, 1, 2)
    look(v, memory, 1, 2)
    assert weighed(v, 0, memory)[1].knows_counted[1][2] == pytest.approx(0.36)
    look(v, memory, 3, 2)
    v.looked[2] = 1
    look(v, memory, 3, 2)
    assert weighed(v, 0, memory)[1].knows_counted[3][2] == pytest.approx(0.4)


def test_who_was_looked_at_knows_what_was_seen() -> None:
    v = seen(4, FOUR)
    memory = fresh(v, 0)
    look(v, memory, 1, 0, heard=len(CHARACTERS), seat=0)
    assert weighed(v, 0, memory)[1].knows_counted[1][0] == 0.0
    for _ in range(2):
        look(v, memory, 1, 0, heard=LILJA, seat=0)
        assert weighed(v, 0, memory)[1].knows_counted[1][0] == 1.0


def test_whoever_has_seen_all_but_one_can_name_the_chosen_one() -> None:
    v = seen(5, {LILJA: 0})
    v.powers = [0] * len(v.powers)
    memory = fresh(v)
    for target in (0, 2, 3, 4):
        look(v, memory, 1, target)
    look(v, memory, 1, PILE)
    assert weighed(v, 0, memory)[1].names_counted[1] == 0.0
    look(v, memory, 1, PILE)
    assert weighed(v, 0, memory)[1].names_counted[1] == pytest.approx(1 / 2)


def test_one_choice_likelier_for_fenrir() -> None:
    """Four players, a choice that Fenrir makes at 0.6 and a hero at 0.2."""
    v = seen(4)
    memory = fresh(v)
    memory.dealt, memory.role_cards = 0b1111, 4
    before = weighed(v, SPECTATOR, memory)[1].fenrir_counted
    assert entropy(before) == pytest.approx(2.0)
    for role, likely in ((HERO, 0.2), (FENRIR, 0.6)):
        for i in range(len(CHARACTERS) * manners.STYLES):
            memory.likely[1][role * len(CHARACTERS) * manners.STYLES + i] = likely
    after = weighed(v, SPECTATOR, memory)[1].fenrir_believed
    assert after[1] == pytest.approx(0.5) and entropy(after) == pytest.approx(1.7925, abs=5e-5)


def test_a_wrong_name_tells_a_little() -> None:
    assert bits(seen(4), SPECTATOR) == pytest.approx(3.0)
    assert bits(seen(4, wrong=[VIDAL]), SPECTATOR) == pytest.approx(2.8074, abs=5e-5)
    before = dict(zip(CHARACTERS, chosen(weighed(seen(4))[1]), strict=True))
    after = dict(zip(CHARACTERS, chosen(weighed(seen(4, wrong=[VIDAL]))[1]), strict=True))
    assert leak(before, after, "lewis") == pytest.approx(0.1926, abs=5e-5)


# All deals one by one.

CASES = [
    (3, {LILJA: 0, VIDAL: 0, LEWIS: FACE_UP, SNOWY: 2}, [JOHNSSON], 0),
    (4, {LILJA: 2, VIDAL: PILE, LEWIS: 1}, [JOHNSSON], 2),
    (4, {}, [JOHNSSON, VIDAL, LILJA], SPECTATOR),
    (5, {LILJA: 4, VIDAL: CHOSEN_ONE}, [LEWIS], 4),
    (6, {LILJA: 0, VIDAL: 3}, [LEWIS], 0),
]


def deals(v: State) -> set[tuple[int, ...]]:
    """All deals that fit what was seen, one by one: the place of every character."""
    places = [seat for seat in range(v.seats) for _ in range(2 if v.seats == 3 else 1)] + [CHOSEN_ONE]
    places += [FACE_UP if v.seats == 3 else PILE] * (len(CHARACTERS) - len(places))
    return {
        deal
        for deal in permutations(places)
        if all(v.card[c] in (-1, deal[c]) and not (v.wrong[c] == 1 and deal[c] == CHOSEN_ONE) for c in FIGURES)
    }


@pytest.mark.parametrize(("seats", "cards", "wrong", "seat"), CASES)
def test_shares_are_those_of_all_deals_one_by_one(
    seats: int, cards: dict[int, int], wrong: list[int], seat: int
) -> None:
    """Counted, and weighed by behaviour: what is carried along the row is what enumerating gives."""
    v = seen(seats, cards, wrong)
    memory = fresh(v, seat)
    if seats > 3:
        memory.dealt, memory.role_cards = (1 << seats) - 2, seats
    for player in range(seats):
        for i in range(len(memory.likely[player])):
            memory.likely[player][i] = ((player * 37 + i * 11) % 19 + 1) / 20
        for i in range(len(memory.chosen[player])):
            memory.chosen[player][i] = ((player * 17 + i * 7) % 13 + 1) / 14
    worlds = [(deal, fenrir) for deal in sorted(deals(v)) for fenrir in (range(seats) if seats > 3 else [-1])]
    count, mind = weighed(v, seat, memory)
    assert count == pytest.approx(len(worlds))

    def weight(deal: tuple[int, ...], fenrir: int) -> float:
        """How likely what everybody chose is in a world; seat 1 has no role card: that is the last Fenrir's."""
        found = 1.0
        for c in FIGURES:
            if deal[c] < seats:
                role = FENRIR if deal[c] == fenrir and fenrir > 0 else HERO
                found *= manners.of_styles(memory.likely[deal[c]], role * len(CHARACTERS) + c)
            elif deal[c] == CHOSEN_ONE:
                found *= prod(manners.of_styles(memory.chosen[player], c) for player in range(seats))
        return found

    weights = [weight(*world) for world in worlds]
    for c in FIGURES:
        for place in range(len(PLACES)):
            inside = [n for n, (deal, _) in enumerate(worlds) if deal[c] == place]
            assert mind.counted[c][place] == pytest.approx(len(inside) / len(worlds))
            assert mind.believed[c][place] == pytest.approx(sum(weights[n] for n in inside) / sum(weights))
    for player in range(seats if seats > 3 else 0):
        inside = [n for n, (_, fenrir) in enumerate(worlds) if fenrir == player]
        at = player if player > 0 else len(mind.fenrir_counted) - 1
        assert mind.fenrir_counted[at] == pytest.approx(len(inside) / len(worlds))
        assert mind.fenrir_believed[at] == pytest.approx(sum(weights[n] for n in inside) / sum(weights))


# All that chance may have done.


def matters_of(match: Match, seat: int) -> list[Matter]:
    """The notebook at the end of a short match, by the plain engine."""
    plain: Any = engine(GAME, "python")
    before, memory = GAME.fields.blank(), plain.memory()
    GAME.see(match.setup.start(), seat, before)
    belief.forget(before, seat, memory)
    for decision, state, after in match.positions():
        heard = decision.choice if GAME.knows(state, decision.decider, decision.choice, seat) else -1
        view = GAME.fields.blank()
        GAME.see(after, seat, view)
        plain.noticed(before, view, seat, decision.decider, heard, memory)
        before = view
    return list(notebook.matters(before, seat, plain.weighed(before, seat, memory)))


def assert_counted(match: Match, seat: int, kinds: Collection[str], held: Collection[str] = ()) -> None:
    """Every share by counting is what brute force gives."""
    matters = [matter for matter in matters_of(match, seat) if matter.kind in kinds]
    assert {matter.kind for matter in matters} == set(kinds)
    exact = counted(match, seat, lambda s: tuple(notebook.truth(s, matter) for matter in matters), held)
    for n, matter in enumerate(matters):
        for name, share in matter.shares.items():
            found = sum(chance for world, chance in exact.items() if world[n] == name)
            assert share.counted == pytest.approx(found, abs=1e-9), (matter.kind, matter.of, name)


LOOKS = ("card", "knows", "names")


def test_looks_at_a_hand_in_two_turns_are_counted() -> None:
    scene = Scene(3).play("1 choose lewis", "1 look 2").until("figure", late=2)
    assert_counted(scene.play("1 choose lewis", "1 look 2").until("gear").match, 2, LOOKS)


@pytest.mark.parametrize("seat", (1, SPECTATOR))
def test_looks_at_the_pile_after_names_in_vain_are_counted(seat: int) -> None:
    """Seats 3 and 4 name wrongly and are out; then seat 1 sees two cards of the pile."""
    scene = Scene(4, organ="san_carlo").play("3 name vidal", "4 name koleberg").until("figure", late=2)
    assert_counted(scene.play("1 choose lewis", "1 look pile").until("gear").match, seat, LOOKS)


@pytest.mark.parametrize(("owner_sees", "seat"), [("true", 1), ("false", 1)])
def test_what_the_owner_may_see_is_counted(owner_sees: str, seat: int) -> None:
    scene = Scene(4, owner_sees_investigated_card=owner_sees).play("1 choose lewis", "1 look 2", "see power")
    assert_counted(scene.until("gear").match, seat, LOOKS)


@pytest.mark.parametrize(("seat", "cards"), [(0, "living_players"), (2, "all_players"), (SPECTATOR, "all_players")])
def test_fenrir_is_any_of_the_role_cards(seat: int, cards: str) -> None:
    """Seat 1 is out before Fenrir awakes: with cards for all players perhaps nobody is it."""
    scene = Scene(4, bid_may_eliminate="true", fenrir_redeal_counts=cards).play("1 open 1", "1 bid 45")
    match = scene.play("role 2 hero").until("open", late=5).match
    assert_counted(match, seat, ["fenrir"], ("deal", "chosen"))


BAG = {"deggial": 1, "seal_of_fenrir": 1, "loc_mole": 1, "hourglass_organ": 1, "lemuria": 1, "trade_clue": 1}


@pytest.mark.parametrize("seat", (0, 1, SPECTATOR))
def test_marks_are_spread_like_cards_of_a_pack(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tiles differ: five drawn, one played, one put back."""
    monkeypatch.setattr(tiles, "TILE_COPIES", tuple(BAG.get(tile, 0) for tile in box.TILES))
    scene = Scene(4, bag=BAG).play("2 choose lilja", "draw deggial", "draw trade_clue", "2 play p_research")
    scene.play("draw lemuria", "draw loc_mole", "draw hourglass_organ", "2 use lemuria")
    assert_counted(scene.match, seat, ["wolves", "symbols"], ("deal", "chosen"))
    assert_counted(scene.play("2 discard loc_mole").match, seat, ["wolves", "symbols"], ("deal", "chosen"))


# What choices say.


def chosen_by(v: State, player: int, choice: int, memory: State) -> None:
    """Another player has chosen."""
    belief.notice(Views([v]), v, 0, player, choice, memory, MIND.blank())


def as_seen(scene: Scene, seat: int = 0) -> State:
    v = GAME.fields.blank()
    GAME.see(scene.s, seat, v)
    return v


def ratio(likely: list[float], row: int, other: int) -> float:
    """How much likelier one alternative has become than another."""
    return manners.of_styles(likely, row) / manners.of_styles(likely, other)


def test_whom_a_hero_brings_to_the_organ_is_not_on_his_card_and_may_be_chosen() -> None:
    scene = Scene(4, organ="san_carlo").play("2 choose vidal").until("move")
    v = as_seen(scene)
    v.sheets[1] = 14
    ways = [choice for choice in legal(GAME, scene.s, 1) if choice < LEAVE]
    nearest = min(ways, key=lambda spot: DISTANCE[spot][v.organ])
    furthest = max(ways, key=lambda spot: DISTANCE[spot][v.organ])
    near, far = fresh(v, 0), fresh(v, 0)
    chosen_by(v, 1, nearest, near)
    chosen_by(v, 1, furthest, far)
    assert ratio(near.chosen[1], VIDAL, LEWIS) > 1 > ratio(far.chosen[1], VIDAL, LEWIS)
    assert ratio(near.likely[1], VIDAL, LEWIS) < 1 < ratio(far.likely[1], VIDAL, LEWIS)


def test_who_plays_a_wolf_mark_or_fills_the_compass_is_hardly_fenrir() -> None:
    scene = Scene(4).until("figure", late=5)
    v = as_seen(scene)
    for step, choice, leans in (
        ("gear", TILE + box.TILES.index("deggial"), -1),
        ("gear", TILE + box.TILES.index("hourglass"), 0),
        ("location", 0, -1),
        ("location", PASS, 1),
    ):
        v.step = STEPS.index(step)
        v.compass[:2] = [0, 1]
        v.tiles[1] = 3
        memory = fresh(v, 0)
        memory.dealt, memory.role_cards = 0b1111, 4
        chosen_by(v, 1, choice, memory)
        found = ratio(memory.likely[1], len(CHARACTERS), 0)
        assert (found > 1) - (found < 1) == leans, (step, choice)


def test_who_looks_there_again_has_hardly_seen_it() -> None:
    """He has seen the whole pile, and one card of a hand."""
    v = as_seen(Scene(4).play("2 choose lewis").until("target"))
    memory = fresh(v, 0)
    for v.looked[PILE] in range(3):
        look(v, memory, 1, PILE)
    v.looked[PILE] = 0
    look(v, memory, 1, 2)
    v.step, v.target = STEPS.index("target"), -1
    there, elsewhere = memory.copy(), memory.copy()
    chosen_by(v, 1, 2, there)
    chosen_by(v, 1, 3, elsewhere)
    shares = [weighed(v, 0, m)[1].knows_believed[1][2] for m in (there, memory, elsewhere)]
    assert shares[0] < shares[1] == pytest.approx(0.2) and shares[1] < shares[2]
    assert weighed(v, 0, there)[1].knows_counted[1][2] == pytest.approx(0.2)


# Reasons.


def card(v: State, seat: int, character: int) -> Matter:
    return list(notebook.matters(v, seat, weighed(v, seat)[1]))[character]


def kinds(matter: Matter, place: str = "") -> list[str]:
    return [reason.kind for reason in (matter.ruled_out[place] if place else matter.reasons)]


def test_a_place_is_certain_for_the_simplest_reason() -> None:
    v = seen(6, {LILJA: 0, PAHLSSON: 1, JOHNSSON: 2, VIKSTROM: 3, LEWIS: 4, SNOWY: PILE}, [VIDAL])
    assert kinds(card(v, 0, LILJA)) == ["you_hold"]
    assert kinds(card(v, 0, PAHLSSON)) == ["you_saw_with"] and kinds(card(v, 0, SNOWY)) == ["you_saw_in_pile"]
    last = card(v, 0, KOLEBERG)
    assert last.certain == "chosen one"
    assert kinds(last) == ["you_hold", *["you_saw_with"] * 4, "you_saw_in_pile", "named_in_vain"]
    other = card(v, 0, VIDAL)
    assert other.certain == "seat 6" and kinds(other, "chosen one") == ["named_in_vain"]
    assert kinds(other, "seat 1") == ["you_hold"] and kinds(other, "pile") == ["you_saw_in_pile"]


def test_who_is_fenrir_is_certain_for_the_simplest_reason() -> None:
    v = seen(4, {LILJA: 0})
    v.role[0] = HERO
    v.shown_role[1] = HERO
    memory = fresh(v, 0)
    memory.dealt, memory.role_cards = 0b1011, 3
    fenrir = next(m for m in notebook.matters(v, 0, weighed(v, 0, memory)[1]) if m.kind == "fenrir")
    assert fenrir.certain == "seat 4"
    assert set(kinds(fenrir)) == {"you_are_a_hero", "showed_hero", "no_role", "fenrir_was_dealt"}
    v.role[0] = FENRIR
    mine = next(m for m in notebook.matters(v, 0, weighed(v, 0, memory)[1]) if m.kind == "fenrir")
    assert mine.certain == "seat 1" and kinds(mine) == ["you_are_fenrir"]
    assert kinds(mine, "seat 2") == ["you_are_fenrir"]


def test_what_another_certainly_knows_or_not_has_its_reason() -> None:
    match = Scene(4).play("2 choose lewis", "2 look 1", "see lilja", "see power").until("gear").match
    found = {(m.kind, *m.of.values()): m for m in matters_of(match, 0)}
    assert kinds(found["knows", 2, 1]) == ["saw_yours"] and found["knows", 2, 1].certain == "yes"
    assert kinds(found["knows", 3, 1], "yes") == ["never_looked"]
    assert found["names", 2].certain == "no" and found["names", 2].reasons[0].facts == {"seat": 2, "other": 3}
    assert kinds(found["wolves", 3]) == ["no_tiles"]
