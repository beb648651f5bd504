"""Redraws for tests: many of them at once, what they lead to, and whether they agree with exact counting."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.games.rose import redraw
from subrosa.games.rose.box import BUILDING_OF, FIRST_MONK
from subrosa.games.rose.fields import STEPS

Faces = tuple[int, ...]


def histories(match: Match, seat: int, count: int, seed: int = 1) -> Iterator[tuple[list[Decision], float]]:
    """So many redraws of a match, with their weights."""
    story = redraw.heard(match.setup, match.decisions, seat)
    random = Random(seed)
    for _ in range(count):
        yield redraw.drawn(match.setup, story, seat, random)


def cut(match: Match, decided: int) -> Match:
    """The match as it stood after so many decisions."""
    return Match.from_log(match.setup, match.decisions[:decided])


def same_to(match: Match, decisions: list[Decision], seat: int) -> bool:
    """Has a history told a seat, and does it show it, what the match did?"""
    other = Match.from_log(match.setup, decisions)
    return list(other.tellings(seat)) == list(match.tellings(seat)) and other.view(seat).names == match.view(seat).names


def eager(setup: Setup, seed: int) -> Match:
    """A match of players who do tasks where they can and sometimes spend one of the tiles they have."""
    random = Random(seed)
    match = Match(setup, random)
    while not match.over:
        seat = match.deciders[0]
        view = match.view(seat)
        s, actions = view.numbers, list(view.actions)
        if STEPS[s.step] in ("place", "figure"):
            moves = [(s.mover, a.choice) if s.mover >= 0 else (a.choice, BUILDING_OF[s.card]) for a in actions]
            tasks = [
                action
                for action, (figure, place) in zip(actions, moves, strict=True)
                if figure >= FIRST_MONK and any(tile // 10 == figure - FIRST_MONK for tile in s.tile[place])
            ]
            actions = tasks or actions
        elif STEPS[s.step] == "spend":
            actions = actions[:2]
        match.decide(seat, random.choice(actions))
    return match
