"""Short matches of Nuns on the Run by lines, all worlds a seat cannot tell from theirs by brute force, and redraws.

    scene = Scene(2, slow_novices="true").play("novice theresa", "2 play run", "2 step 18", "2 stop", "die 4")

Seats are numbered from 1 in lines. What a line does not say is decided quietly on the way to it: the first cards are
dealt, novices stand still and keep their blessings, guards follow their paths for three steps, dice show 1.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Any, Self

import scenes
from scenes import Read, World, last

from subrosa.bots import ThriftyBot
from subrosa.core.deciders import CHANCE
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Match, legal, odds
from subrosa.games.nuns import GAME, redraw
from subrosa.games.nuns.box import CARDS, NOVICES
from subrosa.games.nuns.fields import FIELDS, STEPS
from subrosa.games.nuns.rules.moves import acting
from subrosa.games.nuns.rules.terms import DONE, KEEP, MOVE, PLAY_CARD, STOP, STOP_AS_WALK

SECRET_STEPS = ("move", "bless", "token", "false_noise")

__all__ = ["Read", "Scene", "agree", "cell_of", "counted", "drawn", "played", "random_game", "seen", "told"]

rules: Any = GAME.rules
Told = list[tuple[str, dict[str, Any]]]


def played(seats: int, seed: int, preset: str | None = None, **options: str) -> Match:
    """A whole game of thrifty players; seats of the novices decide in any order."""
    random = Random(seed)
    match = Match(Setup.of(GAME, seats, options, preset), random)
    bot = ThriftyBot(Random(seed + 1))
    while not match.over:
        seat = random.choice(match.deciders)
        match.decide(seat, bot.choose(match.view(seat), []))
    return match


def random_game(seats: int, options: Mapping[str, str], seed: int, rounds: int = 3) -> Match:
    """The beginning of a game of thrifty players, up to some moment of a round."""
    match = played(seats, seed, **options)
    last = [n for n, (_, before, _) in enumerate(match.positions()) if before.round <= rounds][-1]
    return Match.from_log(match.setup, match.decisions[: min(last, len(match.decisions) - 1) - seed % 8])


class Scene(scenes.Scene):
    """A match from its very beginning."""

    def __init__(self, seats: int, **options: str) -> None:
        super().__init__(Setup.of(GAME, seats, {"capture_limit": "more_than_players", **options}))

    def walk(self, seat: int, card: str, *places: int) -> Self:
        """A whole secret move of a novice on the run."""
        return self.play(f"{seat} play {card}", *(f"{seat} step {place}" for place in places), f"{seat} stop")

    def quiet(self, choices: list[int]) -> int:
        return next((choice for choice in (PLAY_CARD, STOP, KEEP) if choice in choices), choices[0])


def told(match: Match, seat: int) -> Told:
    """What a seat has been told."""
    return [(telling.kind, dict(telling.facts)) for telling in match.tellings(seat)]


def seen(s: State, seat: int) -> tuple[Any, ...]:
    """What a seat sees."""
    return scenes.seen(GAME, s, seat)


def counted(match: Match, seat: int, read: Read) -> dict[World, float]:
    """How likely each world is to a seat, by brute force: every history that tells it exactly the same.

    Chance counts by its weights; what others decide in secret moves and noise turns is uniform over what is legal, and
    so is what another side names a stop; an open choice is legal or not. In an unfinished secret move the others have
    not begun, and a history ends as soon as it has told everything.
    """
    all_told = told(match, seat)
    cards = _cards(all_told)
    levels: dict[int, dict[Hashable, tuple[State, float]]] = defaultdict(dict)
    levels[0][0] = (match.setup.start(), 1.0)
    for level in range(len(all_told)):
        for state, chance in levels.pop(level, {}).values():
            for other, mass, tells in _until_told(state, chance, seat, cards):
                if tells == all_told[level : level + len(tells)]:
                    found, key = levels[level + len(tells)], repr(FIELDS.numbers(other))
                    found[key] = (other, mass + (found[key][1] if key in found else 0.0))
    worlds: dict[World, float] = defaultdict(float)
    for state, chance in levels[len(all_told)].values():
        assert seen(state, seat) == seen(match.state, seat)
        worlds[read(state)] += chance
    total = sum(worlds.values())
    return {world: chance / total for world, chance in worlds.items()}


def _cards(all_told: Told) -> set[tuple[int, int, int]]:
    """Round, novice and card of all moves that were told: other cards need not be tried."""
    found, round = set(), 0
    for kind, facts in all_told:
        if kind == "round":
            round = facts["round"]
        elif kind == "played":
            found.add((round, NOVICES.index(facts["novice"]), CARDS.index(facts["card"])))
    return found


def _until_told(
    s: State, chance: float, seat: int, cards: set[tuple[int, int, int]]
) -> Iterator[tuple[State, float, Told]]:
    """Every way to go on until the seat is told something."""
    decider = _next_decider(s, seat)
    for choice, factor in _answers(s, decider, seat):
        plays = s.step == MOVE and PLAY_CARD <= choice < PLAY_CARD + len(CARDS) and decider != seat
        if plays and (s.round, acting(s, decider), choice - PLAY_CARD) not in cards:
            continue
        other = s.copy()
        rules.apply(other, decider, choice)
        silent = s.step == MOVE == other.step and s.round == other.round and decider != seat
        tells: Told = []
        if not silent:
            tellings = GAME.tell(s, decider, choice, other)
            tells = [(t.kind, dict(t.facts)) for t in tellings if t.reaches(seat)]
        if tells:
            yield other, chance * factor, tells
        elif rules.deciders(other):
            yield from _until_told(other, chance * factor, seat, cards)


def _next_decider(s: State, seat: int) -> int:
    """Whose turn it is in a history written down: of several the seat itself, then in the order of cells."""
    deciders = scenes.deciders(GAME, s)
    if len(deciders) == 1 or seat in deciders:
        return deciders[0] if seat not in deciders else seat
    return next(int(s.owner[cell]) for cell in range(len(NOVICES)) if s.owner[cell] >= 0 and s.stage[cell] != DONE)


def _answers(s: State, decider: int, seat: int) -> list[tuple[int, float]]:
    """What may be chosen here, with the measure's factor for it."""
    if decider == CHANCE:
        choices, weights = odds(GAME, s)
        return [(choice, weight / sum(weights)) for choice, weight in zip(choices, weights, strict=True)]
    choices = legal(GAME, s, decider)
    if decider == seat:
        return [(choice, 1.0) for choice in choices]
    if STEPS[s.step] in SECRET_STEPS:
        return [(choice, 1 / len(choices)) for choice in choices]
    stops = [choice for choice in choices if choice in (STOP, STOP_AS_WALK)]
    same_side = s.seats == 8 and seat <= 1
    return [(choice, 1 / len(stops) if choice in stops and not same_side else 1.0) for choice in choices]


def drawn(match: Match, seat: int, read: Read, count: int, seed: int = 1) -> list[tuple[World, float]]:
    """The worlds of so many redraws of a match, with their weights."""
    random = Random(seed)
    story = redraw.heard(match.setup, match.decisions, seat)
    return [(read(last(match.setup, redraw.drawn(story, random))), 1.0) for _ in range(count)]


agree = partial(scenes.agree, slack=0.003)
"""A rare world may well turn up once in some draws."""


def cell_of(name: str) -> int:
    """A novice by her name."""
    return NOVICES.index(name)
