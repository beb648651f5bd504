"""How deducers, hiders and searchers of the Rose choose: positions in which the right choice is plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from subrosa.core.engines import engine
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import see
from subrosa.core.search import OWN, ROOM
from subrosa.core.styles import DEDUCER, SEARCH, Style
from subrosa.core.turns import plan, survey
from subrosa.games.rose import GAME, belief, players, rules
from subrosa.games.rose.belief import GREEDY, STYLES
from subrosa.games.rose.box import COLOURS, FACES, MONKS, SUNDIAL
from subrosa.games.rose.players.deducing import MINE, measures, night_counts
from subrosa.games.rose.players.hiding import begin_reading, conceal_marker, foretell, read, readers, sure
from subrosa.games.rose.players.searching import imagine
from subrosa.games.rose.policy import DEPTH, MIND, appraise, halts, worth
from subrosa.games.rose.rules.terms import LESS, MORE

from .table import Table

RED, BLUE, WHITE, GREY, BLACK, ORANGE = range(MONKS)
PLAYED = {1: "red", 2: "blue", 3: "white", 4: "grey"}
PLAIN = engine(GAME, "python")


def remembering(v: State, likely: Sequence[tuple[int, int, float]]) -> State:
    """A memory in which a player's deeds fit some colours better than others."""
    memory = PLAIN.memory()
    PLAIN.forgotten(v, 0, memory)
    for player, colour, weight in likely:
        memory.likely[player][colour * STYLES : (colour + 1) * STYLES] = [weight] * STYLES
    return memory


def chosen(table: Table, seat: int, style: int | Style, likely: Sequence[tuple[int, int, float]] = ()) -> int:
    v = see(GAME, table.s, seat).numbers
    return PLAIN.preferred(v, seat, remembering(v, likely), style, [1, 2, 3, 4])


def asked_about(monk: str, seats: int, evidence: Mapping[str, int] | None = None) -> Table:
    """William has come to where a monk is, and the first player says what he says of him."""
    places = dict.fromkeys(("adson", *COLOURS), "kitchen") | {"william": "library", monk: "church"}
    hands = {1: ["william_adson"]}
    table = Table(seats, identities=PLAYED, evidence=evidence, hands=hands, places=places, sundial=20)
    return table.do("play william_adson", "call william", "move william church")


def test_opponents_get_the_colours_that_fit_all_of_them_best() -> None:
    """Blue fits the first a little better than the second, but the second can hardly be anything else."""
    table = Table(3, day=7, step="accuse", identities={1: "red", 2: "black", 3: "blue"})
    likely = [(1, BLUE, 9.0), (1, BLACK, 8.0), (2, BLUE, 8.0), (2, WHITE, 0.01), (2, GREY, 0.01), (2, ORANGE, 0.01)]
    first = chosen(table, 0, DEDUCER, [*likely, (2, BLACK, 0.01)])
    table.s.guess[0][0] = first
    assert (first, chosen(table, 0, DEDUCER, [*likely, (2, BLACK, 0.01)])) == (BLACK, BLUE)


def test_a_sign_hurts_the_monk_that_is_somebodys() -> None:
    """William asks about a monk that leads: a deducer incriminates him if he is somebody's, else he may leave it."""
    monks = dict.fromkeys(COLOURS, 6) | {"red": 6, "black": 2}
    for weight, best in ((100.0, MORE), (1e-9, None)):
        table = asked_about("black", 4, evidence=monks)
        v = see(GAME, table.s, 0).numbers
        mind = MIND.blank()
        belief.weigh(v, 0, remembering(v, [(1, BLACK, weight)]), mind)
        players.fear(v, 0, mind)
        feared = mind.feared[BLACK] / sum(mind.feared)
        assert (feared > 1 / 4) == (best is not None)
        if best is not None:
            assert chosen(table, 0, DEDUCER, [(1, BLACK, weight)]) == best != LESS


def test_what_a_choice_tells_is_read_by_both_readers() -> None:
    """A choice that only the own colour would make tells all of it; one that all would make tells nothing."""
    mind = MIND.blank()
    for monk in range(MONKS):
        mind.naive[monk] = mind.sharp[monk] = 1.0
        mind.table[0][monk], mind.table[1][monk] = (50.0, 0.0) if monk == BLUE else (0.0, 0.0)
    read(BLUE, 1.0, mind.naive, mind.naive_of, mind, 2)
    assert mind.told[0] == pytest.approx(0.975 / (0.975 + 5 * 0.5))
    assert mind.told[1] == pytest.approx(0.025 / (0.025 + 5 * 0.5))
    assert sure(BLUE, mind) == pytest.approx(1 / 6)


def test_nothing_is_hidden_from_those_who_never_look() -> None:
    """Who always takes what is worth most at once does not read the others; one slip, and he may."""
    table = asked_about("black", 2, evidence=dict.fromkeys(COLOURS, 6))
    v = see(GAME, table.s, 0).numbers
    shares = []
    for heard in ([MORE] * 40, [], [MORE] * 40 + [LESS] * 2):
        mind, memory = MIND.blank(), remembering(v, [])
        for choice in heard:
            PLAIN.noticed(v, v, 1, 0, choice, memory)
        belief.weigh(v, 1, memory, mind)
        shares.append(readers(v, 1, memory, mind))
    plain, unknown, slipped = shares
    assert plain < 0.5 * unknown < unknown < slipped


def test_a_planned_turn_is_worth_as_much_as_its_first_choice() -> None:
    """What is planned leads to what looking ahead promised, decision by decision."""
    for stream in ([1, 2, 3, 4], [5, 6, 7, 8]):
        table = Table(3, identities=PLAYED, hands={1: ["red 4", "william_adson", "garden 2"]}, sundial=20)
        s, mind = table.s, MIND.blank()
        views = _Rooms([s] * (DEPTH + 1))
        count = appraise(views, 0, mind)
        most = max(mind.values[:count])
        length = plan(views, 0, mind, stream, rules.legal, rules.apply, halts, worth)
        for choice in mind.lines[0][:length]:
            rules.apply(s, 0, choice)
        assert length > 1 and worth(s, 0, mind) == pytest.approx(most)


def about_to_play(own: str = "red") -> tuple[_Rooms, State]:
    """A hider before his turn, with a belief in which nothing was noticed yet."""
    hands = {1: ["red 4", "william_adson", "garden 2"]}
    table = Table(3, identities={**PLAYED, 1: own}, hands=hands, sundial=20, suspicion={"red": 12, "blue": 9})
    v, mind = see(GAME, table.s, 0).numbers, MIND.blank()
    memory = remembering(v, [])
    belief.weigh(v, 0, memory, mind)
    players.fear(v, 0, mind)
    begin_reading(v, 0, memory, mind)
    return _Rooms([v] * (DEPTH + 1 + ROOM)), mind


def test_a_card_is_worth_the_turn_that_is_played_with_it() -> None:
    """With nothing to hide that is what looking ahead promises; what readers hold is left as it was."""
    views, mind = about_to_play()
    count = survey(views, 0, mind, MONKS + 1, rules.legal, rules.apply, halts, measures)
    promised, held = [row[MINE] for row in mind.table[:count]], [*mind.naive, *mind.sharp]
    assert foretell(views, 0, 0.0, [1, 2, 3, 4], mind) == count > 1
    assert mind.values[:count] == pytest.approx(promised)
    assert [*mind.naive, *mind.sharp] == held
    assert mind.lists[0][:count] == _legal(views[DEPTH + 1 + OWN])


def test_a_card_is_charged_for_the_whole_turn() -> None:
    """All steps of the turn tell, and the price is taken of what both readers then hold."""
    views, mind = about_to_play()
    count = foretell(views, 0, 0.0, [1, 2, 3, 4], mind)
    worth_of, told = mind.values[:count], [share / 2 for share in mind.told[:count]]
    assert max(told) > 1.3 / 6 and len(set(told)) > 1
    charged, mind = about_to_play()
    foretell(charged, 0, 0.001, [1, 2, 3, 4], mind)
    assert mind.values[:count] == pytest.approx([w - 0.001 * t for w, t in zip(worth_of, told, strict=True)], abs=1e-9)


def _legal(v: State) -> list[int]:
    out = [0] * 64
    return out[: rules.legal(v, 0, out)]


def test_a_patient_player_minds_the_night_as_it_comes_near() -> None:
    """Ranks of a morning hardly count to him, those of an evening nearly as they stand; to others they always do."""
    v, mind = GAME.fields.blank(), MIND.blank()
    found = []
    for patient in (0, 1):
        mind.patient = patient
        for sundial in (0, SUNDIAL // 2, SUNDIAL):
            v.sundial = sundial
            found.append(night_counts(v, mind))
    assert found == [1.0, 1.0, 1.0, 0.0, SUNDIAL // 2 / SUNDIAL, 1.0]


def test_a_hider_shows_the_colour_nobody_takes_him_for() -> None:
    mind = MIND.blank()
    mind.sharp[:] = [0.0, 4.0, 1.0, 3.0, 0.0, 0.0]
    mind.lists[0][:2] = [WHITE, GREY]
    conceal_marker(BLUE, 12.0, mind, 2)
    assert mind.values[0] - mind.values[1] == pytest.approx(12.0 * (4 / 5 - 4 / 7))


def test_what_readers_hold_leaves_out_what_was_shown_and_what_others_are() -> None:
    table = Table(4, identities=PLAYED, day=3, shown={1: ["orange"]})
    v = see(GAME, table.s, 0).numbers
    mind, memory = MIND.blank(), remembering(v, [(1, BLUE, 1e9)])
    memory.likely[0][RED * STYLES + GREEDY] = 0.5
    belief.weigh(v, 0, memory, mind)
    begin_reading(v, 0, memory, mind)
    assert mind.naive[ORANGE] == 0.0 and mind.naive[BLUE] == pytest.approx(0.0, abs=1e-6)
    assert mind.naive[RED] == 0.5 and mind.naive[WHITE] > 0.0


def test_worlds_are_drawn_as_they_are_believed_and_fit_the_view() -> None:
    table = Table(4, identities=PLAYED, day=3, shown={2: ["white"], 3: ["grey"]})
    v = see(GAME, table.s, 0).numbers
    mind, memory = MIND.blank(), remembering(v, [(1, BLUE, 3.0)])
    belief.weigh(v, 0, memory, mind)
    views, stream, drawn = [v, GAME.fields.blank()], [1, 2, 3, 4], Counter[tuple[int, int]]()
    rooms = _Rooms(views)
    for _ in range(600):
        imagine(rooms, 0, 1, 0, stream, mind)
        s = rooms[1]
        assert s.identity[0] == RED and len(set(s.identity[:4])) == 4
        assert s.identity[1] != WHITE and s.identity[2] != GREY
        again = GAME.fields.blank()
        GAME.see(s, 0, again)
        assert [name for name in GAME.fields.by_name if getattr(again, name) != getattr(v, name)] == []
        hands = Counter(face for hand in s.hand for face in hand if face >= 0)
        assert all(hands[face] + s.pile[face] + s.discard[face] == s.copies[face] for face in range(FACES))
        drawn.update(enumerate(s.identity[:4]))
    for player in range(4):
        for colour in range(MONKS):
            assert drawn[player, colour] / 600 == pytest.approx(mind.believed[player][colour], abs=0.08)


class _Rooms(list[State]):
    def __setitem__(self, index: object, state: State) -> None:  # type: ignore[override]
        super().__setitem__(index, state.copy())  # type: ignore[index]


@pytest.mark.parametrize("seats", [2])
def test_deducers_and_hiders_play_whole_games(seats: int) -> None:
    styles = [DEDUCER, Style(DEDUCER, 0.3), DEDUCER, Style(DEDUCER, 0.2), DEDUCER]
    played = PLAIN.games(Setup.of(GAME, seats).start(), styles, 1, seed=seats)
    assert min(played.places[0][:seats]) == 1 and played.decisions[0] > 100


def test_a_searcher_sees_what_the_rest_of_the_day_brings() -> None:
    """A choice is tried to the night: what he chooses is one of the choices, and the same for the same stream."""
    table = asked_about("black", 2)
    v = see(GAME, table.s, 0).numbers
    found = {PLAIN.preferred(v, 0, remembering(v, []), Style(SEARCH, 0.2, 1), [1, 2, 3, 4]) for _ in range(2)}
    assert len(found) == 1 and found <= {MORE, LESS}
