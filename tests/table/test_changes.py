"""What can be done at a table, and every refusal; a refused change has changed nothing."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import subrosa.table
from subrosa.core.errors import IllegalAction
from subrosa.core.text import LANGUAGES, has
from subrosa.games import names
from subrosa.table import changes, entries
from subrosa.table.entries import Chair
from subrosa.table.refusals import TableRefusal

from .people import BOT, INVITED, OPEN, Played, at_step, bots_decide, everything, finished, kinds, people, person


def moved() -> Played:
    played = Played()
    played.table.enter(entries.Moved(played.now))
    return played


# Sentences


def codes_in_the_source() -> set[str]:
    """Every code that is given to `TableRefusal`, also in an `if` of two."""
    found = set()
    for path in Path(subrosa.table.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "TableRefusal":
                chosen = [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args
                found |= {value.value for value in chosen if isinstance(value, ast.Constant)}
    return {str(code) for code in found} | {"moved", "closed"}  # the states a table refuses by


def codes_in(language: str) -> set[str]:
    text = files("subrosa").joinpath("locales", language, "table.ftl").read_text("utf-8")
    return set(re.findall(r"^refused-([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language_and_every_sentence_is_used(language: str) -> None:
    assert codes_in(language) == codes_in_the_source()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_table_tells_has_a_sentence_in_every_language(language: str) -> None:
    room = Path(subrosa.table.__file__).parent
    source = "".join((room / name).read_text("utf-8") for name in ("table.py", "entering.py"))
    told = set(re.findall(r'feed\.tell\(\w+(?:\.at)?, "(\w+)"', source)) | {"absent", "resigned", "muted", "unmuted"}
    assert len(told) > 15
    assert [kind for kind in sorted(told) if not has(language, f"table-told-{kind}")] == []


def test_a_refusal_says_the_same_by_its_sentence_and_by_its_key() -> None:
    refused = TableRefusal("no-such-bot", bot="hal")
    assert (str(refused), refused.key, refused.facts) == (
        "There is no bot called hal.",
        "refused-no-such-bot",
        {"bot": "hal"},
    )


# Before play


def test_play_begins_when_the_last_open_chair_is_taken() -> None:
    played = Played("rose", [person(0), OPEN, BOT])
    assert played.table.state == "open" and played.do(changes.begin) == []
    made = played.do(changes.sit, 1, "p1", "Ada")
    assert [type(entry) for entry in made] == [entries.Sat, entries.Decided]
    assert played.table.state == "playing" and played.table.chairs[1] == Chair("person", "p1", "Ada")
    assert kinds(played) == ["sat", "began"] and everything(played.folded()) == everything(played.table)


def test_a_chair_is_taken_once() -> None:
    played = Played("rose", [person(0), OPEN, OPEN, BOT])
    played.refuses("refused-chair-taken", changes.sit, 0, "p9", "Eve")
    played.refuses("refused-chair-taken", changes.sit, 3, "p9", "Eve")
    played.do(changes.sit, 1, "p1", "Ada")
    played.refuses("refused-chair-taken", changes.sit, 1, "p9", "Eve")


def test_a_kept_chair_needs_its_link_and_the_link_burns_on_use() -> None:
    played = Played("rose", [person(0), OPEN, OPEN])
    played.do(changes.invite, 1, "first")
    assert played.table.chairs[1].kind == "invited"
    played.refuses("refused-chair-kept", changes.sit, 1, "p9", "Eve")
    played.refuses("refused-link-used", changes.sit, 1, "p9", "Eve", nonce="guess")
    played.refuses("refused-link-used", changes.sit, 2, "p9", "Eve", nonce="first")
    played.do(changes.invite, 1, "second")
    played.refuses("refused-link-used", changes.sit, 1, "p9", "Eve", nonce="first")
    played.do(changes.sit, 1, "p1", "Ada", nonce="second")
    assert played.table.nonces == {}
    played.do(changes.leave, 1)
    assert played.table.chairs[1] == INVITED, "kept still, for whoever gets another link"
    played.refuses("refused-link-used", changes.sit, 1, "p9", "Eve", nonce="second")
    played.refuses("refused-chair-kept", changes.sit, 1, "p9", "Eve")
    played.do(changes.sit, 2, "p2", "Cid")
    played.do(changes.leave, 2)
    assert played.table.chairs[2] == OPEN
    assert everything(played.folded()) == everything(played.table)


def test_a_link_to_a_chair_that_the_host_has_changed_is_void() -> None:
    played = Played("rose", [person(0), INVITED, OPEN])
    played.do(changes.invite, 1, "nonce")
    played.do(changes.change_chair, 1, OPEN)
    played.refuses("refused-link-used", changes.sit, 1, "p9", "Eve", nonce="nonce")


def test_a_chair_that_is_taken_cannot_be_offered() -> None:
    played = Played("rose", [person(0), OPEN, BOT])
    played.refuses("refused-chair-taken", changes.invite, 0, "nonce")
    played.refuses("refused-chair-taken", changes.invite, 2, "nonce")


def test_the_host_changes_chairs_but_not_those_of_others() -> None:
    played = Played("rose", [person(0), person(1), OPEN])
    played.refuses("refused-chair-taken", changes.change_chair, 1, BOT)
    played.refuses("refused-no-such-bot", changes.change_chair, 2, Chair("bot", bot="hal"))
    played.do(changes.change_chair, 0, OPEN)
    played.do(changes.change_chair, 2, BOT)
    assert played.table.state == "open"
    played.do(changes.change_chair, 0, BOT)
    assert played.table.state == "playing"


def test_one_person_may_have_several_chairs() -> None:
    played = Played("rose", [person(0), OPEN, OPEN])
    played.do(changes.sit, 1, "p0", "Player 0")
    played.do(changes.sit, 2, "p1", "Ada")
    assert (played.table.seats_of("p0"), played.table.seats_of("p1")) == ([0, 1], [2])


AT_A_CHAIR: list[tuple[Any, ...]] = [
    (changes.sit, "p9", "Eve"),
    (changes.leave,),
    (changes.invite, "n"),
    (changes.change_chair, BOT),
]


def test_once_play_has_begun_chairs_stay_as_they_are() -> None:
    played = Played()
    for change, *more in AT_A_CHAIR:
        played.refuses("refused-begun-already", change, 1, *more)
    played.refuses("refused-begun-already", changes.close)


def test_a_match_that_is_over_says_so_to_whoever_comes_too_late() -> None:
    over = finished()
    for change, *more in AT_A_CHAIR:
        over.refuses("refused-over", change, 1, *more)


def test_a_closed_table_says_that_it_is_closed() -> None:
    played = Played("rose", [person(0), OPEN])
    played.do(changes.close)
    assert played.table.state == "closed" and kinds(played) == ["closed"]
    for change, *more in AT_A_CHAIR:
        played.refuses("refused-closed", change, 1, *more)
    played.refuses("refused-closed", changes.close)
    assert played.do(changes.begin) == []


def test_a_table_that_has_moved_says_so() -> None:
    played = moved()
    assert played.table.state == "moved" and played.table.to_decide() == ()
    played.refuses("refused-moved", changes.decide, 0, ["x"], 0)
    played.refuses("refused-moved", changes.propose, 0, "pause")
    played.refuses("refused-moved", changes.sit, 0, "p9", "Eve")


def test_a_name_can_be_changed() -> None:
    played = Played()
    assert played.do(changes.rename, 1, "Player 1") == []
    played.do(changes.rename, 1, "Ada")
    assert played.table.chairs[1] == Chair("person", "p1", "Ada") and kinds(played)[-1] == "renamed"


# Deciding


def test_nobody_decides_before_play_or_after_it() -> None:
    played = Played("rose", [person(0), OPEN])
    played.refuses("refused-not-begun", changes.decide, 0, ["x"], 0)
    over = finished()
    over.refuses("game-over", changes.decide, 0, ["x"], 10_000)


def test_whoever_has_not_seen_the_latest_is_told_so() -> None:
    played = Played()
    seat = played.table.to_decide()[0]
    wish = played.table.begun.view(seat).actions[0].text
    mark = played.table.marks[seat]
    assert mark == len(played.table.feed[seat])
    played.refuses("refused-stale", changes.decide, seat, [wish], mark - 1)
    played.do(changes.say, (seat + 1) % 3, "hurry up")
    played.do(changes.decide, seat, [wish], mark)  # talk makes nobody late


@pytest.mark.parametrize(("name", "step"), [("rose", "marker"), ("nuns", "move")])
def test_under_a_seal_nobody_is_late_because_others_have_chosen(name: str, step: str) -> None:
    played = Played(name, people(4), seed=3)
    played.play_until(at_step(step), 3)
    first, second = played.table.to_decide()[:2]
    n = len(played.table.feed[second])
    played.decide_somehow(first)
    played.do(changes.withdraw, first)
    played.decide_somehow(first)
    played.do(changes.decide, second, [played.table.begun.view(second).actions[0].text], n)


def test_whose_turn_it_is_not_is_told_that_and_nothing_else() -> None:
    played = Played()
    other = (played.table.to_decide()[0] + 1) % 3
    for wishes in (["x"], ["x", "y"], [1, 2, 3]):
        played.refuses("not-your-turn", changes.decide, other, wishes, 10_000)


def test_choices_with_something_in_between_cannot_be_made_together() -> None:
    played = Played("rose", people(3))
    refused = False
    for _ in range(40):
        seat = played.table.to_decide()[0]
        draft = played.table.begun.draft(seat)
        wishes = []
        while not draft.complete:
            wishes.append(draft.view.actions[0].text)
            draft.choose(wishes[-1])
        played.refuses("refused-too-many-choices", changes.decide, seat, [*wishes, "more"], 10_000)
        refused = True
        played.decide_somehow(seat)
    assert refused


@pytest.mark.parametrize("name", names())
def test_what_can_be_drafted_can_be_decided_in_one_go(name: str) -> None:
    from random import Random

    random, longest = Random(4), 0
    played = Played(name, people(4), seed=4)
    while not played.table.begun.over and len(played.log) < 400:
        seat = random.choice(played.table.to_decide())
        draft = played.table.begun.draft(seat)
        while not draft.complete:
            draft.choose(random.choice(draft.view.actions))
        made = played.decide(seat, *draft.choices)
        assert len(made) == 1
        longest = max(longest, len(draft.choices))
    assert longest > 1 or name == "liars_dice"  # a bid is one decision
    assert everything(played.folded()) == everything(played.table)


def test_without_a_choice_under_seal_there_is_nothing_to_withdraw() -> None:
    played = Played()
    played.refuses("nothing-sealed", changes.withdraw, played.table.to_decide()[0])
    finished().refuses("nothing-sealed", changes.withdraw, 0)


# Pauses, absence, resigning


def test_while_a_table_is_paused_nobody_plays() -> None:
    played = Played("rose", [person(0), BOT])
    played.refuses("refused-not-paused", changes.resume, 0)
    played.do(changes.propose, 0, "pause")
    played.refuses("refused-paused", changes.decide, 0, ["x"], 10_000)
    played.refuses("refused-paused", changes.withdraw, 0)
    played.refuses("refused-paused", changes.propose, 0, "back")
    assert played.table.to_decide() == () and played.do(bots_decide) == []
    played.do(changes.say, 0, "I am back in an hour")
    played.do(changes.resume, 0)
    assert played.table.state == "playing" and kinds(played)[-1] == "resumed"
    played.refuses("refused-not-paused", changes.resume, 0)


def test_whoever_resigns_is_replaced_for_good() -> None:
    played = Played()
    played.refuses("refused-no-such-bot", changes.resign, 1, bot="hal")
    played.do(changes.resign, 1, bot="thrifty")
    assert played.table.bot_of(1) == "thrifty" and kinds(played)[-1] == "resigned"
    played.refuses("refused-resigned", changes.resign, 1)
    played.refuses("refused-resigned", changes.come_back, 1)
    played.refuses("refused-bot-plays", changes.decide, 1, ["x"], 10_000)


def test_nobody_resigns_before_play_or_after_it() -> None:
    Played("rose", [person(0), OPEN]).refuses("refused-not-begun", changes.resign, 0)
    finished().refuses("refused-over", changes.resign, 0)


def test_whoever_is_there_has_nothing_to_come_back_to() -> None:
    assert Played().do(changes.come_back, 0) == []


# Talk


def test_lines_are_cleaned_before_they_are_told() -> None:
    played = Played()
    played.do(changes.say, 1, " Bonjour,\n\tmes\u202e amis\u0000 \u200b! ")
    assert played.table.feed[0][-1].facts == {"seat": 2, "text": "Bonjour, mes amis !", "phrase": ""}


def test_empty_and_endless_lines_are_refused() -> None:
    played = Played()
    played.refuses("refused-nothing-said", changes.say, 0, " \u200b\n\u0007 ")
    played.do(changes.say, 0, "x" * changes.LONGEST_LINE)
    played.refuses("refused-said-too-much", changes.say, 0, "x" * (changes.LONGEST_LINE + 1))


def test_a_table_may_be_without_talk() -> None:
    Played(chat=False).refuses("refused-no-chat", changes.say, 0, "hello")


def test_one_mutes_others_and_not_oneself() -> None:
    played = Played()
    for other in (0, 3, -1):
        played.refuses("refused-nobody-there", changes.mute, 0, other, True)
    assert played.do(changes.mute, 0, 1, False) == []
    assert len(played.do(changes.mute, 0, 1, True)) == 1
    assert played.do(changes.mute, 0, 1, True) == []


# Once more


def test_a_rematch_is_for_tables_that_are_over() -> None:
    played = finished()
    played.do(changes.rematch, "new")
    assert played.table.rematch == "new" and kinds(played)[-1] == "rematch"
    Played().refuses("refused-not-over", changes.rematch, "new")
    Played("rose", [person(0), OPEN]).refuses("refused-not-over", changes.rematch, "new")


def test_every_refusal_is_an_illegal_action_so_that_clients_are_answered() -> None:
    assert issubclass(TableRefusal, IllegalAction)
