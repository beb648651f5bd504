"""Every sentence of the Rose is there in every language, is given its facts, and reads as a sentence."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from test_texts import NAMES, check, messages, read, readers, refusals, variables

from subrosa.core.deciders import SPECTATOR
from subrosa.core.match import Match
from subrosa.core.tellings import Telling
from subrosa.core.text import LANGUAGES, say, shown
from subrosa.games.rose import GAME, box
from subrosa.games.rose.fields import STEPS

CHANCE_STEPS = ("lot", "pose", "lay", "deal", "identity", "event", "refill", "draw", "lose")
ASKED: dict[str, set[str]] = {
    "card": set(),
    "call": {"william", "adson"},
    "spend": {"card", "cost", "before", "now", "most"},
    "place": {"figure"},
    "figure": {"place"},
    "task": {"figure"},
    "sign": {"figure", "monk", "points"},
    "split": set(),
    "delicate": {"points"},
    "again": {"card"},
    "return": set(),
    "stand": {"figure"},
    "marker": set(),
    "accuse": {"seat"},
}
"""Every step of a player, with the facts its question is given."""

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"tile_return": "owner_choice", "figure_setup": "players_in_turn"}),
    (4, {"tile_return": "random", "time_step": "late"}),
    (5, {"tile_return": "owner_choice", "time_step": "late", "evidence_floor": "none"}),
    (2, {"tile_return": "random", "figure_setup": "players_in_turn", "sundial_overshoot": "reset"}),
    (3, {"time_step": "late", "accusation_own_colour": "forbidden"}),
    (4, {}),
    (5, {"figure_setup": "players_in_turn"}),
)


def test_every_step_has_its_question_its_waiting_line_and_its_help() -> None:
    assert {*ASKED, *CHANCE_STEPS, "over"} == {*STEPS}
    for step, facts in ASKED.items():
        assert variables("en", f"rose-ask-{step}") == facts, step
        assert variables("en", f"rose-wait-{step}") == {"seat"}, step
        assert variables("en", f"rose-help-{step}") == set(), step
        for language in LANGUAGES:
            sentences = re.findall(r"[.!?](?= |$)", say(language, f"rose-help-{step}"))
            assert 2 <= len(sentences) <= 5, (language, step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_named(language: str) -> None:
    for event in box.EVENTS:
        check(say(language, f"rose-event-{event}"))


def test_there_are_no_events_or_sentences_of_old() -> None:
    expected = {f"rose-event-{event}" for event in box.EVENTS}
    expected |= {f"rose-{kind}-{step}" for kind in ("ask", "wait", "help") for step in ASKED}
    expected |= {f"rose-told-{kind}" for kind in kinds_told()}
    expected |= refusals("rose").keys()
    prefixes = ("event", "ask", "wait", "help", "told", "not", "no")
    ours = {key for key in messages("en") if key.startswith(tuple(f"rose-{prefix}-" for prefix in prefixes))}
    assert ours == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_about_every_piece(language: str) -> None:
    for place in box.BUILDINGS:
        check(say(language, "rose-ask-figure", shown(GAME, {"place": place}, language)))
    for figure in box.FIGURES:
        for step in ("place", "task", "stand"):
            check(say(language, f"rose-ask-{step}", shown(GAME, {"figure": figure}, language)))
    signs = [
        say(language, "rose-ask-sign", shown(GAME, {"figure": figure, "monk": "red", "points": 5}, language))
        for figure in ("william", "adson")
    ]
    assert signs[0].split(":")[1] != signs[1].split(":")[1]


def test_german_places_have_their_articles() -> None:
    ways = [say("de", "rose-into", shown(GAME, {"place": place}, "de")) for place in box.BUILDINGS]
    assert ways == [
        "in die Bibliothek",
        "in den Schreibsaal",
        "in den Stall",
        "in den Schlafsaal",
        "in die Werkstätten",
        "in den Speisesaal",
        "in die Küche",
        "ins Torhaus",
        "ins Hospital",
        "ins Badehaus",
        "in die Kirche",
        "in den Kapitelsaal",
        "in den Kreuzgang",
        "in den Garten",
    ]


def test_czech_counts_in_three_forms() -> None:
    shown = [say("cs", "rose-told-spent", {"seat": "Jorge", "me": "no", "tiles": tiles}) for tiles in (0, 1, 2, 5)]
    assert shown == [
        "Jorge neutrácí žádný žeton času.",
        "Jorge utrácí 1 žeton času.",
        "Jorge utrácí 2 žetony času.",
        "Jorge utrácí 5 žetonů času.",
    ]


# What is told in whole games


def kinds_told() -> set[str]:
    return {telling.kind for telling in told()}


@cache
def told() -> tuple[Telling, ...]:
    """What was told in whole random games, once each."""
    found: dict[object, Telling] = {}
    for seed, (seats, options) in enumerate(TABLES * 3):
        chance = random.Random(seed)
        match = Match.new(GAME, seats, chance, options=options)
        while not match.over:
            seat = chance.choice(match.deciders)
            match.decide(seat, chance.choice(match.view(seat).actions))
        for telling in match.told:
            found[telling.to, telling.kind, tuple(telling.facts.items())] = telling
    return tuple(found.values())


def test_every_telling_gives_the_facts_its_sentence_speaks_of() -> None:
    for telling in told():
        needed = variables("en", f"rose-told-{telling.kind}") - {"me", "other_me"}
        assert needed == {*telling.facts}, telling.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_in_whole_games_reads_well_for_whoever_reads_it(language: str) -> None:
    for telling in told():
        for reader in readers(telling):
            check(read(telling, language, reader))


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_are_spoken_to_about_themselves_and_by_name_about_others(language: str) -> None:
    for telling in told():
        for about in ("seat", "other"):
            seat = telling.facts.get(about)
            if not isinstance(seat, int):
                continue
            assert NAMES[seat - 1] in read(telling, language, SPECTATOR)
            if telling.reaches(seat - 1):
                assert NAMES[seat - 1] not in read(telling, language, seat - 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_tellings_read_differently(language: str) -> None:
    """No fact is dropped on the way: a spectator's log tells all that was told."""
    told_by: dict[str, object] = {}
    for telling in told():
        what = (telling.kind, tuple(telling.facts.items()))
        text = read(telling, language, SPECTATOR)
        assert told_by.setdefault(text, what) == what, text
