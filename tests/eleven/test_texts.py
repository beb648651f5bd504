"""Every sentence of 011 is there in every language, is given its facts, and reads as a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import pytest
from test_texts import NAMES, check, messages, named, read, readers, refusals, strings, variables

from subrosa.core.deciders import SPECTATOR
from subrosa.core.finding import folder
from subrosa.core.match import house
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import LANGUAGES, say, shown
from subrosa.games.eleven import GAME, box, steps
from subrosa.games.eleven.fields import OPTIONS, STEPS
from subrosa.games.eleven.rules.terms import CHOSEN_ONE
from subrosa.games.eleven.steps import OF_FIGURES, OF_SPOTS

from .table import Table

CHANCE_STEPS = ("gears", "deal", "chosen", "seating", "event", "role", "draw", "look")
ASKED: dict[str, set[str]] = {
    "open": set(),
    "bid": {"position"},
    "raise": {"position", "amount", "other"},
    "clue": set(),
    "figure": set(),
    "gear": set(),
    "move": {"figure", "steps"},
    "hand_in": {"action"},
    "end": set(),
    "recover": set(),
    "lock": set(),
    "copy": set(),
    "free_action": set(),
    "twice": set(),
    "trace": set(),
    "walk": {"figure", "steps"},
    "target": {"looks"},
    "look_on": {"looks"},
    "clue_from": set(),
    "clue_to": set(),
    "gate_figure": set(),
    "gate_spot": {"figure"},
    "swap_first": set(),
    "swap_second": {"figure"},
    "ride": {"figure"},
    "location": set(),
    "organ": set(),
    "discard": set(),
}
"""Every step of a player, with the facts its question is given."""

"""Those of the state, and those that put an owner's files in the place of ours."""

SEAT = {"seat"}
KINDS: dict[str, set[str]] = {
    "acted": {"seat", "action"},
    "began_walk": SEAT,
    "bid": {"seat", "position", "amount"},
    "card_open": {"figure"},
    "showed_card": {"seat", "figure"},
    "named_right": {"figure"},
    "chosen_was": {"figure"},
    "you_see_chosen": {"figure"},
    "chose": {"seat", "figure"},
    "chosen_aside": set(),
    "clues": {"seat", "before", "now"},
    "copied": {"seat", "figure"},
    "declared": {"seat", "figure"},
    "declared_as_fenrir": {"seat", "figure"},
    "discarded": {"seat", "tile"},
    "discards": SEAT,
    "draws": SEAT,
    "draws_known": {"seat", "tile"},
    "eliminated": SEAT,
    "ended_turn": SEAT,
    "event": {"hour", "event"},
    "gears": set(),
    "gears_show": {"transport", "steps", "action"},
    "handed_in": {"seat", "clues"},
    "has_card": SEAT,
    "has_role": SEAT,
    "held": {"seat", "figure"},
    "laid_clue": {"seat", "spot"},
    "laid_trace": {"seat", "spot"},
    "lifted": {"seat", "figure"},
    "locked": {"seat", "figure"},
    "look_on_no": SEAT,
    "look_on_yes": SEAT,
    "looks": SEAT,
    "named_wrong": {"figure"},
    "old_order": {"seat", "position"},
    "opened": {"seat", "position"},
    "passed": {"seat", "position"},
    "placed": {"seat", "position"},
    "placed_nothing": SEAT,
    "placed_organ": {"seat", "spot"},
    "placed_tile": {"seat", "building", "slot"},
    "played": {"seat", "power"},
    "put_clue": {"seat", "spot"},
    "ragnarok": set(),
    "recovered": {"seat", "power"},
    "rode": {"seat", "figure", "spot"},
    "set_down": {"seat", "spot"},
    "sheets": {"seat", "before", "now"},
    "showed_symbol": {"seat", "tile"},
    "showed_wolf_tile": {"seat", "tile"},
    "stepped": {"seat", "figure", "spot"},
    "stood_still": SEAT,
    "swapped": {"seat", "figure"},
    "swaps": {"seat", "figure"},
    "time": {"seat", "before", "now"},
    "took_up_clue": {"seat", "spot"},
    "turned": {"seat", "teeth"},
    "turned_to": {"seat", "other"},
    "turned_to_pile": SEAT,
    "twice_no": SEAT,
    "twice_yes": SEAT,
    "used": {"seat", "tile"},
    "was_fenrir": SEAT,
    "was_hero": SEAT,
    "won": SEAT,
    "you_are_fenrir": set(),
    "you_are_hero": set(),
    "you_discard": {"tile"},
    "you_draw": {"tile"},
    "you_hold": {"figure"},
    "you_see_character": {"figure"},
    "you_see_power": set(),
    "your_character_was_seen": {"seat", "figure"},
    "your_power_was_seen": SEAT,
}
"""Every kind of telling with its facts. An event also brings those its own sentence speaks of."""


# Steps, events, options


def test_every_step_has_its_question_its_waiting_line_and_its_help() -> None:
    assert {*ASKED, *CHANCE_STEPS, "over", "unseen"} == {*STEPS}
    for step, facts in ASKED.items():
        assert variables("en", f"eleven-ask-{step}") == facts, step
        assert variables("en", f"eleven-wait-{step}") == {"seat"}, step
        known = variables("en", f"eleven-help-{step}")
        assert known - OPTIONS.keys() <= {"passes"}, step
        for language in LANGUAGES:
            for values in product((0, 1, 2), repeat=len(known)):
                said = say(language, f"eleven-help-{step}", dict(zip(sorted(known), values, strict=True)))
                assert 2 <= len(re.findall(r"[.!?](?= |$)", said)) <= 5, (language, step)
                check(said)
            check(say(language, f"eleven-wait-{step}", {"seat": "Jorge"}))


USUAL_AND_NOT = {
    ("bid", "bid_may_eliminate"): ("1 time must be left to you", "it may be all you have"),
    ("clue", "clue_field_must_be_free_of_figures"): ("without figure, clue or organ", "without clue or organ"),
    ("clue", "auto_pickup"): ("may take the clue", "takes the clue"),
    ("gear", "gear_arrows"): ("turns them all, and", "the middle one turns them backwards"),
    ("gear", "mid_turn_declaration"): ("or a declaration may come first", "or an object tile may come first"),
    ("move", "auto_pickup"): ("unless you choose to leave it", "you take it. Stop"),
    ("end", "mid_turn_declaration"): ("victory can be declared", "this turn. Otherwise"),
    ("lock", "chosen_may_be_locked"): ("whom nobody has chosen yet", "whether or not somebody has chosen it"),
    ("copy", "snowy_copy_moves"): ("the figure whose ability it is walks", "The acting figure carries it out"),
    ("trace", "clue_field_must_be_free_of_figures"): ("No figure and no clue may be there", "No clue may be there"),
    ("trace", "auto_pickup"): ("may take the clue", "takes the clue"),
    ("walk", "auto_pickup"): ("unless you choose to leave it", "you take it."),
    ("ride", "auto_pickup"): ("unless you choose to leave it", "is taken."),
    ("target", "owner_sees_investigated_card"): ("Its owner learns which", "Its owner does not learn which"),
    ("clue_from", "moved_clue_may_join"): ("without clue and without organ", "other clues do not matter"),
    ("clue_to", "moved_clue_may_join"): ("neither clue nor organ", "if there is no organ"),
    ("clue_to", "auto_pickup"): ("may take it or leave it", "you take it."),
    ("location", "tiles_hidden"): ("Only you know", "Everybody sees which tiles"),
    ("discard", "tiles_hidden"): ("not which", "Everybody sees which"),
}


@pytest.mark.parametrize(("step", "option"), USUAL_AND_NOT)
def test_help_says_what_is_so_at_this_table(step: str, option: str) -> None:
    assert option in variables("en", f"eleven-help-{step}")
    usual, other = USUAL_AND_NOT[step, option]
    for value, said, unsaid in zip(OPTIONS[option], (usual, other), (other, usual), strict=True):
        v = Table(4, **{option: value}).s
        v.step = STEPS.index(step)
        texts = {language: say(language, f"eleven-help-{step}", house(GAME, v, 0)) for language in LANGUAGES}
        assert said in texts["en"] and unsaid not in texts["en"]
        usually = house(GAME, v, 0) | dict.fromkeys(OPTIONS, 0)
        assert all(
            (text == say(language, f"eleven-help-{step}", usually)) == (value == OPTIONS[option][0])
            for language, text in texts.items()
        )


@pytest.mark.parametrize(("through", "said"), [("true", "even one with a figure"), ("false", "or to your goal")])
def test_help_with_walking_knows_of_a_declared_turn(through: str, said: str) -> None:
    v = Table(4, declared_pass_through=through).s
    v.step, v.figure, v.walker = STEPS.index("walk"), 0, 0
    assert "without figure or organ." in say("en", "eleven-help-walk", house(GAME, v, 0))
    v.declared = 1
    assert said in say("en", "eleven-help-walk", house(GAME, v, 0))
    v.walker = 1
    assert "without figure or organ." in say("en", "eleven-help-walk", house(GAME, v, 0)), "another figure walks"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_about_every_figure_and_number(language: str) -> None:
    for step, facts in ASKED.items():
        for figure in (*box.CHARACTERS, *box.NEUTRAL):
            for number in (0, 1, 2, 5):
                given: dict[str, Fact] = dict.fromkeys(facts, number)
                given |= {"figure": figure, "action": box.ACTIONS[number % 4], "other": "Jorge"}
                check(say(language, f"eleven-ask-{step}", shown(GAME, given, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slot_is_named(language: str) -> None:
    check(say(language, "eleven-goal"))
    assert say(language, "eleven-title") == box.TITLE[language]
    assert len({say(language, f"eleven-slot-{slot}") for slot in box.SLOTS}) == len(box.SLOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_tells_whom_it_locks_and_who_brings_something(language: str) -> None:
    neutral = Table(4, character_names="neutral").s
    texts = set()
    for number, event in enumerate(box.EVENTS):
        facts = steps.about_event(neutral, number)
        assert variables(language, f"eleven-event-{event}") == facts.keys() - {"event"}, event
        told = shown(GAME, facts, language)
        check(str(told["event"]))
        texts.add(told["event"])
        for key in ("locks", "bonus"):
            assert str(told.get(key, "")) in str(told["event"]), event
    assert len(texts) == len(box.EVENTS)


def test_there_are_no_sentences_of_old() -> None:
    expected = {"eleven-title", "eleven-goal"}
    expected |= {f"eleven-event-{event}" for event in box.EVENTS}
    expected |= {f"eleven-slot-{slot}" for slot in box.SLOTS}
    expected |= {f"eleven-{kind}-{step}" for kind in ("ask", "wait", "help") for step in ASKED}
    expected |= {f"eleven-told-{kind}" for kind in KINDS}
    expected |= refusals("eleven").keys()
    families = {*(key.split("-")[1] for key in expected)}
    ours = {key for key in messages("en") if key.startswith("eleven-") and key.split("-")[1] in families}
    assert ours == expected


def test_czech_counts_in_three_forms() -> None:
    facts: dict[str, Fact] = {"seat": "Jorge", "me": "no"}
    assert [say("cs", "eleven-told-handed_in", facts | {"clues": clues}) for clues in (0, 1, 2, 5)] == [
        "Jorge neodevzdává žádnou stopu.",
        "Jorge odevzdává 1 stopu.",
        "Jorge odevzdává 2 stopy.",
        "Jorge odevzdává 5 stop.",
    ]
    assert [say("cs", "eleven-told-turned", facts | {"teeth": teeth}) for teeth in (-3, -1, 1, 3)] == [
        "Jorge otáčí ozubenými koly o 3 zuby zpět.",
        "Jorge otáčí ozubenými koly o 1 zub zpět.",
        "Jorge otáčí ozubenými koly o 1 zub.",
        "Jorge otáčí ozubenými koly o 3 zuby.",
    ]


# What is told in whole games


class Told(Table):
    """A table that keeps what is told."""

    def __init__(self, seats: int, seed: int, **options: str) -> None:
        super().__init__(seats, seed, **options)
        self.told: list[Telling] = []
        self.carry_out: Any = self.apply
        self.apply = self.tell

    def tell(self, s: object, decider: int, choice: int) -> None:
        before = self.s.copy()
        self.carry_out(s, decider, choice)
        self.told += GAME.tell(before, decider, choice, self.s)

    def says(self, *lines: str) -> Told:
        """Carry out lines and keep what they tell."""
        for line in lines:
            self.tell(self.s, self.decider, self.choices()[self.lines().index(line)])
        return self


TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (3, {}),
    (4, {"gear_arrows": "all_clockwise"}),
    (5, {"tiles_hidden": "false", "character_names": "neutral"}),
    (6, {"reveal_role_on_elimination": "true"}),
    (4, {"open_unknown_pile": "true", "bid_may_eliminate": "true"}),
    (5, {"gear_investigate_may_split": "false", "locomotive_is_transport": "false"}),
)


def hero_wins() -> Told:
    """The organ is next to the Chosen One, and the sheets are complete."""
    table = Told(4, 1)
    table.at_turn(0, event="e07", hour=6)
    s = table.s
    s.role[:4] = [0, 1, 0, 0]
    chosen = s.card.index(CHOSEN_ONE)
    s.organ = next(spot for spot in box.NEIGHBOURS[s.place[chosen]] if spot >= 0)
    s.sheets[0] = 15
    table.says(f"name {box.CHARACTERS[chosen]}")
    while table.step != "move":
        table.until_next()
    return table.says(f"step {box.SPOTS[s.organ]}")


def fenrir_fails() -> Told:
    """A Fenrir shows his marks, names the right one and does not get there."""
    table = Told(4, 1)
    table.at_turn(0, event="e07", hour=6).give(0, "deggial", "seal_of_fenrir")
    s = table.s
    s.role[:4] = [1, 0, 0, 0]
    return table.says(f"name {box.CHARACTERS[s.card.index(CHOSEN_ONE)]} as fenrir")


STAGED: tuple[Callable[[], Told], ...] = (hero_wins, fenrir_fails)


@cache
def told() -> tuple[Telling, ...]:
    """What was told in whole games of thrifty players and in some that were set up, once each."""
    found: dict[object, Telling] = {}
    tables = [Told(seats, seed, **options) for seed, (seats, options) in enumerate(TABLES * 4)]
    for table in (*tables, *(setup() for setup in STAGED)):
        while table.decider >= 0:
            table.until_next()
        for telling in table.told:
            found[telling.to, telling.kind, tuple(telling.facts.items())] = telling
    return tuple(found.values())


def test_every_kind_of_telling_comes_up_in_the_games_played_here() -> None:
    """Should one be missing after a change of the rules: play more tables."""
    assert {telling.kind for telling in told()} == KINDS.keys()
    tree = ast.parse((folder("eleven") / "tell.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and named(node) in ("_all", "Telling")]
    written = {text for call in calls for text in strings(call.args[named(call) == "Telling"])}
    assert {*(kind for _, kind in (*OF_FIGURES.values(), *OF_SPOTS.values())), *written} <= KINDS.keys()


def test_every_telling_gives_the_facts_its_sentence_speaks_of() -> None:
    for telling in told():
        facts = {*telling.facts} - ({"locks", "bonus"} if telling.kind == "event" else set())
        assert facts == KINDS[telling.kind], telling.kind
        assert variables("en", f"eleven-told-{telling.kind}") - {"me", "other_me"} == facts, telling.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_in_whole_games_reads_well_for_whoever_reads_it(language: str) -> None:
    for telling in told():
        for reader in readers(telling):
            check(read(telling, language, reader, "eleven"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_are_spoken_to_about_themselves_and_by_name_about_others(language: str) -> None:
    for telling in told():
        for about in ("seat", "other"):
            seat = telling.facts.get(about)
            if not isinstance(seat, int):
                continue
            assert NAMES[seat - 1] in read(telling, language, SPECTATOR, "eleven")
            if telling.reaches(seat - 1):
                assert NAMES[seat - 1] not in read(telling, language, seat - 1, "eleven")


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_tellings_read_differently(language: str) -> None:
    """No fact is dropped on the way: a spectator's log tells all that was told."""
    told_by: dict[str, object] = {}
    for telling in told():
        what = (telling.kind, tuple(sorted(telling.facts.items())))
        text = read(telling, language, SPECTATOR, "eleven")
        assert told_by.setdefault(text, what) == what, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_need_no_article_and_no_form_of_a_name(language: str) -> None:
    """Names stand alone: no article before them, and in French nothing that would have to be cut before a vowel."""
    before = {
        "en": r"\b(the|a|an) $",
        "de": r"\b(der|die|das|den|dem|des|ein|eine|einen|einem|einer) $",
        "fr": r"\b(le|la|les|un|une|du|des|au|aux|de|que|jusque) $|’$",
        "cs": r"\b(s|se|od|do|z|ze|k|ke|o|pro|bez|u) $",
    }[language]
    for key in messages(language):
        facts: dict[str, Fact] = dict.fromkeys(variables(language, key), "")
        for fact in ("figure", "locks", "bonus", "seat", "other"):
            if fact in facts and key.startswith("eleven-"):
                text = say(language, key, facts | {fact: "@", "me": "no", "other_me": "no"})
                assert not any(re.search(before, part, re.IGNORECASE) for part in text.split("@")[:-1]), text
