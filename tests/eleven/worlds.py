"""Short matches of 011 by lines, all worlds a seat cannot tell from theirs by brute force, and redraws beside them.

    scene = Scene(4, bag={"hourglass": 1, "loc_mole": 3}).play("2 choose lilja", "draw hourglass", "draw loc_mole")

Seats are numbered from 1 in lines. What a line does not say is decided quietly on the way to it: nobody pays for a
position, figures without looks and tiles are chosen, the gears are turned to composing, nothing is played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import scenes
from scenes import Read, World, agree, last

from subrosa.core.deciders import CHANCE
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, legal, odds
from subrosa.core.tellings import Telling
from subrosa.games.eleven import GAME, box, redraw
from subrosa.games.eleven.fields import FIELDS, STEPS
from subrosa.games.eleven.rules.terms import STOP, TILE

QUIET_FIGURES = ("johnsson", "vikstrom", "snowy", "koleberg", "vidal", "pahlsson", "lewis", "lilja")
QUIET_EVENTS = ("e07", "e01", "e08", "e10", "e02", "e03")
QUIET_ACTIONS = (box.ACTIONS.index("compose"), box.MOVE_CLUE)
OPEN_STEPS = (
    *("gears", "seating", "event"),
    *("open", "bid", "raise", "clue", "figure", "gear", "move", "walk", "hand_in", "end"),
)

__all__ = ["Scene", "agree", "cards", "counted", "drawn", "known", "roles", "rules", "seen", "tiles"]

rules: Any = GAME.rules


class Scene(scenes.Scene):
    """A match from its very beginning, with few tiles in the bag and perhaps the organ on the map already."""

    def __init__(self, seats: int = 4, bag: Mapping[str, int] | None = None, organ: str = "", **options: str) -> None:
        def prepare(s: State, setup: Setup) -> None:
            GAME.prepare(s, setup)
            if bag is not None:
                s.bag = [bag.get(tile, 0) for tile in box.TILES]
                s.bag_left = sum(s.bag)
            if organ:
                s.organ = box.SPOTS.index(organ)

        options = {"gear_setup": "zero", **options}
        super().__init__(Setup.of(replace(GAME, prepare=prepare), seats, options))

    def quiet(self, choices: list[int]) -> int:
        s, step = self.s, self.step
        if step == "figure":
            return next(c for c in map(box.CHARACTERS.index, QUIET_FIGURES) if c in choices)
        if step == "event":
            return next(e for e in map(box.EVENTS.index, QUIET_EVENTS) if e in choices)
        if step == "gear":
            return next(t for t in choices if box.ACTION_FACES[(s.gear + t) % len(box.ACTION_FACES)] in QUIET_ACTIONS)
        if step in ("move", "walk"):
            return STOP
        if step == "copy":
            return box.JOHNSSON
        return QUIET_ACTIONS[0] if step == "free_action" else choices[0]


def told(before: State, decision: Decision, after: State, seat: int) -> list[tuple[str, Mapping[str, Any]]]:
    """What a decision tells a seat."""
    tellings: Sequence[Telling] = GAME.tell(before, decision.decider, decision.choice, after)
    return [(t.kind, t.facts) for t in tellings if t.reaches(seat)]


def seen(s: State, seat: int) -> tuple[Any, ...]:
    """What a seat sees."""
    return scenes.seen(GAME, s, seat)


def _secrets(s: State) -> Hashable:
    flat = (tuple(map(tuple, value)) if isinstance(value[0], list) else tuple(value) for value in _hidden(s))
    return tuple(flat)


def _hidden(s: State) -> Iterator[Any]:
    return (getattr(s, name) for name in FIELDS.secret())


def _answers(s: State, decision: Decision, seat: int, held: Collection[str]) -> list[tuple[int, float]]:
    """What may have been chosen here, with the measure's factor for it."""
    step = STEPS[s.step]
    if int(rules.deciders(s)) != 1 << decision.decider:
        return []
    if decision.decider == CHANCE:
        choices, weights = odds(GAME, s)
        if step in held:
            return [(decision.choice, 1.0)]
        return [(choice, weight / sum(weights)) for choice, weight in zip(choices, weights, strict=True)]
    choices = legal(GAME, s, decision.decider)
    if step == "discard" and decision.decider != seat:
        return [(choice, 1 / len(choices)) for choice in choices]
    return [(decision.choice, 1.0)] if decision.choice in choices else []


def counted(match: Match, seat: int, read: Read, held: Collection[str] = ()) -> dict[World, float]:
    """How likely each world is to a seat, by brute force: all histories that tell and show it the same at every moment.

    Chance counts by its weights, a secret discard is uniform over the different tiles held, an open choice is legal
    or not. Chance at the steps `held` stays as it was, where it has nothing to do with what is asked.
    """
    layer: dict[Hashable, tuple[State, float]] = {0: (match.setup.start(), 1.0)}
    for decision, before, after in match.positions():
        if STEPS[before.step] in OPEN_STEPS and decision.choice < TILE and before.alive == after.alive:
            for state, _ in layer.values():  # nothing hidden bears on these: carried out in every world
                rules.apply(state, decision.decider, decision.choice)
            continue
        ours, sight = told(before, decision, after, seat), seen(after, seat)
        new: dict[Hashable, tuple[State, float]] = {}
        for state, chance in layer.values():
            for choice, factor in _answers(state, decision, seat, held):
                other = state.copy()
                rules.apply(other, decision.decider, choice)
                if told(state, Decision(decision.decider, choice), other, seat) != ours or seen(other, seat) != sight:
                    continue
                key = _secrets(other)
                new[key] = (other, new[key][1] + chance * factor if key in new else chance * factor)
        layer = new
    found: dict[World, float] = defaultdict(float)
    for state, chance in layer.values():
        assert seen(state, seat) == seen(match.state, seat)
        found[read(state)] += chance
    total = sum(found.values())
    return {world: chance / total for world, chance in found.items()}


def drawn(match: Match, seat: int, read: Read, count: int, seed: int = 1) -> list[tuple[World, float]]:
    """The worlds of so many redraws of a match, with their weights."""
    story = redraw.heard(match.setup, match.decisions, seat)
    random = Random(seed)
    found = []
    for _ in range(count):
        decisions, weight = redraw.drawn(match.setup, story, seat, random)
        found.append((read(last(match.setup, decisions)), weight))
    return found


def cards(s: State) -> World:
    """Where every character's card is."""
    return tuple(s.card)


def roles(s: State) -> World:
    """Everybody's role."""
    return tuple(s.role)


def tiles(s: State) -> World:
    """Every hand, and what lies under the stack: a shuffled bunch without its order."""
    hands = tuple(tuple(hand) for hand in s.tile[: s.seats])
    under = tuple(zip(s.under_bunch[: s.under_left], s.under[: s.under_left], strict=True))
    loose = tuple((i, face) for i, (bunch, face) in enumerate(under) if bunch <= 0)
    return hands, loose, tuple(sorted(pair for pair in under if pair[0] > 0))


def known(s: State) -> World:
    """Which cards everybody has seen."""
    return tuple(tuple(row) for row in s.known[: s.seats]), tuple(s.card)
