"""Every sentence of Nuns on the Run is there in every language, is given its facts, and reads as a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random

import pytest
from test_texts import NAMES, check, messages, named, read, readers, refusals, strings, variables

from subrosa.bots import Bot, RandomBot, ThriftyBot
from subrosa.core.deciders import SPECTATOR
from subrosa.core.finding import folder
from subrosa.core.match import Match, house
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import LANGUAGES, say, shown
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import FIGURES, OPTIONS, STAGES, STEPS

from .table import Table

CHANCE_STEPS = ("cell", "wish", "blessing", "roll", "listen")
ASKED: dict[str, set[str]] = {
    "move": {"novice", "stage", "steps", "card"},
    "bless": {"novice", "die"},
    "token": {"guard", "novice"},
    "false_noise": {"novice"},
    "hear": {"guard", "novice"},
    "order": set(),
    "path": {"guard", "place"},
    "go": {"guard", "paces"},
    "ears": {"guard", "die"},
}
"""Every step of a player, with the facts its question is given."""
HOUSE: dict[str, set[str]] = {
    "move": {"novice_may_enter_guard", "slow_novices", "turn_in_sight"},
    "path": {"paths_reusable", "no_u_turns"},
    "go": {"guard_max", "deviate_on", "sight", "caught_give_permission"},
}
"""What help has to know of the table, at steps where tables differ."""
WAITED: dict[str, set[str]] = {step: {"seat"} for step in (*ASKED, "noise_turn")} | {"unseen": set()}
"""Every step that others see from outside, with the facts of its line."""

"""Those of the state, and those that put an owner's files in the place of ours."""

NOVICE, GUARD = {"novice"}, {"guard"}
KINDS: dict[str, set[str]] = {
    "came_home": NOVICE,
    "caught": {"novice", "place", "captures"},
    "cleared": set(),
    "completed": {"guard", "path"},
    "goes_first": GUARD,
    "guard_has_blessing": GUARD,
    "guard_keeps_blessing": GUARD,
    "guards_won_by_captures": set(),
    "guards_won_by_time": set(),
    "had_wish": {"novice", "wish_card"},
    "has_blessing": NOVICE,
    "has_wish": NOVICE,
    "leads": {"seat", "novice"},
    "listens": {"guard", "die"},
    "made_u_turn": {"guard", "path"},
    "named": {"guard", "guard_card"},
    "nobody_listens": set(),
    "noise": {"figure", "place", "guard"},
    "not_heard": NOVICE,
    "out_of_sight": NOVICE,
    "partner_names": {"guard", "guard_card"},
    "partner_names_swift_walk": GUARD,
    "paced": {"guard", "place"},
    "played": {"novice", "card"},
    "rolled": {"novice", "die"},
    "round": {"round"},
    "seen": {"novice", "place"},
    "stopped": GUARD,
    "took_path": {"guard", "path"},
    "turned_back": NOVICE,
    "used_blessing": {"figure", "blessing"},
    "vanished": {"novice", "place", "towards"},
    "vanished_somewhere": {"novice", "place"},
    "walked": {"novice", "place"},
    "was_on": {"novice", "place"},
    "you_choose": {"novice", "card"},
    "you_keep_blessing": NOVICE,
    "you_lay": {"novice", "place", "guard"},
    "you_lay_falsely": {"novice", "place", "guard"},
    "you_name": {"guard", "guard_card"},
    "you_name_swift_walk": GUARD,
    "you_stay_caught": NOVICE,
    "you_step": {"novice", "place"},
    "you_step_seen": {"novice", "place"},
    "you_step_softly": NOVICE,
    "you_stop": NOVICE,
    "you_take_key": NOVICE,
    "you_take_wish": NOVICE,
    "you_turn_back": NOVICE,
    "you_walk": {"novice", "place"},
    "you_will_make_false_noise": NOVICE,
    "your_blessing": {"novice", "blessing"},
    "your_guard_blessing": {"guard", "blessing"},
    "your_wish": {"novice", "wish_card", "key", "place"},
    "you_lose_wish": NOVICE,
    "hears_nobody": {"guard"},
}
"""Every kind of telling with its facts."""


# Steps and options


def test_every_step_has_its_question_its_waiting_line_and_its_help() -> None:
    assert {*ASKED, *WAITED, *CHANCE_STEPS, "over"} == {*STEPS}
    for step, facts in ASKED.items():
        assert variables("en", f"nuns-ask-{step}") == facts, step
        assert variables("en", f"nuns-help-{step}") == HOUSE.get(step, set()), step
        for values in product((0, 1), repeat=len(HOUSE.get(step, ()))):
            known: dict[str, Fact] = dict(zip(sorted(HOUSE.get(step, ())), values, strict=True))
            for language in LANGUAGES:
                sentences = re.findall(r"[.!?](?= |$)", say(language, f"nuns-help-{step}", known))
                assert 2 <= len(sentences) <= 5, (language, step)
                check(say(language, f"nuns-help-{step}", known))
    for step, facts in WAITED.items():
        assert variables("en", f"nuns-wait-{step}") == facts, step
        for language in LANGUAGES:
            check(say(language, f"nuns-wait-{step}", {"seat": "Jorge"}))


USUAL_AND_NOT: dict[str, tuple[str, str, str]] = {
    "slow_novices": ("move", "In round 1 the card counts double.", "Your key"),
    "novice_may_enter_guard": ("move", "a step onto a guard is a capture", "nobody may step onto a guard"),
    "paths_reusable": ("path", "Each card is used once in a game", "There are no U-turns at this table."),
    "u_turns": ("path", "A U-turn takes", "There are no U-turns at this table."),
    "guard_max": ("go", "5 or 6 as a run", "exactly 5 as a run"),
    "deviate_on": ("go", "a noise laid for her", "any token on the board"),
    "sight": ("go", "Every step looks ahead", "the whole room she is in"),
    "turn_in_sight": ("move", "when no guard sees her", "where no guard stands"),
    "caught_give_permission": ("go", "she has seen a novice on the run", "she has seen a novice or"),
}


def test_help_knows_of_noise_next_to_a_guard() -> None:
    usual = dict.fromkeys(HOUSE["go"], 0)
    said = {
        language: {say(language, "nuns-help-go", usual | {"deviate_on": n}) for n in range(3)} for language in LANGUAGES
    }
    assert {len(texts) for texts in said.values()} == {3}
    assert any("there was a noise next to her" in text for text in said["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_runs_is_said_not_to_listen_and_never_to_hear_nothing(language: str) -> None:
    """The novices roll against a guard who ran, too, unless both did (8.4)."""
    listens = {"en": "listen", "de": "lausch", "fr": "écout", "cs": "naslouch"}[language]
    asked = say(language, "nuns-ask-go", {"guard": "G", "paces": 5})
    page = [say(language, key, {"paces": 5}) for key in ("page-nuns-go-run", "page-nuns-run-deaf")]
    assert all(listens in text for text in (asked, *page, say(language, "nuns-label-hears-nothing")))


@pytest.mark.parametrize("option", USUAL_AND_NOT)
def test_help_says_what_is_so_at_this_table(option: str) -> None:
    step, usual, other = USUAL_AND_NOT[option]
    for value, said, unsaid in zip(OPTIONS[option], (usual, other), (other, usual), strict=False):
        v = Match.new(GAME, 3, Random(1), options={option: value}).view(0).numbers.copy()
        v.step = STEPS.index(step)
        v.guard = max(v.guard, 0)
        facts = house(GAME, v, 0)
        texts = {language: say(language, f"nuns-help-{step}", facts) for language in LANGUAGES}
        assert said in texts["en"] and (unsaid == "Your key" or unsaid not in texts["en"])
        usually = facts | dict.fromkeys(HOUSE[step], 0)
        assert all(
            (text == say(language, f"nuns-help-{step}", usually)) == (value == OPTIONS[option][0])
            for language, text in texts.items()
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blessing_has_the_name_it_has_for_whoever_holds_it(language: str) -> None:
    row = next(row for row in box.DATA["blessings"]["rows"] if row["id"] == "soft_steps")
    novice, guard = row[language].split(" / ")
    names = {id: shown(GAME, {"blessing": id}, language)["blessing"] for id in ("soft_steps", "guard_soft_steps")}
    assert names == {"soft_steps": novice, "guard_soft_steps": guard}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_about_everybody_and_every_number(language: str) -> None:
    for step in ASKED:
        for number in range(12):
            facts: dict[str, Fact] = {"steps": number, "paces": number, "die": number % 6 + 1, "place": number + 1}
            facts |= {"novice": box.NOVICES[number % 6], "guard": box.GUARDS[number % 2], "card": box.CARDS[number % 4]}
            for stage in STAGES:
                check(say(language, f"nuns-ask-{step}", shown(GAME, facts | {"stage": stage}, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stage_of_a_move_has_its_own_question(language: str) -> None:
    """Before a card is chosen there is none to name."""
    facts: dict[str, Fact] = {"novice": "theresa", "steps": 0}
    asked = {
        stage: say(language, "nuns-ask-move", shown(GAME, facts | {"stage": stage, "card": card}, language))
        for stage, card in zip(STAGES[:-1], ("", "", "sneak", "walk", "walk"), strict=True)
    }
    assert len(set(asked.values())) == len(asked)
    assert [stage for stage, text in asked.items() if box.names("cards", language)["sneak"] in text] == ["steps"]
    assert all("Theresa" in text for text in asked.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_says_what_it_is_and_what_it_is_about(language: str) -> None:
    check(say(language, "nuns-goal"))
    assert say(language, "nuns-title") == box.TITLE[language]


def test_there_are_no_sentences_of_old() -> None:
    expected = {"nuns-title", "nuns-goal"}
    expected |= {f"nuns-{kind}-{step}" for kind in ("ask", "help") for step in ASKED}
    expected |= {f"nuns-wait-{step}" for step in WAITED}
    expected |= {f"nuns-told-{kind}" for kind in KINDS}
    expected |= refusals("nuns").keys()
    families = {*(key.split("-")[1] for key in expected)}
    ours = {key for key in messages("en") if key.startswith("nuns-") and key.split("-")[1] in families}
    assert ours == expected


def test_czech_counts_in_three_forms() -> None:
    assert [say("cs", "nuns-not-walk-enough", {"steps": steps}) for steps in (1, 2, 5)] == [
        "Cesta domů potřebuje 1 krok.",
        "Cesta domů potřebuje 2 kroky.",
        "Cesta domů potřebuje 5 kroků.",
    ]


# What is told in whole games

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"capture_limit": "more_than_players"}),
    (3, {"deaf_after_run": "each"}),
    (4, {"forced_first_walk": "false"}),
    (5, {"sight": "rooms"}),
    (6, {"vanish_shows_direction": "false"}),
    (8, {}),
    (4, {"capture_limit": "more_than_players", "safe_cell": "true"}),
    (3, {"first_path": "setup", "novices_per_player": "2"}),
)


def played(seats: int, seed: int, options: dict[str, str], bot: Bot | None = None) -> Match:
    """A whole game, of thrifty players unless others are wished for."""
    chance, bot = Random(seed), bot or ThriftyBot(Random(seed + 1))
    match = Match.new(GAME, seats, chance, options=options)
    while not match.over:
        seat = chance.choice(match.deciders)
        match.decide(seat, bot.choose(match.view(seat), []))
    return match


def comes_home() -> Match:
    """A novice steps into her cell with all she went for."""
    table = Table(2, cells=[3]).put(3, 19, key=1, wish=1).guard("abbess", 147).guard("prioress", 122)
    return table.begin().play("play sneak", "step 3", "stop", "die 1").match


def slips_away() -> Match:
    """A novice leaves the light and nobody is shown which way."""
    table = Table(2, cells=[3], vanish_shows_direction="false").put(3, 48, seen=1).guard("abbess", 40, back=41)
    return table.guard("prioress", 147).begin().play("play sneak", "step 49", "step 50", "stop").match


def walks_far() -> Match:
    """A guard with a player of her own makes five steps a walk."""
    table = Table(8, blessed={"abbess": "swift_foot"}).guard("abbess", 26, 25, "blue-26-84", 84)
    table.begin().rest().play("first abbess", *(f"step {place}" for place in (19, 18, 17, 16, 15)))
    return table.play("stop as walk").match


STAGED: tuple[Callable[[], Match], ...] = (comes_home, slips_away, walks_far)


@cache
def told() -> tuple[Telling, ...]:
    """What was told in whole games of thrifty players and in some that were set up, once each."""
    found: dict[object, Telling] = {}
    games = [played(seats, seed, options) for seed, (seats, options) in enumerate(TABLES * 4)]
    games += [played(2, seed, {"capture_limit": "more_than_players"}, RandomBot(Random(seed))) for seed in range(6)]
    for match in (*games, *(setup() for setup in STAGED)):
        for telling in match.told:
            found[telling.to, telling.kind, tuple(telling.facts.items())] = telling
    return tuple(found.values())


def test_every_kind_of_telling_comes_up_in_the_games_played_here() -> None:
    """Should one be missing after a change of the rules: play more tables."""
    assert {telling.kind for telling in told()} == KINDS.keys()
    tree = ast.parse((folder("nuns") / "tell.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and named(node) in ("_all", "Telling")]
    written = {text for call in calls for text in strings(call.args[named(call) == "Telling"])}
    assert written <= KINDS.keys()


def test_every_telling_gives_the_facts_its_sentence_speaks_of() -> None:
    for telling in told():
        assert {*telling.facts} == KINDS[telling.kind], telling.kind
        assert variables("en", f"nuns-told-{telling.kind}") - {"me", "other_me"} == {*telling.facts}, telling.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_in_whole_games_reads_well_for_whoever_reads_it(language: str) -> None:
    for telling in told():
        for reader in readers(telling):
            check(read(telling, language, reader, "nuns"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_are_spoken_to_about_themselves_and_by_name_about_others(language: str) -> None:
    for telling in told():
        seat = telling.facts.get("seat")
        if isinstance(seat, int):
            assert NAMES[seat - 1] in read(telling, language, SPECTATOR, "nuns")
            assert NAMES[seat - 1] not in read(telling, language, seat - 1, "nuns")


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_tellings_read_differently(language: str) -> None:
    """No fact is dropped on the way."""
    told_by: dict[str, object] = {}
    for telling in told():
        what = (telling.kind, tuple(sorted(telling.facts.items())))
        text = read(telling, language, SPECTATOR, "nuns")
        assert told_by.setdefault(text, what) == what, text


def test_cards_of_guards_are_named_like_those_of_novices() -> None:
    for language in LANGUAGES:
        for card in box.GUARD_CARDS:
            assert shown(GAME, {"guard_card": card}, language)["guard_card"] == box.names("cards", language)[card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_path_and_blessing_can_be_spoken_of(language: str) -> None:
    for figure in FIGURES:
        for blessing in box.BLESSINGS:
            facts = shown(GAME, {"figure": figure, "blessing": blessing}, language)
            check(say(language, "nuns-told-used_blessing", facts))
    for guard in box.GUARDS:
        for path in box.PATHS:
            check(say(language, "nuns-told-took_path", shown(GAME, {"guard": guard, "path": path}, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_need_no_form_of_a_name(language: str) -> None:
    """Names stand alone: no article before them, and in French nothing that would have to be cut before a vowel.

    Guards are nuns, so that an article of theirs is always the same; in French they are called mothers.
    """
    german = r"\b(der|die|das|den|dem|des|ein|eine|einen|einem|einer) $"
    french = r"\b(le|la|les|un|une|du|des|au|aux|de|que|jusque) $|’$"
    czech = r"\b(s|od|do|z|ze|k|ke|o|pro|bez|u|vedle|v|na) $"
    before = {"en": r"\b(the|a|an) $", "de": german, "fr": french, "cs": czech}[language]
    guards = {"en": r"\b(a|an) $", "de": r"\b(das|den|dem|des|ein|einen|einem|eines) $"}.get(language, before)
    for key in messages(language):
        facts: dict[str, Fact] = dict.fromkeys(variables(language, key), "")
        for fact in ("novice", "figure", "seat", "guard"):
            if fact in facts and key.startswith("nuns-"):
                for stage in STAGES:
                    text = say(language, key, facts | {fact: "@", "me": "no", "stage": stage})
                    wrong = guards if fact == "guard" else before
                    assert not any(re.search(wrong, part, re.IGNORECASE) for part in text.split("@")[:-1]), text
