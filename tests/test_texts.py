"""Every sentence of the house is there in every language, says the same, and reads as a sentence."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from subrosa.core.deciders import SEATS, SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.finding import folder, names
from subrosa.core.match import Match
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import HOUSE, LANGUAGES, files, names_of, say, sentence, shown
from subrosa.games import find
from subrosa.games.eleven.fields import PLACES
from subrosa.games.nuns.fields import STAGES
from subrosa.games.rose import box
from subrosa.games.rose.fields import STEPS
from subrosa.table.phrases import PHRASES

FOLDERS = (HOUSE, *map(folder, names()))
"""Where texts lie: the house, and every game that is found."""
NAMES = {0: "Ubertino", 1: "Severin", 2: "Malachi", 3: "Berengar", 4: "Jorge", 5: "Alinardo", 6: "Remigio", 7: "Bencio"}
SENTENCES = ("not", "no", "told")
"""The families of keys whose every text is a whole sentence."""


# Reading the files


@cache
def source(language: str) -> str:
    return "\n".join(path.read_text("utf-8") for here in FOLDERS for path in files(here, language))


@cache
def parsed(language: str) -> list[Any]:
    return list(FluentParser().parse(source(language)).body)


@cache
def messages(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in parsed(language) if isinstance(entry, ftl.Message)}


def nodes(node: Any, kind: type) -> Iterator[Any]:
    """Everything of a kind inside a message."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from nodes(part, kind)


def variables(language: str, key: str) -> set[str]:
    """The facts a message needs, those of the parts it is made of included."""
    message = messages(language)[key]
    own = {variable.id.name for variable in nodes(message, ftl.VariableReference)}
    parts = {part.id.name for part in nodes(message, ftl.MessageReference)}
    return own.union(*(variables(language, part) for part in parts))


def letters(language: str, key: str) -> str:
    """The bare words of a message."""
    texts = "".join(text.value for text in nodes(messages(language)[key], ftl.TextElement))
    return "".join(letter for letter in texts if letter.isalpha())


# The files agree


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_reads_without_leftovers(language: str) -> None:
    leftovers = [entry.content for entry in parsed(language) if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in parsed(language) if isinstance(entry, ftl.Message)]
    twice = {key for key in keys if keys.count(key) > 1}
    assert (leftovers, twice) == ([], set())
    for here in FOLDERS:
        assert [path.name for path in files(here, language)] == [path.name for path in files(here, "en")] != []
        assert all(path.parent.name == language for path in files(here, language))


@pytest.mark.parametrize("name", names())
def test_a_game_says_only_what_is_its_own(name: str) -> None:
    """Its keys begin with its name, so that no game can take a sentence from the house or from another game."""
    texts = "\n".join(path.read_text("utf-8") for path in files(folder(name), "en"))
    strange = [key for key in re.findall(r"^([\w-]+) =", texts, re.M) if not re.match(rf"(page-)?{name}-", key)]
    assert strange == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_sentences_with_the_same_facts(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    wrong = {key for key in messages("en") if variables(language, key) != variables("en", key)}
    assert wrong == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(language: str) -> None:
    for key, message in messages(language).items():
        assert message.value is not None, key
        for pattern in nodes(message, ftl.Pattern):
            text = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
            assert text.removeprefix("x =").strip(), key


def test_no_longer_sentence_is_the_same_in_two_languages() -> None:
    for key in messages("en"):
        texts = [letters(language, key) for language in LANGUAGES]
        long = [text for text in texts if len(text) >= 15]
        assert len(set(long)) == len(long), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    opening, closing = tuple({"en": "“”", "de": "„“", "fr": "«»", "cs": "„“"}[language])
    strange = set("\"'“”„«»‚‘‹›") - {opening, closing}
    for key, message in messages(language).items():
        text = "".join(part.value for part in nodes(message, ftl.TextElement))
        assert not strange & set(text), key
        assert text.count(opening) == text.count(closing), key


def test_french_marks_do_not_part_from_their_words() -> None:
    lines = [line for line in source("fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[\w})] [?!:;»%]|« |\u202f", line)] == []


@cache
def of_the_page() -> set[str]:
    """The page's own words, which are tried on the page."""
    found = (path for here in FOLDERS for path in files(here, "en"))
    texts = (path.read_text("utf-8") for path in found if path.name.startswith("page"))
    return {key for text in texts for key in re.findall(r"^([\w-]+) =", text, re.M)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_turn_on_a_name_turn_on_one_that_exists(language: str) -> None:
    """A name changed in the data must not leave a form of a sentence behind that nobody ever sees."""
    for key, message in messages(language).items():
        if key in of_the_page():
            continue
        sections = {"place": "buildings", "figure": "figures"} if key.startswith("rose-") else {}
        for select in nodes(message, ftl.SelectExpression):
            fact = select.selector.id.name
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
            if fact in sections:
                allowed = {*box.names(sections[fact], language).values(), "other"}
            elif fact == "stage" and key.startswith("nuns-"):
                allowed = {*STAGES}
            elif fact == "truth" and key.startswith("eleven-"):
                allowed = {*(place.replace(" ", "-") for place in PLACES), "other"}
            elif key.startswith("table-"):
                words = {"chair": {"open", "invited", "bot"}, "what": {"back", "pause", "bot"}}
                allowed = {**words, "phrase": {*PHRASES, "other"}}[fact]
            else:
                allowed = {"yes", "no"} if fact in ("me", "other_me") else {"one", "few", "other"}
            assert keys <= allowed, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_about_any_number(language: str) -> None:
    """Those with names of pieces in them are tried with the pieces among the tests of each game."""
    counts = {"tiles", "cards", "count", "left", "most", "points", "place", "clues", "cost", "looks", "steps", "teeth"}
    counts |= {"captures", "paces"}
    openings = ("not-", "no-", "nothing-", "told-", *(f"{game}-{kind}-" for game in names() for kind in SENTENCES))
    for key in messages(language):
        for number in (0, 1, 2, 5, 30):
            facts: dict[str, Fact] = {fact: number if fact in counts else "Jorge" for fact in variables(language, key)}
            if "event" in facts:
                facts["event"] = "It rains."
            text = say(language, key, facts)
            assert text == text.strip() != "", key
            assert not re.search(r"[{}$_\n]", text), key
            if key.startswith(openings):
                check(text)


# What the code asks for is there


def strings(node: ast.AST) -> Iterator[str]:
    """The whole strings inside a piece of code; pieces of f-strings are none, nor what is compared with something."""
    if isinstance(node, ast.JoinedStr | ast.Compare):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from strings(child)


def named(node: ast.AST) -> str:
    """What a call calls."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def is_chat(call: ast.Call) -> bool:
    """Is it somebody at a table who says something?"""
    return isinstance(call.func, ast.Attribute) and getattr(call.func.value, "id", "") == "changes"


def asked_for(tree: ast.Module, of: str = "rose") -> Iterator[tuple[str, set[str] | None]]:
    """Every key a module, of a game or of all, asks for, with its facts where they stand beside it."""
    for text in strings(tree):
        if re.fullmatch(rf"({'|'.join(names())}|terminal)(-\w+)+", text):
            yield text, None
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or named(call) not in ("say", "of_game") or is_chat(call):
                continue
            game = f"{of}-" if named(call) == "of_game" else ""
            keys = [game + text for arg in call.args[:2] for text in strings(arg) if re.fullmatch(r"\w+(-\w+)*", text)]
            for key in keys:
                if key not in LANGUAGES:
                    yield key, given(call)
            if named(call) == "say" and keys in ([], ["en"]):
                # The key was worked out: whatever looks like one in this function.
                yield from ((text, None) for text in strings(function) if re.fullmatch(r"[a-z]+(-[a-z]+)+", text))


def given(call: ast.Call) -> set[str] | None:
    """The names of the facts in a call, if all of them stand there."""
    found = {keyword.arg for keyword in call.keywords}
    for part in call.args[2:] if named(call) == "say" else call.args[1:]:
        found |= names_in(part) if isinstance(part, ast.Dict) else {None}
    return None if None in found else {name for name in found if name}


def names_in(facts: ast.Dict) -> set[str | None]:
    """The names of written facts; None for what is put in from elsewhere."""
    return {key.value if isinstance(key, ast.Constant) else None for key in facts.keys}  # type: ignore[misc]


def test_every_key_in_the_code_has_its_sentence_and_is_given_its_facts() -> None:
    found: set[str] = set()
    inside = {path: (here.name, *path.relative_to(here).parts) for here in FOLDERS for path in here.rglob("*.py")}
    for path, parts in sorted(inside.items()):
        game = next((game for game in names() if game in parts), "rose")
        for key, facts in asked_for(ast.parse(path.read_text("utf-8")), game):
            assert key in messages("en"), f"{path}: {key}"
            assert facts is None or facts == variables("en", key), f"{path}: {key}"
            found.add(key)
    assert {
        "not-a-choice",
        "not-your-turn",
        "chance-decides",
        "record-not-over",
        "rose-not-own-marker",
        "eleven-not-seal",
        "nuns-not-locked",
    } <= found


PAGE = HOUSE.parents[1] / "web/src"
HOLE = "*"
"""What is worked out, in a key of which the rest is written down."""


def written() -> Iterator[str]:
    """Every string of the package and of the page, with holes where something is put in."""
    for path in (path for here in FOLDERS for path in here.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield "".join(part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        for text in re.findall(r"""["'`]((?:[\w-]|\$\{[^{}]*\})+)["'`]""", path.read_text("utf-8")):
            yield re.sub(r"\$\{[^{}]*\}", HOLE, text)


def test_every_sentence_is_said_somewhere() -> None:
    """By its name, or by a name with holes; what is put in front of it (a game, the terminal) may be left out."""
    found = {re.sub(r"^(?:\*-)+", "", text) for text in written() if re.fullmatch(r"[\w*-]+", text)}
    holes = [text for text in found if HOLE in text and re.search(r"[a-z]{2}", text)]
    holes += [f"{name}-{fact}-{HOLE}" for name in names() for fact in find(name).sentences]
    fits = re.compile("|".join(re.escape(text).replace(re.escape(HOLE), r"[\w-]+") for text in holes)).fullmatch
    parts = {part.id.name for message in messages("en").values() for part in nodes(message, ftl.MessageReference)}
    forms = {key: (key, re.sub(rf"^(?:{'|'.join(names())}|terminal)-", "", key)) for key in messages("en")}
    assert [key for key in forms if key not in parts and not any(one in found or fits(one) for one in forms[key])] == []


COMMON = {"true", "false", "on", "off", "custom"}
"""Answers that are called alike wherever they are given; numbers are called as they are."""


@pytest.mark.parametrize("game", names())
def test_every_option_is_asked_and_none_of_old(game: str) -> None:
    opening = f"{game}-option-"
    named = {key.removeprefix(opening).removesuffix("-why") for key in messages("en") if key.startswith(opening)}
    answers = {f"{one.id}-{value}": value for one in find(game).options for value in one.values}
    assert {one.id for one in find(game).options} <= named <= {one.id for one in find(game).options} | answers.keys()
    assert {key for key, value in answers.items() if key not in named and not value.isdigit()} <= {
        key for key, value in answers.items() if value in COMMON
    }


@cache
def refusals(game: str) -> dict[str, set[str | None]]:
    """Every key with its facts that a game may give as a reason, in a room of its own."""
    found: dict[str, set[str | None]] = {}
    written = {Path(inspect.getfile(check)) for check in find(game).refusals.values()}
    rooms = {room for path in written if path.parent.name == "refusals" for room in path.parent.glob("*.py")}
    for path in sorted(written | rooms):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
                for key in strings(node.elts[0]):
                    assert found.setdefault(key, names_in(node.elts[1])) == names_in(node.elts[1]), key
    return found


def example(game: str, fact: str) -> Fact:
    """Something a fact may speak of: a piece of its kind, else a number."""
    sections = find(game).named.get(fact, ())
    pieces = [*names_of(find(game), sections if isinstance(sections, str) else sections[0], "en")] if sections else []
    if fact in find(game).sentences:
        return next(key for key in messages("en") if key.startswith(f"{game}-{fact}-")).rpartition("-")[2]
    return str(pieces[-1]) if pieces else {"wish": "sing", "example": "play red 4", "places": "40, 41"}.get(fact, 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_refusal_is_given_the_facts_it_speaks_of(game: str, language: str) -> None:
    found = refusals(game)
    assert found
    for key, facts in found.items():
        assert variables(language, key) == facts, key
        examples = {str(fact): example(game, str(fact)) for fact in facts}
        check(say(language, key, shown(find(game), examples, language, NAMES)))


@pytest.mark.parametrize("game", names())
def test_a_refusal_says_the_same_in_every_language(game: str) -> None:
    match = Match.new(find(game), 3, random.Random(1))
    seat = match.deciders[0]
    with pytest.raises(IllegalAction) as refused:
        match.decide(seat, "sing a psalm")
    sentences = {
        say(language, refused.value.key, shown(find(game), refused.value.facts, language)) for language in LANGUAGES
    }
    assert len(sentences) == len(LANGUAGES)
    assert str(refused.value) in sentences
    assert all("sing a psalm" in sentence for sentence in sentences)


# What is told


def readers(telling: Telling) -> list[int]:
    """Those a telling reaches, one for each way in which it can be read."""
    found = {}
    for reader in (*range(SEATS), SPECTATOR):
        if telling.reaches(reader):
            found[tuple(telling.facts.get(key) == reader + 1 for key in ("seat", "other"))] = reader
    return list(found.values())


def read(telling: Telling, language: str, reader: int, game: str = "rose") -> str:
    """A telling as a reader is shown it."""
    return sentence(find(game), telling, language, reader, NAMES)


def check(text: str) -> None:
    """A sentence is whole: nothing left open, no ids, no stray spaces, a mark at its end."""
    assert not re.search(r"[{}$_\u2068\u2069]", text), text
    assert text == text.strip(), text
    assert "  " not in text, text
    assert "\n" not in text, text
    assert not text[0].islower(), text
    assert text[-1] in ".!?", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_choosing_again_and_taking_back_are_told_in_every_game(language: str) -> None:
    match = Match.new(find("rose"), 2, random.Random(3))
    while not match.state.shown[0][0] >= 0 and STEPS[match.state.step] != "marker":
        seat = match.deciders[0]
        match.decide(seat, match.view(seat).actions[0])
    match.decide(0, match.view(0).actions[0])
    match.withdraw(0)
    chosen = match.told[-1]
    match.take_back(len(match.decisions) - 1, consent=(0, 1))
    back = next(telling for telling in reversed(match.told) if telling.kind == "taken_back")
    assert read(chosen, language, 0) != read(chosen, language, 1)
    for telling in (chosen, back):
        for reader in (0, 1, SPECTATOR):
            check(read(telling, language, reader))
