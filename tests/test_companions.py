"""Bots as company: levels and characters, lesser players who sit in, and what bots say they thought."""

from __future__ import annotations

from random import Random

import pytest

from subrosa import Match, bots
from subrosa.bots import LEVELS, bot, named, seated, stands_in, style, style_at_table
from subrosa.bots.thoughts import thinks, thoughts
from subrosa.core.beliefs import along
from subrosa.core.errors import BadRequest
from subrosa.core.styles import DEDUCER, GREEDY, SEARCH
from subrosa.core.text import LANGUAGES, has
from subrosa.games import find, names

ROSE = find("rose")


def test_every_bot_has_a_name_and_a_line_of_character_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(has(language, f"bot-{name}{more}") for name in bots.BOTS for more in ("", "-how"))


@pytest.mark.parametrize("name", names())
def test_every_level_plays_every_game(name: str) -> None:
    for level in LEVELS:
        match, player = Match.new(name, 3, Random(1)), bot(level, Random(2), patient=False)
        for _ in range(4):
            seat = match.deciders[0]
            match.decide(seat, match.ask(seat, player))


def test_levels_stand_on_rungs_and_old_names_go_on_working() -> None:
    assert [style(ROSE, *named(name)).rung for name in ("medium", "hard", "bold")] == [DEDUCER, SEARCH, DEDUCER]
    careful, secretive = (style(ROSE, *named(name)) for name in ("careful", "secretive"))
    assert careful.hiding > secretive.hiding > 0.0 and named("hider:0.3") == ("hider", 0.3)
    with pytest.raises(BadRequest, match="there is easy, medium, hard"):
        named("hal")


def test_where_a_game_has_no_stronger_players_all_are_greedy() -> None:
    dice = find("liars_dice")
    assert {style(dice, *named(name)).rung for name in ("medium", "hard", "careful")} == {GREEDY}
    assert not thinks(dice, "hard") and thinks(ROSE, "hard") and not thinks(ROSE, "easy")


def test_an_easy_player_errs_now_and_then() -> None:
    match = Match.new("rose", 4, Random(3))
    seat = match.deciders[0]
    greedy = {match.ask(seat, bot("greedy", Random(n))).choice for n in range(40)}
    easy = {match.ask(seat, bot("easy", Random(n))).choice for n in range(40)}
    assert greedy < easy


def test_while_an_engine_is_compiled_a_greedy_player_sits_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ready", lambda game, names: False)
    monkeypatch.setattr(bots, "compiles", lambda game: True)
    assert [stands_in(ROSE, name) for name in ("hard", "medium", "easy", "random")] == ["greedy", "greedy", "", ""]
    assert style_at_table(ROSE, "searcher").rung == GREEDY
    monkeypatch.setattr(bots, "compiles", lambda game: False)
    assert [stands_in(ROSE, name) for name in ("hard", "medium")] == ["hider", ""]
    assert style_at_table(ROSE, "searcher") == style(ROSE, "searcher")._replace(rung=DEDUCER, worlds=0)
    monkeypatch.setattr(bots, "ready", lambda game, names: True)
    assert stands_in(ROSE, "hard") == "" and style_at_table(ROSE, "searcher").rung == SEARCH


def test_after_the_game_a_bot_says_whom_it_took_for_whom() -> None:
    """What it believed when it was still a secret, from its own seat."""
    match = Match.new("rose", 3, Random(7))
    match.play_out(seated(["greedy"], 3, 7))
    (thought,) = thoughts(match, 1, [0])
    assert (thought.seat, thought.of, thought.matter.kind) == (1, 0, "identity")
    assert thought.matter.certain is None and 0.0 < thought.share <= 0.95
    assert thought.share == max(share.shown for share in thought.matter.shares.values())
    own, others = ([matter for belief in along(match, seat) for matter in belief.matters] for seat in (1, 2))
    assert thought.matter in own and thought.matter not in others
