"""Lines of Nuns on the Run: every choice is a line that parses back, and a wish that cannot be had is told why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from refusing import refused
from test_texts import refusals

from subrosa.core.tellings import Fact
from subrosa.core.text import LANGUAGES, say, shown
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import FIGURES, STAGES, STEPS
from subrosa.games.nuns.rules.terms import PAIR

from .table import Table

THERESA = 3
"""Her cell, and so her number at a table."""


def test_two_noises_may_be_named_in_either_order() -> None:
    pairs = {heard().match.view(1).choice(f"noise {both}") for both in ("39 26", "26 39")}
    assert len(pairs) == 1 and min(pairs) >= PAIR


# Why not


def dark(at: int = 3, abbess: int = 26, prioress: int = 147, key: int = 0, **options: Any) -> Table:
    """Seat 2 leads Theresa, whose cell is 3 and who is somewhere; nobody looks at her."""
    blessed: dict[int | str, str] | None = None if options.get("blessings") == "off" else {}
    table = Table(2, cells=[THERESA], blessed=blessed, **{"capture_limit": "more_than_players"} | options)
    return table.put(THERESA, at, key=key).guard("abbess", abbess).guard("prioress", prioress)


def night(at: int = 3, abbess: int = 26, round: int = 2, **options: Any) -> Table:
    """A round begins."""
    return dark(at, abbess, **options).begin(round)


def bless(table: Table, blessing: str = "soft_steps", figure: str = "theresa", *, spent: bool = False) -> Table:
    """A figure holds, or has used, a blessing; the others hold one that is of no matter here."""
    for other in ("theresa", "abbess", "prioress"):
        table.s.blessing[FIGURES.index(other)] = box.SOFT_STEPS
    kind = box.BLESSINGS.index(blessing)
    table.s.blessing[FIGURES.index(figure)] = kind
    table.s.spent[FIGURES.index(figure)] = kind if spent else -1
    return table


def walking(*lines: str, at: int = 19, blessing: str = "soft_steps", **facts: Any) -> Table:
    """Theresa has made up a part of her move."""
    return bless(night(at, **facts), blessing).play(*lines)


def caught(*lines: str, at: int = 18, fresh: int = 0, **options: Any) -> Table:
    """Theresa has been caught, and a new round begins."""
    return dark(at, **options).put(THERESA, at, status="caught", fresh=fresh).begin().play(*lines)


def in_her_hands() -> Table:
    """The abbess stands where the caught novice is."""
    table = dark(turn_in_sight="true").guard("abbess", 18, back=17)
    return table.put(THERESA, 18, status="caught", fresh=0).begin()


def under_eyes() -> Table:
    """The abbess looks at the caught novice."""
    return dark().guard("abbess", 16, back=15).put(THERESA, 18, status="caught", fresh=0).begin()


def rolled(*lines: str, blessing: str = "soft_steps", **options: Any) -> Table:
    """Theresa on 18 stood still and rolled a 6; the abbess on 40 hears her, by 26 and by 39."""
    return walking("play stand", "stop", "die 6", *lines, at=18, abbess=40, blessing=blessing, **options)


def heard(blessing: str = "soft_steps") -> Table:
    return rolled("keep", blessing=blessing)


def heard_again() -> Table:
    """Her false noise is used up, so she is not asked about a blessing."""
    table = bless(night(18, abbess=40), "false_noise", spent=True)
    return table.play("play stand", "stop", "die 6")


def false_one() -> Table:
    """The false noise is to be laid."""
    return rolled("use", "noise 39", blessing="false_noise")


def heard_by_listening() -> Table:
    """The abbess on 40 has listened, and Theresa, on 18 after a walk, is in reach."""
    table = bless(night(18, abbess=40), "false_noise")
    s = table.s
    s.played[THERESA - 1] = box.WALK
    s.guard, s.novice, s.die = box.ABBESS, THERESA - 1, 6
    s.step = STEPS.index("hear")
    return table


def patrol(at: int = 26, **options: Any) -> Table:
    """The abbess is about to take a path; the prioress is far away on the path red 122 / 147."""
    table = dark(10, at, **options).guard("prioress", 145, back=144, path="red-122-147", to=147)
    return bless(table).begin().rest().play("first abbess")


def on_path(*lines: str, **options: Any) -> Table:
    """The abbess follows the path green 26 / 101."""
    return patrol(**options).play("path green-26-101", *lines)


def off_path(at: int) -> Table:
    table = on_path()
    table.s.at[box.ABBESS] = at - 1
    return table


def far(paces: int, **options: Any) -> Table:
    """The abbess has made so many steps."""
    table = on_path(**options)
    table.s.paces = paces
    return table


def at_end(**options: Any) -> Table:
    """The abbess has completed red 26 / 122 and needs a card from 122."""
    table = patrol(122, **options)
    table.s.completed[box.ABBESS] = box.PATHS.index("red-26-122")
    table.s.used[table.s.completed[box.ABBESS]] = 1
    return table


def without_u_turns() -> Table:
    table = at_end()
    table.s.u_turns_left = 0
    return table


def listening(blessing: str) -> Table:
    """The abbess has walked and rolled a 6 to listen."""
    table = on_path("step 40", "step 41", "step 46", "stop").until("listen")
    return bless(table, blessing, "abbess").play("die 6")


def before_round_one() -> Table:
    table = Table(2, cells=[THERESA], blessed={}, first_path="setup")
    return bless(table, "false_noise", "abbess")


CASES: tuple[tuple[Callable[[], Table], str, str], ...] = (
    (night, "sing", "“sing” is not what is asked now. Try for example “play stand”."),
    (
        lambda: on_path("step 40", "step 41", "step 46"),
        "stop it",
        "“stop it” is not one of your choices. Try for example “stop”.",
    ),
    # cards and steps
    (night, "play fly", "There is no movement card “fly”."),
    (night, "step 19", "First choose a card."),
    (night, "stop", "First choose a card."),
    (
        lambda: night(36, abbess=50, novice_may_enter_guard="false"),
        "play walk",
        "From here no move fits the card “Walk”.",
    ),
    (lambda: walking("play walk"), "play run", "You have chosen a card already: “Walk”."),
    (lambda: walking("play walk"), "step 0", "There is no place “0”."),
    (lambda: walking("play walk"), "step 19", "You are on place 19 already."),
    (lambda: walking("play walk"), "step 17", "No step leads from place 19 to place 17."),
    (lambda: walking("play walk"), "step 26", "The door between 19 and 26 is locked, and you have no key."),
    (lambda: walking("play walk", "step 18"), "step 19", "You were on place 19 in this move."),
    (
        lambda: walking("play run", at=17, abbess=18, novice_may_enter_guard="false"),
        "step 18",
        "The Abbess is on place 18, and at this table nobody may step there.",
    ),
    (
        lambda: walking("play walk", at=50),
        "step 36",
        "By way of place 36 there is no move long enough for the card “Walk”.",
    ),
    (
        lambda: walking("play walk", "step 18", at=17, abbess=18),
        "step 19",
        "A guard is on place 18: you are caught there, and all you can do is stop.",
    ),
    (lambda: walking("play stand"), "step 18", "The card “Stand still” allows no step."),
    (lambda: walking("play sneak", "step 18"), "step 147", "No step leads from place 18 to place 147."),
    (
        lambda: walking("play sneak", "step 18", "step 17"),
        "step 16",
        "You have made 2 steps, and the card “Sneak” allows no more.",
    ),
    (
        lambda: walking("play sneak", "step 18", "step 17", "step 16", blessing="swift_foot"),
        "step 15",
        "You have made 3 steps, and the card “Sneak” allows no more.",
    ),
    (lambda: walking("play sneak"), "stop", "The card “Sneak” needs 1 step at least."),
    (
        lambda: walking("play walk", "step 18", "step 17", "step 16", round=1),
        "stop",
        "The card “Walk” needs 6 steps at least.",
    ),
    # walks home and turning back
    (night, "turn back", "Theresa is on the run, not caught."),
    (night, "stay caught", "Theresa is on the run, not caught."),
    (caught, "step 19", "First say whether Theresa turns back."),
    (caught, "stop", "First say whether Theresa turns back."),
    (lambda: caught("turn back"), "turn back", "Theresa has turned back already."),
    (lambda: caught("stay caught"), "play run", "Theresa is caught and walks home; no card is chosen for that."),
    (lambda: caught("stay caught", at=16), "step 15", "The step from 16 to 15 is not on a shortest way home."),
    (lambda: caught("stay caught", at=27), "step 40", "No step leads from place 27 to place 40."),
    (lambda: caught("stay caught", at=40), "step 26", "The door between 40 and 26 is locked, and you have no key."),
    (lambda: caught("stay caught", "step 17", at=16), "stop", "A walk home needs 3 steps."),
    (
        lambda: caught("stay caught", "step 15", "step 16", "step 17", "step 18", at=14),
        "step 19",
        "A walk home has 4 steps at most.",
    ),
    (lambda: caught("stay caught", "step 3", at=19), "step 19", "Theresa is home and stops here."),
    (lambda: caught(fresh=1), "turn back", "The first walk home after a capture has to be made."),
    (under_eyes, "turn back", "A guard sees Theresa, and nobody turns back under her eyes."),
    (in_her_hands, "turn back", "A guard stands where Theresa is, and would catch her at once."),
    (
        lambda: caught("stay caught"),
        "turn back",
        "Walk first; at its end you are asked again, if no guard sees you there.",
    ),
    # noises and a novice's blessing
    (heard, "noise x", "There is no place “x”."),
    (heard, "noise 18", "Place 18 is not next to the Abbess."),
    (heard, "noise 41", "No shortest way from the Abbess to you begins at place 41."),
    (heard, "noise 26 41", "No shortest way from the Abbess to you begins at place 41."),
    (heard, "noise 26 39 41", "One noise or two, never three."),
    (heard, "noise 39 39", "Two noises need two places, not 39 twice."),
    (heard_by_listening, "noise 41", "No shortest way from the Abbess to you begins at place 41."),
    (lambda: rolled(blessing="swift_foot"), "use", "The blessing “Swift Foot” does not help with a die."),
    (
        lambda: rolled(blessing="swift_foot", swift_foot="off"),
        "use",
        "At this table the blessing “Swift Foot” is a blank.",
    ),
    (rolled, "false noise 39 abbess", "You do not hold the blessing “False Noise”."),
    (
        lambda: rolled(blessing="false_noise"),
        "false noise 39 abbess",
        "First say “use”; where the false noise lies is asked last.",
    ),
    (
        lambda: rolled("use", blessing="false_noise"),
        "false noise 39 abbess",
        "First the true noise; the false one comes last.",
    ),
    (lambda: heard("false_noise"), "false noise 39 abbess", "You have kept your blessing this turn."),
    (heard_again, "false noise 39 abbess", "The blessing “False Noise” is used up."),
    (false_one, "false noise 41 prioress", "Place 41 is not next to the Prioress."),
    (false_one, "false noise 41 cook", "There is no guard “cook”."),
    (false_one, "false noise x abbess", "There is no place “x”."),
    (
        false_one,
        "false noise 41",
        "“false noise 41” is not one of your choices. Try for example “false noise 26 abbess”.",
    ),
    (
        heard_by_listening,
        "false noise 39 abbess",
        "A novice makes a false noise only in her own noise turn, after her roll.",
    ),
    (lambda: night(blessings="off"), "false noise 39 abbess", "At this table there are no blessings."),
    # the guards
    (lambda: night().rest(), "first cook", "There is no guard “cook”."),
    (patrol, "step 40", "First choose a path for the Abbess."),
    (patrol, "stop", "First choose a path for the Abbess."),
    (patrol, "path pink", "There is no path “pink”."),
    (patrol, "path red-122-147", "The path Red 122–147 does not have place 26 as an end."),
    (at_end, "path red-122-147", "The path Red 122–147 is taken: the Prioress is on it."),
    (at_end, "path red-26-122", "The path Red 26–122 has been used."),
    (patrol, "u-turn", "The Abbess has completed no path that could be taken back."),
    (without_u_turns, "u-turn", "No U-turn is left."),
    (lambda: at_end(u_turns="0"), "u-turn", "At this table there are no U-turns."),
    (
        lambda: at_end(paths_reusable="true"),
        "u-turn",
        "At this table every path can be taken again, so there are no U-turns.",
    ),
    (on_path, "path blue-26-84", "The Abbess is on the path Green 26–101; another card is taken at its end."),
    (on_path, "u-turn", "The Abbess is on the path Green 26–101; another card is taken at its end."),
    (on_path, "step x", "There is no place “x”."),
    (on_path, "step 26", "You are on place 26 already."),
    (on_path, "step 41", "No step leads from place 26 to place 41."),
    (on_path, "step 19", "The Abbess has no reason to leave the path Green 26–101: the next step is to place 40."),
    (
        lambda: off_path(91),
        "step 90",
        "The Abbess has no reason to stay off the path Green 26–101. A shortest way back begins here: 92.",
    ),
    (lambda: far(6), "step 40", "The Abbess has made 6 steps and cannot go on."),
    (lambda: far(5, guard_max="5"), "step 40", "The Abbess has made 5 steps and cannot go on."),
    (on_path, "stop", "The Abbess must make 3 steps at least."),
    (on_path, "stop as walk", "The Abbess must make 3 steps at least."),
    (lambda: far(4), "stop as walk", "Up to 4 steps are a walk anyway: just say “stop”."),
    (lambda: far(5), "stop as walk", "You do not hold the blessing “Swift Foot”."),
    (lambda: far(6), "stop as walk", "Even with “Swift Foot” a walk has 5 steps at most."),
    (on_path, "play run", "A guard’s card follows from her steps: stop when she has gone far enough."),
    (on_path, "false noise 40 abbess", "You do not hold the blessing “False Noise”."),
    (
        lambda: bless(on_path(), "false_noise", "prioress", spent=True),
        "false noise 40 abbess",
        "The blessing “False Noise” is used up.",
    ),
    (
        lambda: bless(on_path(), "false_noise", "prioress"),
        "false noise 41 abbess",
        "Place 41 is not next to the Abbess.",
    ),
    (before_round_one, "false noise 40 abbess", "A guard makes a false noise only in a guard’s move."),
    (lambda: listening("false_noise"), "use", "The blessing “False Noise” does not help with a die."),
    (lambda: listening("false_noise"), "false noise 40 abbess", "A guard makes a false noise only in a guard’s move."),
)


@cache
def answer(case: int) -> tuple[str, str]:
    setup, wish, _ = CASES[case]
    table = setup()
    return refused(GAME, table.s, table.match.deciders[0], wish)


@pytest.mark.parametrize("case", range(len(CASES)), ids=lambda case: CASES[case][1])
def test_a_refusal_says_why(case: int) -> None:
    assert answer(case)[1] == CASES[case][2]


def test_every_refusal_is_among_those_tried() -> None:
    tried = {answer(case)[0] for case in range(len(CASES))}
    assert tried == {*refusals("nuns"), "wish-not-now", "wish-not-understood"}


# Names and questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_runs_is_said_not_to_listen_and_never_to_hear_nothing(language: str) -> None:
    """The novices roll against a guard who ran, too, unless both did (8.4)."""
    listens = {"en": "listen", "de": "lausch", "fr": "écout", "cs": "naslouch"}[language]
    asked = say(language, "nuns-ask-go", {"guard": "G", "paces": 5})
    said = [say(language, key) for key in ("page-nuns-run-deaf", "nuns-label-hears-nothing")]
    assert all(listens in text for text in (asked, *said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blessing_has_the_name_it_has_for_whoever_holds_it(language: str) -> None:
    row = next(row for row in box.DATA["blessings"]["rows"] if row["id"] == "soft_steps")
    novice, guard = row[language].split(" / ")
    names = {id: shown(GAME, {"blessing": id}, language)["blessing"] for id in ("soft_steps", "guard_soft_steps")}
    assert names == {"soft_steps": novice, "guard_soft_steps": guard}


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


def test_cards_of_guards_are_named_like_those_of_novices() -> None:
    for language in LANGUAGES:
        for card in box.GUARD_CARDS:
            assert shown(GAME, {"guard_card": card}, language)["guard_card"] == box.names("cards", language)[card]
