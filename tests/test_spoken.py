"""What every game asks and tells: each sentence is there, is given its facts, and reads well for whoever reads it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from random import Random

import golden
import pytest
from test_texts import NAMES, check, messages, named, read, readers, refusals, strings, variables

from subrosa.core import record
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import engine
from subrosa.core.finding import folder
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, house, see
from subrosa.core.parts import styles
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import LANGUAGES, names_of, say, shown
from subrosa.games import find, names
from subrosa.games.nuns.fields import STAGES

NUMBERS = (0, 1, 2, 5)


@cache
def games(name: str) -> tuple[Match, ...]:
    """The golden games, and one at every size of table and under every option."""
    game = find(name)
    tables = [(seats, {}) for seats in game.seats]
    tables += [
        (game.seats[n % len(game.seats)], {option.id: value})
        for n, option in enumerate(game.options)
        for value in option.values[1:]
        if value != "custom"
    ]
    return tuple([record.read(path.read_text("utf-8")) for path in golden.games(name).glob("*.txt")]) + tuple(
        played(Setup.of(game, seats, options), n) for n, (seats, options) in enumerate(tables)
    )


def played(setup: Setup, number: int) -> Match:
    """A random game, of thrifty players where the game knows them."""
    trace = engine(setup.game, "python").trace(setup.start(), 21, number, styles(setup.game)[-1])
    return Match.from_log(setup, [Decision(*pair) for pair in zip(trace.who, trace.choices, strict=True)])


@cache
def told(name: str) -> tuple[Telling, ...]:
    """All that is told in these games, once each."""
    every = (telling for match in games(name) for telling in match.told)
    return tuple({(t.to, t.kind, tuple(t.facts.items())): t for t in every}.values())


@cache
def asked(name: str) -> dict[str, list[dict[str, Fact]]]:
    """Every step at which players are asked in these games, with the facts of questions."""
    found: dict[str, list[dict[str, Fact]]] = {}
    for match in games(name):
        for n, (decision, before, _) in enumerate(match.positions()):
            step = match.game.fields.by_name["step"].values[before.step]
            if decision.decider != CHANCE and (n % 7 == 0 or step not in found):
                question = see(match.game, before, decision.decider).question
                if question not in found.setdefault(step, []):
                    found[step].append(question)
    return found


def written(name: str) -> set[str]:
    """The kinds of tellings that stand in the code as they are."""
    calls = [
        node
        for file in ("steps.py", "tell.py")
        if (folder(name) / file).is_file()
        for node in ast.walk(ast.parse((folder(name) / file).read_text("utf-8")))
        if named(node) in ("_all", "Telling")
    ]
    return {text for call in calls for text in strings(call.args[named(call) == "Telling"])}


def clues(name: str) -> set[str]:
    """What puzzles tell besides, as it stands in the code."""
    texts = (file.read_text("utf-8") for file in folder(name).glob("*.py"))
    return {kind for text in texts for kind in re.findall(r'"(clue_\w+)"', text)}


def family(name: str, kind: str) -> set[str]:
    """What stands behind the opening of keys of a kind."""
    opening = f"{name}-{kind}-"
    return {key.removeprefix(opening) for key in messages("en") if key.startswith(opening)}


# Questions

FROM_OUTSIDE = {"nuns": {"noise_turn", "unseen"}, "liars_dice": {"unseen"}}
"""Steps that are only seen by those who are not asked."""


@pytest.mark.parametrize("name", names())
def test_every_step_has_its_question_its_waiting_line_and_its_help_and_there_is_none_of_old(name: str) -> None:
    assert family(name, "ask") == family(name, "help") == asked(name).keys()
    assert family(name, "wait") - FROM_OUTSIDE.get(name, set()) == asked(name).keys()
    assert family(name, "told") - clues(name) == {telling.kind for telling in told(name)} >= written(name)
    assert {f"{name}-{kind}-{key}" for kind in ("not", "no") for key in family(name, kind)} == refusals(name).keys()
    for fact in find(name).sentences | ({"event"} if name == "rose" else set()):
        assert family(name, fact) == {telling.facts[fact] for telling in told(name) if fact in telling.facts}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_two_to_five_sentences_whatever_the_table_plays(name: str, language: str) -> None:
    check(say(language, f"{name}-goal"))
    if find(name).box:
        assert say(language, f"{name}-title") == find(name).box.TITLE[language]
    for step in family(name, "wait"):
        assert variables(language, f"{name}-wait-{step}") <= {"seat"}, step
        check(say(language, f"{name}-wait-{step}", {"seat": "Jorge"}))
    for step in asked(name):
        known = sorted(variables(language, f"{name}-help-{step}"))
        for values in product((0, 1, 2), repeat=len(known)):
            said = say(language, f"{name}-help-{step}", dict(zip(known, values, strict=True)))
            assert 2 <= len(re.findall(r"[.!?](?= |$)", said)) <= 5, step
            check(said)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_telling_can_be_about_every_piece_and_number(name: str, language: str) -> None:
    said = {f"{name}-ask-{step}": questions for step, questions in asked(name).items()}
    for questions in said.values():
        questions.sort(key=lambda facts: sum(fact != "" for fact in facts.values()))
    for key, questions in said.items():
        for facts in questions:
            assert variables(language, key) <= facts.keys(), key
            check(say(language, key, shown(find(name), facts, language, NAMES)))
    said |= {f"{name}-told-{telling.kind}": [{**telling.facts, "me": "no", "other_me": "no"}] for telling in told(name)}
    for key, (*_, whole) in said.items():
        for fact in variables(language, key) & whole.keys():
            for value in _values(name, fact, whole[fact]):
                check(say(language, key, shown(find(name), whole | {fact: value}, language, NAMES)))


def _values(name: str, fact: str, usual: Fact) -> Iterable[Fact]:
    """What a sentence may be about: every piece of the kind, or any number."""
    sections = find(name).named.get(fact, ())
    sections = (sections,) if isinstance(sections, str) else sections
    pieces = [id for section in sections for id in names_of(find(name), section, "en")]
    return pieces or (NUMBERS if isinstance(usual, int) and fact not in ("seat", "other") else (usual,))


BY_OPTION: dict[tuple[str, str, str], tuple[str, ...]] = {
    ("eleven", "bid", "bid_may_eliminate"): ("1 time must be left to you", "it may be all you have"),
    ("eleven", "clue", "clue_field_must_be_free_of_figures"): (
        "without figure, clue or organ",
        "without clue or organ",
    ),
    ("eleven", "clue", "auto_pickup"): ("may take the clue", "takes the clue"),
    ("eleven", "gear", "gear_arrows"): ("turns them all, and", "the middle one turns them backwards"),
    ("eleven", "gear", "mid_turn_declaration"): (
        "or a declaration may come first",
        "or an object tile may come first",
    ),
    ("eleven", "move", "auto_pickup"): ("unless you choose to leave it", "you take it. Stop"),
    ("eleven", "end", "mid_turn_declaration"): ("victory can be declared", "this turn. Otherwise"),
    ("eleven", "lock", "chosen_may_be_locked"): (
        "whom nobody has chosen yet",
        "whether or not somebody has chosen it",
    ),
    ("eleven", "copy", "snowy_copy_moves"): (
        "the figure whose ability it is walks",
        "The acting figure carries it out",
    ),
    ("eleven", "trace", "clue_field_must_be_free_of_figures"): (
        "No figure and no clue may be there",
        "No clue may be there",
    ),
    ("eleven", "trace", "auto_pickup"): ("may take the clue", "takes the clue"),
    ("eleven", "walk", "auto_pickup"): ("unless you choose to leave it", "you take it."),
    ("eleven", "ride", "auto_pickup"): ("unless you choose to leave it", "is taken."),
    ("eleven", "target", "owner_sees_investigated_card"): ("Its owner learns which", "Its owner does not learn which"),
    ("eleven", "clue_from", "moved_clue_may_join"): (
        "without clue and without organ",
        "other clues do not matter",
    ),
    ("eleven", "clue_to", "moved_clue_may_join"): ("neither clue nor organ", "if there is no organ"),
    ("eleven", "clue_to", "auto_pickup"): ("may take it or leave it", "you take it."),
    ("eleven", "location", "tiles_hidden"): ("Only you know", "Everybody sees which tiles"),
    ("eleven", "discard", "tiles_hidden"): ("not which", "Everybody sees which"),
    ("nuns", "move", "slow_novices"): ("counts double. Your key", "is a capture. Your key"),
    ("nuns", "move", "novice_may_enter_guard"): ("a step onto a guard is a capture", "nobody may step onto a guard"),
    ("nuns", "move", "turn_in_sight"): ("when no guard sees her", "where no guard stands"),
    ("nuns", "path", "paths_reusable"): ("Each card is used once in a game", "There are no U-turns at this table."),
    ("nuns", "path", "u_turns"): ("A U-turn takes", "There are no U-turns at this table."),
    ("nuns", "go", "guard_max"): ("5 or 6 as a run", "exactly 5 as a run"),
    ("nuns", "go", "deviate_on"): ("a noise laid for her", "any token on the board", "there was a noise next to her"),
    ("nuns", "go", "sight"): ("Every step looks ahead", "the whole room she is in"),
    ("nuns", "go", "caught_give_permission"): ("she has seen a novice on the run", "she has seen a novice or"),
}
"""What help with a step says at each value of an option, the usual one first, and at no other."""


@pytest.mark.parametrize(("name", "step", "option"), BY_OPTION)
def test_help_says_what_is_so_at_this_table(name: str, step: str, option: str) -> None:
    game, key, texts = find(name), f"{name}-help-{step}", BY_OPTION[name, step, option]
    values = next(one.values for one in game.options if one.id == option)
    said: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for value, own in zip(values, texts, strict=False):
        v = Match.new(game, 4, Random(1), options={option: value}).view(0).numbers.copy()
        v.step = game.fields.by_name["step"].values.index(step)
        if name == "nuns":
            v.guard = max(v.guard, 0)
        facts = house(game, v, 0)
        for language, found in said.items():
            found.append(say(language, key, facts))
        assert [text for text in texts if text in said["en"][-1]] == [own]
    usual = facts | dict.fromkeys(variables("en", key), 0)
    for language, found in said.items():
        assert found[0] == say(language, key, usual) and len(set(found)) == len(texts), language


# What is told


@pytest.mark.parametrize("name", names())
def test_every_telling_gives_the_facts_its_sentence_speaks_of(name: str) -> None:
    for telling in told(name):
        needed = variables("en", f"{name}-told-{telling.kind}") - {"me", "other_me"}
        inside = find(name).sentences & telling.facts.keys()
        needed = needed.union(*(variables("en", f"{name}-{fact}-{telling.facts[fact]}") for fact in inside))
        assert needed == telling.facts.keys(), telling.kind


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_reads_well_and_differs_for_whoever_reads_it(name: str, language: str) -> None:
    """Readers are spoken to about themselves and by name about others, and no fact is dropped on the way."""
    texts: dict[str, object] = {}
    for telling in told(name):
        for reader in readers(telling):
            check(read(telling, language, reader, name))
        for about in ("seat", "other"):
            seat = telling.facts.get(about)
            if isinstance(seat, int):
                assert NAMES[seat - 1] in read(telling, language, SPECTATOR, name)
                assert not telling.reaches(seat - 1) or NAMES[seat - 1] not in read(telling, language, seat - 1, name)
        what = (telling.kind, sorted(telling.facts.items()))
        text = read(telling, language, SPECTATOR, name)
        assert texts.setdefault(text, what) == what, text


ALONE: dict[str, tuple[str, ...]] = {
    "eleven": ("figure", "locks", "bonus", "seat", "other"),
    "nuns": ("novice", "figure", "seat", "guard"),
}
"""Facts that are names without an article or a form of their own."""
ARTICLES = {
    "en": r"\b(the|a|an) $",
    "de": r"\b(der|die|das|den|dem|des|ein|eine|einen|einem|einer) $",
    "fr": r"\b(le|la|les|un|une|du|des|au|aux|de|que|jusque) $|’$",
    "cs": r"\b(s|se|od|do|z|ze|k|ke|o|pro|bez|u|vedle|v|na) $",
}
NUNS = {"en": r"\b(a|an) $", "de": r"\b(das|den|dem|des|ein|einen|einem|eines) $"}
"""Guards are nuns, so that an article of theirs is always the same; in French they are called mothers."""


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_need_no_article_and_no_form_of_a_name(name: str, language: str) -> None:
    """Names stand alone: no article before them, and in French nothing that would have to be cut before a vowel."""
    for key, fact in _about(name, language):
        wrong = NUNS.get(language, ARTICLES[language]) if fact == "guard" else ARTICLES[language]
        for stage in STAGES if name == "nuns" else ("",):
            facts: dict[str, Fact] = dict.fromkeys(variables(language, key), "")
            text = say(language, key, facts | {fact: "@", "me": "no", "other_me": "no", "stage": stage})
            assert not any(re.search(wrong, part, re.IGNORECASE) for part in text.split("@")[:-1]), text


def _about(name: str, language: str) -> Iterator[tuple[str, str]]:
    for key in messages(language):
        if key.startswith(f"{name}-"):
            yield from ((key, fact) for fact in variables(language, key) if fact in ALONE[name])


FORMS: dict[tuple[str, str, str], dict[Fact, str]] = {
    ("cs", "rose-told-spent", "tiles"): {
        0: "Jorge neutrácí žádný žeton času.",
        1: "Jorge utrácí 1 žeton času.",
        2: "Jorge utrácí 2 žetony času.",
        5: "Jorge utrácí 5 žetonů času.",
    },
    ("cs", "eleven-told-handed_in", "clues"): {
        0: "Jorge neodevzdává žádnou stopu.",
        1: "Jorge odevzdává 1 stopu.",
        2: "Jorge odevzdává 2 stopy.",
        5: "Jorge odevzdává 5 stop.",
    },
    ("cs", "eleven-told-turned", "teeth"): {
        -3: "Jorge otáčí ozubenými koly o 3 zuby zpět.",
        -1: "Jorge otáčí ozubenými koly o 1 zub zpět.",
        1: "Jorge otáčí ozubenými koly o 1 zub.",
        3: "Jorge otáčí ozubenými koly o 3 zuby.",
    },
    ("cs", "nuns-not-walk-enough", "steps"): {
        1: "Cesta domů potřebuje 1 krok.",
        2: "Cesta domů potřebuje 2 kroky.",
        5: "Cesta domů potřebuje 5 kroků.",
    },
    ("de", "rose-into", "place"): {
        "library": "in die Bibliothek",
        "scriptorium": "in den Schreibsaal",
        "stable": "in den Stall",
        "dormitory": "in den Schlafsaal",
        "workshops": "in die Werkstätten",
        "refectory": "in den Speisesaal",
        "kitchen": "in die Küche",
        "gatehouse": "ins Torhaus",
        "infirmary": "ins Hospital",
        "bathhouse": "ins Badehaus",
        "church": "in die Kirche",
        "chapter_house": "in den Kapitelsaal",
        "cloister": "in den Kreuzgang",
        "garden": "in den Garten",
    },
}
"""Numbers and places in the forms a language has for them."""


@pytest.mark.parametrize(("language", "key", "fact"), FORMS)
def test_words_have_the_form_a_number_or_an_article_asks_for(language: str, key: str, fact: str) -> None:
    for value, text in FORMS[language, key, fact].items():
        facts = shown(find(key.split("-")[0]), {"seat": 5, "me": "no", fact: value}, language, NAMES)
        assert say(language, key, facts) == text
