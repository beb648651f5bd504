"""What is staged of a game, and what is told of each turn: from what a reader was told, for all equally long."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from subrosa.core.deciders import SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.core.parts import styles
from subrosa.core.tale import Change, Chapter, Tale, Told
from subrosa.games import find, names
from subrosa.games.eleven.box import CHARACTERS, SPOTS, START

STAGED = {
    "rose": {"night", "dawn", "revelation", "called", "sealed", "end"},
    "eleven": {"hour", "order", "role", "look", "organ", "declaration", "end"},
    "nuns": {"seen", "heard", "caught", "key", "wish", "end"},
}
"""Every moment of a game that a random game may have."""
PRIVATE = {"sealed", "key", "wish"}
"""Moments of one reader, of which nobody else hears at all."""
OURS = sorted(STAGED)
GAMES = 4


@cache
def played(name: str, seats: int, number: int) -> Match:
    setup = Setup.of(find(name), seats)
    trace = engine(setup.game, "python").trace(setup.start(), 31, number, styles(setup.game)[-1])
    return Match.from_log(setup, [Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True)])


def tale(match: Match, reader: int) -> Tale:
    found = match.game.tale(reader)
    found.hear([Told(telling.kind, telling.facts) for telling in match.tellings(reader)])
    return found


def readers(match: Match) -> tuple[int, ...]:
    return (*range(match.setup.seats), SPECTATOR)


def staged(chapters: list[Chapter]) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.kind, one.beats) for one in chapters if one.beats and one.kind not in PRIVATE]


@pytest.mark.parametrize("name", OURS)
def test_every_moment_is_staged(name: str) -> None:
    """A few games have them all; each is told to its end, and of a seat that knows more there are no more moments."""
    found: set[str] = set()
    for number in range(GAMES):
        for reader in (0, 1, SPECTATOR):
            chapters = tale(played(name, 4, number), reader).chapters
            found |= {one.kind for one in chapters if one.beats}
            assert all(one.done for one in chapters)
    assert found >= STAGED[name]


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("number", [0, 1])
def test_a_moment_takes_equally_long_for_all(name: str, number: int) -> None:
    """Whoever is told less sees as many moments, of the same length, as whoever is told more."""
    match = played(name, 4, number)
    whole = staged(tale(match, SPECTATOR).chapters)
    assert len(whole) > 5
    for reader in range(4):
        assert staged(tale(match, reader).chapters) == whole


@pytest.mark.parametrize("name", names())
def test_every_piece_of_news_is_in_a_chapter_and_chapters_come_in_order(name: str) -> None:
    match = played(name, find(name).seats[1], 3)
    for reader in readers(match):
        chapters = tale(match, reader).chapters
        told = {number for one in chapters for number in range(one.first, one.last + 1)}
        assert told == set(range(len(match.tellings(reader))))
        assert [one.number for one in chapters] == list(range(len(chapters)))
        assert [one.first for one in chapters] == sorted(one.first for one in chapters)


@pytest.mark.parametrize("name", OURS)
def test_a_tale_told_bit_by_bit_is_the_tale_told_at_once(name: str) -> None:
    """What a reader is sent with every update makes up the whole: no chapter grows that is not sent again."""
    match = played(name, 4, 2)
    told = [Told(one.kind, one.facts) for one in match.tellings(1)]
    growing, shown = match.game.tale(1), dict[int, Chapter]()
    for n in range(0, len(told) + 1, 3):
        growing.hear(told[: n + 3])
        shown |= {one.number: one for one in growing.since(n)}
    assert list(shown.values()) == tale(match, 1).chapters == growing.chapters


@pytest.mark.parametrize("name", OURS)
def test_nobody_who_looks_on_reads_of_anything_of_his_own(name: str) -> None:
    for number in range(2):
        assert not [one for one in tale(played(name, 4, number), SPECTATOR).chapters if "own" in one.facts]


def chapters_of(name: str, kind: str, reader: int = 1, seats: int = 4) -> list[Chapter]:
    found = [
        chapter
        for number in range(GAMES)
        for chapter in tale(played(name, seats, number), reader).chapters
        if chapter.kind == kind
    ]
    assert found, f"no {kind} in {name}"
    return found


def test_a_night_of_the_rose_shows_the_order_of_suspicion_and_what_each_monk_gets() -> None:
    for night in chapters_of("rose", "night"):
        assert [row["suspicion"] for row in night.rows] == sorted(row["suspicion"] for row in night.rows)  # type: ignore[type-var]
        gains = {row["monk"]: int(row["now"]) - int(row["before"]) for row in night.rows}
        assert gains == {**dict.fromkeys(gains, 0), **{one.of: one.now - one.before for one in night.changes}}
        assert list(gains.values()) == sorted(gains.values()), "who is suspected more gets no less"
        own = night.facts["own"]
        assert night.facts["gets"] == gains[own]
        assert night.facts["many"] == [*gains.values()].count(night.facts["points"])
        assert night.facts["now"] == next(row["now"] for row in night.rows if row["monk"] == own)


def test_a_conversion_of_the_rose_by_day_shows_the_same_stairs_amid_the_day() -> None:
    """Communicative: William meets Adson, and suspicion becomes evidence at once."""
    story = find("rose").tale()
    moved = Told("moved", {"seat": 2, "figure": "william", "place": "church"})
    story.hear(
        [
            Told("played", {"seat": 2, "card": "church 3"}),
            Told("suspicion", {"monk": "red", "before": 10, "now": 14}),
            moved,
            Told("by_event", {"event": "communicative"}),
            Told("suspicion", {"monk": "red", "before": 14, "now": 10}),
            *(Told("evidence", {"monk": monk, "before": 5, "now": 9}) for monk in ("blue", "white")),
            Told("evidence", {"monk": "red", "before": 5, "now": 10}),
        ]
    )
    turn, stairs = story.chapters
    assert (turn.kind, turn.done, stairs.kind, stairs.stays) == ("called", True, "conversion", False)
    assert stairs.rows[-1] == {"monk": "red", "suspicion": 14, "before": 5, "now": 10}
    assert stairs.facts["monks"] == "red" and sum(stairs.beats) == 2_000


def test_a_revelation_of_the_rose_has_a_row_for_each_seat_and_nothing_of_what_was_kept() -> None:
    for one in chapters_of("rose", "revelation"):
        assert [row["seat"] for row in one.rows] == [1, 2, 3, 4]
        assert all(set(row) == {"seat", "monk"} for row in one.rows)


def test_an_accusation_of_the_rose_is_staged_when_it_is_laid_whole() -> None:
    """Not with its first marker: with as many as there are others."""
    for one in chapters_of("rose", "sealed"):
        assert len(one.rows) == 3 and one.beats
    story = find("rose").tale(0)
    seats = [Told("you_are", {"monk": "red"}), *(Told("has_identity", {"seat": seat}) for seat in (2, 3, 4))]
    story.hear([*seats, Told("laid_guess", {"seat": 2, "monk": "blue"})])
    assert story.line.kind == "sealed" and not story.line.beats


@pytest.mark.parametrize(("name", "beats"), [("rose", 2 * 4 + 2), ("nuns", 3 + 1)])
def test_an_end_opens_step_by_step_and_leads_on_by_itself(name: str, beats: int) -> None:
    """A step for each seat and column of the Rose, for each way of the Nuns."""
    for one in chapters_of(name, "end"):
        assert len(one.beats) == beats and not one.stays


def test_who_was_told_least_in_eleven_sees_a_look_from_behind() -> None:
    """The card is in the tale of who looked and of whose it is; all others' tales have as many looks, without it."""
    seen: Any = {"mine": 0, "yours": 0, None: 0}
    for look in chapters_of("eleven", "look"):
        seen[look.facts.get("own")] += 1
        assert "own" in look.facts or "figure" not in look.facts
    assert all(seen.values())


def test_a_way_of_eleven_starts_where_the_figure_stood() -> None:
    """Whether it walked, rode, was set down or changed places: what is told tells where every figure stands."""
    for number in range(GAMES):
        match = played("eleven", 4, number)
        story: Any = tale(match, SPECTATOR)
        stands = match.view(SPECTATOR).names["place"]
        assert {figure: story.spot[figure] for figure in stands} == stands
        first = next(row for one in story.chapters if one.kind == "turn" for row in one.rows)
        assert first["from"] == SPOTS[START[CHARACTERS.index(first["figure"])]]


def test_a_role_of_eleven_is_told_to_its_owner_alone() -> None:
    match = next(match for number in range(GAMES) if chapters(match := played("eleven", 4, number), "role"))
    assert [chapters(match, "role", seat)[0].facts["own"] for seat in range(4)].count("fenrir") == 1
    assert chapters(match, "role")[0].facts == {}
    assert {one.beats for seat in readers(match) for one in chapters(match, "role", seat)} == {(400, 260)}


def chapters(match: Match, kind: str, reader: int = SPECTATOR) -> list[Chapter]:
    return [one for one in tale(match, reader).chapters if one.kind == kind]


def test_a_wrong_declaration_in_eleven_shows_the_chosen_one_to_who_declared_alone() -> None:
    for number in range(GAMES):
        match = played("eleven", 4, number)
        for n, told in enumerate(chapters(match, "declaration")):
            verdict, by = told.facts["verdict"], int(told.facts["seat"]) - 1
            assert verdict in ("right", "wrong")
            seen = [seat for seat in readers(match) if "own" in chapters(match, "declaration", seat)[n].facts]
            assert seen == ([by] if verdict == "wrong" else [])


def test_a_right_declaration_in_eleven_says_what_is_still_needed_and_the_end_says_as_what_and_when() -> None:
    """The organ's field and 15 sheets, or for Fenrir the field of the Chosen One and 12."""
    as_hero = Told("declared", {"seat": 2, "figure": "lewis"})
    as_fenrir = Told("declared_as_fenrir", {"seat": 2, "figure": "lewis"})
    for declared, spot, sheets, how in ((as_hero, SPOTS[9], 15, "hero"), (as_fenrir, SPOTS[7], 12, "fenrir")):
        story = find("eleven").tale()
        story.hear(
            [
                Told("event", {"hour": 6, "event": "koleberg_clue"}),
                Told("placed_organ", {"seat": 1, "spot": SPOTS[9]}),
                *([Told("chose", {"seat": 2, "figure": "lewis"})] if how == "fenrir" else []),
                Told("stepped", {"seat": 2, "figure": "lewis", "spot": SPOTS[7]}),
                declared,
                Told("named_right", {"figure": "lewis"}),
                Told("stepped", {"seat": 2, "figure": "lewis", "spot": spot}),
                Told("won", {"seat": 2}),
            ]
        )
        named, walked, end = story.chapters[-3:]
        assert (named.facts["spot"], named.facts["sheets"]) == (spot, sheets)
        assert (walked.kind, walked.facts["figure"], walked.rows[-1]["spot"]) == ("turn", "lewis", spot)
        assert (end.facts["how"], end.facts["hour"], end.facts["seat"]) == (how, 6, 2)


def test_who_sees_her_in_the_nuns_is_named_on_her_own_way_too() -> None:
    seen = chapters_of("nuns", "seen", 0)
    on_her_way = [one for one in seen if one.rows]
    assert on_her_way and all(one.facts["guard"] in ("abbess", "prioress") for one in on_her_way)
    assert all("guard" in one.facts or "towards" in one.facts for one in seen), "or she is lost from sight"


def test_the_end_of_the_nuns_says_who_is_home_or_how_many_were_caught() -> None:
    ends = chapters_of("nuns", "end", 0)
    for one in ends:
        assert bool(one.facts["count"]) == (one.facts["how"] == "came_home")
        assert one.facts["how"] != "guards_won_by_captures" or one.facts["captures"]


def test_who_catches_her_in_the_nuns_is_named() -> None:
    caught = chapters_of("nuns", "caught", 0)
    assert all(one.facts["guard"] in ("abbess", "prioress") for one in caught)
    assert not any(one.stays for one in caught), "the guards see it pass"


def test_being_caught_in_the_nuns_stays_on_my_own_page() -> None:
    mine = [one for one in chapters_of("nuns", "caught", 1) if "own" in one.facts]
    assert mine and all(one.stays for one in mine)


def test_a_true_noise_and_a_false_one_of_the_nuns_are_told_alike() -> None:
    for one in chapters_of("nuns", "heard"):
        assert set(one.facts) <= {"die", "card", "novice", "place", "guard"}


def test_by_whose_die_a_noise_of_the_nuns_is_heard() -> None:
    """After her own roll her card is named; where a guard listens the die is the guard's, and nobody's card."""
    noise = Told("noise", {"figure": "celeste", "place": "46", "guard": "abbess"})
    story = find("nuns").tale(0)
    story.hear(
        [Told("played", {"novice": "celeste", "card": "run"}), Told("rolled", {"novice": "celeste", "die": 5}), noise]
    )
    assert (story.line.facts["die"], story.line.facts["card"]) == (5, "run")
    other = Told("noise", {**noise.facts, "figure": "theresa", "place": "45"})
    story.hear([*story.heard, Told("listens", {"guard": "abbess", "die": 3}), noise, other])
    assert story.line.facts["die"] == 3 and "card" not in story.line.facts
    assert [row["figure"] for row in story.line.rows] == ["celeste", "theresa"]
    story.hear([*story.heard, Told("paced", {"guard": "abbess", "place": "45"}), noise])
    assert "die" not in story.line.facts, "a false noise of the guards"


def test_who_is_not_heard_in_the_nuns_is_told_with_her_card_and_die() -> None:
    mine = [one for one in chapters_of("nuns", "unheard") if "novice" in one.facts]
    assert mine and all({"card", "die"} <= set(one.facts) for one in mine)


def test_what_changes_twice_in_a_turn_is_one_change_and_what_comes_back_is_none() -> None:
    story = find("rose").tale()
    judged = ((10, 15), (15, 12)), ((9, 14), (14, 9))
    story.hear(
        [
            Told("played", {"seat": 1, "card": "william_adson"}),
            *(
                Told("suspicion", {"monk": monk, "before": before, "now": now})
                for monk, steps in zip(("red", "blue"), judged, strict=True)
                for before, now in steps
            ),
        ]
    )
    assert story.line.changes == (Change("suspicion", "red", 10, 12, by=1),)


def test_what_is_taken_back_is_crossed_out_and_forgotten() -> None:
    """After it the tale knows as little as before: the night that follows counts from the same numbers."""
    match = played("rose", 3, 1)
    told = [Told(one.kind, one.facts) for one in match.tellings(0)]
    half = next(one.first for one in tale(match, 0).chapters if one.kind == "dawn")
    again = match.game.tale(0)
    again.hear([*told[: half + 40], Told("taken_back", {"from": half}), *told[half:]])
    undone = [one for one in again.chapters if one.undone]
    assert undone and all(half <= one.first < half + 40 for one in undone)
    kept = [(one.kind, one.facts, one.rows) for one in again.chapters if not one.undone and one.first != half + 40]
    assert kept == [(one.kind, one.facts, one.rows) for one in tale(match, 0).chapters]


def test_whoever_goes_back_without_saying_from_where_forgets_nothing() -> None:
    """Only a table knows how much of it each reader was told; a match alone says no more than that it was."""
    match = played("eleven", 4, 1)
    told = [Told(one.kind, one.facts) for one in match.tellings(0)]
    walked = [one for one in tale(match, 0).chapters if one.kind == "turn" and one.rows][-1]
    again = match.game.tale(0)
    again.hear([*told[: walked.first], Told("taken_back", {}), *told[walked.first :]])
    assert not any(one.undone for one in again.chapters)
    assert [one.rows for one in again.chapters if one.kind == "turn" and one.rows][-1] == walked.rows


def test_a_turn_that_is_cut_in_two_is_crossed_out_and_what_still_holds_is_told_anew() -> None:
    """Whoever takes back where a monk went has still played his card: nothing says that the monk went there."""
    match = played("rose", 3, 1)
    told = [Told(one.kind, one.facts) for one in match.tellings(0)]
    turn = next(one for one in tale(match, 0).chapters if one.kind == "moved" and one.changes)
    cut = next(n for n in range(turn.first, turn.last) if told[n].kind == "moved")
    again = match.game.tale(0)
    again.hear([*told[: turn.last + 1], Told("taken_back", {"from": cut})])
    assert again.chapters[turn.number].undone
    assert (again.line.kind, again.line.changes) == ("played", ())
    again.hear([*again.heard, *told[cut : turn.last + 1]])
    assert (again.line.kind, again.line.facts, again.line.changes) == ("moved", turn.facts, turn.changes)
    again.hear([*again.heard, Told("taken_back", {"from": turn.first})])
    assert all(one.undone for one in again.chapters if one.kind in ("played", "moved") and one.first >= turn.first)


def test_who_talks_amid_a_turn_does_not_break_it() -> None:
    for game in ("rose", "eleven", "nuns"):
        match = played(game, 4, 1)
        told = [Told(one.kind, one.facts) for one in match.tellings(1)]
        again = match.game.tale(1)
        again.hear([one for both in told for one in (both, Told("said", {"seat": 2}, game=False))])
        kept = [(one.kind, one.facts, one.rows, one.changes) for one in again.chapters if again.heard[one.first].game]
        assert kept == [(one.kind, one.facts, one.rows, one.changes) for one in tale(match, 1).chapters]


def test_cards_drawn_after_a_conversion_by_day_do_not_lay_the_abbey_out_again() -> None:
    story = find("rose").tale()
    story.hear(
        [
            Told("first", {"seat": 1}),
            Told("event", {"day": 1, "event": "communicative"}),
            Told("played", {"seat": 1, "card": "adson"}),
            Told("by_event", {"event": "communicative"}),
            Told("draws", {"seat": 1}),
        ]
    )
    assert [one.kind for one in story.chapters] == ["deal", "day", "played", "conversion"]
