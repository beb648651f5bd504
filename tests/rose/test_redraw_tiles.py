"""Redraws where players choose in secret which time tile goes back (15.12)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from scenes import agree, last

from subrosa.core.deciders import SPECTATOR
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.games.rose import GAME, stories
from subrosa.games.rose.box import TILE_NAMES
from subrosa.games.rose.fields import STEPS

from .table import Table, play
from .worlds import Faces, cut, eager, histories, same_to

OWNER = {"tile_return": "owner_choice"}


def returning() -> Match:
    """The second player has won two equal tiles and another, and returns one of them in secret."""
    table = Table(
        options=OWNER,
        turn=2,
        tiles={"garden": ["red 2", "grey 4"], "kitchen": ["red 2", "grey 2"], "church": ["blue 4", "grey 6"]},
        hands={1: ["chapter_house 2", "chapter_house 3", "scriptorium 2"], 2: ["red 1", "red 2", "blue 1"]},
    )
    return play(
        table.match(),
        *("2 play red 1", "2 move red garden", "chance draw garden 2"),
        *("1 play chapter_house 2", "1 move adson chapter_house", "chance draw white 4"),
        *("2 play red 2", "2 spend 0", "2 move red kitchen", "chance draw cloister 3"),
        *("1 play chapter_house 3", "1 move william chapter_house", "chance draw white 3"),
        *("2 play blue 1", "2 spend 0", "2 move blue church", "chance draw grey 1"),
        *("1 play scriptorium 2", "1 move adson scriptorium", "chance draw white 2"),
        *("2 play garden 2", "2 spend 1", "2 return blue 4"),
    )


def gave(before: State, after: State, seat: int) -> list[int]:
    """The time tiles a seat gave back by a decision, in order."""
    if STEPS[before.step] == "return" and before.giver == seat:
        return list((Counter(before.held[seat]) - Counter(after.held[seat])).elements())
    return list(before.held[seat][: max(before.tiles[seat] - after.tiles[seat], 0)])


def kept(match: Match) -> dict[Faces, float]:
    """How likely each set of player 2's time tiles is to player 1: every face he holds is as likely to go back."""
    worlds: dict[tuple[Faces, Faces], float] = {((), ()): 1.0}
    for _, before, after in match.positions():
        mine, his = gave(before, after, 0), gave(before, after, 1)
        new: Counter[tuple[Faces, Faces]] = Counter()
        for (held, chain), chance in worlds.items():
            ways = returns(held, asked=STEPS[before.step] == "return") if his else [(held, ())]
            for left, given in ways:
                row = (*chain, *mine, *given)
                up = len(row) - after.chain_length
                if list(row[:up]) == [*before.chain[: before.chain_length], *mine, *his][:up]:
                    won = after.held[1][before.tiles[1] : after.tiles[1]]
                    new[(*left, *won), row[up:]] += chance / len(ways)  # type: ignore[assignment]
        worlds = dict(new)
    found: Counter[Faces] = Counter()
    for (held, _), chance in worlds.items():
        found[tuple(sorted(held))] += chance / sum(worlds.values())  # type: ignore[assignment]
    return dict(found)


def returns(held: Faces, asked: bool) -> list[tuple[Faces, Faces]]:
    """What may be left and what given: all if he was not asked, else one of each face, the oldest of equal ones."""
    if not asked:
        return [((), held)]
    first = [held.index(face) for face in sorted(set(held))]
    return [(held[:at] + held[at + 1 :], (held[at],)) for at in first]


def tiles_drawn(match: Match, count: int) -> list[tuple[Faces, float]]:
    """Player 2's time tiles in so many redraws of player 1."""
    return [
        (tuple(sorted(tile for tile in last(match.setup, decisions).held[1] if tile >= 0)), weight)
        for decisions, weight in histories(match, 0, count)
    ]


@pytest.mark.rule("15.12", "Q4")
def test_a_hidden_return_is_uniform_over_the_different_faces_held() -> None:
    match = returning()
    red, blue = TILE_NAMES.index("red 2"), TILE_NAMES.index("blue 4")
    exact = {(red, red): 0.5, tuple(sorted((red, blue))): 0.5}
    assert kept(match) == pytest.approx(exact)
    drawn = tiles_drawn(match, 2000)
    assert {tiles for tiles, _ in drawn} == set(exact)
    agree(drawn, exact, lambda tiles: blue in tiles)


@pytest.mark.rule("15.12", "Q4")
def test_hidden_returns_that_follow_one_another_are_as_likely_as_counted() -> None:
    match = eager(Setup.of(GAME, 2, OWNER), seed=2)
    hidden = [i for i, (d, b, _) in enumerate(match.positions(), 1) if STEPS[b.step] == "return" and d.decider == 1]
    match = cut(match, hidden[2])
    exact = kept(match)
    drawn = tiles_drawn(match, 1200)
    assert len(exact) > 10
    agree(drawn, exact)


def after_coming_up(seats: int, seed: int) -> Match:
    """An eager match that has gone on a while after returned tiles began to come up again."""
    match = eager(Setup.of(GAME, seats, OWNER), seed)
    first = next(
        i for i, (_, b, a) in enumerate(match.positions(), 1) if b.unseen_left == 0 and a.chain_length < b.chain_length
    )
    return cut(match, first + 40)


@pytest.mark.rule("15.12", "Q4")
def test_a_hidden_tile_that_comes_up_again_tells_what_was_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "TRIES", 20)
    match = after_coming_up(2, seed=7)
    exact = kept(match)
    drawn = tiles_drawn(match, 1000)
    assert len(exact) > 5
    agree(drawn, exact)


@pytest.mark.rule("15.12")
@pytest.mark.parametrize("seats", (2, 4))
def test_a_redraw_tells_the_same_where_hidden_tiles_came_up_again(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "TRIES", 20)
    match = after_coming_up(seats, seed=seats)
    for seat in (0, 1, SPECTATOR):
        decisions, _ = GAME.redraw(match.setup, match.decisions, seat, Random(seat))
        assert same_to(match, decisions, seat)
